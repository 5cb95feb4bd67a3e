"""Match files and secrets on a disk: the only module here that opens a file."""

import contextlib
import errno
import os
import stat
from pathlib import Path
from typing import Final

from meadhall.net.errors import BadFile, NotKept, Refused
from meadhall.net.identity import SEED_SIZE, Entropy, Identity
from meadhall.net.saga import Saga, read

SAGA_LIMIT: Final = 1 << 28
"""No match that was ever played comes near so many bytes; a file that does is not read."""


NOT_SHARED: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""What a system says of a file that another program holds."""

HOLD_AT: Final = 1 << 40
"""Some systems hold a stretch of a file, which nobody can read meanwhile: so it lies far behind."""


class SagaFile:
    """The journal of a match, in a file that grows; one program at a time may write to it."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    @classmethod
    def create(cls, path: Path) -> "SagaFile":
        """A new file; Refused if there is one already, or none can be."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = _open(path, os.O_CREAT | os.O_EXCL)
        except FileExistsError as error:
            raise Refused(f"{path} exists already") from error
        except OSError as error:
            raise Refused(f"{path} cannot be written: {error.strerror}") from error
        _sync_folder(path.parent)
        return cls(path, descriptor)

    @classmethod
    def go_on(cls, path: Path, saga: Saga) -> "SagaFile":
        """The same file again, cut back to what is whole of it."""
        try:
            file = cls(path, _open(path))
            if load_saga(path) != saga:  # read once more, now that it is ours
                file.close()
                raise Refused(f"{path.name} was just written to by another program")
            os.ftruncate(file._descriptor, saga.size)
            os.fsync(file._descriptor)
        except OSError as error:
            raise Refused(f"{path} cannot be written: {error.strerror}") from error
        return file

    def append(self, data: bytes) -> None:
        """Write all of it, or nothing: what a full disk took half of is taken back."""
        try:
            before = os.fstat(self._descriptor).st_size
            if os.write(self._descriptor, data) != len(data):
                os.ftruncate(self._descriptor, before)
                raise NotKept(f"{self.path.name} cannot be kept: the disk is full")
        except OSError as error:
            raise NotKept(f"{self.path.name} cannot be kept: {error.strerror}") from error

    def sync(self) -> None:
        try:
            os.fsync(self._descriptor)
        except OSError as error:
            raise NotKept(f"{self.path.name} cannot be kept: {error.strerror}") from error

    def rewrite(self, data: bytes) -> None:
        """Another file under the same name, so that there is always one of the two, and whole."""
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            draft.unlink(missing_ok=True)
            fresh = SagaFile.create(draft)
            try:
                fresh.append(data)
                fresh.sync()
            finally:
                fresh.close()
            self.close()  # some systems replace no file that is open
            try:
                draft.replace(self.path)
            finally:
                self._descriptor = _open(self.path)
            _sync_folder(self.path.parent)
        except (OSError, Refused) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise NotKept(f"{self.path.name} cannot be kept: {why}") from error

    def discard(self) -> None:
        """Remove the file, in which there is nothing worth keeping."""
        self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()

    def close(self) -> None:
        """Let others write to it; for whoever still writes here, it is as if the disk were gone."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _open(path: Path, flags: int = 0) -> int:
    """A file to append to, held; Refused if another program writes to it."""
    flags |= os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags, 0o644)
    if not hold(descriptor):
        os.close(descriptor)
        raise Refused(f"{path.name} is open in another window, or in another program")
    return descriptor


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


def load_saga(path: Path) -> Saga:
    """Read a match file, or BadFile."""
    return read(read_file(path, SAGA_LIMIT))


def read_file(path: Path, limit: int) -> bytes:
    """What is in a file; BadFile if it cannot be read, never ends, or is far too large."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise BadFile(f"{path} is no file")
        if found.st_size > limit:
            raise BadFile(f"{path} is far too large for what it should be")
        return path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from error


def keep_identity(path: Path, entropy: Entropy) -> Identity:
    """The identity in this file; on the first start one is made, readable by its owner alone."""
    if not path.exists():
        return _make_identity(path, entropy)
    seed = read_file(path, SAGA_LIMIT)
    if len(seed) != SEED_SIZE:
        raise BadFile(f"{path} is damaged; remove it to begin with a new identity")
    return Identity(seed)


def _make_identity(path: Path, entropy: Entropy) -> Identity:
    """Written under another name first, so that nobody ever finds half of it."""
    seed = entropy(SEED_SIZE)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(seed)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)
        except FileExistsError:
            return keep_identity(path, entropy)
        finally:
            draft.unlink()
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {error.strerror}") from error
    _sync_folder(path.parent)
    return Identity(seed)


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder last, where folders can be told to."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
