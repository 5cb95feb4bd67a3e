"""How Valknut is painted: the cards of the field once, and everything that lies on them or beside
them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.engines.valknut.cards import (
    FOREST,
    GOD_POINTS,
    GODS,
    GRASS,
    HORNS,
    MOUNTAIN,
    NUMBERS,
    RIVER,
    VALKNUT,
    ZONES,
    name_of,
    zones_of,
)
from meadhall.engines.valknut.field import BIFROST, PARLEY
from meadhall.engines.valknut.warbands import (
    CROSSES,
    ENRAGED_POINTS,
    GIANTESS,
    OVER_UNITS,
    POINTS,
    WAYS,
)
from meadhall.engines.values import UNKNOWN
from meadhall.ui.board.games.valknut import words
from meadhall.ui.board.games.valknut.layout import ZONE
from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.cards import paint_back, paint_card, paint_sheet, paint_words
from meadhall.ui.board.paint.kept import paint_kept
from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import pen, veil
from meadhall.ui.board.paint.terrain import Land, paint_knot, paint_terrain
from meadhall.ui.board.paint.tokens import base_shape, paint_token
from meadhall.ui.board.paint.whole import clip_to_pane
from meadhall.ui.board.scene import Piece, Scene, Spot, box
from meadhall.ui.text.words import say, told
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme

LANDS: Final = {
    GRASS: Land.GRASS, FOREST: Land.FOREST, RIVER: Land.RIVER, MOUNTAIN: Land.MOUNTAIN,
    VALKNUT: Land.GRASS,
}  # fmt: skip

EMBLEMS: Final = (
    "", "giantess", "valkyrie", "elf", "viking", "vanir", "dragon", "dwarf", "draugr", "goblin",
)  # fmt: skip
"""By warband."""

GOD_ART: Final = (
    "raven", "apple", "hel", "feather", "mask", "wolf", "hammer", "surtr", "serpent",
)  # fmt: skip
GOD_TINTS: Final = (
    "#2b4868", "#7a3a12", "#33303f", "#7a2455", "#2f5a3a", "#46464d", "#6b4a08", "#8a2214",
    "#14565c",
)  # fmt: skip

BRIDGE: Final = ("#a03a34", "#b5812a", "#4d7a3a", "#3a5f96")
"""The colours of the Bifrost."""

KNOT: Final = 0.74
"""The size of a Valknut in its zone."""

DRAWINGS: Final = 7
"""Of each land; no divisor of the zones in a row, so that no pattern shows."""

FIGURE: Final = 0.86
"""The size of a unit in its zone."""


def area_around(spot: Spot) -> QRectF:
    """The spot's area with its middle at (0, 0)."""
    return QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)


def area_of(spot: Spot) -> QRectF:
    return area_around(spot).translated(*spot.centre)


# What lies still. ---------------------------------------------------------------------------


def paint_ground(painter: QPainter, scene: Scene, theme: Theme) -> None:
    pane = scene.pane
    for spot in scene.spots:
        if spot.look == "market":
            _paint_hollow(painter, area_of(spot), theme)
    if pane is None:
        return
    frame = QRectF(pane.left, pane.top, pane.width, pane.height)
    _paint_hollow(painter, frame.adjusted(-0.04, -0.04, 0.04, 0.04), theme)
    zones = [spot for spot in scene.spots if spot.key.startswith(ZONE)]
    with clip_to_pane(painter, scene):
        for at in range(0, len(zones), ZONES):
            _paint_laid(painter, zones[at : at + ZONES], pane.unit, theme)
    for spot in scene.spots:
        if spot.look in ("pile", "points"):
            _paint_panel(painter, area_of(spot), theme)


def hollow_colour(theme: Theme) -> str:
    return mix(theme.table, theme.rim_dark, 0.5) if theme.texture else theme.table


