"""What seats can read that put everything together which they hold.

Every secret of a match is written down twice: as the number that it is, and as a sum of the
independent random numbers that it was made from. A coalition can compute exactly the sums in the
span of what it holds; if the joint secret is among them, it opens every card, and does so here
for real. So these tests try not some attacks but all that only add and multiply, which leaves
taking logarithms.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

import pytest

from meadhall.net.deck import escrow, group, masking
from meadhall.net.deck.errors import Unproven
from meadhall.net.deck.keys import Key
from meadhall.net.deck.masking import Masked
from meadhall.net.deck.rolls import Throw
from tests.net.deck.table import MATCH, Table, context

Form = dict[str, int]
"""A sum of independent secrets: how often each of them is in it."""


def plus(one: Form, other: Form, factor: int = 1) -> Form:
    total = dict(one)
    for name, times in other.items():
        total[name] = (total.get(name, 0) + factor * times) % group.ORDER
    return {name: times for name, times in total.items() if times}


@dataclass(frozen=True)
class Held:
    """A secret number: its form and its value."""

    form: Form
    value: int

    def __add__(self, other: "Held") -> "Held":
        return Held(plus(self.form, other.form), (self.value + other.value) % group.ORDER)


@dataclass
class Span:
    """Everything that can be computed from some secrets, each of which stands for a share."""

    rows: list[tuple[str, Form, dict[int, int]]] = field(default_factory=list)

    def _reduced(self, form: Form, recipe: dict[int, int]) -> tuple[Form, dict[int, int]]:
        for pivot, row, row_recipe in self.rows:
            if times := form.get(pivot, 0):
                form = plus(form, row, -times)
                for number, factor in row_recipe.items():
                    recipe[number] = (recipe.get(number, 0) - times * factor) % group.ORDER
        return form, recipe

    def take_in(self, number: int, form: Form) -> None:
        form, recipe = self._reduced(form, {number: 1})
        if form:
            pivot = min(form)
            scale = pow(form[pivot], -1, group.ORDER)
            scaled = plus({}, form, scale)
            self.rows.append(
                (pivot, scaled, {n: f * scale % group.ORDER for n, f in recipe.items()})
            )

    def recipe_for(self, form: Form) -> dict[int, int] | None:
        """How often each secret has to be taken to get this one, if that is possible."""
        rest, recipe = self._reduced(form, {})
        return None if rest else {n: -f % group.ORDER for n, f in recipe.items() if f}


class Match:
    """A table over time, with everything that every seat ever came to hold."""

    def __init__(self, seats: int, with_escrow: bool) -> None:
        self.table = Table(seats, seed=f"coalitions {seats}")
        self.with_escrow = with_escrow
        self.step = 0
        self.parts = {
            seat: Held({f"key {seat}": 1}, key.secret) for seat, key in enumerate(self.table.keys)
        }
        self.joint_form = {f"key {seat}": 1 for seat in self.parts}
        self.holds: dict[int, list[Held]] = {seat: [part] for seat, part in self.parts.items()}
        self.shown: dict[bytes, dict[int, list[tuple[Form, bytes]]]] = {}
        self.epochs: list[tuple[frozenset[int], bool]] = []
        self.lent: dict[int, dict[int, Held]] = {}
        self.lend()

    def lend(self) -> None:
        lends = self.with_escrow and len(self.parts) > 2
        self.epochs.append((frozenset(self.parts), lends))
        self.lent = {seat: self.split(seat, self.others(seat)) for seat in self.parts if lends}
        for lent in self.lent.values():
            for holder, addend in lent.items():
                self.holds[holder].append(addend)

    def others(self, seat: int) -> list[int]:
        return [other for other in self.parts if other != seat]

    def split(self, seat: int, names: list[int]) -> dict[int, Held]:
        """The part of a seat in addends: all but the last are new and random."""
        self.step += 1
        part = self.parts[seat]
        made = escrow.split(
            context(seat, "escrow", self.step), Key.of(part.value), len(names), self.table.entropy
        )
        addends, rest = {}, part.form
        for name, value in list(zip(names, made.addends, strict=True))[:-1]:
            form = {f"addend {self.step} for {name}": 1}
            addends[name] = Held(form, value)
            rest = plus(rest, form, -1)
        addends[names[-1]] = Held(rest, made.addends[-1])
        self.holds[seat] += addends.values()
        return addends

    def leave(self, leaver: int) -> None:
        lent = self.lent[leaver]
        del self.parts[leaver]
        for seat in self.parts:
            self.parts[seat] += lent[seat]
            self.holds[seat].append(self.parts[seat])
        self.lend()

    def come_back(self, returner: int) -> None:
        kept, given = -1, returner
        pieces = {seat: self.split(seat, [given, kept]) for seat in self.parts}
        part = Held({}, 0)
        for seat, piece in pieces.items():
            self.parts[seat] = piece[kept]
            part += piece[given]
            self.holds[returner].append(piece[given])
        self.parts[returner] = part
        self.lend()

    def deal(self, masked: Masked, drawer: int) -> None:
        """The others' tokens for a card go to one seat."""
        for giver in self.others(drawer):
            part = self.parts[giver]
            share = group.multiply(part.value, masked.handle)
            shown = self.shown.setdefault(masked.handle, {})
            shown.setdefault(drawer, []).append((part.form, share))

    def shares_of(self, coalition: Iterable[int], point: bytes) -> list[tuple[Form, bytes]]:
        """Every share of this point that the coalition can make or was given."""
        found = []
        for seat in coalition:
            found += [(held.form, group.multiply(held.value, point)) for held in self.holds[seat]]
            found += self.shown.get(point, {}).get(seat, [])
        return found

    def mask_seen_by(self, coalition: Iterable[int], point: bytes) -> bytes | None:
        """The joint share of this point, if the coalition can get at it in any way."""
        shares = self.shares_of(coalition, point)
        span = Span()
        for number, (form, _) in enumerate(shares):
            span.take_in(number, form)
        recipe = span.recipe_for(self.joint_form)
        if recipe is None:
            return None
        return group.total(group.multiply(f, shares[number][1]) for number, f in recipe.items())

    def may_open(self, coalition: frozenset[int]) -> bool:
        """As the table was told: all, or with escrow all the others, at some time or other."""
        return any(len(live - coalition) <= int(lent) for live, lent in self.epochs)


