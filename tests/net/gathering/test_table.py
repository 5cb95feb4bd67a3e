"""A table and its links: greetings, gathering, strangers, and whatever anybody may send."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meadhall.engines.catalogue import find
from meadhall.net.errors import BadFrame, NotKept, Refused
from meadhall.net.files.saga import read
from meadhall.net.files.saga_file import SagaFile, load_saga
from meadhall.net.gathering.genesis import Chair, Person, Signed, Terms, found
from meadhall.net.gathering.lobby import (
    Card,
    Lobby,
    Offer,
    make_offer,
    seal_card,
    table_of,
    unseal_card,
)
from meadhall.net.gathering.table import (
    NEIGHBOURS_LIMIT,
    Began,
    Came,
    Table,
    TableConfig,
    Talked,
    Troubled,
    TurnedAway,
)
from meadhall.net.match.match import NoJournal
from meadhall.net.match.mesh import Timing
from meadhall.net.program_name import build
from meadhall.net.transport.messages import (
    PROTOCOL,
    Beginning,
    Bye,
    CardNews,
    EnvelopeNews,
    Hello,
    Invite,
    InviteNews,
    Message,
    Neighbour,
    Occasion,
    Ping,
    Signature,
    Stage,
    StateReport,
    Talk,
    decode,
    encode,
)
from meadhall.net.transport.plain_text import as_name, one_line
from meadhall.net.transport.wire import pack
from tests.net.helpers import Memory, identity

OFFER = make_offer("hexentafl", {}, 2, {}, 0)


def make(number: int, **how: object) -> Table:
    return Table(
        identity(number),
        TableConfig(
            name=f"P{number}",
            entropy=os.urandom,
            keep=lambda signed: NoJournal(),
            is_ready=True,
            **how,
        ),
    )  # type: ignore[arg-type]


class Hall:
    """Tables in full mesh; a link's number is the number of the table at its other end."""

    def __init__(self, *tables: Table) -> None:
        self.tables = {int.from_bytes(_seed(table), "big"): table for table in tables}
        self.now = 0.0
        for one, table in self.tables.items():
            for other, peer in self.tables.items():
                if one != other:
                    table.connect(other, peer.identity.public)
        self.work()

    def work(self) -> None:
        moved = True
        while moved:
            moved = False
            for one, table in self.tables.items():
                for other, message in table.outbox():
                    moved = True
                    self.tables[other].receive(one, decode(encode(message)))

    def wait(self, seconds: int) -> None:
        for _ in range(seconds):
            self.now += 1
            for table in self.tables.values():
                table.tick(self.now)
            self.work()


def _seed(table: Table) -> bytes:
    return next(
        number.to_bytes(2, "big")
        for number in range(1, 99)
        if identity(number).public == table.identity.public
    )


def events_of(table: Table, kind: type) -> list[object]:
    found = []
    while (event := table.next_event()) is not None:
        found.append(event)
    return [event for event in found if isinstance(event, kind)]


# Gathering. ---------------------------------------------------------------------------------


def test_who_comes_sits_down_and_all_sign_the_same_beginning():
    opener = make(1, offer=OFFER)
    guest = make(2)
    Hall(opener, guest)
    (began,), (also,) = events_of(opener, Began), events_of(guest, Began)
    assert began.signed == also.signed
    assert began.signed.unsigned_by() == []
    assert opener.match is not None and opener.match.seats == (0,)


def test_wishes_for_seats_are_granted_in_the_order_of_coming():
    opener = make(1, offer=OFFER, wishes=[1])
    guest = make(2, wishes=[1])
    Hall(opener, guest)
    assert opener.match is not None and guest.match is not None
    assert (opener.match.seats, guest.match.seats) == ((1,), (0,))


