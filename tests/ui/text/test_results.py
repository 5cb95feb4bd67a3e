"""How a match ended, in words: won, drawn or lost, alone or together."""

from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.library.index import MatchResult
from meadhall.client.library.statistics import Tally
from meadhall.client.match import setup
from meadhall.client.match.evaluation import Estimate
from meadhall.client.match.match_text import write
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import beneath
from meadhall.engines.phrases import say
from meadhall.engines.texts import SeatName
from meadhall.engines.valheim.game import OptionText
from meadhall.engines.valheim.turns import Reason, Together
from meadhall.engines.valknut.terms import Ending as WarbandReason
from meadhall.ui.pages.statistics import cells
from meadhall.ui.pages.table.evaluation_graph import sentence
from meadhall.ui.text.opponents import against
from meadhall.ui.text.prompts import ending
from meadhall.ui.text.results import ending_words, reason_words

LOST = say(Reason.TIME_IS_UP, turns=30, who=Together.LOST_TOGETHER)


HOUSES = "\nhouses: timber berries megingjord bronze mjolnir_shard iron"
LAST_TURN = "turn 30, hero 2: travel\nhero 1: on c6\nhero 2: on c6" + HOUSES


@pytest.fixture
def lost(tmp_path: Path) -> Session:
    """A match of two heroes whose time is up."""
    folders = beneath(tmp_path)
    folders.make()
    plan = TablePlan("valheim", 2, diagram=LAST_TURN)
    session, _ = setup.begin(plan, folders, "Astrid", InProcessPlayer())
    session.act(1, session.state.read(1, "end"))
    return session


def test_a_match_that_all_have_lost_is_told_as_lost_and_not_as_a_draw(lost: Session) -> None:
    assert ending_words(MatchResult((), LOST, is_lost=True), ()).startswith("defeat: 30 turns")
    assert ending_words(MatchResult((), LOST), ()).startswith("draw: ")
    assert lost.outcome is not None
    assert ending(lost, lost.outcome).startswith("Defeat. 30 turns have passed")
    assert "lost: 30 turns have passed" in write(lost)


def test_a_comrade_is_no_opponent() -> None:
    assert against(["Karl"], is_together=True) == "with Karl"
    assert against(["Karl"], is_together=False) == "against Karl"


def test_the_chance_is_told_as_that_of_all(lost: Session) -> None:
    told = sentence(lost, Estimate(4, 1, 0.5, 0.1, 60))
    assert told == "Before move 5, the chance that you slay Eikthyr: about 50% (60 tries)."


def test_statistics_tell_the_difficulty_the_comrade_and_the_best_time() -> None:
    side = say(OptionText.HARSH)
    row = cells(Tally("valheim", side, ("Karl",), won=1, is_together=True, best=21))
    assert row[:3] == ("Valheim", "Harsh", "with Karl") and row[-1] == "turns: 21"
    assert cells(Tally("valheim", side, (), lost=1, is_together=True))[2] == "alone"
    rival = cells(Tally("nxs", say(SeatName.PLAYER, number=1), ("Karl",), won=1))
    assert (rival[2], rival[-1]) == ("Karl", "")


def test_why_it_ended_is_a_sentence_with_the_names_of_people() -> None:
    winner = say(SeatName.PLAYER, number=2)
    result = MatchResult((winner,), say(WarbandReason.LAST_STANDING, winner=winner))
    people = (("Astrid", say(SeatName.PLAYER, number=1)), ("Leif", winner))
    assert reason_words(result, people) == "Leif wins: nobody else has a unit on the field."
    assert reason_words(result, ()).startswith("Player 2 wins")
