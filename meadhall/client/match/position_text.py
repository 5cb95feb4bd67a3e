"""A position as one line, to be pasted into a set-up, an analysis, or a message to a friend.

    [Meadhall "1"] [Game "hexentafl"] [Seats "2"] [Option "board" "4x4"] [Diagram "defenders ..."]

It is a match text (`match_text`) whose tags share a line and which has no answers; so what reads
the one reads the other. It tells what one seat sees. `Seen` names that seat where something is
hidden from it, and what is hidden is dealt again whenever somebody goes on from there.
"""

import json
from collections.abc import Mapping
from typing import Final

from meadhall.client.match.match_texts import MatchText
from meadhall.client.match.session import Session
from meadhall.client.system.user_error import UserError
from meadhall.engines.cards import CardState
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State
from meadhall.engines.game import Game
from meadhall.engines.phrases import say
from meadhall.engines.values import UNKNOWN, BadDiagram, GameError, Setting

VERSION: Final = "1"
TRIES: Final = 2000
"""Deals that cannot be in such a position are thrown away; no game of ours needs a hundred."""


def write(session: Session, number: int) -> str:
    """The position before answer `number`, as the viewer sees it; UserError if it has no text."""
    state = session.state_at(number)
    return line(session.game, session.settings, state, session.viewer)


def line(game: Game, settings: Mapping[str, Setting], state: State, viewer: int) -> str:
    """The position in this state, which knows what `viewer` (or NOBODY) knows; or UserError."""
    seats, diagram = int(state.seats), state.diagram()
    words = [
        tag("Meadhall", VERSION),
        tag("Game", game.key),
        tag("Seats", str(seats)),
        *(tag("Option", key, spoken(value)) for key, value in sorted(settings.items())),
    ]
    if hides(state):
        words.append(tag("Seen", str(viewer + 1)))
        _check(game, settings, state, viewer)
    return " ".join([*words, tag("Diagram", diagram)])


def _check(game: Game, settings: Mapping[str, Setting], state: State, viewer: int) -> None:
    """UserError where the diagram does not tell all that is known here."""
    drawn = state.diagram()
    if state.asks not in (CHOOSE, OVER):
        raise UserError(say(MatchText.BETWEEN_CHOICES))
    try:
        again = game.read_diagram(drawn, int(state.seats), dict(settings))
        is_whole = _seen(again, viewer).diagram() == drawn
    except GameError:
        is_whole = False
    if not is_whole:
        raise UserError(say(MatchText.BETWEEN_CHOICES))


def start(
    game: Game, seats: int, settings: Mapping[str, Setting], diagram: str, seen: str, chance: Chance
) -> State:
    """The position that a diagram draws, with what is hidden in it dealt by chance."""
    state = game.read_diagram(diagram, seats, dict(settings))
    if not seen and not hides(state):
        return state
    known = _seen(state, int(seen[:2]) - 1 if seen.isdecimal() else -1)
    for _ in range(TRIES):
        try:
            whole = known.determinize(chance).diagram()
            return game.read_diagram(whole, seats, dict(settings))
        except BadDiagram:
            continue  # such a hand cannot be held now
    raise UserError(say(MatchText.NOT_DEALT))


def _seen(state: State, viewer: int) -> State:
    """What the viewer knows of a state that may know more."""
    return state if hides(state) else state.seen_by(viewer)


def hides(state: State) -> bool:
    """Are there cards whose faces this copy does not know?"""
    return isinstance(state, CardState) and any(int(face) == UNKNOWN for face in state.cards.faces)


def tag(name: str, *values: str) -> str:
    return f"[{' '.join((name, *(json.dumps(value, ensure_ascii=False) for value in values)))}]"


def spoken(setting: Setting) -> str:
    if isinstance(setting, bool):
        return "yes" if setting else "no"
    return str(setting)
