"""The files that games read are checked, and a damaged one is named."""

from collections.abc import Callable
from pathlib import Path

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


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Writes the file that `here/net.json` is from now on."""

    def written(text: str) -> None:
        path = tmp_path / "resources" / "games" / "here" / "net.json"
        path.parent.mkdir(parents=True)
        path.write_text(text)

    monkeypatch.setattr(data, "files", lambda package: tmp_path)
    return written


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "Expecting"),
        ("[]", "other numbers"),
        ('{"weights": {"one": 1}}', "other numbers"),
        ('{"weights": {"one": 1, "two": 2.5}}', "two is no whole number"),
    ],
)
def test_learned_numbers_that_are_damaged_stop_the_game(
    write: Callable[[str], None], text: str, why: str
) -> None:
    write(text)
    with pytest.raises(BadData, match=f"^here/net.json: .*{why}"):
        data.learned_numbers("here", "net.json", ["one", "two"])


def test_learned_numbers_come_in_the_order_of_their_names(write: Callable[[str], None]) -> None:
    write('{"weights": {"two": -2, "one": 1}}')
    assert data.learned_numbers("here", "net.json", ["one", "two"]) == [1, -2]
