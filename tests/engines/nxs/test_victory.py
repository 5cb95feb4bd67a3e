"""Who has won, and what would give the victory away?"""

import pytest

from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER
from meadhall.engines.nxs.table import CLOSE_CALL, GOAL
from meadhall.engines.nxs.victory import third
from meadhall.engines.values import Over, Result
from tests.engines.nxs.boards import do, land, legal, placed, targets

HOMES = "B7.4 BJ1, W7.4 WJ0"

# Black's eagle on W3.1 has a line over W2.1 and W1.1 to its border; White's boar on W1.1
# breaks it. Without the boar Black holds three cells.
BREAKER = f"W3.1 BO0, W1.1 WJ5, {HOMES}"


def test_reaching_the_goal_wins_before_any_rotation() -> None:
    state = do(placed(f"W1.2 WO4, {HOMES}", goal=1), "W1.2-B1.3")
    over = state.ask()
    assert isinstance(over, Over)
    assert (over.results, over.points) == ((Result.WIN, Result.LOSS), (1, 0))
    assert str(over.reason) == "White holds all the land that was to be won."


def test_one_cell_less_does_not_win() -> None:
    state = do(placed(f"W1.2 WO4, {HOMES}", goal=2), "W1.2-B1.3")
    assert state.asks == CHOOSE


def test_a_rotation_never_wins() -> None:
    state = do(placed(f"B1.3 WO4, {HOMES}", goal=2), "W7.4-W7.3")
    before = land(state)
    for rotation in state.legal(0):
        turned = state.copy()
        turned.play(rotation)
        assert land(turned) == before and turned.asks == CHOOSE


def test_more_than_the_goal_wins_as_well() -> None:
    state = do(placed(f"B2.4 WO5, {HOMES}", goal=3), "B2.4-B4.4")
    assert (state.ending, land(state)[0]) == (GOAL, 4)


def test_a_move_that_gives_the_opponent_his_goal_is_forbidden() -> None:
    # Only on W2.1 does the boar still break the line.
    assert targets(placed(BREAKER, black_goal=3), "W1.1") == {"W2.1"}


def test_a_move_that_gives_him_less_is_allowed() -> None:
    everywhere = {"W2.1", "W2.2", "W1.2", "B1.4", "B1.3"}
    assert targets(placed(BREAKER, black_goal=4), "W1.1") == everywhere


def test_one_invader_may_be_given_the_longest_line_there_is() -> None:
    # Black's eagle on W7.4 has a line of six over W6.4 and W2.2 to its border; White's boar on
    # W1.1 breaks it. With the eagle's own cell that makes seven, and no other cell keeps it broken.
    men = "W7.4 BO0, W1.1 WJ4, B7.4 BJ1, W7.1 WJ0"
    assert targets(placed(men, black_goal=7), "W1.1") == {"W2.2"}
    assert len(targets(placed(men, black_goal=8), "W1.1")) > 1


def test_two_invaders_may_be_given_a_line_each() -> None:
    # Black's eagles on W7.4 and W6.1 have lines of six and five that cross on W3.3, where White's
    # boar breaks both: ten cells beside their own two. On three cells it still breaks one of them.
    men = "W7.4 BO0, W6.1 BO1, W3.3 WJ4, B7.4 BJ1, W4.1 WJ0"
    assert targets(placed(men, black_goal=12), "W3.3") == {"W2.2", "W2.3", "W4.4"}
    assert len(targets(placed(men, black_goal=13), "W3.3")) == 5


def test_a_move_elsewhere_is_allowed() -> None:
    assert targets(placed(BREAKER, black_goal=3), "W7.4")


def test_close_call_whoever_gets_more_by_the_move_wins() -> None:
    # White's eagle on B4.4 holds four cells; the boar on B1.3 makes them five.
    state = placed(f"{BREAKER}, B4.4 WO5", white_goal=5, black_goal=3)
    do(state, "W1.1-B1.3")
    assert land(state) == [5, 3]
    assert (state.ending, state.winner) == (CLOSE_CALL, 0)
    assert state.result(0) == 2 and state.result(1) == 0


def test_no_close_call_with_as_much_as_the_opponent() -> None:
    state = placed(f"{BREAKER}, B2.1 WO5", white_goal=3, black_goal=3)
    assert land(state)[0] == 2
    assert "B1.3" not in targets(state, "W1.1")


def test_no_close_call_with_less_than_the_opponent() -> None:
    state = placed(f"{BREAKER}, B1.1 WO5", white_goal=2, black_goal=3)
    assert land(state)[0] == 1
    assert "B1.3" not in targets(state, "W1.1")


def test_no_close_call_with_more_land_but_less_than_the_own_goal() -> None:
    state = placed(f"{BREAKER}, B4.4 WO5", white_goal=6, black_goal=3)
    assert "B1.3" not in targets(state, "W1.1")


def test_a_handicap_gives_each_player_a_goal_of_his_own() -> None:
    weaker = placed(f"W1.2 WO4, {HOMES}", white_goal=1, goal=10)
    assert do(weaker, "W1.2-B1.3").asks == OVER
    stronger = placed(f"W1.2 WO4, {HOMES}", black_goal=1, goal=10)
    assert do(stronger, "W1.2-B1.3").asks == CHOOSE


def test_the_quick_look_for_a_win_finds_it() -> None:
    state = placed(f"W1.2 WO4, {HOMES}", goal=3)
    state.choose(state.winning_action())
    assert (state.asks, state.winner) == (OVER, 0)
    assert placed(f"W1.2 WO4, {HOMES}", goal=4).winning_action() == NO_ACTION


@pytest.mark.parametrize(("goal", "least"), [(10, 4), (9, 3), (8, 3), (13, 5), (1, 1)])
def test_a_third_of_the_goal_is_rounded_up(goal: int, least: int) -> None:
    assert third(goal) == least


def test_nothing_is_forbidden_while_nobody_has_invaded() -> None:
    state = placed(f"W1.1 WJ5, {HOMES}", goal=1)
    assert len(targets(state, "W1.1")) == 5 and len(legal(state)) > 5
