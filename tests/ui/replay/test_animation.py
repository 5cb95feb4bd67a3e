"""A match as an animated picture: a PNG that every reader takes, and its further pictures."""

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.replay.animation import SIGNATURE, Animation
from meadhall.ui.text.words import calling
from meadhall.ui.tools.shots import play
from meadhall.ui.widgets.theme import DAYLIGHT
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def filmed(window: MainWindow, answers: int) -> tuple[TablePage, bytes]:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    play(table, answers)
    animation = Animation(table.board, table.session, DAYLIGHT)
    assert list(animation.steps()) == list(range(answers + 1))
    return table, animation.data()


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    assert data.startswith(SIGNATURE)
    found, at = [], len(SIGNATURE)
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        body = data[at + 8 : at + 8 + length]
        (check,) = struct.unpack_from(">I", data, at + 8 + length)
        assert check == zlib.crc32(kind + body)
        found.append((kind, body))
        at += length + 12
    return found


def framed(kind: bytes, body: bytes) -> bytes:
    """A part of a PNG with its length and its check."""
    check = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)


def test_a_reader_that_knows_no_animation_sees_the_beginning(window: MainWindow) -> None:
    _, data = filmed(window, 3)
    assert not QImage.fromData(data, "PNG").isNull()


def test_there_is_a_picture_for_each_moment_in_order(window: MainWindow) -> None:
    _, data = filmed(window, 5)
    parts = chunks(data)
    kinds = [kind for kind, _ in parts]
    assert kinds[:3] == [b"IHDR", b"acTL", b"fcTL"] and kinds[-1] == b"IEND"
    (count, plays) = struct.unpack(">II", dict(parts)[b"acTL"])
    assert (count, plays) == (kinds.count(b"fcTL"), 0) and count == 6
    numbers = [
        struct.unpack_from(">I", body)[0] for kind, body in parts if kind in (b"fcTL", b"fdAT")
    ]
    assert numbers == list(range(len(numbers)))


def test_the_pictures_laid_over_each_other_show_the_last_moment(window: MainWindow) -> None:
    table, data = filmed(window, 4)
    parts = chunks(data)
    head = dict(parts)[b"IHDR"]
    width, height = struct.unpack_from(">II", head)
    whole = QImage(width, height, QImage.Format.Format_RGB32)
    area = (0, 0, 0, 0)
    with QPainter(whole) as painter:
        for kind, body in parts:
            if kind == b"fcTL":
                area = struct.unpack_from(">IIII", body, 4)
            elif kind in (b"IDAT", b"fdAT"):
                packed = body if kind == b"IDAT" else body[4:]
                wide, high, x, y = area
                own = struct.pack(">II", wide, high) + head[8:]
                single = SIGNATURE + b"".join(
                    framed(name, part)
                    for name, part in ((b"IHDR", own), (b"IDAT", packed), (b"IEND", b""))
                )
                painter.drawImage(x, y, QImage.fromData(single, "PNG"))
    last = Animation(table.board, table.session, DAYLIGHT)
    list(last.steps())
    assert whole == last._paint(table.session.length)


def test_heroes_are_called_by_name_also_where_no_table_is_in_sight(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = window.begin(TablePlan("valheim", 2, levels={1: "thrall"}))
    assert table is not None
    window.go_home()
    painted: list[str] = []
    monkeypatch.setattr(
        "meadhall.ui.replay.animation.paint_whole",
        lambda painter, board, scene, theme, fit: painted.extend(
            spot.sentence for spot in scene.spots
        ),
    )
    with calling(()):
        next(iter(Animation(table.board, table.session, DAYLIGHT).steps()))
    assert any(words.startswith("Thrall, 10 of 10 health") for words in painted)
    assert not any("hero 2" in words.lower() for words in painted)
