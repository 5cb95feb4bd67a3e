"""Match files on a disk: the journal of a match, and how it is read again."""

import contextlib
import errno
import os
from pathlib import Path
from typing import Final

from meadhall.engines.phrases import Phrase, say
from meadhall.net.errors import NotKept, Refused
from meadhall.net.files.disk import hold, read_file, sync_folder
from meadhall.net.files.saga import Saga, read
from meadhall.net.system_reasons import Reason, system_reason
from meadhall.net.texts import Problem

SAGA_LIMIT: Final = 1 << 28
"""No match that was ever played comes near so many bytes; a file that does is not read."""


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
        except OSError as error:
            is_file = isinstance(error, FileExistsError)
            reason = say(Reason.IS_FILE) if is_file else system_reason(error)
            raise Refused(
                say(Problem.CANNOT_WRITE, file=str(path.parent), reason=reason)
            ) from error
        try:
            descriptor = _open(path, os.O_CREAT | os.O_EXCL)
        except FileExistsError as error:
            raise Refused(say(Problem.EXISTS, file=str(path))) from error
        except OSError as error:
            raise Refused(
                say(Problem.CANNOT_WRITE, file=str(path), reason=system_reason(error))
            ) from error
        sync_folder(path.parent)
        return cls(path, descriptor)

    @classmethod
    def go_on(cls, path: Path, saga: Saga) -> "SagaFile":
        """The same file again, cut back to what is whole of it."""
        try:
            file = cls(path, _open(path))
            if load_saga(path) != saga:  # read once more, now that it is ours
                file.close()
                raise Refused(say(Problem.WRITTEN_BY_OTHER, file=path.name))
            os.ftruncate(file._descriptor, saga.size)
            os.fsync(file._descriptor)
        except OSError as error:
            raise Refused(
                say(Problem.CANNOT_WRITE, file=str(path), reason=system_reason(error))
            ) from error
        return file

    def append(self, data: bytes) -> None:
        """Write all of it, or nothing: what a full disk took half of is taken back."""
        try:
            before = os.fstat(self._descriptor).st_size
            if os.write(self._descriptor, data) != len(data):
                os.ftruncate(self._descriptor, before)
                raise NotKept(say(Problem.DISK_FULL, file=self.path.name))
        except OSError as error:
            raise NotKept(cannot_keep(self.path, error)) from error

    def sync(self) -> None:
        try:
            os.fsync(self._descriptor)
        except OSError as error:
            raise NotKept(cannot_keep(self.path, error)) from error

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
            sync_folder(self.path.parent)
        except (OSError, Refused) as error:
            raise NotKept(cannot_keep(self.path, error)) from error

    def discard(self) -> None:
        """Remove the file, in which there is nothing worth keeping."""
        self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()

    def close(self) -> None:
        """Let others write to it. For code that still writes here, it is as if the disk were
        gone."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _open(path: Path, flags: int = 0) -> int:
    """A file to append to, held; Refused if another program writes to it."""
    flags |= os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags, 0o644)
    if not hold(descriptor):
        os.close(descriptor)
        raise Refused(say(Problem.OPEN_ELSEWHERE, file=path.name))
    return descriptor


def load_saga(path: Path) -> Saga:
    """Read a match file, or BadFile."""
    return read(read_file(path, SAGA_LIMIT))


def cannot_keep(path: Path, error: OSError | Refused) -> Phrase:
    """Why a file cannot be kept."""
    if isinstance(error, Refused):
        return say(Problem.CANNOT_KEEP, file=path.name, reason=error.reason)
    if error.errno == errno.ENOSPC:
        return say(Problem.DISK_FULL, file=path.name)
    return say(Problem.CANNOT_KEEP, file=path.name, reason=system_reason(error))
