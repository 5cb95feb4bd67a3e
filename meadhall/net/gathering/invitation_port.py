"""The bell of somebody who looks around: others may ring it to invite them to a table.

It is no table. A caller greets, and then may only invite. What strangers can do here is limited:
one open invitation for each, and a few in all. A caller who was declined is ignored for a while,
one who asks too often for longer, and one who is muted for good. All of them are told only that the
invitation is declined. People one has met have limits of their own, so strangers cannot crowd them
out.

Like a table the bell knows no sockets: links and messages go in, messages come out (`outbox`).
"""

from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from meadhall.engines.phrases import say
from meadhall.net.errors import BadFrame, NetError, Refused
from meadhall.net.gathering.genesis import NAME_LIMIT, NAMELESS
from meadhall.net.gathering.invitations import Invitations
from meadhall.net.identity import Identity
from meadhall.net.match.mesh import Timing
from meadhall.net.program_name import build
from meadhall.net.texts import Problem
from meadhall.net.transport.messages import (
    PROTOCOL,
    REASON_LIMIT,
    Address,
    Bye,
    Hello,
    Invite,
    InviteNews,
    Message,
    Ping,
)
from meadhall.net.transport.plain_text import fitted, own_name

STANDS_SECONDS: Final = 180.0
"""So long an invitation stands at most."""

IDLE_SECONDS: Final = 10.0
"""So long somebody may be linked without asking anything, or being asked."""

PAUSE_SECONDS: Final = 30.0
"""After a refusal, so long the same person is not heard."""

PERIOD_SECONDS: Final = 600.0
RINGS_EACH: Final = 5
RINGS_OF_STRANGERS: Final = 12
"""So many invitations are heard in such a period: of everybody, and of all strangers together."""

STANDING_OF_STRANGERS: Final = 4


class InvitationLimits:
    """Whose ringing is heard, told by how often they have rung and how it was answered."""

    def __init__(self, is_known: Callable[[bytes], bool]) -> None:
        self.muted: set[bytes] = set()
        self._is_known = is_known
        self._rung: dict[bytes, deque[float]] = {}
        self._strangers: deque[float] = deque()
        self._declined_at: dict[bytes, float] = {}

    def admit(self, key: bytes, now: float, standing: list[bytes]) -> bool:
        """Is this ringing heard, while the invitations of these stand? It is counted if so."""
        self._forget(now)
        rung = self._rung.get(key, ())
        if key in self.muted or key in self._declined_at or len(rung) >= RINGS_EACH:
            return False
        if not self._is_known(key):
            others = sum(not self._is_known(each) for each in standing if each != key)
            if others >= STANDING_OF_STRANGERS or len(self._strangers) >= RINGS_OF_STRANGERS:
                return False
            self._strangers.append(now)
        self._rung.setdefault(key, deque()).append(now)
        return True

    def decline(self, key: bytes, now: float) -> None:
        self._declined_at[key] = now

    def _forget(self, now: float) -> None:
        """What is long past counts no more, and takes no room."""
        for key, at in list(self._declined_at.items()):
            if now - at > PAUSE_SECONDS:
                del self._declined_at[key]
        for key, rung in [*self._rung.items(), (b"", self._strangers)]:
            while rung and now - rung[0] > PERIOD_SECONDS:
                rung.popleft()
            if not rung:
                self._rung.pop(key, None)


@dataclass
class Caller:
    """Who is at the other end of a link, no matter which of us has called."""

    key: bytes
    came_at: float
    heard_at: float
    name: str = ""
    has_greeted: bool = False


