"""Tells this network by zeroconf where the page is, for browsers that look for pages."""

import contextlib
import ipaddress
from collections.abc import Iterator, Sequence
from typing import Final

from zeroconf import Error as ZeroconfError
from zeroconf import ServiceInfo, Zeroconf

SERVICE: Final = "_http._tcp.local."
NAME_LIMIT: Final = 40


@contextlib.contextmanager
def announced(name: str, hosts: Sequence[str], port: int) -> Iterator[None]:
    """Announce the page meanwhile. Where that cannot be done, the address is enough."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(ZeroconfError, OSError):
            speaker = Zeroconf(interfaces=list(hosts))
            stack.callback(speaker.close)
            addresses = [ipaddress.ip_address(host).packed for host in hosts]
            title = f"Meadhall from {name[:NAME_LIMIT]}".replace(".", " ")
            info = ServiceInfo(
                SERVICE, f"{title}.{SERVICE}", port=port, addresses=addresses,
                properties={"path": "/"},
            )  # fmt: skip
            speaker.register_service(info, allow_name_change=True)
        yield