def coalitions(seats: int) -> Iterator[frozenset[int]]:
    for size in range(1, seats + 1):
        for members in combinations(range(seats), size):
            yield frozenset(members)


def assert_opened_exactly_where_it_should_be(
    match: Match, masked: Masked, owner: int | None
) -> None:
    card = match.table.open(masked)
    for coalition in coalitions(len(match.table.keys)):
        expected = owner in coalition or match.may_open(coalition)
        mask = match.mask_seen_by(coalition, masked.handle)
        assert (mask is not None) == expected, (coalition, owner)
        if mask is not None:
            assert masking.unmask(masked, [mask], 64) == card
        else:
            everything = [share for _, share in match.shares_of(coalition, masked.handle)]
            with pytest.raises(Unproven):
                masking.unmask(masked, everything, 64)


@pytest.mark.parametrize(
    "seats, with_escrow", [(2, True), *((n, lent) for n in (3, 4, 5) for lent in (True, False))]
)
def test_hands_and_decks_stay_closed_to_all_but_the_admitted(seats: int, with_escrow: bool) -> None:
    """A hand opens to its owner, a card to all together, and with escrow to all the others."""
    match = Match(seats, with_escrow)
    in_deck, in_hand, *_ = match.table.shuffled(range(4))
    match.deal(in_hand, drawer=0)
    assert_opened_exactly_where_it_should_be(match, in_deck, None)
    assert_opened_exactly_where_it_should_be(match, in_hand, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_missing_seats_keep_every_card_closed(seats: int) -> None:
    """The rule of the test above in plain words, so that it does not rest on `may_open`."""
    match = Match(seats, with_escrow=True)
    (masked, *_) = match.table.shuffled(range(4))
    for coalition in coalitions(seats):
        opened = match.mask_seen_by(coalition, masked.handle) is not None
        assert opened == (len(coalition) >= seats - 1)


def test_departures_and_returns_admit_nobody_else() -> None:
    """Leavers keep all that they ever held and may join any coalition."""
    match = Match(5, with_escrow=True)
    early, in_hand, late, *_ = match.table.shuffled(range(5))
    match.deal(early, drawer=1)
    match.leave(4)
    match.deal(in_hand, drawer=0)
    match.leave(3)
    match.come_back(4)
    match.deal(late, drawer=4)
    for masked, owner in ((early, 1), (in_hand, 0), (late, 4)):
        assert_opened_exactly_where_it_should_be(match, masked, owner)


def test_a_leavers_hand_opens_only_if_all_who_stay_ask() -> None:
    match = Match(4, with_escrow=True)
    (masked, *_) = match.table.shuffled(range(4))
    match.deal(masked, drawer=3)
    match.leave(3)
    stayers = frozenset({0, 1, 2})
    assert match.mask_seen_by(stayers, masked.handle) is not None
    for one in stayers:
        assert match.mask_seen_by({one}, masked.handle) is None


@pytest.mark.parametrize("seats, with_escrow", [(2, True), (4, True), (4, False), (5, True)])
def test_a_roll_is_foreseen_by_the_admitted_only(seats: int, with_escrow: bool) -> None:
    match = Match(seats, with_escrow)
    throw = Throw(MATCH, match.table.joint, 3)
    rolled = throw.values(match.table.shares(throw.point()), 100, 5)
    for coalition in coalitions(seats):
        seen = match.mask_seen_by(coalition, throw.point())
        assert (seen is not None) == match.may_open(coalition)
        if seen is not None:
            assert throw.values([seen], 100, 5) == rolled


def test_the_span_finds_what_can_be_computed_and_nothing_else() -> None:
    span = Span()
    span.take_in(0, {"a": 1, "b": 1})
    span.take_in(1, {"b": 2, "c": 1})
    assert span.recipe_for({"a": 2, "c": group.ORDER - 1}) == {0: 2, 1: group.ORDER - 1}
    assert span.recipe_for({"a": 1}) is None
    assert span.recipe_for({"a": 1, "b": 1, "d": 1}) is None
