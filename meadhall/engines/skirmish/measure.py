"""How far is it, and does a straight line touch that? Exactly, in whole numbers.

Lengths are sixteenths of an inch. Distances are compared as squares. A line from (x, y) by
(dx, dy) passes its points at the fractions t from 0 to 1; where it crosses something is kept as
such a fraction, never as a rounded number.
"""

from math import isqrt
from typing import Final

from meadhall.engines.packed import i64, vec

INCH: Final = 16

BASE: Final = 8
"""The radius of every base, a figure's or the baggage's."""

TOUCHING: Final = 16
"""Centres nearer than this overlap."""

CONTACT: Final = 18
"""Centres up to this far apart are in contact: no grid lets two discs touch in every direction."""


def squared(x: i64, y: i64) -> i64:
    """The square of a length."""
    return x * x + y * y


def cross(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """Above 0 where b turns to the left of a, below 0 to the right, 0 where they are parallel."""
    return ax * by - ay * bx


def is_near_line(px: i64, py: i64, x: i64, y: i64, dx: i64, dy: i64, distance: i64) -> bool:
    """Does the line come nearer to the point than this distance?"""
    wx, wy = px - x, py - y
    along = wx * dx + wy * dy
    length = squared(dx, dy)
    if along <= 0:
        return squared(wx, wy) < distance * distance
    if along >= length:
        return squared(px - x - dx, py - y - dy) < distance * distance
    side = cross(dx, dy, wx, wy)
    return side * side < distance * distance * length


def lines_touch(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Have the lines a-b and c-d a point in common, their ends included?"""
    if (ax < cx and ax < dx and bx < cx and bx < dx) or (
        ax > cx and ax > dx and bx > cx and bx > dx
    ):
        return False  # they lie apart, as most do
    if (ay < cy and ay < dy and by < cy and by < dy) or (
        ay > cy and ay > dy and by > cy and by > dy
    ):
        return False
    first = side_of(ax, ay, bx, by, cx, cy)
    second = side_of(ax, ay, bx, by, dx, dy)
    third = side_of(cx, cy, dx, dy, ax, ay)
    fourth = side_of(cx, cy, dx, dy, bx, by)
    if first * second < 0 and third * fourth < 0:
        return True
    return (
        (first == 0 and is_between(cx, cy, ax, ay, bx, by))
        or (second == 0 and is_between(dx, dy, ax, ay, bx, by))
        or (third == 0 and is_between(ax, ay, cx, cy, dx, dy))
        or (fourth == 0 and is_between(bx, by, cx, cy, dx, dy))
    )


def side_of(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> i64:
    """1, 0 or -1: the point lies to the left of a-b, on its line, or to the right."""
    side = cross(bx - ax, by - ay, px - ax, py - ay)
    if side > 0:
        return 1
    return -1 if side < 0 else 0


def is_between(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Does a point on the line through a and b lie within the box of both?"""
    low_x, high_x = (ax, bx) if ax <= bx else (bx, ax)
    low_y, high_y = (ay, by) if ay <= by else (by, ay)
    return low_x <= px and px <= high_x and low_y <= py and py <= high_y


def is_inside(corners: vec[i64], first: i64, last: i64, px: i64, py: i64) -> bool:
    """Does the point lie in the convex shape with these corners, its border included?

    `corners` holds x, y, x, y... counter-clockwise; the shape has those from `first` up to `last`.
    """
    at = first
    while at < last:
        following = at + 2 if at + 2 < last else first
        ax, ay = corners[at], corners[at + 1]
        if cross(corners[following] - ax, corners[following + 1] - ay, px - ax, py - ay) < 0:
            return False
        at += 2
    return True


class Stretch:
    """The part of a line from one fraction of its length to another: n0/d0 up to n1/d1."""

    def __init__(self) -> None:
        self.n0: i64 = 0
        self.d0: i64 = 1
        self.n1: i64 = 1
        self.d1: i64 = 1

    def is_empty(self) -> bool:
        """Has it no length?"""
        return self.n0 * self.d1 >= self.n1 * self.d0

    def begin_at(self, n: i64, d: i64) -> None:
        """Leave out what comes before n/d; d is above 0."""
        if n * self.d0 > self.n0 * d:
            self.n0, self.d0 = n, d

    def end_at(self, n: i64, d: i64) -> None:
        """Leave out what comes after n/d; d is above 0."""
        if n * self.d1 < self.n1 * d:
            self.n1, self.d1 = n, d


def stretch_inside(
    corners: vec[i64], first: i64, last: i64, x: i64, y: i64, dx: i64, dy: i64
) -> Stretch:
    """The part of the line that lies in the convex shape (see `is_inside`)."""
    part = Stretch()
    at = first
    while at < last:
        following = at + 2 if at + 2 < last else first
        ax, ay = corners[at], corners[at + 1]
        ex, ey = corners[following] - ax, corners[following + 1] - ay
        at += 2
        start = cross(ex, ey, x - ax, y - ay)
        change = cross(ex, ey, dx, dy)
        if change == 0:
            if start < 0:
                part.n1 = 0
        elif change > 0:
            part.begin_at(-start, change)
        else:
            part.end_at(start, -change)
    return part


def root(value: i64) -> i64:
    """The square root, rounded down; by Newton's way, in machine integers."""
    if value < 2:
        return value
    guess: i64 = 64
    while guess * guess < value:
        guess *= 4
    while True:
        better = (guess + value // guess) // 2
        if better >= guess:
            return guess
        guess = better


def root_above(value: int) -> int:
    """The smallest whole number whose square is at least this."""
    root = isqrt(value)
    return root if root * root == value else root + 1


def tenths_apart(ax: i64, ay: i64, bx: i64, by: i64) -> int:
    """The distance of two bases from edge to edge in tenths of an inch, rounded; for people."""
    gap = isqrt(int(squared(ax - bx, ay - by)) * 10000) - TOUCHING * 100
    return max(0, (gap * 10 // INCH + 50) // 100)
