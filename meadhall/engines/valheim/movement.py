"""Where may a hero go, and what does the step cost?

A step goes to a neighbouring hex and costs one; into a river or a marsh it costs two, unless a
blueberry acts. The sea takes a raft: one that lies on the hero's own hex goes along, one that
floats on the next sea hex is boarded. From sea to sea everybody aboard goes; ashore the raft stays.
"""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.valheim.actions import GO
from meadhall.engines.valheim.death import open_grave
from meadhall.engines.valheim.fight import begin_boss
from meadhall.engines.valheim.items import MEGA_SERPENT
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.numbers import SERPENT_ATTACKS, START_STEPS
from meadhall.engines.valheim.world import MARSH, NO_HEX, RIVER, SERPENT, WORLD

NO_WAY: Final = 0
"""The cost of a step that cannot be made."""


def cost(journey: Journey, seat: i64, direction: i64) -> i64:
    """What a step in this direction costs, whatever the hero has left; or NO_WAY."""
    start = journey.places[seat]
    target = WORLD.next[start * 6 + direction]
    if target == NO_HEX:
        return NO_WAY
    if WORLD.is_sea(target):
        if journey.raft == NO_HEX or (journey.raft != start and journey.raft != target):
            return NO_WAY
        return 1
    kind = WORLD.terrain[target]
    if (kind in (RIVER, MARSH)) and not journey.goes_easily(seat):
        return 2
    return 1


def can_go(journey: Journey, seat: i64, direction: i64) -> bool:
    price = cost(journey, seat, direction)
    return price != NO_WAY and price <= journey.steps_left[seat]


def go(journey: Journey, action: i64) -> None:
    """The active hero takes a step, and the comrade aboard goes along."""
    seat = journey.active
    direction = action - GO
    start = journey.places[seat]
    target = WORLD.next[start * 6 + direction]
    journey.steps_left[seat] -= cost(journey, seat, direction)
    if not WORLD.is_sea(target):
        arrive(journey, seat, target)
        return
    if WORLD.is_sea(start):
        for other in range(journey.seats):
            if other != seat and journey.places[other] == start:
                arrive(journey, other, target)
    if journey.raft == start:
        journey.raft = target
    arrive(journey, seat, target)
    if WORLD.terrain[target] == SERPENT:
        wake_serpent(journey)


def arrive(journey: Journey, seat: i64, target: i64) -> None:
    journey.places[seat] = target
    if journey.grave_places[seat] == target:
        open_grave(journey, seat)


def wake_serpent(journey: Journey) -> None:
    """It attacks by itself when the last hero comes to its hex, unless the match is gentle."""
    is_awake = SERPENT_ATTACKS[journey.difficulty] == 1 and not journey.serpent_slain
    if is_awake and journey.are_all_on(WORLD.serpent):
        begin_boss(journey, MEGA_SERPENT)


def burn(journey: Journey) -> None:
    """An action point becomes steps."""
    journey.action_points[journey.active] -= 1
    journey.steps_left[journey.active] += START_STEPS
