"""Looking at a match together: one leads, others break free, all see what is drawn."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.client.multiplayer.lan_table import LanTable
from meadhall.client.multiplayer.review_together import PAUSE, Drawing, ReviewTogether
from meadhall.net.errors import BadFrame
from meadhall.net.transport.messages import (
    DRAWN_LIMIT,
    KINDS,
    SPOT_LIMIT,
    TURNS_LIMIT,
    Review,
    decode,
    encode,
)
from meadhall.net.transport.wire import Value, pack
from tests.client.multiplayer.pair import Pair


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    made = Pair(tmp_path)
    yield made
    made.close()


class Reviewers:
    """Two who have played a match to its signed end."""

    def __init__(self, pair: Pair, is_over: bool = True) -> None:
        self.pair = pair
        self.tables: tuple[LanTable, LanTable] = pair.at_one_table()
        pair.until(lambda: all(table.match for table in self.tables))
        if is_over:
            match = self.tables[0].match
            assert match is not None
            match.resign(0)
            pair.until(lambda: all(table.table.may_review for table in self.tables))
        self.here, self.there = (ReviewTogether(table.table) for table in self.tables)
        self._now = 0.0

    def until(self, is_so: object) -> None:
        assert callable(is_so)

        def follow() -> bool:
            self._now += PAUSE
            self.here.follow(self._now)
            self.there.follow(self._now)
            return bool(is_so())

        self.pair.until(follow)


def test_one_leads_and_another_takes_the_lead(pair: Pair) -> None:
    both = Reviewers(pair)
    both.here.look_at(1)
    both.here.lead()
    both.until(lambda: both.there.leader == "Astrid" and both.there.led_to == 1)
    assert both.here.is_leading and both.here.leader == ""
    both.there.look_at(0)
    both.there.lead()
    both.until(lambda: both.here.leader == "Leif" and both.here.led_to == 0)
    assert not both.here.is_leading and both.there.is_leading
    both.there.stop()
    both.until(lambda: both.here.is_leading)
    both.here.stop()
    both.until(lambda: both.there.leader == "")


def test_of_two_who_lead_at_once_everybody_sees_the_same_one(pair: Pair) -> None:
    both = Reviewers(pair)
    both.here.lead()
    both.there.lead()
    both.until(lambda: bool(both.here.leader) != bool(both.there.leader))
    assert both.here.is_leading != both.there.is_leading


def test_what_is_drawn_is_seen_by_those_who_look_at_the_same_moment(pair: Pair) -> None:
    both = Reviewers(pair)
    both.here.lead()
    both.here.draw("c3", "c3")
    both.there.draw("a1", "b2")
    both.until(lambda: Drawing("c3", "c3", "Astrid") in both.there.drawings)
    both.until(lambda: Drawing("a1", "b2", "Leif") in both.here.drawings)
    both.there.look_at(1)
    assert both.there.drawings == ()
    both.until(lambda: both.here.drawings == (Drawing("c3", "c3", ""),))
    both.here.draw("c3", "c3")
    assert both.here.drawings == (), "drawn a second time it goes away"


def test_two_marks_become_an_arrow_without_a_mouse(pair: Pair) -> None:
    both = Reviewers(pair)
    for spot in ("a1", "b2", "c3"):
        both.here.draw(spot, spot)
    both.here.join_marks()
    assert [(each.start, each.end) for each in both.here.drawings] == [("a1", "a1"), ("b2", "c3")]


def test_nobody_draws_without_end(pair: Pair) -> None:
    both = Reviewers(pair)
    for number in range(3 * DRAWN_LIMIT):
        both.here.draw(f"s{number}", f"s{number}")
    assert len(both.here.drawings) == DRAWN_LIMIT


def test_nothing_is_shared_before_everybody_has_signed_the_end(pair: Pair) -> None:
    both = Reviewers(pair, is_over=False)
    assert not both.here.is_possible
    table, other = both.tables
    table.table._outbox += [(link, Review(1, 0)) for link in table.table.guests]
    pair.wait(0.5)
    assert other.table.reviews == {} and both.there.leader == ""


def test_nothing_of_it_is_in_the_record(pair: Pair) -> None:
    both = Reviewers(pair)
    before = [table.path.read_bytes() for table in both.tables]
    both.here.lead()
    both.here.draw("c3", "d4")
    both.until(lambda: both.there.drawings)
    assert [table.path.read_bytes() for table in both.tables] == before


def test_whoever_goes_leads_no_more(pair: Pair) -> None:
    both = Reviewers(pair)
    both.here.lead()
    both.until(lambda: both.there.leader)
    pair.networks[0].leave(both.tables[0])
    pair.until(lambda: not both.there.is_possible)
    assert both.there.leader == "" and both.there.led_to is None


@pytest.mark.parametrize(
    "given",
    [
        [-1, 0, []],
        [TURNS_LIMIT + 1, 0, []],
        [1, -1, []],
        [1, 1 << 40, []],
        [1, 0, [["a", "b"]] * (DRAWN_LIMIT + 1)],
        [1, 0, [["a"]]],
        [1, 0, [["a", "b", "c"]]],
        [1, 0, [["a", "x" * (SPOT_LIMIT + 1)]]],
        [1, 0, [["a", "b\n"]]],
        [1, 0, [], 1],
        [1, 0],
    ],
)
def test_a_review_that_no_honest_program_sends_is_no_message(given: list[Value]) -> None:
    with pytest.raises(BadFrame):
        decode(pack([KINDS.index(Review), *given]))


def test_a_review_comes_back_from_its_bytes() -> None:
    review = Review(3, 17, (("a1", "b2"), ("c3", "c3")))
    assert decode(encode(review)) == review
