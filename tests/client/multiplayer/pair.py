"""Two programs on one network, in one test: they are pumped in turn."""

import time
from collections.abc import Callable
from pathlib import Path

from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer.lan_table import LanTable
from meadhall.client.multiplayer.network import Network
from meadhall.client.system.folders import beneath
from meadhall.net.gathering.genesis import DEFAULT_TERMS, Terms
from meadhall.net.match.mesh import Timing

LOOPBACK = "127.0.0.1"


class Pair:
    """Two networks that are pumped in turn."""

    def __init__(self, home: Path, timing: Timing | None = None) -> None:
        self.homes = [beneath(home / name) for name in ("astrid", "leif")]
        for each in self.homes:
            each.make()
        self.networks = [Network(each, LOOPBACK, timing) for each in self.homes]
        self.busy: set[Network] = set()
        """Those whose windows are too busy to look at the network."""

    def until(self, is_so: Callable[[], object], seconds: float = 300.0) -> None:
        end = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < end, "it never came to that"
            for network in set(self.networks) - self.busy:
                network.pump()
            time.sleep(0.005)

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        self.until(lambda: time.monotonic() > end)

    def close(self) -> None:
        """Everybody leaves, and each hears the others' goodbye before it is gone itself."""
        for network in self.networks:
            for lan_table in list(network._lan_tables):
                network.leave(lan_table)
        self.wait(0.4)
        for network in self.networks:
            network.close()

    def at_one_table(self, terms: Terms = DEFAULT_TERMS) -> tuple[LanTable, LanTable]:
        host = self.networks[0].host(TablePlan("hexentafl", 2, guests=(1,), terms=terms), "Astrid")
        guest = self.networks[1].join(host.code, "Leif")
        self.until(lambda: welcome_all(host) or (host.match and guest.match))
        return host, guest


def welcome_all(*lan_tables: LanTable) -> None:
    """Nobody is a stranger at these tables."""
    for lan_table in lan_tables:
        for stranger in lan_table.strangers:
            lan_table.welcome(stranger)
