"""The table of the skirmish: a wooden rim with rulers, grass, woods, houses, the hill, hedges.

Everything is in inches of the world; borders of areas are drawn exactly where the rules have them.
"""

from collections.abc import Iterator
from math import hypot, sin
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

from meadhall.engines.skirmish.measure import INCH
from meadhall.engines.skirmish.tables import ground_of
from meadhall.engines.skirmish.terrain import FENCE, HILL, VILLAGE, Ground
from meadhall.ui.board.games.skirmish.layout import RIM
from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import fill_grain, pen, polygon, veil
from meadhall.ui.board.paint.whole import clip_to_pane
from meadhall.ui.board.scene import Point, Scene
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme

EVERY: Final = 6
"""Inches between two numbers of a ruler."""

TREE_GAP: Final = 1.25
ZONE_DEPTH: Final = 6


def chance(seed: int, at: int) -> float:
    """A number from 0 to 1, always the same for the same two."""
    return sin(seed * 12.9898 + at * 78.233) * 43758.5453 % 1.0


def paint_ground(painter: QPainter, scene: Scene, theme: Theme) -> None:
    pane = scene.pane
    if pane is None:
        return
    _, table, width, zone, depth = scene.ground.split()
    ground = ground_of(int(table), int(width))
    with clip_to_pane(painter, scene):
        painter.save()
        painter.translate(*pane.offset)
        painter.scale(pane.unit, pane.unit)
        wide, high = int(ground.width) / INCH, int(ground.height) / INCH
        paint_rim(painter, wide, high, theme)
        paint_grass(painter, QRectF(0, 0, wide, high), theme, int(table))
        painter.setClipRect(QRectF(0, 0, wide, high), Qt.ClipOperation.IntersectClip)
        paint_areas(painter, ground, theme)
        paint_hedges(painter, ground, theme)
        if int(zone):
            deep = ZONE_DEPTH if int(zone) == 1 else int(depth)
            top = high - deep if int(zone) == 1 else 0.0
            paint_zone(painter, QRectF(0, top, wide, deep), theme)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.rim_dark, 0.05))
    painter.drawRect(QRectF(pane.left, pane.top, pane.width, pane.height))


def corners_of(ground: Ground, area: int) -> tuple[Point, ...]:
    flat = [int(each) for each in ground.corners[ground.firsts[area] : ground.lasts[area]]]
    return tuple(placed(ground, x, y) for x, y in zip(flat[::2], flat[1::2], strict=True))


def placed(ground: Ground, x: int, y: int) -> Point:
    return int(x) / INCH, (int(ground.height) - int(y)) / INCH


# The rim and the grass. ---------------------------------------------------------------------


def paint_rim(painter: QPainter, wide: float, high: float, theme: Theme) -> None:
    """A wooden frame with a ruler along each of its edges."""
    area = QRectF(-RIM - 20, -RIM - 20, wide + 2 * RIM + 40, high + 2 * RIM + 40)
    painter.fillRect(area, QColor(theme.table))
    outer = QRectF(-RIM, -RIM, wide + 2 * RIM, high + 2 * RIM)
    if theme.texture:
        sheen = QLinearGradient(outer.topLeft(), outer.bottomRight())
        sheen.setColorAt(0.0, QColor(mix(theme.frame, theme.rim_light, 0.16)))
        sheen.setColorAt(1.0, QColor(mix(theme.frame, theme.rim_dark, 0.3)))
        painter.fillRect(outer, sheen)
        shape = QPainterPath()
        shape.addRect(outer)
        fill_grain(painter, shape, theme.rim_dark, 0.3, 3)
    else:
        painter.fillRect(outer, QColor(theme.frame))
    ink = theme.rim_light
    painter.setPen(pen(ink, 0.05))
    for inch in range(int(wide) + 1):
        reach = ruler_tick(inch)
        painter.drawLine(QPointF(inch, -0.08), QPointF(inch, -0.08 - reach))
        painter.drawLine(QPointF(inch, high + 0.08), QPointF(inch, high + 0.08 + reach))
    for inch in range(int(high) + 1):
        reach = ruler_tick(inch)
        painter.drawLine(QPointF(-0.08, inch), QPointF(-0.08 - reach, inch))
        painter.drawLine(QPointF(wide + 0.08, inch), QPointF(wide + 0.08 + reach, inch))
    for inch in range(0, int(wide) + 1, EVERY):
        for y in (-0.98, high + 0.98):
            write(painter, str(inch), QPointF(inch, y), 0.72, ink)
    for inch in range(0, int(high) + 1, EVERY):
        for x in (-0.95, wide + 0.95):
            write(painter, str(inch), QPointF(x, high - inch), 0.72, ink)


