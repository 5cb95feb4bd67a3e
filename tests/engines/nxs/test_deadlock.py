"""When does nobody get on, and who has the better of it then?"""

import pytest

from meadhall.engines.contract import CHOOSE, DRAW, LOSS, OVER, WIN
from meadhall.engines.nxs.deadlock import QUIET_TURNS, settled
from meadhall.engines.nxs.table import ALL_STUCK, QUIET, REPEATED, STUCK
from meadhall.engines.packed import i64, vec
from tests.engines.nxs.boards import do, legal, placed

THERE = ["W7.1-W7.2", "W7.2 r+", "B7.2-B7.3", "B7.3 r+"]
BACK = ["W7.2-W7.1", "W7.1 r-", "B7.3-B7.2", "B7.2 r-"]
SHUFFLERS = "W7.1 WJ0, B7.2 BJ3"


def test_the_third_occurrence_of_a_position_is_a_deadlock() -> None:
    state = do(placed(SHUFFLERS), *THERE, *BACK, *THERE, *BACK[:-1])
    assert state.asks == CHOOSE
    do(state, BACK[-1])
    assert (state.asks, state.ending) == (OVER, REPEATED)
    assert [state.result(0), state.result(1)] == [DRAW, DRAW]


def test_the_same_pieces_in_another_facing_are_another_position() -> None:
    state = do(placed(SHUFFLERS), *THERE, *BACK, *THERE, *BACK[:-1], "B7.2 r+")
    assert state.asks == CHOOSE


def test_whoever_holds_more_land_has_the_better_of_a_deadlock() -> None:
    state = do(placed(f"{SHUFFLERS}, W1.1 BO0"), *THERE, *BACK, *THERE, *BACK)
    assert [state.result(0), state.result(1)] == [LOSS, WIN]


def test_with_equal_land_whoever_has_taken_more_pieces() -> None:
    state = placed(SHUFFLERS, facts="taken: White 2, Black 1")
    do(state, *THERE, *BACK, *THERE, *BACK)
    assert [state.result(0), state.result(1)] == [WIN, LOSS]


@pytest.mark.parametrize(
    ("land", "taken", "results"),
    [
        ([3, 3], [1, 1], [DRAW, DRAW]),
        ([4, 3], [0, 9], [WIN, LOSS]),
        ([3, 3, 1], [2, 2, 5], [DRAW, DRAW, LOSS]),
        ([3, 3, 3], [0, 1, 0], [LOSS, WIN, LOSS]),
        ([0, 0, 0], [0, 0, 0], [DRAW, DRAW, DRAW]),
    ],
)
def test_the_order_of_what_counts(land: list[int], taken: list[int], results: list[int]) -> None:
    lands, takens = (vec[i64]([i64(number) for number in array]) for array in (land, taken))
    assert [settled(seat, lands, takens) for seat in range(len(land))] == results


def turns_without_progress(count: int) -> str:
    return f"turns: {count}, {count} without progress"


def test_a_hundred_turns_of_each_without_progress_are_a_deadlock() -> None:
    state = placed(SHUFFLERS, facts=turns_without_progress(2 * QUIET_TURNS - 1))
    do(state, *THERE[:2])
    assert (state.asks, state.ending) == (OVER, QUIET)


def test_one_turn_less_is_not() -> None:
    state = placed(SHUFFLERS, facts=turns_without_progress(2 * QUIET_TURNS - 2))
    assert do(state, *THERE[:2]).asks == CHOOSE


def test_a_capture_is_progress() -> None:
    men = f"{SHUFFLERS}, W2.3 WO4, B1.2 BU1"
    state = placed(men, facts=turns_without_progress(2 * QUIET_TURNS - 1))
    do(state, "W2.3xB1.2", "W7.1 r+")
    assert (state.asks, state.quiet) == (CHOOSE, 1)


def test_more_land_than_ever_before_is_progress() -> None:
    men = f"{SHUFFLERS}, W1.2 WO4"
    state = placed(men, facts=turns_without_progress(2 * QUIET_TURNS - 1))
    assert do(state, "W1.2-B1.3", "W7.1 r+").asks == CHOOSE


def test_as_much_land_as_before_is_not() -> None:
    men = f"{SHUFFLERS}, W1.2 WO4"
    facts = f"{turns_without_progress(2 * QUIET_TURNS - 1)}\nmost land so far: White 1, Black 0"
    assert do(placed(men, facts=facts), "W1.2-B1.3", "W7.1 r+").ending == QUIET


def test_of_two_players_the_one_who_cannot_move_loses() -> None:
    # Black's sorceress in the corner looks at the edge and at B6.2.
    state = placed("B7.1 BS1, B5.3 WO0, W7.1 WB0", goal=37)
    way = next(name for name in legal(state) if name.endswith("B6.2"))
    do(state, way, "W7.1 r+")
    assert (state.ending, state.winner, str(state.reason())) == (STUCK, 0, "Black cannot move.")


def test_a_player_without_pieces_cannot_move() -> None:
    state = do(placed("W2.3 WO4, B1.2 BU1"), "W2.3xB1.2", "B1.2 r+")
    assert (state.ending, state.winner) == (STUCK, 0)


def test_when_nobody_can_move_it_is_a_deadlock() -> None:
    # White's eagle turns all its sigils to the edge, and the others have no pieces.
    state = do(placed("W7.4 WO0", "White to rotate", seats=3), "W7.4 r+")
    assert (state.asks, state.ending) == (OVER, ALL_STUCK)
    assert [state.result(seat) for seat in range(3)] == [DRAW] * 3
