"""What positions teach a small net: in which direction each of its numbers should change.

The net should foretell who wins: its loss is the log loss, and each step goes down the slope of the
mean loss of a thousand examples (Adam, with a weak pull towards 0). A position is an example in
each of its mirror images. Here its numbers are fractions; `rounded` makes the whole ones of `Net`.
"""

from math import exp, pow, sqrt
from typing import Final

from meadhall.engines.chance import Chance
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.small_net import MOST, ONE, UNITS

BATCH: Final = 1024
"""Examples that a step is made from."""

KEPT_SLOPE: Final = 0.9
KEPT_SQUARE: Final = 0.999
"""How much of the former slope, and of its square, stays after each step."""

PULL: Final = 0.0001
SPREAD: Final = 0.26
"""The numbers of the inputs begin between this and as much below 0."""

WORTH: Final = 0.35
"""The same for what the hidden units are worth."""

START: Final = 0.1
"""What a hidden unit begins with when no input is on."""


class Examples:
    """Positions to learn from: which inputs are on, who won, and how much each counts."""

    def __init__(self, images: list[list[int]]) -> None:
        self.ways: i64 = len(images)
        self.inputs: i64 = len(images[0])
        self.images: vec[i64] = vec[i64]()
        for image in images:
            for end in image:
                self.images = append(self.images, end)
        self.starts: vec[i64] = vec[i64]([0])
        self.inputs_on: vec[i64] = vec[i64]()
        self.won: vec[float] = vec[float]()
        self.weights: vec[float] = vec[float]()

    def add(self, inputs: list[int], won: float, weight: float) -> None:
        for each in inputs:
            self.inputs_on = append(self.inputs_on, i64(each))
        self.starts = append(self.starts, len(self.inputs_on))
        self.won = append(self.won, won)
        self.weights = append(self.weights, weight)

    def order(self, chance: Chance) -> vec[i64]:
        """Every position in every image, shuffled."""
        whole = vec[i64](capacity=len(self.won) * self.ways)
        for example in range(len(self.won) * self.ways):
            whole = append(whole, example)
        return chance.shuffled(whole)


class NetLessons:
    """A net that learns, with what Adam remembers."""

    def __init__(self, inputs: int) -> None:
        self.inputs: i64 = inputs
        size = (inputs + 2) * UNITS + 1
        self.numbers: vec[float] = vec[float]([0.0] * size)
        self.slopes: vec[float] = vec[float]([0.0] * size)
        self.squares: vec[float] = vec[float]([0.0] * size)
        self.steps: i64 = 0
        self.gradient: vec[float] = vec[float]([0.0] * size)
        self.sums: vec[float] = vec[float]([0.0] * UNITS)
        self.inputs_on: vec[i64] = vec[i64]([0] * inputs)

    def begin(self, seed: str) -> None:
        """Small numbers by lot, so that no two units learn the same."""
        chance = Chance(seed.encode())
        always = self.inputs * UNITS
        for at in range(len(self.numbers) - 1):
            lot = float(chance.below(2_000_001)) / 1_000_000.0 - 1.0
            if at < always:
                self.numbers[at] = SPREAD * lot
            else:
                self.numbers[at] = START if at < always + UNITS else WORTH * lot

    def learn(self, examples: Examples, order: vec[i64], rate: float) -> None:
        """Go through the examples once, in this order."""
        weight = 0.0
        since: i64 = 0
        for example in order:
            weight += self.add(examples, example)
            since += 1
            if since == BATCH:
                self.step(rate, weight)
                weight = 0.0
                since = 0
        if since > 0:
            self.step(rate, weight)

    def add(self, examples: Examples, example: i64) -> float:
        """Add what one example says to the gradient; how much it counts."""
        position = example // examples.ways
        image = example % examples.ways * examples.inputs
        first, last = examples.starts[position], examples.starts[position + 1]
        numbers, sums, gradient, inputs_on = (
            self.numbers, self.sums, self.gradient, self.inputs_on,
        )  # fmt: skip
        always = self.inputs * UNITS
        worth = always + UNITS
        for unit in range(i64(UNITS)):
            sums[unit] = numbers[always + unit]
        for at in range(first, last):
            row = examples.images[image + examples.inputs_on[at]] * UNITS
            inputs_on[at - first] = row
            for unit in range(i64(UNITS)):
                sums[unit] += numbers[row + unit]
        output = numbers[worth + UNITS]
        for unit in range(i64(UNITS)):
            if sums[unit] > 0.0:
                output += numbers[worth + unit] * (sums[unit] if sums[unit] < 1.0 else 1.0)
        weight = examples.weights[position]
        error = (1.0 / (1.0 + exp(-output)) - examples.won[position]) * weight
        gradient[worth + UNITS] += error
        for unit in range(i64(UNITS)):
            value = sums[unit]
            if value >= 1.0:
                gradient[worth + unit] += error
            elif value > 0.0:
                gradient[worth + unit] += error * value
                change = error * numbers[worth + unit]
                gradient[always + unit] += change
                for at in range(last - first):
                    gradient[inputs_on[at] + unit] += change
        return weight

    def step(self, rate: float, weight: float) -> None:
        """Move every number down the mean slope of what was added, which is cleared."""
        self.steps += 1
        # How much of slopes and squares is more than the nothing that they began with.
        slope_share = 1.0 - pow(KEPT_SLOPE, float(self.steps))
        square_share = 1.0 - pow(KEPT_SQUARE, float(self.steps))
        numbers, gradient, slopes, squares = (
            self.numbers, self.gradient, self.slopes, self.squares,
        )  # fmt: skip
        for at in range(len(numbers)):
            now = gradient[at] / weight
            gradient[at] = 0.0
            slopes[at] = KEPT_SLOPE * slopes[at] + (1.0 - KEPT_SLOPE) * now
            squares[at] = KEPT_SQUARE * squares[at] + (1.0 - KEPT_SQUARE) * now * now
            slope = slopes[at] / slope_share
            steepness = sqrt(squares[at] / square_share) + 0.00000001
            numbers[at] -= rate * (slope / steepness + PULL * numbers[at])

    def rounded(self) -> list[int]:
        """The whole numbers of a `Net`."""
        whole = [round(number * ONE) for number in self.numbers]
        inputs = int(self.inputs) * UNITS
        whole[:inputs] = [max(min(each, MOST), -MOST) for each in whole[:inputs]]
        whole[-1] = round(self.numbers[len(self.numbers) - 1] * (ONE * ONE))
        return whole

    # What is kept of it, so that it can go on later. -----------------------------------------

    def kept(self) -> list[list[float]]:
        return [
            list(self.numbers),
            list(self.slopes),
            list(self.squares),
            [float(self.steps)],
        ]

    def resume(self, kept: list[list[float]]) -> None:
        self.numbers = vec[float](kept[0])
        self.slopes = vec[float](kept[1])
        self.squares = vec[float](kept[2])
        self.steps = int(kept[3][0])
