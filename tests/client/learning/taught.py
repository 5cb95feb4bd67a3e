"""Which games have rules to read and lessons by now; a game may join the catalogue before them."""

from typing import Final

from meadhall.engines import catalogue

AWAITED: Final[tuple[str, ...]] = ()
"""Games whose pages are still being written."""

TAUGHT: Final = [game.key for game in catalogue.GAMES if game.key not in AWAITED]