def ruler_tick(inch: int) -> float:
    return 0.46 if inch % EVERY == 0 else 0.3 if inch % 3 == 0 else 0.18


def paint_grass(painter: QPainter, area: QRectF, theme: Theme, seed: int) -> None:
    """A meadow with lighter and darker patches, tufts and stones."""
    colour = theme.land.grass
    painter.fillRect(area, QColor(colour))
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        for at in range(46):
            x = area.left() + chance(seed + 1, at) * area.width()
            y = area.top() + chance(seed + 2, at) * area.height()
            size = 2.2 + 4.6 * chance(seed + 3, at)
            patch = QRadialGradient(QPointF(x, y), size)
            tone = theme.rim_light if at % 2 else theme.land.tree_rim
            patch.setColorAt(0.0, veil(tone, 0.10 if at % 2 else 0.12))
            patch.setColorAt(1.0, veil(tone, 0.0))
            painter.setBrush(patch)
            painter.drawEllipse(QPointF(x, y), size, size * 0.7)
    strong = 0.34 if theme.texture else 0.5
    ink = mix(colour, theme.land.tree if theme.texture else theme.rim_light, strong)
    painter.setPen(pen(ink, 0.055))
    for at in range(round(area.width() * area.height() / 7)):
        x = area.left() + chance(seed + 5, at) * area.width()
        y = area.top() + chance(seed + 6, at) * area.height()
        for lean in (-0.11, 0.0, 0.12):
            painter.drawLine(QPointF(x + lean * 0.3, y), QPointF(x + lean, y - 0.22))
    if theme.texture:
        for at in range(26):
            x = area.left() + chance(seed + 8, at) * area.width()
            y = area.top() + chance(seed + 9, at) * area.height()
            stone(painter, QPointF(x, y), 0.1 + 0.12 * chance(seed + 4, at), theme)
        shade = QLinearGradient(area.topLeft(), QPointF(area.left(), area.top() + 0.9))
        shade.setColorAt(0.0, veil("#000000", 0.32))
        shade.setColorAt(1.0, veil("#000000", 0.0))
        painter.fillRect(area, shade)
        side = QLinearGradient(area.topLeft(), QPointF(area.left() + 0.7, area.top()))
        side.setColorAt(0.0, veil("#000000", 0.25))
        side.setColorAt(1.0, veil("#000000", 0.0))
        painter.fillRect(area, side)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.rim_dark if theme.texture else theme.rim_light, 0.09))
    painter.drawRect(area)


def stone(painter: QPainter, at: QPointF, size: float, theme: Theme) -> None:
    painter.setPen(pen(theme.land.rock_rim, size * 0.16))
    painter.setBrush(QColor(theme.land.rock))
    painter.drawEllipse(at, size, size * 0.72)


