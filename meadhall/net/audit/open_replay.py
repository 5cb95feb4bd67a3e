"""The match once more, with every face known: what a replay shows, and whether all kept the rules.

While a match goes on nobody sees whether a seat chose what its hidden cards allow. Once everything
is unveiled, whoever has the log can tell: here the match is replayed as one sees it who knows all
faces, and a choice that was against the rules is found, with its seat and its step.

Not here: whether the computer chose what it chooses (`recount`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.engines.cards import CardState
from meadhall.engines.contract import SHOW, State
from meadhall.engines.values import IllegalAction, RuleBroken
from meadhall.net.dealing.cards import Mixed
from meadhall.net.dealing.dealer import Dealer
from meadhall.net.deck.opening import look
from meadhall.net.match.record import Moment, Record


@dataclass(frozen=True, slots=True)
class Finding:
    """A seat did what it may not, and only the open cards show it."""

    peer: int
    seat: int
    step: int
    why: str


@dataclass(frozen=True, slots=True)
class Inquest:
    states: tuple[State, ...]
    """The match before each answer and now, with every face known; as far as the rules were kept.
    """

    finding: Finding | None


def inquire(record: Record) -> Inquest | None:
    """The match with every face known, or None if not everything was opened."""
    if record.dealer is None or record.dealer.unveiled is None or record.dealer.has_begun_again:
        return None
    states = [record.genesis.start()]
    for moment in record.line:
        after = states[-1].copy()
        try:
            after.answer(_full_answer(moment, after, record.dealer))
        except (IllegalAction, RuleBroken) as error:
            return Inquest(tuple(states), _finding(record, moment, error.seat, str(error)))
        states.append(after)
    return Inquest(tuple(states), None)


def _finding(record: Record, moment: Moment, seat: int, why: str) -> Finding:
    chair = moment.chairs[seat]
    return Finding(chair.peer, seat, moment.step, f"its cards did not allow that: {why}")


def _full_answer(moment: Moment, before: State, dealer: Dealer) -> Sequence[int]:
    """The answer as one gives it who knows all faces."""
    if isinstance(moment.dealt, Mixed) and isinstance(before, CardState):
        return _order(moment.dealt, before, dealer)
    return [] if before.asks == SHOW else moment.values


def _order(dealt: Mixed, before: CardState, dealer: Dealer) -> list[int]:
    """An order that leads to the faces after a shuffle; equal faces are not told apart."""
    assert dealer.unveiled is not None, "only unveiled cards can be looked at"
    places = [int(place) for place in before.pile()]
    left: dict[int, list[int]] = {}
    for at, place in enumerate(places):
        left.setdefault(int(before.cards.faces[place]), []).append(at)
    return [
        left[look(dealt.layout.masked[place], dealer.unveiled, dealer.faces)].pop(0)
        for place in places
    ]
