"""Whole tables under one seed and a clock of their own: peers, disks, links, and what befalls them.

Everything that a machine does to a match is here in place of the real thing: messages that take
their time, links that break and are dialled again, peers that are killed between any two writes,
disks that lose what was not forced, files restored from old copies. The peers themselves are the
real ones. One seed gives one history; one that fails says with which command it can be seen again,

    MEADHALL_PLAIN=1 python -m tests.sims.world SEED [--people 3] [--game drawing] ...

After every event the promises are checked: no two peers close a step differently, nobody is
accused. In the end all faults heal, and then all have to finish the match together.

Most histories are `SHORT`: a match of two rounds, in which much befalls the table at once, so that
many of them pass in little time. Where a game is named, they are `LONG`.
"""

import argparse
import gc
import heapq
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from random import Random

from meadhall.engines.values import GameError
from meadhall.net.errors import NetError, NotKept
from meadhall.net.files.saga import read
from meadhall.net.gathering import genesis, lobby
from meadhall.net.gathering.genesis import Terms
from meadhall.net.gathering.lobby import Offer
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.identity import Identity, Verifier, verify
from meadhall.net.match.match import resume
from meadhall.net.match.mesh import Timing
from meadhall.net.match.record import Record
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.messages import decode, encode
from tests.net import points
from tests.net.dicing import DICING, SHORT_DICING, look_up

HEALED_WITHIN = 280.0
"""So long a match may still take once all is well again."""

FAULTS = ("kill", "cut", "split", "oneway", "pause", "clock", "rough", "full", "break")
PHASES = ("lobby", "commit", "open", "echo", "epoch", "rejoin")
DEALT_PHASES = (
    "key for letters", "key", "split", "confirmation", "shuffle", "draw", "reveal",
    "opening of everything", "end",
)  # fmt: skip


