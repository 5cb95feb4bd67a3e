"""The line above a table of several while somebody is missing."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.multiplayer.connection_status import (
    ConnectionProblem,
    ConnectionStatus,
    OwedPart,
)
from meadhall.ui.window.connection_status import ConnectionBar, clock, connection_text


@pytest.mark.parametrize("problem", ConnectionProblem)
def test_whatever_holds_is_said_in_whole_sentences(problem: ConnectionProblem) -> None:
    text = connection_text(ConnectionStatus(problem, ("Bo", "Cai"), 75, "The disk is full.", 90))
    assert text.endswith(".") and "{" not in text
    assert len(text) > 20


def test_who_has_not_been_heard_is_named_with_the_time_and_what_follows() -> None:
    text = connection_text(ConnectionStatus(ConnectionProblem.LOST, ("Bo", "Cai"), 75, grace=90))
    assert text.startswith("Nothing has been heard of Bo and Cai for 1:15.")
    assert "is kept" in text and text.endswith("After 1:30 the computer plays on for them.")
    between_two = connection_text(ConnectionStatus(ConnectionProblem.LOST, ("Bo",), 12))
    assert "computer" not in between_two


def test_who_may_go_on_alone_is_told_what_becomes_of_both_matches() -> None:
    left = ConnectionStatus(ConnectionProblem.LEFT, ("Bo",), 4, may_go_on=True)
    text = connection_text(left)
    assert text.startswith("Bo has left the table. The match is kept")
    assert "a match of your own" in text and text.endswith("drawn anew.")


def test_where_boards_differ_it_is_said_why_what_is_safe_and_what_to_do() -> None:
    other = connection_text(
        ConnectionStatus(ConnectionProblem.DIFFERS, ("Bo",), builds=("0.1.0 aa", "0.1.0 bb"))
    )
    assert "Your board and Bo's are not the same any more" in other
    assert "nothing of it is lost" in other
    assert "0.1.0 aa here, 0.1.0 bb there. Install the same version on both" in other
    same = connection_text(
        ConnectionStatus(ConnectionProblem.DIFFERS, ("Bo",), builds=("0.1.0 aa", "0.1.0 aa"))
    )
    assert "Install" not in same and "Close Meadhall on both computers" in same


def test_seconds_are_told_as_on_a_clock() -> None:
    assert [clock(seconds) for seconds in (0, 9, 60, 605)] == ["0:00", "0:09", "1:00", "10:05"]


def test_the_bar_is_there_for_as_long_as_something_is_amiss(qtbot: QtBot) -> None:
    bar = ConnectionBar()
    qtbot.addWidget(bar)
    bar.show_status(ConnectionStatus(ConnectionProblem.SILENT, ("<b>Bo</b>",), 4))
    assert bar.isVisibleTo(None) and bar.sentence.text() == "<b>Bo</b> is not answering (0:04)."
    bar.show_status(ConnectionStatus(ConnectionProblem.SILENT, ("<b>Bo</b>",), 5))
    assert "(0:05)" in bar.sentence.text()
    bar.show_status(None)
    assert bar.isHidden()


def test_the_bar_offers_to_go_on_without_who_does_not_choose(qtbot: QtBot) -> None:
    bar = ConnectionBar()
    qtbot.addWidget(bar)
    status = ConnectionStatus(
        ConnectionProblem.OWES, ("Bo",), 95, owed=OwedPart.TURN, may_vote=True
    )
    bar.show_status(status)
    assert bar.without.isVisibleTo(bar) and not bar.alone.isVisibleTo(bar)
    assert bar.sentence.text().startswith("The table has waited for the choice of Bo for 1:35.")
    with qtbot.waitSignal(bar.without_wanted):
        bar.without.click()
    bar.show_status(replace(status, may_vote=False))
    assert not bar.without.isVisibleTo(bar)
