"""Whose copy this is: a secret in a file of its own, made at the first start and kept for ever."""

import os
from pathlib import Path
from typing import Final

from meadhall.engines.phrases import say
from meadhall.net.errors import BadFile
from meadhall.net.files.disk import read_file, sync_folder
from meadhall.net.identity import SEED_SIZE, Entropy, Identity
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem

SEED_LIMIT: Final = 1 << 10
"""Of the bytes that are read: a file that has more is something else."""


def keep_identity(path: Path, entropy: Entropy) -> Identity:
    """The identity in this file; on the first start one is made, readable by its owner alone."""
    if not path.exists():
        return _make_identity(path, entropy)
    seed = read_file(path, SEED_LIMIT)
    if len(seed) != SEED_SIZE:
        raise BadFile(say(Problem.IDENTITY_DAMAGED, file=str(path)))
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
        raise BadFile(
            say(Problem.CANNOT_WRITE, file=str(path), reason=system_reason(error))
        ) from error
    sync_folder(path.parent)
    return Identity(seed)
