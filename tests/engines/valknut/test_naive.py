"""The engine beside a second implementation of its core, over many random positions."""

import pytest

from meadhall import native
from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.random_play import random_step
from meadhall.engines.valknut.movement import start_of, target_of
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import MOVE, PASS, SHOVED
from meadhall.engines.valknut.warbands import POINTS, WARBAND_OF, WARBANDS
from tests.engines.valknut.naive import VALUES, World, Zone

MODES = [(2, "battle", False), (3, "battle", False), (4, "battle", True), (2, "ragnarok", True)]
SEEDS = 40 if native.mode() == "native" else 6


def place_of(state: Valknut, zone: int) -> Zone:
    return int(state.field.column(zone)), int(state.field.row(zone))


def world_of(state: Valknut) -> World:
    """The same position for the second implementation."""
    zones = [zone for zone in range(len(state.field.ground)) if state.field.ground[zone] < 5]
    world = World(
        {place_of(state, zone): ".FRMV"[int(state.field.ground[zone])] for zone in zones},
        {place_of(state, zone) for zone in zones if state.field.is_parley(zone)},
        seat=int(state.active),
    )
    for zone in zones:
        unit = int(state.unit_at[zone])
        if unit >= 0:
            world.units[place_of(state, zone)] = (int(WARBAND_OF[unit]), int(state.owner[unit]))
    world.home = {warband: int(state.home[warband]) for warband in range(1, WARBANDS)}
    return world


def told(state: Valknut, action: int) -> tuple[str, Zone, Zone]:
    kind = "shove" if action >= SHOVED else "move"
    start, target = int(start_of(action)), int(target_of(action))
    return kind, place_of(state, start), place_of(state, target)


def compare(state: Valknut, chance: Chance) -> None:
    """Moves, and for one of them the units after it and its kills."""
    world = world_of(state)
    spenders = {band for band in range(1, WARBANDS) if state.may_spend(band)}
    actions = [int(action) for action in state.legal(state.turn) if action != PASS]
    assert {told(state, action) for action in actions} == world.moves(spenders)
    assert len({told(state, action) for action in actions}) == len(actions)
    for seat in range(int(state.seats)):
        units = sum(
            int(state.worth(unit))
            for unit in range(45)
            if state.owner[unit] == seat and state.scores_here(unit)
        )
        assert world.score(seat) == units
    if not actions:
        return
    action = actions[int(chance.below(len(actions)))]
    world.move(*told(state, action))
    victims = world.victims()
    survivors = {place: unit for place, unit in world.units.items() if place not in victims}
    after = state.copy()
    after.story = []
    after.play(action)
    fallen = {place_of(state, zone) for what, _, zone, _ in after.story if what == 0}
    first = {max(world.body(place), key=lambda at: at[1]) for place in victims}
    assert fallen >= first
    told_all = len(after.story) == len(first)  # nothing else came of it, so the rest is as it was
    if told_all and (after.asks == OVER or after.question == MOVE):
        assert world_of(after).units == survivors


@pytest.mark.parametrize(("seats", "mode", "gods"), MODES)
def test_moves_kills_and_scores_are_those_of_a_second_implementation(seats, mode, gods) -> None:
    for seed in range(SEEDS):
        chance = Chance(f"naive {seed}".encode())
        state = find("valknut").start(seats, mode=mode, gods=gods, warbands="lot")
        assert isinstance(state, Valknut)
        while state.asks != OVER:
            if state.asks == CHOOSE and state.question == MOVE:
                compare(state, chance)
            random_step(state, chance)


def test_the_second_implementation_knows_the_points_of_the_warbands() -> None:
    assert [VALUES[warband] for warband in range(1, WARBANDS)] == list(POINTS[1:])
