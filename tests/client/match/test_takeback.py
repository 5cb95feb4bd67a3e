"""Taking back: at once at one computer, and by consent among several."""

from pathlib import Path

import pytest

from meadhall.client.commands.headless import _agree
from meadhall.client.match.takeback import last_choice, open_wish
from meadhall.net.errors import Refused
from tests.client.multiplayer.pair import Pair


@pytest.fixture
def pair(tmp_path: Path):
    made = Pair(tmp_path)
    yield made
    made.close()


def test_among_several_a_takeback_waits_for_a_yes_and_the_asker_hears_a_no(pair: Pair) -> None:
    host, guest = pair.at_one_table()
    pair.until(lambda: host.match is not None and guest.match is not None)
    ours, theirs = host.match, guest.match
    assert ours is not None and theirs is not None
    first, second = (ours, theirs) if ours.seats == (0,) else (theirs, ours)
    pair.until(lambda: first.awaited)
    first.act(0, int(first.view(0).legal(0)[0]))
    pair.until(lambda: len(first.line) == len(second.line) == 1)
    assert last_choice(first, first.seats) == 0 and last_choice(second, second.seats) is None
    with pytest.raises(Refused, match="nobody has asked"):
        _agree(second)
    first.go_back(0)
    pair.until(lambda: open_wish(second) is not None)
    assert open_wish(first) is None and len(first.line) == 1
    _agree(second)
    pair.until(lambda: not first.line and not second.line)
