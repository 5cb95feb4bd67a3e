"""The match once more, with every face known: what a replay shows, and whether all kept the rules.

While a match goes on nobody sees whether a seat chose what its hidden cards allow. Once everything
is unveiled, whoever has the log can tell: here the match is replayed as one sees it who knows all
faces, and a choice that was against the rules is found, with its seat and its step.

What the computer chose is computed again (`check_computers`). It draws from a seed that all know,
or that its host promised before the first card was dealt, so a host that chose in its place, or
stacked its hand, is found out too. Computer players that took over somebody's seat are left out:
everybody saw their cards, and nobody promised anything for them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meadhall.engines.cards import CardState
from meadhall.engines.contract import CHOOSE, SHOW, State, packed
from meadhall.engines.values import IllegalAction, RuleBroken
from meadhall.net.dealing.cards import Mixed, Told
from meadhall.net.dealing.dealer import Dealer
from meadhall.net.deck.opening import look
from meadhall.net.record import Moment, Record
from meadhall.net.steps import thinking_seed

Thinker = Callable[[str, State, int, int], int]
"""What the computer of this level chooses, in the state as its seat knows it, for the seat, with
this chance."""


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
    if record.dealer is None or record.dealer.unveiled is None:
        return None
    states = [record.genesis.start()]
    for moment in record.line:
        after = states[-1].copy()
        try:
            after.answer(_full_answer(moment, after, record.dealer))
        except (IllegalAction, RuleBroken) as error:
            return Inquest(tuple(states), _finding(record, moment, error.seat, error.why))
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


# What the computer chose. -------------------------------------------------------------------


def check_computers(record: Record, think: Thinker) -> Finding | None:
    """The first choice of a computer seat that is not what its level, cards and chance give.

    Seats that play with open cards can be checked at any time, the others when all is unveiled.
    """
    for seat, chair in enumerate(record.genesis.chairs):
        if chair.level and record.dealer is not None:
            finding = _check_computer(record, record.dealer, seat, think)
            if finding is not None:
                return finding
    return None


def _check_computer(record: Record, dealer: Dealer, seat: int, think: Thinker) -> Finding | None:
    chair, seed = record.genesis.chairs[seat], b""
    if not record.genesis.is_open(seat, chair):
        if chair.peer not in dealer.seeds:
            return None
        seed = dealer.seeds[chair.peer]
    state = record.genesis.start().seen_by(seat)
    for number, moment in enumerate(record.line):
        if moment.chairs[seat] == chair and moment.before.asks == CHOOSE and state.is_asked(seat):
            chosen = moment.values[state.asked().index(seat)]
            chance = thinking_seed(seed, record.match, number, moment.turns, seat)
            wanted = think(chair.level, state, seat, chance)
            if chosen != wanted:
                names = state.name(seat, chosen), state.name(seat, wanted)
                why = f"its host chose {names[0]} for it, where the computer chooses {names[1]}"
                return Finding(chair.peer, seat, moment.step, why)
        told = _told(moment, seat, dealer, seed)
        if told is None:
            why = "its host did not mix its cards by the promised seed"
            return Finding(chair.peer, seat, moment.step, why)
        state = state.copy()
        if moment.dealt is None:
            state.apply(packed(told))
        else:
            state.answer(told)
    return None


def _told(moment: Moment, seat: int, dealer: Dealer, seed: bytes) -> Sequence[int] | None:
    """What the computer's seat was told of an answer; None if its host strayed from the seed."""
    dealt = moment.dealt
    if isinstance(dealt, Mixed) and dealt.by == seat and dealt.work is not None:
        after, mixing = dealt.work.mix_by_seed(seed)
        places = [int(place) for place in moment.before.pile()]
        is_so = after == tuple(dealt.layout.masked[place] for place in places)
        return mixing.order if is_so else None
    if isinstance(dealt, Told) and dealt.work.seat == seat:
        assert dealer.unveiled is not None, "the seeds are known when all is unveiled"
        return [look(card, dealer.unveiled, dealer.faces) for card in dealt.work.cards.pile]
    return moment.values if dealt is None else dealt.seen_by(seat, None)
