"""Measuring in a measured world: the tape that follows the mouse and the cursor, and what pointing
at any of its points means. For the table and for lessons alike.

Anybody may measure at any time, no matter whose turn it is. `M` fixes where the tape begins; Escape
or `M` takes it away. What is drawn out of a spot with the mouse measures from there; what is let go
elsewhere is meant as a choice, if that is what acts.
"""

from collections.abc import Callable
from dataclasses import dataclass

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.contract import State
from meadhall.engines.values import Step
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.scene import NOTHING, Point, Spot
from meadhall.ui.board.widget import BoardWidget


@dataclass(frozen=True, slots=True)
class Measured:
    """What is measured: a moment, whose choice is in the making, and who looks at it."""

    state: State
    move: MoveBuilder | None
    seat: int


class Measuring:
    def __init__(
        self,
        board: GameBoard,
        widget: BoardWidget,
        look: Callable[[], Measured | None],
        choose: Callable[[Point | str, list[Step]], None],
    ) -> None:
        """`look` tells what is shown, or None while nothing can be measured; `choose` takes the
        steps that pointing at a place stands for."""
        self._board = board
        self._widget = widget
        self._look = look
        self._choose = choose
        self._start: Point | str | None = None  # where the tape was fixed
        self._at: Point | str = ""  # where the mouse or the cursor is
        widget.describe = self._describe
        widget.hovered.connect(self._hover)
        widget.dragged.connect(self._drag)
        widget.dropped.connect(self._drop)
        widget.pointed_at_world.connect(self._point)

    @property
    def is_fixed(self) -> bool:
        """Does the tape begin where somebody fixed it?"""
        return self._start is not None

    def toggle(self) -> None:
        """Fix the tape's beginning here, or take the tape away."""
        is_measured = self._widget.scene.is_measured
        self._start = None if self.is_fixed or not is_measured or not self._at else self._at
        self.show()

    def show(self) -> None:
        """Show what is measured now."""
        seen = self._look()
        if seen is None or not self._at:
            self._widget.show_preview(NOTHING)
            return
        scene = self._widget.scene
        found = self._board.tape(scene, seen.state, seen.move, self._start, self._at)
        self._widget.show_preview(found)

    def _hover(self, spot: str, x: float, y: float) -> None:
        self._at = spot or (x, y)
        self.show()

    def _drag(self, spot: str, x: float, y: float) -> None:
        seen = self._look()
        if seen is None:
            return
        end = self._spot_near(x, y) or (x, y)
        scene = self._widget.scene
        self._widget.show_preview(self._board.tape(scene, seen.state, seen.move, spot, end))

    def _drop(self, spot: str, x: float, y: float, is_bend: bool) -> None:
        """What acts was drawn somewhere: that is a choice. All else was only measured."""
        seen = self._look()
        if seen is None or seen.move is None:
            return
        end = self._spot_near(x, y) or (x, y)
        if self._board.is_drawn(seen.move, spot) and end != spot:
            self._choose(end, self._board.steps_meant(seen.move, end, is_bend))

    def _point(self, x: float, y: float, is_bend: bool) -> None:
        seen = self._look()
        steps = []
        if seen is not None and seen.move is not None:
            steps = self._board.steps_meant(seen.move, (x, y), is_bend)
        self._choose((x, y), steps)

    def _spot_near(self, x: float, y: float) -> str:
        scene = self._widget.scene
        assert scene.pane is not None
        spot = scene.spot_at(scene.pane.to_scene((x, y)))
        return spot.key if spot is not None and spot.is_in_pane else ""

    def _describe(self, at: Point) -> Spot | None:
        seen = self._look()
        if seen is None:
            return None
        return self._board.here(self._widget.given, seen.state, seen.seat, at)
