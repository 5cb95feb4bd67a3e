"""Who is nearby: tables and people on the same network, as they come and go.

Everybody who plays announces one service, with what a list needs to show; nothing in it is
believed before the peer itself has said it over a secure link, and nobody is thought to be gone
or there because of it. Machines change their networks while they run, so the interfaces are
looked at every few seconds, and once they have settled the announcement is made again there.
"""

import asyncio
import contextlib
import ipaddress
from base64 import b32encode
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Final

from zeroconf import Error as ZeroconfError
from zeroconf import InterfaceChoice, IPVersion, ServiceListener, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from meadhall.engines.phrases import Text, say
from meadhall.net.gathering.genesis import EMBLEM_LIMIT, PEERS_LIMIT
from meadhall.net.shell.addresses import own_hosts, tellable, usable_hosts
from meadhall.net.system_reasons import Reason, system_reason
from meadhall.net.texts import Problem
from meadhall.net.transport.messages import ADDRESSES_LIMIT, PROTOCOL, Address
from meadhall.net.transport.plain_text import as_name, one_line

SERVICE: Final = "_meadhall._tcp.local."
LISTED_LIMIT: Final = 64
LISTED_PER_HOST: Final = 8
"""So many programs of one address are listed; one machine cannot fill the list."""

LISTED_PER_FRIEND: Final = 2
"""So many with the key of somebody who was met before find room in any case. Nothing proves it."""

RESOLVE_MS: Final = 3000
RESOLVING_LIMIT: Final = 2 * LISTED_LIMIT
"""So many names are looked up at once; each asks the network a few times."""

RESOLVE_TRIES: Final = 5
"""The network may lose an answer, and who announced a service does not say it again by itself."""

WATCH_SECONDS: Final = 1.5
REPEAT_SECONDS: Final = 20.0
"""After this time an announcement is made again: the network may have lost it, and nobody asks for
news of somebody who is listed already."""

LABEL_BYTES: Final = 63
"""The most bytes between two dots of a name on the network."""

NAME_BYTES: Final = 40
NO_PORT: Final = 9
"""Announced by somebody who sits at no table and wants to hear nobody: the port of nobody."""


GATHERING: Final = "gathering"
PLAYING: Final = "playing"
WAITING: Final = "waiting"
"""At somebody else's table, which has not begun."""

IDLE: Final = "idle"
"""At no table; the port is that of a bell, at which one can be invited."""

PROTOCOLS_LIMIT: Final = 99999
STAGES: Final = (GATHERING, PLAYING, WAITING, IDLE)


@dataclass(frozen=True, slots=True)
class Notice:
    """What somebody announces, as a line in a list: nothing in it is proven."""

    key_start: str
    name: str
    game: str
    seats: str
    """Free and all seats, as `1/3`; empty where something else is announced."""

    stage: str

    table: str
    addresses: tuple[Address, ...] = ()
    protocol: int = PROTOCOL
    follows: str = ""
    """The match after which this is the next game of a series, kept for those who played it."""

    emblem: int = 0
    """What the one who announces it has picked to be known by; 0 for nothing."""

    @property
    def hosts(self) -> frozenset[str]:
        return frozenset(host for host, _ in self.addresses)


def key_start(key: bytes) -> str:
    """The part of a key that a notice shows."""
    return b32encode(key[:10]).decode().lower()


def describe(notice: Notice) -> dict[str, str]:
    told = {
        "txtvers": "1",
        "p": str(notice.protocol),
        "k": notice.key_start,
        "n": _shortened(notice.name),
        "g": notice.game,
        "s": notice.seats,
        "st": notice.stage,
        "t": notice.table,
    }
    if notice.follows:
        told["f"] = notice.follows
    if notice.emblem:
        told["e"] = str(notice.emblem)
    return told


