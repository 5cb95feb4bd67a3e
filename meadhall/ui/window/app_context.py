"""What all windows of one running Meadhall share: folders, settings, theme and language."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from meadhall.client.system.folders import Folders
from meadhall.client.system.settings import PACES, Preferences
from meadhall.client.system.user_error import why_refused
from meadhall.ui.board.motion import Motion
from meadhall.ui.text.language import Translator
from meadhall.ui.text.words import say, told
from meadhall.ui.widgets.theme import CONTRAST, DAYLIGHT, FIRELIGHT, THEMES, Theme, palette

RESOURCES = Path(__file__).resolve().parents[2] / "resources"

TEXT_FAMILY = "Alegreya Sans"
TITLE_FAMILY = "Alegreya"
TEXT_POINTS = 12.5

OUTLINED = "outlined"
"""The name of the style of high contrast. All windows share one style, so Qt is asked which."""


class AppContext(QObject):
    """Made once. Widgets that depend on the theme listen to `look_changed`."""

    look_changed = Signal()
    keys_changed = Signal()
    language_changed = Signal()
    """Whatever is said from now on is said in another language."""

    complained = Signal(str)

    def __init__(self, folders: Folders) -> None:
        super().__init__()
        self.folders = folders
        self.settings = Preferences(folders.config / "settings.json")
        self.interpreter = Translator(RESOURCES / "translations")
        self.keeps_language: Callable[[], bool] = lambda: False
        """True while something is open that cannot be rewritten: no window speaks two languages."""

        self.motion = Motion()
        self.theme = first_theme(self.settings.text("theme"))
        load_fonts()
        self._dress()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.follow_settings)

    def change(self, key: str, value: object) -> None:
        """Set and keep one setting, and show at once what it does, even if it cannot be kept."""
        self._keep(lambda: self.settings.change(key, value))
        if key == "language":
            if not self.keeps_language():
                self.speak()
            self.language_changed.emit()
        self.follow_settings()

    def speak(self) -> None:
        """Say everything from now on in the language of the settings."""
        self.interpreter.speak(self.settings.text("language"))

    def choose_key(self, action: str, shortcut: str | None) -> None:
        """Another key for a deed, none at all, or with None its usual one."""
        self._keep(lambda: self.settings.choose_key(action, shortcut))
        self.keys_changed.emit()

    def close_for_ever(self, *what: str) -> None:
        """Never show these again."""
        self._keep(lambda: self.settings.close_for_ever(*what))

    def show_again(self, *what: str) -> None:
        """Show these again."""
        self._keep(lambda: self.settings.show_again(*what))

    def _keep(self, setting: Callable[[], None]) -> None:
        try:
            setting()
        except OSError as error:
            self.complained.emit(
                say("The settings cannot be kept: {reason}.", reason=told(why_refused(error)))
            )

    def follow_settings(self) -> None:
        """Apply the settings, and the desktop's look where they leave it to the desktop."""
        self.theme = theme_for(self.settings.text("theme"))
        self._dress()
        self.look_changed.emit()

    def _dress(self) -> None:
        self.motion.pace = PACES[self.settings.text("motion")]
        font = with_figures(QFont(TEXT_FAMILY))
        font.setPointSizeF(TEXT_POINTS * self.settings.number("text_size") / 100)
        QApplication.setFont(font)
        self._set_style(self.theme is CONTRAST)
        QApplication.setPalette(palette(self.theme))

    def _set_style(self, is_outlined: bool) -> None:
        """Outlines that can be seen, where the look is one of high contrast."""
        if is_outlined != (QApplication.style().objectName() == OUTLINED):
            from meadhall.ui.widgets.outlined_style import OutlinedStyle  # most never need it

            QApplication.setStyle(OutlinedStyle(OUTLINED) if is_outlined else "Fusion")


def wants_stillness() -> bool:
    """Does the desktop ask for less movement? Not every version of Qt passes that on."""
    hints = QGuiApplication.styleHints()  # PySide 6.12 keeps nothing of them that has no name
    accessibility = hints.accessibility()
    if not hasattr(accessibility, "motionPreference"):
        return False
    return bool(accessibility.motionPreference().name == "ReducedMotion")


def theme_for(wish: str) -> Theme:
    """The theme of this name; for `system`, the one that is like the rest of the desktop."""
    if wish in THEMES:
        return THEMES[wish]
    from PySide6.QtCore import Qt  # a hundred enums: not before the first window is shown

    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return FIRELIGHT if hints.colorScheme() == Qt.ColorScheme.Dark else DAYLIGHT


def first_theme(wish: str) -> Theme:
    """The theme of this name; for `system`, what can be told of the desktop in no time."""
    if wish in THEMES:
        return THEMES[wish]
    ground = QGuiApplication.palette().color(QPalette.ColorRole.Window)
    return FIRELIGHT if ground.lightness() < 128 else DAYLIGHT


def load_fonts() -> None:
    """Our own letters, so that the house looks the same everywhere."""
    for file in sorted((RESOURCES / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))


def with_figures(font: QFont) -> QFont:
    """The font with figures that stand on the line and are equally wide, so that coordinates,
    counts and clocks can be compared at a glance and do not jump."""
    for feature in ("lnum", "tnum"):
        font.setFeature(QFont.Tag(feature), 1)
    return font