def _paint_hollow(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A part of the table that is a little lower than the rest."""
    painter.setPen(pen(theme.rim_dark if theme.texture else theme.line, 0.05))
    painter.setBrush(QColor(hollow_colour(theme)))
    painter.drawRoundedRect(area, 0.08, 0.08)


def _paint_panel(painter: QPainter, area: QRectF, theme: Theme) -> None:
    painter.setPen(pen(theme.line, 0.03))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(area, 0.12, 0.12)


def _paint_laid(painter: QPainter, zones: list[Spot], unit: float, theme: Theme) -> None:
    """A card of the field; a field grows card by card, and those that lie there stay the same."""
    (left, top), (right, bottom) = zones[0].outline[0], zones[-1].outline[2]
    area = QRectF(left, top, right - left, bottom - top)
    look = "laid", theme.key, *((spot.key, spot.look) for spot in zones)
    edge = 0.2 * unit
    paint_kept(
        painter,
        area.adjusted(-edge, -edge, edge, edge),
        look,
        lambda brush: _paint_card(brush, zones, area, unit, theme),
    )


def _paint_card(
    painter: QPainter, zones: list[Spot], area: QRectF, unit: float, theme: Theme
) -> None:
    """Its zones, and an edge that tells it from its neighbours."""
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil("#000000", 0.28))
        painter.drawRoundedRect(area.translated(0.05 * unit, 0.09 * unit), 0.06, 0.06)
    painter.fillRect(area, QColor(mix(theme.land.grass, theme.rim_dark, 0.35)))
    for spot in zones:
        ground = int(spot.look.split()[0])
        _paint_zone(painter, spot, ground, theme)
        if ground == VALKNUT:
            _paint_stone(painter, spot.centre, spot.width, theme)
    kind = int(zones[0].look.split()[1])
    if kind == PARLEY:
        _paint_parley(painter, area, unit, theme)
    elif kind == BIFROST:
        _paint_bifrost(painter, area, unit, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.rim_dark if theme.texture else theme.rim_light, 0.055 * unit))
    painter.drawRect(area)
    painter.setPen(pen(theme.parchment if theme.texture else theme.rim_dark, 0.02 * unit))
    painter.drawRect(area)


def _paint_zone(painter: QPainter, spot: Spot, ground: int, theme: Theme) -> None:
    """A zone in one of a few drawings of its land; a field has hundreds of zones."""
    seed = int(spot.key.removeprefix(ZONE)) % DRAWINGS
    look = "zone", theme.key, ground, seed
    land = LANDS[ground]
    paint_kept(
        painter,
        area_of(spot),
        look,
        lambda brush: paint_terrain(brush, spot.outline, land, theme, seed),
    )


def _paint_stone(painter: QPainter, at: tuple[float, float], size: float, theme: Theme) -> None:
    """The Valknut, on a flat stone that sets it apart from the grass."""
    x, y = at
    if theme.texture:
        painter.setPen(pen(theme.land.rock_rim, size * 0.02))
        painter.setBrush(QColor(theme.land.stone))
        painter.drawEllipse(QPointF(x, y), size * 0.44, size * 0.44)
    paint_knot(painter, (x, y - size * 0.02), size * KNOT * 0.86, theme)


def _paint_parley(painter: QPainter, area: QRectF, unit: float, theme: Theme) -> None:
    """Stitches around it, and its name: units here score nothing."""
    inner = area.adjusted(0.09 * unit, 0.09 * unit, -0.09 * unit, -0.09 * unit)
    thread = theme.gold if theme.is_dark else mix(theme.back, theme.gold, 0.15)
    stitches = pen(thread, 0.05 * unit)
    stitches.setDashPattern([3.0, 2.4])
    painter.setPen(stitches)
    painter.setBrush(veil(theme.back, 0.13) if theme.texture else Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)


def _paint_bifrost(painter: QPainter, area: QRectF, unit: float, theme: Theme) -> None:
    """A bridge of colours across."""
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colours = BRIDGE if theme.texture else (theme.rim_light,) * 4
    painter.setOpacity(0.5)
    for at, colour in enumerate(colours):
        painter.setPen(pen(colour, 0.13 * unit))
        wide, high = (2.15 - at * 0.2) * unit, (1.75 - at * 0.2) * unit
        x, y = area.center().x(), area.bottom() + 0.2 * unit
        painter.drawEllipse(QPointF(x, y), wide, high * 1.35)
    painter.restore()


# What changes. ------------------------------------------------------------------------------


def paint_piece(painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
    """One thing around (0, 0)."""
    kind, *rest = piece.look.split()
    area = area_around(spot)
    if kind == "unit":
        _paint_unit(painter, piece.side, int(rest[0]), rest[1] == "1", spot.width, theme)
    elif kind == "giantess":
        _paint_giantess(painter, piece.side, rest[0] == "1", rest[1] == "1", area, theme)
    elif kind == "sign":
        _paint_sign(painter, area, int(rest[0]), theme)
    elif kind == "card":
        _paint_face(painter, area, int(rest[0]), piece.facing, rest[1] == "1", theme)
    elif kind == "ghost":
        _paint_ghost(painter, area, int(rest[0]), piece.facing, theme)
    elif kind == "laid":
        _paint_zones(painter, area, int(rest[0]), piece.facing, theme)
    elif kind == "place":
        _paint_place(painter, area, theme)
    elif kind == "god":
        _paint_god(painter, area, int(rest[0]) - GODS, theme)
    elif kind == "pile":
        _paint_pile(painter, area, rest[0], theme)
    elif kind == "points":
        _paint_points(painter, area, int(rest[0]), int(rest[1]), theme)
    elif kind == "seat":
        name = piece.look.split(" ", 3)[3]
        taken = int(rest[1]) / 100
        _paint_seat(painter, area, piece, rest[0], name, taken, theme)
    elif kind == "band":
        _paint_band(painter, area, piece.side, [int(each) for each in rest], theme)
    elif kind == "pick":
        _paint_pick(painter, area, piece, int(rest[0]), theme)
    elif kind == "turn":
        _paint_turn(painter, area, piece, int(rest[0]), piece.look.split(" ", 2)[2], theme)


# Units. -------------------------------------------------------------------------------------


def _paint_unit(
    painter: QPainter, seat: int, warband: int, is_captive: bool, wide: float, theme: Theme
) -> None:
    paint_token(painter, seat, theme.sides[seat], EMBLEMS[warband], wide * FIGURE, theme)
    if is_captive:
        _paint_chain(painter, QPointF(wide * 0.28, wide * 0.28), wide * 0.36, theme)


def _paint_giantess(
    painter: QPainter, seat: int, is_captive: bool, is_enraged: bool, area: QRectF, theme: Theme
) -> None:
    wide, high = area.width() * FIGURE, area.height() * 0.93
    side = theme.sides[seat]
    paint_token(painter, seat, side, EMBLEMS[GIANTESS], wide, theme, high, is_enraged)
    if is_enraged:
        _paint_badge(painter, QPointF(wide * 0.36, -high * 0.38), wide * 0.36, "flame", theme)
    if is_captive:
        _paint_chain(painter, QPointF(wide * 0.3, high * 0.38), wide * 0.36, theme)


def _paint_chain(painter: QPainter, at: QPointF, size: float, theme: Theme) -> None:
    """Captives bear a chain: they have lost their warband's ability."""
    _paint_badge(painter, at, size, "chain", theme)


def _paint_badge(painter: QPainter, at: QPointF, size: float, drawing: str, theme: Theme) -> None:
    painter.setPen(pen(theme.rim_dark, size * 0.1))
    painter.setBrush(QColor(theme.gold))
    painter.drawEllipse(at, size * 0.5, size * 0.5)
    art.draw(painter, drawing, theme.rim_dark, at.x(), at.y(), size * 0.72)


# Cards to lay. ------------------------------------------------------------------------------


def _paint_zones(painter: QPainter, area: QRectF, face: int, turned: int, theme: Theme) -> None:
    """What lies on a card, edge to edge."""
    if face == UNKNOWN:
        paint_back(painter, area, theme)
        return
    wide, high = area.width() / 4, area.height() / 3
    for at, ground in enumerate(int(each) for each in zones_of(face, turned)):
        row, column = divmod(at, 4)
        outline = box(area.left() + column * wide, area.top() + row * high, wide, high)
        paint_terrain(painter, outline, LANDS[ground], theme, face * ZONES + at)
        if ground == VALKNUT:
            middle = (area.left() + (column + 0.5) * wide, area.top() + (row + 0.5) * high)
            _paint_stone(painter, middle, min(wide, high), theme)


def _paint_face(
    painter: QPainter, area: QRectF, face: int, turned: int, with_gods: bool, theme: Theme
) -> None:
    """A card of the pool or a hand: its zones, its number on a seal, its name in a corner."""
    if face == UNKNOWN:
        paint_back(painter, area, theme)
        return
    margin = area.width() * 0.03
    paint_sheet(painter, area, theme.parchment, theme)
    inner = area.adjusted(margin, margin, -margin, -margin)
    _paint_zones(painter, inner, face, turned, theme)
    size = area.height() * 0.13
    at = QPointF(0, area.bottom() - size * 1.2)
    painter.setPen(pen(theme.rim_dark, size * 0.12))
    painter.setBrush(QColor(theme.parchment))
    painter.drawEllipse(at, size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.gold if theme.texture else theme.rim_dark, size * 0.1))
    painter.drawEllipse(at, size * 0.84, size * 0.84)
    write(painter, str(int(NUMBERS[face])), at, size * 1.35, theme.ink)
    if with_gods and HORNS[face] == 1:
        corner = QPointF(area.right() - size * 0.9, area.bottom() - size * 0.9)
        _paint_badge(painter, corner, size * 1.7, "horn", theme)
    if area.width() > 1.5:
        _paint_name(painter, area, face, theme)