def test_nobody_begins_before_all_are_ready():
    opener = make(1, offer=OFFER)
    guest = Table(
        identity(2),
        TableConfig(
            name="P2",
            entropy=os.urandom,
            keep=lambda signed: NoJournal(),
        ),
    )
    hall = Hall(opener, guest)
    hall.wait(3)
    assert opener.match is None
    guest.set_ready()
    hall.work()
    assert opener.match is not None and guest.match is not None


def test_there_is_no_seat_for_one_too_many():
    tables = [make(1, offer=OFFER), make(2), make(3)]
    hall = Hall(*tables)
    hall.wait(2)
    assert [table.match is not None for table in tables] == [True, True, False]


def test_who_goes_before_the_match_makes_room_for_another():
    opener = make(1, offer=OFFER)
    shy = Table(
        identity(2),
        TableConfig(
            name="P2",
            entropy=os.urandom,
            keep=lambda signed: NoJournal(),
        ),
    )
    hall = Hall(opener, shy)
    opener.lose(2)
    del hall.tables[2]
    late = make(3)
    hall.tables[3] = late
    opener.connect(3, late.identity.public)
    late.connect(1, opener.identity.public)
    hall.work()
    assert opener.match is not None and late.match is not None


def test_only_the_opener_may_say_what_is_played():
    nonce = bytes(16)
    card = Card(
        table_of(identity(1).public, nonce), identity(2).public, 1, "Thief", (), (255,), True,
        nonce, Offer("hexentafl", (), 2),
    )  # fmt: skip
    with pytest.raises(BadFrame, match="only the opener"):
        unseal_card(seal_card(identity(2), card).sealed)


def test_a_card_counts_only_with_its_owners_signature():
    nonce = bytes(16)
    card = Card(bytes(16), identity(2).public, 1, "Bo", (), (255,), True, nonce)
    with pytest.raises(BadFrame, match="not signed"):
        unseal_card(seal_card(identity(3), card).sealed)


def test_an_older_card_changes_nothing():
    lobby = Lobby(identity(1), "Anna", os.urandom, offer=OFFER)
    guest = Lobby(identity(2), "Bo", os.urandom, table=lobby.table)
    old = guest.mine.sealed
    guest.set_ready(True)
    assert lobby.take_card(guest.mine.sealed, guest.mine.key) is not None
    assert lobby.take_card(old, guest.mine.key) is None
    assert lobby.cards[identity(2).public].is_ready


def test_a_signature_for_an_older_beginning_does_not_count():
    lobby = Lobby(identity(1), "Anna", os.urandom, offer=OFFER)
    guest = Lobby(identity(2), "Bo", os.urandom, table=lobby.table)
    for one in (lobby, guest):
        one.set_ready(True)
    lobby.take_card(guest.mine.sealed, guest.mine.key)
    match, signature = lobby.sign() or (b"", b"")
    lobby.take_signature(identity(2).public, bytes(16), signature)
    assert lobby.complete() is None
    lobby.take_signature(identity(2).public, match, signature)
    assert lobby.complete() is None, "it is not the other's signature"


# Links. -------------------------------------------------------------------------------------


def test_a_newer_link_takes_the_place_of_the_older_one():
    table = make(1, offer=OFFER)
    table.connect(7, identity(2).public)
    table.connect(8, identity(2).public)
    assert list(table.guests) == [8]
    assert table.closing == [7]


def test_who_is_silent_for_too_long_is_hung_up_on():
    table = make(1, offer=OFFER, timing=Timing(lost=6))
    table.connect(7, identity(2).public)
    for second in range(1, 9):
        table.tick(float(second))
    assert 7 not in table.guests


