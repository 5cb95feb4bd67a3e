"""What a table of several peers costs on this machine, beside what cannot be saved.

Each figure stands next to the bare thing in the same run: a confirmed action and a roll next to an
echo of as many bytes over the same kind of link, opening a match file next to checking as many
signatures. All peers share this one process, so on machines of their own they would be faster.
Counted is the time of the processor, so that what else runs on the machine makes little difference.
"""

import asyncio
import os
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from statistics import median
from time import process_time
from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, ROLL, State
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import Step
from meadhall.net.errors import Refused
from meadhall.net.gathering.genesis import Chair, Genesis, Person, Signed
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.identity import SIGNATURE_SIZE, Identity, Verifier, verify
from meadhall.net.match.match import Match, NoJournal, begin_alone, start
from meadhall.net.match.record import replay
from meadhall.net.shell.node import NetworkNode
from meadhall.net.shell.tls import Credentials, secure
from meadhall.net.transport.envelope import PURPOSE
from meadhall.net.transport.messages import decode, encode

HERE: Final = "127.0.0.1"
TABLES: Final = (2, 3, 5)
ROUNDS: Final = 200
SIMULATED_SECONDS: Final = 3.0
SETTLE_SECONDS: Final = 2.2
"""Until every peer knows that all the others hear each other, and passes nothing on in vain."""

ECHO_BYTES: Final = 300
"""About what one envelope of a step takes on the wire."""


class BenchState(State):
    """The least that a match can be: the seats act in turn, or a die is rolled again and again."""

    def __init__(self, seats: i64, is_rolling: bool) -> None:
        super().__init__(seats)
        self.asks = ROLL if is_rolling else CHOOSE
        self.count: i64 = 0

    def copy(self) -> "BenchState":
        twin = BenchState(self.seats, self.asks == ROLL)
        twin.count = self.count
        twin.turn = self.turn
        return twin

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.count = archive.number(self.count)

    def legal(self, seat: i64) -> vec[i64]:
        return append(vec[i64](), 0) if self.is_asked(seat) else vec[i64]()

    def play(self, action: i64) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.count += 1

    def dice(self) -> tuple[i64, i64]:
        return 6, 1

    def rolled(self, values: vec[i64]) -> None:
        self.count += 1
        if self.count == ROUNDS:
            self.asks = CHOOSE

    def name(self, seat: i64, action: i64) -> str:
        return "go"

    def steps(self, seat: i64, action: i64) -> list[Step]:
        return [Step("go", 0, "go")]

    def diagram(self) -> str:
        return f"seat {int(self.turn)}"


class BenchGenesis(Genesis):
    """A match that is in no catalogue."""

    def start(self) -> State:
        return BenchState(self.seats, dict(self.settings)["rolling"] is True)


def run(tell: Callable[[str], None]) -> None:
    tell("Between peers in this process, over TLS on the loopback,")
    tell("in milliseconds of the processor (median):")
    tell("")
    tell(f"{'peers':>5}  {'action':>8}  {'roll':>8}  {'bare echo':>9}  {'action/echo':>11}")
    for people in TABLES:
        action, echo = asyncio.run(_measure_actions(people))
        roll = asyncio.run(_measure_rolls(people))
        tell(f"{people:>5}  {action:>8.2f}  {roll:>8.2f}  {echo:>9.2f}  {action / echo:>11.1f}")
    tell("")
    tell("An action is confirmed when all have echoed it; for a roll everybody owes a token.")
    tell("A bare echo is one round trip to each of the others at once.")
    tell("")
    _measure_reading(tell)
    _measure_matches(tell)


