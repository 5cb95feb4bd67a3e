"""Is it over, who won, and why?"""

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.hexentafl.board import ATTACKERS, DEFENDERS
from meadhall.engines.hexentafl.ending import QUIET_LIMIT
from meadhall.engines.hexentafl.state import Hexentafl
from meadhall.engines.hexentafl.texts import Ending
from meadhall.engines.phrases import say
from meadhall.engines.values import Over, Result
from tests.engines.hexentafl.boards import GAME, board, played

DEFENDERS_WIN = (Result.WIN, Result.LOSS)
ATTACKERS_WIN = (Result.LOSS, Result.WIN)
DRAWN = (Result.DRAW, Result.DRAW)


def over(state: Hexentafl) -> Over:
    ask = state.ask()
    assert isinstance(ask, Over), state.diagram()
    return ask


def play(state: Hexentafl, *moves: str) -> None:
    for move in moves:
        state.choose(state.read(int(state.turn), move))


def test_the_king_wins_on_any_corner() -> None:
    state = played("""
        defenders b1-a1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . . . . A   |  . . . . . . A
         . . . . . .    |   . . . . . .
          K . . . .     |    . . . . .
           . . . .      |     K . . .
    """)
    assert over(state) == Over(DEFENDERS_WIN, say(Ending.KING_ESCAPED))


def test_a_man_on_a_corner_wins_nothing() -> None:
    state = played("""
        defenders b1-a1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . K . . . A   |  . . K . . . A
         . . . . . .    |   . . . . . .
          D . . . .     |    . . . . .
           . . . .      |     D . . .
    """)
    assert state.asks == CHOOSE


def test_taking_the_king_wins_for_the_attackers() -> None:
    state = board([". . . .", ". . . . .", ". . . . . .", ". K A . . . .", "A . . . . .",
                   ". . . . .", ". . . ."], "attackers")  # fmt: skip
    play(state, "c1-d1")
    assert over(state) == Over(ATTACKERS_WIN, say(Ending.KING_TAKEN))


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    state = GAME.start(board="4x4")
    there, back = ("d5-e5", "a1-a2"), ("e5-d5", "a2-a1")
    play(state, *there, *back, *there, "e5-d5")
    assert state.asks == CHOOSE, "the opening has stood twice, and the third time is to come"
    play(state, "a2-a1")
    assert over(state) == Over(DRAWN, say(Ending.REPEATED))


def test_the_same_board_with_the_other_side_to_move_is_another_position() -> None:
    # The defenders lose a move on the way, so the board comes back with the attackers to move.
    state = board([". . . .", ". . . . .", ". . . . . .", ". . . K . . A", ". . . . . .",
                   ". D . . .", ". . . ."], "defenders")  # fmt: skip
    play(state, "b2-b3", "d7-d6", "b3-b4", "d6-d7", "b4-b2")
    assert state.asks == CHOOSE
    play(state, "d7-d6", "b2-b3", "d6-d7", "b3-b4", "d7-d6", "b4-b2", "d6-d7")
    assert state.asks == CHOOSE


def test_a_side_without_pieces_to_move_loses() -> None:
    state = played("""
        defenders c1-b1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . K . . .   |  . . . K . . .
         D . . . . .    |   . . . . . .
          . . . . .     |    D . . . .
           A D . .      |     . D . .
    """)
    assert over(state) == Over(DEFENDERS_WIN, say(Ending.ATTACKERS_STUCK))


def test_a_king_shut_in_without_being_taken_cannot_move_and_loses() -> None:
    # b2 closes the last way out; nobody stands opposite to it, so the king is not taken.
    state = played("""
        attackers c2-b2
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . . . . .   |  . . . . . . .
         . A . . . .    |   . . . . . .
          . . A . .     |    . A A . .
           A K A .      |     A K A .
    """)
    assert over(state) == Over(ATTACKERS_WIN, say(Ending.DEFENDERS_STUCK))


def test_a_king_with_one_way_out_is_not_stuck() -> None:
    state = played("""
        attackers c2-c1
           . . . .      |     . . . .
          . . . . .     |    . . . . .
         . . . . . .    |   . . . . . .
        . . . . . . .   |  . . . . . . .
         . A . . . .    |   A . . . . .
          . . A . .     |    . . A . .
           A K A .      |     A K A .
    """)
    assert state.asks == CHOOSE


BESIDE_THE_THRONE = """
    defenders d1-d2
       . . . .      |     . . . .
      . . . . .     |    . . . . .
     . D D . . .    |   . D D . . .
    D . A . {at} . .   |  . D A . {at} . .
     . D D . . .    |   . D D . . .
      . . . . .     |    . . . . .
       . {off} . .      |     . {off} . .
"""


def test_a_raider_who_could_only_stop_on_the_throne_is_stuck() -> None:
    state = played(BESIDE_THE_THRONE.format(at="K", off="."))
    assert over(state) == Over(DEFENDERS_WIN, say(Ending.ATTACKERS_STUCK))


def test_a_raider_who_can_slide_across_the_throne_is_not_stuck() -> None:
    state = played(BESIDE_THE_THRONE.format(at=".", off="K"))
    assert state.asks == CHOOSE
    state = played(BESIDE_THE_THRONE.format(at=".", off="K"), crossing=False)
    assert over(state) == Over(DEFENDERS_WIN, say(Ending.ATTACKERS_STUCK))


def test_two_hundred_moves_without_a_capture_are_a_draw() -> None:
    state = GAME.start(board="5x5")
    state.quiet = QUIET_LIMIT - 1
    play(state, state.name(0, state.legal(0)[0]))
    assert over(state).results == DRAWN
    assert "200" in str(over(state).reason)


def test_a_capture_starts_the_count_again() -> None:
    state = board([". . . .", ". . . . .", ". . . . . .", ". . . K . . .", "D . . . . .",
                   ". . . . .", "A D . A"], "defenders")  # fmt: skip
    state.quiet = QUIET_LIMIT - 1
    play(state, "c1-b1")
    assert state.asks == CHOOSE and state.quiet == 0


def test_either_side_may_begin() -> None:
    assert GAME.start(first="attackers").asked() == [ATTACKERS]
    assert GAME.start().asked() == [DEFENDERS]


def test_nothing_is_asked_once_it_is_over() -> None:
    state = board([". . . .", ". . . . .", ". . . . . .", ". K A . . . .", "A . . . . .",
                   ". . . . .", ". . . ."], "attackers")  # fmt: skip
    play(state, "c1-d1")
    assert state.asks == OVER and state.asked() == [] and not list(state.legal(0))
