"""What decks and dice cost on this machine, also as ratios that hold on any machine.

A proof cannot be cheaper than the point multiplications it consists of. The ratio says how close
we are: 1.00 would be those multiplications alone, without the additions, hashes and Python.

The only module of the deck that looks at a clock and asks the system for randomness.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import urandom
from statistics import median
from time import perf_counter
from typing import Final

from meadhall.net.deck import group, keys, masking, shuffle, token
from meadhall.net.deck.keys import Key
from meadhall.net.deck.rolls import Throw
from meadhall.net.deck.transcript import Context

SIZES: Final = (20, 32, 52, 64)
TABLES: Final = (2, 3, 5)
SMALL_TABLES: Final = (2, 5)
REPEATS: Final = 5
LARGEST_DECK: Final = 64

MATCH: Final = bytes(16)

Needs = tuple[int, int]
"""How many multiplications something needs: of any point, and of the generator."""

SHUFFLE_NEEDS: Final[Needs] = (1, 1)
PROOF_NEEDS: Final[Needs] = (5, 3)
CHECK_NEEDS: Final[Needs] = (8, 1)
"""For each card; the few that do not depend on the number of cards are left out."""

TOKEN_NEEDS: Final[Needs] = (2, 1)
TOKEN_CHECK_NEEDS: Final[Needs] = (3, 1)


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured; no ratio where several seats' work is only added up."""

    what: str
    milliseconds: float
    ratio: float | None = None
    note: str = ""

    def __str__(self) -> str:
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        return f"{self.what:<40}{self.milliseconds:>9.3f}  {ratio:>6}  {self.note}".rstrip()


@dataclass(frozen=True, slots=True)
class Bare:
    """The milliseconds of one bare multiplication, of any point and of the generator."""

    point: float
    generator: float

    def cost(self, needs: Needs, times: int = 1) -> float:
        points, generators = needs
        return times * (points * self.point + generators * self.generator)


def run(say: Callable[[str], object]) -> None:
    """Measure everything and say it, line by line."""
    say(f"{'':<40}{'ms':>9}  {'ratio':>6}")
    for row in bench_deck():
        say(str(row))


def bench_deck(
    sizes: Sequence[int] = SIZES,
    tables: Sequence[int] = TABLES,
    small_tables: Sequence[int] = SMALL_TABLES,
    deck: int = LARGEST_DECK,
    repeats: int = REPEATS,
) -> list[Row]:
    """Shuffles by size of pile, whole shuffles by number of seats, private draws and rolls."""
    bare = _bare(repeats)
    rows = [
        Row("a point times a scalar", bare.point, 1.0),
        Row("the generator times a scalar", bare.generator, 1.0),
    ]
    for size in sizes:
        rows += _one_shuffle(size, bare, repeats)
    for seats in tables:
        rows += _whole_shuffle(seats, deck)
    for seats in small_tables:
        rows.append(_private_draw(seats, bare, repeats))
    for seats in small_tables:
        rows.append(_roll(seats, bare, repeats))
    return rows


def _bare(repeats: int) -> Bare:
    scalar = Key.generate(urandom).secret
    point = masking.card_point(0)
    often = 100 * repeats
    return Bare(
        _milliseconds(often, lambda: group.multiply(scalar, point)),
        _milliseconds(often, lambda: group.base_multiply(scalar)),
    )


def _one_shuffle(size: int, bare: Bare, repeats: int) -> list[Row]:
    """One seat's shuffle of a pile that somebody else has shuffled before."""
    context = _context("shuffle")
    joint = Key.generate(urandom).public
    fresh = tuple(masking.mask_openly(card, joint) for card in range(size))
    before, _ = shuffle.mix(context, joint, fresh, urandom)
    after, mixing = shuffle.mix(context, joint, before, urandom)
    proof = shuffle.prove(context, joint, before, after, mixing, urandom)
    mix = _milliseconds(repeats, lambda: shuffle.mix(context, joint, before, urandom))
    prove = _milliseconds(
        repeats, lambda: shuffle.prove(context, joint, before, after, mixing, urandom)
    )
    check = _milliseconds(repeats, lambda: shuffle.check(context, joint, before, after, proof))
    return [
        Row(f"{size} cards: shuffle", mix, mix / bare.cost(SHUFFLE_NEEDS, size)),
        Row(
            f"{size} cards: prove",
            prove,
            prove / bare.cost(PROOF_NEEDS, size),
            f"{len(proof)} bytes",
        ),
        Row(f"{size} cards: verify", check, check / bare.cost(CHECK_NEEDS, size)),
    ]


