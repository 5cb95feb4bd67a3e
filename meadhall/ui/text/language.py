"""The player's language: the words of the windows, and those that are Qt's own."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator


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
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (("meadhall", str(self._words)), ("qtbase", qt)):
            translator = QTranslator()
            if translator.load(locale, name, "_", folder):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)

    def stop(self) -> None:
        """Back to the words of the code."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators.clear()
