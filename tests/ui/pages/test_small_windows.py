"""Nothing is cut in a small window with large text, in the language with the longest words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.thumbnail import Thumbnail
from meadhall.ui.pages.table.end_moment import EndMoment
from meadhall.ui.tools.shots import finish, play
from meadhall.ui.widgets.basics import Button, TitleLabel, em
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall

GAMES = [game.key for game in catalogue.GAMES if game.key in BOARDS]
SHORT = "hexentafl"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path, language="it", text_size=150) as made:
        made.resize(1024, 600)
        made.show_page(made.home)
        QApplication.processEvents()
        yield made


def shown(page: QWidget, kind: type[QWidget]) -> list[QWidget]:
    return [each for each in page.findChildren(kind) if each.isVisibleTo(page)]


def narrow(page: QWidget) -> list[str]:
    """The buttons that are narrower than their words."""
    return [
        each.text()
        for each in shown(page, Button)
        if isinstance(each, QAbstractButton) and each.width() < each.sizeHint().width()
    ]


def too_wide(page: QWidget) -> list[int]:
    """By how much what scrolls is wider than where it is shown."""
    areas = [each for each in shown(page, QScrollArea) if isinstance(each, QScrollArea)]
    over = [each.widget().width() - each.viewport().width() for each in areas if each.widget()]
    return [each for each in over if each > 0]


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_is_as_wide_as_its_choices(qtbot: QtBot, window: MainWindow, game: str) -> None:
    window.set_up(game)
    page = window.stack.currentWidget()
    qtbot.waitUntil(lambda: not too_wide(page))
    assert narrow(page) == []


def test_the_rules_show_a_whole_button_for_each_game(window: MainWindow) -> None:
    window.read_rules(SHORT)
    QApplication.processEvents()
    assert narrow(window.rules_page) == []


def test_the_words_of_an_open_match_stand_beside_its_picture(window: MainWindow) -> None:
    table = window.begin(TablePlan("skirmish", 2, levels={1: "thrall"}))
    assert table is not None
    play(table, 4)
    window.go_home()
    QApplication.processEvents()
    pictures = shown(window.home.unfinished, Thumbnail)
    assert pictures
    for picture in pictures:
        card = picture.parentWidget()
        assert card is not None
        words = [each for each in shown(card, QWidget) if each is not picture]
        overlaid = [each for each in words if each.geometry().intersects(picture.geometry())
                    and each.parentWidget() is card]  # fmt: skip
        assert overlaid == []


def test_the_verdict_is_never_cut(window: MainWindow) -> None:
    table = window.begin(TablePlan(SHORT, 2, {"board": "5x5"}, {1: "thrall"}))
    assert table is not None
    finish(table)
    QApplication.processEvents()
    (moment,) = shown(table, EndMoment)
    verdict = moment.findChild(TitleLabel)
    assert verdict is not None
    assert verdict.height() >= verdict.heightForWidth(verdict.width())


LONG_HINT = (
    "Suggerimento: posa la carta in alto a sinistra e poi porta il guerriero accanto al re, perché "
    "così minaccia l'angolo in due mosse e nessuno può più fermarlo."
)


@pytest.mark.parametrize("game", GAMES)
def test_a_long_hint_moves_nothing_and_is_not_cut(window: MainWindow, game: str) -> None:
    table = window.begin(TablePlan(game, 2, levels={1: "thrall"}))
    assert table is not None
    play(table, 8)
    QApplication.processEvents()
    QApplication.processEvents()
    before = table.board_widget.geometry()
    table.prompt_bar.show_note(LONG_HINT)
    QApplication.processEvents()
    assert table.board_widget.geometry() == before
    (said,) = [
        each for each in (table.prompt_bar.reason, table.prompt_bar.hanging) if each.isVisible()
    ]
    assert said.text() == LONG_HINT and said.height() >= said.heightForWidth(said.width())
    table.prompt_bar.show_note("")
    QApplication.processEvents()
    assert table.prompt_bar.sentence.isVisible()
    assert table.board_widget.geometry() == before


@pytest.mark.parametrize("game", ["skirmish", "valknut"])
def test_a_row_that_is_kept_above_the_board_is_never_empty(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    window.context.change("cover", False)
    table = window.begin(TablePlan(game, 2, {"warbands": "first"} if game == "valknut" else {}))
    assert table is not None
    bar = table.prompt_bar
    for _ in range(80):
        play(table, table.session.length + 1)
        QApplication.processEvents()
        lowest = max(each.mapTo(bar, each.rect().bottomLeft()).y() for each in shown(bar, Button))
        assert lowest > bar.height() - bar.undo.height()


@pytest.mark.parametrize("game", GAMES)
def test_the_newest_lines_of_the_log_are_in_sight_however_much_stands_above_it(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    """With as many seats as there can be; in Valheim with plans and wishes as well."""
    seats = catalogue.find(game).seats[-1]
    gods = {"gods": "gods"} if game == "valhalla" else {}
    levels = dict.fromkeys(range(1, seats), "thrall")
    table = window.begin(TablePlan(game, seats, gods, levels))
    assert table is not None
    play(table, 60)
    view = table.log_view

    def is_seen() -> bool:
        last = view.visualRect(table.log.index(table.log.rowCount() - 1, 0))
        seen = view.viewport().visibleRegion()
        is_whole = seen.boundingRect() == view.viewport().rect()
        end = QPoint(last.center().x(), last.bottom())
        return is_whole and seen.contains(end) and view.viewport().height() > 2 * em(view)

    qtbot.waitUntil(lambda: not table.is_settling and is_seen(), timeout=20_000)
