"""Fields, boxes and sliders with strong outlines, for the look of high contrast.

The usual style draws every outline a little darker than the window, which on black is nothing.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QStyleOptionComplex, QWidget

from meadhall.ui.board.paint.shapes import pen

Primitive = QStyle.PrimitiveElement
Complex = QStyle.ComplexControl
Part = QStyle.SubControl

WIDTH = 2.0


class OutlinedStyle(QProxyStyle):
    def __init__(self, name: str) -> None:
        super().__init__("Fusion")
        self.setObjectName(name)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == Primitive.PE_IndicatorCheckBox:
            self._check_box(option, painter)
            return
        super().drawPrimitive(element, option, painter, widget)
        if element in (Primitive.PE_FrameLineEdit, Primitive.PE_PanelLineEdit):
            _outline(option, painter)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control == Complex.CC_Slider:
            self._slider(option, painter, widget)
            return
        super().drawComplexControl(control, option, painter, widget)
        if control in (Complex.CC_ComboBox, Complex.CC_SpinBox):
            _outline(option, painter)
        elif control == Complex.CC_ScrollBar:
            _outline(option, painter, self._part(control, option, Part.SC_ScrollBarSlider, widget))

    def _part(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None,
    ) -> QRectF:
        """Where a part of a control is; Qt also takes none for the widget."""
        return QRectF(self.subControlRect(control, option, part, widget))  # type: ignore[arg-type]

    def _check_box(self, option: QStyleOption, painter: QPainter) -> None:
        ink = option.palette.color(QPalette.ColorRole.WindowText).name()
        box = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(option.palette.color(QPalette.ColorRole.Base))
        painter.setPen(pen(ink, WIDTH))
        painter.drawRect(box)
        if option.state & QStyle.StateFlag.State_On:
            painter.setPen(pen(ink, WIDTH * 1.3))
            left, right = box.left() + box.width() * 0.22, box.right() - box.width() * 0.18
            low = QPointF(box.left() + box.width() * 0.42, box.bottom() - box.height() * 0.22)
            painter.drawLine(QLineF(QPointF(left, box.center().y()), low))
            painter.drawLine(QLineF(low, QPointF(right, box.top() + box.height() * 0.25)))
        painter.restore()

    def _slider(
        self, option: QStyleOptionComplex, painter: QPainter, widget: QWidget | None
    ) -> None:
        control = Complex.CC_Slider
        ink = option.palette.color(QPalette.ColorRole.WindowText).name()
        handle = self._part(control, option, Part.SC_SliderHandle, widget)
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(ink, WIDTH))
        middle = area.center().y()
        painter.drawLine(QLineF(area.left() + 2, middle, area.right() - 2, middle))
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.setBrush(option.palette.color(QPalette.ColorRole.Accent))
        painter.setPen(pen(ink, WIDTH * (1.5 if has_focus else 1.0)))
        painter.drawRoundedRect(handle.adjusted(2, 2, -2, -2), 3, 3)
        painter.restore()


def _outline(option: QStyleOption, painter: QPainter, area: QRectF | None = None) -> None:
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
    role = QPalette.ColorRole.Accent if has_focus else QPalette.ColorRole.WindowText
    painter.setPen(pen(option.palette.color(role).name(), WIDTH * (1.5 if has_focus else 1.0)))
    painter.drawRect((area or QRectF(option.rect)).adjusted(1, 1, -1, -1))
    painter.restore()
