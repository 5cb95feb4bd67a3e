"""What is the asked seat to choose, as a sentence?"""

from meadhall.engines.packed import i64
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.skirmish import candidates, scenarios
from meadhall.engines.skirmish.actions import target_of, x_of, y_of
from meadhall.engines.skirmish.field import ACT, ACTIVATE, CALL, DEPLOY, HAUL, STRIKE, Field
from meadhall.engines.skirmish.figures import ARCHER, HERO, NO_FIGURE, kind_of, side_of
from meadhall.engines.skirmish.measure import BASE, INCH, squared
from meadhall.engines.skirmish.words import card, figure_code, kind_name, place_name, rank


class Request(Form):
    DEPLOY = (
        "Set up your {kind} {figure} within {zone} inches of your edge, for instance at {example}."
    )
    DEPLOY_CART = "Set up the baggage within {zone} inches of your edge, for instance at {example}."
    CALL = "The {rank} are called. All who hold one show it."
    ACTIVATE = "Your {card} is played. Choose the figure that it activates."
    FIRST = "{figure}, your {kind}, may do two things. Move, charge or do something else."
    ONE = "{figure}, your {kind}, is shocked or wounded and may do one thing."
    SECOND = "{figure}, your {kind}, may do one thing more."
    IN_CONTACT = "{figure}, your {kind}, is in combat: fight on, withdraw, or leave it at that."
    AFTER_FIGHT = "{figure}, your {kind}, is in combat: withdraw, or leave it at that."
    SHOOTER = "{figure}, your {kind}, may do two things. Move, shoot or do something else."
    STRIKE = "Your side has won the fight. Choose the enemy who is hit (hits: {hits})."
    HAUL = "Move the baggage up to 6 inches toward the far edge, or let it stay."


def request(field: Field, seat: int) -> Phrase:
    """What this seat, which is asked, is to choose."""
    question = field.question
    if question == DEPLOY:
        return _to_set_up(field)
    if question == CALL:
        return say(Request.CALL, rank=rank(int(field.rank)))
    if question == ACTIVATE:
        return say(Request.ACTIVATE, card=card(int(field.cards.face(field.card))))
    if question == STRIKE:
        return say(Request.STRIKE, hits=int(field.hits))
    if question == HAUL:
        return say(Request.HAUL)
    assert question == ACT
    if field.is_fighting(field.actor):
        return _of_actor(field, Request.IN_CONTACT if field.used == 0 else Request.AFTER_FIGHT)
    if field.used > 0:
        return _of_actor(field, Request.SECOND)
    if field.allowed == 1:
        return _of_actor(field, Request.ONE)
    kind = kind_of(field.actor)
    return _of_actor(field, Request.SHOOTER if kind == ARCHER else Request.FIRST)


def _to_set_up(field: Field) -> Phrase:
    """What to set up now, and a place for it near the middle of the zone."""
    figure = field.actor
    side: i64 = scenarios.DEFENDER if figure == NO_FIGURE else side_of(figure)
    low, high = field.zone_of(side)
    zone = int(high - low + 2 * BASE) // INCH
    middle_x, middle_y = field.ground.width // 2, (low + high) // 2
    best: i64 = 0
    nearest: i64 = -1
    for chosen in candidates.places(field):
        place = target_of(chosen)
        away = squared(x_of(place) - middle_x, y_of(place) - middle_y)
        if nearest < 0 or away < nearest:
            best, nearest = place, away
    example = place_name(best)
    if figure == NO_FIGURE:
        return say(Request.DEPLOY_CART, zone=zone, example=example)
    kind = kind_name(field, figure)
    code = figure_code(field, figure)
    return say(Request.DEPLOY, kind=kind, figure=code, zone=zone, example=example)


def _of_actor(field: Field, form: Form) -> Phrase:
    """A sentence about the figure that acts."""
    assert kind_of(field.actor) >= HERO
    figure = figure_code(field, field.actor)
    return say(form, figure=figure, kind=kind_name(field, field.actor))
