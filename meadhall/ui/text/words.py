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


def join(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return say("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])
