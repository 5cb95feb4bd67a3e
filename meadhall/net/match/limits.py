"""How much one peer may say: bytes of an envelope, and envelopes of a step.

Honest programs stay far below. Who says more envelopes has signed the proof of it, and is out like
anybody who breaks the match. An envelope that is too long is not kept, and its bearer is cut off.
The numbers are in `docs/lockstep.md`; with them, what a peer can make the others keep is bounded
by the number of steps that the others take with it.
"""

from copy import copy
from dataclasses import dataclass, replace
from typing import Final

from meadhall.engines.cards import CardState
from meadhall.net.errors import BadFrame
from meadhall.net.gathering.genesis import Genesis
from meadhall.net.transport.envelope import LOCKSTEP, Envelope, Kind

HEAD_SIZE: Final = 200
"""The most bytes of an envelope beside its payload."""

SIZES: Final = {
    Kind.COMMIT: 200,
    Kind.OPEN: 300,
    Kind.ECHO: 200,
    Kind.AGREEMENT: 1000,
    Kind.END: 200,
    Kind.NOTE: 2200,
    Kind.HALT: 4000,
    Kind.READY: 1500,
    Kind.PLEA: 400,
}
"""The most bytes of a payload."""

DEAL_SIZE: Final = 8_000
DEAL_SIZE_PER_CARD: Final = 400
"""A proven shuffle takes 256 bytes a card; tokens and letters for the others less."""

PARTS_PER_STEP: Final = 4
"""A peer says one thing in a step. One that had gone astray by itself says it again."""

NOTES_PER_STEP: Final = 256
NOTE_BYTES_PER_STEP: Final = 1 << 15
PLEAS_PER_STEP: Final = 4
CHANGES_PER_EPOCH: Final = 1000
"""HALT and READY. Their authors wait longer from one to the next (`mesh`)."""


@dataclass(slots=True)
class Said:
    """How much one peer has said in its latest step, and how often it halted in its epoch."""

    epoch: int = 0
    step: int = 0
    parts: int = 0
    pleas: int = 0
    notes: int = 0
    bytes_of_notes: int = 0
    changes: int = 0


class Limits:
    """Counts what each peer says in a step."""

    def __init__(self, genesis: Genesis) -> None:
        start = genesis.start()
        cards = len(start.cards.faces) if isinstance(start, CardState) else 0
        self._deal_size = DEAL_SIZE + DEAL_SIZE_PER_CARD * cards
        self._said = [Said() for _ in genesis.people]

    def copy(self) -> "Limits":
        """The same counts, which go on by themselves."""
        twin = copy(self)
        twin._said = [replace(said) for said in self._said]
        return twin

    def check_size(self, envelope: Envelope) -> None:
        """BadFrame if an envelope is longer than any of its kind; it is not even kept as proof."""
        kind, size = envelope.kind, len(envelope.sealed)
        limit = HEAD_SIZE + (self._deal_size if kind is Kind.DEAL else SIZES[kind])
        if size > limit:
            raise BadFrame(f"a {kind.name} of {size} bytes is too long; {limit} are allowed")

    def check(self, envelope: Envelope) -> None:
        """BadFrame if an envelope is more than its author may say in this step."""
        kind, step, said = envelope.kind, envelope.step, self._said[envelope.peer]
        if envelope.epoch != said.epoch:
            said = self._said[envelope.peer] = Said(envelope.epoch)
        if kind is Kind.HALT or kind is Kind.READY:
            said.changes += 1
            if said.changes > CHANGES_PER_EPOCH:
                raise BadFrame("it changed the table too often")
            return
        if step < said.step:
            raise BadFrame("it went back to an earlier step")
        if step > said.step:
            said = self._said[envelope.peer] = Said(said.epoch, step, changes=said.changes)
        if kind in LOCKSTEP:
            said.parts += 1
        elif kind is Kind.PLEA:
            said.pleas += 1
        else:
            said.notes += 1
            said.bytes_of_notes += len(envelope.sealed)
        if said.parts > PARTS_PER_STEP or said.pleas > PLEAS_PER_STEP:
            raise BadFrame("it spoke too often in one step")
        if said.notes > NOTES_PER_STEP or said.bytes_of_notes > NOTE_BYTES_PER_STEP:
            raise BadFrame("it wrote too much in one step")

    def has_room_for_note(self, peer: int, epoch: int, step: int, size: int) -> bool:
        """May this peer write another note, whose payload has so many bytes?"""
        said = self._said[peer]
        if (epoch, step) != (said.epoch, said.step):
            return True
        bytes_so_far = said.bytes_of_notes + HEAD_SIZE + size
        return said.notes < NOTES_PER_STEP and bytes_so_far <= NOTE_BYTES_PER_STEP
