"""Home tells how the matches stand, who is nearby, and what the games are."""

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer.invitations import NearbyPerson
from meadhall.client.multiplayer.nearby import NearbyTable
from meadhall.engines import catalogue
from meadhall.engines.game_info import GAME_INFOS
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.thumbnail import Thumbnail
from meadhall.ui.pages.home import FINISHED, UNFINISHED, Section, TurnLabel
from meadhall.ui.pages.setup import SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.text.dates import ago
from meadhall.ui.tools.shots import finish
from meadhall.ui.widgets.basics import Button
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall, press

NOW = datetime(2026, 3, 14, 15, 30)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def play(window: MainWindow, moves: int = 2, levels: dict[int, str] | None = None) -> TablePage:
    table = window.begin(TablePlan("hexentafl", 2, levels=levels or {}))
    assert table is not None
    for _ in range(moves):
        session = table.session
        session.act(session.acting, int(session.state.legal(session.acting)[0]))
    return table


def said(section: Section) -> str:
    labels = [label for label in section.findChildren(QLabel) if label.isVisibleTo(section)]
    return "\n".join(label.text() for label in labels)


def buttons(section: Section, text: str) -> list[QPushButton]:
    shown = [each for each in section.findChildren(QPushButton) if each.isVisibleTo(section)]
    return [each for each in shown if each.text() == text]


# The games. -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_game_can_be_begun_without_scrolling_beside_open_matches(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    with hall(qtbot, tmp_path, language=language) as window:
        for _ in range(UNFINISHED + 1):
            play(window, 1)
            window.close_table()
        window.resize(1280, 800)
        home = window.home
        qtbot.waitUntil(lambda: home.width() > 1000, timeout=LONG)
        played = {each.accessibleName() for each in starts(window)}
        assert len(played) == len(BOARDS)
        for button in starts(window):
            assert button.visibleRegion().boundingRect() == button.rect(), button.accessibleName()


def starts(window: MainWindow) -> list[QPushButton]:
    """The strong button of each game."""
    return [
        each
        for each in window.home.games.findChildren(Button)
        if each.is_strong and each.isVisibleTo(window)
    ]


def test_the_picture_of_a_game_leads_to_it(qtbot: QtBot, window: MainWindow) -> None:
    picture = window.home.games.findChildren(Thumbnail)[0]
    qtbot.mouseClick(picture, Qt.MouseButton.LeftButton)
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage) and page.game.key == GAME_INFOS[0].key


def test_the_picture_of_a_match_leads_to_it(qtbot: QtBot, window: MainWindow) -> None:
    length = play(window, 3).session.length
    window.close_table()
    (picture,) = window.home.unfinished.findChildren(Thumbnail)
    qtbot.mouseClick(picture, Qt.MouseButton.LeftButton)
    assert window.table is not None and window.table.session.length == length


# Matches. -------------------------------------------------------------------------------------


def test_without_matches_there_are_the_games_alone(window: MainWindow) -> None:
    home = window.home
    assert home.games.isVisible()
    assert not home.unfinished.isVisible() and not home.finished.isVisible()
    assert not home.all_matches.isVisible()


def test_a_match_that_waits_for_me_says_so_and_comes_first(window: MainWindow) -> None:
    play(window, 1, levels={1: "thrall"})  # the computer is to move
    window.close_table()
    play(window, 0, levels={0: "thrall"})
    table = window.table
    assert table is not None
    while table.session.acting == -1:
        table.tick()
    window.close_table()
    play(window, 1, levels={1: "thrall"})
    window.close_table()
    home = window.home
    assert len(home.unfinished.findChildren(TurnLabel)) == 1
    first = said(home.unfinished).split("\n")[:4]
    assert first == ["Go on", "heXentafl", "against Thrall", "\u25cf Your turn"]


def test_who_plays_alone_for_both_sides_is_told_so(window: MainWindow) -> None:
    play(window)
    window.close_table()
    assert "all at this computer" in said(window.home.unfinished)
    assert "Just now" in said(window.home.unfinished)


def test_no_more_matches_are_shown_than_there_is_room_for(window: MainWindow) -> None:
    for _ in range(UNFINISHED + 2):
        play(window, 1)
        window.close_table()
    assert len(buttons(window.home.unfinished, "Go on")) == UNFINISHED
    assert window.home.all_matches.isVisible(), "the others are not far"


def test_the_picture_shows_how_the_match_stands(qtbot: QtBot, window: MainWindow) -> None:
    table = play(window, 3)
    position = table.session.state
    window.close_table()
    (picture,) = window.home.unfinished.findChildren(Thumbnail)
    qtbot.waitUntil(lambda: not picture.is_awaited, timeout=LONG)
    board = BOARDS["hexentafl"]
    assert picture.scene.pieces == board.scene(position, 0).pieces
    assert picture.scene.pieces != board.scene(catalogue.find("hexentafl").start(), 0).pieces


