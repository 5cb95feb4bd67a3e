"""Signs laid over the board. Each has its own shape and a rim, so colour is never all it has."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from meadhall.ui.board.paint.kept import paint_kept
from meadhall.ui.board.paint.shapes import inset, pen, polygon, veil
from meadhall.ui.board.scene import Mark, MarkKind, Scene, Shade, Spot
from meadhall.ui.widgets.colour import luminance
from meadhall.ui.widgets.theme import Theme


def casing(colour: str, theme: Theme) -> str:
    """The rim that keeps a mark apart from whatever lies under it."""
    return theme.rim_dark if luminance(colour) > 0.25 else theme.rim_light


def paint_marks(painter: QPainter, scene: Scene, theme: Theme) -> None:
    pane = scene.pane
    spots = {spot.key: spot for spot in scene.spots}
    for mark in scene.marks:
        spot = spots.get(mark.spot)
        if spot is None:
            continue
        painter.save()
        if pane is not None and spot.is_in_pane:
            painter.setClipRect(
                QRectF(pane.left, pane.top, pane.width, pane.height),
                Qt.ClipOperation.IntersectClip,
            )
        weight = MEASURED if scene.is_measured and spot.is_in_pane else 1.0
        paint_mark(painter, mark, spot, theme, weight)
        painter.restore()


MEASURED = 2.6
"""So much bolder are outlines of spots in a measured world, which are small and far apart."""


def paint_mark(
    painter: QPainter, mark: Mark, spot: Spot, theme: Theme, weight: float = 1.0
) -> None:
    """The mark on its spot; in a pane, where a spot has any size, the mark has it as well."""
    if not spot.is_in_pane:
        _paint_sign(painter, mark, spot, theme)
        return
    size = min(spot.width, spot.height)
    (x, y) = spot.centre
    outline = tuple(((px - x) / size, (py - y) / size) for px, py in spot.outline)
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    if weight > 1.0:
        outline = inset(outline, 1.3)
    _paint_sign(painter, mark, replace(spot, outline=outline), theme, weight)
    painter.restore()


def _paint_sign(
    painter: QPainter, mark: Mark, spot: Spot, theme: Theme, weight: float = 1.0
) -> None:
    x, y = spot.centre
    size = min(1.0, spot.height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark.kind is MarkKind.CHOSEN:
        _outline(painter, spot, theme.chosen, 0.075 * weight, 0.93, theme)
    elif mark.kind is MarkKind.MOVABLE:
        _outline(painter, spot, theme.chosen, 0.028 * weight, 0.95, theme)
    elif mark.kind is MarkKind.TARGET:
        _dot(painter, QPointF(x, y), 0.13 * size, theme.target, theme)
    elif mark.kind is MarkKind.TAKES:
        painter.setPen(pen(casing(theme.target, theme), 0.12 * size))
        painter.drawEllipse(QPointF(x, y), 0.42 * size, 0.42 * size)
        painter.setPen(pen(theme.target, 0.07 * size))
        painter.drawEllipse(QPointF(x, y), 0.42 * size, 0.42 * size)
    elif mark.kind is MarkKind.LAST:
        _brackets(painter, spot, theme.last, theme)
    elif mark.kind is MarkKind.HINT:
        _hint(painter, spot, theme)
    elif mark.kind is MarkKind.BARRED:
        _bar(painter, QPointF(x, y), size, theme)
    elif mark.kind is MarkKind.DANGER:
        _danger(painter, spot, theme)
    elif mark.kind is MarkKind.REACH:
        _ring(painter, QPointF(x, y), 0.085 * size, theme.target, theme)
    elif mark.kind is MarkKind.THREAT:
        _threat(painter, QPointF(x, y), size, theme)
    elif mark.kind is MarkKind.DOOMED:
        _doomed(painter, QPointF(x, y), size, theme)
    elif mark.kind is MarkKind.POINTED:
        _ring(painter, QPointF(x, y), 0.4 * size, theme.hint, theme)
    elif mark.kind is MarkKind.STAGED:
        _staged(painter, spot, theme)
    elif mark.kind is MarkKind.REFUSED:
        reach = 0.24 * size
        for colour, width in ((casing(theme.refused, theme), 0.16), (theme.refused, 0.09)):
            painter.setPen(pen(colour, width * size))
            painter.drawLine(QPointF(x - reach, y - reach), QPointF(x + reach, y + reach))
            painter.drawLine(QPointF(x - reach, y + reach), QPointF(x + reach, y - reach))


def _ring(painter: QPainter, at: QPointF, radius: float, colour: str, theme: Theme) -> None:
    """A small ring: somebody could come here, but nobody has been chosen."""
    for ink, width in ((casing(colour, theme), 0.085), (colour, 0.045)):
        painter.setPen(pen(ink, width))
        painter.drawEllipse(at, radius, radius)


def _threat(painter: QPainter, at: QPointF, size: float, theme: Theme) -> None:
    """Four strokes from outside toward the middle, as a spear is pointed."""
    for ink, width in ((casing(theme.refused, theme), 0.1), (theme.refused, 0.055)):
        painter.setPen(pen(ink, width * size))
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            far, near = 0.36 * size, 0.22 * size
            painter.drawLine(at + QPointF(dx * far, dy * far), at + QPointF(dx * near, dy * near))


def _doomed(painter: QPainter, at: QPointF, size: float, theme: Theme) -> None:
    """Two crossed blades below a skull's place: the piece here will be taken."""
    for ink, width in ((casing(theme.refused, theme), 0.15), (theme.refused, 0.085)):
        painter.setPen(pen(ink, width * size))
        reach = 0.4 * size
        painter.drawLine(at + QPointF(-reach, reach), at + QPointF(reach, -reach))
        painter.drawLine(at + QPointF(-reach, -reach), at + QPointF(reach, reach))
        hilt = 0.12 * size
        for side in (-1, 1):
            end = at + QPointF(side * reach * 0.72, reach * 0.72)
            painter.drawLine(
                end + QPointF(-hilt * side, hilt * -1.0), end + QPointF(hilt * side, hilt)
            )


