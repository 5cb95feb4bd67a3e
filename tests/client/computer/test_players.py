"""The computer's thoughts: the same apart as at once, stopped at once, and not lost by a crash."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

from meadhall.client.computer.players import CRASHES, InProcessPlayer, WorkerPlayer, strengths
from meadhall.client.computer.thinking import ThinkingJob, thinking_job
from meadhall.engines import catalogue

GAME = catalogue.find("hexentafl")


def asked(level: str, seed: int = 7) -> ThinkingJob:
    settings = GAME.settle(2, {})
    return thinking_job(GAME, settings, GAME.start(), 0, level, seed)


def wait_for(computer_player: WorkerPlayer, seconds: float = 120.0) -> int:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        action = computer_player.poll()
        if action is not None:
            return action
        time.sleep(0.01)
    raise AssertionError("no answer came")


@pytest.fixture
def apart() -> Iterator[WorkerPlayer]:
    computer_player = WorkerPlayer()
    yield computer_player
    computer_player.close()


def test_a_question_holds_all_that_the_seat_knows() -> None:
    assert asked("thrall").state().diagram() == GAME.start().diagram()


def test_apart_finds_what_is_found_at_once(apart: WorkerPlayer) -> None:
    here = InProcessPlayer()
    for seed in (1, 2):
        here.begin(asked("karl", seed))
        apart.begin(asked("karl", seed))
        assert wait_for(apart) == here.poll()


def test_nothing_is_found_before_anything_is_asked(apart: WorkerPlayer) -> None:
    assert apart.poll() is None


def test_a_thought_that_is_stopped_is_gone_at_once(apart: WorkerPlayer) -> None:
    apart.begin(asked("thrall"))
    wait_for(apart)
    apart.begin(asked("einherjar"))
    apart.stop()
    assert apart.poll() is None
    apart.begin(asked("thrall"))
    assert wait_for(apart) in GAME.start().legal(0)


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_a_crash_of_the_other_process_is_only_a_late_answer(apart: WorkerPlayer) -> None:
    apart.begin(asked("thrall"))
    wait_for(apart)
    here = InProcessPlayer()
    here.begin(asked("jarl"))
    apart.begin(asked("jarl"))
    process = apart._worker.process_id
    assert process is not None
    os.kill(process, signal.SIGKILL)
    assert wait_for(apart) == here.poll(), "or whoever computes it again would blame the host"


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_where_every_process_crashes_a_weaker_player_answers(apart: WorkerPlayer) -> None:
    apart.begin(asked("einherjar"))
    for _ in range(CRASHES + 1):
        process = apart._worker.process_id
        assert process is not None
        os.kill(process, signal.SIGKILL)
        while apart._worker.process_id == process:
            assert apart.poll() is None
            time.sleep(0.01)
    assert wait_for(apart) in GAME.start().legal(0)


def test_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    titles = [each.title for each in strengths()]
    assert titles[0] == "Thrall" and titles[-1] == "Einherjar"
