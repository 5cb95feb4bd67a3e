"""What a screen reader is told of a match: who did what, what came of it, and what is wanted."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from meadhall.ai.player import choose
from meadhall.client.match.log import LogRow
from meadhall.client.match.session import Session
from meadhall.client.match.setup import Origin, TablePlan
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.phrases import Form, say
from meadhall.engines.skirmish.state import Skirmish
from meadhall.engines.values import NOBODY, Event
from meadhall.ui.board.pointing import step_buttons
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.table import narration, page
from meadhall.ui.pages.table.log_model import events_told
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.table.side_tabs import SideTabs
from meadhall.ui.tools.shots import become_astrid, finish, play
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall, spoken

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


def test_who_comes_to_the_table_hears_first_the_game_and_what_is_wanted(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    """A reader says the name of the list in which the keyboard is, and then the place there."""
    table = begun(window, "valheim")
    assert window.focusWidget() is table.board_widget
    asked, name = table.prompt_bar.sentence.text(), table.board_widget.accessibleName()
    assert name == f"Valheim, the board. {asked}"
    offered = table.narration.offered()
    qtbot.waitUntil(lambda: (offered, False) in told, timeout=LONG)
    assert asked not in spoken_of(told), "it would be said twice"
    told.clear()
    move = table.session.move
    assert move is not None
    table.take_all(move.way(move.actions[0]))
    assert table.prompt_bar.sentence.text() in spoken_of(told)
    name = table.board_widget.accessibleName()
    assert name == "The board", "else it would be said twice when a button that goes leaves it"
    window.go_home()
    window.show_page(table)
    asked = table.prompt_bar.sentence.text()
    assert table.board_widget.accessibleName() == f"Valheim, the board. {asked}"


def number_of(widget: QWidget) -> int:
    """The number by which a screen reader asks for it."""
    return QAccessible.uniqueId(QAccessible.queryAccessibleInterface(widget))


def test_what_the_tabs_tell_while_they_are_made_is_gone_when_a_reader_asks(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it says the name of a tab before anything else, though the keyboard is not there."""
    tabs, told = SideTabs(), []
    qtbot.addWidget(tabs)
    tabs.currentChanged.connect(lambda: told.append(number_of(tabs.tabBar())))
    tabs.add(QWidget(), "One", "library")
    tabs.add(QWidget(), "Two", "words")
    now = number_of(tabs.tabBar())
    assert len(told) == 1 and now not in told
    tabs.setCurrentIndex(1)
    assert told[1:] == [now], "of what comes later it hears"


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


