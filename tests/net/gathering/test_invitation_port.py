"""Ringing at somebody's bell: what is heard, seen, answered, withdrawn, or not heard at all."""

import pytest

from meadhall.net.errors import Refused
from meadhall.net.gathering import invitation_port as bells
from meadhall.net.gathering.invitation_port import InvitationPort
from meadhall.net.transport.messages import (
    PROTOCOL,
    Bye,
    Hello,
    Invite,
    InviteNews,
    Message,
    Stage,
    Talk,
    decode,
    encode,
)
from tests.net.helpers import identity

TABLE = b"t" * 16
INVITE = Invite(TABLE, "hexentafl", (("10.0.0.1", 4000),))
HELLO = Hello(PROTOCOL, PROTOCOL, "", "Bo", b"", False, ())


def key(number: int) -> bytes:
    return identity(number).public


class Street:
    """Bells that can ring each other; a link's number is the number of the bell at its end."""

    def __init__(self, count: int = 2, known: tuple[int, ...] = ()) -> None:
        friends = {key(number) for number in known}
        self.bells = {
            number: InvitationPort(identity(number), f"P{number}", friends.__contains__)
            for number in range(1, count + 1)
        }
        self.now = 0.0
        self.wait(0)

    def __getitem__(self, number: int) -> InvitationPort:
        return self.bells[number]

    def call(self, one: int, other: int) -> None:
        self[one].connect(other, key(other))
        self[other].connect(one, key(one))
        self.work()

    def ring(self, one: int, other: int, invite: Invite = INVITE) -> None:
        """Call, unless there is a link, and ask."""
        if not self[one].is_linked(key(other)):
            self[one].invitations.forget(key(other))
            self.call(one, other)
        self[one].invitations.invite(key(other), invite)
        self.work()

    def hang_up(self, one: int, other: int) -> None:
        self[one].lose(other)
        self[other].lose(one)
        self.work()

    def work(self) -> None:
        is_busy = True
        while is_busy:
            is_busy = False
            for number, bell in self.bells.items():
                for link, message in bell.outbox():
                    is_busy = True
                    self[link].receive(number, decode(encode(message)))
                for link in bell.closing:
                    self[link].lose(number)
                bell.closing.clear()

    def wait(self, seconds: float) -> None:
        self.now += seconds
        for bell in self.bells.values():
            bell.tick(self.now)
        self.work()

    def stage(self, one: int, other: int) -> Stage:
        return self[one].invitations.sent[key(other)].stage


def test_an_invitation_rings_is_seen_and_is_accepted() -> None:
    street = Street()
    street.ring(1, 2)
    assert street.stage(1, 2) is Stage.RINGS
    received = street[2].invitations.received[key(1)]
    assert (received.name, received.invite) == ("P1", INVITE)
    street[2].invitations.see(key(1))
    street.work()
    assert street.stage(1, 2) is Stage.SEEN
    assert street[2].invitations.accept(key(1)) == INVITE
    street.work()
    assert street.stage(1, 2) is Stage.COMING
    assert not street[2].invitations.received


def test_whoever_is_declined_is_not_heard_for_a_while() -> None:
    street = Street()
    street.ring(1, 2)
    street[2].decline(key(1))
    street.work()
    assert street.stage(1, 2) is Stage.DECLINED
    street.ring(1, 2)
    assert street.stage(1, 2) is Stage.DECLINED and not street[2].invitations.received
    street.wait(bells.PAUSE_SECONDS + 1)
    street.ring(1, 2)
    assert street.stage(1, 2) is Stage.RINGS


def test_whoever_is_muted_is_told_no_more_than_that_nobody_comes() -> None:
    street = Street()
    street.ring(1, 2)
    street[2].mute(key(1))
    street.wait(bells.PERIOD_SECONDS)
    street.ring(1, 2)
    assert street.stage(1, 2) is Stage.DECLINED and not street[2].invitations.received


def test_a_closed_bell_is_not_heard() -> None:
    street = Street()
    street[2].is_open = False
    street.ring(1, 2)
    assert street.stage(1, 2) is Stage.DECLINED and not street[2].invitations.received


def test_an_invitation_that_is_withdrawn_is_gone() -> None:
    street = Street()
    street.ring(1, 2)
    street[1].invitations.withdraw(TABLE)
    street.work()
    assert not street[2].invitations.received
    with pytest.raises(Refused, match="does not stand any more"):
        street[2].invitations.accept(key(1))


def test_an_invitation_is_gone_with_whoever_sent_it() -> None:
    street = Street()
    street.ring(1, 2)
    street.hang_up(1, 2)
    assert not street[2].invitations.received
    assert street.stage(1, 2) is Stage.CALLING
    street.call(1, 2)
    assert street.stage(1, 2) is Stage.RINGS, "it is asked again as soon as there is a link"


