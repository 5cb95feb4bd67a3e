"""Counting in pieces: the same numbers, and Ctrl+C is heard."""

import signal

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands import counting
from meadhall.client.commands.counting import PIECE, counted, counted_behind, pieces
from meadhall.engines.catalogue import find
from meadhall.engines.random_play import divide, perft


def test_pieces_add_up_to_the_count_of_the_rules():
    state = find("hexentafl").start()
    assert counted(state, PIECE + 1) == perft(state, PIECE + 1)
    assert counted_behind(state, 2) == divide(state, 2)


def test_progress_rises_to_the_whole():
    done = [part for _, part in pieces(find("hexentafl").start(), PIECE + 1, 0.0, 1.0)]
    assert done == sorted(done) and done[-1] == pytest.approx(1.0)
    assert len(done) == 36


def test_ctrl_c_ends_a_count_that_would_take_for_ever(monkeypatch, capsys):
    """It comes after the first piece, and is heard before the second."""
    told = []

    def press(done, percent):
        told.append(done)
        signal.raise_signal(signal.SIGINT)
        return percent

    monkeypatch.setattr(counting, "tell_progress", press)
    assert main(["perft", "hexentafl", "--depth", "40"]) == 130
    assert capsys.readouterr().err == "\nStopped.\n"
    assert len(told) == 1
