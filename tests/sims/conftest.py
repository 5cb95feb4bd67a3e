import gc
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from tests.net import points
from tests.net.dicing import enlist
from tests.sims.world import collect_seldom


@pytest.fixture(autouse=True)
def _the_test_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch)


@pytest.fixture(autouse=True, scope="package")
def _the_collector_looks_seldom() -> Iterator[None]:
    before = gc.get_threshold()
    collect_seldom()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.fixture
def count_histories(
    record_property: Callable[[str, object], None],
) -> Callable[[int], AbstractContextManager[None]]:
    """Notes how many histories a test ran, and how long that took; the run tells the rate."""

    @contextmanager
    def count(histories: int) -> Iterator[None]:
        began = time.process_time()
        yield
        record_property("histories", histories)
        record_property("seconds", time.process_time() - began)

    return count


@pytest.fixture(autouse=True)
def _the_next_test_computes_in_the_real_group() -> Iterator[None]:
    yield
    points.use(points.REAL)
