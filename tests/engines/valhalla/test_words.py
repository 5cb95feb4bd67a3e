"""Names, steps, refusals, stories and drawings."""

import pytest

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.values import BadDiagram, BadNotation, Step
from tests.engines.valhalla.tables import GAME, go_on, names, plain_answer, settle, table

TWO = """
    turn 1, player 1 leads
    deck: A S H D W A S D
    armory: D A W A
    player 1: hand A W S A
    player 2: hand S A W H
"""


def told(state: Valhalla, choice: str) -> list[str]:
    """What everybody saw happen by this choice and all that came of it."""
    seats = state.asked()
    texts = [text.strip() for text in choice.split("|")]
    values = [state.read(seat, text) for seat, text in zip(seats, texts, strict=True)]
    before = state.copy()
    state.answer(values)
    events = list(state.events_since(before, values))
    while state.asks not in (CHOOSE, OVER):
        before, answer = state.copy(), plain_answer(state)
        state.answer(answer)
        events += state.events_since(before, answer)
    return [
        f"player {event.seat + 1} {event}" if event.seat >= 0 else str(event) for event in events
    ]


def test_one_card_cannot_be_both_actions() -> None:
    with pytest.raises(BadNotation, match="The support action is another card than the main"):
        table(TWO).read(0, "wolf with wolf")


def test_the_end_of_a_turn_is_told_in_its_order() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: A S H W A S A S A S
        armory:
        player 1: hand A W S
        player 2: hand A W H
        player 3: hand S H W
        """
    )
    go_on(state, "axe with wolf | axe with hammer | sword with hammer", "decline")
    go_on(state, "keep axe", "decline", "take axe")
    assert told(state, "take wolf")[:2] == [
        "player 2 takes wolf from the armory",
        "player 3 discards sword",
    ]


def test_cards_of_one_name_are_numbered() -> None:
    state = table(TWO)
    assert state.name(0, state.read(0, "axe 2 with axe")) == "axe 2 with axe"
    assert state.read(0, "axe with axe 2") != state.read(0, "axe 2 with axe")


def test_whoever_does_not_know_a_hand_can_still_name_its_places() -> None:
    state = table(TWO).seen_by(1)
    assert "card with card 2" in [state.name(0, action) for action in state.legal(0)]
    assert "sword with axe" in [state.name(1, action) for action in state.legal(1)]


def test_steps_point_at_cards_seats_piles_and_buttons() -> None:
    state = table(TWO)
    steps = state.steps(0, state.read(0, "wolf with sword"))
    assert [step.kind for step in steps] == ["card", "card"]
    assert [step.text for step in steps] == ["wolf", "sword"]
    go_on(state, "sword with wolf | axe with wolf")
    assert state.steps(0, state.read(0, "on player 2")) == [Step("seat", 1, "player 2")]
    assert [step.kind for step in state.steps(0, state.read(0, "decline"))] == ["button"]
    go_on(state, "decline", "decline")
    assert state.steps(0, state.read(0, "draw")) == [Step("pile", 0, "deck")]


@pytest.mark.parametrize(
    "choices, steps, refusal",
    [
        ([], [("card", 12), ("card", 12)], "The support action is another card than the main"),
        ([], [("card", 0)], "You play two cards of your hand"),
        (["axe with wolf | sword with axe"], [("seat", 0)], "falls on another player"),
        (["axe with wolf | sword with axe"], [("seat", 7)], "Player 8 is out."),
        (["axe with wolf | sword with axe", "decline", "decline"], [("card", 8)], "for ever"),
    ],
)
def test_refusals_name_the_rule(choices, steps, refusal) -> None:
    state = table(TWO, *choices)
    assert refusal in str(state.refusal(0, [Step(kind, at, "it") for kind, at in steps]))


def test_whoever_is_not_asked_hears_that() -> None:
    state = table(TWO, "axe with wolf | sword with axe")
    assert str(state.refusal(1, [Step("seat", 0, "player 1")])) == "It is not your turn to choose."


@pytest.mark.parametrize(
    "drawing, choice, refusal",
    [
        ("hammer with wolf | sword with axe", "take axe", "keep one of the cards just drawn"),
        ("wolf with sword | sword with axe", "reveal", "draw from the deck, or take"),
        ("wolf with sword | sword with axe", "take draugr", "stays in the armory for ever"),
    ],
)
def test_what_was_typed_in_vain_is_explained(drawing, choice, refusal) -> None:
    two = TWO.replace("hand A W S A", "hand A W S H").replace("player 1 leads", "player 2 leads")
    state = table(two, drawing, "decline", *(["on player 2"] if "hammer" in drawing else []))
    (seat,) = state.asked()
    with pytest.raises(BadNotation, match=refusal):
        state.read(seat, choice)


def test_the_story_of_a_turn() -> None:
    state = table(TWO)
    assert told(state, "sword with wolf | axe with wolf") == [
        "player 1 plays sword, with wolf",
        "player 2 plays axe, with wolf",
    ]
    assert told(state, "on player 2") == [
        "player 1 sword: looks at the hand of player 2",
        "player 1 discards sword",
    ]
    assert told(state, "on player 1") == [
        "player 2 axe: player 1 must draw openly",
        "player 2 discards axe",
    ]
    assert told(state, "take wolf") == ["player 1 takes wolf from the armory onto the discards"]
    assert told(state, "draw") == ["player 2 draws from the deck", "player 2 draws 2 cards unseen"]
    assert told(state, "keep sword") == [
        "player 2 puts the rest to the bottom of the deck unseen",
        "player 2 keeps a card unseen",
    ]
    assert told(state, "recover wolf") == ["player 1 takes back wolf"]
    assert told(state, "decline") == [
        "player 2 does not use wolf",
        "turn 2 begins, and player 2 leads",
    ]


def test_the_story_of_a_clash() -> None:
    state = table(TWO.replace("armory: D A W A", "armory:"))
    assert told(state, "sword with wolf | sword with axe") == [
        "player 1 plays sword, with wolf",
        "player 2 plays sword, with axe",
        "player 1 discards sword",
        "player 2 discards sword",
        "player 1 is tied and waits for the clash",
        "player 2 is tied and waits for the clash",
        "the clash turns up axe, sword, hammer, draugr",
    ]
    assert told(state, "lose wolf from hand") == [
        "player 1 gives up a card of the hand",
        "player 1 loses wolf from the hand",
    ]
    assert told(state, "lose sword from discards") == ["player 2 loses sword from the discards"]


def test_the_story_of_going_out() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: D A S
        armory:
        player 1: hand A S
        player 2: hand A S W
        """
    )
    assert told(state, "axe with sword | axe with wolf")[-4:] == [
        "player 1 loses axe from the discards",
        "player 1 is out",
        "player 1 loses sword from the hand",
        "Only one player is left.",
    ]


