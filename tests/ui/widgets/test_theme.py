"""Every text and every mark can be seen on every ground it may meet, by every kind of eye."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QSlider,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from meadhall.client.system.folders import beneath
from meadhall.ui.board.paint.marks import casing
from meadhall.ui.widgets.colour import contrast
from meadhall.ui.widgets.theme import SIDES, THEMES, Theme
from meadhall.ui.window.app_context import AppContext, wants_stillness
from tests.ui.vision import VISIONS, distance

GROUNDS = ("window", "panel", "raised")
MARKS = ("chosen", "target", "last", "hint", "refused", "carving")

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@every_theme
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("role", ["text", "faint", "accent", "focus"])
def test_words_can_be_read(theme: Theme, ground: str, role: str) -> None:
    least = 7.0 if theme.key == "contrast" else 4.5
    assert contrast(getattr(theme, role), getattr(theme, ground)) >= least


@every_theme
def test_words_on_a_strong_button_and_on_a_card_can_be_read(theme: Theme) -> None:
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.ink, theme.parchment) >= 7.0


@every_theme
@pytest.mark.parametrize("role", MARKS)
def test_marks_stand_out_from_every_wood(theme: Theme, role: str) -> None:
    for ground in theme.grounds:
        assert contrast(getattr(theme, role), ground) >= 3.0, ground


@every_theme
@pytest.mark.parametrize("role", ["chosen", "target", "last", "hint", "refused"])
def test_the_rim_of_a_mark_keeps_it_apart_from_any_piece(theme: Theme, role: str) -> None:
    colour = getattr(theme, role)
    assert contrast(colour, casing(colour, theme)) >= 3.0


@every_theme
def test_a_piece_has_a_rim_that_shows_on_any_wood(theme: Theme) -> None:
    for ground in theme.grounds:
        assert max(contrast(rim, ground) for rim in (theme.rim_dark, theme.rim_light)) >= 3.0


def test_what_is_inlaid_can_be_read_on_its_piece() -> None:
    for side in SIDES:
        assert contrast(side.body, side.inlay) >= 4.5, side


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("seats, least", [(2, 80), (3, 28), (4, 28), (6, 20)])
def test_seats_are_told_apart_by_every_kind_of_eye(vision: str, seats: int, least: float) -> None:
    gaps = {
        (one.body, other.body): distance(one.body, other.body, vision)
        for one, other in combinations(SIDES[:seats], 2)
    }
    pair, gap = min(gaps.items(), key=lambda item: item[1])
    assert gap >= least, pair


def test_the_distance_of_colours_is_measured_as_published() -> None:
    assert distance("#ff0000", "#00ff00", "all cones") == pytest.approx(86.6, abs=0.1)
    assert distance("#000000", "#ffffff", "all cones") == pytest.approx(100.0, abs=0.1)


# Fields and boxes, as they come out. ----------------------------------------------------------


EDGE = 5
"""So many pixels of a field's left end hold its outline, and nothing of its text."""


def field(kind: type[QWidget]) -> QWidget:
    """One with nothing in it: nothing but its outline can be seen."""
    made = kind(Qt.Orientation.Horizontal) if kind is QSlider else kind()
    made.resize(120, 30)
    return made


@pytest.mark.parametrize("kind", [QCheckBox, QComboBox, QLineEdit, QSlider, QSpinBox])
def test_fields_have_outlines_in_high_contrast(
    qtbot: QtBot, tmp_path: Path, kind: type[QWidget]
) -> None:
    context = AppContext(beneath(tmp_path))
    try:
        context.change("theme", "contrast")
        made = field(kind)
        qtbot.addWidget(made)
        picture = made.grab().toImage()
        colours = {
            picture.pixelColor(x, y).name() for x in range(EDGE) for y in range(picture.height())
        }
        assert max(contrast(each, context.theme.window) for each in colours) >= 7.0
    finally:
        context.change("theme", "light")
    assert QApplication.style().name() == "fusion"


def test_a_house_takes_off_the_outlines_that_another_has_put_on(tmp_path: Path) -> None:
    """All windows share one style, no matter which of them has chosen it."""
    AppContext(beneath(tmp_path / "one")).change("theme", "contrast")
    AppContext(beneath(tmp_path / "other")).change("theme", "light")
    assert QApplication.style().name() == "fusion"


def test_the_desktop_can_be_asked_for_less_movement(qapp: QApplication) -> None:
    """With every version of Qt, as the first start does."""
    assert wants_stillness() in (True, False)
