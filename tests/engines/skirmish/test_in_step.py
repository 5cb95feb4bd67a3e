"""A naive second writing of the rules plays the same matches as the engine, answer by answer.

At each choice it also judges actions near those that are listed, legal or not: both must agree
whether the rules allow them, and the engine's reason must be among those that the other finds.
"""

from fractions import Fraction

import pytest

from meadhall import native
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHOW, SHUFFLE
from meadhall.engines.skirmish import actions, movement, permission, shooting
from meadhall.engines.skirmish.actions import action, path_of, point, points_of, target_of, verb_of
from meadhall.engines.skirmish.field import ACT, ACTIVATE, CALL, DEPLOY, HAUL, LYING, STRIKE
from meadhall.engines.skirmish.figures import LIVING
from meadhall.engines.skirmish.state import Skirmish
from tests.engines.skirmish.naive_match import Naive
from tests.engines.skirmish.tables import GAME, lively

KINDS = {
    DEPLOY: "place",
    CALL: "call",
    ACTIVATE: "activate",
    ACT: "act",
    STRIKE: "strike",
    HAUL: "haul",
}
TO_POINTS = (actions.DEPLOY, actions.CROSS, actions.CHARGE, actions.WITHDRAW)
ACTS = (
    actions.MOVE,
    actions.CROSS,
    actions.CHARGE,
    actions.WITHDRAW,
    actions.FIGHT,
    actions.PICK_UP,
    actions.DROP,
    actions.RECOVER,
    actions.SHOOT,
)
REASONS = {
    **{
        value: name
        for name, value in vars(movement).items()
        if name.isupper() and value in range(1, 19)
    },
    **{
        value: name
        for name, value in vars(permission).items()
        if name.isupper() and isinstance(value, int) and 100 <= value < permission.SHOOTING
    },
    **{
        permission.SHOOTING + value: name
        for name, value in vars(shooting).items()
        if name in ("NOT_AN_ENEMY", "IN_COMBAT", "OUT_OF_RANGE", "HIDDEN")
    },
}

SHARE = [
    (2, "clash", "36", 1, "hidden"),
    (2, "raid", "fitting", 0, "open"),
    (4, "escort", "fitting", 4, "hidden"),
    (6, "hill", "36", 2, "open"),
]
ALL = [
    (seats, scenario, size, table, cards)
    for seats in (2, 4, 6)
    for scenario in ("clash", "raid", "escort", "hill")
    for size in ("36", "48")
    for table in range(1, 7)
    for cards in ("hidden", "open")
]


def asked(state: Skirmish) -> tuple[object, ...]:
    """What the engine asks, in the other's words."""
    if state.asks == ROLL:
        return "roll", int(state.dice()[0])
    if state.asks == SHUFFLE:
        return "shuffle", len(state.pile())
    if state.asks == SHOW:
        return "show", [seat for seat in range(int(state.seats)) if state.is_shown(seat)]
    kind = KINDS[int(state.question)]
    return kind, state.asked() if kind == "call" else int(state.turn)


def inches(number: int) -> Fraction:
    return Fraction(int(number), 16)


def compare(state: Skirmish, naive: Naive) -> None:
    for man in naive.men:
        at = man.seat * 3 + "hwa".index(man.code[0])
        assert (inches(state.x[at]), inches(state.y[at])) == man.at
        assert (state.shock[at], state.wounded[at] == 1) == (man.shock, man.wounded)
        assert (state.status[at] == LIVING, state.activated[at] == 1) == (man.alive, man.activated)
        assert (state.carries[at] >= 0) == man.loot
    assert list(state.coins) == naive.coins and list(state.held) == naive.held
    assert state.round == naive.turn
    cart = (inches(state.cart_x), inches(state.cart_y)) if state.cart_status == LIVING else None
    assert cart == naive.cart
    loot = [
        (inches(x), inches(y))
        for x, y, lies in zip(state.thing_x, state.thing_y, state.thing_state, strict=True)
        if lies == LYING
    ]
    assert loot == ([] if naive.loot is None else [naive.loot])


def text_of(state: Skirmish, chosen: int) -> str:
    """The action's notation, with the letter of archers for slingers."""
    name = state.name(state.turn, chosen)
    return name.replace(" s", " a") if verb_of(chosen) == actions.SHOOT else name


