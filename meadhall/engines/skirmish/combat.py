"""Who is in this fight, what does each add to the die, and who strikes whom?"""

from typing import Final

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish.field import UNROLLED, Field
from meadhall.engines.skirmish.figures import COMBAT_DIE, NO_FIGURE, kind_of, owner_of, side_of
from meadhall.engines.skirmish.terrain import NOWHERE

# What a modifier is for, and how much it gives; in this order they are told.
CHARGING: Final = 0
UPHILL: Final = 1
DEFENDING: Final = 2
SHOCKED: Final = 3
WOUNDED: Final = 4


def fighters_around(field: Field, actor: i64) -> vec[i64]:
    """Who rolls a die when this figure fights: the figure, every enemy in contact with it, and
    every friend in contact with one of those. Nobody further away."""
    found = vec[i64]()
    for figure in range(field.figures()):
        if figure == actor or field.touches(actor, figure):
            found = append(found, figure)
        elif field.lives(figure) and side_of(figure) == side_of(actor):
            for enemy in range(field.figures()):
                if field.touches(actor, enemy) and field.touches(figure, enemy):
                    found = append(found, figure)
                    break
    return found


def is_uphill(field: Field, fighters: vec[i64], figure: i64) -> bool:
    """Does it stand on a hill above every enemy it touches in this fight?"""
    ground = field.ground
    hill = ground.hill_at(field.x[figure], field.y[figure])
    if hill == NOWHERE:
        return False
    height = ground.to_crest(hill, field.x[figure], field.y[figure])
    for enemy in fighters:
        if (
            field.touches(figure, enemy)
            and ground.is_in(hill, field.x[enemy], field.y[enemy])
            and ground.to_crest(hill, field.x[enemy], field.y[enemy]) <= height
        ):
            return False
    return True


def is_defending(field: Field, charger: i64, figure: i64) -> bool:
    """Does it stand in woods or a village and not charge?"""
    return figure != charger and field.ground.is_cover(field.x[figure], field.y[figure])


def modifiers(field: Field, fighters: vec[i64], charger: i64, figure: i64) -> vec[i64]:
    """What changes the figure's die, at the place of each reason; ground counts once."""
    found = vec[i64]([0, 0, 0, -field.shock[figure], -2 * field.wounded[figure]])
    if figure == charger:
        found[CHARGING] = 1
    if is_uphill(field, fighters, figure):
        found[UPHILL] = 1
    elif is_defending(field, charger, figure):
        found[DEFENDING] = 1
    return found


def bonus(field: Field, fighters: vec[i64], charger: i64, figure: i64) -> i64:
    """What is added to the figure's die."""
    total: i64 = 0
    for each in modifiers(field, fighters, charger, figure):
        total += each
    return total


def score(field: Field, fighters: vec[i64], charger: i64, figure: i64, roll: i64) -> i64:
    """What the figure's roll comes to; never below 0."""
    total = roll + bonus(field, fighters, charger, figure)
    return total if total > 0 else 0


def best_score(field: Field, side: i64) -> i64:
    """The highest score of a side in the fight that was rolled."""
    best: i64 = UNROLLED
    for at in range(len(field.fighters)):
        if side_of(field.fighters[at]) == side:
            got = score_at(field, at)
            if got > best:
                best = got
    return best


def score_at(field: Field, at: i64) -> i64:
    """The score of the fighter at this place of the list."""
    return score(field, field.fighters, field.charger, field.fighters[at], field.rolls[at])


def die_of(figure: i64) -> i64:
    return COMBAT_DIE[kind_of(figure)]


def hits_of(winner: i64, loser: i64) -> i64:
    """How often a score strikes a lower one: twice if it is more than double."""
    if winner <= loser:
        return 0
    return 2 if winner > 2 * loser else 1


def strikers(field: Field, side: i64) -> vec[i64]:
    """The figures of the winning side with its highest score."""
    best = best_score(field, side)
    found = vec[i64]()
    for at in range(len(field.fighters)):
        if side_of(field.fighters[at]) == side and score_at(field, at) == best:
            found = append(found, field.fighters[at])
    return found


def victims(field: Field, side: i64) -> vec[i64]:
    """Whom the winning side may strike: enemies of this fight in contact with a top figure."""
    top = strikers(field, side)
    found = vec[i64]()
    for enemy in field.fighters:
        for figure in top:
            if field.touches(figure, enemy):
                found = append(found, enemy)
                break
    return found


def decide(field: Field) -> None:
    """All dice are rolled: who has won, how many hits, and whose owner chooses the victim."""
    first, second = best_score(field, 0), best_score(field, 1)
    field.hits = 0
    field.striker = NO_FIGURE
    if first == second:
        return
    side: i64 = 0 if first > second else 1
    field.hits = hits_of(first, second) if side == 0 else hits_of(second, first)
    field.striker = strikers(field, side)[0]


def chooser(field: Field) -> i64:
    """The seat that chooses the victim."""
    return owner_of(field.striker)
