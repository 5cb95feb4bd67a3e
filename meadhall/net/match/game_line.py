"""The game of a match: its state, the answers that led there, who sits where, and how it ends.

This layer knows the rules and the dealer and nothing of envelopes. `Lockstep` above it decides when
an answer counts.
"""

from collections import deque
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Final

from meadhall.engines.contract import CHOOSE, OVER, SHOW, SHUFFLE, State
from meadhall.engines.phrases import say
from meadhall.engines.values import IllegalAnswer, Over, Result, RuleBroken
from meadhall.net.dealing.cards import Dealt
from meadhall.net.dealing.dealer import Dealer, DealerView
from meadhall.net.dealing.layout import CardLayout
from meadhall.net.errors import PeerBroke
from meadhall.net.gathering.genesis import Chair, Genesis, has_secrets, public
from meadhall.net.match.events import Answered, Broke, Ended, MatchEvent, WentBack
from meadhall.net.match.parts import Part
from meadhall.net.match.texts import Ending
from meadhall.net.match.wishes import Wish

STAND_IN: Final = "karl"
"""The level of the computer player that goes on for a peer who is gone, or has resigned."""


@dataclass(frozen=True, slots=True)
class LineEntry:
    """One answer of the match: what was asked of which state, and what the table said."""

    before: State
    values: tuple[int, ...]
    step: int
    chairs: tuple[Chair, ...]
    """Who sat where."""

    takebacks: int
    """How many takebacks there had been by then."""

    dealt: Dealt | None = None
    """What each seat knows of the answer beyond its values, where the dealer gave it."""

    layout: CardLayout | None = None
    """How the cards lay before it."""


