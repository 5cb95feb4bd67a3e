"""heXentafl on the table: a board of carved hexagons, shields against axes."""

from collections.abc import Sequence
from math import sqrt

from PySide6.QtGui import QPainter

from meadhall.engines.contract import State
from meadhall.engines.hexentafl.board import ATTACKERS, DEFENDERS, EMPTY, KING, OWNERS, REACH
from meadhall.engines.hexentafl.board import Board as Cells
from meadhall.engines.hexentafl.capture import victims
from meadhall.engines.hexentafl.movement import slides
from meadhall.engines.hexentafl.state import Hexentafl
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import i64
from meadhall.engines.values import Step
from meadhall.ui.board.game_board import GameBoard, Goal, middle_of
from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.ground import (
    paint_bed,
    paint_cell,
    paint_frame,
    paint_name,
    ring_of_corners,
)
from meadhall.ui.board.paint.pieces import paint_disc
from meadhall.ui.board.scene import Label, Piece, Reach, Scene, Spot, hexagon
from meadhall.ui.text.words import say
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme

LOOKS = ("", "man", "king", "raider")
ROW = sqrt(3) / 2
MARGIN = 1.35
BONE, RAVEN = 0, 1  # places in a theme's `sides`


class HexentaflBoard(GameBoard):
    emblem = "king"
    rare_options = frozenset({"crossing"})

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, Hexentafl)
        cells = state.board
        spots = tuple(_spot(state, cell) for cell in range(int(cells.cells)))
        pieces = tuple(
            Piece(
                LOOKS[int(piece)],
                spots[cell].key,
                side=BONE if OWNERS[piece] == ATTACKERS else RAVEN,
            )
            for cell, piece in enumerate(state.men)
            if piece != EMPTY
        )
        width, height = _size(cells)
        return Scene(f"hexentafl {cells.side}", width, height, spots, pieces, labels=_rows(cells))

    def poster(self, scene: Scene) -> tuple[float, float, float, float]:
        """The king and his men, and the first of those who close in on them."""
        return middle_of(scene, scene.width * 0.85)

    def spot_of(self, step: Step, state: State) -> str:
        return f"cell:{step.at}"

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        assert isinstance(state, Hexentafl)
        cell = int(spot.removeprefix("cell:"))
        return Step("cell" if taken else "piece", cell, state.board.names[cell])

    def colour_of(self, seat: int) -> int:
        return RAVEN if seat == DEFENDERS else BONE

    def seat_notes(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Hexentafl)
        count = sum(1 for piece in state.men if OWNERS[piece] == seat)
        return [say("{count} on the board", count=count)]

    def goal(self, state: State) -> Goal:
        """The king's way to the nearest corner, over empty cells."""
        assert isinstance(state, Hexentafl)
        if KING not in state.men:
            return Goal(say("The king is taken."))
        left = _way_to_a_corner(state)
        if left is None:
            return Goal(say("The king's way to the corners is shut."), ((DEFENDERS, 0, 1),))
        longest = 2 * int(state.board.side)
        text = say("King to a corner: {count} cells to go", count=left)
        if left == 1:
            text = say("King to a corner: 1 cell to go")
        return Goal(text, ((DEFENDERS, longest - left, longest),))

    def takes(self, state: State, seat: int, action: int) -> bool:
        assert isinstance(state, Hexentafl)
        after = state.copy()
        after.play(action)
        return after.quiet == 0

    def reasons(self, before: State, after: State, seat: int, action: int) -> list[str]:
        """Above all what it means for the king's way to a corner."""
        assert isinstance(before, Hexentafl) and isinstance(after, Hexentafl)
        found = super().reasons(before, after, seat, action)
        old, new = _king_moves(before), _king_moves(after)
        is_nearer = new is not None and (old is None or new[0] < old[0])
        has_moved = int(after.king_cell()) != int(before.king_cell())
        if seat == DEFENDERS and new is not None and new[0] > 0 and (is_nearer or has_moved):
            corner = after.board.names[new[1]]
            if new[0] == 1:
                found.insert(0, say("threatens the corner {corner} at once", corner=corner))
            else:
                words = say(
                    "threatens the corner {corner} in {count} moves", corner=corner, count=new[0]
                )
                found.insert(0, words)
        elif seat == ATTACKERS and old is not None and (new is None or new[0] > old[0]):
            corner = before.board.names[old[1]]
            found.insert(0, say("shuts the king's way to the corner {corner}", corner=corner))
        if not found:
            had, has = _king_room(before), _king_room(after)
            if seat == DEFENDERS and has > had:
                found.append(say("more room for the king, cells: {count}", count=has))
            elif seat == ATTACKERS and has < had:
                found.append(say("less room for the king, cells: {count}", count=has))
        return found

    def in_danger(self, state: State, seat: int) -> tuple[str, ...]:
        assert isinstance(state, Hexentafl)
        found: set[int] = set()
        for action in slides(state.board, state.men, 1 - seat, state.crossing):
            men, target = state.men[:], state.board.rays[action]
            start = int(action) // (6 * REACH)
            men[target], men[start] = men[start], i64(EMPTY)
            found |= {int(cell) for cell in victims(state.board, men, target)}
        return tuple(f"cell:{cell}" for cell in sorted(found))

    def reach(self, state: State, spot: str) -> Reach:
        assert isinstance(state, Hexentafl)
        cell = int(spot.removeprefix("cell:"))
        goes: list[int] = []
        taken: set[int] = set()
        for action in slides(state.board, state.men, OWNERS[state.men[cell]], state.crossing):
            if int(action) // (6 * REACH) == cell:
                men, target = state.men[:], state.board.rays[action]
                men[target], men[cell] = men[cell], i64(EMPTY)
                goes.append(int(target))
                taken |= {int(victim) for victim in victims(state.board, men, target)}
        return Reach(
            tuple(f"cell:{each}" for each in goes), tuple(f"cell:{each}" for each in sorted(taken))
        )

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        middle = (scene.width / 2, scene.height / 2)
        reach = scene.width / 2 - MARGIN
        paint_frame(painter, ring_of_corners(middle, reach + 1.22), theme)
        paint_bed(painter, ring_of_corners(middle, reach + 0.66), theme)
        for number, spot in enumerate(scene.spots):
            x, y = spot.centre
            shade = (round(x - y / ROW / 2) + round(y / ROW)) % 3
            wood = mix(theme.cell, theme.cell_other, shade * 0.3)
            paint_cell(painter, spot, wood, theme, number * 7)
            paint_name(painter, spot, wood, theme)
            if spot.look:
                art.draw(painter, spot.look, theme.carving, x, y, 0.66)

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        side = theme.sides[piece.side]
        crowned = piece.look == "king"
        paint_disc(painter, side, piece.look, 0.42 if crowned else 0.38, theme, crowned)


