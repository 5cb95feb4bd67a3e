"""Every word a window shows passes here, on its way through Qt's translations."""

from PySide6.QtCore import QCoreApplication


def say(text: str, **values: object) -> str:
    """The text in the player's language, with its {places} filled in."""
    translated = QCoreApplication.translate("Meadhall", text)
    return translated.format(**values) if values else translated
