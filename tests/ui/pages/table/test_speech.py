"""What a screen reader is told of a match: who did what, what came of it, and what is wanted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.ai.player import choose
from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.engines.values import NOBODY
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.table import narration, page
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall

GAMES = [game.key for game in catalogue.GAMES if game.key in BOARDS]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    heard: list[tuple[str, bool]] = []
    for module in (page, narration):
        monkeypatch.setattr(
            module, "announce", lambda _, words, is_urgent=False: heard.append((words, is_urgent))
        )
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_after_each_choice_one_hears_what_it_did_and_what_is_wanted_next(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]], game: str
) -> None:
    window.context.change("staging", "none")
    table = window.begin(TablePlan(game, 2, levels={1: "thrall"}))
    assert table is not None
    session = table.session

    def is_ours() -> bool:
        table.tick()
        return session.acting != NOBODY or session.outcome is not None

    for number in range(6):
        qtbot.waitUntil(is_ours, timeout=LONG)
        if session.outcome is not None:
            break
        told.clear()
        view = session.view(session.acting)
        session.act(session.acting, int(choose(view, session.acting, "thrall", number)))
        qtbot.waitUntil(is_ours, timeout=LONG)
        assert any(not is_urgent for _, is_urgent in told), "nothing is said of one's own choice"
        assert session.outcome is not None or any(is_urgent for _, is_urgent in told)
        for words, _ in told:
            assert words.strip() and not words.rstrip().endswith(":"), told
            assert not words.startswith("The table:"), told
