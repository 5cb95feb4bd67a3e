"""Words on cards and beside them: they fit, follow the text size, and are never too small."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.client.system.languages import languages
from meadhall.engines import catalogue
from meadhall.engines.nxs.runes import MEANINGS, TITLES
from meadhall.engines.valhalla.faces import faces_in, word
from meadhall.ui.board.games import valhalla
from meadhall.ui.board.games.valknut import painting
from meadhall.ui.board.games.valknut.words import ABILITIES
from meadhall.ui.board.paint import cards, ground
from meadhall.ui.board.paint.cards import LEAST, paint_card, paint_rune_card
from meadhall.ui.board.paint.marks import SMALLEST
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import Piece, Spot, box
from meadhall.ui.text.words import capital, say, told
from meadhall.ui.widgets.basics import em
from meadhall.ui.widgets.theme import DAYLIGHT
from meadhall.ui.window.main_window import MainWindow
from tests.engines.valhalla.tables import table as table_of
from tests.ui.hall import hall

SCALES = (80, 100, 150, 200)

everywhere = pytest.mark.parametrize(
    ("language", "scale"), [(each, scale) for each in languages() for scale in SCALES]
)


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How large the words of the cards painted from now on are, in pixels."""
    found: list[float] = []
    paint = cards.paint_words

    def measured(*words, **more) -> float:  # type: ignore[no-untyped-def]
        found.append(paint(*words, **more))
        return found[-1]

    monkeypatch.setattr(cards, "paint_words", measured)
    return found


