"""What a terminal says, in the language of the settings or of `MEADHALL_LANGUAGE`.

Reads the same translations as the windows, without Qt. What is not translated stays English, and
so does everything that programs read: `--json`, notations, match texts.
"""

import os
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from meadhall.client.system.folders import usual
from meadhall.client.system.languages import ENGLISH, PREFIX, TRANSLATIONS, languages
from meadhall.client.system.settings import Preferences
from meadhall.client.system.user_error import as_sentence
from meadhall.engines.phrases import Form, Phrase, Text

VARIABLE: Final = "MEADHALL_LANGUAGE"


def told(text: Text | Form | None) -> str:
    """The text in the language of this terminal; nothing for None."""
    if isinstance(text, Form):
        return translated(str(text))
    return text.render(translated) if isinstance(text, Phrase) else text or ""


def sentence(text: Text | Form | None) -> str:
    """The text as a whole sentence."""
    return as_sentence(text, told(text))


def translated(text: str) -> str:
    return _words(language()).get(text, text)


def language() -> str:
    """The language that the environment asks for, or else the window's, or English."""
    wished = os.environ.get(VARIABLE, "") or _chosen()
    return wished if wished in languages() else ENGLISH


def _chosen() -> str:
    """The language that was chosen for the window."""
    file = usual().config / "settings.json"
    try:
        return _read(file, file.stat().st_mtime_ns)
    except OSError:
        return ENGLISH


@cache
def _read(file: Path, changed: int) -> str:
    return Preferences(file).text("language")


@cache
def _words(wanted: str) -> dict[str, str]:
    """Every finished translation of this language."""
    file = TRANSLATIONS / f"{PREFIX}{wanted}.ts"
    if not file.is_file():
        return {}
    found = {}
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.get("type") is None and translation.text:
            found[message.findtext("source", "")] = translation.text
    return found
