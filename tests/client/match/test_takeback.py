"""Taking back: at once at one computer, and by consent among several."""

from pathlib import Path

import pytest

from meadhall.client.match.takeback import agree, decline, last_choice, open_wish, require_not_asked
from meadhall.net.errors import Refused
from meadhall.net.match.match import Match
from meadhall.net.match.wishes import Wish
from tests.client.multiplayer.pair import Pair


@pytest.fixture
def pair(tmp_path: Path):
    made = Pair(tmp_path)
    yield made
    made.close()


def at_move_one(pair: Pair) -> tuple[Match, Match]:
    """One match at both ends: the first has just moved, and the second is to move."""
    host, guest = pair.at_one_table()
    pair.until(lambda: host.match is not None and guest.match is not None)
    ours, theirs = host.match, guest.match
    assert ours is not None and theirs is not None
    first, second = (ours, theirs) if ours.seats == (0,) else (theirs, ours)
    pair.until(lambda: first.awaited)
    first.act(0, int(first.view(0).legal(0)[0]))
    pair.until(lambda: len(first.line) == len(second.line) == 1)
    return first, second


def test_who_has_refused_a_takeback_is_still_asked_for_a_draw(pair: Pair) -> None:
    first, second = at_move_one(pair)
    first.go_back(0)
    pair.until(lambda: open_wish(second) is not None)
    decline(second)
    assert open_wish(second) is None
    first.leave_it()
    pair.until(lambda: open_wish(second) is not None)
    note = open_wish(second)
    assert note is not None and note.wish is Wish.DRAW
    decline(second)
    assert open_wish(second) is None
    second.leave_it()  # both have wished for it now
    pair.until(lambda: first.over is not None and second.over is not None)


def test_nobody_is_asked_twice_for_the_same_and_the_asker_hears_why(pair: Pair) -> None:
    first, second = at_move_one(pair)
    require_not_asked(first, Wish.BACK)
    first.go_back(0)
    with pytest.raises(Refused, match="have not answered yet"):
        require_not_asked(first, Wish.BACK)
    require_not_asked(first, Wish.DRAW)
    pair.until(lambda: open_wish(second) is not None)
    decline(second)
    name = first.genesis.people[second.me].name
    pair.until(lambda: len(first.record.notes) == 2)
    with pytest.raises(Refused, match=f"{name} has said no to that"):
        require_not_asked(first, Wish.BACK)
    second.act(1, int(second.view(1).legal(1)[0]))
    pair.until(lambda: len(first.line) == 2)
    require_not_asked(first, Wish.BACK)


def test_among_several_a_takeback_waits_for_a_yes_and_the_asker_hears_a_no(pair: Pair) -> None:
    first, second = at_move_one(pair)
    assert last_choice(first, first.seats) == 0 and last_choice(second, second.seats) is None
    with pytest.raises(Refused, match="nobody has asked"):
        agree(second)
    first.go_back(0)
    pair.until(lambda: open_wish(second) is not None)
    assert open_wish(first) is None and len(first.line) == 1
    agree(second)
    pair.until(lambda: not first.line and not second.line)
