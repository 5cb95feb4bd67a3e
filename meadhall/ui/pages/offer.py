"""What is played at a table that gathers: the board, the rules that are not the usual ones, the
seats that the computer takes, and what everybody agrees to by sitting down."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from meadhall.client.computer.players import computer_title
from meadhall.engines import catalogue
from meadhall.engines.game import Game
from meadhall.engines.values import BadOption, Option, Setting, UnknownGame
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.thumbnail import Thumbnail
from meadhall.ui.text.words import capital, say, told
from meadhall.ui.widgets.basics import Button, NoteLabel, Panel, TitleLabel, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from meadhall.client.multiplayer.lan_table import Proposal


class OfferPanel(Panel):
    rules_wanted = Signal(str)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.preview: Thumbnail | None = None
        self._shown: Proposal | None = None
        self.box.addWidget(TitleLabel(context, say("What is played"), 1.3))
        self.words = NoteLabel()
        self.box.addWidget(self.words)
        self.box.addStretch()
        read = Button(say("Read the &rules"), self._read)
        add_layout(self.box, row(read, None))
        self.hide()

    def _read(self) -> None:
        if self._shown is not None:
            self.rules_wanted.emit(self._shown.game)

    def show_offer(self, offer: "Proposal | None") -> None:
        """Show it once it is known; what cannot be understood is not shown."""
        if offer is None or offer == self._shown:
            return
        self._shown = offer
        try:
            game = catalogue.find(offer.game)
            settings = game.settle(offer.seats, dict(offer.settings))
        except (UnknownGame, BadOption):
            return
        self.words.setText("\n".join(offer_lines(game, settings, offer)))
        if game.key in BOARDS:
            board, state = BOARDS[game.key], game.opening(offer.seats, settings)
            if self.preview is None:
                self.preview = Thumbnail(self.context, lambda: (board, state), 12)
                self.box.insertWidget(1, self.preview)
            else:
                self.preview.show_state(board, state)
        self.show()


def offer_lines(game: Game, settings: dict[str, Setting], offer: "Proposal") -> list[str]:
    """One line for each thing to know before sitting down."""
    lines = [
        say("{option}: {choice}", option=told(option.title), choice=choice_text(option, chosen))
        for option in game.options
        if (chosen := settings[option.key]) != option.default
    ]
    lines = lines or [say("The usual rules.")]
    if offer.games:
        lines.append(games_text(offer.game_number, offer.games))
    for seat, level in offer.computers:
        side = capital(told(game.seat_name(seat, offer.seats, settings)))
        lines.append(say("{side}: computer, {level}", side=side, level=told(computer_title(level))))
    return lines + [told(sentence) for sentence in offer.terms]


def games_text(number: int, games: int) -> str:
    """Of how many games the match is, and which one comes now."""
    if number > 1:
        return say("Game {number} of {count}, with the sides swapped.", number=number, count=games)
    if games == 2:
        return say("A match of two games: in the second the sides are swapped.")
    return say("A match of {count} games: after each, the sides are swapped.", count=games)


def choice_text(option: Option, chosen: Setting) -> str:
    """What was chosen, as the set-up calls it."""
    if option.kind == "flag":
        return say("yes") if chosen is True else say("no")
    titles = dict(option.choices)
    return told(titles[str(chosen)]) if str(chosen) in titles else str(chosen)
