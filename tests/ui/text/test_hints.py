"""A hint says why: a place, a number, a threat, or the aim that the choice serves."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.ai.player import choose
from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match.computer_turns import Hint
from meadhall.client.match.session import Session
from meadhall.client.match.setup import Origin, TablePlan, begin
from meadhall.client.multiplayer.identities import identity_of
from meadhall.client.system.folders import beneath
from meadhall.engines.contract import OVER
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.text.prompts import hint_words
from meadhall.ui.tools.shots import play
from tests.ui.hall import hall

WHY = ("What it brings: ", "The aim: ", "Next: ", "rounds win", "round wins")


def hints(
    game: str, folder: Path, count: int, number: int = 0
) -> Iterator[tuple[str, Session, int]]:
    """What would be advised at each choice of a match, which goes on by the same choices.

    Each number is another match, which is the same each time: with the same people and cards.
    """
    folders = beneath(folder)
    folders.make()
    identity_of(folders, bytes)
    origin = Origin(bytes([number] * 16), 0)
    session, _ = begin(TablePlan(game, 2), folders, "Anna", InProcessPlayer(), origin)
    for number in range(count):
        if session.state.asks == OVER:
            break
        seat = session.acting
        view = session.view(seat)
        action = int(choose(view, seat, "huskarl", number))
        hint = Hint(seat, action, tuple(view.steps(seat, action)))
        yield hint_words(BOARDS[game], session, hint, is_half=False), session, action
        session.act(seat, action)
    session.close()


@pytest.mark.parametrize("game", ["valknut", "valheim"])
def test_most_hints_say_why(qapp: object, tmp_path: Path, game: str) -> None:
    told = [words for words, _, _ in hints(game, tmp_path, 40, number=1)]
    assert sum(any(why in words for why in WHY) for words in told) >= 30
    assert not any("action points" in words.partition("What it brings")[2] for words in told)


def test_points_that_a_hint_promises_are_there_afterwards(qapp: object, tmp_path: Path) -> None:
    promised = None
    seen = 0
    for words, session, _ in hints("valknut", tmp_path, 60):
        if promised is not None:
            seat, points = promised
            notes = BOARDS["valknut"].seat_notes(session.state, seat)
            assert any(str(points) in note for note in notes), (notes, points)
            seen += 1
        _, _, rise = words.partition("your points rise from ")
        points_then = rise.partition(" to ")[2].partition(",")[0].rstrip(".")
        promised = (session.acting, int(points_then)) if points_then else None
    assert seen


def test_the_place_to_look_at_is_named_in_the_language_of_the_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with hall(qtbot, tmp_path, language="it") as window:
        table = window.begin(TablePlan("valhalla", 2, levels={1: "thrall"}))
        assert table is not None
        play(table, 4)
        session = table.session
        seat = session.acting
        view = session.view(seat)
        for action in view.legal(seat):
            hint = Hint(seat, int(action), tuple(view.steps(seat, int(action))))
            words = hint_words(table.board, session, hint, is_half=True)
            assert not {"axe", "hammer", "sword", "wolf"} & set(words.replace(".", "").split())