def test_what_was_answered_is_not_asked_again() -> None:
    street = Street()
    street.ring(1, 2)
    street[2].decline(key(1))
    street.work()
    street.hang_up(1, 2)
    street.call(1, 2)
    assert street.stage(1, 2) is Stage.DECLINED and not street[2].invitations.received


def test_two_may_invite_each_other_at_once() -> None:
    street = Street()
    street.call(1, 2)
    street.ring(1, 2)
    street.ring(2, 1)
    assert street.stage(1, 2) is street.stage(2, 1) is Stage.RINGS


# What strangers can do with it. ---------------------------------------------------------------


def test_of_one_person_one_invitation_stands_at_a_time() -> None:
    street = Street()
    for number in range(3):
        street.ring(1, 2, Invite(bytes([number]) * 16, "hexentafl", ()))
    assert len(street[2].invitations.received) == 1


def test_nobody_rings_too_often() -> None:
    street = Street(known=(1,))
    for number in range(bells.RINGS_EACH):
        street.ring(1, 2, Invite(bytes([number]) * 16, "hexentafl", ()))
        assert street.stage(1, 2) is Stage.RINGS
    street.ring(1, 2)
    assert street.stage(1, 2) is Stage.DECLINED
    for _ in range(12):  # the link itself is given up meanwhile
        street.wait(bells.PERIOD_SECONDS / 10)
    street.ring(1, 2)
    assert street.stage(1, 2) is Stage.RINGS


def test_strangers_do_not_crowd_out_friends() -> None:
    count = bells.STANDING_OF_STRANGERS + 3
    street = Street(count, known=(count,))
    for number in range(2, count):
        street.ring(number, 1)
    assert len(street[1].invitations.received) == bells.STANDING_OF_STRANGERS
    assert street.stage(count - 1, 1) is Stage.DECLINED
    street.ring(count, 1)
    assert street.stage(count, 1) is Stage.RINGS


def test_whoever_is_not_heard_takes_up_no_place() -> None:
    street = Street()
    street[2].is_open = False
    street.ring(1, 2)
    assert street.stage(1, 2) is Stage.DECLINED
    assert not street[2].is_linked(key(1)) and not street[1].is_linked(key(2))


def test_many_names_of_one_stranger_soon_reach_nobody() -> None:
    count = bells.RINGS_OF_STRANGERS + 3
    street = Street(count)
    for number in range(2, count + 1):
        street.ring(number, 1)
        street[number].invitations.withdraw(TABLE)
        street.work()
    street.ring(count, 1)
    assert street.stage(count, 1) is Stage.DECLINED


def test_no_invitation_stands_for_ever() -> None:
    street = Street()
    street.ring(1, 2)
    for _ in range(int(bells.STANDS_SECONDS) + 2):
        for one, other in ((1, 2), (2, 1)):  # both are heard all the time
            street[one].receive(other, decode(encode(bells.Ping(b"", 0))))
        street.wait(1)
    assert not street[2].invitations.received and not street[1].is_linked(key(2))


def test_whoever_asks_nothing_is_shown_the_door() -> None:
    street = Street()
    street.call(1, 2)
    street.wait(street[1].timing.lost - 1)
    assert street[2].is_linked(key(1))
    for _ in range(6):
        street[2].receive(1, bells.Ping(b"", 0))
        street.wait(1)
    assert not street[2].is_linked(key(1))


@pytest.mark.parametrize(
    "said",
    [
        [INVITE],
        [HELLO, HELLO],
        [HELLO, Talk("hear me")],
        [Hello(PROTOCOL, PROTOCOL, "", "Bo", TABLE, False, ())],
        [Hello(PROTOCOL + 1, PROTOCOL + 1, "", "Bo", b"", False, ())],
    ],
)
def test_whoever_says_anything_else_is_shown_the_door(said: list[Message]) -> None:
    bell = InvitationPort(identity(1), "Anna")
    bell.connect(7, key(2))
    for message in said:
        bell.receive(7, message)
    assert bell.closing == [7] and not bell.is_linked(key(2))
    assert any(isinstance(message, Bye) for _, message in bell.outbox())


def test_news_of_an_invitation_that_was_never_sent_change_nothing() -> None:
    bell = InvitationPort(identity(1), "Anna")
    bell.connect(7, key(2))
    bell.receive(7, HELLO)
    for stage in Stage:
        bell.receive(7, InviteNews(TABLE, stage))
    assert not bell.invitations.sent and not bell.invitations.received and not bell.closing