def near(state: Skirmish, chance: Chance, chosen: int) -> int:
    """An action that differs a little from a listed one, or in what is done there."""

    def beside(place: int) -> int:
        x = min(max(0, place % 768 + int(chance.below(5)) - 2), int(state.ground.width))
        y = min(max(0, place // 768 + int(chance.below(5)) - 2), 576)
        return int(point(x, y)) or 1

    verb, target = int(verb_of(chosen)), int(target_of(chosen))
    if state.question == ACT and chance.below(3) == 0:
        verb = ACTS[int(chance.below(len(ACTS)))]
    if verb == actions.SHOOT:
        return int(action(verb, chance.below(state.figures())))
    if verb in (actions.STOP, actions.FIGHT, actions.DROP, actions.RECOVER, actions.PICK_UP):
        return int(action(verb, 0))
    if verb == actions.STRIKE:
        return int(action(verb, state.fighters[chance.below(len(state.fighters))]))
    places = [int(each) for each in points_of(target)]
    if verb_of(chosen) not in (*TO_POINTS, actions.MOVE, actions.HAUL):
        figure = int(state.actor)
        places = [int(point(state.x[figure] + chance.below(40), state.y[figure]))]
    if verb in TO_POINTS:
        return int(action(verb, beside(places[-1])))
    bends = [beside(beside(places[-1])) for _ in range(int(chance.below(3)))]
    return int(action(verb, path_of([*bends, beside(places[-1])])))


def judge(state: Skirmish, naive: Naive, chosen: int) -> None:
    """Both find the action legal, or both not, and for the same reason."""
    seat, kind = int(state.turn), KINDS[int(state.question)]
    text = text_of(state, chosen)
    found = naive.objections(kind, text)
    why = int(permission.why_not(state, seat, chosen))
    assert state.is_legal(seat, chosen) == (not found) == (why == 0), (state.diagram(), text, found)
    if found:
        assert REASONS[why] in found, (state.diagram(), text)


def play_in_step(
    seats: int, scenario: str, size: str, table: int, cards: str, seed: int, probes: int
) -> None:
    names = ["die", "ashdale", "crag", "sheepfold", "crossways", "hawthorn", "broadhill"]
    given = {"scenario": scenario, "size": size, "table": names[table], "cards": cards}
    state, chance = GAME.start(seats, **given), Chance(f"in step {given} {seed}".encode())
    assert isinstance(state, Skirmish)
    naive = Naive(seats, scenario, int(state.ground.width) // 16, table, cards == "open")
    match = naive.run()
    wanted = next(match)
    while state.asks != OVER:
        assert wanted == asked(state), state.diagram()
        compare(state, naive)
        values = lively(state, chance)
        answer: object = values
        if state.asks == ROLL:
            answer = values[0]
        elif state.asks == CHOOSE and state.question != CALL:
            answer = text_of(state, values[0])
            if state.question != ACTIVATE:
                listed = [int(each) for each in state.legal(state.turn)]
                judge(state, naive, values[0])
                for _ in range(probes):
                    judge(state, naive, near(state, chance, listed[chance.below(len(listed))]))
        state.answer(values)
        try:
            wanted = match.send(answer)
        except StopIteration:
            wanted = ("over",)
    assert wanted == ("over",)
    compare(state, naive)
    winners = state.ask().winners
    side = winners[0] % 2 if winners else None
    assert side == naive.winner and len(winners) == (0 if side is None else seats // 2)


@pytest.mark.parametrize(("seats", "scenario", "size", "table", "cards"), SHARE)
def test_both_play_the_same_match(
    seats: int, scenario: str, size: str, table: int, cards: str
) -> None:
    for seed in range(2 if native.mode() == "native" else 1):
        play_in_step(seats, scenario, size, table, cards, seed, 2)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "scenario", "size", "table", "cards"), ALL)
def test_both_play_the_same_matches_everywhere(
    seats: int, scenario: str, size: str, table: int, cards: str
) -> None:
    for seed in range(10, 14):
        play_in_step(seats, scenario, size, table, cards, seed, 6)
