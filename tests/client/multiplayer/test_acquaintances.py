"""Who is new, who is known, and who only calls himself so."""

from pathlib import Path

import pytest

from meadhall.client.multiplayer.acquaintances import Acquaintances, Familiarity
from meadhall.net.gathering.genesis import NAMELESS
from meadhall.net.shell.discovery import key_start

ANNA, BO = bytes([1]) * 32, bytes([2]) * 32


def test_whoever_was_met_is_known_from_then_on(tmp_path: Path) -> None:
    path = tmp_path / "people" / "known.json"
    assert Acquaintances(path).meet(ANNA, "Anna") is Familiarity.NEW
    assert Acquaintances(path).meet(ANNA, "Anna the Bold") is Familiarity.KNOWN
    assert Acquaintances(path).meet(BO, "Bo") is Familiarity.NEW


def test_an_announcement_shows_enough_of_a_key_to_know_it_by(tmp_path: Path) -> None:
    path = tmp_path / "known.json"
    people = Acquaintances(path)
    assert not people.is_known_start(key_start(ANNA))
    people.meet(ANNA, "Anna")
    for known in (people, Acquaintances(path)):
        assert known.is_known_start(key_start(ANNA))
        for start in (key_start(BO), key_start(ANNA)[:8], "", "1!", "ä" * 16):
            assert not known.is_known_start(start)


def test_a_known_name_under_another_key_is_somebody_else(tmp_path: Path) -> None:
    people = Acquaintances(tmp_path / "known.json")
    people.meet(ANNA, "Anna")
    assert not people.is_welcome(BO, "Anna")
    assert people.meet(BO, "Anna") is Familiarity.NAMESAKE
    assert people.is_welcome(BO, "Anna"), "once somebody here has said so"


def test_whoever_takes_the_name_of_another_one_is_not_known_by_it(tmp_path: Path) -> None:
    people = Acquaintances(tmp_path / "known.json")
    people.meet(ANNA, "Anna")
    people.meet(BO, "Bo")
    assert people.is_welcome(BO, "Bo") and people.is_welcome(BO, "Bo the Old")
    assert not people.is_welcome(BO, "Anna")


def test_those_who_tell_no_name_are_not_taken_for_each_other(tmp_path: Path) -> None:
    people = Acquaintances(tmp_path / "known.json")
    people.meet(ANNA, NAMELESS)
    assert people.is_welcome(BO, NAMELESS)


@pytest.mark.parametrize("text", ["", "[1, 2]", "{", '{"x": 1}', "[" * 5000])
def test_a_damaged_file_knows_nobody(tmp_path: Path, text: str) -> None:
    path = tmp_path / "known.json"
    path.write_text(text)
    assert Acquaintances(path).meet(ANNA, "Anna") is Familiarity.NEW
    assert Acquaintances(path).meet(ANNA, "Anna") is Familiarity.KNOWN
