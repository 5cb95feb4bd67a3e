"""What an onlooker can know of cards: `Memory` against the list of all worlds that fit.

The check keeps every arrangement of the faces that is still possible, with its odds, and does to
each of them what is done to the cards. That is exact and hopelessly slow, so the packs are small.
"""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from meadhall.engines.archive import Archive, Loading
from meadhall.engines.chance import Chance
from meadhall.engines.memory import Memory, array_of
from meadhall.engines.packed import is_compiled
from meadhall.engines.values import UNKNOWN, HiddenFace

World = tuple[int, ...]

exhaustive = pytest.mark.skipif(
    is_compiled(),
    reason="compiled rules take no chance of a test's making",
)


# The slow and certain onlooker. -------------------------------------------------------------


class Worlds:
    """Every arrangement that fits what was seen, with its odds."""

    def __init__(self, faces: list[int]) -> None:
        self.odds: dict[World, Fraction] = {tuple(faces): Fraction(1)}

    def follow(self, places: list[int], order: list[int]) -> None:
        moved: dict[World, Fraction] = {}
        for world, odds in self.odds.items():
            after = list(world)
            for at, source in enumerate(order):
                after[places[at]] = world[places[source]]
            moved[tuple(after)] = moved.get(tuple(after), Fraction(0)) + odds
        self.odds = moved

    def mix(self, places: list[int]) -> None:
        """Swapping each place with each one from there on makes every order equally likely."""
        for at in range(len(places)):
            mixed: dict[World, Fraction] = {}
            for world, odds in self.odds.items():
                for other in range(at, len(places)):
                    after = list(world)
                    one, two = places[at], places[other]
                    after[one], after[two] = world[two], world[one]
                    share = odds / (len(places) - at)
                    mixed[tuple(after)] = mixed.get(tuple(after), Fraction(0)) + share
            self.odds = mixed

    def keep(self, fits) -> None:
        kept = {world: odds for world, odds in self.odds.items() if fits(world)}
        total = sum(kept.values())
        self.odds = {world: odds / total for world, odds in kept.items()}


class EveryChance:
    """Chance that answers as it is told, and says how many answers there were at each step."""

    def __init__(self, told: list[int]) -> None:
        self.told = told
        self.limits: list[int] = []

    def below(self, limit):
        at = len(self.limits)
        self.limits.append(int(limit))
        if at < len(self.told):
            return self.told[at]
        return 0


def imagined(memory: Memory) -> dict[World, Fraction]:
    """Every world the memory can imagine, with its odds; a vain attempt counts for nothing."""
    odds: dict[World, Fraction] = {}
    waiting: list[list[int]] = [[]]
    while waiting:
        told = waiting.pop()
        chance = EveryChance(told)
        world = tuple(memory.attempt(chance))
        share = Fraction(1)
        for limit in chance.limits:
            share /= limit
        if world:
            odds[world] = odds.get(world, Fraction(0)) + share
        for at in range(len(told), len(chance.limits)):
            taken = [*told, *[0] * (at - len(told))]
            waiting += [[*taken, other] for other in range(1, chance.limits[at])]
    total = sum(odds.values())
    return {world: share / total for world, share in odds.items()}


class Onlooker:
    """A real pack, what a memory keeps of it, and what is really possible."""

    def __init__(self, faces: list[int]) -> None:
        self.real = faces[:]
        self.memory = Memory(array_of(faces))
        self.worlds = Worlds(faces)

    def follow(self, places: list[int], order: list[int]) -> None:
        self._move(places, order)
        self.memory.follow(array_of(places), array_of(order))
        self.worlds.follow(places, order)

    def mix(self, places: list[int], order: list[int]) -> None:
        self._move(places, order)
        self.memory.mix(array_of(places))
        self.worlds.mix(places)

    def _move(self, places: list[int], order: list[int]) -> None:
        moved = [self.real[places[source]] for source in order]
        for place, face in zip(places, moved, strict=True):
            self.real[place] = face

    def see(self, place: int) -> None:
        face = self.real[place]
        self.memory.learn(place, face)
        self.worlds.keep(lambda world: world[place] == face)

    def rule_out(self, place: int, face: int) -> None:
        self.memory.rule_out(place, face)
        self.worlds.keep(lambda world: world[place] != face)


