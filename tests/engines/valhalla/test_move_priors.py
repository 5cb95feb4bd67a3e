"""What an experienced player would rather do, and how good a position looks."""

import pytest

from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, packed
from meadhall.engines.valhalla.move_priors import danger
from meadhall.engines.valhalla.state import Valhalla
from tests.engines.valhalla.tables import table

THIN = "deck: A S H W A S H W A S H W A S H W D"
THICK = "deck: D D D D D A S D D D"


def turn(mine: str, theirs: str, *choices: str, deck: str = THIN, armory: str = "") -> Valhalla:
    """The first player's and the second's cards at the beginning of a turn, and what they chose."""
    return table(
        f"""
        turn 1, player 1 leads
        {deck}
        armory: {armory}
        player 1: {mine}
        player 2: {theirs}
        """,
        *choices,
    )


def shares(state: Valhalla) -> dict[str, float]:
    """How likely each choice of the first asked seat is."""
    seat = state.asked()[0]
    actions = state.legal(seat)
    weights = [int(weight) for weight in state.move_priors(seat, actions)]
    found: dict[str, float] = {}
    for action, weight in zip(actions, weights, strict=True):
        name = state.name(seat, action)
        found[name] = found.get(name, 0.0) + weight / sum(weights)
    return found


def test_an_axe_is_used_on_a_rival_who_is_about_to_draw() -> None:
    state = turn("hand A W S H", "hand S A H W", "axe with wolf | sword with axe")
    assert shares(state)["on player 2"] > 0.8


def test_nobody_draws_under_an_axe_who_can_take_an_axe_instead_while_draugar_are_thick() -> None:
    state = turn(
        "hand A W S H S", "hand S A H W S",
        "axe with wolf | sword with hammer", "on player 2", "decline", "take sword",
        deck=THICK, armory="A S",
    )  # fmt: skip
    assert shares(state)["draw"] < 0.2


def test_who_drew_an_axe_keeps_it() -> None:
    state = turn(
        "hand S W A H", "hand H A S W", "sword with wolf | hammer with axe", "decline", "decline",
        deck="deck: H A S W A S H W A S",
    )  # fmt: skip
    assert shares(state)["keep axe"] > 0.8


def test_a_wolf_brings_the_discards_back() -> None:
    state = turn(
        "hand W A H S; discards H S A", "hand S A H W",
        "wolf with axe | sword with axe", "decline", "keep axe", "keep hammer",
    )  # fmt: skip
    assert shares(state)["take back"] > 0.9


def test_cards_of_one_kind_are_no_likelier_for_being_many() -> None:
    """Two hammers are two actions and one choice, which is weighed by itself."""
    state = turn("hand A W S H; discards H H", "hand S A H W", deck=THIN)
    actions = state.legal(0)
    weights = dict(zip(actions, state.move_priors(0, actions), strict=True))
    twin = turn("hand A W S H H; discards H", "hand S A H W", deck=THIN)
    doubled = twin.legal(0)
    twins = dict(zip(doubled, twin.move_priors(0, doubled), strict=True))
    assert len(set(weights.values())) <= len({state.action_class(action) for action in actions})
    by_gist: dict[int, set[int]] = {}
    for action in doubled:
        by_gist.setdefault(int(twin.action_class(action)), set()).add(int(twins[action]))
    assert all(len(each) == 1 for each in by_gist.values())


@pytest.mark.parametrize(
    "draugar, others, step",
    [(5, 36, 0), (8, 36, 1), (8, 28, 2), (8, 22, 3), (8, 15, 4), (8, 10, 5), (8, 5, 6), (8, 2, 7)],
)
def test_danger_is_told_by_the_share_of_draugar_in_the_deck(
    draugar: int, others: int, step: int
) -> None:
    """What is not in the armory must be in the deck, for nobody may keep a draugr."""
    deck = "D " * draugar + ("H S A W " * 6 + "H S A " * 4)[: 2 * others]
    state = turn("hand A W S H", "hand S A H W", deck=f"deck: {deck}", armory="D " * (8 - draugar))
    assert danger(state) == step


@pytest.mark.parametrize("seats, even, score", [(2, 0.5, 0.85), (3, 1 / 3, 0.6), (4, 0.25, 0.45)])
def test_hunches_alone_beat_choices_at_random(seats: int, even: float, score: float) -> None:
    game, points = catalogue.find("valhalla"), 0.0
    for number in range(60):
        state, chance = game.start(seats).determinize(Chance(number)), Chance(1000 + number)
        while state.asks != OVER:
            if state.asks != CHOOSE:
                state.chance_answers(chance)
                continue
            answer = []
            for seat in state.asked():
                actions = state.legal(seat)
                if seat == number % seats:
                    answer.append(state.likely_action(seat, chance))
                else:
                    answer.append(actions[chance.below(len(actions))])
            state.apply(packed(answer))
        results = [int(state.result(seat)) for seat in range(seats)]
        points += results[number % seats] / 2 if any(results) else even
    assert points / 60 > score


@pytest.mark.parametrize(
    "more, less",
    [
        ("hand A W S H S", "hand A W S H"),
        ("hand A W S H; discards S", "hand A W S H"),
        ("hand A W A H", "hand S W A H"),
        ("hand A S H; discards S", "hand A S; discards S H"),
    ],
)
def test_more_cards_an_axe_and_a_hand_of_three_look_better(more: str, less: str) -> None:
    state = turn(more, less)
    assert state.evaluate(0) > 500 > state.evaluate(1)
