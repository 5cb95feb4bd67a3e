"""People at a table: by name, in their colour, with the emblem that they have picked."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.engines.values import NOBODY
from meadhall.ui.board.paint.person import (
    DRAWINGS,
    READABLE,
    READABLE_PLAIN,
    drawing,
    name_ink,
    person_pixmap,
)
from meadhall.ui.pages.table.log_model import WHO
from meadhall.ui.widgets.colour import contrast
from meadhall.ui.widgets.theme import CONTRAST, DAYLIGHT, FIRELIGHT, SIDES, Theme
from tests.ui.hall import LONG, hall
from tests.ui.neighbours import at_one_table

THEMES = (DAYLIGHT, FIRELIGHT, CONTRAST)


def test_each_sees_the_emblem_that_the_other_has_picked(qtbot: QtBot, tmp_path: Path) -> None:
    with (
        hall(qtbot, tmp_path / "astrid", emblem="moon") as astrid,
        hall(qtbot, tmp_path / "leif", name="Leif", emblem="key") as leif,
    ):
        here, there = at_one_table(qtbot, (astrid, leif))
        for page in (here, there):
            assert [player.emblem for player in page.session.players] == [5, 10]
            assert [panel.lines()[0] for panel in page.plates.plates] == ["Astrid", "Leif"]
        assert here.prompt_bar.badge.name == "Astrid"
        assert "Waiting for Astrid" in there.prompt_bar.sentence.text()
        assert there.prompt_bar.badge.name == "Astrid"
        there.talk.said.emit("Hail")
        qtbot.waitUntil(lambda: here.talk.lines.count() == 1, timeout=LONG)
        talker = here.session.talker(0)
        assert talker is not None and (talker.person, talker.emblem) == ("Leif", 10)
        assert not here.talk.lines.item(0).icon().isNull()


def test_nobody_outside_the_match_speaks_with_the_emblem_of_a_player(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with hall(qtbot, tmp_path) as window:
        page = window.begin(TablePlan("hexentafl", 2))
        assert page is not None
        page.session.hear("Astrid", "I am not who I seem to be")
        assert page.session.talker(0) is None


def test_at_one_computer_each_seat_has_its_own_emblem_and_goes_by_its_side(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with hall(qtbot, tmp_path, emblem="ship") as window:
        page = window.begin(TablePlan("valhalla", 4, levels={2: "karl", 3: "karl"}))
        assert page is not None
        players = page.session.players
        assert players[0].emblem == 1 and len({player.emblem for player in players}) == 4
        names = [panel.lines()[0] for panel in page.plates.plates]
        assert names == ["Player 1", "Player 2", "Karl 3", "Karl 4"]


def test_the_log_says_who_and_for_which_side(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path) as window:
        page = window.begin(TablePlan("hexentafl", 2, levels={1: "thrall"}))
        assert page is not None
        move = page.session.view(0)
        page.session.match.act(0, next(iter(move.legal(0))))
        page.follow()
        assert page.log.data(page.log.index(0, WHO)) == "Astrid (defenders)"


def test_a_name_can_be_read_in_the_colour_of_every_seat() -> None:
    for theme, side in product(THEMES, SIDES):
        for ground in (theme.panel, theme.raised, theme.window):
            least = READABLE if theme.texture else READABLE_PLAIN
            assert contrast(name_ink(side, ground, theme), ground) >= least


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_no_two_emblems_look_alike_and_a_computer_has_another_plate(theme: Theme) -> None:
    shapes = [drawing(number) for number in range(len(DRAWINGS))]
    assert all(not shape.isEmpty() for shape in shapes)
    assert len({shape.boundingRect().getRect() for shape in shapes}) == len(shapes)
    assert drawing(99) == drawing(0) == drawing(-3)
    person, computer = (
        person_pixmap(3, SIDES[0], theme, 24, is_computer).toImage()
        for is_computer in (False, True)
    )
    assert person != computer


def test_the_emblem_is_picked_in_the_settings(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path) as window:
        field = window.settings_page.fields["emblem"]
        assert isinstance(field, QComboBox) and field.count() == 13
        assert all(not field.itemIcon(number).isNull() for number in range(1, 13))
        field.setCurrentIndex(field.findData("fish"))
        page = window.begin(TablePlan("hexentafl", 2, levels={1: "thrall"}))
        assert page is not None and page.session.players[0].emblem == 8
        page.prompt_bar.badge.show_seat(page.board, page.session, NOBODY)
        assert not page.prompt_bar.badge.isVisible()
