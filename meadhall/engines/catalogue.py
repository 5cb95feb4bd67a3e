"""The games of the house: the one module that knows them by name."""

from difflib import get_close_matches
from typing import Final

from meadhall.engines.game import Game
from meadhall.engines.hexentafl.game import HexentaflGame
from meadhall.engines.nxs.game import NxsGame
from meadhall.engines.phrases import say
from meadhall.engines.skirmish.game import SkirmishGame
from meadhall.engines.valhalla.game import ValhallaGame
from meadhall.engines.valheim.game import ValheimGame
from meadhall.engines.valknut.game import ValknutGame
from meadhall.engines.values import OptionProblem, UnknownGame

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
    if near:
        raise UnknownGame(say(OptionProblem.NO_GAME_LIKE, game=repr(key), near=near[0]))
    raise UnknownGame(say(OptionProblem.NO_GAME, game=repr(key), games=tuple(keys)))
