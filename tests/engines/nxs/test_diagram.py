"""A position as a text, and back."""

from typing import Any

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.table import CLOSE_CALL
from meadhall.engines.trials import random_step
from meadhall.engines.values import NOBODY, UNKNOWN, BadDiagram
from tests.engines.nxs.boards import GAME, begun, placed

SHORT = """\
White to move
land: White 0 of 10, Black 0 of 10
B7.4        .   .   .   .    B7.1
B6.5      .   .   .   .   .    B6.1
B5.6    .   .   .   .   .   .    B5.1
B4.7  .   .   .   BS1 .   .   .    B4.1
B3.6    .   .   BO2 BO1 .   .    B3.1
B2.5      BB1 BJ0 .   BJ1 BB1  B2.1
B1.4        .   .   .   .    B1.1
W1.1          .   .   .   .    W1.4
W2.1        WB4 WJ4 .   WJ3 WB4  W2.5
W3.1      .   .   WO4 WO5 .   .    W3.6
W4.1    .   .   .   WS0 .   .   .    W4.7
W5.1      .   .   .   .   .   .    W5.6
W6.1        .   .   .   .   .    W6.5
W7.1          .   .   .   .    W7.4"""


def read(text: str, seats: int = 2, **options: Any) -> Nxs:
    return GAME.read_diagram(text, seats, GAME.settle(seats, {"setup": "short", **options}))


def test_the_short_opening() -> None:
    assert begun(2, setup="short").diagram() == SHORT
    assert read(SHORT).dump() == begun(2, setup="short").dump()


def test_names_at_the_ends_and_the_land_may_be_left_out() -> None:
    bare = [line.split() for line in SHORT.splitlines()[2:]]
    rows = [" ".join(words[1:-1]) for words in bare]
    assert read("\n".join(["White to move", *rows])).diagram() == SHORT


@pytest.mark.parametrize(
    ("wrong", "right", "complaint"),
    [
        ("White to move", "White to dance", "the first line says who"),
        ("White to move", "Gold to move", "cannot do|first line"),
        ("White 0 of 10", "White 3 of 10", "the board and the options say"),
        ("White 0 of 10", "White 0 of 12", "the board and the options say"),
        ("WJ4", "WX4", "'WX4' is no piece"),
        ("WJ4", "WJ6", "'WJ6' is no piece"),
        ("WS0", "WS4", "looks the same after 2 turns"),
        ("WJ4", "GJ4", "gold has no pieces"),
        ("W7.1          .", "W7.1", "the row of W7.1 has 4 cells"),
        ("B7.4        .   .   .   .    B7.1\n", "", "14 rows, not 13"),
        ("land:", "weather: fine\nland:", "says 'weather'"),
        ("land:", "served: W9.9\nland:", "no cell 'W9.9'"),
        ("land:", "under a ward: W1.1\nland:", "nobody stands under a ward"),
        ("land:", "card: Thunder\nland:", "no rune card is called"),
        ("land:", "turns: many\nland:", "the turns are written"),
        ("land:", "taken: Gold 4\nland:", "'taken' is told for White, Black"),
        ("land:", "White's cards: 3=Leap\nland:", "is no card"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(wrong: str, right: str, complaint: str) -> None:
    assert wrong in SHORT
    with pytest.raises(BadDiagram, match=complaint):
        read(SHORT.replace(wrong, right, 1))


def test_nobody_can_be_asked_for_what_he_cannot_do() -> None:
    with pytest.raises(BadDiagram, match="White cannot do"):
        placed("B7.1 BJ0")


def test_there_are_only_so_many_cards_of_a_name() -> None:
    with pytest.raises(BadDiagram, match="no such card left"):
        placed("W4.4 WO0", facts="White's cards: 0=Leap, 1=Leap, 2=Leap", cards="drawing")


def test_a_seats_own_diagram_shows_what_it_knows_and_reads_back_so() -> None:
    state, chance = begun(2, setup="short", cards="hidden"), Chance(5)
    for _ in range(7):
        random_step(state, chance)
    for knower in (0, 1, NOBODY):
        view = state.seen_by(knower)
        again = read(view.diagram(), cards="hidden")
        assert again.diagram() == view.diagram()
        known = [face != UNKNOWN for face in view.cards.faces]
        assert [face != UNKNOWN for face in again.cards.faces] == known


def test_an_end_reads_back_with_its_winner() -> None:
    men = "W3.1 BO0, W1.1 WJ5, B7.4 BJ1, W7.4 WJ0, B4.4 WO5"
    state = placed(men, white_goal=5, black_goal=3)
    state.choose(state.read(0, "W1.1-B1.3"))
    again = read(state.diagram(), white_goal=5, black_goal=3)
    assert (again.asks, again.ending, again.winner) == (OVER, CLOSE_CALL, 0)
    assert again.ask() == state.ask()


def test_every_moment_of_a_drawn_and_dealt_match_reads_back() -> None:
    options: dict[str, Any] = {
        "cards": "drawing",
        "placing": "own",
        "jotunn": True,
        "goal": 4,
    }
    state, chance = begun(2, setup="short", **options), Chance(2)
    while state.asks != OVER:
        assert read(state.diagram(), **options).diagram() == state.diagram()
        random_step(state, chance)
