"""Which games have rules to read and lessons by now, and in which languages.

A game may join the catalogue before its pages. A language may have the pages of some games only.
"""

from typing import Final

from meadhall.client.system.languages import languages
from meadhall.engines import catalogue
from meadhall.ui.window.app_context import RESOURCES

AWAITED: Final[tuple[str, ...]] = ()
"""Games whose pages are still being written."""

TAUGHT: Final = [game.key for game in catalogue.GAMES if game.key not in AWAITED]

COMPLETE: Final = ("en", "it")
"""The languages in which every game has its pages."""


def pages_of(folder: str) -> list[tuple[str, str]]:
    """Each game with each language that has its page in this folder, or has to have it."""
    return [
        (game, language)
        for game in TAUGHT
        for language in languages()
        if language in COMPLETE or (RESOURCES / folder / f"{game}.{language}.md").exists()
    ]
