"""A match as an animated picture in the APNG format, which every browser shows.

An APNG is a PNG whose further pictures follow the first one, each only as large as what has
changed (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
"""

import struct
import zlib
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from meadhall.client.match.session import Session
from meadhall.client.match.table_names import names_of
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.whole import fit, paint_whole
from meadhall.ui.board.session_scene import scene_then
from meadhall.ui.replay.frames import changed_spans, encoded
from meadhall.ui.text.words import calling
from meadhall.ui.widgets.theme import Theme

WIDTH: Final = 640
STAY: Final = 900
LAST: Final = 4000
"""Milliseconds for each picture, and for the last one."""

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
WITH_CLEAR: Final = 6
"""The kind of PNG: colours, and how clear each dot is."""

OVER: Final = 1
"""A picture is laid over what was there before."""


class Animation:
    """Makes the animated picture of one match."""

    def __init__(self, board: GameBoard, session: Session, theme: Theme) -> None:
        self._board, self._session, self._theme = board, session, theme
        self._images: list[tuple[bytes, QRect, int]] = []  # packed dots, where, milliseconds
        self._before = b""
        self._size = (0, 0)

    def steps(self) -> Iterator[int]:
        """Paint one moment after the other; says how many are painted."""
        for number in range(self._session.length + 1):
            self._add(number)
            yield number

    def data(self) -> bytes:
        """The file."""
        width, height = self._size
        head = struct.pack(">IIBBBBB", width, height, 8, WITH_CLEAR, 0, 0, 0)
        parts = [_chunk(b"IHDR", head), _chunk(b"acTL", struct.pack(">II", len(self._images), 0))]
        count = 0
        for at, (packed, area, stay) in enumerate(self._images):
            stay = LAST if at == len(self._images) - 1 else stay
            place = struct.pack(">IIII", area.width(), area.height(), area.x(), area.y())
            parts.append(
                _chunk(
                    b"fcTL",
                    struct.pack(">I", count) + place + struct.pack(">HHBB", stay, 1000, 0, OVER),
                )
            )
            count += 1
            if at == 0:
                parts.append(_chunk(b"IDAT", packed))
            else:
                parts.append(_chunk(b"fdAT", struct.pack(">I", count) + packed))
                count += 1
        return SIGNATURE + b"".join(parts) + _chunk(b"IEND", b"")

    def _add(self, number: int) -> None:
        with calling(names_of(self._session)):
            image = self._paint(number)
        data = bytes(image.constBits())
        if not self._before:
            self._size = image.width(), image.height()
            self._images.append((_packed(image), image.rect(), STAY))
        elif spans := changed_spans(self._before, data, *self._size):
            self._images.append((*_patch(data, spans, self._size[0]), STAY))
        else:  # nothing is seen of it: what was before stays longer
            packed, area, stay = self._images[-1]
            self._images[-1] = packed, area, min(stay + STAY // 3, 65_000)
        self._before = data

    def _paint(self, number: int) -> QImage:
        scene = scene_then(self._board, self._session, number)
        height = self._size[1] or round(WIDTH * scene.height / scene.width)
        image = QImage(WIDTH, height, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            whole = fit((0.0, 0.0, scene.width, scene.height), WIDTH, height)
            paint_whole(painter, self._board, scene, self._theme, whole)
        return image


def _patch(data: bytes, spans: dict[int, tuple[int, int]], width: int) -> tuple[bytes, QRect]:
    """What has changed, and where; what has not is clear in it, which packs well."""
    left, right = min(span[0] for span in spans.values()), max(span[1] for span in spans.values())
    top, bottom = min(spans), max(spans)
    lines = []
    for y in range(top, bottom + 1):
        start, end = spans.get(y, (left, left))
        dots = data[(y * width + start) * 4 : (y * width + end) * 4]
        lines.append(bytes((start - left) * 4) + dots + bytes((right - end) * 4))
    wide, high = right - left, bottom - top + 1
    patch = QImage(b"".join(lines), wide, high, wide * 4, QImage.Format.Format_ARGB32)
    return _packed(patch), QRect(left, top, wide, high)


def _packed(image: QImage) -> bytes:
    """The packed dots of a picture, taken out of the PNG that Qt makes of it."""
    data, at, found = encoded(image.convertToFormat(QImage.Format.Format_RGBA8888), "PNG"), 8, []
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        if kind == b"IDAT":
            found.append(data[at + 8 : at + 8 + length])
        at += length + 12
    return b"".join(found)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
