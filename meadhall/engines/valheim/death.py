"""What becomes of the dead?

Everything a hero holds stays in a grave where he died; an older grave of his is lost. He wakes with
the health he began with, at the last campfire he made if he has made a bed, else at HOME. His turn
is over. The grave is his alone: he gets all of it back when he comes to its hex, even more than he
may hold.
"""

from meadhall.engines.packed import i64
from meadhall.engines.valheim.items import FIRST_TOOL, ITEMS
from meadhall.engines.valheim.journey import NO_FOOD, Journey
from meadhall.engines.valheim.numbers import MOST_EFFECTS, START_HEALTH
from meadhall.engines.valheim.world import NO_HEX, WORLD


def die(journey: Journey, seat: i64) -> None:
    journey.deaths[seat] += 1
    journey.grave_places[seat] = journey.places[seat]
    for item in range(i64(ITEMS)):
        journey.graves[seat * ITEMS + item] = journey.bags[seat * ITEMS + item]
        journey.bags[seat * ITEMS + item] = 0
    for slot in range(seat * MOST_EFFECTS, (seat + 1) * MOST_EFFECTS):
        journey.effects[slot] = NO_FOOD
        journey.left[slot] = 0
    journey.health[seat] = START_HEALTH
    journey.action_points[seat] = 0
    journey.steps_left[seat] = 0
    journey.places[seat] = waking_place(journey, seat)
    if journey.grave_places[seat] == journey.places[seat]:
        open_grave(journey, seat)


def waking_place(journey: Journey, seat: i64) -> i64:
    """Where the hero would wake now."""
    if journey.beds[seat] == 1 and journey.last_fires[seat] != NO_HEX:
        return journey.last_fires[seat]
    return WORLD.home


def open_grave(journey: Journey, seat: i64) -> None:
    """The hero takes back all that lies in his grave; of tools nobody has two."""
    for item in range(i64(ITEMS)):
        at = seat * ITEMS + item
        journey.bags[at] += journey.graves[at]
        if item >= FIRST_TOOL and journey.bags[at] > 1:
            journey.bags[at] = 1
        journey.graves[at] = 0
    journey.grave_places[seat] = NO_HEX
