"""What the computer chose, computed once more: did its host let it choose by itself?

A computer seat draws its chance from a seed. If it plays with open cards, all know the seed and
all that the seat knows, so its choices can be checked at any time. If it is hosted, its host has
promised the seed before the first card was dealt, and shows it when everything is opened; a host
that chose in its place, or mixed its hand by anything but the seed, is then found out.

Computer players that took over somebody's seat are left out: all saw their cards, and nobody
promised anything for them. So are choices that were taken back. What was chosen by the clock is
counted and not computed again: how far a search gets in so many seconds is not known here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meadhall.engines.contract import CHOOSE, State, packed
from meadhall.engines.values import GameError
from meadhall.net.audit.open_replay import RuleFinding
from meadhall.net.dealing.cards import ShownToSeat, Shuffled
from meadhall.net.deck.opening import look
from meadhall.net.gathering.genesis import Chair
from meadhall.net.match.game_line import LineEntry
from meadhall.net.match.parts import thinking_seed
from meadhall.net.match.record import Record

ChoiceFunction = Callable[[str, State, int, int], int]
"""What the computer of this level chooses, in the state as its seat knows it, for the seat, with
this chance."""


@dataclass(frozen=True, slots=True)
class Recomputed:
    """One computer seat, as far as its choices could be computed again."""

    peer: int
    seat: int
    choices: int = 0
    """How many of them are what the computer chooses."""

    finding: RuleFinding | None = None
    """The first that is not, or the first time that its cards were not mixed by the seed."""

    by_clock: int = 0
    """How many it made by the clock, which nobody can compute again."""

    obstacle: str = ""
    """Why nothing, or nothing more, could be checked."""


def recompute(record: Record, think: ChoiceFunction) -> list[Recomputed]:
    """Every computer seat that was agreed on before the match."""
    return [
        _recompute_seat(record, seat, chair, think)
        for seat, chair in enumerate(record.genesis.chairs)
        if chair.level
    ]


def _recompute_seat(record: Record, seat: int, chair: Chair, think: ChoiceFunction) -> Recomputed:
    seed = b""
    if not record.genesis.is_open(seat, chair):
        if obstacle := _obstacle(record, chair.peer):
            return Recomputed(chair.peer, seat, obstacle=obstacle)
        assert record.dealer is not None, "what is no obstacle was opened by the dealer"
        seed = record.dealer.seeds[chair.peer]
    state, counted, by_clock = record.genesis.start().seen_by(seat), 0, 0
    is_timed = record.genesis.thinking(chair.level) > 0
    for number, moment in enumerate(record.line[record.given :], record.given):
        is_its_turn = moment.before.asks == CHOOSE and state.is_asked(seat)
        if moment.chairs[seat] == chair and is_its_turn and is_timed:
            by_clock += 1
        elif moment.chairs[seat] == chair and is_its_turn:
            chosen = moment.values[state.asked().index(seat)]
            chance = thinking_seed(seed, record.match, number, moment.takebacks, seat)
            try:
                wanted = think(chair.level, state, seat, chance)
            except GameError as error:
                why = f"its computer player cannot choose ({error})"
                return Recomputed(chair.peer, seat, counted, obstacle=why)
            if chosen != wanted:
                names = state.name(seat, chosen), state.name(seat, wanted)
                why = f"its host chose {names[0]} for it, where the computer chooses {names[1]}"
                finding = RuleFinding(chair.peer, seat, moment.step, why)
                return Recomputed(chair.peer, seat, counted, finding)
            counted += 1
        told = _told(record, moment, seat, seed)
        if told is None:
            why = "its host did not mix its cards by the promised seed"
            finding = RuleFinding(chair.peer, seat, moment.step, why)
            return Recomputed(chair.peer, seat, counted, finding, by_clock)
        state = state.copy()
        if moment.dealt is None:
            state.apply(packed(told))
        else:
            state.answer(told)
    return Recomputed(chair.peer, seat, counted, by_clock=by_clock)


def _obstacle(record: Record, host: int) -> str:
    """Why a hosted seat cannot be checked, or nothing."""
    dealer = record.dealer
    if dealer is None or dealer.revealed_secret is None:
        return "its cards and its seed have not been opened"
    if host not in dealer.seeds:
        return "its host was gone before it showed the seed"
    if dealer.has_begun_again:
        return "some of its cards went with those who left"
    return ""


def _told(record: Record, moment: LineEntry, seat: int, seed: bytes) -> Sequence[int] | None:
    """What the computer's seat was told of an answer; None if its host strayed from the seed."""
    dealt, dealer = moment.dealt, record.dealer
    if isinstance(dealt, Shuffled) and dealt.by == seat and dealt.work is not None:
        after, mixing = dealt.work.mix_by_seed(seed)
        places = [int(place) for place in moment.before.pile()]
        is_so = after == tuple(dealt.layout.masked[place] for place in places)
        return mixing.order if is_so else None
    if isinstance(dealt, ShownToSeat) and dealt.work.seat == seat:
        assert dealer is not None and dealer.revealed_secret is not None, (
            "what is told shall be opened"
        )
        return [look(card, dealer.revealed_secret, dealer.faces) for card in dealt.work.cards.pile]
    return moment.values if dealt is None else dealt.seen_by(seat, None)
