"""A match with one peer's hand in it: choices in, envelopes and events out.

`Match` is a record (`record`) that can also speak: it signs what its peer owes, and keeps every
envelope in the journal before anybody else can have it. A table of one person, or of several
around one screen, is a match with one peer that holds all the seats; nothing else about it is
different. No socket, clock, thread or file is in here: time is told (`tick`), bytes are handed in
(`receive`) and fetched (`outgoing`), and the journal is whatever takes bytes and does not lose
them.

Playing alone, in short::

    match = begin_alone(find("hexentafl"), {}, identity, "Anna", levels={1: "karl"}, created=now,
                        nonce=os.urandom(16), journal=SagaFile.create(path))
    match.ask                       what the table wants now: Choose, Roll, ..., Over
    match.awaited                   the seats that this peer must choose for now
    match.level(seat)               the level of a computer seat, or "" for a person
    match.thinking_time(seat)       how long it thinks, in milliseconds, or 0 if it goes by count
    match.view(seat)                the state as this seat may see it (NOBODY: the public)
    match.seen(n, seat)             the same before answer n
    match.whole(n)                  that state with all faces that may be known here
    match.act(seat, action)         choose; IllegalAction says why not, and nothing has changed
    match.next_event()              what happened: `events`, until None
    match.line[n].before, .values   every answer so far and the state it was given to
    match.go_back(n)                take back to before answer n, which must have been a choice
    match.resign(seat), match.leave_it()        the end by will
    match.say(text)                 a word to the table
    match.over                      the outcome, or None
    resume(read(bytes), identity, journal)      go on from a match file

Chance is answered by itself: in a match of one from the peer's own secret numbers, among several
from everybody's. `view` and `line` give the match's own states: look at them and copy them, never
change them. `thinking_seed` is what a computer player should draw its own chance from.

With several peers, `act` only gives this peer's part; the answer is there when all have confirmed
it. `go_back` and `leave_it` are wishes until every peer has said the same. A peer that holds
several of the seats that choose at the same time is heard when all of them have chosen.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import product
from typing import Protocol

from meadhall.engines.cards import CardState
from meadhall.engines.contract import CHOOSE, NO_ACTION, State
from meadhall.engines.game import Game
from meadhall.engines.phrases import say
from meadhall.engines.values import NOBODY, Ask, IllegalAction, Over
from meadhall.net.audit.open_replay import OpenReplay, replay_openly
from meadhall.net.dealing.own_secrets import OwnSecrets
from meadhall.net.dealing.seat_views import SeatViews
from meadhall.net.dealing.tasks import DealerTask, LetterTask, TaskData
from meadhall.net.errors import BadFile, BadFrame, NotKept, NotYours, Refused
from meadhall.net.files.saga import Saga, begin
from meadhall.net.files.saga import record as saga_record
from meadhall.net.gathering.genesis import (
    NAME_LIMIT,
    Chair,
    Genesis,
    Person,
    Signed,
    Terms,
    found,
    is_timed,
)
from meadhall.net.gathering.series import Series
from meadhall.net.identity import Identity, Verifier, verify
from meadhall.net.match import parts
from meadhall.net.match.events import MatchEvent
from meadhall.net.match.game_line import LineEntry
from meadhall.net.match.left_epoch import needs_all
from meadhall.net.match.membership import Halt, decode_ready
from meadhall.net.match.own_words import OwnWords
from meadhall.net.match.parts import Part
from meadhall.net.match.record import Record
from meadhall.net.match.steps import OpenStep
from meadhall.net.match.transitions import TRANSITIONS, Phase, Standing
from meadhall.net.match.wishes import TEXT_LIMIT, Wish
from meadhall.net.texts import FileProblem, Problem
from meadhall.net.transport.envelope import CHANGES, LOCKSTEP, Kind, seal, unseal, vouched
from meadhall.net.transport.plain_text import fitted, own_name
from meadhall.net.transport.wire import Value, pack


class Journal(Protocol):
    """Where a match is kept. Once `sync` returns, all that was appended survives a pulled plug."""

    def append(self, data: bytes) -> None: ...

    def sync(self) -> None: ...

    def rewrite(self, data: bytes) -> None:
        """Hold this from now on and nothing else, whenever the plug is pulled."""

    def discard(self) -> None:
        """Hold nothing: there is no match after all."""

    def close(self) -> None: ...


class NoJournal:
    """The journal of a match that nobody wants to keep."""

    def append(self, data: bytes) -> None:
        pass

    def sync(self) -> None:
        pass

    def rewrite(self, data: bytes) -> None:
        pass

    def discard(self) -> None:
        pass

    def close(self) -> None:
        pass


class Match:
    """One match, as the peer at `me` plays it; an onlooker's has no identity, and only looks on."""

    def __init__(
        self,
        signed: Signed,
        identity: Identity | None,
        journal: Journal,
        check: Verifier = verify,
    ) -> None:
        self.signed = signed
        self.identity = identity
        self.me = NOBODY
        if identity is not None:
            keys = [person.key for person in signed.genesis.people]
            if identity.public not in keys:
                raise NotYours("this match is between other people")
            self.me = keys.index(identity.public)
        self.record = Record(signed.genesis, check, self.me)
        self._own = None
        if identity is not None:
            self._own = OwnSecrets(identity, signed.genesis.match, self.me)
        self._seat_views = SeatViews(signed.genesis.start())
        self._open_replay: OpenReplay | None = None
        """Once all cards are open, nothing can be taken back, so it holds for good."""

        self.is_quiet = False
        """While it is set nothing is signed: our own last words may still be on their way to us."""

        self.check = check
        self._journal = journal
        self._written: list[bytes] = []  # not yet sure to survive, so nobody may have it
        self._outgoing: list[bytes] = []
        self._own_words = OwnWords()
        self._chosen: dict[int, int] = {}
        self._chosen_at = (-1, b"")

    # What is going on. -----------------------------------------------------------------------

    @property
    def genesis(self) -> Genesis:
        return self.signed.genesis

    @property
    def ask(self) -> Ask:
        """What the table wants now; the outcome once there is one."""
        return self.record.outcome or self.record.state.ask()

    @property
    def over(self) -> Over | None:
        return self.record.outcome

    @property
    def line(self) -> Sequence[LineEntry]:
        """The answers so far."""
        return self.record.line

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that this peer acts for, in person or by its computer."""
        return self.record.seats_of(self.me)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of this peer that owe a choice and have not made it."""
        asked = self.record.asked_seats_of(self.me)
        return tuple(seat for seat in asked if seat not in self._choices())

    @property
    def is_halted(self) -> bool:
        """Is the membership changing, so that nobody may speak?"""
        return self.record.is_changing

    def level(self, seat: int) -> str:
        """The level at which the computer plays this seat; empty for a person."""
        return self.record.chairs[seat].level

    def thinking_time(self, seat: int) -> int:
        """Milliseconds for each choice of the computer at this seat; 0: it goes by count."""
        return self.genesis.thinking(self.level(seat))

    def view(self, seat: int) -> State:
        """The match as this seat may see it."""
        return self.seen(len(self.line), seat)

    def seen(self, number: int, seat: int) -> State:
        """The match as this seat saw it before this answer, or sees it now."""
        if seat != NOBODY and seat not in self.seats and len(self.record.peers) > 1:
            raise NotYours(f"{self.genesis.seat_name(seat)} sits at another computer")
        return self._knowing(seat, number)

    def whole(self, number: int) -> State:
        """The match before this answer, or now, with all faces, if they are known here."""
        opened = self._opened()
        if opened is not None and number < len(opened.states):
            return opened.states[number]
        return self._common(number)

    def answers(self) -> tuple[tuple[int, ...], ...]:
        """All answers so far, with all faces, if they are known here."""
        opened = self._opened()
        if opened is not None and opened.finding is None:
            return opened.answers
        return tuple(moment.values for moment in self.line)

    def _opened(self) -> OpenReplay | None:
        """The match with every face known, once all cards have been opened."""
        dealer = self.record.dealer
        if dealer is None or dealer.revealed_secret is None:
            return None
        if self._open_replay is None:
            self._open_replay = replay_openly(self.record)
        return self._open_replay

    def _common(self, number: int) -> State:
        """The record's own state before this answer, or now."""
        return self.line[number].before if number < len(self.line) else self.record.state

    def open_hand(self, seat: int) -> State:
        """What a computer seat knows that plays with open cards; everybody may look."""
        if not self.record.is_open(seat):
            raise NotYours(f"{self.genesis.seat_name(seat)} does not play with open cards")
        return self._knowing(seat, len(self.line))

    def thinking_seed(self, seat: int) -> int:
        """The chance of a computer player: another at each choice, the same after a restart.

        What plays with open cards draws from what everybody knows, so all can compute its choice;
        what does not draws from a seed that was promised before the first card was dealt.
        """
        if self._own is None:
            raise NotYours("an onlooker does not think for a seat")
        seed = b"" if self.record.is_open(seat) else self._own.seed()
        answers, takebacks = len(self.line), self.record.takebacks
        return parts.thinking_seed(seed, self.record.match, answers, takebacks, seat)

    def next_event(self) -> MatchEvent | None:
        """What happened next, or None until something does."""
        return self.record.events.popleft() if self.record.events else None

    def outgoing(self) -> list[bytes]:
        """The envelopes that have been written and not yet been fetched, for all other peers."""
        written, self._outgoing = self._outgoing, []
        return written

    # What the peer does. ---------------------------------------------------------------------

    def act(self, seat: int, action: int) -> None:
        """Choose for a seat of this peer; IllegalAction or Refused if that cannot be."""
        self._require_may_speak()
        if self.record.outcome is not None:
            raise Refused(say(Problem.OVER))
        if seat not in self.seats:
            raise NotYours("this seat is not yours to choose for")
        if seat not in self.awaited:
            raise Refused(say(Problem.NOT_ASKED))
        state = self._knowing(seat, len(self.line))
        if not state.allows(seat, action):
            raise IllegalAction(seat, action, state.why_not(seat, action))
        self._choices()[seat] = action
        self._speak()

    def can_withdraw(self, seat: int) -> bool:
        """Has this seat chosen what nobody has been told yet, because another seat here has not?"""
        return (
            seat in self._choices() and seat not in self._automatic_choices() and bool(self.awaited)
        )

    def withdraw(self, seat: int) -> None:
        """Let a seat choose again, as long as its choice has been told to nobody."""
        if not self.can_withdraw(seat):
            raise Refused(say(Problem.TOLD_ALREADY))
        del self._choices()[seat]

    def go_back(self, number: int) -> None:
        """Take back all answers from this one on, or tell the others that one would like to."""
        self._wish(Wish.BACK, number)

    def leave_it(self) -> None:
        """End the match without a winner, or tell the others that one would like to."""
        self._wish(Wish.DRAW, 0)

    def resign(self, seat: int) -> None:
        if seat not in self.seats:
            raise NotYours("only the own seat can be resigned")
        self._wish(Wish.RESIGN, seat)

    def decline(self, what: Wish = Wish.SAY) -> None:
        """Tell the others that their wish is not agreed to; a claim is declined by its name."""
        self._note(Wish.NO, int(what), "")

    def say(self, text: str) -> None:
        self._note(Wish.SAY, 0, text)

    def claim(self) -> None:
        """Say that the other of two has stayed away for longer than the table gave it."""
        if self.record.has_claimed(self.me):
            raise Refused(say(Problem.CLAIMED_ALREADY))
        self._note(Wish.CLAIM, 0, "")

    def go_on_without(self, peer: int) -> None:
        """Say that one would rather go on than wait for this peer's choice."""
        self._note(Wish.WITHOUT, peer, "")

    def leave(self) -> None:
        """Tell the others that one goes and will not come back."""
        self._note(Wish.LEAVE, 0, "")

    def _wish(self, wish: Wish, argument: int) -> None:
        if self.record.outcome is not None and wish is not Wish.BACK:
            raise Refused(say(Problem.OVER))
        if objection := self.record.objection_to(wish, argument):
            raise Refused(objection)
        if len(self.record.live) > 1:
            self._note(wish, argument, "")
        else:
            self._require_may_speak()
            self._say_agreement(Part(*self._head(), wish=wish, argument=argument))
            self._speak()

    def _note(self, wish: Wish, argument: int, text: str) -> None:
        self._require_may_speak()
        if not self._may_say(Kind.NOTE):
            raise Refused(say(Problem.TABLE_CHANGING))
        payload: list[Value] = [int(wish), argument, fitted(text, TEXT_LIMIT)]
        if not self.record.has_room_for_note(self.me, len(pack(payload))):
            raise Refused(say(Problem.MANY_WORDS))
        self._write(Kind.NOTE, payload)
        self._speak()

    def halt(self, members: tuple[int, ...], reason: str) -> None:
        """Say no more in this epoch; these are to make up the next one.

        What we said in another epoch of this number comes first, once more.
        """
        if self.identity is None or self.is_quiet:
            return
        chain, length = self.record.chains.linked[self.me], -1
        while length < len(chain) and (length < 0 or chain[-1].kind is not Kind.HALT):
            length = len(chain)
            self._say_halt(members, reason)
            chain = self.record.chains.linked[self.me]
        self._release()

    def _say_halt(self, members: tuple[int, ...], reason: str) -> None:
        chains = self.record.chains
        ends = tuple(chains.end(peer) for peer in self.record.peers)
        forked, levels = tuple(sorted(self.record.proofs)), tuple(self.record.levels)
        halt = Halt(members, tuple(chains.lengths()), ends, forked, levels, reason)
        self._write(Kind.HALT, halt.encode())

    @property
    def has_given_up_epoch(self) -> bool:
        """Have we halted again after we were ready for this epoch, and said nothing here before?

        Then others may have gone back on that word of ours. They rely on it that no step is closed
        here by all. So we take no part in its steps, even where we have to follow.
        """
        record = self.record
        ready = record.ready_for_this(self.me)
        if ready is None:
            return False
        if self._own_words.next_after(ready, ready.epoch) is None:
            return False
        first = self._own_words.next_after(ready, record.epoch)
        return first is None or first.kind in CHANGES

    def _may_say(self, kind: Kind) -> bool:
        """May we say this in an epoch that we have given up? Only what leads out of it; and where
        that would prove that we broke our promise, we say nothing."""
        if not self.has_given_up_epoch:
            return True
        ready = self.record.ready_for_this(self.me)
        assert ready is not None
        begun = decode_ready(ready, len(self.record.peers))
        return kind in CHANGES and not needs_all(begun, ready.epoch)

    def be_ready(self) -> None:
        """Say so once all that counts of this epoch is here, and nothing else."""
        change = self.record.change
        if self.identity is None or self.is_quiet or not change.is_halted(self.me):
            return
        members = change.members_of(self.me)
        ready = change.due(members)
        if ready is None or not self.record.holds(ready):
            return
        if any(self.record.is_elsewhere(peer) for peer in members):
            return
        for peer, chain in enumerate(self.record.chains.linked):
            is_settled = peer in members or peer in self.record.proofs
            too_much = () if is_settled else chain[ready.cut[peer] :]
            if any(each.kind in LOCKSTEP for each in too_much):
                return
        if change.readies.get(self.me) != ready:
            self._write(Kind.READY, ready.encode())
            self._speak()

    def start_over(self) -> None:
        """Read the whole match again from what was said, and stand where that leads.

        If this machine went astray by itself, it comes to itself; whatever it said astray did
        not count with the others, and is said again.
        """
        fresh = self.record.again()
        fresh.events.clear()
        self.record = fresh
        self._speak()

    # What comes from the others. -------------------------------------------------------------

    def receive(self, sealed: bytes, is_vouched: bool = False) -> bool:
        """Take an envelope from anybody; BadFrame if it is none of this match. See `next_event`.
        False if it was here before."""
        if self.is_quiet:
            self._drop_unheard_own(sealed)
        envelope = self.record.receive(sealed, is_vouched)
        if envelope is None:
            return False
        if envelope.peer == self.me:
            self._own_words.hear(envelope)
        self._speak()
        return True

    def take_proof(self, *sealed: bytes) -> None:
        """Take the proof that somebody told two stories, or BadFrame if it is none."""
        self.record.take_proof(*sealed)
        self._speak()

    def _drop_unheard_own(self, sealed: bytes) -> None:
        """Forget what we wrote and nobody heard, where the others have heard us say something else.

        So it is when a file was lost before we had sent what we wrote, we went on without it, and
        then an old copy of it came back.
        """
        envelope, chains = unseal(sealed), self.record.chains
        if envelope.peer != self.me or envelope.seq >= chains.length(self.me):
            return
        own = chains.linked[self.me][envelope.seq :]
        if own[0].place != envelope.place or own[0].body == envelope.body:
            return
        if not envelope.is_signed_by(self.genesis.people[self.me].key, self.check):
            return
        for each in own:
            self._own_words.forget(each)
        self.record.forget(own)
        kept = [saga_record(each.sealed) for each in self.record.arrivals]
        self._journal.rewrite(begin(self.signed) + b"".join(kept))
        self._own_words.lose_file()
        self.record.unkept.clear()

    def use_journal(self, journal: Journal) -> None:
        """Go on in this journal, which holds all that was received so far."""
        self._journal = journal
        self._note_own_words()
        self.record.unkept.clear()
        self.record.events.clear()
        if len(self.record.live) == 1:
            self.allow_speaking()

    def allow_speaking(self) -> None:
        """Speak again: our own last words are known."""
        self.is_quiet = False
        self._speak()

    def speak(self) -> None:
        """Say what is owed, if it could not be said when it was due."""
        self._speak()

    def discard(self) -> None:
        """Keep nothing of it: it never began."""
        self._journal.discard()

    def close(self) -> None:
        """Leave the file to others; the match can still be looked at."""
        self._journal.close()

    # What the peer knows. --------------------------------------------------------------------

    def _knowing(self, seat: int, number: int) -> State:
        """What a seat knew before an answer, or knows now."""
        line, record, common = self.line, self.record, self._common(number)
        if record.dealer is None or seat == NOBODY or not isinstance(common, CardState):
            return common.seen_by(seat)
        if len(common.cards.faces) == 0:
            return common.seen_by(seat)  # played without cards, so nothing is hidden
        taken_over_seat = record.dealer.taken_over.get(seat)
        if self._own is not None:
            self._own.follow(record.dealer.changes)
        if record.genesis.chairs[seat].peer == self.me or taken_over_seat is None:
            return self._seat_views.own_seat(seat, line, self._own, number)
        return self._seat_views.taken_over(seat, line, record.state, taken_over_seat, number)

    # What the peer owes. ---------------------------------------------------------------------

    def _require_may_speak(self) -> None:
        if self.identity is None:
            raise NotYours("an onlooker has no voice in the match")
        if self.me not in self.record.live:
            raise Refused(say(Problem.WAY_BACK))
        if self.is_halted:
            raise Refused(say(Problem.TABLE_CHANGING))
        if self.is_quiet or self.is_behind_own_words():
            raise Refused(say(Problem.OTHERS_SILENT))
        if self.record.is_stopped:
            raise Refused(say(Problem.STANDS_STILL))

    def _choices(self) -> dict[int, int]:
        """What this peer's seats have chosen in the open step."""
        here = self.record.step.number, self.record.history
        if self._chosen_at != here:
            self._chosen_at = here
            self._chosen = self._automatic_choices()
        return self._chosen

    def _automatic_choices(self) -> dict[int, int]:
        """What the rules leave no choice about, so that nobody is asked: a called card is shown."""
        if self.record.state.asks != CHOOSE or self.identity is None:
            return {}
        seats = self.record.asked_seats_of(self.me)
        found = {
            seat: int(self._knowing(seat, len(self.line)).automatic_action(seat)) for seat in seats
        }
        return {seat: action for seat, action in found.items() if action != NO_ACTION}

    def _speak(self) -> None:
        """Say all that is owed now and needs no decision."""
        self._keep()
        while self._may_speak():
            length = self.record.chains.length(self.me)
            if not self._say_next() or self.record.chains.length(self.me) == length:
                break
        self._release()

    def _keep(self) -> None:
        """Write down what was heard; NotKept if it has to wait, and whatever we say waits with it.

        What we say follows from what we have heard, so the journal must never have the one without
        the other.
        """
        self._note_own_words()
        unkept = self.record.unkept
        while unkept:
            self._journal.append(saga_record(unkept[0].sealed))
            unkept.popleft()

    def _note_own_words(self) -> None:
        """Remember what we have said, of what has come back to us."""
        for envelope in self.record.unkept:
            if envelope.peer == self.me:
                self._own_words.keep(envelope)

    def _release(self) -> None:
        """What was written is made safe first, and then it may go to the others."""
        if self._written:
            self._journal.sync()
            self._outgoing += self._written
            self._written = []

    def _may_speak(self) -> bool:
        return (
            self.identity is not None
            and not self.is_quiet
            and not self.is_halted
            and not self.record.is_stopped
            and self.me in self.record.live
            and not self.is_behind_own_words()
        )

    def is_behind_own_words(self) -> bool:
        """Have we spoken in a later step than the open one? Then our file was lost, and what the
        others had said by then has not come back to us yet."""
        chain = self.record.chains.linked[self.me]
        if not chain or chain[-1].epoch != self.record.epoch:
            return False
        return chain[-1].step > self.record.step.number

    def _say_next(self) -> bool:
        """Say one thing that is owed, if there is any."""
        step = self.record.step
        if step.task is not None and self._own is not None:
            return self._deal(step, step.task, self._own)
        if step.owes_echo(self.me):
            self._part(Kind.ECHO, Part(*self._head(), digest=step.acts_digest()))
            return True
        if not step.is_asked(self.me):
            return False
        if self._carry_out_wishes():
            return True
        if step.phase is Phase.END:
            self._part(Kind.END, Part(*self._head()))
            return True
        if step.phase is Phase.COMMIT:
            return self._commit()
        return step.phase in (Phase.OPEN, Phase.REVEAL) and self._open()

    def _deal(self, step: OpenStep, task: DealerTask, own: OwnSecrets) -> bool:
        """Give what the dealer's task asks of us, unless what others gave us is wrong."""
        assert self.record.dealer is not None
        own.follow(self.record.dealer.changes)
        if not step.owes_echo(self.me) and not step.is_asked(self.me):
            return False
        disputed = self.record.disputed()
        if disputed is not None and self._complain(own, *disputed):
            return False
        if step.owes_echo(self.me):
            self._part(Kind.ECHO, Part(*self._head(), digest=step.acts_digest()))
        elif step.phase is Phase.PROMISE:
            data = task.give(own)
            promise = parts.promise(self.record.match, step.number, self.me, data)
            self._part(Kind.COMMIT, Part(*self._head(), digest=promise))
        else:
            data = task.give(own)
            self.record.made = task, self.me, data
            self._part(Kind.DEAL, Part(*self._head(), data=data))
        return True

    def _complain(self, own: OwnSecrets, task: LetterTask, given: Mapping[int, TaskData]) -> bool:
        """Show everybody a letter to us that is not what it should be, if there is one."""
        bad_letter = task.find_bad_letter(own, given)
        if bad_letter is None:
            return False
        author, shown = bad_letter
        complaints = [(each.peer, each.step) for each in self.record.complaints]
        if (self.me, self.record.step.number) not in complaints:
            self._show_letter(author, shown, task.letter(author, self.me, given[author]))
        return True

    def _show_letter(self, author: int, shown: bytes, letter: bytes) -> None:
        """Complain about a letter. On another history, or about another letter, it is void."""
        digest = sha256(letter).digest()
        self._write(Kind.PLEA, [author, shown, self.record.history, digest])

    def _commit(self) -> bool:
        actions = self._all_chosen()
        if actions is None:
            return False
        number = self.record.step.number
        nonce = self._nonce(number)
        promise = parts.commitment(self.record.match, number, self.me, nonce, actions)
        self._part(Kind.COMMIT, Part(*self._head(), digest=promise))
        return True

    def _open(self) -> bool:
        step = self.record.step
        if step.commits:
            nonce, actions = self._nonce(step.number - 1), self._committed()
        else:
            chosen = self._all_chosen()
            if chosen is None:
                return False
            actions = chosen
            is_choice = self.record.state.asks == CHOOSE  # then nobody waits to be surprised
            nonce = b"" if is_choice else self._nonce(step.number)
        self._part(Kind.OPEN, Part(*self._head(), nonce=nonce, actions=actions))
        return True

    def _all_chosen(self) -> tuple[int, ...] | None:
        """What this peer's asked seats chose, or None until all of them have."""
        chosen = self._choices()
        seats = self.record.asked_seats_of(self.me)
        return tuple(chosen[seat] for seat in seats) if set(seats) <= set(chosen) else None

    def _committed(self) -> tuple[int, ...]:
        """What this peer committed to in the step before: found again, not remembered."""
        step = self.record.step
        number, nonce = step.number - 1, self._nonce(step.number - 1)
        seats = self.record.asked_seats_of(self.me)
        states = [self._knowing(seat, len(self.line)) for seat in seats]
        choices = [
            [int(action) for action in state.legal(seat)]
            for seat, state in zip(seats, states, strict=True)
        ]
        for actions in product(*choices):
            promise = parts.commitment(self.record.match, number, self.me, nonce, actions)
            if promise == step.commits[self.me]:
                return actions
        raise BadFile(say(Problem.COMMITMENT_LOST))

    def _nonce(self, number: int) -> bytes:
        assert self.identity is not None
        return self.identity.derive("nonce", self.record.match, number)

    def _carry_out_wishes(self) -> bool:
        """Where all whom it concerns want a turn of the match, the peer asked next takes it."""
        step = self.record.step
        if Kind.AGREEMENT not in TRANSITIONS[step.phase][Standing.ASKED]:
            return False
        resignation, claim = self.record.resignation(), self.record.claim()
        if resignation is not None and step.phase is not Phase.IDLE:
            part = Part(
                *self._head(),
                wish=Wish.RESIGN,
                argument=resignation.argument,
                notes=tuple(
                    (each.peer, each.seq, each.digest) for each in (resignation, claim) if each
                ),
            )
            self._say_agreement(part)
            return True
        for note in reversed(self.record.notes.in_step(step.number)):
            if note.wish not in (Wish.BACK, Wish.DRAW):
                continue
            wishes = self.record.wishes(note.wish, note.argument)
            if set(wishes) >= self.record.concerned(note.wish, note.argument):
                notes = tuple(
                    (peer, wishes[peer].seq, wishes[peer].digest) for peer in sorted(wishes)
                )
                part = Part(*self._head(), wish=note.wish, argument=note.argument, notes=notes)
                self._say_agreement(part)
                return True
        return False

    def _say_agreement(self, part: Part) -> None:
        if not self.record.step.is_asked(self.me):
            raise Refused(say(Problem.NOT_NOW))
        self._part(Kind.AGREEMENT, part)

    # How it is said. -------------------------------------------------------------------------

    def _head(self) -> tuple[bytes, bytes]:
        return self.record.head()

    def _part(self, kind: Kind, part: Part) -> None:
        self._write(kind, part.encode(kind))

    def _write(self, kind: Kind, payload: list[Value]) -> None:
        """Sign an envelope, keep it, take it, and let it go: in this order.

        When an epoch is given up, words may be taken for never said, our own too, and then count
        again. So if there has been a word of ours in this place, it is said once more instead.
        """
        assert self.identity is not None
        if not self._may_say(kind):
            return
        envelope = seal(
            self.identity,
            self.record.match,
            self.record.epoch,
            self.me,
            self.record.chains.length(self.me),
            self.record.chains.end(self.me),
            self.record.step.number,
            kind,
            payload,
        )
        if self._own_words.would_prove(envelope):
            return
        self._keep()
        envelope = self._own_words.said_at(envelope.place) or envelope
        if not self._own_words.is_kept(envelope):
            self._journal.append(saga_record(envelope.sealed))
            self._own_words.keep(envelope)
        self.record.take(envelope, is_vouched=True)
        if self.record.unkept and self.record.unkept[0].sealed == envelope.sealed:
            self.record.unkept.popleft()  # it is in the file already
        self._written.append(envelope.sealed)


