"""What a seat can do, as numbers: a verb and what it points at.

A point of the table is one number; a path is the point where it ends, after up to two bends.
"""

from typing import Final

from meadhall.engines.packed import i64, vec

# The verbs.
DEPLOY: Final = 0
ANSWER: Final = 1
ACTIVATE: Final = 2
STOP: Final = 3
MOVE: Final = 4
CROSS: Final = 5
CHARGE: Final = 6
WITHDRAW: Final = 7
FIGHT: Final = 8
PICK_UP: Final = 9
DROP: Final = 10
RECOVER: Final = 11
SHOOT: Final = 12
STRIKE: Final = 13
HAUL: Final = 14
VERBS: Final = 15

SPAN: Final = 16
"""An action is a verb + SPAN * what it points at."""

ROW: Final = 768
"""A point is y * ROW + x; no table is wider."""

POINTS: Final = 524_288
"""Every point is below this; a path is end + POINTS * (last bend + POINTS * first bend)."""

NO_POINT: Final = 0
"""The corner of the table, where no base has room: there is no such bend."""


def action(verb: i64, target: i64) -> i64:
    return verb + SPAN * target


def verb_of(chosen: i64) -> i64:
    return chosen % SPAN


def target_of(chosen: i64) -> i64:
    return chosen // SPAN


def point(x: i64, y: i64) -> i64:
    return y * ROW + x


def x_of(place: i64) -> i64:
    return place % ROW


def y_of(place: i64) -> i64:
    return place // ROW


def end_of(path: i64) -> i64:
    """Where the path ends."""
    return path % POINTS


def last_bend(path: i64) -> i64:
    return path // POINTS % POINTS


def first_bend(path: i64) -> i64:
    return path // POINTS // POINTS


def path_of(points: list[int]) -> i64:
    """The path along one to three points."""
    path: i64 = 0
    for place in points:
        path = path * POINTS + place
    return path


def points_of(path: i64) -> vec[i64]:
    """The path's bends, if any, and its end."""
    if first_bend(path) != NO_POINT:
        return vec[i64]([first_bend(path), last_bend(path), end_of(path)])
    if last_bend(path) != NO_POINT:
        return vec[i64]([last_bend(path), end_of(path)])
    return vec[i64]([end_of(path)])
