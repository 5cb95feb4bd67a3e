"""The board in a window: paints a scene, and says which spot was pointed at.

It knows no rule and no game. Still things are painted once into a picture; pieces are kept as
pictures too, so that a frame of an animation costs little more than copying.

A scene with a pane is shown through a view (`meadhall.ui.board.view`): `scene` is always what is
seen, `_given` what the board gave. The left button drags what lies in the pane, the wheel, two
fingers and the keys + and - bring it nearer, and 0 or F shows all of it. When its world has grown,
the view eases outward. All else is nearer or farther as a whole, as it always was.

In a measured world the arrows move the cursor in small steps to any point (`free`), which is then a
spot of the scene like any other, called `HERE`; and what is dragged is measured.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QGestureEvent,
    QPinchGesture,
    QSizePolicy,
    QToolTip,
    QWidget,
)

from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.motion import Motion
from meadhall.ui.board.paint.caption import Caption, paint_caption
from meadhall.ui.board.paint.marks import paint_cursor, paint_mark, paint_marks, paint_shade
from meadhall.ui.board.paint.strokes import paint_strokes
from meadhall.ui.board.paint.whole import clip_to_pane, paint_labels, still_picture
from meadhall.ui.board.scene import (
    NOTHING,
    Mark,
    MarkKind,
    Pane,
    Piece,
    Point,
    Preview,
    Scene,
    Spot,
)
from meadhall.ui.board.view import (
    WHOLE,
    View,
    area_of,
    between,
    clamped,
    moved,
    refitted,
    same_place,
    seen,
    shown,
    zoomed,
)
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.widgets.basics import em
from meadhall.ui.widgets.later import later
from meadhall.ui.widgets.theme import Theme

Key = Qt.Key
WAYS = {
    Key.Key_Left: (-1.0, 0.0),
    Key.Key_Right: (1.0, 0.0),
    Key.Key_Up: (0.0, -1.0),
    Key.Key_Down: (0.0, 1.0),
    Key.Key_Q: (-0.71, -0.71),
    Key.Key_E: (0.71, -0.71),
    Key.Key_A: (-1.0, 0.0),
    Key.Key_D: (1.0, 0.0),
    Key.Key_Z: (-0.71, 0.71),
    Key.Key_C: (0.71, 0.71),
}
"""Arrows, and the six keys around S for boards of hexagons; slanted so that they fit hexagons that
stand on their points and hexagons that lie."""

ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
NUDGE, NUDGE_FINE, NUDGE_FAR = 0.25, 0.0625, 1.0
"""How far an arrow moves the cursor in a measured world; with Shift, and with Ctrl."""

HERE = "here"
"""The spot under a cursor that is anywhere in a measured world."""

NEAREST = 4.0
ZOOM_STEP = 1.2
NOTCH = 120
"""Eighths of a degree, as Qt counts a wheel's."""

STAY = 160
"""Milliseconds that the mouse stays on a spot before more is shown of it."""

REST = 140
"""Milliseconds after which a board that was moved is painted sharply again."""

TURNS = {Key.Key_Comma: -1, Key.Key_Less: -1, Key.Key_Period: 1, Key.Key_Greater: 1}
ZOOMS = {
    Key.Key_Plus: ZOOM_STEP,
    Key.Key_Equal: ZOOM_STEP,
    Key.Key_Minus: 1 / ZOOM_STEP,
    Key.Key_0: 0.0,
    Key.Key_F: 0.0,
}

EASING = 450
"""Milliseconds in which the view follows a world that has grown."""

GROUNDS = 6
"""Painted grounds that are kept: who looks back through other eyes turns the board to and fro, and
a board grows and shrinks by a line with what the prompt above it has to say."""


MEN = 500
"""Painted pieces that are kept: a panel of figures looks different after each move."""


