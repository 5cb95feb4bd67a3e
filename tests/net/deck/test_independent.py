"""Match files, checked by what `docs/deck.md` says and by nothing of ours."""

import ast
from functools import cache
from pathlib import Path

import pytest

from meadhall.engines.cards import CardState
from meadhall.engines.catalogue import find
from meadhall.engines.contract import ROLL, SHUFFLE
from meadhall.net.files.saga import begin, record
from meadhall.net.transport.envelope import FIRST, Envelope, Kind, seal
from tests.net.dealing.round_table import RoundTable
from tests.net.deck import independent
from tests.net.drawing import COPIES, DRAWING_GAME, SORTS

pytestmark = pytest.mark.xdist_group("whole table")  # one match serves most of them


def file_of(table: RoundTable) -> bytes:
    envelopes = [record(each.sealed) for each in table.record.arrivals]
    return begin(table.signed) + b"".join(envelopes)


def pack_of(table: RoundTable) -> list[int]:
    """The faces of what is shuffled first, as it comes out of its box."""
    start = next(moment.before for moment in table.record.line if moment.before.asks == SHUFFLE)
    assert isinstance(start, CardState)
    return [int(start.cards.faces[place]) for place in start.pile()]


def test_the_checker_uses_nothing_of_ours() -> None:
    path = independent.__file__
    assert path is not None
    tree = ast.parse(Path(path).read_text())
    names = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    ]
    names += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    roots = {name.split(".")[0] for name in names}
    standard = {"collections", "dataclasses", "functools", "hashlib", "typing", "zlib"}
    assert roots == {"msgpack", *standard}


@pytest.mark.parametrize("people", [2, 3])
def test_a_match_with_cards_and_dice_holds_from_its_first_byte_to_its_last(people: int) -> None:
    table = RoundTable(DRAWING_GAME, people)
    table.play()
    found = independent.check_file(file_of(table), pack_of(table))
    assert found.names == [f"P{peer}" for peer in range(people)]
    assert found.signatures == len(table.record.arrivals)
    assert (found.keys, found.shuffles) == (2 * people, people)
    assert found.lent == (people if people > 2 else 0)
    assert_rolled(table, found)
    after = table.matches[0].whole(1)
    assert isinstance(after, CardState)
    assert found.opened == [int(face) for face in after.cards.faces]


def assert_rolled(table: RoundTable, found: independent.Findings) -> None:
    """The dice show what the rules asked the shares for."""
    rolls = [moment for moment in table.record.line if moment.before.asks == ROLL]
    assert len(rolls) == len(found.rolls) > 0
    for number, (moment, share) in enumerate(zip(rolls, found.rolls, strict=True)):
        sides, count = (int(each) for each in moment.before.dice())
        rolled = independent.dice(found.match, found.joint, number, share, sides, count)
        assert rolled == list(moment.values)


@pytest.mark.long
def test_the_pack_of_valhalla_is_mixed_by_both_and_is_whole() -> None:
    table = RoundTable(find("valhalla"), 2)
    table.play()
    found = independent.check_file(file_of(table), pack_of(table))
    assert found.shuffles == 2
    assert_rolled(table, found)
    assert sorted(found.opened) == sorted(pack_of(table))


# What is bent is found out by it, too. --------------------------------------------------------


@cache
def whole_table() -> RoundTable:
    table = RoundTable(DRAWING_GAME, 2)
    table.play()
    return table


DECK = SORTS * COPIES
BENT = {
    "a key for letters": (32, 0, "point|proven|not in it"),
    "the proof of a key": (64, 1, "proven"),
    "a card of a shuffle": (64 * DECK, 0, "point|proven|not in it"),
    "the proof of a shuffle": (128 * DECK + 160, 1, "point|proven|not in it"),
}


@pytest.mark.parametrize("what", BENT)
def test_a_bent_bit_is_found_out(what: str) -> None:
    size, item, why = BENT[what]
    file = bent(whole_table(), size, item)
    with pytest.raises(independent.Wrong, match=why):
        independent.check_file(file, pack_of(whole_table()))


def test_a_false_part_at_the_end_is_found_out() -> None:
    file = bent(whole_table(), 32, 0, is_last=True)
    with pytest.raises(independent.Wrong, match="false part"):
        independent.check_file(file, pack_of(whole_table()))


def test_a_bent_token_rolls_nothing() -> None:
    file = bent(whole_table(), 96, 0)
    assert independent.check_file(file, pack_of(whole_table())).rolls == []


def test_another_pack_is_not_the_one_that_was_mixed() -> None:
    pack = pack_of(whole_table())
    with pytest.raises(independent.Wrong, match="a shuffle is not proven"):
        independent.check_file(file_of(whole_table()), [pack[-1], *pack[1:]])


def test_a_bent_signature_is_found_out() -> None:
    sealed = bytearray(whole_table().record.arrivals[0].sealed)
    sealed[40] ^= 1
    others = [record(each.sealed) for each in whole_table().record.arrivals[1:]]
    file = begin(whole_table().signed) + record(bytes(sealed)) + b"".join(others)
    with pytest.raises(independent.Wrong, match="signature"):
        independent.check_file(file, pack_of(whole_table()))


def bent(table: RoundTable, size: int, item: int, is_last: bool = False) -> bytes:
    """The file with one bit changed in the first or last item of this size, signed as ever."""
    fitting = [
        number
        for number, each in enumerate(table.record.arrivals)
        if each.kind is Kind.DEAL and [len(d) for d in dealt(each)][item : item + 1] == [size]
    ]
    victim = fitting[-1 if is_last else 0]
    ends = [FIRST] * len(table.matches)
    envelopes = []
    for number, each in enumerate(table.record.arrivals):
        payload = each.payload
        if number == victim:
            items = dealt(each)
            items[item] = bytes([items[item][0] ^ 1]) + items[item][1:]
            payload = [*payload[:2], [*items]]
        again = seal(
            table.identities[each.peer],
            each.match,
            each.epoch,
            each.peer,
            each.seq,
            ends[each.peer],
            each.step,
            each.kind,
            payload,
        )
        ends[each.peer] = again.digest
        envelopes.append(record(again.sealed))
    return begin(table.signed) + b"".join(envelopes)


def dealt(envelope: Envelope) -> list[bytes]:
    items = envelope.payload[2]
    assert isinstance(items, list)
    return [item for item in items if isinstance(item, bytes)]
