"""A small net that evaluates a position by what is on the board, in whole numbers.

A position switches some inputs on, such as "raider on b3" (`State.net_inputs`). Each hidden unit
adds up its numbers for these inputs and one of its own, and is held between 0 and 1. The output
adds up the hidden units, each times a number: what speaks for one seat (`State.net_seat`), as
`advantage` measures it.

Adding up is nearly all of the work. So three units share a machine integer while it is done, each
in a lane of its own that is kept above 0.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec

UNITS: Final = 18
ONE: Final = 1024
"""All numbers are in parts of this; that of the output alone is in parts of its square."""

MOST: Final = 6_000
"""No number of an input is farther from 0, so that eighty of them stay within a lane."""

LANES: Final = 3
WORDS: Final = 6  # UNITS // LANES
BITS: Final = 20
LANE: Final = 1_048_576

MIDDLE: Final = 524_288
"""What a lane holds for a sum of 0."""


def number_names(inputs: list[str]) -> list[str]:
    """What each number of a net is called: unit by unit for each input, then those of no input."""
    units = range(1, UNITS + 1)
    rows = [*inputs, "always", "unit"]
    return [f"{name}, {unit}" for name in rows for unit in units] + ["output"]


class Net:
    def __init__(self, numbers: vec[i64]) -> None:
        self.inputs: i64 = len(numbers) // UNITS - 2
        self.rows: vec[i64] = vec[i64](capacity=(self.inputs + 1) * WORDS)
        """For each input, and at last for none: the numbers of the hidden units, in lanes."""
        for row in range(self.inputs + 1):
            for word in range(i64(WORDS)):
                at = row * UNITS + word * LANES
                lanes = numbers[at] + LANE * (numbers[at + 1] + LANE * numbers[at + 2])
                if row == self.inputs:
                    lanes += MIDDLE * (1 + LANE * (1 + LANE))
                self.rows = append(self.rows, lanes)
        self.worth: vec[i64] = numbers[(self.inputs + 1) * UNITS :]
        """What each hidden unit is worth, and at last what there is from the start."""

    def advantage(self, inputs: vec[i64]) -> i64:
        """What speaks for its seat when these inputs are on, in hundredths of a natural unit."""
        rows = self.rows
        at = self.inputs * WORDS
        a, b, c = rows[at], rows[at + 1], rows[at + 2]
        d, e, f = rows[at + 3], rows[at + 4], rows[at + 5]
        for one in inputs:
            at = one * WORDS
            a += rows[at]
            b += rows[at + 1]
            c += rows[at + 2]
            d += rows[at + 3]
            e += rows[at + 4]
            f += rows[at + 5]
        worth = self.worth
        total = worth[UNITS] + held(worth, a, 0) + held(worth, b, 3) + held(worth, c, 6)
        total += held(worth, d, 9) + held(worth, e, 12) + held(worth, f, 15)
        return total * 100 // (ONE * ONE)


def held(worth: vec[i64], lanes: i64, first: i64) -> i64:
    """What three hidden units add to the output, each held between 0 and 1."""
    total: i64 = 0
    for at in range(first, first + LANES):
        value = (lanes & (LANE - 1)) - MIDDLE
        lanes = lanes >> BITS
        if value >= ONE:
            total += worth[at] * ONE
        elif value > 0:
            total += worth[at] * value
    return total