def test_a_long_sleep_of_ones_own_is_nobodys_silence():
    table = make(1, offer=OFFER)
    table.connect(7, identity(2).public)
    table.tick(1.0)
    table.tick(3600.0)
    assert 7 in table.guests


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (Talk("hello"), "greet first"),
        (
            Hello(PROTOCOL + 1, PROTOCOL + 3, "9", "New", b"", False, ()),
            "Meadhall 9 do not understand each other",
        ),
        (Hello(1, 1, "1", "Lost", bytes(16), False, ()), "another table"),
    ],
)
def test_a_bad_greeting_is_answered_with_a_reason(message, why):
    table = make(1, offer=OFFER)
    table.connect(7, identity(2).public)
    table.outbox()
    table.receive(7, message)
    (turned,) = events_of(table, TurnedAway)
    assert why in str(turned.reason)
    assert [m for _, m in table.outbox() if isinstance(m, Bye)]


def test_whoever_sits_down_with_other_rules_is_told_of_before_the_match():
    table = make(1, offer=OFFER)
    for link, name, rules in ((7, "Same", build()), (8, "Other", "0.0.9 abcdef")):
        table.connect(link, identity(link).public)
        table.receive(link, Hello(PROTOCOL, PROTOCOL, rules, name, b"", False, ()))
    sentences = [str(each) for each in table.sentences()]
    (warning,) = [each for each in sentences if "another Meadhall" in each]
    assert warning.startswith(
        f"Other has another Meadhall than you (0.0.9 abcdef; yours is {build()}"
    )
    assert "Install the same version" in warning


def test_a_word_before_the_match_is_heard_by_all():
    opener = make(1, offer=OFFER)
    shy = Table(
        identity(2),
        TableConfig(
            name="P2",
            entropy=os.urandom,
            keep=lambda signed: NoJournal(),
        ),
    )
    hall = Hall(opener, shy)
    shy.talk("wait for me")
    hall.work()
    assert events_of(opener, Talked) == [Talked("P2", "wait for me", 0, identity(2).public)]


def test_once_the_match_has_begun_nobody_else_is_called():
    opener, guest = make(1, offer=OFFER), make(2)
    Hall(opener, guest)
    assert opener.match is not None
    opener.neighbours[identity(9).public] = (("127.0.0.1", 4009),)
    opener.lose(2)
    opener.neighbours[guest.identity.public] = (("127.0.0.1", 4002),)
    assert list(opener.strangers()) == [guest.identity.public]


def test_an_onlooker_remembers_the_places_of_so_many_strangers_and_no_more():
    """It cannot know yet who sits at the table that it looks for."""
    eye = make(1, is_watching=True, table=b"t" * 16)
    eye.tick(0.0)
    for number in range(2, 100):
        eye.connect(number, identity(number).public)
        place = (("10.0.0.1", 4000 + number),)
        eye.receive(number, Hello(PROTOCOL, PROTOCOL, build(), "x", b"t" * 16, False, place))
        eye.lose(number)
    assert len(eye.neighbours) == NEIGHBOURS_LIMIT


def test_one_reached_peer_tells_where_the_others_are():
    opener = make(1, offer=make_offer("nxs", {}, 3, {}, 0), addresses=[("10.0.0.1", 5005)])
    second = make(2, addresses=[("10.0.0.2", 5005)])
    third = make(3, addresses=[("10.0.0.3", 5005)])
    hall = Hall(opener, second)
    hall.tables[3] = third
    opener.connect(3, third.identity.public)
    third.connect(1, opener.identity.public)
    hall.work()
    assert third.strangers() == {second.identity.public: (("10.0.0.2", 5005),)}
    assert events_of(third, Came)


def test_a_table_for_several_keeps_a_seat_for_a_person():
    with pytest.raises(Refused, match="one seat for a person"):
        make_offer("hexentafl", {}, 2, {0: "karl", 1: "karl"}, 0)


# Whatever anybody sends. --------------------------------------------------------------------

