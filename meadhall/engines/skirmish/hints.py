"""What an experienced player would do, and why, in words: for a hint."""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.skirmish import (
    actions,
    candidates,
    move_priors,
    movement,
    shooting,
    view,
    worth,
)
from meadhall.engines.skirmish.actions import end_of, target_of, verb_of, x_of, y_of
from meadhall.engines.skirmish.field import (
    ACT,
    ACTIVATE,
    DEPLOY,
    ESCORT,
    HAUL,
    HILL,
    NO_THING,
    RAID,
    STRIKE,
    Field,
)
from meadhall.engines.skirmish.figures import ARCHER, NO_FIGURE, kind_of, side_of
from meadhall.engines.skirmish.words import figure_code, place_name

THREAT: Final = 8
"""Hundredths of a coin: a charge that promises the enemy more than this is a danger."""


class Hint(Form):
    """One sentence about the choice at hand."""

    DEPLOY = "Set your figures up near each other, and the archer behind them."
    ACTIVATE = "Choose {figure}: it has the most to gain or to lose now."
    CHARGE = (
        "Charge {enemies}: of 100 such fights {figure}'s side hits in {win} and is hit in {lose}."
    )
    SHOOT = "Shoot at {enemy}: the die hits from {needed} on."
    FIGHT = "Fight on: of 100 such fights your side hits in {win} and is hit in {lose}."
    WITHDRAW = "Withdraw: of 100 such fights your side would be hit in {lose} and hit in {win}."
    RECOVER = "Recover: shock costs an action, and a point in each fight."
    PICK_UP = "Pick up the loot."
    DROP = "Drop the loot: it forbids {figure} to charge and to shoot."
    LOOT = "Go to {place}, nearer to the loot."
    HOME = "Go to {place}, nearer to your edge with the loot."
    HILL = "Go to {place}: the hill is what this match is about."
    BAGGAGE = "Go to {place}, nearer to the baggage."
    FLEE = "Go to {place}: where {figure} stands, {enemy} can come and charge."
    AIM = "Go to {place}: from there {figure} can shoot at {enemy}."
    REACH = "Go to {place}: from there {figure} can charge {enemy}."
    NEARER = "Go to {place}, and keep near your friends."
    STAY = "Leave it at that: {figure} stands well."
    STRIKE = "{figure} suffers most from a hit."
    HAUL = "Bring the baggage on to {place}, with your figures around it."
    WAIT = "Leave the baggage where it is."


def hint(field: Field, seat: i64) -> Phrase | None:
    """What this seat, which is asked, might do; None where nothing can be said."""
    question = field.question
    if question == DEPLOY:
        return say(Hint.DEPLOY)
    if question not in (ACT, ACTIVATE, STRIKE, HAUL):
        return None
    best = likeliest(field, seat)
    place = place_name(end_of(target_of(best)))
    if question == ACTIVATE:
        return say(Hint.ACTIVATE, figure=figure_code(field, target_of(best)))
    if question == STRIKE:
        return say(Hint.STRIKE, figure=figure_code(field, target_of(best)))
    if question == HAUL:
        is_still = verb_of(best) == actions.STOP
        return say(Hint.WAIT) if is_still else say(Hint.HAUL, place=place)
    return of_act(field, best)


def likeliest(field: Field, seat: i64) -> i64:
    """The action that an experienced player would most readily do."""
    listed = candidates.listed(field, seat)
    weights = move_priors.move_priors(field, listed)
    best: i64 = 0
    for at in range(len(listed)):
        if weights[at] > weights[best]:
            best = at
    return listed[best]


def of_act(field: Field, chosen: i64) -> Phrase:
    """Why the activated figure should do this."""
    figure = field.actor
    name, verb, target = figure_code(field, figure), verb_of(chosen), target_of(chosen)
    if verb == actions.CHARGE:
        x, y = x_of(target), y_of(target)
        enemies = tuple(
            figure_code(field, enemy) for enemy in movement.touched_from(field, figure, x, y)
        )
        odds = view.charge_odds(field, int(figure), int(x), int(y))
        win, lose = odds.win // 10, odds.lose // 10
        return say(Hint.CHARGE, enemies=enemies, figure=name, win=win, lose=lose)
    if verb == actions.SHOOT:
        needed = int(shooting.needed(field, field.x[figure], field.y[figure], target))
        return say(Hint.SHOOT, enemy=figure_code(field, target), needed=needed)
    if verb in (actions.FIGHT, actions.WITHDRAW):
        odds = view.fight_odds(field, int(figure))
        form = Hint.FIGHT if verb == actions.FIGHT else Hint.WITHDRAW
        return say(form, win=odds.win // 10, lose=odds.lose // 10)
    if verb == actions.RECOVER:
        return say(Hint.RECOVER)
    if verb == actions.PICK_UP:
        return say(Hint.PICK_UP)
    if verb == actions.DROP:
        return say(Hint.DROP, figure=name)
    if verb == actions.STOP:
        return say(Hint.STAY, figure=name)
    return of_way(field, figure, end_of(target))


def of_way(field: Field, figure: i64, end: i64) -> Phrase:
    """Why the figure should go there."""
    name, place = figure_code(field, figure), place_name(end)
    x, y = x_of(end), y_of(end)
    feared = feared_at(field, figure, field.x[figure], field.y[figure])
    if feared != NO_FIGURE and feared_at(field, figure, x, y) == NO_FIGURE:
        return say(Hint.FLEE, place=place, figure=name, enemy=figure_code(field, feared))
    for enemy in range(field.figures()):
        if not field.lives(enemy) or side_of(enemy) == side_of(figure):
            continue
        if kind_of(figure) == ARCHER and worth.shot_worth(field, x, y, enemy) > 0:
            return say(Hint.AIM, place=place, figure=name, enemy=figure_code(field, enemy))
        if field.gap_to(enemy, x, y) <= worth.CLOSE * worth.CLOSE:
            return say(Hint.REACH, place=place, figure=name, enemy=figure_code(field, enemy))
    if field.scenario == RAID and field.carries[figure] != NO_THING:
        return say(Hint.HOME, place=place)
    if field.scenario == RAID:
        return say(Hint.LOOT, place=place)
    if field.scenario == ESCORT:
        return say(Hint.BAGGAGE, place=place)
    return say(Hint.HILL if field.scenario == HILL else Hint.NEARER, place=place)


def feared_at(field: Field, figure: i64, x: i64, y: i64) -> i64:
    """The enemy who could charge the figure here with the most to gain, or NO_FIGURE."""
    found: i64 = NO_FIGURE
    most: i64 = THREAT
    for enemy in range(field.figures()):
        if not field.lives(enemy) or side_of(enemy) == side_of(figure):
            continue
        reach: i64 = worth.CLOSE if field.is_weak(enemy) else worth.FAR
        if field.gap_to(enemy, x, y) <= reach * reach:
            gain = worth.charged_worth(field, figure, x, y, enemy)
            if gain > most:
                most, found = gain, enemy
    return found
