"""Journeys drawn in tests, and played on by what one would type and what the dice show."""

from textwrap import dedent

from meadhall.engines import catalogue
from meadhall.engines.contract import CHOOSE, OVER, ROLL
from meadhall.engines.valheim.items import KEYS
from meadhall.engines.valheim.numbers import TREASURES
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.world import WORLD
from meadhall.engines.values import BadNotation

GAME = catalogue.find("valheim")


def journey(text: str, *answers: str, **given: object) -> Valheim:
    """The match that is drawn, after these answers: notations, dice, treasure cards."""
    lines = [line.strip() for line in dedent(text).strip().splitlines()]
    if not lines[0].startswith("turn"):
        lines.insert(0, "turn 1, hero 1: travel")
    seats = max(1, sum(line.startswith("hero ") for line in lines))
    settings = GAME.settle(seats, given)
    state = GAME.read_diagram("\n".join(lines), seats, settings)
    assert isinstance(state, Valheim)
    return go_on(state, *answers)


def go_on(state: Valheim, *answers: str) -> Valheim:
    for answer in answers:
        if state.asks == CHOOSE:
            state.choose(state.read(int(state.turn), answer))
        elif state.asks == ROLL:
            state.answer([int(answer)])
        else:
            state.answer([TREASURES.index(answer)])
    return state


def bag(state: Valheim, seat: int = 0) -> str:
    """What a hero holds: `wood 2, stone axe 1`."""
    return ", ".join(
        f"{key.replace('_', ' ')} {int(state.held(seat, item))}"
        for item, key in enumerate(KEYS[:27])
        if state.held(seat, item) > 0
    )


def options(state: Valheim) -> list[str]:
    """Everything the asked hero may do."""
    if state.asks != CHOOSE:
        return []
    return [state.name(state.turn, action) for action in state.legal(state.turn)]


def refused(state: Valheim, notation: str) -> str:
    """Why this cannot be done now."""
    try:
        state.read(int(state.turn), notation)
    except BadNotation as error:
        return str(error)
    raise AssertionError(f"{notation} is possible")


def place(state: Valheim, seat: int = 0) -> str:
    return WORLD.names[int(state.places[seat])]


def events(state: Valheim, *answers: str) -> list[tuple[str, str]]:
    """What happens by the last of these answers."""
    *first, last = answers
    go_on(state, *first)
    before = state.copy()
    values = [state.read(int(state.turn), last)] if state.asks == CHOOSE else [int(last)]
    state.answer(values)
    return [(event.key, str(event.text)) for event in state.events_since(before, values)]


def is_over(state: Valheim) -> bool:
    return bool(state.asks == OVER)
