"""Lengths, lines and ground, against the same said with fractions."""

from math import isqrt

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.skirmish.measure import is_near_line, lines_touch, root, root_above
from meadhall.engines.skirmish.tables import GROUNDS, are_apart, corners_of
from meadhall.engines.skirmish.terrain import HILL, NOWHERE, Ground
from tests.engines.skirmish import naive

WIDE = [each[1] for each in GROUNDS]
every_table = pytest.mark.parametrize("ground", WIDE, ids=lambda ground: ground.key)


def a_point(chance: Chance, ground: Ground) -> tuple[int, int]:
    """Any point, and every other time one on the grid of the drawing, where borders lie."""
    x, y = int(chance.below(int(ground.width))), int(chance.below(int(ground.height)))
    return (x // 16 * 16, y // 16 * 16) if chance.below(2) else (x, y)


def a_leg(chance: Chance, ground: Ground, reach: int) -> tuple[tuple[int, int], tuple[int, int]]:
    start = a_point(chance, ground)
    while True:
        dx = int(chance.below(2 * reach + 1)) - reach
        dy = int(chance.below(2 * reach + 1)) - reach
        if chance.below(4) == 0:
            dx = 0
        if (dx, dy) != (0, 0):
            return start, (start[0] + dx, start[1] + dy)


@every_table
def test_a_leg_costs_its_length_and_its_slow_part_once_more(ground: Ground) -> None:
    chance = Chance(ground.key.encode())
    slow_legs = 0
    for _ in range(600):
        start, end = a_leg(chance, ground, 96)
        slow = naive.Fraction(0)
        for area in range(len(ground.kinds)):
            shape = corners_of(ground, area)
            if ground.kinds[area] == HILL:
                crest = int(ground.crests[2 * area]), int(ground.crests[2 * area + 1])
                slow += naive.share_climbing(shape, crest, start, end)
            else:
                slow += naive.share_inside(shape, start, end)
        dx, dy = end[0] - start[0], end[1] - start[1]
        assert ground.cost(*start, dx, dy) == naive.least_cost(dx * dx + dy * dy, slow)
        slow_legs += 0 < slow < 1
    assert slow_legs > 50


@every_table
def test_sight_ends_where_more_than_two_inches_of_it_lie_in_cover(ground: Ground) -> None:
    chance = Chance(ground.key.encode())
    blocked = 0
    for _ in range(500):
        start, end = a_leg(chance, ground, 200)
        shares = {
            area: naive.share_inside(corners_of(ground, area), start, end)
            for area in range(len(ground.kinds))
            if ground.kinds[area] != HILL
        }
        dx, dy = end[0] - start[0], end[1] - start[1]
        deep = sum(shares.values()) ** 2 * (dx * dx + dy * dy) > 32**2
        assert ground.is_sight_blocked(*start, dx, dy) == deep
        worst = int(ground.deepest(*start, dx, dy))
        assert worst == NOWHERE or shares[worst] == max(shares.values()) > 0
        blocked += deep
    assert blocked > 20


def test_exactly_two_inches_of_a_wood_can_be_seen_through() -> None:
    """The village of Ashdale is six inches wide: a line that cuts 2 inches off its corner."""
    ground = GROUNDS[0][0]
    left, low = 14 * 16, 15 * 16
    for depth, is_blocked in ((32, False), (33, True)):
        start = (left + depth, low - 40)
        assert not ground.is_sight_blocked(*start, 0, 40)
        assert ground.is_sight_blocked(left - 60, low + 20, 60 + depth, 0) is is_blocked


@every_table
def test_a_hedge_is_touched_by_a_line_that_has_a_point_in_common_with_it(ground: Ground) -> None:
    chance = Chance(ground.key.encode())
    touched = 0
    points = [int(each) for each in ground.hedge_points]
    hedges = [
        list(zip(points[first:last:2], points[first + 1 : last : 2], strict=True))
        for first, last in zip(ground.hedge_firsts, ground.hedge_lasts, strict=True)
    ]
    for _ in range(3000):
        start, end = a_leg(chance, ground, 96)
        if chance.below(3) == 0:
            start = hedges[0][int(chance.below(2))]
        dx, dy = end[0] - start[0], end[1] - start[1]
        expected = [
            number
            for number, hedge in enumerate(hedges)
            if any(naive.meets(start, end, a, b) for a, b in naive.pairwise(hedge))
        ]
        found = []
        at = int(ground.hedge_on(*start, dx, dy, 0))
        while at != NOWHERE:
            found.append(at)
            at = int(ground.hedge_on(*start, dx, dy, at + 1))
        assert found == expected
        touched += bool(found)
    assert touched > 100


def test_lines_that_touch_are_found_in_every_position() -> None:
    chance = Chance(3)
    for _ in range(4000):
        a, b, c, d = ((int(chance.below(7)), int(chance.below(7))) for _ in range(4))
        assert lines_touch(*a, *b, *c, *d) == naive.meets(a, b, c, d), (a, b, c, d)


def test_a_point_is_nearer_to_a_line_than_a_distance_or_not() -> None:
    chance = Chance(4)
    for _ in range(4000):
        point, start, end = ((int(chance.below(90)), int(chance.below(90))) for _ in range(3))
        distance = int(chance.below(60)) + 1
        near = naive.nearest_squared(point, start, end) < distance**2
        dx, dy = end[0] - start[0], end[1] - start[1]
        assert is_near_line(*point, *start, dx, dy, distance) == near


def test_roots_are_rounded_up_or_down_exactly() -> None:
    large = [10**power + away for power in range(5, 13) for away in (-1, 0, 1)]
    for value in (*range(3000), *large):
        assert int(root_above(value)) == (isqrt(value - 1) + 1 if value else 0)
        assert int(root(value)) == isqrt(value)


@every_table
def test_each_table_is_its_own_mirror_image_and_its_areas_lie_apart(ground: Ground) -> None:
    areas = [set(corners_of(ground, area)) for area in range(len(ground.kinds))]
    height = int(ground.height)
    mirrored = [{(x, height - y) for x, y in area} for area in areas]
    assert sorted(map(sorted, areas)) == sorted(map(sorted, mirrored))
    for area in range(len(areas)):
        assert all(are_apart(ground, area, other) for other in range(area))
