"""One table's place on the network: a port, links, and calls to those who should be there.

The node accepts connections, dials, secures them (`tls`), cuts them into messages, and lets the
table (`meadhall.net.gathering.table`) decide about everything else. Bounded here is what others can
cost: handshakes, links, messages of each kind, calls, and what waits to be sent to somebody who
does not read.
"""

import asyncio
import contextlib
import logging
import socket
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Final, Generic, Protocol, TypeVar, cast

from meadhall.engines.phrases import Text, say
from meadhall.net.errors import BadFrame, NetError, Refused
from meadhall.net.identity import Identity
from meadhall.net.shell.addresses import dialable
from meadhall.net.shell.handshakes import Handshakes
from meadhall.net.shell.listener import listen
from meadhall.net.shell.tls import BadLink, Credentials, cut, secure
from meadhall.net.system_reasons import Reason, system_reason
from meadhall.net.texts import LinkProblem, Problem
from meadhall.net.transport.budget import Budget
from meadhall.net.transport.messages import (
    REASON_LIMIT,
    Address,
    Bye,
    Message,
    decode,
    encode,
    kind_of,
)
from meadhall.net.transport.plain_text import fitted
from meadhall.net.transport.wire import Frames, frame

log = logging.getLogger(__name__)

LINKS_LIMIT: Final = 32
LINKS_PER_HOST: Final = 6
ADDRESSES_A_MINUTE: Final = 120
"""So many addresses are called in a minute, whatever the table has been told."""

UNREAD_LIMIT: Final = 1 << 22
READ_SIZE: Final = 1 << 16
TICK_SECONDS: Final = 0.1
CONNECT_SECONDS: Final = 4.0
STAGGER_SECONDS: Final = 0.25
REDIAL_SECONDS: Final = (0.0, 0.2, 0.5, 1.0, 2.0, 3.0)
FORGET_SECONDS: Final = 5.0
"""By then it is known why a link broke."""

PARTING_SECONDS: Final = 0.25
"""So long the other ends may take to hear that we close the links."""

YIELD_SECONDS: Final = 5.0
"""Of two peers the one with the lower key dials; the other does so only after this long."""

STRIKES_LIMIT: Final = 5
BAN_SECONDS: Final = 60.0
REMEMBERED_LIMIT: Final = 256
"""So many keys that sent rubbish are remembered; the oldest is forgotten first."""

TOO_MUCH: Final = "it sends more than any peer has to say"


class Served(Protocol):
    """Whom the node works for: a table, or a deputy of one that lives in another thread."""

    identity: Identity
    closing: list[int]

    def connect(self, link: int, key: bytes) -> None: ...
    def lose(self, link: int) -> None: ...
    def receive(self, link: int, message: Message) -> None: ...
    def tick(self, now: float) -> None: ...
    def outbox(self) -> list[tuple[int, Message]]: ...
    def strangers(self) -> dict[bytes, tuple[Address, ...]]: ...
    def seated(self) -> Collection[bytes]: ...


def nobody(key: bytes) -> bool:
    """Where nobody is known from before."""
    return False


class NodeLink:
    def __init__(
        self,
        key: bytes,
        host: str,
        writer: asyncio.StreamWriter,
        plain: asyncio.WriteTransport,
    ) -> None:
        self.key = key
        self.host = host
        self.writer = writer
        self.transport = cast(asyncio.Transport, writer.transport)
        self.plain = plain
        """What carries the secured link. It knows first that the other end is gone."""

        self.budget = Budget()
        self.has_ended = False

    def end(self) -> None:
        """Nothing more comes, and whatever is written now is written to nobody."""
        self.has_ended = True

    @property
    def is_over(self) -> bool:
        """Is there nobody to write to? The library would complain of it to the terminal."""
        return self.has_ended or self.writer.is_closing() or self.plain.is_closing()


AnyServed = TypeVar("AnyServed", bound=Served)
Noted = TypeVar("Noted", int, float)