class BoardWidget(QWidget):
    pointed = Signal(str)
    told = Signal(str)
    """What is under the cursor, in words, when the player asks to hear it."""

    rested = Signal(str)
    """For a moment the mouse, or the cursor, has stayed on this spot."""

    turned = Signal(int)
    """The wheel, or a key: 1 to the right, -1 to the left."""

    left = Signal()
    """Escape: one step back."""

    pointed_at_world = Signal(float, float, bool)
    """A click beside all spots, or a choice by key, as a point of the world of a measured pane;
    with Shift, the way shall go on from there."""

    hovered = Signal(str, float, float)
    """In a measured pane the mouse or the cursor is over this spot, or none, and at this point."""

    dragged = Signal(str, float, float)
    """Out of this spot something is drawn, and is at this point of a measured world now."""

    dropped = Signal(str, float, float, bool)
    """And is let go here; with Shift?"""

    def __init__(self, board: GameBoard, scene: Scene, theme: Theme, motion: Motion) -> None:
        super().__init__()
        self.board = board
        self.scene = scene
        self.theme = theme
        self.motion = motion
        self.view = WHOLE
        self.caption: Caption | None = None
        self.cursor_spot = first_spot(scene)
        self.free: Point | None = None  # where the cursor is in a measured world, if not on a spot
        self.describe: Callable[[Point], Spot | None] = lambda at: None
        self._held = ""  # what is being drawn out of a spot of a measured world
        self._given = scene  # as the board has fitted it; `scene` is what is seen of it
        self._given_before = scene
        self._before = scene
        self._aim = WHOLE  # the view that is eased to
        self._easing: QVariantAnimation | None = None
        self._progress = 1.0
        self._pressed_on = ""
        self.dropped_from = ""  # while something is dropped: the spot where it was taken
        self._pressed_at = QPointF()
        self._carried_to: QPointF | None = None  # where the mouse has carried the pressed piece
        self._grounds: dict[tuple[object, ...], QPixmap] = {}
        self._men: dict[tuple[object, ...], QPixmap] = {}
        self._last_men: dict[tuple[object, ...], QPixmap] = {}  # whatever their size
        self.more_of: Callable[[str], str] = lambda spot: ""  # what else there is to say of it
        self.is_answered: Callable[[], bool] = lambda: False
        """Enter: does it answer a question that is no matter of the cursor, and has it now?"""

        self.go_beyond: Callable[[int], bool] = lambda way: False
        """Put the keyboard on what may be chosen beside the board, if anything is."""

        self.wheel_turns = False  # else it brings the board nearer
        self.zoom = 1.0
        self._shift = QPointF()  # of the board's middle, in pixels, away from the widget's
        self._dragged_from: QPointF | None = None
        self._is_dragged = False
        self._is_pointing = False  # with the mouse; a key brings the cursor back
        self._wheel = 0  # what fine wheels have turned so far
        self._last_ground: tuple[QPixmap, QTransform, Pane | None] | None = None
        self.preview = NOTHING
        self._resting_on = ""
        self._stay = QTimer(self)  # while something has only just been pointed at
        self._stay.setSingleShot(True)
        self._stay.setInterval(STAY)
        self._stay.timeout.connect(lambda: self.rested.emit(self._resting_on))
        self._rest = QTimer(self)  # while the board is brought nearer or moved, it runs
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.grabGesture(Qt.GestureType.PinchGesture)

    # What it is told. ------------------------------------------------------------------------

    def show_scene(self, scene: Scene) -> None:
        """Show this from now on; what travelled glides there from the scene before."""
        if scene == self._given:
            return
        before, self._given = self._given, scene
        self._given_before = refitted(before, scene.pane)
        self._follow_world(before, scene)
        self.show_preview(NOTHING)
        if outline_of(before, self._resting_on) != outline_of(scene, self._resting_on):
            self._resting_on = ""  # a card that was pointed at has gone elsewhere
        self._stay.start()
        if not scene.is_measured:
            self.free = None
        if scene.spot(self.cursor_spot) is None and self.free is None:
            self.cursor_spot = first_spot(scene)
        is_same_board = before.ground == scene.ground or scene.pane is not None
        was_carried, self._carried_to = self._carried_to is not None, None
        if is_same_board and self._has_moved() and not was_carried:
            self._progress = 0.0
            self.motion.glide(self, 280, self._glide)
        else:
            self._glide(1.0)

    def begin_anew(self, scene: Scene) -> None:
        """Show this to somebody else: nothing of what the one before pointed at remains, and
        nothing glides from what that one saw."""
        self._stay.stop()
        self._pressed_on = self._resting_on = ""
        self._carried_to = None
        self._is_pointing = self._is_dragged = False
        self._dragged_from = None
        QToolTip.hideText()
        self.show_preview(NOTHING)
        self._given = self._given_before = scene
        self.cursor_spot = first_spot(scene)
        self._set_view(WHOLE)
        self._glide(1.0)

    def show_caption(self, caption: Caption | None) -> None:
        """Write this over the board, until another one or none is shown."""
        if caption != self.caption:
            self.caption = caption
            self.update()

    def _follow_world(self, before: Scene, scene: Scene) -> None:
        """Show the world where it was, and ease outward to what has come to it."""
        old, new = before.pane, scene.pane
        if old is None or new is None:
            self._set_view(WHOLE)
            return
        known = {spot.key for spot in before.spots}
        added = [spot for spot in scene.spots if spot.is_in_pane and spot.key not in known]
        was_whole = self._aim.is_whole
        here, there = same_place(old, new, self.view), WHOLE
        if not was_whole:
            there = clamped(new, same_place(old, new, self._aim))
            if (area := area_of(added)) is not None:
                there = shown(new, there, area)
        if old == new and was_whole and self.view.is_whole:
            self._set_view(WHOLE)
        else:
            self._ease(here, there)

    def _ease(self, here: View, there: View) -> None:
        if self._easing is not None:
            self._easing.stop()
        self._aim = there
        self.view = there
        self.scene = self._seen(self._given, there)
        self._last_ground = None  # painted as it will be; it comes nearer from there
        self._easing = self.motion.glide(
            self, EASING, lambda share: self._set_view(between(here, there, share), there)
        )

    def _set_view(self, view: View, aim: View | None = None) -> None:
        """Look at this part of the world; on the way to another one, where that is named."""
        self._aim = aim or view
        self.view = view
        self.scene = self._seen(self._given, view)
        self._before = seen(self._given_before, view)
        self.update()

    def _seen(self, scene: Scene, view: View) -> Scene:
        """The scene in this view, with the cursor's spot where it is anywhere."""
        if self.free is not None and (spot := self._here(scene)) is not None:
            scene = replace(scene, spots=(*scene.spots, spot))
        return seen(scene, view)

    def _here(self, scene: Scene) -> Spot | None:
        """The spot under a free cursor, to be told and not to be clicked."""
        assert self.free is not None
        spot = self.describe(self.free)
        if spot is None or scene.pane is None:
            return None
        return replace(spot, key=HERE, is_told_only=True, is_in_pane=True)

    def _look(self, view: View) -> None:
        """Show this view now, and stop any movement of the view."""
        if self._easing is not None:
            self._easing.stop()
        self._rest.start()
        self._set_view(view)

    def show_whole(self) -> None:
        """All of the world, or of the board."""
        if self._given.pane is None:
            self.zoom_to(1.0)
        else:
            self._ease(self.view, WHOLE)

    @property
    def is_easing(self) -> bool:
        running = QAbstractAnimation.State.Running
        return self._easing is not None and self._easing.state() == running

    def reveal(self, spot: str) -> None:
        """Move the view no more than it takes to see this spot."""
        given = self._here(self._given) if spot == HERE else self._given.spot(spot)
        pane = self._given.pane
        if given is None or pane is None or not given.is_in_pane or self.view.is_whole:
            return
        area = area_of([given])
        assert area is not None
        there = shown(pane, self._aim, area)
        if there != self._aim:
            self._ease(self.view, there)

    def show_preview(self, preview: Preview, spot: str = "") -> None:
        """Also show this of the spot, until something else is pointed at or the scene changes."""
        preview = self._readable(preview, spot)
        if preview != self.preview:
            self.preview = preview
            self.update()

    def _readable(self, preview: Preview, key: str) -> Preview:
        """A card shown large is large enough for the player's text size; one that can be read where
        it lies is not shown again."""
        spot, place, lines = self.scene.spot(key), preview.place, self.board.card_lines
        if spot is None or place is None or not lines:
            return preview
        wanted = lines * em(self) / self.unit()
        (left, top), _, (right, bottom), _ = place.outline
        is_alike = spot.width / spot.height > (right - left) / (bottom - top) * 0.75
        if is_alike and spot.height >= wanted * 0.95:
            return replace(preview, piece=None, place=None)
        width, scene = right - left, self.scene
        grow = max(wanted / place.height, 1.0)
        grow = min(grow, scene.height * 0.95 / place.height, scene.width * 0.95 / width)
        return replace(
            preview, place=self.board.card_place(spot, width * grow, place.height * grow, scene)
        )

    def _rest_on(self, spot: str) -> None:
        """Something else is pointed at: what was shown of the spot before goes at once."""
        if spot != self._resting_on:
            self._resting_on = spot
            self.show_preview(NOTHING)
            self._stay.start()

    def _has_moved(self) -> bool:
        """Did a piece go to another spot, or a card's spot to another place?"""
        before = {spot.key: spot.outline for spot in self._given_before.spots}
        is_gone = self._given.pane is not None and self._given_before.pieces != self._given.pieces
        return (
            bool(self._given.travels)
            or is_gone
            or any(
                _is_apart(before.get(spot.key, spot.outline), spot.outline)
                for spot in self._given.spots
            )
        )

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._men.clear()
        self.update()

    @property
    def given(self) -> Scene:
        """The scene as the board has fitted it, with all of the world."""
        return self._given

    def put_cursor(self, spot: str) -> None:
        if spot == self.cursor_spot:
            return
        if self.free is not None and spot != HERE:
            self.free = None
            self._set_view(self.view, self._aim)
        self.cursor_spot = spot
        self.reveal(spot)
        self.update()
        self.announce_cursor()

    def _put_cursor_by_key(self, spot: str) -> None:
        """The same for who presses a key, and hears where it goes no further too."""
        here = self.scene.spot(self.cursor_spot)
        if spot != self.cursor_spot:
            self.put_cursor(spot)
        elif here is not None:
            self.told.emit(here.sentence)

    def come_back(self, way: int) -> None:
        """The keyboard comes from what may be chosen beside the board, and goes on here."""
        open_spots = self._open_spots()
        keys = [spot.key for spot in self.scene.spots if spot.key in open_spots]
        first = 0 if way > 0 else -1
        self.setFocus()
        if self._given.goals:
            self.put_free(self._given.goals[first])
        elif keys:
            self.put_cursor(keys[first])

    def put_free(self, at: Point) -> None:
        """Put the cursor at a point of a measured world; at its edge it stays."""
        if not self._given.is_measured or self.describe(at) is None:
            return
        self.free = at
        self.cursor_spot = HERE
        self._set_view(self.view, self._aim)
        self.reveal(HERE)
        self.announce_cursor()
        self._hover_cursor()

    def _hover_cursor(self) -> None:
        """Show what belongs to the place of the cursor."""
        pane, spot = self._given.pane, self.scene.spot(self.cursor_spot)
        if self.free is not None:
            self.hovered.emit("", *self.free)
        elif pane is not None and pane.is_measured and spot is not None and spot.is_in_pane:
            assert self.scene.pane is not None
            self.hovered.emit(spot.key, *self.scene.pane.to_world(spot.centre))

    def announce_cursor(self) -> None:
        """Tell a screen reader which spot the keyboard is on now."""
        event = QAccessibleEvent(self, QAccessible.Event.Focus)
        event.setChild(self.index_of(self.cursor_spot))
        QAccessible.updateAccessibility(event)

    def index_of(self, spot: str) -> int:
        keys = [each.key for each in self.scene.spots]
        return keys.index(spot) if spot in keys else -1

    # Where things are. -----------------------------------------------------------------------

    def unit(self) -> float:
        """How many pixels a board unit has."""
        whole = min(self.width() / self.scene.width, self.height() / self.scene.height)
        return whole * self.zoom

    def to_window(self) -> QTransform:
        unit = self.unit()
        left = (self.width() - self.scene.width * unit) / 2 + self._shift.x()
        top = (self.height() - self.scene.height * unit) / 2 + self._shift.y()
        return QTransform(unit, 0, 0, unit, left, top)

    def zoom_to(self, zoom: float, about: QPointF | None = None) -> None:
        """Zoom the board by this factor around the point `about` of the widget."""
        if (pane := self._given.pane) is not None:
            at = self._on_board(about) if about is not None else pane.centre
            self._look(zoomed(pane, self.view, zoom, at if pane.holds(at) else None))
            return
        zoom = min(max(zoom, 1.0), NEAREST)
        middle = QPointF(self.width() / 2, self.height() / 2)
        away = (about or middle) - middle
        self._shift = away - (away - self._shift) * (zoom / self.zoom)
        self.zoom = zoom
        self._men.clear()
        self._settle_shift()

    def move_by(self, way: QPointF) -> None:
        """Move what is shown, so far as the board goes."""
        if (pane := self._given.pane) is not None:
            self._look(moved(pane, self.view, way.x() / self.unit(), way.y() / self.unit()))
            return
        self._shift += way
        self._settle_shift()

    def _settle_shift(self) -> None:
        unit = self.unit()
        x = max(0.0, (self.scene.width * unit - self.width()) / 2)
        y = max(0.0, (self.scene.height * unit - self.height()) / 2)
        self._shift = QPointF(min(max(self._shift.x(), -x), x), min(max(self._shift.y(), -y), y))
        self._rest.start()
        self.update()

    def area_of(self, spot: Spot) -> QRectF:
        """The rectangle of the widget in which the spot lies."""
        xs, ys = [x for x, _ in spot.outline], [y for _, y in spot.outline]
        area = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        return self.to_window().mapRect(area)

    def spot_under(self, position: QPointF) -> Spot | None:
        return self.scene.spot_at(self._on_board(position))

    def _on_board(self, position: QPointF) -> tuple[float, float]:
        """A point of the widget in board units."""
        back, _ = self.to_window().inverted()
        point = back.map(position)
        return point.x(), point.y()

    def _nearness(self) -> float:
        """How many times nearer than the whole."""
        return self.zoom if self._given.pane is None else self.view.zoom

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(em * 34, em * 30)

    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(em * 14, em * 12)

    # Painting. -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._paint_ground(painter)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setTransform(self.to_window(), True)
            paint_labels(painter, self.scene, self.theme)
            self._paint_shades(painter)
            self._paint_pieces(painter)
            paint_marks(painter, self.scene, self.theme)
            paint_strokes(painter, self.scene, self.scene.strokes, self.theme)
            self._paint_preview(painter)
            self._paint_carried(painter)
            cursor = self.scene.spot(self.cursor_spot)
            if cursor and self.hasFocus() and not self._is_pointing:
                with clip_to_pane(painter, self.scene, cursor.is_in_pane):
                    paint_cursor(painter, cursor, self.theme)
            if self.caption is not None:
                painter.resetTransform()
                paint_caption(painter, self.caption, QRectF(self.rect()), self.theme)

    def _paint_preview(self, painter: QPainter) -> None:
        for mark in self.preview.marks:
            if spot := self.scene.spot(mark.spot):
                with clip_to_pane(painter, self.scene, spot.is_in_pane):
                    paint_mark(painter, mark, spot, self.theme)
        paint_strokes(painter, self.scene, self.preview.strokes, self.theme)
        if self.preview.piece is not None and self.preview.place is not None:
            painter.save()
            painter.translate(*self.preview.place.centre)
            self.board.paint_piece(painter, self.preview.piece, self.preview.place, self.theme)
            painter.restore()

    def _paint_ground(self, painter: QPainter) -> None:
        """The ground as it is; while it is being moved, the last one painted, moved along."""
        now, pane = self.to_window(), self.scene.pane
        if self._is_view_moving and self._last_ground is not None:
            picture, then, old = self._last_ground
            if pane is not None and old is not None:
                painter.drawPixmap(0, 0, picture)
                self._paint_moved_pane(painter, picture, old, pane)
                return
            back, _ = then.inverted()
            painter.fillRect(self.rect(), QColor(self.theme.table))
            painter.setTransform(back * now)
            painter.drawPixmap(0, 0, picture)
            painter.resetTransform()
            return
        if self.is_easing and pane is not None:
            aimed = self._seen(self._given, self._aim)
            self._last_ground = self._painted_ground(aimed, self._aim), now, aimed.pane
            self._paint_ground(painter)
            return
        picture = self._painted_ground(self.scene, self.view)
        self._last_ground = picture, now, pane
        painter.drawPixmap(0, 0, picture)

    @property
    def _is_view_moving(self) -> bool:
        """Is the board being brought nearer or moved? Then it is painted quickly, not sharply."""
        return self._rest.isActive() or self.is_easing

    def _paint_moved_pane(self, painter: QPainter, picture: QPixmap, old: Pane, new: Pane) -> None:
        """What a painted ground shows of the world, as far as it is seen from another view."""
        frame = self.to_window().mapRect(QRectF(new.left, new.top, new.width, new.height))
        scale = new.unit / old.unit
        left, top = new.to_scene(old.to_world((old.left, old.top)))
        goal = QRectF(left, top, old.width * scale, old.height * scale)
        ratio = picture.devicePixelRatio()
        source = QRectF(frame.topLeft() * ratio, frame.size() * ratio)
        painter.save()
        painter.setClipRect(frame)
        painter.fillRect(frame, QColor(self.board.pane_colour(self.theme)))
        painter.drawPixmap(self.to_window().mapRect(goal), picture, source)
        painter.restore()

    def _painted_ground(self, scene: Scene, view: View) -> QPixmap:
        """What lies still, painted once for each way to look at it."""
        ratio = self.devicePixelRatioF()
        place = (scene.ground, scene.width, scene.height)
        shown = (self.zoom, self._shift.x(), self._shift.y(), view)
        key = (place, self.theme.key, self.font().key(), self.size().toTuple(), ratio, shown)
        picture = self._grounds.pop(key, None)
        if picture is None:
            size, font = (self.width(), self.height()), self.font().toString()
            to = self.to_window()
            still = still_picture(self.board, scene, self.theme, size, ratio, font, to)
            picture = QPixmap.fromImage(still)
        _keep(self._grounds, key, picture, GROUNDS)  # the one looked at last lasts longest
        return picture

    def _paint_shades(self, painter: QPainter) -> None:
        for shade in self.scene.shades:
            if spot := self.scene.spot(shade.spot):
                with clip_to_pane(painter, self.scene, spot.is_in_pane):
                    paint_shade(painter, shade, spot, self.theme)

    def _paint_pieces(self, painter: QPainter) -> None:
        arriving = {end: start for start, end in self.scene.travels}
        if self._progress < 1.0:
            still_here = set(self.scene.pieces)
            leaving = {start for start, _ in self.scene.travels}
            painter.setOpacity(1.0 - self._progress)
            for piece in self._before.pieces:
                if piece not in still_here and piece.spot not in leaving:
                    self._paint_one(painter, piece, self._before, 0.0, 0.0)
            painter.setOpacity(1.0)
        carried = self._pressed_on if self._carried_to is not None else ""
        for piece in self.scene.pieces:
            if piece.spot == carried:
                continue
            dx = dy = 0.0
            start = self._before.spot(arriving.get(piece.spot, piece.spot))
            end = self.scene.spot(piece.spot)
            if self._progress < 1.0 and start and end:
                dx = (start.centre[0] - end.centre[0]) * (1.0 - self._progress)
                dy = (start.centre[1] - end.centre[1]) * (1.0 - self._progress)
            self._paint_one(painter, piece, self.scene, dx, dy)

    def _paint_carried(self, painter: QPainter) -> None:
        """The piece that is drawn somewhere with the mouse, as far from the mouse as it was when
        it was taken up."""
        if self._carried_to is None:
            return
        start, here = self._on_board(self._pressed_at), self._on_board(self._carried_to)
        for piece in self.scene.pieces:
            if piece.spot == self._pressed_on:
                self._paint_one(painter, piece, self.scene, here[0] - start[0], here[1] - start[1])

    def _carry(self, event: QMouseEvent) -> None:
        """Have the piece that was taken up move with the mouse."""
        is_held = bool(event.buttons() & Qt.MouseButton.LeftButton) and self._pressed_on != ""
        if not is_held or Mark(MarkKind.CHOSEN, self._pressed_on) not in self.scene.marks:
            return
        way = (event.position() - self._pressed_at).manhattanLength()
        if self._carried_to is not None or way >= QApplication.startDragDistance():
            self._carried_to = event.position()
            self.update()

    def _paint_one(
        self, painter: QPainter, piece: Piece, scene: Scene, dx: float, dy: float
    ) -> None:
        spot = scene.spot(piece.spot)
        if spot is None:
            return
        least = 0.0 if spot.is_in_pane else 1.0
        more = max(least, spot.height) * self.board.overhang
        wide, high = max(least, spot.width) + more, max(least, spot.height) + more
        x, y = spot.centre
        area = QRectF(x + dx - wide / 2, y + dy - high / 2, wide, high)
        picture, is_sharp = self._picture_of(piece, spot, area)
        with clip_to_pane(painter, scene, spot.is_in_pane):
            if is_sharp:
                self._copy(painter, area, picture)
            else:
                painter.drawPixmap(area, picture, QRectF(picture.rect()))

    def _picture_of(self, piece: Piece, spot: Spot, area: QRectF) -> tuple[QPixmap, bool]:
        """A piece painted as large as it is shown; or as it was painted last, in another size,
        while the view moves. The second value tells which."""
        unit, ratio = self.unit(), self.devicePixelRatioF()
        look = (piece.look, piece.side, piece.facing, self.theme.key)
        key = (*look, spot.width, spot.height, unit, ratio)
        picture = self._men.get(key)
        if picture is not None:
            return picture, True
        if self._is_view_moving and (before := self._last_men.get(look)) is not None:
            return before, False
        dots = unit * ratio
        picture = QPixmap(max(1, round(area.width() * dots)), max(1, round(area.height() * dots)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as brush:
            brush.setFont(self.font())
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            brush.translate(area.width() * unit / 2, area.height() * unit / 2)
            brush.scale(unit, unit)
            self.board.paint_piece(brush, piece, spot, self.theme)
        _keep(self._men, key, picture, MEN)
        _keep(self._last_men, look, picture, MEN)
        return picture, True

    def _copy(self, painter: QPainter, area: QRectF, picture: QPixmap) -> None:
        """Dot for dot, which is quicker and sharper than to fit it to the area."""
        ratio = self.devicePixelRatioF()
        corner = self.to_window().map(area.topLeft())
        painter.save()
        painter.resetTransform()
        at = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.drawPixmap(at, picture)
        painter.restore()

    def _glide(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._men.clear()
        self._last_ground = None
        if self.zoom > 1.0:
            self._settle_shift()

    # Pointing. -------------------------------------------------------------------------------

    def _point_by_mouse(self, is_so: bool) -> None:
        if self._is_pointing != is_so:
            self._is_pointing = is_so
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point_by_mouse(True)
        spot = self.spot_under(event.position())
        if event.button() == Qt.MouseButton.RightButton:
            self.left.emit()
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._dragged_from = event.position()
        elif event.button() == Qt.MouseButton.LeftButton and self._may_measure(spot):
            assert spot is not None
            self._held = spot.key
            self._pressed_at = event.position()
            self._is_dragged = False
        elif event.button() == Qt.MouseButton.LeftButton and self._may_drag_world(event, spot):
            self._dragged_from = self._pressed_at = event.position()
            self._is_dragged = False
        elif event.button() == Qt.MouseButton.LeftButton and spot:
            self.cursor_spot = spot.key
            self._pressed_on = spot.key
            self._pressed_at = event.position()
            self.pointed.emit(spot.key)

    def _may_measure(self, spot: Spot | None) -> bool:
        """Does the left button take hold of something in a measured world?"""
        return self._given.is_measured and spot is not None and spot.is_in_pane

    def _world_at(self, position: QPointF) -> Point:
        pane = self.scene.pane
        assert pane is not None
        return pane.to_world(self._on_board(position))

    def _end_measuring(self, event: QMouseEvent) -> None:
        """What was drawn out of a spot is let go; if it never left it, it was a click."""
        spot, self._held = self._held, ""
        if self._is_dragged:
            is_bend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.dropped.emit(spot, *self._world_at(event.position()), is_bend)
        else:
            self.free = None
            self.cursor_spot = spot
            self.pointed.emit(spot)

    def _may_drag_world(self, event: QMouseEvent, spot: Spot | None) -> bool:
        """Does the left button take hold of the world here, and not of a piece?"""
        pane = self._given.pane
        if pane is None or not pane.holds(self._on_board(event.position())):
            return False
        if spot is None:
            return True
        has_man = any(piece.spot == spot.key for piece in self.scene.pieces)
        return spot.is_in_pane and not (has_man and spot.key in self._open_spots())

    def _end_drag_of_world(self, event: QMouseEvent, spot: Spot | None) -> None:
        """The left button is let go: it has moved the world, or it was a click after all."""
        self._dragged_from = None
        if self._is_dragged:
            return
        if spot is not None:
            self.cursor_spot = spot.key
            self.pointed.emit(spot.key)
        elif self._given.is_measured:
            is_bend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.pointed_at_world.emit(*self._world_at(event.position()), is_bend)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        spot = self.spot_under(event.position())
        if event.button() == Qt.MouseButton.MiddleButton:
            self._dragged_from = None
        elif event.button() == Qt.MouseButton.LeftButton and self._held:
            self._end_measuring(event)
            return
        elif event.button() == Qt.MouseButton.LeftButton and self._dragged_from is not None:
            self._end_drag_of_world(event, spot)
            return
        way = (event.position() - self._pressed_at).manhattanLength()
        is_drag = (
            spot is not None
            and self._pressed_on not in ("", spot.key)
            and way >= QApplication.startDragDistance()  # else something else came to lie there
        )
        pressed_on, self._pressed_on = self._pressed_on, ""
        if event.button() == Qt.MouseButton.LeftButton and spot and is_drag:
            self.cursor_spot = spot.key
            self.dropped_from = pressed_on
            self.pointed.emit(spot.key)
            self.dropped_from = ""
        if self._carried_to is not None:
            self._carried_to = None  # it was no move: the piece is back where it was
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch turns the chosen piece, or brings the board nearer; with Ctrl always that."""
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / NOTCH)
        self._wheel -= notches * NOTCH
        event.accept()
        if not notches:
            return
        is_zoom = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.wheel_turns and not is_zoom:
            self.turned.emit(-1 if notches > 0 else 1)
        else:
            self.zoom_to(self._nearness() * ZOOM_STEP**notches, event.position())

    def event(self, event: QEvent) -> bool:
        """Two fingers on a touchpad or a screen bring the board nearer."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_to(self._nearness() * (1.0 + event.value()), event.position())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                at = QPointF(self.mapFromGlobal(pinch.centerPoint().toPoint()))
                self.zoom_to(self._nearness() * pinch.scaleFactor(), at)
                return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held:
            way = (event.position() - self._pressed_at).manhattanLength()
            self._is_dragged = self._is_dragged or way >= QApplication.startDragDistance()
            if self._is_dragged:
                self.dragged.emit(self._held, *self._world_at(event.position()))
            return
        if self._dragged_from is not None:
            is_far = (event.position() - self._pressed_at).manhattanLength()
            if event.buttons() & Qt.MouseButton.LeftButton and not self._is_dragged:
                if is_far < QApplication.startDragDistance():
                    return
                self._is_dragged = True
            self.move_by(event.position() - self._dragged_from)
            self._dragged_from = event.position()
            return
        self._point_by_mouse(True)
        self._carry(event)
        spot = self.spot_under(event.position())
        self.setToolTip(plain_tip(spot.tip) if spot else "")
        self._rest_on(spot.key if spot else "")
        pane = self.scene.pane
        if self._given.is_measured and pane is not None:
            if pane.holds(self._on_board(event.position())) and (spot is None or spot.is_in_pane):
                self.hovered.emit(spot.key if spot else "", *self._world_at(event.position()))
            elif spot is None:
                self.show_preview(NOTHING)

    def leaveEvent(self, event: QEvent) -> None:
        self.setToolTip("")
        self._rest_on("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._point_by_mouse(False)
        key = Key(event.key())
        if key in ARROWS and self._nudge(key, event.modifiers()):
            return
        if key in WAYS:
            self._put_cursor_by_key(self.scene.beside(self.cursor_spot, *WAYS[key]))
            self._rest_on(self.cursor_spot)
            self._hover_cursor()
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_S):
            if key in (Key.Key_Return, Key.Key_Enter) and self.is_answered():
                return
            if self.free is not None:
                is_bend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.pointed_at_world.emit(*self.free, is_bend)
            elif self.cursor_spot:
                self.pointed.emit(self.cursor_spot)
        elif key == Key.Key_Escape:
            self.left.emit()
        elif key in (Key.Key_PageDown, Key.Key_PageUp):
            self._go_to_next(1 if key == Key.Key_PageDown else -1)
        elif key == Key.Key_R and self.wheel_turns:
            self.turned.emit(1)
        elif key == Key.Key_R:
            self.say_cursor()
        elif key in TURNS:
            self.turned.emit(TURNS[key])
        elif key in ZOOMS and ZOOMS[key]:
            self.zoom_to(self._nearness() * ZOOMS[key])
        elif key in ZOOMS:
            self.show_whole()
        else:
            super().keyPressEvent(event)

    def _nudge(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        """Move the cursor a little in a measured world; False where it is not in there."""
        pane, spot = self.scene.pane, self.scene.spot(self.cursor_spot)
        if pane is None or not pane.is_measured:
            return False
        if self.free is None and (spot is None or not spot.is_in_pane):
            return False
        x, y = self.free or pane.to_world(spot.centre if spot is not None else pane.centre)
        step = NUDGE
        if held & Qt.KeyboardModifier.ShiftModifier:
            step = NUDGE_FINE
        elif held & Qt.KeyboardModifier.ControlModifier:
            step = NUDGE_FAR
        dx, dy = WAYS[key]
        self.put_free((x + dx * step, y + dy * step))
        return True

    def _go_to_next(self, way: int) -> None:
        """To the next spot that may be chosen, or the next point of a measured world."""
        goals = self._given.goals
        if not goals:
            following = self._next_marked(way)
            if not self._lies_on(following, way) and self.go_beyond(way):
                return
            self._put_cursor_by_key(following)
            self._rest_on(self.cursor_spot)
            self._hover_cursor()
            return
        here = goals.index(self.free) if self.free in goals else -1 if way > 0 else 0
        if self.free in goals and not 0 <= here + way < len(goals) and self.go_beyond(way):
            return
        self.put_free(goals[(here + way) % len(goals)])

    def _lies_on(self, spot: str, way: int) -> bool:
        """Does it come after the cursor, that way in reading order?"""
        return (self.index_of(spot) - self.index_of(self.cursor_spot)) * way > 0

    def _next_marked(self, way: int) -> str:
        """The next spot the player may point at, in reading order."""
        open_spots = self._open_spots()
        keys = [spot.key for spot in self.scene.spots]
        here = keys.index(self.cursor_spot) if self.cursor_spot in keys else 0
        for step in range(1, len(keys) + 1):
            key = keys[(here + way * step) % len(keys)]
            if key in open_spots:
                return key
        return self.cursor_spot

    def _open_spots(self) -> set[str]:
        """The spots that may be pointed at now."""
        wanted = {MarkKind.MOVABLE, MarkKind.TARGET, MarkKind.TAKES}
        return {mark.spot for mark in self.scene.marks if mark.kind in wanted}

    def say_cursor(self) -> None:
        """Show in words what lies under the cursor and what it can do, and have it read out."""
        if spot := self.scene.spot(self.cursor_spot):
            at = self.mapToGlobal(self.area_of(spot).center().toPoint() + QPoint(8, 8))
            words = "\n".join(part for part in (spot.tip, self.more_of(spot.key)) if part)
            QToolTip.showText(at, words, self)
            self.told.emit(in_sentences(words))

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._is_pointing = False
        self.update()
        later(0, self, self._announce_focus)  # Qt tells of the board itself first

    def _announce_focus(self) -> None:
        if self.hasFocus():
            self.announce_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._rest_on("")
        self.update()


def in_sentences(lines: str) -> str:
    """Lines as they are read out: one after the other, each to its end."""
    return " ".join(
        line if line.endswith((".", "?", ":")) else f"{line}." for line in lines.split("\n")
    )


def first_spot(scene: Scene) -> str:
    """Where a cursor begins: on something that may be chosen, if there is anything."""
    open_spots = [mark.spot for mark in scene.marks if mark.kind is MarkKind.MOVABLE]
    start = [scene.start] if scene.spot(scene.start) is not None else []
    return next(iter([*open_spots, *start, *(spot.key for spot in scene.spots)]), "")


def _keep(
    pictures: dict[tuple[object, ...], QPixmap],
    key: tuple[object, ...],
    picture: QPixmap,
    most: int,
) -> None:
    """Keep a picture, and so many at most: the oldest go."""
    while len(pictures) >= most:
        del pictures[next(iter(pictures))]
    pictures[key] = picture


def outline_of(scene: Scene, key: str) -> tuple[Point, ...]:
    """Where a spot is; nothing if there is none of this name."""
    spot = scene.spot(key)
    return spot.outline if spot is not None else ()


def _is_apart(one: tuple[tuple[float, float], ...], other: tuple[tuple[float, float], ...]) -> bool:
    """Do two outlines differ by more than what rounding makes of them?"""
    return one is not other and (
        len(one) != len(other)
        or any(abs(a - c) + abs(b - d) > 1e-6 for (a, b), (c, d) in zip(one, other, strict=True))
    )
