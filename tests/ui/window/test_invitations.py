"""Asking others to a table, and playing on with the same people: two windows, and clicks."""

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer.acquaintances import Familiarity
from meadhall.client.multiplayer.invitations import (
    InvitationAnswer,
    InvitationKind,
    NearbyPerson,
    ReceivedInvitation,
)
from meadhall.ui.pages.people import PeopleList, can_be_invited, person_text
from meadhall.ui.pages.setup import SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.window.invitation_bar import invitation_text
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, is_in_sight, press
from tests.ui.neighbours import TWO_WINDOWS, Pair, at_one_table, let_see


def room_of(window: MainWindow) -> WaitingPage:
    page = window.stack.currentWidget()
    assert isinstance(page, WaitingPage)
    return page


def line(room: WaitingPage) -> str:
    """The line of the first person whom one may invite, or nothing."""
    return next((f"{each.accessibleName()}" for each in room.around.lines.values()), "")


def invite(page: PeopleList) -> QPushButton:
    """The button to invite the first of those who are seen."""
    return next(iter(page.lines.values())).invite


def invite_from_nearby(qtbot: QtBot, windows: Pair) -> WaitingPage:
    """Astrid sees Leif look around, chooses a game, and sits down to wait for him."""
    astrid, _ = windows
    let_see(*windows)
    page = astrid.nearby_page
    qtbot.waitUntil(page.around.isVisible, timeout=LONG)
    press(qtbot, invite(page.around))
    assert astrid.bar.sentence.text() == "Choose a game to invite Leif to."
    astrid.home.play_wanted.emit("hexentafl")
    setup = astrid.stack.currentWidget()
    assert isinstance(setup, SetupPage)
    press(qtbot, setup.start)
    return room_of(astrid)


def test_who_looks_around_is_invited_and_joins_with_one_click(
    qtbot: QtBot, windows: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    astrid, leif = windows
    heard: list[str] = []
    monkeypatch.setattr(
        "meadhall.ui.window.invitation_bar.announce",
        lambda widget, text, is_urgent: heard.append(text),
    )
    room = invite_from_nearby(qtbot, windows)
    leif.go_library()
    bar = leif.tables().lan.invitation
    qtbot.waitUntil(lambda: is_in_sight(bar.later), timeout=LONG)
    words = "Astrid, whom you have not met, invites you to heXentafl."
    assert bar.sentence.text() == words and heard == [words]
    leif.activateWindow()
    qtbot.waitUntil(lambda: line(room) == "Leif: sees your invitation", timeout=LONG)
    press(qtbot, bar.join)
    assert not bar.isVisible()
    qtbot.waitUntil(lambda: astrid.table is not None and leif.table is not None, timeout=LONG)


def test_an_invitation_reaches_whoever_plays_against_the_computer(
    qtbot: QtBot, windows: Pair
) -> None:
    _, leif = windows
    invite_from_nearby(qtbot, windows)
    table = leif.begin(TablePlan("hexentafl", 2))
    bar = leif.tables().lan.invitation
    qtbot.waitUntil(lambda: is_in_sight(bar.later), timeout=LONG)
    assert leif.table is table, "nothing opens by itself"
    press(qtbot, bar.join)
    assert table in leif.open_tables, "the match against the computer stays"


def test_who_does_not_come_now_is_told_to_the_one_who_asked(qtbot: QtBot, windows: Pair) -> None:
    room = invite_from_nearby(qtbot, windows)
    bar = windows[1].tables().lan.invitation
    qtbot.waitUntil(lambda: is_in_sight(bar.later), timeout=LONG)
    press(qtbot, bar.later)
    assert not bar.isVisible()
    qtbot.waitUntil(lambda: line(room) == "Leif: will not come now", timeout=LONG)
    assert invite(room.around).isEnabled(), "one may ask again, later"
    press(qtbot, invite(room.around))
    qtbot.wait(500)
    assert not bar.isVisible(), "but not at once"


def test_who_has_had_enough_hears_no_more(qtbot: QtBot, windows: Pair) -> None:
    room = invite_from_nearby(qtbot, windows)
    bar = windows[1].tables().lan.invitation
    qtbot.waitUntil(lambda: is_in_sight(bar.later), timeout=LONG)
    press(qtbot, bar.never)
    qtbot.waitUntil(lambda: "will not come" in line(room), timeout=LONG)
    network = windows[1].tables().lan.use_network()
    assert (
        network._invitation_service is not None and network._invitation_service.bell.manners.muted
    )


def test_the_bar_goes_when_the_table_is_left(qtbot: QtBot, windows: Pair) -> None:
    room = invite_from_nearby(qtbot, windows)
    bar = windows[1].tables().lan.invitation
    qtbot.waitUntil(lambda: is_in_sight(bar.later), timeout=LONG)
    room.left.emit()
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=LONG)


