"""Proofs damaged in every way that a seeded generator can think of: none is believed.

Some mutations are blind (bits, bytes), others know the format: they exchange, copy and negate its
fields, put in fields that are valid elsewhere, or add the order of the group. Damage is done to
the proof, and to what it is about.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import shake_256

import pytest

from meadhall.net.dealing import letters
from meadhall.net.deck import escrow, group, keys, masking, opening, shuffle, token
from meadhall.net.deck.errors import DeckRefused
from meadhall.net.deck.keys import Key
from meadhall.net.deck.sampling import Sampler
from tests.net.deck.table import Table, context, entropy

Checker = Callable[[list[bytes]], object]


@dataclass(frozen=True)
class Case:
    """Something that is believed as it is, in parts of which each is a number of 32-byte fields."""

    name: str
    parts: list[bytes]
    check: Checker


def shuffle_case(size: int) -> Case:
    table = Table(2, seed=f"mutations {size}")
    before = table.shuffled(range(size))
    after, mixing = table.mix(before)
    proof = table.prove(before, after, mixing)

    def check(parts: list[bytes]) -> None:
        joint, was, now, claimed = parts
        shuffle.check(
            context(), joint, masking.unpack(was, size), masking.unpack(now, size), claimed
        )

    parts = [table.joint, masking.pack(before), masking.pack(after), proof]
    return Case(f"shuffle of {size}", parts, check)


def token_case() -> Case:
    owner, point = Key.generate(entropy("owner")), group.base_multiply(77)
    made = token.make(context(), owner, point, entropy("token"))
    return Case(
        "token",
        [owner.public, point, made],
        lambda parts: token.check(context(), *parts),
    )


def knowledge_case() -> Case:
    owner = Key.generate(entropy("owner"))
    proof = keys.prove_knowledge(context(), owner, entropy("proof"))
    return Case(
        "knowledge of a key",
        [owner.public, proof],
        lambda parts: keys.check_knowledge(context(), *parts),
    )


def letter_case() -> Case:
    """What shows that a letter is its author's own; what is in it, its reader checks."""
    text = bytes(64)
    letter = letters.seal(context(), Key.of(777).public, text, entropy("letter"))

    def check(parts: list[bytes]) -> None:
        letters.check(context(), parts[0] + letter[letters.HEAD_SIZE :], len(text))

    return Case("letter", [letter[: letters.HEAD_SIZE]], check)


def split_case() -> Case:
    part = Key.generate(entropy("part"))
    made = escrow.split(context(), part, 3, entropy("split"))

    def check(parts: list[bytes]) -> None:
        public, points, addends = parts
        if len(points) != len(addends):
            raise DeckRefused("each addend has its point")
        escrow.check_split(context(), public, fields_of(points))
        for addend, point in zip(fields_of(addends), fields_of(points), strict=True):
            escrow.check_addend(context(), addend, point)

    addends = b"".join(map(group.encode, made.addends))
    return Case("split", [part.public, b"".join(made.points), addends], check)


def opening_case() -> Case:
    owners = [Key.generate(entropy(f"owner {seat}")) for seat in range(3)]
    joint = keys.joint_key(owner.public for owner in owners)
    parts = {seat: owner.public for seat, owner in enumerate(owners)}

    def check(shown: list[bytes]) -> None:
        given = fields_of(shown[0])
        if len(given) != len(parts):
            raise DeckRefused("each part is shown")
        opening.open_joint(joint, parts, dict(enumerate(given)))

    return Case("opening", [b"".join(group.encode(owner.secret) for owner in owners)], check)


# Mutations. ---------------------------------------------------------------------------------

POISON = [bytes.fromhex(encoding) for encoding, _ in group.SMALL_ORDER]


def fields_of(part: bytes) -> list[bytes]:
    return [part[at : at + 32] for at in range(0, len(part), 32)]


def flip_bits(part: bytes, dice: Sampler, _: list[bytes]) -> bytes:
    number = int.from_bytes(part, "little")
    for _flip in range(1 + dice.below(3)):
        number ^= 1 << dice.below(8 * len(part))
    return number.to_bytes(len(part), "little")


def set_a_byte(part: bytes, dice: Sampler, _: list[bytes]) -> bytes:
    at = dice.below(len(part))
    return part[:at] + bytes([dice.below(256)]) + part[at + 1 :]


def change_the_length(part: bytes, dice: Sampler, _: list[bytes]) -> bytes:
    at, size = dice.below(len(part)), 1 + dice.below(64)
    return part[:at] + part[at + size :] if dice.below(2) else part[:at] + bytes(size) + part[at:]


def exchange_fields(part: bytes, dice: Sampler, _: list[bytes]) -> bytes:
    fields = fields_of(part)
    one, other = dice.below(len(fields)), dice.below(len(fields))
    fields[one], fields[other] = fields[other], fields[one]
    return b"".join(fields)


def put_in_a_field(part: bytes, dice: Sampler, known: list[bytes]) -> bytes:
    """One that is good somewhere else: in another part, in the group, or in a book of poisons."""
    fields = fields_of(part)
    pool = [*known, *POISON, group.GENERATOR, group.base_multiply(5), group.encode(5), b"\xff" * 32]
    fields[dice.below(len(fields))] = pool[dice.below(len(pool))]
    return b"".join(fields)


def change_a_number(part: bytes, dice: Sampler, _: list[bytes]) -> bytes:
    """One more, one less, its negative, or the same again by way of the order."""
    fields = fields_of(part)
    at = dice.below(len(fields))
    number = int.from_bytes(fields[at], "little")
    changed = [number + 1, number - 1, group.ORDER - number, number + group.ORDER][dice.below(4)]
    fields[at] = (changed % 2**256).to_bytes(32, "little")
    return b"".join(fields)


