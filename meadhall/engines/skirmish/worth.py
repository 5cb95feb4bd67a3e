"""What is a hit worth, what a fight, what a shot? In hundredths of a coin.

Coins are what wins, so everything is told in them: what a wound, a shock or a death costs beside
the coins that it brings the other side, how many hits a fight gives on average, and what a figure
gains or fears where it stands.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish import combat, scenarios, shooting
from meadhall.engines.skirmish.field import (
    ESCORT,
    HILL,
    LYING,
    NO_THING,
    RAID,
    Field,
)
from meadhall.engines.skirmish.figures import (
    ARCHER,
    COMBAT_DIE,
    HERO,
    KINDS,
    LIVING,
    NO_FIGURE,
    kind_of,
    side_of,
)
from meadhall.engines.skirmish.measure import CONTACT, root, squared
from meadhall.engines.skirmish.movement import MOVE, STOP
from meadhall.engines.skirmish.terrain import NOWHERE, VILLAGE

COIN: Final = 100

STATES: Final = 7
"""Of a figure: 0 to 2 shocks, the same wounded, dead."""

HARM: Final[vec[i64]] = vec[i64](
    [
        0, 63, 143, 127, 215, 295, 251,
        0, 43, 86, 86, 130, 161, 105,
        0, 37, 83, 75, 105, 135, 109,
    ]
)  # fmt: skip
"""What each state of each kind costs its side, beside the coins that were paid for it."""

# How often one side hits the other in a fight of two, in thousandths of a hit.
LEAST: Final = -4
MOST: Final = 2
BONUSES: Final = MOST - LEAST + 1

CLOSE: Final = STOP + 2
"""Centres up to so far apart: a charge reaches."""

FAR: Final = CLOSE + MOVE
"""And so far: a move and then a charge does."""

ARROWS_COME: Final = shooting.LONG + MOVE // 2
"""An archer so near can soon shoot."""


# What a figure hopes for and fears counts less than what has happened, in hundredths.
HOPE: Final = 54
FEAR: Final = 50
FEAR_OF_ARROWS: Final = 20
IN_CONTACT: Final = 83

# How much of a charge comes true, in hundredths: of one that reaches now, and of one that first
# takes a move.
CHARGE_NOW: Final = 75
CHARGE_LATER: Final = 35

ACTED: Final = 80
"""Hundredths: how much of what an enemy threatens is left when it has acted in this turn."""

HELPED: Final = 25
"""A friend who is fighting the enemy already makes a charge better by this."""

TOGETHER: Final = 2
IN_COVER: Final = 3
"""What each friend within six inches is worth, and cover."""

# What an inch less to the nearest enemy is worth, in sixtieths of a hundredth of a coin.
NEARER: Final = 144
NEARER_FOR_ARCHERS: Final = 38

SCORES: Final = 14
"""Scores of a fight: from 0 up to below this."""

# What a step towards the goal of a scenario is worth, in hundredths of a hundredth of a coin for
# each sixteenth of an inch.
TO_HILL: Final = 13
TO_LOOT: Final = 25
TO_LOOT_OF_OWN: Final = 16
HOME_WITH_LOOT: Final = 77
TO_BAGGAGE: Final = 14
TO_BAGGAGE_OF_OWN: Final = 7

ON_HILL: Final = 63
BESIDE_BAGGAGE: Final = 12


def state_of(field: Field, figure: i64) -> i64:
    """The figure's state, as `HARM` lists it."""
    if not field.lives(figure):
        return STATES - 1
    return field.shock[figure] + 3 * field.wounded[figure]


def after_hit(kind: i64, state: i64, roll: i64) -> i64:
    """The state after one saving throw."""
    result = roll + 1 if kind == HERO else roll
    shock, wounded = state % 3, state // 3
    if state == STATES - 1 or result <= 1:
        return STATES - 1
    if result == 2:
        return STATES - 1 if wounded == 1 else shock + 3
    if result <= 5:
        shock += 2 if result == 3 else 1
    if shock >= 3:
        return STATES - 1 if wounded == 1 else i64(3)
    return shock + 3 * wounded


