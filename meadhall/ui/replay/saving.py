"""Writing a match into a file that needs no Meadhall, bit by bit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meadhall.client.match.session import Session
from meadhall.client.match.table_names import names_of
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.replay.animation import Animation
from meadhall.ui.replay.frames import Filming
from meadhall.ui.replay.page import page_of
from meadhall.ui.text.words import calling
from meadhall.ui.widgets.theme import Theme

PAGE: Final = ".html"
PICTURE: Final = ".apng"
KINDS: Final = (PAGE, PICTURE)


def save_replay(
    board: GameBoard, session: Session, theme: Theme, language: str, file: Path
) -> Iterator[int]:
    """Write the match into this file, of the kind that its name says; OSError if it cannot be.

    Says again and again how many answers are done; the file is there after the last time.
    """
    if file.suffix == PICTURE:
        animation = Animation(board, session, theme)
        yield from animation.steps()
        file.write_bytes(animation.data())
    else:
        filming = Filming(board, session, theme)
        yield from filming.steps()
        with calling(names_of(session)):
            page = page_of(filming.film, session, language)
        file.write_text(page, "utf-8")
