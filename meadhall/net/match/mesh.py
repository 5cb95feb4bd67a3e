"""A match among several peers: who hears whom, who lacks what, and who is gone.

Every peer is linked to every other where it can be. Envelopes go to all at once; beside that, each
peer tells once a second how much it has heard of everybody, and peers that have more send it. So it
does not matter which way an envelope came, how often, or what was lost when a link broke: what one
has heard, all will hear, as long as they hang together at all.

A peer is lost when no new sign of life of its own comes any more, by any way: each signs a count
once a second, and the others pass it on. After a time of grace the others go on without it
(`membership`); when it comes back it catches up and asks to be let in again. The same happens to a
peer that is linked and for so long has not said what it owes (`debts`).

Of two peers neither can go on alone. If their table has a time rule, the one that waits may claim
the match; the other's own program gives it up when it is back and was away for as long as that, and
declines if it was not. If each claims it from the other, they were kept apart, and play on.

After a restart nothing is signed until the others have told how much they had heard of us: a
file restored from an old copy must not make us tell two stories.

No clock, socket or link is in here: `tick` tells the time, links are numbers given by the caller.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Final

from meadhall.engines.phrases import say
from meadhall.net.audit.divergence import bundle, compare
from meadhall.net.errors import BadFrame, Refused
from meadhall.net.match import debts
from meadhall.net.match.debts import Debt, DebtClock
from meadhall.net.match.events import (
    Broke,
    Changed,
    Compared,
    Diverged,
    Due,
    MatchEvent,
    Owes,
    Suspected,
)
from meadhall.net.match.match import Match
from meadhall.net.match.record import Record
from meadhall.net.match.wishes import TableNote, Wish
from meadhall.net.texts import Problem
from meadhall.net.transport.envelope import Envelope, unseal
from meadhall.net.transport.messages import (
    Beat,
    EnvelopeNews,
    Message,
    Ping,
    Proof,
    StateReport,
)

TESTIMONY: Final = 8
"""How many of everybody's latest envelopes go into a report of two stories: twice as many at each
further look at the same difference."""

WATCHERS_LIMIT: Final = 8
CHANGE_COUNTS_FOR: Final = 0.5
"""A change of the table counts for its own time and for this part of the longest one; but where
one only comes back, for the time that it takes too long."""

UNREST_FORGOTTEN: Final = 0.2
"""So much of each second, as time in which the table was changed on account of a peer."""

BATCH: Final = 400
"""How many envelopes of each author are sent at once to a peer that lacks them."""

REPORT_EVERY: Final = 12.0
"""Seconds from one report of where we stand to the next: others take no more of them."""

AGAIN: Final = 8000
AGAIN_A_SECOND: Final = 800
"""So many envelopes are sent over a link to one who says that it lacks them, at once, and a second
from then on. Anybody who is linked may say so, as often as they like."""


@dataclass(frozen=True, slots=True)
class Timing:
    """In seconds."""

    ping: float = 1.0
    slow: float = 3.0
    lost: float = 6.0
    grace: float = 90.0
    """So long the others wait for a lost peer before they go on without it."""

    patience: float = 2.0
    """So long one waits before saying or sending something once more."""

    change: float = 12.0
    """So long a program may take for its part of a change of the membership."""

    @property
    def unrest(self) -> float:
        """So long one peer may keep the table changing, until it has been quiet again for long."""
        return 8 * self.change


@dataclass
class PeerLink:
    """A link to a peer of the match, or to an onlooker (NOBODY's number, -1)."""

    peer: int
    heard_at: float
    build: str
    """What its program calls itself."""

    theirs: list[int]
    """How much of everybody the other end has, as far as we know, counting what is on its way."""

    settled_at: float = -1e9
    """When we last believed the other end's own account instead."""

    is_known: bool = False
    near: set[int] = field(default_factory=set)
    depth: dict[int, int] = field(default_factory=dict)
    """How far back we look for the place where somebody told the other end something else."""

    room: float = AGAIN
    """How many envelopes it may be sent at this time because it says that it lacks them."""

    room_at: float = -1e9
    proven_at: dict[int, float] = field(default_factory=dict)
    """When we sent the proof against each peer, until the other end says that it has it."""


class Mesh:
    def __init__(
        self, match: Match, timing: Timing, now: float, build: str = "", away: float = 0.0
    ) -> None:
        """`away`: so long this peer has not been at the table, if it has been before."""
        self.match = match
        self.timing = timing
        self.links: dict[int, PeerLink] = {}
        self.outbox: list[tuple[int, Message]] = []
        self.events: list[MatchEvent] = []
        self.build = build
        self._reported_state: set[int] = set()
        self._reported_at = -1e9
        self._compared: set[tuple[int, int]] = set()
        self._difference: Compared | None = None
        self._now = self._began_at = now
        self._pinged_at = -1e9
        self._halted_at = -1e9
        self._heard_at: dict[int, float] = dict.fromkeys(self._record.peers, now)
        self._slept: dict[int, float] = dict.fromkeys(self._record.peers, away)
        """Since each peer was heard last: time that passed without being counted."""

        self._reunion: tuple[float, int] = (0.0, 0)
        """The last time that one was heard who had not been for long: how long, in which step."""

        self._confirmed_by: set[int] = set()
        self._unshown_since: dict[int, float] = {}
        """Since when each peer that is linked says that it has heard of us what we do not have."""

        self._clock = DebtClock()
        self._change_clock = DebtClock()
        self._told_debts: set[Debt] = set()
        self._worst: dict[int, float] = {}
        """How much of its time each peer that owes something had used up when this change of the
        table began; 1.0 is all of it."""

        self._too_late: set[int] = set()
        """Who has withheld its part of this change of the table for too long."""

        self._unrest: dict[int, tuple[float, float]] = {}
        """For how long the table has been changed on account of each peer, and when that was told.
        It is forgotten little by little."""

        self._dropped: tuple[int, float] = (0, -1e9)
        """How often we had dropped a version of a liar, and when that was last."""

        self._changing_since: float | None = None
        self._looked_at = now

        self._delayed: dict[int, float] = {}
        """For how long each peer has kept this change of the table waiting at most."""

        self._forgiven_at = now
        """When all were last given their whole time again."""

        self._put_out: dict[int, tuple[float, int]] = {}
        """When each peer that owed something was last left out, and how often it was."""

        self._last_debt: tuple[float, int] = (0.0, 0)
        """The longest debt of our own of late, and in which step."""

        self._claimed: tuple[TableNote | None, float] = (None, now)
        """The claim that is open, and since when."""

        self._beats: dict[int, Beat] = {}

    @property
    def _record(self) -> Record:
        return self.match.record

    # Links. ----------------------------------------------------------------------------------

    def connect(self, link: int, key: bytes, build: str = "") -> None:
        """A link to the owner of this key is there, authenticated; anybody may look on."""
        keys = [person.key for person in self.match.genesis.people]
        peer = keys.index(key) if key in keys else -1
        if peer < 0 and sum(each.peer < 0 for each in self.links.values()) >= WATCHERS_LIMIT:
            raise Refused(say(Problem.MANY_ONLOOKERS))
        nothing = [0] * len(self._record.peers)
        self.links[link] = PeerLink(peer, self._now, build, nothing)
        if peer >= 0:
            self._hear(peer)
        self._remind(link, self.links[link])
        self.outbox.append((link, self._ping()))

    def lose(self, link: int) -> None:
        lost = self.links.pop(link, None)
        if lost is not None:
            self._unshown_since.pop(lost.peer, None)

    def linked(self) -> set[int]:
        """The peers that there is a link to."""
        return {link.peer for link in self.links.values() if link.peer >= 0}

    def silence_of(self, peer: int) -> float:
        """So long nothing has been heard of the peer, by us or by those whom we hear."""
        return 0.0 if peer == self.match.me else self._now - self._heard_at[peer]

    def is_heard_by_all(self) -> bool:
        """Has everybody who is linked heard all that we have heard?"""
        mine = self._record.chains.lengths()
        return all(link.is_known and link.theirs == mine for link in self.links.values())

    def _hear(self, peer: int) -> None:
        silence = self.silence_of(peer) + self._slept[peer]
        if silence > self.timing.lost:
            self._reunion = silence, self._record.step.number
        self._heard_at[peer], self._slept[peer] = self._now, 0.0

    # What comes in. --------------------------------------------------------------------------

    def receive(self, link: int, message: Message) -> None:
        """Take a message; BadFrame if no honest peer would send it."""
        if link not in self.links:
            return
        from_link = self.links[link]
        from_link.heard_at = self._now
        if from_link.peer >= 0:
            self._hear(from_link.peer)
        if isinstance(message, EnvelopeNews):
            self._take_words(from_link, message.sealed)
        elif isinstance(message, Ping) and message.match == self._record.match:
            self._take_ping(link, from_link, message)
        elif isinstance(message, Proof):
            self._take_proof(from_link, message)
        elif isinstance(message, StateReport) and from_link.peer >= 0:
            self._take_state_report(from_link.peer, message)
        self._apply_time_rule()
        self.work()

    def _take_proof(self, from_link: PeerLink, proof: Proof) -> None:
        """Take a proof from anybody who plays; it needs no trust. Everybody is told at once."""
        is_about_us = any(unseal(each).peer == self.match.me for each in proof.sealed)
        if from_link.peer >= 0 and not (is_about_us and self.match.is_quiet):
            self.match.take_proof(*proof.sealed)
            self._tell_proofs({})

    def _tell_proofs(self, forked: dict[int, tuple[int, ...]]) -> None:
        """Show all proofs to everybody who has not confirmed that it has them, not too often."""
        for number, link in self.links.items():
            for peer, proof in self._record.proofs.items():
                if peer in forked.get(number, ()):
                    link.proven_at[peer] = float("inf")
                if self._now - link.proven_at.get(peer, -1e9) >= self.timing.patience:
                    link.proven_at[peer] = self._now
                    sealed = tuple(each.sealed for each in proof.envelopes)
                    self.outbox.append((number, Proof(sealed)))

    def _take_words(self, from_link: PeerLink, sealed: bytes) -> None:
        lengths = self._record.chains.lengths()
        if from_link.peer < 0:
            if unseal(sealed).peer != self.match.me:
                raise BadFrame("an onlooker has no say in the match")
            if not self.match.is_quiet:
                return  # it comes too late to remind us
        if from_link.peer in self._record.proofs and unseal(sealed).peer == from_link.peer:
            return  # what it says now may be yet another story; the others tell what counts
        if not self.match.receive(sealed):
            return
        fresh = self._news_since(lengths)
        for envelope in fresh:
            theirs = from_link.theirs
            theirs[envelope.peer] = max(theirs[envelope.peer], envelope.seq + 1)
        for number, other in self.links.items():
            if other is not from_link and other.is_known:
                self._relay(number, other, fresh)

    def _news_since(self, lengths: list[int]) -> list[Envelope]:
        """What has been linked since the chains had these lengths."""
        chains = self._record.chains.linked
        return [each for peer, length in enumerate(lengths) for each in chains[peer][length:]]

    def _relay(self, number: int, link: PeerLink, fresh: Iterable[Envelope]) -> None:
        """Pass on what somebody said to those who do not hear the author directly."""
        for envelope in fresh:
            if envelope.peer not in link.near and envelope.peer != link.peer:
                self._send(number, link, envelope)

    def _take_ping(self, number: int, link: PeerLink, ping: Ping) -> None:
        record = self._record
        peers = len(record.peers)
        if len(ping.heard) != peers or len(ping.ends) != peers:
            raise BadFrame("a ping does not tell how much was heard of everybody")
        link.near = {peer for peer in ping.near if peer in record.peers}
        for beat in ping.beats:
            self._take_beat(beat)
        if link.peer >= 0:
            record.hear_epoch(link.peer, ping.epoch)
            self._confirm(link.peer, ping)
        if self._now - link.settled_at >= self.timing.patience:
            link.settled_at = self._now
            link.theirs = list(ping.heard)
            self._remind(number, link)
        else:
            link.theirs = [max(pair) for pair in zip(link.theirs, ping.heard, strict=True)]
        link.is_known = True
        self._tell_proofs({number: ping.forked})
        for peer in record.peers:
            self._compare(number, link, peer, ping.heard[peer], ping.ends[peer])
        self._make_up(number, link)

    def _take_beat(self, beat: Beat) -> None:
        """Somebody shows a sign of life of another peer: it counts if it is newer than all."""
        peer, match = beat.peer, self.match
        known = self._beats.get(peer)
        if peer not in self._record.peers or (known is not None and beat.count <= known.count):
            return
        if beat.is_signed_by(match.genesis.people[peer].key, match.record.match, match.check):
            self._beats[peer] = beat
            if peer != match.me:
                self._hear(peer)

    def _beat(self) -> None:
        """Show a new sign of life. After a restart the others tell which was our last."""
        identity, me = self.match.identity, self.match.me
        if identity is not None:
            known = self._beats.get(me)
            count = 0 if known is None else known.count + 1
            self._beats[me] = Beat.signed(identity, self._record.match, me, count)

    def _confirm(self, peer: int, ping: Ping) -> None:
        """Somebody tells how much of us it had heard; once all have, we may speak again.

        A peer that stays away for very long is not waited for, as long as two others have told. Nor
        is one that says it has heard more, and does not show it: an honest one sends it at once.
        """
        match, record = self.match, self._record
        if not match.is_quiet or match.me < 0 or peer == match.me:
            return
        heard, end, chain = (
            ping.heard[match.me],
            ping.ends[match.me],
            record.chains.linked[match.me],
        )
        if heard > len(chain) or (heard and chain[heard - 1].digest != end):
            self._confirmed_by.discard(peer)
            since = self._unshown_since.setdefault(peer, self._now)
            if self._now - since < self.timing.grace:
                return
        else:
            self._unshown_since.pop(peer, None)
        self._confirmed_by.add(peer)
        others = set(record.live) - {match.me} - record.proofs.keys()
        is_long_ago = self._now - self._began_at > 4 * self.timing.grace
        if others <= self._confirmed_by or (is_long_ago and len(self._confirmed_by) >= 2):
            match.allow_speaking()

    def _compare(self, number: int, link: PeerLink, peer: int, heard: int, end: bytes) -> None:
        """Send our version of a chain where the other end has heard otherwise.

        What we said ourselves is not sent before we know what the others have heard of us.
        """
        if self.match.is_quiet and peer == self.match.me:
            return
        chain = self._record.chains.linked[peer]
        if 0 < heard <= len(chain) and chain[heard - 1].digest != end:
            depth = link.depth.get(peer, TESTIMONY)
            link.depth[peer] = 2 * depth
            self._send_again(number, link, chain[max(0, heard - depth) : heard][:BATCH])
        else:
            link.depth.pop(peer, None)

    def _make_up(self, number: int, link: PeerLink) -> None:
        """Send what the other end lacks, step by step, since it takes nothing long before its
        time."""
        lacking: list[Envelope] = []
        for peer, chain in enumerate(self._record.chains.linked):
            if not (self.match.is_quiet and peer == self.match.me):
                lacking += chain[link.theirs[peer] : link.theirs[peer] + BATCH]
        lacking.sort(key=lambda each: (each.epoch, each.step))
        self._send_again(number, link, lacking)

    def _send_again(self, number: int, link: PeerLink, lacking: list[Envelope]) -> None:
        """Send as much of this as there is room for; the rest comes with a later ping."""
        link.room = min(AGAIN, link.room + AGAIN_A_SECOND * (self._now - link.room_at))
        link.room_at = self._now
        sending = lacking[: int(link.room)]
        link.room -= len(sending)
        for envelope in sending:
            self._send(number, link, envelope)

    def _remind(self, number: int, link: PeerLink) -> None:
        """Send what waits here of the peer at the other end. It may have lost that, with what came
        before it and was never heard, and must not say something else in its place."""
        self.outbox += [
            (number, EnvelopeNews(envelope.sealed))
            for envelope in self._record.chains.waiting()
            if envelope.peer == link.peer
        ]

    # What goes out. --------------------------------------------------------------------------

    def work(self) -> None:
        """Send what the match has said, and look into what it has noticed."""
        said = self.match.outgoing()
        for sealed in said:
            news = EnvelopeNews(sealed)
            self.outbox += [(number, news) for number in self.links]
        me = self.match.me
        if said and me >= 0:
            length = self._record.chains.length(me)
            for link in self.links.values():
                if link.is_known:
                    link.theirs[me] = length
        while (event := self.match.next_event()) is not None:
            self.events.append(event)
            if isinstance(event, Changed):
                self._note_who_was_put_out(event)
            elif isinstance(event, Suspected):
                self._testify()
            elif isinstance(event, Broke):
                self._tell_proofs({})
            elif isinstance(event, Diverged):
                self._x(event.peer)
        self._count_changes()

    def _count_changes(self) -> None:
        """Count how long the table has been changed, and on whose account."""
        while self._record.changed_for:
            since = self._now if self._changing_since is None else self._changing_since
            lasted, (by, is_return) = self._now - since, self._record.changed_for.popleft()
            if is_return:  # that is right, but should not take long
                counted = max(0.0, lasted - self.timing.slow)
            else:
                counted = lasted + CHANGE_COUNTS_FOR * self.timing.change
            for peer in by:
                self._unrest[peer] = self._unrest_of(peer) + counted, self._now
            self._changing_since = None

    def _unrest_of(self, peer: int) -> float:
        """For how many seconds the table has been changed on account of this peer of late."""
        seconds, when = self._unrest.get(peer, (0.0, self._now))
        return max(0.0, seconds - UNREST_FORGOTTEN * (self._now - when))

    def _note_who_was_put_out(self, event: Changed) -> None:
        for peer in event.gone:
            if self._is_overdue(peer) or self._record.was_unwanted(peer):
                _, times = self._put_out.get(peer, (0.0, 0))
                self._put_out[peer] = self._now, times + 1
        self._forgive()

    def _send(self, number: int, link: PeerLink, envelope: Envelope) -> None:
        """Tell an envelope; an onlooker reminds a peer of what that peer said, and no more."""
        if self.match.me < 0 and envelope.peer != link.peer:
            return
        link.theirs[envelope.peer] = max(link.theirs[envelope.peer], envelope.seq + 1)
        self.outbox.append((number, EnvelopeNews(envelope.sealed)))

    def _testify(self) -> None:
        """Show everybody what we have heard lately, so that a peer that told two stories is
        found."""
        for number, link in self.links.items():
            for peer, chain in enumerate(self._record.chains.linked):
                if not (self.match.is_quiet and peer == self.match.me):
                    for envelope in chain[-TESTIMONY:]:
                        self._send(number, link, envelope)

    def _x(self, peer: int) -> None:
        """A peer stands elsewhere. Say where we stand; if our own log says otherwise, it is us."""
        record = self._record
        if record.step.number in self._reported_state:
            return  # once for each step, and not too often: replaying the whole log is dear
        if self._now - self._reported_at < REPORT_EVERY:
            return  # it is looked into later, if it is still so
        self._reported_at = self._now
        self._reported_state.add(record.step.number)
        state = tuple(int(number) for number in record.state.dump())
        report = StateReport(record.step.number, len(record.line), state)
        peers = [number for number, link in self.links.items() if link.peer >= 0]
        self.outbox += [(number, report) for number in peers]
        fresh = record.again()
        if fresh.state.digest() != record.state.digest():
            self._tell_difference(peer, tuple(int(number) for number in fresh.state.dump()), True)
            self.match.start_over()

    def _take_state_report(self, peer: int, report: StateReport) -> None:
        """Write down where a peer stands, if it stands elsewhere at the same answer."""
        record = self._record
        is_now = report.step == record.step.number and report.answers == len(record.line)
        if not is_now or (peer, report.step) in self._compared:
            return
        self._compared.add((peer, report.step))
        self._tell_difference(peer, report.state, False)
        self._x(peer)

    def _tell_difference(self, peer: int, theirs: tuple[int, ...], was_ours: bool) -> None:
        record = self._record
        difference = compare(record.state, theirs)
        if difference is not None:
            step = record.step.number
            their_build = next(
                (each.build for each in self.links.values() if each.peer == peer), ""
            )
            builds = self.build, their_build
            text = bundle(record, peer, step, difference, theirs, builds)
            found = Compared(peer, step, difference.field, was_ours, builds, text)
            self._difference = None if was_ours else found
            self.events.append(found)

    @property
    def difference(self) -> Compared | None:
        """How a peer's position differs from ours; it holds for as long as the step stays open."""
        found = self._difference
        return found if found is not None and found.step == self._record.step.number else None

    def _ping(self) -> Ping:
        record = self._record
        return Ping(
            record.match,
            record.epoch,
            tuple(record.chains.lengths()),
            tuple(record.chains.end(peer) for peer in record.peers),
            tuple(sorted(self._near())),
            tuple(sorted(record.proofs)),
            tuple(self._beats[peer] for peer in sorted(self._beats)),
        )

    def _near(self) -> set[int]:
        """The peers that we hear directly."""
        links = self.links.values()
        near = {
            each.peer
            for each in links
            if each.peer >= 0 and self._now - each.heard_at < self.timing.slow
        }
        return near | ({self.match.me} if self.match.me >= 0 else set())

    # Time. -----------------------------------------------------------------------------------

    def tick(self, now: float, slept: float = 0.0) -> None:
        """It is now so late, not counting what this machine has slept through."""
        self._now = now
        for peer in self._slept:
            self._slept[peer] += slept
        if now - self._pinged_at >= self.timing.ping:
            self._pinged_at = now
            self._beat()
            ping = self._ping()
            self.outbox += [(number, ping) for number in self.links]
        self.match.speak()
        for peer in list(self._record.diverged):
            self._x(peer)
        self._look_at_debts()
        self._keep_membership()
        self._apply_time_rule()
        self.work()

    def _apply_time_rule(self) -> None:
        """Between two with a time rule: claim the match from who stays away, or give it up."""
        match, record = self.match, self._record
        patience = record.patience
        if not patience:
            return
        is_dumb = match.is_quiet or match.is_halted or record.is_stopped or match.me < 0
        if is_dumb or match.has_given_up_epoch or record.outcome is not None:
            return
        claim, other = record.claim(), 1 - match.me
        if claim != self._claimed[0]:
            self._claimed = claim, self._now
        if record.owes_answer(match.me):
            match.decline(Wish.WITHOUT)
        if claim is None:
            waited = max(self.silence_of(other), self._waited_for(other))
            if waited >= patience and not record.has_claimed(match.me):
                match.claim()
        elif claim.peer == other and record.resignation() is None:
            if self._was_away(patience, claim.step):
                match.resign(*match.seats)
            else:
                match.decline(Wish.CLAIM)

    def _waited_for(self, other: int) -> float:
        """For how long the other of two has owed something. After half of the time that the table
        gives it to choose it is asked whether it is still there."""
        waited, me, half = 0.0, self.match.me, self._record.patience / 2
        for debt, age in self._clock.ages(self._now).items():
            if debt.is_by_program_of(other):
                waited = max(waited, age + half if debt.due is Due.ANSWER else age)
            elif debt.peer == other and age >= half and not self._record.has_asked(me, other):
                self.match.go_on_without(other)
        return waited

    def claim_age(self) -> float:
        """For how long somebody has claimed the match without an answer."""
        claim, since = self._claimed
        return 0.0 if claim is None else self._now - since

    def _was_away(self, patience: int, step: int) -> bool:
        """Have we not been heard, or owed something, for as long as that before this step? However
        short the rule is, who was there at all times was not away."""
        for lasted, when in (self._reunion, self._last_debt):
            was_away = lasted >= max(patience - self.timing.lost, self.timing.slow)
            if was_away and abs(step - when) <= 1:
                return True
        return False

    # What is owed. ---------------------------------------------------------------------------

    def _look_at_debts(self) -> None:
        """See what everybody owes, and tell the people of it."""
        record, me, now = self._record, self.match.me, self._now
        passed, self._looked_at = now - self._looked_at, now
        if me < 0 or self.match.is_quiet:
            return
        if record.is_changing:
            if self._changing_since is None:
                self._changing_since = now
            self._clock.wait(passed)
            self._change_clock.look(debts.of_change(record, me), now)
            for peer, delay in self._delays().items():
                self._delayed[peer] = max(self._delayed.get(peer, 0.0), delay)
                if delay >= self.timing.change:
                    self._too_late.add(peer)
        else:
            self._changing_since = None
            self._change_clock.look(iter(()), now)
            self._delayed.clear()
            found = iter(()) if record.is_stopped else debts.of_step(record)
            self._clock.look(found, now)
            self._worst = self._used_up()
            ages = self._clock.ages(now).items()
            own = max((age for debt, age in ages if debt.is_by_program_of(me)), default=0.0)
            if own > self.timing.slow:
                self._last_debt = own, record.step.number
        open_debts = self.debts()
        self._told_debts &= open_debts.keys()
        for debt in open_debts.keys() - self._told_debts:
            self._told_debts.add(debt)
            self.events.append(Owes(debt.peer, debt.due, record.step.number))

    def debts(self) -> dict[Debt, float]:
        """What the others owe that should long be here, and for how many seconds."""
        clock = self._change_clock if self._record.is_changing else self._clock
        ages, me = clock.ages(self._now).items(), self.match.me
        return {debt: age for debt, age in ages if debt.peer != me and age > self._slow(debt)}

    def _slow(self, debt: Debt) -> float:
        """After so long people are told of a debt; of a choice once it keeps the table waiting."""
        if debt.due is not Due.CHOICE:
            return self.timing.slow
        return min(self.timing.grace, self.time_for(debt) / 2)

    def time_for(self, debt: Debt) -> float:
        """For how long the others wait for this before they go on without the debtor."""
        return debts.time_for(self._record, debt, self.timing.grace)

    def _used_up(self) -> dict[int, float]:
        """How much of its time each peer that owes something has used up."""
        found: dict[int, float] = {}
        for debt, age in self._clock.ages(self._now).items():
            time = self.time_for(debt)
            found[debt.peer] = max(found.get(debt.peer, 0.0), age / time if time else 1.0)
        return found

    def hesitant(self) -> list[int]:
        """Without whom we may wish to go on: they have not chosen for long, and no rule says how
        long they may think."""
        record, me = self._record, self.match.me
        if len(record.live) < 3 or me not in record.live or record.is_changing:
            return []
        if self.match.has_given_up_epoch:
            return []
        return [
            debt.peer
            for debt in self.debts()
            if self.time_for(debt) == inf and not record.has_asked(me, debt.peer)
        ]

    def go_on_without(self) -> None:
        """Wish to go on without those who have not chosen for long; they go once most wish it."""
        hesitant = self.hesitant()
        if not hesitant:
            raise Refused(say(Problem.NOBODY_HESITATES))
        for peer in hesitant:
            self.match.go_on_without(peer)

    def _is_overdue(self, peer: int) -> bool:
        """Has this peer owed something for so long that the others go on without it?

        Who has waited for half of that time follows the others, even if it came at last: else
        somebody who waits for the first to leave it out could keep them apart. It does not follow
        those for whom it has waited as long.
        """
        if peer in self._too_late:
            return True
        unrest = self._unrest_of(peer) if peer in self._record.live else 0.0
        used_up = max(self._worst.get(peer, 0.0), unrest / self.timing.unrest)
        has_delayed = self._delayed.get(peer, 0.0) >= self.timing.change / 2
        is_left_out = any(
            other in self._record.live and peer not in self._record.change.members_of(other)
            for other in self._record.change.halts
            if other not in (peer, self.match.me)
            and self._delayed.get(other, 0.0) < self.timing.change / 2
        )
        return used_up >= 1.0 or (is_left_out and (used_up >= 0.5 or has_delayed))

    def _overdue(self, everybody: set[int]) -> set[int]:
        """Without whom to go on, of those who might all make up the match.

        Where too few would be left, or the others would rather have everybody, all are asked again
        and get their time again. So two halves that each left out one of the other come together.
        What most have wished stands as long as they are enough: all can read it in the record.
        """
        others = set(self._record.peers) - {self.match.me}
        unwanted = {peer for peer in others if self._record.is_unwanted(peer)}
        if not (self._too_late or self._worst or self._delayed or self._unrest or unwanted):
            return set()
        overdue = {peer for peer in others if self._is_overdue(peer)} | unwanted
        if not overdue & everybody:
            return overdue
        if self._record.change.may_be(everybody - overdue) and not self._want_all(everybody):
            return overdue
        self._forgive()
        if self._record.is_changing:
            self._clock.forgive(self._now)
            self._unrest.clear()
        return unwanted if self._record.change.may_be(everybody - unwanted) else set()

    def _want_all(self, everybody: set[int]) -> bool:
        """Do all who have not halted as we have want everybody, and some of them without whom we
        would not go on?

        Each waits longer for that than the one before it. Else two who do not agree change places:
        each does what the other has just done.
        """
        change, me = self._record.change, self.match.me
        mine = change.members_of(me)
        apart = {peer for peer in everybody - {me} if change.members_of(peer) != mine}
        is_answered = self._now - self._halted_at >= (1 + me) * self.timing.patience
        return (
            is_answered
            and bool(apart.intersection(mine))
            and all(set(change.members_of(peer)) == everybody for peer in apart)
        )

    def _delays(self) -> dict[int, float]:
        """For how long each peer has kept the change of the table waiting since all were asked."""
        since_asked = self._now - self._forgiven_at
        ages = self._change_clock.by_peer(self._now)
        return {peer: min(age, since_asked) for peer, age in ages.items()}

    def _forgive(self) -> None:
        """Give everybody the whole time again."""
        self._forgiven_at = self._now
        self._worst.clear()
        self._too_late.clear()
        self._delayed.clear()

    def _may_return(self, peer: int, is_needed: bool = False) -> bool:
        """May this peer be let in? Who was left out for a debt waits, longer each time, unless the
        others let it in. Where too few are left without it, it is not waited for the answer for
        which it withheld something; the computer gives that in its place."""
        record = self._record
        if peer in record.found_out or not (is_needed or record.may_return(peer)):
            return False
        since, times = self._put_out.get(peer, (-1e9, 1))
        is_wanted = any(
            other in self._record.live and peer in self._record.change.members_of(other)
            for other in self._record.change.halts
        )
        wait = self.timing.grace * (1 << min(times, 8))
        is_restless = self._unrest_of(peer) >= self.timing.unrest
        return is_wanted or (self._now - since >= wait and not is_restless)

    # Who makes up the match. -----------------------------------------------------------------

    def _keep_membership(self) -> None:
        """Halt for another membership where one is due, and be ready for one that is agreed."""
        match, record = self.match, self._record
        if match.me < 0 or match.is_quiet or match.me in record.found_out:
            return
        wanted = self._wanted()
        if wanted is not None and self._now - self._halted_at >= self.timing.patience:
            change = record.change
            is_said = (
                change.is_halted(match.me)
                and change.members_of(match.me) == wanted
                and set(change.forked_of(match.me)) == set(record.proofs)
                and not self._has_caught_up(wanted)
            )
            is_catching_up = self._has_just_dropped() and match.is_behind_own_words()
            may_halt = change.may_be(wanted) and not is_catching_up
            if not is_said and may_halt and not self._is_bound():
                self._halted_at = self._now
                match.halt(wanted, self._reason(wanted))
        match.be_ready()

    def _has_just_dropped(self) -> bool:
        """Did we drop the version of a liar just now, so that the others' is on its way?"""
        if self._dropped[0] != self._record.dropped:
            self._dropped = self._record.dropped, self._now
        return self._now - self._dropped[1] < 2 * self.timing.patience

    def _has_caught_up(self, members: tuple[int, ...]) -> bool:
        """Did we halt before we knew how far the match had come, so that nothing fits?"""
        change, record = self._record.change, self._record
        told = change.halts[self.match.me][1].levels
        return told != tuple(record.levels) and change.due(members) is None

    def _is_bound(self) -> bool:
        """Have we said that we are ready, and may the others still say so too?"""
        change, me = self._record.change, self.match.me
        ready = change.readies.get(me)
        if ready is None or set(change.forked_of(me)) != set(self._record.proofs):
            return False
        return all(
            self.silence_of(peer) < self.timing.lost
            and change.members_of(peer) == ready.members
            and not self._is_overdue(peer)
            for peer in ready.members
        )

    def _wanted(self) -> tuple[int, ...] | None:
        """Who should make up the match, if that is not settled."""
        match, record = self.match, self._record
        is_out = match.me not in record.live
        if match.me in record.leaving:
            return None  # the others agree on that
        if is_out and not self.linked().intersection(record.live):
            return None
        proven = record.proofs.keys() & set(record.live)
        out = proven or record.found_out  # without what they told, the others may be innocent
        halted = record.is_changing
        patience = self.timing.lost if halted else self.timing.grace
        staying = {
            peer
            for peer in record.live
            if self.silence_of(peer) < patience
            and (peer not in record.leaving or record.change.is_halted(peer))
            and peer not in out
        }
        punctual = {peer for peer in staying if peer == match.me or not self._is_overdue(peer)}
        is_needed = not record.change.may_be(punctual)
        returning = {
            peer
            for peer in record.change.halts
            if peer not in record.live
            and self._may_return(peer, is_needed)
            and self.silence_of(peer) < self.timing.slow
        }
        ours = {match.me} if is_out else set()
        everybody = staying | returning | ours
        wanted = tuple(sorted(everybody - self._overdue(everybody)))
        is_due = halted or wanted != record.live or match.has_given_up_epoch
        return wanted if is_due else None

    def _reason(self, wanted: tuple[int, ...]) -> str:
        names = self.match.genesis.people
        gone = [names[peer].name for peer in self._record.live if peer not in wanted]
        back = [names[peer].name for peer in wanted if peer not in self._record.live]
        told = [f"{name} is gone" for name in gone] + [f"{name} is back" for name in back]
        return ", ".join(told) or "nobody is gone after all"
