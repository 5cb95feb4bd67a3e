"""What is seen of a match, moment by moment, as small pictures and where they lie.

A board is painted once for each ground that it has, a piece once for each look, and only labels,
marks and lines again for each moment. So a match of hundreds of moments stays a small file, and its
pieces can glide from place to place.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from meadhall.client.match.log import LogRow
from meadhall.client.match.session import Session
from meadhall.client.match.table_names import names_of
from meadhall.engines.values import NOBODY
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.marks import paint_marks, paint_shade
from meadhall.ui.board.paint.strokes import paint_strokes
from meadhall.ui.board.paint.whole import fit, paint_labels, paint_still
from meadhall.ui.board.scene import Piece, Scene, Spot
from meadhall.ui.board.session_scene import scene_then, staged
from meadhall.ui.pages.table.log_model import events_told, in_one_line
from meadhall.ui.text.words import calling, capital, told
from meadhall.ui.widgets.theme import Theme

WIDTH: Final = 960
"""Dots. The page shows a board this wide, or narrower."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece on the board: which piece it is, its picture, and where it lies, in dots."""

    number: int
    picture: int
    area: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment: after so many answers, with a caption where it is told piece by piece."""

    number: int
    caption: str
    ground: int
    over: int
    over_area: tuple[int, int, int, int]
    pieces: tuple[Placed, ...]


@dataclass
class Film:
    """All pictures of a match, and its frames."""

    width: int
    height: int
    pictures: list[bytes] = field(default_factory=list)
    """PNG files, each once."""

    frames: list[Frame] = field(default_factory=list)
    log: list[tuple[int, str, str]] = field(default_factory=list)
    """After how many answers, who, and what happened."""


class Filming:
    """Makes the film of one match."""

    def __init__(self, board: GameBoard, session: Session, theme: Theme) -> None:
        self._board, self._session, self._theme = board, session, theme
        first = scene_then(board, session, 0)
        self._unit = WIDTH / first.width
        self.film = Film(WIDTH, round(first.height * self._unit))
        self._known: dict[bytes, int] = {}
        self._sprites: dict[tuple[object, ...], int] = {}
        self._overs: dict[tuple[object, ...], tuple[int, tuple[int, int, int, int]]] = {}
        self._here: dict[str, list[tuple[str, int]]] = {}  # the pieces on each spot: look, number
        self._count = 0

    def steps(self) -> Iterator[int]:
        """Film one answer after the other; says how many have been filmed."""
        steps = self._steps()
        while True:
            with calling(names_of(self._session)):
                filmed = next(steps, None)
            if filmed is None:
                return
            yield filmed

    def _steps(self) -> Iterator[int]:
        session, length = self._session, self._session.length
        self._shoot(0, "", scene_then(self._board, session, 0))
        yield 0
        rows = session.read_log()
        for number in range(length):
            row = rows[number]
            for cue in staged(self._board, session, number, is_for_others=True):
                self._shoot(number + 1, cue.text, cue.scene)
            words = ": ".join(part for part in (self._side(row), self._words(row)) if part)
            self._shoot(number + 1, words, scene_then(self._board, session, number + 1))
            if words := self._words(row):
                self.film.log.append((number + 1, self._side(row), words))
            yield number + 1
        for row in rows[length:]:
            self.film.log.append((length, self._side(row), self._words(row)))
            self._shoot(length, self._words(row), scene_then(self._board, session, length))

    def _words(self, row: LogRow) -> str:
        """As the log says it beside the board; a sentence of its own where nobody's name is put
        before it. The name of a cell never gets a capital."""
        said = in_one_line(events_told(self._board, self._session, row))
        return capital(said) if said and row.seat == NOBODY else said or row.notation

    def _side(self, row: LogRow) -> str:
        return capital(told(self._session.side(row.seat))) if row.seat != NOBODY else ""

    def _shoot(self, number: int, caption: str, scene: Scene) -> None:
        over, area = self._over(scene)
        pieces = tuple(self._place(scene))
        ground = self._ground(scene)
        self.film.frames.append(Frame(number, caption, ground, over, area, pieces))

    # Pictures. -------------------------------------------------------------------------------

    def _ground(self, scene: Scene) -> int:
        key = ("ground", scene.ground, scene.pane)
        if key not in self._sprites:
            image = QImage(self.film.width, self.film.height, QImage.Format.Format_RGB32)
            with QPainter(image) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                whole = fit((0.0, 0.0, scene.width, scene.height), WIDTH, self.film.height)
                paint_still(painter, self._board, scene, self._theme, whole)
            self._sprites[key] = self._keep(image, "JPG")
        return self._sprites[key]

    def _over(self, scene: Scene) -> tuple[int, tuple[int, int, int, int]]:
        """Labels, marks and lines, as far as anything is written there."""
        key = (scene.ground, scene.labels, scene.shades, scene.marks, scene.strokes, scene.spots)
        if key not in self._overs:
            self._overs[key] = self._written(scene)
        return self._overs[key]

    def _written(self, scene: Scene) -> tuple[int, tuple[int, int, int, int]]:
        image = self._blank(self.film.width, self.film.height)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setTransform(fit((0, 0, scene.width, scene.height), WIDTH, self.film.height))
            paint_labels(painter, scene, self._theme)
            for shade in scene.shades:
                if spot := scene.spot(shade.spot):
                    paint_shade(painter, shade, spot, self._theme)
            paint_marks(painter, scene, self._theme)
            paint_strokes(painter, scene, scene.strokes, self._theme)
        area = _used(image)
        if area.isEmpty():
            return -1, (0, 0, 0, 0)
        where = area.x(), area.y(), area.width(), area.height()
        return self._keep(image.copy(area), "PNG"), where

    def _sprite(self, piece: Piece, spot: Spot) -> tuple[int, QRectF]:
        """A piece's picture, and how it lies around the middle of its spot."""
        more = max(1.0, spot.height) * self._board.overhang
        wide, high = max(1.0, spot.width) + more, max(1.0, spot.height) + more
        if spot.is_in_pane:
            more = spot.height * self._board.overhang
            wide, high = spot.width + more, spot.height + more
        area = QRectF(-wide / 2, -high / 2, wide, high)
        name = spot.name if piece.look == "phase" else ""
        key = (piece.look, piece.side, piece.facing, name, spot.width, spot.height)
        if key not in self._sprites:
            image = self._blank(round(wide * self._unit) + 1, round(high * self._unit) + 1)
            with QPainter(image) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.scale(self._unit, self._unit)
                painter.translate(wide / 2, high / 2)
                self._board.paint_piece(painter, piece, spot, self._theme)
            self._sprites[key] = self._keep(image, "PNG")
        return self._sprites[key], area

    def _blank(self, width: int, height: int) -> QImage:
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        return image

    def _keep(self, image: QImage, kind: str) -> int:
        data = encoded(image, kind)
        if data not in self._known:
            self._known[data] = len(self.film.pictures)
            self.film.pictures.append(data)
        return self._known[data]

    # Pieces that stay the same ones. -----------------------------------------------------------

    def _place(self, scene: Scene) -> Iterator[Placed]:
        """Every piece with its number: what has stayed, turned or travelled keeps it."""
        came_from = {end: start for start, end in scene.travels}
        before, self._here = self._here, {}
        for piece in scene.pieces:
            spot = scene.spot(piece.spot)
            if spot is None:
                continue
            number = self._number(before, came_from.get(piece.spot, piece.spot), piece.look)
            self._here.setdefault(piece.spot, []).append((piece.look, number))
            picture, area = self._sprite(piece, spot)
            x, y = (
                (spot.centre[0] + area.x()) * self._unit,
                (spot.centre[1] + area.y()) * self._unit,
            )
            size = round(area.width() * self._unit) + 1, round(area.height() * self._unit) + 1
            yield Placed(number, picture, (round(x), round(y), *size))

    def _number(self, before: dict[str, list[tuple[str, int]]], spot: str, look: str) -> int:
        there = before.get(spot, [])
        found = next((each for each in there if each[0] == look), there[0] if there else None)
        if found is not None:
            there.remove(found)
            return found[1]
        self._count += 1
        return self._count