def begin_alone(
    game: Game,
    settings: Mapping[str, object],
    identity: Identity,
    name: str,
    nonce: bytes,
    created: int,
    levels: Mapping[int, str] | None = None,
    seats: int | None = None,
    journal: Journal | None = None,
    diagram: str = "",
    answers: Sequence[Sequence[int]] = (),
    series: Series | None = None,
    emblem: int = 0,
    thinking: int = 0,
    names: Mapping[int, str] | None = None,
) -> Match:
    """A new match of one peer that holds every seat; `levels` names those the computer plays, and
    `names` the people at some of the others, who share this computer.

    The strongest of them thinks for so many milliseconds about each choice, if any are given.
    """
    count = game.seats[0] if seats is None else seats
    given = levels or {}
    called = {seat: own_name(each, NAME_LIMIT) for seat, each in (names or {}).items()}
    chairs = [
        Chair(0, given[seat]) if given.get(seat) else Chair(0, "", called.get(seat, ""))
        for seat in range(count)
    ]
    people = [Person(identity.public, own_name(name, NAME_LIMIT), emblem)]
    terms = Terms(thinking=thinking if is_timed(given.values()) else 0)
    genesis = found(
        game, settings, people, chairs, [nonce], created, b"", diagram, answers, terms, series
    )
    signed = Signed(genesis, (genesis.sign(identity),))
    return start(signed, identity, NoJournal() if journal is None else journal)


