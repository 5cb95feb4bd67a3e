"""Every word passes through the translations: none is missing, out of date, or fixed."""

import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.client.system.languages import languages
from meadhall.engines.game_info import GAME_INFOS
from meadhall.engines.phrases import places_of
from meadhall.ui.text import vocabulary
from meadhall.ui.text.language import Translator
from meadhall.ui.text.words import say
from meadhall.ui.tools.shots import finish, play
from meadhall.ui.window.actions import FIXED_KEYS, MENU_ACTIONS, MENUS
from meadhall.ui.window.app_context import RESOURCES
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall

every_translation = pytest.mark.parametrize("language", languages()[1:])


def messages(file: Path) -> dict[str, ElementTree.Element]:
    found = {}
    for message in ElementTree.parse(file).iter("message"):
        found[message.findtext("source", "")] = message
    return found


@pytest.mark.parametrize("language", vocabulary.COMPLETE)
def test_every_text_of_the_windows_is_translated(tmp_path: Path, language: str) -> None:
    copy = tmp_path / "copy.ts"
    shutil.copy(vocabulary.source_file(language), copy)
    vocabulary.collect(copy)
    missing = [
        source
        for source, message in messages(copy).items()
        if message.find("translation") is None
        or message.find("translation").get("type") == "unfinished"  # type: ignore[union-attr]
    ]
    assert missing == []


def missing(language: str) -> set[str]:
    """What a translation has no words for yet."""
    known = messages(vocabulary.source_file(language))
    return {source for source, message in known.items() if not message.findtext("translation", "")}


def test_german_has_the_words_of_the_menus_the_settings_and_hexentafl() -> None:
    rooms = ("meadhall.engines.hexentafl", "meadhall.engines.texts", "meadhall.client.system")
    said = {str(form) for form in vocabulary.forms() if type(form).__module__.startswith(rooms)}
    said |= {*MENUS, *(action.title for action in MENU_ACTIONS)}
    said |= {text for keys, meaning, _ in FIXED_KEYS for text in (keys, meaning)}
    assert len(said) > 150, "not all of them were found"
    assert said & missing("de") == set()


@every_translation
def test_a_translation_has_the_places_of_its_source(language: str) -> None:
    unfinished = missing(language)
    for source, message in messages(vocabulary.source_file(language)).items():
        if source not in unfinished:
            assert places_of(source) == places_of(message.findtext("translation", "")), source


@every_translation
def test_the_compiled_translation_is_that_of_the_source(language: str) -> None:
    file = vocabulary.source_file(language)
    translator = QTranslator()
    assert translator.load(str(file.with_suffix(".qm")))
    for source, message in messages(file).items():
        assert translator.translate("", source) == message.findtext("translation", ""), source


def test_italian_is_spoken_when_it_is_chosen(qapp: QApplication) -> None:
    interpreter = Translator(RESOURCES / "translations")
    interpreter.speak("it")
    try:
        assert say("Home") == "Casa"
        assert say("{number} of {length}", number=2, length=5) == "2 di 5"
    finally:
        interpreter.speak("en")


def test_german_is_spoken_and_what_it_has_no_words_for_is_english(qapp: QApplication) -> None:
    interpreter = Translator(RESOURCES / "translations")
    interpreter.speak("de")
    try:
        assert say("Home") == "Startseite"
        assert say("{number} of {length}", number=2, length=5) == "2 von 5"
        assert all(say(source) == source for source in missing("de") if not places_of(source))
    finally:
        interpreter.speak("en")


def test_a_language_is_found_by_its_file(tmp_path: Path) -> None:
    assert languages(tmp_path) == ("en",)
    (tmp_path / "meadhall_xx.ts").write_text("<TS/>")
    (tmp_path / "meadhall_cs.qm").touch()
    assert languages(tmp_path) == ("en", "cs", "xx")


DANISH = """<TS version="2.1" language="da"><context><name></name>
<message><source>Home</source><translation>Hjem</translation></message>
<message><source>Learn</source><translation type="unfinished">L\u00e6r</translation></message>
</context></TS>"""


def test_a_translation_is_spoken_from_its_source_and_the_rest_in_english(
    qapp: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "meadhall_da.ts").write_text(DANISH, "utf-8")
    interpreter = Translator(tmp_path)
    interpreter.speak("da")
    try:
        assert say("Home") == "Hjem"
        assert say("Learn") == "Learn", "it is not finished"
        assert say("{number} of {length}", number=2, length=5) == "2 of 5"
    finally:
        interpreter.speak("en")


