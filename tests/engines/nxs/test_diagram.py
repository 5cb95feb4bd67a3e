"""A position as a text, and back."""

from typing import Any

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.table import CLOSE_CALL
from meadhall.engines.random_play import random_step
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
        ("land:", f"taken: White {10**30}, Black 0\nland:", "'taken' is told for"),
        ("land:", f"turns: {10**30}, 0 without progress\nland:", "the turns are written"),
        ("land:", "turns: 300, 200 without progress\nland:", "100 turns of each player"),
        ("land:", "asked: 3\nland:", "says 'asked'"),
        ("White to move", "White to move for the Jötunn", "nobody plays so for the Jötunn"),
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


HOMES = "W5.1 WJ4, W5.2 WS0, B5.1 BJ0, B5.2 BS0"


@pytest.mark.parametrize(
    ("head", "facts", "complaint"),
    [
        ("White to capture again", "", "only Fury asks for that"),
        ("White to capture again", "card: Fury", "that Fury has served is missing"),
        ("White to capture again", "card: Fury\nserved: B5.1", "that Fury has served is missing"),
        ("White to rotate another piece", "served: W5.1\ncard: Ward", "only Twin Rotation asks"),
        ("White to move", "card: Ward", "Ward is not at work there"),
        ("White to move", "served: W5.1", "no piece has been served"),
        ("White to move", "under a ward: B5.2", "nobody can be under a ward on B5.2"),
        ("White to move", "under a ward: W5.1", "ends when the turn begins"),
        ("White to rotate", "under a ward: W5.1, W5.2", "one piece under a ward at most"),
        ("White to move", "White's cards: 0=Leap\nused: 0=Leap", "cannot be in two places"),
        ("White to move", "White's cards: 0=Leap\nin the middle: 1=Fury", "in no other"),
        ("the rune cards are to be shuffled", "asked: 0, 1", "not the cards of the deal"),
        ("the rune cards are to be shown", "asked: 9, 99", "not the cards of the deal"),
        ("White to show the card", "asked: 0", "dealt face down"),
        ("White's tiles are to be shuffled", "asked: 0", "no tiles are drawn"),
        ("Deadlock: nobody can move.", "winner: White", "a deadlock has no winner"),
        ("White cannot move.", "", "the first line|the winner is missing"),
        ("Gold cannot move.", "", "the winner is missing"),
        (
            "White holds all the land that was to be won.",
            "winner: White",
            "White does not win so on this board",
        ),
    ],
)
def test_what_no_match_comes_to_is_refused(head: str, facts: str, complaint: str) -> None:
    with pytest.raises(BadDiagram, match=complaint):
        placed(HOMES, head, facts, cards="drawing")


def test_the_jotunn_has_no_turn_of_his_own() -> None:
    with pytest.raises(BadDiagram, match="the first line says who"):
        placed(f"{HOMES}, G5.1 GJ4", "Gold to move", jotunn=True)


def test_nobody_knows_the_face_of_a_card_in_the_box_and_not_all_others() -> None:
    with pytest.raises(BadDiagram, match="one player's own"):
        placed(HOMES, facts="in the box: 17=[Leap]", cards="hidden")


def test_a_tile_is_no_card_of_a_hand() -> None:
    with pytest.raises(BadDiagram, match="card 18 cannot be there"):
        placed(HOMES, facts="White's cards: 18=O", cards="drawing", placing="own")


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


def garbled(diagrams: list[str], chance: Chance) -> str:
    """One of the diagrams, with a line or a word of another in the place of its own, or without."""
    lines = diagrams[chance.below(len(diagrams))].splitlines()
    others = diagrams[chance.below(len(diagrams))].splitlines()
    at = int(chance.below(min(len(lines), 8)))
    other = others[chance.below(8)]
    what = chance.below(4)
    if what == 0:
        del lines[at]
    elif what == 1:
        lines[0] = others[0]
    elif what == 2:
        lines.insert(1, other)
    else:
        words, strange = lines[at].split(" "), other.split(" ")
        words[chance.below(len(words))] = strange[chance.below(len(strange))]
        lines[at] = " ".join(words)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"cards": "hidden", "placing": "own"}),
        (2, {"cards": "onitama", "jotunn": True, "placing": "same"}),
        (3, {"cards": "drawing", "goal": 4}),
    ],
)
def test_a_garbled_diagram_is_refused_or_can_be_played(seats: int, options: dict[str, Any]) -> None:
    state, chance = begun(seats, setup="short", **options), Chance(4)
    diagrams = []
    for _ in range(80):
        diagrams.append(state.diagram())
        random_step(state, chance)
    refused = played = 0
    while played < 15:
        try:
            drawn = read(garbled(diagrams, chance), seats, **options)
        except BadDiagram:
            refused += 1
            continue
        played += 1
        state = drawn.determinize(chance)
        for _ in range(20):
            if state.asks != OVER:
                random_step(state, chance)
    assert refused > played


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
