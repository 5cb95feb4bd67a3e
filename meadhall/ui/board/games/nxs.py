"""NXS: Ragnarok on the table: areas that mesh, six-sided warriors, captured land, rune cards."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.contract import State
from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.actions import is_move
from meadhall.engines.nxs.board import Board as Cells
from meadhall.engines.nxs.capture import is_enemy, is_in_danger, is_jump_blocked
from meadhall.engines.nxs.movement import is_jump, move_number, moves_from
from meadhall.engines.nxs.pieces import (
    COLOUR_OF,
    COLOURS,
    EMPTY,
    KIND_OF,
    RANGE_OF,
    TITLES,
    facing_of,
    sigils,
    spears,
)
from meadhall.engines.nxs.runes import IN_BOX, MEANINGS, NEUTRAL, SPENT
from meadhall.engines.nxs.runes import TITLES as RUNE_TITLES
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.territory import HOLDER_BITS, holders
from meadhall.engines.packed import i64, vec
from meadhall.engines.values import Settings, Step
from meadhall.ui.board.game_board import NOWHERE, GameBoard, Goal, middle_of
from meadhall.ui.board.paint.cards import paint_back, paint_rune_card, paint_sheet, paint_words
from meadhall.ui.board.paint.ground import paint_cell, paint_name
from meadhall.ui.board.paint.shapes import fill_grain, inset, polygon
from meadhall.ui.board.paint.tiles import paint_handle, paint_warrior
from meadhall.ui.board.scene import (
    Label,
    Piece,
    Point,
    Reach,
    Scene,
    Shade,
    Spot,
    box,
    cornered,
    hexagon,
)
from meadhall.ui.text.words import say, told
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme

ROW = sqrt(3) / 2
MARGIN = 0.96  # around the outermost cells' middles, for the frame
CARDS_WIDTH, CARD_HEIGHT, CARD_GAP = 4.7, 1.4, 0.12
SMALL_HEIGHT = 0.82  # of the others' cards, where there are many
MANY = 9
RUNE_SIGNS = (
    "distance", "direction", "spear", "leap", "shields", "turn",
    "full", "twin", "exchange", "ward", "fury", "withdraw",
)  # fmt: skip
RUNE_TINT = "#4b2f5e"
CARD = "card:"
CELL = "cell:"
TURN = "turn:"
LYING = 3  # twelfths of a full turn: White's side comes to the left
FRAME = 1.47  # as many times as large as a cell
PIECE_CARD = (4.9, 1.9)
HANDLE, HANDLE_REACH = 0.3, 0.86  # a handle's size, and how far from the piece's middle it lies


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Where the cells lie when the table is turned so that one seat sits in front, or so that the
    board lies along a wide room."""

    centres: tuple[Point, ...]
    turns: int  # by how many twelfths the board is turned clockwise
    width: float
    height: float


