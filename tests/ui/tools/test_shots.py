"""`meadhall shots` takes a picture of every page in every look."""

import argparse
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from meadhall.ui.tools import shots
from meadhall.ui.widgets.theme import THEMES

PAGES = {
    "welcome", "home", "setup", "nearby", "waiting", "library", "settings",
    "table-hexentafl", "table-choosing", "table-looking-back", "table-over",
    "table-nxs", "table-nxs-three", "table-valhalla", "table-rules",
    "table-valknut", "table-valknut-four", "table-valknut-warbands", "table-valknut-laying",
    "table-valheim", "table-skirmish",
    "rules-hexentafl", "rules-nxs", "rules-valhalla", "rules-valknut", "rules-valheim",
    "rules-skirmish",
    "learn-hexentafl", "learn-nxs", "learn-valhalla", "learn-valknut", "learn-valheim",
    "learn-skirmish",
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_every_page_has_its_picture(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    monkeypatch.setattr(shots, "application", lambda argv: qapp)
    parser = argparse.ArgumentParser()
    shots.add_arguments(parser)
    assert shots.run(parser.parse_args([str(tmp_path), "--theme", theme]), []) == 0
    pictures = {file.stem.removeprefix(f"{theme}-"): file for file in tmp_path.glob("*.png")}
    assert set(pictures) == PAGES
    for name, file in pictures.items():
        image = QImage(str(file))
        assert (image.width(), image.height()) == (shots.WIDTH, shots.HEIGHT), name
        colours = {
            image.pixel(x, y) for x in range(0, image.width(), 16) for y in range(0, 800, 16)
        }
        assert len(colours) > 8, f"{name} is nearly empty"