def read_notice(properties: dict[bytes, bytes | None], addresses: tuple[Address, ...]) -> Notice:
    """A notice from whatever somebody sends; strange contents are shortened, never believed."""
    given = {
        key.decode("ascii", "replace"): (value or b"").decode("utf-8", "replace")
        for key, value in properties.items()
    }

    def text(key: str) -> str:
        return one_line(given.get(key, "")[:NAME_BYTES])

    def number(key: str, limit: int) -> int:
        told = text(key)
        return int(told) if told.isdecimal() and len(told) < 6 and int(told) <= limit else 0

    def seats() -> str:
        free, _, all_seats = text("s").partition("/")
        are_few = len(free) == len(all_seats) == 1 and free.isdecimal() and all_seats.isdecimal()
        return text("s") if are_few and int(free) <= int(all_seats) <= PEERS_LIMIT else ""

    stage = text("st") if text("st") in STAGES else IDLE
    return Notice(
        text("k"),
        as_name(text("n")),
        text("g"),
        seats(),
        stage,
        text("t"),
        addresses,
        number("p", PROTOCOLS_LIMIT),
        text("f"),
        number("e", EMBLEM_LIMIT),
    )


def _can_be_asked_for(name: str) -> bool:
    """Can this name be written as it was read, and does the library take it for one? Bytes that are
    no text become longer as they are read, and control characters are refused."""
    if any(len(label.encode()) > LABEL_BYTES for label in name.split(".")):
        return False
    try:
        AsyncServiceInfo(SERVICE, name)
    except ZeroconfError:
        return False
    return True


def _forget_odd_names(zc: Zeroconf) -> None:
    """Else the library, which names everybody it knows in its questions, could ask nothing more."""
    known = zc.cache.entries_with_name(SERVICE)
    odd = [each for each in known if not _can_be_asked_for(getattr(each, "alias", ""))]
    zc.cache.async_remove_records(odd)


def _shortened(name: str) -> str:
    return as_name(name).encode()[:NAME_BYTES].decode("utf-8", "ignore")


def _nobody(start: str) -> bool:
    return False


