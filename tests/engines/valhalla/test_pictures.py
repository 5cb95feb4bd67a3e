"""What people read in a terminal: the table, and what they are asked."""

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.random_play import random_step
from meadhall.engines.valhalla.table import QUESTIONS
from meadhall.engines.values import NOBODY
from tests.engines.valhalla.tables import GAME, go_on, plain_answer, table

THREE = """
    turn 3, player 2 leads
    deck: D A H S W S
    armory: D A A
    out: W
    player 1: hand A A Hel; discards H H
    player 2: hand S A W; discards S
    player 3: hand S S H; discards W
"""


def test_a_picture_shows_the_own_hand_and_counts_the_others() -> None:
    state = table(THREE, gods="gods")
    assert lines(state.seen_by(0).picture()) == [
        "Turn 3, player 2 leads.",
        "deck      6 cards face down",
        "armory    draugr, axe, axe 2",
        "lost      wolf",
        "player 1, you: hand axe, axe 2, Hel; discards hammer, hammer 2",
        "axe     main: a player must show what he draws; support: two more cards are turned up",
        "Hel     main: look at the two top cards of the deck; support: turn up a card of your own",
        "player 2: hand 3 cards face down; discards sword",
        "player 3: hand 3 cards face down; discards wolf",
    ]


def test_a_picture_shows_who_played_what_and_what_was_done_to_whom() -> None:
    state = table(THREE, "axe 2 with Hel | sword with wolf | hammer with sword", gods="gods")
    go_on(state, "on player 3", "on player 1", "on player 3")
    assert lines(state.seen_by(1).picture())[4:] == [
        "player 1: hand a card face down; support Hel; discards axe, hammer, hammer 2 "
        "(must draw three)",
        "player 2, you: hand axe; support wolf; discards sword, sword 2",
        "player 3: hand sword; support sword; discards hammer, wolf (must draw openly)",
    ]


def test_an_onlooker_sees_no_hand_and_is_told_of_no_card() -> None:
    picture = table(THREE, gods="gods").seen_by(NOBODY).picture()
    assert "you" not in picture and "main" not in picture
    assert picture.count("hand 3 cards face down") == 3


def test_what_a_god_has_seen_lies_named_on_top_of_the_deck() -> None:
    state = table(THREE, "Hel with axe | sword with wolf | hammer with sword", gods="gods")
    go_on(state, "decline", "decline", "look")
    assert "deck      draugr, axe, 4 cards face down" in state.seen_by(0).picture()
    assert "deck      6 cards face down" in state.seen_by(1).picture()
    assert str(state.request(0)).startswith("You have seen the top of the deck.")


def test_what_is_out_of_the_game_is_counted_and_draugar_bear_no_numbers() -> None:
    drawing = THREE.replace("out: W", "out: W A H W W").replace("armory: D A A", "armory: D A D")
    picture = lines(table(drawing, gods="gods").seen_by(0).picture())
    assert "lost      hammer, axe, wolf x3" in picture
    assert "armory    draugr, axe, draugr" in picture


def test_names_in_a_picture_are_those_that_moves_are_typed_with() -> None:
    state = table(THREE, gods="gods")
    assert state.read(0, "axe 2 with Hel") in list(state.legal(0))


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ([], "Choose two cards in secret: your main action, with your support action."),
        (["axe with Hel | sword with wolf | hammer with sword"],
         "Your sword: whose hand do you look at?"),
        (["axe with Hel | sword with wolf | hammer with sword", "decline"],
         "Your hammer: who must draw three cards from the deck?"),
        (["axe with Hel | wolf with sword | hammer with sword", "on player 2"],
         "Your axe: who must show what he draws?"),
        (["axe with Hel | wolf with sword | hammer with sword", "decline", "on player 2"],
         "Draw two cards from the deck, which all will see, and keep one; or take a card from the "
         "armory onto your discards."),
        (["axe with Hel | wolf with sword | hammer with sword", "decline", "on player 2", "draw"],
         "A draugr: lose a card, of your hand or of your discards."),
        (["axe with Hel | wolf with sword | hammer with sword", "decline", "decline", "draw"],
         "Keep one of the cards drawn; the others go to the bottom of the deck unseen."),
    ],
)  # fmt: skip
def test_each_question_is_put_in_words(choices: list[str], sentence: str) -> None:
    state = table(THREE, *choices, gods="gods")
    seat = state.asked()[0]
    assert str(state.seen_by(seat).request(seat)) == sentence


def test_who_has_drawn_nothing_but_draugar_is_told_so_and_nobody_else_is() -> None:
    state = table(THREE.replace("D A H", "D D H"), gods="gods")
    go_on(state, "axe with Hel | wolf with sword | hammer with sword")
    go_on(state, "decline", "decline", "draw")
    assert "nothing but draugar" in str(state.seen_by(1).request(1))
    assert "nothing but draugar" not in str(state.seen_by(0).request(1))


def test_no_choice_goes_without_its_question() -> None:
    asked = set()
    for seed in range(12):
        state, chance = GAME.start(4, gods="loki", forfeits=True), Chance(seed)
        while state.asks != OVER:
            if state.asks == CHOOSE:
                asked.add(QUESTIONS[state.question])
                for seat in range(4):
                    words = state.seen_by(seat).request(seat)
                    assert (words is not None) == state.is_asked(seat)
                    assert words is None or str(words)[-1] in ".?"
            random_step(state, chance)
    assert len(asked) == 12, "each question came up"


def whispered(deck: str, play: str, *choices: str) -> dict[int, list[str]]:
    """What is whispered to whom while these choices are made, NOBODY included."""
    state = table(THREE.replace("D A H S W S", deck), gods="gods")
    heard: dict[int, list[str]] = {seat: [] for seat in (NOBODY, 0, 1, 2)}
    left = [play, *choices]
    while left or state.asks != CHOOSE:
        before = {seat: state.seen_by(seat) for seat in heard}
        if state.asks == CHOOSE:
            names = left.pop(0).split(" | ")
            seats = state.asked()
            values = [state.read(seat, name) for seat, name in zip(seats, names, strict=True)]
        else:
            values = plain_answer(state)
        state.answer(values)
        for seat, sentences in heard.items():
            if sentence := state.seen_by(seat).private_news(before[seat]):
                sentences.append(str(sentence))
    return heard


def test_a_look_is_whispered_to_the_one_who_looks() -> None:
    heard = whispered(
        "D A H S W S",
        "Hel with axe | sword with wolf | hammer with sword",
        "on player 3", "decline", "look", "leave", "draw",
    )  # fmt: skip
    assert heard == {
        NOBODY: [],
        0: ["You see on top of the deck: draugr, axe."],
        1: ["You see the hand of player 3: sword.", "You draw draugr, axe."],
        2: [],
    }


def test_what_everybody_sees_is_not_whispered() -> None:
    heard = whispered(
        "A A H S W S",
        "axe with Hel | wolf with sword | hammer with sword",
        "decline", "on player 2", "draw",
    )  # fmt: skip
    assert heard[1] == heard[0] == []


def lines(picture: str) -> list[str]:
    return [line.strip() for line in picture.splitlines()]
