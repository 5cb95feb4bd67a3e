"""What a person has to be told in a sentence: the windows know this error and no other of ours."""

from collections.abc import Iterator
from contextlib import contextmanager

from meadhall.engines.values import GameError
from meadhall.net.errors import NetError


class UserError(Exception):
    """Something could not be done; the text says what, and what is safe."""


@contextmanager
def as_user_error() -> Iterator[None]:
    """Whatever goes wrong in the match or with its file becomes a UserError."""
    try:
        yield
    except (NetError, GameError) as error:
        text = str(error)
        raise UserError(f"{text[:1].upper()}{text[1:].rstrip('.')}.") from error
