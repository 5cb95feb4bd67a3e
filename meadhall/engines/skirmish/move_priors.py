"""What would an experienced player rather do? Weights for every action that is listed."""

from typing import Final

from meadhall.engines.chance import Chance
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish import actions, scenarios, worth
from meadhall.engines.skirmish.actions import end_of, target_of, verb_of, x_of, y_of
from meadhall.engines.skirmish.field import (
    ACT,
    ACTIVATE,
    DEPLOY,
    ESCORT,
    HAUL,
    HILL,
    RAID,
    STRIKE,
    Field,
)
from meadhall.engines.skirmish.figures import ARCHER, HERO, NO_FIGURE, kind_of, side_of
from meadhall.engines.skirmish.measure import BASE, squared
from meadhall.engines.skirmish.terrain import VILLAGE

PARTS: Final = 8
"""The parts of a halving."""

MOST: Final = 20
"""Who is so many halvings behind the best has the least weight."""

HALVES: Final[vec[i64]] = vec[i64](
    [1_048_576, 961_548, 881_744, 808_563, 741_455, 679_917, 623_487, 571_740]
)  # fmt: skip
"""The weight of the best, and of what is so many parts of a halving behind it."""

# What an action is worth beside what it brings at once, in hundredths of a coin.
BOLD: Final = 8
CAREFUL: Final = -8
"""A charge goes on in the next turn, and a withdrawal gives up what the fight might bring."""

LEFT_BEHIND: Final = 33
READY_SHOT: Final = 113
FEARED: Final = 44
"""Hundredths: of what its place gave a charger, of a shot, and of what an enemy threatens."""

PICKED_UP: Final = 79
KEPT_FROM_THEM: Final = 30

# How much worse than the best, in hundredths of a coin, makes an action half as likely.
BY_ACT: Final = 4
BY_ACTIVATION: Final = 12
BY_STAND: Final = 20
BY_HAUL: Final = 30


def move_priors(field: Field, listed: vec[i64]) -> vec[i64]:
    """How readily each of these legal actions would be done; always above 0."""
    question = field.question
    halving: i64 = BY_ACT
    if question == ACTIVATE:
        halving = BY_ACTIVATION
    elif question == DEPLOY:
        halving = BY_STAND
    elif question == HAUL:
        halving = BY_HAUL
    return weights(worths_of(field, listed), halving)


def best(field: Field, listed: vec[i64], chance: Chance) -> i64:
    """The one of these legal actions that looks best; of several, one by lot."""
    worths = worths_of(field, listed)
    most = worths[0]
    for each in worths:
        if each > most:
            most = each
    found = vec[i64]()
    for at in range(len(listed)):
        if worths[at] == most:
            found = append(found, listed[at])
    return found[0] if len(found) == 1 else found[chance.below(len(found))]


def worths_of(field: Field, listed: vec[i64]) -> vec[i64]:
    """What each of these legal actions seems to be worth, in hundredths of a coin."""
    question = field.question
    worths = vec[i64](capacity=len(listed))
    if question == ACT:
        figure = field.actor
        here = worth.place_worth(field, figure, field.x[figure], field.y[figure])
        for chosen in listed:
            worths = append(worths, act(field, chosen, here))
    elif question == ACTIVATE:
        for chosen in listed:
            worths = append(worths, urgency(field, target_of(chosen)))
    elif question == DEPLOY:
        for chosen in listed:
            place = target_of(chosen)
            worths = append(worths, stand(field, x_of(place), y_of(place)))
    elif question == HAUL:
        for chosen in listed:
            worths = append(worths, haul(field, chosen))
    elif question == STRIKE:
        for chosen in listed:
            worths = append(worths, worth.hit_worth(field, target_of(chosen)))
    else:
        for _ in range(len(listed)):
            worths = append(worths, i64(0))
    return worths


