"""What is the asked seat to choose, as a sentence?"""

from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.skirmish.field import ACT, ACTIVATE, CALL, DEPLOY, HAUL, STRIKE, Field
from meadhall.engines.skirmish.figures import ARCHER, HERO, NO_FIGURE, kind_of
from meadhall.engines.skirmish.words import card, figure_code, kind_name, rank


class Request(Form):
    DEPLOY = "Set up your {kind} {figure} in your zone, for instance at 18,4."
    DEPLOY_CART = "Set up the baggage in your zone, for instance at 18,32."
    CALL = "The {rank} are called. Whoever holds one shows it."
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
        if field.actor == NO_FIGURE:
            return say(Request.DEPLOY_CART)
        return _of_actor(field, Request.DEPLOY)
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


def _of_actor(field: Field, form: Form) -> Phrase:
    """A sentence about the figure that acts."""
    assert kind_of(field.actor) >= HERO
    figure = figure_code(field, field.actor)
    return say(form, figure=figure, kind=kind_name(field, field.actor))
