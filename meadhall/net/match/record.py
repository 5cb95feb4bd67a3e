"""A match as it follows from what its peers said: envelopes in, events out, and the same for all.

`Record` takes signed envelopes in any order and by any way, links them (`chains`), lets the step
that is open take them (`steps`), feeds the state with what a closed round answers, and changes
the membership when those concerned agree (`membership`). It signs nothing and decides nothing:
peers, onlookers, the reader of a match file and the auditor all run the same record, and two
records that took the same envelopes are equal.

A record that finds a peer out stands still: `fault` says whom, where and why, and nothing is
added to the match until the others have gone on without that peer.
"""

from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, SHOW, State
from meadhall.engines.values import NOBODY, IllegalAnswer, Over, Result, RuleBroken
from meadhall.net.dealing.cards import Dealt, ShowSeatTask
from meadhall.net.dealing.dealer import Dealer, DealerView
from meadhall.net.dealing.layout import CardLayout
from meadhall.net.dealing.work import DealerTask, LetterTask, TaskData
from meadhall.net.deck.errors import DeckRefused
from meadhall.net.errors import BadFrame, PeerBroke
from meadhall.net.gathering.genesis import Chair, Genesis, has_secrets, public
from meadhall.net.identity import Verifier, verify
from meadhall.net.match import steps
from meadhall.net.match.events import (
    Acted,
    Answered,
    Broke,
    Changed,
    Diverged,
    Ended,
    MatchEvent,
    Said,
    Sealed,
    Suspected,
    WentBack,
)
from meadhall.net.match.membership import EpochChange, Ready
from meadhall.net.match.steps import OpenStep, Part, Phase, Wish, decode_part
from meadhall.net.transport.chains import Chains
from meadhall.net.transport.envelope import LOCKSTEP, Envelope, Fork, Kind, unseal
from meadhall.net.transport.wire import Fields

TEXT_LIMIT: Final = 500
STAND_IN: Final = "karl"
"""The level of the computer player that goes on for a peer who is gone."""


@dataclass(frozen=True, slots=True)
class LineEntry:
    """One answer of the match: what was asked of which state, and what the table said."""

    before: State
    values: tuple[int, ...]
    step: int
    chairs: tuple[Chair, ...]
    """Who sat where."""

    takebacks: int
    """How often the match had been taken back by then."""

    dealt: Dealt | None = None
    """What more each seat knows of the answer, where the dealer gave it."""

    layout: CardLayout | None = None
    """How the cards lay before it."""


@dataclass(frozen=True, slots=True)
class TableNote:
    """A free word of a peer, outside the order of the steps."""

    peer: int
    seq: int
    step: int
    wish: Wish
    argument: int
    text: str


@dataclass(frozen=True, slots=True)
class LetterComplaint:
    """A peer shows a letter to it in which something is wrong."""

    peer: int
    step: int
    author: int
    shown: bytes