async def _measure_actions(people: int) -> tuple[float, float]:
    """The median times of an action until it is confirmed, and of a bare echo."""
    async with _linked(people, is_rolling=False) as nodes:
        matches = [_match_of(node.table) for node in nodes]
        times = []
        for number in range(ROUNDS):
            peer = number % people
            while not matches[peer].awaited:
                await asyncio.sleep(0)
            began = process_time()
            matches[peer].act(peer, 0)
            nodes[peer].flush()
            while len(matches[peer].line) == number:
                await asyncio.sleep(0)
            times.append(1000 * (process_time() - began))
        echoes = await _echo([node.table.identity for node in nodes])
    return median(times), median(echoes)


async def _measure_rolls(people: int) -> float:
    """The mean time of a roll, until all know it."""
    async with _linked(people, is_rolling=True) as nodes:
        matches = [_match_of(node.table) for node in nodes]
        first = max(len(match.line) for match in matches)
        began = process_time()
        while any(len(match.line) < ROUNDS for match in matches):
            await asyncio.sleep(0)
        return 1000 * (process_time() - began) / (ROUNDS - first)


@asynccontextmanager
async def _linked(people: int, is_rolling: bool) -> AsyncIterator[list[NetworkNode[Table]]]:
    """So many peers in full mesh, at a match of turns or of rolls."""
    signed, identities = _sit_down(people, is_rolling)
    nodes = [_node(each, signed) for each in identities]
    for at, node in enumerate(nodes):
        await node.open(HERE)
        for other in nodes[:at]:
            await node.dial([(HERE, other.port)])
    while any(len(node.table.guests) < people - 1 for node in nodes):
        await asyncio.sleep(0)
    if not is_rolling:
        await asyncio.sleep(SETTLE_SECONDS)
    yield nodes
    for node in nodes:
        await node.close()


def _sit_down(
    people: int, is_rolling: bool, kind: type[Identity] = Identity
) -> tuple[Signed, list[Identity]]:
    """A match of so many peers, signed by all."""
    identities = [kind.generate(os.urandom) for _ in range(people)]
    persons = tuple(Person(each.public, f"P{at}") for at, each in enumerate(identities))
    chairs = tuple(Chair(peer) for peer in range(people))
    nonces = tuple(os.urandom(16) for _ in range(people))
    settings = (("rolling", is_rolling),)
    genesis = BenchGenesis("bench", 1, settings, persons, chairs, nonces, 0)
    return Signed(genesis, tuple(genesis.sign(each) for each in identities)), identities


def _table(identity: Identity, signed: Signed, check: Verifier = verify) -> Table:
    match = start(signed, identity, NoJournal(), check)
    return Table(
        identity,
        TableConfig(
            name="P",
            entropy=os.urandom,
            keep=lambda _: NoJournal(),
            match=match,
            check=check,
        ),
    )


def _node(identity: Identity, signed: Signed) -> NetworkNode[Table]:
    return NetworkNode(_table(identity, signed), Credentials(identity), lambda: None)


def _match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


async def _echo(identities: list[Identity]) -> list[float]:
    """Round trips of as many bytes, to all others at once, over links that are made the same."""
    first, others = identities[0], identities[1:]
    links = []
    servers = []
    for other in others:
        credentials = Credentials(other)

        async def answer(
            reader: asyncio.StreamReader,
            writer: asyncio.StreamWriter,
            credentials: Credentials = credentials,
        ) -> None:
            await secure(reader, writer, credentials, is_server=True)
            while data := await reader.read(ECHO_BYTES):
                writer.write(data)
            writer.close()

        server = await asyncio.start_server(answer, HERE, 0)
        servers.append(server)
        port = server.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection(HERE, port)
        await secure(reader, writer, Credentials(first), is_server=False)
        links.append((reader, writer))
    times = []
    for _ in range(ROUNDS):
        began = process_time()
        for _, writer in links:
            writer.write(bytes(ECHO_BYTES))
        for reader, _ in links:
            await reader.readexactly(ECHO_BYTES)
        times.append(1000 * (process_time() - began))
    for _, writer in links:
        writer.close()
    for server in servers:
        server.close()
    return times


