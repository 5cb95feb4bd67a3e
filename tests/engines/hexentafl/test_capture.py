"""What does a move take?"""

from meadhall.engines.contract import OVER
from meadhall.engines.hexentafl.board import BOARDS
from meadhall.engines.hexentafl.ending import KING_TAKEN
from meadhall.engines.hexes import OFF
from tests.engines.hexentafl.boards import played


def test_a_man_shut_in_between_two_raiders_is_taken() -> None:
    played("""
        attackers b1-c1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . K . . .   |  . . . K . . .
         . D A . . .    |   A . A . . .
          A . . . .     |    . . . . .
           . . . .      |     . . . .
    """)


def test_a_man_may_step_between_two_raiders_unharmed() -> None:
    played("""
        defenders b1-c2
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . K . . .   |  . . . K . . .
         A . A . . .    |   A D A . . .
          D . . . .     |    . . . . .
           . . . .      |     . . . .
    """)


def test_captors_beside_each_other_take_nothing() -> None:
    played("""
        attackers b1-c1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . A K . . .   |  . . A K . . .
         . D . . . .    |   A D . . . .
          A . . . .     |    . . . . .
           . . . .      |     . . . .
    """)


def test_one_move_may_take_several() -> None:
    played("""
        defenders a1-c3
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . K . . .   |  . . . K . . .
         D A . A D .    |   D . D . D .
          . . . A .     |    . . . A .
           D . . .      |     . . . .
    """)


def test_the_king_is_hammer_and_anvil_like_a_man() -> None:
    played("""
        defenders d4-d3
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        D A . K . . A   |  D . K . . . A
         . . . . . .    |   . . . . . .
          . . . . .     |    . . . . .
           . . . .      |     . . . .
    """)
    played("""
        defenders c1-d1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . A K . . . A   |  D . K . . . A
         D . . . . .    |   . . . . . .
          . . . . .     |    . . . . .
           . . . .      |     . . . .
    """)


def test_an_empty_throne_and_empty_corners_are_nobodys_captors() -> None:
    # The man on d5 stands between a raider and the throne; the one on a2 beside a corner.
    played("""
        attackers e6-d6
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         K . . . . A    |   K . . . . .
        . . . . D . .   |  . . . . D A .
         . . . . . .    |   . . . . . .
          . . . . .     |    . . . . .
           . D A .      |     . D A .
    """)


def test_on_a_corner_the_two_neighbours_along_the_rim_are_captors() -> None:
    played("""
        defenders c2-b1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . K . . .   |  . . . K . . .
         . D . . . .    |   . . . . . .
          . . . . A     |    D . . . A
           A D . .      |     . D . .
    """)


def test_on_a_corner_the_neighbour_inward_does_not_count() -> None:
    # Inward of the corner a1 lies b2, which has no partner opposite.
    played("""
        defenders c2-b2
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . K . . .   |  . . . K . . .
         . D . . . .    |   . . . . . .
          . . . . A     |    . D . . A
           A D . .      |     A D . .
    """)


def test_each_corner_has_three_neighbours_and_no_two_opposite_ones() -> None:
    for board in BOARDS.values():
        for cell in range(board.cells):
            if board.corners[cell] == 0:
                continue
            on_board = [d for d in range(6) if board.steps[cell * 6 + d] != OFF]
            assert len(on_board) == 3
            assert not any((d + 3) % 6 in on_board for d in on_board)


# The king.


def test_off_the_throne_the_king_is_taken_like_a_man() -> None:
    # King and captors stand as in the example of the rule sheet.
    state = played("""
        attackers c1-d1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . K A . . . .   |  A . A . . . .
         A . . . . .    |   . . . . . .
          . . . . .     |    . . . . .
           . . . .      |     . . . .
    """)
    assert state.asks == OVER and state.ending == KING_TAKEN


def test_beside_the_throne_too_two_captors_are_enough() -> None:
    state = played("""
        attackers b1-c1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . . . . .   |  . . . . . . .
         . . K A . .    |   A . K A . .
          A . . . .     |    . . . . .
           . . . .      |     . . . .
    """)
    assert state.asks != OVER
    state = played("""
        attackers b2-c2
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . . . . .   |  . . . . . . .
         . . K A . .    |   . A . A . .
          . A . . .     |    . . . . .
           . . . .      |     . . . .
    """)
    assert state.asks == OVER and state.ending == KING_TAKEN


def test_on_the_throne_the_king_falls_to_three_on_every_other_side() -> None:
    state = played("""
        attackers d6-d5
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . A . . .    |   . . A . . .
        . . . K . A .   |  . . . . A . .
         . . A . . .    |   . . A . . .
          . . . . .     |    . . . . .
           . D . .      |     . D . .
    """)
    assert state.asks == OVER and state.ending == KING_TAKEN


def test_on_the_throne_two_opposite_captors_do_not_take_the_king() -> None:
    state = played("""
        attackers d6-d5
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . A K . A .   |  . . A K A . .
         . . . . . .    |   . . . . . .
          . . . . .     |    . . . . .
           . D . .      |     . D . .
    """)
    assert state.asks != OVER


def test_on_the_throne_three_captors_side_by_side_do_not_take_the_king() -> None:
    state = played("""
        attackers d6-d5
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . A A . .    |   . . A A . .
        . . . K . A .   |  . . . K A . .
         . . . . . .    |   . . . . . .
          . . . . .     |    . . . . .
           . D . .      |     . D . .
    """)
    assert state.asks != OVER


def test_the_king_may_step_between_two_raiders_unharmed() -> None:
    state = played("""
        defenders c2-d2
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        A . A . . . .   |  A K A . . . .
         . K . . . .    |   . . . . . .
          . . . . .     |    . . . . .
           . . . .      |     . . . .
    """)
    assert state.asks != OVER
