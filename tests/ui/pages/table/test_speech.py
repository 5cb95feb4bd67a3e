"""What a screen reader is told of a match: who did what, what came of it, and what is wanted."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.ai.player import choose
from meadhall.client.match.log import LogRow
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.phrases import Form, say
from meadhall.engines.skirmish.state import Skirmish
from meadhall.engines.values import NOBODY, Event
from meadhall.ui.board.announcements import ARRIVAL
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.table import narration, page
from meadhall.ui.pages.table.log_model import events_told
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.tools.shots import finish, play
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


class Words(Form):
    PLAYS = "plays"
    WINS = "wins"
    LOSES = "loses"
    REFUSED = "refused."


def begun(window: MainWindow, game: str) -> TablePage:
    window.context.change("staging", "none")
    table = window.begin(TablePlan(game, 2, levels={1: "thrall"}))
    assert table is not None
    return table


def test_after_a_piece_is_chosen_one_hears_what_is_wanted_next(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = begun(window, "hexentafl")
    assert table.session.move is not None
    told.clear()
    table.pick(table.session.move.next_steps[0])
    assert any("choose where it goes" in words for words, _ in told)


def test_who_comes_to_the_table_hears_what_is_wanted_once(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = begun(window, "hexentafl")
    asked = table.prompt_bar.sentence.text()
    qtbot.waitUntil(lambda: (asked, False) in told, timeout=LONG)
    qtbot.wait(2 * ARRIVAL)
    assert [words for words, _ in told].count(asked) == 1


def test_looking_back_each_move_is_read_with_its_number(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = begun(window, "hexentafl")
    play(table, 4)
    told.clear()
    table.look_at(2)
    table.look_at(0)
    table.return_to_now()
    (second, _), (beginning, _), (now, _) = told
    assert second.startswith("Move 2. Attackers: ") and " to " in second
    assert beginning == "The beginning of the match."
    assert now == table.prompt_bar.sentence.text()


def test_what_cannot_be_done_is_read_out_at_once(
    window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = begun(window, "hexentafl")
    told.clear()
    table.show_error(UserError(say(Words.REFUSED)))
    assert told == [("Refused.", True)]


def test_the_verdict_is_read_out_with_the_summary(
    window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = begun(window, "hexentafl")
    finish(table)
    assert any(table.moment.verdict.text() in words and "moves" in words for words, _ in told)


def test_only_who_is_alone_here_hears_which_cards_he_gets(
    window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    alone = begun(window, "skirmish")
    play(alone, 9)
    assert any("Your cards: " in words for words, _ in told)
    told.clear()
    two = window.begin(TablePlan("skirmish", 2))
    assert two is not None
    play(two, 9)
    assert not any("Your cards: " in words for words, _ in told)


def test_nobody_hears_of_a_point_more_than_half_an_inch(window: MainWindow) -> None:
    table = begun(window, "skirmish")
    play(table, 9)
    state = table.session.state
    assert isinstance(state, Skirmish)
    said = table.board.aloud("W1 moves to 29.1875,3.0625. Turn 2 is over.", state)
    assert "(29, 3). Turn 2 is over." in said
    assert re.search(r"to \d+(\.\d)? inches [a-z-]+ of [haw]\d ", said)


def test_a_row_of_several_people_names_each_before_what_they_did(window: MainWindow) -> None:
    session = begun(window, "valhalla").session
    things = [
        (1, Words.PLAYS), (1, Words.WINS), (0, Words.LOSES), (0, Words.WINS), (1, Words.PLAYS),
        (0, Words.REFUSED),
    ]  # fmt: skip
    events = tuple(Event("", say(words), seat) for seat, words in things)
    assert events_told(session, LogRow(3, 1, "", events)) == [
        "plays", "wins", "Astrid: loses", "wins", "Thrall: plays", "refused.",
    ]  # fmt: skip
