"""Which languages the windows can speak: English, and each for which there is a translation.

A translation is the file `meadhall_XX.ts` in `resources/translations`, or its compiled form `.qm`.
It is found by being there. docs/translating.md tells how to begin one.
"""

from pathlib import Path
from typing import Final

TRANSLATIONS: Final = Path(__file__).resolve().parents[2] / "resources" / "translations"
PREFIX: Final = "meadhall_"
ENGLISH: Final = "en"


def languages(folder: Path = TRANSLATIONS) -> tuple[str, ...]:
    """English first, and then the others by their codes."""
    files = [*folder.glob(f"{PREFIX}*.ts"), *folder.glob(f"{PREFIX}*.qm")]
    return ENGLISH, *sorted({file.stem.removeprefix(PREFIX) for file in files} - {ENGLISH})
