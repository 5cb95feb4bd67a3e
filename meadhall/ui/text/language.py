"""The player's language: the words of the windows, and those that are Qt's own."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from meadhall.client.system.languages import ENGLISH, PREFIX
from meadhall.client.system.settings import Preference
from meadhall.engines.phrases import Phrase
from meadhall.ui.text.words import told


class SourceTranslator(QTranslator):
    """Translates by a `.ts` file as Qt Linguist writes it, where nobody has compiled it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._texts = {}
        for message in ElementTree.parse(file).iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.text and not translation.get("type"):
                self._texts[message.findtext("source", "")] = translation.text

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return self._texts.get(text)

    def isEmpty(self) -> bool:
        return not self._texts


class Translator:
    """Translates all texts that are made from now on; those in a window already stay."""

    def __init__(self, words: Path) -> None:
        self._words = words
        self._translators: list[QTranslator] = []

    def speak(self, language: str) -> None:
        """`it`, say; or `system`, for the language of the computer."""
        self.stop()
        locale = QLocale.system() if language == "system" else QLocale(language)
        QLocale.setDefault(locale)
        for translator in (self._own(locale), self._of_qt(locale)):
            if translator is not None:
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)

    def _own(self, locale: QLocale) -> QTranslator | None:
        """Our words, compiled or not; None if there are none in this language."""
        translator = QTranslator()
        if translator.load(locale, PREFIX.rstrip("_"), "_", str(self._words)):
            return translator
        for code in (locale.name(), locale.name().split("_")[0]):
            file = self._words / f"{PREFIX}{code}.ts"
            if code != ENGLISH and file.is_file():
                return SourceTranslator(file)
        return None

    def _of_qt(self, locale: QLocale) -> QTranslator | None:
        translator = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        return translator if translator.load(locale, "qtbase", "_", folder) else None

    def stop(self) -> None:
        """Back to the words of the code."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators.clear()


def choice_title(preference: Preference, choice: str, title: Phrase) -> str:
    """What a choice of a setting is called. A language is called as those who speak it do."""
    if preference.key != "language" or choice == "system":
        return told(title)
    return "English" if choice == ENGLISH else QLocale(choice).nativeLanguageName().capitalize()