class NxsBoard(GameBoard):
    emblem = "wolf"
    rare_options = frozenset({"placing", "white_goal", "black_goal", "gold_goal", "jotunn"})
    marks_whole_turn = True  # a move, and then a rotation
    card_lines = 7

    def unused_options(self, settings: Settings) -> frozenset[str]:
        has_hands = settings["cards"] in ("drawing", "hidden")
        return frozenset() if has_hands else frozenset({"hand"})

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, Nxs)
        cells = state.position.board
        has_cards = len(state.places) > 0  # spent ones keep their room
        layout = self._layout(int(cells.areas), max(seat, 0), has_cards)
        held = _held(state)
        spots = tuple(
            Spot(
                f"{CELL}{cell}",
                cells.names[cell],
                hexagon(layout.centres[cell], 1 / sqrt(3), layout.turns % 2),
                _sentence(state, cell, held[cell]),
                str(int(cells.area_of[cell])),
                more=_goes(int(state.position.men[cell])),
            )
            for cell in range(int(cells.cells))
        )
        pieces = tuple(
            Piece(
                f"warrior {int(KIND_OF[piece])}",
                spots[cell].key,
                int(COLOUR_OF[piece]),
                (2 * facing_of(int(piece)) + layout.turns) % 12,
            )
            for cell, piece in enumerate(state.position.men)
            if piece != EMPTY
        )
        cards, card_men, labels = _cards(state, layout, seat)
        width = layout.width + (CARDS_WIDTH + 2 * CARD_GAP if has_cards else 0.0)
        ground = f"nxs {cells.areas} {layout.turns}"
        shades = _shades(held)
        return Scene(ground, width, layout.height, spots + cards, pieces + card_men, shades, labels)

    def _layout(self, areas: int, seat: int, has_cards: bool) -> BoardLayout:
        """Upright or lying, whichever leaves the pieces larger in the room there is."""
        layouts = [lay_out(areas, seat)]
        if areas == 2:
            layouts.append(lay_out(areas, seat, is_lying=True))
        beside = CARDS_WIDTH + 2 * CARD_GAP if has_cards else 0.0
        return max(
            layouts, key=lambda each: min(self.room / (each.width + beside), 1.0 / each.height)
        )

    def poster(self, scene: Scene) -> tuple[float, float, float, float]:
        """Where the tribes face each other."""
        return middle_of(scene, scene.width * 0.86)

    def spot_of(self, step: Step, state: State) -> str:
        if step.kind in ("piece", "cell"):
            return f"{CELL}{step.at}"
        return f"{CARD}{step.at}" if step.kind == "card" else ""

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        assert isinstance(state, Nxs)
        if spot.startswith(CARD):
            card = int(spot.removeprefix(CARD))
            return Step("card", card, say("this card"))
        cell = int(spot.removeprefix(CELL))
        return Step("cell" if taken else "piece", cell, state.position.board.names[cell])

    def button_text(self, step: Step) -> str:
        words = {
            1: say("Turn right (clockwise)"),
            2: say("Turn right twice"),
            3: say("Turn about"),
            4: say("Turn left twice"),
            5: say("Turn left (anticlockwise)"),
        }
        if step.kind == "turn":
            return words[step.at]
        return say("Enough") if step.kind == "button" else super().button_text(step)

    def handles(self, scene: Scene, move: MoveBuilder) -> Scene:
        """Around the piece to turn, a round handle for each way to turn it."""
        turns = [step for step in move.next_steps if step.kind == "turn"]
        piece = scene.spot(self.spot_of(move.taken[-1], move.state)) if move.taken else None
        if not turns or piece is None:
            return scene
        spots, pieces = [], []
        for step in turns:
            x, y = piece.centre
            angle = (step.at - 1.5) * pi / 3  # to the right for a turn to the right
            middle = x + HANDLE_REACH * cos(angle), y + HANDLE_REACH * sin(angle)
            key = self.handle_of(step)
            words = self.button_text(step)
            spots.append(Spot(key, words, hexagon(middle, HANDLE), words, "handle"))
            pieces.append(Piece("handle", key, 0, step.at))
        return replace(scene, spots=scene.spots + tuple(spots), pieces=scene.pieces + tuple(pieces))

    def handle_of(self, step: Step) -> str:
        return f"{TURN}{step.at}" if step.kind == "turn" else ""

    def barred(self, move: MoveBuilder) -> tuple[str, ...]:
        """The pieces that end a line over a sigil too early, or keep a spear from an enemy."""
        assert isinstance(move.state, Nxs)
        steps = move.next_steps
        if len(move.taken) != 1 or not any(step.kind == "cell" for step in steps):
            return ()
        position, start = move.state.position, move.taken[0].at
        board, men = position.board, position.men
        if move.taken[0].kind != "piece" or men[start] == EMPTY:
            return ()
        open_cells = {step.at for step in steps}
        kind, facing = int(KIND_OF[men[start]]), facing_of(int(men[start]))
        found: list[int] = []
        for side in sigils(kind, facing):
            cell = start
            for _ in range(int(RANGE_OF[kind])):
                cell = int(board.steps[cell * 6 + side])
                if cell == OFF:
                    break
                if men[cell] != EMPTY:
                    found.append(cell)
                    break
        for corner in spears(kind, facing):
            beside = [int(board.steps[start * 6 + side % 6]) for side in (corner, corner + 1)]
            enemies = [cell for cell in beside if is_enemy(men, cell, COLOUR_OF[men[start]])]
            target = int(board.targets[move_number(start, 2 * corner + 1)])
            if enemies and target >= 0 and is_enemy(men, target, COLOUR_OF[men[start]]):
                found += enemies
        return tuple(f"{CELL}{cell}" for cell in dict.fromkeys(found) if cell not in open_cells)

    def in_danger(self, state: State, seat: int) -> tuple[str, ...]:
        assert isinstance(state, Nxs)
        position = state.position
        return tuple(
            f"{CELL}{cell}"
            for cell, piece in enumerate(position.men)
            if piece != EMPTY
            and COLOUR_OF[piece] == seat
            and is_in_danger(position.board, position.men, position.wards, cell)
        )

    def reach(self, state: State, spot: str) -> Reach:
        """Where its sigils and runes carry it, and the cells beyond its spears."""
        assert isinstance(state, Nxs)
        if not spot.startswith(CELL):
            return NOWHERE
        position, cell = state.position, int(spot.removeprefix(CELL))
        board, men = position.board, position.men
        if men[cell] == EMPTY:
            return NOWHERE
        moves = moves_from(board, men, position.wards, i64(cell), vec[i64]())
        goes = [int(board.targets[move]) for move in moves if not is_jump(move)]
        beyond = []
        for corner in spears(int(KIND_OF[men[cell]]), facing_of(int(men[cell]))):
            target = int(board.jumps[cell * 6 + corner])
            is_own = target != OFF and COLOUR_OF[men[target]] == COLOUR_OF[men[cell]]
            if target != OFF and not is_own and not is_jump_blocked(board, men, cell, corner):
                beyond.append(target)
        return Reach(
            tuple(f"{CELL}{each}" for each in goes), tuple(f"{CELL}{each}" for each in beyond)
        )

    def close_up(self, scene: Scene, spot: Spot, piece: Piece) -> Spot | None:
        if piece.look.startswith("warrior"):
            return self.card_place(spot, *PIECE_CARD, scene)
        is_read = spot.look == "card" and piece.facing >= 0
        return self.card_place(spot, CARDS_WIDTH, CARD_HEIGHT, scene) if is_read else None

    def card_place(self, spot: Spot, width: float, height: float, scene: Scene) -> Spot:
        """A warrior's card lies in the corner farthest from it, off what it can reach."""
        if spot.key.startswith(CELL):
            return cornered(spot, width, height, scene)
        return super().card_place(spot, width, height, scene)

    def takes(self, state: State, seat: int, action: int) -> bool:
        return is_move(action) and is_jump(action)

    def invitation(self, move: MoveBuilder) -> str:
        kinds = {step.kind for step in move.next_steps}
        count = len(move.next_steps)
        if "turn" in kinds:
            return say("choose which way it turns")
        if kinds == {"piece"} and _is_rotation(move):
            return say("now rotate a piece ({count} can turn)", count=count)
        if kinds == {"piece", "card"}:
            return say("move a piece, or cast a rune card")
        return super().invitation(move)

    def belongings(self, scene: Scene, state: State, seat: int) -> tuple[str, ...]:
        colour = self.colour_of(seat)
        pieces = (piece for piece in scene.pieces if piece.look.startswith("warrior"))
        return tuple(piece.spot for piece in pieces if piece.side == colour)

    def seat_notes(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Nxs)
        land, goal = int(state.position.land(seat)), int(state.position.goals[seat])
        return [say("land {land} of {goal}", land=land, goal=goal)]

    def goal(self, state: State) -> Goal:
        assert isinstance(state, Nxs)
        seats = range(int(state.seats))
        shares = tuple(
            (seat, int(state.position.land(seat)), int(state.position.goals[seat]))
            for seat in seats
        )
        near = ", ".join(f"{done}/{needed}" for _, done, needed in shares)
        return Goal(say("Land wins: {near}", near=near), shares)

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        cells = [spot for spot in scene.spots if spot.key.startswith(CELL)]
        _paint_plank(painter, cells, theme)
        woods = {
            "0": theme.cell,
            "1": mix(theme.cell_other, theme.rim_dark, 0.10 if theme.texture else 0.0),
            "2": theme.cell_third,
        }
        for number, spot in enumerate(cells):
            paint_cell(painter, spot, woods[spot.look], theme, number * 5)
            paint_name(painter, spot, woods[spot.look], theme, 0.17)

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        if piece.look == "handle":
            paint_handle(painter, HANDLE, piece.facing, theme)
            return
        if piece.look.startswith("warrior"):
            kind = int(piece.look.split()[1])
            if spot.width > 2 * spot.height:
                _paint_piece_card(painter, piece, spot, theme)
                return
            paint_warrior(painter, theme.sides[piece.side], kind, piece.facing, theme)
            return
        is_large = spot.height > SMALL_HEIGHT * 1.1
        area = QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)
        face = piece.facing
        if face < 0:
            paint_back(painter, area, theme)
            return
        deck = [(told(RUNE_TITLES[each]), told(MEANINGS[each])) for each in range(len(RUNE_SIGNS))]
        title, text = deck[face]
        tint = RUNE_TINT if theme.texture else theme.ink
        emblem = f"rune-{RUNE_SIGNS[face]}"
        words = text if is_large else ""
        paint_rune_card(painter, area, title, words, emblem, tint, theme, deck)


