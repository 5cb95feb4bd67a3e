"""Files as this room reads and keeps them: with sentences for all that can be wrong with one."""

import errno
import os
import stat
from pathlib import Path
from typing import Final

from meadhall.engines.phrases import say
from meadhall.net.errors import BadFile
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem

NOT_SHARED: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""What a system says of a file that another program holds."""

HOLD_AT: Final = 1 << 40
"""Some systems hold a stretch of a file, which nobody can read meanwhile: so it lies far behind."""


def hold(descriptor: int) -> bool:
    """Keep a file for this program until it is closed; False if another program has it.

    The hold ends with the program, however that ends. A disk that knows no such thing holds nobody
    up.
    """
    try:
        if os.name == "nt":
            import msvcrt

            os.lseek(descriptor, HOLD_AT, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in NOT_SHARED
    return True


def read_file(path: Path, limit: int) -> bytes:
    """What is in a file; BadFile if it cannot be read, never ends, or is far too large."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise BadFile(say(Problem.NO_FILE, file=str(path)))
        if found.st_size > limit:
            raise BadFile(say(Problem.FAR_TOO_LARGE, file=str(path)))
        return path.read_bytes()
    except OSError as error:
        raise BadFile(
            say(Problem.CANNOT_READ, file=str(path), reason=system_reason(error))
        ) from error


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder last, where folders can be told to."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
