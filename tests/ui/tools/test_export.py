"""A match taken out of the hall: the board as a picture, the moves as a text."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.tools.export import KINDS, save_picture
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def begun(window: MainWindow, game: str) -> TablePage:
    table = window.begin(TablePlan(game, 2))
    assert table is not None
    return table


@pytest.mark.parametrize("game", ["hexentafl", "nxs", "valhalla"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_board_becomes_a_picture(
    window: MainWindow, tmp_path: Path, game: str, kind: str
) -> None:
    table, file = begun(window, game), tmp_path / f"board{kind}"
    scene = table.board_widget.scene
    assert save_picture(table.board, scene, window.context.theme, file)
    shape = scene.width / scene.height
    if kind == ".png":
        image = QImage(str(file))
        assert image.width() / image.height() == pytest.approx(shape, rel=0.01)
    elif kind == ".svg":
        size = QSvgRenderer(str(file)).defaultSize()
        assert size.width() / size.height() == pytest.approx(shape, rel=0.01)
    else:
        assert file.read_bytes().startswith(b"%PDF")


def ask_for(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(file), ""))


def test_a_picture_without_a_kind_becomes_a_png(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(window, "hexentafl")
    ask_for(monkeypatch, tmp_path / "my board")
    window.actions_by_key["picture"].trigger()
    assert (tmp_path / "my board.png").exists()
    assert not window.bar.isVisible()


def test_a_picture_that_cannot_be_written_is_a_sentence(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(window, "hexentafl")
    ask_for(monkeypatch, tmp_path / "nowhere" / "board.png")
    window.actions_by_key["picture"].trigger()
    assert "cannot be written" in window.bar.sentence.text()


def test_the_moves_go_to_the_clipboard(window: MainWindow) -> None:
    table = begun(window, "hexentafl")
    session = table.session
    session.act(0, session.state.read(0, "e3-e5"))
    window.actions_by_key["copy"].trigger()
    tags, moves = QGuiApplication.clipboard().text().split("\n\n")
    assert tags.splitlines()[:3] == ['[Meadhall "1"]', '[Game "hexentafl"]', '[Seats "2"]']
    people = [line for line in tags.splitlines() if line.startswith("[Player")]
    assert people == ['[Player "defenders" "Astrid"]', '[Player "attackers" "Astrid"]']
    assert moves == "1. e3-e5\n"
