"""The computer thinks for minutes, and the window waits for nothing."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.computer.players import WorkerPlayer
from meadhall.client.match.setup import TablePlan
from meadhall.net.gathering.genesis import Terms
from tests.ui.hall import hall

LONGEST = Terms(thinking=600_000)


@pytest.mark.parametrize("way", ["close", "resign", "undo"])
def test_a_thought_of_ten_minutes_ends_with_the_window_the_match_or_the_move(
    qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    with hall(qtbot, tmp_path) as window:
        players: list[WorkerPlayer] = []

        def make() -> WorkerPlayer:
            players.append(WorkerPlayer())
            return players[-1]

        window.make_computer_player = make
        table = window.begin(TablePlan("hexentafl", 2, levels={1: "einherjar"}, terms=LONGEST))
        session = table.session
        session.act(0, int(session.state.legal(0)[0]))
        qtbot.waitUntil(lambda: any(worker.is_busy for worker in players[0]._workers))
        workers = [worker for worker in players[0]._workers if worker.is_busy]
        assert session.is_thinking and workers
        if way == "close":
            window.close()
        elif way == "resign":
            session.resign()
            assert session.outcome is not None
        else:
            session.undo()
            assert session.acting == 0
        assert not any(worker.is_busy for worker in workers)
        assert all(worker.process_id is None for worker in workers)
