"""People who share the one computer of a match have names of their own in its beginning."""

from dataclasses import replace

import pytest

from meadhall.engines.catalogue import find
from meadhall.net.errors import BadFrame
from meadhall.net.gathering.genesis import Chair, Genesis, Person, decode, found
from tests.net.helpers import identity

PEERS = (Person(identity(1).public, "Astrid"), Person(identity(2).public, "Leif"))


def begun(people: tuple[Person, ...], *chairs: Chair) -> Genesis:
    nonces = [b"n" * 16] * len(people)
    return found(find("hexentafl"), {}, people, chairs, nonces, 0)


def test_a_name_of_a_seat_is_kept_and_one_without_takes_no_room() -> None:
    shared = begun(PEERS[:1], Chair(0), Chair(0, name="Guest"))
    assert decode(shared.encode()) == shared
    assert [shared.name_of(chair) for chair in shared.chairs] == ["Astrid", "Guest"]
    plain = begun(PEERS[:1], Chair(0), Chair(0))
    assert len(shared.encode()) == len(plain.encode()) + len("Guest") + 1


def test_nobody_is_called_otherwise_than_they_call_themselves() -> None:
    """Several peers give their names themselves, and a computer has that of its level."""
    alone = begun(PEERS[:1], Chair(0), Chair(0, "jarl"))
    both = begun(PEERS, Chair(0), Chair(1))
    for lying in (
        replace(both, chairs=(Chair(0), Chair(1, name="Root"))),
        replace(alone, chairs=(Chair(0), Chair(0, "jarl", "Root"))),
    ):
        with pytest.raises(BadFrame, match="gives a name to a seat"):
            decode(lying.encode())
