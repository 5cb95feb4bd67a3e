"""The figures of the skirmish, painted miniatures on round bases, and what lies beside the table.

A figure's lengths are in widths of its base: it stands on it and rises above it. The base shows
whose it is: by colour, and by its rim, which is whole for side 1 and notched for side 2; shields
are round for side 1 and pointed for side 2.
"""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPolygonF,
    QRadialGradient,
)

from meadhall.engines.skirmish import calling
from meadhall.ui.board.games.skirmish.layout import GAZES
from meadhall.ui.board.paint.cards import paint_back, paint_sheet, paint_words
from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import pen, veil
from meadhall.ui.board.scene import Piece, Spot
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import SideColours, Theme

HERO, WARRIOR, ARCHER, SLINGER = range(4)
SKIN: Final = "#d8a577"
STEEL: Final = "#b9c0c8"
WOOD: Final = "#7d5330"
HAIR: Final = ("#b5651d", "#3d2817", "#d9b45a", "#1e1a17", "#8d3b1b", "#6b6b6b")
SIGNS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RED_SUITS: Final = (1, 2)

Q = QPointF


def paint_piece(painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
    """One thing around (0, 0)."""
    kind, _, rest = piece.look.partition(" ")
    area = QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)
    if kind in ("figure", "ghost", "fallen", "loot", "cart"):
        painter.save()
        painter.scale(spot.width, spot.width)
        if kind == "ghost":
            painter.setOpacity(painter.opacity() * 0.6)
            kind, _, rest = rest.partition(" ")
        if kind == "figure":
            paint_figure(painter, piece, rest.split(), theme)
        elif kind == "fallen":
            paint_fallen(painter, piece.side, theme)
        elif kind == "loot":
            paint_loot(painter, theme)
        else:
            paint_cart(painter, theme)
        painter.restore()
    elif kind == "card":
        paint_card(painter, area, piece.facing, theme)
    elif kind == "turn":
        paint_turn(painter, area, rest, theme)
    elif kind == "coins":
        paint_coins(painter, area, piece.side, [int(each) for each in rest.split()], theme)
    elif kind == "call":
        paint_call(painter, area, [int(each) for each in rest.split()], theme)
    elif kind == "hand":
        paint_hand(painter, area, piece.side, rest, theme)
    elif kind == "actor":
        paint_actor(painter, area, piece.side, rest, theme)


def side_of(seat: int, theme: Theme) -> SideColours:
    return theme.sides[seat % len(theme.sides)]


# A figure. ----------------------------------------------------------------------------------


def paint_figure(painter: QPainter, piece: Piece, facts: list[str], theme: Theme) -> None:
    kind, shock, wounded, carrying, acts, done, fighting = (int(each) for each in facts[:7])
    side = side_of(piece.side, theme)
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(3):
            painter.setBrush(veil("#000000", 0.12))
            painter.drawEllipse(Q(0.06 + 0.03 * step, 0.09 + 0.04 * step), 0.55, 0.5)
    paint_gaze(painter, piece.facing, theme)
    if acts:
        paint_halo(painter, theme)
    paint_base(painter, piece.side, side, theme)
    painter.save()
    if 4 < piece.facing % GAZES < 12:
        painter.scale(-1.0, 1.0)
    paint_body(painter, kind, piece.side, side, theme)
    painter.restore()
    if carrying:
        paint_sack(painter, Q(0.36, 0.2), theme)
    for each in range(shock):
        paint_shock(painter, Q(-0.62 + 0.42 * each, -1.32), theme)
    if wounded:
        paint_wound(painter, Q(0.5, -1.18), theme)
    if fighting:
        paint_blades(painter, Q(0.0, 0.36), theme)
    paint_code(painter, facts[7], bool(done), theme)


def paint_gaze(painter: QPainter, facing: int, theme: Theme) -> None:
    """A wedge at the rim of the base, where the figure looks."""
    angle = 2 * pi * facing / GAZES
    tip, left, right = (
        Q(cos(angle + turn) * far, sin(angle + turn) * far)
        for turn, far in ((0.0, 0.8), (-0.42, 0.5), (0.42, 0.5))
    )
    painter.setPen(pen(theme.rim_dark, 0.06))
    painter.setBrush(QColor(theme.rim_light))
    painter.drawPolygon(QPolygonF([tip, left, right]))


