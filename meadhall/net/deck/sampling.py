"""Fair numbers from a seed: for dice, which all seats compute alike, and for a secret order.

The seed is stretched by SHAKE-256 and numbers that would favour some values are thrown away, so
every value is equally likely, whatever the bound. A remainder of random bytes would not be fair,
and Python's own `random` does not promise the same numbers in every version.
"""

from hashlib import shake_256
from typing import Final

FIRST_BLOCK: Final = 64


class Sampler:
    """Numbers that a seed decides, one after the other."""

    def __init__(self, seed: bytes) -> None:
        self._shake = shake_256(seed)
        self._stream = b""
        self._at = 0

    def below(self, bound: int) -> int:
        """A number from 0 up to but not including the bound."""
        if bound < 1:
            raise ValueError(f"no number is from 0 up to but not including {bound}")
        size = ((bound - 1).bit_length() + 7) // 8
        fair = 256**size - 256**size % bound
        while (number := int.from_bytes(self._take(size), "big")) >= fair:
            pass
        return number % bound

    def order(self, size: int) -> tuple[int, ...]:
        """The numbers below `size` in one of their orders (Fisher and Yates)."""
        places = list(range(size))
        for left in range(size, 1, -1):
            chosen = self.below(left)
            places[chosen], places[left - 1] = places[left - 1], places[chosen]
        return tuple(places)

    def _take(self, size: int) -> bytes:
        """The next bytes of the stream; a longer digest begins with the shorter one."""
        end = self._at + size
        if end > len(self._stream):
            self._stream = self._shake.digest(max(FIRST_BLOCK, 2 * end))
        data = self._stream[self._at : end]
        self._at = end
        return data