# Drawings. ----------------------------------------------------------------------------------


def test_a_drawing_shows_everything_and_a_seats_drawing_what_it_knows() -> None:
    state = table(TWO, "sword with wolf | axe with wolf")
    assert state.diagram() == (
        "turn 1, player 1 leads, declaring 1, effect, player 1\n"
        "deck: A0 S1 H2 D3 W4 A5 S6 D7\n"
        "armory: D8 A9 W10 A11\n"
        "player 1: hand A12 A15; laid W13 S14; played S14 W13; mixed\n"
        "player 2: hand S16 H19; laid A17 W18; played A17 W18; mixed"
    )
    assert state.seen_by(0).diagram() == (
        "turn 1, player 1 leads, declaring 1, effect, player 1\n"
        "seen by: player 1\n"
        "deck: ?0-7\n"
        "armory: D8 A9 W10 A11\n"
        "player 1: hand A12 A15; laid W13 S14; played S14 W13; mixed\n"
        "player 2: hand ?16 ?19; laid A17 W18; played A17 W18; mixed"
    )


def test_a_seats_drawing_of_a_whole_pack_can_be_read_back() -> None:
    state = GAME.start(3, gods="gods")
    settle(state)
    for seat in (-1, 0, 1, 2):
        drawn = state.seen_by(seat).diagram()
        settings = GAME.settle(3, {"gods": "gods"})
        again = GAME.read_diagram(drawn, 3, settings)
        assert again.diagram() == drawn
        assert again.ask() == state.ask()


@pytest.mark.parametrize(
    "wrong, because",
    [
        ("", "the first line says whose turn it is"),
        ("turn 1, player 3 leads", "'player 3' does not sit at this table"),
        ("turn 1, nobody leads", "somebody has to lead"),
        ("turn 1, player 1 leads\ndeck: Q", "'Q' is no card of this pack"),
        ("turn 1, player 1 leads\ndeck: A!", "'A!' is no card"),
        ("turn 1, player 1 leads\ndeck: A0 S0", "card 0 is drawn twice"),
        ("turn 1, player 1 leads\ndeck: A0\narmory: A0", "card 0 is drawn in two piles"),
        ("turn 1, player 1 leads\ndeck: A7", "must lie in the places from 0 to 0"),
        ("turn 1, player 1 leads\ndeck: ?0-99", "more cards than there are"),
        ("turn 1, player 1 leads\ndeck: ?", "the whole pack has to be drawn"),
        ("turn 1, player 1 leads\ndeck:" + " W" * 9, "too many cards W"),
        ("turn 1, player 1 leads\nplayer 1: hand D", "nobody holds a draugr"),
        ("turn 1, player 1 leads\nplayer 1: feet A", "a player has no 'feet A'"),
        ("turn 1, player 1 leads\nplayer 1: played", "plays a main action"),
        ("turn 1, player 1 leads\nmarks: wind", "'wind' is no mark"),
        ("turn 1, player 1 leads\nthe deck", "is no line of a diagram"),
        ("turn 1, player 1 leads\nmoon: A", "is drawn|nothing called 'moon'"),
        ("turn 1, player 1 leads, over: rain", "does not end because 'rain'"),
        ("turn 1, player 1 leads, drawing 1, dance, player 1", "nobody is asked 'dance'"),
    ],
)
def test_what_is_wrong_with_a_drawing_is_said(wrong: str, because: str) -> None:
    with pytest.raises(BadDiagram, match=because):
        GAME.read_diagram(wrong, 2, GAME.settle(2, {}))


def test_listed_moves_are_the_ones_that_can_be_read() -> None:
    state = table(TWO, "sword with wolf | axe with wolf")
    assert names(state) == ["decline", "on player 2"]


def test_two_cards_of_one_name_are_both_actions_when_they_are_called_by_it() -> None:
    state = table(TWO)
    both = state.read(0, "axe with axe")
    assert state.name(0, both) == "axe with axe 2"
    assert [step.text for step in state.steps(0, both)] == ["axe", "axe 2"]
