"""The rules of the games, to read beside a table or before one sits down at it.

The text lies in `resources/rules`. Its positions are painted here by the same functions as the
table, in the look of the house, and as wide as there is room.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QLocale, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QImage,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrame,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from meadhall.client.learning.rulebook import PICTURE, Drawing, RulebookPage, page
from meadhall.client.match.moves import MoveBuilder
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.whole import Part, picture
from meadhall.ui.board.pointing import take_all
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import Mark, MarkKind, Scene, Stroke
from meadhall.ui.board.session_scene import choice_marks
from meadhall.ui.text.words import say
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import Button, Panel, em, row
from meadhall.ui.widgets.flow import FlowLayout
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.widgets.theme import Theme
from meadhall.ui.window.app_context import TITLE_FAMILY, AppContext

WIDEST: Final = 26
"""Lines of text: no drawing gets wider than that, nor higher than three quarters of it."""

REST: Final = 120
"""Milliseconds without another size after which the text is laid out again."""


class RulesText(QTextBrowser):
    """The rules of one game, with their drawings."""

    def __init__(self, context: AppContext, game: str) -> None:
        super().__init__()
        self.context = context
        self.game = game
        self.page = RulebookPage("", ())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        keys = Qt.TextInteractionFlag.TextSelectableByKeyboard  # a screen reader follows the caret
        self.setTextInteractionFlags(self.textInteractionFlags() | keys)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._laid_out_for = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._lay_out_again)
        context.look_changed.connect(self.show_again)
        self.show_game(game)

    def show_game(self, game: str) -> None:
        """From the beginning."""
        self.game = game
        self._laid_out_for, self._is_new = 0, True
        self.setAccessibleName(say("The rules of {game}", game=catalogue.find(game).title))
        self.page = page(game, QLocale().name()[:2])
        self.show_again()
        self.verticalScrollBar().setValue(0)

    def show_again(self) -> None:
        """The same text, in the look and the width that there are now; the reader stays."""
        if not self.isVisible():
            self._laid_out_for = 0  # there is time enough once somebody wants to read
            return
        bar = self.verticalScrollBar()
        share = bar.value() / max(bar.maximum(), 1)
        at = 0 if self._is_new else self.textCursor().position()
        self._is_new = False
        self._laid_out_for = self.viewport().width()
        self.document().setDocumentMargin(em(self) * 0.7)
        self.document().setMarkdown(self.page.text)
        self._dress()
        caret = self.textCursor()
        caret.setPosition(min(at, self.document().characterCount() - 1))
        self.setTextCursor(caret)
        bar.setValue(round(share * bar.maximum()))

    @property
    def is_settling(self) -> bool:
        """Is the text still to be laid out for the width that it has now?"""
        return self._rest.isActive()

    def _lay_out_again(self) -> None:
        if self._laid_out_for != self.viewport().width():
            self.show_again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rest.start()

    def _dress(self) -> None:
        """Our letters for headings, air around everything, drawings in the middle."""
        whole = QTextCursor(self.document())
        whole.beginEditBlock()  # laid out once, and not for every paragraph
        space = em(self)
        block = self.document().begin()
        is_caption = False
        while block.isValid():
            is_picture = block.text().startswith("\ufffc")
            level = block.blockFormat().headingLevel()
            shape = QTextBlockFormat()
            if level:
                self._letter(block)
                shape.setTopMargin(0 if level == 1 else space)
                shape.setBottomMargin(space * 0.3)
            elif is_picture or is_caption:
                shape.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                shape.setTopMargin(space * (0.6 if is_picture else 0.2))
                shape.setBottomMargin(space * (0.0 if is_picture else 0.6))
            QTextCursor(block).mergeBlockFormat(shape)
            is_caption = is_picture
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            _dress_table(frame, space)
        whole.endEditBlock()

    def _letter(self, heading: QTextBlock) -> None:
        cursor = QTextCursor(heading)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        letters = QTextCharFormat()
        letters.setFontFamilies([TITLE_FAMILY])
        cursor.mergeCharFormat(letters)

    # Drawings. -------------------------------------------------------------------------------

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Qt asks for a picture of the text: one of our drawings."""
        address = name.toString() if isinstance(name, QUrl) else name
        if not address.startswith(PICTURE):
            return super().loadResource(kind, QUrl(address))
        drawing = self.page.drawings[int(address.removeprefix(PICTURE))]
        widest = min(self.viewport().width() - em(self) * 2, em(self) * WIDEST)
        return painted(drawing, self.context.theme, max(widest, em(self) * 6), self)


