"""How one has fared: against whom, on which side, and how sure that is."""

from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.library.index import Library, SeatEntry
from meadhall.client.library.statistics import Tally, tallies
from meadhall.client.match import setup
from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer.identities import identity_of
from meadhall.client.system.folders import beneath

ME, LEIF = "aa", "bb"


def match(number: int, *seats: tuple[str, str, str, int]) -> list[SeatEntry]:
    """The seats of a match of two: whose key, which name, which level, how many half points."""
    return [
        SeatEntry(Path(str(number)), "hexentafl", side, name, level, key, points)
        for side, (key, name, level, points) in zip(("defenders", "attackers"), seats, strict=True)
    ]


def test_matches_are_counted_by_side_and_opponent() -> None:
    seats = [
        *match(1, (ME, "Astrid", "", 2), (ME, "Astrid", "karl", 0)),
        *match(2, (ME, "Astrid", "", 1), (ME, "Astrid", "karl", 1)),
        *match(3, (LEIF, "Leif", "", 2), (ME, "Astrid", "", 0)),
    ]
    assert tallies(seats, ME) == [
        Tally("hexentafl", "defenders", ("Karl",), won=1, drawn=1),
        Tally("hexentafl", "attackers", ("Leif",), lost=1),
    ]


def test_who_plays_both_sides_alone_neither_wins_nor_loses() -> None:
    assert tallies(match(1, (ME, "Astrid", "", 2), (ME, "Astrid", "", 0)), ME) == []


def test_a_match_of_others_counts_for_nothing() -> None:
    assert tallies(match(1, (LEIF, "Leif", "", 2), (LEIF, "Leif", "jarl", 0)), ME) == []


def journey(
    number: int, points: int, turns: int, *seats: tuple[str, str, str], kind: str = "normal"
) -> list[SeatEntry]:
    """The seats of a match that all win or lose together: keys, names, levels."""
    return [
        SeatEntry(
            Path(str(number)), "valheim", "hero", name, level, key, points, kind=kind, turns=turns
        )
        for key, name, level in seats
    ]


def test_a_match_that_is_won_together_counts_once_and_its_best_time_is_kept() -> None:
    alone, with_karl = [(ME, "Astrid", "")], [(ME, "Astrid", ""), (ME, "Astrid", "karl")]
    seats = [
        *journey(1, 2, 24, *alone),
        *journey(2, 2, 19, *alone),
        *journey(3, 0, 30, *alone),
        *journey(4, 0, 12, *alone, kind="harsh"),
        *journey(5, 2, 21, *with_karl),
        *journey(6, 2, 28, (LEIF, "Leif", ""), (ME, "Astrid", "")),
        *journey(7, 2, 9, (LEIF, "Leif", ""), (LEIF, "Leif", "")),
    ]
    together = {"is_together": True}
    assert tallies(seats, ME) == [
        Tally("valheim", "normal", (), won=2, lost=1, best=19, **together),
        Tally("valheim", "harsh", (), lost=1, **together),
        Tally("valheim", "normal", ("Karl",), won=1, best=21, **together),
        Tally("valheim", "normal", ("Leif",), won=1, best=28, **together),
    ]


def test_the_interval_is_narrow_only_after_many_matches() -> None:
    few, many = Tally("g", "s", (), 3, 0, 1), Tally("g", "s", (), 300, 0, 100)
    assert few.share == many.share == 0.75
    assert few.interval == pytest.approx((0.30, 0.95), abs=0.01)
    assert many.interval == pytest.approx((0.705, 0.79), abs=0.01)
    assert Tally("g", "s", (), 1).interval[1] == 1.0


def test_the_library_knows_who_sat_where(tmp_path: Path) -> None:
    folders = beneath(tmp_path)
    folders.make()
    plan = TablePlan("hexentafl", 2, levels={1: "thrall"})
    session, _ = setup.begin(plan, folders, "Astrid", InProcessPlayer())
    library = Library(folders.matches, folders.cache / "library.sqlite")
    library.refresh()
    assert library.seats() == [], "what is not finished counts for nothing yet"
    while session.outcome is None:
        if session.move is not None:
            session.act(session.move.seat, session.move.actions[0])
        else:
            session.tick()
    library.refresh()
    (tally,) = tallies(library.seats(), identity_of(folders).public.hex())
    assert (str(tally.side), tally.others, tally.played) == ("defenders", ("Thrall",), 1)
    library.close()
