"""The table's geometry once more, written as one would say it, with fractions.

Nothing here is shared with the rules but the drawing of the tables. A line is cut at every place
where it meets a border, and the middle of each piece tells where the piece lies.
"""

from fractions import Fraction
from itertools import pairwise

Point = tuple[int, int]
Shape = list[Point]


def inside(shape: Shape, x: Fraction, y: Fraction) -> bool:
    """By going round the shape: the point is never to the right of a side."""
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            return False
    return True


def cuts(shape: Shape, start: Point, end: Point) -> list[Fraction]:
    """The fractions of the line start-end at which it meets the lines through the shape's sides."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    found = []
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        ex, ey = bx - ax, by - ay
        across = dx * ey - dy * ex
        if across:
            found.append(Fraction((ax - start[0]) * ey - (ay - start[1]) * ex, across))
    return [t for t in found if 0 < t < 1]


def share_inside(shape: Shape, start: Point, end: Point) -> Fraction:
    """The part of the line that lies in the shape."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    marks = sorted({Fraction(0), Fraction(1), *cuts(shape, start, end)})
    total = Fraction(0)
    for first, second in pairwise(marks):
        middle = (first + second) / 2
        if inside(shape, start[0] + middle * dx, start[1] + middle * dy):
            total += second - first
    return total


def share_climbing(shape: Shape, crest: Point, start: Point, end: Point) -> Fraction:
    """The part of the line on the hill along which the crest comes nearer."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    foot = Fraction((crest[0] - start[0]) * dx + (crest[1] - start[1]) * dy, dx * dx + dy * dy)
    marks = [Fraction(0), Fraction(1), *cuts(shape, start, end), foot]
    marks = sorted({t for t in marks if 0 <= t <= 1})
    total = Fraction(0)
    for first, second in pairwise(marks):
        middle = (first + second) / 2
        x, y = start[0] + middle * dx, start[1] + middle * dy
        if inside(shape, x, y) and middle < foot:
            total += second - first
    return total


def least_cost(length_squared: int, slow: Fraction) -> int:
    """The smallest whole number that is no less than the length, its slow part twice."""
    cost = 0
    while cost * cost < length_squared * (1 + slow) ** 2:
        cost += 1
    return cost


def meets(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Have the two lines a point in common? By solving for it, or by their places on one line."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    across = dx * ey - dy * ex
    wx, wy = c[0] - a[0], c[1] - a[1]
    if across:
        t, s = Fraction(wx * ey - wy * ex, across), Fraction(wx * dy - wy * dx, across)
        return 0 <= t <= 1 and 0 <= s <= 1
    if wx * dy - wy * dx or wx * ey - wy * ex:
        return False
    if (dx, dy) == (0, 0):
        return on_line(a, c, d)
    return on_line(c, a, b) or on_line(d, a, b) or on_line(a, c, d)


def on_line(point: Point, a: Point, b: Point) -> bool:
    turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    return (
        turn == 0
        and min(a[0], b[0]) <= point[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])
    )


def nearest_squared(point: Point, start: Point, end: Point) -> Fraction:
    """The square of the least distance of a point from the line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    t = Fraction(0)
    if dx or dy:
        t = Fraction((point[0] - start[0]) * dx + (point[1] - start[1]) * dy, dx * dx + dy * dy)
    t = min(max(t, Fraction(0)), Fraction(1))
    return (start[0] + t * dx - point[0]) ** 2 + (start[1] + t * dy - point[1]) ** 2