def coins_paid(kind: i64, before: i64, after: i64) -> i64:
    """The coins that the other side gets when a figure comes from one state to another."""
    if before == STATES - 1:
        return 0
    if after == STATES - 1:
        return 3 if kind == HERO else 2 - kind // 2
    return 1 if kind == HERO and before < 3 and after >= 3 else 0


def hit_table() -> vec[i64]:
    """What one hit costs on average, by kind and state."""
    table = vec[i64]()
    for kind in range(i64(KINDS)):
        for state in range(i64(STATES)):
            total: i64 = 0
            for roll in range(i64(1), i64(7)):
                after = after_hit(kind, state, roll)
                total += HARM[kind * STATES + after] - HARM[kind * STATES + state]
                total += COIN * coins_paid(kind, state, after)
            table = append(table, total // 6 if state < STATES - 1 else i64(0))
    return table


def fight_table() -> vec[i64]:
    """Average hits, in thousandths, by both kinds and both bonuses."""
    table = vec[i64]()
    for mine in range(i64(KINDS)):
        for other in range(i64(KINDS)):
            for own_bonus in range(i64(LEAST), i64(MOST + 1)):
                for other_bonus in range(i64(LEAST), i64(MOST + 1)):
                    table = append(table, average(mine, other, own_bonus, other_bonus))
    return table


def average(mine: i64, other: i64, own_bonus: i64, other_bonus: i64) -> i64:
    """How often the first hits the second in one fight, in thousandths."""
    hits: i64 = 0
    for first in range(i64(1), COMBAT_DIE[mine] + 1):
        for second in range(i64(1), COMBAT_DIE[other] + 1):
            own, others = first + own_bonus, second + other_bonus
            hits += combat.hits_of(own if own > 0 else i64(0), others if others > 0 else i64(0))
    return hits * 1000 // (COMBAT_DIE[mine] * COMBAT_DIE[other])


HIT: Final[vec[i64]] = hit_table()
FIGHTS: Final[vec[i64]] = fight_table()


def hit_worth(field: Field, figure: i64) -> i64:
    """What one hit on this figure costs its side."""
    return HIT[kind_of(figure) * STATES + state_of(field, figure)]


def hits(mine: i64, other: i64, own_bonus: i64, other_bonus: i64) -> i64:
    """How often the first kind hits the second in one fight, in thousandths."""
    row = (mine * KINDS + other) * BONUSES + clamped(own_bonus) - LEAST
    return FIGHTS[row * BONUSES + clamped(other_bonus) - LEAST]


def clamped(bonus: i64) -> i64:
    if bonus < LEAST:
        return LEAST
    return MOST if bonus > MOST else bonus


def weakness(field: Field, figure: i64) -> i64:
    """What shock and wounds take from its die."""
    return -field.shock[figure] - 2 * field.wounded[figure]


def ground_bonus(field: Field, x: i64, y: i64, other_x: i64, other_y: i64, defends: bool) -> i64:
    """What the ground gives to who stands here against an enemy there."""
    ground = field.ground
    hill = ground.hill_at(x, y)
    if hill != NOWHERE:
        if not ground.is_in(hill, other_x, other_y):
            return 1
        return 1 if ground.to_crest(hill, other_x, other_y) > ground.to_crest(hill, x, y) else 0
    return 1 if defends and ground.is_cover(x, y) else 0


def fight_worth(field: Field, figure: i64, x: i64, y: i64, enemy: i64, charges: bool) -> i64:
    """What a fight with this enemy brings the figure's side if it stands here, on average."""
    mine, other = kind_of(figure), kind_of(enemy)
    ex, ey = field.x[enemy], field.y[enemy]
    own = weakness(field, figure) + ground_bonus(field, x, y, ex, ey, not charges)
    own += 1 if charges else 0
    others = weakness(field, enemy) + ground_bonus(field, ex, ey, x, y, True)
    gain = hits(mine, other, own, others) * hit_worth(field, enemy)
    return (gain - hits(other, mine, others, own) * hit_worth(field, figure)) // 1000


def shot_worth(field: Field, x: i64, y: i64, target: i64) -> i64:
    """What one shot from here at this target brings on average; 0 where there is none."""
    if shooting.line(field, x, y, target) != shooting.IN_SIGHT:
        return 0
    return (7 - shooting.needed(field, x, y, target)) * hit_worth(field, target) // 6


def group_worth(field: Field, figure: i64, x: i64, y: i64, charges: bool) -> i64:
    """What one round of the fight brings, on average, that there is if the figure stands here:
    the highest score of each side counts, and friends who are in it already help."""
    side = side_of(figure)
    mine = vec[i64]([1] * SCORES)  # in how many ways nobody of this side scores more
    theirs = vec[i64]([1] * SCORES)
    at_stake = hit_worth(field, figure)
    prize: i64 = 0
    met = NO_FIGURE
    for enemy in range(field.figures()):
        if is_met(field, figure, x, y, enemy):
            bonus = weakness(field, enemy)
            bonus += ground_bonus(field, field.x[enemy], field.y[enemy], x, y, True)
            throw(theirs, enemy, bonus)
            prize = larger(prize, hit_worth(field, enemy))
            if met == NO_FIGURE:
                met = enemy
    if met == NO_FIGURE:
        return 0
    for friend in range(field.figures()):
        if side_of(friend) != side or friend == figure or not field.lives(friend):
            continue
        helped = met_by_both(field, figure, x, y, friend)
        if helped != NO_FIGURE:
            bonus = weakness(field, friend) + standing_bonus(field, friend, helped)
            throw(mine, friend, bonus)
            at_stake = larger(at_stake, hit_worth(field, friend))
    bonus = weakness(field, figure) + (1 if charges else 0)
    bonus += ground_bonus(field, x, y, field.x[met], field.y[met], not charges)
    throw(mine, figure, bonus)
    whole = mine[SCORES - 1] * theirs[SCORES - 1]
    return (ways_to_hit(mine, theirs) * prize - ways_to_hit(theirs, mine) * at_stake) // whole


def larger(one: i64, other: i64) -> i64:
    return one if one >= other else other


def is_met(field: Field, figure: i64, x: i64, y: i64, enemy: i64) -> bool:
    """Would the figure be in contact with this one, if it stood here?"""
    return (
        field.lives(enemy)
        and side_of(enemy) != side_of(figure)
        and field.gap_to(enemy, x, y) <= CONTACT * CONTACT
    )


def met_by_both(field: Field, figure: i64, x: i64, y: i64, friend: i64) -> i64:
    """An enemy whom the figure would meet here and whom the friend fights already."""
    for enemy in range(field.figures()):
        if field.touches(friend, enemy) and is_met(field, figure, x, y, enemy):
            return enemy
    return NO_FIGURE


def standing_bonus(field: Field, figure: i64, enemy: i64) -> i64:
    """What the ground gives to a figure that stays where it is."""
    return ground_bonus(
        field, field.x[figure], field.y[figure], field.x[enemy], field.y[enemy], True
    )


def throw(ways: vec[i64], figure: i64, bonus: i64) -> None:
    """Count this figure's die in: in how many ways nobody scores more than each score."""
    die = COMBAT_DIE[kind_of(figure)]
    for score in range(i64(SCORES)):
        faces = score - bonus
        ways[score] *= 0 if faces < 0 else die if faces > die else faces


def ways_to_hit(own: vec[i64], others: vec[i64]) -> i64:
    """In how many ways the one side hits; a double hit counts twice."""
    total: i64 = 0
    for score in range(i64(1), i64(SCORES)):
        below_half = others[(score - 1) // 2]
        total += (own[score] - own[score - 1]) * (others[score - 1] + below_half)
    return total


def place_worth(field: Field, figure: i64, x: i64, y: i64) -> i64:
    """What the figure may hope for and must fear where it stands, or would stand here."""
    total: i64 = 0
    kind = kind_of(figure)
    is_weak = field.is_weak(figure)
    in_cover = field.ground.is_cover(x, y)
    best_shot: i64 = 0
    best_charge: i64 = 0
    worst: i64 = 0
    shot_at: i64 = 0
    nearest: i64 = 1_000_000
    is_fighting = False
    for other in range(field.figures()):
        if not field.lives(other) or other == figure:
            continue
        gap = field.gap_to(other, x, y)
        if side_of(other) == side_of(figure):
            total += TOGETHER if gap < MOVE * MOVE else 0
            continue
        if gap < nearest:
            nearest = gap
        if gap <= CONTACT * CONTACT:
            is_fighting = True
            continue
        is_close = gap <= CLOSE * CLOSE
        if is_close or gap <= FAR * FAR:
            share: i64 = CHARGE_NOW if is_close else CHARGE_LATER
            if is_close or not is_weak:
                mine = fight_worth(field, figure, x, y, other, True)
                mine += HELPED * fighting(field, figure, other)
                best_charge = larger(best_charge, mine * share // 100)
            if is_close or not field.is_weak(other):
                left: i64 = ACTED if field.activated[other] == 1 else 100
                threat = charged_worth(field, figure, x, y, other) * share // 100
                worst = larger(worst, threat * left // 100)
        if kind == ARCHER and gap <= shooting.LONG * shooting.LONG:
            best_shot = larger(best_shot, shot_worth(field, x, y, other))
        if kind_of(other) == ARCHER and gap <= ARROWS_COME * ARROWS_COME:
            shot_at += hit_worth(field, figure) * (2 if in_cover else 3) // 12
    if is_fighting:
        total += group_worth(field, figure, x, y, False) * IN_CONTACT // 100
    if in_cover:
        total += IN_COVER
    hope = larger(best_shot if is_weak else 2 * best_shot, best_charge)
    total += (hope * HOPE - worst * FEAR - shot_at * FEAR_OF_ARROWS) // 100
    if nearest < 1_000_000:
        total -= root(nearest) * (NEARER_FOR_ARCHERS if kind == ARCHER else NEARER) // 960
    return total + goal_worth(field, figure, x, y)


def fighting(field: Field, figure: i64, enemy: i64) -> i64:
    """How many others fight this enemy."""
    count: i64 = 0
    for other in range(field.figures()):
        if other != figure and field.touches(other, enemy):
            count += 1
    return count


def charged_worth(field: Field, figure: i64, x: i64, y: i64, enemy: i64) -> i64:
    """What this enemy would gain by charging the figure here."""
    ex, ey = field.x[enemy], field.y[enemy]
    mine, other = kind_of(figure), kind_of(enemy)
    own = weakness(field, figure) + ground_bonus(field, x, y, ex, ey, True)
    others = weakness(field, enemy) + 1
    gain = hits(other, mine, others, own) * hit_worth(field, figure)
    return (gain - hits(mine, other, own, others) * hit_worth(field, enemy)) // 1000


def goal_worth(field: Field, figure: i64, x: i64, y: i64) -> i64:
    """What standing here promises for the scenario."""
    side = side_of(figure)
    if field.scenario == RAID:
        return raid_worth(field, figure, side, x, y)
    if field.scenario == HILL:
        return hill_worth(field, figure, x, y)
    if field.scenario == ESCORT and field.cart_status == LIVING:
        gap = root(squared(x - field.cart_x, y - field.cart_y))
        if side == scenarios.ATTACKER:
            return -gap * TO_BAGGAGE // 100
        return -gap * TO_BAGGAGE_OF_OWN // 100 if gap > 80 else i64(BESIDE_BAGGAGE)
    return 0


def raid_worth(field: Field, figure: i64, side: i64, x: i64, y: i64) -> i64:
    if field.carries[figure] != NO_THING:
        return 320 - y * HOME_WITH_LOOT // 100 if side == scenarios.ATTACKER else 120 + y // 8
    for thing in range(len(field.thing_state)):
        if field.thing_state[thing] == LYING:
            gap = root(squared(x - field.thing_x[thing], y - field.thing_y[thing]))
            return -gap * (TO_LOOT if side == scenarios.ATTACKER else TO_LOOT_OF_OWN) // 100
    return 0


def hill_worth(field: Field, figure: i64, x: i64, y: i64) -> i64:
    ground = field.ground
    if ground.hill_at(x, y) != NOWHERE:
        return ON_HILL if field.shock[figure] == 0 else ON_HILL // 2
    for area in range(i64(len(ground.kinds))):
        if ground.kinds[area] > VILLAGE:
            return -root(ground.to_crest(area, x, y)) * TO_HILL // 100
    return 0
