"""Styles: bold, careful and tricky players choose among what is nearly as good, and only there."""

import pytest

from meadhall.ai.entrants import entrant_of
from meadhall.ai.levels import LEVELS, fitted, level_of
from meadhall.ai.payoffs import LOST, UNPROVEN, WON
from meadhall.ai.player import choose, decide
from meadhall.ai.search import Choice
from meadhall.ai.styles import LEAPING, STYLES, likings, style_of, to_the_taste
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, STYLE_KEYS
from meadhall.engines.hexentafl.state import Hexentafl
from meadhall.engines.values import BadOption
from tests.engines.hexentafl.boards import board

KEYS = [style.key for style in STYLES]

ROWS = """
   . . . .
  A . . . .
 . D . . . .
A . . K . . A
 . . . A . .
  . D A . .
   . . . A
"""


def position(side: str = "attackers") -> Hexentafl:
    return board([row.strip() for row in ROWS.splitlines() if row.strip()], side)


def choices_of(state: Hexentafl, **worths: int) -> list[Choice]:
    """These moves, equally often tried, each worth so many thousandths; the first is the best."""
    seat = int(state.turn)
    return [
        Choice(state.read(seat, name.replace("_", "-")), 100, 0, 0, UNPROVEN, (), 1000 * worth)
        for name, worth in worths.items()
    ]


def taken(state: Hexentafl, choices: list[Choice], style: str, lean: int = 20) -> str:
    chosen = to_the_taste(state, int(state.turn), choices, choices[0], style, lean)
    return state.name(state.turn, chosen.action)


def capture_and_quiet(state: Hexentafl) -> tuple[str, str]:
    seat = int(state.turn)
    by_ease = sorted(state.legal(seat), key=lambda action: int(state.glance(action)))
    return state.name(seat, by_ease[-1]), state.name(seat, by_ease[0])


def test_a_bold_player_takes_where_a_quiet_move_is_hardly_better() -> None:
    state = position()
    capture, quiet = capture_and_quiet(state)
    assert int(state.glance(state.read(1, capture))) >= LEAPING
    near = choices_of(state, **{quiet.replace("-", "_"): 520, capture.replace("-", "_"): 510})
    assert taken(state, near, "bold") == capture
    assert taken(state, near, "tricky", lean=0) == quiet
    far = choices_of(state, **{quiet.replace("-", "_"): 540, capture.replace("-", "_"): 510})
    assert taken(state, far, "bold") == quiet, "it never gives up more than the margin"


def test_no_style_takes_what_is_proven_lost() -> None:
    state = position()
    capture, quiet = capture_and_quiet(state)
    good, bad = choices_of(state, **{quiet.replace("-", "_"): 1, capture.replace("-", "_"): 1})
    lost = Choice(bad.action, 100, 0, 0, LOST, (), bad.worth)
    for style in KEYS:
        assert taken(state, [good, lost], style) == quiet


def test_no_style_leaves_a_proven_win() -> None:
    state = position()
    capture, quiet = capture_and_quiet(state)
    good, bad = choices_of(state, **{quiet.replace("-", "_"): 990, capture.replace("-", "_"): 990})
    won = Choice(good.action, 100, 0, 0, WON, (), good.worth)
    for style in KEYS:
        assert decide(state, 1, [won, bad], level_of(f"einherjar:{style}"), 1) == won.action


def test_a_choice_that_was_hardly_tried_is_not_taken_for_its_style() -> None:
    state = position()
    capture, quiet = capture_and_quiet(state)
    good, bad = choices_of(state, **{quiet.replace("-", "_"): 520, capture.replace("-", "_"): 520})
    untried = Choice(bad.action, 3, 0, 0, UNPROVEN, (), bad.worth)
    assert taken(state, [good, untried], "bold") == quiet


def test_a_careful_player_leaves_the_rival_less_than_any_other_choice_would() -> None:
    state = position()
    seat = int(state.turn)
    names = [state.name(seat, action) for action in state.legal(seat)]
    choices = choices_of(state, **{name.replace("-", "_"): 500 for name in names})
    chosen = taken(state, choices, "careful")
    assert worst_left(state, chosen) == max(worst_left(state, name) for name in names)


def worst_left(state: Hexentafl, name: str) -> int:
    """What is left to the mover after the reply that looks worst, by the rules alone."""
    seat, after = int(state.turn), state.copy()
    after.play(state.read(seat, name))
    left = []
    for reply in after.legal(after.turn):
        then = after.copy()
        then.play(reply)
        left.append(int(then.result(seat)) * 500 if then.asks != 0 else int(then.evaluate(seat)))
    return min(left)


def test_what_is_liked_least_is_zero_and_what_is_liked_most_a_thousand() -> None:
    state = position()
    capture, quiet = capture_and_quiet(state)
    both = choices_of(state, **{capture.replace("-", "_"): 1, quiet.replace("-", "_"): 1})
    assert likings(state, 1, both, "bold") == [1000, 0]


@pytest.mark.parametrize("style", KEYS)
@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_a_level_with_a_style_has_the_budget_of_the_level(level: str, style: str) -> None:
    for key in (game.key for game in catalogue.GAMES):
        state = catalogue.find(key).start()
        plain, liking = fitted(level_of(level), state), fitted(level_of(f"{level}:{style}"), state)
        assert (plain.simulations, plain.oversight, plain.margin, plain.style) == (
            liking.simulations, liking.oversight, liking.margin, "",
        )  # fmt: skip
        assert liking.style == style


@pytest.mark.parametrize("style", KEYS)
def test_the_same_position_style_and_seed_give_the_same_choice(style: str) -> None:
    state = position("defenders")
    chosen = {choose(state, 0, f"karl:{style}", 7) for _ in range(3)}
    assert len(chosen) == 1
    assert chosen < {int(action) for action in state.legal(0)}


def test_every_style_that_a_game_may_name_is_one_that_a_player_can_have() -> None:
    assert tuple(KEYS) == STYLE_KEYS
    for game in catalogue.GAMES:
        assert set(game.start().styles()) <= set(KEYS)


def test_a_game_without_that_style_is_played_as_without_any() -> None:
    state = catalogue.find("valhalla").start(2)
    while state.asks != CHOOSE:
        state.chance_answers(Chance(1))
    assert choose(state, 0, "karl:bold", 3) == choose(state, 0, "karl", 3)


def test_styles_are_written_after_the_level() -> None:
    assert entrant_of("jarl:bold").level == level_of("Jarl:Bold")
    level = entrant_of("search:tricky,lean=40,simulations=50").level
    assert level is not None
    assert (level.style, level.method.lean, level.simulations) == ("tricky", 40, 50)


def test_an_unknown_style_is_refused_with_the_known_ones() -> None:
    for attempt in (lambda: level_of("jarl:shy"), lambda: style_of("shy")):
        with pytest.raises(BadOption, match="bold"):
            attempt()
    with pytest.raises(BadOption, match="no style"):
        entrant_of("greedy:bold")


def test_a_level_that_errs_more_may_go_further_for_its_style() -> None:
    leans = [level.lean for level in LEVELS]
    assert leans == sorted(leans, reverse=True)
    assert leans[0] < LEVELS[0].margin