@cache
def lay_out(areas: int, seat: int, is_lying: bool = False) -> BoardLayout:
    """The board as the seat sees it, its own area nearest; lying, with White at the left."""
    cells = Cells(areas)
    turns = 2 * ((6 - cells.turns[seat % areas]) % 6 if seat < areas else 0)
    if is_lying:
        turns = LYING
    along, across = cos(turns * pi / 6), sin(turns * pi / 6)
    points = []
    for q, r in cells.coordinates:
        x, y = q + r / 2, r * ROW
        points.append((x * along - y * across, x * across + y * along))
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    centres = tuple((x - left + MARGIN, y - top + MARGIN) for x, y in points)
    return BoardLayout(centres, turns, width + 2 * MARGIN, height + 2 * MARGIN)


def _is_rotation(move: MoveBuilder) -> bool:
    """Is a piece chosen to turn it, and not to move it?"""
    return all(move.way(action)[-1].kind in ("turn", "button") for action in move.actions)


def _sentence(state: Nxs, cell: int, holding: Sequence[int]) -> str:
    position = state.position
    name, piece = position.board.names[cell], int(position.men[cell])
    names = [told(COLOURS[seat]) for seat in holding]
    held = say(" (held by {who})", who=", ".join(names)) if names else ""
    if piece == EMPTY:
        return say("{name}: empty{held}", name=name, held=held)
    colour, kind = told(COLOURS[int(COLOUR_OF[piece])]), TITLES[int(KIND_OF[piece])]
    return say(
        "{name}: {colour}'s {kind}, facing {facing}{held}",
        name=name,
        colour=colour,
        kind=kind,
        facing=_facing_word(facing_of(piece)),
        held=held,
    )


