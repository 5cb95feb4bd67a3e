"""Checking a match file from the first byte to the last, without believing anybody.

The auditor runs the record like every peer did, and adds up what it finds for each of them. What
does not hold is named with its record in the file, the step and the peer.

Once all cards have been opened, the match is replayed with every face known (`open_replay`). A
program that has the same computer players computes their choices once more (`recompute`).
"""

from collections import Counter
from dataclasses import dataclass, field

from meadhall.engines.phrases import say
from meadhall.net.audit.open_replay import RuleFinding, replay_openly
from meadhall.net.audit.recompute import ChoiceFunction, Recomputed, recompute
from meadhall.net.errors import BadFrame
from meadhall.net.files.saga import Saga
from meadhall.net.gathering.genesis import has_secrets
from meadhall.net.identity import Verifier, verify
from meadhall.net.match.record import Record
from meadhall.net.texts import FileProblem
from meadhall.net.transport.envelope import Kind, unseal

FIRST_ENVELOPE = 2
"""The number of the record in the file that holds the first envelope."""


PROBLEMS_LIMIT = 20
"""A file with more records that are not valid is read no further: an honest one has none."""


@dataclass
class Conduct:
    """What one peer has said, and whether it holds."""

    name: str
    key: bytes
    seats: tuple[int, ...]
    said: Counter[str] = field(default_factory=Counter)
    has_signed_beginning: bool = True
    has_signed_end: bool = False
    fault: str = ""
    """What it broke, and where, as a sentence; empty if all it said holds."""


@dataclass
class Audit:
    conducts: list[Conduct]
    record: Record
    problems: list[str] = field(default_factory=list)
    """What is wrong with the file itself, as sentences."""

    faults: dict[int, str] = field(default_factory=dict)
    """What the record found wrong, and where. What was said on a history that turned out not to be
    that of the match is no fault any more in the end."""

    is_opened: bool = False
    """Has it been checked with every face known?"""

    recomputed: list[Recomputed] = field(default_factory=list)
    """What the computer's seats chose, computed once more."""

    @property
    def has_hidden(self) -> bool:
        """Were there cards in it that not everybody saw?"""
        several = len(self.record.genesis.people) > 1
        return several and has_secrets(self.record.genesis.start())

    @property
    def is_sound(self) -> bool:
        return not self.problems and not any(conduct.fault for conduct in self.conducts)


def audit(saga: Saga, check: Verifier = verify, think: ChoiceFunction | None = None) -> Audit:
    """Check everything; BadFile if this is no match that could be checked here.

    What the computer chose is computed again if we are told how it thinks.
    """
    genesis = saga.signed.genesis
    record = Record(genesis, check)
    conducts = [
        Conduct(person.name, person.key, genesis.seats_of(peer))
        for peer, person in enumerate(genesis.people)
    ]
    found = Audit(conducts, record)
    for peer in saga.signed.unsigned_by(check):
        conducts[peer].has_signed_beginning = False
        conducts[peer].fault = "the beginning does not bear its signature"
    for number, sealed in enumerate(saga.envelopes, FIRST_ENVELOPE):
        _take(found, number, sealed)
        if record.goes_back_too_often:
            found.problems.append(str(say(FileProblem.GOES_BACK, number=number)))
            break
        if len(found.problems) >= PROBLEMS_LIMIT:
            found.problems.append(f"what follows record {number} was not read")
            break
    for peer, why in found.faults.items():
        if peer in record.faults and not conducts[peer].fault:
            conducts[peer].fault = why
    open_replay = replay_openly(record)
    found.is_opened = open_replay is not None
    if open_replay is not None and open_replay.finding is not None:
        _accuse(found, open_replay.finding)
    if think is not None and len(genesis.people) > 1:
        found.recomputed = recompute(record, think)
        for each in found.recomputed:
            if each.finding is not None:
                _accuse(found, each.finding)
    if saga.problem:
        found.problems.append(saga.problem)
    _look_for_gaps(found)
    _look_for_contradictions(found)
    return found


def _take(found: Audit, number: int, sealed: bytes) -> None:
    record, conducts = found.record, found.conducts
    try:
        record.receive(sealed)
    except BadFrame as error:
        found.problems.append(f"record {number} is not valid: {error}")
        return
    envelope = unseal(sealed)
    conduct = conducts[envelope.peer]
    conduct.said[envelope.kind.name.lower()] += 1
    conduct.has_signed_end |= envelope.kind is Kind.END
    for peer, fault in record.faults.items():
        where = f"(record {number}, step {record.step.number})"
        found.faults.setdefault(peer, f"{fault.why} {where}")


def _accuse(found: Audit, finding: RuleFinding) -> None:
    """Name a seat for what only the open cards show; what its peer broke before that stands."""
    conduct = found.conducts[finding.peer]
    if not conduct.fault:
        seat = found.record.genesis.seat_name(finding.seat)
        conduct.fault = f"{seat}: {finding.why} (step {finding.step})"


def _look_for_gaps(found: Audit) -> None:
    """An envelope that never found its place means that an earlier one is missing."""
    missing = found.record.chains.gaps(found.record.epoch)
    for peer, seq in missing:
        name = found.conducts[peer].name
        found.problems.append(f"envelope {seq + 1} of {name} is missing")


def _look_for_contradictions(found: Audit) -> None:
    """Peers that confirm something else than what is in the file stand at its end."""
    record = found.record
    for peer in record.contradicting():
        name, step = found.conducts[peer].name, record.step.number
        found.problems.append(f"in step {step} {name} speaks of something else than is in it")
    for peer in sorted(record.diverged):
        found.problems.append(f"{found.conducts[peer].name} stands at another position at its end")