def test_each_language_is_offered_in_its_own_words(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path) as window:
        window.welcome("Leif")
        box = window.stack.currentWidget().language  # type: ignore[attr-defined]
        offered = {box.itemData(at): box.itemText(at) for at in range(box.count())}
        assert (offered["en"], offered["it"]) == ("English", "Italiano")
        assert offered["de"] == "Deutsch"
        assert list(offered) == ["system", *languages()]


class Pseudo(QTranslator):
    """A language of which nobody understands a word, and whose words are long."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context:
            return source  # Qt's own words, which it has its own translations for
        return f"\u27e6{source}{'~' * (len(source) // 2)}\u27e7"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt calls it so
        return False


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    translator = Pseudo()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


TITLES = "|".join(re.escape(info.title) for info in GAME_INFOS)
OWN_NAMES = re.compile(
    rf"{TITLES}|Meadhall|Astrid|Astrid, Thrall|[\W\d]*|Thrall|.*by Kevin.*", re.DOTALL
)
"""Names, numbers and signs are the same in every language."""


def untranslated(page: QWidget) -> set[str]:
    said = set()
    for widget in page.findChildren(QWidget):
        if isinstance(widget, (QLabel, QAbstractButton)) and widget.isVisibleTo(page):
            text = widget.text()
            if text and "\u27e6" not in text and not OWN_NAMES.fullmatch(text):
                said.add(text)
    return said


def pages(window: MainWindow) -> Iterator[QWidget]:
    yield window.home
    window.set_up("nxs")
    yield window.stack.currentWidget()
    window.begin(TablePlan("valhalla", 2, levels={1: "thrall"}))
    yield window.stack.currentWidget()
    yield window.nearby_page
    yield window.library_page
    yield window.settings_page


def test_nothing_a_page_says_is_fixed_in_the_code(
    qtbot: QtBot, tmp_path: Path, pseudo: None
) -> None:
    with hall(qtbot, tmp_path) as window:
        for page in pages(window):
            assert untranslated(page) == set(), type(page).__name__


def test_long_words_do_not_push_the_window_over_its_screen(
    qtbot: QtBot, tmp_path: Path, pseudo: None
) -> None:
    with hall(qtbot, tmp_path) as window:
        for page in pages(window):
            window.show_page(page)
            assert window.minimumSizeHint().width() <= 1280, type(page).__name__


# Letters that are underlined. -----------------------------------------------------------------


def shared_letters(window: MainWindow) -> dict[str, list[str]]:
    """Keys that more than one menu or button of the page shown answers to."""
    bar = window.menuBar()
    texts = [action.text() for action in bar.actions()] if bar.isVisible() else []
    buttons = [each for each in window.findChildren(QAbstractButton) if each.isVisible()]
    owners: dict[str, list[str]] = {}
    for text in (*texts, *(each.text() for each in buttons)):
        owners.setdefault(QKeySequence.mnemonic(text).toString(), []).append(text)
    return {key: said for key, said in owners.items() if key and len(said) > 1}


@pytest.mark.parametrize("language", languages())
def test_no_two_things_on_a_page_answer_to_the_same_key(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    with hall(qtbot, tmp_path, confirm=True) as window:
        try:
            window.context.change("language", language)
            qtbot.wait(50)  # until the window has been built again
            for show in ways_through(window):
                show()
                qtbot.wait(20)
                assert shared_letters(window) == {}
        finally:
            window.context.change("language", "en")


def ways_through(window: MainWindow) -> Iterator[Callable[[], object]]:
    """From page to page, and through the states of a match."""
    yield lambda: window.welcome("Leif")
    yield lambda: window.stack.currentWidget().around.click()  # type: ignore[attr-defined]
    yield from (window.go_library, window._go_settings, window.go_nearby, window._go_rules)
    yield lambda: window.set_up("nxs")
    yield lambda: window.learn("hexentafl")
    yield lambda: window.begin(TablePlan("hexentafl", 2, levels={1: "thrall"}))
    table = window.table
    assert table is not None and table.session.move is not None
    move = table.session.move
    yield lambda: table.take_all(move.way(move.actions[0]))
    table.confirm()
    play(table, 6)
    yield lambda: table.look_at(2)
    yield lambda: finish(table)
    yield lambda: window.open_table(TablePlan("hexentafl", 2, guests=(1,)))
    yield lambda: window.begin(TablePlan("valhalla", 2))
