"""The table as a person uses it: by clicks, by keys, looking back, undoing, asking for a hint."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from meadhall.client.learning.rulebook import page
from meadhall.client.match.computer_turns import Hint
from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.setup import Origin, TablePlan
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.values import NOBODY, Step
from meadhall.ui.board.pointing import step_buttons
from meadhall.ui.board.scene import NOTHING, MarkKind
from meadhall.ui.board.widget import first_spot
from meadhall.ui.pages.setup import SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.text.words import capital
from meadhall.ui.tools.shots import become_astrid, play
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import GAMES, LONG, LONG_LAST, LONGEST, click_spot, click_world, hall, press


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def sit_down(window: MainWindow, plan: TablePlan) -> TablePage:
    table = window.begin(plan)
    assert table is not None
    return table


def click(qtbot: QtBot, table: TablePage, name: str) -> None:
    spots = table.board_widget.scene.spots
    click_spot(qtbot, table, next(spot.key for spot in spots if spot.name == name))


def marks(table: TablePage, kind: MarkKind) -> set[str]:
    scene = table.board_widget.scene
    return {
        spot.name for mark in scene.marks if mark.kind is kind and (spot := scene.spot(mark.spot))
    }


def sentence(table: TablePage) -> str:
    return table.prompt_bar.sentence.text()


def test_the_prompt_says_whose_turn_it_is_and_what_is_wanted(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2, levels={1: "thrall"}))
    assert sentence(table) == "Your turn, defenders: choose a piece (4 can move)."


def test_choosing_a_piece_marks_it_and_where_it_may_go(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    assert marks(table, MarkKind.MOVABLE) == {"c3", "d4", "d5", "e3"}
    click(qtbot, table, "d4")
    assert marks(table, MarkKind.CHOSEN) == {"d4"}
    assert marks(table, MarkKind.TARGET) == {"c4", "d3", "e4"}
    assert "Esc: back" in sentence(table)


def test_choosing_the_place_makes_the_move_and_marks_it(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    click(qtbot, table, "e3")
    click(qtbot, table, "e5")
    assert table.session.length == 1
    assert marks(table, MarkKind.LAST) == {"e3", "e5"}
    assert sentence(table).startswith("Attackers, your turn")
    assert table.log.rowCount() == 1


def test_a_move_that_cannot_be_made_yet_can_be_made_a_moment_later(
    qtbot: QtBot, window: MainWindow
) -> None:
    """So it is after a program was killed and came back, until the others have been heard."""
    table = sit_down(window, TablePlan("hexentafl", 2))
    table.session.match.is_quiet = True
    click(qtbot, table, "e3")
    click(qtbot, table, "e5")
    assert "have yet to tell" in table.prompt_bar.reason.text()
    assert marks(table, MarkKind.CHOSEN) == {"e3"}
    table.session.match.allow_speaking()
    click(qtbot, table, "e5")
    assert table.session.length == 1


def test_a_second_click_on_the_piece_puts_it_down_again(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    click(qtbot, table, "d4")
    click(qtbot, table, "d4")
    assert marks(table, MarkKind.CHOSEN) == set()


def test_another_piece_may_be_chosen_instead(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    click(qtbot, table, "d4")
    click(qtbot, table, "e3")
    assert marks(table, MarkKind.CHOSEN) == {"e3"}


def test_an_illegal_click_is_explained_and_crossed_out(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    click(qtbot, table, "d4")
    click(qtbot, table, "g2")
    reason = table.prompt_bar.reason
    assert reason.isVisible()
    assert reason.text() == "That cannot be: d4-g2: pieces move along straight lines only."
    assert marks(table, MarkKind.REFUSED) == {"g2"}
    click(qtbot, table, "e4")
    assert not reason.isVisible()


def test_a_click_while_another_thinks_says_who(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2, levels={0: "thrall"}))
    table._clock.stop()
    click(qtbot, table, "a1")
    assert "Defenders (computer, Thrall) is thinking" in table.prompt_bar.reason.text()


def test_the_computer_answers_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2, levels={1: "thrall"}))
    click(qtbot, table, "e3")
    click(qtbot, table, "e5")
    qtbot.waitUntil(lambda: table.session.length == 2, timeout=LONG)
    assert sentence(table).startswith("Your turn")


def test_undo_and_redo_by_button_and_menu(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    assert not table.prompt_bar.undo.isVisible()
    click(qtbot, table, "e3")
    click(qtbot, table, "e5")
    press(qtbot, table.prompt_bar.undo)
    assert table.session.length == 0
    window.actions_by_key["redo"].trigger()
    assert table.session.length == 1
    assert not window.actions_by_key["redo"].isEnabled()


def test_a_hint_shows_the_piece_and_then_the_move(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    press(qtbot, table.prompt_bar.hint)
    qtbot.waitUntil(lambda: table.session.hint is not None, timeout=LONG)
    assert len(marks(table, MarkKind.HINT)) == 1
    (place,) = marks(table, MarkKind.HINT)
    assert table.prompt_bar.reason.text().startswith(f"Hint: look at {place}.")
    press(qtbot, table.prompt_bar.hint)
    assert len(marks(table, MarkKind.HINT)) == 2
    hint = table.session.hint
    assert hint is not None
    said = table.prompt_bar.reason.text()
    assert all(step.text in said for step in hint.steps)


def test_a_hint_tells_what_the_move_brings(window: MainWindow) -> None:
    drawing = page("hexentafl").drawings[3]
    table = sit_down(window, TablePlan("hexentafl", 2, diagram=drawing.position.diagram))
    session = table.session
    action = session.state.read(1, "c6-c4")
    session.hint = Hint(1, action, tuple(session.state.steps(1, action)))
    table.ask_hint()
    said = table.prompt_bar.reason.text()
    assert said.startswith("Hint: c6 to c4. What it brings: takes a man on c3")


def test_looking_back_changes_nothing_and_says_so(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    for name in ("e3", "e5", "a1", "b1"):
        click(qtbot, table, name)
    live = table.board_widget.scene.pieces
    press(qtbot, table.timeline.first)
    assert sentence(table) == "You are looking at move 0 of 2. The match is as it was."
    assert table.board_widget.scene.pieces != live
    click(qtbot, table, "d4")
    assert "You are looking back" in table.prompt_bar.reason.text()
    press(qtbot, table.timeline.forward)
    assert table.number == 1
    press(qtbot, table.prompt_bar.now)
    assert table.board_widget.scene.pieces == live


def test_a_row_of_the_log_leads_to_its_move(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    for name in ("e3", "e5", "a1", "b1"):
        click(qtbot, table, name)
    view = table.log_view
    at = view.visualRect(table.log.index(0, 1)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert table.number == 1


def test_one_may_play_on_from_an_earlier_move(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    for name in ("e3", "e5", "a1", "b1"):
        click(qtbot, table, name)
    table.look_at(1)
    press(qtbot, table.branch)
    branch = window.table
    assert branch is not None and branch is not table
    assert branch.session.state.diagram() == table.session.state_at(1).diagram()
    assert table.session.length == 2


def test_the_match_is_played_by_itself_when_asked(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    for name in ("e3", "e5", "a1", "b1"):
        click(qtbot, table, name)
    press(qtbot, table.timeline.play)
    assert table.number == 0
    for _ in range(4):
        table.timeline._step()
    assert table.number == 2
    assert not table.timeline.is_playing


def test_a_move_waits_where_it_shall_be_confirmed(qtbot: QtBot, window: MainWindow) -> None:
    window.context.change("confirm", True)
    table = sit_down(window, TablePlan("hexentafl", 2))
    click(qtbot, table, "e3")
    click(qtbot, table, "e5")
    assert table.session.length == 0
    assert "e3-e5" in sentence(table)
    press(qtbot, table.prompt_bar.confirm)
    assert table.session.length == 1


def test_reach_is_not_shown_to_those_who_do_not_want_it(qtbot: QtBot, window: MainWindow) -> None:
    window.context.change("reach", "none")
    table = sit_down(window, TablePlan("hexentafl", 2))
    click(qtbot, table, "d4")
    assert marks(table, MarkKind.TARGET) == set()
    assert marks(table, MarkKind.CHOSEN) == {"d4"}


def test_the_board_in_words_follows_the_match(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    click(qtbot, table, "e3")
    click(qtbot, table, "e5")
    said = [table.places.item(at).text() for at in range(table.places.count())]
    assert "e5: a man of the king" in said
    assert "e3: empty" in said


def choose(table: TablePage, chance: Chance) -> int:
    move = table.session.move
    assert move is not None
    actions = move.actions
    return actions[chance.below(len(actions))]


def waits_for_confirmation(table: TablePage, move: MoveBuilder) -> bool:
    """Is it to be sealed, or is the player asked once whether it is meant?"""
    return table.board.is_sealed_choice(move.state) or bool(table.board.doubt(move))


class Habit:
    """What the player of a long match has done by hand enough times to show that it works.

    The first answers are all given by hand, and of each kind the first few; all with `--long`.
    """

    def __init__(self, request: pytest.FixtureRequest) -> None:
        self.is_long = request.config.getoption("--long")
        self.given = 0
        self.seen: Counter[tuple[tuple[str, str], ...]] = Counter()

    def does(self, table: TablePage, action: int) -> bool:
        """Has this answer been given without the player's hand?"""
        move = table.session.move
        assert move is not None
        kind = tuple(
            (
                step.kind,
                "" if table.board.spot_of(step, move.state) else table.board.button_text(step),
            )
            for step in move.way(action)
            if table.board.place_of(step, move.state) is None
        )
        self.given += 1
        self.seen[kind] += 1
        if self.is_long or self.given <= FIRST or self.seen[kind] <= OFTEN:
            return False
        table.session.act(move.seat, action)
        return True


