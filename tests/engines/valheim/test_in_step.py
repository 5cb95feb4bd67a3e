"""A naive second writing of the rules plays the same matches as the engine, answer by answer."""

import pytest

from meadhall import native
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHUFFLE
from meadhall.engines.valheim import plans, tactics
from meadhall.engines.valheim.items import ENEMY_KEYS, ITEMS, KEYS
from meadhall.engines.valheim.journey import COMBAT, NO_ENEMY
from meadhall.engines.valheim.numbers import TREASURES
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.world import NO_HEX, WORLD
from tests.engines.valheim.journeys import GAME
from tests.engines.valheim.naive import Naive

MATCHES = 6 if native.mode() == "native" else 2


def compare(state: Valheim, naive: Naive) -> None:
    asks = {CHOOSE: "choose", ROLL: "roll", OVER: "over"}.get(int(state.asks), "show")
    assert asks == naive.asks, state.diagram()
    assert (state.round, state.active) == (naive.round, naive.active)
    for seat, hero in enumerate(naive.heroes):
        bag = {KEYS[item]: int(state.held(seat, item)) for item in range(ITEMS)}
        assert {k: v for k, v in bag.items() if v} == {k: v for k, v in hero.bag.items() if v}
        assert WORLD.names[int(state.places[seat])] == hero.at
        assert state.health[seat] == hero.health and state.most_health(seat) == hero.most_health
        assert (state.attack(seat), state.defence(seat)) == (hero.attack, hero.defence)
        grave = int(state.grave_places[seat])
        assert (None if grave == NO_HEX else WORLD.names[grave]) == hero.grave
        if asks == "choose" and state.question != COMBAT and seat == state.active:
            assert (state.action_points[seat], state.steps_left[seat]) == (hero.points, hero.steps)
    assert (None if state.raft == NO_HEX else WORLD.names[int(state.raft)]) == naive.raft
    if state.enemy != NO_ENEMY:
        assert (ENEMY_KEYS[int(state.enemy)], state.enemy_health) == (
            naive.enemy,
            naive.enemy_health,
        )
    if asks == "choose":
        assert state.turn == naive.turn
        names = {state.name(state.turn, action) for action in state.legal(state.turn)}
        assert {name for name in names if not name.startswith("ask")} == naive.actions()


def choice(state: Valheim, chance: Chance, wit: int) -> int:
    """Now and then what an experienced hero would do, so that matches come far; else anything."""
    if chance.below(100) < wit:
        if state.question == COMBAT:
            return int(tactics.next_action(state, state.turn))
        return int(plans.next_action(state, state.turn))
    actions = list(state.legal(state.turn))
    return int(actions[chance.below(len(actions))])


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("difficulty", ["gentle", "normal", "harsh"])
@pytest.mark.parametrize("wit", [0, 60, 97])
def test_both_play_the_same_match(seats: int, difficulty: str, wit: int) -> None:
    for seed in range(MATCHES):
        chance = Chance(f"in step {seats} {difficulty} {wit} {seed}".encode())
        state = GAME.start(seats, difficulty=difficulty)
        assert isinstance(state, Valheim) and state.asks == SHUFFLE
        state.answer([int(place) for place in state.draw_answer(chance)])
        naive = Naive(seats, difficulty, int(state.limit), list(state.cards.faces))
        while state.asks != OVER:
            compare(state, naive)
            if state.asks == CHOOSE:
                action = choice(state, chance, wit)
                naive.play(state.name(state.turn, action))
                state.choose(action)
            elif state.asks == ROLL:
                value = int(chance.below(6)) + 1
                naive.roll(value)
                state.answer([value])
            else:
                face = int(state.cards.faces[state.pile()[0]])
                naive.show(TREASURES[face])
                state.answer([face])
        compare(state, naive)
        assert naive.won == (state.result(0) == 2)