class NetworkNode(Generic[AnyServed]):
    """See above. `on_change` is called whenever the table may have something new to tell.
    `is_known` says, in this thread, whether the owner of a key has been met before."""

    def __init__(
        self,
        table: AnyServed,
        credentials: Credentials,
        on_change: Callable[[], None],
        is_known: Callable[[bytes], bool] = nobody,
    ) -> None:
        self.table = table
        self.credentials = credentials
        self.port = 0
        self._on_change = on_change
        self._is_known = is_known
        self._links: dict[int, NodeLink] = {}
        self._number = 0
        self._handshakes = Handshakes()
        self._strikes: dict[bytes, int] = {}
        self._banned: dict[bytes, float] = {}
        self._missing_since: dict[bytes, float] = {}
        self._tries: Counter[bytes] = Counter()
        self._dialling: set[bytes] = set()
        self._dialled_at: deque[float] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._served: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
        self._server: asyncio.Server | None = None
        self._parting: set[asyncio.StreamWriter] = set()
        self._is_closed = False
        self._may_read = asyncio.Event()
        self._may_read.set()

    @property
    def is_linked(self) -> bool:
        return bool(self._links)

    # The door. -------------------------------------------------------------------------------

    async def open(self, host: str | None = None, port: int = 0) -> None:
        """Accept callers at this port, or at any that is free; Refused if it cannot be had."""
        try:
            self._server = await asyncio.start_server(self._knock, host, port, limit=READ_SIZE)
            self.port = self._server.sockets[0].getsockname()[1]
            if port == 0 and host is None:
                await self._share_port()
        except OSError as error:
            door = f"port {port}" if port else host or "this machine"
            raise Refused(
                say(Problem.CANNOT_LISTEN, address=str(door), reason=system_reason(error))
            ) from error
        self._start(self._tick())

    async def _share_port(self) -> None:
        """Listening on any free port gives each address family another one; all should have one."""
        assert self._server is not None
        sockets = self._server.sockets
        if len({each.getsockname()[1] for each in sockets}) == 1:
            return
        self._server.close()
        self._server = await asyncio.start_server(self._knock, None, self.port, limit=READ_SIZE)

    async def close(self) -> None:
        """Leave, and let everybody know that the link was closed on purpose."""
        if self._server is not None:
            self._server.close()
        self._is_closed = True
        leaving = [*self._parting, *(link.writer for link in self._links.values())]
        served = list(self._served.values())  # also those who have not said yet who they are
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for number in list(self._links):
            self._hang_up(number)
        ends = [asyncio.create_task(writer.wait_closed()) for writer in leaving]
        if ends:
            await asyncio.wait(ends, timeout=PARTING_SECONDS)
        for writer in (*leaving, *served):
            cut(writer)  # do not wait for those who do not answer
        await asyncio.gather(*ends, return_exceptions=True)

    def _knock(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody is at the door. What becomes of it ends with the node."""
        if self._is_closed:
            writer.transport.abort()
            return
        self._start(self._accept(reader, writer), writer)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, transport = _host_of(writer), writer.transport
        if not self._handshakes.enter(transport, host, time.monotonic()):
            transport.abort()
            return
        try:
            key = await secure(reader, writer, self.credentials, is_server=True)
        except BadLink:
            self._forget(reader, writer)
            return
        finally:
            self._handshakes.leave(transport)
        if self._banned.get(key, 0.0) > time.monotonic() or not self._make_room(key, host):
            cut(writer)
            return
        await self._serve(key, reader, writer, transport)

    def _make_room(self, key: bytes, host: str) -> bool:
        """May this link stay? Somebody with a seat always finds room, and somebody who is known;
        strangers are counted, those of one host and all together. The latest of them makes way for
        one who is no stranger, and if all places are taken the oldest of the busiest host for a
        stranger from elsewhere."""
        seated = self.table.seated()
        strangers = [
            number
            for number, link in self._links.items()
            if link.key not in seated and link.key != key and not self._is_known(link.key)
        ]
        if key in seated or self._is_known(key):
            if len(self._links) >= LINKS_LIMIT and strangers:
                self._hang_up(strangers[-1])
            return True
        counts = Counter(self._links[number].host for number in strangers)
        if counts[host] >= LINKS_PER_HOST:
            return False
        if len(self._links) < LINKS_LIMIT:
            return True
        busiest, count = max(counts.items(), key=lambda each: each[1], default=("", 0))
        if count <= counts[host] + 1:
            return False
        self._hang_up(next(each for each in strangers if self._links[each].host == busiest))
        return True

    def pause(self) -> None:
        """Read no more for now: what peers go on saying waits at their end."""
        if self._may_read.is_set():
            self._may_read.clear()
            for link in self._links.values():
                link.transport.pause_reading()

    def go_on(self) -> None:
        if not self._may_read.is_set():
            self._may_read.set()
            for link in self._links.values():
                link.transport.resume_reading()

    # Calls. ----------------------------------------------------------------------------------

    async def dial(
        self, addresses: Sequence[Address], expect: Callable[[bytes], bool] = lambda key: True
    ) -> bytes:
        """Call a peer at the first of its addresses that answers; its key, or BadLink."""
        reader, writer = await _race(addresses)
        plain = writer.transport
        try:
            key = await secure(reader, writer, self.credentials, is_server=False)
            if not expect(key):
                raise BadLink(say(LinkProblem.SOMEBODY_ELSE))
            if self._is_closed:
                raise BadLink(say(LinkProblem.LEFT))
        except BaseException:
            cut(writer)
            self._forget(reader, writer)
            raise
        self._start(self._serve(key, reader, writer, plain), writer)
        return key

    def _call_strangers(self) -> None:
        """Call those whom the table misses."""
        now = time.monotonic()
        strangers = self.table.strangers()
        for key in self._missing_since.keys() - strangers.keys():
            del self._missing_since[key]
            self._tries.pop(key, None)
        for key, addresses in strangers.items():
            since = self._missing_since.setdefault(key, now)
            wait = 0.0 if self.table.identity.public < key else YIELD_SECONDS
            tries = self._tries[key]
            wait += sum(REDIAL_SECONDS[: tries + 1])
            wait += max(0, tries + 1 - len(REDIAL_SECONDS)) * REDIAL_SECONDS[-1]
            if addresses and key not in self._dialling and now - since >= wait:
                if not self._may_dial(len(addresses), now):
                    return
                self._tries[key] += 1
                self._dialling.add(key)
                self._start(self._call(key, addresses))

    def _may_dial(self, addresses: int, now: float) -> bool:
        """May so many addresses be called now?"""
        while self._dialled_at and now - self._dialled_at[0] > 60.0:
            self._dialled_at.popleft()
        if len(self._dialled_at) + addresses > ADDRESSES_A_MINUTE:
            return False
        self._dialled_at.extend([now] * addresses)
        return True

    async def _call(self, key: bytes, addresses: tuple[Address, ...]) -> None:
        try:
            await self.dial(addresses, lambda found: found == key)
        except BadLink:
            pass  # it is called again
        finally:
            self._dialling.discard(key)

    # Links. ----------------------------------------------------------------------------------

    async def _serve(
        self,
        key: bytes,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        plain: asyncio.WriteTransport,
    ) -> None:
        """Read messages until the link breaks or is closed."""
        self._number += 1
        number = self._number
        self._links[number] = link = NodeLink(key, _host_of(writer), writer, plain)
        if not self._may_read.is_set():
            link.transport.pause_reading()
        self.table.connect(number, key)
        self._flush()
        frames = Frames()

        def hear(data: bytes) -> None:
            frames.feed(data)
            while (message := frames.next_message()) is not None:
                self._hear(number, message)
            self._flush()

        try:
            await listen(reader, writer, hear, self._may_read, link.end)
        except BadFrame as error:
            self._strike(key)
            writer.write(frame(encode(Bye(fitted(str(error), REASON_LIMIT)))))
            without_frames(error)
        except OSError as error:  # the link broke; that is what redialling is for
            without_frames(error)
        except Exception as error:
            log.exception("a message could not be dealt with, so its link was closed")
            without_frames(error)
        finally:
            self._hang_up(number)
            self._flush()
            self._forget(reader, writer)

    def _hear(self, number: int, message: bytes) -> None:
        """Read a message, if its kind is within the budget of the link; BadFrame if the other end
        goes on beyond it."""
        link = self._links.get(number)
        if link is None:
            return
        if link.budget.allows(kind_of(message), time.monotonic()):
            self.table.receive(number, decode(message))
        elif link.budget.is_exhausted:
            raise BadFrame(TOO_MUCH)

    def _strike(self, key: bytes) -> None:
        """Somebody who sends rubbish again and again is not let in for a while."""
        strikes = self._strikes.pop(key, 0) + 1
        if strikes < STRIKES_LIMIT:
            _remember(self._strikes, key, strikes)
        else:
            _remember(self._banned, key, time.monotonic() + BAN_SECONDS)

    def _hang_up(self, number: int) -> None:
        link = self._links.pop(number, None)
        if link is not None:
            self.table.lose(number)
            with contextlib.suppress(OSError, RuntimeError):
                link.writer.close()
            self._parting.add(link.writer)
            asyncio.get_running_loop().call_later(1.0, self._abort, link.writer)

    def _abort(self, writer: asyncio.StreamWriter) -> None:
        """Close a link at once whose other end does not read what was said last."""
        self._parting.discard(writer)
        cut(writer)

    def _forget(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._is_closed:
            self._start(forget_why(reader, writer))

    def _flush(self) -> None:
        """Send what the table wants sent, and close what it wants closed."""
        try:
            outbox = self.table.outbox()
        except NetError:
            outbox = []  # the table has told of it, and tries again at the next tick
        last, data = None, b""
        for number, message in outbox:
            link = self._links.get(number)
            if link is None or link.is_over:
                continue
            if message is not last:  # what is told to all is written once
                last, data = message, frame(encode(message))
            link.writer.write(data)
            if link.writer.transport.get_write_buffer_size() > UNREAD_LIMIT:
                cut(link.writer)
                self._hang_up(number)
        for number in self.table.closing:
            self._hang_up(number)
        self.table.closing.clear()
        self._on_change()

    def flush(self) -> None:
        """Send what was said from outside."""
        self._flush()

    async def _tick(self) -> None:
        while True:
            try:
                self.table.tick(time.monotonic())
                self._flush()
                self._call_strangers()
            except Exception:  # a fault of ours in one tick must not be the end of all others
                log.exception("a tick failed")
            await asyncio.sleep(TICK_SECONDS)

    def _start(
        self, what: Coroutine[None, None, None], writer: asyncio.StreamWriter | None = None
    ) -> None:
        """Have it run until the node is closed. A task that is cancelled before it has begun
        cleans up nothing, so the link that it would have served is closed here."""
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if writer is not None:
            self._served[task] = writer
            task.add_done_callback(self._served.pop)
            task.add_done_callback(lambda done: _let_go(done, writer))


def _remember(notes: dict[bytes, Noted], key: bytes, what: Noted) -> None:
    """Note something of this key; of the oldest key it is forgotten if there are too many."""
    notes.pop(key, None)
    notes[key] = what
    if len(notes) > REMEMBERED_LIMIT:
        del notes[next(iter(notes))]


async def forget_why(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Let go of where a link broke, once it has ended. A stream keeps the error, the error the
    frames in which it came up, and these all that belongs to the link. So it would stay until the
    collector of garbage comes by, which sees some small objects and not the memory of a TLS link
    behind them."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(FORGET_SECONDS):
            await writer.wait_closed()
    without_frames(reader.exception())


def without_frames(error: BaseException | None) -> None:
    """Have an error, and those from which it came, forget in which frames they came up."""
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def _host_of(writer: asyncio.StreamWriter) -> str:
    return str((writer.get_extra_info("peername") or ("?",))[0])


def _let_go(done: asyncio.Task[None], writer: asyncio.StreamWriter) -> None:
    if done.cancelled() and not writer.is_closing():
        cut(writer)


def _why_not(error: BaseException | None) -> Text:
    """Why no connection could be made."""
    if isinstance(error, socket.gaierror):
        return say(Reason.UNKNOWN_NAME)
    return system_reason(error) if isinstance(error, OSError) else say(Reason.TOO_LATE)


def _written(host: str, port: int) -> str:
    """An address as a person reads it, and types it."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def _race(
    addresses: Sequence[Address],
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Try all addresses, each a little after the one before; the first that answers wins."""

    async def attempt(
        at: int, address: Address
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        await asyncio.sleep(at * STAGGER_SECONDS)
        async with asyncio.timeout(CONNECT_SECONDS):
            return await asyncio.open_connection(*address, limit=READ_SIZE)

    tried = enumerate(dialable(addresses))
    tasks = [asyncio.ensure_future(attempt(at, each)) for at, each in tried]
    winner = None
    why: BaseException | None = None
    try:
        for done in asyncio.as_completed(tasks):
            try:
                winner = await done
                break
            except (OSError, TimeoutError) as error:
                why = error
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(outcome, BaseException) and outcome is not winner:
                outcome[1].transport.abort()
    if winner is None:
        told = ", ".join(_written(host, port) for host, port in addresses) or "?"
        raise BadLink(say(Problem.UNREACHABLE, where=told, reason=_why_not(why)))
    return winner