def paint_halo(painter: QPainter, theme: Theme) -> None:
    """A golden ring: it is this one's turn."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((theme.rim_dark, 0.17), (theme.gold, 0.1)):
        painter.setPen(pen(ink, width))
        painter.drawEllipse(Q(0, 0), 0.62, 0.62)


def paint_base(painter: QPainter, seat: int, side: SideColours, theme: Theme) -> None:
    """A disc to scale: earth, and a rim in the colours of its owner."""
    painter.setPen(pen(theme.rim_dark, 0.05))
    painter.setBrush(QColor(side.body))
    painter.drawEllipse(Q(0, 0), 0.475, 0.475)
    if seat % 2:
        notches = pen(side.inlay, 0.12)
        notches.setCapStyle(Qt.PenCapStyle.FlatCap)
        notches.setDashPattern([0.9, 1.3])
        painter.setPen(notches)
    else:
        painter.setPen(pen(side.inlay, 0.04))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(Q(0, 0), 0.41, 0.41)
    earth = mix(theme.land.grass, theme.land.trunk, 0.5) if theme.texture else theme.rim_dark
    light = QRadialGradient(Q(-0.1, -0.12), 0.5)
    light.setColorAt(0.0, QColor(mix(earth, theme.rim_light, 0.2)))
    light.setColorAt(1.0, QColor(mix(earth, theme.rim_dark, 0.25)))
    painter.setBrush(light)
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.drawEllipse(Q(0, 0), 0.345, 0.345)


def paint_body(painter: QPainter, kind: int, seat: int, side: SideColours, theme: Theme) -> None:
    """The miniature itself, looking to the right."""
    dark = theme.rim_dark
    edge = pen(dark, 0.045)
    painter.setPen(pen(mix(WOOD, "#000000", 0.4), 0.13))
    painter.drawLine(Q(-0.11, -0.2), Q(-0.13, 0.12))
    painter.drawLine(Q(0.1, -0.2), Q(0.15, 0.1))
    if kind == HERO:
        cape = QPainterPath(Q(-0.1, -0.8))
        cape.quadTo(-0.46, -0.5, -0.42, 0.1)
        cape.lineTo(0.02, 0.06)
        cape.lineTo(0.08, -0.8)
        cape.closeSubpath()
        painter.setPen(edge)
        painter.setBrush(QColor(mix(side.body, "#8f1d14", 0.35) if theme.texture else side.inlay))
        painter.drawPath(cape)
    tunic = QPainterPath(Q(-0.19, -0.82))
    tunic.lineTo(0.19, -0.82)
    tunic.quadTo(0.3, -0.5, 0.27, -0.1)
    tunic.lineTo(-0.27, -0.1)
    tunic.quadTo(-0.3, -0.5, -0.19, -0.82)
    tunic.closeSubpath()
    cloth = QLinearGradient(Q(-0.28, -0.8), Q(0.3, -0.1))
    depth = 0.2 if theme.texture else 0.0
    body = STEEL if kind == HERO and theme.texture else side.body
    cloth.setColorAt(0.0, QColor(mix(body, "#ffffff", depth)))
    cloth.setColorAt(1.0, QColor(mix(body, "#000000", depth)))
    painter.setBrush(cloth)
    painter.setPen(edge)
    painter.drawPath(tunic)
    if kind == HERO:
        paint_mail(painter, theme)
    painter.setPen(pen(side.inlay if kind != HERO else side.body, 0.07))
    painter.drawLine(Q(-0.26, -0.34), Q(0.26, -0.34))
    paint_head(painter, kind, seat, theme)
    if kind == HERO:
        paint_sword(painter, theme)
        paint_shield(painter, Q(-0.2, -0.42), 0.27, seat, side, theme)
    elif kind == WARRIOR:
        paint_axe(painter, theme)
        paint_shield(painter, Q(-0.22, -0.44), 0.25, seat, side, theme)
    elif kind == ARCHER:
        paint_bow(painter, theme)
    else:
        paint_sling(painter, theme)


def paint_mail(painter: QPainter, theme: Theme) -> None:
    """Rows of rings."""
    ring = pen(mix(STEEL, "#000000", 0.45) if theme.texture else theme.rim_dark, 0.025)
    painter.setPen(ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(5):
        for column in range(4):
            x = -0.17 + 0.1 * column + 0.05 * (row % 2)
            painter.drawArc(QRectF(x - 0.04, -0.77 + row * 0.09, 0.08, 0.07), 180 * 16, 180 * 16)


def paint_head(painter: QPainter, kind: int, seat: int, theme: Theme) -> None:
    dark = theme.rim_dark
    middle = Q(0.02, -0.97)
    painter.setPen(pen(dark, 0.045))
    painter.setBrush(QColor(SKIN if theme.texture else theme.rim_light))
    painter.drawEllipse(middle, 0.17, 0.19)
    hair = HAIR[seat % len(HAIR)] if theme.texture else theme.rim_dark
    beard = QPainterPath(Q(-0.1, -0.95))
    beard.quadTo(0.06, -0.88, 0.18, -0.96)
    beard.quadTo(0.18, -0.7, 0.06, -0.66)
    beard.quadTo(-0.1, -0.72, -0.1, -0.95)
    painter.setBrush(QColor(hair))
    if kind in (HERO, WARRIOR):
        painter.drawPath(beard)
    if kind == HERO:
        dome = QPainterPath(Q(-0.2, -0.99))
        dome.quadTo(-0.2, -1.3, 0.02, -1.36)
        dome.quadTo(0.24, -1.3, 0.24, -0.99)
        dome.closeSubpath()
        shine = QLinearGradient(Q(-0.2, -1.3), Q(0.24, -1.0))
        shine.setColorAt(0.0, QColor("#eef2f5" if theme.texture else theme.rim_light))
        shine.setColorAt(1.0, QColor("#7d868f" if theme.texture else theme.rim_light))
        painter.setBrush(shine)
        painter.drawPath(dome)
        painter.setPen(pen(theme.gold, 0.06))
        painter.drawLine(Q(-0.19, -1.0), Q(0.23, -1.0))
        painter.drawLine(Q(0.1, -1.0), Q(0.11, -0.86))
    elif kind == WARRIOR:
        locks = QPainterPath(Q(-0.19, -0.86))
        locks.quadTo(-0.24, -1.2, 0.02, -1.2)
        locks.quadTo(0.22, -1.19, 0.2, -1.0)
        locks.quadTo(0.02, -1.1, -0.08, -0.98)
        locks.closeSubpath()
        painter.drawPath(locks)
    else:
        hood = QPainterPath(Q(-0.22, -0.78))
        hood.quadTo(-0.3, -1.22, 0.03, -1.27)
        hood.quadTo(0.24, -1.2, 0.2, -1.0)
        hood.quadTo(0.04, -1.1, -0.02, -0.8)
        hood.closeSubpath()
        painter.setBrush(QColor("#4d5b34" if theme.texture else theme.rim_dark))
        painter.drawPath(hood)


def paint_shield(
    painter: QPainter, at: QPointF, size: float, seat: int, side: SideColours, theme: Theme
) -> None:
    """Round for side 1, pointed below for side 2, parted in the owner's way."""
    shape = QPainterPath()
    if seat % 2 == 0:
        shape.addEllipse(at, size, size)
    else:
        shape.moveTo(at + Q(-size, -size * 0.8))
        shape.quadTo(at + Q(0, -size * 1.35), at + Q(size, -size * 0.8))
        shape.quadTo(at + Q(size * 0.95, size * 0.5), at + Q(0, size * 1.5))
        shape.quadTo(at + Q(-size * 0.95, size * 0.5), at + Q(-size, -size * 0.8))
        shape.closeSubpath()
    painter.setPen(pen(theme.rim_dark, 0.05))
    painter.setBrush(QColor(side.body))
    painter.drawPath(shape)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(side.inlay))
    long = size * 1.6
    if seat // 2 % 3 == 0:
        painter.drawRect(QRectF(at.x(), at.y() - long, long, long))
        painter.drawRect(QRectF(at.x() - long, at.y(), long, long))
    elif seat // 2 % 3 == 1:
        painter.drawRect(QRectF(at.x() - size * 0.3, at.y() - long, size * 0.6, 2 * long))
    else:
        painter.drawRect(QRectF(at.x() - long, at.y() - size * 0.3, 2 * long, size * 0.6))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.rim_dark, 0.045))
    painter.drawPath(shape)
    painter.setBrush(QColor(theme.gold))
    painter.drawEllipse(at, size * 0.26, size * 0.26)


