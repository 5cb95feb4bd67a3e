"""Where this machine can be reached, as numbers: every address of every interface.

Names are not resolved and no router is asked; a table is for people on one network.
"""

import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

import ifaddr

from meadhall.net.transport.messages import ADDRESSES_LIMIT, Address

DIALABLE_LIMIT: Final = 2 * ADDRESSES_LIMIT

SELF_GIVEN: Final = ("169.254.", "fe80:")
"""Addresses that a machine gives itself: tried last."""


def own_hosts() -> list[str]:
    """The addresses of this machine, the most useful first; the loopback if there is no other."""
    found = []
    for adapter in ifaddr.get_adapters():
        for each in adapter.ips:
            host = each.ip if isinstance(each.ip, str) else _scoped(each.ip)
            if not ipaddress.ip_address(host.split("%")[0]).is_loopback:
                found.append(host)
    return sorted(found, key=_rank) or ["127.0.0.1"]


def usable_hosts() -> list[str]:
    """Those of our addresses that work by now.

    An address of IPv6 that is new is not usable for a second or two, as the machine asks the
    network whether somebody else has it.
    """
    return [host for host in own_hosts() if _is_usable(host)]


def _is_usable(host: str) -> bool:
    with contextlib.suppress(OSError):
        family, kind, protocol, _, address = socket.getaddrinfo(host, 0, type=socket.SOCK_DGRAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.bind(address)
            return True
    return False


def own_addresses(port: int) -> tuple[Address, ...]:
    """Where others can call this machine at this port."""
    return tuple((host, port) for host in tellable(own_hosts())[:ADDRESSES_LIMIT])


def tellable(hosts: Iterable[str]) -> list[str]:
    """The addresses as another machine can use them: without scope, which is our own number."""
    return list(dict.fromkeys(host.split("%")[0] for host in hosts))


def dialable(addresses: Iterable[Address]) -> list[Address]:
    """The addresses as this machine can call them.

    One that a machine gave itself (fe80:…) says nothing of the interface behind which it lies. So
    it is tried at each of ours that has such an address.
    """
    found: list[Address] = []
    for host, port in addresses:
        if _wants_scope(host):
            found += [(f"{host}%{scope}", port) for scope in own_scopes()]
        else:
            found.append((host, port))
    return list(dict.fromkeys(found))[:DIALABLE_LIMIT]


def own_scopes() -> list[int]:
    """The numbers of the interfaces that have given themselves an address."""
    scopes = {
        each.ip[2]
        for adapter in ifaddr.get_adapters()
        for each in adapter.ips
        if not isinstance(each.ip, str) and each.ip[0].startswith(SELF_GIVEN) and each.ip[2]
    }
    return sorted(scopes)


def _wants_scope(host: str) -> bool:
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return False
    return number.version == 6 and number.is_link_local and number.scope_id is None


def _scoped(ip: tuple[str, int, int]) -> str:
    host, _, scope = ip
    return f"{host}%{scope}" if scope else host


def _rank(host: str) -> tuple[bool, bool, str]:
    return host.startswith(SELF_GIVEN), ":" in host, host