class InvitationPort:
    """One peer's bell, and its own ringing at the bells of others."""

    def __init__(
        self,
        identity: Identity,
        name: str,
        is_known: Callable[[bytes], bool] = lambda key: False,
        timing: Timing | None = None,
    ) -> None:
        self.identity = identity
        self.name = own_name(name, NAME_LIMIT) or NAMELESS
        self.timing = timing or Timing()
        self.is_open = True
        """Do we want to hear anybody?"""

        self.invitations = Invitations()
        self.manners = InvitationLimits(is_known)
        self.closing: list[int] = []
        self._callers: dict[int, Caller] = {}
        self._outbox: list[tuple[int, Message]] = []
        self._began_at: float | None = None
        self._now = 0.0

    # What is answered here. ------------------------------------------------------------------

    def decline(self, key: bytes) -> None:
        self.manners.decline(key, self._now)
        self.invitations.decline(key)

    def mute(self, key: bytes) -> None:
        """Decline, and hear nothing of them any more."""
        self.manners.muted.add(key)
        self.invitations.decline(key)

    # Links. ----------------------------------------------------------------------------------

    def connect(self, link: int, key: bytes) -> None:
        for other, caller in list(self._callers.items()):
            if caller.key == key:
                self._part_with(other, "there is a newer link")
        self._callers[link] = Caller(key, self._now, self._now)
        hello = Hello(PROTOCOL, PROTOCOL, build(), self.name, b"", False, ())
        self._outbox.append((link, hello))

    def lose(self, link: int) -> None:
        caller = self._callers.pop(link, None)
        if caller is not None:
            self.invitations.lose(caller.key)

    def receive(self, link: int, message: Message) -> None:
        caller = self._callers.get(link)
        if caller is None:
            return
        caller.heard_at = self._now
        try:
            if caller.has_greeted:
                self._take(link, caller, message)
            else:
                self._greet(link, caller, message)
        except NetError as error:
            self._part_with(link, str(error))

    def _greet(self, link: int, caller: Caller, message: Message) -> None:
        if isinstance(message, Bye):
            self._hear_bye(link)
            return
        if not isinstance(message, Hello):
            raise BadFrame("it did not greet first")
        if objection := message.objection(build()):
            raise Refused(objection)
        if message.table:
            raise Refused(say(Problem.NO_TABLE))
        caller.name, caller.has_greeted = message.name, True
        self.invitations.greet(caller.key)

    def _take(self, link: int, caller: Caller, message: Message) -> None:
        match message:
            case Invite():
                self._hear(link, caller, message)
            case InviteNews():
                self.invitations.take(caller.key, caller.name, message, True)
            case Bye():
                self._hear_bye(link)
            case Ping():
                pass
            case _:
                raise BadFrame("it rang the bell and spoke of something else")

    def _hear(self, link: int, caller: Caller, invite: Invite) -> None:
        """Take an invitation. A caller who is ignored gets `declined`, and takes up no place
        here."""
        received = self.invitations.received
        standing = received.get(caller.key)
        may_ring = self.is_open and (
            (standing is not None and standing.invite == invite)
            or self.manners.admit(caller.key, self._now, list(received))
        )
        self.invitations.take(caller.key, caller.name, invite, may_ring)
        if not may_ring:
            self._part_with(link, "nobody comes now")

    def _hear_bye(self, link: int) -> None:
        self.closing.append(link)
        self.lose(link)

    def _part_with(self, link: int, reason: str) -> None:
        self._release()
        self._outbox.append((link, Bye(fitted(reason, REASON_LIMIT))))
        self._hear_bye(link)

    # Time. -----------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """It is now so late: links that are silent, idle or too old are given up."""
        if self._began_at is None:
            self._began_at = now
        now -= self._began_at
        self._now = now
        asking = {*self.invitations.sent, *self.invitations.received}
        for link, caller in list(self._callers.items()):
            age = now - caller.came_at
            if now - caller.heard_at > self.timing.lost:
                self._part_with(link, "nothing was heard for too long")
            elif age > STANDS_SECONDS:
                self._part_with(link, "the invitation has stood for long enough")
            elif age > IDLE_SECONDS and caller.key not in asking:
                self._part_with(link, "there was nothing to ask")

    def _release(self) -> None:
        """What to say of invitations, on the links that there are."""
        links = {caller.key: link for link, caller in self._callers.items() if caller.has_greeted}
        for key, message in self.invitations.outbox():
            if key in links:
                self._outbox.append((links[key], message))

    def outbox(self) -> list[tuple[int, Message]]:
        self._release()
        sending, self._outbox = self._outbox, []
        return sending

    def is_linked(self, key: bytes) -> bool:
        return any(caller.key == key for caller in self._callers.values())

    def seated(self) -> Collection[bytes]:
        return ()

    def strangers(self) -> dict[bytes, tuple[Address, ...]]:
        """Nobody is called from here; only those who invite call."""
        return {}
