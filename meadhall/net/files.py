"""Match files and secrets on a disk: the only module here that opens a file."""

import os
from pathlib import Path
from typing import Final

from meadhall.net.errors import BadFile, NotKept, Refused
from meadhall.net.identity import SEED_SIZE, Entropy, Identity
from meadhall.net.saga import Saga, read

SAGA_LIMIT: Final = 1 << 28
"""No match that was ever played comes near so many bytes; a file that does is not read."""


class SagaFile:
    """The journal of a match, in a file that grows."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    @classmethod
    def create(cls, path: Path) -> "SagaFile":
        """A new file; Refused if there is one already, or none can be."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND
            descriptor = os.open(path, flags | getattr(os, "O_BINARY", 0), 0o644)
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
            descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
            os.ftruncate(descriptor, saga.size)
            os.fsync(descriptor)
        except OSError as error:
            raise Refused(f"{path} cannot be written: {error.strerror}") from error
        return cls(path, descriptor)

    def append(self, data: bytes) -> None:
        """Write all of it, or nothing: what a full disk took half of is taken back."""
        before = os.fstat(self._descriptor).st_size
        try:
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

    def close(self) -> None:
        os.close(self._descriptor)


def load_saga(path: Path) -> Saga:
    """Read a match file, or BadFile."""
    try:
        if path.stat().st_size > SAGA_LIMIT:
            raise BadFile("the file is far too large for a match")
        return read(path.read_bytes())
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from error


def keep_identity(path: Path, entropy: Entropy) -> Identity:
    """The identity in this file; on the first start one is made, readable by its owner alone."""
    try:
        seed = path.read_bytes()
    except FileNotFoundError:
        return _make_identity(path, entropy)
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from error
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
