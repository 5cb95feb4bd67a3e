"""A QR code, for a phone's camera or a laptop's."""

import segno
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

QUIET: int = 4
"""Modules of white around it, without which a camera does not find it."""


class QrCode(QWidget):
    """Shows a text as a QR code, always dark on white, whatever the look is."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self._rows: tuple[bytearray, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        self._rows = segno.make(text, micro=False).matrix if text else ()
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), Qt.GlobalColor.white)
            module = min(self.width(), self.height()) // (len(self._rows) + 2 * QUIET)
            left = (self.width() - module * len(self._rows)) // 2
            top = (self.height() - module * len(self._rows)) // 2
            for y, row in enumerate(self._rows):
                for x, is_dark in enumerate(row):
                    if is_dark:
                        painter.fillRect(
                            left + x * module, top + y * module, module, module, QColor("black")
                        )