blob = st.binary(max_size=80)
addresses = st.lists(st.tuples(st.text(max_size=10), st.integers(1, 65535)), max_size=3).map(tuple)
small = st.integers(0, 2**40)
line = st.text(max_size=50).map(one_line)
name = st.text(max_size=9).map(as_name)
messages = st.one_of(
    st.builds(Hello, small, small, name, name,
              st.sampled_from([b"", bytes(16)]), st.booleans(), addresses),
    st.builds(CardNews, blob),
    st.builds(Signature, st.binary(min_size=16, max_size=16), st.binary(min_size=64, max_size=64)),
    st.builds(Beginning, blob),
    st.builds(Ping, blob, small, st.lists(st.integers(0, 9), max_size=5).map(tuple),
              st.lists(st.binary(min_size=32, max_size=32), max_size=5).map(tuple),
              st.lists(st.integers(0, 9), max_size=5).map(tuple)),
    st.builds(EnvelopeNews, blob),
    st.builds(StateReport, small, small, st.lists(small, max_size=5).map(tuple)),
    st.builds(Neighbour, st.binary(min_size=32, max_size=32), addresses),
    st.builds(Talk, line),
    st.builds(Bye, line),
    st.builds(Invite, st.binary(min_size=16, max_size=16), name, addresses),
    st.builds(InviteNews, st.binary(min_size=16, max_size=16), st.sampled_from(Stage)),
)  # fmt: skip

GREETING = Hello(1, 1, "1", "Bo", b"", False, ())


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.lists(messages, max_size=6), st.booleans(), st.sampled_from(["gathering", "playing"]))
def test_no_message_does_more_than_end_its_link(sent, has_greeted, stage):
    table = make(1, offer=OFFER)
    if stage == "playing":
        Hall(table, make(2))
    table.connect(7, identity(9).public)
    if has_greeted:
        table.receive(7, GREETING)
    for message in sent:
        table.receive(7, decode(encode(message)))
        table.outbox()
    table.tick(1.0)
    assert (table.match is not None) == (stage == "playing")
    assert table.match is None or table.match.record.fault is None


@given(blob)
def test_any_bytes_are_a_message_or_refused(data):
    try:
        message = decode(data)
    except BadFrame:
        return
    assert encode(message) == data


T, M = bytes(16), bytes(16)


@pytest.mark.parametrize(
    "value",
    [[], [99], [0], [4, 1], [5, 1], ["x"], [8, "x" * 5000],
     [10, T, "nxs", [], 0, M], [10, T, "nxs", [], 1, b""], [10, T, "nxs", [], 9, M], [11, T, 99]],
)  # fmt: skip
def test_a_message_without_form_is_refused(value):
    with pytest.raises(BadFrame):
        decode(pack(value))


# Strangers. ----------------------------------------------------------------------------------


def picky(number: int, known: set[bytes], **how: object) -> Table:
    return make(number, is_welcome=lambda key, name: key in known, **how)


def test_who_found_no_seat_has_that_of_whoever_goes():
    anna, bo, cai = (
        make(1, offer=OFFER),
        Table(
            identity(2),
            TableConfig(
                name="P2",
                entropy=os.urandom,
                keep=lambda signed: NoJournal(),
            ),
        ),
        make(3),
    )
    Hall(anna, bo, cai)
    assert anna.match is None and anna.lobby is not None
    assert [card.name for card in anna.lobby.people] == ["P1", "P2"]
    anna.lose(2)
    assert [card.name for card in anna.lobby.people] == ["P1", "P3"]


def test_who_comes_back_with_another_key_is_told_that_the_seat_is_for_the_first_one():
    anna, bo = make(1, offer=OFFER), make(2)
    hall = Hall(anna, bo)
    assert anna.match is not None
    back = make(3)
    back.name = bo.name
    hall.tables[9] = back
    anna.connect(9, back.identity.public)
    back.connect(1, anna.identity.public)
    hall.work()
    assert back.is_left_out
    (reason,) = [str(each.reason) for each in events_of(back, TurnedAway)]
    assert reason.startswith(f"the match has begun, and {bo.name} in it has another key than you")


