"""Two programs on one network, in one test: gathering, playing, taking back, dropping out."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer.announcement import notice_of
from meadhall.client.multiplayer.calling import (
    SEARCH_SECONDS,
    TRY_SECONDS,
    call_until_answered,
)
from meadhall.client.multiplayer.display_names import called, told_apart
from meadhall.client.multiplayer.join_target import LINK, JoinTarget
from meadhall.client.multiplayer.lan_table import LanTable
from meadhall.client.multiplayer.nearby import DiscoverySnapshot
from meadhall.client.multiplayer.network import Network
from meadhall.client.multiplayer.texts import LanText
from meadhall.client.system.folders import beneath
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import Phrase, Text, say
from meadhall.net.gathering.genesis import Terms
from meadhall.net.gathering.invitation_code import encode
from meadhall.net.match.mesh import Timing
from meadhall.net.shell.discovery import Notice
from meadhall.net.shell.tls import BadLink
from meadhall.net.texts import Problem
from meadhall.net.transport.plain_text import one_line
from tests.client.multiplayer.pair import LOOPBACK, Pair, welcome_all


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    made = Pair(tmp_path)
    yield made
    made.close()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Pair]:
    """Everything happens ten times as fast: who is silent for 0.6 seconds is lost."""
    made = Pair(tmp_path, Timing(ping=0.1, slow=0.3, lost=0.6, grace=9.0, patience=0.2))
    yield made
    made.busy.clear()
    made.close()


def sessions(pair: Pair) -> tuple[Session, Session]:
    host, guest = pair.at_one_table()
    assert host.match is not None and guest.match is not None
    return Session(host.match, InProcessPlayer()), Session(guest.match, InProcessPlayer())


def play(pair: Pair, session: Session, name: str, *others: Session) -> None:
    """Make a move and wait until everybody has heard of it."""
    seat = session.acting
    session.act(seat, session.state.read(seat, name))
    length = session.length + 1 if session.length == others[0].length else session.length

    def all_know() -> bool:
        for each in (session, *others):
            each.look()
        return all(each.length >= length for each in (session, *others))

    pair.until(all_know)


def test_a_table_waits_for_its_guest_and_begins_when_he_comes(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    assert host.missing == 1
    assert [(each.name, each.is_me) for each in host.people] == [("Astrid", True)]
    guest = pair.networks[1].join(host.code, "Leif")
    pair.until(lambda: welcome_all(host) or (host.match and guest.match))
    one, other = Session(host.match, InProcessPlayer()), Session(guest.match, InProcessPlayer())
    assert [player.person for player in one.players] == ["Astrid", "Leif"]
    assert one.people_here == (0,) and other.people_here == (1,)


def test_an_address_leads_to_the_table_as_well(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    guest = pair.networks[1].join(host.addresses[0], "Leif")
    pair.until(lambda: welcome_all(host, guest) or (host.match and guest.match))


def test_the_first_meeting_needs_no_ritual(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    guest = pair.networks[1].join(host.addresses[0], "Leif")
    pair.until(lambda: host.match and guest.match)
    assert pair.networks[0]._people.is_known(guest.table.identity.public)
    assert pair.networks[1]._people.is_known(host.table.identity.public)


def test_another_key_under_a_known_name_is_asked_about(pair: Pair) -> None:
    for network, name in zip(pair.networks, ("Leif", "Astrid"), strict=True):
        network._people.meet(b"k" * 32, name)
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    guest = pair.networks[1].join(host.addresses[0], "Leif")
    pair.until(lambda: host.strangers and guest.strangers)
    assert [each.name for each in (*host.strangers, *guest.strangers)] == ["Leif", "Astrid"]
    guest.welcome(guest.strangers[0])
    pair.wait(0.5)
    assert host.match is None and guest.match is None
    host.welcome(host.strangers[0])
    pair.until(lambda: host.match and guest.match)


def announced(lan_table: LanTable, **other: object) -> Notice:
    """What others hear of a table that gathers."""
    told = notice_of(lan_table.table)
    assert told is not None
    return replace(told, addresses=lan_table.places, **other)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "it"])
def test_three_spoken_words_lead_to_a_table(pair: Pair, language: str) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    pair.networks[1]._scanner.snapshot = DiscoverySnapshot({"a": announced(host)})
    guest = pair.networks[1].join(f"  {host.spoken(language).upper()} ", "Leif")
    pair.until(lambda: host.match and guest.match)


def test_where_two_tables_have_the_same_words_neither_is_called(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.net.gathering.spoken_code._number", lambda table, start: 7)
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    false = announced(host, key_start="aaaaaaaaaaaaaaaa", table="beef")
    pair.networks[1]._scanner.snapshot = DiscoverySnapshot({"a": announced(host), "b": false})
    guest = pair.networks[1].join(host.spoken("en"), "Leif")
    pair.until(lambda: guest.failure)
    assert guest.failure == say(LanText.SAME_WORDS) and not host.people[1:]


def test_words_that_no_announced_table_has_lead_nowhere(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    playing = announced(host, stage="playing")
    pair.networks[1]._scanner.snapshot = DiscoverySnapshot({"a": playing})
    guest = pair.networks[1].join(host.spoken("en"), "Leif")
    pair.wait(1.5)
    assert not guest.game and not host.people[1:], "what is not announced cannot be guessed"


def test_a_link_of_a_qr_code_is_an_invitation(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    guest = pair.networks[1].join(f"{LINK}{host.code}", "Leif")
    pair.until(lambda: host.match and guest.match)


def test_other_rules_ask_everybody_anew(pair: Pair) -> None:
    pair.networks[0]._countdown = 60.0
    plan = TablePlan("hexentafl", 2, guests=(1,))
    host = pair.networks[0].host(plan, "Astrid")
    guest = pair.networks[1].join(host.code, "Leif")
    pair.until(lambda: host.begins_in)
    assert [each.is_ready for each in host.people] == [True, True]
    pair.networks[0].change(host, TablePlan("hexentafl", 2, {"board": "5x5"}, guests=(1,)))
    pair.until(lambda: not guest.is_ready and not host.people[1].is_ready)
    assert host.begins_in is None and str(guest.read_news()[-1]) == str(say(LanText.RULES_CHANGED))
    proposal = guest.proposal
    assert proposal is not None and dict(proposal.settings)["board"] == "5x5"
    pair.wait(0.5)
    assert host.match is None and guest.match is None
    guest.set_ready(True)
    pair.until(lambda: host.begins_in)


def test_the_computer_can_take_a_seat_in_the_waiting_room_and_give_it_back(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("valhalla", 3, guests=(1, 2)), "Astrid")
    guest = pair.networks[1].join(host.code, "Leif")
    pair.until(lambda: len(host.people) == 2)
    assert host.missing == 1
    pair.networks[0].change(host, TablePlan("valhalla", 3, levels={2: "karl"}, guests=(1,)))
    assert host.missing == 0
    pair.networks[0].change(host, TablePlan("valhalla", 4, guests=(1, 2, 3)))
    assert host.missing == 2
    pair.networks[0].change(
        host, TablePlan("valhalla", 4, levels={2: "karl", 3: "jarl"}, guests=(1,))
    )
    pair.until(lambda: guest.proposal and len(guest.proposal.computers) == 2)
    assert not guest.is_ready
    guest.set_ready(True)
    pair.until(lambda: host.match and guest.match)
    assert host.match is not None
    assert [chair.level for chair in host.match.genesis.chairs] == ["", "", "karl", "jarl"]


def test_who_thinks_again_stops_the_countdown(pair: Pair) -> None:
    for network in pair.networks:
        network._countdown = 1.0
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    guest = pair.networks[1].join(host.code, "Leif")
    pair.until(lambda: host.begins_in and guest.begins_in)
    guest.set_ready(False)
    pair.until(lambda: host.begins_in is None)
    pair.wait(1.5)
    assert host.match is None and guest.match is None
    guest.set_ready(True)
    pair.until(lambda: host.match and guest.match)


def test_whom_one_has_met_one_is_not_asked_about_again(pair: Pair) -> None:
    host, guest = pair.at_one_table()
    for network, lan_table in zip(pair.networks, (host, guest), strict=True):
        network.leave(lan_table)
    again = pair.networks[1].host(TablePlan("hexentafl", 2, guests=(1,)), "Leif")
    back = pair.networks[0].join(again.addresses[0], "Astrid")
    pair.until(lambda: again.match and back.match)


def test_an_invitation_answers_for_whoever_gave_it(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    pair.networks[1]._people.meet(b"k" * 32, "Astrid")
    pair.networks[0]._people.meet(b"k" * 32, "Leif")
    guest = pair.networks[1].join(host.code, "Leif")
    pair.until(lambda: host.strangers)
    pair.wait(0.2)
    assert guest.people and guest.strangers == ()


def test_who_is_turned_away_is_told_so_and_the_seat_is_free_again(pair: Pair) -> None:
    pair.networks[0]._countdown = 60.0
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    guest = pair.networks[1].join(host.code, "Leif")
    pair.until(lambda: host.people[1:])
    host.refuse(host.people[1].key)
    pair.until(lambda: guest.failure)
    assert guest.failure == say(Problem.NOT_LET_IN)
    assert host.failure == "" and host.missing == 1
    pair.wait(0.7)
    assert not host.people[1:] and not host.strangers


def test_a_move_here_is_a_move_there(pair: Pair) -> None:
    one, other = sessions(pair)
    play(pair, one, "e3-e5", other)
    assert other.acting == 1
    play(pair, other, "a1-b1", one)
    assert one.state.diagram() == other.state.diagram()
    assert one.acting == 0


def test_a_move_is_taken_back_when_the_other_agrees(pair: Pair) -> None:
    one, other = sessions(pair)
    play(pair, one, "e3-e5", other)
    one.undo()
    pair.until(lambda: other.look() or other.request)
    request = other.request
    assert request is not None and request.person == "Astrid" and request.is_takeback
    other.grant(request)
    pair.until(lambda: one.look() or other.look() or (one.length == 0 and other.length == 0))
    assert one.acting == 0


def test_a_wish_may_be_declined(pair: Pair) -> None:
    one, other = sessions(pair)
    play(pair, one, "e3-e5", other)
    one.undo()
    pair.until(lambda: other.look() or other.request)
    other.decline()
    assert other.request is None
    assert one.length == other.length == 1


def test_words_are_heard_at_the_other_end(pair: Pair) -> None:
    one, other = sessions(pair)
    one.say("Skal!")
    pair.until(lambda: other.look() or other.talk)
    assert other.talk == (("Astrid", "Skal!"),)


def test_who_was_gone_comes_back_to_the_same_position(pair: Pair) -> None:
    host, guest = pair.at_one_table()
    one, other = Session(host.match, InProcessPlayer()), Session(guest.match, InProcessPlayer())
    play(pair, one, "e3-e5", other)
    pair.networks[1].leave(guest)
    pair.until(lambda: any("cannot be heard" in str(line) for line in host.news))
    back = pair.networks[1].go_on(guest.path, "Leif")
    back.table.hear_of(host.table.identity.public, ((LOOPBACK, host.links.port),))
    again = Session(back.match, InProcessPlayer())
    assert again.length == 1
    pair.until(lambda: host.table.guests and not back.match.is_quiet)
    play(pair, again, "a1-b1", one)
    assert one.state.diagram() == again.state.diagram()


def test_a_busy_window_is_not_thought_lost_and_goes_on_where_it_was(hasty: Pair) -> None:
    """Neither side takes the other for lost while a window stands still for 8 hasty seconds."""
    host, guest = hasty.at_one_table()
    one, other = Session(host.match, InProcessPlayer()), Session(guest.match, InProcessPlayer())
    play(hasty, one, "e3-e5", other)
    hasty.busy.add(hasty.networks[0])
    other.act(1, other.state.read(1, "a1-b1"))
    hasty.wait(0.8)
    assert guest.table.guests and guest.table.mesh.silence_of(0) < 0.6
    assert other.match.whole(2) is not None and one.length == 1
    hasty.busy.clear()
    hasty.until(lambda: one.look() or other.look() or one.length == other.length == 2)
    assert not any("cannot be heard" in str(line) for line in host.news + guest.news)
    assert host.table.guests and guest.table.guests


def test_a_window_that_hangs_for_ever_is_lost_after_all(
    hasty: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.net.shell.thread_bridge.BUSY_SECONDS", 0.3)
    _, guest = hasty.at_one_table()
    hasty.busy.add(hasty.networks[0])
    hasty.until(lambda: any("Astrid cannot be heard" in str(line) for line in guest.news))


def test_nothing_of_the_network_is_left_once_it_is_closed(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    pair = Pair(tmp_path)
    pair.at_one_table()
    assert len(set(threading.enumerate()) - before) >= 2
    pair.close()
    assert not [each for each in set(threading.enumerate()) - before if "network" in each.name]


def test_what_is_announced_follows_the_table(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    told = notice_of(host.table)
    assert told is not None and (told.stage, told.seats) == ("gathering", "1/2")
    guest = pair.networks[1].join(host.code, "Leif")
    assert notice_of(guest.table) is None, "it has not got there yet"
    host.set_ready(False)
    pair.until(lambda: host.people[1:] and notice_of(guest.table))
    told, waiting = notice_of(host.table), notice_of(guest.table)
    assert told is not None and (told.stage, told.seats) == ("gathering", "0/2")
    assert waiting is not None and (waiting.name, waiting.stage) == ("Leif", "waiting")
    host.set_ready(True)
    pair.until(lambda: host.match and guest.match)
    notices = [notice_of(lan_table.table) for lan_table in (host, guest)]
    assert [(each.name, each.stage, each.seats) for each in notices if each is not None] == [
        ("Astrid", "playing", "0/2"),
        ("Leif", "playing", "0/2"),
    ]
    assert len({each.table for each in notices if each is not None}) == 1


def test_a_table_is_listed_once_and_not_to_those_who_sit_there(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    here = host.table.table.hex()
    notices = {
        "a": Notice("a", "Freya", "nxs", "0/2", "playing", "beef"),
        "b": Notice("b", "Gorm", "nxs", "0/2", "playing", "beef"),
        "c": Notice("c", "Leif", "hexentafl", "0/2", "playing", here),
        "d": Notice("d", "Ylva", "", "", "idle", ""),
        "e": Notice("e", "Egil", "nxs", "", "waiting", "cafe"),
    }
    network = pair.networks[0]
    network._scanner.snapshot = DiscoverySnapshot(notices)
    assert [each.person for each in network.nearby] == ["Freya"]
    assert [each.name for each in network.around] == ["Ylva"]


@pytest.mark.parametrize(
    "given, told",
    [
        ([("Bo", "x"), ("Cai", "y")], ["Bo", "Cai"]),
        ([("Bo", "x"), ("Cai", "y"), ("Bo", "z")], ["Bo (x)", "Cai", "Bo (z)"]),
        ([("Bo", ""), ("Bo", "z")], ["Bo", "Bo (z)"]),
        ([], []),
    ],
)
def test_people_of_the_same_name_are_told_apart(
    given: list[tuple[str, str]], told: list[str]
) -> None:
    assert told_apart(given) == told


def test_what_others_call_themselves_stays_one_line() -> None:
    assert one_line("Bo\n\u202eeval\t the  bold") == "Bo eval the bold"
    assert one_line("\n\u200b") == "" and called("\n\u200b") == "Somebody"


def test_who_comes_to_a_full_table_is_told_so_and_comes_in_when_somebody_leaves(
    pair: Pair, tmp_path: Path
) -> None:
    third = Network(beneath(tmp_path / "third"), LOOPBACK)
    pair.networks.append(third)
    pair.networks[0]._countdown = 60.0
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    guest = pair.networks[1].join(host.addresses[0], "Leif")
    pair.until(lambda: host.people[1:])
    late = third.join(host.addresses[0], "Leif")
    pair.until(lambda: late.game)
    pair.wait(0.3)
    assert not late.is_seated and late.strangers == (), "nobody to be asked about yet"
    assert [each.is_me for each in guest.people] == [False, True]
    pair.networks[1].leave(guest)
    pair.until(lambda: late.is_seated)


def test_a_table_whose_opener_has_left_says_so(pair: Pair) -> None:
    pair.networks[0]._countdown = 60.0
    host = pair.networks[0].host(TablePlan("hexentafl", 2, guests=(1,)), "Astrid")
    guest = pair.networks[1].join(host.addresses[0], "Leif")
    assert not guest.is_deserted
    pair.until(lambda: guest.is_seated)
    assert not guest.is_deserted
    pair.networks[0].leave(host)
    pair.until(lambda: guest.is_deserted)
    assert str(guest.read_news()[-1]) == "Astrid is gone."


def test_a_full_table_is_not_to_be_joined(pair: Pair) -> None:
    network = pair.networks[0]
    where = (("10.0.0.7", 1),)
    network._scanner.snapshot = DiscoverySnapshot(
        {
            "a": Notice("a", "Bo", "nxs", "0/2", "gathering", "beef", where),
            "b": Notice("b", "Bo", "", "", "idle", "", (("10.0.0.8", 1),)),
        }
    )
    (table,) = network.nearby
    assert table.is_full and not table.is_open
    assert (table.person, network.around[0].name) == ("Bo (10.0.0.7)", "Bo (10.0.0.8)")


def test_words_that_lead_nowhere_are_said(pair: Pair) -> None:
    with pytest.raises(UserError, match="no invitation, no three words of a table, and no address"):
        pair.networks[0].join("the house by the fjord", "Astrid")


def test_where_nobody_answers_that_is_said(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.client.multiplayer.calling.SEARCH_SECONDS", 0.2)
    lan_table = pair.networks[1].join("127.0.0.1:9", "Leif")
    pair.until(lambda: lan_table.failure)
    assert isinstance(lan_table.failure, Phrase)
    assert lan_table.failure.form is Problem.UNREACHABLE


def test_who_waits_for_longer_than_the_table_does_claims_the_match_and_reads_so(
    hasty: Pair,
) -> None:
    host, guest = hasty.at_one_table(Terms(patience=1))
    hasty.busy.add(hasty.networks[1])
    hasty.networks[1].leave(guest)
    news: list[Text] = []
    claim = say(LanText.YOU_CLAIM)
    hasty.until(lambda: news.extend(host.read_news()) or claim in news)
    assert host.match is not None and host.match.over is None


def test_an_address_that_nobody_answers_is_soon_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is not seen yet is looked for much longer."""
    tries: list[float] = []

    class Deaf:
        is_linked = False

        async def dial(self, *where: object) -> None:
            tries.append(asyncio.get_running_loop().time())
            raise BadLink(say(Problem.NO_ANSWER))

    async def pass_time(seconds: float) -> None:
        passed[0] += seconds

    passed = [0.0]
    target = JoinTarget((("192.0.2.1", 4000),))

    async def call(calls: Callable[[], list[JoinTarget]]) -> float:
        tries.clear()
        passed[0] = 0.0
        loop = asyncio.get_running_loop()
        real = loop.time
        monkeypatch.setattr(loop, "time", lambda: passed[0])
        try:
            await call_until_answered(Deaf(), calls)  # type: ignore[arg-type]
        except BadLink:
            return passed[0]
        finally:
            monkeypatch.setattr(loop, "time", real)
        raise AssertionError("somebody has answered")

    monkeypatch.setattr("meadhall.client.multiplayer.calling.asyncio.sleep", pass_time)
    assert asyncio.run(call(lambda: [target])) <= TRY_SECONDS + 0.5 and len(tries) > 1
    assert asyncio.run(call(lambda: [])) >= SEARCH_SECONDS
    late = asyncio.run(call(lambda: [target] if passed[0] > 10 else []))
    assert 10 < late <= 10 + TRY_SECONDS + 1


def test_a_mistyped_invitation_is_called_that(pair: Pair) -> None:
    code = encode([("192.168.1.5", 4000)], bytes(range(32)))
    with pytest.raises(UserError, match="incomplete or mistyped"):
        pair.networks[0].join(code[:-1] + ("A" if code[-1] != "A" else "B"), "Astrid")
    with pytest.raises(UserError, match="incomplete or mistyped"):
        pair.networks[0].join(code.rpartition("-")[0], "Astrid")


def test_what_somebody_says_stands_beside_a_name_that_is_nobody_elses(pair: Pair) -> None:
    host = pair.networks[0].host(TablePlan("nxs", 3, guests=(1, 2)), "Astrid")
    guest = pair.networks[1].join(host.code, "Astr\u0131d")
    pair.until(lambda: len(host.people) == 2 and guest.is_seated)
    guest.say("I am Astrid")
    pair.until(lambda: host.talk)
    (name, _, _) = host.talk[0]
    assert name == host.people[1].name and name.startswith("Astr\u0131d (")
