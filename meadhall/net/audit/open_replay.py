"""The match once more with every face known: a full replay, and a check of every choice.

While a match goes on nobody sees whether a seat chose what its hidden cards allow. Once all cards
are opened, anybody who has the log can tell. The match is replayed with every face known, and a
choice against the rules is found with its seat and its step.

Not here: whether the computer chose what it chooses (`recompute`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.engines.cards import CardState
from meadhall.engines.contract import SHOW, State
from meadhall.engines.values import IllegalAction, RuleBroken
from meadhall.net.dealing.cards import Shuffled
from meadhall.net.dealing.dealer import Dealer
from meadhall.net.deck.opening import look
from meadhall.net.match.game_line import LineEntry
from meadhall.net.match.record import Record


@dataclass(frozen=True, slots=True)
class RuleFinding:
    """A seat did what it may not, and only the open cards show it."""

    peer: int
    seat: int
    step: int
    why: str


@dataclass(frozen=True, slots=True)
class OpenReplay:
    states: tuple[State, ...]
    """The match before each answer and now, with every face known; as far as the rules were kept.
    """

    answers: tuple[tuple[int, ...], ...]
    """What led from each of them to the next, as one answers who knows all faces."""

    finding: RuleFinding | None


def replay_openly(record: Record) -> OpenReplay | None:
    """The match with every face known, or None if not everything was opened."""
    if (
        record.dealer is None
        or record.dealer.revealed_secret is None
        or record.dealer.has_begun_again
    ):
        return None
    states, answers = [record.genesis.start()], []
    finding = None
    for moment in record.line:
        after = states[-1].copy()
        answer = _full_answer(moment, after, record.dealer)
        try:
            after.answer(answer)
        except (IllegalAction, RuleBroken) as error:
            finding = _finding(record, moment, error.seat, str(error))
            break
        states.append(after)
        answers.append(tuple(answer))
    return OpenReplay(tuple(states), tuple(answers), finding)


def _finding(record: Record, moment: LineEntry, seat: int, why: str) -> RuleFinding:
    chair = moment.chairs[seat]
    return RuleFinding(chair.peer, seat, moment.step, f"its cards did not allow that: {why}")


def _full_answer(moment: LineEntry, before: State, dealer: Dealer) -> Sequence[int]:
    """The answer as one gives it who knows all faces."""
    if isinstance(moment.dealt, Shuffled) and isinstance(before, CardState):
        return _order(moment.dealt, before, dealer)
    return [] if before.asks == SHOW else moment.values


def _order(dealt: Shuffled, before: CardState, dealer: Dealer) -> list[int]:
    """An order that leads to the faces after a shuffle; equal faces are not told apart."""
    assert dealer.revealed_secret is not None, "only revealed_secret cards can be looked at"
    places = [int(place) for place in before.pile()]
    left: dict[int, list[int]] = {}
    for at, place in enumerate(places):
        left.setdefault(int(before.cards.faces[place]), []).append(at)
    return [
        left[look(dealt.layout.masked[place], dealer.revealed_secret, dealer.faces)].pop(0)
        for place in places
    ]
