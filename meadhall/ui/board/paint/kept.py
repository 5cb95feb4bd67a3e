"""Pictures of what is painted often and always looks the same, kept for the next time."""

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPaintEngine, QPainter

MOST: Final = 256
"""So many pictures are kept; the oldest go."""

_pictures: dict[tuple[object, ...], QImage] = {}


def paint_kept(
    painter: QPainter,
    area: QRectF,
    look: tuple[object, ...],
    paint: Callable[[QPainter], None],
) -> None:
    """Do what `paint` does within this area, by copying what it has painted before.

    `look` names all that it depends on; size and sharpness are added here. The copy lies on whole
    dots, so up to half a dot beside the place. Where something is turned, or drawn in lines for a
    file, it is painted again.
    """
    to, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
    is_raster = painter.paintEngine().type() is QPaintEngine.Type.Raster
    if not is_raster or to.m12() or to.m21():
        paint(painter)
        return
    box, across, down = to.mapRect(area), to.m11() * ratio, to.m22() * ratio
    wide, high = ceil(box.width() * ratio) + 1, ceil(box.height() * ratio) + 1
    key = (*look, wide, high, round(across, 3), round(down, 3), ratio)
    picture = _pictures.pop(key, None)
    if picture is None:
        picture = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as brush:
            brush.setFont(painter.font())
            brush.setRenderHints(painter.renderHints())
            brush.scale(across, down)
            brush.translate(-area.topLeft())
            paint(brush)
        picture.setDevicePixelRatio(ratio)
        while len(_pictures) >= MOST:
            del _pictures[next(iter(_pictures))]
    _pictures[key] = picture  # the one used last lasts longest
    painter.save()
    painter.resetTransform()
    left, top = round(box.left() * ratio) / ratio, round(box.top() * ratio) / ratio
    painter.drawImage(QPointF(left, top), picture)
    painter.restore()
