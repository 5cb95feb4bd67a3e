"""Two windows look at the match that they have played, together."""

import pytest
from pytestqt.qtbot import QtBot

from meadhall.engines.values import NOBODY
from meadhall.ui.board.scene import Ink, MarkKind
from meadhall.ui.pages.table.page import TablePage
from tests.ui.hall import LONG, press
from tests.ui.neighbours import Pair, at_one_table


def finished(qtbot: QtBot, windows: Pair, moves: int = 4) -> tuple[TablePage, TablePage]:
    """A match of some moves that one gives up."""
    both = at_one_table(qtbot, windows)
    for number in range(moves):
        page = both[number % 2]
        qtbot.waitUntil(lambda page=page: page.session.acting != NOBODY, timeout=LONG)
        seat = page.session.acting
        page.session.act(seat, int(next(iter(page.session.view(seat).legal(seat)))))
    qtbot.waitUntil(lambda: both[0].session.resigning != NOBODY, timeout=LONG)
    assert not both[0].together.isVisible()
    both[0].session.resign()
    qtbot.waitUntil(lambda: all(page.together.isVisible() for page in both), timeout=LONG)
    return both


def test_one_leads_another_breaks_free_and_comes_back(qtbot: QtBot, windows: Pair) -> None:
    here, there = finished(qtbot, windows)
    press(qtbot, here.together.lead)
    qtbot.waitUntil(lambda: "Astrid leads" in there.together.told.text(), timeout=LONG)
    here.look_at(1)
    qtbot.waitUntil(lambda: there.number == 1, timeout=LONG)
    there.look_at(3)
    qtbot.waitUntil(there.together.back.isVisible, timeout=LONG)
    here.look_at(2)
    qtbot.waitUntil(lambda: "looks at move 2" in there.together.told.text(), timeout=LONG)
    assert there.number == 3, "who has broken free stays where they are"
    press(qtbot, there.together.back)
    qtbot.waitUntil(lambda: there.number == 2, timeout=LONG)
    press(qtbot, there.together.lead)
    there.look_at(0)
    qtbot.waitUntil(here.together.back.isVisible, timeout=LONG)
    press(qtbot, here.together.back)
    qtbot.waitUntil(lambda: here.number == 0, timeout=LONG)


def test_arrows_and_marks_are_seen_and_read_out_to_both(
    qtbot: QtBot, windows: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "meadhall.ui.pages.table.review_panel.announce", lambda widget, text: heard.append(text)
    )
    here, there = finished(qtbot, windows)
    press(qtbot, here.together.lead)
    here.look_at(2)
    qtbot.waitUntil(lambda: there.number == 2 and there.together.is_on, timeout=LONG)
    one, other = (spot.key for spot in here.board_widget.scene.spots[:2])
    here.point(one)
    here.point(other)

    def marked() -> set[str]:
        marks = there.board_widget.given.marks
        return {mark.spot for mark in marks if mark.kind is MarkKind.POINTED}

    qtbot.waitUntil(lambda: marked() == {one, other}, timeout=LONG)
    press(qtbot, here.together.arrow)

    def arrows() -> list[str]:
        strokes = there.board_widget.given.strokes
        return [stroke.text for stroke in strokes if stroke.ink is Ink.POINTER]

    qtbot.waitUntil(lambda: arrows() == ["Astrid"] and not marked(), timeout=LONG)
    names = [spot.name for spot in here.board_widget.scene.spots[:2]]
    assert f"Astrid points at {names[0]}." in heard
    assert f"Astrid draws an arrow from {names[0]} to {names[1]}." in heard
    press(qtbot, here.together.clear)
    qtbot.waitUntil(lambda: arrows() == [], timeout=LONG)
