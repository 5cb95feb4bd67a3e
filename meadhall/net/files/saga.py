"""The match file: how a match is kept, and read again whatever happened to the file.

A saga begins with a line that says what it is. Then come records, each a length, a checksum and
the bytes: first the genesis with everybody's signature, then the signed envelopes in the order
in which the owner of the file received or wrote them. Nothing else is in it, so a saga can be
checked without trust in its sender, and can be read while it is still being written.

A record is appended and forced to the disk before its contents are sent to anybody. A file that
was cut in the middle of a record is whole up to there; `read` says how far, and `problem` why it
did not get further.

Not here: files (`files`), and whether the envelopes make sense (`record`).
"""

from dataclasses import dataclass
from typing import Final
from zlib import crc32

from meadhall.engines.phrases import say
from meadhall.net.errors import BadFile, BadFrame
from meadhall.net.gathering.genesis import Signed, decode_signed
from meadhall.net.identity import SIGNATURE_SIZE
from meadhall.net.texts import FileProblem

MAGIC: Final = b"meadhall saga 1\n"
KIN: Final = b"meadhall saga "
RECORD_LIMIT: Final = 1 << 20
HEAD_SIZE: Final = 8


@dataclass(frozen=True, slots=True)
class Saga:
    """What could be read of a match file."""

    signed: Signed
    envelopes: tuple[bytes, ...]
    size: int
    """So many bytes of the file are good; a match that goes on continues from there."""

    problem: str = ""
    """What follows them instead of another record, as a sentence; empty at a clean end."""


def begin(signed: Signed) -> bytes:
    """The head of a new file."""
    return MAGIC + record(signed.encode())


def record(data: bytes) -> bytes:
    """One record, ready to be appended."""
    return len(data).to_bytes(4, "big") + crc32(data).to_bytes(4, "big") + data


def read(data: bytes) -> Saga:
    """All that is whole; BadFile if not even the beginning is."""
    if not data.startswith(MAGIC):
        raise BadFile(_not_a_saga(data))
    records, size, problem = _records(data)
    if not records:
        why = problem or str(FileProblem.ENDS_EARLY)
        raise BadFile(str(say(FileProblem.NO_MATCH, reason=why)))
    try:
        signed = decode_signed(records[0], RECORD_LIMIT)
    except BadFrame as error:
        raise BadFile(str(say(FileProblem.BAD_BEGINNING, reason=str(error)))) from error
    return Saga(signed, tuple(records[1:]), size, problem)


def _records(data: bytes) -> tuple[list[bytes], int, str]:
    records: list[bytes] = []
    at = len(MAGIC)
    while at < len(data):
        number = len(records) + 1
        start = at + HEAD_SIZE
        length = int.from_bytes(data[at : at + 4], "big")
        if start > len(data) or (length <= RECORD_LIMIT and start + length > len(data)):
            return records, at, str(say(FileProblem.CUT, number=number, at=len(data)))
        if length > RECORD_LIMIT:
            told = say(FileProblem.TOO_LONG, number=number, at=at, length=length)
            return records, at, str(told)
        if records and length <= SIGNATURE_SIZE:
            return records, at, str(say(FileProblem.TOO_SHORT, number=number, at=at))
        found = data[start : start + length]
        if crc32(found) != int.from_bytes(data[at + 4 : start], "big"):
            return records, at, str(say(FileProblem.CHECKSUM, number=number, at=at))
        records.append(found)
        at = start + length
    return records, at, ""


def _not_a_saga(data: bytes) -> str:
    if not data:
        return str(FileProblem.EMPTY)
    if data.startswith(KIN) and b"\n" in data[: len(KIN) + 12]:
        version = data[len(KIN) : data.index(b"\n")].decode("ascii", "replace")
        return str(say(FileProblem.NEWER, version=version))
    if MAGIC.startswith(data):
        return str(FileProblem.CUT_EARLY)
    return str(FileProblem.NO_SAGA)