def _paint_name(painter: QPainter, area: QRectF, face: int, theme: Theme) -> None:
    """What one types to name the card; an Ambush card bears its warband's sign."""
    high = area.height() * 0.125
    if face >= 35:
        at = QPointF(area.left() + high * 1.1, area.bottom() - high * 1.1)
        painter.setPen(pen(theme.rim_dark, high * 0.1))
        painter.setBrush(QColor(theme.parchment))
        painter.drawEllipse(at, high * 0.95, high * 0.95)
        art.draw(painter, EMBLEMS[face - 34], theme.ink, at.x(), at.y(), high * 1.45)
        return
    text = name_of(face)
    tab = QRectF(
        area.left() + high * 0.4, area.bottom() - high * 1.4, high * (0.62 * len(text) + 0.7), high
    )
    painter.setPen(pen(theme.rim_dark, high * 0.06))
    painter.setBrush(QColor(theme.parchment))
    painter.drawRoundedRect(tab, high * 0.2, high * 0.2)
    write(painter, text, tab.center(), high * 0.74, theme.ink)


def _paint_ghost(painter: QPainter, area: QRectF, face: int, turned: int, theme: Theme) -> None:
    """The card as it could lie here, faintly."""
    painter.save()
    painter.setOpacity(painter.opacity() * 0.62)
    _paint_zones(painter, area, face, turned, theme)
    painter.restore()
    _paint_place(painter, area, theme)


