"""The chance that heroes are called is about how often they win, however hard the match is."""

from functools import cache
from math import log

import pytest

from meadhall.ai.player import choose
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.packed import i64, vec

VALHEIM = catalogue.find("valheim")

MATCHES = 40


@cache
def called_and_won(difficulty: str) -> list[tuple[float, float]]:
    """What the evaluation said in matches of Jarl, and whether they were won."""
    found = []
    for match in range(MATCHES):
        state, chance = VALHEIM.start(1, difficulty=difficulty), Chance(f"heroes {match}".encode())
        called = []
        number = 0
        while state.asks != OVER:
            if state.asks != CHOOSE:
                state.apply(state.draw_answer(chance))
                continue
            if chance.below(20) == 0:
                called.append(int(state.evaluate(0)) / 1000)
            state.apply(vec[i64]([i64(choose(state, 0, "jarl", match * 10_000 + number))]))
            number += 1
        found += [(each, int(state.result(0)) / 2) for each in called]
    return found


def surprise(called: float, won: float) -> float:
    """The log loss."""
    return -log(called if won else 1 - called)


@pytest.mark.parametrize("difficulty", ["gentle", "normal", "harsh"])
def test_heroes_are_called_about_as_well_off_as_they_are(difficulty: str) -> None:
    found = called_and_won(difficulty)
    called = sum(each for each, _ in found) / len(found)
    won = sum(won for _, won in found) / len(found)
    assert abs(called - won) < 0.15


def test_the_called_chance_tells_more_than_how_often_heroes_win_at_all() -> None:
    found = called_and_won("normal")
    share = sum(won for _, won in found) / len(found)
    by_chance = sum(surprise(*each) for each in found)
    by_share = sum(surprise(share, won) for _, won in found)
    assert by_chance < by_share
