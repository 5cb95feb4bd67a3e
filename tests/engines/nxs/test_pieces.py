"""What is a piece?"""

from itertools import combinations

import pytest

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.pieces import (
    BERSERKR,
    HEADINGS,
    HRAFN,
    JOFURR,
    KIND_OF,
    ORN,
    PIECES,
    RANGE_OF,
    REACHES,
    SEIDKONA,
    SIGIL_SIDES,
    SIGILS,
    SPEAR_CORNERS,
    SPEAR_COUNT_OF,
    ULFHEDNAR,
    facings,
    sigils,
    spears,
)
from meadhall.engines.nxs.setups import FACINGS_AT_FIRST

NOTATIONS = {
    JOFURR: (5, 4),
    BERSERKR: (4, 3),
    ULFHEDNAR: (4, 2),
    HRAFN: (4, 2),
    ORN: (3, 2),
    SEIDKONA: (3, 0),
}

FORWARD = 5  # the corner between north-west and north-east


@pytest.mark.parametrize("kind", NOTATIONS)
def test_the_notation_counts_directions_and_spears(kind: int) -> None:
    assert (len(sigils(kind, 0)), len(spears(kind, 0))) == NOTATIONS[kind]


@pytest.mark.parametrize("kind", NOTATIONS)
def test_every_side_without_a_sigil_bears_a_rune(kind: int) -> None:
    assert len(sigils(kind, 0)) + RANGE_OF[kind] == 6


@pytest.mark.parametrize("kind", NOTATIONS)
def test_a_spear_stands_exactly_between_neighbouring_sigils(kind: int) -> None:
    for facing in range(6):
        lines = sigils(kind, facing)
        assert spears(kind, facing) == [
            corner for corner in range(6) if {corner, (corner + 1) % 6} <= set(lines)
        ]


def test_the_notation_leaves_a_choice_of_shape_only_between_wolf_and_raven() -> None:
    shapes: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for count in (3, 4, 5):
        for sides in combinations(range(6), count):
            pairs = sum((side + 1) % 6 in sides for side in sides)
            turned = [tuple(sorted((side + turn) % 6 for side in sides)) for turn in range(6)]
            shapes.setdefault((count, pairs), set()).add(min(turned))
    assert {notation: len(found) for notation, found in shapes.items()} == {
        (3, 0): 1,
        (3, 1): 2,  # nobody is 3-1
        (3, 2): 1,
        (4, 2): 2,
        (4, 3): 1,
        (5, 4): 1,
    }
    assert shapes[4, 2] == {SIGILS[ULFHEDNAR], SIGILS[HRAFN]}


def test_symmetric_pieces_have_fewer_facings() -> None:
    assert [facings(kind) for kind in range(6)] == [6, 6, 6, 3, 6, 2]


def test_a_pieces_sigils_and_spears_are_listed_where_it_may_go_and_attack() -> None:
    for man in range(1, PIECES):
        ways = [REACHES[man * HEADINGS + heading] > 0 for heading in range(HEADINGS)]
        sides = [side for side in SIGIL_SIDES[man * 6 : man * 6 + 6] if side != OFF]
        corners = [corner for corner in SPEAR_CORNERS[man * 6 : man * 6 + 6] if corner != OFF]
        assert sides == [side for side in range(6) if ways[2 * side]]
        assert corners == [corner for corner in range(6) if ways[2 * corner + 1]]
        assert len(sides) == 6 - RANGE_OF[KIND_OF[man]]
        assert len(corners) == SPEAR_COUNT_OF[KIND_OF[man]]


@pytest.mark.parametrize("kind", [JOFURR, BERSERKR, ULFHEDNAR, HRAFN, ORN])
def test_every_warrior_starts_with_a_spear_straight_ahead(kind: int) -> None:
    for facing in FACINGS_AT_FIRST[kind]:
        assert FORWARD in spears(kind, facing)


@pytest.mark.parametrize("kind", NOTATIONS)
def test_left_and_right_start_as_mirror_images(kind: int) -> None:
    left, right = FACINGS_AT_FIRST[kind]
    assert sorted((5 - side) % 6 for side in sigils(kind, left)) == sigils(kind, right)
