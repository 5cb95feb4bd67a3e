"""Valhalla positions drawn in tests, and a table where chance does what the test can foresee.

Shuffles leave everything in its order, so the deck is dealt as it is drawn, from the left.
"""

import re

from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHUFFLE
from meadhall.engines.valhalla.faces import sign
from meadhall.engines.valhalla.game import ValhallaGame
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import ARMORY, DECK, DISCARDS, HAND, LAID, OUT

GAME = ValhallaGame()
OWN = {"hand": HAND, "laid": LAID, "discards": DISCARDS}
SHARED = {"deck": DECK, "armory": ARMORY, "out": OUT}


def table(drawing: str, *choices: str, **settings: object) -> Valhalla:
    """The drawn table after these choices; seats that choose together are parted by `|`."""
    seats = len(re.findall(r"(?m)^\s*player \d:", drawing))
    settled = GAME.settle(seats, settings)
    state = GAME.read_diagram(drawing, seats, settled)
    return go_on(state, *choices)


def go_on(state: Valhalla, *choices: str) -> Valhalla:
    """Answer all that chance is asked, then these choices, with chance in between."""
    settle(state)
    for choice in choices:
        asked = state.asked()
        names = [name.strip() for name in choice.split("|")]
        assert len(names) == len(asked), f"{asked} are asked:\n{state.diagram()}"
        state.choose(*[state.read(seat, name) for seat, name in zip(asked, names, strict=True)])
        settle(state)
    return state


def settle(state: Valhalla) -> None:
    """Let chance answer until somebody has to choose."""
    while state.asks not in (CHOOSE, OVER):
        state.answer(plain_answer(state))


def plain_answer(state: Valhalla) -> list[int]:
    """Shuffles that change nothing, a lot that falls on player 1, and faces as they are."""
    if state.asks == ROLL:
        return [1]
    if state.asks == SHUFFLE:
        return list(range(len(state.pile())))
    return state.full_answer([])


def pile(state: Valhalla, name: str) -> str:
    """The cards of a pile, as `armory` or `player 2 hand`; hands in the order of their letters."""
    if name in SHARED:
        cards = {"deck": state.deck, "armory": state.armory}.get(name, state.pile_at(OUT))
        return " ".join(signs(state, cards))
    owner, _, own = name.rpartition(" ")
    seat = int(owner.removeprefix("player ")) - 1
    return " ".join(sorted(signs(state, state.pile_at(OWN[own] + seat))))


def signs(state: Valhalla, cards) -> list[str]:
    return [sign(int(state.cards.faces[card]), int(state.aspects)) for card in cards]


def names(state: Valhalla) -> list[str]:
    """What the one asked seat may say."""
    (seat,) = state.asked()
    return [state.name(seat, action) for action in state.legal(seat)]


def asked(state: Valhalla) -> str:
    """Who is asked what, in words: `player 1: decline, on player 2`."""
    (seat,) = state.asked()
    return f"player {seat + 1}: {', '.join(names(state))}"