def some(chance: Chance, places: int) -> list[int]:
    """One or more of the places, in any order."""
    mixed = shuffled(chance, list(range(places)))
    return mixed[: 1 + int(chance.below(places))]


def shuffled(chance: Chance, items: list[int]) -> list[int]:
    return [int(item) for item in chance.shuffled(array_of(items))]


def anything(seed: int) -> Iterator[Onlooker]:
    """A small pack after each of some random events of every kind."""
    chance = Chance(seed)
    places = 3 + int(chance.below(3))
    onlooker = Onlooker([int(chance.below(3)) for _ in range(places)])
    for _ in range(3 + int(chance.below(6))):
        what, pile = chance.below(5), some(chance, places)
        order = shuffled(chance, list(range(len(pile))))
        if what <= 1:
            onlooker.mix(pile, order)
        elif what == 2:
            onlooker.follow(pile, order)
        elif what == 3:
            onlooker.see(pile[0])
        else:
            face = int(chance.below(3))
            if onlooker.real[pile[0]] != face:
                onlooker.rule_out(pile[0], face)
        yield onlooker


def card_table(seed: int) -> Iterator[Onlooker]:
    """One shuffled deck, and two hands drawn from it, mixed by their owners, and played from."""
    chance = Chance(seed)
    onlooker = Onlooker([0, 0, 1, 1, 2, 2])
    onlooker.mix([0, 1, 2, 3, 4, 5], shuffled(chance, [0, 1, 2, 3, 4, 5]))
    for _ in range(8):
        hand = [0, 1] if chance.below(2) == 0 else [2, 3]
        if chance.below(2) == 0:
            onlooker.mix(hand, shuffled(chance, [0, 1]))
        else:
            onlooker.see(hand[int(chance.below(2))])
        yield onlooker


# The rule that must never break. ------------------------------------------------------------


def holds(onlooker: Onlooker) -> None:
    """Nothing possible is excluded, and nothing seen is contradicted."""
    worlds = imagined(onlooker.memory)
    assert set(onlooker.worlds.odds) <= set(worlds)
    for place, face in enumerate(onlooker.memory.faces[: onlooker.memory.places]):
        if face != UNKNOWN:
            assert {world[place] for world in onlooker.worlds.odds} == {face}
            assert {world[place] for world in worlds} == {face}


@exhaustive
def test_no_possible_world_is_excluded_and_no_seen_face_contradicted() -> None:
    for seed in range(250):
        for onlooker in anything(seed):
            holds(onlooker)


@exhaustive
@pytest.mark.long
def test_no_possible_world_is_excluded_in_ten_thousand_packs() -> None:
    for seed in range(250, 10_000):
        for onlooker in anything(seed):
            holds(onlooker)


@exhaustive
def test_either_of_two_cards_may_have_been_seen_whatever_each_cannot_be() -> None:
    """One is not 0, the other is not 1; one of them, nobody knows which, turns out to be 2."""
    onlooker = Onlooker([2, 3, 0, 1])
    onlooker.mix([0, 1, 2, 3], [0, 1, 2, 3])
    onlooker.rule_out(0, 0)
    onlooker.rule_out(1, 1)
    onlooker.mix([0, 1], [0, 1])
    onlooker.see(0)
    holds(onlooker)
    assert {world[1] for world in imagined(onlooker.memory)} == {0, 1, 3}


def test_what_could_be_agrees_with_the_possible_worlds() -> None:
    for seed in range(100):
        for onlooker in anything(seed):
            for world in onlooker.worlds.odds:
                for place, face in enumerate(world):
                    assert onlooker.memory.could_be(place, face)


