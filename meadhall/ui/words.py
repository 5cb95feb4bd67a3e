"""Every word a window shows passes here, on its way through Qt's translations."""

from PySide6.QtCore import QCoreApplication

CONTEXT = ""


def say(text: str, **values: object) -> str:
    """The text in the player's language, with its {places} filled in."""
    translated = QCoreApplication.translate(CONTEXT, text)
    return translated.format(**values) if values else translated


def capital(text: str) -> str:
    """The text as it stands at the beginning of a sentence."""
    return text[:1].upper() + text[1:]
