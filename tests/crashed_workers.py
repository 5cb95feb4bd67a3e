"""Lets a run go on, and come to its end, after one of its processes has crashed.

xdist gives the next process everything that the crashed one was given: what was done is in it too,
and does not come again, so the run waits for it for ever; and the test that crashed crashes again.
"""

import pytest
from xdist.scheduler import LoadGroupScheduling
from xdist.workermanage import WorkerController


class RemainingTests(LoadGroupScheduling):
    """Gives to others what a crashed process had yet to do, apart from the test that crashed it."""

    def remove_node(self, node: WorkerController) -> str | None:
        remaining = {
            group: {test: False for test, is_done in tests.items() if not is_done}
            for group, tests in self.assigned_work[node].items()
        }
        crashed = next((test for tests in remaining.values() for test in tests), None)
        self.assigned_work[node] = {}
        super().remove_node(node)
        for group, tests in remaining.items():
            tests.pop(crashed, None)
            if tests:
                self.workqueue[group] = tests
        for other in self.nodes:
            self._reschedule(other)
        return crashed


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> RemainingTests | None:
    is_grouped = config.getoption("dist") == "loadgroup"
    return RemainingTests(config, log) if is_grouped else None
