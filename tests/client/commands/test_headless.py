"""A peer without a window, as the person at its keyboard sees it."""

from argparse import Namespace
from pathlib import Path

import pytest

from meadhall.client.commands.headless import HeadlessPeer
from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match import setup
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import beneath

TABLE = """
    turn 1, player 1 leads
    deck: A H W S
    player 1: hand S A W
    player 2: hand H A S
"""


def test_a_person_is_shown_the_table_and_what_is_wanted_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    folders = beneath(tmp_path)
    folders.make()
    plan = TablePlan("valhalla", 2, levels={1: "thrall"}, diagram=TABLE)
    session, _ = setup.begin(plan, folders, "Astrid", InProcessPlayer())
    peer = HeadlessPeer(Namespace(json=False, grace=1.0, saga=None, auto=None, accept=None))
    peer.match = session.match
    session.tick()
    session.tick()  # the computer has chosen, and only the person is awaited
    peer._play()
    peer._play()
    shown = capsys.readouterr().out
    assert shown.count("player 1: Choose two cards in secret") == 1
    assert "player 1, you: hand" in shown
    assert "player 2: hand 3 cards face down" in shown
