"""What decks and dice cost on this machine, also as ratios that hold on any machine.

A proof cannot be cheaper than the point multiplications it consists of. The ratio says how close
we are: 1.00 would be those multiplications alone, without the additions, hashes and Python. They
are done again beside everything that is measured, so that a slow moment slows down both.

The only module of the deck that looks at a clock and asks the system for randomness.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import urandom
from statistics import median
from time import perf_counter, process_time
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

clock: Final = perf_counter if sys.platform == "win32" else process_time
"""The processor's own time, which other programs do not touch; Windows counts it too coarsely."""

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
class BenchRow:
    """One thing measured; no ratio where several seats' work is only added up."""

    what: str
    milliseconds: float
    ratio: float | None = None
    note: str = ""

    def __str__(self) -> str:
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        return f"{self.what:<40}{self.milliseconds:>9.3f}  {ratio:>6}  {self.note}".rstrip()


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
) -> list[BenchRow]:
    """Shuffles by size of pile, whole shuffles by number of seats, private draws and rolls."""
    rows = [
        _measured("a point times a scalar", 100 * repeats, _multiplications((1, 0)), (1, 0)),
        _measured("the generator times a scalar", 100 * repeats, _multiplications((0, 1)), (0, 1)),
    ]
    for size in sizes:
        rows += _one_shuffle(size, repeats)
    for seats in tables:
        rows += _whole_shuffle(seats, deck)
    for seats in small_tables:
        rows.append(_private_draw(seats, repeats))
    for seats in small_tables:
        rows.append(_roll(seats, repeats))
    return rows


def _one_shuffle(size: int, repeats: int) -> list[BenchRow]:
    """One seat's shuffle of a pile that somebody else has shuffled before."""
    context = _context("shuffle")
    joint = Key.generate(urandom).public
    fresh = tuple(masking.mask_openly(card, joint) for card in range(size))
    before, _ = shuffle.mix(context, joint, fresh, urandom)
    after, mixing = shuffle.mix(context, joint, before, urandom)
    proof = shuffle.prove(context, joint, before, after, mixing, urandom)
    return [
        _measured(
            f"{size} cards: shuffle",
            repeats,
            lambda: shuffle.mix(context, joint, before, urandom),
            _times(size, SHUFFLE_NEEDS),
        ),
        _measured(
            f"{size} cards: prove",
            repeats,
            lambda: shuffle.prove(context, joint, before, after, mixing, urandom),
            _times(size, PROOF_NEEDS),
            f"{len(proof)} bytes",
        ),
        _measured(
            f"{size} cards: verify",
            repeats,
            lambda: shuffle.check(context, joint, before, after, proof),
            _times(size, CHECK_NEEDS),
        ),
    ]


def _whole_shuffle(seats: int, size: int) -> list[BenchRow]:
    """Every seat shuffles the whole deck once, and everybody checks everybody else."""
    owners = [Key.generate(urandom) for _ in range(seats)]
    joint = keys.joint_key(owner.public for owner in owners)
    pile = tuple(masking.mask_openly(card, joint) for card in range(size))
    mixes, proves, checks = [], [], []
    for seat in range(seats):
        context = _context("shuffle", seat)
        began = clock()
        after, mixing = shuffle.mix(context, joint, pile, urandom)
        mixed = clock()
        proof = shuffle.prove(context, joint, pile, after, mixing, urandom)
        proven = clock()
        shuffle.check(context, joint, pile, after, proof)
        checked = clock()
        mixes.append(1000 * (mixed - began))
        proves.append(1000 * (proven - mixed))
        checks.append(1000 * (checked - proven))
        pile = after
    alone = sum(mixes) + sum(proves) + (seats - 1) * sum(checks)
    in_turn = sum(mixes) + sum(proves) + sum(checks)
    return [
        BenchRow(f"{seats} seats, {size} cards: on one core", alone, note="all work of all seats"),
        BenchRow(f"{seats} seats, {size} cards: strictly in turn", in_turn, note="a core each"),
        BenchRow(
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


def _private_draw(seats: int, repeats: int) -> BenchRow:
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

    own_share = (1, 0)
    needs = _sum(TOKEN_NEEDS, own_share, _times(seats - 1, TOKEN_CHECK_NEEDS))
    return _measured(f"{seats} seats: private draw", 20 * repeats, drawn, needs, "a core each")


def _roll(seats: int, repeats: int) -> BenchRow:
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

    needs = _sum(TOKEN_NEEDS, _times(seats - 1, TOKEN_CHECK_NEEDS))
    return _measured(f"{seats} seats: roll", 20 * repeats, rolled, needs, "a core each")


def _context(purpose: str, seat: int = 0) -> Context:
    return Context(MATCH, 0, 0, 0, seat, purpose)


def _times(times: int, needs: Needs) -> Needs:
    return times * needs[0], times * needs[1]


def _sum(*needs: Needs) -> Needs:
    return sum(points for points, _ in needs), sum(generators for _, generators in needs)


# Measuring. ---------------------------------------------------------------------------------


def _measured(
    what: str, repeats: int, action: Callable[[], object], needs: Needs, note: str = ""
) -> BenchRow:
    """The quickest of so many runs, over the quickest run of the multiplications it needs."""
    bare = _multiplications(needs)
    spent, needed = [], []
    for _ in range(repeats):
        spent.append(_milliseconds(action))
        needed.append(_milliseconds(bare))
    return BenchRow(what, quickest(spent), quickest(spent) / quickest(needed), note)


def quickest(times: list[float]) -> float:
    """A virtual machine may count no time at all for a run that took some: that is none."""
    return min(time for time in times if time > 0)


def _multiplications(needs: Needs) -> Callable[[], None]:
    """So many bare multiplications, of a point and of the generator."""
    scalar = Key.generate(urandom).secret
    point = masking.card_point(0)
    points, generators = needs

    def multiply_all() -> None:
        for _ in range(points):
            group.multiply(scalar, point)
        for _ in range(generators):
            group.base_multiply(scalar)

    return multiply_all


def _milliseconds(action: Callable[[], object]) -> float:
    began = clock()
    action()
    return 1000 * (clock() - began)