def _goes(piece: int) -> str:
    """How a piece goes and strikes."""
    if piece == EMPTY:
        return ""
    kind, facing = int(KIND_OF[piece]), facing_of(piece)
    lines, points, cells = len(sigils(kind, facing)), len(spears(kind, facing)), int(RANGE_OF[kind])
    if cells == 1:
        return say(
            "{sigils} sigils, {spears} spears; it goes one cell.", sigils=lines, spears=points
        )
    return say(
        "{sigils} sigils, {spears} spears; it goes {cells} cells at most.",
        sigils=lines, spears=points, cells=cells,
    )  # fmt: skip


def _paint_piece_card(painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
    """A warrior once more, large, and in words what it can do."""
    area = QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)
    paint_sheet(painter, area, theme.parchment, theme)
    high = area.height()
    painter.save()
    painter.translate(area.left() + high * 0.52, 0.0)
    painter.scale(high * 0.74, high * 0.74)
    kind = int(piece.look.split()[1])
    paint_warrior(painter, theme.sides[piece.side], kind, piece.facing, theme)
    painter.restore()
    left = area.left() + high * 1.02
    words = QRectF(left, area.top() + high * 0.07, area.right() - left - high * 0.08, high * 0.24)
    paint_words(painter, words, told(TITLES[kind]), high * 0.17, theme.ink, is_title=True)
    rest = QRectF(words.left(), words.bottom(), words.width(), high * 0.62)
    paint_words(painter, rest, _does(kind), high * 0.13, theme.ink)


def _does(kind: int) -> str:
    """How a kind of warrior goes and strikes, for its card."""
    cells, points = int(RANGE_OF[kind]), len(spears(kind, 0))
    if cells == 1:
        goes = say("Goes one cell along its lines.")
    else:
        goes = say("Goes up to {cells} cells along its lines.", cells=cells)
    if points == 0:
        return say("{goes} It has no spear.", goes=goes)
    if points == 1:
        strikes = say("Its spear strikes over a corner, between two cells.")
    else:
        strikes = say("Its {spears} spears strike over corners, between two cells.", spears=points)
    return f"{goes} {strikes}"