class Discovery(ServiceListener):
    """Announces one notice, and lists those of the others: `nearby`, by the service's name.

    `is_known` says, in this thread, whether somebody has been met before whose key begins so.
    """

    def __init__(
        self, on_change: Callable[[], None], is_known: Callable[[str], bool] = _nobody
    ) -> None:
        self.nearby: dict[str, Notice] = {}
        self.trouble: Text = ""
        """Why nobody may be found, as a sentence."""

        self._on_change = on_change
        self._is_known = is_known
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._info: AsyncServiceInfo | None = None
        self._notice: Notice | None = None
        self._port = 0
        self._count = 0  # of what we have announced so far
        self._announced_at = 0.0
        self._announcing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen. Where that is not possible yet, joining by address still is."""
        self._listen()
        self._start(self._watch_interfaces())

    def _listen(self) -> None:
        self._zeroconf = self._make()
        if self._zeroconf is not None:
            self.trouble = ""
            self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, listener=self)

    def _make(self) -> AsyncZeroconf | None:
        for version in (IPVersion.All, IPVersion.V4Only):
            try:
                return AsyncZeroconf(interfaces=InterfaceChoice.All, ip_version=version)
            except (OSError, RuntimeError) as error:  # the second, where there is no network at all
                why: Text = say(Reason.NO_NETWORK)
                if isinstance(error, OSError) and error.errno:
                    why = system_reason(error)
                self.trouble = say(Problem.NOBODY_FOUND, reason=why)
        return None

    async def close(self) -> None:
        """Say goodbye, so that nobody lists us any longer."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._zeroconf is None:
            return
        if self._browser is not None:
            await self._browser.async_cancel()
        if self._info is not None:
            with contextlib.suppress(ZeroconfError, OSError):
                # The first wait is for the message to be queued, the second for it to be sent.
                await (await self._zeroconf.async_unregister_service(self._info))
        await self._zeroconf.async_close()

    # What we announce. -----------------------------------------------------------------------

    async def announce(self, notice: Notice, port: int) -> None:
        """Announce this from now on, in place of what was announced before.

        A first announcement takes a second. Whatever changes meanwhile comes after it, and not
        beside it, or we would be there twice.
        """
        self._notice, self._port = notice, port
        async with self._announcing:
            if (notice, port) == (self._notice, self._port):
                await self._announce(notice, port)

    async def _announce(self, notice: Notice, port: int) -> None:
        if self._zeroconf is None:
            return
        info = self._service(notice, port)
        self._announced_at = asyncio.get_running_loop().time()
        with contextlib.suppress(ZeroconfError, OSError):
            if self._info is None:
                await self._zeroconf.async_register_service(info, allow_name_change=True)
            else:
                info.name = self._info.name
                await self._zeroconf.async_update_service(info)
            self._info = info

    def _service(self, notice: Notice, port: int) -> AsyncServiceInfo:
        """The records of a notice. No two are ever equal, or those who still remember an earlier
        one would go on taking what came between for the latest."""
        self._count += 1
        label = f"{_shortened(notice.name) or 'Meadhall'} {notice.key_start[:4]} {port}"
        host = f"meadhall-{notice.key_start}-{port}.local."
        return AsyncServiceInfo(
            SERVICE,
            f"{label.replace('.', ' ')}.{SERVICE}",
            port=port,
            weight=self._count % (1 << 16),
            properties={**describe(notice), "q": str(self._count)},
            server=host,
            addresses=[ipaddress.ip_address(each).packed for each in tellable(own_hosts())],
        )

    async def _watch_interfaces(self) -> None:
        """Follow the machine to another network, once its interfaces have settled there.

        On the same network, announce ourselves again now and then.
        """
        loop = asyncio.get_running_loop()
        known = seen = await loop.run_in_executor(None, usable_hosts)
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            now = await loop.run_in_executor(None, usable_hosts)
            if now == seen and now != known:
                known = now
                if self._zeroconf is None:
                    self._listen()
                else:
                    with contextlib.suppress(ZeroconfError, OSError):
                        await self._zeroconf.async_update_interfaces()
                if self._notice is not None:
                    await self.announce(self._notice, self._port)
                self._on_change()
            elif self._notice is not None and loop.time() - self._announced_at >= REPEAT_SECONDS:
                await self.announce(self._notice, self._port)
            seen = now

    # What the others announce. ---------------------------------------------------------------

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        if not _can_be_asked_for(name):
            _forget_odd_names(zc)
            return
        if self._info is not None and name == self._info.name:
            return
        info = AsyncServiceInfo(SERVICE, name)
        if info.load_from_cache(zc):  # as nearly always: all of it came in one message
            self._list(name, info)
        elif len(self._tasks) < RESOLVING_LIMIT:
            self._start(self._resolve(name))

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        if self.nearby.pop(name, None) is not None:
            self._on_change()

    async def _resolve(self, name: str) -> None:
        with contextlib.suppress(ZeroconfError, OSError):
            info = await self._asked(name)
            if info is not None:
                self._list(name, info)

    def _list(self, name: str, info: AsyncServiceInfo) -> None:
        """Put what is announced into the list, if there is room for it."""
        if not info.port:
            return
        hosts = info.parsed_scoped_addresses(IPVersion.All)
        addresses = tuple((host, info.port) for host in hosts[:ADDRESSES_LIMIT])
        notice = read_notice(dict(info.properties), addresses)
        if self.nearby.get(name) == notice:
            return  # announced again, and nothing new in it
        others = {each: known for each, known in self.nearby.items() if each != name}
        friends = self._friends({**others, name: notice})
        is_friend = name in friends
        beside = [each for each, known in others.items() if known.hosts & notice.hosts]
        if len(beside) >= LISTED_PER_HOST and not is_friend:
            return
        if len(others) >= LISTED_LIMIT:
            counts = Counter(host for known in others.values() for host in known.hosts)
            crowd = {
                each: max((counts[host] for host in known.hosts), default=0)
                for each, known in others.items()
                if each not in friends
            }
            last = max(reversed(crowd), key=lambda each: crowd[each], default=None)
            if last is None or (crowd[last] <= len(beside) + 1 and not is_friend):
                return
            del self.nearby[last]
        self.nearby[name] = notice
        self._on_change()

    def _friends(self, listed: Mapping[str, Notice]) -> set[str]:
        """Of these names, those that seem to be of people who were met before."""
        counts: Counter[str] = Counter()
        found = set()
        for name, notice in listed.items():
            counts[notice.key_start] += 1
            is_first = counts[notice.key_start] <= LISTED_PER_FRIEND
            if is_first and self._is_known(notice.key_start):
                found.add(name)
        return found

    async def _asked(self, name: str) -> AsyncServiceInfo | None:
        """What the network says of this service, or nothing if nobody answers."""
        assert self._zeroconf is not None
        info = AsyncServiceInfo(SERVICE, name)
        for _ in range(RESOLVE_TRIES):
            if await info.async_request(self._zeroconf.zeroconf, RESOLVE_MS):
                return info
        return None

    def _start(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