def weights(worths: vec[i64], halving: i64) -> vec[i64]:
    """The best has the most weight, and who is so much worse half of that."""
    most = worths[0]
    for each in worths:
        if each > most:
            most = each
    found = vec[i64](capacity=len(worths))
    for each in worths:
        behind = (most - each) * PARTS // halving
        weight: i64 = 1
        if behind < MOST * PARTS:
            weight = HALVES[behind % PARTS]
            for _ in range(behind // PARTS):
                weight = weight // 2
        found = append(found, weight)
    return found


def act(field: Field, chosen: i64, here: i64) -> i64:
    """What this action seems to gain, in hundredths of a coin."""
    figure = field.actor
    verb, target = verb_of(chosen), target_of(chosen)
    if verb == actions.MOVE or verb == actions.CROSS:
        place = end_of(target)
        return worth.place_worth(field, figure, x_of(place), y_of(place)) - here
    if verb == actions.CHARGE:
        gain = worth.group_worth(field, figure, x_of(target), y_of(target), True)
        return gain - here * LEFT_BEHIND // 100 + BOLD
    if verb == actions.SHOOT:
        shot = worth.shot_worth(field, field.x[figure], field.y[figure], target)
        return shot * READY_SHOT // 100
    if verb == actions.FIGHT:
        return worth.group_worth(field, figure, field.x[figure], field.y[figure], False)
    if verb == actions.WITHDRAW:
        gain = worth.place_worth(field, figure, x_of(target), y_of(target)) - here + CAREFUL
        return gain - worth.COIN if kind_of(figure) == HERO else gain
    if verb == actions.RECOVER:
        state = worth.state_of(field, figure)
        row = kind_of(figure) * worth.STATES
        return worth.HARM[row + state] - worth.HARM[row + state - 1]
    if verb == actions.PICK_UP:
        return PICKED_UP if side_of(figure) == scenarios.ATTACKER else KEPT_FROM_THEM
    if verb == actions.DROP:
        return -60
    return -3


def urgency(field: Field, figure: i64) -> i64:
    """How much the figure has to gain by acting now."""
    total: i64 = 0
    x, y = field.x[figure], field.y[figure]
    for enemy in range(field.figures()):
        if not field.lives(enemy) or side_of(enemy) == side_of(figure):
            continue
        gap = field.gap_to(enemy, x, y)
        if gap <= worth.FAR * worth.FAR:
            mine = worth.fight_worth(field, figure, x, y, enemy, True)
            theirs = worth.charged_worth(field, figure, x, y, enemy)
            total += (mine if mine > 0 else i64(0)) + (
                theirs if theirs > 0 else i64(0)
            ) * FEARED // 100
        if kind_of(figure) == ARCHER:
            total += worth.shot_worth(field, x, y, enemy)
    return total


def stand(field: Field, x: i64, y: i64) -> i64:
    """How good this is to set up a figure, or the baggage."""
    figure = field.actor
    ground = field.ground
    middle = ground.width // 2
    side: i64 = scenarios.DEFENDER if figure == NO_FIGURE else side_of(figure)
    forward = y - BASE if side == 0 else ground.height - BASE - y
    aim_x = aim(field)
    aside = x - aim_x if x >= aim_x else aim_x - x
    total = 100 - aside * 60 // middle
    if figure == NO_FIGURE:
        return total + forward
    total += forward if kind_of(figure) != ARCHER else forward // 3
    if ground.is_cover(x, y):
        total += 30
    for friend in range(field.figures()):
        if field.lives(friend) and side_of(friend) == side:
            gap = squared(field.x[friend] - x, field.y[friend] - y)
            total += 40 if gap < 80 * 80 else 15 if gap < 160 * 160 else 0
    return total


def aim(field: Field) -> i64:
    """The x of what the scenario is about."""
    ground = field.ground
    for area in range(i64(len(ground.kinds))):
        if field.scenario == RAID and ground.kinds[area] == VILLAGE:
            return ground.crests[2 * area]
        if field.scenario == HILL and ground.kinds[area] > VILLAGE:
            return ground.crests[2 * area]
    if field.scenario == ESCORT and field.cart_status == 1:
        return field.cart_x
    return ground.width // 2


def haul(field: Field, chosen: i64) -> i64:
    """How good it is to have the baggage there."""
    place = end_of(target_of(chosen))
    if verb_of(chosen) == actions.STOP:
        return 0
    x, y = x_of(place), y_of(place)
    total = (field.cart_y - y) * 4
    if y == field.home_edge(scenarios.ATTACKER):
        total += 400
    for figure in range(field.figures()):
        if field.lives(figure):
            gap = squared(field.x[figure] - x, field.y[figure] - y)
            if side_of(figure) == scenarios.ATTACKER and gap < 160 * 160:
                total -= 60
            elif side_of(figure) == scenarios.DEFENDER and gap < 80 * 80:
                total += 50
    return total
