"""Which board belongs to which game: the one module of the windows that knows games by name."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from meadhall.ui.board.game_board import GameBoard

PLACES: Final = {
    "hexentafl": ("meadhall.ui.board.games.hexentafl", "HexentaflBoard"),
    "nxs": ("meadhall.ui.board.games.nxs", "NxsBoard"),
    "valheim": ("meadhall.ui.board.games.valheim.board", "ValheimBoard"),
    "valknut": ("meadhall.ui.board.games.valknut.board", "ValknutBoard"),
    "skirmish": ("meadhall.ui.board.games.skirmish.board", "SkirmishBoard"),
    "valhalla": ("meadhall.ui.board.games.valhalla", "ValhallaBoard"),
}


class BoardRegistry(Mapping[str, GameBoard]):
    """The boards by the games' keys. Each is taken down when it is first wanted, for it needs the
    rules of its game and all its painters; that there is one can be told without."""

    def __init__(self) -> None:
        self._taken: dict[str, GameBoard] = {}

    def __getitem__(self, game: str) -> GameBoard:
        if game not in self._taken:
            module, board = PLACES[game]
            self._taken[game] = getattr(import_module(module), board)()
        return self._taken[game]

    def __contains__(self, game: object) -> bool:
        return game in PLACES

    def __iter__(self) -> Iterator[str]:
        return iter(PLACES)

    def __len__(self) -> int:
        return len(PLACES)


BOARDS: Final = BoardRegistry()
