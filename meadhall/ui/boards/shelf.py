"""Which board belongs to which game: the one module of the windows that knows games by name."""

from typing import Final

from meadhall.ui.boards.board import Board
from meadhall.ui.boards.hexentafl import HexentaflBoard
from meadhall.ui.boards.nxs import NxsBoard
from meadhall.ui.boards.valhalla import ValhallaBoard

BOARDS: Final[dict[str, Board]] = {
    "hexentafl": HexentaflBoard(),
    "nxs": NxsBoard(),
    "valhalla": ValhallaBoard(),
}
