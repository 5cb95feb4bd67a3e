"""The works that shuffle cards and show them, and what each seat learns by them.

    ShuffleWork    one peer masks and permutes a pile, with proof; for a shuffle by everybody each
                   peer does so in turn
    OpenWork       everybody's tokens for all to see: a card laid open, or the hand of a seat that
                   is played with open cards
    TellWork       everybody else's tokens in letters to the peer of one seat, which adds its own

What came of a work (`Dealt`) tells the public answer, and to each seat what that seat may know.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import ClassVar

from meadhall.engines.cards import EVERYBODY
from meadhall.net.dealing import letters
from meadhall.net.dealing.keys import CARDS, TableKeys
from meadhall.net.dealing.layout import CardLayout
from meadhall.net.dealing.own_secrets import OwnSecrets, seeded
from meadhall.net.dealing.secret_sharing import require
from meadhall.net.dealing.tasks import DealerTask, LetterTask, TaskData
from meadhall.net.deck import group, masking, shuffle, token
from meadhall.net.deck.masking import unmask
from meadhall.net.deck.shuffle import Mixing, Pile
from meadhall.net.deck.transcript import encode


@dataclass(frozen=True, eq=False)
class Dealt:
    """An answer that came from the dealer: what all know of it, and how the cards lie then."""

    values: tuple[int, ...]
    layout: CardLayout

    def seen_by(self, seat: int, own: OwnSecrets | None) -> tuple[int, ...]:
        """The answer as a seat of ours is told it."""
        return self.values


# Shuffles. ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class ShuffleTask(DealerTask):
    joint: bytes
    before: Pile
    proven: set[bytes] = field(compare=False, repr=False)
    """Digests of what has been checked before; a log is often read twice."""

    is_hosted: bool = False
    """Does its peer mix for a computer seat, whose seed will be opened?"""

    purpose: ClassVar[str] = "shuffle"

    @property
    def peer(self) -> int:
        return self.parties[0]

    def mix(self, own: OwnSecrets) -> tuple[Pile, Mixing]:
        if self.is_hosted:
            return self.mix_by_seed(own.seed())
        context = self.context(CARDS, own.me)
        return shuffle.mix(context, self.joint, self.before, own.entropy(context))

    def mix_by_seed(self, seed: bytes) -> tuple[Pile, Mixing]:
        """How the pile is mixed for a computer seat whose chance comes from this seed."""
        context = self.context(CARDS, self.peer)
        return shuffle.mix(context, self.joint, self.before, seeded(seed, context))

    def give(self, own: OwnSecrets) -> TaskData:
        context = self.context(CARDS, own.me)
        after, mixing = self.mix(own)
        entropy = own.entropy(self.context(CARDS, own.me, "proof"))
        proof = shuffle.prove(context, self.joint, self.before, after, mixing, entropy)
        self.proven.add(self._claim(own.me, masking.pack(after), proof))
        return masking.pack(after), proof

    def check(self, peer: int, data: TaskData) -> None:
        size = len(self.before)
        require(data, size * masking.SIZE, shuffle.proof_size(size))
        claim = self._claim(peer, *data)
        if claim not in self.proven:
            context = self.context(CARDS, peer)
            shuffle.check(context, self.joint, self.before, self.after(data), data[1])
            self.proven.add(claim)

    def after(self, data: TaskData) -> Pile:
        return masking.unpack(data[0], len(self.before))

    def _claim(self, peer: int, after: bytes, proof: bytes) -> bytes:
        context = self.context(CARDS, peer).encode()
        return sha256(encode(context, self.joint, masking.pack(self.before), after, proof)).digest()


@dataclass(frozen=True, eq=False)
class Shuffled(Dealt):
    """A shuffle. One by a single seat is known to that seat's peer, or to all who look."""

    by: int
    work: ShuffleTask | None = None
    order: tuple[int, ...] = ()

    def seen_by(self, seat: int, own: OwnSecrets | None) -> tuple[int, ...]:
        if seat != self.by or seat < 0:
            return ()
        if self.work is None:
            return self.order
        assert own is not None and own.me == self.work.peer, "only the shuffler can tell"
        _, mixing = self.work.mix(own)
        return mixing.order


