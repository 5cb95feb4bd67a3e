"""Who and what is seen on the network: tables, and people at no table.

Nothing of it is proven. Discovery runs in the network's thread and hands over a snapshot whenever
something has changed; everything else here runs in the thread of the window.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue

from meadhall.client.multiplayer.display_names import told_apart
from meadhall.client.multiplayer.invitation_service import is_game
from meadhall.client.multiplayer.invitations import InvitationAnswer, NearbyPerson
from meadhall.client.multiplayer.join_target import JoinTarget
from meadhall.client.multiplayer.texts import LanText
from meadhall.engines.phrases import Text, say
from meadhall.net.gathering.genesis import NAMELESS
from meadhall.net.gathering.spoken_code import is_meant
from meadhall.net.shell.background import Background
from meadhall.net.shell.discovery import (
    GATHERING,
    IDLE,
    NO_PORT,
    PLAYING,
    Discovery,
    Notice,
    key_start,
)
from meadhall.net.shell.tls import BadLink
from meadhall.net.transport.messages import PROTOCOL


@dataclass(frozen=True, slots=True)
class NearbyTable:
    """A table that somebody announces. Nothing of it is proven before it is joined."""

    key: str
    person: str
    game: str
    seats: str  # free and all, as 1/2
    is_open: bool  # does it still gather?
    is_ours_to_join: bool  # do both ends speak the same protocol?
    is_kept: bool = False  # for those who played the game before?
    is_full: bool = False  # is nobody missing, though it has not begun?
    emblem: int = 0


@dataclass(frozen=True, slots=True)
class DiscoverySnapshot:
    """Whom discovery had found at one moment, and why it may find nobody."""

    notices: Mapping[str, Notice] = field(default_factory=dict)
    trouble: Text = ""


class NearbyScanner:
    """Looks for others once it is open, and announces this computer."""

    def __init__(
        self,
        background: Background,
        notify: Callable[[], None],
        is_known: Callable[[str], bool],
    ) -> None:
        self.snapshot = DiscoverySnapshot()
        self._background = background
        self._notify = notify
        self._is_known = is_known
        self._arrived: SimpleQueue[DiscoverySnapshot] = SimpleQueue()
        self._discovery: Discovery | None = None
        self._announced: tuple[Notice, int] | None = None

    @property
    def is_open(self) -> bool:
        return self._discovery is not None

    @property
    def is_announced(self) -> bool:
        return self._announced is not None

    @property
    def trouble(self) -> Text:
        """Why nobody may be found."""
        return self.snapshot.trouble

    def open(self) -> None:
        if self._discovery is None:
            self._discovery = discovery = Discovery(
                lambda: self._hand_over(discovery), self._is_known
            )
            self._background.start(self._look_around(discovery))

    async def _look_around(self, discovery: Discovery) -> None:
        await discovery.open()
        self._hand_over(discovery)

    def _hand_over(self, discovery: Discovery) -> None:
        """In the network's thread: hand over what has been found by now."""
        self._arrived.put(DiscoverySnapshot(dict(discovery.nearby), discovery.trouble))
        self._notify()

    async def close(self) -> None:
        """In the network's thread."""
        if self._discovery is not None:
            await self._discovery.close()

    def poll(self) -> None:
        """Take over the latest snapshot."""
        while not self._arrived.empty():
            self.snapshot = self._arrived.get()

    def announce(self, notice: Notice, port: int) -> None:
        """Have others see this, unless they do already."""
        if self._discovery is not None and (notice, port) != self._announced:
            self._announced = notice, port
            self._background.start(self._discovery.announce(notice, port))

    # What has been found. `mine` is how our own key begins, which is left out. ----------------

    def notice(self, name: str) -> Notice | None:
        """What is announced under this name."""
        return self.snapshot.notices.get(name)

    def others(self, mine: str) -> list[tuple[str, Notice]]:
        """Everything that others announce, by its name in discovery."""
        seen = sorted(self.snapshot.notices.items())
        return [(name, notice) for name, notice in seen if notice.key_start != mine]

    def tables(self, mine: str, known: set[str]) -> tuple[NearbyTable, ...]:
        """Each table once, although everybody announces where they play; not the known ones."""
        found = []
        listed, names = set(known), self._names(mine)
        for name, notice in self.others(mine):
            if notice.stage not in (GATHERING, PLAYING) or notice.table in listed:
                continue
            listed.add(notice.table)
            gathers = notice.stage == GATHERING
            if gathers and not notice.seats:
                continue  # nobody can sit down at what makes no sense
            is_full = gathers and notice.seats.startswith("0/")
            found.append(
                NearbyTable(
                    name,
                    names[name],
                    notice.game,
                    notice.seats,
                    gathers and not is_full,
                    notice.protocol == PROTOCOL,
                    gathers and bool(notice.follows),
                    is_full,
                    notice.emblem,
                )
            )
        return tuple(found)

    def people(
        self, mine: str, answer: Callable[[str], InvitationAnswer | None]
    ) -> tuple[NearbyPerson, ...]:
        """Those at no table; `answer` gives what somebody says to our invitation."""
        names = self._names(mine)
        return tuple(
            NearbyPerson(
                notice.key_start,
                names[name],
                any(port != NO_PORT for _, port in notice.addresses),
                answer(notice.key_start),
                notice.protocol == PROTOCOL,
                notice.game if is_game(notice.game) else "",
                notice.emblem,
            )
            for name, notice in self.others(mine)
            if notice.stage == IDLE
        )

    def _names(self, mine: str) -> dict[str, str]:
        """What to call those who are seen; people of one name are told apart by their address."""
        others = self.others(mine)
        called = [
            (notice.name or NAMELESS, next((host for host, _ in notice.addresses), ""))
            for _, notice in others
        ]
        return dict(zip((name for name, _ in others), told_apart(called), strict=True))

    def spoken(self, said: Sequence[int], mine: str) -> list[JoinTarget]:
        """How to call the table whose three words these are; nothing while it is not seen.

        Two tables can be made to have the same words. Then neither is called: BadLink.
        """
        meant = {
            notice.key_start: notice
            for _, notice in self.others(mine)
            if notice.stage == GATHERING and is_meant(said, notice.table, notice.key_start)
        }
        if len(meant) > 1:
            raise BadLink(say(LanText.SAME_WORDS))
        return [
            JoinTarget(notice.addresses, lambda key, start=start: key_start(key) == start)  # type: ignore[misc]
            for start, notice in meant.items()
            if notice.addresses
        ]

    def search(self, name: str) -> Callable[[], list[JoinTarget]] | None:
        """Finds, in the network's thread, how to call what is announced under this name."""
        discovery = self._discovery
        if discovery is None or name not in self.snapshot.notices:
            return None
        return lambda: _targets(discovery, name)


def _targets(discovery: Discovery, name: str) -> list[JoinTarget]:
    notice = discovery.nearby.get(name)
    if notice is None or not notice.addresses:
        return []
    start = notice.key_start
    return [JoinTarget(notice.addresses, lambda key: key_start(key) == start)]
