"""Whose turn is it, what comes at its end, and is the match over?

A round is one turn of each hero. The match is won at once when Eikthyr is slain, and lost when the
last turn of the last round is over. Both heroes win or lose together.
"""

from meadhall.engines.contract import LOSS, OVER, WIN
from meadhall.engines.packed import i64
from meadhall.engines.phrases import Form
from meadhall.engines.valheim.encounters import is_met
from meadhall.engines.valheim.food import digest_food
from meadhall.engines.valheim.journey import (
    EIKTHYR_SLAIN,
    ENCOUNTER,
    GOING_ON,
    NOTHING,
    TIME_IS_UP,
    Journey,
)
from meadhall.engines.valheim.numbers import START_POINTS, START_STEPS
from meadhall.engines.valheim.treasure import house_to_search, search_house
from meadhall.engines.valheim.world import NO_HEX


class Reason(Form):
    """Why the match is over, in the order of the endings."""

    GOING_ON = "The match goes on."
    EIKTHYR_SLAIN = "Eikthyr is slain in turn {turn}: {who}."
    TIME_IS_UP = "{turns} turns have passed and Eikthyr still lives: {who}."


class Together(Form):
    """How a match ends for everybody."""

    WON_ALONE = "you have won"
    WON_TOGETHER = "both heroes have won"
    LOST_ALONE = "you have lost"
    LOST_TOGETHER = "both heroes have lost"


def begin_turn(journey: Journey, seat: i64) -> None:
    if seat == 0:
        journey.round += 1
    journey.active = seat
    digest_food(journey, seat)
    journey.action_points[seat] = START_POINTS
    journey.steps_left[seat] = START_STEPS + journey.extra_steps(seat)
    journey.berries = 0
    journey.has_chopped = False
    journey.has_asked = False
    journey.rocks = journey.rocks[:0]
    journey.ask_travel()


def end_turn(journey: Journey) -> None:
    """The active hero is done: a house is searched, or somebody may come."""
    seat = journey.active
    journey.action_points[seat] = 0
    journey.steps_left[seat] = 0
    house = house_to_search(journey, seat)
    if house != NO_HEX:
        search_house(journey, house)
    elif is_met(journey, seat):
        journey.turn = seat
        journey.ask_die(ENCOUNTER)
    else:
        next_turn(journey)


def next_turn(journey: Journey) -> None:
    """The other hero's turn, or the next round's first; unless the match is over."""
    journey.action_points[journey.active] = 0
    journey.steps_left[journey.active] = 0
    if journey.ending != GOING_ON:
        finish(journey)
        return
    if journey.active + 1 < journey.seats:
        begin_turn(journey, journey.active + 1)
        return
    if journey.round >= journey.limit:
        journey.ending = TIME_IS_UP
        finish(journey)
        return
    begin_turn(journey, 0)


def finish(journey: Journey) -> None:
    journey.question = NOTHING
    journey.asks = OVER


def result(journey: Journey) -> i64:
    return WIN if journey.ending == EIKTHYR_SLAIN else LOSS
