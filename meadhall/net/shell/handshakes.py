"""Connections whose other end is not known yet: how many there may be, and who makes way.

A handshake takes milliseconds if both ends mean it, so one that stalls is the first to go when
there is no room. One address may begin only so many in a while, because each costs us some
computing before anything is known about the other end.
"""

from collections import Counter
from typing import Final, Protocol

HALF_OPEN_LIMIT: Final = 16
HALF_OPEN_PER_HOST: Final = 6
BURST: Final = 40
"""So many handshakes one address may begin at once ..."""

A_SECOND: Final = 4.0
"""... and so many a second from then on."""

HOSTS_LIMIT: Final = 256
"""Of so many addresses it is remembered how much they have begun lately."""


class Abortable(Protocol):
    """A transport that can be closed at once."""

    def abort(self) -> None: ...


class Handshakes:
    """See above. `enter` each connection, and `leave` it whatever has become of it."""

    def __init__(self) -> None:
        self._open: dict[Abortable, str] = {}
        self._left: dict[str, tuple[float, float]] = {}
        """Of each address: how many it may still begin, and since when that has been so."""

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: Abortable, host: str, now: float) -> bool:
        """May this connection begin a handshake? The oldest of the busiest address makes way."""
        hosts = Counter(self._open.values())
        if hosts[host] >= HALF_OPEN_PER_HOST or not self._spend(host, now):
            return False
        if len(self._open) >= HALF_OPEN_LIMIT:
            most = max(hosts.values())
            oldest = next(each for each, of in self._open.items() if hosts[of] == most)
            self.leave(oldest)
            oldest.abort()
        self._open[transport] = host
        return True

    def leave(self, transport: Abortable) -> None:
        self._open.pop(transport, None)

    def _spend(self, host: str, now: float) -> bool:
        left, since = self._left.pop(host, (float(BURST), now))
        left = min(float(BURST), left + A_SECOND * (now - since))
        may_begin = left >= 1.0
        self._left[host] = (left - 1.0 if may_begin else left), now
        if len(self._left) > HOSTS_LIMIT:
            del self._left[next(iter(self._left))]
        return may_begin
