"""What a game reads from `resources/games/KEY`: maps, cards and numbers, for people to read too.

The rules read them once, when their modules are imported, and check what they read: a game whose
files are damaged does not start, and says which line of which file is wrong.
"""

import json
import tomllib
from importlib.resources import files
from typing import Final

from meadhall.engines.values import GameError

Table = dict[str, object]

MOST_LEARNED: Final = 2**40


class BadData(GameError):
    """A file of the game's own data is missing, or does not say what the rules need."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where, self.why = where, why

    def __str__(self) -> str:
        return f"{self.where}: {self.why}"


def read_text(game: str, name: str) -> str:
    """A file of this game, as text."""
    try:
        place = files("meadhall").joinpath("resources", "games", game, name)
        return place.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise BadData(f"{game}/{name}", "the file cannot be read") from error


def has_file(game: str, name: str) -> bool:
    """Is there such a file of this game?"""
    return files("meadhall").joinpath("resources", "games", game, name).is_file()


def read_table(game: str, name: str) -> Table:
    """A TOML file of this game, as named values."""
    try:
        return tomllib.loads(read_text(game, name))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{game}/{name}", str(error)) from error


def learned_numbers(game: str, name: str, names: list[str]) -> list[int]:
    """The numbers with these names, of a file that `meadhall learn` has made for this game."""
    where = f"{game}/{name}"
    try:
        found = json.loads(read_text(game, name))
    except ValueError as error:
        raise BadData(where, str(error)) from error
    learned = found.get("weights") if isinstance(found, dict) else None
    if not isinstance(learned, dict) or sorted(learned) != sorted(names):
        raise BadData(where, "it holds other numbers")
    return [number(where, learned, each, -MOST_LEARNED, MOST_LEARNED) for each in names]


def table(where: str, within: Table, key: str) -> Table:
    """The named values under this key."""
    found = within.get(key)
    if not isinstance(found, dict):
        raise BadData(where, f"{key} is no table")
    return found


def number(where: str, within: Table, key: str, low: int = 0, high: int = 1_000_000) -> int:
    """The whole number under this key."""
    found = within.get(key)
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise BadData(where, f"{key} is no whole number from {low} to {high}")
    return found


def numbers(where: str, within: Table, key: str, count: int) -> list[int]:
    """The list of so many whole numbers under this key."""
    found = within.get(key)
    if not isinstance(found, list) or len(found) != count:
        raise BadData(where, f"{key} is no list of {count} numbers")
    for each in found:
        if not isinstance(each, int) or isinstance(each, bool):
            raise BadData(where, f"{key} holds {each!r}, which is no whole number")
    return [int(each) for each in found]


def word(where: str, within: Table, key: str) -> str:
    """The text under this key."""
    found = within.get(key)
    if not isinstance(found, str):
        raise BadData(where, f"{key} is no text")
    return found