def _staged(painter: QPainter, spot: Spot, theme: Theme) -> None:
    """A broad double ring: look here."""
    for colour, width, share in (
        (casing(theme.gold, theme), 0.16, 1.02),
        (theme.gold, 0.09, 1.02),
        (casing(theme.gold, theme), 0.05, 0.86),
    ):
        painter.setPen(pen(colour, width))
        painter.drawPolygon(polygon(inset(spot.outline, share)))


def _bar(painter: QPainter, at: QPointF, size: float, theme: Theme) -> None:
    """A round sign with a bar across, as at the end of a road."""
    painter.setPen(pen(casing(theme.refused, theme), 0.04))
    painter.setBrush(QColor(theme.refused))
    painter.drawEllipse(at, 0.17 * size, 0.17 * size)
    painter.setPen(pen(casing(theme.refused, theme), 0.075 * size))
    across = QPointF(0.085 * size, 0)
    painter.drawLine(at - across, at + across)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _danger(painter: QPainter, spot: Spot, theme: Theme) -> None:
    """Short strokes all around the edge, pointing inward."""
    outer, inner = inset(spot.outline, 0.99), inset(spot.outline, 0.8)
    edges = list(zip(outer, outer[1:] + outer[:1], inner, inner[1:] + inner[:1], strict=True))
    for ink, width in ((casing(theme.refused, theme), 0.1), (theme.refused, 0.055)):
        painter.setPen(pen(ink, width))
        for (ax, ay), (bx, by), (cx, cy), (dx, dy) in edges:
            for share in (0.25, 0.5, 0.75):
                start = QPointF(ax + (bx - ax) * share, ay + (by - ay) * share)
                end = QPointF(cx + (dx - cx) * share, cy + (dy - cy) * share)
                painter.drawLine(start, end)


