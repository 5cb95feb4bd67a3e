"""Where may this piece go?"""

import pytest

from meadhall.engines.contract import ROLL
from meadhall.engines.hexentafl.board import REACH
from meadhall.engines.hexentafl.game import HexentaflGame
from meadhall.engines.values import IllegalAction
from tests.engines.hexentafl.boards import board, targets

LONE_MAN = """
       . . . .
      . . . . .
     . . . . . .
    . . . K . . .
     . . . . . .
      . . D . .
       A . . A
"""


def test_a_man_slides_any_distance_along_the_three_lines() -> None:
    # From b3: its own row, and the two lines across. b3-e3 and b3-e6 are stopped by the edge only.
    assert targets(LONE_MAN, "defenders", "b3") == sorted(
        ["b1", "b2", "b4", "b5", "c3", "d3", "e2", "f1", "c4", "d5", "e5", "f5", "a2", "a3"]
    )


def test_the_king_takes_one_step_on_the_small_board() -> None:
    assert targets(LONE_MAN, "defenders", "d4") == sorted(["d3", "d5", "c3", "c4", "e3", "e4"])


def test_the_king_slides_on_the_large_board() -> None:
    reach = targets(
        """
            . . . . A
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . K . . . A
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .
        """,
        "defenders",
        "e5",
    )
    assert {"e1", "e8", "a1", "a5", "i1"} <= set(reach)
    assert not {"e9", "i5"} & set(reach)
    assert len(reach) == 6 * 4 - 2


def test_pieces_do_not_jump() -> None:
    reach = targets(
        """
           . . . .
          . . . . .
         . . . . . .
        A . D . K . .
         . . . . . .
          . . . . .
           . . . .
        """,
        "attackers",
        "d1",
    )
    assert "d2" in reach
    assert not {"d3", "d4"} & set(reach)


CROSSING = """
       . . . .
      . . . . .
     . . . . . .
    A . . . . . .
     . . . . . .
      . . . . .
       . . K .
"""


def test_a_raider_slides_across_the_empty_throne_but_does_not_stop_on_it() -> None:
    reach = targets(CROSSING, "attackers", "d1")
    assert [cell for cell in reach if cell[0] == "d"] == ["d2", "d3", "d5", "d6", "d7"]


def test_with_the_option_off_the_throne_stops_all_but_the_king() -> None:
    reach = targets(CROSSING, "attackers", "d1", crossing=False)
    assert [cell for cell in reach if cell[0] == "d"] == ["d2", "d3"]


def test_the_king_may_come_home() -> None:
    home = """
           . . . .
          . . . . .
         . . K . . .
        A . . . . . .
         . . . . . .
          . . . . .
           . . . .
    """
    assert "d4" in targets(home, "defenders", "e3", crossing=False)


def test_attackers_may_go_back_to_a_corner_and_so_may_men() -> None:
    corners = """
           . . . .
          . . . . .
         . . . . . .
        . . . K . . .
         . . . . . .
          D . . . A
           . . . .
    """
    assert "a1" in targets(corners, "defenders", "b1")
    assert "a4" in targets(corners, "attackers", "b5")


@pytest.mark.parametrize(
    ("side", "move", "why"),
    [
        ("defenders", "d4-d6", "d4-d6: on this board the king moves one step at a time."),
        ("defenders", "b3-d4", "b3-d4: pieces move along straight lines only."),
        ("defenders", "b3-a3", "b3-a3: the way is blocked at a3."),
        ("defenders", "e1-e2", "e1: none of your pieces stands there."),
        ("attackers", "b3-b4", "b3: none of your pieces stands there."),
        ("attackers", "d1-d4", "d1-d4: only the king may stop on the throne."),
        ("attackers", "d1-d6", "d1-d6: in this match only the king crosses the throne."),
    ],
)
def test_a_refusal_says_which_rule(side: str, move: str, why: str) -> None:
    rows = ["....", ".....", ".K....", "A......", "......", "..D..", "A.A."]
    if "d4" in move and side == "defenders":
        rows = ["....", ".....", "......", "A..K...", "......", "..D..", "A.AA"]
    state = board([" ".join(row) for row in rows], side, crossing=False)
    seat = ["defenders", "attackers"].index(side)
    steps = state.steps_meant(seat, move)
    assert str(state.refusal(seat, steps)) == why


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    rows = ["....", ".....", "......", "A..K...", "......", "..D..", "A.AA"]
    state = board([" ".join(row) for row in rows], "defenders")
    raiders_step = state.board.cell("d1") * 6 * REACH + 1 * REACH
    before = state.dump()
    with pytest.raises(IllegalAction, match="d1: none of your pieces stands there"):
        state.choose(raiders_step)
    assert state.dump() == before


@pytest.mark.parametrize(("side", "seat"), [("defenders", 0), ("attackers", 1)])
def test_the_lot_may_say_who_begins(side: str, seat: int) -> None:
    state = HexentaflGame().start(2, first="lot")
    assert state.asks == ROLL and not state.asked() and not state.is_open()
    before = state.copy()
    state.answer([seat + 1])
    assert state.asked() == [seat] and state.diagram().startswith(f"{side} to move")
    (event,) = state.events_since(before, [seat + 1])
    assert (str(event.text), event.seat) == ("are drawn by lot to begin", seat)