def _paint_place(painter: QPainter, area: QRectF, theme: Theme) -> None:
    size = min(area.width(), area.height())
    dashes = pen(theme.rim_light, size * 0.018)
    dashes.setDashPattern([3.0, 3.0])
    painter.setPen(dashes)
    painter.setBrush(veil(theme.rim_light, 0.07))
    inset = size * 0.03
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), size * 0.05, size * 0.05)


def _paint_god(painter: QPainter, area: QRectF, god: int, theme: Theme) -> None:
    """A god: small, its sign; large, its power and what it scores as well."""
    tint = GOD_TINTS[god] if theme.texture else theme.ink
    if area.width() < 1.4:
        middle, radius = area.center(), min(area.width(), area.height()) * 0.48
        painter.setPen(pen(theme.gold, radius * 0.14))
        painter.setBrush(QColor(tint))
        painter.drawEllipse(middle, radius, radius)
        art.draw(painter, GOD_ART[god], theme.rim_light, middle.x(), middle.y(), radius * 1.35)
        return
    name, power = told(words.GOD_NAMES[god]), told(words.POWERS[god])
    paint_card(painter, area, name, power, GOD_ART[god], tint, theme)
    boss = (area.width() * 0.29 + area.height() * 0.62) / 2  # how far down its middle is
    size = (area.height() * 0.62 - area.width() * 0.29) * 0.36
    at = QPointF(area.center().x() + area.width() * 0.32, area.top() + boss)
    painter.setPen(pen(theme.rim_dark, size * 0.12))
    painter.setBrush(QColor(theme.gold if theme.texture else theme.parchment))
    painter.drawEllipse(at, size, size)
    points = int(GOD_POINTS[god])
    write(painter, f"{points:+}" if points else "0", at, size * 1.0, theme.rim_dark)


# Counters. ----------------------------------------------------------------------------------


def _paint_pile(painter: QPainter, area: QRectF, count: str, theme: Theme) -> None:
    high = area.height() * 0.66
    card = QRectF(area.left() + 0.16, -high / 2 - 0.04, high * 1.15, high)
    for step in range(3 if count != "0" else 0):
        paint_back(painter, card.translated(0.05 * step, 0.05 * step), theme)
    if count == "0":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.faint, 0.03, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(card, 0.06, 0.06)
    at = QPointF((card.right() + 0.1 + area.right()) / 2, 0)
    write(painter, count, at, 0.56, theme.text)


