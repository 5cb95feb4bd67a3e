"""Where a peer finds the table that it joins: an address, an invitation code, or a name nearby."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from meadhall.engines.values import BadOption
from meadhall.net.gathering.invitation_code import BadCode, decode
from meadhall.net.transport.messages import Address


@dataclass(frozen=True, slots=True)
class JoinTarget:
    """Addresses to try, or a name to look for nearby."""

    addresses: tuple[Address, ...] = ()
    is_for: Callable[[bytes], bool] = lambda key: True
    name: str = ""


def read_address(text: str) -> Address:
    """An address as people write it: `192.168.1.5:4000` or `[fe80::1]:4000`."""
    host, _, number = text.rpartition(":")
    if not host or not number.isdecimal() or not 0 < int(number) < 65536:
        raise BadOption(f"{text!r} is no address; write it as 192.168.1.5:4000")
    return host.strip("[]"), int(number)


def read_join_target(table: str | None, at: str | None, code: str | None) -> JoinTarget:
    if code is not None:
        try:
            invitation = decode(code)
        except BadCode as error:
            raise BadOption(str(error)) from error
        return JoinTarget(invitation.addresses, invitation.is_for)
    if at is not None:
        return JoinTarget((read_address(at),))
    return JoinTarget(name=table or "")


def age_of(path: Path) -> float:
    """For how many seconds nothing has been written there."""
    return max(0.0, time.time() - path.stat().st_mtime)
