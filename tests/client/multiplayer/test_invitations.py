"""Asking those who look around, and those whom one has played with, to a table."""

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan, next_game, with_same_people
from meadhall.client.multiplayer.acquaintances import Acquaintances, Familiarity
from meadhall.client.multiplayer.invitation_service import invited
from meadhall.client.multiplayer.invitations import InvitationAnswer, InvitationKind, NearbyPerson
from meadhall.client.multiplayer.lan_table import LanTable
from meadhall.client.multiplayer.nearby import DiscoverySnapshot
from meadhall.client.multiplayer.network import Network
from meadhall.client.system.folders import beneath
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import Text
from meadhall.net.gathering.invitations import Received
from meadhall.net.gathering.series import Series
from meadhall.net.shell.discovery import NO_PORT, Notice, key_start
from meadhall.net.transport.messages import Invite
from tests.client.multiplayer.pair import LOOPBACK, Pair, welcome_all

OPEN = TablePlan("hexentafl", 2, guests=(1,))
TWO_GAMES = OPEN.in_pairs()


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    made = Pair(tmp_path)
    yield made
    made.close()


def let_see(pair: Pair) -> None:
    """Both look around, and each sees the other; nothing is announced on the loopback."""
    for network, name in zip(pair.networks, ("Astrid", "Leif"), strict=True):
        network.open(name)
    for network, other in (pair.networks, pair.networks[::-1]):
        network._scanner.snapshot = DiscoverySnapshot({"there": _idle(other)})


def _idle(network: Network) -> Notice:
    assert network._invitation_service is not None and network._identity is not None
    start, where = key_start(network._identity.public), (LOOPBACK, network._invitation_service.port)
    return Notice(start, network._name, "", "", "idle", "", (where,))


def notify(pair: Pair) -> LanTable:
    """Astrid opens a table and asks Leif, who looks around."""
    let_see(pair)
    lan_table = pair.networks[0].host(OPEN, "Astrid")
    pair.networks[0].invite(pair.networks[0].around[0], lan_table)
    pair.until(lambda: pair.networks[1].invited)
    return lan_table


def answer(pair: Pair) -> InvitationAnswer | None:
    return pair.networks[0].around[0].answer


def test_who_looks_around_is_asked_and_comes(pair: Pair) -> None:
    lan_table = notify(pair)
    guest = pair.networks[1]
    (asked,) = guest.invited
    assert (asked.name, asked.game, asked.sort) == ("Astrid", "hexentafl", InvitationKind.TABLE)
    assert asked.meeting is Familiarity.NEW
    pair.until(lambda: answer(pair) is InvitationAnswer.RINGS)
    guest.see(asked)
    pair.until(lambda: answer(pair) is InvitationAnswer.SEEN)
    there = guest.accept(asked, "Leif")
    assert guest.invited == ()
    pair.until(lambda: lan_table.match and there.match)
    pair.until(lambda: answer(pair) is None)


def test_nothing_opens_by_itself(pair: Pair) -> None:
    lan_table = notify(pair)
    pair.wait(0.5)
    assert lan_table.missing == 1 and pair.networks[1]._lan_tables == []


def test_who_does_not_want_to_come_says_so_and_is_left_alone_for_a_while(pair: Pair) -> None:
    lan_table = notify(pair)
    pair.networks[1].decline(pair.networks[1].invited[0])
    pair.until(lambda: answer(pair) is InvitationAnswer.DECLINED)
    pair.networks[0].invite(pair.networks[0].around[0], lan_table)
    pair.wait(0.5)
    assert answer(pair) is InvitationAnswer.DECLINED and pair.networks[1].invited == ()


def test_who_wants_to_hear_nobody_cannot_be_rung_up(pair: Pair) -> None:
    pair.networks[1].hears_invitations = False
    let_see(pair)
    lan_table = pair.networks[0].host(OPEN, "Astrid")
    pair.networks[0].invite(pair.networks[0].around[0], lan_table)
    pair.until(lambda: answer(pair) is InvitationAnswer.DECLINED)
    closed = Notice("k", "Ylva", "", "", "idle", "", ((LOOPBACK, NO_PORT),))
    pair.networks[0]._scanner.snapshot = DiscoverySnapshot({"closed": closed})
    assert pair.networks[0].around == (NearbyPerson("k", "Ylva", can_hear=False),)
    strange = Notice("k", "Ylva", "ludo", "", "idle", "", ((LOOPBACK, 5),))
    pair.networks[0]._scanner.snapshot = DiscoverySnapshot({"strange": strange})
    assert pair.networks[0].around == (NearbyPerson("k", "Ylva", can_hear=True),)


