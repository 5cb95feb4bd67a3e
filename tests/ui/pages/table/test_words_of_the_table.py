"""What stands on a table reads well: hints in words, marks of a turn, plurals, sealed cards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.match.computer_turns import Hint
from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.engines.hexentafl.board import DEFENDERS, REACH
from meadhall.engines.hexentafl.movement import slides
from meadhall.engines.hexentafl.state import Hexentafl
from meadhall.engines.phrases import Phrase
from meadhall.net.texts import FileProblem, recognised
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import MarkKind
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.text.prompts import hint_words
from meadhall.ui.window.main_window import MainWindow
from tests.engines.valhalla.tables import table as valhalla
from tests.ui.hall import hall


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def sit_down(window: MainWindow, plan: TablePlan) -> TablePage:
    table = window.begin(plan)
    assert table is not None
    return table


def do(table: TablePage, notation: str) -> None:
    seat = table.session.acting
    table.session.act(seat, table.session.state.read(seat, notation))


def last_marks(table: TablePage) -> set[str]:
    scene = table.board_widget.scene
    spots = [scene.spot(mark.spot) for mark in scene.marks if mark.kind is MarkKind.LAST]
    return {spot.name for spot in spots if spot}


def test_nxs_marks_where_the_piece_came_from_and_not_the_turn_alone(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("nxs", 2, {"setup": "short"}))
    do(table, "W2.2-W1.1")
    assert last_marks(table) == {"W2.2", "W1.1"}
    do(table, "W3.3 r+")
    assert last_marks(table) == {"W2.2", "W1.1", "W3.3"}


def test_a_hint_is_told_in_words(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("nxs", 2, {"setup": "short"}))
    do(table, "W2.2-W1.1")
    state = table.session.state
    action = state.read(0, "W1.1 r+")
    hint = Hint(0, action, tuple(state.steps(0, action)))
    said = hint_words(BOARDS["nxs"], table.session, hint, False)
    assert said.startswith("Hint: Jöfurr W1.1 turns right") and "r+" not in said


def hinted(table: TablePage, move: str) -> str:
    """What a hint says that advises this move."""
    session = table.session
    seat = session.acting
    action = session.state.read(seat, move)
    hint = Hint(seat, action, tuple(session.state.steps(seat, action)))
    return hint_words(table.board, session, hint, False)


NEAR = """
defenders to move
g    . . . .
f   . . K . .
e  . . D . . .
d A . . + . . A
c  . . D . . .
b   . . . . .
a    A . . A
"""


def test_a_hint_tells_which_corner_a_move_threatens_and_in_how_many_moves() -> None:
    game, board = catalogue.find("hexentafl"), BOARDS["hexentafl"]
    state = game.read_diagram(NEAR, 2, game.settle(2, {}))
    assert isinstance(state, Hexentafl)
    told = 0
    for action in (int(each) for each in state.legal(DEFENDERS)):
        after = state.copy()
        after.play(action)
        king = int(after.king_cell())
        ends = {
            after.board.names[int(after.board.rays[slide])]
            for slide in slides(after.board, after.men, DEFENDERS, after.crossing)
            if int(slide) // (6 * REACH) == king
            and after.board.corners[after.board.rays[slide]] == 1
        }
        said = board.reasons(state, after, DEFENDERS, action)
        at_once = [each for each in said if each.endswith(" at once")]
        if king != int(state.king_cell()):
            assert bool(at_once) == bool(ends)
        for each in at_once:
            told += 1
            assert each.split(" ")[3] in ends
    assert told


def test_a_hint_tells_what_a_quiet_move_does_for_the_king(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    assert hinted(table, "d5-d6").startswith("Hint: d5 to d6. What it brings: more room for the k")


def test_a_hint_in_valhalla_tells_what_the_cards_do(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("valhalla", 2))
    said = hinted(table, "axe with wolf")
    assert "Main: one player shows what he draws." in said
    assert "Support: take one back." in said


def test_one_card_is_not_called_cards() -> None:
    state = valhalla(
        """
        turn 1, player 1 leads
        deck: H
        player 1: hand S A
        player 2: hand H A S
        """
    )
    board = BOARDS["valhalla"]
    state.where[state.pile_at(8)[0]] = 3  # one card of the first hand is lost
    assert board.seat_notes(state, 0) == ["1 card"] and board.seat_notes(state, 1) == ["3 cards"]
    spots = [spot.sentence for spot in board.scene(state, 0).spots]
    assert "The deck: 1 card" in spots
    assert any(spot.startswith("You: leading") for spot in spots)


def test_a_sealed_card_is_not_in_the_hand_as_well(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("valhalla", 2))
    board, session = table.board, table.session
    state = session.view(1)
    scene = board.sealed(board.scene(state, 1), state, (0,))
    backs = [spot for spot in scene.spots if spot.sentence.startswith("Hand of player 1")]
    assert len(backs) == 2
    assert sum(piece.look == "sealed" for piece in scene.pieces) == 1


@pytest.mark.parametrize("form", FileProblem)
def test_every_problem_of_a_file_is_known_again_from_its_english_text(form: FileProblem) -> None:
    places = dict.fromkeys(form.places, "7")
    text = str(form).format(**places)
    for said in (text, f"{text[0].upper()}{text[1:]}."):
        found = recognised(said)
        assert isinstance(found, Phrase) and found.form is form and str(found) == text


def test_a_file_that_is_none_is_refused_in_the_players_language(
    qtbot: QtBot, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.saga"
    broken.write_bytes(b"PK something else")
    with hall(qtbot, tmp_path / "home", language="it") as window:
        window.open_file(broken)
        assert "questo non è un file di partita" in window.bar.sentence.text().lower()


def test_a_later_start_beside_the_first_runs_page_has_its_menu(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    path = window.tables().files[table]
    window.close_table()
    window.welcome("Astrid")
    assert not window.menuBar().isVisible()
    window.open_file(path)
    assert window.menuBar().isVisible() and window.sidebar.isVisible()


def test_a_refusal_is_not_marked_in_the_next_lesson(qtbot: QtBot, window: MainWindow) -> None:
    window.learn("hexentafl")
    page = window.shown_page
    spot = next(spot.key for spot in page.board_widget.scene.spots if spot.name == "a1")
    page.point(spot)
    assert any(mark.kind is MarkKind.REFUSED for mark in page.board_widget.scene.marks)
    page.go_to(1)
    assert not any(mark.kind is MarkKind.REFUSED for mark in page.board_widget.scene.marks)


def test_a_choice_in_the_making_is_told_in_the_players_language(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Not in the words of the notation, which are English."""
    with hall(qtbot, tmp_path, language="it") as window:
        table = window.begin(TablePlan("skirmish", 2))
        assert table is not None
        move = table.session.move
        assert move is not None
        table.point_at((2.5, 5.5), table.board.steps_meant(move, (2.5, 5.5)))
        assert move.action is not None, "it waits for Enter"
        assert "place" not in table.prompt_bar.sentence.text()
        assert table.prompt_bar.sentence.text().startswith("Parte 2: 2.5,")
