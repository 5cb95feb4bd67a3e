"""Which board belongs to which game: the one module of the windows that knows games by name."""

from typing import Final

from meadhall.ui.boards.board import Board
from meadhall.ui.boards.hexentafl import HexentaflBoard

BOARDS: Final[dict[str, Board]] = {
    "hexentafl": HexentaflBoard(),
}
