"""The works by which the peers come to their keys, and lend them to each other.

    AddressWork    everybody publishes a key for letters
    KeyWork        everybody makes a part of each joint secret, and shows that it knows it
    SplitWork      everybody lends its parts in addends to all others, so that one may leave
    PieceWork      all others give a piece of their parts to a peer that came back
    ConfirmWork    everybody has read its letters of one of the last two and found them good

Only when it is confirmed does a split or a piece change anything.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from meadhall.net.dealing import letters
from meadhall.net.dealing.keys import CARDS, DECKS, DICE, LETTERS, JointKey, TableKeys
from meadhall.net.dealing.own_secrets import HeldParts, OwnSecrets
from meadhall.net.dealing.tasks import DealerTask, LetterTask, TaskData
from meadhall.net.deck import escrow, group, keys
from meadhall.net.deck.errors import Malformed
from meadhall.net.deck.escrow import Split
from meadhall.net.deck.keys import Key, joint_key
from meadhall.net.deck.transcript import digest

PROMISE_SIZE: Final = 32


def require(items: TaskData, *sizes: int) -> None:
    """Refuse what is not so many items of these lengths."""
    if tuple(map(len, items)) != sizes:
        raise Malformed(f"it gave items of {list(map(len, items))} bytes, not {list(sizes)}")


@dataclass(frozen=True)
class LetterKeyTask(DealerTask):
    purpose: ClassVar[str] = "key for letters"

    def give(self, own: OwnSecrets) -> TaskData:
        context = self.context(LETTERS, own.me)
        proof = keys.prove_knowledge(context, own.letter, own.entropy(context))
        return own.letter.public, proof

    def check(self, peer: int, data: TaskData) -> None:
        require(data, group.SIZE, keys.PROOF_SIZE)
        keys.check_knowledge(self.context(LETTERS, peer), *data)


@dataclass(frozen=True)
class KeyTask(DealerTask):
    """A part of each joint secret, and the digest of what hidden computer seats will draw from."""

    version: int

    is_promised: ClassVar[bool] = True
    purpose: ClassVar[str] = "key"

    def give(self, own: OwnSecrets) -> TaskData:
        made = []
        for deck in DECKS:
            context = self.context(deck, own.me)
            key = own.new_key(context)
            made += [key.public, keys.prove_knowledge(context, key, own.entropy(context))]
        return *made, promise_of(own.seed())

    def check(self, peer: int, data: TaskData) -> None:
        require(data, *[group.SIZE, keys.PROOF_SIZE] * len(DECKS), PROMISE_SIZE)
        for deck in DECKS:
            public, proof = data[2 * deck : 2 * deck + 2]
            keys.check_knowledge(self.context(deck, peer), public, proof)

    def change(self, given: Mapping[int, TaskData]) -> "NewKeys":
        cards, dice = (
            JointKey(joint_key(parts.values()), parts)
            for parts in ({peer: data[2 * deck] for peer, data in given.items()} for deck in DECKS)
        )
        promises = {peer: data[-1] for peer, data in given.items()}
        return NewKeys(self, TableKeys(self.version, (cards, dice), promises))


def promise_of(seed: bytes) -> bytes:
    return digest("computer seats", seed)[:PROMISE_SIZE]


@dataclass(frozen=True, eq=False)
class NewKeys:
    """The first keys, or the first after all were lost."""

    work: KeyTask
    keys: TableKeys

    def inherit(self, own: OwnSecrets, before: HeldParts | None) -> HeldParts | None:
        if own.me not in self.work.parties:
            return None
        cards, dice = (own.new_key(self.work.context(deck, own.me)) for deck in DECKS)
        return HeldParts((cards, dice))


@dataclass(frozen=True, eq=False)
class Departure:
    """A peer has gone, and each other stands in for it with what it was lent."""

    leaver: int
    keys: TableKeys

    def inherit(self, own: OwnSecrets, before: HeldParts | None) -> HeldParts | None:
        if before is None or own.me == self.leaver:
            return None
        lent = before.addends[self.leaver]
        cards, dice = (escrow.take_over(before.parts[deck], lent[deck]) for deck in DECKS)
        return HeldParts((cards, dice))


@dataclass(frozen=True)
class SharingTask(LetterTask):
    """What a split and a piece have in common: each part in addends, some of them in letters.

    The points of the addends are given for cards and for dice, then the letters, each with an
    addend of both.
    """

    keys: TableKeys

    def heirs(self, author: int) -> tuple[int, ...]:
        """For whom the addends are, in order; the author itself where it keeps one."""
        raise NotImplementedError

    def readers_of(self, author: int) -> tuple[int, ...]:
        return tuple(heir for heir in self.heirs(author) if heir != author)

    def letters_of(self, data: TaskData) -> TaskData:
        return data[len(DECKS) :]

    def split(self, own: OwnSecrets, deck: int) -> Split:
        """Our part of one deck in addends, the same at every call."""
        context = self.context(deck, own.me)
        count = len(self.heirs(own.me))
        return escrow.split(context, own.part(self.keys, deck), count, own.entropy(context))

    def give(self, own: OwnSecrets) -> TaskData:
        cards, dice = (self.split(own, deck) for deck in DECKS)
        written = [
            self.write(own, heir, group.encode(one) + group.encode(other))
            for heir, one, other in zip(
                self.heirs(own.me), cards.addends, dice.addends, strict=True
            )
            if heir != own.me
        ]
        return b"".join(cards.points), b"".join(dice.points), *written

    def check(self, peer: int, data: TaskData) -> None:
        size = len(self.heirs(peer)) * group.SIZE
        letter = letters.HEAD_SIZE + len(DECKS) * group.SIZE
        require(data, size, size, *[letter] * len(self.readers_of(peer)))
        for deck in DECKS:
            part = self.keys.rings[deck].parts[peer]
            points = list(self.points(peer, data, deck).values())
            escrow.check_split(self.context(deck, peer), part, points)
        self.check_letters(peer, data, len(DECKS) * group.SIZE)

    def points(self, author: int, data: TaskData, deck: int) -> dict[int, bytes]:
        """The points of the addends, by whom they are for."""
        cut = [data[deck][at : at + group.SIZE] for at in range(0, len(data[deck]), group.SIZE)]
        return dict(zip(self.heirs(author), cut, strict=True))

    def inspect(self, author: int, reader: int, data: TaskData, text: bytes) -> None:
        self.addends(author, reader, data, text)

    def addends(self, author: int, reader: int, data: TaskData, text: bytes) -> tuple[int, int]:
        """The addends in a letter, once they are shown to be the published ones."""
        cards, dice = (
            escrow.check_addend(
                self.context(deck, author),
                text[deck * group.SIZE : (deck + 1) * group.SIZE],
                self.points(author, data, deck)[reader],
            )
            for deck in DECKS
        )
        return cards, dice

    def addends_to(
        self, own: OwnSecrets, given: Mapping[int, TaskData]
    ) -> dict[int, tuple[int, int]]:
        """What everybody wrote to us."""
        return {
            author: self.addends(
                author, own.me, given[author], self.read(own, author, given[author])
            )
            for author in self.authors_to(own.me, given)
        }

    def change(self, given: Mapping[int, TaskData]) -> "KeysShared":
        raise NotImplementedError

    def inherit(
        self, own: OwnSecrets, before: HeldParts | None, given: Mapping[int, TaskData]
    ) -> HeldParts:
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class KeysShared:
    """A split or a piece that everybody has confirmed."""

    work: SharingTask
    given: Mapping[int, TaskData]
    keys: TableKeys

    def inherit(self, own: OwnSecrets, before: HeldParts | None) -> HeldParts | None:
        if own.me not in self.keys.holders:
            return None
        return self.work.inherit(own, before, self.given)


@dataclass(frozen=True)
class SplitTask(SharingTask):
    purpose: ClassVar[str] = "split"

    def heirs(self, author: int) -> tuple[int, ...]:
        return tuple(peer for peer in self.parties if peer != author)

    def change(self, given: Mapping[int, TaskData]) -> KeysShared:
        cards, dice = (
            replace(
                self.keys.rings[deck],
                lent={peer: self.points(peer, data, deck) for peer, data in given.items()},
            )
            for deck in DECKS
        )
        return KeysShared(self, given, self.keys.renewed((cards, dice)))

    def inherit(
        self, own: OwnSecrets, before: HeldParts | None, given: Mapping[int, TaskData]
    ) -> HeldParts:
        assert before is not None, "who lends has something to lend"
        return HeldParts(before.parts, self.addends_to(own, given))


@dataclass(frozen=True)
class ReturnerTask(SharingTask):
    returner: int
    purpose: ClassVar[str] = "piece"

    def heirs(self, author: int) -> tuple[int, ...]:
        return author, self.returner

    def change(self, given: Mapping[int, TaskData]) -> KeysShared:
        cards, dice = (
            JointKey(self.keys.rings[deck].joint, escrow.parts_with(self.returner, splits))
            for deck, splits in (
                (deck, {peer: self._halves(peer, data, deck) for peer, data in given.items()})
                for deck in DECKS
            )
        )
        return KeysShared(self, given, self.keys.renewed((cards, dice)))

    def _halves(self, peer: int, data: TaskData, deck: int) -> tuple[bytes, bytes]:
        points = self.points(peer, data, deck)
        return points[peer], points[self.returner]

    def inherit(
        self, own: OwnSecrets, before: HeldParts | None, given: Mapping[int, TaskData]
    ) -> HeldParts:
        if own.me == self.returner:
            addends = self.addends_to(own, given).values()
            pieces = [[addend[deck] for addend in addends] for deck in DECKS]
            return HeldParts((escrow.gather(pieces[CARDS]), escrow.gather(pieces[DICE])))
        kept = [Key.of(self.split(own, deck).addends[0]) for deck in DECKS]
        return HeldParts((kept[CARDS], kept[DICE]))


@dataclass(frozen=True)
class ConfirmTask(DealerTask):
    """Nothing is given but the word that all letters are good."""

    lending: SharingTask
    given: Mapping[int, TaskData]

    purpose: ClassVar[str] = "confirmation"

    def give(self, own: OwnSecrets) -> TaskData:
        return ()

    def check(self, peer: int, data: TaskData) -> None:
        require(data)
