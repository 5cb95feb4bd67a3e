"""Where a peer finds the table that it joins: an address, an invitation code, or a name nearby."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from meadhall.client.multiplayer.texts import JoinText
from meadhall.client.system.folders import LINK
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption
from meadhall.net.gathering.invitation_code import BadCode, decode
from meadhall.net.gathering.spoken_code import read_spoken_code
from meadhall.net.transport.messages import Address


@dataclass(frozen=True, slots=True)
class JoinTarget:
    """Addresses to try, or a name to look for nearby."""

    addresses: tuple[Address, ...] = ()
    is_for: Callable[[bytes], bool] = lambda key: True
    name: str = ""
    said: Sequence[int] = ()
    """What the three words of a table may stand for, where it is looked for by these."""


def read_address(text: str) -> Address:
    """An address as people write it: `192.168.1.5:4000` or `[fe80::1]:4000`."""
    host, _, number = text.rpartition(":")
    if not host or not number.isdecimal() or not 0 < int(number) < 65536:
        raise BadOption(say(JoinText.NO_ADDRESS, address=repr(text)))
    return host.strip("[]"), int(number)


def read_join_target(table: str | None, at: str | None, code: str | None) -> JoinTarget:
    if code is not None:
        if said := read_spoken_code(code):
            return JoinTarget(said=said)
        try:
            invitation = decode(code.strip().removeprefix(LINK))
        except BadCode as error:
            raise BadOption(error.reason) from error
        return JoinTarget(invitation.addresses, invitation.is_for)
    if at is not None:
        return JoinTarget((read_address(at),))
    return JoinTarget(name=table or "")


def age_of(path: Path) -> float:
    """For how many seconds nothing has been written there."""
    return max(0.0, time.time() - path.stat().st_mtime)
