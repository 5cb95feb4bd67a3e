"""Lines over the board: flanks, ways, sights, measures. Each has a pattern, so none is told by
its colour alone."""

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from meadhall.ui.board.paint.marks import casing, write
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.board.scene import Ink, Point, Scene, Stroke
from meadhall.ui.widgets.theme import Theme

PLAIN = 1.0
"""The width of strokes outside a pane, where a unit of the board is one."""


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


def paint_stroke(painter: QPainter, stroke: Stroke, unit: float, theme: Theme) -> None:
    """`unit` is the size of a unit of the world, by which the stroke's width follows."""
    colour = {
        Ink.FLANK: theme.refused,
        Ink.WAY: theme.target,
        Ink.SIGHT: theme.chosen,
        Ink.BLOCKED: theme.refused,
        Ink.MEASURE: theme.gold,
    }[stroke.ink]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = [QPointF(x, y) for x, y in stroke.points]
    width = {Ink.FLANK: 0.1, Ink.WAY: 0.09, Ink.SIGHT: 0.05}.get(stroke.ink, 0.07) * unit
    pattern = {Ink.WAY: [0.2, 2.2], Ink.BLOCKED: [3.0, 2.4]}.get(stroke.ink)
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
        _head(painter, first, second, unit, colour, theme)
        _head(painter, last, before, unit, colour, theme)
    elif stroke.ink is Ink.BLOCKED:
        _bar(painter, before, last, unit, colour, theme)
    elif stroke.ink is Ink.MEASURE:
        _marks(painter, stroke.points, unit, theme)
    if stroke.text:
        x, y = last
        at = QPointF(x, y - 0.5 * unit)
        size = max(0.24, 0.3 * unit)
        panel = QRectF(0, 0, size * (0.62 * len(stroke.text) + 0.8), size * 1.5)
        panel.moveCenter(at)
        painter.setPen(pen(theme.rim_dark, 0.02))
        painter.setBrush(QColor(theme.parchment))
        painter.drawRoundedRect(panel, size * 0.3, size * 0.3)
        write(painter, stroke.text, at, size, theme.ink)


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


def _marks(painter: QPainter, points: Sequence[Point], unit: float, theme: Theme) -> None:
    """Short strokes across the tape, one for each unit of the world, longer at every fifth."""
    painter.setPen(pen(theme.rim_dark, 0.03 * unit))
    gone, wanted = 0.0, 1
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        length = hypot(bx - ax, by - ay)
        if length == 0:
            continue
        ux, uy = (bx - ax) / length, (by - ay) / length
        while wanted * unit <= gone + length:
            along = wanted * unit - gone
            reach = (0.16 if wanted % 5 == 0 else 0.08) * unit
            at = QPointF(ax + ux * along, ay + uy * along)
            across = QPointF(-uy * reach, ux * reach)
            painter.drawLine(at - across, at + across)
            wanted += 1
        gone += length