FIRST, OFTEN = 40, 4


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_clicks(
    qtbot: QtBot, window: MainWindow, game: str, request: pytest.FixtureRequest
) -> None:
    table = sit_down(window, TablePlan(game, 2, SHORT.get(game, {})))
    chance, habit = Chance(11), Habit(request)
    for _ in range(LONGEST):
        session = table.session
        if session.outcome is not None:
            break
        if table.privacy_cover.isVisible():
            press(qtbot, table.privacy_cover.ready)
            continue
        move = session.move
        assert move is not None
        action = choose(table, chance)
        if habit.does(table, action):
            continue
        for step in move.way(action):
            if table.session.move is not move:
                break  # what was left to point at went without saying
            if step in move.taken:
                continue  # and so did this
            spot = table.board.spot_of(step, move.state)
            place = table.board.place_of(step, move.state)
            if place is not None:
                click_world(qtbot, table, place, step.kind == "bend")
                settle_at(qtbot, table, move, step)
            elif spot:
                click_spot(qtbot, table, spot)
            else:
                press_choice(qtbot, table, table.board.button_text(step))
        if table.session.move is move and waits_for_confirmation(table, move):
            press(qtbot, table.prompt_bar.confirm)
    assert table.session.outcome is not None
    assert table.end.buttons.isVisible()
    assert capital(str(table.session.outcome.reason)) in sentence(table)


