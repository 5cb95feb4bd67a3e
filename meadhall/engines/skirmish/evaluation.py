"""What does the position promise? For the search."""

from typing import Final

from meadhall.engines.advantage import chance_of
from meadhall.engines.packed import i64
from meadhall.engines.skirmish import scenarios, worth
from meadhall.engines.skirmish.field import COINS_PER_PLAYER, ESCORT, HILL, Field
from meadhall.engines.skirmish.figures import LIVING, kind_of, side_of

BY_PLACE: Final = 70
"""Hundredths: how much of what the figures hope for and fear comes true."""

BY_COIN: Final = 46
"""What a coin is worth in a match to three coins, as `advantage` counts."""

BY_HOLDING: Final = 170
"""What it is worth to have held the hill for one turn."""


CART_EVEN: Final = 312
"""The baggage's y at which its way is worth as much to its owner as the danger to it."""


def evaluate(field: Field, side: i64) -> i64:
    """How good it looks for a side: 0 lost, 500 even, 1000 won."""
    return chance_of(advantage(field, side))


def advantage(field: Field, side: i64) -> i64:
    """What speaks for the side, in hundredths (see `advantage`)."""
    balance = worth.COIN * (field.coins[0] - field.coins[1])
    for figure in range(field.figures()):
        sign: i64 = 1 if side_of(figure) == 0 else -1
        balance -= sign * worth.HARM[kind_of(figure) * worth.STATES + worth.state_of(field, figure)]
        if field.lives(figure):
            place = worth.place_worth(field, figure, field.x[figure], field.y[figure])
            balance += sign * place * BY_PLACE // 100
    balance += goals(field)
    scaled = balance * COINS_PER_PLAYER * BY_COIN // (field.goal() * 100)
    left = scenarios.LAST_TURN - field.round
    if left < 4:
        scaled += (field.coins[0] - field.coins[1]) * 60 * (4 - left) // 4
        best = scenarios.winner(field)
        if best >= 0 and field.coins[0] == field.coins[1]:
            scaled += (60 if best == 0 else -60) * (4 - left) // 4
    return scaled if side == 0 else -scaled


def goals(field: Field) -> i64:
    """What the goals promise side 0, beside where its figures stand."""
    total: i64 = 0
    if field.scenario == HILL:
        total += BY_HOLDING * (field.held[0] - field.held[1])
    if field.scenario == ESCORT and field.cart_status == LIVING:
        total += field.cart_y - CART_EVEN
    return total
