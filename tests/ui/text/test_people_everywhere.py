"""At a table of people who have told their names, nobody is a number to anybody."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match.session import Session
from meadhall.ui.pages.table import narration, page
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.window.main_window import MainWindow
from tests.net.party import NAMES, Party
from tests.ui.hall import hall, spoken

NUMBERED = re.compile(r"\b(player|hero) \d", re.IGNORECASE)
CHOICES = 45
TABLES = [
    ("hexentafl", 2),
    ("nxs", 2),
    ("nxs", 3),
    ("valhalla", 2),
    ("valhalla", 4),
    ("skirmish", 2),
    ("skirmish", 4),
    ("valknut", 2),
    ("valknut", 4),
    ("valheim", 2),
]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told without asking."""
    heard: list[str] = []
    for module in (page, narration):
        monkeypatch.setattr(
            module, "announce", lambda widget, words, is_urgent=False: heard.append(words)
        )
    return heard


def all_words(table: TablePage) -> list[str]:
    """Whatever can be read at the table, seen or not."""
    words = [
        each.text(part)
        for each in spoken(QAccessible.queryAccessibleInterface(table))
        for part in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    ]
    scene = table.board_widget.scene
    for spot in scene.spots:
        words += [spot.name, spot.sentence, spot.more]
    words += [label.text for label in scene.labels]
    log = table.log
    words += [
        str(log.data(log.index(row, column)))
        for row in range(log.rowCount())
        for column in range(log.columnCount())
    ]
    words += [table.places.item(at).text() for at in range(table.places.count())]
    words += [table.prompt_bar.sentence.text(), table.prompt_bar.reason.text()]
    words += [" ".join(plate.lines()) for plate in table.plates.plates]
    cue = table.stage.cue
    return words + ([cue.text] if cue is not None else [])


@pytest.mark.parametrize(("game", "people"), TABLES)
def test_people_are_called_by_name_wherever_they_are_spoken_of(
    window: MainWindow, announced: list[str], tmp_path: Path, game: str, people: int
) -> None:
    party = Party(people, game)
    session = Session(party[0], InProcessPlayer())
    table = window.tables().sit_at(session, tmp_path / "match.saga")
    assert table is not None
    numbered: set[str] = set()
    for _ in range(CHOICES):
        party.play(1)
        session.tick()
        while True:
            table.follow()
            numbered |= {words for words in all_words(table) if NUMBERED.search(words)}
            if not table.stage.is_running:
                break
            table.go_on()
    table.look_at(session.length // 2)
    numbered |= {words for words in all_words(table) if NUMBERED.search(words)}
    numbered |= {words for words in announced if NUMBERED.search(words)}
    assert not numbered
    said = " ".join(announced + all_words(table))
    assert all(name in said for name in NAMES[:people])
