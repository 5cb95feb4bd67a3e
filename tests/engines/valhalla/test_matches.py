"""Random matches: they end, within the bound, for a reason, and no card is ever lost from sight."""

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, SHOW, SHUFFLE
from meadhall.engines.random_play import play_out, random_step
from meadhall.engines.valhalla.draugar import ARMORY_SIZE, in_armory
from meadhall.engines.valhalla.ending import TURN_LIMIT
from meadhall.engines.valhalla.faces import DRAUGR
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import ARMORY, DECK, DRAWN, FORFEIT, HAND, LAID, OUT, PLAY
from meadhall.engines.values import Result
from tests.engines import laws
from tests.engines.valhalla.tables import GAME

WAYS = [(2, "none"), (2, "gods"), (3, "none"), (3, "loki"), (4, "none"), (4, "gods"), (5, "gods")]

every_way = pytest.mark.parametrize("players, gods", WAYS)


def opening(players: int, gods: str) -> Valhalla:
    state = GAME.start(players, gods=gods, forfeits=gods != "none")
    assert isinstance(state, Valhalla)
    return state


def keeps_its_order(state: Valhalla) -> None:
    """Every card lies in one pile, no draugr in anybody's hands, and the table can do as asked."""
    if state.asks in (SHUFFLE, SHOW):
        pile = [int(card) for card in state.pile()]
        assert len(pile) == len(set(pile)) > (1 if state.asks == SHUFFLE else 0)
    places = [int(place) for place in state.where]
    assert [places[card] for card in state.deck] == [DECK] * places.count(DECK)
    assert [places[card] for card in state.armory] == [ARMORY] * places.count(ARMORY)
    assert [places[card] for card in state.drawn] == [DRAWN] * places.count(DRAWN)
    for card, place in enumerate(places):
        assert place in (DECK, ARMORY, DRAWN, OUT) or place % 8 < state.seats
        if state.cards.faces[card] == DRAUGR:
            assert place in (DECK, ARMORY, DRAWN), "somebody holds a draugr"
    for seat in range(int(state.seats)):
        if state.alive[seat] == 0 and state.asks == CHOOSE:
            owned = [place for place in places if place >= HAND and place % 8 == seat]
            assert not owned, "who is out still has cards"
    if state.question == PLAY:
        assert len(state.armory) <= ARMORY_SIZE
        assert len(state.deck) + int(in_armory(state)) >= 8, "a draugr has left the game"
        for seat in range(int(state.seats)):
            hand = places.count(HAND + seat)
            assert state.alive[seat] == 0 or hand >= 2, "somebody cannot play two cards"
            assert places.count(LAID + seat) == 0


def progress(state: Valhalla) -> int:
    """Twice the weapons, wolves and gods still to be had, and once those that players have."""
    worth = 0
    for card, place in enumerate(state.where):
        if state.cards.faces[card] != DRAUGR:
            worth += 2 if place in (DECK, ARMORY) else 1 if place >= HAND else 0
    return worth


@every_way
def test_random_matches_end_in_good_order(players: int, gods: str) -> None:
    bound = GAME.bound(players, GAME.settle(players, {"gods": gods}))
    for seed in range(60):
        state, chance, answers = opening(players, gods), Chance(seed), 0
        state.cards.memories = []
        while state.asks != OVER:
            keeps_its_order(state)
            random_step(state, chance)
            answers += 1
        assert answers < bound
        keeps_its_order(state)
        ends_well(state)


def ends_well(state: Valhalla) -> None:
    over = state.ask()
    results = list(over.results)
    left = int(sum(state.alive))
    assert left <= 1 and state.round <= TURN_LIMIT
    assert results.count(Result.WIN) == left
    assert results.count(Result.LOSS) == int(state.seats) - left
    assert str(over.reason) == (
        "Only one player is left." if left else "The last players go out together."
    )


def test_a_match_with_forfeits_keeps_the_laws_too() -> None:
    """The conformance suite turns options one at a time, and forfeits need gods."""
    settings = GAME.settle(4, {"gods": "loki", "forfeits": True})
    variant, chance, asked = laws.Variant(GAME, 4, tuple(settings.items())), Chance(2), 0
    for state, _ in laws.moments(variant, 2):
        laws.legal_actions_are_sorted_and_distinct(state)
        if state.question == FORFEIT:
            asked += 1
            laws.every_legal_action_is_accepted(state, chance)
            laws.others_are_refused_and_change_nothing(state, chance)
            laws.notation_and_steps_are_unambiguous(state)
            laws.diagram_round_trips(variant, state)
            laws.stored_state_round_trips(variant, state)
    assert asked > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_gods_every_turn_brings_the_end_nearer(players: int) -> None:
    """The reason why the rules need no limit of turns: see `ending`."""
    for seed in range(40):
        state, chance, last, at = opening(players, "none"), Chance(seed), 10**6, 0
        state.cards.memories = []
        while state.asks != OVER:
            if state.question == PLAY and state.round != at:
                assert progress(state) < last
                last, at = progress(state), int(state.round)
            random_step(state, chance)
    assert progress(opening(players, "none")) <= TURN_LIMIT


def test_a_judgement_is_even_at_first_and_certain_at_last() -> None:
    state = opening(2, "none")
    assert [state.evaluate(0), state.evaluate(1)] == [500, 500]
    chance = Chance(3)
    while state.asks != OVER:
        assert state.evaluate(0) + state.evaluate(1) in (0, 999, 1000)
        random_step(state, chance)
    results = [state.result(seat) for seat in (0, 1)]
    assert [state.evaluate(seat) > 0 for seat in (0, 1)] == [result > 0 for result in results]


def test_equal_cards_are_one_thing_to_a_search() -> None:
    """Two axes in hand are two actions with one meaning; so are two gods."""
    settings = GAME.settle(2, {"gods": "gods"})
    state = GAME.read_diagram(
        """
        turn 1, player 1 leads
        deck: A S H W
        player 1: hand A A W Thor Odin
        player 2: hand S W H
        """,
        2,
        settings,
    )
    meanings = {int(state.action_class(action)) for action in state.legal(0)}
    # Of axe, wolf and god as main: with axe, wolf or god, but only one wolf.
    assert len(state.legal(0)) == 20 and len(meanings) == 8


@pytest.mark.long
@every_way
def test_ten_thousand_matches_end(players: int, gods: str) -> None:
    bound = GAME.bound(players, GAME.settle(players, {"gods": gods}))
    for seed in range(10_000):
        chance = Chance(seed)
        state = opening(players, gods).determinize(chance)
        assert play_out(state, chance) < bound
        ends_well(state)
