"""Several peers in one process, with nothing between them but a list: for tests of the match."""

from collections.abc import Callable, Mapping, Sequence

from meadhall.engines.chance import Chance
from meadhall.net.gathering.genesis import DEFAULT_TERMS, Chair, Person, Signed, Terms, found
from meadhall.net.match.match import Match, start
from meadhall.net.match.mesh import Mesh, Timing
from meadhall.net.match.parts import Part
from meadhall.net.transport.envelope import Envelope, Kind, seal
from meadhall.net.transport.messages import Message, decode, encode
from meadhall.net.transport.wire import Value
from tests.net.dicing import look_up
from tests.net.helpers import Memory, choose, identity

NAMES = ["Anna", "Bo", "Cai", "Dis", "Egil"]


class Party:
    """Peers that hear each other at once, unless they are kept apart."""

    def __init__(
        self,
        people: int = 2,
        game: str = "dicing",
        chairs: Sequence[Chair] | None = None,
        mute: Sequence[int] = (),
        terms: Terms = DEFAULT_TERMS,
    ) -> None:
        self.identities = [identity(number + 1) for number in range(people)]
        persons = [
            Person(each.public, NAMES[number]) for number, each in enumerate(self.identities)
        ]
        seats = chairs or [Chair(number) for number in range(people)]
        nonces = [bytes([number]) * 16 for number in range(people)]
        genesis = found(look_up(game), {}, persons, seats, nonces, 0, terms=terms)
        signatures = tuple(genesis.sign(each) for each in self.identities)
        self.signed = Signed(genesis, signatures)
        self.journals = [Memory() for _ in range(people)]
        self.matches: list[Match] = [
            start(self.signed, each, journal, is_quiet=number in mute)
            for number, (each, journal) in enumerate(
                zip(self.identities, self.journals, strict=True)
            )
        ]
        self.said: list[tuple[int, bytes]] = []
        self.deaf: set[int] = set()
        self.talk()

    def __getitem__(self, peer: int) -> Match:
        return self.matches[peer]

    def talk(self) -> None:
        """Let everybody hear everything, until nobody has anything left to say."""
        moved = True
        while moved:
            moved = False
            for peer, match in enumerate(self.matches):
                for sealed in match.outgoing():
                    moved = True
                    self.tell(peer, sealed)

    def tell(self, author: int, sealed: bytes, to: Sequence[int] | None = None) -> None:
        """Deliver an envelope to all others, or to these."""
        self.said.append((author, sealed))
        for peer, match in enumerate(self.matches):
            if peer != author and peer not in self.deaf and (to is None or peer in to):
                match.receive(sealed)

    def act(self, peer: int, action: int) -> None:
        self[peer].act(self[peer].awaited[0], action)
        self.talk()

    def play(self, choices: int, seed: int = 1) -> None:
        """This many random choices, by those who are asked."""
        chance = Chance(seed)
        for _ in range(choices):
            asked = [match for match in self.matches if match.awaited]
            if asked:
                choose(asked[0], chance)
                self.talk()

    def forge(
        self,
        peer: int,
        kind: Kind,
        part: Part | list[Value],
        changes: Mapping[str, object] | None = None,
    ) -> Envelope:
        """An envelope that this peer's own program would never write, with its good signature."""
        record = self[peer].record
        head: dict[str, object] = {
            "match": record.match,
            "epoch": record.epoch,
            "peer": peer,
            "seq": record.chains.length(peer),
            "prev": record.chains.end(peer),
            "step": record.step.number,
        }
        head |= changes or {}
        payload = part.encode(kind) if isinstance(part, Part) else part
        return seal(self.identities[peer], **head, kind=kind, payload=payload)  # type: ignore[arg-type]

    def part(self, peer: int, **fields: object) -> Part:
        """What an honest part would begin with, and these fields."""
        history, state = self[peer].record.head()
        return Part(**({"history": history, "state": state} | fields))  # type: ignore[arg-type]


def events_of(match: Match) -> list[object]:
    found = []
    while (event := match.next_event()) is not None:
        found.append(event)
    return found


class Meshes:
    """Peers of a match in full mesh, with links that carry everything at once, and a clock."""

    def __init__(
        self,
        party: Party,
        is_withheld: Callable[[int, Message], bool] = lambda author, message: False,
    ) -> None:
        self.meshes = [Mesh(match, Timing(grace=20.0), 0.0, "test") for match in party.matches]
        self.heard: list[list[object]] = [[] for _ in self.meshes]
        self.now = 0.0
        self.gone: set[frozenset[int]] = set()
        self.is_withheld = is_withheld
        """What a peer does not send, although it is linked."""

        for one, mesh in enumerate(self.meshes):
            for other in range(len(self.meshes)):
                if other != one:
                    mesh.connect(other, party.identities[other].public)
        self.work()

    def work(self) -> None:
        """Carry everything, and keep what each peer is told."""
        moved = True
        while moved:
            moved = False
            for one, mesh in enumerate(self.meshes):
                mesh.work()
                self.heard[one] += mesh.events
                mesh.events.clear()
                carried, mesh.outbox = mesh.outbox, []
                for other, message in carried:
                    if frozenset((one, other)) in self.gone or self.is_withheld(one, message):
                        continue
                    moved = True
                    self.meshes[other].receive(one, decode(encode(message)))

    def cut(self, one: int, other: int) -> None:
        self.gone.add(frozenset((one, other)))

    def mend(self, one: int, other: int) -> None:
        self.gone.discard(frozenset((one, other)))

    def silence(self, peer: int) -> None:
        """Nobody hears this peer, and it hears nobody."""
        for other in range(len(self.meshes)):
            if other != peer:
                self.cut(peer, other)

    def hear_again(self, peer: int) -> None:
        for other in range(len(self.meshes)):
            self.mend(peer, other)

    def wait(self, seconds: int) -> None:
        for _ in range(seconds):
            self.now += 1.0
            for mesh in self.meshes:
                mesh.tick(self.now)
            self.work()
