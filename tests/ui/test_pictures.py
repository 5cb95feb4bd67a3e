"""Every page looks as it did when somebody last looked at it and found it good.

The pictures in tests/golden/pictures are small: what is compared is where things stand and what
colours they have, not how a letter's edge was smoothed, which is another on every machine. Each
is parted into blocks, and no block may differ by much. Who changes a page on purpose looks at
what `meadhall shots DIR` shows, and then renews the pictures:

    MEADHALL_RENEW=1 python -m pytest tests/ui/test_pictures.py
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from meadhall.ui.board import accessible
from meadhall.ui.tools import shots
from meadhall.ui.widgets.theme import THEMES

FOLDER = Path(__file__).parent.parent / "golden" / "pictures"
LOOKS = {100: tuple(THEMES), 150: ("light",)}
"""The sizes of the text, in percent, and the colours that are looked at in each."""

TRIES = 3
"""A busy machine may need longer to lay out a page than it is waited for."""

WIDTH = 256
BLOCK = 8
TOLERANCE = 9.0
"""Of 255, on average over a block and the three colours."""

IS_RENEWED = "MEADHALL_RENEW" in os.environ


def small(image: QImage) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaledToWidth(WIDTH, smooth).convertToFormat(QImage.Format.Format_RGB888)


def rows(image: QImage) -> list[bytes]:
    data, line = bytes(image.constBits()), image.bytesPerLine()
    return [data[y * line : y * line + image.width() * 3] for y in range(image.height())]


def differences(one: QImage, other: QImage) -> Iterator[tuple[float, int, int]]:
    """How much each block differs on average, and where it is."""
    mine, theirs = rows(one), rows(other)
    for y in range(0, one.height() - BLOCK + 1, BLOCK):
        for x in range(0, one.width() - BLOCK + 1, BLOCK):
            span = slice(x * 3, (x + BLOCK) * 3)
            pairs = [(mine[line][span], theirs[line][span]) for line in range(y, y + BLOCK)]
            total = sum(
                abs(a - b)
                for ours, stored in pairs
                if ours != stored
                for a, b in zip(ours, stored, strict=True)
            )
            yield total / (BLOCK * BLOCK * 3), x, y


def complaint(name: str, image: QImage, file: Path) -> str:
    """What is different from the stored picture, or nothing."""
    stored = QImage(str(file)).convertToFormat(QImage.Format.Format_RGB888)
    if stored.isNull():
        return f"{name}: there is no picture to compare it with"
    if stored.size() != image.size():
        return f"{name}: {image.size()} instead of {stored.size()}"
    worst, x, y = max(differences(stored, image))
    if worst <= TOLERANCE:
        return ""
    return f"{name}: differs by {worst:.1f} at {x / WIDTH:.0%}, {y / image.height():.0%}"


@pytest.mark.parametrize("scale", LOOKS)
def test_every_page_looks_as_it_did(qapp: QApplication, tmp_path: Path, scale: int) -> None:
    accessible.install()
    wrong = []
    with shots.hall(tmp_path / "home", "light", scale) as window:

        def take(name: str) -> None:
            for theme in LOOKS[scale]:
                window.context.change("theme", theme)
                label = f"{theme}-{scale}-{name}"
                for _ in range(TRIES):
                    shots.settle(window)
                    image = small(window.grab().toImage())
                    if IS_RENEWED:
                        image.save(str(FOLDER / f"{label}.png"))
                    said = complaint(label, image, FOLDER / f"{label}.png")
                    if not said:
                        break
                else:
                    image.save(str(tmp_path / f"{label}.png"))
                    wrong.append(said)

        shots.take_all(window, take)
    assert not wrong, "\n".join([*wrong, f"As they are now: {tmp_path}"])


def test_the_stored_pictures_are_those_of_the_pages_there_are() -> None:
    names = {file.stem for file in FOLDER.glob("*.png")}
    pages = {name.split("-", 2)[2] for name in names}
    looks = [(theme, scale) for scale, themes in LOOKS.items() for theme in themes]
    assert names == {f"{theme}-{scale}-{page}" for theme, scale in looks for page in pages}


def stored(name: str) -> QImage:
    return QImage(str(FOLDER / f"{name}.png")).convertToFormat(QImage.Format.Format_RGB888)


def test_a_piece_that_is_missing_is_noticed() -> None:
    whole = stored("light-100-table-hexentafl")
    spoilt = QImage(whole)
    with QPainter(spoilt) as painter:
        painter.fillRect(80, 60, 10, 10, QColor("black"))
    assert max(differences(whole, spoilt))[0] > TOLERANCE


def test_letters_that_are_smoothed_otherwise_are_not() -> None:
    """Half a pixel beside, everywhere, is more than any other way to draw a letter."""
    whole = stored("light-100-settings")
    moved = QImage(whole.size(), whole.format())
    with QPainter(moved) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(0, 0, whole)
        painter.setOpacity(0.2)
        painter.drawImage(1, 0, whole)
    assert max(differences(whole, moved))[0] <= TOLERANCE
