"""Proof that a peer told two stories, in a file that anybody can check.

It holds the beginning of the match, signed by all, and the two envelopes. Nothing else is needed
and no word of anybody must be trusted.
"""

from pathlib import Path

from meadhall.engines.phrases import say
from meadhall.net.errors import BadFile, BadFrame
from meadhall.net.files.saga import RECORD_LIMIT
from meadhall.net.gathering.genesis import Signed, decode_signed
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem
from meadhall.net.transport.envelope import Fork, unseal
from meadhall.net.transport.wire import Fields, pack, unpack

MAGIC = b"meadhall evidence 1\n"


def encode(signed: Signed, fork: Fork) -> bytes:
    return MAGIC + pack([signed.encode(), fork.one.sealed, fork.other.sealed])


def decode(data: bytes) -> tuple[Signed, Fork]:
    if not data.startswith(MAGIC):
        raise BadFile(say(Problem.NO_EVIDENCE))
    try:
        fields = Fields(unpack(data[len(MAGIC) :], RECORD_LIMIT), "evidence")
        signed = decode_signed(fields.data(), RECORD_LIMIT)
        fork = Fork(unseal(fields.data()), unseal(fields.data()))
        fields.end()
    except BadFrame as error:
        raise BadFile(say(Problem.EVIDENCE_DAMAGED, reason=str(error))) from error
    return signed, fork


def convicted(signed: Signed, fork: Fork) -> str | None:
    """The name of whom it convicts; None if it proves nothing."""
    people = signed.genesis.people
    if signed.unsigned_by() or fork.one.match != signed.genesis.match:
        return None
    if fork.one.peer >= len(people) or not fork.is_proof(people[fork.one.peer].key):
        return None
    return people[fork.one.peer].name


def write_evidence(path: Path, signed: Signed, fork: Fork) -> None:
    try:
        path.write_bytes(encode(signed, fork))
    except OSError as error:
        raise BadFile(
            say(Problem.CANNOT_WRITE, file=str(path), reason=system_reason(error))
        ) from error
