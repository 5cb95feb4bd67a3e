"""Each law notices the fault it is there for: a law that cannot fail protects nothing."""

import pytest

from meadhall.engines.cards import Cards
from meadhall.engines.chance import Chance
from meadhall.engines.packed import i64, vec
from meadhall.engines.values import GameError
from tests.engines import laws
from tests.engines.laws import Variant, moments
from tests.engines.toys import Highest, HighestGame, Stones, StonesGame


def keep_all_laws(game) -> None:
    variant = Variant(game, 2, ())
    for seed in range(4):
        chance = Chance(seed)
        for state, values in moments(variant, seed):
            laws.legal_actions_are_sorted_and_distinct(state)
            laws.every_legal_action_is_accepted(state, chance)
            laws.others_are_refused_and_change_nothing(state, chance)
            laws.notation_and_steps_are_unambiguous(state)
            laws.diagram_round_trips(variant, state)
            laws.stored_state_round_trips(variant, state)
            laws.copies_are_independent(state, values)
        laws.ends_with_outcome_and_reason(variant, state)
        laws.equal_answers_make_equal_states(variant, seed)
        laws.onlookers_keep_in_step(variant, seed)
        laws.imagined_worlds_fit(variant, seed)


@pytest.mark.parametrize("game", [StonesGame(), HighestGame()], ids=lambda game: game.key)
def test_a_lawful_game_keeps_them(game) -> None:
    keep_all_laws(game)


class Unsorted(Stones):
    def legal(self, seat):
        actions = super().legal(seat)
        return vec[i64]([2, 1]) if len(actions) == 2 else actions


class TwiceOffered(Stones):
    def legal(self, seat):
        actions = super().legal(seat)
        return vec[i64]([1, 1, 2]) if len(actions) == 2 else actions


class OutOfTurn(Stones):
    def legal(self, seat):
        return vec[i64]([1]) if self.left > 0 else vec[i64]()


class CalledAlike(Stones):
    def name(self, seat, action) -> str:
        return "take some"


class PointedAlike(Stones):
    def steps(self, seat, action):
        return super().steps(seat, 1)


class StepsInsideSteps(Stones):
    def steps(self, seat, action):
        return super().steps(seat, 1) * int(action)


class Forgetful(Stones):
    def walk(self, archive) -> None:
        archive.number(0)


class Entangled(Stones):
    def __init__(self, left, turn) -> None:
        super().__init__(left, turn)
        self.pile = [0]

    def copy(self):
        twin = super().copy()
        twin.pile = self.pile
        return twin

    def walk(self, archive) -> None:
        super().walk(archive)
        self.pile[0] = archive.number(self.pile[0])

    def play(self, action) -> None:
        super().play(action)
        self.pile[0] += 1


class Wilful(Stones):
    drawn = 0

    def play(self, action) -> None:
        super().play(action)
        Wilful.drawn += 1
        self.left = min(self.left, 1 + Wilful.drawn % 5) if self.left else 0


class Speechless(Stones):
    def reason(self) -> str:
        return "over"


class Endless(Stones):
    def play(self, action) -> None:
        self.turn = 1 - self.turn


class CarelesslyDrawn(Stones):
    def diagram(self) -> str:
        return super().diagram().replace(f"{self.turn} takes", "0 takes")


OPEN_FAULTS = [
    Unsorted,
    TwiceOffered,
    OutOfTurn,
    CalledAlike,
    PointedAlike,
    StepsInsideSteps,
    Forgetful,
    Entangled,
    Wilful,
    Speechless,
    Endless,
    CarelesslyDrawn,
]


@pytest.mark.parametrize("fault", OPEN_FAULTS, ids=lambda fault: fault.__name__)
def test_each_fault_of_an_open_game_is_noticed(fault) -> None:
    game = StonesGame()
    game.state = fault
    with pytest.raises((AssertionError, IndexError)):
        keep_all_laws(game)


class Peeking(Highest):
    """Its rules look at a card that was never shown."""

    def play(self, action) -> None:
        if self.cards.face(4) > 3:
            action = 1
        super().play(action)


class Telling(Highest):
    """The public digest depends on a secret."""

    def walk(self, archive) -> None:
        super().walk(archive)
        archive.number(self.cards.faces[0])


class SeeingAll(Highest):
    """A seat's copy keeps all the faces."""

    def seen_by(self, seat):
        return self.copy()


class Guessing(Highest):
    """An imagined world forgets what the seat has seen."""

    def determinize(self, chance):
        world = super().determinize(chance)
        world.cards = Cards(vec[i64]([1, 2, 2, 3, 4]), 2)
        return world


@pytest.mark.parametrize(
    "fault", [Peeking, Telling, SeeingAll, Guessing], ids=lambda fault: fault.__name__
)
def test_each_fault_with_hidden_cards_is_noticed(fault) -> None:
    game = HighestGame()
    game.state = fault
    with pytest.raises((AssertionError, GameError)):
        keep_all_laws(game)