def start(
    signed: Signed,
    identity: Identity | None,
    journal: Journal,
    check: Verifier = verify,
    is_quiet: bool = False,
) -> Match:
    """A new match that everybody has signed; its file begins here, or NotKept if it cannot.

    Quiet if it may be new to us only because we lost what we had of it.
    """
    match = Match(signed, identity, journal, check)
    try:
        journal.append(begin(signed))
        journal.sync()
    except NotKept:
        journal.discard()
        raise
    match.is_quiet = is_quiet
    match.speak()
    return match


def resume(
    saga: Saga, identity: Identity | None, journal: Journal, check: Verifier = verify
) -> Match:
    """Go on from a match file. Among several peers nothing is signed until they have been heard.

    A file of others that would take far longer than reading it is refused (`Record.effort`).
    """
    match = Match(saga.signed, identity, NoJournal(), check)
    match.is_quiet = True
    trusted = vouched(saga.envelopes)
    for number, (sealed, is_vouched) in enumerate(zip(saga.envelopes, trusted, strict=True), 2):
        try:
            match.receive(sealed, is_vouched)
        except BadFrame as error:
            reason = say(Problem.BAD_RECORD, number=number, reason=str(error))
            raise BadFile(reason) from error
        if identity is None and match.record.goes_back_too_often:
            raise BadFile(say(FileProblem.GOES_BACK, number=number))
    if match.record.fault is not None and len(match.record.peers) == 1:
        raise BadFile(say(Problem.IMPOSSIBLE_MATCH, reason=match.record.fault.why))
    match.use_journal(journal)
    return match
