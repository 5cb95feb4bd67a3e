"""Where this machine can be reached, as numbers: every address of every interface.

Names are not resolved and no router is asked; a table is for people on one network.
"""

import ipaddress
from collections.abc import Iterable
from typing import Final

import ifaddr

from meadhall.net.transport.messages import ADDRESSES_LIMIT, Address

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


def own_addresses(port: int) -> tuple[Address, ...]:
    return tuple((host, port) for host in own_hosts()[:ADDRESSES_LIMIT])


def tellable(hosts: Iterable[str]) -> list[str]:
    """Those that mean something on another machine: an address with a scope does not."""
    return [host for host in hosts if "%" not in host]


def _scoped(ip: tuple[str, int, int]) -> str:
    host, _, scope = ip
    return f"{host}%{scope}" if scope else host


def _rank(host: str) -> tuple[bool, bool, str]:
    return host.startswith(SELF_GIVEN), ":" in host, host