SHORT = {"nxs": {"setup": "short", "goal": 2}, "valheim": {"difficulty": "harsh"}}


def press_choice(qtbot: QtBot, table: TablePage, text: str) -> None:
    buttons = table.prompt_bar.findChildren(QPushButton)
    press(qtbot, next(each for each in buttons if each.text() == text and each.isVisible()))


@pytest.mark.parametrize("game", LONG_LAST)
def test_a_whole_match_is_played_by_keys_alone(
    qtbot: QtBot, window: MainWindow, game: str, request: pytest.FixtureRequest
) -> None:
    table = sit_down(window, TablePlan(game, 2, SHORT.get(game, {})))
    chance, habit = Chance(5), Habit(request)
    for _ in range(LONGEST):
        session = table.session
        if session.outcome is not None:
            break
        if table.privacy_cover.isVisible():
            qtbot.keyClick(table.privacy_cover.ready, Qt.Key.Key_Space)
            continue
        move = session.move
        assert move is not None
        action = choose(table, chance)
        if habit.does(table, action):
            continue
        for step in move.way(action):
            if table.session.move is not move:
                break  # what was left to point at went without saying
            if step in move.taken:
                continue  # and so did this
            spot = table.board.spot_of(step, move.state)
            place = table.board.place_of(step, move.state)
            if place is not None:
                type_place(qtbot, table, step.text)
                held = Qt.KeyboardModifier.ShiftModifier
                none = Qt.KeyboardModifier.NoModifier
                is_bend = step.kind == "bend"
                qtbot.keyClick(table.board_widget, Qt.Key.Key_Return, held if is_bend else none)
                settle_at(qtbot, table, move, step)
            elif spot:
                walk_to(qtbot, table, spot)
                qtbot.keyClick(table.board_widget, Qt.Key.Key_Return)
            else:
                buttons = table.prompt_bar.findChildren(QPushButton)
                wanted = table.board.button_text(step)
                button = next(b for b in buttons if b.text() == wanted and b.isVisible())
                qtbot.keyClick(button, Qt.Key.Key_Space)
        if table.session.move is move and waits_for_confirmation(table, move):
            qtbot.keyClick(table.board_widget, Qt.Key.Key_Return)  # once more: it is confirmed
    assert table.session.outcome is not None


