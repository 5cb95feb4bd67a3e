"""The board of the small game that `test_new_game` adds: a row of stones to point at."""

from collections.abc import Sequence

from meadhall.engines.stones.game import COUNT, Stones
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from meadhall.engines.contract import State
from meadhall.engines.values import Step
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.pieces import paint_disc
from meadhall.ui.board.scene import Piece, Scene, Spot, box
from meadhall.ui.widgets.theme import Theme


class StonesBoard(GameBoard):
    emblem = "stones"

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, Stones)
        spots = tuple(
            Spot(f"stone:{at}", str(at + 1), box(at + 1.0, 1.0, 1.0, 1.0), f"Stone {at + 1}.")
            for at in range(COUNT)
        )
        pieces = tuple(Piece("stones", spots[at].key) for at in range(int(state.left)))
        return Scene("stones", COUNT + 2.0, 3.0, spots, pieces)

    def spot_of(self, step: Step, state: State) -> str:
        return f"stone:{step.at}"

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        at = int(spot.removeprefix("stone:"))
        return Step("stone", at, str(at + 1))

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        painter.fillRect(QRectF(0, 0, scene.width, scene.height), theme.cell)

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        paint_disc(painter, theme.sides[piece.side], piece.look, 0.4, theme)