def test_who_found_no_seat_is_told_when_the_match_begins_and_calls_nobody_any_more():
    anna, bo, cai = make(1, offer=OFFER), make(2, addresses=(("b", 2),)), make(3)
    hall = Hall(anna, bo, cai)
    assert anna.match is not None and cai.match is None
    assert cai.is_left_out and cai.strangers() == {}
    reasons = [str(each.reason) for each in events_of(cai, TurnedAway)]
    assert "the match has begun with others; it can be watched" in reasons
    hall.wait(3)
    assert cai.match is None


def test_nobody_signs_a_beginning_with_somebody_not_yet_welcome():
    known: set[bytes] = set()
    anna, bo = picky(1, known, offer=OFFER), make(2)
    hall = Hall(anna, bo)
    hall.wait(3)
    assert anna.match is None and bo.match is None
    assert anna.lobby is not None
    assert [card.name for card in anna.lobby.strangers] == ["P2"]
    known.add(bo.identity.public)
    anna.reconsider()
    hall.work()
    assert anna.match is not None and bo.match is not None


def test_a_guest_need_not_play_with_a_stranger_either():
    anna, bo = make(1, offer=OFFER), picky(2, set())
    Hall(anna, bo).wait(3)
    assert anna.match is None and bo.match is None


def test_who_was_turned_away_does_not_come_back_and_leaves_room_for_others():
    known = {identity(3).public}
    anna, bo, cai = picky(1, known, offer=OFFER), make(2), make(3)
    hall = Hall(anna, bo)
    anna.refuse(bo.identity.public)
    hall.work()
    (turned,) = events_of(bo, TurnedAway)
    assert str(turned.reason) == "the opener of this table has not let you in"
    assert anna.closing == [2]
    anna.connect(2, bo.identity.public)
    bo.connect(1, anna.identity.public)
    hall.work()
    assert not anna.guests and bo.identity.public not in anna.strangers()
    Hall(anna, cai)
    assert anna.match is not None and cai.match is not None


def test_a_match_begins_once_there_is_room_to_write_it_down(tmp_path: Path):
    path = tmp_path / "bo.saga"

    class Full(SagaFile):
        is_full = True

        def append(self, data: bytes) -> None:
            if Full.is_full:
                raise NotKept("the disk is full")
            super().append(data)

    anna, bo = (
        make(1, offer=OFFER),
        Table(
            identity(2),
            TableConfig(
                name="P2",
                entropy=os.urandom,
                keep=lambda signed: Full.create(path),
                is_ready=True,
            ),
        ),
    )
    hall = Hall(anna, bo)
    hall.wait(3)
    assert anna.match is not None and bo.match is None
    assert events_of(bo, Troubled) == [Troubled("the disk is full")]
    assert not path.exists()
    Full.is_full = False
    hall.wait(1)
    assert bo.match is not None and not bo.match.is_quiet
    assert load_saga(path).signed == bo.match.signed


def test_the_last_guest_follows_its_opener_who_has_begun_anew():
    bo = make(2)
    first = Hall(make(1, offer=make_offer("nxs", {}, 3, {}, 0)), bo)
    assert bo.lobby is not None and bo.table == first.tables[1].table
    bo.lose(1)
    again = make(1, offer=OFFER)
    assert again.table != bo.table
    Hall(again, bo)
    assert again.match is not None and bo.match is not None
    assert bo.table == again.table


def test_a_guest_among_others_does_not_follow_anybody_to_another_table():
    anna, bo, cai = make(1, offer=make_offer("nxs", {}, 3, {}, 0)), make(2), make(3, offer=OFFER)
    Hall(anna, bo)
    bo.connect(3, cai.identity.public)
    bo.receive(3, cai._hello())
    assert bo.table == anna.table
    assert "another table" in str(events_of(bo, TurnedAway)[0].reason)