def settle_at(qtbot: QtBot, table: TablePage, move: MoveBuilder, step: Step) -> None:
    """A point of a measured world was chosen, or one beside it that pixels or bases make of it:
    then the point itself is taken. What is pointed out is made by a second choice."""
    if table.session.move is move and move.action is None and step not in move.taken:
        table.take_all([*move.taken, step])
    if table.session.move is move and move.action is not None:
        press(qtbot, table.prompt_bar.confirm)


def type_place(qtbot: QtBot, table: TablePage, place: str) -> None:
    table.typing.ask_place()
    table.typing.line.setText(place)
    qtbot.keyClick(table.typing.line, Qt.Key.Key_Return)


def step_buttons_of(table: TablePage) -> list[Step]:
    move = table.session.move
    return [] if move is None else step_buttons(table.board, move)


def walk_to(qtbot: QtBot, table: TablePage, spot: str) -> None:
    """From one open place to the next, until this one is under the cursor; past the last of them
    lie the buttons above the board."""
    table.board_widget.setFocus()
    for _ in range(len(table.board_widget.scene.spots) + len(step_buttons_of(table)) + 1):
        if table.board_widget.cursor_spot == spot:
            table.board_widget.setFocus()
            return
        qtbot.keyClick(table.focusWidget(), Qt.Key.Key_PageDown)
    raise AssertionError(f"{spot} cannot be reached by Page Down")


def test_at_the_end_one_plays_again_with_sides_swapped(qtbot: QtBot, window: MainWindow) -> None:
    plan = TablePlan("hexentafl", 2, levels={0: "thrall", 1: "thrall"})
    table = sit_down(window, plan)
    while table.session.outcome is None:
        table.session.tick()
    press(qtbot, table.end.swap)
    assert window.table is not None and window.table is not table
    assert window.table.session.length == 0


