"""Numbers where one computer answers a roll or a shuffle alone: solo play, tests and the search.

The rules never draw from here; they ask, and the table answers. At a table of several peers
the answers come from all of them together, and this module is not used at all.

The generator is Marsaglia's xorshift128 on 32-bit words: the same numbers in every build,
process and version, which Python's own `random` does not promise.
"""

from hashlib import sha256
from typing import Final

from meadhall.engines.packed import i64, vec

WORD: Final = 0xFFFFFFFF


class Chance:
    """A stream of numbers that a seed decides."""

    def __init__(self, seed: int | bytes) -> None:
        self.reseed(seed)

    def reseed(self, seed: int | bytes) -> None:
        data = seed if isinstance(seed, bytes) else str(seed).encode()
        digest = sha256(b"meadhall-chance\0" + data).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "big")
        self.y: i64 = int.from_bytes(digest[4:8], "big")
        self.z: i64 = int.from_bytes(digest[8:12], "big")
        self.w: i64 = int.from_bytes(digest[12:16], "big") | 1

    def word(self) -> i64:
        """The next 32 bits."""
        t = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, limit: i64) -> i64:
        """A number from 0 up to but not including `limit` (at most 2**30)."""
        return (self.word() * limit) >> 32

    def shuffled(self, items: vec[i64]) -> vec[i64]:
        """The items in an order nobody chose."""
        mixed = items[:]
        left: i64 = len(mixed)
        while left > 1:
            at = self.below(left)
            left -= 1
            item = mixed[at]
            mixed[at] = mixed[left]
            mixed[left] = item
        return mixed
