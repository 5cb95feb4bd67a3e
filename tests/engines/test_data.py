"""The files that games read are checked, and a damaged one is named."""

import pytest

from meadhall.engines import data
from meadhall.engines.data import BadData


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadData, match=r"^nowhere/map\.txt: the file cannot be read$"):
        data.read_text("nowhere", "map.txt")


def test_a_value_of_another_kind_is_refused_with_its_name() -> None:
    within: data.Table = {"damage": -1, "health": [4], "name": 3, "flag": True}
    for call in (
        lambda: data.number("here", within, "damage"),
        lambda: data.number("here", within, "flag"),
        lambda: data.numbers("here", within, "health", 2),
        lambda: data.word("here", within, "name"),
        lambda: data.table("here", within, "absent"),
    ):
        with pytest.raises(BadData, match=r"^here: \w+ is no "):
            call()


def test_values_are_read_as_they_are() -> None:
    within: data.Table = {"health": [4, 7], "name": "Deer", "more": {"x": 1}}
    assert data.numbers("here", within, "health", 2) == [4, 7]
    assert data.word("here", within, "name") == "Deer"
    assert data.number("here", data.table("here", within, "more"), "x") == 1