def test_a_secret_hand_is_covered_until_the_next_player_is_ready(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(window, TablePlan("valhalla", 2))
    first = table.session.acting
    assert not table.privacy_cover.isVisible()
    table.session.move.take(table.session.move.next_steps[0])
    table.session.move.take(table.session.move.next_steps[0])
    table.confirm()
    assert table.session.acting not in (first, NOBODY)
    assert table.privacy_cover.isVisible()
    assert "take the seat" in table.privacy_cover.sentence.text()
    press(qtbot, table.privacy_cover.ready)
    assert not table.privacy_cover.isVisible()


def test_nothing_of_one_sitter_remains_for_the_next(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("valhalla", 2))
    move, widget = table.session.move, table.board_widget
    assert move is not None
    table.toggle_danger()
    table.typing.ask_move()
    table.typing.line.setText("axe with wolf")
    for _ in range(2):
        spot = table.board.spot_of(move.next_steps[-1], move.state)
        assert spot
        widget.put_cursor(spot)
        widget.rested.emit(spot)
        table.pick(move.next_steps[-1])
    table.confirm()
    assert table.privacy_cover.isVisible()
    beneath = [widget, table.log_view, table.places, table.prompt_bar, table.typing, table.timeline]
    assert not any(each.isVisible() for each in beneath), "a screen reader would find it there"
    for _ in range(3):
        qtbot.keyClick(table.privacy_cover.ready, Qt.Key.Key_Tab)
    assert table.privacy_cover.ready.hasFocus(), "the keyboard does not reach beneath the cover"
    press(qtbot, table.privacy_cover.ready)
    assert widget.isVisible() and widget.hasFocus() and table.timeline.isVisible()
    assert widget.cursor_spot == first_spot(widget.scene)
    assert widget.preview == NOTHING and not widget.scene.travels
    assert marks(table, MarkKind.CHOSEN) == marks(table, MarkKind.DANGER) == set()
    assert not table.typing.isVisible() and table.typing.line.text() == ""
    assert table.prompt_bar.reason.text() == ""


def test_two_games_are_one_match_and_the_end_says_who_won_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    plan = TablePlan("hexentafl", 2, levels={0: "thrall", 1: "karl"}).in_pairs()
    table = sit_down(window, plan)
    play_out(table)
    assert "Game 1 of 2:" in sentence(table)
    assert not table.end.swap.isVisible()
    press(qtbot, table.end.next_game)
    second = window.table
    assert second is not None and second is not table
    assert [player.level for player in second.session.players] == ["karl", "thrall"]
    assert "so far" in second.plates.plates[0].lines()[1]
    play_out(second)
    said = sentence(second)
    assert "wins the match:" in said or "The match is drawn:" in said
    assert second.end.swap.isVisible() and not second.end.next_game.isVisible()


def play_out(table: TablePage) -> None:
    while table.session.outcome is None:
        table.session.tick()
    table.follow()


def test_a_new_table_of_unlike_sides_is_set_for_two_games(window: MainWindow) -> None:
    window.set_up("hexentafl")
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    assert page.plan() == page.plan().in_pairs()
    page.pair.setChecked(False)
    assert page.plan().series is None
    window.set_up("nxs")
    other = window.stack.currentWidget()
    assert isinstance(other, SetupPage)
    assert other.plan().series is None


def rotating(window: MainWindow) -> TablePage:
    """A table at which White has moved, and has chosen the piece to turn."""
    table = sit_down(window, TablePlan("nxs", 2))
    move = table.session.move
    assert move is not None
    for step in move.way(move.actions[0]):
        table.pick(step)
    assert table.session.move is not None
    table.pick(table.session.move.next_steps[0])
    return table


@pytest.mark.parametrize(
    "key, told", [(Qt.Key.Key_Period, "turns right"), (Qt.Key.Key_Comma, "turns left")]
)
def test_a_key_turns_the_chosen_piece(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, told: str
) -> None:
    table = rotating(window)
    qtbot.keyClick(table.board_widget, key)
    assert told in str(table.session.read_log()[-1].events[0])


def test_a_handle_beside_the_piece_turns_it(qtbot: QtBot, window: MainWindow) -> None:
    table = rotating(window)
    click_spot(qtbot, table, "turn:5")
    assert "turns left" in str(table.session.read_log()[-1].events[0])
    assert table.board_widget.scene.spot("turn:5") is None


def test_the_wheel_turns_the_piece_only_while_that_is_asked(window: MainWindow) -> None:
    table = rotating(window)
    assert table.board_widget.wheel_turns
    table.board_widget.turned.emit(1)
    assert table.session.length == 2
    assert not table.board_widget.wheel_turns
    table.board_widget.turned.emit(1)
    assert table.session.length == 2


def test_whoever_stands_in_the_way_of_the_chosen_piece_is_marked(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(window, TablePlan("nxs", 2))
    click(qtbot, table, "W4.4")
    assert marks(table, MarkKind.BARRED) >= {"W3.3", "W3.4"} - marks(table, MarkKind.TARGET)


def test_what_is_in_danger_is_shown_on_demand(window: MainWindow) -> None:
    game = catalogue.find("hexentafl")
    text = page("hexentafl").drawings[3].position.diagram.replace("attackers", "defenders")
    state = game.read_diagram(text, 2, game.settle(2, {}))
    table = sit_down(window, TablePlan("hexentafl", 2, diagram=state.diagram()))
    assert marks(table, MarkKind.DANGER) == set()
    window.actions_by_key["danger"].trigger()
    assert marks(table, MarkKind.DANGER) == {"c3"}


def test_the_board_keeps_its_place_when_a_click_is_refused(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(window, TablePlan("nxs", 2))
    before = table.board_widget.geometry()
    click(qtbot, table, "W4.4")
    click(qtbot, table, "B7.1")
    assert table.prompt_bar.reason.isVisible()
    qtbot.wait(20)
    assert table.board_widget.geometry() == before


def log_words(table: TablePage) -> list[str]:
    return [str(table.log.index(line, 2).data()) for line in range(table.log.rowCount())]


def test_the_log_whispers_to_a_player_what_only_he_has_seen(window: MainWindow) -> None:
    become_astrid(window.context.folders)  # so that it is the same match every time
    plan = TablePlan("valhalla", 2, levels={1: "thrall"})
    table = window.begin(plan, Origin(b"whispered".ljust(16), 0))
    assert table is not None
    while table.session.outcome is None and not any("You draw " in it for it in log_words(table)):
        play(table, table.session.length + 1)
    assert any("You draw " in words for words in log_words(table))
    told = "; ".join(str(event) for row in table.session.read_log() for event in row.events)
    assert "You " not in told, "the public story tells it to nobody"


def test_a_choice_is_asked_for_as_the_rules_put_it(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("valhalla", 2, levels={1: "thrall"}))
    play(table, 1)
    assert sentence(table).startswith("Your turn, Astrid. Choose two cards in secret:")
    move = table.session.move
    assert move is not None
    table.pick(move.next_steps[0])
    assert "choose your support action" in sentence(table)


def test_step_by_step_the_computers_players_wait_to_be_seen(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.context.change("motion", "step")
    table = sit_down(window, TablePlan("nxs", 3, levels={1: "thrall", 2: "thrall"}))
    move = table.session.move
    assert move is not None
    for _ in range(2):  # the own move, and the own rotation
        now = table.session.move
        assert now is not None
        for step in now.way(now.actions[0]):
            table.pick(step)
    qtbot.waitUntil(lambda: table.is_held, timeout=LONG)
    assert table.prompt_bar.onward.isVisible()
    qtbot.wait(100)
    assert table.session.length == 3, "one move of the computer's, and no more"
    press(qtbot, table.prompt_bar.onward)
    qtbot.waitUntil(lambda: table.session.length == 4, timeout=LONG)
    qtbot.keyClick(table.board_widget, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.session.length == 5, timeout=LONG)
