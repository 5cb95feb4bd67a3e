"""What to do when nobody is seen: this computer's side of the network, one thing at a time.

Each finding is a sentence about what was really tried here, not a guess at what may be; only the
firewall is looked up where a system writes it down. What lies beyond this computer cannot be tried
from here, so where all is well the last word says where else to look.
"""

import contextlib
import ipaddress
import os
import re
import socket
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

import ifaddr

from meadhall.client.multiplayer.texts import CheckText
from meadhall.engines.phrases import Phrase, say
from meadhall.net.shell.addresses import SELF_GIVEN, own_hosts
from meadhall.net.shell.discovery import SERVICE
from meadhall.net.system_reasons import system_reason

GROUP, PORT = "224.0.0.251", 5353
"""Where discovery calls out: multicast DNS."""

WAIT: Final = 1.0
"""Seconds in which a computer hears its own call, if it hears it at all."""

TUNNELS: Final = re.compile(r"(tun|tap|utun|wg|ppp|ipsec|tailscale|zt|nordlynx|proton)", re.I)
"""How the interfaces of virtual private networks are called."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    is_well: bool
    sentence: Phrase


class NetworkCheck:
    """Checks one thing after the other in its own thread; `poll` gives the results."""

    def __init__(self, heard: int) -> None:
        """`heard`: how many tables and people are seen already."""
        self.is_done = False
        self.found: list[CheckResult] = []
        self._heard = heard
        self._queue: SimpleQueue[CheckResult | None] = SimpleQueue()
        threading.Thread(target=self._run, name="meadhall checkup", daemon=True).start()

    def _run(self) -> None:
        for finding in checks(self._heard):
            self._queue.put(finding)
        self._queue.put(None)

    def poll(self) -> bool:
        """Take what has been found since; True if that is anything."""
        before = len(self.found), self.is_done
        with contextlib.suppress(Empty):
            while not self.is_done:
                finding = self._queue.get_nowait()
                if finding is None:
                    self.is_done = True
                else:
                    self.found.append(finding)
        return before != (len(self.found), self.is_done)

    @property
    def verdict(self) -> Phrase | None:
        """The one thing to do next, once all has been looked at."""
        return verdict(self.found, self._heard) if self.is_done else None


def checks(heard: int) -> Iterator[CheckResult]:
    """One finding after the other, in the order in which one would look."""
    hosts = [host for host in own_hosts() if not is_loopback(host)]
    yield addresses(hosts)
    if not hosts:
        return
    if (
        tunnel := tunnels([each.nice_name for each in ifaddr.get_adapters() if each.ips])
    ) is not None:
        yield tunnel
    yield calls_in(hosts[0])
    yield calls_out(hosts)
    if (firewall := firewalls(hosts)) is not None:
        yield firewall
    yield seen(heard)


def verdict(found: Sequence[CheckResult], heard: int) -> Phrase:
    if heard:
        return say(CheckText.INVITE_THEM)
    wrong = [each for each in found if not each.is_well and each != seen(0)]
    if wrong:
        return wrong[0].sentence
    return say(CheckText.ALL_WELL)


# One thing each. ------------------------------------------------------------------------------


def addresses(hosts: Sequence[str]) -> CheckResult:
    """Is this computer on a network, and has it an address there?"""
    if not hosts:
        return CheckResult(False, say(CheckText.NO_NETWORK))
    if all(host.startswith(SELF_GIVEN) for host in hosts):
        return CheckResult(False, say(CheckText.NO_ADDRESS, address=hosts[0]))
    shown = [host for host in hosts if not host.startswith(SELF_GIVEN)]
    return CheckResult(True, say(CheckText.ADDRESSES, addresses=tuple(shown[:3])))


def tunnels(names: Sequence[str]) -> CheckResult | None:
    """Is a virtual private network on, which may lead everything away from those nearby?"""
    on = [name for name in names if TUNNELS.match(name)]
    if not on:
        return None
    return CheckResult(False, say(CheckText.VPN, names=tuple(on)))


def calls_in(host: str) -> CheckResult:
    """Can a program here be called at the computer's own address?"""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.create_server((host.partition("%")[0], 0), family=family) as server:
            place = server.getsockname()[:2]
            with socket.create_connection(place, WAIT):
                return CheckResult(True, say(CheckText.CALLED))
    except OSError as error:
        reason = system_reason(error)
        return CheckResult(False, say(CheckText.NOT_CALLED, reason=reason))


def calls_out(hosts: Sequence[str]) -> CheckResult:
    """Does this computer hear its own call to everybody, on any of its networks?"""
    quads = [host for host in hosts if ":" not in host]
    with contextlib.suppress(OSError):
        if any(hears_itself(host) for host in quads):
            return CheckResult(True, say(CheckText.MULTICAST))
    return CheckResult(False, say(CheckText.NO_MULTICAST))


def hears_itself(host: str) -> bool:
    """Call out on the network of this address, and listen there."""
    question = _question()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        ear.bind(("", PORT))
        member = socket.inet_aton(GROUP) + socket.inet_aton(host)
        ear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
        ear.settimeout(WAIT)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth:
            mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(host))
            mouth.sendto(question, (GROUP, PORT))
        with contextlib.suppress(TimeoutError):
            while True:
                if ear.recv(4096) == question:
                    return True
    return False


def _question() -> bytes:
    """Who offers tables here? As discovery asks it, with a number by which it is known again."""
    names = b"".join(bytes([len(part)]) + part for part in SERVICE.encode().split(b".") if part)
    return os.urandom(2) + bytes([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]) + names + bytes([0, 0, 12, 0, 1])


def firewalls(
    hosts: Sequence[str], platform: str = sys.platform, root: Path = Path("/")
) -> CheckResult | None:
    """Which firewall is on, and how it lets friends in."""
    if platform == "win32":
        return CheckResult(True, say(CheckText.WINDOWS))
    if platform == "darwin":
        return CheckResult(True, say(CheckText.MACOS))
    where = subnet(hosts)
    with contextlib.suppress(OSError):
        if "ENABLED=yes" in (root / "etc" / "ufw" / "ufw.conf").read_text("utf-8"):
            command = f"sudo ufw allow from {where}"
            return CheckResult(False, say(CheckText.UFW, command=command))
    if (root / "run" / "firewalld").exists():
        command = f"sudo firewall-cmd --zone=trusted --add-source={where}"
        return CheckResult(False, say(CheckText.FIREWALLD, command=command))
    return None


def subnet(hosts: Sequence[str]) -> str:
    """The network of the first address, as firewalls write it."""
    quad = next((host for host in hosts if ":" not in host), "")
    if not quad:
        return "fe80::/10"
    ips = [ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]
    bits = next((ip.network_prefix for ip in ips if ip.ip == quad), 24)
    return str(ipaddress.ip_network(f"{quad}/{bits}", strict=False))


def seen(heard: int) -> CheckResult:
    if heard:
        return CheckResult(True, say(CheckText.OTHERS, count=heard))
    return CheckResult(False, say(CheckText.NOBODY))


def is_loopback(host: str) -> bool:
    return ipaddress.ip_address(host.partition("%")[0]).is_loopback