def _paint_points(painter: QPainter, area: QRectF, left: int, own: int, theme: Theme) -> None:
    """Boots, and how many points are left; with a sign more where only one warband has them."""
    high = area.height()
    art.draw(painter, "boots", theme.text, area.left() + 0.44, 0, high * 0.6)
    text = f"{left}+{own}" if own else str(left)
    at = QPointF((area.left() + 0.8 + area.right()) / 2, 0)
    write(painter, text, at, 0.62 if len(text) < 3 else 0.44, theme.text)


# Seats. -------------------------------------------------------------------------------------


def _paint_seat(
    painter: QPainter, area: QRectF, piece: Piece, state: str, name: str, taken: float, theme: Theme
) -> None:
    """The sign of the seat, its name, and its score; its small cards lie at the right."""
    is_active, is_out = piece.facing == 1, state == "out"
    painter.save()
    if is_out:
        painter.setOpacity(0.5)
    painter.setPen(pen(theme.accent if is_active else theme.line, 0.07 if is_active else 0.03))
    painter.setBrush(QColor(theme.raised if is_active else theme.panel))
    painter.drawRoundedRect(area, 0.1, 0.1)
    high = area.height()
    side = theme.sides[piece.side]
    painter.save()
    painter.translate(area.left() + high * 0.55, 0)
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.setBrush(QColor(side.body))
    painter.drawPath(base_shape(piece.side, high * 0.74, high * 0.74))
    write(painter, str(piece.side + 1), QPointF(0, 0), high * 0.44, side.inlay)
    painter.restore()
    room = area.width() - taken - high * 1.05
    score = state if state not in ("-", "out") else ""
    badge = high * 1.15 if score else 0.0
    text = say("out") if is_out else name
    if room - badge > high * 0.24 * len(text):
        line = QRectF(area.left() + high * 1.1, area.top(), room - badge - high * 0.1, high)
        paint_words(painter, line, text, high * 0.5, theme.text, is_title=True)
    if score:
        at = QPointF(area.left() + high * 1.05 + room - badge * 0.55, 0)
        painter.setPen(pen(theme.rim_dark, 0.03))
        painter.setBrush(QColor(theme.gold))
        medal = QRectF(0, 0, badge * 0.86, high * 0.74)
        medal.moveCenter(at)
        painter.drawRoundedRect(medal, high * 0.36, high * 0.36)
        write(painter, score, at, high * 0.5, theme.rim_dark)
    painter.restore()


def _paint_band(painter: QPainter, area: QRectF, seat: int, facts: list[int], theme: Theme) -> None:
    """A warband at the table: its sign, how many are where, what they score, what they can do."""
    warband, on_field, supply, own, enraged, moved = facts
    paint_sheet(painter, area, theme.parchment, theme)
    if moved:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.accent if theme.texture else theme.ink, 0.07))
        painter.drawRoundedRect(area.adjusted(0.05, 0.05, -0.05, -0.05), 0.12, 0.12)
    is_wide = area.width() > area.height() * 2.3
    size = area.height() * (0.62 if is_wide else 0.42)
    painter.save()
    painter.translate(area.left() + 0.12 + size / 2, area.top() + 0.1 + size / 2)
    if is_wide:
        painter.translate(0, area.height() * 0.5 - 0.1 - size / 2)
    paint_token(painter, seat, theme.sides[seat], EMBLEMS[warband], size, theme, 0.0, enraged == 1)
    painter.restore()
    side = QRectF(area.left() + area.width() * 0.47, area.top() + 0.1, area.width() * 0.51,
                  area.height() - 0.2)  # fmt: skip
    is_parted = is_wide and _paint_ability(painter, side, warband, area.height() * 0.155, theme)
    left = area.left() + size + 0.26
    wide = area.width() * (0.46 if is_parted else 1.0) - size - 0.38  # words left out leave room
    if own and is_wide and not is_parted:
        wide -= 0.9
    title = QRectF(left, area.top() + area.height() * (0.1 if is_wide else 0.03), wide,
                   area.height() * 0.22)  # fmt: skip
    paint_words(
        painter, title, told(words.BANDS[warband - 1]), area.height() * 0.19, theme.ink,
        is_title=True,
    )  # fmt: skip
    pips = QRectF(left, title.bottom() + area.height() * 0.02, wide, area.height() * 0.15)
    _paint_pips(painter, pips, seat, on_field, supply, theme)
    row = QRectF(left, pips.bottom() + area.height() * 0.02, wide,
                 area.height() * (0.24 if is_wide else 0.0))  # fmt: skip
    if is_wide:
        _paint_facts(painter, row, warband, theme)
    if own:
        at = QPointF(area.right() - 0.28, area.top() + 0.28)
        _paint_badge(painter, at, 0.5, "boots", theme)
        write(painter, f"+{own}", at + QPointF(-0.5, 0), 0.34, theme.ink)
    if is_wide:
        return
    below = QRectF(area.left() + 0.1, area.top() + 0.1 + size + 0.04, area.width() - 0.2,
                   area.height() - size - 0.2)  # fmt: skip
    if not _paint_ability(painter, below, warband, area.height() * 0.13, theme):
        _paint_facts(painter, below, warband, theme)


