"""Games that count together: whose points they are, what is written, and who may claim what."""

from dataclasses import replace

import pytest

from meadhall.engines.catalogue import find
from meadhall.engines.values import Over, Result
from meadhall.net.errors import BadFrame
from meadhall.net.gathering.genesis import Chair, Genesis, Person, decode, found
from meadhall.net.gathering.series import PlayedGame, Series, moved_on, objection, read_series
from tests.net.helpers import identity

WON_BY_FIRST = Over((Result.WIN, Result.LOSS), "")
WON_BY_SECOND = Over((Result.LOSS, Result.WIN), "")
DRAWN = Over((Result.DRAW, Result.DRAW), "")
NAME = bytes(range(16))
ONE_OF_TWO = Series()


def test_points_go_to_players_and_not_to_seats() -> None:
    second = Series().after(NAME, WON_BY_FIRST)
    assert second.scores(2, None) == (2, 0)
    assert second.scores(2, WON_BY_FIRST) == (2, 2), "the other player sits there now"
    assert second.scores(2, WON_BY_SECOND) == (4, 0)
    assert second.scores(2, DRAWN) == (3, 1)


def test_the_second_of_two_games_is_the_last() -> None:
    first = Series()
    assert first.number == 1 and not first.is_last
    second = first.after(NAME, DRAWN)
    assert second.number == 2 and second.is_last
    assert second.anew() == first


def test_everybody_moves_one_seat_further() -> None:
    third = Series(3, (PlayedGame(NAME, (2, 0, 0)), PlayedGame(NAME, (0, 2, 0))))
    assert [third.player_on(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [third.seat_of(player, 3) for player in range(3)] == [2, 0, 1]
    assert moved_on((0, 2), 3) == (1, 0)


@pytest.mark.parametrize(
    "value",
    [[1, []], [2, [[NAME, [2, 0]], [NAME, [2, 0]]]], [2, [[NAME, [2]]]], [2, [[NAME, [3, 0]]]],
     [2, [[b"x", [2, 0]]]], [2, [], 0], [2]],
)  # fmt: skip
def test_a_series_that_cannot_be_is_none(value: list[object]) -> None:
    with pytest.raises(BadFrame):
        read_series(value, 2)  # type: ignore[arg-type]


# What joins two files. ------------------------------------------------------------------------


def beginning(*seated: int, series: Series | None = ONE_OF_TWO, level: str = "") -> Genesis:
    """A match in which the peers of these numbers sit on these seats; 0 is a computer."""
    peers = [number for number in seated if number]
    chairs = [Chair(peers.index(number)) if number else Chair(0, level) for number in seated]
    people = [Person(identity(number).public, f"P{number}") for number in peers]
    nonces = [bytes([number]) * 16 for number in peers]
    return found(find("hexentafl"), {}, people, chairs, nonces, 0, series=series)


FIRST = beginning(1, 2)
NEXT = Series().after(FIRST.match, WON_BY_FIRST)


def test_the_beginning_of_a_game_says_what_was_played_before_and_can_be_read_again() -> None:
    assert decode(beginning(2, 1, series=NEXT).encode()).series == NEXT
    assert decode(FIRST.encode()).series == Series()
    alone = beginning(1, 2, series=None)
    assert decode(alone.encode()).series is None
    assert len(alone.encode()) < len(FIRST.encode()), "a match by itself says nothing of it"


def test_the_next_game_of_the_same_people_with_the_same_score_is_agreed_to() -> None:
    assert objection(beginning(2, 1, series=NEXT), FIRST, WON_BY_FIRST) is None
    assert objection(FIRST, None, None) is None, "a first game claims nothing"
    assert objection(beginning(1, 2, series=None), None, None) is None


def test_the_opener_may_be_the_other_one() -> None:
    other = beginning(2, 1, series=NEXT)
    assert other.people[0].key == identity(2).public
    assert objection(other, FIRST, WON_BY_FIRST) is None


def test_nobody_can_claim_another_score_than_the_file_tells() -> None:
    claimed = beginning(2, 1, series=Series().after(FIRST.match, WON_BY_SECOND))
    assert "another score" in str(objection(claimed, FIRST, WON_BY_FIRST))
    longer = beginning(2, 1, series=replace(NEXT, length=3))
    assert "another score" in str(objection(longer, FIRST, WON_BY_FIRST))
    by_itself = beginning(1, 2, series=None)
    after = beginning(2, 1, series=Series().after(by_itself.match, WON_BY_FIRST))
    assert "another score" in str(objection(after, by_itself, WON_BY_FIRST))


def test_nobody_can_claim_a_game_that_was_not_played_here_or_is_not_over() -> None:
    following = beginning(2, 1, series=NEXT)
    assert "is not kept here" in str(objection(following, None, None))
    assert "is not kept here" in str(objection(following, FIRST, None))
    assert "is not kept here" in str(objection(following, beginning(2, 1), WON_BY_FIRST))


def test_somebody_else_cannot_take_a_place_nor_may_the_sides_stay() -> None:
    assert "one seat further" in str(objection(beginning(3, 1, series=NEXT), FIRST, WON_BY_FIRST))
    assert "one seat further" in str(objection(beginning(1, 2, series=NEXT), FIRST, WON_BY_FIRST))


def test_a_computer_moves_on_with_its_level_whoever_it_runs_at() -> None:
    first = beginning(1, 0, level="karl")
    series = Series().after(first.match, DRAWN)
    assert objection(beginning(0, 1, series=series, level="karl"), first, DRAWN) is None
    other = beginning(0, 1, series=series, level="jarl")
    assert "one seat further" in str(objection(other, first, DRAWN))


def test_the_games_of_a_series_go_by_the_same_rules() -> None:
    other = replace(beginning(2, 1, series=NEXT), diagram="x")
    assert "same rules" in str(objection(other, FIRST, WON_BY_FIRST))
