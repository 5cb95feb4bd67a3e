"""A table in one thread, its links in another.

A window must be free to look at its match at any moment, and may itself be busy for seconds while
it paints or a dialog of the desktop is open. Meanwhile the links have to live: peers that hear
nothing for six seconds think each other lost. So the table and its match belong to the thread of
the window alone, the sockets belong to the thread of the network alone, and between the two go
nothing but values: news in, orders out.

`Deputy` stands for the table in the network's thread. It decides nothing. It hands on what comes,
sends what it is told to send, and where the table has been silent for longer than a heartbeat it
says in its stead that we are still here: for as long as a window may well be busy, and no longer,
so that the others need not wait for ever for a program that hangs. What piles up meanwhile is
bounded: from a certain number on, links are not read until the table has caught up.

`TableInThread` is what the table's thread sees: `work` deals with the news and gives the orders.
"""

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final, Protocol

from meadhall.net.errors import NetError
from meadhall.net.identity import Identity
from meadhall.net.match.mesh import Timing
from meadhall.net.shell.background import Background
from meadhall.net.shell.node import NetworkNode, Served, nobody
from meadhall.net.shell.tls import Credentials
from meadhall.net.transport.messages import Address, Message, Ping

BUSY_SECONDS: Final = 60.0
"""So long we say for a table that does not stir that it is still there."""

NEWS_LIMIT: Final = 256
ORDERS_SECONDS: Final = 0.5
"""A table that has nothing to say shows after this long that it is not busy."""

TICK_SECONDS: Final = 0.1
STILL_HERE: Final = Ping(b"", 0)


@dataclass(frozen=True, slots=True)
class Linked:
    link: int
    key: bytes


@dataclass(frozen=True, slots=True)
class Heard:
    link: int
    message: Message


@dataclass(frozen=True, slots=True)
class Lost:
    link: int


News = Linked | Heard | Lost


@dataclass(frozen=True, slots=True)
class Orders:
    """What the table wants done, and how much of the news it has taken by then."""

    sending: tuple[tuple[int, Message], ...]
    closing: tuple[int, ...]
    strangers: Mapping[bytes, tuple[Address, ...]]
    taken: int
    seated: frozenset[bytes] = frozenset()


class Local(Served, Protocol):
    """What lives in the thread of the window: a table, or a bell."""

    @property
    def timing(self) -> Timing: ...


class Deputy:
    """Lives in the thread of the network, apart from the queue of its news."""

    def __init__(
        self, identity: Identity, timing: Timing, ring: Callable[[], None] = lambda: None
    ) -> None:
        self.identity = identity
        self.closing: list[int] = []
        self.news: SimpleQueue[News] = SimpleQueue()
        self.waiting = 0
        self.has_rung = False
        """Has the table's thread been called, and not yet come?"""

        self._ring = ring
        self._timing = timing
        self._outbox: list[tuple[int, Message]] = []
        self._strangers: Mapping[bytes, tuple[Address, ...]] = {}
        self._seated: frozenset[bytes] = frozenset()
        self._keys: dict[int, bytes] = {}
        self._spoke_at: dict[int, float] = {}
        self._now = self._ordered_at = time.monotonic()

    def connect(self, link: int, key: bytes) -> None:
        self._keys[link] = key
        self._tell(Linked(link, key))

    def lose(self, link: int) -> None:
        self._keys.pop(link, None)
        self._spoke_at.pop(link, None)
        self._tell(Lost(link))

    def receive(self, link: int, message: Message) -> None:
        self._tell(Heard(link, message))

    def _tell(self, news: News) -> None:
        self.waiting += 1
        self.news.put(news)
        if not self.has_rung:
            self.has_rung = True
            self._ring()

    def tick(self, now: float) -> None:
        """Say that we are still here, where nothing else has been said for a while.

        Only where the table has spoken already: the first word on a link is its greeting.
        """
        self._now = now
        if now - self._ordered_at > BUSY_SECONDS:
            return
        for link, spoke_at in self._spoke_at.items():
            if now - spoke_at > 1.5 * self._timing.ping:
                self._outbox.append((link, STILL_HERE))
                self._spoke_at[link] = now

    def outbox(self) -> list[tuple[int, Message]]:
        sending, self._outbox = self._outbox, []
        return sending

    def strangers(self) -> dict[bytes, tuple[Address, ...]]:
        linked = set(self._keys.values())
        return {key: where for key, where in self._strangers.items() if key not in linked}

    def seated(self) -> Collection[bytes]:
        return self._seated

    def obey(self, orders: Orders) -> None:
        self._ordered_at = self._now
        self.waiting -= orders.taken
        self._strangers = orders.strangers
        self._seated = orders.seated
        self._outbox += orders.sending
        self.closing += orders.closing
        for link, _ in orders.sending:
            if link in self._keys:
                self._spoke_at[link] = self._now


class TableInThread:
    """Lives in the thread of the table, and is the only one there who reaches over.

    `ring` is called in the network's thread when there is news; `work` should follow soon.
    `is_known` is called there too: has the owner of this key been met before?
    """

    def __init__(
        self,
        table: Local,
        background: Background,
        ring: Callable[[], None] = lambda: None,
        is_known: Callable[[bytes], bool] = nobody,
    ) -> None:
        self.port = 0
        self._table = table
        self._background = background
        self._deputy = Deputy(table.identity, table.timing, ring)
        self.node = NetworkNode(
            self._deputy, Credentials(table.identity), self._mind_the_pile, is_known
        )
        """Belongs to the network's thread: to be used by what runs there, and by nothing else."""

        self._ordered_at = self._ticked_at = 0.0
        self._strangers: Mapping[bytes, tuple[Address, ...]] = {}

    def open(self, host: str | None = None) -> None:
        """Accept callers; Refused if this machine cannot be called."""
        self._background.wait_for(self.node.open(host))
        self.port = self.node.port

    def close(self) -> None:
        """Leave the table."""
        self._background.wait_for(self.node.close())

    def work(self) -> None:
        """Let the table hear the news, and have done what it wants done."""
        self._deputy.has_rung = False  # whatever comes from here on rings again
        taken = self._deputy.news.qsize()
        for _ in range(taken):
            match self._deputy.news.get():
                case Linked(link, key):
                    self._table.connect(link, key)
                case Heard(link, message):
                    self._table.receive(link, message)
                case Lost(link):
                    self._table.lose(link)
        now = time.monotonic()
        if now - self._ticked_at >= TICK_SECONDS:
            self._ticked_at = now
            self._table.tick(now)
        self._give_orders(taken, now)

    def _give_orders(self, taken: int, now: float) -> None:
        try:
            sending = tuple(self._table.outbox())
        except NetError:
            sending = ()  # the table has told of it, and tries again the next time
        closing = tuple(self._table.closing)
        self._table.closing.clear()
        strangers, seated = self._table.strangers(), frozenset(self._table.seated())
        is_due = now - self._ordered_at >= ORDERS_SECONDS
        if taken or sending or closing or strangers != self._strangers or is_due:
            self._ordered_at, self._strangers = now, strangers
            orders = Orders(sending, closing, strangers, taken, seated)
            self._background.do(self._obey, orders)

    def _obey(self, orders: Orders) -> None:
        """In the thread of the network."""
        self._deputy.obey(orders)
        self.node.flush()

    def _mind_the_pile(self) -> None:
        """In the thread of the network: read no faster than the table takes."""
        if self._deputy.waiting >= NEWS_LIMIT:
            self.node.pause()
        else:
            self.node.go_on()
