"""The words of the windows that do not stand in their code, and how translations are kept.

Titles and meanings of settings, options, levels, cards and endings are data. They are listed
here, so that Qt's tools find them beside the texts of the code:

    python -m meadhall.ui.text.vocabulary       brings meadhall_it.ts and its .qm up to date

after which Qt Linguist shows what is still to be translated.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from meadhall.client.computer.players import strengths
from meadhall.client.system.settings import PREFERENCES
from meadhall.engines import catalogue
from meadhall.engines.hexentafl.ending import REASONS as HEXENTAFL_REASONS
from meadhall.engines.nxs.pieces import COLOURS
from meadhall.engines.nxs.runes import MEANINGS as RUNE_MEANINGS
from meadhall.engines.nxs.runes import TITLES as RUNE_TITLES
from meadhall.engines.valhalla.ending import REASONS as VALHALLA_REASONS
from meadhall.engines.valhalla.faces import NAMES
from meadhall.ui.text.sentences import FORMS
from meadhall.ui.window.actions import FIXED_KEYS, MENU_ACTIONS, MENUS
from meadhall.ui.window.app_context import RESOURCES
from meadhall.ui.window.news import NEWS
from meadhall.ui.window.tips import TIPS

LANGUAGES: Final = ("it",)

VALHALLA_ANSWERS: Final = (
    "look", "reshuffle", "take back", "forfeit", "use", "leave", "no forfeit", "decline", "reveal",
)  # fmt: skip


def data_texts() -> list[str]:
    """Every text that is shown and comes from data, sorted."""
    texts = {*MENUS, *NAMES, *RUNE_TITLES, *RUNE_MEANINGS, *map(str, COLOURS), *VALHALLA_ANSWERS}
    texts |= {*FORMS, *(action.title for action in MENU_ACTIONS)}
    texts |= {text for keys, meaning, _ in FIXED_KEYS for text in (keys, meaning)}
    texts |= {*map(str, HEXENTAFL_REASONS[1:]), *(f"{reason}." for reason in VALHALLA_REASONS[1:])}
    texts |= {*NEWS, *(text for tip in TIPS for text in (tip.title, tip.text))}
    texts |= {strength.meaning for strength in strengths()}
    for preference in PREFERENCES:
        texts |= {str(preference.group), str(preference.title), str(preference.meaning)}
        texts |= {str(title) for _, title in preference.choices}
    for game in catalogue.GAMES:
        texts.add(str(game.summary))
        for option in game.options:
            texts |= {str(option.title.form), str(option.meaning.form)}
            texts |= {str(title) for _, title in option.choices}
        for seats in range(game.seats[0], game.seats[1] + 1):
            texts |= {str(game.seat_name(seat, seats, {})) for seat in range(seats)}
    return sorted(texts - {""})


def source_file(language: str) -> Path:
    return RESOURCES / "translations" / f"meadhall_{language}.ts"


def collect(target: Path) -> None:
    """Bring a translation's source file up to date with the code and the data."""
    code = [str(file) for file in sorted(Path(__file__).parents[1].rglob("*.py"))]
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "data.py"
        listed.write_text("".join(f"say({text!r})\n" for text in data_texts()), "utf-8")
        run_tool(
            "lupdate", "-tr-function-alias", "tr+=say", "-locations", "none", "-no-obsolete",
            *code, str(listed), "-ts", str(target),
        )  # fmt: skip


def run_tool(name: str, *words: str) -> None:
    """One of the tools that come with Qt."""
    program = Path(sys.executable).with_name(f"pyside6-{name}")
    subprocess.run([str(program), *words], check=True, capture_output=True)


def main() -> None:
    for language in LANGUAGES:
        collect(source_file(language))
        run_tool(
            "lrelease", str(source_file(language)), "-qm",
            str(source_file(language).with_suffix(".qm")),
        )  # fmt: skip


if __name__ == "__main__":
    main()