SHAPES: dict[str, Callable[[int, int, int], bool]] = {
    "halves": lambda one, other, count: (one < count // 2) == (other < count // 2),
    "one alone": lambda one, other, count: one > 0,
    "a ring": lambda one, other, count: other - one in (1, count - 1),
    "a bridge": lambda one, other, count: one == 0 or (one <= count // 2) == (other <= count // 2),
}
"""How a table may fall apart: do two peers, `one` before `other`, still hear each other?"""


understood = lru_cache(maxsize=1 << 10)(decode)
"""What one peer tells several is read once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """How fast everything goes in a history. In seconds, but for the paces."""

    timing: Timing
    tick: float
    faults_every: float
    """On average one more befalls the table."""

    lengths: tuple[float, ...]
    """How long a fault may last."""

    deaths: tuple[float, ...]
    """How long a peer may lie dead."""

    heal_at: float
    paces: tuple[float, ...]
    """How probable it is that a peer acts at a tick."""

    people: tuple[int, ...]
    """How many there may be. What a history costs grows with their square."""


LONG = Tempo(
    timing=Timing(grace=15.0),
    tick=0.25,
    faults_every=4.0,
    lengths=(0.3, 2.0, 8.0, 30.0),
    deaths=(0.5, 3.0, 10.0, 40.0),
    heal_at=120.0,
    paces=(0.5, 0.1, 0.03),
    people=(2, 2, 3, 3, 4, 5),
)
SHORT = Tempo(
    timing=Timing(slow=2.0, lost=3.0, grace=6.0, change=6.0),
    tick=0.5,
    faults_every=1.5,
    lengths=(0.3, 2.0, 5.0, 12.0),
    deaths=(0.5, 2.0, 5.0, 12.0),
    heal_at=20.0,
    paces=(1.0, 0.4, 0.2),
    people=(2, 2, 2, 3, 3, 3, 3, 4, 4, 5),
)


HESITANT = (0.4, 0.1, 0.05)
"""Paces at which a choice is often waited for until most would rather go on without it."""


class Killed(BaseException):
    """The power goes, at this very write."""


class Broken(AssertionError):
    """A promise was broken."""


class StubIdentity(Identity):
    """Signs with a hash: as good as a signature among peers that are only simulated."""

    def sign(self, message: bytes) -> bytes:
        return blake2b(self.public + message, digest_size=64).digest()


def stub_verify(public: bytes, message: bytes, signature: bytes) -> bool:
    return blake2b(public + message, digest_size=64).digest() == signature


class Disk:
    """A file that forgets what was not forced to it, and the moment at which the power goes."""

    def __init__(self, random: Random) -> None:
        self.data = b""
        self.forced = 0
        self.copies: list[bytes] = []
        self.writes = 0
        self.is_full = False
        self.kill_at = -1
        self._random = random

    def append(self, data: bytes) -> None:
        if self.is_full:
            raise NotKept("the disk is full")
        self._write()
        self.data += data

    def sync(self) -> None:
        self._write()
        self.forced = len(self.data)

    def rewrite(self, data: bytes) -> None:
        if self.is_full:
            raise NotKept("the disk is full")
        self._write()
        self.data = data
        self.forced = len(data)

    def discard(self) -> None:
        self.data = b""
        self.forced = 0

    def close(self) -> None:
        pass

    def _write(self) -> None:
        self.writes += 1
        if self.writes == self.kill_at:
            self.kill_at = -1
            raise Killed

    def lose_power(self) -> None:
        """Of what was not forced some bytes are there, and some are not."""
        left = self._random.randint(self.forced, len(self.data))
        self.data = self.data[:left]
        self.forced = left
        if self._random.random() < 0.5:
            self.copies.append(self.data)


@dataclass
class Peer:
    number: int
    identity: Identity
    disk: Disk
    table: Table | None = None
    paused_until: float = 0.0
    clock: float = 0.0
    links: dict[int, int] = field(default_factory=dict)
    """The other peer at the end of each link."""

    closed: Mapping[int, object] | None = None
    """The steps that its record has closed, of which so many are checked."""

    checked: int = 0
    effort: int = 0
    is_watching: bool = False
    twin_of: "Peer | None" = None
    """The liar whose second program this is (`liars`)."""


class World:
    def __init__(
        self,
        seed: int,
        people: int | None = None,
        game: str = "",
        faults: bool = True,
        real_signatures: bool = False,
        watchers: int = 0,
        tokens: bool = False,
        slowly: bool | None = None,
        settings: Mapping[str, object] | None = None,
        ambush: str = "",
        hasty: bool = False,
        real_points: bool = False,
    ) -> None:
        """`hasty`: people choose slowly, and would rather go on than wait for each other.
        `real_points`: cards are points of the real group, whose arithmetic takes long.
        `ambush` is a fault and a phase, as `kill in shuffle`, and strikes the first peer that is
        in it. `slowly` makes the history long; if it is not said, a game that is named does so."""
        points.use(points.ONCE if real_points else points.PLAIN)
        self.seed = seed
        is_long = bool(game) if slowly is None else slowly
        self.tempo = LONG if is_long else SHORT
        self.random = Random(seed)
        self.now = 0.0
        self.table = b""
        self.counts: Counter[str] = Counter()
        self.closed: dict[int, tuple[bytes, bytes]] = {}
        """How each step was closed by the first peer that closed it."""

        self.trace = blake2b(digest_size=16)
        self.check: Verifier = verify if real_signatures else stub_verify
        kind = Identity if real_signatures else StubIdentity
        count = people or self.random.choice(self.tempo.people)
        if is_long:
            self.game = game or ("hexentafl" if count == 2 and seed % 4 == 0 else DICING.key)
        else:
            self.game = game or SHORT_DICING.key
        self.peers = [
            Peer(
                number,
                kind(blake2b(f"{seed} {number}".encode(), digest_size=32).digest()),
                Disk(Random(seed * 31 + number)),
                is_watching=number >= count,
            )
            for number in range(count + watchers)
        ]
        self.people = count
        self.victim = seed % count
        """Whose file is bent and set back. What all who heard it have lost is lost for good."""

        self.hasty = hasty
        self.pace = self.random.choice(HESITANT if hasty else self.tempo.paces)
        self.cut: set[frozenset[int]] = set()
        self.oneway: set[tuple[int, int]] = set()
        self.is_rough = False
        self._stirred: set[int] = set()
        """The peers to whom something has happened since the promises were last checked."""

        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._serial = 0
        self._links = 0
        self._wire: dict[int, float] = {}
        self._faults = faults
        self._tokens = tokens
        self._settings = settings or {}
        self._ambush = ambush
        self._moves = 0

    # The clock. ------------------------------------------------------------------------------

    def at(self, time: float, what: Callable[[], None]) -> None:
        self._serial += 1
        heapq.heappush(self._events, (time, self._serial, what))

    def run(self) -> None:
        """Until the match is over for all, or a promise is broken."""
        self._sit_down()
        if self._faults:
            self.at(self.random.uniform(0, 2.5 * self.tempo.faults_every), self._misfortune)
        while self._events:
            time, _, what = heapq.heappop(self._events)
            if time > self.tempo.heal_at + HEALED_WITHIN:
                raise Broken(f"not finished {HEALED_WITHIN:.0f} s after all was well again")
            self.now = max(self.now, time)
            what()
            if self._ambush:
                self._lie_in_wait()
            if self._stirred:
                self._look_after()
                if self._is_finished():
                    return

    def _sit_down(self) -> None:
        for peer in self.peers:
            offer = None
            if peer.number == 0:
                seats = self.people
                chosen = look_up(self.game)
                settings = tuple(sorted(chosen.settle(seats, self._settings).items()))
                terms = Terms(tokens=self._tokens)
                offer = Offer(chosen.key, settings, seats, terms=terms)
            peer.table = self._new_table(peer, offer)
            self.at(self.random.uniform(0, self.tempo.tick), lambda peer=peer: self._tick(peer))
        for peer in self.peers:
            for other in self.peers[: peer.number]:
                self._dial_soon(peer.number, other.number)

    def _new_table(self, peer: Peer, offer: Offer | None = None) -> Table:
        table = Table(
            peer.identity,
            TableConfig(
                name=f"P{peer.number}",
                entropy=Random(self.random.random()).randbytes,
                keep=lambda signed, peer=peer: peer.disk,
                offer=offer,
                table=b"" if offer or peer.is_watching else self.table,
                is_watching=peer.is_watching,
                timing=self.tempo.timing,
                check=self.check,
                is_ready=True,
            ),
        )
        if offer is not None:
            self.table = table.table
        return table

    # Peers. ----------------------------------------------------------------------------------

    def _tick(self, peer: Peer) -> None:
        self.at(self.now + self.tempo.tick, lambda: self._tick(peer))
        if self.now > self.tempo.heal_at:
            self.pace = HESITANT[0] if self.hasty else self.tempo.paces[0]
        self._do(peer, lambda table: table.tick(self.now + peer.clock))
        if self.random.random() < self.pace:
            self._do(peer, lambda table: self._play(peer, table))

    def _do(self, peer: Peer, what: Callable[[Table], None]) -> None:
        """Let a peer do something, unless it is dead or asleep; the power may go meanwhile."""
        if peer.table is None or peer.paused_until > self.now:
            return
        self._stirred.add(peer.number)
        try:
            what(peer.table)
            outbox = peer.table.outbox()
        except Killed:
            self._die(peer)
            return
        except NotKept:
            return
        last, data = None, b""
        for link, message in outbox:
            if message is not last:
                last, data = message, encode(message)
            self._send(peer, link, data)
        for link in peer.table.closing:
            self._break(peer.number, link)
        peer.table.closing.clear()
        while peer.table.next_event() is not None:
            pass

    def _play(self, peer: Peer, table: Table) -> None:
        """Any legal action for a seat that is asked; now and then a word or a wish."""
        match = table.match
        if match is None or match.me < 0:
            return
        try:
            if self.hasty and table.mesh is not None and table.mesh.hesitant():
                table.mesh.go_on_without()
                self.counts["wished to go on without"] += 1
            if match.awaited:
                seat = match.awaited[0]
                actions = [int(action) for action in match.view(seat).legal(seat)]
                match.act(seat, self.random.choice(actions))
                self._moves += 1
            if self.random.random() < 0.02:
                match.say("Skål!")
            if self.random.random() < 0.02 and match.line and match.over is None:
                match.go_back(self.random.randrange(max(0, len(match.line) - 3), len(match.line)))
            wishes = [note for note in match.record.notes if note.step == match.record.step.number]
            if wishes and wishes[-1].wish is Wish.BACK and self.random.random() < 0.3:
                back_to = wishes[-1].argument
                if match.me not in match.record.wishes(Wish.BACK, back_to):
                    match.go_back(back_to)
        except (NetError, GameError) as error:
            if isinstance(error, NotKept):
                raise
            self.counts["refused"] += 1

    def _die(self, peer: Peer) -> None:
        phase = self._phase(peer)
        self.counts[f"killed in {phase}"] += 1
        peer.table = None
        peer.disk.lose_power()
        for link in list(peer.links):
            self._break(peer.number, link)
        self.at(self.now + self.random.choice(self.tempo.deaths), lambda: self._rise(peer))

    def _rise(self, peer: Peer) -> None:
        if peer.table is not None:
            return
        disk = peer.disk
        is_victim = peer.number == self.victim and self.now < self.tempo.heal_at
        if disk.copies and is_victim and self.random.random() < 0.4:
            self.counts["old copy restored"] += 1
            self._forget()
            disk.data = self.random.choice(disk.copies)
            disk.forced = len(disk.data)
        if disk.data and is_victim and self.random.random() < 0.2:
            self.counts["bit flipped"] += 1
            self._forget()
            at = self.random.randrange(len(disk.data))
            bent = bytearray(disk.data)
            bent[at] ^= 1 << self.random.randrange(8)
            disk.data = bytes(bent)
        try:
            saga = read(disk.data)
        except NetError:
            # Nothing readable is left: the peer sits down again, and the others tell it all.
            disk.data, disk.forced = b"", 0
            peer.table = self._new_table(peer)
            return
        disk.data = disk.data[: saga.size]
        disk.forced = saga.size
        identity = None if peer.is_watching else peer.identity
        match = resume(saga, identity, disk, self.check)
        peer.table = Table(
            peer.identity,
            TableConfig(
                name=f"P{peer.number}",
                entropy=Random(self.random.random()).randbytes,
                keep=lambda signed: disk,
                match=match,
                is_watching=peer.is_watching,
                timing=self.tempo.timing,
                check=self.check,
            ),
        )

    def _forget(self) -> None:
        """What only a lost file held is no more; whatever anybody still holds is seen again."""
        self.closed.clear()
        for peer in self.peers:
            peer.checked = 0

    def _phase(self, peer: Peer) -> str:
        if peer.table is None or peer.table.match is None:
            return "lobby"
        record = peer.table.match.record
        if record.change.halts:
            return "epoch"
        if peer.table.match.is_quiet:
            return "rejoin"
        if record.step.task is not None:
            return record.step.task.purpose
        return "echo" if record.step.is_acted else record.step.phase.value

    # Links. ----------------------------------------------------------------------------------

    def _can_reach(self, one: int, other: int) -> bool:
        return frozenset((one, other)) not in self.cut

    def _dial_soon(self, one: int, other: int) -> None:
        self.at(self.now + self.random.choice([0.0, 0.2, 1, 3]), lambda: self._dial(one, other))

    def _dial(self, one: int, other: int) -> None:
        here, there = self.peers[one], self.peers[other]
        asleep = max(here.paused_until, there.paused_until) > self.now
        if other in here.links.values():
            return
        if here.table is None or there.table is None or asleep or not self._can_reach(one, other):
            self._dial_soon(one, other)
            return
        self._links += 1
        number = self._links
        here.links[number], there.links[number] = other, one
        self._do(here, lambda table: table.connect(number, there.identity.public))
        self._do(there, lambda table: table.connect(number, here.identity.public))

    def _break(self, one: int, link: int) -> None:
        other = self.peers[one].links.pop(link, None)
        if other is None:
            return
        self.peers[other].links.pop(link, None)
        for peer in (self.peers[one], self.peers[other]):
            if peer.table is not None:
                peer.table.lose(link)
        self._dial_soon(max(one, other), min(one, other))

    def _send(self, peer: Peer, link: int, data: bytes) -> None:
        other = peer.links.get(link)
        if other is None:
            return
        if not self._can_reach(peer.number, other) or (peer.number, other) in self.oneway:
            self.counts["lost on the way"] += 1
            return
        copies = 1
        delay = self.random.uniform(0.001, 0.02)
        if self.is_rough:
            roll = self.random.random()
            if roll < 0.05:
                copies = 2
                self.counts["sent twice"] += 1
            elif roll < 0.08:
                self.counts["lost on the way"] += 1
                return
            delay = self.random.choice([0.01, 0.1, 0.5, 2.0])
        for _ in range(copies):
            when = self.now + delay
            if not self.is_rough:
                lane = link * 2 + (peer.number > other)
                when = max(when, self._wire.get(lane, 0.0))
                self._wire[lane] = when
            self.at(when, lambda: self._arrive(other, link, data))

    def _arrive(self, number: int, link: int, data: bytes) -> None:
        peer = self.peers[number]
        if peer.paused_until > self.now:
            self.at(peer.paused_until, lambda: self._arrive(number, link, data))
            return
        if link in peer.links:
            self.trace.update(data)
            self._do(peer, lambda table: table.receive(link, understood(data)))

    # What befalls them. ----------------------------------------------------------------------

    def _misfortune(self) -> None:
        """One fault, and the next one later, until all is well again."""
        if self.now >= self.tempo.heal_at:
            self._heal()
            return
        self.at(self.now + self.random.expovariate(1 / self.tempo.faults_every), self._misfortune)
        if not any(each.disk.data for each in self.peers):
            return  # a table whose opener goes before the match has begun is no more
        peer = self.random.choice(self.peers)
        self._strike(peer, self.random.choice(("kill", *FAULTS)))

    def _strike(self, peer: Peer, fault: str) -> None:
        """Let this fault befall the peer."""
        self.counts[f"{fault} in {self._phase(peer)}"] += 1
        length = self.random.choice(self.tempo.lengths)
        others = [each.number for each in self.peers if each is not peer]
        if fault == "kill":
            peer.disk.kill_at = peer.disk.writes + self.random.randint(1, 3)
        elif fault == "pause":
            peer.paused_until = self.now + length
        elif fault == "clock":
            peer.clock += self.random.choice([0.5, 10, 288, -10, -288])
        elif fault == "full":
            peer.disk.is_full = True
            self.at(self.now + length, lambda: setattr(peer.disk, "is_full", False))
        elif fault == "rough":
            self.is_rough = True
            self.at(self.now + length, lambda: setattr(self, "is_rough", False))
        elif fault == "break":
            for link in list(peer.links):
                self._break(peer.number, link)
        elif fault == "oneway":
            way = (peer.number, self.random.choice(others))
            self.oneway.add(way)
            self.at(self.now + length, lambda: self.oneway.discard(way))
        else:
            pairs = {frozenset((peer.number, self.random.choice(others)))}
            if fault == "split":
                shape = self.random.choice(list(SHAPES))
                self.counts[f"split as {shape}"] += 1
                around = self.random.sample(range(len(self.peers)), len(self.peers))
                pairs = {
                    frozenset((around[one], around[other]))
                    for one in range(len(around))
                    for other in range(one)
                    if not SHAPES[shape](other, one, len(around))
                }
            self.cut |= pairs
            self.at(self.now + length, lambda: self.cut.difference_update(pairs))
            for pair in pairs:
                one, other = sorted(pair)
                for link in [n for n, end in self.peers[one].links.items() if end == other]:
                    self._break(one, link)

    def _heal(self) -> None:
        self.cut.clear()
        self.oneway.clear()
        self.is_rough = False
        for peer in self.peers:
            peer.disk.is_full = False
            peer.disk.kill_at = -1
            peer.paused_until = 0.0

    # The promises. ---------------------------------------------------------------------------

    def _lie_in_wait(self) -> None:
        fault, _, phase = self._ambush.partition(" in ")
        for peer in self.peers:
            if self._phase(peer) == phase:
                self._ambush = ""
                self._strike(peer, fault)
                return

    def _look_after(self) -> None:
        stirred = sorted(self._stirred) if len(self._stirred) > 1 else list(self._stirred)
        self._stirred.clear()
        for number in stirred:
            peer = self.peers[number]
            if peer.table is None or peer.table.match is None:
                continue
            record = peer.table.match.record
            if peer.is_watching and self._is_all_alone_with_it(peer):
                continue
            if record.fault is not None or record.proofs or record.diverged:
                raise Broken(f"P{peer.number} accuses: {record.fault} {record.diverged}")
            if self._went_back(peer, record) or len(record.closed) != peer.checked:
                self._look_at_closed(peer, record)

    def _look_at_closed(self, peer: Peer, record: Record) -> None:
        """Compare what has been closed since the last time; all if the record began again."""
        if self._went_back(peer, record):
            peer.closed, peer.effort, peer.checked = record.closed, record.effort, 0
        for number in islice(record.closed, peer.checked, None):
            closed = record.closed[number]
            before = self.closed.setdefault(number, closed)
            if before != closed and (before[1] != closed[1] or self._is_held(number, before)):
                raise Broken(f"P{peer.number} closed step {number} differently")
            self.closed[number] = closed
        peer.checked = len(record.closed)

    def _went_back(self, peer: Peer, record: Record) -> bool:
        return record.closed is not peer.closed or record.effort != peer.effort

    def _is_held(self, number: int, closed: tuple[bytes, bytes]) -> bool:
        """Does anybody still hold that this step was closed so? An epoch that is taken back takes
        its words with it, and the same is said again in other places."""
        tables = [peer.table for peer in self.peers if peer.table is not None]
        matches = [table.match for table in tables if table.match is not None]
        return any(match.record.closed.get(number) == closed for match in matches)

    def _is_all_alone_with_it(self, peer: Peer) -> bool:
        """Is this an onlooker who heard what its author and all peers have lost with a file?

        Nobody asks onlookers before going on, so to them two different words are two stories.
        """
        if not peer.is_watching:
            return False
        assert peer.table is not None and peer.table.match is not None
        is_bent = self.counts["bit flipped"] or self.counts["old copy restored"]
        record = peer.table.match.record
        accused = [record.genesis.people[each].key for each in record.found_out]
        victim = self.peers[self.victim].identity.public
        return bool(is_bent and accused == [victim])

    def _is_finished(self) -> bool:
        for peer in self.peers:
            if peer.table is None or peer.table.match is None:
                return False
            if self._is_all_alone_with_it(peer):
                continue
            if not peer.table.match.record.is_sealed:
                return False
            if not peer.is_watching and peer.table.match.me not in peer.table.match.record.live:
                return False
        tables = [peer.table for peer in self.peers if not self._is_all_alone_with_it(peer)]
        return len({table.match.record.history for table in tables if table and table.match}) == 1


def collect_seldom() -> None:
    """Let the collector of cyclic garbage leave alone what stays, and look after many histories
    at once: it would take a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 5, 5)


def run(seed: int, **how: object) -> World:
    """One history; what goes wrong says how to see it again."""
    world = World(seed, **how)  # type: ignore[arg-type]
    try:
        world.run()
    except Exception as error:
        again = command(seed, **how)
        raise Broken(f"seed {seed} at {world.now:.2f} s: {error}; again: {again}") from error
    return world


def command(seed: int, **how: object) -> str:
    """What to type in order to see this history again."""
    words = ["env", "MEADHALL_PLAIN=1", "python", "-m", "tests.sims.world", str(seed)]
    for key, value in how.items():
        if isinstance(value, Mapping):
            for option, chosen in value.items():
                words += ["--set", f"{option}={chosen}"]
        elif value is not None:
            words += [f"--{key.replace('_', '-')}", str(value)]
    return shlex.join(words)


def read_command(words: list[str]) -> tuple[range, dict[str, object]]:
    """The seeds and the kind of world that a command asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.sims.world", description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("last", type=int, nargs="?", help="all seeds from the first to before this")
    parser.add_argument("--people", type=int)
    parser.add_argument("--game")
    parser.add_argument("--watchers", type=int)
    flags = ("--faults", "--real-signatures", "--real-points", "--tokens", "--slowly", "--hasty")
    for flag in flags:
        parser.add_argument(flag, type=lambda word: word == "True")
    parser.add_argument("--set", action="append", dest="settings", metavar="OPTION=VALUE")
    parser.add_argument("--ambush", metavar="FAULT in PHASE")
    read = vars(parser.parse_args(words))
    given = {key: value for key, value in read.items() if value is not None}
    seed, last = given.pop("seed"), given.pop("last", None)
    if "settings" in given:
        pairs = (each.split("=", 1) for each in given["settings"])
        given["settings"] = {key: int(word) if word.isdecimal() else word for key, word in pairs}
    return range(seed, seed + 1 if last is None else last), given


def main(words: list[str]) -> int:
    genesis.find = lobby.find = look_up
    seeds, how = read_command(words)
    collect_seldom()
    counts: Counter[str] = Counter()
    failures = 0
    for seed in seeds:
        try:
            counts += run(seed, **how).counts
        except Broken as error:
            failures += 1
            print(error, flush=True)
            if len(seeds) == 1:
                raise
    for what, count in sorted(counts.items()):
        print(f"{count:8} {what}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