def encoded(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind, 85 if kind == "JPG" else 20)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _used(image: QImage) -> QRect:
    """The part of a picture in which anything is."""
    data = bytes(image.constBits())
    return changed_area(bytes(len(data)), data, image.width(), image.height())


def changed_area(one: bytes, other: bytes, width: int, height: int) -> QRect:
    """Where two pictures of four bytes a dot differ."""
    spans = changed_spans(one, other, width, height)
    if not spans:
        return QRect()
    left, right = min(span[0] for span in spans.values()), max(span[1] for span in spans.values())
    top, bottom = min(spans), max(spans)
    return QRect(left, top, right - left, bottom - top + 1)


def changed_spans(one: bytes, other: bytes, width: int, height: int) -> dict[int, tuple[int, int]]:
    """For each line in which they differ, from which dot to which."""
    found = {}
    for y in range(height):
        line = slice(y * width * 4, (y + 1) * width * 4)
        a, b = one[line], other[line]
        if a != b:
            found[y] = _span(a, b, width)
    return found


def _span(one: bytes, other: bytes, width: int) -> tuple[int, int]:
    left = _most(width, lambda dots: one[: dots * 4] == other[: dots * 4])
    right = _most(width, lambda dots: one[(width - dots) * 4 :] == other[(width - dots) * 4 :])
    return left, width - right


def _most(limit: int, holds: Callable[[int], bool]) -> int:
    """The largest number for which this holds, as it does for all smaller ones."""
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if holds(middle):
            low = middle
        else:
            high = middle - 1
    return low
