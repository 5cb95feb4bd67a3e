"""What a table of several peers costs on this machine, beside what cannot be saved.

Each figure stands next to the bare thing in the same run: a confirmed action and a roll next to an
echo of as many bytes over the same kind of link, opening a match file next to checking as many
signatures. All peers share this one process, so on machines of their own they would be faster.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from statistics import median
from time import perf_counter, process_time
from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, ROLL, State
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import Step
from meadhall.net.envelope import PURPOSE
from meadhall.net.genesis import Chair, Genesis, Person, Signed
from meadhall.net.identity import SIGNATURE_SIZE, Identity, verify
from meadhall.net.match import Match, Unkept, begin_alone, start
from meadhall.net.record import replay
from meadhall.net.shell.node import Node
from meadhall.net.shell.tls import Credentials, secure
from meadhall.net.table import Table

HERE: Final = "127.0.0.1"
TABLES: Final = (2, 3, 5)
ROUNDS: Final = 200
SETTLE_SECONDS: Final = 2.2
"""Until every peer knows that all the others hear each other, and passes nothing on in vain."""

ECHO_BYTES: Final = 300
"""About what one envelope of a step takes on the wire."""


class Turns(State):
    """The least that a match can be: the seats act in turn, or a die is rolled again and again."""

    def __init__(self, seats: i64, is_rolling: bool) -> None:
        super().__init__(seats)
        self.asks = ROLL if is_rolling else CHOOSE
        self.count: i64 = 0

    def copy(self) -> "Turns":
        twin = Turns(self.seats, self.asks == ROLL)
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


class Beginning(Genesis):
    """A match that is in no catalogue."""

    def start(self) -> State:
        return Turns(self.seats, dict(self.settings)["rolling"] is True)


def run(tell: Callable[[str], None]) -> None:
    tell("Between peers in this process, over TLS on the loopback, in milliseconds (median):")
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
    async with _table(people, is_rolling=False) as nodes:
        matches = [_match_of(node) for node in nodes]
        times = []
        for number in range(ROUNDS):
            peer = number % people
            while not matches[peer].awaited:
                await asyncio.sleep(0)
            began = perf_counter()
            matches[peer].act(peer, 0)
            nodes[peer].flush()
            while len(matches[peer].line) == number:
                await asyncio.sleep(0)
            times.append(1000 * (perf_counter() - began))
        echoes = await _echo([node.table.identity for node in nodes])
    return median(times), median(echoes)


async def _measure_rolls(people: int) -> float:
    """The mean time of a roll, until all know it."""
    async with _table(people, is_rolling=True) as nodes:
        matches = [_match_of(node) for node in nodes]
        first = max(len(match.line) for match in matches)
        began = perf_counter()
        while any(len(match.line) < ROUNDS for match in matches):
            await asyncio.sleep(0)
        return 1000 * (perf_counter() - began) / (ROUNDS - first)


@asynccontextmanager
async def _table(people: int, is_rolling: bool) -> AsyncIterator[list[Node[Table]]]:
    """So many peers in full mesh, at a match of turns or of rolls."""
    identities = [Identity.generate(os.urandom) for _ in range(people)]
    persons = tuple(Person(each.public, f"P{at}") for at, each in enumerate(identities))
    chairs = tuple(Chair(peer) for peer in range(people))
    nonces = tuple(os.urandom(16) for _ in range(people))
    settings = (("rolling", is_rolling),)
    genesis = Beginning("bench", 1, settings, persons, chairs, nonces, 0)
    signed = Signed(genesis, tuple(genesis.sign(each) for each in identities))
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


def _node(identity: Identity, signed: Signed) -> Node[Table]:
    match = start(signed, identity, Unkept())
    table = Table(identity, "P", os.urandom, lambda _: Unkept(), match=match)
    return Node(table, Credentials(identity), lambda: None)


def _match_of(node: Node[Table]) -> Match:
    assert node.table.match is not None
    return node.table.match


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
        began = perf_counter()
        for _, writer in links:
            writer.write(bytes(ECHO_BYTES))
        for reader, _ in links:
            await reader.readexactly(ECHO_BYTES)
        times.append(1000 * (perf_counter() - began))
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


def _random_match(identity: Identity) -> Match:
    match = begin_alone(find("hexentafl"), {}, identity, "P", os.urandom(16), 0)
    chance = Chance(7)
    while match.over is None:
        seat = match.awaited[0]
        actions = match.view(seat).legal(seat)
        match.act(seat, int(actions[chance.below(len(actions))]))
    return match


def _measure_matches(tell: Callable[[str], None]) -> None:
    """Whole signed matches of one peer, in memory."""
    identity = Identity.generate(os.urandom)
    began, answers = process_time(), 0
    count = 20
    for _ in range(count):
        answers += len(_random_match(identity).line)
    seconds = process_time() - began
    tell(
        f"Signed random matches of heXentafl: {count / seconds:.1f} a second of the processor, "
        f"{answers / seconds:,.0f} answers."
    )