def test_what_is_taken_back_alone_is_told_with_what_is_wanted_now(
    window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = begun(window, "hexentafl")
    play(table, 4)
    told.clear()
    table.undo()
    assert spoken_of(told) == f"Taken back. {table.prompt_bar.sentence.text()}"


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


def test_what_stands_over_the_board_at_the_end_is_no_part_of_it(window: MainWindow) -> None:
    """Orca would look through all its places for the button that has the keyboard."""
    table = begun(window, "hexentafl")
    finish(table)
    found: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(table.moment.look)
    while found is not None:
        assert found.role() != QAccessible.Role.List
        found = found.parent()


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
    table = begun(window, "valhalla")
    things = [
        (1, Words.PLAYS), (1, Words.WINS), (0, Words.LOSES), (0, Words.WINS), (1, Words.PLAYS),
        (0, Words.REFUSED),
    ]  # fmt: skip
    events = tuple(Event("", say(words), seat) for seat, words in things)
    assert events_told(table.board, table.session, LogRow(3, 1, "", events)) == [
        "plays", "wins", "Astrid: loses", "wins", "Thrall: plays", "refused.",
    ]  # fmt: skip


def spoken_of(told: list[tuple[str, bool]]) -> str:
    return " ".join(words for words, _ in told)


def test_who_asks_for_the_hint_again_hears_it_again(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = begun(window, "hexentafl")
    table.ask_hint()
    qtbot.waitUntil(lambda: "Hint: " in spoken_of(told), timeout=LONG)
    table.ask_hint()
    told.clear()
    table.ask_hint()
    assert "Hint: " in spoken_of(told)


def test_what_is_in_danger_is_read_out_and_so_is_that_nothing_is(
    window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    begun(window, "hexentafl")
    told.clear()
    window.actions_by_key["danger"].trigger()
    assert told == [("Nothing of yours could be taken now.", False)]
    assert window.begin(TablePlan("valheim", 1)) is not None
    assert not window.actions_by_key["danger"].isEnabled(), "here nobody can be taken"


def test_a_typed_move_is_heard_once_and_none_of_its_steps(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = begun(window, "hexentafl")
    move = table.session.move
    assert move is not None
    told.clear()
    table.typing.ask_move()
    table.typing.line.setText(move.state.name(move.seat, move.actions[0]))
    qtbot.keyClick(table.typing.line, Qt.Key.Key_Return)
    assert table.session.length > 0
    assert "choose where it goes" not in spoken_of(told)


def test_a_field_that_opens_is_empty_before_it_has_the_keyboard(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Orca takes a change in it for where one is already, and does not say where one comes to."""
    table = begun(window, "hexentafl")
    table.typing.ask_place()
    table.typing.line.setText("d4")
    qtbot.keyClick(table.typing.line, Qt.Key.Key_Return)
    changes: list[str] = []
    table.typing.line.textChanged.connect(changes.append)
    table.typing.ask_move()
    assert changes == []


def test_what_all_have_ends_with_how_near_the_goal_is(
    window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    begun(window, "hexentafl")
    told.clear()
    window.actions_by_key["read_others"].trigger()
    assert "6 on the board" in spoken_of(told) and "corners" in spoken_of(told)


def test_a_key_that_leads_no_further_is_answered_with_where_one_is(
    qtbot: QtBot, window: MainWindow
) -> None:
    board = begun(window, "hexentafl").board_widget
    heard: list[str] = []
    board.told.connect(heard.append)
    for _ in range(len(board.scene.spots)):
        qtbot.keyClick(board, Qt.Key.Key_Left)
    here = board.scene.spot(board.cursor_spot)
    assert here is not None and heard[-1] == here.sentence


def asked_by_buttons(window: MainWindow) -> TablePage:
    """A table at which something is asked that only buttons above the board can answer."""
    table = begun(window, "valheim")
    for _ in range(200):
        move = table.session.move
        if move is not None and step_buttons(table.board, move):
            return table
        play(table, table.session.length + 1)
    raise AssertionError("no buttons in all this time")


def test_choices_without_a_place_are_named_and_page_down_leads_there_and_back(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    table = asked_by_buttons(window)
    move = table.session.move
    assert move is not None
    names = [table.board.button_text(step) for step in step_buttons(table.board, move)]
    told.clear()
    window.actions_by_key["read_turn"].trigger()
    assert all(name in spoken_of(told) for name in names)
    board = table.board_widget
    board.setFocus()
    found = []
    for _ in range(len(board.scene.spots) + len(names) + 1):
        widget = table.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, Qt.Key.Key_PageDown)
        focused = table.focusWidget()
        if isinstance(focused, QPushButton):
            found.append(focused.text())
        elif found:
            break
    assert found == names
    assert table.focusWidget() is board, "past the last of them is the board again"


def test_a_button_that_goes_leaves_the_keyboard_to_the_board(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = begun(window, "hexentafl")
    play(table, 4)
    table.look_at(2)
    button = table.prompt_bar.now
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert not button.isVisible()
    assert table.focusWidget() is table.board_widget


def test_of_the_pages_of_a_window_only_what_is_on_them_is_named(window: MainWindow) -> None:
    begun(window, "hexentafl")
    roles = {each.role() for each in spoken(QAccessible.queryAccessibleInterface(window))}
    assert QAccessible.Role.LayeredPane not in roles


def test_the_place_under_the_cursor_says_that_it_has_the_keyboard(window: MainWindow) -> None:
    board = begun(window, "hexentafl").board_widget
    window.activateWindow()
    board.setFocus()
    here = QAccessible.queryAccessibleInterface(board).focusChild()
    assert here.state().focusable
    assert bool(here.state().focused) is board.hasFocus()


def test_a_row_of_the_log_is_heard_once(window: MainWindow) -> None:
    table = begun(window, "hexentafl")
    play(table, 2)
    row = [
        str(table.log.index(0, column).data(Qt.ItemDataRole.AccessibleTextRole))
        for column in range(3)
    ]
    assert len([words for words in row if words.strip()]) == 1


def test_the_bag_of_a_hero_is_read_out_with_where_the_hero_stands(
    window: MainWindow, told: list[tuple[str, bool]]
) -> None:
    diagram = (
        "turn 1, hero 1: travel\nhero 1: on c6; wood 3\n"
        "houses: timber berries megingjord bronze mjolnir_shard iron"
    )
    begun_at = window.begin(TablePlan("valheim", 1, diagram=diagram))
    assert begun_at is not None
    told.clear()
    window.actions_by_key["read_own"].trigger()
    assert "Wood: 3 of" in spoken_of(told)


def ranks_that_nobody_answers(session: Session) -> list[LogRow]:
    """The first two or more of them in a row, once something else has followed."""
    found: list[LogRow] = []
    for row in session.read_log():
        is_one = [event.key for event in row.events] == ["called"]
        if not is_one and len(found) > 1:
            return found
        found = [*found, row] if is_one else []
    return []


@pytest.mark.parametrize("staging", ["none", "normal"])
def test_ranks_that_nobody_answers_are_told_in_one_sentence(
    qtbot: QtBot, window: MainWindow, told: list[tuple[str, bool]], staging: str
) -> None:
    become_astrid(window.context.folders)  # so that it is the same match every time
    window.context.change("staging", staging)
    window.context.change("motion", "normal")
    window.context.change("cover", False)
    table = window.begin(TablePlan("skirmish", 2), Origin(b"ranks".ljust(16), 0))
    assert table is not None
    session = table.session
    while not (rows := ranks_that_nobody_answers(session)):
        play(table, session.length + 1)
        while table.stage.is_running:
            table.go_on()
    said = [words for words, _ in told if "nobody answers" in words]
    first, last = (str(row.events[0].text.place("rank")) for row in (rows[0], rows[-1]))
    assert f"The {first} to the {last} are called: nobody answers." in said
    assert not any(words.startswith(f"The {last} are") for words in said)
    lines = [str(table.log.index(line, 2).data()) for line in range(table.log.rowCount())]
    assert f"The {first} to the {last} are called: nobody answers." in lines


def test_after_a_typed_move_the_cursor_is_where_it_led(window: MainWindow) -> None:
    table = begun(window, "hexentafl")
    move = table.session.move
    assert move is not None
    steps = move.way(move.state.read(move.seat, "e3-e5"))
    table.typing.played.emit(steps)
    assert table.board_widget.cursor_spot == table.board.spot_of(steps[-1], move.state)


def test_in_an_adventure_the_cursor_begins_at_the_hero(window: MainWindow) -> None:
    table = window.begin(TablePlan("valheim", 2, levels={0: "thrall"}))  # the other goes first
    assert table is not None
    here = table.board_widget.scene.spot(table.board_widget.cursor_spot)
    assert here is not None and "you" in here.sentence


def test_the_board_in_words_changes_only_where_the_board_has(
    qtbot: QtBot, window: MainWindow
) -> None:
    """A screen reader is told of every line that changes, and may choke on hundreds."""
    table = window.begin(TablePlan("valheim", 1))
    assert table is not None
    model, changed = table.places.model(), []
    for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
        signal.connect(lambda *_: changed.append("all"))
    model.dataChanged.connect(lambda first, *_: changed.append(first.row()))
    move = table.session.move
    assert move is not None
    table.take_all(move.way(next(each for each in move.actions)))
    assert 0 < len(changed) < table.places.count() / 4 and "all" not in changed


def test_enter_ends_a_turn_all_the_same_wherever_the_cursor_is(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.begin(TablePlan("valheim", 1))
    assert table is not None
    move = table.session.move
    assert move is not None
    length = table.session.length
    table.take_all(move.way(move.state.read(move.seat, "end")))
    assert "Press Enter to do it all the same" in table.prompt_bar.sentence.text()
    qtbot.keyClick(table.board_widget, Qt.Key.Key_Return)
    rows = table.session.read_log()
    assert table.session.length > length and rows[length].notation == "end"
