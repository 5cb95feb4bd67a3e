"""Who is new, who is known, and who only calls himself so."""

from pathlib import Path

import pytest

from meadhall.client.multiplayer.acquaintances import Acquaintances, Familiarity

ANNA, BO = bytes([1]) * 32, bytes([2]) * 32


def test_whoever_was_met_is_known_from_then_on(tmp_path: Path) -> None:
    path = tmp_path / "people" / "known.json"
    assert Acquaintances(path).meet(ANNA, "Anna") is Familiarity.NEW
    assert Acquaintances(path).meet(ANNA, "Anna the Bold") is Familiarity.KNOWN
    assert Acquaintances(path).meet(BO, "Bo") is Familiarity.NEW


def test_a_known_name_under_another_key_is_somebody_else(tmp_path: Path) -> None:
    people = Acquaintances(tmp_path / "known.json")
    people.meet(ANNA, "Anna")
    assert people.meet(BO, "Anna") is Familiarity.NAMESAKE


@pytest.mark.parametrize("text", ["", "[1, 2]", "{", '{"x": 1}', "[" * 5000])
def test_a_damaged_file_knows_nobody(tmp_path: Path, text: str) -> None:
    path = tmp_path / "known.json"
    path.write_text(text)
    assert Acquaintances(path).meet(ANNA, "Anna") is Familiarity.NEW
    assert Acquaintances(path).meet(ANNA, "Anna") is Familiarity.KNOWN