def test_only_the_opener_turns_anybody_away():
    anna, bo = make(1, offer=make_offer("hexentafl", {}, 2, {}, 0), wishes=[0, 1]), make(2)
    Hall(anna, bo)
    with pytest.raises(Refused, match="only who has opened the table"):
        bo.refuse(anna.identity.public)


# Those who look on. --------------------------------------------------------------------------


def words_of(table: Table) -> list[str]:
    return [f"{each.name}: {each.text}" for each in events_of(table, Talked)]


def test_those_who_look_on_talk_among_themselves_until_the_match_is_over():
    anna, bo = make(1, offer=OFFER), make(2)
    eye, ear = make(3, is_watching=True), make(4, is_watching=True)
    hall = Hall(anna, bo, eye, ear)
    eye.talk("c3 is better")
    hall.work()
    assert words_of(ear) == ["P3: c3 is better"]
    assert words_of(anna) == words_of(bo) == []
    anna.receive(3, Talk("c3!"))
    assert words_of(anna) == [], "whoever says it to a player all the same is not heard"
    assert anna.match is not None
    anna.match.resign(0)
    hall.work()
    eye.talk("a pity")
    hall.work()
    assert words_of(anna) == words_of(ear) == ["P3: a pity"]


# Another match with the same people. ----------------------------------------------------------


def finished(*others: Table) -> tuple[Hall, Table, Table]:
    """Two who have played a match to its end, and the others who are there."""
    anna, bo = make(1, offer=OFFER), make(2)
    hall = Hall(anna, bo, *others)
    assert anna.match is not None
    anna.match.resign(0)
    hall.work()
    assert anna.match.over is not None and bo.match is not None and bo.match.over is not None
    return hall, anna, bo


def call_to_next(table: Table) -> Invite:
    assert table.match is not None
    follows = table.match.record.match
    return Invite(b"next".ljust(16), "hexentafl", (("10.0.0.1", 1),), Occasion.NEXT, follows)


def test_who_has_played_a_match_may_ask_the_others_for_another():
    hall, anna, bo = finished()
    anna.invite(call_to_next(anna))
    hall.work()
    assert bo.invitations.received[anna.identity.public].invite == call_to_next(bo)
    bo.invitations.accept(anna.identity.public)
    hall.work()
    assert anna.invitations.sent[bo.identity.public].stage is Stage.COMING


def test_whoever_comes_back_between_two_games_is_asked_then():
    hall, anna, bo = finished()
    bo.lose(1)
    anna.lose(2)
    anna.invite(call_to_next(anna))
    hall.work()
    assert not bo.invitations.received
    bo.connect(1, anna.identity.public)
    anna.connect(2, bo.identity.public)
    hall.work()
    assert bo.invitations.received[anna.identity.public].name == "P1"


def test_nobody_asks_for_another_match_before_this_one_is_over():
    anna, bo = make(1, offer=OFFER), make(2)
    Hall(anna, bo)
    with pytest.raises(Refused, match="no match yet"):
        anna.invite(call_to_next(anna))


def test_an_onlooker_cannot_ask_for_another_match():
    cai = make(3, is_watching=True)
    hall, anna, bo = finished(cai)
    anna.receive(3, call_to_next(anna))
    assert not anna.invitations.received
    assert "has not played" in str(events_of(anna, TurnedAway)[-1].reason)
    bo.invite(call_to_next(bo))
    hall.work()
    assert bo.identity.public in anna.invitations.received and not cai.invitations.received


def test_an_invitation_must_follow_the_match_that_was_played():
    hall, anna, bo = finished()
    anna.receive(2, Invite(bytes(16), "nxs", (), Occasion.AGAIN, b"another".ljust(16)))
    assert not anna.invitations.received
    assert "follows another one" in str(events_of(anna, TurnedAway)[-1].reason)