def test_an_invitation_ends_with_the_table(pair: Pair) -> None:
    lan_table = notify(pair)
    (asked,) = pair.networks[1].invited
    pair.networks[0].leave(lan_table)
    pair.until(lambda: not pair.networks[1].invited)
    with pytest.raises(UserError, match="does not stand any more"):
        pair.networks[1].accept(asked, "Leif")


def test_who_cannot_be_reached_is_said(pair: Pair) -> None:
    let_see(pair)
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        nowhere = (LOOPBACK, taken.getsockname()[1])
        notice = _idle(pair.networks[1])
        pair.networks[0]._scanner.snapshot = DiscoverySnapshot(
            {"there": Notice(notice.key_start, "Leif", "", "", "idle", "", (nowhere,))}
        )
        lan_table = pair.networks[0].host(OPEN, "Astrid")
        pair.networks[0].invite(pair.networks[0].around[0], lan_table)
        pair.until(lambda: answer(pair) is InvitationAnswer.UNREACHED)


def test_somebody_else_at_that_address_is_told_nothing(pair: Pair) -> None:
    let_see(pair)
    notice = _idle(pair.networks[1])
    liar = Notice("aaaaaaaaaaaaaaaa", "Ylva", "", "", "idle", "", notice.addresses)
    pair.networks[0]._scanner.snapshot = DiscoverySnapshot({"there": liar})
    lan_table = pair.networks[0].host(OPEN, "Astrid")
    pair.networks[0].invite(pair.networks[0].around[0], lan_table)
    pair.until(lambda: answer(pair) is InvitationAnswer.UNREACHED)
    assert pair.networks[1].invited == ()


def test_a_game_that_is_not_known_here_is_declined(pair: Pair) -> None:
    let_see(pair)
    bell = pair.networks[0]._invitation_service
    assert bell is not None
    notice = _idle(pair.networks[1])
    bell.invite(notice.key_start, notice.addresses, Invite(bytes(16), "ludo", ()))
    pair.until(lambda: answer(pair) is InvitationAnswer.DECLINED)
    assert pair.networks[1].invited == ()


def test_a_name_with_signs_that_nobody_sees_is_a_namesake_all_the_same(tmp_path: Path) -> None:
    people = Acquaintances(tmp_path / "people.json")
    people.meet(b"k" * 32, "Leif")
    received = Received(Invite(bytes(16), "hexentafl", ()), "Leif\u200b")
    assert invited(b"x" * 32, received, people).meeting is Familiarity.NAMESAKE


# The next game, and once more. ----------------------------------------------------------------


def play_a_game(pair: Pair, plan: TablePlan = TWO_GAMES) -> tuple[LanTable, LanTable]:
    """A match between the two that is over: Astrid, who began it, has resigned."""
    host = pair.networks[0].host(plan, "Astrid")
    guest = pair.networks[1].join(host.code, "Leif")
    pair.until(lambda: welcome_all(host) or (host.match and guest.match))
    assert host.match is not None and guest.match is not None
    resign(pair, host, guest)
    return host, guest


def resign(pair: Pair, *lan_tables: LanTable) -> None:
    """The first of these resigns, and everybody hears of it."""
    match = lan_tables[0].match
    assert match is not None
    match.resign(match.seats[0])
    pair.until(lambda: all(each.match and each.match.record.is_sealed for each in lan_tables))


def after(lan_table: LanTable) -> TablePlan:
    assert lan_table.match is not None
    return next_game(Session(lan_table.match, InProcessPlayer()))


def series_of(lan_table: LanTable) -> Series:
    assert lan_table.match is not None and lan_table.match.genesis.series is not None
    return lan_table.match.genesis.series


def seats(lan_table: LanTable) -> tuple[int, ...]:
    assert lan_table.match is not None
    return lan_table.match.seats


