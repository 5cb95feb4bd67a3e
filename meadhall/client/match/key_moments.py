"""The moments of a match from which its players can learn most.

A choice cost something if its seat's chances were clearly worse when it, or in a duel its rival,
was to choose next. Only where nothing but choices lay between: what the cards did teaches nothing.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from meadhall.client.match.evaluation import Estimate, MatchEvaluation
from meadhall.engines.contract import CHOOSE

WORTH_A_LOOK: Final = 0.12
"""A smaller loss of chances is nothing to dwell on."""

AT_MOST: Final = 5


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """Answer `number` was a choice of this seat after which its chances were so much smaller."""

    number: int
    seat: int
    played: int
    better: int
    cost: float


def key_moments(evaluation: MatchEvaluation) -> list[KeyMoment]:
    """The dearest mistakes of the people at this computer, in the order of the match."""
    session = evaluation.session
    found = [moment for seat in session.people_here for moment in _of_seat(evaluation, seat)]
    found.sort(key=lambda moment: (-moment.cost, moment.number))
    return sorted(found[:AT_MOST], key=lambda moment: moment.number)


def _of_seat(evaluation: MatchEvaluation, seat: int) -> list[KeyMoment]:
    curve = [each for each in evaluation.curve(seat) if each.chance is not None]
    found = []
    for here, following in pairwise(curve):
        choice = evaluation.session.chosen_at(here.number)
        if choice is None or choice[0] != seat or not _only_choices(evaluation, here, following):
            continue
        assert here.chance is not None and following.chance is not None
        cost = here.chance - following.chance
        is_clear = cost >= WORTH_A_LOOK and cost > here.error + following.error
        if is_clear and here.best not in (choice[1], -1):
            found.append(KeyMoment(here.number, seat, choice[1], here.best, cost))
    return found


def _only_choices(evaluation: MatchEvaluation, here: Estimate, following: Estimate) -> bool:
    line = evaluation.session.match.line[here.number : following.number]
    return all(moment.before.asks == CHOOSE for moment in line)
