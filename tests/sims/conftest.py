import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from meadhall.net.deck import group
from tests.net.conftest import multiplied_once
from tests.net.dicing import enlist


@pytest.fixture(autouse=True)
def _the_test_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch)


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
def _proofs_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All peers of a world check the same proofs, in one process."""
    monkeypatch.setattr(group, "multiply", multiplied_once)
