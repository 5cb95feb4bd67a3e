"""The drawings of `resources/art`: single-colour shapes in a square of 100 by 100."""

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from meadhall.ui.window.app_context import RESOURCES


@cache
def source(name: str) -> str:
    """The drawing as it lies in its file."""
    return (RESOURCES / "art" / f"{name}.svg").read_text("utf-8")


@lru_cache(maxsize=256)
def _inked(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(source(name).replace("currentColor", colour).encode()))


def draw(painter: QPainter, name: str, colour: str, x: float, y: float, size: float) -> None:
    """The drawing, `size` wide, its middle at (x, y)."""
    _inked(name, colour).render(painter, QRectF(x - size / 2, y - size / 2, size, size))