def test_a_table_that_is_kept_for_somebody_is_for_nobody_else():
    anna = make(1, offer=OFFER, kept_for=[identity(2).public])
    cai, eye = make(3), make(4, is_watching=True)
    Hall(anna, cai, eye)
    assert anna.match is None
    assert "kept for those who played" in str(events_of(cai, TurnedAway)[0].reason)
    assert eye.identity.public in {guest.key for guest in anna.guests.values()}
    anna.lose(3)
    anna.lose(4)
    bo = make(2)
    Hall(anna, bo)
    assert anna.match is not None and bo.match is not None


def test_nobody_signs_a_beginning_to_which_there_is_an_objection():
    anna = make(1, offer=OFFER)
    considered = []

    def object_to(genesis):
        considered.append(genesis)
        return f"{genesis.people[0].name} claims another score"

    bo = make(2, object_to=object_to)
    hall = Hall(anna, bo)
    hall.wait(3)
    assert anna.match is None and bo.match is None
    assert [each.why for each in events_of(bo, Troubled)] == ["P1 claims another score"]
    assert len(considered) == 1, "the same beginning is considered once"


# Openers who lie, and others who speak for the opener. --------------------------------------


def one_alone(table: bytes, *others: Person) -> Signed:
    """A beginning at somebody else's table, by one who has signed it alone."""
    people = [Person(identity(9).public, "Mallory"), *others]
    chairs = [Chair(0), Chair(0)]
    genesis = found(find("hexentafl"), {}, people, chairs, [bytes(16)], 0, table)
    return Signed(genesis, (genesis.sign(identity(9)),))


@pytest.mark.parametrize("how", [{"offer": OFFER}, {"is_watching": True}])
def test_nobody_but_the_opener_can_begin_a_match_at_a_table(how):
    """One message of a stranger ended a program that had opened a table, and onlookers saw it."""
    opener = make(1, offer=OFFER)
    table = opener if "offer" in how else make(2, table=opener.table, **how)
    table.connect(7, identity(9).public)
    table.receive(7, Hello(1, 1, "9", "Mallory", b"", False, ()))
    table.receive(7, Beginning(one_alone(opener.table).encode()))
    assert table.match is None
    assert not table.is_left_out
    (turned,) = events_of(table, TurnedAway)
    assert "not by the opener" in str(turned.reason)


NXS = make_offer("nxs", {}, 3, {}, 0)
LIAR = identity(9).public
GUEST = identity(1).public


@pytest.mark.parametrize(
    ("offer", "why"),
    [
        (replace(NXS, admitted=(GUEST, GUEST)), "names a guest twice"),
        (replace(NXS, admitted=(LIAR, GUEST)), "lets themselves sit down"),
        (replace(NXS, computers=((0, "karl"), (0, "karl")), admitted=(GUEST,)), "where the comp"),
        (replace(NXS, computers=((0, ""),), admitted=(GUEST,)), "where the computer sits"),
        (replace(NXS, terms=Terms(hosted=True, opening=False)), "hides what a computer does"),
    ],
)
def test_an_offer_of_which_no_match_can_be_made_is_none(offer: Offer, why: str):
    """With one guest twice, all signed a beginning that no program could read again."""
    nonce = bytes(16)
    table = table_of(LIAR, nonce)
    card = seal_card(identity(9), Card(table, LIAR, 1, "Mallory", (), (255,), True, nonce, offer))
    with pytest.raises(BadFrame, match=why):
        unseal_card(card.sealed)
    guest = make(1, table=table)
    guest.connect(7, LIAR)
    guest.receive(7, Hello(1, 1, "9", "Mallory", table, False, ()))
    guest.receive(7, CardNews(card.sealed))
    guest.set_ready(True)
    guest.tick(1.0)
    assert not [sent for _, sent in guest.outbox() if isinstance(sent, Signature)]


