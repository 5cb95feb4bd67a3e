"""What all windows of one running Meadhall share: folders, settings, the look that follows."""

from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from meadhall.client.folders import Folders
from meadhall.client.settings import PACES, Preferences
from meadhall.ui.motion import Motion
from meadhall.ui.theme import CONTRAST, DAYLIGHT, FIRELIGHT, THEMES, Theme, palette

RESOURCES = Path(str(files("meadhall"))) / "resources"

TEXT_FAMILY = "Alegreya Sans"
TITLE_FAMILY = "Alegreya"
TEXT_POINTS = 12.5


class House(QObject):
    """Made once. Whatever depends on a setting listens to `look_changed`."""

    look_changed = Signal()

    def __init__(self, folders: Folders) -> None:
        super().__init__()
        self.folders = folders
        self.settings = Preferences(folders.config / "settings.json")
        self.motion = Motion()
        self.theme = DAYLIGHT
        load_fonts()
        self.follow_settings()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.follow_settings)

    def change(self, key: str, value: object) -> None:
        """Set and keep one setting, and show at once what it does."""
        self.settings.change(key, value)
        self.follow_settings()

    def follow_settings(self) -> None:
        self.motion.pace = PACES[self.settings.text("motion")]
        self.theme = theme_for(self.settings.text("theme"))
        font = QFont(TEXT_FAMILY)
        font.setPointSizeF(TEXT_POINTS * self.settings.number("text_size") / 100)
        QApplication.setFont(font)
        QApplication.setPalette(palette(self.theme))
        self.look_changed.emit()


def theme_for(wish: str) -> Theme:
    """The theme of this name; for `system`, the one that is like the rest of the desktop."""
    if wish in THEMES:
        return THEMES[wish]
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return FIRELIGHT if hints.colorScheme() == Qt.ColorScheme.Dark else DAYLIGHT


def load_fonts() -> None:
    """Our own letters, so that the house looks the same everywhere."""
    for file in sorted((RESOURCES / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))