def test_a_waiting_room_invites_those_who_look_around(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    let_see(*windows)
    astrid.begin(TWO_WINDOWS)
    room = room_of(astrid)
    qtbot.waitUntil(room.around.isVisible, timeout=LONG)
    press(qtbot, invite(room.around))
    qtbot.waitUntil(lambda: is_in_sight(leif.tables().lan.invitation.later), timeout=LONG)
    assert astrid.stack.currentWidget() is room


def test_at_nearby_an_open_table_is_what_one_is_invited_to(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    let_see(*windows)
    astrid.begin(TWO_WINDOWS)
    room = room_of(astrid)
    astrid.go_nearby()
    qtbot.waitUntil(astrid.nearby_page.around.isVisible, timeout=LONG)
    press(qtbot, invite(astrid.nearby_page.around))
    assert astrid.stack.currentWidget() is room
    qtbot.waitUntil(lambda: is_in_sight(leif.tables().lan.invitation.later), timeout=LONG)


def test_who_sets_no_table_after_all_asks_nobody(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    let_see(*windows)
    qtbot.waitUntil(astrid.nearby_page.around.isVisible, timeout=LONG)
    press(qtbot, invite(astrid.nearby_page.around))
    astrid.home.play_wanted.emit("hexentafl")
    setup = astrid.stack.currentWidget()
    assert isinstance(setup, SetupPage)
    setup.given_up.emit()
    astrid.begin(TWO_WINDOWS)
    qtbot.wait(500)
    assert not leif.tables().lan.invitation.isVisible()


def test_who_wants_no_invitations_says_so_in_the_settings(qtbot: QtBot, windows: Pair) -> None:
    windows[1].context.change("invitations", False)
    room = invite_from_nearby(qtbot, windows)
    qtbot.waitUntil(lambda: "will not come" in line(room), timeout=LONG)
    assert not windows[1].tables().lan.invitation.isVisible()


@pytest.mark.parametrize(
    "sort, meeting, words",
    [
        (InvitationKind.TABLE, Familiarity.KNOWN, "Leif invites you to heXentafl."),
        (
            InvitationKind.TABLE,
            Familiarity.NAMESAKE,
            "Another Leif than the one you know invites you",
        ),
        (
            InvitationKind.NEXT,
            Familiarity.KNOWN,
            "Leif is ready for the next game, with the sides swapped.",
        ),
        (InvitationKind.AGAIN, Familiarity.KNOWN, "Leif would like to play heXentafl again."),
        (InvitationKind.SWAPPED, Familiarity.KNOWN, "again, with the sides swapped."),
        (InvitationKind.WATCH, Familiarity.KNOWN, "Leif has begun the next game"),
    ],
)
def test_an_invitation_says_who_asks_for_what(
    sort: InvitationKind, meeting: Familiarity, words: str
) -> None:
    assert words in invitation_text(ReceivedInvitation(b"", "Leif", "hexentafl", sort, meeting))


@pytest.mark.parametrize("answer", [None, *InvitationAnswer])
def test_every_answer_has_its_words(answer: InvitationAnswer | None) -> None:
    person = NearbyPerson("k", "Leif", True, answer)
    assert person_text(person).startswith("Leif: ")
    again = (None, InvitationAnswer.UNREACHED, InvitationAnswer.DECLINED)
    assert can_be_invited(person) == (answer in again)
    assert not can_be_invited(NearbyPerson("k", "Leif"))


def test_who_has_another_version_is_not_invited_but_told_of() -> None:
    person = NearbyPerson("k", "Leif", can_hear=True, is_ours=False)
    assert not can_be_invited(person)
    assert person_text(person) == (
        "Leif: has another version of Meadhall; update both to play together"
    )


def test_who_plays_alone_may_be_asked_and_it_is_said_what_they_play(windows: Pair) -> None:
    astrid, leif = windows
    let_see(*windows)
    leif.begin(TablePlan("hexentafl", 2))
    leif.tables().lan.follow_network()
    assert leif.tables().lan.use_network().plays_alone == "hexentafl"
    leif.go_home()
    leif.tables().lan.follow_network()
    assert leif.tables().lan.use_network().plays_alone == ""
    person = NearbyPerson("k", "Leif", True, game="hexentafl")
    assert person_text(person) == "Leif: plays heXentafl meanwhile, and may be asked"
    assert can_be_invited(person)


def test_news_of_an_invitation_are_read_out_once(
    qtbot: QtBot, windows: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "meadhall.ui.pages.people.announce",
        lambda widget, text: heard.append(text) if isinstance(widget, QWidget) else None,
    )
    people = PeopleList(windows[0].context)
    qtbot.addWidget(people)
    for answer in (
        None,
        InvitationAnswer.CALLING,
        InvitationAnswer.RINGS,
        InvitationAnswer.SEEN,
        InvitationAnswer.SEEN,
        InvitationAnswer.COMING,
    ):
        people.follow([NearbyPerson("k", "Leif", True, answer)])
    assert heard == ["Leif: sees your invitation", "Leif: is coming"]


# The next game. -------------------------------------------------------------------------------


def play_first_game(qtbot: QtBot, windows: Pair) -> tuple[TablePage, TablePage]:
    """The first of two games is over: Astrid, who began it, has resigned."""
    tables = at_one_table(qtbot, windows, TWO_WINDOWS.in_pairs())
    resign(qtbot, *tables)
    return tables


def resign(qtbot: QtBot, *tables: TablePage) -> None:
    match = tables[0].session.match
    match.resign(match.seats[0])
    tables[0].changed.emit()
    qtbot.waitUntil(lambda: all(each.end.next_game.isVisible() or each.end.swap.isVisible()
                                for each in tables), timeout=LONG)  # fmt: skip


def sentence(table: TablePage) -> str:
    return table.prompt_bar.sentence.text()


def test_two_games_between_two_windows_with_one_click_each(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    first = play_first_game(qtbot, windows)
    for table in first:
        assert "Game 1 of 2: Astrid 0, Leif 1." in sentence(table)
        assert not table.end.swap.isVisible()
    press(qtbot, first[1].end.next_game)
    qtbot.waitUntil(lambda: is_in_sight(astrid.tables().lan.invitation.later), timeout=LONG)
    assert "Leif is ready for the next game" in astrid.tables().lan.invitation.sentence.text()
    press(qtbot, first[0].end.next_game)
    qtbot.waitUntil(lambda: all(each.table not in (None, *first) for each in windows), timeout=LONG)
    assert not astrid.tables().lan.invitation.isVisible()
    second = astrid.table, leif.table
    assert second[0] is not None and second[1] is not None
    assert second[0].session.people_here == (1,) and second[1].session.people_here == (0,)
    assert "1 so far" in second[0].plates.plates[0].lines()[1], "it is Leif's plate now"
    resign(qtbot, second[0], second[1])
    for table in second:
        assert "Leif wins the match: Astrid 0, Leif 2." in sentence(table)
        assert table.end.swap.isVisible() and not table.end.next_game.isVisible()


def test_both_may_click_at_the_same_moment(qtbot: QtBot, windows: Pair) -> None:
    first = play_first_game(qtbot, windows)
    for table in first:
        press(qtbot, table.end.next_game)
    qtbot.waitUntil(lambda: all(each.table not in (None, *first) for each in windows), timeout=LONG)
    matches = [each.table.session.match.record.match for each in windows if each.table]
    assert len(set(matches)) == 1
    assert not [page for each in windows for page in each.tables().lan.rooms], (
        "nobody waits any more"
    )


def test_the_waiting_room_says_how_it_stands_with_the_other(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    first = play_first_game(qtbot, windows)
    press(qtbot, first[0].end.next_game)
    room = room_of(astrid)
    qtbot.waitUntil(lambda: is_in_sight(leif.tables().lan.invitation.later), timeout=LONG)
    assert not leif.tables().lan.invitation.never.isVisible(), "one has played with them"
    qtbot.waitUntil(lambda: "Leif: " in line(room), timeout=LONG)
    press(qtbot, leif.tables().lan.invitation.later)
    qtbot.waitUntil(lambda: line(room) == "Leif: will not come now", timeout=LONG)
    astrid.show_page(first[0])
    press(qtbot, first[0].end.next_game)
    assert astrid.stack.currentWidget() is room, "one waiting room is enough"


def test_another_match_with_the_same_people(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    tables = at_one_table(qtbot, windows)
    match = tables[1].session.match
    match.resign(1)
    tables[1].changed.emit()
    qtbot.waitUntil(lambda: all(each.end.swap.isVisible() for each in tables), timeout=LONG)
    press(qtbot, tables[0].end.swap)
    bar = leif.tables().lan.invitation
    qtbot.waitUntil(lambda: is_in_sight(bar.later), timeout=LONG)
    assert "would like to play heXentafl again, with the sides swapped." in bar.sentence.text()
    press(qtbot, bar.join)
    qtbot.waitUntil(
        lambda: all(each.table not in (None, *tables) for each in windows), timeout=LONG
    )
    assert astrid.table is not None
    assert astrid.table.session.people_here == (1,)


def test_a_match_of_two_games_can_be_set_for_a_guest(qtbot: QtBot, windows: Pair) -> None:
    room = invite_from_nearby(qtbot, windows)
    assert room.lan_table.proposal is not None
    assert "A match of two games" in room.offer.words.text()
