"""The rules of a game as a player reads them: pages of text with positions drawn between.

A page is a Markdown file in `resources/rules`, one for each game and language. A position is in
it as a fenced block that begins with `board`: what is asked of it line by line, and below a line of
dashes the game's own diagram, or nothing for the opening.

    ```board
    options: board=5x5
    seats: 2
    chosen: d4
    refused: c2
    show: a1 g4
    typed: move 12,8
    measured: h1 w2
    lines: reach
    caption: Where a man may go.
    ---
    defenders to move
    ...
    ```

What is chosen is pointed at, one place after the other, and the page shows where that leads: so no
drawing can say anything else than the rules. `refused` names places that would be refused then, and
`show` two or more places that the drawing is cut to. In a measured world `typed` is a choice as it
is typed, which is shown as one that waits for Enter, `measured` names two places between which the
tape is drawn, and `lines` is `reach` or `danger`.

Not here: painting (`meadhall.ui.pages.rules`).
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.values import Setting

ENGLISH: Final = "en"
BLOCK: Final = re.compile(r"^```board\n(.*?)^```\n", re.DOTALL | re.MULTILINE)
PICTURE: Final = "board:"
"""The name of a drawing in the text: `board:0` and so on."""


DRAWN: Final = ("chosen", "refused", "show", "typed", "measured", "lines", "caption")
"""What a drawing may say of itself."""


class BadRulebook(Exception):
    """A page has a block that cannot be understood."""


@dataclass(frozen=True, slots=True)
class RulebookPosition:
    """A position: given as a diagram of its game, or else the opening."""

    game: str
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()
    diagram: str = ""

    def state(self) -> State:
        game = catalogue.find(self.game)
        settings: dict[str, Setting] = game.settle(self.seats, dict(self.options))
        if not self.diagram:
            return game.opening(self.seats, settings)
        return game.read_diagram(self.diagram, self.seats, settings)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A position, what is pointed at in it, and what is said below it."""

    position: RulebookPosition
    chosen: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    caption: str = ""
    typed: str = ""
    measured: tuple[str, ...] = ()
    lines: str = ""


@dataclass(frozen=True, slots=True)
class RulebookPage:
    """The Markdown, with `board:0` and so on in place of the drawings."""

    text: str
    drawings: tuple[Drawing, ...]


def page(game: str, language: str = ENGLISH) -> RulebookPage:
    """The rules of this game in this language, or in English where there are none in it."""
    return read_page(game, resource("rules", game, language))


def resource(folder: str, game: str, language: str) -> str:
    """What `resources` has for this game in this language, or else in English."""
    place = files("meadhall") / "resources" / folder
    file = place / f"{game}.{language}.md"
    if not file.is_file():
        file = place / f"{game}.{ENGLISH}.md"
    return file.read_text("utf-8")


def read_page(game: str, text: str) -> RulebookPage:
    drawings = [read_drawing(game, found[1]) for found in BLOCK.finditer(text)]
    numbers: Iterator[int] = iter(range(len(drawings)))

    def place(found: re.Match[str]) -> str:
        number = next(numbers)
        caption = drawings[number].caption
        return f"![{caption}]({PICTURE}{number})\n\n*{caption}*\n"

    return RulebookPage(BLOCK.sub(place, text), tuple(drawings))


def read_drawing(game: str, block: str) -> Drawing:
    position, asked = read_block(game, block, DRAWN)
    if not asked.get("caption"):
        raise BadRulebook(f"{game}: a drawing says nothing")
    return Drawing(
        position,
        tuple(asked.get("chosen", "").split()),
        tuple(asked.get("refused", "").split()),
        tuple(asked.get("show", "").split()),
        asked["caption"],
        asked.get("typed", ""),
        tuple(asked.get("measured", "").split()),
        asked.get("lines", ""),
    )


def read_block(
    game: str, block: str, keys: Collection[str]
) -> tuple[RulebookPosition, dict[str, str]]:
    """The position of a fenced block, and what it says under each of these keys."""
    head, _, diagram = block.partition("---\n")
    asked = {}
    for line in head.splitlines():
        key, colon, value = line.partition(":")
        if not colon or key not in ("options", "seats", *keys):
            raise BadRulebook(f"{game}: {line!r} is nothing that can be asked for here")
        asked[key] = value.strip()
    pairs = [pair.partition("=") for pair in asked.get("options", "").split()]
    options = tuple((key, value) for key, _, value in pairs)
    return RulebookPosition(game, int(asked.get("seats", "2")), options, diagram), asked