def _measure_reading(tell: Callable[[str], None]) -> None:
    """Opening a match file against checking its signatures and nothing else."""
    identity = Identity.generate(os.urandom)
    match = _random_match(identity)
    sealed = tuple(envelope.sealed for envelope in match.record.arrivals)
    began = process_time()
    repeats = max(1, 2000 // len(sealed))
    for _ in range(repeats):
        replay(match.genesis, sealed)
    read = repeats * len(sealed) / (process_time() - began)
    began = process_time()
    for _ in range(repeats):
        for each in sealed:
            message = PURPOSE + each[SIGNATURE_SIZE:]
            verify(identity.public, message, each[:SIGNATURE_SIZE])
    bare = repeats * len(sealed) / (process_time() - began)
    tell(f"Reading a match: {read:,.0f} envelopes a second, checked, linked and played;")
    tell(f"bare signature checks: {bare:,.0f} a second ({read / bare:.0%} of that).")
    tell("")


def _random_match(identity: Identity) -> Match:
    match = begin_alone(find("hexentafl"), {}, identity, "P", os.urandom(16), 0)
    chance = Chance(7)
    while match.over is None:
        seat = match.awaited[0]
        actions = match.view(seat).legal(seat)
        match.act(seat, int(actions[chance.below(len(actions))]))
    return match


class Stamped(Identity):
    """Signs with a hash: what is left of the cost of a match is then all our own."""

    def sign(self, message: bytes) -> bytes:
        return blake2b(self.public + message, digest_size=SIGNATURE_SIZE).digest()


def is_stamped(public: bytes, message: bytes, signature: bytes) -> bool:
    return blake2b(public + message, digest_size=SIGNATURE_SIZE).digest() == signature


def _measure_matches(tell: Callable[[str], None]) -> None:
    """Whole tables without sockets, in the time that their messages take in them and no other."""
    tell(f"Simulated matches of {ROUNDS} actions, every message packed, carried and read:")
    tell("")
    tell(f"{'peers':>5}  {'signed':>13}  {'stamped':>13}  a second of the processor")
    for people in TABLES:
        rates = []
        for kind, check in ((Identity, verify), (Stamped, is_stamped)):
            began, count = process_time(), 0
            while (passed := process_time() - began) < SIMULATED_SECONDS:
                _simulate(*_sit_down(people, False, kind), check)
                count += 1
            rates.append(count / passed)
        tell(f"{people:>5}  {rates[0]:>13.1f}  {rates[1]:>13.1f}")
    tell("")
    tell("Stamped: with a hash in place of each signature, as in tests/sims.")


def _simulate(signed: Signed, identities: Sequence[Identity], check: Verifier) -> None:
    """One match between whole peers; each message arrives after all that were sent before it."""
    tables = [_table(each, signed, check) for each in identities]
    post: deque[tuple[int, int, bytes]] = deque()

    def carry(is_playing: bool) -> None:
        """Bring every message to its peer, which may act on it, until no peer says anything."""
        for at in range(len(tables)):
            let_go(at, is_playing)
        while post:
            to, at, data = post.popleft()
            tables[to].receive(at, decode(data))
            let_go(to, is_playing)

    def let_go(at: int, is_playing: bool) -> None:
        match = _match_of(tables[at])
        if is_playing and match.awaited and len(match.line) < ROUNDS:
            match.act(match.awaited[0], 0)
        post.extend((to, at, encode(message)) for to, message in tables[at].outbox())

    for at, table in enumerate(tables):
        for other, identity in enumerate(identities):
            if other != at:
                table.connect(other, identity.public)
    for now in (1.0, 3.0):  # by then all know whom the others hear
        carry(is_playing=False)
        for table in tables:
            table.tick(now)
    carry(is_playing=True)
    if any(len(_match_of(table).line) != ROUNDS for table in tables):
        raise Refused("a simulated match did not come to its end")
