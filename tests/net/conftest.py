from functools import lru_cache

import pytest

from meadhall.net.deck import group
from tests.net.dicing import enlist

multiplied_once = lru_cache(maxsize=1 << 16)(group.multiply)


@pytest.fixture(autouse=True)
def _the_test_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch)


@pytest.fixture(autouse=True)
def _proofs_are_computed_once(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where several peers in one process check the same proof, do its multiplications once.

    They would take most of the time. The deck's own tests do all of them.
    """
    if "tests/net/deck/" not in request.node.nodeid:
        monkeypatch.setattr(group, "multiply", multiplied_once)
