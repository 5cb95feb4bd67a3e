"""The few widgets of our own that every page is made of. Lengths are in em, never in pixels."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from meadhall.ui.board.announcements import announce_choice
from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.text.plain import PlainLabel, plain_tip
from meadhall.ui.text.words import say
from meadhall.ui.window.app_context import TITLE_FAMILY, AppContext, with_figures

Role = QPalette.ColorRole


SMALLEST_WINDOW: Final = (480, 320)


def keep_size(window: QMainWindow) -> None:
    """Let a window be as large as the player has made it, whatever it shows: larger text must not
    make it grow over the screen, where it would stay so."""
    layout = window.layout()
    assert layout is not None
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    window.setMinimumSize(*SMALLEST_WINDOW)


def em(widget: QWidget) -> int:
    """The height of a line of the widget's text: the unit of every length."""
    return widget.fontMetrics().height()


class TitleLabel(PlainLabel):
    """A heading; `scale` says how much larger than text it is. It grows with the text."""

    def __init__(self, context: AppContext, text: str, scale: float = 1.5) -> None:
        super().__init__(text)
        self.scale = scale
        self.setWordWrap(True)
        self._fit()
        context.look_changed.connect(self._fit)

    def _fit(self) -> None:
        font = with_figures(QFont(TITLE_FAMILY))
        font.setBold(True)
        font.setPointSizeF(QApplication.font().pointSizeF() * self.scale)
        self.setFont(font)


class NoteLabel(PlainLabel):
    """Smaller wrapped text; rich only where all of it is ours."""

    def __init__(self, text: str = "", is_rich: bool = False) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        if is_rich:
            self.setTextFormat(Qt.TextFormat.RichText)
        self.setForegroundRole(Role.PlaceholderText)


