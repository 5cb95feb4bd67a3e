"""Everybody computes the same choice for a computer seat, on any machine and in any way."""

import pytest

from meadhall.client.computer import replayable_choice
from meadhall.client.computer.replayable_choice import RANDOM, compute, rules_version
from meadhall.client.computer.thinking import thinking_job
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, State
from meadhall.engines.game import Game
from meadhall.engines.random_play import random_step

GAMES = [("hexentafl", 2, {}), ("nxs", 3, {"cards": "hidden"}), ("valhalla", 3, {})]


def positions(game: Game, seats: int, settings: dict[str, object], count: int) -> list[State]:
    """Some moments of a match at which somebody is to choose."""
    chance, found = Chance(5), []
    state = game.opening(seats, game.settle(seats, settings))
    while len(found) < count:
        if state.asks == CHOOSE and chance.below(3) == 0:
            found.append(state.copy())
        random_step(state, chance)
    return found


@pytest.mark.parametrize("level", ["thrall", "huskarl"])
@pytest.mark.parametrize("key, seats, settings", GAMES)
def test_a_window_and_a_program_without_one_choose_alike(
    key: str, seats: int, settings: dict[str, object], level: str
) -> None:
    """Otherwise those who compute a window's choices again would blame its owner."""
    game = catalogue.find(key)
    settled = game.settle(seats, settings)
    for number, state in enumerate(positions(game, seats, settings, 3)):
        seat = int(state.asked()[0])
        view = state.seen_by(seat)
        asked = thinking_job(game, settled, view, seat, level, number)
        _, report = asked.explore(lambda report: None, lambda: False)
        assert report.action == compute(level, view, seat, number)


def test_at_random_is_any_legal_action_and_the_same_for_the_same_chance() -> None:
    state = catalogue.find("hexentafl").start()
    chosen = [compute(RANDOM, state, 0, chance) for chance in range(40)]
    assert chosen == [compute(RANDOM, state, 0, chance) for chance in range(40)]
    assert set(chosen) <= {int(action) for action in state.legal(0)} and len(set(chosen)) > 10


def test_a_changed_line_makes_other_computer_players(
    tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def brand_with(text: str) -> str:
        for room in ("engines", "ai"):
            (tmp_path / room).mkdir(exist_ok=True)
            (tmp_path / room / "one.py").write_bytes(text.encode())
        rules_version.cache_clear()
        monkeypatch.setattr(replayable_choice.unit, "PACKAGE", tmp_path)
        return rules_version()

    try:
        assert brand_with("x = 1\n") != brand_with("x = 2\n")
        assert brand_with("x = 1\n") == brand_with("x = 1\r\n"), "whatever ends the lines"
    finally:
        rules_version.cache_clear()
