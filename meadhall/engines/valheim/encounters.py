"""Who comes at the end of a turn?

In a forest a deer on an odd number, else a greydwarf; always a greydwarf for one who has chopped
wood in this turn. In a marsh a fuling on an odd number, else a deathsquito. Nobody comes to one on
whom a stink berry acts, and nobody anywhere else.
"""

from meadhall.engines.packed import i64
from meadhall.engines.valheim.items import DEATHSQUITO, DEER, FULING, GREYDWARF
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.world import FOREST, MARSH


def is_met(journey: Journey, seat: i64) -> bool:
    """Does somebody come to this hero if his turn ends now?"""
    kind = journey.terrain(seat)
    return (kind in (FOREST, MARSH)) and not journey.is_let_alone(seat)


def who_comes(journey: Journey, seat: i64, die: i64) -> i64:
    if journey.terrain(seat) == MARSH:
        return FULING if die % 2 == 1 else DEATHSQUITO
    return DEER if die % 2 == 1 and not journey.has_chopped else GREYDWARF
