"""The texts of the windows that come from data, and how the translations are kept.

Titles and meanings of settings, options, levels, cards and endings are data. They are listed
here, so that Qt's tools find them beside the texts of the code:

    python -m meadhall.ui.text.vocabulary       brings all .ts and their .qm up to date

after which Qt Linguist shows what is still to be translated.
"""

import importlib
import pkgutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from meadhall.client.computer.players import strengths
from meadhall.client.system.languages import languages
from meadhall.client.system.parser_words import texts_of
from meadhall.engines.phrases import Form
from meadhall.ui.startup.app import window_parser
from meadhall.ui.window.actions import FIXED_KEYS, MENU_ACTIONS, MENUS
from meadhall.ui.window.app_context import RESOURCES
from meadhall.ui.window.news import NEWS
from meadhall.ui.window.tips import TIPS

COMPLETE: Final = ("it",)
"""The translations in which nothing may be missing."""

ROOMS: Final = (
    "meadhall.engines", "meadhall.ai", "meadhall.lab", "meadhall.net", "meadhall.client",
)  # fmt: skip
"""The packages whose modules keep their texts in forms. The windows' own are in their code."""

SILENT: Final = "meadhall.lab.adapters."
"""Modules without any text, which need libraries that may be missing."""


def forms() -> list[Form]:
    """Every form of all rooms but the windows', those of all games included."""
    for room in ROOMS:
        package = importlib.import_module(room)
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__") and not module.name.startswith(SILENT):
                importlib.import_module(module.name)
    return [form for kind in _kinds_of(Form) if kind.__module__.startswith(ROOMS) for form in kind]


def _kinds_of(kind: type[Form]) -> list[type[Form]]:
    """All classes of forms below this one."""
    return [each for below in kind.__subclasses__() for each in (below, *_kinds_of(below))]


def data_texts() -> list[str]:
    """Every text that is shown and comes from data, sorted."""
    texts = {str(form) for form in forms()}
    texts |= {*MENUS, *(action.title for action in MENU_ACTIONS)}
    texts |= {text for keys, meaning, _ in FIXED_KEYS for text in (keys, meaning)}
    texts |= {*NEWS, *(text for tip in TIPS for text in (tip.title, tip.text, tip.aloud))}
    texts |= {strength.meaning for strength in strengths()}
    texts |= importlib.import_module("meadhall.client.commands.index").help_texts()
    texts |= texts_of(window_parser())
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
    for language in languages()[1:]:
        collect(source_file(language))
        run_tool(
            "lrelease", str(source_file(language)), "-qm",
            str(source_file(language).with_suffix(".qm")),
        )  # fmt: skip


if __name__ == "__main__":
    main()