def _dress_table(frame: QTextFrame, space: int) -> None:
    if not isinstance(frame, QTextTable):
        return
    form = frame.format()
    form.setCellPadding(space * 0.25)
    form.setBorderCollapse(True)
    form.setTopMargin(space * 0.5)
    form.setBottomMargin(space * 0.5)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    frame.setFormat(form)


def drawn_scene(board: GameBoard, drawing: Drawing) -> Scene:
    """The position of a drawing, with what is pointed at and where that leads."""
    whole = drawing.position.state()
    seat = int(whole.asked()[0])
    state = whole.seen_by(seat)
    scene = board.scene(state, seat)
    spots = {spot.name: spot.key for spot in scene.spots}
    marks: list[Mark] = []
    if drawing.chosen:
        move = MoveBuilder(state, seat)
        for name in drawing.chosen:
            move.take(board.step_at(spots[name], move.taken, state))
        scene = board.in_hand(scene, move, 0)
        marks += choice_marks(board, move, {piece.spot for piece in scene.pieces})
    marks += [Mark(MarkKind.REFUSED, spots[name]) for name in drawing.refused]
    return _with_lines(board, drawing, scene, state, seat).marked(*marks)


def _with_lines(board: GameBoard, drawing: Drawing, scene: Scene, state: State, seat: int) -> Scene:
    """The scene with what is measured on it, and a typed choice that waits for Enter."""
    move = MoveBuilder(state, seat)
    strokes: tuple[Stroke, ...] = ()
    if drawing.lines == "reach":
        strokes += board.outlines(state, move)
    elif drawing.lines == "danger":
        strokes += board.dangers(state, seat)
    if drawing.measured:
        keys = {spot.name: spot.key for spot in scene.spots}
        start, end = (keys[name] for name in drawing.measured)
        strokes += board.tape(scene, state, None, start, end).strokes
    if drawing.typed:
        take_all(move, move.way(state.read(seat, drawing.typed)))
        scene = board.in_hand(scene, move, 0)
    return replace(scene, strokes=scene.strokes + strokes)


def shown_part(scene: Scene, names: tuple[str, ...]) -> Part:
    """What of the scene is drawn: around these places, or all of it."""
    outlines = [spot.outline for spot in scene.spots if spot.name in names]
    if not outlines:
        return 0.0, 0.0, scene.width, scene.height
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    left, top = min(xs) - 0.3, min(ys) - 0.3
    return left, top, max(xs) + 0.3 - left, max(ys) + 0.3 - top


def painted(drawing: Drawing, theme: Theme, widest: int, widget: QWidget) -> QImage:
    """A drawing as a picture of at most this width, sharp on the widget's screen."""
    board = BOARDS[drawing.position.game]
    scene = drawn_scene(board, drawing)
    part = shown_part(scene, drawing.show)
    width = min(widest, round(widest * 0.75 * part[2] / part[3]))
    height = round(width * part[3] / part[2])
    ratio, font = widget.devicePixelRatioF(), widget.font().toString()
    return picture(board, scene, part, theme, (width, height), ratio, font)


class RulesPage(QWidget):
    """The rules of every game, one of them at a time."""

    play_wanted = Signal(str)
    learn_wanted = Signal(str)
    left = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        games = [game for game in catalogue.GAMES if game.key in BOARDS]
        space = em(self)
        self.buttons = {
            game.key: Button(game.title, partial(self.show_game, game.key), is_strong=index == 0)
            for index, game in enumerate(games)
        }
        self.text = RulesText(context, games[0].key)
        games_in_rows = FlowLayout(gap=space // 3)
        choice = QHBoxLayout()
        add_layout(choice, games_in_rows)
        choice.setContentsMargins(space, space // 2, space, 0)
        panel = Panel()
        panel.setMaximumWidth(space * 46)
        panel.box.addWidget(self.text)
        middle = QHBoxLayout()
        middle.setContentsMargins(space, 0, space, 0)
        middle.addStretch(1)
        middle.addWidget(panel, 20)
        middle.addStretch(1)
        self.play = Button(
            say("&Play this game"), lambda: self.play_wanted.emit(self.text.game), is_strong=True
        )
        self.learn = Button(
            say("&Learn it by playing"), lambda: self.learn_wanted.emit(self.text.game)
        )
        last = row(Button(say("&Back"), self.left.emit), None, self.learn, self.play)
        last.setContentsMargins(space, 0, space, space // 2)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(context, say("Rules")))
        add_layout(outer, choice)
        for button in self.buttons.values():
            games_in_rows.addWidget(button)
        add_layout(outer, middle, 1)
        add_layout(outer, last)

    def show_game(self, game: str) -> None:
        for key, button in self.buttons.items():
            button.is_strong = key == game
            button.update()
        if game != self.text.game:
            self.text.show_game(game)
        self.text.setFocus()
