"""Which of the identities on this computer a program plays under.

One person has one identity. If it is in use already, because a second copy runs beside the first,
the second copy takes another one of its own; each is locked as long as its program runs, and the
lock goes with the program however it ends.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meadhall.client.multiplayer.texts import JoinText
from meadhall.client.system.folders import Folders
from meadhall.engines.phrases import say
from meadhall.net.errors import Refused
from meadhall.net.files.disk import hold
from meadhall.net.files.identity_file import keep_identity
from meadhall.net.identity import Entropy, Identity
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem

COPIES: Final = 9

_held: list[int] = []
"""The descriptors that keep the locks; nobody closes them while the program runs."""


def identity_of(folders: Folders, entropy: Entropy = os.urandom) -> Identity:
    """Who we are on this computer; made at the first call and kept for ever."""
    return keep_identity(folders.identity, entropy)


def take_identity(file: Path, known: tuple[bytes, ...] = ()) -> Identity:
    """An identity that nobody else uses now: one of the known, if any are named; else any."""
    for path in _copies(file):
        if known and not path.exists():
            continue
        identity = keep_identity(path, os.urandom)
        if known and identity.public not in known:
            continue
        if _lock(path):
            return identity
    if known:
        raise Refused(say(JoinText.OTHERS_MATCH))
    raise Refused(say(JoinText.TOO_MANY_COPIES, count=COPIES))


def _copies(file: Path) -> Iterator[Path]:
    yield file
    for number in range(2, COPIES + 1):
        yield file.with_name(f"{file.name}-{number}")


def _lock(path: Path) -> bool:
    """Hold the file until the program ends; False if another program does."""
    lock = path.with_name(f"{path.name}.lock")
    try:
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        reason = system_reason(error)
        raise Refused(say(Problem.CANNOT_WRITE, file=str(lock), reason=reason)) from error
    if not hold(descriptor):
        os.close(descriptor)
        return False
    _held.append(descriptor)
    return True
