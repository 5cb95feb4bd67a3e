"""Diagrams, the map's file, and the numbers' file: what is wrong with them is said plainly."""

import pytest

from meadhall.engines.data import BadData, read_text
from meadhall.engines.valheim.world import World
from meadhall.engines.values import BadDiagram
from tests.engines.valheim.journeys import journey

FULL = """turn 3, hero 1: combat
hero 1: on c7; health 4; points 0; steps 0; wood 4, stone axe; ate raspberry 1; bed; fire d4; died 1
hero 2: on c7; health 9; grave on e5: wood 3
this turn: berries 2; wood; rocks d3 g6
fires: d4
raft: i6
houses: timber mjolnir_shard megingjord iron bronze berries; searched 1 5
serpent slain
fight: greydwarf 5; round 2; points 1; struck; began 1; fighting 1 2; shields 2"""


def test_a_whole_moment_is_read_and_drawn_the_same() -> None:
    assert journey(FULL).diagram() == FULL


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("turn 1, hero 1: dance\nhero 1: on c6", "the first line says turn, hero and question"),
        ("hero 1: on z9", "there is no hex 'z9'"),
        ("hero 1: on c6; gold 3", "'gold' is nothing that a hero can hold"),
        ("hero 1: on c6; health 11", "hero 1 has no more than 10 health"),
        ("hero 1: on i6", "hero 1 is at sea without the raft"),
        ("hero 1: on c6; stone axe 2", "nobody holds more than one stone axe"),
        ("hero 1: on c6; ate wood 2", "'wood' is no food"),
        ("hero 1: on c6\nfires: a1", "no campfire burns at sea"),
        ("hero 1: on c6\nweather: rain", "'weather' is nothing that a line can begin with"),
        ("hero 1: on c6\nraft: i6\nraft: i6", "raft is drawn twice"),
        ("turn 1, hero 1: combat\nhero 1: on c6", "a fight needs a line"),
        ("turn 99, hero 1: travel\nhero 1: on c6", "this match has 30 turns"),
        ("turn 1, over: rain", "the first line says how it ended"),
        ("hero 1: on c6\nhouses: timber", "there are 6 houses"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(text: str, why: str) -> None:
    with pytest.raises(BadDiagram, match=why):
        journey(text)


MAP = read_text("valheim", "map.txt")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("~.H.R", "~...R", "there are 0 hexes H, not one"),
        ("MMMDM", "MMMMM", "there are 0 hexes D, not one"),
        ("T..RF", "...RF", "there are 5 treasure houses, not 6"),
        ("~.H.R", "~.HxR", "'x' is no kind of hex"),
        ("~.H.R", "~.H.", "the rows of the map are not equally long"),
    ],
)
def test_a_damaged_map_is_named(old: str, new: str, why: str) -> None:
    assert old in MAP
    with pytest.raises(BadData, match=f"valheim/map.txt: {why}"):
        World(MAP.replace(old, new, 1))


def test_a_map_without_a_crossing_is_refused() -> None:
    with pytest.raises(BadData, match="no raft comes"):
        World(MAP.replace("S", ".").replace("~.H.R.KF~~.", "~.H.RSKF~~."))
    walled = MAP.replace("~~.~~", "~..~~")
    with pytest.raises(BadData):
        World("\n".join("." * 25 for _ in walled.splitlines()))


def test_every_sea_way_between_the_islands_passes_the_serpent() -> None:
    world = World(MAP)
    harbour = world.place("h6")
    assert world.sea_reached(harbour, world.serpent)[world.place("n7")] == 0
    assert world.sea_reached(harbour, -1)[world.place("n7")] == 1