class PageScrollArea(QScrollArea):
    """What is on a page, scrolled. The keyboard stops at it only while there is something to
    scroll, and then a screen reader has a name for it."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(say("Arrows scroll the page"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        self.verticalScrollBar().rangeChanged.connect(self._follow_range)

    def _follow_range(self, least: int, most: int) -> None:
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.StrongFocus if most > least else policies.NoFocus)


class TallScrollArea(PageScrollArea):
    """Scrolls up and down only: it is never narrower than what is in it needs."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__(inside)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = inside
        inside.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + bar, em(self) * 6)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class YieldingScrollArea(TallScrollArea):
    """As high as what is in it, where there is room; it scrolls where others need the room more."""

    def sizeHint(self) -> QSize:
        inside, width = self._inside, self.width()
        asks = inside.hasHeightForWidth()
        high = inside.heightForWidth(width) if asks else inside.sizeHint().height()
        return QSize(self.minimumSizeHint().width(), high)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width(), min(least.height(), self._inside.minimumSizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # words are broken elsewhere, and need other room


class Panel(QFrame):
    """A raised piece of the page with a rounded edge, which holds other widgets."""

    def __init__(self, layout: QBoxLayout | None = None) -> None:
        super().__init__()
        self.box = layout or QVBoxLayout()
        self.setLayout(self.box)
        space = em(self)
        self.box.setContentsMargins(QMargins(space, space * 3 // 4, space, space * 3 // 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self.palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(colours.color(Role.Mid).name(), 1.2))
            painter.setBrush(colours.color(Role.AlternateBase))
            radius = em(self) * 0.4
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(area, radius, radius)


class Button(QPushButton):
    """A button with a verb on it. The strong one is what most people want to press here."""

    def __init__(self, text: str, pressed: Callable[[], object], is_strong: bool = False) -> None:
        super().__init__(text)
        self.is_strong = is_strong
        self.explain(text.replace("&", ""))
        self.clicked.connect(lambda: pressed())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(True)

    def explain(self, tip: str) -> None:
        """Say in a tooltip what the button does, and which key does the same."""
        key = QKeySequence.mnemonic(self.text())
        native = key.toString(QKeySequence.SequenceFormat.NativeText)
        is_name = tip == self.text().replace("&", "")
        if is_name and not native:
            self.setToolTip("")  # a screen reader would say it twice
        else:
            self.setToolTip(plain_tip(f"{tip} ({native})" if native else tip))
        self.setAccessibleDescription(native if is_name else "")

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().boundingRect(self.text()).width()
        space = em(self)
        icon = self.iconSize().width() + space // 3 if not self.icon().isNull() else 0
        return QSize(words + icon + space * 2, space * 9 // 5)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self.palette()
        ground = colours.color(Role.Accent if self.is_strong else Role.Base)
        words = colours.color(Role.HighlightedText if self.is_strong else Role.ButtonText)
        edge = colours.color(Role.Accent if self.is_strong else Role.Mid)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
            radius = em(self) * 0.35
            if not self.isEnabled():
                painter.setOpacity(0.55)
            if self.isDown():
                ground = ground.darker(115)
            elif self.underMouse() and self.isEnabled():
                ground = ground.lighter(108)
            painter.setPen(pen(edge.name(), 1.2))
            painter.setBrush(ground)
            painter.drawRoundedRect(area, radius, radius)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(pen(colours.color(Role.WindowText).name(), 2.2))
                painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), radius, radius)
            self._paint_words(painter, words)

    def _paint_words(self, painter: QPainter, colour: QColor) -> None:
        painter.setPen(colour)
        font = self.font()
        font.setBold(self.is_strong)
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.rect(), flags, self.text())


def icon(name: str, colour: str, size: int = 64) -> QIcon:
    """One of our drawings, as an icon."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.draw(painter, name, colour, size / 2, size / 2, size * 0.94)
    return QIcon(picture)


def label_of(field: QWidget, text: str) -> QLabel:
    """A label that says what a field is, also to a screen reader."""
    label = PlainLabel(text)
    label.setBuddy(field)
    return label


def limit_letters(field: QLineEdit, limit: int) -> None:
    """Take so many letters and no more, and say so where one types."""
    words = say("Up to {count} letters", count=limit)
    field.setMaxLength(limit)
    field.setPlaceholderText(words)
    field.setToolTip(plain_tip(words))
    field.setAccessibleDescription(words)


class ChoiceBox(QComboBox):
    """A box to choose from, by a list or by the arrows. A choice that is longer than the box ends
    in three dots, and what was chosen by key is read out."""

    def __init__(self) -> None:
        super().__init__()
        self.tells_all = False  # in a tooltip, where there is no room for it
        self.currentIndexChanged.connect(self._tell)

    def _tell(self) -> None:
        if self.hasFocus() and not self.view().isVisible():
            announce_choice(self, self.currentText())

    def event(self, event: QEvent) -> bool:
        if self.tells_all and event.type() == QEvent.Type.ToolTip:
            at = self.mapToGlobal(self.rect().bottomLeft())
            QToolTip.showText(at, plain_tip(self.currentText()), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = QStyleOptionComboBox()
        self.initStyleOption(look)
        style = self.style()
        field = style.subControlRect(
            QStyle.ComplexControl.CC_ComboBox, look, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        elide, text = Qt.TextElideMode.ElideRight, self.currentText()
        look.currentText = self.fontMetrics().elidedText(text, elide, field.width() - 2)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, look)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, look)
        painter.end()


def modest(box: ChoiceBox, letters: int = 9) -> ChoiceBox:
    """A box that asks for room for a few letters only, however long its choices are."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(letters)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.tells_all = True
    return box


def row(*widgets: QWidget | None) -> QHBoxLayout:
    """Widgets side by side; None is a gap that grows."""
    layout = QHBoxLayout()
    for widget in widgets:
        if widget is None:
            layout.addStretch()
        else:
            layout.addWidget(widget)
    return layout


def column(*widgets: QWidget | None) -> QVBoxLayout:
    """Widgets below each other; None is a gap that grows."""
    layout = QVBoxLayout()
    for widget in widgets:
        if widget is None:
            layout.addStretch()
        else:
            layout.addWidget(widget)
    return layout
