"""The last position of a match, kept in the index so that its picture is drawn at once.

A match file is read by playing it again and checking every signature and proof, which may take a
second for a long one. A snapshot is the position alone; it proves nothing, and nothing is played on
from it.
"""

import json

from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.values import NOBODY, GameError
from meadhall.net.match.match import Match


def snapshot(match: Match) -> str:
    """The position without what anybody still keeps secret, as a text that `restored` reads."""
    genesis, state = match.genesis, match.record.state
    shown = state if match.over is not None else state.seen_by(NOBODY)
    return json.dumps([genesis.game, genesis.seats, dict(genesis.settings), shown.dump()])


def restored(text: str) -> State | None:
    """The position, or None where it was kept by a version that kept it otherwise."""
    try:
        game, seats, settings, numbers = json.loads(text)
        state = catalogue.find(game).start(seats, **settings)
        state.load(numbers)
    except (ValueError, TypeError, GameError):
        return None
    return state
