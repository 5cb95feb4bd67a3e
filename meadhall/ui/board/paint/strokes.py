"""Lines over the board: flanks, ways, sights, measures. Each has a pattern, so none is told by
its colour alone."""

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPolygonF

from meadhall.ui.board.paint.marks import casing, width_of, write
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.board.scene import AREAS, Ink, Pane, Point, Scene, Stroke
from meadhall.ui.widgets.theme import Theme

PLAIN = 1.0
"""The width of strokes outside a pane, where a unit of the board is one."""

THINNEST = 0.55
"""Strokes in a pane with a small unit are as thick as if it were so large."""

READABLE = 0.66
"""Words beside strokes are at least so large, as a share of a line of the window's text."""

HATCHES = 0.34
"""Between two lines of hatching, in the same measure."""


def paint_strokes(painter: QPainter, scene: Scene, strokes: Sequence[Stroke], theme: Theme) -> None:
    for stroke in strokes:
        pane = scene.pane if stroke.is_in_pane else None
        painter.save()
        unit = PLAIN
        if pane is not None:
            frame = QRectF(pane.left, pane.top, pane.width, pane.height)
            painter.setClipRect(frame, Qt.ClipOperation.IntersectClip)
            unit = pane.unit
        paint_stroke(painter, stroke, unit, theme)
        painter.restore()
    for stroke in strokes:
        if stroke.text:
            _paint_text(painter, stroke, scene.pane if stroke.is_in_pane else None, theme)


def paint_stroke(painter: QPainter, stroke: Stroke, unit: float, theme: Theme) -> None:
    """`unit` is the size of a unit of the world, by which the stroke's width follows.

    Its words are painted after all strokes, so that no line crosses them.
    """
    colour = {
        Ink.FLANK: theme.refused,
        Ink.POINTER: theme.hint,
        Ink.WAY: theme.target,
        Ink.SIGHT: theme.chosen,
        Ink.BLOCKED: theme.refused,
        Ink.MEASURE: theme.gold,
        Ink.BEYOND: theme.refused,
        Ink.REACH: theme.target,
        Ink.RANGE: theme.chosen,
        Ink.ZONE: theme.refused,
        Ink.SLOW: theme.hint,
    }[stroke.ink]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thick = max(unit, THINNEST)
    points = [QPointF(x, y) for x, y in stroke.points]
    if stroke.ink in AREAS:
        _paint_area(painter, stroke, points, thick, colour, theme)
        return
    width = {Ink.FLANK: 0.1, Ink.POINTER: 0.12, Ink.WAY: 0.09, Ink.SIGHT: 0.05}.get(
        stroke.ink, 0.07
    ) * thick
    pattern = {
        Ink.WAY: [0.2, 2.2], Ink.BLOCKED: [3.0, 2.4], Ink.BEYOND: [2.0, 2.6],
    }.get(stroke.ink)  # fmt: skip
    for ink, thickness in ((casing(colour, theme), width * 1.9), (colour, width)):
        drawn = pen(ink, thickness)
        if pattern is not None:
            drawn.setDashPattern([part * width / thickness for part in pattern])
        painter.setPen(drawn)
        painter.drawPolyline(points)
    if len(points) < 2:
        return
    first, second, before, last = (stroke.points[at] for at in (0, 1, -2, -1))
    if stroke.ink is Ink.FLANK:
        _head(painter, first, second, thick, colour, theme)
        _head(painter, last, before, thick, colour, theme)
    elif stroke.ink is Ink.POINTER and last != before:
        _arrow_head(painter, last, before, thick, colour, theme)
    elif stroke.ink in (Ink.BLOCKED, Ink.BEYOND):
        _bar(painter, before, last, thick, colour, theme)
    elif stroke.ink is Ink.MEASURE:
        _marks(painter, stroke.points, unit, thick, theme)


def _paint_area(
    painter: QPainter,
    stroke: Stroke,
    points: list[QPointF],
    thick: float,
    colour: str,
    theme: Theme,
) -> None:
    """A closed outline, each ink with a pattern of its own, and hatching or dots in some."""
    shape = QPainterPath()
    shape.addPolygon(QPolygonF(points))
    shape.closeSubpath()
    if stroke.ink in (Ink.ZONE, Ink.SLOW):
        _fill_area(painter, stroke.ink, shape, thick, colour)
    width = 0.055 * thick
    pattern = {Ink.RANGE: [6.0, 2.5, 0.5, 2.5], Ink.ZONE: [1.6, 1.8]}.get(stroke.ink)
    for ink, thickness in ((casing(colour, theme), width * 2.0), (colour, width)):
        drawn = pen(ink, thickness)
        if pattern is not None:
            drawn.setDashPattern([part * width / thickness for part in pattern])
        painter.setPen(drawn)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)


