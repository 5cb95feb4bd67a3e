"""An emblem travels with the name, signed by its owner; a number that none may have is refused."""

from dataclasses import replace

import pytest

from meadhall.engines.catalogue import find
from meadhall.net.errors import BadFrame
from meadhall.net.gathering.genesis import EMBLEM_LIMIT, Chair, Person, decode, found
from meadhall.net.gathering.lobby import PURPOSE, Lobby, make_offer, seal_card, unseal_card
from meadhall.net.identity import SIGNATURE_SIZE
from meadhall.net.shell.discovery import Notice, describe, read_notice
from meadhall.net.transport.wire import Value, pack, unpack
from tests.net.helpers import identity

OFFER = make_offer("hexentafl", {}, 2, {}, 0)


def lobby(number: int, emblem: int, **how: object) -> Lobby:
    return Lobby(identity(number), f"P{number}", lambda size: b"n" * size, emblem=emblem, **how)  # type: ignore[arg-type]


def signed(number: int, fields: list[Value]) -> bytes:
    body = pack(fields)
    return identity(number).sign(PURPOSE + body) + body


def test_the_emblem_on_a_card_is_signed_by_its_owner() -> None:
    sealed = lobby(1, 7, offer=OFFER).mine.sealed
    assert unseal_card(sealed).emblem == 7
    fields = unpack(sealed[SIGNATURE_SIZE:])
    assert isinstance(fields, list) and fields[-1] == 7
    with pytest.raises(BadFrame, match="not signed by its owner"):
        unseal_card(sealed[:SIGNATURE_SIZE] + pack([*fields[:-1], 8]))


def test_a_card_without_an_emblem_is_as_short_as_it_can_be() -> None:
    plain = lobby(1, 0, table=b"t" * 16).mine
    fields = unpack(plain.sealed[SIGNATURE_SIZE:])
    assert isinstance(fields, list) and len(fields) == 9
    assert unseal_card(plain.sealed).emblem == 0
    assert seal_card(identity(1), replace(plain, emblem=EMBLEM_LIMIT)).emblem == EMBLEM_LIMIT


@pytest.mark.parametrize("given", [0, -1, EMBLEM_LIMIT + 1, "ship", None, True, [1]])
def test_what_is_no_number_of_an_emblem_is_no_card(given: Value) -> None:
    fields = unpack(lobby(1, 0, table=b"t" * 16).mine.sealed[SIGNATURE_SIZE:])
    assert isinstance(fields, list)
    with pytest.raises(BadFrame):
        unseal_card(signed(1, [*fields, given]))
    with pytest.raises(BadFrame):
        unseal_card(signed(1, [*fields, 3, 3]))


def test_all_sign_the_same_emblems_at_the_beginning() -> None:
    opener, guest = lobby(1, 3, offer=OFFER), lobby(2, 200)
    guest.move_to(opener.table)
    opener.take_card(guest.mine.sealed, guest.mine.key)
    guest.take_card(opener.mine.sealed, opener.mine.key)
    for each in (opener, guest):
        each.set_ready(True)
    opener.take_card(guest.mine.sealed, guest.mine.key)
    guest.take_card(opener.mine.sealed, opener.mine.key)
    for each in (opener, guest):
        genesis = each.genesis()
        assert genesis is not None
        assert [person.emblem for person in genesis.people] == [3, 200]
        assert decode(genesis.encode()) == genesis


def test_a_match_from_before_there_were_emblems_keeps_its_name() -> None:
    people = [Person(identity(number).public, f"P{number}") for number in (1, 2)]
    genesis = found(find("hexentafl"), {}, people, [Chair(0), Chair(1)], [b"a" * 16, b"b" * 16], 0)
    fields = unpack(genesis.encode())
    assert isinstance(fields, list)
    assert fields[4] == [[person.key, person.name] for person in people]
    assert decode(genesis.encode()) == genesis


@pytest.mark.parametrize("told", [b"256", b"-1", b"99999999999", b"ship", b"", b"\xff", b"1.5"])
def test_a_strange_emblem_in_a_notice_is_none(told: bytes) -> None:
    assert read_notice({b"n": b"Anna", b"e": told}, ()).emblem == 0


def test_a_notice_tells_the_emblem() -> None:
    notice = Notice("abcd", "Anna", "nxs", "1/3", "gathering", "00ff", emblem=12)
    properties = {key.encode(): value.encode() for key, value in describe(notice).items()}
    assert properties[b"e"] == b"12"
    assert read_notice(properties, ()) == notice
    assert "e" not in describe(replace(notice, emblem=0))
