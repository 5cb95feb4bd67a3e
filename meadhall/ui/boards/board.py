"""What the board of a family of games offers to the window."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from meadhall.engines.contract import State
from meadhall.engines.values import Step
from meadhall.ui.boards.scene import Man, Scene, Spot
from meadhall.ui.theme import Theme


class Board:
    """A subclass for each family. It knows how the game looks, never what is legal."""

    has_secrets = False  # must a cover hide it when the next person takes the seat?

    def scene(self, state: State, seat: int) -> Scene:
        """The position as this seat looks at it, without marks."""
        raise NotImplementedError

    def spot_of(self, step: Step, state: State) -> str:
        """Where one points to take this step; empty where it is a button's affair."""
        raise NotImplementedError

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        """The step that pointing here would be, legal or not, after those already taken."""
        raise NotImplementedError

    def journey(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """The spots an action leads from and to, for marks and for the animation."""
        spots = (self.spot_of(step, state) for step in state.steps(seat, action))
        return tuple(spot for spot in spots if spot)

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        """Everything that lies still, in board units."""
        raise NotImplementedError

    def paint_man(self, painter: QPainter, man: Man, spot: Spot, theme: Theme) -> None:
        """One piece or card, in board units around (0, 0)."""
        raise NotImplementedError
