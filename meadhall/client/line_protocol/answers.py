"""The answers of a match as text, in the words of one who follows it: a seat, or the whole table.

A choice is written as its game writes moves. Where a notation does not lead back to its action, as
with a card that this seat has not seen, the action's number is written instead, as `#123`. Chance
is written as in a match text, with `?` in place of what the seat does not see.
"""

from collections.abc import Sequence
from typing import Final

from meadhall.client.match import match_text
from meadhall.client.match.match_text import BETWEEN, UNKNOWN
from meadhall.client.system.user_error import UserError
from meadhall.engines.contract import CHOOSE, OVER, State
from meadhall.engines.values import GameError

NEXT: Final = " ; "
"""Between two answers of one line."""

NUMBER: Final = "#"


def write(state: State, values: Sequence[int]) -> str:
    """The answer to what this state asks."""
    if state.asks != CHOOSE:
        return match_text.notation(state, tuple(values))
    chosen = zip(state.asked(), values, strict=True)
    return BETWEEN.join(write_action(state, seat, action) for seat, action in chosen)


def write_action(state: State, seat: int, action: int) -> str:
    """A text that `read_action` turns into the action again."""
    try:
        text = state.name(seat, action)
        is_clear = not set(text) & set(";|\n") and int(state.read(seat, text)) == action
    except GameError:
        is_clear = False
    return text if is_clear else f"{NUMBER}{action}"


def read(state: State, text: str) -> tuple[int, ...]:
    """The answer that a text gives to what this state asks, or GameError, UserError, ValueError."""
    if state.asks == OVER:
        raise UserError("the match is over, so there is nothing more to answer")
    if state.asks != CHOOSE:
        words = text.split()
        if not words:
            raise UserError("an answer is empty")
        return () if words[1:] == [UNKNOWN] else match_text.read_answer(state, text)
    seats, texts = state.asked(), text.split(BETWEEN)
    if len(texts) != len(seats):
        raise UserError(f"{len(seats)} seats choose here, and {len(texts)} choices are given")
    return tuple(read_action(state, seat, each) for seat, each in zip(seats, texts, strict=True))


def read_action(state: State, seat: int, text: str) -> int:
    """The action that a notation or a number means; whether it is legal is checked by `answer`."""
    digits = text.strip().removeprefix(NUMBER)
    if text.strip().startswith(NUMBER) and digits.isdecimal():
        return int(digits)
    return int(state.read(seat, text))


def take(state: State, text: str) -> None:
    """Let the state go on by an answer in words; one that cannot be changes nothing."""
    state.answer(read(state, text))
