"""How much of what happened was owed to the dice? For the search.

A fight or a shot promises a side something before its dice fall, and the dice of death promise it
something when they come. What comes of it beyond the promise is luck. The search takes it away
again from what a trial brought: over many trials the dice give nobody anything, but in a hundred
they still hide what a choice is worth.

Only figures and coins are counted here, so that it is quick. The search stays fair, however
rough that is: each promise is the exact average of what the dice can make of it. In a fight of
several, whom the hits meet is a choice. So only its dice of death are counted.
"""

from typing import Final

from meadhall.engines.advantage import chance_of
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish import combat, shooting, worth
from meadhall.engines.skirmish.evaluation import BY_COIN
from meadhall.engines.skirmish.field import (
    COINS_PER_PLAYER,
    COMBAT_DIE,
    SAVING_DIE,
    SHOT_DIE,
    Field,
)
from meadhall.engines.skirmish.figures import COMBAT_DIE as FACES
from meadhall.engines.skirmish.figures import KINDS, kind_of, side_of

WON: Final = 1000


def hits_table(hits: i64) -> vec[i64]:
    """In how many ways the first figure hits the second that many times, by kinds and bonuses."""
    table = vec[i64]()
    for mine in range(i64(KINDS)):
        for other in range(i64(KINDS)):
            for own_bonus in range(i64(worth.LEAST), i64(worth.MOST + 1)):
                for other_bonus in range(i64(worth.LEAST), i64(worth.MOST + 1)):
                    table = append(table, ways(mine, other, own_bonus, other_bonus, hits))
    return table


def ways(mine: i64, other: i64, own_bonus: i64, other_bonus: i64, hits: i64) -> i64:
    count: i64 = 0
    for first in range(i64(1), FACES[mine] + 1):
        for second in range(i64(1), FACES[other] + 1):
            own, others = first + own_bonus, second + other_bonus
            if combat.hits_of(own if own > 0 else i64(0), others if others > 0 else i64(0)) == hits:
                count += 1
    return count


ONE_HIT: Final[vec[i64]] = hits_table(1)
TWO_HITS: Final[vec[i64]] = hits_table(2)


def is_counted(field: Field) -> bool:
    """Will the next die be counted as luck?"""
    question = field.question
    if question == COMBAT_DIE:
        return len(field.fighters) == 2 and len(field.rolls) == 0
    return question in (SHOT_DIE, SAVING_DIE)


def promise(field: Field) -> i64:
    """How likely side 0 wins, by figures and coins and what the dice at hand bring on average."""
    balance = balance_of(field)
    question = field.question
    if question == SAVING_DIE:
        return after_hits(field, balance, field.target, field.hits)
    now = chance(field, balance, field.coins[0], field.coins[1])
    if question == SHOT_DIE:
        actor, target = field.actor, field.target
        good = 7 - shooting.needed(field, field.x[actor], field.y[actor], target)
        return (good * after_hits(field, balance, target, 1) + (6 - good) * now) // 6
    if question == COMBAT_DIE:
        return after_fight(field, balance, now)
    return now


def balance_of(field: Field) -> i64:
    """What side 0 is ahead, in hundredths of a coin: coins, and what its figures have suffered."""
    balance = worth.COIN * (field.coins[0] - field.coins[1])
    for figure in range(field.figures()):
        harm = worth.HARM[kind_of(figure) * worth.STATES + worth.state_of(field, figure)]
        balance += harm if side_of(figure) == 1 else -harm
    return balance


def chance(field: Field, balance: i64, own_coins: i64, other_coins: i64) -> i64:
    """How likely side 0 wins, in thousandths."""
    goal = field.goal()
    if own_coins >= goal:
        return WON
    if other_coins >= goal:
        return 0
    return chance_of(balance * COINS_PER_PLAYER * BY_COIN // (goal * 100))


def after_fight(field: Field, balance: i64, now: i64) -> i64:
    """What a fight of two promises."""
    one, other = field.fighters[0], field.fighters[1]
    mine, theirs = kind_of(one), kind_of(other)
    own = combat.bonus(field, field.fighters, field.charger, one) - worth.LEAST
    others = combat.bonus(field, field.fighters, field.charger, other) - worth.LEAST
    row = ((mine * KINDS + theirs) * worth.BONUSES + own) * worth.BONUSES + others
    back = ((theirs * KINDS + mine) * worth.BONUSES + others) * worth.BONUSES + own
    whole = FACES[mine] * FACES[theirs]
    left = whole - ONE_HIT[row] - TWO_HITS[row] - ONE_HIT[back] - TWO_HITS[back]
    total = left * now
    total += ONE_HIT[row] * after_hits(field, balance, other, 1)
    total += TWO_HITS[row] * after_hits(field, balance, other, 2)
    total += ONE_HIT[back] * after_hits(field, balance, one, 1)
    total += TWO_HITS[back] * after_hits(field, balance, one, 2)
    return total // whole


def after_hits(field: Field, balance: i64, target: i64, hits: i64) -> i64:
    """What the dice of death promise after so many hits on a figure."""
    return after_states(
        field, balance, target, worth.state_of(field, target), hits, field.coins[0], field.coins[1]
    )


def after_states(
    field: Field, balance: i64, target: i64, state: i64, hits: i64, coins: i64, other_coins: i64
) -> i64:
    """The same from a state of the figure, a balance and both sides' coins at that moment."""
    kind, side = kind_of(target), side_of(target)
    total: i64 = 0
    for roll in range(i64(1), i64(7)):
        after = worth.after_hit(kind, state, roll)
        paid = worth.coins_paid(kind, state, after)
        row = kind * worth.STATES
        cost = worth.HARM[row + after] - worth.HARM[row + state] + worth.COIN * paid
        own = coins + paid if side == 1 else coins
        others = other_coins + paid if side == 0 else other_coins
        left = balance + cost if side == 1 else balance - cost
        if hits > 1 and after < worth.STATES - 1:
            total += after_states(field, left, target, after, hits - 1, own, others)
        else:
            total += chance(field, left, own, others)
    return total // 6
