"""What lies in the old houses?

Six cards, shuffled before the match, one in each house. Who ends a turn in a house that nobody has
searched turns its card over and takes what it shows.
"""

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.packed import i64, vec
from meadhall.engines.valheim.items import ITEMS
from meadhall.engines.valheim.journey import HIDE_TREASURE, OPEN_HOUSE, Journey
from meadhall.engines.valheim.numbers import TREASURE
from meadhall.engines.valheim.world import HOUSES, NO_HEX, WORLD
from meadhall.engines.values import NOBODY


def hide(journey: Journey) -> None:
    """Nobody knows which card lies in which house."""
    journey.question = HIDE_TREASURE
    journey.ask_shuffle(vec[i64]([i64(house) for house in range(HOUSES)]), NOBODY)


def house_to_search(journey: Journey, seat: i64) -> i64:
    """The number of the house that the hero stands in, if nobody has searched it; or NO_HEX."""
    house = WORLD.house_at[journey.places[seat]]
    if house == NO_HEX or journey.visited[house] == 1:
        return NO_HEX
    return house


def search_house(journey: Journey, house: i64) -> None:
    journey.visited[house] = 1
    journey.question = OPEN_HOUSE
    journey.ask_show(vec[i64]([house]), EVERYBODY)


def take_treasure(journey: Journey) -> None:
    """The card has been turned over: the active hero takes what it shows."""
    face = journey.cards.face(journey.asked_pile[0])
    for item in range(i64(ITEMS)):
        if TREASURE[face * ITEMS + item] > 0:
            journey.gain(journey.active, item, TREASURE[face * ITEMS + item])