def _whole_shuffle(seats: int, size: int) -> list[Row]:
    """Every seat shuffles the whole deck once, and everybody checks everybody else."""
    owners = [Key.generate(urandom) for _ in range(seats)]
    joint = keys.joint_key(owner.public for owner in owners)
    pile = tuple(masking.mask_openly(card, joint) for card in range(size))
    mixes, proves, checks = [], [], []
    for seat in range(seats):
        context = _context("shuffle", seat)
        began = perf_counter()
        after, mixing = shuffle.mix(context, joint, pile, urandom)
        mixed = perf_counter()
        proof = shuffle.prove(context, joint, pile, after, mixing, urandom)
        proven = perf_counter()
        shuffle.check(context, joint, pile, after, proof)
        checked = perf_counter()
        mixes.append(1000 * (mixed - began))
        proves.append(1000 * (proven - mixed))
        checks.append(1000 * (checked - proven))
        pile = after
    alone = sum(mixes) + sum(proves) + (seats - 1) * sum(checks)
    in_turn = sum(mixes) + sum(proves) + sum(checks)
    return [
        Row(f"{seats} seats, {size} cards: on one core", alone, note="all work of all seats"),
        Row(f"{seats} seats, {size} cards: strictly in turn", in_turn, note="a core each"),
        Row(
            f"{seats} seats, {size} cards: overlapping",
            _overlapping(median(mixes), median(proves), median(checks), seats),
            note="a core each, proofs made meanwhile",
        ),
    ]


def _overlapping(mix: float, prove: float, check: float, seats: int) -> float:
    """When the last seat has checked the last proof, each seat doing first what it can do first."""
    proven = [(seat + 1) * mix + prove for seat in range(seats)]
    finished = []
    for seat in range(seats):
        free = proven[seat]
        for other in range(seats):
            if other != seat:
                free = max(free, proven[other]) + check
        finished.append(free)
    return max(finished)


def _private_draw(seats: int, bare: Bare, repeats: int) -> Row:
    """From the request to the card: the others' tokens are made at once, the drawer checks them."""
    owners = [Key.generate(urandom) for _ in range(seats)]
    joint = keys.joint_key(owner.public for owner in owners)
    pile = tuple(masking.mask_openly(card, joint) for card in range(LARGEST_DECK))
    (masked, *_), _ = shuffle.mix(_context("shuffle"), joint, pile, urandom)
    context = _context("draw")
    tokens = [token.make(context, owner, masked.handle, urandom) for owner in owners[1:]]

    def drawn() -> int:
        token.make(context, owners[1], masked.handle, urandom)
        shares = [group.multiply(owners[0].secret, masked.handle)]
        for owner, sent in zip(owners[1:], tokens, strict=True):
            shares.append(token.check(context, owner.public, masked.handle, sent))
        return masking.unmask(masked, shares, LARGEST_DECK)

    spent = _milliseconds(20 * repeats, drawn)
    own_share = (1, 0)
    needed = bare.cost(TOKEN_NEEDS) + bare.cost(own_share)
    needed += bare.cost(TOKEN_CHECK_NEEDS, seats - 1)
    return Row(f"{seats} seats: private draw", spent, spent / needed, "a core each")


def _roll(seats: int, bare: Bare, repeats: int) -> Row:
    """From the agreed number to the dice: each seat makes its token and checks the others'."""
    owners = [Key.generate(urandom) for _ in range(seats)]
    joint = keys.joint_key(owner.public for owner in owners)
    context = _context("roll")
    point = Throw(MATCH, joint, 0).point()
    tokens = [token.make(context, owner, point, urandom) for owner in owners]

    def rolled() -> tuple[int, ...]:
        throw = Throw(MATCH, joint, 0)
        place = throw.point()
        shares = [token.make(context, owners[0], place, urandom)[: group.SIZE]]
        for owner, sent in zip(owners[1:], tokens[1:], strict=True):
            shares.append(token.check(context, owner.public, place, sent))
        return throw.values(shares, 6, 2)

    spent = _milliseconds(20 * repeats, rolled)
    needed = bare.cost(TOKEN_NEEDS) + bare.cost(TOKEN_CHECK_NEEDS, seats - 1)
    return Row(f"{seats} seats: roll", spent, spent / needed, "a core each")


def _context(purpose: str, seat: int = 0) -> Context:
    return Context(MATCH, 0, 0, 0, seat, purpose)


def _milliseconds(repeats: int, action: Callable[[], object]) -> float:
    """The quickest of so many runs, as what slows the others down is not ours."""
    spent = []
    for _ in range(repeats):
        began = perf_counter()
        action()
        spent.append(1000 * (perf_counter() - began))
    return min(spent)