def paint_cursor(painter: QPainter, spot: Spot, theme: Theme) -> None:
    """Where the keyboard points: two lines, a dark and a light one, with gaps."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(casing(theme.focus, theme), 0.1))
    painter.drawPolygon(polygon(inset(spot.outline, 1.0)))
    dashes = pen(theme.focus, 0.06)
    dashes.setDashPattern([3.0, 1.6])
    painter.setPen(dashes)
    painter.drawPolygon(polygon(inset(spot.outline, 1.0)))


def paint_shade(painter: QPainter, shade: Shade, spot: Spot, theme: Theme) -> None:
    """Captured ground: a tint and hatching whose slant belongs to the side."""
    (x, y), number = spot.centre, shade.side % len(theme.sides)
    shape = tuple((round(px - x, 4), round(py - y, 4)) for px, py in spot.outline)
    area = QRectF(x - spot.width / 2, y - spot.height / 2, spot.width, spot.height)
    look = "shade", number, theme.key, shape
    paint_kept(painter, area, look, lambda brush: _paint_shade(brush, number, spot, theme))


def _paint_shade(painter: QPainter, number: int, spot: Spot, theme: Theme) -> None:
    side = theme.sides[number]
    shape = polygon(inset(spot.outline, 0.92))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil(side.body, 0.42))
    painter.drawPolygon(shape)
    painter.save()
    outline = inset(spot.outline, 0.92)
    x, y = spot.centre
    painter.setPen(pen(side.inlay, 0.03))
    painter.setOpacity(0.65)
    slant = 1.0 if number % 2 else -1.0
    for step in (-0.3, 0.0, 0.3):
        painter.drawLine(
            QPointF(x + step - 0.16 * slant, y - 0.16), QPointF(x + step + 0.16 * slant, y + 0.16)
        )
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(side.body, 0.05))
    painter.drawPolygon(polygon(outline))


def _outline(
    painter: QPainter, spot: Spot, colour: str, width: float, share: float, theme: Theme
) -> None:
    shape = polygon(inset(spot.outline, share))
    painter.setPen(pen(casing(colour, theme), width * 1.9))
    painter.drawPolygon(shape)
    painter.setPen(pen(colour, width))
    painter.drawPolygon(shape)


def _dot(painter: QPainter, at: QPointF, radius: float, colour: str, theme: Theme) -> None:
    painter.setPen(pen(casing(colour, theme), 0.035))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _brackets(painter: QPainter, spot: Spot, colour: str, theme: Theme) -> None:
    """A short bend at every corner of the spot."""
    points = inset(spot.outline, 0.88)
    count = len(points)
    for width, ink in ((0.11, casing(colour, theme)), (0.06, colour)):
        painter.setPen(pen(ink, width))
        for at, (x, y) in enumerate(points):
            for nx, ny in (points[at - 1], points[(at + 1) % count]):
                length = ((nx - x) ** 2 + (ny - y) ** 2) ** 0.5
                reach = min(0.26, 0.17 / length if length else 0.0)
                painter.drawLine(QPointF(x, y), QPointF(x + (nx - x) * reach, y + (ny - y) * reach))


CORNERS: Final = 4
"""A spot with so many corners is a card, a panel or a square; one with six is a cell."""


def _hint(painter: QPainter, spot: Spot, theme: Theme) -> None:
    """A frame with a letter; on a card along its edge, where it covers no words."""
    is_card = len(spot.outline) == CORNERS
    shape = polygon(inset(spot.outline, 1.04 if is_card else 0.9))
    painter.setPen(pen(casing(theme.hint, theme), 0.11))
    painter.drawPolygon(shape)
    dashes = pen(theme.hint, 0.07)
    dashes.setDashPattern([2.0, 1.8])
    painter.setPen(dashes)
    painter.drawPolygon(shape)
    x, y = spot.centre
    at = QPointF(x + 0.27, y - 0.27)
    if is_card:
        at = QPointF(x + spot.width / 2, y - spot.height / 2)
    painter.setPen(pen(casing(theme.hint, theme), 0.03))
    painter.setBrush(QColor(theme.hint))
    painter.drawEllipse(at, 0.15, 0.15)
    write(painter, "H", at, 0.22, casing(theme.hint, theme))


def width_of(painter: QPainter, text: str) -> float:
    """How wide `write` makes these words, as a share of their size."""
    font = QFont(painter.font())
    font.setPixelSize(100)
    font.setBold(True)
    return QFontMetricsF(font).horizontalAdvance(text) / 100


SMALLEST: Final = 0.5
"""Words that do not fit are set no smaller than by this."""


def write(
    painter: QPainter, text: str, at: QPointF, size: float, colour: str, room: float = 0.0
) -> None:
    """Words whose middle is at a point; `size` is their height in board units.

    Where they have so much `room` only, they are set smaller, to half their size at the least, and
    cut where even that does not do.
    """
    painter.save()
    painter.translate(at)
    scale = size / 100
    font = QFont(painter.font())
    font.setPixelSize(100)
    font.setBold(True)
    if room:
        metrics = QFontMetricsF(font)
        wide = metrics.horizontalAdvance(text) * scale
        scale *= min(1.0, max(room / wide, SMALLEST)) if wide else 1.0
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room / scale + 1)
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    box = painter.fontMetrics().boundingRect(text)
    painter.drawText(QPointF(-box.center().x(), -box.center().y()), text)
    painter.restore()
