"""The ways to place some pieces of a kind, as numbers and as sets of cells, for the solver.

A set of cells is one number: cell n has the bit `BITS[n]`. A set of placings is many, 64 placings
in each: what holds of all of them is then found for 64 at a time.
"""

from typing import Final

from meadhall.engines.hexentafl.endgames import (
    BOARD,
    CELLS,
    CHOICES,
    MOST_CHOSEN,
    WAYS,
    choices,
)
from meadhall.engines.packed import append, i64, u8, vec

WORD: Final = 64
"""So many bits has a number."""


def all_bits() -> vec[i64]:
    half = 2**62
    return vec[i64]([i64(2**at) for at in range(WORD - 1)] + [i64(-half - half)])


def lowest_bits() -> vec[i64]:
    """At each number of eight bits, which of them is the lowest."""
    return vec[i64](
        [i64(next((at for at in range(8) if byte >> at & 1), 8)) for byte in range(256)]
    )


BITS: Final = all_bits()
LOWEST: Final = lowest_bits()


def zeros(count: i64) -> vec[i64]:
    found = vec[i64](capacity=count)
    for _ in range(count):
        found = append(found, 0)
    return found


def zero_bytes(count: i64) -> vec[u8]:
    found = vec[u8](capacity=count)
    for _ in range(count):
        found = append(found, u8(0))
    return found


class Placings:
    """The ways to place so many pieces while the king is on one of his homes."""

    def __init__(self, home: i64, count: i64) -> None:
        king = WAYS.homes[home]
        self.slots: vec[i64] = vec[i64]([-1] * CELLS)
        """At each cell: which one it is of those where pieces may stand."""
        self.masks: vec[i64] = vec[i64]([0])
        """At each number of a placing: its cells. They come in the order of `endgames`."""
        cells = [
            i64(cell) for cell in range(CELLS) if cell != int(king) and cell != int(BOARD.throne)
        ]
        for slot in range(len(cells)):
            self.slots[cells[slot]] = slot
        for chosen in range(count):
            # Those with one piece fewer on the first cells come first in their list, so those with
            # the last piece on a cell are that part of the list and this cell.
            more = vec[i64](capacity=choices(len(cells), chosen + 1))
            for slot in range(len(cells)):
                for at in range(choices(slot, chosen)):
                    more = append(more, self.masks[at] | BITS[cells[slot]])
            self.masks = more
        self.size: i64 = len(self.masks)
        self.words: i64 = (self.size + WORD - 1) // WORD
        self.last: i64 = 0
        """The last word of the set of all placings; the others are -1."""
        for at in range(self.size - (self.words - 1) * WORD):
            self.last |= BITS[at]
        self.holding: vec[i64] = self.find_holding()

    def find_holding(self) -> vec[i64]:
        """At cell * words and on: the set of placings with a piece on this cell."""
        found = zeros(CELLS * self.words)
        for number in range(self.size):
            mask = self.masks[number]
            for cell in range(i64(CELLS)):
                if mask & BITS[cell] != 0:
                    found[cell * self.words + number // WORD] |= BITS[number % WORD]
        return found

    def number(self, mask: i64) -> i64:
        """Which placing has these cells."""
        slots = self.slots
        found: i64 = 0
        count: i64 = 0
        first: i64 = 0
        while mask != 0:
            byte = mask & 255
            while byte != 0:
                count += 1
                found += CHOICES[slots[first + LOWEST[byte]] * MOST_CHOSEN + count]
                byte &= byte - 1
            mask >>= 8
            first += 8
        return found

    def clear_of(self, mask: i64, row: vec[i64]) -> None:
        """Put into a row the set of placings that leave these cells free."""
        words, holding = self.words, self.holding
        for word in range(words):
            row[word] = -1
        row[words - 1] = self.last
        for cell in range(i64(CELLS)):
            if mask & BITS[cell] != 0:
                for word in range(words):
                    row[word] &= ~holding[cell * words + word]

    def keep_holding(self, mask: i64, row: vec[i64]) -> None:
        """Keep in a row the placings with a piece on some of these cells."""
        words, holding = self.words, self.holding
        cells = vec[i64]()
        for cell in range(i64(CELLS)):
            if mask & BITS[cell] != 0:
                cells = append(cells, cell * words)
        for word in range(words):
            some: i64 = 0
            for first in cells:
                some |= holding[first + word]
            row[word] &= some

    def turned(self, way: i64, to: "Placings") -> vec[i64]:
        """At each number: the placing, while the king is on another home, from which this one came
        when the board was turned this way; -1 if none has these cells."""
        found = vec[i64](capacity=self.size)
        for number in range(self.size):
            mask = self.masks[number]
            before: i64 = 0
            is_there = True
            for cell in range(i64(CELLS)):
                if mask & BITS[cell] != 0:
                    source = WAYS.sources[way * CELLS + cell]
                    before |= BITS[source]
                    if to.slots[source] < 0:
                        is_there = False
            found = append(found, to.number(before) if is_there else i64(-1))
        return found


PLACINGS: Final[dict[int, Placings]] = {}
"""By home * MOST_CHOSEN + count, as they are wanted."""


def placings(home: i64, count: i64) -> Placings:
    key = int(home * MOST_CHOSEN + count)
    found = PLACINGS.get(key)
    if found is None:
        found = Placings(home, count)
        PLACINGS[key] = found
    return found
