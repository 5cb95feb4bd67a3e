"""Every word a window shows passes here, on its way through Qt's translations."""

from PySide6.QtCore import QCoreApplication

from meadhall.client.system.user_error import as_sentence
from meadhall.engines.phrases import Form, Phrase, Text

CONTEXT = ""


def say(text: str, **values: object) -> str:
    """The text in the player's language, with its {places} filled in."""
    translated = QCoreApplication.translate(CONTEXT, text)
    return translated.format(**values) if values else translated


def told(text: Text | Form | None) -> str:
    """What the rules, the network or the application say, in the player's language.

    Nothing for None, and words without a form as they are.
    """
    if isinstance(text, Form):
        return say(str(text))
    return text.render(say) if isinstance(text, Phrase) else text or ""


def sentence(text: Text | Form | None) -> str:
    """The text as a whole sentence."""
    return as_sentence(text, told(text))


def capital(text: str) -> str:
    """The text with a capital, for the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def join(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return say("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])
