"""Going on alone, when the other of two who play with each other is gone for good.

Where two play against each other nobody may: it would be easy to win. Where all win or lose
together nobody gains by it. So the one who stays begins a match of its own that goes on from the
last moment that both have signed, with the computer on the seats of the one who left. The match of
the two stays in its file as it is, and both may go on with it whenever they meet again.

Neither knows the order of the cards that nobody has seen, nor the dice to come: the one who left
holds half of what would tell. Both are drawn again.
"""

import os

from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan
from meadhall.engines.cards import CardState
from meadhall.engines.chance import Chance
from meadhall.engines.contract import SHUFFLE
from meadhall.net.audit.open_replay import order_leading_to
from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.game_line import STAND_IN
from meadhall.net.match.match import Match


def is_won_together(match: Match) -> bool:
    """Do two play this match at two computers, and do all its seats win or lose together?"""
    state = match.record.state
    teams = {int(state.team(seat)) for seat in range(match.genesis.seats)}
    return len(match.record.peers) == 2 and match.me >= 0 and len(teams) == 1


def alone_from(match: Match) -> TablePlan:
    """The match of two as it stands, as a match of one's own; see above."""
    genesis = match.genesis
    levels = {
        seat: chair.level or STAND_IN
        for seat, chair in enumerate(genesis.chairs)
        if chair.level or chair.peer != match.me
    }
    return TablePlan(
        genesis.game,
        genesis.seats,
        dict(genesis.settings),
        levels,
        answers=genesis.answers + _answers(match)[match.record.given :],
        diagram=genesis.diagram,
        terms=Terms(thinking=genesis.terms.thinking),
    )


def alone_at(session: Session) -> TablePlan:
    """The same, for the match of a session."""
    return alone_from(session.match)


def _answers(match: Match) -> tuple[tuple[int, ...], ...]:
    """All answers, with some order for the cards that fits what has been seen of them.

    Cards are taken to be shuffled once, as they are in every game that is won together.
    """
    view = match.view(match.seats[0])
    if not isinstance(view, CardState):
        return match.answers()
    chance = Chance(int.from_bytes(os.urandom(6), "big"))
    faces = dict(enumerate(int(face) for face in view.determinize(chance).cards.faces))
    state, answers = match.genesis.start(), []
    for moment in match.line:
        answer = moment.values
        if state.asks == SHUFFLE and not answer:
            assert isinstance(state, CardState)
            answer = tuple(order_leading_to(state, faces))
        state.answer(answer)
        answers.append(answer)
    return tuple(answers)