class TwoBeginnings:
    """Two honest peers and a guest who gathers the signatures for two beginnings."""

    LIAR = 2

    def __init__(self) -> None:
        self.journals = {number: Memory() for number in (1, 3)}
        self.tables = {1: self.seat(1, offer=NXS)}
        self.tables[3] = self.seat(3)
        table = self.tables[1].table
        self.liar = Lobby(identity(self.LIAR), "P2", os.urandom, table=table)
        self.liar.set_ready(True)
        self.heard: list[tuple[int, Message]] = []
        for one, other in ((1, 3), (3, 1)):
            self.tables[one].connect(other, identity(other).public)
        for each in self.tables.values():
            each.connect(self.LIAR, self.liar.mine.key)
            each.receive(self.LIAR, Hello(1, 1, "9", "P2", table, False, ()))
        self.work()

    def seat(self, number: int, **how: object) -> Table:
        def keep(signed: Signed) -> Memory:
            self.journals[number] = Memory()
            return self.journals[number]

        config = TableConfig(name=f"P{number}", entropy=os.urandom, keep=keep, is_ready=True, **how)  # type: ignore[arg-type]
        return Table(identity(number), config)

    def work(self) -> None:
        moved = True
        while moved:
            moved = False
            for number, table in self.tables.items():
                for link, message in table.outbox():
                    moved = True
                    if link == self.LIAR:
                        self.heard.append((number, message))
                    else:
                        self.tables[link].receive(number, decode(encode(message)))

    def complete(self, name: str) -> Signed:
        """What all sign once the liar calls itself so."""
        self.liar._rewrite(replace(self.liar.mine, name=name))
        for table in self.tables.values():
            table.receive(self.LIAR, CardNews(self.liar.mine.sealed))
        self.work()
        for number, message in self.heard:
            if isinstance(message, CardNews):
                self.liar.take_card(message.card, identity(number).public)
        genesis = self.liar.genesis()
        assert genesis is not None
        signatures = {self.liar.mine.key: genesis.sign(identity(self.LIAR))}
        for number, message in self.heard:
            if isinstance(message, Signature) and message.match == genesis.match:
                signatures[identity(number).public] = message.signature
        return Signed(genesis, tuple(signatures[person.key] for person in genesis.people))


@pytest.mark.parametrize("is_lower_first", [True, False])
def test_a_guest_who_completes_two_beginnings_does_not_part_the_others(is_lower_first: bool):
    scene = TwoBeginnings()
    two = sorted([scene.complete("P2"), scene.complete("Q2")], key=lambda each: each.genesis.match)
    for number, signed in zip((1, 3), two if is_lower_first else two[::-1], strict=True):
        scene.tables[number].receive(scene.LIAR, Beginning(signed.encode()))
    assert len({table.match.record.match for table in scene.tables.values()}) == 2
    scene.work()
    for number, table in scene.tables.items():
        assert table.match is not None
        assert table.match.record.match == two[0].genesis.match
        assert read(scene.journals[number].data).signed == two[0], "the other file is gone"


def test_a_match_in_which_a_step_was_closed_gives_way_to_no_other():
    scene = TwoBeginnings()
    lower, higher = sorted(
        [scene.complete("P2"), scene.complete("Q2")], key=lambda each: each.genesis.match
    )
    anna = scene.tables[1]
    anna.receive(scene.LIAR, Beginning(higher.encode()))
    assert anna.match is not None
    anna.match.record.closed[0] = b"", b""
    anna.receive(scene.LIAR, Beginning(lower.encode()))
    assert anna.match.record.match == higher.genesis.match


def test_who_keeps_a_table_waiting_by_not_signing_is_named():
    scene = TwoBeginnings()
    scene.complete("P2")
    anna = scene.tables[1]
    for second in range(1, 12):
        for number in (3, scene.LIAR):
            anna.receive(number, Ping(b"", 0))
        anna.tick(float(second))
    assert anna.match is None
    troubles = [str(each.why) for each in events_of(anna, Troubled)]
    assert troubles == ["everybody is ready, but there is no signature yet of P2"]
