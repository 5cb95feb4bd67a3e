"""The match once more with every face known: a full replay, and a check of every choice.

While a match goes on nobody sees whether a seat chose what its hidden cards allow. Once all cards
are opened, anybody who has the log can tell. The match is replayed with every face known, and a
choice against the rules is found with its seat and its step.

Not here: whether the computer chose what it chooses (`recompute`).
"""

from collections.abc import Mapping, Sequence
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
    """The order in which the cards came to lie, now that they can be looked at."""
    secret = dealer.revealed_secret
    assert secret is not None, "only opened cards can be looked at"
    masked = dealt.layout.masked
    places = [int(place) for place in before.pile()]
    return order_leading_to(
        before, {place: look(masked[place], secret, dealer.faces) for place in places}
    )


def order_leading_to(before: CardState, faces: Mapping[int, int]) -> list[int]:
    """An order that leads to these faces at the places of a shuffle; equal faces are not told
    apart. The state knows every face."""
    places = [int(place) for place in before.pile()]
    left: dict[int, list[int]] = {}
    for at, place in enumerate(places):
        left.setdefault(int(before.cards.faces[place]), []).append(at)
    return [left[faces[place]].pop(0) for place in places]
