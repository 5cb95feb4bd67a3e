"""Resigning, and agreeing on a draw: asked first, kept in the log and in the score."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan, next_game
from meadhall.engines.values import NOBODY, Result
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.tools.shots import play
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
    assert table.prompt_bar.wish.text() == "Resign? The match is lost then."
    press(qtbot, table.prompt_bar.refuse)
    assert table.session.outcome is None and not table.prompt_bar.request.isVisible()
    window.actions_by_key["resign"].trigger()
    press(qtbot, table.prompt_bar.allow)
    assert results(table.session) == (Result.LOSS, Result.WIN)
    assert "Astrid (defenders) resigned." in table.prompt_bar.sentence.text()
    assert not window.actions_by_key["resign"].isEnabled()


def test_the_log_keeps_how_the_players_ended_a_match(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    table.session.act(0, int(table.session.state.legal(0)[0]))
    table.session.resign()
    lines = [table.log.data(table.log.index(row, 2)) for row in range(table.log.rowCount())]
    assert lines[-1] == "Attackers resigned." and len(lines) == 2
    table.log_view.sought.emit(table.log.number_at(1) + 1)
    assert table.is_live
    plate = table.plates.plates[1]
    assert "resigned" in plate.lines()[1]
    table.look_at(0)
    assert "resigned" not in plate.lines()[1], "it was not so then"


def test_the_line_of_a_resignation_is_in_sight(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1024, 600)
    table = sit_down(window, TablePlan("valhalla", 2, levels={1: "thrall"}))
    play(table, 40)
    while table.session.resigning == NOBODY:  # the cards have ended it before
        table = sit_down(window, TablePlan("valhalla", 2, levels={1: "thrall"}))
        play(table, 40)
    table.session.resign()
    view = table.log_view
    last = table.log.index(table.log.rowCount() - 1, 0)

    def is_whole() -> bool:
        place = view.visualRect(last)
        return place.isValid() and view.viewport().rect().contains(place)

    qtbot.waitUntil(is_whole, timeout=LONG)


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
    ("game", "seats", "can_draw"),
    [
        ("hexentafl", 2, True),
        ("nxs", 3, True),
        ("valhalla", 2, True),
        ("skirmish", 4, True),
        ("valknut", 2, False),
        ("valheim", 2, False),
    ],
)
def test_everywhere_one_can_resign_and_a_draw_needs_a_game_that_knows_one(
    window: MainWindow, game: str, seats: int, can_draw: bool
) -> None:
    table = sit_down(window, TablePlan(game, seats))
    assert table.session.resigning != NOBODY
    assert window.actions_by_key["resign"].isEnabled()
    assert table.session.can_offer_draw == can_draw


@pytest.mark.parametrize(
    ("game", "seats"),
    [("nxs", 3), ("valhalla", 4), ("skirmish", 4), ("valknut", 4), ("valheim", 2)],
)
def test_among_several_who_resigns_has_lost_and_the_computer_plays_on(
    qtbot: QtBot, window: MainWindow, game: str, seats: int
) -> None:
    window.context.change("cover", False)
    table = sit_down(window, TablePlan(game, seats))
    session = table.session
    for left in range(seats, 1, -1):
        seat = session.resigning
        table.ask_to_resign()
        last = session.ends_by_resigning
        assert ("The computer plays on" in table.prompt_bar.wish.text()) == (not last)
        press(qtbot, table.prompt_bar.allow)
        if last:
            break
        assert session.outcome is None and seat in session.resigned
        assert session.players[seat].level and len(session.people_here) == left - 1
        assert "resigned" in table.plates.plates[seat].lines()[1]
        lines = [table.log.data(table.log.index(row, 2)) for row in range(table.log.rowCount())]
        assert "resigned, and has lost" in lines[-1]
        before = session.length
        qtbot.waitUntil(
            lambda was=before: session.length > was or session.acting != NOBODY, timeout=LONG
        )
    if session.outcome is None:  # in a game that is won together, the last one may go too
        table.ask_to_resign()
        press(qtbot, table.prompt_bar.allow)
    worth = results(session)
    assert all(worth[seat] is Result.LOSS for seat in session.resigned)


def test_who_resigns_alone_against_several_computers_ends_the_match(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(window, TablePlan("nxs", 3, levels={1: "thrall", 2: "thrall"}))
    table.ask_to_resign()
    press(qtbot, table.prompt_bar.allow)
    assert results(table.session) == (Result.LOSS, Result.DRAW, Result.DRAW)


def test_a_takeback_to_before_a_resignation_takes_it_back_too(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(window, TablePlan("nxs", 3))
    session = table.session
    session.act(0, int(session.state.legal(0)[0]))
    if session.move is not None and session.acting == 0:
        session.act(0, int(session.state.legal(0)[0]))
    assert session.acting == 1
    session.resign()
    assert session.resigned == (1,)
    session.undo()
    assert session.resigned == () and session.players[1].level == ""


def test_between_two_computers_a_draw_needs_both_and_the_asker_hears_the_answer(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    here, there = at_one_table(qtbot, windows)
    here.ask_for_draw()
    press(qtbot, here.prompt_bar.allow)
    assert "The others are asked" in here.prompt_bar.reason.text()
    qtbot.waitUntil(there.prompt_bar.request.isVisible, timeout=LONG)
    assert there.prompt_bar.wish.text() == "Astrid offers a draw."
    qtbot.keyClick(there.board_widget, Qt.Key.Key_PageUp)
    assert there.focusWidget() is there.prompt_bar.refuse, "Page Up and Page Down lead there"
    press(qtbot, there.prompt_bar.refuse)
    qtbot.waitUntil(lambda: "says no" in here.prompt_bar.reason.text(), timeout=LONG)
    assert here.session.outcome is None and there.session.outcome is None


def test_who_allows_a_takeback_does_not_hear_that_others_are_asked(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = at_one_table(qtbot, windows)
    mover = here if here.session.move is not None else there
    asker, other = mover, there if mover is here else here
    seat = asker.session.acting
    asker.session.act(seat, int(asker.session.state.legal(seat)[0]))
    qtbot.waitUntil(lambda: asker.session.length == 1 == other.session.length, timeout=LONG)
    asker.undo()
    qtbot.waitUntil(other.prompt_bar.request.isVisible, timeout=LONG)
    told: list[str] = []
    monkeypatch.setattr(other, "tell", told.append)
    monkeypatch.setattr(other, "_tell_prompt", lambda: told.append("what is wanted"))
    press(qtbot, other.prompt_bar.allow)
    qtbot.waitUntil(lambda: other.session.length == 0 and len(told) > 1, timeout=LONG)
    assert told == ["Agreed: the move is taken back.", "what is wanted"]


def test_a_resignation_is_heard_at_the_other_computer(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    here, there = at_one_table(qtbot, windows)
    here.ask_to_resign()
    press(qtbot, here.prompt_bar.allow)
    qtbot.waitUntil(lambda: there.session.outcome is not None, timeout=LONG)
    assert results(there.session)[here.session.people_here[0]] is Result.LOSS


def test_at_a_network_table_of_three_the_others_hear_of_it_and_play_on(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    plan = TablePlan("nxs", 3, levels={2: "thrall"}, guests=(1,))
    here, there = at_one_table(qtbot, windows, plan)
    here.ask_to_resign()
    assert "The computer plays on" in here.prompt_bar.wish.text()
    press(qtbot, here.prompt_bar.allow)
    qtbot.waitUntil(lambda: there.session.resigned == (0,), timeout=LONG)
    qtbot.waitUntil(lambda: there.session.acting == 1, timeout=LONG)
    assert there.session.outcome is None and here.session.people_here == ()
    told = " ".join(
        str(there.log.data(there.log.index(row, 2))) for row in range(there.log.rowCount())
    )
    assert "White resigned, and has lost. The computer plays on there." in told