def _facing_word(facing: int) -> str:
    """The side of the first sigil, as on White's side of the table."""
    words = (
        say("north-east"),
        say("east"),
        say("south-east"),
        say("south-west"),
        say("west"),
        say("north-west"),
    )
    return words[facing]


def _held(state: Nxs) -> list[tuple[int, ...]]:
    """For every cell, the seats that have captured it."""
    position, seats = state.position, int(state.seats)
    marks = holders(position.board, position.men, seats)
    return [tuple(seat for seat in range(seats) if mark & HOLDER_BITS[seat]) for mark in marks]


def _shades(held: Sequence[Sequence[int]]) -> tuple[Shade, ...]:
    return tuple(Shade(f"{CELL}{cell}", seat) for cell, seats in enumerate(held) for seat in seats)


def _cards(
    state: Nxs, layout: BoardLayout, seat: int
) -> tuple[tuple[Spot, ...], tuple[Piece, ...], tuple[Label, ...]]:
    """The rune cards beside the board: the own hand lowest, then the others', then the pile.

    Many cards lie closer, so that the board keeps its size however many there are.
    """
    shown = [card for card, place in enumerate(state.places) if place not in (IN_BOX, SPENT)]
    if not shown:
        return (), (), ()
    spots, pieces, labels = [], [], []
    places = sorted({int(state.places[card]) for card in shown})
    places.sort(key=lambda place: (place == seat, place != NEUTRAL, place))
    y = MARGIN / 3
    for place in places:
        title = say("In the middle") if place == NEUTRAL else told(COLOURS[place])
        labels.append(Label(title, (layout.width + CARDS_WIDTH / 2, y + 0.1), 0.32))
        y += 0.36
        held = [card for card in shown if state.places[card] == place]
        is_large = len(shown) <= MANY or place in (seat, NEUTRAL)
        across = 1 if is_large else 2
        height = CARD_HEIGHT if is_large else SMALL_HEIGHT
        width = (CARDS_WIDTH - CARD_GAP * (across - 1)) / across
        for at, card in enumerate(held):
            x = layout.width + at % across * (width + CARD_GAP)
            top = y + at // across * (height + CARD_GAP)
            face = int(state.cards.faces[card])
            key = f"{CARD}{card}"
            outline = box(x, top, width, height)
            spots.append(Spot(key, str(card), outline, _card_sentence(title, face), "card"))
            pieces.append(Piece("card", key, 0, face))
        y += -(-len(held) // across) * (height + CARD_GAP) + 0.25
    lowest = max(y for spot in spots for _, y in spot.outline)
    share = min(1.0, (layout.height - CARD_GAP) / lowest)
    return (
        tuple(replace(spot, outline=_lowered(spot.outline, share)) for spot in spots),
        tuple(pieces),
        tuple(replace(label, at=_lowered((label.at,), share)[0]) for label in labels),
    )


def _lowered(points: tuple[Point, ...], share: float) -> tuple[Point, ...]:
    return tuple((x, y * share) for x, y in points)


def _card_sentence(owner: str, face: int) -> str:
    if face < 0:
        return say("{owner}: a rune card, face down", owner=owner)
    return say(
        "{owner}: {title}. {meaning}",
        owner=owner,
        title=told(RUNE_TITLES[face]),
        meaning=told(MEANINGS[face]),
    )


def _paint_plank(painter: QPainter, cells: Sequence[Spot], theme: Theme) -> None:
    """The wood around the cells, cut along them."""
    layers = (
        (1.62, 0.08, mix(theme.table, theme.rim_dark, 0.65)),
        (1.56, 0.0, theme.rim_dark),
        (1.52, 0.0, mix(theme.frame, theme.rim_light, 0.3)),
        (FRAME, 0.0, theme.frame),
        (1.16, 0.0, theme.rim_dark),
        (1.10, 0.0, theme.groove if theme.texture else theme.frame),
    )
    for size, drop, colour in layers:
        path = QPainterPath()
        for spot in cells:
            shape = inset(spot.outline, size)
            part = QPainterPath()
            part.addPolygon(polygon((x, y + drop) for x, y in shape))
            part.closeSubpath()
            path.addPath(part)
        path.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(path, QColor(colour))
        if size == FRAME and theme.texture:
            fill_grain(painter, path, theme.rim_dark, 0.22, 3)
