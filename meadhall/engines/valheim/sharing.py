"""What may a hero give to the other, and what may he ask of him?

Anything he holds, for no points, on the same hex or the next, in his own turn and not in a fight.
The other takes no more than he may hold, and no second of what he has once already.

A hero asks once a turn, over any distance and for nothing. That binds nobody; a computer player
does what it is asked, as long as the wish stands.
"""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.valheim.actions import ASK, GIVE, HANDFUL
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.world import WORLD

PAIR: Final = 2


def can_ask(journey: Journey, seat: i64, wish: i64) -> bool:
    """Is there somebody to ask, and something new to ask for?"""
    return journey.seats == PAIR and not journey.has_asked and journey.wishes[seat] != wish


def ask(journey: Journey, action: i64) -> None:
    journey.wishes[journey.active] = action - ASK
    journey.has_asked = True


def partner(seat: i64) -> i64:
    return 1 - seat


def can_share(journey: Journey) -> bool:
    """Are there two heroes, next to each other?"""
    if journey.seats != PAIR:
        return False
    return WORLD.are_near(journey.places[0], journey.places[1])


def most_given(journey: Journey, seat: i64, item: i64) -> i64:
    """How many of this item the hero can give now, wherever the other is."""
    held = journey.held(seat, item)
    room = journey.room(partner(seat), item)
    most = held if held < room else room
    return most if most < HANDFUL else HANDFUL - 1


def give(journey: Journey, action: i64) -> None:
    seat = journey.active
    item, amount = (action - GIVE) // HANDFUL, (action - GIVE) % HANDFUL
    journey.spend(seat, item, amount)
    journey.gain(partner(seat), item, amount)
    journey.cut_health(seat)
