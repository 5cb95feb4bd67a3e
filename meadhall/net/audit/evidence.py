"""Proof that a peer told two stories, in a file that anybody can check.

It holds the beginning of the match, signed by all, and the two or three envelopes. Nothing else is
needed and no word of anybody must be trusted.
"""

from pathlib import Path

from meadhall.engines.phrases import say
from meadhall.net.errors import BadFile, BadFrame
from meadhall.net.files.saga import RECORD_LIMIT
from meadhall.net.gathering.genesis import Signed, decode_signed
from meadhall.net.match.left_epoch import LeftEpoch, proof_of
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem
from meadhall.net.transport.envelope import Fork, unseal
from meadhall.net.transport.wire import Fields, pack, unpack

MAGIC = b"meadhall evidence 1\n"


def encode(signed: Signed, proof: Fork | LeftEpoch) -> bytes:
    return MAGIC + pack([signed.encode(), *(each.sealed for each in proof.envelopes)])


def decode(data: bytes) -> tuple[Signed, Fork | LeftEpoch]:
    if not data.startswith(MAGIC):
        raise BadFile(say(Problem.NO_EVIDENCE))
    try:
        fields = Fields(unpack(data[len(MAGIC) :], RECORD_LIMIT), "evidence")
        signed = decode_signed(fields.data(), RECORD_LIMIT)
        proof = proof_of([unseal(fields.data()) for _ in range(fields.left)])
    except BadFrame as error:
        raise BadFile(say(Problem.EVIDENCE_DAMAGED, reason=str(error))) from error
    return signed, proof


def convicted(signed: Signed, proof: Fork | LeftEpoch) -> str | None:
    """The name of whom it convicts; None if it proves nothing."""
    people = signed.genesis.people
    first = proof.envelopes[0]
    if signed.unsigned_by() or first.match != signed.genesis.match or first.peer >= len(people):
        return None
    author = people[first.peer]
    return author.name if proof.is_proof(author.key) else None


def write_evidence(path: Path, signed: Signed, proof: Fork | LeftEpoch) -> None:
    try:
        path.write_bytes(encode(signed, proof))
    except OSError as error:
        raise BadFile(
            say(Problem.CANNOT_WRITE, file=str(path), reason=system_reason(error))
        ) from error
