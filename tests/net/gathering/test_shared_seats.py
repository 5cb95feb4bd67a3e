"""People who share a computer have names of their own in the beginning of a match."""

from dataclasses import replace

import pytest

from meadhall.engines.catalogue import find
from meadhall.net.errors import BadFrame
from meadhall.net.gathering.genesis import NAMELESS, Chair, Genesis, Person, decode, found
from meadhall.net.gathering.lobby import Card, make_offer, seal_card, unseal_card
from meadhall.net.identity import words
from tests.net.gathering.test_table import Hall, make
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


def test_of_several_peers_those_who_share_a_computer_say_what_each_of_them_is_called() -> None:
    offer = make_offer("nxs", {}, 3, {}, 0)
    host = make(1, offer=offer, wishes=(2, 0), names=("Astrid", "Bodil"))
    guest = make(2)
    Hall(host, guest)
    assert host.match is not None and guest.match is not None
    for table in (host, guest):
        assert table.match is not None
        genesis = table.match.genesis
        assert [genesis.name_of(chair) for chair in genesis.chairs] == ["Bodil", "P2", "Astrid"]
        assert decode(genesis.encode()) == genesis


@pytest.mark.parametrize(
    ("wishes", "names"),
    [((0,), ("Root",)), ((0, 1), ("Root",)), ((0, 1), ("Root", " ")), ((0, 1), ("a\nb", "Root"))],
)
def test_a_card_names_all_who_share_a_computer_or_nobody(
    wishes: tuple[int, ...], names: tuple[str, ...]
) -> None:
    card = Card(bytes(16), identity(1).public, 1, "P1", (), wishes, True, bytes(16), names=names)
    with pytest.raises(BadFrame):
        unseal_card(seal_card(identity(1), card).sealed)


def test_who_looks_like_another_at_the_table_is_told_apart_by_a_word_of_the_key() -> None:
    keys = [identity(number).public for number in (1, 2, 3)]
    marks = [words(key).split()[0] for key in keys]
    names = ("Astrid", "Astr\u0131d", "Leif")
    people = tuple(Person(key, name) for key, name in zip(keys, names, strict=True))
    chairs = (Chair(0), Chair(1), Chair(2))
    nonces = [bytes([at]) * 16 for at in range(3)]
    genesis = found(find("nxs"), {}, people, chairs, nonces, 0)
    assert [genesis.name_of(chair) for chair in chairs] == [
        f"Astrid ({marks[0]})", f"Astr\u0131d ({marks[1]})", "Leif",
    ]  # fmt: skip
    assert genesis.peer_name(1) == genesis.name_of(chairs[1])


def test_also_one_of_several_at_a_computer_is_told_from_somebody_at_another() -> None:
    shared = found(
        find("nxs"),
        {},
        PEERS,
        (Chair(0), Chair(0, name="leif"), Chair(1)),
        [b"a" * 16, b"b" * 16],
        0,
    )
    called = [shared.name_of(chair) for chair in shared.chairs]
    assert (
        called[0] == "Astrid" and called[1].startswith("leif (") and called[2].startswith("Leif (")
    )
    nameless = (Person(PEERS[0].key, NAMELESS), Person(PEERS[1].key, NAMELESS))
    both = begun(nameless, Chair(0), Chair(1))
    assert both.peer_name(0) == both.peer_name(1) == NAMELESS, "nobody has told a name"


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
