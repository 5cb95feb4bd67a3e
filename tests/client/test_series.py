"""Games that count together: who gets which points, and that a restart forgets none."""

from pathlib import Path

import pytest

from meadhall.client.folders import Folders, beneath
from meadhall.client.series import Book, Series
from meadhall.client.session import Session
from meadhall.client.tables import Plan, begin, branch, next_game, open_file
from meadhall.client.thinkers import AtOnce
from meadhall.engines.values import Over, Result

WON_BY_FIRST = Over((Result.WIN, Result.LOSS), "")
WON_BY_SECOND = Over((Result.LOSS, Result.WIN), "")
DRAWN = Over((Result.DRAW, Result.DRAW), "")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = beneath(tmp_path)
    made.make()
    return made


def test_points_go_to_players_and_not_to_seats() -> None:
    second = Series().after(WON_BY_FIRST)
    assert second.scores(2, None) == (2, 0)
    assert second.scores(2, WON_BY_FIRST) == (2, 2), "the other player sits there now"
    assert second.scores(2, WON_BY_SECOND) == (4, 0)
    assert second.scores(2, DRAWN) == (3, 1)


def test_the_second_of_two_games_is_the_last() -> None:
    first = Series()
    assert first.number == 1 and not first.is_last
    second = first.after(DRAWN)
    assert second.number == 2 and second.is_last


def test_everybody_moves_one_seat_further() -> None:
    third = Series(3, ((2, 0, 0), (0, 2, 0)))
    assert [third.player_on(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [third.seat_of(player, 3) for player in range(3)] == [2, 0, 1]


def finished(folders: Folders, plan: Plan) -> tuple[Session, Path]:
    session, path = begin(plan, folders, "Astrid", AtOnce())
    while session.outcome is None:
        session.tick()
    return session, path


def test_the_next_game_swaps_the_sides_and_keeps_the_score(folders: Folders) -> None:
    plan = Plan("hexentafl", 2, levels={0: "thrall", 1: "karl"}, series=Series())
    session, _ = finished(folders, plan)
    following = next_game(session)
    assert dict(following.levels) == {1: "thrall", 0: "karl"}
    assert following.answers == ()
    assert following.series is not None and following.series.number == 2
    assert sum(following.series.scores(2, None)) == 2


def test_a_match_that_is_opened_again_knows_its_series(folders: Folders) -> None:
    plan = Plan("hexentafl", 2, series=Series(2, ((2, 0),)))
    session, path = begin(plan, folders, "Astrid", AtOnce())
    session.close()
    session.match.close()
    assert open_file(path, folders, AtOnce()).series == plan.series


def test_a_branch_counts_for_nothing(folders: Folders) -> None:
    plan = Plan("hexentafl", 2, levels={0: "thrall", 1: "thrall"}, series=Series())
    session, _ = finished(folders, plan)
    assert branch(session, 3).series is None


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"00": 3}', '{"00": {"length": "2", "before": []}}',
     '{"00": {"length": 2, "before": [["x", 1]]}}', '{"00": {"length": 2, "before": [[2]]}}'],
)  # fmt: skip
def test_a_book_that_makes_no_sense_is_an_empty_one(tmp_path: Path, text: str) -> None:
    file = tmp_path / "series.json"
    file.write_text(text, "utf-8")
    book = Book(file)
    assert book.find(b"\0", 2) is None
    book.keep(b"\1", Series())
    assert book.find(b"\1", 2) == Series()
