"""Files that no honest program would ever write, with good signatures on everything in them."""

from collections.abc import Sequence

from meadhall.net.files import saga
from meadhall.net.match.membership import Halt, Ready
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Envelope, Kind, seal
from meadhall.net.transport.wire import Value
from tests.net.party import Party


class Pen:
    """Writes on in the file of a match, in the names of all who sit at it."""

    def __init__(self, party: Party) -> None:
        record = party[0].record
        self.party = party
        self.match = record.match
        self.everybody = tuple(record.peers)
        self.lengths = record.chains.lengths()
        self.ends = [record.chains.end(peer) for peer in record.peers]
        self.step, self.epoch = record.step.number, record.epoch
        self.levels = tuple(record.levels)
        self.sealed = [each.sealed for each in record.arrivals]

    def __len__(self) -> int:
        """The bytes of the envelopes."""
        return sum(map(len, self.sealed)) + saga.HEAD_SIZE * len(self.sealed)

    def file(self) -> bytes:
        return saga.begin(self.party.signed) + b"".join(map(saga.record, self.sealed))

    def say(self, peer: int, kind: Kind, payload: list[Value], **changes: object) -> Envelope:
        """Put an envelope at the end of this peer's chain, and into the file."""
        envelope = self.forge(peer, kind, payload, **changes)
        self.lengths[peer], self.ends[peer] = envelope.seq + 1, envelope.digest
        self.sealed.append(envelope.sealed)
        return envelope

    def forge(self, peer: int, kind: Kind, payload: list[Value], **changes: object) -> Envelope:
        head: dict[str, object] = {
            "match": self.match,
            "epoch": self.epoch,
            "peer": peer,
            "seq": self.lengths[peer],
            "prev": self.ends[peer],
            "step": self.step,
        }
        identity = self.party.identities[peer]
        return seal(identity, **head | changes, kind=kind, payload=payload)  # type: ignore[arg-type]

    def note(self, peer: int, text: str = "", wish: Wish = Wish.SAY, argument: int = 0) -> Envelope:
        return self.say(peer, Kind.NOTE, [int(wish), argument, text])

    def halt(self, peer: int, members: Sequence[int], **changes: object) -> Envelope:
        told = Halt(tuple(members), tuple(self.lengths), tuple(self.ends), (), self.levels, "")
        return self.say(peer, Kind.HALT, told.encode(), **changes)

    def ready(self, peer: int, ready: Ready) -> Envelope:
        return self.say(peer, Kind.READY, ready.encode())

    def change(self, members: Sequence[int]) -> Ready:
        """All of these halt and are ready, so that another epoch begins."""
        for peer in members:
            self.halt(peer, members)
        ready = Ready(tuple(members), tuple(self.lengths), tuple(self.ends))
        for peer in members:
            self.ready(peer, ready)
        self.epoch += 1
        return ready
