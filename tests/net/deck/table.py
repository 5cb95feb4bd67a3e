"""A table of seats for the tests: keys, piles, honest shuffles and tokens, all from one seed."""

from collections.abc import Iterable
from dataclasses import replace
from hashlib import shake_256

from meadhall.net.deck import keys, masking, shuffle, token
from meadhall.net.deck.keys import Key
from meadhall.net.deck.masking import Masked
from meadhall.net.deck.shuffle import Mixing, Pile
from meadhall.net.deck.transcript import Context, Entropy

MATCH = bytes(range(16))


def context(seat: int = 0, purpose: str = "test", step: int = 0) -> Context:
    return Context(MATCH, epoch=0, deck=0, step=step, seat=seat, purpose=purpose)


def elsewhere(here: Context) -> list[Context]:
    """Every context that differs from this one in a single field."""
    return [
        replace(here, match=bytes(16)),
        replace(here, epoch=here.epoch + 1),
        replace(here, deck=here.deck + 1),
        replace(here, step=here.step + 1),
        replace(here, seat=here.seat + 1),
        replace(here, purpose=here.purpose + "s"),
    ]


def entropy(seed: str) -> Entropy:
    """A source that gives different bytes at each call, and the same in every run."""
    calls = 0

    def draw(size: int) -> bytes:
        nonlocal calls
        calls += 1
        return shake_256(f"{seed} {calls}".encode()).digest(size)

    return draw


def stuck(size: int) -> bytes:
    """A broken source: the same bytes at every call, as after a virtual machine was restored."""
    return bytes(size)


class Table:
    """So many seats around one deck."""

    def __init__(self, seats: int, seed: str = "table") -> None:
        self.entropy = entropy(seed)
        self.keys = [Key.generate(self.entropy) for _ in range(seats)]
        self.joint = keys.joint_key(key.public for key in self.keys)

    def fresh(self, cards: Iterable[int]) -> Pile:
        """Cards that everybody knows, as they enter a pile."""
        return tuple(masking.mask_openly(card, self.joint) for card in cards)

    def mix(self, pile: Pile, order: tuple[int, ...] | None = None) -> tuple[Pile, Mixing]:
        return shuffle.mix(context(), self.joint, pile, self.entropy, order)

    def shuffled(self, cards: Iterable[int]) -> Pile:
        """A pile that every seat has shuffled."""
        pile = self.fresh(cards)
        for _ in self.keys:
            pile, _ = self.mix(pile)
        return pile

    def prove(self, before: Pile, after: Pile, mixing: Mixing) -> bytes:
        return shuffle.prove(context(), self.joint, before, after, mixing, self.entropy)

    def check(self, before: Pile, after: Pile, proof: bytes) -> None:
        shuffle.check(context(), self.joint, before, after, proof)

    def shares(self, point: bytes) -> list[bytes]:
        """Everybody's share, each taken from a checked token."""
        found = []
        for seat, key in enumerate(self.keys):
            made = token.make(context(seat), key, point, self.entropy)
            found.append(token.check(context(seat), key.public, point, made))
        return found

    def open(self, masked: Masked, count: int = 64) -> int:
        return masking.unmask(masked, self.shares(masked.handle), count)

    def open_all(self, pile: Pile, count: int = 64) -> list[int]:
        return [self.open(masked, count) for masked in pile]
