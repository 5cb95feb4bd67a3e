"""The computer's thoughts: the same apart as at once, stopped at once, and not lost by a crash."""

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from meadhall.ai.levels import LEVELS
from meadhall.client.computer import players
from meadhall.client.computer.players import (
    CRASHES,
    LONGEST_AHEAD,
    InProcessPlayer,
    TerminalPlayer,
    WorkerPlayer,
    gains_by_time,
    parts_of,
    strengths,
)
from meadhall.client.computer.thinking import KEPT, SearchReport, ThinkingJob, thinking_job
from meadhall.client.computer.workers import Worker
from meadhall.engines import catalogue
from meadhall.net.gathering.genesis import TIMED_LEVEL

GAME = catalogue.find("hexentafl")


def asked(level: str, seed: int = 7, milliseconds: int = 0) -> ThinkingJob:
    settings = GAME.settle(2, {})
    return thinking_job(GAME, settings, GAME.start(), 0, level, seed, milliseconds=milliseconds)


def kill_one(apart: WorkerPlayer) -> int:
    """Kill the first of its processes."""
    process = apart._workers[0].process_id
    assert process is not None
    os.kill(process, signal.SIGKILL)
    return process


def wait_for(computer_player: WorkerPlayer, seconds: float = 300.0) -> int:
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
    kill_one(apart)
    assert wait_for(apart) == here.poll(), "or whoever computes it again would blame the host"


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_where_every_process_crashes_a_weaker_player_answers(apart: WorkerPlayer) -> None:
    apart.begin(asked("einherjar"))
    for _ in range(CRASHES + 1):
        process = kill_one(apart)
        while apart._workers[0].process_id == process:
            assert apart.poll() is None
            time.sleep(0.01)
    assert wait_for(apart) in GAME.start().legal(0)


def test_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    titles = [each.title for each in strengths()]
    assert titles[0] == "Thrall" and titles[-1] == "Einherjar"


# By the clock. ------------------------------------------------------------------------------


@pytest.fixture
def two_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "processors", lambda: 2)


def test_who_counts_has_one_processor_and_who_has_time_has_all(two_processors: None) -> None:
    assert len(parts_of(asked("einherjar"))) == 1, "or nobody could compute it again"
    assert len(parts_of(asked("einherjar", milliseconds=300))) == 1
    parts = parts_of(asked("einherjar", milliseconds=5000))
    assert [part.milliseconds for part in parts] == [5000, 5000]
    assert parts[0].curiosity != parts[1].curiosity, "or both would grow the same tree"


def test_several_processors_come_to_one_answer_in_the_time(
    apart: WorkerPlayer, two_processors: None
) -> None:
    apart.begin(asked("einherjar", milliseconds=1200))
    assert apart.poll() is None
    assert len({worker.process_id for worker in apart._workers}) == 2
    assert wait_for(apart) in GAME.start().legal(0)
    assert not any(worker.is_busy for worker in apart._workers)
    apart.begin(asked("karl"))
    assert apart._workers[1].process_id is None, "who counts needs one, so the other has gone"
    here = InProcessPlayer()
    here.begin(asked("karl"))
    assert wait_for(apart) == here.poll()


def test_a_long_thought_is_ended_at_once_in_every_process(
    apart: WorkerPlayer, two_processors: None
) -> None:
    for end in (apart.stop, apart.close):
        apart.begin(asked("einherjar", milliseconds=600_000))
        began = time.monotonic()
        end()
        assert time.monotonic() - began < 300, "it does not wait for its time to be over"
        assert apart.poll() is None
        assert not any(worker.is_busy for worker in apart._workers)


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_a_crash_in_the_middle_of_a_long_thought_begins_that_part_again(
    apart: WorkerPlayer, two_processors: None
) -> None:
    apart.begin(asked("einherjar", milliseconds=1500))
    kill_one(apart)
    assert wait_for(apart) in GAME.start().legal(0)


def test_a_terminal_waits_for_all_processors(two_processors: None) -> None:
    here = TerminalPlayer()
    here.begin(asked("einherjar", milliseconds=1000))
    assert here.poll() in GAME.start().legal(0)
    assert here.poll() is None


# On a rival's time. -------------------------------------------------------------------------


def test_who_looked_ahead_goes_on_with_the_tree_of_what_came_true() -> None:
    ahead = replace(asked("einherjar", milliseconds=600_000), is_ahead=True)
    looks = iter([False] * 12)
    done = ahead.run(lambda report: None, lambda: next(looks, True))
    assert isinstance(done.value, SearchReport)
    state = ahead.state()
    state.play(done.value.action)
    settings = GAME.settle(2, {})
    later = thinking_job(GAME, settings, state, 1, "einherjar", 7, milliseconds=600_000)
    report = later.run(lambda report: None, lambda: True).value
    assert isinstance(report, SearchReport)
    assert sum(choice.visits for choice in report.choices) > report.simulations
    assert report.action in state.legal(1)
    other = thinking_job(GAME, settings, GAME.start(), 0, "einherjar", 7, milliseconds=600_000)
    report = other.run(lambda report: None, lambda: True).value
    assert isinstance(report, SearchReport)
    assert sum(choice.visits for choice in report.choices) <= report.simulations, "of nothing else"
    KEPT.clear()


def test_a_question_during_a_look_ahead_is_answered_by_the_same_process(
    apart: WorkerPlayer, two_processors: None
) -> None:
    apart.look_ahead(asked("einherjar", milliseconds=60_000))
    process = apart._workers[0].process_id
    assert apart.poll() is None
    apart.look_ahead(asked("einherjar", 8, milliseconds=60_000))
    apart.begin(asked("einherjar", milliseconds=300))
    assert wait_for(apart) in GAME.start().legal(0)
    assert apart._workers[0].process_id == process, "its tree is there"


def test_who_counts_answers_after_a_look_ahead_as_always(apart: WorkerPlayer) -> None:
    here = InProcessPlayer()
    here.begin(asked("karl"))
    apart.look_ahead(asked("einherjar", milliseconds=60_000))
    apart.begin(asked("karl"))
    assert wait_for(apart) == here.poll()


def test_a_look_ahead_leaves_a_processor_to_the_window_and_does_not_last_for_ever(
    apart: WorkerPlayer, two_processors: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[ThinkingJob] = []
    monkeypatch.setattr(Worker, "begin", lambda self, work: handed.append(work))
    apart.look_ahead(asked("einherjar", milliseconds=1000))
    apart.look_ahead(asked("einherjar", milliseconds=600_000))
    assert [job.milliseconds for job in handed] == [10_000]
    assert LONGEST_AHEAD <= 60_000


def test_a_look_ahead_is_stopped_at_once(apart: WorkerPlayer) -> None:
    for end in (apart.stop, apart.close):
        apart.look_ahead(asked("einherjar", milliseconds=60_000))
        end()
        assert not any(worker.is_busy or worker.process_id for worker in apart._workers)


def test_time_is_offered_to_the_strongest_level_and_only_where_it_searches() -> None:
    assert LEVELS[-1].key == TIMED_LEVEL
    assert gains_by_time(GAME.start())
    assert not gains_by_time(catalogue.find("valheim").start(1)), "there it follows a plan"