def paint_sword(painter: QPainter, theme: Theme) -> None:
    for ink, width in ((theme.rim_dark, 0.15), ("#eef2f5", 0.08)):
        painter.setPen(pen(ink, width))
        painter.drawLine(Q(0.36, -0.56), Q(0.52, -1.34))
    painter.setPen(pen(theme.gold, 0.08))
    painter.drawLine(Q(0.25, -0.62), Q(0.46, -0.57))
    painter.drawLine(Q(0.35, -0.58), Q(0.33, -0.46))


def paint_axe(painter: QPainter, theme: Theme) -> None:
    for ink, width in ((theme.rim_dark, 0.13), (WOOD, 0.07)):
        painter.setPen(pen(ink, width))
        painter.drawLine(Q(0.28, -0.32), Q(0.44, -1.22))
    blade = QPainterPath(Q(0.4, -1.24))
    blade.quadTo(0.62, -1.36, 0.72, -1.24)
    blade.quadTo(0.76, -1.02, 0.62, -0.9)
    blade.quadTo(0.56, -1.02, 0.38, -1.04)
    blade.closeSubpath()
    painter.setPen(pen(theme.rim_dark, 0.045))
    painter.setBrush(QColor("#dfe5ea"))
    painter.drawPath(blade)


def paint_bow(painter: QPainter, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QPainterPath(Q(0.26, -1.3))
    bow.quadTo(0.78, -0.72, 0.26, -0.1)
    for ink, width in ((theme.rim_dark, 0.13), ("#a9743f", 0.075)):
        painter.setPen(pen(ink, width))
        painter.drawPath(bow)
    painter.setPen(pen(theme.rim_light if theme.is_dark else theme.rim_dark, 0.03))
    painter.drawLine(Q(0.26, -1.3), Q(0.08, -0.68))
    painter.drawLine(Q(0.08, -0.68), Q(0.26, -0.1))
    for ink, width in ((theme.rim_dark, 0.09), (theme.rim_light, 0.045)):
        painter.setPen(pen(ink, width))
        painter.drawLine(Q(0.06, -0.68), Q(0.72, -0.72))
    painter.setPen(pen(theme.rim_dark, 0.04))
    painter.setBrush(QColor(WOOD))
    painter.save()
    painter.translate(-0.24, -0.72)
    painter.rotate(-18)
    painter.drawRect(QRectF(-0.07, -0.22, 0.14, 0.42))
    painter.restore()


def paint_sling(painter: QPainter, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((theme.rim_dark, 0.1), ("#c79a5d", 0.05)):
        painter.setPen(pen(ink, width))
        painter.drawLine(Q(0.22, -0.66), Q(0.44, -1.02))
        painter.drawArc(QRectF(0.26, -1.5, 0.42, 0.5), -60 * 16, 260 * 16)
    painter.setPen(pen(theme.rim_dark, 0.04))
    painter.setBrush(QColor("#8d857a"))
    painter.drawEllipse(Q(0.3, -1.46), 0.1, 0.09)


# Marks on a figure. -------------------------------------------------------------------------


def paint_shock(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """A burst of eight points."""
    points = []
    for turn in range(16):
        far = 0.23 if turn % 2 == 0 else 0.11
        angle = 2 * pi * turn / 16
        points.append(at + Q(cos(angle) * far, sin(angle) * far))
    painter.setPen(pen(theme.rim_dark, 0.05))
    painter.setBrush(QColor("#ffd23f" if theme.texture else theme.gold))
    painter.drawPolygon(QPolygonF(points))
    write(painter, "!", at, 0.24, theme.rim_dark)


def paint_wound(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """A drop with a cross in it."""
    drop = QPainterPath(at + Q(0, -0.3))
    drop.cubicTo(at + Q(0.28, 0.0), at + Q(0.22, 0.26), at + Q(0, 0.26))
    drop.cubicTo(at + Q(-0.22, 0.26), at + Q(-0.28, 0.0), at + Q(0, -0.3))
    painter.setPen(pen(theme.rim_light, 0.11))
    painter.drawPath(drop)
    painter.setPen(pen(theme.rim_dark, 0.05))
    painter.setBrush(QColor("#b3161b" if theme.texture else theme.rim_dark))
    painter.drawPath(drop)
    painter.setPen(pen("#ffffff", 0.06))
    painter.drawLine(at + Q(-0.09, 0.08), at + Q(0.09, 0.08))
    painter.drawLine(at + Q(0, -0.01), at + Q(0, 0.17))


def paint_blades(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """Two crossed blades on the rim of the base: in combat."""
    for ink, width in ((theme.rim_dark, 0.14), ("#eef2f5", 0.07)):
        painter.setPen(pen(ink, width))
        painter.drawLine(at + Q(-0.2, -0.14), at + Q(0.2, 0.14))
        painter.drawLine(at + Q(-0.2, 0.14), at + Q(0.2, -0.14))


def paint_sack(painter: QPainter, at: QPointF, theme: Theme) -> None:
    painter.setPen(pen(theme.rim_dark, 0.05))
    painter.setBrush(QColor(theme.gold))
    painter.drawEllipse(at, 0.2, 0.17)
    painter.setBrush(QColor(WOOD))
    painter.drawRect(QRectF(at.x() - 0.07, at.y() - 0.25, 0.14, 0.1))


def paint_code(painter: QPainter, code: str, is_done: bool, theme: Theme) -> None:
    """The figure's name on a plate before it; with a hook once it has had its turn."""
    wide = 1.0 if is_done else 0.74
    plate = QRectF(-wide / 2, 0.5, wide, 0.5)
    painter.setPen(pen(theme.rim_dark, 0.05))
    ground = mix(theme.parchment, theme.rim_dark, 0.3) if is_done else theme.parchment
    painter.setBrush(QColor(ground if theme.texture else theme.parchment))
    painter.drawRoundedRect(plate, 0.14, 0.14)
    x = -0.15 if is_done else 0.0
    write(painter, code, Q(x, 0.75), 0.44, theme.ink)
    if is_done:
        painter.setPen(pen(theme.ink, 0.08))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([Q(0.17, 0.76), Q(0.25, 0.86), Q(0.4, 0.62)]))


def paint_fallen(painter: QPainter, seat: int, theme: Theme) -> None:
    """A mound with a shield on it, where somebody went to Valhalla."""
    side = side_of(seat, theme)
    painter.save()
    painter.setOpacity(painter.opacity() * 0.75)
    painter.setPen(pen(theme.rim_dark, 0.05))
    painter.setBrush(QColor(mix(theme.land.grass, theme.land.trunk, 0.6)))
    painter.drawEllipse(Q(0, 0.1), 0.5, 0.26)
    paint_shield(painter, Q(0.0, 0.0), 0.24, seat, side, theme)
    for ink, width in ((theme.rim_dark, 0.12), ("#c9ced3", 0.06)):
        painter.setPen(pen(ink, width))
        painter.drawLine(Q(0.3, 0.14), Q(0.36, -0.5))
        painter.drawLine(Q(0.22, -0.32), Q(0.46, -0.3))
    painter.restore()


def paint_loot(painter: QPainter, theme: Theme) -> None:
    """An iron-bound chest."""
    painter.setPen(pen(theme.rim_dark, 0.08))
    if theme.texture:
        painter.setBrush(veil("#000000", 0.3))
        painter.drawEllipse(Q(0.06, 0.3), 0.6, 0.24)
    painter.setBrush(QColor(WOOD))
    painter.drawRect(QRectF(-0.5, -0.18, 1.0, 0.5))
    lid = QPainterPath(Q(-0.5, -0.18))
    lid.quadTo(-0.46, -0.56, 0.0, -0.56)
    lid.quadTo(0.46, -0.56, 0.5, -0.18)
    lid.closeSubpath()
    painter.setBrush(QColor(mix(WOOD, "#ffffff", 0.15)))
    painter.drawPath(lid)
    painter.setBrush(QColor(theme.gold))
    painter.drawRect(QRectF(-0.12, -0.26, 0.24, 0.28))
    painter.setPen(pen(theme.gold, 0.07))
    painter.drawLine(Q(-0.32, -0.45), Q(-0.32, 0.3))
    painter.drawLine(Q(0.32, -0.45), Q(0.32, 0.3))


def paint_cart(painter: QPainter, theme: Theme) -> None:
    """A laden cart on two wheels."""
    painter.setPen(pen(theme.rim_dark, 0.05))
    if theme.texture:
        painter.setBrush(veil("#000000", 0.25))
        painter.drawEllipse(Q(0.06, 0.28), 0.6, 0.26)
    painter.setBrush(QColor(mix(WOOD, "#ffffff", 0.1)))
    painter.drawRect(QRectF(-0.5, -0.3, 1.0, 0.42))
    for x, y, size in ((-0.24, -0.4, 0.22), (0.2, -0.42, 0.24), (-0.02, -0.56, 0.22)):
        painter.setBrush(QColor("#c9a86a" if theme.texture else theme.gold))
        painter.drawEllipse(Q(x, y), size, size * 0.86)
    painter.setPen(pen(theme.rim_dark, 0.1))
    painter.setBrush(QColor(WOOD))
    for x in (-0.3, 0.3):
        painter.drawEllipse(Q(x, 0.2), 0.24, 0.24)
    painter.setPen(pen(theme.gold, 0.04))
    for x in (-0.3, 0.3):
        painter.drawLine(Q(x - 0.18, 0.2), Q(x + 0.18, 0.2))
        painter.drawLine(Q(x, 0.02), Q(x, 0.38))


# Beside the table. --------------------------------------------------------------------------


def paint_plate(painter: QPainter, area: QRectF, theme: Theme) -> None:
    painter.setPen(pen(theme.line, 0.025))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(area, 0.1, 0.1)


def paint_turn(painter: QPainter, area: QRectF, rest: str, theme: Theme) -> None:
    name, _, turn = rest.partition("|")
    paint_plate(painter, area, theme)
    high = area.height()
    top = QRectF(area.left() + 0.1, area.top() + 0.04, area.width() - 0.2, high * 0.56)
    paint_words(painter, top, name, 0.44, theme.text, is_title=True)
    below = QRectF(area.left() + 0.1, area.top() + high * 0.56, area.width() - 0.2, high * 0.4)
    paint_words(painter, below, turn, 0.3, theme.faint)


def paint_coins(painter: QPainter, area: QRectF, side: int, facts: list[int], theme: Theme) -> None:
    """The side's shield, and a coin for each that it has, of those it needs."""
    coins, goal, held = facts
    paint_plate(painter, area, theme)
    high = area.height()
    middle = Q(area.left() + high * 0.55, area.center().y())
    paint_shield(painter, middle, high * 0.27, side, side_of(side, theme), theme)
    left, room = area.left() + high * 1.1, area.width() - high * 1.2
    shown = max(goal, coins)
    step = min(room / shown, 0.62)
    size = min(step * 0.43, high * 0.3)
    for each in range(shown):
        at = Q(left + step * (each + 0.5), area.center().y())
        if each < coins:
            paint_coin(painter, at, size, theme)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme.faint, 0.03))
            painter.drawEllipse(at, size, size)
    if held:
        write(painter, "\u2691", Q(area.right() - 0.2, area.top() + 0.2), 0.3, theme.text)


def paint_coin(painter: QPainter, at: QPointF, size: float, theme: Theme) -> None:
    shine = QRadialGradient(at - Q(size * 0.3, size * 0.3), size * 1.5)
    shine.setColorAt(0.0, QColor(mix(theme.gold, "#ffffff", 0.4)))
    shine.setColorAt(1.0, QColor(mix(theme.gold, "#000000", 0.12)))
    painter.setPen(pen(theme.rim_dark, size * 0.16))
    painter.setBrush(shine)
    painter.drawEllipse(at, size, size)
    painter.setPen(pen(mix(theme.gold, "#000000", 0.5), size * 0.13))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, size * 0.62, size * 0.62)


def paint_call(painter: QPainter, area: QRectF, facts: list[int], theme: Theme) -> None:
    """The thirteen ranks: those that have been called are crossed out, the present one is lit."""
    rank, _ = facts
    paint_plate(painter, area, theme)
    columns = 7
    cell = (area.width() - 0.16) / columns
    high = (area.height() - 0.16) / 2
    for each, sign in enumerate(SIGNS):
        column, row = each % columns, each // columns
        box = QRectF(
            area.left() + 0.08 + column * cell + 0.02, area.top() + 0.08 + row * high + 0.03,
            cell - 0.04, high - 0.06,
        )  # fmt: skip
        is_now, is_past = each == rank, each < rank
        painter.setPen(pen(theme.gold if is_now else theme.line, 0.06 if is_now else 0.02))
        painter.setBrush(QColor(theme.parchment if is_now else theme.raised))
        painter.drawRoundedRect(box, 0.07, 0.07)
        ink = theme.ink if is_now else theme.faint if is_past else theme.text
        write(painter, sign, box.center(), 0.34 if is_now else 0.27, ink)
        if is_past:
            painter.setPen(pen(theme.faint, 0.025))
            painter.drawLine(box.bottomLeft() + Q(0.08, -0.1), box.topRight() + Q(-0.08, 0.1))


def paint_hand(painter: QPainter, area: QRectF, seat: int, name: str, theme: Theme) -> None:
    """Whose cards these are."""
    high = area.height()
    paint_shield(
        painter, Q(area.left() + high * 0.45, area.center().y() - 0.02), high * 0.3, seat,
        side_of(seat, theme), theme,
    )  # fmt: skip
    room = QRectF(area.left() + high * 0.95, area.top(), area.width() - high, high)
    paint_words(painter, room, name, 0.27, theme.rim_light)


def paint_card(painter: QPainter, area: QRectF, face: int, theme: Theme) -> None:
    """A playing card: its rank and the shape of its suit; or its back."""
    if face < 0:
        paint_back(painter, area, theme)
        return
    paint_sheet(painter, area, theme.parchment, theme)
    rank, suit = int(calling.rank_of(face)), int(calling.suit_of(face))
    wide, high = area.width(), area.height()
    ink = "#a31621" if suit in RED_SUITS and theme.texture else theme.ink
    write(painter, SIGNS[rank], Q(area.center().x(), area.top() + high * 0.29), high * 0.38, ink)
    paint_suit(painter, suit, Q(area.center().x(), area.top() + high * 0.7), wide * 0.27, ink)


def paint_suit(painter: QPainter, suit: int, at: QPointF, size: float, ink: str) -> None:
    """Spades, hearts, diamonds, clubs."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    shape = QPainterPath()
    if suit == 2:
        painter.drawPolygon(
            QPolygonF([at + Q(0, -size), at + Q(size * 0.8, 0), at + Q(0, size),
                       at + Q(-size * 0.8, 0)])
        )  # fmt: skip
        return
    if suit == 3:
        for x, y in ((0.0, -0.5), (-0.52, 0.2), (0.52, 0.2)):
            painter.drawEllipse(at + Q(x * size, y * size), size * 0.46, size * 0.46)
    else:
        turn = 1.0 if suit == 1 else -1.0
        shape.moveTo(at + Q(0, size * turn))
        shape.cubicTo(at + Q(-size * 1.5, -size * 0.1 * turn), at + Q(-size * 0.7, -size * turn),
                      at + Q(0, -size * 0.35 * turn))  # fmt: skip
        shape.cubicTo(at + Q(size * 0.7, -size * turn), at + Q(size * 1.5, -size * 0.1 * turn),
                      at + Q(0, size * turn))  # fmt: skip
        painter.drawPath(shape)
    if suit in (0, 3):
        painter.drawPolygon(
            QPolygonF([at + Q(0, 0), at + Q(size * 0.36, size), at + Q(-size * 0.36, size)])
        )


def paint_actor(painter: QPainter, area: QRectF, seat: int, rest: str, theme: Theme) -> None:
    """Who acts: its miniature, its card, the actions left to it, the odds of its fight."""
    facts, *lines = rest.split("|")
    kind, left, face = (int(each) for each in facts.split())
    lines = [line for line in lines if line]
    paint_plate(painter, area, theme)
    if kind < 0:
        paint_words(painter, area.adjusted(0.2, 0.2, -0.2, -0.2), lines[0], 0.32, theme.faint)
        return
    side = side_of(seat, theme)
    painter.save()
    painter.translate(area.left() + 0.75, area.top() + 1.42)
    painter.scale(0.92, 0.92)
    paint_base(painter, seat, side, theme)
    paint_body(painter, kind, seat, side, theme)
    painter.restore()
    x = area.left() + 1.5
    for each in range(2):
        painter.setPen(pen(theme.rim_dark, 0.04))
        painter.setBrush(QColor(theme.gold if each < left else theme.window))
        painter.drawEllipse(Q(x + 0.25 + 0.5 * each, area.top() + 0.4), 0.17, 0.17)
    if face >= 0:
        paint_card(painter, QRectF(area.right() - 0.78, area.top() + 0.18, 0.6, 0.86), face, theme)
    title = QRectF(x - 0.05, area.top() + 1.08, area.right() - x - 0.05, 0.75)
    paint_words(painter, title, lines[0], 0.3, theme.text)
    if len(lines) > 1:
        box = QRectF(area.left() + 0.1, area.top() + 1.86, area.width() - 0.2, 0.84)
        paint_words(painter, box, "; ".join(lines[1:]), 0.28, theme.text)
