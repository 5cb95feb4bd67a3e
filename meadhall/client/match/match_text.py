"""A match as a text that people and other programs read, and that becomes a match again.

    [Meadhall "1"]
    [Game "hexentafl"]
    [Seats "2"]
    [Option "board" "5x5"]
    [Date "2026-11-19"]
    [Player "defenders" "Astrid"]
    [Player "attackers" "karl"]
    [Result "defenders: The king has escaped."]

    1. d4-e4
    2. a1-a3

A line is an answer. A choice is written as its game writes moves; where several seats choose in
secret at once, ` | ` comes between them. What chance brought is `roll`, `shuffle` or `show` with
the numbers that the rules were told. Only game, seats, options, diagram and answers are read back.
A position (`position_text`) is such a text with a diagram and without answers.
"""

import json
import re
import secrets
import time
from collections.abc import Iterator
from typing import Final

from meadhall.client.match import position_text
from meadhall.client.match.match_texts import MatchText
from meadhall.client.match.position_text import VERSION, spoken, tag
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHUFFLE, State
from meadhall.engines.phrases import say
from meadhall.engines.values import GameError, Result

SUFFIX: Final = ".txt"
TAG: Final = re.compile(r'\[(\w+)((?: "(?:[^"\\]|\\.)*")*)\]')
TAGS: Final = re.compile(rf"(?:{TAG.pattern}\s*)+")
VALUE: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
LINE: Final = re.compile(r"\d+\.\s*(.*)")
BETWEEN: Final = " | "
UNKNOWN: Final = "?"
"""In place of an order of cards that is not known here."""

LONGEST: Final = 4_000_000
"""Letters. No match is longer by far."""


def write(session: Session) -> str:
    """The whole match. Where its cards are not known here, nobody can read it back."""
    return "\n".join([*_tags(session), "", *_lines(session)]) + "\n"


def read(text: str, chance: Chance | None = None) -> TablePlan:
    """A plan that begins after the last answer of the text, or UserError.

    What is hidden in its diagram is dealt, by `chance` if one is given.
    """
    if len(text) > LONGEST:
        raise UserError(say(MatchText.TOO_LONG))
    game, seats, options, diagram, seen, lines = _parts(text)
    try:
        found = catalogue.find(game)
        settings = found.settle(seats, options)
        if diagram:
            dealer = chance or Chance(secrets.randbits(60))
            state = position_text.start(found, seats, settings, diagram, seen, dealer)
            diagram = state.diagram()
        else:
            state = found.opening(seats, settings)
        answers = tuple(_read_answers(state, lines))
    except GameError as error:
        raise UserError(say(MatchText.NOT_THIS_GAME, reason=error.reason)) from error
    return TablePlan(game, seats, settings, answers=answers, diagram=diagram)


# Writing. ------------------------------------------------------------------------------------


def _tags(session: Session) -> Iterator[str]:
    yield tag("Meadhall", VERSION)
    yield tag("Game", session.game.key)
    yield tag("Seats", str(session.seats))
    for key, value in sorted(session.settings.items()):
        yield tag("Option", key, spoken(value))
    if session.match.genesis.diagram:
        yield tag("Diagram", session.match.genesis.diagram)
    yield tag("Date", time.strftime("%Y-%m-%d", time.gmtime(session.match.genesis.created)))
    for player in session.players:
        yield tag("Player", str(player.side), player.person or player.level)
    if session.outcome is not None:
        winners = " and ".join(str(session.side(seat)) for seat in session.outcome.winners)
        is_lost = all(result is Result.LOSS for result in session.outcome.results)
        nobody = "lost" if is_lost else "a draw"
        yield tag("Result", f"{winners or nobody}: {session.outcome.reason}")


def _lines(session: Session) -> Iterator[str]:
    for number, values in enumerate(session.answers()):
        yield f"{number + 1}. {notation(session.whole_at(number), values)}"


def notation(state: State, values: tuple[int, ...]) -> str:
    """An answer in words: choices as their game writes them, chance with its numbers."""
    if state.asks != CHOOSE:
        is_unknown = state.asks == SHUFFLE and not values
        numbers = (UNKNOWN,) if is_unknown else map(str, values)
        return " ".join((_chance_word(state), *numbers))
    named = zip(state.asked(), values, strict=True)
    return BETWEEN.join(state.name(seat, action) for seat, action in named)


def _chance_word(state: State) -> str:
    return "roll" if state.asks == ROLL else "shuffle" if state.asks == SHUFFLE else "show"


# Reading. ------------------------------------------------------------------------------------


def _parts(text: str) -> tuple[str, int, dict[str, object], str, str, list[str]]:
    """Game, seats, options, diagram, who sees it, and the lines of the answers."""
    tags: dict[str, list[list[str]]] = {}
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        if TAGS.fullmatch(line):
            for name, quoted in TAG.findall(line):
                values = [_value(each) for each in VALUE.findall(quoted)]
                tags.setdefault(name, []).append(values)
        elif answer := LINE.fullmatch(line):
            lines.append(answer[1])
        else:
            raise UserError(say(MatchText.BAD_LINE, number=number, line=line[:60]))
    version = _first(tags, "Meadhall")
    if version.isdecimal() and version != VERSION:
        raise UserError(say(MatchText.OTHER_VERSION))
    if version != VERSION or not _first(tags, "Game"):
        raise UserError(say(MatchText.NO_MATCH))
    seats = _first(tags, "Seats")
    if not seats.isdecimal():
        raise UserError(say(MatchText.NO_MATCH))
    options: dict[str, object] = {
        each[0]: each[1] for each in tags.get("Option", []) if len(each) == 2
    }
    diagram, seen = _first(tags, "Diagram"), _first(tags, "Seen")
    return _first(tags, "Game"), int(seats[:3]), options, diagram, seen, lines


def _value(quoted: str) -> str:
    try:
        return str(json.loads(quoted, strict=False))
    except ValueError as error:
        raise UserError(say(MatchText.NO_MATCH)) from error


def _first(tags: dict[str, list[list[str]]], name: str) -> str:
    values = tags.get(name, [[]])[0]
    return values[0] if values else ""


def _read_answers(state: State, lines: list[str]) -> Iterator[tuple[int, ...]]:
    for number, line in enumerate(lines, 1):
        if state.asks == OVER:
            raise UserError(say(MatchText.AFTER_THE_END, number=number))
        try:
            values = read_answer(state, line)
            state.answer(values)
        except (GameError, UserError, ValueError) as error:
            reason = str(error) if isinstance(error, ValueError) else error.reason
            raise UserError(say(MatchText.BAD_ANSWER, number=number, reason=reason)) from error
        yield values


def read_answer(state: State, line: str) -> tuple[int, ...]:
    """The answer that such words give to what is asked; GameError, UserError or ValueError."""
    word, *numbers = line.split()
    if state.asks != CHOOSE:
        if word != _chance_word(state):
            raise UserError(say(MatchText.OTHER_CHANCE, wanted=_chance_word(state), line=line[:60]))
        if numbers == [UNKNOWN]:
            raise UserError(say(MatchText.CARDS_UNKNOWN))
        return tuple(int(each) for each in numbers)
    seats, texts = state.asked(), line.split(BETWEEN)
    if len(texts) != len(seats):
        raise UserError(say(MatchText.OTHER_SEATS, count=len(seats)))
    return tuple(state.read(seat, text) for seat, text in zip(seats, texts, strict=True))
