"""The error that carries a sentence for the player; windows catch no other error of ours."""

from collections.abc import Iterator
from contextlib import contextmanager

from meadhall.engines.phrases import Text
from meadhall.engines.values import GameError
from meadhall.net.errors import NetError


class UserError(Exception):
    """Something could not be done; the text says what, and what is safe."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason if isinstance(self.reason, str) else as_sentence(str(self.reason))


def as_sentence(text: str) -> str:
    """A reason as a whole sentence: a capital first, a full stop last."""
    end = "" if text.endswith((".", "?", "!", "\u2026")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}" if text else ""


@contextmanager
def as_user_error() -> Iterator[None]:
    """Whatever goes wrong in the match or with its file becomes a UserError."""
    try:
        yield
    except (NetError, GameError) as error:
        reason = error.reason
        raise UserError(as_sentence(reason) if isinstance(reason, str) else reason) from error
