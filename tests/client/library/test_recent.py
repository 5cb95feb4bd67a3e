"""A match is told to a player: against whom, whose turn, what came of it."""

from datetime import datetime
from pathlib import Path

from meadhall.client.library.index import UNSETTLED, Entry, SeatEntry
from meadhall.client.library.recent import own_key, recent_match
from meadhall.client.multiplayer.identities import identity_of
from meadhall.client.system.folders import beneath

PATH = Path("a.saga")
NOON = datetime(2026, 3, 14, 12)
ENTRY = Entry(PATH, "nxs", "NXS: Ragnarok", "", NOON, NOON, 3, False, "", "")
ME, LEIF = "aa", "bb"


def sat(
    key: str, name: str, level: str = "", points: int = UNSETTLED, asked: bool = False
) -> SeatEntry:
    return SeatEntry(PATH, "nxs", "White", name, level, key, points, asked)


def test_others_are_people_by_name_and_computers_by_level() -> None:
    table = [sat(ME, "Astrid"), sat(LEIF, "Leif"), sat(ME, "Astrid", "karl")]
    told = recent_match(ENTRY, table, ME)
    assert told.others == ("Leif", "Karl")
    assert told.people == ((LEIF, "Leif"),)
    assert told.has_sat and told.points == UNSETTLED


def test_a_match_waits_for_me_only_where_i_choose_myself() -> None:
    assert recent_match(ENTRY, [sat(ME, "Astrid", asked=True), sat(LEIF, "Leif")], ME).is_awaited
    assert not recent_match(
        ENTRY, [sat(ME, "Astrid"), sat(LEIF, "Leif", asked=True)], ME
    ).is_awaited
    computer = sat(ME, "Astrid", "karl", asked=True)
    assert not recent_match(ENTRY, [sat(ME, "Astrid"), computer], ME).is_awaited


def test_who_plays_all_sides_neither_wins_nor_loses() -> None:
    both = recent_match(ENTRY, [sat(ME, "Astrid", points=2), sat(ME, "Astrid", points=0)], ME)
    assert both.points == UNSETTLED and both.others == ()
    won = recent_match(ENTRY, [sat(ME, "Astrid", points=2), sat(LEIF, "Leif", points=0)], ME)
    assert won.points == 2


def test_a_match_of_others_is_none_of_mine() -> None:
    told = recent_match(
        ENTRY, [sat(LEIF, "Leif", points=2), sat(LEIF, "Leif", "jarl", points=0)], ME
    )
    assert not told.has_sat and told.points == UNSETTLED


def test_ones_own_key_is_that_of_the_matches(tmp_path: Path) -> None:
    folders = beneath(tmp_path)
    folders.make()
    assert own_key(folders) == "", "nobody has played yet"
    identity = identity_of(folders)
    assert own_key(folders) == identity.public.hex()
    folders.identity.write_bytes(b"damaged")
    assert own_key(folders) == ""
