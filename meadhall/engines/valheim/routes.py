"""How far is it, and which way?

A route field says for each hex what a way from there to a target costs in steps, rivers and marshes
at their full price. Fields follow from the map alone, so each is reckoned once and kept.
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.movement import NO_WAY
from meadhall.engines.valheim.numbers import START_STEPS
from meadhall.engines.valheim.world import MARSH, NO_HEX, RIVER, WORLD

FAR: Final = 999
"""No way leads there."""

BY_LAND: Final = 0
BY_SEA: Final = 1

FIELDS: Final[dict[int, vec[i64]]] = {}


def field(target: i64, by_sea: i64) -> vec[i64]:
    """The costs of all ways to this hex, on land alone or also by raft."""
    key = int(target * 2 + by_sea)
    found = FIELDS.get(key)
    if found is None:
        found = reckon(target, by_sea)
        FIELDS[key] = found
    return found


def price(place: i64) -> i64:
    """What it costs to enter this hex without a blueberry."""
    kind = WORLD.terrain[place]
    return 2 if kind in (RIVER, MARSH) else 1


def reckon(target: i64, by_sea: i64) -> vec[i64]:
    return reckon_all(vec[i64]([target]), by_sea)


def reckon_all(targets: vec[i64], by_sea: i64) -> vec[i64]:
    """The costs of all ways to the nearest of these hexes."""
    costs = vec[i64]([i64(FAR)] * int(WORLD.hexes))
    border: list[i64] = []
    for target in targets:
        costs[target] = 0
        border.append(target)
    while border:
        wider: list[i64] = []
        for place in border:
            through = costs[place] + price(place)
            for direction in range(i64(6)):
                beside = WORLD.next[place * 6 + direction]
                if beside == NO_HEX or costs[beside] <= through:
                    continue
                if WORLD.is_sea(beside) and by_sea == BY_LAND:
                    continue
                if by_sea == BY_SEA and is_skerry(beside):
                    continue
                costs[beside] = through
                wider.append(beside)
        border = wider
    return costs


def is_skerry(place: i64) -> bool:
    """Is this land between the islands, on which a raft is left behind?"""
    if WORLD.is_sea(place) or WORLD.is_first_island(place):
        return False
    return WORLD.island[place] != WORLD.island[WORLD.dungeon]


def downhill(place: i64, costs: vec[i64]) -> i64:
    """The next hex on the way that a field tells, or NO_HEX at its end."""
    best: i64 = NO_HEX
    least = costs[place]
    for direction in range(i64(6)):
        beside = WORLD.next[place * 6 + direction]
        if beside != NO_HEX and costs[beside] < least:
            least = costs[beside]
            best = beside
    return best


def burns_for(steps: i64, way: i64) -> i64:
    """How many points must be burnt for a way, beyond the steps at hand."""
    return (way - steps + START_STEPS - 1) // START_STEPS if way > steps else 0


# For who shows it. --------------------------------------------------------------------------


class Way:
    """How a hero gets to a hex: what it costs, how many points are burnt for it, and each step."""

    def __init__(self, steps: int, burnt: int, hexes: list[int]) -> None:
        self.steps = steps
        self.burnt = burnt
        self.hexes = hexes


def reach(journey: Journey, seat: int) -> dict[int, Way]:
    """Every hex that the hero can come to in this turn, also by burning action points.

    The raft is used where it lies on the way. His foods count as they act now.
    """
    start = int(journey.places[seat])
    steps, points = int(journey.steps_left[seat]), int(journey.action_points[seat])
    most = steps + points * int(START_STEPS)
    spent = {start: 0}
    came: dict[int, int] = {}
    border = [start]
    while border:
        wider: list[int] = []
        for place in border:
            for direction in range(6):
                beside = int(WORLD.next[place * 6 + direction])
                if beside == NO_HEX:
                    continue
                paid = price_of_step(journey, seat, place, beside)
                total = spent[place] + paid
                if paid != NO_WAY and total <= most and total < spent.get(beside, FAR):
                    spent[beside] = total
                    came[beside] = place
                    wider.append(beside)
        border = wider
    found: dict[int, Way] = {}
    for place in sorted(came):
        hexes = [place]
        while hexes[0] in came and came[hexes[0]] != start:
            hexes.insert(0, came[hexes[0]])
        over = spent[place] - steps
        burnt = -(-over // int(START_STEPS)) if over > 0 else 0
        found[place] = Way(spent[place], burnt, hexes)
    return found


def price_of_step(journey: Journey, seat: int, place: int, beside: int) -> int:
    """What a step costs on a way that goes through `place`, or NO_WAY."""
    if WORLD.is_sea(beside):
        has_raft = WORLD.is_sea(place) or journey.raft in (place, beside)
        return 1 if has_raft else int(NO_WAY)
    return 1 if journey.goes_easily(seat) else int(price(beside))