@pytest.mark.parametrize("first", [0, 1])
def test_the_next_game_swaps_the_sides_whoever_asks_for_it(pair: Pair, first: int) -> None:
    games = play_a_game(pair)
    asker, other = pair.networks[first], pair.networks[1 - first]
    name = ("Astrid", "Leif")[first]
    table = asker.host_after(games[first], after(games[first]), InvitationKind.NEXT, name)
    pair.until(lambda: other.invited)
    (asked,) = other.invited
    assert (asked.name, asked.sort, asked.meeting) == (name, InvitationKind.NEXT, Familiarity.KNOWN)
    there = other.accept(asked, "x")
    pair.until(lambda: table.match and there.match)
    assert seats(table) == ((1,), (0,))[first]
    for lan_table in (table, there):
        assert series_of(lan_table).scores(2, None) == (0, 2)
        assert series_of(lan_table).is_last
    resign(pair, there, table)
    scores = [series_of(lan_table).scores(2, lan_table.match.over) for lan_table in (table, there)]  # type: ignore[union-attr]
    assert scores[0] == scores[1] == ((2, 2), (0, 4))[first]


def test_two_who_ask_each_other_at_once_meet_at_one_table(pair: Pair) -> None:
    games = play_a_game(pair)
    tables = [
        network.host_after(game, after(game), InvitationKind.NEXT, name)
        for network, game, name in zip(pair.networks, games, ("Astrid", "Leif"), strict=True)
    ]
    pair.until(
        lambda: any(
            network.rival(table) for network, table in zip(pair.networks, tables, strict=True)
        )
    )
    pair.wait(0.3)
    rivals = [network.rival(table) for network, table in zip(pair.networks, tables, strict=True)]
    assert sum(rival is not None for rival in rivals) == 1, "one of them goes, and one stays"
    goes = next(at for at, rival in enumerate(rivals) if rival is not None)
    assert all(network.invited == () for network in pair.networks), "nobody needs to be asked"
    rival = rivals[goes]
    assert rival is not None
    pair.networks[goes].leave(tables[goes])
    there = pair.networks[goes].accept(rival, "x")
    pair.until(lambda: there.match and tables[1 - goes].match)
    assert series_of(there).number == 2


def test_whoever_was_away_between_two_games_finds_the_next_one_announced(pair: Pair) -> None:
    games = play_a_game(pair)
    pair.networks[1].leave(games[1])
    table = pair.networks[0].host_after(games[0], after(games[0]), InvitationKind.NEXT, "Astrid")
    pair.wait(0.2)
    back = pair.networks[1].go_on(games[1].path, "Leif")
    assert pair.networks[1].invited == ()
    mine = table.table.identity.public
    assert games[0].match is not None
    follows = games[0].match.record.match.hex()
    notice = Notice(
        key_start(mine), "Astrid", "hexentafl", "1/2", "gathering", table.table.table.hex(),
        table.places, follows=follows,
    )  # fmt: skip
    pair.networks[1]._scanner.snapshot = DiscoverySnapshot({"a": notice})
    (asked,) = pair.networks[1].invited
    assert (asked.sort, asked.lan_table) == (InvitationKind.NEXT, back)
    pair.networks[1].decline(asked)
    assert pair.networks[1].invited == () and list(pair.networks[1].following(back)) == [asked]
    there = pair.networks[1].accept(asked, "Leif")
    pair.until(lambda: table.match and there.match)
    assert seats(there) == (0,)


def test_a_next_game_that_is_seen_nearby_can_be_joined_there(pair: Pair) -> None:
    games = play_a_game(pair)
    for network, game in zip(pair.networks, games, strict=True):
        network.leave(game)
    table = pair.networks[0].host(after(games[0]), "Astrid")
    start = key_start(table.table.identity.public)
    assert games[0].match is not None
    follows = games[0].match.record.match.hex()
    notice = Notice(
        start, "Astrid", "hexentafl", "1/2", "gathering", "feed", table.places, follows=follows
    )
    pair.networks[1]._scanner.snapshot = DiscoverySnapshot({"a": notice})
    (seen,) = pair.networks[1].nearby
    assert seen.is_kept
    assert pair.networks[1]._wishes_at("a") == ((0,), [""])
    there = pair.networks[1].join(table.addresses[0], "Leif")
    pair.until(lambda: table.match and there.match)
    assert series_of(there).scores(2, None) == (0, 2)