def _paint_ability(
    painter: QPainter, area: QRectF, warband: int, size: float, theme: Theme
) -> bool:
    """What a warband can do, as large as all of them can be told there; False if one cannot."""
    texts = [told(each) for each in words.ABILITIES]
    return paint_words(painter, area, texts[warband - 1], size, theme.ink, beside=texts) > 0


def _paint_pips(
    painter: QPainter, area: QRectF, seat: int, on_field: int, supply: int, theme: Theme
) -> None:
    """A base for each unit: full on the field, empty in the supply."""
    count = max(on_field + supply, 1)
    size = min(area.height(), area.width() / count)
    side = theme.sides[seat]
    start = area.center().x() - size * count / 2
    for at in range(on_field + supply):
        painter.save()
        painter.translate(start + (at + 0.5) * size, area.center().y())
        shape = base_shape(seat, size * 0.78, size * 0.78)
        painter.setPen(pen(theme.ink, size * 0.09))
        if at < on_field:
            painter.setBrush(QColor(side.body))
            painter.drawPath(shape)
            painter.scale(0.5, 0.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(side.inlay))
        else:
            painter.setOpacity(painter.opacity() * 0.45)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        painter.restore()


def _paint_facts(painter: QPainter, area: QRectF, warband: int, theme: Theme) -> None:
    """What each unit scores, and what it crosses, as small zones."""
    points = str(int(POINTS[warband]))
    if warband == GIANTESS:
        points = f"{points}/{int(ENRAGED_POINTS)}"
    crossed = [way for way in (FOREST, RIVER, MOUNTAIN, OVER_UNITS)
               if CROSSES[warband * WAYS + way] == 1]  # fmt: skip
    share = 1.5 if len(points) > 1 else 1.0
    size = min(area.height(), 0.62, (area.width() - 0.2) / (share + 1.1 * len(crossed)))
    medal = size * share
    wide = medal + (len(crossed) * (size + 0.06) + 0.1 if crossed else 0.0)
    x = area.center().x() - wide / 2
    badge = QRectF(x, area.center().y() - size / 2, medal, size)
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.setBrush(QColor(theme.gold))
    painter.drawRoundedRect(badge, size * 0.5, size * 0.5)
    write(painter, points, badge.center(), size * 0.62, theme.rim_dark)
    x = badge.right() + 0.16
    for way in crossed:
        tile = box(x, area.center().y() - size / 2, size, size)
        if way == OVER_UNITS:
            at = QPointF(x + size / 2, area.center().y())
            painter.setPen(pen(theme.rim_dark, 0.02))
            painter.setBrush(QColor(theme.panel))
            painter.drawRect(QRectF(x, at.y() - size / 2, size, size))
            art.draw(painter, "feather", theme.text, at.x(), at.y(), size * 0.8)
        else:
            paint_terrain(painter, tile, LANDS[way], theme, way)
        x += size + 0.06


# Choosing warbands. -------------------------------------------------------------------------


def _paint_sign(painter: QPainter, area: QRectF, kind: int, theme: Theme) -> None:
    """A slat with the name of a card that is like no other."""
    unit = area.height()
    text = say("Parley") if kind == PARLEY else say("Bifrost")
    high = 0.42 * unit
    slat = QRectF(0, 0, min(high * (0.62 * len(text) + 1.0), 1.9 * unit), high)
    slat.moveCenter(area.center())
    painter.setPen(pen(theme.rim_dark, 0.02 * unit))
    painter.setBrush(veil(theme.parchment, 0.85))
    painter.drawRoundedRect(slat, high * 0.3, high * 0.3)
    write(painter, text, slat.center(), high * 0.72, theme.ink, slat.width() * 0.94)


