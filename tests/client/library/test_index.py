"""The library finds matches by their words, and its index can always be made again."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.library.index import UNSETTLED, Library
from meadhall.client.library.snapshot import restored
from meadhall.client.library.stored_phrases import phrase_from, to_data
from meadhall.client.match import setup
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import Folders, beneath
from meadhall.engines.hexentafl.texts import Side
from meadhall.engines.nxs import texts as nxs
from meadhall.engines.phrases import say
from meadhall.engines.valhalla import texts as valhalla
from meadhall.engines.values import NOBODY


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = beneath(tmp_path)
    made.make()
    return made


@pytest.fixture
def library(folders: Folders) -> Iterator[Library]:
    made = Library(folders.matches, folders.cache / "library.sqlite")
    yield made
    made.close()


def play(folders: Folders, name: str, moves: int, levels: dict[int, str] | None = None) -> Path:
    session, path = setup.begin(
        TablePlan("hexentafl", 2, levels=levels or {}), folders, name, InProcessPlayer()
    )
    for _ in range(moves):
        session.act(session.acting, int(session.state.legal(session.acting)[0]))
    session.close()
    return path


def test_an_empty_folder_is_an_empty_library(library: Library) -> None:
    assert not library.refresh()
    assert library.search() == []
    assert library.unfinished(5) == []


def test_a_match_is_listed_with_its_people_and_length(folders: Folders, library: Library) -> None:
    path = play(folders, "Astrid", 3)
    assert library.refresh()
    (entry,) = library.search()
    assert (entry.path, entry.title, entry.length) == (path, "heXentafl", 3)
    assert entry.people == (("Astrid", say(Side.DEFENDERS)), ("Astrid", say(Side.ATTACKERS)))
    assert not entry.is_over and entry.problem == ""


def test_words_find_a_match_by_their_beginning(folders: Folders, library: Library) -> None:
    play(folders, "Astrid", 1)
    play(folders, "Leif", 1, levels={1: "karl"})
    library.refresh()
    (entry,) = library.search("astr")
    assert [name for name, _ in entry.people] == ["Astrid", "Astrid"]
    assert len(library.search("hexentafl")) == 2
    assert len(library.search("karl leif")) == 1
    assert library.search("karl astrid") == []


@pytest.mark.parametrize("text", ['"', "a AND", "NEAR(", "*", "a:b", "'"])
def test_no_search_is_an_error(library: Library, text: str) -> None:
    assert library.search(text) == []


def test_a_match_that_went_on_is_read_again(folders: Folders, library: Library) -> None:
    path = play(folders, "Astrid", 1)
    library.refresh()
    session = setup.open_file(path, folders, InProcessPlayer())
    session.act(session.acting, int(session.state.legal(session.acting)[0]))
    assert library.refresh()
    assert library.search()[0].length == 2
    assert not library.refresh()


def test_a_file_that_is_gone_is_forgotten(folders: Folders, library: Library) -> None:
    path = play(folders, "Astrid", 1)
    library.refresh()
    path.unlink()
    assert library.refresh()
    assert library.search() == []


def test_a_file_that_is_no_match_is_listed_with_the_reason(
    folders: Folders, library: Library
) -> None:
    (folders.matches / "letter.saga").write_text("Dear Astrid,")
    library.refresh()
    (entry,) = library.search("letter")
    assert entry.problem == "this is no match file of Meadhall"
    assert library.unfinished(5) == []


def test_a_removed_match_is_kept_beside_the_library(folders: Folders, library: Library) -> None:
    path = play(folders, "Astrid", 1)
    library.refresh()
    library.remove(path)
    assert library.search() == []
    assert (library.removed / path.name).exists()


@pytest.mark.parametrize("damage", [b"", b"no database at all, but long enough to be read as one"])
def test_a_damaged_index_is_made_again(folders: Folders, damage: bytes) -> None:
    play(folders, "Astrid", 1)
    index = folders.cache / "library.sqlite"
    index.write_bytes(damage)
    library = Library(folders.matches, index)
    library.refresh()
    assert len(library.search()) == 1
    library.close()


def test_unfinished_matches_can_be_gone_on_with(folders: Folders, library: Library) -> None:
    begun = play(folders, "Astrid", 2)
    play(folders, "Leif", 0)
    library.refresh()
    assert [entry.path for entry in library.unfinished(5)] == [begun]


def test_where_no_index_can_be_kept_it_is_made_in_memory(folders: Folders) -> None:
    folders.cache.rmdir()
    folders.cache.write_text("a file stands in the way")
    with closing(Library(folders.matches, folders.cache / "library.sqlite")) as library:
        path = play(folders, "Astrid", 2)
        library.refresh()
        assert [entry.path for entry in library.search()] == [path]


def test_a_disk_that_fills_up_costs_the_index_and_nothing_else(
    folders: Folders, library: Library
) -> None:
    paths = {play(folders, "Astrid", 2) for _ in range(30)}
    library._db.execute("PRAGMA max_page_count = 1")
    library.refresh()
    assert {entry.path for entry in library.search()} == paths


def finish(folders: Folders, path: Path) -> None:
    session = setup.open_file(path, folders, InProcessPlayer())
    while session.outcome is None:
        session.act(session.acting, int(session.state.legal(session.acting)[0]))
    session.close()


def test_the_last_match_that_was_played_to_its_end_is_found_first(
    folders: Folders, library: Library
) -> None:
    first, second, open_one = (play(folders, "Astrid", 1) for _ in range(3))
    for path, changed in ((second, 10), (first, 20)):
        finish(folders, path)
        os.utime(path, (changed, changed))
    library.refresh()
    assert [entry.path for entry in library.finished(5)] == [first, second]
    assert [entry.path for entry in library.finished(1)] == [first]
    assert [entry.path for entry in library.unfinished(5)] == [open_one]
    assert library.finished(1)[0].touched == datetime.fromtimestamp(20)


def test_the_index_knows_who_is_asked_to_choose(folders: Folders, library: Library) -> None:
    path = play(folders, "Astrid", 1, levels={})
    library.refresh()
    assert [(seat.is_asked, seat.points) for seat in library.seats_of(path)] == [
        (False, UNSETTLED),
        (True, UNSETTLED),
    ]
    finish(folders, path)
    library.refresh()
    assert [seat.is_asked for seat in library.seats_of(path)] == [False, False]
    assert sorted(seat.points for seat in library.seats_of(path)) in ([0, 2], [1, 1])


@pytest.mark.parametrize("game", ["hexentafl", "nxs", "valhalla"])
def test_a_position_is_kept_without_what_is_secret(
    folders: Folders, library: Library, game: str
) -> None:
    session, path = setup.begin(TablePlan(game, 2), folders, "Astrid", InProcessPlayer())
    for _ in range(3):  # a whole match of Valhalla may take five
        seat = session.acting
        session.act(seat, int(session.match.view(seat).legal(seat)[0]))
    session.close()
    library.refresh()
    position = library.position(path)
    assert position is not None
    assert position.diagram() == setup.last_position(path).diagram()
    assert position.dump() == session.match.record.state.seen_by(NOBODY).dump()


def test_a_closed_library_knows_no_position(folders: Folders, library: Library) -> None:
    path = play(folders, "Astrid", 1)
    library.refresh()
    library.close()
    assert library.position(path) is None


def test_a_position_kept_by_another_version_is_none() -> None:
    assert restored("") is None
    assert restored('["hexentafl", 2, {}, [1, 2]]') is None
    assert restored('["hnefatafl", 2, {}, []]') is None
    assert restored('["hexentafl", 2]') is None


# Phrases in the index. -----------------------------------------------------------------------


def test_how_a_match_ended_is_kept_as_a_form_with_its_places(
    folders: Folders, library: Library
) -> None:
    phrase = say(nxs.Ending.STUCK, loser=nxs.Colour.BLACK)
    nested = say(nxs.Happened.CARDS_DEALT, cards=(nxs.RuneName.LEAP, "[x]", say(Side.DEFENDERS)))
    counted_one = say(valhalla.Unseen.SEVERAL, count=3)
    for each in (phrase, nested, counted_one):
        assert phrase_from(json.loads(json.dumps(to_data(each)))) == each


@pytest.mark.parametrize(
    "data",
    [
        None,
        {"form": "meadhall.engines.nxs.texts:Ending.RAIN", "places": {}},
        {"form": "meadhall.engines.nxs.texts:Ending.STUCK", "places": {}},
        {"form": "meadhall.nowhere:Ending.STUCK", "places": {}},
        {"form": "os:path.join", "places": {}},
        {"form": "meadhall.engines.nxs.texts:Form.mro", "places": {}},
    ],
)
def test_what_is_no_phrase_is_not_read(data: object) -> None:
    with pytest.raises(ValueError):
        phrase_from(data)


def test_an_index_with_forms_that_are_gone_is_made_again(
    folders: Folders, library: Library
) -> None:
    play(folders, "Astrid", 3)
    library.refresh()
    library.close()
    index = folders.cache / "library.sqlite"
    with closing(sqlite3.connect(index)) as db, db:
        db.execute("UPDATE seats SET side = replace(side, 'Side.', 'Flank.')")
    again = Library(folders.matches, index)
    assert again.refresh(), "it was read from the files once more"
    assert [str(side) for _, side in again.search()[0].people] == ["defenders", "attackers"]
    again.close()


def test_a_match_that_all_have_lost_is_no_draw(folders: Folders, library: Library) -> None:
    last = "turn 30, hero 2: travel\nhero 1: on c6\nhero 2: on c6"
    last += "\nhouses: timber berries megingjord bronze mjolnir_shard iron"
    plan = TablePlan("valheim", 2, diagram=last)
    session, _ = setup.begin(plan, folders, "Astrid", InProcessPlayer())
    session.act(1, session.state.read(1, "end"))
    session.close()
    library.refresh()
    (entry,) = library.search()
    assert entry.result is not None and entry.result.is_lost
    assert str(entry.result).startswith("lost: 30 turns have passed")
    kinds = {(str(seat.kind), seat.points, seat.turns) for seat in library.seats()}
    assert kinds == {("normal", 0, 30)}