def test_nobody_signs_a_score_that_the_own_file_does_not_tell(pair: Pair) -> None:
    games = play_a_game(pair)
    for file in pair.homes[1].matches.glob("*.saga"):
        file.unlink()
    table = pair.networks[0].host_after(games[0], after(games[0]), InvitationKind.NEXT, "Astrid")
    pair.until(lambda: pair.networks[1].invited)
    there = pair.networks[1].accept(pair.networks[1].invited[0], "Leif")
    news: list[Text] = []
    pair.until(
        lambda: news.extend(there.read_news()) or any("not kept" in str(each) for each in news)
    )
    assert table.match is None and there.match is None


def test_whoever_has_lost_the_game_before_cannot_open_the_next_one(pair: Pair) -> None:
    games = play_a_game(pair)
    plan = after(games[0])
    for file in pair.homes[0].matches.glob("*.saga"):
        file.unlink()
    with pytest.raises(UserError, match="not kept here any more"):
        pair.networks[0].host_after(games[0], plan, InvitationKind.NEXT, "Astrid")


@pytest.mark.parametrize(
    "sort, mine", [(InvitationKind.AGAIN, (1,)), (InvitationKind.SWAPPED, (0,))]
)
def test_the_same_people_play_once_more(
    pair: Pair, sort: InvitationKind, mine: tuple[int, ...]
) -> None:
    games = play_a_game(pair, OPEN)
    assert games[0].match is not None
    plan = with_same_people(Session(games[0].match, InProcessPlayer()))
    plan = plan.swapped() if sort is InvitationKind.SWAPPED else plan.again()
    table = pair.networks[0].host_after(games[0], plan, sort, "Astrid")
    assert [(each.name, each.answer) for each in table.asked] == [
        ("Leif", InvitationAnswer.CALLING)
    ]
    pair.until(lambda: pair.networks[1].invited and table.asked[0].answer is InvitationAnswer.RINGS)
    (asked,) = pair.networks[1].invited
    assert asked.sort is sort
    there = pair.networks[1].accept(asked, "Leif")
    pair.until(lambda: table.match and there.match)
    assert seats(there) == mine and there.match is not None
    assert there.match.genesis.series is None


def test_who_does_not_want_another_game_says_so_and_can_be_asked_again(pair: Pair) -> None:
    games = play_a_game(pair)
    table = pair.networks[0].host_after(games[0], after(games[0]), InvitationKind.NEXT, "Astrid")
    pair.until(lambda: pair.networks[1].invited)
    pair.networks[1].decline(pair.networks[1].invited[0])
    pair.until(lambda: [each.answer for each in table.asked] == [InvitationAnswer.DECLINED])
    assert pair.networks[1].invited == ()
    (leif,) = pair.networks[0].people_for(table)
    assert leif.can_hear
    pair.networks[0].invite(leif, table)
    pair.until(lambda: pair.networks[1].invited)


def test_an_onlooker_is_told_of_the_next_game_once_it_has_begun(pair: Pair) -> None:
    games = play_a_game(pair)
    third = Network(beneath(pair.homes[0].matches.parent / "eye"), LOOPBACK)
    pair.networks.append(third)
    eye = third.join(games[0].addresses[0], "Ylva", is_watching=True)
    pair.until(lambda: eye.match and eye.match.over)
    start = key_start(games[0].table.identity.public)
    assert games[0].match is not None
    notice = Notice(
        start, "Astrid", "hexentafl", "1/2", "gathering", "feed", games[0].places,
        follows=games[0].match.record.match.hex(),
    )  # fmt: skip
    third._scanner.snapshot = DiscoverySnapshot({"a": notice})
    assert third.invited == (), "there is nothing to be seen yet"
    third._scanner.snapshot = DiscoverySnapshot({"a": replace(notice, stage="playing")})
    (asked,) = third.invited
    assert (asked.name, asked.sort) == ("Astrid", InvitationKind.WATCH)
    again = third.accept(asked, "Ylva")
    assert again.is_watching
    pair.until(lambda: again.match)