def _paint_pick(painter: QPainter, area: QRectF, piece: Piece, warband: int, theme: Theme) -> None:
    """A warband to choose; one that has been chosen bears its player's colours."""
    is_taken = piece.facing == 1
    paint_sheet(painter, area, theme.parchment, theme)
    size = area.height() * 0.46
    side = theme.sides[piece.side]
    painter.save()
    painter.translate(area.left() + 0.2 + size / 2, area.top() + 0.18 + size / 2)
    if is_taken:
        paint_token(painter, piece.side, side, EMBLEMS[warband], size, theme)
    else:
        painter.setPen(pen(theme.ink, 0.04))
        painter.setBrush(QColor(mix(theme.parchment, theme.ink, 0.12)))
        painter.drawEllipse(QPointF(0, 0), size / 2, size / 2)
        art.draw(painter, EMBLEMS[warband], theme.ink, 0, 0, size * 0.72)
    painter.restore()
    left = area.left() + size + 0.42
    wide = area.right() - 0.15 - left
    title = QRectF(left, area.top() + 0.14, wide, area.height() * 0.19)
    name = told(words.BANDS[warband - 1])
    paint_words(painter, title, name, area.height() * 0.17, theme.ink, is_title=True)
    row = QRectF(left, title.bottom(), wide, area.height() * 0.13)
    painter.save()
    _paint_count(painter, row, warband, theme)
    painter.restore()
    facts = QRectF(left, row.bottom() + 0.04, wide, area.height() * 0.19)
    _paint_facts(painter, facts, warband, theme)
    top = max(area.top() + 0.18 + size + 0.1, facts.bottom() + 0.04)
    below = QRectF(area.left() + 0.18, top, area.width() - 0.36, area.bottom() - 0.1 - top)
    _paint_ability(painter, below, warband, area.height() * 0.105, theme)
    if is_taken:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil(theme.rim_dark, 0.45))
        painter.drawRoundedRect(area, 0.2, 0.2)
        ribbon = title.adjusted(-0.1, 0.0, area.right() - title.right(), 0.0)
        painter.setPen(pen(theme.rim_dark, 0.03))
        painter.setBrush(QColor(side.body))
        painter.drawRect(ribbon)
        who = say("player {number}", number=piece.side + 1)
        paint_words(painter, ribbon, f"{name}: {who}", 0.36, side.inlay, is_title=True)


def _paint_count(painter: QPainter, area: QRectF, warband: int, theme: Theme) -> None:
    """So many units, as discs."""
    size = min(area.height(), area.width() / warband)
    start = area.center().x() - size * warband / 2
    painter.setPen(pen(theme.ink, size * 0.08))
    painter.setBrush(QColor(mix(theme.parchment, theme.ink, 0.55)))
    for at in range(warband):
        middle = QPointF(start + (at + 0.5) * size, area.center().y())
        painter.drawEllipse(middle, size * 0.36, size * 0.36)


def _paint_turn(
    painter: QPainter, area: QRectF, piece: Piece, warband: int, name: str, theme: Theme
) -> None:
    """Whose choice it is, and what has been chosen."""
    is_now = piece.facing == 1
    painter.setPen(pen(theme.accent if is_now else theme.line, 0.08 if is_now else 0.03))
    painter.setBrush(QColor(theme.raised if is_now else theme.panel))
    painter.drawRoundedRect(area, 0.14, 0.14)
    size = area.height() * 0.78
    side = theme.sides[piece.side]
    painter.save()
    painter.translate(area.left() + size * 0.66, 0)
    if warband:
        paint_token(painter, piece.side, side, EMBLEMS[warband], size, theme)
    else:
        painter.setPen(pen(theme.rim_dark, 0.03))
        painter.setBrush(QColor(side.body))
        painter.drawPath(base_shape(piece.side, size, size))
        write(painter, "?", QPointF(0, 0), size * 0.6, side.inlay)
    painter.restore()
    left = area.left() + size * 1.3
    room = QRectF(left, area.top(), area.right() - 0.1 - left, area.height())
    text = f"{name}: {told(words.BANDS[warband - 1])}" if warband else name
    paint_words(painter, room, text, 0.34, theme.text, is_title=True)
