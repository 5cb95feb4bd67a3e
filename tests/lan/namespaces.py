"""Several machines on one switch, made of network namespaces that share a bridge.

Needs root and a kernel that lets it; `why_not` says what is missing.
"""

import os
import shutil
import subprocess
from types import TracebackType

HOSTS_LIMIT = 9


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def why_not() -> str:
    """Why there can be no such network here; empty if there can."""
    if os.name != "posix" or os.geteuid() != 0:
        return "network namespaces need root"
    if shutil.which("ip") is None:
        return "there is no `ip` command (package iproute2)"
    try:
        with Lan(1):
            return ""
    except subprocess.CalledProcessError as error:
        return f"this kernel gives us no network namespaces: {error.stderr.strip()}"


class Lan:
    """This many machines on one switch, as long as the `with` block lasts."""

    def __init__(self, hosts: int) -> None:
        assert hosts <= HOSTS_LIMIT
        self._name = f"mead{os.getpid() % 100000}"
        self._hosts = hosts
        self._made: list[str] = []

    def __enter__(self) -> "Lan":
        try:
            self._build()
        except subprocess.CalledProcessError:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for name in reversed(self._made):
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)
        self._made.clear()

    def _build(self) -> None:
        switch = self._add("sw")
        ip("-n", switch, "link", "add", "br0", "type", "bridge", "mcast_snooping", "0")
        ip("-n", switch, "link", "set", "br0", "up")
        for host in range(1, self._hosts + 1):
            name, cable = self._add(str(host)), f"h{host}"
            ip("link", "add", cable, "netns", switch, "type", "veth", "peer", "eth0", "netns", name)
            ip("-n", switch, "link", "set", cable, "master", "br0", "up")
            ip("-n", name, "addr", "add", f"10.77.0.{host}/24", "dev", "eth0")
            ip("-n", name, "link", "set", "lo", "up")
            ip("-n", name, "link", "set", "eth0", "up")
            ip("-n", name, "route", "add", "default", "dev", "eth0")

    def _add(self, what: str) -> str:
        name = f"{self._name}-{what}"
        ip("netns", "add", name)
        self._made.append(name)
        return name

    def on(self, host: int) -> tuple[str, ...]:
        """The prefix of a command that runs on this machine; the first is 1."""
        return ("ip", "netns", "exec", f"{self._name}-{host}")

    def unplug(self, host: int) -> None:
        """Pull the cable of this machine."""
        ip("-n", f"{self._name}-sw", "link", "set", f"h{host}", "down")

    def plug(self, host: int) -> None:
        ip("-n", f"{self._name}-sw", "link", "set", f"h{host}", "up")

    def forget_addresses(self, host: int) -> None:
        """Leave this machine with the address of IPv6 that it has given itself."""
        ip("-n", f"{self._name}-{host}", "-4", "addr", "flush", "dev", "eth0")

    def isolate(self, host: int) -> None:
        """Take every network from this machine, its own loopback included."""
        for device in ("eth0", "lo"):
            ip("-n", f"{self._name}-{host}", "addr", "flush", "dev", device)
            ip("-n", f"{self._name}-{host}", "link", "set", device, "down")

    def connect(self, host: int) -> None:
        """Give this machine its networks again."""
        for device in ("eth0", "lo"):
            ip("-n", f"{self._name}-{host}", "link", "set", device, "up")
        ip("-n", f"{self._name}-{host}", "addr", "add", f"10.77.0.{host}/24", "dev", "eth0")
        ip("-n", f"{self._name}-{host}", "route", "add", "default", "dev", "eth0")

    def spoil(self, host: int, *how: str) -> None:
        """Make this machine's cable bad: `spoil(1, "delay", "200ms", "100ms", "loss", "20%")`."""
        subprocess.run(
            [*self.on(host), "tc", "qdisc", "replace", "dev", "eth0", "root", "netem", *how],
            check=True,
            capture_output=True,
        )
