import pytest

from tests.net.dicing import enlist


@pytest.fixture(autouse=True)
def _the_test_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch)
