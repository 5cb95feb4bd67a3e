"""What a hero is asked, as a sentence that a stranger to the game understands."""

from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.valheim.fight import boss_here
from meadhall.engines.valheim.items import EIKTHYR, ENEMY_NAMES
from meadhall.engines.valheim.journey import COMBAT, NO_ENEMY, Journey


class Request(Form):
    TRAVEL = "Go, gather, craft or eat. Left: action points {points}, steps {steps}."
    ALL_SPENT = "Nothing is left to spend: end your turn."
    BOSS = "Fight {enemy}, or go on. Left: action points {points}, steps {steps}."
    FIGHT = (
        "You face {enemy}, who has {health} health; you have {own}. Attack for {damage}, or "
        "choose what else to do. Combat points left: {points}."
    )
    FIGHT_ON = (
        "You face {enemy}, who has {health} health; you have {own}. You have attacked in this "
        "round: choose what else to do. Combat points left: {points}."
    )


def request(journey: Journey, seat: int) -> Phrase:
    points, steps = int(journey.action_points[seat]), int(journey.steps_left[seat])
    if journey.question == COMBAT and journey.has_struck:
        return say(
            Request.FIGHT_ON,
            enemy=ENEMY_NAMES[int(journey.enemy)],
            health=int(journey.enemy_health),
            own=int(journey.health[seat]),
            points=int(journey.combat_points),
        )
    if journey.question == COMBAT:
        return say(
            Request.FIGHT,
            enemy=ENEMY_NAMES[int(journey.enemy)],
            health=int(journey.enemy_health),
            own=int(journey.health[seat]),
            damage=int(journey.attack(seat)),
            points=int(journey.combat_points),
        )
    boss = int(boss_here(journey))
    if boss != NO_ENEMY:
        assert boss <= EIKTHYR
        return say(Request.BOSS, enemy=ENEMY_NAMES[boss], points=points, steps=steps)
    if points == 0 and steps == 0:
        return say(Request.ALL_SPENT)
    return say(Request.TRAVEL, points=points, steps=steps)