# Where it is exact. -------------------------------------------------------------------------


@exhaustive
def test_at_a_card_table_exactly_the_possible_worlds_are_imagined() -> None:
    for seed in range(60):
        for onlooker in card_table(seed):
            assert set(imagined(onlooker.memory)) == set(onlooker.worlds.odds)


@exhaustive
def test_of_one_shuffled_deck_the_odds_are_exact_too() -> None:
    for seed in range(60):
        chance = Chance(seed)
        onlooker = Onlooker([0, 0, 1, 1, 2])
        onlooker.mix([0, 1, 2, 3, 4], shuffled(chance, [0, 1, 2, 3, 4]))
        for _ in range(4):
            place = int(chance.below(5))
            if chance.below(2) == 0:
                onlooker.see(place)
            elif onlooker.real[place] != 2:
                onlooker.rule_out(place, 2)
            onlooker.follow([0, 1, 2, 3, 4], shuffled(chance, [0, 1, 2, 3, 4]))
            assert imagined(onlooker.memory) == onlooker.worlds.odds


@exhaustive
def test_mixing_what_is_already_mixed_forgets_nothing() -> None:
    onlooker = Onlooker([0, 1, 2, 2])
    onlooker.mix([0, 1, 2], [1, 2, 0])
    onlooker.mix([0, 1], [1, 0])
    assert imagined(onlooker.memory) == onlooker.worlds.odds
    assert onlooker.memory.faces[3] == 2


@exhaustive
def test_after_a_mix_it_is_known_what_lies_there_but_not_where() -> None:
    onlooker = Onlooker([0, 1, 2, 2])
    onlooker.mix([0, 1], [1, 0])
    assert set(imagined(onlooker.memory)) == {(0, 1, 2, 2), (1, 0, 2, 2)}


@exhaustive
def test_the_last_card_of_a_heap_is_known_when_the_others_are_seen() -> None:
    onlooker = Onlooker([0, 1, 2])
    onlooker.mix([0, 1, 2], [2, 0, 1])
    onlooker.see(0)
    onlooker.see(1)
    assert set(imagined(onlooker.memory)) == {tuple(onlooker.real)}


# The approximation, and how it reads odds. --------------------------------------------------


@exhaustive
def test_a_card_from_either_of_two_heaps_pours_them_together() -> None:
    """Two heaps, a card out of each in one hand, and a face seen there that both may hold.

    What is really possible stays so; which heap the other faces belong to is forgotten.
    """
    onlooker = Onlooker([0, 1, 0, 2])
    onlooker.mix([0, 1], [0, 1])
    onlooker.mix([2, 3], [0, 1])
    onlooker.mix([0, 2], [0, 1])
    onlooker.see(0)
    possible, imaginable = set(onlooker.worlds.odds), set(imagined(onlooker.memory))
    assert possible < imaginable
    assert (0, 1, 0, 2) in possible
    for world in imaginable - possible:
        assert world[1] == 2 or world[3] == 1, "the 1 was never over there, nor the 2 here"


@exhaustive
def test_who_shows_a_face_he_is_known_to_hold_has_shown_that_card() -> None:
    """A known 0 and a card from a mixed deck are in one hand; a 0 is shown from it."""
    memory = Memory(array_of([0, 0, 1, 1, 1]))
    memory.mix(array_of([1, 2, 3, 4]))
    memory.mix(array_of([0, 1]))
    memory.learn(0, 0)
    odds = sum(share for world, share in imagined(memory).items() if world[1] == 0)
    assert odds == Fraction(1, 4)


# Refusals, and keeping it small. ------------------------------------------------------------


@pytest.mark.parametrize("face", [2, -1, -5])
def test_a_face_that_cannot_lie_there_is_refused(face: int) -> None:
    memory = Memory(array_of([0, 1, 2]))
    memory.mix(array_of([0, 1]))
    with pytest.raises(HiddenFace, match="cannot be"):
        memory.learn(0, face)