def _fill_area(painter: QPainter, ink: Ink, shape: QPainterPath, thick: float, colour: str) -> None:
    """Slanted lines, or rows of dots."""
    area, step = shape.boundingRect(), HATCHES * thick
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setOpacity(painter.opacity() * 0.55)
    line = pen(colour, 0.035 * thick if ink is Ink.ZONE else 0.09 * thick)
    if ink is Ink.SLOW:
        line.setDashPattern([0.1, 3.6])
    painter.setPen(line)
    count = int((area.width() + area.height()) / step) + 1
    for each in range(count):
        along = each * step
        if ink is Ink.ZONE:
            start = QPointF(area.left() + along, area.top())
            painter.drawLine(start, start + QPointF(-area.height(), area.height()))
        elif along < area.height():
            left = area.left() + (each % 2) * 0.16 * thick
            y = area.top() + along
            painter.drawLine(QPointF(left, y), QPointF(area.right(), y))
    painter.restore()


def _paint_text(painter: QPainter, stroke: Stroke, pane: Pane | None, theme: Theme) -> None:
    """Words on a plate beside the stroke's end, moved into the pane where they would leave it."""
    unit = pane.unit if pane is not None else PLAIN
    x, y = stroke.points[-1]
    lines = stroke.text.split("\n")
    dots = painter.deviceTransform().m11() or 1.0
    size = max(
        0.26, min(0.3 * unit, 0.34), READABLE * QFontMetricsF(painter.font()).height() / dots
    )
    widest = max(width_of(painter, line) for line in lines)
    panel = QRectF(0, 0, size * (widest + 0.9), size * (1.3 * len(lines) + 0.3))
    away = (1.7 if pane is not None and pane.is_measured else 0.75) * unit  # from tall figures
    panel.moveCenter(QPointF(x, y - away - panel.height() / 2))
    if pane is not None:
        if panel.top() < pane.top:
            panel.moveTop(y + 0.75 * unit)
        panel.moveLeft(
            min(max(panel.left(), pane.left), max(pane.left + pane.width - panel.width(), 0.0))
        )
        panel.moveTop(min(panel.top(), pane.top + pane.height - panel.height()))
    painter.setPen(pen(theme.rim_dark, 0.02))
    painter.setBrush(QColor(theme.parchment))
    painter.drawRoundedRect(panel, size * 0.3, size * 0.3)
    for at, line in enumerate(lines):
        middle = QPointF(panel.center().x(), panel.top() + size * (0.8 + 1.3 * at))
        write(painter, line, middle, size, theme.ink)


def _head(
    painter: QPainter, tip: Point, behind: Point, unit: float, colour: str, theme: Theme
) -> None:
    """A wedge at `tip` that points inward, to the middle of the line."""
    angle = atan2(behind[1] - tip[1], behind[0] - tip[0])
    size = 0.26 * unit
    nose = QPointF(tip[0] + cos(angle) * size * 1.5, tip[1] + sin(angle) * size * 1.5)
    wings = [
        QPointF(
            tip[0] + cos(angle + side * pi / 2) * size * 0.7,
            tip[1] + sin(angle + side * pi / 2) * size * 0.7,
        )
        for side in (-1, 1)
    ]
    painter.setPen(pen(casing(colour, theme), 0.04 * unit))
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([nose, *wings]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _arrow_head(
    painter: QPainter, tip: Point, behind: Point, unit: float, colour: str, theme: Theme
) -> None:
    """A wedge whose nose is at the tip."""
    angle = atan2(tip[1] - behind[1], tip[0] - behind[0])
    base = tip[0] - cos(angle) * 0.4 * unit, tip[1] - sin(angle) * 0.4 * unit
    _head(painter, base, tip, unit, colour, theme)


def _bar(
    painter: QPainter, before: Point, end: Point, unit: float, colour: str, theme: Theme
) -> None:
    """A bar across the end: no farther."""
    angle = atan2(end[1] - before[1], end[0] - before[0]) + pi / 2
    across = QPointF(cos(angle) * 0.3 * unit, sin(angle) * 0.3 * unit)
    at = QPointF(*end)
    for ink, width in ((casing(colour, theme), 0.2), (colour, 0.11)):
        painter.setPen(pen(ink, width * unit))
        painter.drawLine(at - across, at + across)


def _marks(
    painter: QPainter, points: Sequence[Point], unit: float, thick: float, theme: Theme
) -> None:
    """Short strokes across the tape, one for each unit of the world, longer at every fifth."""
    painter.setPen(pen(theme.rim_dark, 0.03 * thick))
    gone, wanted = 0.0, 1
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        length = hypot(bx - ax, by - ay)
        if length == 0:
            continue
        ux, uy = (bx - ax) / length, (by - ay) / length
        while wanted * unit <= gone + length:
            along = wanted * unit - gone
            reach = (0.16 if wanted % 5 == 0 else 0.08) * thick
            at = QPointF(ax + ux * along, ay + uy * along)
            across = QPointF(-uy * reach, ux * reach)
            painter.drawLine(at - across, at + across)
            wanted += 1
        gone += length
