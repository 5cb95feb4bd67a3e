"""The steps of a match: which envelope the open step takes, when it closes, and what follows.

This layer takes the envelopes of each peer in the order of its chain. What a peer may say is looked
up in `transitions`; what it says is checked here. `Record` above links the chains and changes the
membership.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE
from meadhall.net.dealing.cards import ShowSeatTask
from meadhall.net.dealing.tasks import DealerTask, LetterTask, TaskData
from meadhall.net.deck.errors import DeckRefused
from meadhall.net.errors import BadFrame, PeerBroke
from meadhall.net.match import parts
from meadhall.net.match.events import Acted, Changed, Diverged, Said, Sealed, Suspected
from meadhall.net.match.game_line import GameLine
from meadhall.net.match.parts import Part, decode_part
from meadhall.net.match.steps import OpenStep, next_history
from meadhall.net.match.transitions import FOLLOWING, TRANSITIONS, Phase, Standing, fault_of
from meadhall.net.match.wishes import Notes, TableNote, Wish, decode_note
from meadhall.net.transport.chains import Chains
from meadhall.net.transport.envelope import DIGEST_SIZE, Envelope, Kind
from meadhall.net.transport.wire import Fields


@dataclass(frozen=True, slots=True)
class LetterComplaint:
    """A peer shows a letter to it in which something is wrong."""

    peer: int
    step: int
    author: int
    shown: bytes
    history: bytes
    letter: bytes
    """The digest of the letter."""


@dataclass(frozen=True, slots=True)
class Level:
    """Where the match stood after a closed step, and how much of each chain that rests on."""

    history: bytes
    used: tuple[int, ...]


OPENED_ON: Final = 16
"""So many closed steps are remembered in order to tell a second word from a void one."""

LEVELS: Final = 2
"""How many of the latest levels are told in a HALT. Honest peers are never further apart: who has
closed a step has heard from all others that they had closed the one before it."""


class Lockstep(GameLine):
    """The game of a match, and the steps in which its peers play it."""

    def _begin(self) -> None:
        super()._begin()
        self.chains = Chains(len(self.genesis.people))
        self.history = parts.digest_of((self.match,))
        self.notes = Notes(self.genesis.seats)
        self.complaints: list[LetterComplaint] = []
        self.is_sealed = False
        self.diverged: dict[int, int] = {}
        """Peers that have another position, and after which answer."""

        self.leaving: set[int] = set()
        """Live peers that have said that they go and do not mean to come back."""

        self.closed: dict[int, tuple[bytes, bytes]] = {}
        """What was said in each closed step, apart from the echoes, and where that led.

        Two honest peers never differ in it. They may differ in an echo that was lost on its way,
        until the table changes and they go on at one place."""

        self.withheld: dict[int, int] = {}
        """Who went while it owed an opening or a part of the deal, and before which answer."""

        self.made: tuple[DealerTask, int, TaskData] | None = None
        """What the program of this record's owner has just made for a task; it is not checked."""

        self.levels: list[Level] = [Level(self.history, tuple(0 for _ in self.peers))]
        """The latest levels of this epoch, the first of which is where it began."""

        self._queues: list[deque[Envelope]] = [deque() for _ in self.peers]
        self._ignored: set[int] = set()
        """Peers that broke the form of an envelope: what they said after it does not count."""

        self._last_part: list[int] = [-1 for _ in self.peers]
        """The step of each peer's latest part or echo."""

        self._opened_on: dict[int, bytes] = {}
        """The history on which each of the latest steps opened."""

        self._reopened = 0
        """The first step after the last takeback. An older resignation does not count."""

        self._refused: dict[int, tuple[Envelope, OpenStep]] = {}
        """What the step could not take of each peer, whatever else is said in it."""

        self._suspicions: set[tuple[int, int]] = set()
        self._told_change: Changed | None = None
        """The last news of who makes up the match."""

        self._notice_outcome()
        self._settle(0, self.history)
        self.step = self._first_step(0)

    # What can be asked of it. ----------------------------------------------------------------

    def asked_seats_of(self, peer: int) -> tuple[int, ...]:
        """The seats of this peer that owe a choice in the open step."""
        return self.step.seats.get(peer, ()) if self.step.is_asked(peer) else ()

    def head(self) -> tuple[bytes, bytes]:
        """What every part of the open step begins with: the history and the digest of the state."""
        return self.history, self._digest

    def wishes(self, wish: Wish, argument: int) -> dict[int, TableNote]:
        """Who has wished for this, or agreed to it, in the open step."""
        return self.notes.wishes(wish, argument, self.step.number)

    def resignation(self) -> TableNote | None:
        """A resignation that has been declared and not yet taken."""
        for note in self.notes.resignations():
            if note.argument in self.resigned:
                continue
            if note.argument in self.seats_of(note.peer) and note.step >= self._reopened:
                return note if self.outcome is None else None
        return None

    def claim(self) -> TableNote | None:
        """Who claims the match from the other of two by the time rule, if that claim is open."""
        if not self.patience or self.outcome is not None:
            return None
        return self.notes.claim(self.step.number)

    def has_claimed(self, peer: int) -> bool:
        """Has this peer claimed the match lately, whether or not the claim is still open?"""
        return self.notes.has_claimed(peer, self.step.number)

    def has_asked(self, peer: int, other: int) -> bool:
        """Has this peer wished to go on without another one in the open step?"""
        return peer in self.wishes(Wish.WITHOUT, other)

    def was_unwanted(self, peer: int) -> bool:
        """Has anybody wished to go on without this peer in this step or the one before?"""
        recent = self.notes.recent(self.step.number)
        return any(note.wish is Wish.WITHOUT and note.argument == peer for note in recent)

    def owes_answer(self, peer: int) -> bool:
        """Has the other of two asked whether this peer is still there, and had no answer?"""
        if not self.patience or not self.step.is_asked(peer):
            return False
        asked = self.wishes(Wish.WITHOUT, peer).keys() - {peer}
        return bool(asked) and peer not in self.wishes(Wish.NO, Wish.WITHOUT)

    def concerned(self, wish: Wish, argument: int) -> set[int]:
        """The peers that have to want it before it is agreed."""
        if wish is Wish.RESIGN:
            return {self.chairs[argument].peer}
        return {peer for peer in self.live if not self._has_resigned(peer)} or set(self.live)

    def _has_resigned(self, peer: int) -> bool:
        """Has everybody resigned who sat at this peer's computer?"""
        chairs = self.genesis.chairs
        people = [seat for seat in self.genesis.seats_of(peer) if not chairs[seat].level]
        return bool(people) and self.resigned.keys() >= set(people)

    def contradicting(self) -> list[int]:
        """The live peers whose envelope for the open step names another history.

        Somebody said two things, or this record lacks what was really said. Nobody is named.
        """
        step = self.step.number
        is_stuck = self.fault is None and not self.is_sealed
        return [
            peer
            for peer in self.live
            if is_stuck and (peer, step) in self._suspicions and self._queues[peer]
        ]

    def waiting_count(self) -> int:
        """How many envelopes of the steps wait for another one, which has not come."""
        return sum(len(queue) for queue in self._queues)

    def disputed(self) -> tuple[LetterTask, Mapping[int, TaskData]] | None:
        """The task whose letters may be complained about now, and what was given to it."""
        if self.dealer is None or self.step.task is None or self.step.phase is not Phase.DEAL:
            return None
        if isinstance(self.step.task, ShowSeatTask) and not self.step.is_acted:
            return None
        return self.dealer.disputed(self.step.task, self.step.given())

    def may_return(self, peer: int) -> bool:
        """May this peer be let in now?

        Not before the answer is known for which it withheld something: it would choose again,
        knowing what the others had opened.
        """
        return peer not in self.found_out and not self._has_withheld(peer)

    def _has_withheld(self, peer: int) -> bool:
        """Has this peer withheld something for the answer that is still open?"""
        is_open = self.withheld.get(peer) == len(self.line) and self.outcome is None
        return is_open and peer not in self.found_out

    # What it takes. --------------------------------------------------------------------------

    def _take_note(self, envelope: Envelope) -> None:
        note = decode_note(envelope)
        if note.wish is Wish.WITHOUT and note.argument not in self.peers:
            raise BadFrame("it would go on without somebody who is not there")
        self.notes.add(note)
        if note.wish is Wish.LEAVE and note.peer in self.live:
            self.leaving.add(note.peer)
        self.events.append(Said(note.peer, note.wish, note.argument, note.text, note.step))

    def _take_complaint(self, envelope: Envelope) -> None:
        fields = Fields(envelope.payload, "a complaint about a letter")
        author = fields.number(0, len(self.peers) - 1)
        shown = fields.data()
        history, letter = fields.data(DIGEST_SIZE), fields.data(DIGEST_SIZE)
        fields.end()
        peer, step = envelope.peer, envelope.step
        if step > self._last_part[peer]:  # who has spoken in a step has found nothing wrong
            complaint = LetterComplaint(peer, step, author, shown, history, letter)
            self.complaints.append(complaint)

    def _advance(self) -> None:
        """Let the open step take what has come, close it, and go on with the next."""
        while not self._is_stuck:
            taken = [peer for peer in self.live if self._queues[peer] and self._take_next(peer)]
            self._judge_complaints()
            if self.step.is_closed(self.live):
                self._close()
            elif not taken or not any(self._queues):
                return

    def _take_next(self, peer: int) -> bool:
        """Let the open step take the next of the peer's envelopes, if it is time for it."""
        envelope = self._queues[peer][0]
        if envelope.step > self.step.number:
            return False
        if self._is_void(envelope):
            self._queues[peer].popleft()
            return True
        if self._is_refused(peer, envelope):
            return False
        try:
            if not self._try_part(envelope):
                return False
        except (BadFrame, PeerBroke) as error:
            why = error.why if isinstance(error, PeerBroke) else str(error)
            self._refused[peer] = envelope, self.step
            self._blame(peer, envelope.step, why)
            return False
        self._queues[peer].popleft()
        return True

    def _is_refused(self, peer: int, envelope: Envelope) -> bool:
        """Has this been found wrong in this step? It is not checked again at each later word."""
        refused, step = self._refused.get(peer, (None, None))
        return refused is envelope and step is self.step

    def _is_void(self, envelope: Envelope) -> bool:
        """Was this said in an earlier epoch, on a history that is no longer that of the match?

        Its author says it again where it is still due. Nobody is blamed for it.
        """
        if envelope.epoch == self.epoch:
            return False
        if envelope.step < self.step.number:
            return True
        try:
            part = decode_part(envelope)
        except BadFrame:
            return False
        step, kind = self.step, envelope.kind
        following = TRANSITIONS[step.phase][step.standing_of(envelope.peer)].get(kind)
        if (part.history, part.state) != (self.history, self._digest) or following is None:
            return True
        return kind is Kind.ECHO and step.is_acted and part.digest != step.acts_digest()

    def _try_part(self, envelope: Envelope) -> bool:
        """Put the part into the step; False if it is too early; PeerBroke if it is wrong.

        What was said at another position than ours is not wrong, but it does not count.
        """
        step, peer, kind = self.step, envelope.peer, envelope.kind
        standing = step.standing_of(peer)
        part = decode_part(envelope)
        if envelope.step < step.number:
            if part.history != self._opened_on.get(envelope.step):
                self._suspect(peer)
                return False
            raise PeerBroke(peer, fault_of(step.phase, Standing.DONE, kind))
        if part.history != self.history:
            self._suspect(peer)
            return False
        if part.state != self._digest:
            self._diverge(peer)
            return True
        self.diverged.pop(peer, None)
        following = TRANSITIONS[step.phase][standing].get(kind)
        if following is None:
            raise PeerBroke(peer, fault_of(step.phase, standing, kind))
        if following is standing:
            return False
        if kind is Kind.ECHO:
            return self._take_echo(envelope, part)
        if kind is Kind.AGREEMENT:
            if not self._is_agreed(peer, part):
                return False
        else:
            self._check_act(peer, kind, part)
        step.acts[peer] = envelope
        step.parts[peer] = part
        self.events.append(Acted(peer))
        return True

    def _take_echo(self, envelope: Envelope, part: Part) -> bool:
        if part.digest != self.step.acts_digest():
            self._suspect(envelope.peer)
            return False
        self.step.echoes[envelope.peer] = envelope
        return True

    # What a part must be. --------------------------------------------------------------------

    def _check_act(self, peer: int, kind: Kind, part: Part) -> None:
        if kind is Kind.DEAL:
            assert self.step.task is not None, "only the dealer's steps take a DEAL"
            self._check_deal(self.step.task, peer, part)
        elif kind is Kind.OPEN:
            self._check_open(peer, part)

    def _check_open(self, peer: int, part: Part) -> None:
        """A choice, or a contribution to chance, has to be possible and as promised."""
        step = self.step
        if self.state.asks != CHOOSE and len(part.nonce) != parts.NONCE_SIZE:
            raise PeerBroke(peer, "its contribution to chance is no proper number")
        if peer in step.commits:
            promised = parts.commitment(self.match, step.number - 1, peer, part.nonce, part.actions)
            if promised != step.commits[peer]:
                raise PeerBroke(peer, "it opened something else than it had committed to")
        seats = self.asked_seats_of(peer)
        if len(part.actions) != len(seats):
            raise PeerBroke(peer, f"it gave {len(part.actions)} choices for {len(seats)} seats")
        for seat, action in zip(seats, part.actions, strict=True):
            if not self.state.allows(seat, action):
                why = str(self.state.why_not(seat, action)).rstrip(".")
                raise PeerBroke(peer, f"seat {seat + 1} did what it may not: {why}")

    def _check_deal(self, task: DealerTask, peer: int, part: Part) -> None:
        """What was given to the dealer's task has to be what it asks for."""
        number = self.step.number
        if task.is_promised:
            promised = parts.promise(self.match, number - 1, peer, part.data)
            if promised != self.step.commits[peer]:
                raise PeerBroke(peer, "it opened something else than it had promised")
        if self.made == (task, peer, part.data):
            return
        try:
            task.check(peer, part.data)
        except DeckRefused as error:
            raise PeerBroke(peer, f"what it dealt is wrong: {error}") from error

    def _judge_complaints(self) -> None:
        """Look into the letters that somebody complains about."""
        if not self.complaints or self.step.is_spoilt:
            return
        here = self.step.number, self.history
        complaints = [each for each in self.complaints if (each.step, each.history) == here]
        disputed = self.disputed() if complaints else None
        if disputed is None:
            return
        task, given = disputed
        for each in complaints:
            if each.peer in self.live and self._is_about_our_letter(each, task, given):
                self.step.is_spoilt = True
                culprit, why = task.judge_complaint(each.peer, each.author, each.shown, given)
                self._blame(culprit, self.step.number, why)
                return

    def _is_about_our_letter(
        self, complaint: LetterComplaint, task: LetterTask, given: Mapping[int, TaskData]
    ) -> bool:
        """False if the complaint is about another letter than the one that we were shown."""
        author, reader = complaint.author, complaint.peer
        if author not in given or reader not in task.readers_of(author):
            return True  # there is no such letter, and that is the fault
        letter = task.letter(author, reader, given[author])
        return sha256(letter).digest() == complaint.letter

    def _is_agreed(self, peer: int, part: Part) -> bool:
        """Have all whom an agreement concerns said so? PeerBroke if it cannot be at all."""
        if self.step.phase is Phase.IDLE and part.wish is not Wish.BACK:
            raise PeerBroke(peer, "it ended a match that was over")
        if objection := self.objection_to(part.wish, part.argument):
            raise PeerBroke(peer, f"its agreement cannot be: {objection}")
        needed = self.concerned(part.wish, part.argument) - {peer}
        given = set()
        for author, seq, digest in part.notes:
            if author not in self.peers:
                raise PeerBroke(peer, "it names a note of nobody")
            if seq >= self.chains.length(author):
                return False
            if self.chains.linked[author][seq].digest != digest:
                self._suspect(peer)
                return False
            note = self.notes.find(author, seq)
            if note is not None and self._supports(note, part):
                given.add(author)
        if not needed <= given:
            raise PeerBroke(peer, "it took for agreed what was not agreed to")
        return True

    def _supports(self, note: TableNote, part: Part) -> bool:
        """Does the note ask for what the agreement does?"""
        if (note.wish, note.argument) != (part.wish, part.argument):
            return False
        if note.wish is Wish.RESIGN:
            return note.step >= self._reopened
        return note.step == self.step.number

    # What follows. ---------------------------------------------------------------------------

    def _close(self) -> None:
        """Everybody has spoken: the step is history, and the next one opens."""
        step = self.step
        self._raise_level(step)
        self.complaints = [each for each in self.complaints if each.step > step.number]
        agreements = step.agreements()
        following: OpenStep | None = None
        if agreements:
            self._agree(agreements[0])
        elif step.phase in (Phase.COMMIT, Phase.PROMISE):
            commits = {peer: part.digest for peer, part in step.parts.items()}
            phase = FOLLOWING[step.phase]
            following = OpenStep(
                step.number + 1, phase, step.parties, step.seats, step.task, commits
            )
        elif step.phase in (Phase.OPEN, Phase.REVEAL):
            self._answer(step)
        elif step.phase is Phase.DEAL:
            self._deal(step)
        elif step.phase is Phase.END:
            self.is_sealed = True
            self.events.append(Sealed())
        self.step = following or self._first_step(step.number + 1)
        said = b"" if step.phase is Phase.END else step.acts_digest()
        self.closed[step.number] = said, self._digest

    def _raise_level(self, step: OpenStep) -> None:
        """What the match rests on from here: everything up to each peer's word in this step."""
        self._opened_on[step.number] = self.history
        self._opened_on.pop(step.number - OPENED_ON, None)
        self.history = next_history(self.history, step)
        used = list(self.levels[-1].used)
        if step.phase is not Phase.END:
            for peer, envelope in (*step.acts.items(), *step.echoes.items()):
                used[peer] = max(used[peer], envelope.seq + 1)
        self.levels = [*self.levels, Level(self.history, tuple(used))][-LEVELS:]

    def _agree(self, part: Part) -> None:
        """Carry out what was said instead of a part."""
        claims = [self.notes.find(author, seq) for author, seq, _ in part.notes]
        has_left = any(note is not None and note.wish is Wish.CLAIM for note in claims)
        self._carry_out(part, has_left, self.step.number)
        if part.wish is Wish.BACK:
            self.is_sealed = False
            self._reopened = self.step.number + 1

    def _answer(self, step: OpenStep) -> None:
        """Feed the state with what the parties showed."""
        said = {peer: step.parts[peer] for peer in sorted(step.acts)}
        values: list[int] = []
        if self.state.asks == CHOOSE:
            chosen: dict[int, int] = {}
            for peer, part in said.items():
                chosen.update(zip(step.seats[peer], part.actions, strict=True))
            values = [chosen[seat] for seat in self.state.asked()]
        else:
            nonces = [part.nonce for part in said.values()]
            chance = Chance(parts.chance_seed(self.match, step.number, nonces))
            values = [int(value) for value in self.state.draw_answer(chance)]
        self._feed(values, step.number)
        self._give_back_seats(step.number)
        self._settle(step.number, self.history)

    def _give_back_seats(self, step: int) -> None:
        """Who came back before the answer was known for which it owed something has its seats
        again once it is."""
        if not self.withheld:
            return
        for peer in [each for each in self.live if each in self.withheld]:
            if not self._has_withheld(peer):
                del self.withheld[peer]
                if seats := self._hand_over((), (peer,), self.live):
                    self._tell_change(Changed(self.epoch, self.live, (), (peer,), seats))
                    if self.dealer is not None:
                        self.dealer.note_taken_over_seats(self._dealer_view(step))

    def _deal(self, step: OpenStep) -> None:
        """Let the dealer make of it what follows, and feed the state where that is an answer."""
        assert self.dealer is not None and step.task is not None
        dealt = self.dealer.close(step.task, step.given(), self._dealer_view(step.number))
        if dealt is not None:
            self._feed(dealt.values, step.number, dealt)
            self._give_back_seats(step.number)
        self._settle(step.number, self.history)

    def _first_step(self, number: int) -> OpenStep:
        """The step that asks for what the match wants next."""
        task = self.dealer.due(self._dealer_view(number)) if self.dealer is not None else None
        if task is not None and not self.is_sealed:
            phase = Phase.PROMISE if task.is_promised else Phase.DEAL
            return OpenStep(number, phase, task.parties, task=task)
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

    def _reopen(self, back: tuple[int, ...]) -> None:
        """Go on with the open step if those who are asked are still the same; else ask again.

        What everybody had heard of those who are gone counts. Where they still owed something,
        the whole round is asked once more, so that nobody answers knowing what the others said.
        What was said in later steps rests on the words of a liar that do not count, and is void:
        else every honest word of those steps would have closed this one.
        """
        step, wanted = self.step, self._first_step(self.step.number)
        if step.phase in (Phase.REVEAL, Phase.DEAL):
            here = len(self.line)
            gone = [peer for peer in step.parties if peer not in self.live]
            self.withheld |= {peer: here for peer in gone if step.is_asked(peer)}
        for peer in [each for each in self.withheld if each in self.live]:
            if not self._has_withheld(peer):
                del self.withheld[peer]
        if step.task is not None or self._must_deal_first(step, wanted):
            self.step = self._first_step(step.number + 1)
        elif step.phase in (Phase.END, Phase.IDLE):
            self.step = replace(step, parties=wanted.parties)
        elif not step.is_acted and (step.parties, step.seats) != (wanted.parties, wanted.seats):
            self.step = replace(wanted, number=step.number + 1)
        for peer, queue in enumerate(self._queues):
            still_due = [each for each in queue if each.step == self.step.number]
            self._queues[peer] = deque(still_due if peer not in back else ())
        self._advance()

    def _must_deal_first(self, step: OpenStep, wanted: OpenStep) -> bool:
        """Do the cards need care before the table goes on with a step that is still open?

        What is about to be shown, or is said already, is waited for.
        """
        is_waiting = not step.is_acted and not step.commits
        lost_match = self.outcome is not None and step.phase not in (Phase.END, Phase.IDLE)
        return lost_match or (wanted.task is not None and is_waiting)

    def _tell_change(self, change: Changed) -> None:
        self._told_change = change
        self.events.append(change)

    # What must never happen. -----------------------------------------------------------------

    def _diverge(self, peer: int) -> None:
        if peer not in self.diverged:
            self.diverged[peer] = len(self.line)
            self.events.append(Diverged(peer, self.step.number))

    def _suspect(self, peer: int) -> None:
        if (peer, self.step.number) not in self._suspicions:
            self._suspicions.add((peer, self.step.number))
            self.events.append(Suspected(peer, self.step.number))
