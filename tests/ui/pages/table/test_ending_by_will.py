"""Resigning, and agreeing on a draw: asked first, kept in the log and in the score."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan, next_game
from meadhall.engines.values import NOBODY, Result
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall, press
from tests.ui.neighbours import at_one_table


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def sit_down(window: MainWindow, plan: TablePlan) -> TablePage:
    table = window.begin(plan)
    assert table is not None
    return table


def results(session: Session) -> tuple[Result, ...]:
    assert session.outcome is not None
    return session.outcome.results


def test_who_resigns_is_asked_first_and_then_loses(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2, levels={1: "thrall"}))
    window.actions_by_key["resign"].trigger()
    assert table.prompt_bar.wish.text() == "Resign for the defenders? The match is lost then."
    press(qtbot, table.prompt_bar.refuse)
    assert table.session.outcome is None and not table.prompt_bar.request.isVisible()
    window.actions_by_key["resign"].trigger()
    press(qtbot, table.prompt_bar.allow)
    assert results(table.session) == (Result.LOSS, Result.WIN)
    assert "Defenders resigned." in table.prompt_bar.sentence.text()
    assert not window.actions_by_key["resign"].isEnabled()


def test_the_log_keeps_how_the_players_ended_a_match(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    table.session.act(0, int(table.session.state.legal(0)[0]))
    table.session.resign()
    lines = [table.log.data(table.log.index(row, 2)) for row in range(table.log.rowCount())]
    assert lines[-1] == "Attackers resigned." and len(lines) == 2
    table.log_view.sought.emit(table.log.number_at(1) + 1)
    assert table.is_live


def test_a_resignation_counts_in_the_score_of_a_series(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2).in_pairs())
    table.session.resign()
    series = next_game(table.session).series
    assert series is not None and series.scores(2, None) == (0, 2)


def test_at_one_table_all_agree_to_a_draw(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("nxs", 3))
    window.actions_by_key["draw"].trigger()
    assert table.prompt_bar.wish.text() == "Do all at this table agree to a draw?"
    press(qtbot, table.prompt_bar.allow)
    assert results(table.session) == (Result.DRAW,) * 3


def test_a_computer_declines_a_draw_where_it_stands_better(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2, levels={1: "thrall"}))
    monkeypatch.setattr("meadhall.client.match.session.CONTENT", -1000)
    window.actions_by_key["draw"].trigger()
    press(qtbot, table.prompt_bar.allow)
    assert table.session.outcome is None
    assert "declines the draw" in table.prompt_bar.reason.text()
    monkeypatch.setattr("meadhall.client.match.session.CONTENT", 1000)
    window.actions_by_key["draw"].trigger()
    press(qtbot, table.prompt_bar.allow)
    assert results(table.session) == (Result.DRAW, Result.DRAW)


@pytest.mark.parametrize(
    ("game", "seats", "can_resign", "can_draw"),
    [
        ("hexentafl", 2, True, True),
        ("nxs", 3, False, True),
        ("valhalla", 2, True, True),
        ("skirmish", 2, True, True),
        ("skirmish", 4, False, True),
        ("valknut", 2, True, False),
        ("valheim", 2, False, False),
    ],
)
def test_only_of_two_opponents_one_resigns_and_a_draw_needs_a_game_that_knows_one(
    window: MainWindow, game: str, seats: int, can_resign: bool, can_draw: bool
) -> None:
    table = sit_down(window, TablePlan(game, seats))
    assert (table.session.resigning != NOBODY) == can_resign
    assert table.session.can_offer_draw == can_draw
    assert window.actions_by_key["resign"].isEnabled() == can_resign


def test_between_two_computers_a_draw_needs_both_and_the_asker_hears_the_answer(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    here, there = at_one_table(qtbot, windows)
    here.ask_for_draw()
    press(qtbot, here.prompt_bar.allow)
    assert "The others are asked" in here.prompt_bar.reason.text()
    qtbot.waitUntil(there.prompt_bar.request.isVisible, timeout=LONG)
    assert there.prompt_bar.wish.text() == "Astrid offers a draw."
    press(qtbot, there.prompt_bar.refuse)
    qtbot.waitUntil(lambda: "says no" in here.prompt_bar.reason.text(), timeout=LONG)
    assert here.session.outcome is None and there.session.outcome is None


def test_a_resignation_is_heard_at_the_other_computer(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    here, there = at_one_table(qtbot, windows)
    here.ask_to_resign()
    press(qtbot, here.prompt_bar.allow)
    qtbot.waitUntil(lambda: there.session.outcome is not None, timeout=LONG)
    assert results(there.session)[here.session.people_here[0]] is Result.LOSS
