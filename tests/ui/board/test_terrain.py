"""Land is told by its shapes: also where no colour is seen."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from meadhall.ui.board.paint.dice import Die, paint_die
from meadhall.ui.board.paint.terrain import Land, paint_terrain
from meadhall.ui.board.paint.tokens import paint_token
from meadhall.ui.board.scene import box, hexagon
from meadhall.ui.widgets.colour import contrast
from meadhall.ui.widgets.theme import SIDES, THEMES, Theme

DOTS = 64
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def drawn(land: Land, theme: Theme, seed: int = 1, is_hexagon: bool = False) -> list[int]:
    """How light each dot of a zone is."""
    image = QImage(DOTS, DOTS, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(DOTS, DOTS)
        outline = hexagon((0.5, 0.5), 0.5) if is_hexagon else box(0, 0, 1, 1)
        paint_terrain(painter, outline, land, theme, seed)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixelColor(x, y).lightness() for y in range(DOTS) for x in range(DOTS)]


def relief(picture: list[int]) -> list[int]:
    """The picture without its ground: only what differs from the most frequent lightness."""
    ground = max(set(picture), key=picture.count)
    return [abs(dot - ground) > 30 for dot in picture]


@every_theme
def test_kinds_of_land_differ_where_no_colour_is_seen(qapp: QApplication, theme: Theme) -> None:
    shapes = {land: relief(drawn(land, theme)) for land in Land}
    for one, other in combinations(Land, 2):
        apart = sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True))
        assert apart > DOTS * DOTS * 0.015, (one, other)


@every_theme
@pytest.mark.parametrize("is_hexagon", [False, True])
def test_a_zone_looks_the_same_each_time_and_unlike_its_neighbour(
    qapp: QApplication, theme: Theme, is_hexagon: bool
) -> None:
    once = drawn(Land.FOREST, theme, 5, is_hexagon)
    assert once == drawn(Land.FOREST, theme, 5, is_hexagon)
    assert once != drawn(Land.FOREST, theme, 6, is_hexagon)


@every_theme
def test_a_sign_cut_into_the_grass_can_be_seen(theme: Theme) -> None:
    assert contrast(theme.land.knot, theme.land.grass) >= 4.5


@every_theme
def test_what_stands_on_the_land_stands_out_from_it(theme: Theme) -> None:
    land = theme.land
    for ground, body, rim in (
        (land.forest, land.tree, land.tree_rim),
        (land.river, land.wave, land.wave_rim),
        (land.mountain, land.rock, land.rock_rim),
    ):
        assert max(contrast(body, ground), contrast(rim, ground)) >= 3.0


def painted(paint: object) -> QImage:
    image = QImage(DOTS, DOTS, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(DOTS / 2, DOTS / 2)
        painter.scale(DOTS, DOTS)
        paint(painter)  # type: ignore[operator]
    return image


def test_the_bases_of_six_seats_have_outlines_of_their_own(qapp: QApplication) -> None:
    """In one colour: those who see no colours can tell them apart as well."""
    theme = THEMES["contrast"]
    outlines = []
    for seat in range(6):
        image = painted(lambda p, s=seat: paint_token(p, s, SIDES[0], "axe", 0.8, theme))
        outlines.append(
            [image.pixelColor(x, y).alpha() > 128 for y in range(DOTS) for x in range(DOTS)]
        )
    for one, other in combinations(outlines, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 60


def test_a_die_that_failed_looks_other_than_one_that_did_not(qapp: QApplication) -> None:
    theme = THEMES["light"]
    pictures = []
    for is_good in (True, False, None):
        from PySide6.QtCore import QPointF

        pictures.append(
            painted(lambda p, g=is_good: paint_die(p, Die(6, 4, g), QPointF(0, 0), 0.8, theme))
        )
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