# Shows. -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Unmasking:
    """Some masked cards, and which of how many faces they may have."""

    keys: TableKeys
    pile: Pile
    faces: int

    def faces_of(self, shares: Sequence[Sequence[bytes]]) -> tuple[int, ...]:
        """The faces, by the checked shares of all peers, each in the order of the pile."""
        return tuple(
            unmask(masked, each, self.faces)
            for masked, *each in zip(self.pile, *shares, strict=True)
        )


def shares_of(tokens: bytes) -> list[bytes]:
    """The shares in checked tokens."""
    return [tokens[at : at + group.SIZE] for at in range(0, len(tokens), token.SIZE)]


@dataclass(frozen=True)
class ShowAllTask(DealerTask):
    cards: Unmasking
    to: int
    """The seat that is shown them, before all eyes; EVERYBODY for a card laid open."""

    purpose: ClassVar[str] = "reveal"

    def give(self, own: OwnSecrets) -> TaskData:
        return (make_tokens(self, own, self.cards),)

    def check(self, peer: int, data: TaskData) -> None:
        require(data, token.SIZE * len(self.cards.pile))
        check_tokens(self, peer, self.cards, data[0])

    def faces(self, given: Mapping[int, TaskData]) -> tuple[int, ...]:
        return self.cards.faces_of([shares_of(data[0]) for data in given.values()])


def make_tokens(work: DealerTask, own: OwnSecrets, cards: Unmasking) -> bytes:
    """Our tokens for all the cards. The rules have asked for them, or there were no such work."""
    context, key = work.context(CARDS, own.me), own.part(cards.keys, CARDS)
    entropy = own.entropy(context)
    return b"".join(token.make(context, key, card.handle, entropy) for card in cards.pile)


def check_tokens(work: DealerTask, peer: int, cards: Unmasking, tokens: bytes) -> None:
    context, public = work.context(CARDS, peer), cards.keys.rings[CARDS].parts[peer]
    for at, card in enumerate(cards.pile):
        token.check(context, public, card.handle, tokens[at * token.SIZE : (at + 1) * token.SIZE])


@dataclass(frozen=True, eq=False)
class ShownOpenly(Dealt):
    """Faces that everybody saw, and that one seat or the whole table was shown."""

    to: int
    faces: tuple[int, ...]

    def seen_by(self, seat: int, own: OwnSecrets | None) -> tuple[int, ...]:
        return self.faces if self.to in (EVERYBODY, seat) else ()


@dataclass(frozen=True)
class ShowSeatTask(LetterTask):
    cards: Unmasking
    reader: int
    seat: int

    purpose: ClassVar[str] = "draw"

    def readers_of(self, author: int) -> tuple[int, ...]:
        return (self.reader,)

    def letters_of(self, data: TaskData) -> TaskData:
        return data

    def give(self, own: OwnSecrets) -> TaskData:
        return (self.write(own, self.reader, make_tokens(self, own, self.cards)),)

    def check(self, peer: int, data: TaskData) -> None:
        size = token.SIZE * len(self.cards.pile)
        require(data, letters.HEAD_SIZE + size)
        self.check_letters(peer, data, size)

    def inspect(self, author: int, reader: int, data: TaskData, text: bytes) -> None:
        check_tokens(self, author, self.cards, text)

    def faces(self, own: OwnSecrets, given: Mapping[int, TaskData]) -> tuple[int, ...]:
        """What the reader sees, once it has looked through its letters."""
        shares = [shares_of(self.read(own, author, data)) for author, data in given.items()]
        part = own.part(self.cards.keys, CARDS)
        mine = [group.multiply(part.secret, card.handle) for card in self.cards.pile]
        return self.cards.faces_of([*shares, mine])


@dataclass(frozen=True, eq=False)
class ShownToSeat(Dealt):
    """Faces that one seat was shown, and nobody else."""

    work: ShowSeatTask
    given: Mapping[int, TaskData]

    def seen_by(self, seat: int, own: OwnSecrets | None) -> tuple[int, ...]:
        if seat != self.work.seat:
            return ()
        assert own is not None and own.me == self.work.reader, "only the reader can tell"
        return self.work.faces(own, self.given)


@dataclass(frozen=True)
class ShowHandTask(ShowAllTask):
    """Opens what a seat had been shown before its peer was gone, so that it can be played on."""

    places: tuple[int, ...]

    purpose: ClassVar[str] = "hand"