def test_a_known_face_cannot_turn_into_another() -> None:
    with pytest.raises(HiddenFace, match="it is 1"):
        Memory(array_of([0, 1, 2])).learn(1, 2)


# When somebody breaks a rule that all relied on. ----------------------------------------------


def test_a_face_that_was_ruled_out_is_taken_when_it_is_seen() -> None:
    memory = Memory(array_of([0, 1, 2]))
    memory.mix(array_of([0, 1, 2]))
    memory.rule_out(0, 0)
    memory.learn(0, 0)
    assert memory.faces[0] == 0


def test_it_is_taken_after_a_mix_too() -> None:
    """Both cards of a hand were said to be no 0; the hand is mixed, and a 0 is shown from it."""
    memory = Memory(array_of([0, 1, 2, 3]))
    memory.mix(array_of([0, 1, 2, 3]))
    memory.rule_out(0, 0)
    memory.rule_out(1, 0)
    memory.rule_out(1, 3)
    memory.mix(array_of([0, 1]))
    memory.learn(1, 0)
    assert memory.faces[1] == 0
    assert not any(memory.could_be(place, 0) for place in (0, 2, 3))


def test_where_no_world_keeps_the_rules_one_is_imagined_that_does_not() -> None:
    memory = Memory(array_of([0, 1]))
    memory.mix(array_of([0, 1]))
    memory.rule_out(0, 0)
    memory.rule_out(1, 0)
    assert sorted(memory.determinize(Chance(1))) == [0, 1]


def test_whatever_is_wrongly_ruled_out_no_true_face_is_refused() -> None:
    for seed in range(300):
        chance = Chance(seed)
        onlooker = Onlooker([int(chance.below(3)) for _ in range(3 + int(chance.below(4)))])
        places = len(onlooker.real)
        for _ in range(14):
            what, pile = chance.below(4), some(chance, places)
            if what == 0:
                onlooker.memory.rule_out(pile[0], onlooker.real[pile[0]])
            elif what == 1:
                onlooker.memory.learn(pile[0], onlooker.real[pile[0]])
            else:
                order = shuffled(chance, list(range(len(pile))))
                onlooker._move(pile, order)
                onlooker.memory.mix(array_of(pile))
            assert sorted(onlooker.memory.determinize(chance)) == sorted(onlooker.real)
        for place, face in enumerate(onlooker.real):
            onlooker.memory.learn(place, face)
        assert list(onlooker.memory.faces[:places]) == onlooker.real


def test_a_long_match_does_not_fill_the_memory() -> None:
    chance, memory = Chance(5), Memory(array_of([place % 4 for place in range(12)]))
    real = [place % 4 for place in range(12)]
    for _ in range(2000):
        pile = some(chance, 12)
        memory.mix(array_of(pile))
        faces = shuffled(chance, [real[place] for place in pile])
        for place, face in zip(pile, faces, strict=True):
            real[place] = face
        seen = int(chance.below(12))
        memory.learn(seen, real[seen])
        assert len(memory.faces) < 8 * 12
    assert len(memory.determinize(chance)) == 12


@exhaustive
def test_a_memory_is_stored_whole() -> None:
    for seed in range(30):
        for onlooker in anything(seed):
            saved = Archive(True)
            onlooker.memory.walk(saved)
            again = Memory(array_of([]))
            loading = Loading(saved.written)
            again.walk(loading)
            loading.finish()
            assert imagined(again) == imagined(onlooker.memory)


@pytest.mark.parametrize("flat", [[], [1], [1, 1, -1, 0, 0], [1, 1, -1, 0, -1, 0, 0]])
def test_a_broken_stored_memory_is_refused(flat: list[int]) -> None:
    with pytest.raises((ValueError, IndexError)):
        Memory(array_of([])).walk(Loading([len(flat), *flat]))
