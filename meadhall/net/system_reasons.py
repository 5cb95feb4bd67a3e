"""Why the system has refused something, in words that are translated."""

import errno
import os
from typing import Final

from meadhall.engines.phrases import Form, Text, say


class Reason(Form):
    """A part of a sentence, after a colon."""

    NOT_THERE = "there is no such file or folder"
    NOT_ALLOWED = "the system does not allow it"
    IS_FOLDER = "it is a folder"
    IS_FILE = "a file has the name that the folder should have"
    NO_FOLDER = "a part of the way there is no folder"
    READ_ONLY = "nothing can be written there"
    DISK_FULL = "the disk is full"
    IN_USE = "another program uses it already"
    NOT_OURS = "this computer does not have that address"
    NOBODY = "nobody answers there"
    NO_WAY = "no way leads there from this network"
    TOO_LATE = "no answer has come in time"
    NO_NETWORK = "this computer has no network"
    UNKNOWN_NAME = "this network knows no computer of that name"


REASONS: Final = {
    errno.ENOENT: Reason.NOT_THERE,
    errno.EACCES: Reason.NOT_ALLOWED,
    errno.EPERM: Reason.NOT_ALLOWED,
    errno.EISDIR: Reason.IS_FOLDER,
    errno.ENOTDIR: Reason.NO_FOLDER,
    errno.EROFS: Reason.READ_ONLY,
    errno.ENOSPC: Reason.DISK_FULL,
    errno.EADDRINUSE: Reason.IN_USE,
    errno.EADDRNOTAVAIL: Reason.NOT_OURS,
    errno.ECONNREFUSED: Reason.NOBODY,
    errno.EHOSTUNREACH: Reason.NO_WAY,
    errno.ENETUNREACH: Reason.NO_WAY,
    errno.ETIMEDOUT: Reason.TOO_LATE,
}


def system_reason(error: OSError) -> Text:
    """What a person may read; the system's own words where it is a rare one."""
    if isinstance(error, TimeoutError):
        return say(Reason.TOO_LATE)
    number = error.errno or 0
    if number in REASONS:
        return say(REASONS[number])
    return error.strerror or (os.strerror(number).lower() if number else str(error))