class GameLine:
    """The game of one match. Answers go in with `_feed`; `state`, `line` and `outcome` show it."""

    def __init__(self, genesis: Genesis) -> None:
        self.genesis = genesis
        self.match = genesis.match
        self.peers = range(len(genesis.people))
        is_for_two = genesis.seats == len(genesis.people) == 2
        self.patience = genesis.terms.patience if is_for_two else 0
        """The seconds for which one of two may stay away; 0 if it may for ever."""

        self.events: deque[MatchEvent] = deque()
        self._proven: set[bytes] = set()
        """Digests of the proofs that the dealer has checked before."""

    def _begin(self) -> None:
        """Go to where the match was before anybody had said anything."""
        peers = len(self.genesis.people)
        self.chairs = list(self.genesis.chairs)
        self.epoch = 0
        self.live: tuple[int, ...] = tuple(range(peers))
        self.state = self.genesis.start()
        self.dealer: Dealer | None = None
        """Deals cards and dice at a table of several. None alone, or where chance is promised."""

        if peers > 1:
            self.state = public(self.state)
            if self.genesis.terms.tokens or has_secrets(self.state):
                self.dealer = Dealer(self.genesis, self.state, self._proven)
        self.line: list[LineEntry] = self._given() if self.dealer is None else []
        self.given = len(self.line)
        """The first answers of the line are those that the match goes on from: this many."""

        self.takebacks = 0
        self.outcome: Over | None = None
        self.resigned: dict[int, int] = {}
        """The seats whose people have resigned, and how many answers there were by then."""

        self.faults: dict[int, PeerBroke] = {}
        """What each peer that broke the match did first. They are never let in again."""

        self._is_stuck = False
        """Does a face show that somebody broke a rule? Then no step closes in this epoch."""

        self._digest = self.state.digest()

    def _given(self) -> list[LineEntry]:
        """The answers that the match goes on from, as entries like any others."""
        states, chairs = self.genesis.way_here(), self.genesis.chairs
        return [
            LineEntry(before, values, -1, chairs, 0)
            for before, values in zip(states, self.genesis.answers, strict=False)
        ]

    # What can be asked of it. ----------------------------------------------------------------

    @property
    def found_out(self) -> Set[int]:
        """The peers that broke the match."""
        return self.faults.keys()

    @property
    def fault(self) -> PeerBroke | None:
        """Why the match stands still: one who makes it up broke it. None if nobody did."""
        if not self.faults:
            return None
        return next((self.faults[peer] for peer in self.live if peer in self.faults), None)

    @property
    def is_stopped(self) -> bool:
        """Does the match stand still because somebody broke it?"""
        return bool(self.faults) and self.fault is not None

    def seats_of(self, peer: int) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.peer == peer)

    def is_open(self, seat: int) -> bool:
        """Is this a computer seat whose cards everybody sees?"""
        return self.genesis.is_open(seat, self.chairs[seat])

    def objection_to(self, wish: Wish, argument: int) -> str:
        """Why this takeback or resignation cannot be; empty if it can."""
        if wish is Wish.BACK:
            if not 0 <= argument < len(self.line):
                return f"there is no answer {argument + 1} to go back to"
            if argument < self.given:
                return "what a match goes on from cannot be taken back"
            if self.line[argument].before.asks != CHOOSE:
                return "one can only go back to a choice"
            if self.dealer is not None:
                layout = self.line[argument].layout
                assert layout is not None, "the dealer always knows how the cards lie"
                return self.dealer.objection_to(layout)
        elif wish is Wish.RESIGN:
            if not 0 <= argument < self.genesis.seats:
                return "there is no such seat"
            if argument in self.resigned:
                return "this seat has resigned already"
            if self.chairs[argument].level:
                return "a computer does not resign"
        return ""

    # Answers. --------------------------------------------------------------------------------

    def _feed(self, values: Sequence[int], step: int, dealt: Dealt | None = None) -> None:
        """Give the state its answer."""
        after = self.state.copy()
        try:
            after.answer(values)
        except RuleBroken as error:
            self._take_broken_rule(error, step)
            return
        except IllegalAnswer as error:
            self._take_impossible(str(error))
            return
        layout = self.dealer.layout if self.dealer is not None else None
        chairs = tuple(self.chairs)
        entry = LineEntry(self.state, tuple(values), step, chairs, self.takebacks, dealt, layout)
        self.line.append(entry)
        if self.dealer is not None and dealt is not None:
            self.dealer.layout = dealt.layout
        self.state = after
        self._digest = after.digest()
        self.events.append(Answered(len(self.line) - 1))
        self._notice_outcome()

    def _take_broken_rule(self, error: RuleBroken, step: int) -> None:
        """A face shows that a seat broke a rule. Its peer may be gone by now: then it loses."""
        if self.chairs[error.seat] == self.genesis.chairs[error.seat]:
            self._is_stuck = True
            self._blame(self.chairs[error.seat].peer, step, str(error))
            return
        results = self._lost_by(error.seat)
        name = self.genesis.seat_name(error.seat)
        self._end(Over(tuple(results), say(Ending.RULE_BROKEN, who=name, rule=error.why)))

    def _take_impossible(self, why: str) -> None:
        """What lies open is proven, and yet it cannot be: some seat broke a rule unseen.

        Only the faces of all cards can tell which seat (`open_replay`), so nobody is named here.
        """
        results = tuple(Result.DRAW for _ in range(self.genesis.seats))
        reason = say(Ending.RULE_BROKEN_UNSEEN, why=why)
        self._end(Over(results, reason))

    def _settle(self, step: int, history: bytes) -> None:
        """Answer what needs nobody: a state that knows all faces need not be shown any."""
        if self.dealer is None:
            while self.state.asks == SHOW and not self._is_stuck:
                self._feed([], -1)
            return
        while self.state.asks in (SHUFFLE, SHOW) and not self._is_stuck:
            dealt = self.dealer.settle(self._dealer_view(step), history)
            if dealt is None:
                return
            self._feed(dealt.values, -1, dealt)

    def _dealer_view(self, step: int) -> DealerView:
        """The moment of the match, as the dealer has to know it."""
        is_over = self.outcome is not None
        answers = len(self.line)
        return DealerView(self.state, self.chairs, self.live, self.epoch, step, answers, is_over)

    # Takebacks and the end. ------------------------------------------------------------------

    def _carry_out(self, part: Part, has_left: bool, step: int) -> None:
        """Do what was agreed: a takeback, a draw or a resignation."""
        if part.wish is Wish.BACK:
            self._take_back(part.argument, step)
            return
        if part.wish is Wish.RESIGN:
            self._resign(part.argument, has_left, step)
            return
        results = tuple(Result.DRAW for _ in range(self.genesis.seats))
        self._end(self._without_resigned(Over(results, say(Ending.AGREED))))

    def _resign(self, seat: int, has_left: bool, step: int) -> None:
        """Who sits there has lost. The computer plays on for them, if others are left to play."""
        results = self._decided_by_resigning({*self.resigned, seat})
        self.resigned[seat] = len(self.line)
        if results is not None:
            form = Ending.STAYED_AWAY if has_left else Ending.RESIGNED
            self._end(Over(results, say(form, loser=self.genesis.seat_name(seat))))
            return
        self.chairs[seat] = Chair(self.chairs[seat].peer, STAND_IN)
        if self.dealer is not None:
            self.dealer.note_taken_over_seats(self._dealer_view(step))

    def would_end_by_resigning(self, seat: int) -> bool:
        """Is the match over once this seat has resigned as well?"""
        return self._decided_by_resigning({*self.resigned, seat}) is not None

    def _decided_by_resigning(self, resigned: Set[int]) -> tuple[Result, ...] | None:
        """How the match ends where one team is left, or no person at all; None if it goes on.

        One team that is left has won; several share it. Who has resigned has lost in any case.
        """
        seats = range(self.genesis.seats)
        left = [seat for seat in seats if seat not in resigned]
        has_people = any(not self.chairs[seat].level for seat in left)
        teams = {self.state.team(seat) for seat in left}
        if not has_people:
            teams -= {self.state.team(seat) for seat in resigned}
        elif len(teams) > 1 or {self.state.team(seat) for seat in seats} == teams:
            return None
        worth = Result.WIN if len(teams) == 1 else Result.DRAW
        return tuple(
            worth if seat in left and self.state.team(seat) in teams else Result.LOSS
            for seat in seats
        )

    def _lost_by(self, loser: int) -> list[Result]:
        """This seat has lost, with all of its team; everybody else has won."""
        team = self.state.team(loser)
        return [
            Result.LOSS if self.state.team(seat) == team else Result.WIN
            for seat in range(self.genesis.seats)
        ]

    def _take_back(self, number: int, step: int) -> None:
        """Go back to before this answer."""
        self.state = self.line[number].before
        if self.dealer is not None:
            layout = self.line[number].layout
            assert layout is not None, "the dealer always knows how the cards lie"
            self.dealer.restore(layout)
        self.line = self.line[:number]  # another list: a checkpoint may hold the one before
        self.takebacks += 1
        self._take_back_resignations(number)
        if self.dealer is not None:
            self.dealer.note_taken_over_seats(self._dealer_view(step))
        self._digest = self.state.digest()
        self.outcome = None
        self.events.append(WentBack(number))

    def _take_back_resignations(self, number: int) -> None:
        """Those who resigned after this answer play again, if they are still there."""
        for seat in [seat for seat, at in self.resigned.items() if at > number]:
            del self.resigned[seat]
            owner = self.genesis.chairs[seat]
            if owner.peer in self.live:
                self.chairs[seat] = owner

    def _notice_outcome(self) -> None:
        if self.state.asks == OVER:
            over = self.state.ask()
            assert isinstance(over, Over)
            self._end(self._without_resigned(over))

    def _without_resigned(self, over: Over) -> Over:
        """The outcome, but that those who resigned have lost; if the computer won for one of them
        alone, the others share it."""
        if not self.resigned:
            return over
        is_won_by_computer = bool(over.winners) and self.resigned.keys() >= set(over.winners)
        results = tuple(
            Result.LOSS if seat in self.resigned else Result.DRAW if is_won_by_computer else result
            for seat, result in enumerate(over.results)
        )
        reason = over.reason
        if is_won_by_computer:
            names = tuple(self.genesis.seat_name(seat) for seat in over.winners)
            reason = say(Ending.WON_AFTER_RESIGNING, reason=reason, who=names)
        return replace(over, results=results, reason=reason)

    def _end(self, over: Over) -> None:
        self.outcome = over
        self.events.append(Ended(over))

    # Who sits where. -------------------------------------------------------------------------

    def _hand_over(
        self, gone: tuple[int, ...], back: tuple[int, ...], hosts: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Let the computer play the seats of the gone, shared out among the hosts.

        Those who are back have their own seats again. Gives the seats that changed hands.
        """
        changed = []
        for seat, chair in enumerate(self.chairs):
            owner = self.genesis.chairs[seat]
            if owner.peer in back:
                has_resigned = seat in self.resigned
                self.chairs[seat] = Chair(owner.peer, STAND_IN) if has_resigned else owner
            elif chair.peer in gone:
                stand_in = hosts[seat % len(hosts)]
                self.chairs[seat] = Chair(stand_in, chair.level or STAND_IN)
            if self.chairs[seat] != chair:
                changed.append(seat)
        return tuple(changed)

    def _hand_over_cards(self, gone: tuple[int, ...], step: int, history: bytes) -> None:
        """Those who stay stand in for the gone with the cards too, or the cards are lost."""
        if self.dealer is None:
            return
        self.dealer.change_members(gone, self.state)
        self.dealer.note_taken_over_seats(self._dealer_view(step))
        if self.dealer.is_lost and self.outcome is None:
            results = tuple(Result.DRAW for _ in range(self.genesis.seats))
            self._end(Over(results, say(Ending.CARDS_GONE)))
        self._settle(step, history)

    # Faults. ---------------------------------------------------------------------------------

    def _blame(self, peer: int, step: int, why: str) -> None:
        """Somebody broke the match. Nobody says anything more until the others go on without."""
        if peer not in self.faults:
            self.faults[peer] = PeerBroke(peer, why)
            self.events.append(Broke(peer, step, why))
