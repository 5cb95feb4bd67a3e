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

from meadhall.net.errors import BadFile, BadFrame
from meadhall.net.gathering.genesis import Signed, decode_signed

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
        raise BadFile(f"the match file holds no match: {problem or 'it ends after its first line'}")
    try:
        signed = decode_signed(records[0], RECORD_LIMIT)
    except BadFrame as error:
        raise BadFile(f"the match file is damaged at its beginning: {error}") from error
    return Saga(signed, tuple(records[1:]), size, problem)


def _records(data: bytes) -> tuple[list[bytes], int, str]:
    records: list[bytes] = []
    at = len(MAGIC)
    while at < len(data):
        number = len(records) + 1
        start = at + HEAD_SIZE
        length = int.from_bytes(data[at : at + 4], "big")
        if start > len(data) or (length <= RECORD_LIMIT and start + length > len(data)):
            return records, at, f"record {number} is cut off at byte {len(data)}"
        if length > RECORD_LIMIT:
            return records, at, f"record {number} at byte {at} claims to be {length} bytes long"
        found = data[start : start + length]
        if crc32(found) != int.from_bytes(data[at + 4 : start], "big"):
            return records, at, f"record {number} at byte {at} does not fit its checksum"
        records.append(found)
        at = start + length
    return records, at, ""


def _not_a_saga(data: bytes) -> str:
    if not data:
        return "the match file is empty"
    if data.startswith(KIN) and b"\n" in data[: len(KIN) + 12]:
        version = data[len(KIN) : data.index(b"\n")].decode("ascii", "replace")
        return (
            f"the match file was written by a newer Meadhall (format {version}); this one reads 1"
        )
    if MAGIC.startswith(data):
        return "the match file is cut off within its first line"
    return "this is no match file of Meadhall"