def paint_zone(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Where one may set up."""
    painter.setBrush(veil(theme.rim_light, 0.16 if theme.texture else 0.08))
    line = pen(theme.chosen, 0.14)
    line.setDashPattern([4.0, 3.0])
    painter.setPen(line)
    painter.drawRect(area.adjusted(0.1, 0.1, -0.1, -0.1))


# Areas. -------------------------------------------------------------------------------------


def paint_areas(painter: QPainter, ground: Ground, theme: Theme) -> None:
    for area in range(len(ground.kinds)):
        corners = corners_of(ground, area)
        crest = placed(ground, ground.crests[2 * area], ground.crests[2 * area + 1])
        kind = int(ground.kinds[area])
        if kind == HILL:
            paint_hill(painter, corners, crest, theme)
        elif kind == VILLAGE:
            paint_village(painter, corners, theme)
        else:
            paint_wood(painter, corners, theme, area)


def shape_of(corners: tuple[Point, ...]) -> QPainterPath:
    shape = QPainterPath()
    shape.addPolygon(polygon(corners))
    shape.closeSubpath()
    return shape


def shrunk(corners: tuple[Point, ...], about: Point, share: float) -> tuple[Point, ...]:
    cx, cy = about
    return tuple((cx + (x - cx) * share, cy + (y - cy) * share) for x, y in corners)


def paint_hill(painter: QPainter, corners: tuple[Point, ...], crest: Point, theme: Theme) -> None:
    """Contour lines up to the crest, lit from the upper left, with strokes down the slope."""
    base = theme.land.field if theme.texture else theme.land.mountain
    steps = 4
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(4):
            painter.setBrush(veil("#000000", 0.07))
            moved = tuple((x + 0.12 + 0.06 * step, y + 0.2 + 0.08 * step) for x, y in corners)
            painter.drawPolygon(polygon(moved))
    for step in range(steps):
        ring = shrunk(corners, crest, 1.0 - step / steps)
        shape = shape_of(ring)
        tone = (
            mix(base, theme.rim_light, 0.09 * step)
            if theme.texture
            else mix(base, theme.rim_light, 0.06 * step)
        )
        if theme.texture:
            box = shape.boundingRect()
            light = QLinearGradient(box.topLeft(), box.bottomRight())
            light.setColorAt(0.0, QColor(mix(tone, theme.rim_light, 0.22)))
            light.setColorAt(0.5, QColor(tone))
            light.setColorAt(1.0, QColor(mix(tone, theme.rim_dark, 0.24)))
            painter.fillPath(shape, light)
        else:
            painter.fillPath(shape, QColor(tone))
        dark = mix(base, theme.rim_dark, 0.45) if theme.texture else theme.rim_light
        painter.setPen(pen(dark, 0.11 if step == 0 else 0.06))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(polygon(ring))
    ink = mix(base, theme.rim_dark, 0.4) if theme.texture else theme.rim_light
    painter.setPen(pen(ink, 0.05))
    for x, y in edge_points(corners, 0.55):
        dx, dy = crest[0] - x, crest[1] - y
        away = hypot(dx, dy) or 1.0
        reach = 0.42 + 0.2 * chance(5, round(x * 7 + y * 3))
        painter.drawLine(QPointF(x, y), QPointF(x + dx / away * reach, y + dy / away * reach))
    cx, cy = crest
    for dx, dy, size in ((-0.22, 0.14, 0.3), (0.26, 0.16, 0.26), (0.02, -0.12, 0.3)):
        stone(painter, QPointF(cx + dx, cy + dy), size, theme)


def edge_points(corners: tuple[Point, ...], gap: float) -> Iterator[Point]:
    """Points along an outline."""
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        count = max(1, int(hypot(bx - ax, by - ay) / gap))
        for each in range(count):
            share = each / count
            yield ax + (bx - ax) * share, ay + (by - ay) * share


def paint_village(painter: QPainter, corners: tuple[Point, ...], theme: Theme) -> None:
    """Trodden earth with three longhouses about a well."""
    shape = shape_of(corners)
    box = shape.boundingRect()
    earth = mix(theme.land.field, theme.land.trunk, 0.32) if theme.texture else theme.land.stone
    painter.fillPath(shape, QColor(earth))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    ink = mix(earth, theme.rim_dark, 0.22) if theme.texture else mix(earth, theme.rim_light, 0.3)
    painter.setPen(pen(ink, 0.05))
    for at in range(round(box.width() * box.height() * 1.4)):
        x, y = box.left() + chance(21, at) * box.width(), box.top() + chance(22, at) * box.height()
        painter.drawLine(QPointF(x, y), QPointF(x + 0.2, y + 0.03))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = pen(mix(earth, theme.rim_dark, 0.5) if theme.texture else theme.rim_light, 0.11)
    line.setDashPattern([3.0, 1.6])
    painter.setPen(line)
    painter.drawPolygon(polygon(corners))
    wide, high = box.width(), box.height()
    for dx, dy, w, h, across in (
        (0.27, 0.24, 0.4, 0.27, True), (0.74, 0.5, 0.26, 0.5, False), (0.3, 0.76, 0.44, 0.26, True),
    ):  # fmt: skip
        middle = QPointF(box.left() + dx * wide, box.top() + dy * high)
        house(painter, middle, w * wide, h * high, across, theme)
    well(painter, QPointF(box.left() + 0.5 * wide, box.top() + 0.5 * high), theme)


def house(
    painter: QPainter, at: QPointF, wide: float, high: float, across: bool, theme: Theme
) -> None:
    """A thatched roof from above, its ridge along the longer way."""
    area = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil("#000000", 0.28))
        painter.drawRoundedRect(area.translated(0.16, 0.22), 0.1, 0.1)
    thatch = "#b98f4e" if theme.texture else theme.land.snow
    if theme.texture and theme.is_dark:
        thatch = "#8d6b3a"
    lit, shaded = mix(thatch, "#ffffff", 0.12), mix(thatch, "#000000", 0.24)
    first, second = QRectF(area), QRectF(area)
    if across:
        first.setBottom(at.y())
        second.setTop(at.y())
    else:
        first.setRight(at.x())
        second.setLeft(at.x())
    edge = pen(theme.rim_dark if theme.texture else theme.rim_light, 0.08)
    for half, tone in ((first, lit), (second, shaded)):
        painter.setPen(edge)
        painter.setBrush(QColor(tone if theme.texture else thatch))
        painter.drawRect(half)
        painter.setPen(pen(mix(thatch, "#000000", 0.42), 0.04))
        count = int((half.width() if across else half.height()) / 0.22)
        for each in range(1, count):
            along = each * 0.22
            if across:
                x = half.left() + along
                painter.drawLine(QPointF(x, half.top() + 0.06), QPointF(x, half.bottom() - 0.06))
            else:
                y = half.top() + along
                painter.drawLine(QPointF(half.left() + 0.06, y), QPointF(half.right() - 0.06, y))
    painter.setPen(pen(mix(thatch, "#000000", 0.55) if theme.texture else theme.rim_light, 0.15))
    if across:
        painter.drawLine(QPointF(area.left(), at.y()), QPointF(area.right(), at.y()))
    else:
        painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()))
    painter.setBrush(QColor(theme.rim_dark))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(at, 0.16, 0.13)


def well(painter: QPainter, at: QPointF, theme: Theme) -> None:
    painter.setPen(pen(theme.land.rock_rim, 0.07))
    painter.setBrush(QColor(theme.land.rock))
    painter.drawEllipse(at, 0.4, 0.36)
    painter.setBrush(QColor(theme.land.wave_rim if not theme.is_dark else theme.land.sea))
    painter.drawEllipse(at, 0.22, 0.19)


def paint_wood(painter: QPainter, corners: tuple[Point, ...], theme: Theme, seed: int) -> None:
    """A dark floor, and firs and broad trees in rows that nobody planted."""
    shape = shape_of(corners)
    box = shape.boundingRect()
    floor = mix(theme.land.forest, theme.land.tree, 0.42) if theme.texture else theme.land.forest
    painter.fillPath(shape, QColor(floor))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.land.tree_rim, 0.12))
    painter.drawPolygon(polygon(corners))
    rows = int(box.height() / (TREE_GAP * 0.72)) + 1
    at = 0
    for row in range(rows):
        y = box.top() + 0.75 + row * TREE_GAP * 0.72
        for column in range(int(box.width() / TREE_GAP) + 1):
            at += 1
            x = box.left() + (column + 0.5 * (row % 2)) * TREE_GAP
            x += (chance(seed + 31, at) - 0.5) * 0.5
            dy = (chance(seed + 37, at) - 0.5) * 0.3
            foot = QPointF(x, y + dy)
            if not shape.contains(foot) or not shape.contains(foot + QPointF(0, -0.5)):
                continue
            if chance(seed + 41, at) < 0.66:
                fir(painter, foot, 0.85 + 0.35 * chance(seed + 43, at), theme)
            else:
                broad_tree(painter, foot, 0.8 + 0.3 * chance(seed + 47, at), theme)


def tree_shadow(painter: QPainter, foot: QPointF, size: float, theme: Theme) -> None:
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil("#000000", 0.25))
        painter.drawEllipse(foot + QPointF(0.14 * size, 0.05), 0.42 * size, 0.17 * size)


def fir(painter: QPainter, foot: QPointF, size: float, theme: Theme) -> None:
    """Three skirts, the lit side and the dark side."""
    tree_shadow(painter, foot, size, theme)
    painter.setPen(pen(theme.land.tree_rim, 0.05))
    painter.setBrush(QColor(theme.land.trunk))
    painter.drawRect(QRectF(foot.x() - 0.07 * size, foot.y() - 0.2 * size, 0.14 * size, 0.2 * size))
    for wide, low, tall in ((0.46, 0.12, 0.5), (0.36, 0.42, 0.46), (0.25, 0.72, 0.48)):
        left = foot + QPointF(-wide * size, -low * size)
        right = foot + QPointF(wide * size, -low * size)
        top = foot + QPointF(0, -(low + tall) * size)
        painter.setBrush(QColor(theme.land.tree))
        painter.drawPolygon(QPolygonF([left, top, right]))
        if theme.texture:
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil("#000000", 0.2))
            middle = foot + QPointF(0.04 * size, -low * size)
            painter.drawPolygon(QPolygonF([top, right, middle]))
            painter.restore()


def broad_tree(painter: QPainter, foot: QPointF, size: float, theme: Theme) -> None:
    """A crown of three balls of leaves."""
    tree_shadow(painter, foot, size, theme)
    painter.setPen(pen(theme.land.tree_rim, 0.05))
    painter.setBrush(QColor(theme.land.trunk))
    painter.drawRect(QRectF(foot.x() - 0.08 * size, foot.y() - 0.4 * size, 0.16 * size, 0.4 * size))
    leaves = mix(theme.land.tree, theme.land.grass, 0.28) if theme.texture else theme.land.tree
    for dx, dy, radius in ((-0.25, -0.52, 0.32), (0.26, -0.5, 0.31), (0.0, -0.8, 0.37)):
        painter.setBrush(QColor(leaves))
        painter.drawEllipse(foot + QPointF(dx * size, dy * size), radius * size, radius * size)
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil("#ffffff", 0.16))
        painter.drawEllipse(foot + QPointF(-0.1 * size, -0.92 * size), 0.16 * size, 0.12 * size)


# Hedges and fences. -------------------------------------------------------------------------


def paint_hedges(painter: QPainter, ground: Ground, theme: Theme) -> None:
    for hedge in range(len(ground.hedge_kinds)):
        flat = [
            int(each)
            for each in ground.hedge_points[ground.hedge_firsts[hedge] : ground.hedge_lasts[hedge]]
        ]
        points = [placed(ground, x, y) for x, y in zip(flat[::2], flat[1::2], strict=True)]
        for start, end in zip(points, points[1:], strict=False):
            if ground.hedge_kinds[hedge] == FENCE:
                paint_fence(painter, start, end, theme)
            else:
                paint_hedge(painter, start, end, theme, hedge)


def paint_hedge(painter: QPainter, start: Point, end: Point, theme: Theme, seed: int) -> None:
    """Bushes side by side along the line."""
    (ax, ay), (bx, by) = start, end
    count = max(2, round(hypot(bx - ax, by - ay) / 0.42))
    for layer, size in ((0, 0.4), (1, 0.31)):
        for each in range(count + 1):
            share = each / count
            x = ax + (bx - ax) * share + (chance(seed + 51, each) - 0.5) * 0.12
            y = ay + (by - ay) * share + (chance(seed + 53, each) - 0.5) * 0.12
            if layer == 0:
                painter.setPen(pen(theme.land.tree_rim, 0.09))
                painter.setBrush(QColor(mix(theme.land.tree, theme.land.tree_rim, 0.25)))
                painter.drawEllipse(QPointF(x + 0.03, y + 0.06), size, size * 0.86)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.land.tree))
                painter.drawEllipse(QPointF(x, y - 0.07), size, size * 0.74)
                if theme.texture:
                    painter.setBrush(veil("#ffffff", 0.18))
                    painter.drawEllipse(QPointF(x - 0.08, y - 0.18), size * 0.4, size * 0.24)


def paint_fence(painter: QPainter, start: Point, end: Point, theme: Theme) -> None:
    """Posts and two rails."""
    (ax, ay), (bx, by) = start, end
    count = max(1, round(hypot(bx - ax, by - ay) / 0.9))
    wood, edge = theme.land.trunk, theme.rim_dark if theme.texture else theme.rim_light
    wood = mix(wood, theme.rim_light, 0.2) if theme.texture else theme.rim_dark
    if theme.texture:
        painter.setPen(pen("#000000", 0.16))
        painter.setOpacity(0.25)
        painter.drawLine(QPointF(ax + 0.1, ay + 0.16), QPointF(bx + 0.1, by + 0.16))
        painter.setOpacity(1.0)
    for lift in (-0.3, 0.02):
        for ink, width in ((edge, 0.2), (wood, 0.11)):
            painter.setPen(pen(ink, width))
            painter.drawLine(QPointF(ax, ay + lift), QPointF(bx, by + lift))
    for each in range(count + 1):
        share = each / count
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        painter.setPen(pen(edge, 0.05))
        painter.setBrush(QColor(wood))
        painter.drawRect(QRectF(x - 0.1, y - 0.52, 0.2, 0.74))
