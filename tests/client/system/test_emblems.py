"""Who has which emblem: as picked, never two alike at one table, and plain where it is unknown."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from meadhall.client.system.emblems import (
    EMBLEMS,
    LOT,
    PLAIN,
    emblem_number,
    known,
    told_apart_emblems,
)

WANTED = st.lists(st.none() | st.integers(0, 255), max_size=8)


def test_a_picked_emblem_is_told_by_its_number() -> None:
    assert [emblem_number(name, b"k" * 32) for name, _ in EMBLEMS] == list(range(1, 13))


def test_whoever_picks_none_gets_the_same_one_from_their_key_each_time() -> None:
    for first, setting in product(range(256), (LOT, "no such emblem")):
        number = emblem_number(setting, bytes([first]) * 32)
        assert number == emblem_number(setting, bytes([first]) * 32) and known(number) == number


def test_a_number_without_a_drawing_is_plain() -> None:
    assert [known(number) for number in (-1, 0, 13, 255, 1 << 40)] == [PLAIN] * 5


@given(WANTED)
def test_no_two_at_a_table_look_alike(wanted: list[int | None]) -> None:
    given = told_apart_emblems(wanted)
    assert len(given) == len(wanted) == len(set(given))
    assert all(number == known(number) for number in given)


@given(WANTED)
def test_whoever_picks_an_emblem_first_has_it(wanted: list[int | None]) -> None:
    given = told_apart_emblems(wanted)
    for number in range(1, 13):
        if number in wanted:
            assert given[wanted.index(number)] == number
