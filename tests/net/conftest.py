from collections.abc import Iterator

import pytest

from tests.net import points
from tests.net.dicing import enlist


@pytest.fixture(autouse=True)
def _the_test_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch)


@pytest.fixture(autouse=True)
def _real_points(request: pytest.FixtureRequest) -> Iterator[None]:
    """Cards are points of the real group. The deck's own tests do all of its arithmetic."""
    points.use(points.REAL if "tests/net/deck/" in request.node.nodeid else points.ONCE)
    yield
    points.use(points.REAL)


@pytest.fixture
def plain_points(_real_points: None) -> None:
    """Cards are points that cost no arithmetic: for tests of what befalls a table."""
    points.use(points.PLAIN)
