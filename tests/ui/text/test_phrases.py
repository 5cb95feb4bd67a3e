"""What the rules say is told in the player's language, whatever places and pieces it names."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from meadhall.client.library.index import MatchResult
from meadhall.client.match.setup import Origin, TablePlan
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER
from meadhall.engines.hexentafl import texts as hexentafl
from meadhall.engines.nxs import texts as nxs
from meadhall.engines.phrases import Phrase, counted, say
from meadhall.engines.random_play import random_step
from meadhall.engines.texts import Refusal, SeatName
from meadhall.engines.valhalla import texts as valhalla
from meadhall.engines.values import BadNotation, Step
from meadhall.net.texts import Problem
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.text.language import Translator
from meadhall.ui.text.results import ending_words, people_words
from meadhall.ui.text.words import sentence, told
from meadhall.ui.tools.shots import become_astrid, finish
from meadhall.ui.window.app_context import RESOURCES
from tests.ui.hall import hall


@pytest.fixture
def italian(qapp: QApplication) -> Iterator[None]:
    interpreter = Translator(RESOURCES / "translations")
    interpreter.speak("it")
    yield
    interpreter.speak("en")


@pytest.mark.parametrize(
    "phrase, english, italian_words",
    [
        (say(hexentafl.Ending.KING_TAKEN), "The king is taken.", "Il re è preso."),
        (say(hexentafl.Refusal.NO_LINE, way="d4-g2"),
         "d4-g2: pieces move along straight lines only.",
         "d4-g2: i pezzi muovono soltanto in linea retta."),
        (say(hexentafl.Refusal.NOT_YOURS, piece="a1"),
         "a1: none of your pieces stands there.", "a1: lì non c'è nessuno dei tuoi pezzi."),
        (say(nxs.Happened.MOVES, piece="Jöfurr", start="W2.1", end="W2.2"),
         "Jöfurr W2.1 to W2.2", "Jöfurr da W2.1 a W2.2"),
        (say(nxs.Happened.TAKES, who=nxs.Colour.BLACK, piece="Hrafn", at="B1.3"),
         "takes Black's Hrafn on B1.3", "prende Hrafn (colore: Nero) in B1.3"),
        (say(valhalla.Happened.PLAYS, main=valhalla.Card.WOLF, support=valhalla.Card.AXE),
         "plays wolf, with axe", "gioca lupo, con ascia"),
        (say(valhalla.Happened.TAKES_TO_DISCARDS,
             cards=(valhalla.Card.HAMMER, valhalla.Card.SWORD)),
         "takes hammer, sword from the armory onto the discards",
         "prende martello, spada dall'armeria e lo mette fra gli scarti"),
        (say(valhalla.Refusal.OUT, who=say(SeatName.PLAYER, number=8)),
         "Player 8 is out.", "Giocatore 8 è fuori."),
        (counted(1, valhalla.Unseen.ONE, valhalla.Unseen.SEVERAL),
         "a card unseen", "una carta non vista"),
        (counted(3, valhalla.Unseen.ONE, valhalla.Unseen.SEVERAL),
         "3 cards unseen", "3 carte non viste"),
    ],
)  # fmt: skip
def test_a_phrase_is_told_in_either_language(
    italian: None, phrase: Phrase, english: str, italian_words: str
) -> None:
    assert str(phrase) == english
    assert told(phrase) == italian_words


def test_what_the_library_keeps_is_told_in_either_language(italian: None) -> None:
    people = (("Astrid", say(hexentafl.Side.DEFENDERS)), ("Thrall", say(hexentafl.Side.ATTACKERS)))
    assert people_words(people) == "Astrid (difensori), Thrall (attaccanti)"
    won = MatchResult((say(hexentafl.Side.DEFENDERS),), say(hexentafl.Ending.KING_ESCAPED))
    assert str(won) == "defenders: The king has reached a corner."
    assert ending_words(won, people) == "difensori: Il re ha raggiunto un angolo."
    drawn = MatchResult((), say(hexentafl.Ending.REPEATED))
    assert ending_words(drawn, people).startswith("patta: ")
    assert ending_words(None, people) == ""


def test_words_without_a_form_are_told_as_they_are(italian: None) -> None:
    assert told("Nobody ever said this.") == "Nobody ever said this."
    assert told(None) == ""


def test_a_reason_becomes_a_sentence(italian: None) -> None:
    assert sentence(say(Problem.NO_ANSWER)) == "Là non risponde nessuno."


def test_a_reason_that_begins_with_a_cell_keeps_its_letter(qapp: QApplication) -> None:
    state = catalogue.find("hexentafl").start()
    with pytest.raises(BadNotation) as caught:
        state.read(0, "d4-a1")
    assert sentence(caught.value.reason).startswith("d4")


PLANS = (
    TablePlan("hexentafl", 2, {"board": "5x5"}),
    TablePlan("nxs", 2, {"cards": "drawing"}),
    TablePlan("nxs", 2, {"jotunn": True}),
    TablePlan("valhalla", 3, {"gods": "gods"}),
)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_every_refused_click_is_explained_in_the_players_language(
    qtbot: QtBot, tmp_path: Path, italian: None, plan: TablePlan
) -> None:
    """Through a part of a match, whatever may not be pointed at, before and after a first step."""
    english = re.compile(r"\b(the|your|you|none|cannot|only|cells?|that|player)\b", re.IGNORECASE)
    said = set()
    with hall(qtbot, tmp_path, cover=False) as window:
        become_astrid(window.context.folders)  # so that it is the same match every time
        table = window.begin(plan, Origin(b"refused".ljust(16), 0))
        assert table is not None
        chance = Chance(5)
        for _ in range(40):
            move = table.session.move
            if move is None:
                break
            said |= refusals(table)
            if move.take(move.next_steps[0]) and move.action is None:
                said |= refusals(table)
            legal = table.session.match.view(move.seat).legal(move.seat)
            table.session.act(move.seat, int(legal[chance.below(len(legal))]))
    assert said
    assert told(say(Refusal.NOT_NOW)) not in said
    assert {sentence for sentence in said if english.search(sentence)} == set()


def refusals(table: TablePage) -> set[str]:
    """What is answered to a click on each place that may not be chosen now."""
    move, board = table.session.move, table.board
    assert move is not None
    open_spots = {board.spot_of(step, move.state) for step in (*move.next_steps, *move.taken)}
    return {
        told(move.refusal(board.step_at(spot.key, move.taken, move.state)))
        for spot in table.board_widget.scene.spots
        if spot.key not in open_spots and not spot.is_told_only and spot.look != "handle"
    }


@pytest.mark.parametrize("key", ["hexentafl", "nxs"])
def test_what_happens_in_a_match_is_told_without_english(italian: None, key: str) -> None:
    state, chance, left = catalogue.find(key).start(), Chance(4), set()
    for _ in range(150):
        if state.asks == OVER:
            break
        before = state.copy()
        random_step(state, chance)
        for event in state.events_since(before, answer_between(before, state)):
            left.add(str(event)) if told(event.text) == str(event) else None
    assert {text for text in left if " " in text} == set()


def test_what_happens_in_valhalla_is_told_without_english(
    qtbot: QtBot, tmp_path: Path, italian: None
) -> None:
    english = re.compile(r"\b(the|of|and|with|takes|draws|must|looks|turns?)\b")
    with hall(qtbot, tmp_path) as window:
        become_astrid(window.context.folders)
        plan = TablePlan("valhalla", 3, {"gods": "loki"}, {1: "thrall", 2: "thrall"})
        table = window.begin(plan, Origin(b"told".ljust(16), 0))
        assert table is not None
        finish(table)
        said = [str(table.log.index(line, 2).data()) for line in range(table.log.rowCount())]
    assert len(said) > 40
    assert [words for words in said if english.search(words)] == []


def answer_between(before: object, after: object) -> list[int]:
    """The choice that led from one position to the next."""
    for action in before.legal(before.turn):  # type: ignore[attr-defined]
        trial = before.copy()  # type: ignore[attr-defined]
        trial.play(action)
        if trial.digest() == after.digest():  # type: ignore[attr-defined]
            return [int(action)]
    raise AssertionError("no choice leads there")


def test_every_refusal_of_a_hexentafl_click_is_told_without_english(italian: None) -> None:
    state = catalogue.find("hexentafl").start()
    names = state.board.names
    for start in range(len(names)):
        for end in range(len(names)):
            steps = [Step("piece", start, names[start]), Step("cell", end, names[end])]
            sentence = state.refusal(0, steps)
            assert told(sentence) != str(sentence), sentence