def move_a_point(part: bytes, dice: Sampler, _: list[bytes]) -> bytes:
    """Its negative, or something added, good or poisoned. A number stays as it was."""
    fields = fields_of(part)
    at = dice.below(len(fields))
    added = [group.GENERATOR, *POISON][dice.below(5)]
    try:
        moved = [group.add(fields[at], added), group.subtract(POISON[0], fields[at])]
    except DeckRefused:
        return part
    fields[at] = moved[dice.below(2)]
    return b"".join(fields)


MUTATIONS = (
    flip_bits,
    set_a_byte,
    change_the_length,
    exchange_fields,
    put_in_a_field,
    change_a_number,
    move_a_point,
)


def mutants(case: Case, count: int, seed: str) -> Iterator[tuple[str, list[bytes]]]:
    """So many damaged copies, each different from the original, half of them in the proof."""
    dice = Sampler(shake_256(f"{case.name} {seed}".encode()).digest(32))
    known = [field for part in case.parts for field in fields_of(part)]
    made = 0
    while made < count:
        at = len(case.parts) - 1 if dice.below(2) else dice.below(len(case.parts))
        mutation = MUTATIONS[dice.below(len(MUTATIONS))]
        part = mutation(case.parts[at], dice, known)
        if part != case.parts[at]:
            made += 1
            yield mutation.__name__, [*case.parts[:at], part, *case.parts[at + 1 :]]


def field_mutants(case: Case) -> Iterator[tuple[str, list[bytes]]]:
    """Each field of each part, changed in every way that the book of mutations has for one."""
    known = {field for part in case.parts for field in fields_of(part)}
    strange = {*known, *POISON, group.GENERATOR, group.base_multiply(5), bytes(32), b"\xff" * 32}
    for part_at, part in enumerate(case.parts):
        for field_at, field in enumerate(fields_of(part)):
            number = int.from_bytes(field, "little")
            numbers = [number ^ 1, number ^ 1 << 255, number + 1, number - 1]
            numbers += [group.ORDER - number, number + group.ORDER, number * 2]
            changed = {(each % 2**256).to_bytes(32, "little") for each in numbers} | strange
            for other in sorted(changed - {field}):
                fields = fields_of(part)
                fields[field_at] = other
                parts = case.parts[:]
                parts[part_at] = b"".join(fields)
                yield f"part {part_at}, field {field_at}: {other.hex()}", parts


def assert_no_mutant_is_believed(case: Case, count: int, seed: str) -> None:
    """Anything but a refusal fails: a mutant that passes, and also any other error."""
    case.check(case.parts)
    for number, (mutation, parts) in enumerate(mutants(case, count, seed)):
        try:
            case.check(parts)
        except DeckRefused:
            continue
        pytest.fail(f"{case.name}, mutant {number} ({mutation}): {[p.hex() for p in parts]}")


CASES = {
    case.name: case
    for case in (
        shuffle_case(2),
        token_case(),
        knowledge_case(),
        letter_case(),
        split_case(),
        opening_case(),
    )
}


@pytest.mark.parametrize("name", CASES)
def test_no_field_of_anything_that_is_proven_can_be_another(name: str) -> None:
    """Field by field, nothing is left to chance: what is not checked would show here."""
    case = CASES[name]
    case.check(case.parts)
    for what, parts in field_mutants(case):
        try:
            case.check(parts)
        except DeckRefused:
            continue
        pytest.fail(f"{name}, {what}")


MILLION = 1_000_000
BATCH = 25_000
"""So many take about a minute."""


@pytest.mark.parametrize("name", ["letter", "split", "opening"])
def test_nothing_damaged_is_believed_that_keeps_a_deck_alive(name: str) -> None:
    assert_no_mutant_is_believed(CASES[name], 1_500, "short")


@pytest.mark.parametrize("size, count", [(1, 1_500), (2, 1_000), (5, 300)])
def test_no_damaged_shuffle_is_believed(size: int, count: int) -> None:
    assert_no_mutant_is_believed(shuffle_case(size), count, "short")


def test_no_damaged_token_is_believed() -> None:
    assert_no_mutant_is_believed(token_case(), 4_000, "short")


def test_no_damaged_proof_of_a_key_is_believed() -> None:
    assert_no_mutant_is_believed(knowledge_case(), 4_000, "short")


def test_honest_proofs_are_always_believed() -> None:
    """The control: what refuses everything would pass the tests above."""
    table = Table(2, seed="honest")
    owner, point = table.keys[0], group.base_multiply(77)
    for number in range(500):
        here = context(step=number)
        made = token.make(here, owner, point, table.entropy)
        token.check(here, owner.public, point, made)
        keys.check_knowledge(here, owner.public, keys.prove_knowledge(here, owner, table.entropy))
    for number in range(100):
        before = table.fresh(range(1 + number % 4))
        after, mixing = table.mix(before)
        table.check(before, after, table.prove(before, after, mixing))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(MILLION // BATCH))
def test_a_million_damaged_shuffles_are_not_believed(batch: int) -> None:
    assert_no_mutant_is_believed(shuffle_case(1 + batch % 3), BATCH, f"long {batch}")


@pytest.mark.long
@pytest.mark.parametrize("batch", range(MILLION // BATCH))
def test_a_million_damaged_tokens_are_not_believed(batch: int) -> None:
    assert_no_mutant_is_believed(token_case(), BATCH, f"long {batch}")


@pytest.mark.long
def test_ten_thousand_honest_shuffles_are_believed() -> None:
    table = Table(2, seed="ten thousand")
    for number in range(10_000):
        before = table.fresh(range(1 + number % 4))
        after, mixing = table.mix(before)
        table.check(before, after, table.prove(before, after, mixing))