class Record:
    def __init__(self, genesis: Genesis, check: Verifier = verify, owner: int = NOBODY) -> None:
        self.genesis = genesis
        self.match = genesis.match
        self.owner = owner
        """The peer that keeps this record: what it has promised to leave out, it leaves out."""

        self.arrivals: list[Envelope] = []
        """Every envelope with a good signature, in the order in which it came."""

        self.events: deque[MatchEvent] = deque()
        self._check = check
        self._given_up: dict[int, set[Ready]] = {}
        """Of each epoch, the next ones that somebody began and others did not."""

        self._proven: set[bytes] = set()
        """What the dealer has checked before."""

        self._begin()

    def _begin(self) -> None:
        """Stand where the match stood before anybody had said anything."""
        peers = len(self.genesis.people)
        self.chairs = list(self.genesis.chairs)
        self.epoch = 0
        self.live: tuple[int, ...] = tuple(range(peers))
        self.chains = Chains(peers)
        self.state = self.genesis.start()
        self.dealer: Dealer | None = None
        """Who answers for chance at a table of several; alone, or by promises, nobody does."""

        if peers > 1:
            self.state = public(self.state)
            if self.genesis.terms.tokens or has_secrets(self.state):
                self.dealer = Dealer(self.genesis, self.state, self._proven)
        self.line: list[LineEntry] = self._given() if self.dealer is None else []
        self.given = len(self.line)
        """So many answers are those that the match goes on from; nobody here gave them."""

        self.history = steps.digest_of((self.match,))
        self.notes: list[TableNote] = []
        self.pleas: list[LetterComplaint] = []
        self.takebacks = 0
        """How often the match has been taken back."""

        self.outcome: Over | None = None
        self.is_sealed = False
        self.fault: PeerBroke | None = None
        self.found_out: set[int] = set()
        """Whoever broke the match once is not let in again."""

        self.diverged: dict[int, int] = {}
        """Peers that stood at another position, and after which answer."""

        self.leaving: set[int] = set()
        """Live peers that have said that they go and do not mean to come back."""

        self.change = EpochChange(self.live, peers, self._given_up.get(0, ()))
        self._ready: Ready | None = None
        self.closed: dict[int, tuple[bytes, bytes]] = {}
        """The history and the digest of the state after each closed step."""

        self._queues: list[deque[Envelope]] = [deque() for _ in range(peers)]
        self._digest = self.state.digest()
        self._reopened = 0
        self._suspicions: set[tuple[int, int]] = set()
        self._tell_outcome()
        self._settle(0)
        self.step = self._first_step(0)

    def _given(self) -> list[LineEntry]:
        """The answers that the match goes on from, to be looked at like any others."""
        states, chairs = self.genesis.way_here(), self.genesis.chairs
        return [
            LineEntry(before, values, -1, chairs, 0)
            for before, values in zip(states, self.genesis.answers, strict=False)
        ]

    # What can be asked of it. ----------------------------------------------------------------

    @property
    def peers(self) -> range:
        return range(len(self.genesis.people))

    @property
    def is_stopped(self) -> bool:
        """Does the match stand still because somebody broke it?"""
        return self.fault is not None

    def seats_of(self, peer: int) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.peer == peer)

    def asked_seats_of(self, peer: int) -> tuple[int, ...]:
        """The seats of this peer that owe a choice in the open step."""
        return self.step.seats.get(peer, ()) if self.step.is_asked(peer) else ()

    def is_open(self, seat: int) -> bool:
        """Is this a computer seat whose cards everybody sees?"""
        return self.genesis.is_open(seat, self.chairs[seat])

    def part(self) -> Part:
        """What every part of the open step begins with."""
        return Part(self.history, self._digest)

    def forks(self) -> list[Fork]:
        return self.chains.forks

    def wishes(self, wish: Wish, argument: int) -> dict[int, TableNote]:
        """Who has wished for this, or agreed to it, in the open step."""
        return {
            note.peer: note
            for note in self.notes
            if (note.wish, note.argument, note.step) == (wish, argument, self.step.number)
        }

    def resignation(self) -> TableNote | None:
        """A resignation that has been declared and not yet taken."""
        for note in self.notes:
            is_own = note.argument in self.seats_of(note.peer)
            if note.wish is Wish.RESIGN and is_own and note.step >= self._reopened:
                return note if self.outcome is None else None
        return None

    def claim(self) -> TableNote | None:
        """Who claims the match from the other of two by the time rule, as far as that stands.

        If both do, both were away, and it counts for neither; nor does a claim that the other
        declines. It stands until the step after it is closed, since the last word of the absent may
        have been on its way.
        """
        if not self.patience or self.outcome is not None:
            return None
        lately = [note for note in self.notes if note.step >= self.step.number - 1]
        claims = [note for note in lately if note.wish is Wish.CLAIM]
        if len({note.peer for note in claims}) != 1:
            return None
        claim = claims[-1]
        is_declined = any(
            (note.wish, note.argument) == (Wish.NO, Wish.CLAIM) and note.peer != claim.peer
            for note in lately
        )
        return None if is_declined else claim

    def has_claimed(self, peer: int) -> bool:
        """Has this peer claimed the match lately, whether or not it still stands?"""
        return any(
            note.wish is Wish.CLAIM and note.peer == peer and note.step >= self.step.number - 1
            for note in self.notes
        )

    @property
    def patience(self) -> int:
        """The seconds for which one of two may stay away; 0 if it may for ever."""
        is_for_two = self.genesis.seats == len(self.peers) == 2
        return self.genesis.terms.patience if is_for_two else 0

    def contradicting(self) -> list[int]:
        """The live peers whose word for the open step speaks of something else than is here.

        Somebody told two stories, or this record lacks what was really said; nobody is named.
        """
        step = self.step.number
        is_stuck = self.fault is None and not self.is_sealed
        return [
            peer
            for peer in self.live
            if is_stuck and (peer, step) in self._suspicions and self._queues[peer]
        ]

    def waiting_count(self) -> int:
        """How many envelopes are here that wait for another, which has not come."""
        return sum(len(queue) for queue in self._queues)

    # What it takes. --------------------------------------------------------------------------

    def receive(self, sealed: bytes) -> Envelope | None:
        """Take an envelope (None if it is known), or BadFrame if it is none of this match."""
        envelope = unseal(sealed)
        if envelope.match != self.match:
            raise BadFrame("an envelope belongs to another match")
        if envelope.peer not in self.peers:
            raise BadFrame(f"an envelope is by peer {envelope.peer + 1}, and there is none")
        if self.chains.knows(envelope):
            return None
        if not envelope.is_signed_by(self.genesis.people[envelope.peer].key, self._check):
            raise BadFrame(f"an envelope of peer {envelope.peer + 1} is not signed by it")
        self._admit(envelope)
        return envelope

    def _admit(self, envelope: Envelope) -> None:
        """Take an envelope whose signature is good."""
        self.arrivals.append(envelope)
        if self._is_give_up(envelope):
            self._take_back_epoch()
            return
        known_forks = len(self.chains.forks)
        self.chains.take(envelope)
        if len(self.chains.forks) > known_forks:
            self._blame(envelope.peer, envelope.step, "it told two stories")
        self._link()

    def _link(self) -> None:
        """Link whatever can be linked, and let the open step and the change of epoch take it."""
        while self._link_once():
            self._advance()
            ready = self.change.agreed()
            if ready is not None and self._holds(ready.cut):
                self._begin_epoch(ready)
            elif self._is_overruled():
                return

    def _link_once(self) -> bool:
        """Link the next envelope of each peer; False if there is none."""
        moved = False
        for peer in self.peers:
            envelope = self.chains.next(peer, self.epoch)
            if envelope is None or not self._is_time_for(envelope):
                continue
            moved = True
            if not self.chains.link(envelope):
                continue
            try:
                self._take(envelope)
            except BadFrame as error:
                self._blame(peer, envelope.step, str(error))
        return moved

    def _is_time_for(self, envelope: Envelope) -> bool:
        """Nothing is linked before its epoch, nor what the owner has promised to leave out."""
        if envelope.epoch != self.epoch:
            return False
        limit = self.change.limit_of(envelope.peer, self.owner)
        is_about_change = envelope.kind in (Kind.HALT, Kind.READY)
        return limit is None or is_about_change or envelope.seq < limit

    def _take(self, envelope: Envelope) -> None:
        if envelope.kind in LOCKSTEP:
            self._queues[envelope.peer].append(envelope)
        elif envelope.kind is Kind.NOTE:
            self._take_note(envelope)
        elif envelope.kind is Kind.PLEA:
            self._take_plea(envelope)
        else:
            self.change.take(envelope)

    def _take_note(self, envelope: Envelope) -> None:
        fields = Fields(envelope.payload, "a note")
        wish, argument = Wish(fields.number(0, max(Wish))), fields.number()
        text = fields.line(TEXT_LIMIT)
        fields.end()
        note = TableNote(envelope.peer, envelope.seq, envelope.step, wish, argument, text)
        self.notes.append(note)
        if wish is Wish.LEAVE and note.peer in self.live:
            self.leaving.add(note.peer)
        self.events.append(Said(note.peer, wish, argument, text, note.step))

    def _take_plea(self, envelope: Envelope) -> None:
        fields = Fields(envelope.payload, "a plea")
        author = fields.number(0, len(self.peers) - 1)
        shown = fields.data()
        fields.end()
        self.pleas.append(LetterComplaint(envelope.peer, envelope.step, author, shown))

    def again(self) -> "Record":
        """The record that the same envelopes make now."""
        fresh = Record(self.genesis, self._check, self.owner)
        fresh._given_up = self._given_up
        fresh._proven = self._proven
        fresh._begin()
        for envelope in self.arrivals:
            fresh._admit(envelope)
        return fresh

    def forget(self, envelopes: Collection[Envelope]) -> None:
        """Stand as if these had never been said; only for what nobody else can have heard."""
        self._begin_again([each for each in self.arrivals if each not in envelopes])

    # The open step. --------------------------------------------------------------------------

    def _advance(self) -> None:
        """Let the open step take what has come, close it, and go on with the next."""
        while not self.is_stopped:
            taken = [peer for peer in self.live if self._take_part(peer)]
            self._judge()
            if self.step.is_closed(self.live) and not self.is_stopped:
                self._close()
            elif not taken:
                return

    def _take_part(self, peer: int) -> bool:
        """Let the open step take the peer's next part, if it is time for it."""
        if not self._queues[peer] or self.is_stopped:
            return False
        envelope = self._queues[peer][0]
        if envelope.step > self.step.number:
            return False
        try:
            if not self._try_part(envelope):
                return False
        except (BadFrame, PeerBroke) as error:
            why = error.why if isinstance(error, PeerBroke) else str(error)
            self._blame(peer, envelope.step, why)
            return False
        self._queues[peer].popleft()
        return True

    def _try_part(self, envelope: Envelope) -> bool:
        """Put the part into the step, or say that it is too early; PeerBroke if it is wrong.

        What was said at another position than ours is not wrong, but it does not count.
        """
        step, peer, kind = self.step, envelope.peer, envelope.kind
        if envelope.step < step.number or peer in step.acts or peer in step.echoes:
            raise PeerBroke(peer, "it spoke twice in one step")
        part = decode_part(envelope)
        if part.history != self.history:
            self._suspect(peer)
            return False
        if part.state != self._digest:
            self._diverge(peer)
            return True
        self.diverged.pop(peer, None)
        if kind is Kind.ECHO:
            if step.is_asked(peer) and step.phase is not Phase.IDLE:
                raise PeerBroke(peer, "it echoed where it was asked itself")
            if not step.is_acted:
                return False
            if part.digest != step.acts_digest():
                self._suspect(peer)
                return False
            step.echoes[peer] = envelope
            return True
        if not step.is_asked(peer):
            raise PeerBroke(peer, "it spoke out of turn")
        if kind is Kind.AGREEMENT:
            if not self._is_due(envelope, part):
                return False
        else:
            self._check_act(envelope, part)
        step.acts[peer] = envelope
        step.parts[peer] = part
        self.events.append(Acted(peer))
        return True

    def _check_act(self, envelope: Envelope, part: Part) -> None:
        step, peer, kind = self.step, envelope.peer, envelope.kind
        wanted = {
            Phase.COMMIT: Kind.COMMIT,
            Phase.OPEN: Kind.OPEN,
            Phase.DEAL: Kind.DEAL,
            Phase.END: Kind.END,
        }
        if wanted.get(step.phase) is not kind:
            raise PeerBroke(peer, f"it said {kind.name} where {step.phase.value} was asked")
        if step.work is not None and kind is Kind.DEAL:
            self._check_deal(step.work, peer, part)
        if kind is not Kind.OPEN:
            return
        if self.state.asks != CHOOSE and len(part.nonce) != steps.NONCE_SIZE:
            raise PeerBroke(peer, "its contribution to chance is no proper number")
        if peer in step.commits:
            promised = steps.commitment(self.match, step.number - 1, peer, part.nonce, part.actions)
            if promised != step.commits[peer]:
                raise PeerBroke(peer, "it opened something else than it had committed to")
        seats = self.asked_seats_of(peer)
        if len(part.actions) != len(seats):
            raise PeerBroke(peer, f"it gave {len(part.actions)} choices for {len(seats)} seats")
        for seat, action in zip(seats, part.actions, strict=True):
            if not self.state.allows(seat, action):
                why = self.state.why_not(seat, action)
                raise PeerBroke(peer, f"seat {seat + 1} did what it may not: {why}")

    def _check_deal(self, work: DealerTask, peer: int, part: Part) -> None:
        """What was given to the dealer's work has to be what it asks for."""
        number = self.step.number
        if work.is_promised:
            promised = steps.promise(self.match, number - 1, peer, part.data)
            if promised != self.step.commits[peer]:
                raise PeerBroke(peer, "it opened something else than it had promised")
        try:
            work.check(peer, part.data)
        except DeckRefused as error:
            raise PeerBroke(peer, f"what it dealt is wrong: {error}") from error

    def disputed(self) -> tuple[LetterTask, Mapping[int, TaskData]] | None:
        """The work whose letters may be complained about now, and what was given to it."""
        if self.dealer is None or self.step.work is None or self.step.phase is not Phase.DEAL:
            return None
        if isinstance(self.step.work, ShowSeatTask) and not self.step.is_acted:
            return None
        return self.dealer.disputed(self.step.work, self.step.given())

    def _judge(self) -> None:
        """Look into the letters that somebody complains about."""
        if not self.pleas:
            return
        pleas = [plea for plea in self.pleas if plea.step == self.step.number]
        disputed = self.disputed() if pleas and not self.is_stopped else None
        if disputed is None:
            return
        work, given = disputed
        culprit, why = work.judge_complaint(pleas[0].peer, pleas[0].author, pleas[0].shown, given)
        self._blame(culprit, self.step.number, why)

    def _is_due(self, envelope: Envelope, part: Part) -> bool:
        """Have those whom a turn concerns said so? PeerBroke if it cannot be at all."""
        peer, step = envelope.peer, self.step
        if step.commits or step.phase is Phase.END or step.work is not None:
            raise PeerBroke(peer, "it turned away where it had to open, to deal or to sign")
        if step.phase is Phase.IDLE and part.wish is not Wish.BACK:
            raise PeerBroke(peer, "it ended a match that was over")
        if self.objection_to(part.wish, part.argument):
            raise PeerBroke(
                peer, f"its turn cannot be: {self.objection_to(part.wish, part.argument)}"
            )
        needed = self.concerned(part.wish, part.argument) - {peer}
        given = set()
        for author, seq in part.notes:
            if author not in self.peers:
                raise PeerBroke(peer, "it names a note of nobody")
            if seq >= self.chains.length(author):
                return False
            note = next((n for n in self.notes if (n.peer, n.seq) == (author, seq)), None)
            if note is not None and self._justifies(note, part):
                given.add(author)
        if not needed <= given:
            raise PeerBroke(peer, "it took for agreed what was not agreed to")
        return True

    def _justifies(self, note: TableNote, part: Part) -> bool:
        if (note.wish, note.argument) != (part.wish, part.argument):
            return False
        if note.wish is Wish.RESIGN:
            return note.step >= self._reopened
        return note.step == self.step.number

    def objection_to(self, wish: Wish, argument: int) -> str:
        """Why there can be no such turn, or nothing."""
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
            if self.genesis.seats != 2:
                return "only in a match of two seats does resigning decide it"
            if argument not in (0, 1):
                return "there is no such seat"
        return ""

    def concerned(self, wish: Wish, argument: int) -> set[int]:
        """The peers that have to want a turn."""
        if wish is Wish.RESIGN:
            return {self.chairs[argument].peer}
        return set(self.live)

    def _close(self) -> None:
        """Everybody has spoken: the step is history, and the next one opens."""
        step = self.step
        self.history = steps.next_history(self.history, step)
        agreements = step.agreements()
        following: OpenStep | None = None
        if agreements:
            self._carry_out(agreements[0])
        elif step.phase is Phase.COMMIT:
            commits = {peer: part.digest for peer, part in step.parts.items()}
            phase = Phase.OPEN if step.work is None else Phase.DEAL
            following = OpenStep(
                step.number + 1, phase, step.parties, step.seats, step.work, commits
            )
        elif step.phase is Phase.OPEN:
            self._answer(step)
        elif step.phase is Phase.DEAL:
            self._deal(step)
        elif step.phase is Phase.END:
            self.is_sealed = True
            self.events.append(Sealed())
        self.step = following or self._first_step(step.number + 1)
        self.closed[step.number] = self.history, self._digest

    def _answer(self, step: OpenStep) -> None:
        """Feed the state with what the parties opened."""
        parts = {peer: step.parts[peer] for peer in sorted(step.acts)}
        values: list[int] = []
        if self.state.asks == CHOOSE:
            chosen: dict[int, int] = {}
            for peer, part in parts.items():
                chosen.update(zip(step.seats[peer], part.actions, strict=True))
            values = [chosen[seat] for seat in self.state.asked()]
        else:
            nonces = [part.nonce for part in parts.values()]
            chance = Chance(steps.chance_seed(self.match, step.number, nonces))
            values = [int(value) for value in self.state.draw_answer(chance)]
        self._feed(values, step.number)
        self._settle(step.number)

    def _deal(self, step: OpenStep) -> None:
        """Let the dealer make of it what follows, and feed the state where that is an answer."""
        assert self.dealer is not None and step.work is not None
        dealt = self.dealer.close(step.work, step.given(), self._scene(step.number))
        if dealt is not None:
            self._feed(dealt.values, step.number, dealt)
        self._settle(step.number)

    def _feed(self, values: Sequence[int], step: int, dealt: Dealt | None = None) -> None:
        after = self.state.copy()
        try:
            after.answer(values)
        except RuleBroken as error:
            self._find_rule_broken(error, step)
            return
        except IllegalAnswer as error:
            self._find_impossible(str(error))
            return
        layout = self.dealer.layout if self.dealer is not None else None
        chairs = tuple(self.chairs)
        moment = LineEntry(self.state, tuple(values), step, chairs, self.takebacks, dealt, layout)
        self.line.append(moment)
        if self.dealer is not None and dealt is not None:
            self.dealer.layout = dealt.layout
        self.state = after
        self._digest = after.digest()
        self.events.append(Answered(len(self.line) - 1))
        self._tell_outcome()

    def _find_rule_broken(self, error: RuleBroken, step: int) -> None:
        """A face shows that a seat did what it may not. Who sat there then may be gone by now."""
        if self.chairs[error.seat] == self.genesis.chairs[error.seat]:
            self._blame(self.chairs[error.seat].peer, step, str(error))
            return
        seats = range(self.genesis.seats)
        results = [Result.LOSS if seat == error.seat else Result.WIN for seat in seats]
        name = self.genesis.seat_name(error.seat)
        self._end(Over(tuple(results), f"{name[0].upper()}{name[1:]} broke a rule: {error}"))

    def _find_impossible(self, why: str) -> None:
        """What lies open is proven, and yet it cannot be: some seat broke a rule that nobody saw.

        Which one only the faces of all cards can tell (`open_replay`), so nobody is named here.
        """
        results = tuple(Result.DRAW for _ in range(self.genesis.seats))
        reason = f"A rule was broken that nobody saw: {why}."
        self._end(Over(results, reason))

    def _settle(self, step: int) -> None:
        """Answer what needs nobody: a state that knows all faces need not be shown any."""
        if self.dealer is None:
            while self.state.asks == SHOW and not self.is_stopped:
                self._feed([], -1)
            return
        while not self.is_stopped:
            dealt = self.dealer.settle(self._scene(step), self.history)
            if dealt is None:
                return
            self._feed(dealt.values, -1, dealt)

    def _scene(self, step: int) -> DealerView:
        """Where the match stands, as the dealer has to know it."""
        is_over = self.outcome is not None
        answers = len(self.line)
        return DealerView(self.state, self.chairs, self.live, self.epoch, step, answers, is_over)

    def _tell_outcome(self) -> None:
        if self.state.asks == OVER:
            over = self.state.ask()
            assert isinstance(over, Over)
            self._end(over)

    def _end(self, over: Over) -> None:
        self.outcome = over
        self.events.append(Ended(over))

    def _carry_out(self, part: Part) -> None:
        if part.wish is Wish.BACK:
            self.state = self.line[part.argument].before
            if self.dealer is not None:
                layout = self.line[part.argument].layout
                assert layout is not None, "the dealer always knows how the cards lie"
                self.dealer.restore(layout)
            del self.line[part.argument :]
            self.takebacks += 1
            if self.dealer is not None:
                self.dealer.note_taken_over_seats(self._scene(self.step.number))
            self._digest = self.state.digest()
            self.outcome, self.is_sealed = None, False
            self._reopened = self.step.number + 1
            self.events.append(WentBack(part.argument))
            return
        seats = range(self.genesis.seats)
        if part.wish is Wish.RESIGN:
            loser = part.argument
            results = [Result.LOSS if seat == loser else Result.WIN for seat in seats]
            has_left = any(self._is_claim(author, seq) for author, seq in part.notes)
            how = "stayed away for too long" if has_left else "resigned"
            reason = f"{self.genesis.seat_name(loser)} {how}."
        else:
            results = [Result.DRAW for _ in seats]
            reason = "The table agreed to leave it at that."
        self._end(Over(tuple(results), reason[0].upper() + reason[1:]))

    def _is_claim(self, author: int, seq: int) -> bool:
        return any(n.wish is Wish.CLAIM and (n.peer, n.seq) == (author, seq) for n in self.notes)

    def _first_step(self, number: int) -> OpenStep:
        """The step that asks for what the match wants next."""
        work = self.dealer.due(self._scene(number)) if self.dealer is not None else None
        if work is not None and not self.is_sealed:
            phase = Phase.COMMIT if work.is_promised else Phase.DEAL
            return OpenStep(number, phase, work.parties, work=work)
        if self.outcome is not None:
            if self.is_sealed:
                return OpenStep(number, Phase.IDLE, self.live[:1])
            return OpenStep(number, Phase.END, self.live)
        parties, seats = self.live, {}
        if self.state.asks == CHOOSE:
            asked = self.state.asked()
            parties = tuple(sorted({self.chairs[seat].peer for seat in asked}))
            seats = {
                peer: tuple(seat for seat in asked if self.chairs[seat].peer == peer)
                for peer in parties
            }
        return OpenStep(number, Phase.COMMIT if len(parties) > 1 else Phase.OPEN, parties, seats)

    # Epochs. ---------------------------------------------------------------------------------

    def _holds(self, cut: tuple[int, ...]) -> bool:
        return all(self.chains.length(peer) >= cut[peer] for peer in self.peers)

    def _begin_epoch(self, ready: Ready) -> None:
        """Those who are ready make up the match from here on."""
        if self._leave_out(ready):
            return
        members, before = ready.members, self.live
        self.epoch += 1
        self.live = members
        self.change = EpochChange(members, len(self.peers), self._given_up.get(self.epoch, ()))
        self._ready = ready
        self.leaving.clear()
        self.fault = None
        self.diverged.clear()
        gone = tuple(peer for peer in before if peer not in members)
        back = tuple(peer for peer in members if peer not in before)
        seats = self._hand_over(gone, back)
        if self.dealer is not None:
            self._hand_over_cards(self.dealer, gone)
        self._reopen(back)
        self.events.append(Changed(self.epoch, members, gone, back, seats))

    def _leave_out(self, ready: Ready) -> bool:
        """Begin again without what was never said, if anything of it has been taken for said."""
        left_out = {
            envelope
            for peer in self.peers
            if peer not in ready.members
            for envelope in self.chains.linked[peer][ready.cut[peer] :]
        }
        if left_out:
            self._begin_again([each for each in self.arrivals if each not in left_out])
        return bool(left_out)

    def _is_give_up(self, envelope: Envelope) -> bool:
        """Does a member of this epoch say that it never began it?"""
        if envelope.kind is not Kind.HALT or envelope.epoch != self.epoch - 1:
            return False
        if self._ready is None or envelope.peer not in self._ready.members:
            return False
        chain = self.chains.linked[envelope.peer]
        before = [each for each in chain if each.epoch <= envelope.epoch]
        return envelope.seq == len(before) and envelope.prev == before[-1].digest

    def _take_back_epoch(self) -> None:
        """This epoch was begun too early, and nothing can have been closed in it."""
        assert self._ready is not None
        self._given_up.setdefault(self.epoch - 1, set()).add(self._ready)
        self._begin_again([each for each in self.arrivals if each.epoch < self.epoch])

    def _is_overruled(self) -> bool:
        """Have most begun an epoch that others were ready for and then gave up?

        Then those who gave up were too late to be heard, and what they said after it was never
        said. Begins again without it.
        """
        begun = self.chains.ahead_of(self.epoch)
        if not begun or 2 * len(begun.intersection(self.live)) <= len(self.live):
            return False
        for ready, seqs in self.change.said_ready.items():
            is_decided = set(seqs) == set(ready.members) and self._holds(ready.cut)
            if not is_decided or ready in self._given_up.get(self.epoch, ()):
                continue
            late = {
                each
                for peer, seq in seqs.items()
                for each in self.chains.linked[peer][seq + 1 :]
                if each.kind in (Kind.HALT, Kind.READY)
            }
            if late:
                self._begin_again([each for each in self.arrivals if each not in late])
                return True
        return False

    def _begin_again(self, arrivals: list[Envelope]) -> None:
        """Stand where these envelopes lead, as if the others had never come."""
        told, answers = list(self.events), len(self.line)
        self.arrivals = []
        self._begin()
        for envelope in arrivals:
            self._admit(envelope)
        news = [event for event in self.events if isinstance(event, Changed)][-1:]
        if len(self.line) < answers:
            told.append(WentBack(len(self.line)))
        self.events = deque([*told, *news])

    def _hand_over(self, gone: tuple[int, ...], back: tuple[int, ...]) -> tuple[int, ...]:
        """The seats of the gone are played by the computer, in turn at each of those who stay."""
        changed = []
        for seat, chair in enumerate(self.chairs):
            owner = self.genesis.chairs[seat]
            if owner.peer in back:
                self.chairs[seat] = owner
            elif chair.peer in gone:
                stand_in = self.live[seat % len(self.live)]
                self.chairs[seat] = Chair(stand_in, chair.level or STAND_IN)
            if self.chairs[seat] != chair:
                changed.append(seat)
        return tuple(changed)

    def _hand_over_cards(self, dealer: Dealer, gone: tuple[int, ...]) -> None:
        """Those who stay stand in for the gone with the cards too, or the cards are lost."""
        dealer.change_members(gone, self.state)
        dealer.note_taken_over_seats(self._scene(self.step.number))
        if dealer.is_lost and self.outcome is None:
            results = tuple(Result.DRAW for _ in range(self.genesis.seats))
            self._end(Over(results, "The cards went with those who left."))
        self._settle(self.step.number)

    def _reopen(self, back: tuple[int, ...]) -> None:
        """Go on with the open step if those who are asked are still the same; else ask again.

        What everybody had heard of those who are gone counts. Where they still owed something,
        the whole round is asked once more, so that nobody answers knowing what the others said.
        """
        step, wanted = self.step, self._first_step(self.step.number)
        if step.work is not None or self._must_deal_first(step, wanted):
            self.step = self._first_step(step.number + 1)
        elif step.phase in (Phase.END, Phase.IDLE):
            self.step = replace(step, parties=wanted.parties)
        elif not step.is_acted and (step.parties, step.seats) != (wanted.parties, wanted.seats):
            self.step = replace(wanted, number=step.number + 1)
        for peer, queue in enumerate(self._queues):
            still_due = [each for each in queue if each.step >= self.step.number]
            self._queues[peer] = deque(still_due if peer not in back else ())
        self._advance()

    def _must_deal_first(self, step: OpenStep, wanted: OpenStep) -> bool:
        """Do the cards need care before the table goes on with a step that is still open?

        What is on its way to being opened, or is said already, is waited for.
        """
        is_waiting = not step.is_acted and not step.commits
        lost_match = self.outcome is not None and step.phase not in (Phase.END, Phase.IDLE)
        return lost_match or (wanted.work is not None and is_waiting)

    # What must never happen. -----------------------------------------------------------------

    def _blame(self, peer: int, step: int, why: str) -> None:
        self.found_out.add(peer)
        if self.fault is None:
            self.fault = PeerBroke(peer, why)
            self.events.append(Broke(peer, step, why))

    def _diverge(self, peer: int) -> None:
        if peer not in self.diverged:
            self.diverged[peer] = len(self.line)
            self.events.append(Diverged(peer, self.step.number))

    def _suspect(self, peer: int) -> None:
        if (peer, self.step.number) not in self._suspicions:
            self._suspicions.add((peer, self.step.number))
            self.events.append(Suspected(peer, self.step.number))


def replay(genesis: Genesis, envelopes: tuple[bytes, ...], check: Verifier = verify) -> Record:
    """The record that these envelopes make."""
    record = Record(genesis, check)
    for sealed in envelopes:
        record.receive(sealed)
    return record


def moments(record: Record) -> Iterator[tuple[int, State]]:
    """Every position of the match and its number, from the first to the last."""
    for number, moment in enumerate(record.line):
        yield number, moment.before
    yield len(record.line), record.state
