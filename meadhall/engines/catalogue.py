"""The games of the house: the one module that knows them by name."""

from difflib import get_close_matches
from typing import Final

from meadhall.engines.game import Game
from meadhall.engines.hexentafl.game import HexentaflGame
from meadhall.engines.nxs.game import NxsGame
from meadhall.engines.skirmish.game import SkirmishGame
from meadhall.engines.valhalla.game import ValhallaGame
from meadhall.engines.valheim.game import ValheimGame
from meadhall.engines.valknut.game import ValknutGame
from meadhall.engines.values import UnknownGame

GAMES: Final[tuple[Game, ...]] = (
    HexentaflGame(),
    NxsGame(),
    ValhallaGame(),
    ValheimGame(),
    ValknutGame(),
    SkirmishGame(),
)


def find(key: str) -> Game:
    """The game of this key, or UnknownGame."""
    for game in GAMES:
        if game.key == key.lower():
            return game
    keys = [game.key for game in GAMES]
    near = get_close_matches(key.lower(), keys, n=1)
    offer = f"did you mean {near[0]}?" if near else f"the games are: {', '.join(keys)}"
    raise UnknownGame(f"there is no game called {key!r}; {offer}")
