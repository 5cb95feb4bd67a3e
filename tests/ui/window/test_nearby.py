"""Two windows on one network: open a table, join it, play, talk, take back, leave."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer import network_check
from meadhall.client.multiplayer.lan_table import Stranger
from meadhall.client.multiplayer.nearby import DiscoverySnapshot, NearbyTable
from meadhall.client.system.emblems import EMBLEMS
from meadhall.engines.chance import Chance
from meadhall.engines.values import NOBODY
from meadhall.net.match.match import NoJournal, start
from meadhall.net.shell.discovery import Notice, read_notice
from meadhall.net.transport.messages import PROTOCOL
from meadhall.ui.pages.nearby import describe
from meadhall.ui.pages.setup import GUEST, SetupPage
from meadhall.ui.pages.waiting import StrangerPrompt, WaitingPage
from meadhall.ui.window.main_window import MainWindow
from meadhall.ui.window.network_dialog import NetworkCheckDialog
from tests.ui.hall import LONG, hall, is_in_sight, press
from tests.ui.neighbours import TWO_WINDOWS, Pair, at_one_table, leave_all


def test_a_seat_is_kept_for_somebody_nearby(qtbot: QtBot, windows: Pair) -> None:
    astrid, _ = windows
    astrid.set_up("hexentafl")
    page = astrid.stack.currentWidget()
    assert isinstance(page, SetupPage)
    chooser: QComboBox = page.players[1]
    chooser.setCurrentIndex(chooser.findData(GUEST))
    press(qtbot, page.start)
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    assert room.code.text() == room.lan_table.code
    lines = [each.accessibleName() for each in room.people.values()]
    assert lines == [
        "Astrid (you): has opened this table, ready",
        "A free seat: for the first who comes",
    ]
    assert room.sentence.text() == "People still to come: 1."
    room.left.emit()
    assert astrid.stack.currentWidget() is astrid.nearby_page


def test_however_many_are_seen_the_pages_fit_into_a_small_window(
    qtbot: QtBot, windows: Pair
) -> None:
    astrid, _ = windows
    network = astrid.tables().lan.use_network()
    notices = [Notice(f"k{at}", f"P{at}", "", "", "idle", "") for at in range(40)]
    notices += [Notice(f"t{at}", f"T{at}", "nxs", "1/2", "gathering", f"{at}") for at in range(20)]
    network._scanner.snapshot = DiscoverySnapshot({each.key_start: each for each in notices})
    astrid.resize(800, 560)
    astrid.go_nearby()
    qtbot.waitUntil(lambda: len(astrid.nearby_page.tables) == 20, timeout=LONG)
    assert len(astrid.nearby_page.around.lines) == 40
    assert (astrid.width(), astrid.height()) == (800, 560)
    astrid.begin(TWO_WINDOWS)
    qtbot.wait(200)
    assert (astrid.width(), astrid.height()) == (800, 560)


def set_table(window: MainWindow, game: str, *players: str) -> SetupPage:
    """The page on which a table is set, with these on the seats after the first."""
    window.set_up(game)
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    page.count.setValue(1 + len(players))
    for chooser, player in zip(page.players[1:], players, strict=True):
        chooser.setCurrentIndex(chooser.findData(player))
    return page


def test_two_may_agree_that_whoever_stays_away_forfeits(qtbot: QtBot, windows: Pair) -> None:
    astrid, _ = windows
    page = set_table(astrid, "hexentafl", GUEST)
    assert page.terms.patience.isVisible()
    assert not page.terms.opening.isVisible(), "the game has no cards"
    page.terms.patience.setCurrentIndex(page.terms.patience.findData(300))
    press(qtbot, page.start)
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    rule = "A player who stays away for more than 5 minutes forfeits the match."
    assert rule in [str(term) for term in room.lan_table.proposal.terms]


def test_what_becomes_of_hidden_cards_is_agreed_beforehand(qtbot: QtBot, windows: Pair) -> None:
    astrid, _ = windows
    page = set_table(astrid, "valhalla", GUEST, GUEST, "karl")
    assert page.terms.patience.isVisible()
    assert page.terms.patience.accessibleName() == "Who does not choose"
    page.terms.patience.setCurrentIndex(page.terms.patience.findData(300))
    assert page.terms.patience.currentText() == "the computer plays after 5 minutes"
    press(qtbot, page.terms.escrow)
    press(qtbot, page.terms.hosted)
    assert page.terms.opening.isChecked() and not page.terms.opening.isEnabled()
    press(qtbot, page.start)
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    told = " ".join(str(term) for term in room.lan_table.proposal.terms)
    assert "If one of you leaves, the cards are lost" in told
    assert "The one who plays for the computer sees its cards" in told


def test_how_long_the_computer_thinks_is_agreed_beforehand(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    page = set_table(astrid, "nxs", GUEST, "einherjar")
    page.thinking.setCurrentIndex(page.thinking.findData(10_000))
    press(qtbot, page.start)
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    assert "Einherjar thinks for 10 s about each choice." in room.offer.words.text()
    leif.nearby_page.where.setText(room.lan_table.code)
    leif.nearby_page._join_there()
    door = leif.stack.currentWidget()
    assert isinstance(door, WaitingPage)
    guest = door.lan_table
    qtbot.waitUntil(lambda: guest.match is not None, timeout=LONG)
    assert guest.match is not None
    assert guest.match.thinking_time(2) == 10_000, "it is one of the terms that both have signed"


def test_alone_there_is_nothing_to_agree_on(windows: Pair) -> None:
    astrid, _ = windows
    page = set_table(astrid, "valhalla", "karl", "karl")
    assert not page.terms.isVisible()
    assert page.terms.chosen(page.plan()) == page.plan()


def test_another_key_under_a_known_name_is_asked_about(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    astrid.tables().lan.use_network()._people.meet(b"k" * 32, "Leif")
    astrid.begin(TablePlan("hexentafl", 2, guests=(1,)))
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    assert not room.meeting.isVisible()
    leif.nearby_page.where.setText(room.lan_table.code)
    leif.nearby_page._join_there()
    door = leif.stack.currentWidget()
    assert isinstance(door, WaitingPage)
    qtbot.waitUntil(room.meeting.isVisible, timeout=LONG)
    assert "not the key of the Leif whom you know" in room.meeting.question.text()
    assert room.compare.inside.isVisible() and not door.compare.inside.isVisible()
    qtbot.waitUntil(lambda: "Leif" in room.compare.told(), timeout=LONG)
    qtbot.waitUntil(lambda: "Leif" in door.compare.told(), timeout=LONG)
    assert room.compare.told()["Leif"] == door.compare.told()["Leif"]
    press(qtbot, room.meeting.refuse)
    qtbot.waitUntil(lambda: "has not let you in" in door.sentence.text(), timeout=LONG)
    assert not room.meeting.isVisible()
    assert room.sentence.text() == "People still to come: 1."


def test_whoever_bears_a_known_name_is_told_apart(qtbot: QtBot, windows: Pair) -> None:
    meeting = StrangerPrompt(is_host=False)
    qtbot.addWidget(meeting)
    meeting.show_first((Stranger(b"key", "Leif"),))
    assert "not the key of the Leif whom you know" in meeting.question.text()
    assert meeting.refuse.text() == "Leave this &table"
    meeting.show_first(())
    assert not meeting.isVisibleTo(windows[0])


def test_who_only_looks_around_is_listed_by_name(windows: Pair) -> None:
    page = windows[0].nearby_page
    network = windows[0].tables().lan.use_network()
    idle = [Notice(key, name, "", "", "idle", "") for key, name in (("k1", "Leif"), ("k2", ""))]
    network._scanner.snapshot = DiscoverySnapshot({f"{each.name} here": each for each in idle})
    page.follow(network)
    lines = [each.accessibleName() for each in page.around.lines.values()]
    state = "looks around, and takes no invitations"
    assert lines == [f"Somebody: {state}", f"Leif: {state}"]
    assert page.tables == {}
    network._scanner.snapshot = DiscoverySnapshot()
    page.follow(network)
    assert page.around.isHidden()


def test_both_sit_down_when_the_guest_has_come(qtbot: QtBot, windows: Pair) -> None:
    one, other = at_one_table(qtbot, windows)
    assert one.session.acting == 0 and other.session.acting == NOBODY
    assert other.prompt_bar.sentence.text() == "Waiting for Astrid (defenders)."


def test_a_whole_match_is_played_between_two_windows(qtbot: QtBot, windows: Pair) -> None:
    tables = at_one_table(qtbot, windows)
    chance = Chance(2)

    def is_heard() -> bool:
        return any(table.session.move is not None for table in tables) or all(
            table.session.outcome for table in tables
        )

    for _ in range(1000):
        qtbot.waitUntil(is_heard, timeout=LONG)
        if all(table.session.outcome for table in tables):
            break
        table = next(table for table in tables if table.session.move is not None)
        move = table.session.move
        assert move is not None
        action = move.actions[int(chance.below(len(move.actions)))]
        for step in move.way(action):
            table.point(table.board.spot_of(step, move.state))
    assert tables[0].session.state.diagram() == tables[1].session.state.diagram()
    qtbot.waitUntil(tables[0].end.buttons.isVisible, timeout=LONG)


def test_a_takeback_is_asked_for_and_granted(qtbot: QtBot, windows: Pair) -> None:
    one, other = at_one_table(qtbot, windows)
    session = one.session
    session.act(0, session.state.read(0, "e3-e5"))
    qtbot.waitUntil(lambda: one.session.length == 1 == other.session.length, timeout=LONG)
    one.undo()
    qtbot.waitUntil(lambda: other.prompt_bar.request.isVisible(), timeout=LONG)
    assert "Astrid would like to take back" in other.prompt_bar.wish.text()
    press(qtbot, other.prompt_bar.allow)
    qtbot.waitUntil(lambda: one.session.length == 0 == other.session.length, timeout=LONG)
    assert not other.prompt_bar.request.isVisible()


def test_what_is_said_is_read_at_the_other_window(qtbot: QtBot, windows: Pair) -> None:
    one, other = at_one_table(qtbot, windows)
    one.talk.field.setText("Skal!")
    one.talk._enter()
    qtbot.waitUntil(lambda: other.talk.lines.count() == 1, timeout=LONG)
    assert other.talk.lines.item(0).text() == "Astrid: Skal!"


def test_painting_a_page_again_sends_nothing(qtbot: QtBot, windows: Pair) -> None:
    """The session tells its listeners when there is something to send."""
    one, _ = at_one_table(qtbot, windows)
    told: list[int] = []
    one.session.listen(lambda: told.append(one.session.length))

    def paints_in_silence() -> bool:
        """What is still on its way may come during the first try."""
        told.clear()
        one.follow()
        one.look_at(0)
        one.repaint()
        windows[0].follow()
        return not told

    qtbot.waitUntil(paints_in_silence, timeout=LONG)
    seat = one.session.acting
    assert seat != NOBODY
    one.session.act(seat, int(one.session.state.legal(seat)[0]))
    assert told


def test_where_all_begin_another_match_instead_its_table_is_shown(
    qtbot: QtBot, windows: Pair
) -> None:
    one, _ = at_one_table(qtbot, windows)
    window = windows[0]
    lan_table = window.tables().lan._lan_tables[one]
    table, before = lan_table.table, one.session.match
    match = start(before.signed, table.identity, NoJournal())
    table._seat_at(match)
    qtbot.waitUntil(lambda: window.table is not one, timeout=LONG)
    assert window.table is not None and window.table.session.match is match
    assert window.tables().lan._lan_tables == {window.table: lan_table}


def test_onlookers_are_named_and_hear_what_is_said(
    qtbot: QtBot, windows: Pair, tmp_path: Path
) -> None:
    one, other = at_one_table(qtbot, windows)
    lan_table = windows[0].tables().lan._lan_tables[one]
    with hall(qtbot, tmp_path / "dis", name="Dis", emblem="fish") as dis:
        dis.join(lan_table.code, True)
        qtbot.waitUntil(lambda: dis.table is not None, timeout=LONG)
        table = dis.table
        assert table is not None and not table.end.buttons.isVisible()
        assert table.prompt_bar.sentence.text() == "Astrid (defenders) to move. You are looking on."
        qtbot.waitUntil(lambda: one.talk.spectators.text() == "Looking on: Dis.", timeout=LONG)
        one.talk.field.setText("Skal!")
        one.talk._enter()
        qtbot.waitUntil(lambda: table.talk.lines.count() == 1, timeout=LONG)
        assert table.talk.lines.item(0).text() == "Astrid: Skal!"
        table.talk.field.setText("Attack!")
        table.talk._enter()
        qtbot.waitUntil(lambda: table.talk.lines.count() == 2, timeout=LONG)
        assert table.talk.lines.item(1).text() == "Dis: Attack!"
        (onlooker,) = lan_table.onlookers
        chosen = [name for name, _ in EMBLEMS].index("fish") + 1
        assert onlooker == ("Dis", chosen) and len(one.talk.emblems) == 1
        assert table.session.talker_emblem(1) == chosen
        qtbot.wait(300)
        assert one.talk.lines.count() == other.talk.lines.count() == 1, (
            "those who play are not advised"
        )
        leave_all(dis)
    qtbot.waitUntil(one.talk.spectators.isHidden, timeout=LONG)


def test_what_was_said_while_waiting_is_read_at_the_table(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    astrid.begin(TWO_WINDOWS)
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    leif.join(room.lan_table.code)
    press(qtbot, room.ready)
    qtbot.waitUntil(lambda: len(room.lan_table.people) == 2, timeout=LONG)
    room.line.setText("Come in!")
    room._say()
    press(qtbot, room.ready)
    qtbot.waitUntil(lambda: astrid.table is not None and leif.table is not None, timeout=LONG)
    for window in windows:
        assert window.table is not None
        assert window.table.talk.lines.item(0).text() == "Astrid: Come in!"


def test_who_leaves_is_named_and_the_match_is_kept(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    at_one_table(qtbot, windows)
    leif.close_table()
    qtbot.waitUntil(lambda: "Leif" in astrid.statusBar().currentMessage(), timeout=LONG)
    assert len(leif.library.search()) == 1
    qtbot.waitUntil(astrid.tables().lan.connection_bar.isVisible, timeout=LONG)
    assert "Leif is not answering" in astrid.tables().lan.connection_bar.sentence.text()
    astrid.go_library()
    assert astrid.tables().lan.connection_bar.isHidden(), (
        "it is about a table that is not to be seen"
    )


def test_who_stays_goes_on_with_the_computer_where_two_play_together(
    qtbot: QtBot, windows: Pair
) -> None:
    astrid, leif = windows
    shared, _ = at_one_table(qtbot, windows, TablePlan("valheim", 2, guests=(1,)))
    bar = astrid.tables().lan.connection_bar
    qtbot.waitUntil(lambda: shared.session.length > 0, timeout=LONG)
    assert bar.isHidden()
    leif.close_table()
    qtbot.waitUntil(lambda: is_in_sight(bar.alone), timeout=LONG)
    assert "in a match of your own: the computer plays for them" in bar.sentence.text()
    press(qtbot, bar.alone)
    own = astrid.table
    assert own is not None and own is not shared
    assert own.session.is_alone and own.session.length >= shared.session.length
    assert [bool(player.level) for player in own.session.players] == [False, True]
    assert "is kept" in astrid.bar.sentence.text()
    assert bar.isHidden(), "nobody is missed in a match of one's own"
    assert astrid.tables().files[own] != astrid.tables().files[shared]
    astrid.show_page(shared)
    assert bar.isVisible(), "the table of both is still open, if Leif comes back"


def test_what_others_announce_hides_no_button_and_says_nothing_senseless(
    qtbot: QtBot, windows: Pair
) -> None:
    astrid, _ = windows
    network = astrid.tables().lan.use_network()
    told = {b"st": b"gathering", b"s": b"1/2", b"n": 40 * b"W", b"g": b"nxs", b"t": b"1"}
    told[b"p"] = str(PROTOCOL).encode()
    seen = [
        {**told, b"k": b"long"},
        {**told, b"k": b"odd", b"g": b"<b>g</b>", b"n": b"Leif (you)", b"t": b"2"},
        {**told, b"k": b"senseless", b"s": b"99999999/-3", b"t": b"3"},
    ]
    notices = {str(at): read_notice(dict(each), ()) for at, each in enumerate(seen)}
    network._scanner.snapshot = DiscoverySnapshot(notices)
    astrid.resize(1024, 600)
    astrid.go_nearby()
    qtbot.waitUntil(lambda: len(astrid.nearby_page.tables) == 2, timeout=20_000)
    long, odd = astrid.nearby_page.tables.values()
    qtbot.waitUntil(lambda: all(is_in_sight(each.watch) for each in (long, odd)), timeout=5000)
    assert all(is_in_sight(each.join) for each in (long, odd))
    assert odd.title.text() == "A game that is unknown here, at Leif you's table"


def test_where_two_play_against_each_other_nobody_goes_on_alone(
    qtbot: QtBot, windows: Pair
) -> None:
    astrid, leif = windows
    at_one_table(qtbot, windows)
    bar = astrid.tables().lan.connection_bar
    leif.close_table()
    qtbot.waitUntil(lambda: "Nothing has been heard" in bar.sentence.text(), timeout=LONG)
    assert bar.isVisible() and bar.alone.isHidden()


def test_a_wrong_invitation_is_said(windows: Pair) -> None:
    _, leif = windows
    leif.nearby_page.where.setText("by the fjord")
    leif.nearby_page._join_there()
    assert "no invitation, no three words of a table, and no address" in leif.bar.sentence.text()


@pytest.mark.parametrize(
    "is_open, is_ours, words",
    [(True, True, "1 of 2 seats free"), (False, True, "watch"), (True, False, "version")],
)
def test_a_line_says_what_one_can_do_with_a_table(is_open: bool, is_ours: bool, words: str) -> None:
    line = describe(NearbyTable("key", "Leif", "hexentafl", "1/2", is_open, is_ours))
    assert line.startswith("heXentafl, at Leif's table: ")
    assert words in line


def test_cards_are_dealt_between_two_windows_and_nobody_sees_the_others(
    qtbot: QtBot, windows: Pair
) -> None:
    """Some rounds of Valhalla over the network: each window knows its own hand, and who is due."""
    tables = at_one_table(qtbot, windows, TablePlan("valhalla", 2, guests=(1,)))
    chance = Chance(3)
    waited = set()
    for number in range(12):
        qtbot.waitUntil(
            lambda: any(table.session.move or table.session.outcome for table in tables),
            timeout=LONG,
        )
        if number == 0:  # at the end of a match, which may come soon, all hands lie open
            qtbot.waitUntil(
                lambda: len({each.session.length for each in tables}) == 1, timeout=LONG
            )
            hands = {table.session.state.diagram() for table in tables}
            assert len(hands) == 2
        for table, other in (tables, tables[::-1]):
            move = table.session.move
            if move is None:
                continue
            waited.add(other.prompt_bar.sentence.text())
            actions = list(move.actions)
            for step in move.way(actions[int(chance.below(len(actions)))]):
                table.pick(step)
            if table.session.move is move:
                table.confirm()  # a secret choice is sealed
    assert waited & {"Waiting for Leif.", "Waiting for Astrid."}, waited
    for table in tables:
        assert table.session.viewpoints == ()
        assert not table.timeline.chances.isVisible(), "others are playing it with us"


def test_a_guest_sees_what_is_played_before_the_match_begins(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    plan = TablePlan("hexentafl", 2, {"board": "5x5", "crossing": False}, guests=(1,))
    astrid.begin(plan)
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    press(qtbot, room.ready)
    leif.nearby_page.where.setText(room.lan_table.code)
    leif.nearby_page._join_there()
    there = leif.stack.currentWidget()
    assert isinstance(there, WaitingPage)
    qtbot.waitUntil(there.offer.isVisible, timeout=LONG)
    assert there.offer.words.text().splitlines() == [
        "Board: large, 61 cells",
        "Slide across the throne: no",
    ]
    assert there.offer.preview is not None
    assert len(there.offer.preview.scene.spots) == 61


def test_the_opener_changes_the_rules_and_the_guest_is_asked_anew(
    qtbot: QtBot, windows: Pair
) -> None:
    astrid, leif = windows
    for window in windows:
        window.tables().lan.countdown = 3.0
    astrid.begin(TablePlan("nxs", 3, guests=(1, 2)))
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    leif.join(room.lan_table.code)
    there = leif.stack.currentWidget()
    assert isinstance(there, WaitingPage)
    qtbot.waitUntil(lambda: len(room.lan_table.people) == 2, timeout=LONG)
    press(qtbot, room.change)
    chooser = astrid.stack.currentWidget()
    assert isinstance(chooser, SetupPage)
    assert [box.currentData() for box in chooser.players] == ["", GUEST, GUEST]
    chooser.players[2].setCurrentIndex(chooser.players[2].findData("karl"))
    press(qtbot, chooser.start)
    assert astrid.stack.currentWidget() is room
    qtbot.waitUntil(lambda: not there.ready.isChecked(), timeout=LONG)
    assert there.sentence.text() == "Look at what is played, and say that you are ready."
    assert "computer, Karl" in there.offer.words.text()
    qtbot.waitUntil(lambda: room.sentence.text() == "Not ready yet: Leif.", timeout=LONG)
    press(qtbot, there.ready)
    qtbot.waitUntil(lambda: "The match begins in" in there.sentence.text(), timeout=LONG)
    qtbot.waitUntil(lambda: astrid.table is not None and leif.table is not None, timeout=LONG)


def test_the_opener_turns_a_guest_away(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    astrid.begin(TWO_WINDOWS)
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    press(qtbot, room.ready)
    leif.join(room.lan_table.code)
    door = leif.stack.currentWidget()
    assert isinstance(door, WaitingPage)
    qtbot.waitUntil(lambda: len(room.lan_table.people) == 2, timeout=LONG)
    room.follow()
    me, guest = room.people.values()
    assert not me.away.isVisible() and guest.away.isVisible()
    press(qtbot, guest.away)
    qtbot.waitUntil(lambda: "has not let you in" in door.sentence.text(), timeout=LONG)


def test_what_hidden_cards_mean_for_those_who_sit_down_is_told(windows: Pair) -> None:
    astrid, _ = windows
    astrid.begin(TablePlan("valhalla", 3, levels={2: "karl"}, guests=(1,)))
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    told = room.offer.words.text()
    assert told.startswith("The usual rules.\nPlayer 3: computer, Karl\n")
    assert "the match waits: the cards need you both" in told


def test_who_sees_nobody_has_the_network_looked_at(
    qtbot: QtBot, windows: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    findings = [network_check.seen(0), network_check.addresses([])]
    monkeypatch.setattr(network_check, "checks", lambda heard: iter(findings))
    dialog = NetworkCheckDialog(windows[0], windows[0].context, 0)
    qtbot.waitUntil(lambda: dialog.checkup.is_done and dialog.findings.count() == 2, timeout=LONG)
    assert dialog.findings.item(1).text().startswith("Look here: This computer is on no network.")
    assert (
        dialog.verdict.text() == "This computer is on no network. Plug in a cable or join a Wi-Fi."
    )
    dialog._copy()
    assert dialog.verdict.text() in QGuiApplication.clipboard().text()
    dialog.reject()


def test_what_others_call_themselves_is_never_read_as_markup(qtbot: QtBot, windows: Pair) -> None:
    one, _ = at_one_table(qtbot, windows)
    labels = [one.prompt_bar.sentence, one.prompt_bar.wish, one.prompt_bar.reason]
    labels += [windows[0].bar.sentence, windows[0].tables().lan.connection_bar.sentence]
    labels += [windows[0].tables().lan.invitation.sentence]
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