def _size(cells: Cells) -> tuple[float, float]:
    across = 2 * (cells.side - 1)
    return across + 2 * MARGIN, across * ROW + 2 * MARGIN


def _centre(cells: Cells, cell: int) -> tuple[float, float]:
    width, height = _size(cells)
    q, r = cells.coordinates[cell]
    return width / 2 + q + r / 2, height / 2 + r * ROW


def _spot(state: Hexentafl, cell: int) -> Spot:
    cells = state.board
    look = ""
    if cell == cells.throne:
        look = "throne"
    elif cells.corners[cell] == 1:
        look = "haven"
    outline = hexagon(_centre(cells, cell), 1 / sqrt(3))
    return Spot(f"cell:{cell}", cells.names[cell], outline, _sentence(state, cell, look), look)


def _sentence(state: Hexentafl, cell: int, look: str) -> str:
    """What is on this cell, for a screen reader."""
    name = state.board.names[cell]
    place = {
        "": "{name}",
        "throne": say("{name}, the throne", name=name),
        "haven": say("{name}, a corner", name=name),
    }[look].format(name=name)
    who = {
        0: say("empty"),
        1: say("a man of the king"),
        2: say("the king"),
        3: say("a raider"),
    }[int(state.men[cell])]
    return say("{place}: {who}", place=place, who=who)


def _rows(cells: Cells) -> tuple[Label, ...]:
    """The letters of the rows, on the frame at their left."""
    labels = []
    for cell, name in enumerate(cells.names):
        if name[1:] == "1":
            x, y = _centre(cells, cell)
            labels.append(Label(name[0], (x - 0.86, y), 0.24))
    return tuple(labels)


MOVES_AHEAD = 2
"""So many moves of the king are looked ahead for a corner."""


def _king_room(state: Hexentafl) -> int:
    """To how many cells the king could go if it were his turn."""
    here = int(state.king_cell())
    ways = slides(state.board, state.men, DEFENDERS, state.crossing)
    return sum(int(action) // (6 * REACH) == here for action in ways)


def _king_moves(state: Hexentafl) -> tuple[int, int] | None:
    """In how many of his moves the king is in a corner if nobody else moves, and in which; None
    where it takes more than a few."""
    cells, here = state.board, int(state.king_cell())
    if KING not in state.men:
        return None
    seen, edge = {here}, [here]
    for count in range(MOVES_AHEAD + 1):
        for cell in edge:
            if cells.corners[cell] == 1:
                return count, cell
        nearer = []
        for cell in edge:
            men = state.men[:]
            men[here], men[cell] = i64(EMPTY), i64(KING)
            for action in slides(cells, men, DEFENDERS, state.crossing):
                target = int(cells.rays[action])
                if int(action) // (6 * REACH) == cell and target not in seen:
                    seen.add(target)
                    nearer.append(target)
        edge = nearer
    return None


def _way_to_a_corner(state: Hexentafl) -> int | None:
    """So many cells lie on the king's shortest way to a corner, the corner among them; None where
    there is no way."""
    cells, here = state.board, int(state.king_cell())
    seen, edge, count = {here}, [here], 0
    while edge:
        if any(cells.corners[cell] == 1 for cell in edge):
            return count
        beside = [int(cells.steps[cell * 6 + way]) for cell in edge for way in range(6)]
        edge = [
            cell
            for cell in dict.fromkeys(beside)
            if cell != OFF and cell not in seen and state.men[cell] == EMPTY
        ]
        seen.update(edge)
        count += 1
    return None
