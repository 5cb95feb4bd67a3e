"""What the evaluation counts, one number for each thing, for `meadhall learn`.

All of it is counted for side 0; what speaks for side 1 has a weight below 0. A coin, harm, places
and goals are in tenths of what they are worth in a match to three coins.
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.skirmish import evaluation, scenarios, worth
from meadhall.engines.skirmish.field import COINS_PER_PLAYER, ESCORT, HILL, Field
from meadhall.engines.skirmish.figures import LIVING, kind_of, side_of

SCENARIOS: Final = 4

NAMES: Final = (
    "coins",
    "harm",
    "places",
    "turns that the hill was held",
    "way of the baggage",
    "coins in the last turns",
    "ahead by the scenario in the last turns",
    *(f"from the start, scenario {number}" for number in ("1", "2", "3", "4")),
)
LAST: Final = 4


def weights() -> list[int]:
    """What `evaluation` counts each for, in thousandths of what `advantage` counts."""
    one = evaluation.BY_COIN
    places = one * evaluation.BY_PLACE // 100
    return [one, -one, places, one, one, 15_000, 15_000, *[0] * SCENARIOS]


def features(field: Field, side: i64) -> vec[i64]:
    found = vec[i64]([0] * (7 + SCENARIOS))
    if side != 0:
        return found
    found[0] = worth.COIN * (field.coins[0] - field.coins[1])
    for figure in range(field.figures()):
        sign: i64 = 1 if side_of(figure) == 0 else -1
        state = worth.state_of(field, figure)
        found[1] += sign * worth.HARM[kind_of(figure) * worth.STATES + state]
        if field.lives(figure):
            found[2] += sign * worth.place_worth(field, figure, field.x[figure], field.y[figure])
    if field.scenario == HILL:
        found[3] = evaluation.BY_HOLDING * (field.held[0] - field.held[1])
    if field.scenario == ESCORT and field.cart_status == LIVING:
        found[4] = field.cart_y - evaluation.CART_EVEN
    for at in range(i64(5)):
        found[at] = found[at] * COINS_PER_PLAYER * 10 // field.goal()
    left = scenarios.LAST_TURN - field.round
    if left < LAST:
        found[5] = (field.coins[0] - field.coins[1]) * (LAST - left)
        best = scenarios.winner(field)
        if best >= 0 and field.coins[0] == field.coins[1]:
            found[6] = (1 if best == 0 else -1) * (LAST - left)
    if field.scenario < SCENARIOS:
        found[7 + field.scenario] = 1
    return found