def paint(width: float, height: float, face) -> None:  # type: ignore[no-untyped-def]
    """Paint a card of this size in pixels, in the measure of a board."""
    unit = 40.0
    image = QImage(round(width) + 1, round(height) + 1, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    painter.scale(unit, unit)
    face(painter, QRectF(0, 0, width / unit, height / unit))
    painter.end()


def paint_on_board(
    window: MainWindow, game: str, look: str, face: int, width: float, height: float
) -> None:
    """The same for a card as its game has it; it takes it for a large one."""
    spot = Spot("here", "", box(-5 * width / height, -5, 10 * width / height, 10), "", "card")
    image = QImage(round(width) + 1, round(height) + 1, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    painter.scale(height / 10, height / 10)
    piece = Piece(look, spot.key, 0, face)
    BOARDS[game].paint_piece(painter, piece, spot, window.context.theme)
    painter.end()


@everywhere
def test_every_card_that_is_shown_large_can_be_read(
    qtbot: QtBot, tmp_path: Path, sizes: list[float], language: str, scale: int
) -> None:
    with hall(qtbot, tmp_path, language=language, text_size=scale) as window:
        theme, line = window.context.theme, em(window)
        high = BOARDS["valhalla"].card_lines * line
        for face in range(faces_in(1)):
            title, text = capital(say(word(face, 1))), valhalla._does(face)
            paint(
                high * valhalla.SHAPE, high,
                lambda painter, area, title=title, text=text: paint_card(
                    painter, area, title, text, "axe", "#2b4868", theme
                ),
            )  # fmt: skip
        high = BOARDS["nxs"].card_lines * line
        for title, text in zip(TITLES, MEANINGS, strict=True):
            paint(
                high * 3.4 / 1.25, high,
                lambda painter, area, title=title, text=text: paint_rune_card(
                    painter, area, told(title), told(text), "axe", "#2b4868", theme
                ),
            )  # fmt: skip
    assert len(sizes) == 2 * (faces_in(1) + len(TITLES))
    assert min(sizes) >= LEAST, "some words were left out or are too small"
    assert min(sizes) >= line * 0.55


def test_words_that_would_be_too_small_are_left_out_and_titles_are_cut(
    qtbot: QtBot, tmp_path: Path, sizes: list[float]
) -> None:
    with hall(qtbot, tmp_path) as window:
        theme = window.context.theme
        paint(
            40, 56,
            lambda painter, area: paint_card(
                painter, area, "Serpent-father", valhalla._does(0), "axe", "#2b4868", theme
            ),
        )  # fmt: skip
    assert sizes[0] >= LEAST and sizes[1] == 0.0


@everywhere
def test_all_cards_of_a_deck_are_set_alike(
    qtbot: QtBot, tmp_path: Path, sizes: list[float], language: str, scale: int
) -> None:
    """Whatever room they have: all show their text or none does, in letters of one size."""
    decks = (
        ("nxs", "card", range(len(TITLES)), 3.4, True),
        ("valhalla", "sword", range(faces_in(1)), valhalla.SHAPE, False),
    )
    modes = set()
    with hall(qtbot, tmp_path, language=language, text_size=scale) as window:
        for game, look, faces, shape, has_one_title in decks:
            for high in (24, 36, 48, 60, 120, 200, 300):
                sizes.clear()
                for face in faces:
                    paint_on_board(window, game, look, face, high * shape, high)
                titles, texts = set(sizes[1::2]), set(sizes[::2])
                if game == "valhalla":
                    titles, texts = texts, titles
                assert len(texts) == 1, "some show their text, or show it larger"
                assert len(titles) == 1 or not has_one_title
                modes.add((game, texts != {0.0}))
    assert len(modes) == 4, "there was too much room, or too little, to learn anything"


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_all_warbands_at_a_table_tell_what_they_can_do_or_none_does(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    scale: int,
) -> None:
    found: dict[str, float] = {}
    paint = painting.paint_words

    def measured(*words, **more) -> float:  # type: ignore[no-untyped-def]
        found[words[2]] = paint(*words, **more)
        return found[words[2]]

    monkeypatch.setattr(painting, "paint_words", measured)
    with hall(qtbot, tmp_path, text_size=scale) as window:
        window.resize(*size)
        table = window.begin(TablePlan("valknut", 4, {"warbands": "lot"}))
        assert table is not None
        QApplication.processEvents()
        widget, image = table.board_widget, QImage(9, 9, QImage.Format.Format_ARGB32)
        found.clear()
        with QPainter(image) as painter:
            painter.scale(widget.unit(), widget.unit())
            for piece in widget.scene.pieces:
                if (spot := widget.scene.spot(piece.spot)) is not None:
                    table.board.paint_piece(painter, piece, spot, window.context.theme)
    abilities = {told(each) for each in ABILITIES}
    sizes = {size for text, size in found.items() if text in abilities}
    assert len(sizes) == 1


@everywhere
def test_every_label_of_a_card_table_fits_its_room(
    qtbot: QtBot, tmp_path: Path, language: str, scale: int
) -> None:
    with hall(qtbot, tmp_path, language=language, text_size=scale):
        state = table_of(
            """
            turn 1, player 1 leads
            deck: H S A
            armory: W
            player 1: hand S A W
            player 2: hand H A S
            player 3: hand H A S
            player 4: hand H A S
            """
        )
        state.tied[1], state.axed, state.hammered = 1, 1, 1
        for stage in range(17):
            state.stage = stage
            for label in BOARDS["valhalla"].scene(state, 0).labels:
                if not label.room:
                    continue
                font = QFont(QApplication.font())
                font.setPixelSize(100)
                font.setBold(True)
                wide = QFontMetricsF(font).horizontalAdvance(label.text) * label.size / 100
                assert label.room / wide >= SMALLEST, f"{label.text} is cut"


def shown_large(window: MainWindow, game: str, **options: object) -> Iterator[tuple[float, float]]:
    """How high each face-up card is that the mouse or the cursor rests on, and should be."""
    table = window.begin(TablePlan(game, 2, options))
    assert table is not None
    widget = table.board_widget
    for piece in widget.scene.pieces:
        spot = widget.scene.spot(piece.spot)
        if spot is None or piece.facing < 0 or not table.board.close_up(widget.scene, spot, piece):
            continue
        widget.rested.emit(spot.key)
        place = widget.preview.place
        high = (place or spot).height * widget.unit()
        most = widget.scene.height * 0.95 * widget.unit()
        yield high, min(table.board.card_lines * em(widget), most)


@pytest.mark.parametrize("scale", SCALES)
def test_a_card_under_the_mouse_or_the_cursor_is_shown_large_enough_for_the_text_size(
    qtbot: QtBot, tmp_path: Path, scale: int
) -> None:
    with hall(qtbot, tmp_path, text_size=scale) as window:
        window.resize(1024, 600)
        found = list(shown_large(window, "valhalla"))
    assert found and all(high >= wanted * 0.9 for high, wanted in found)


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("language", languages())
def test_no_text_size_makes_the_window_larger(
    qtbot: QtBot, tmp_path: Path, language: str, scale: int
) -> None:
    with hall(qtbot, tmp_path, language=language) as window:
        window.resize(1024, 600)
        window.context.change("text_size", scale)
        for plan in (TablePlan("valhalla", 4), TablePlan("nxs", 3), TablePlan("hexentafl", 2)):
            table = window.begin(plan)
            qtbot.wait(1)
            assert window.size().toTuple() == (1024, 600), plan.game
            assert table is not None and table.timeline.geometry().bottom() <= table.height()
            assert table.board_widget.height() > 150
        window.set_up("nxs")
        qtbot.wait(1)
        assert window.size().toTuple() == (1024, 600)


def test_the_name_of_a_cell_can_be_read_or_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    monkeypatch.setattr(
        ground, "write", lambda painter, text, at, size, ink: sizes.append(size * scale)
    )
    cell = BOARDS["nxs"].scene(catalogue.find("nxs").start(), 0).spots[0]
    for scale in (10.0, 30.0, 40.0, 60.0, 120.0):
        image = QImage(10, 10, QImage.Format.Format_ARGB32)
        with QPainter(image) as painter:
            painter.scale(scale, scale)
            ground.paint_name(painter, cell, "#886644", DAYLIGHT)
    assert len(sizes) == 3, "it is left out in the two smallest"
    assert min(sizes) >= ground.NAME_PIXELS
