"""The moments of a match from which its players can learn most.

A choice cost something if its seat's chances were clearly worse when it, or in a duel its rival,
was to choose next. Only where nothing but choices lay between: what the cards did teaches nothing.
"""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from meadhall.ai.advice import moves_of
from meadhall.client.match.evaluation import Estimate, MatchEvaluation
from meadhall.client.match.session import Session
from meadhall.engines.contract import CHOOSE
from meadhall.engines.values import GameError

WORTH_A_LOOK: Final = 0.12
"""A smaller loss of chances is nothing to dwell on."""

AT_MOST: Final = 5
LINE: Final = 4
"""Moves of the line that refutes a mistake."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """Answer `number` was a choice of this seat after which its chances were so much smaller."""

    number: int
    seat: int
    played: int
    better: int
    cost: float
    reply: tuple[int, ...] = ()
    """What refutes it: the best play of the rival after it, where a rival chose next."""
    reply_at: int = -1
    """The answer with which that would begin."""


def key_moments(evaluation: MatchEvaluation) -> list[KeyMoment]:
    """The dearest mistakes of the people at this computer, in the order of the match."""
    session = evaluation.session
    found = [moment for seat in session.people_here for moment in _of_seat(evaluation, seat)]
    found.sort(key=lambda moment: (-moment.cost, moment.number))
    return sorted(found[:AT_MOST], key=lambda moment: moment.number)


def _of_seat(evaluation: MatchEvaluation, seat: int) -> list[KeyMoment]:
    curve = [each for each in evaluation.curve(seat) if each.chance is not None]
    found, advised = [], evaluation.session.hints
    for here, following in pairwise(curve):
        choice = evaluation.session.chosen_at(here.number)
        if choice is None or choice[0] != seat or choice[1] == advised.get((here.number, seat)):
            continue  # it was not this seat's, or we said so ourselves
        if not _only_choices(evaluation, here, following):
            continue
        assert here.chance is not None and following.chance is not None
        cost = here.chance - following.chance
        is_clear = cost >= WORTH_A_LOOK and cost > here.error + following.error
        if is_clear and here.best not in (choice[1], -1):
            better = advised.get((here.number, seat), here.best)
            moment = KeyMoment(here.number, seat, choice[1], better, cost)
            if _is_rivals(evaluation, seat, following.number):
                moment = replace(moment, reply=following.line, reply_at=following.number)
            found.append(moment)
    return found


def reply_words(session: Session, moment: KeyMoment) -> tuple[str, ...]:
    """The line that refutes a mistake, in notation, as far as no card decides it."""
    if not moment.reply:
        return ()
    state = session.whole_at(moment.reply_at)
    try:
        return moves_of(state, int(state.turn), moment.reply[:LINE])
    except GameError:  # a card comes into play that is not known here
        return (state.name(int(state.turn), moment.reply[0]),)


def _is_rivals(evaluation: MatchEvaluation, seat: int, number: int) -> bool:
    """Was it for somebody of another side to choose then?"""
    line = evaluation.session.match.line
    if number >= len(line):
        return False
    before = line[number].before
    return before.turn >= 0 and before.team(before.turn) != before.team(seat)


def _only_choices(evaluation: MatchEvaluation, here: Estimate, following: Estimate) -> bool:
    line = evaluation.session.match.line[here.number : following.number]
    return all(moment.before.asks == CHOOSE for moment in line)