def test_a_finished_match_tells_its_result_and_is_looked_at(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = play(window, 1, levels={1: "thrall"})
    finish(table)
    over = table.session.outcome
    assert over is not None
    window.close_table()
    told = said(window.home.finished)
    result = {"WIN": "You won.", "DRAW": "A draw.", "LOSS": "You lost."}[over.results[0].name]
    assert f"{result} {over.reason}" in told and "against Thrall, just now" in told
    press(qtbot, buttons(window.home.finished, "Look at it")[0])
    assert window.table is not None and window.table.session.outcome == over


def test_one_may_learn_from_a_finished_match_at_once(qtbot: QtBot, window: MainWindow) -> None:
    finish(play(window, 1))
    window.close_table()
    press(qtbot, buttons(window.home.finished, "Learn from it")[0])
    assert window.table is not None
    assert window.table.timeline.chances.isChecked(), "the computer judges the match"


def test_all_other_matches_are_in_the_library(qtbot: QtBot, window: MainWindow) -> None:
    for _ in range(FINISHED + 1):
        finish(play(window, 1))
        window.close_table()
    assert len(buttons(window.home.finished, "Look at it")) == FINISHED
    window.home.all_matches.click()
    assert window.stack.currentWidget() is window.library_page


def test_a_match_of_others_is_told_by_its_people(qtbot: QtBot, window: MainWindow) -> None:
    table = play(window, 1)
    window.close_table()
    os.remove(window.context.folders.identity)
    window.go_home()
    assert table is not window.table
    assert "Astrid (defenders), Astrid (attackers)" in said(window.home.unfinished)
    assert not window.home.unfinished.findChildren(TurnLabel)


class Seen:
    """As much of a network as the page looks at."""

    nearby: tuple[NearbyTable, ...] = ()
    around: tuple[NearbyPerson, ...] = ()
    others = 0

    def __init__(self, *keys: bytes) -> None:
        self.keys = keys

    def is_seen(self, key: bytes) -> bool:
        return key in self.keys


def test_a_match_says_that_its_other_player_is_nearby(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(window, 1)
    window.close_table()
    (sat, other) = window.library.seats_of(window.library.unfinished(1)[0].path)
    leif = replace(other, key="ab" * 32, name="Leif")
    monkeypatch.setattr(window.library, "seats_of", lambda path: [sat, leif])
    window.go_home()
    assert "Nearby: Leif" not in said(window.home.unfinished)
    window.home.follow(Seen(bytes.fromhex(leif.key)))  # type: ignore[arg-type]
    assert "Nearby: Leif" in said(window.home.unfinished)
    window.home.follow(Seen())  # type: ignore[arg-type]
    assert "Nearby: Leif" not in said(window.home.unfinished)


# Those nearby. --------------------------------------------------------------------------------


def test_nobody_is_looked_for_before_somebody_asks(qtbot: QtBot, window: MainWindow) -> None:
    card = window.home.nearby
    assert "keeps silent" in card.sentence.text()
    with qtbot.waitSignal(window.home.nearby_wanted):
        press(qtbot, card.look)
    assert window.stack.currentWidget() is window.nearby_page


def test_tables_nearby_are_joined_from_home(qtbot: QtBot, window: MainWindow) -> None:
    card, asked = window.home.nearby, []
    window.home.join_wanted.disconnect()
    window.home.join_wanted.connect(lambda key, is_watching: asked.append((key, is_watching)))
    open_one = NearbyTable("one", "Leif", "nxs", "1/2", True, True)
    running = NearbyTable("two", "Ulf", "valhalla", "0/4", False, True)
    foreign = NearbyTable("three", "Runa", "nxs", "1/2", True, False)
    card.show_nearby((open_one, running, foreign), (NearbyPerson("i", "Ingrid"),), 4)
    assert card.sentence.text() == "Nearby, at no table: Ingrid."
    ways = [each for each in card.findChildren(QPushButton) if each is not card.look]
    assert [each.text() for each in ways] == ["Join", "Watch", "Watch"]
    for way in ways:
        press(qtbot, way)
    assert asked == [("one", False), ("one", True), ("two", True)]
    card.show_nearby((), (), 0)
    assert "No one nearby yet" in card.sentence.text()
    card.show_nearby((), (), 1)
    assert card.sentence.text() == "Those who are nearby play with you."


# Time, in words. ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "before, words",
    [
        (timedelta(seconds=30), "just now"),
        (timedelta(minutes=3), "3 minutes ago"),
        (timedelta(hours=2), "today at 13:30"),
        (timedelta(hours=16), "yesterday"),
        (timedelta(days=3), "3 days ago"),
        (timedelta(days=7), "7 March"),
        (timedelta(days=365), "14 March 2025"),
    ],
)
def test_time_is_told_in_words(before: timedelta, words: str) -> None:
    assert ago(NOW - before, NOW) == words


def test_a_clock_that_was_put_back_makes_no_nonsense() -> None:
    assert ago(NOW + timedelta(hours=1), NOW) == "today at 16:30"
    assert ago(NOW + timedelta(days=2), NOW) == "16 March"


def test_a_kept_moment_is_tried_again_from_home(qtbot: QtBot, window: MainWindow) -> None:
    table = play(window, 4)
    table.keep_wanted.emit(2, "D2-e2 cost 20%.")
    window.close_table()
    home = window.home
    assert "Move 3: D2-e2 cost 20%." in said(home.moments)
    press(qtbot, buttons(home.moments, "Try it")[0])
    assert window.table is not None and window.table.session.length == 2
    window.go_home()
    press(qtbot, buttons(window.home.moments, "Forget it")[0])
    assert not window.home.moments.isVisible()


def test_tab_goes_down_the_page(window: MainWindow) -> None:
    play(window)
    window.go_home()
    home = window.home
    first = home.unfinished.findChildren(Button)[0]
    games = home.games.findChildren(Button)
    seen = [first]
    while seen[-1] is not home.nearby.findChildren(Button)[0]:
        following = seen[-1].nextInFocusChain()
        while not (isinstance(following, Button) and following.isVisibleTo(home)):
            following = following.nextInFocusChain()
        seen.append(following)
    assert seen[1:-1] == games
