import pytest

from meadhall.net.deck import group
from tests.net.conftest import multiplied_once
from tests.net.dicing import enlist


@pytest.fixture(autouse=True)
def _the_test_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch)


@pytest.fixture(autouse=True)
def _proofs_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All peers of a world check the same proofs, in one process."""
    monkeypatch.setattr(group, "multiply", multiplied_once)
