"""Why not: every reason the rules can give, as a sentence."""

from typing import Final

from meadhall.engines.phrases import Form
from meadhall.engines.skirmish import movement, permission, shooting


class Refusal(Form):
    """Why a seat may not do what it pointed at. {what} is the action's notation."""

    NOT_NOW = "{what}: that is not what is asked now."
    NOTHING_NOW = "The rules do not allow that now."
    NO_STEP = "{what}: nothing would move; choose another place."
    OFF_TABLE = "{what}: the whole base must stay on the table."
    NO_ROOM = "{what}: there is no room, another base is in the way."
    MOVE_TOO_FAR = "{what}: that costs {cost} inches; a move has 6."
    STEP_TOO_FAR = "{what}: that is {cost} inches away; it may be 2 at most."
    HEDGE = "{what}: a hedge or fence is in the way; crossing it is an action of its own."
    TOO_NEAR = "{what}: a move must stop 2 inches from {enemy}."
    CLOSER_STILL = "{what}: it begins within 2 inches of {enemy} and may not go nearer."
    NO_HEDGE = "{what}: there is no hedge or fence to cross on this way."
    TWO_HEDGES = "{what}: only one hedge or fence is crossed at a time."
    ON_A_HEDGE = "{what}: no figure may stand on the line of a hedge or fence."
    OVER_ENEMY = "{what}: an enemy's base is in the way."
    INTO_CONTACT = "{what}: that would touch an enemy; only a charge may."
    NO_CONTACT = "{what}: a charge must end in contact with an enemy."
    SAME_ENEMY = "{what}: it has just withdrawn from that enemy."
    NOT_AWAY = "{what}: a withdrawal leads away from every enemy in contact."
    STILL_IN_CONTACT = "{what}: a withdrawal ends in contact with nobody."
    TOO_FAR_AWAY = "{what}: a withdrawal ends within 2 inches of an enemy it leaves."
    OUT_OF_ZONE = "{what}: that is outside of the zone in which this side sets up."
    NOT_YOURS = "{what}: that is not one of your figures."
    KILLED = "{what}: this figure has gone to Valhalla."
    HAD_ITS_TURN = "{what}: this figure was activated already in this turn."
    IN_CONTACT = "{what}: in combat a figure may only go on fighting or withdraw."
    NOT_IN_CONTACT = "{what}: this figure is not in combat."
    NOT_FIRST = "{what}: to go on fighting is the only action of an activation."
    CARRYING = "{what}: it carries something and must drop that first."
    NO_BOW = "{what}: only archers and slingers shoot."
    NOT_SHOCKED = "{what}: this figure has no shock to recover from."
    ENEMY_NEAR = "{what}: nobody recovers within 2 inches of an enemy."
    HANDS_EMPTY = "{what}: it carries nothing."
    HANDS_FULL = "{what}: it carries something already."
    NOT_IN_REACH = "{what}: nothing lies within reach there."
    NO_VICTIM = "{what}: the hits go to an enemy in contact with a winner of this fight."
    CALLED_CARD = "{what}: your cards say otherwise; a called card must be shown."
    NO_SUCH_CARD = "{what}: that is no card of this hand."
    NOT_AN_ENEMY = "{what}: there is no living enemy."
    IN_COMBAT = "{what}: nobody shoots at a figure in combat."
    OUT_OF_RANGE = "{what}: the target is {cost} inches away; the range is 12."
    HIDDEN = "{what}: {terrain} hides the target; one sees through 2 inches of it."
    NOWHERE = "{what}: there is no place for that from here."
    NO_WORD = "{what}: that is no action; a move is written like move 12.5,4."


FORMS: Final = {
    movement.NO_STEP: Refusal.NO_STEP,
    movement.OFF_TABLE: Refusal.OFF_TABLE,
    movement.NO_ROOM: Refusal.NO_ROOM,
    movement.TOO_FAR: Refusal.MOVE_TOO_FAR,
    movement.HEDGE_IN_THE_WAY: Refusal.HEDGE,
    movement.TOO_NEAR: Refusal.TOO_NEAR,
    movement.CLOSER_STILL: Refusal.CLOSER_STILL,
    movement.NO_HEDGE: Refusal.NO_HEDGE,
    movement.TWO_HEDGES: Refusal.TWO_HEDGES,
    movement.ON_A_HEDGE: Refusal.ON_A_HEDGE,
    movement.OVER_ENEMY: Refusal.OVER_ENEMY,
    movement.INTO_CONTACT: Refusal.INTO_CONTACT,
    movement.NO_CONTACT: Refusal.NO_CONTACT,
    movement.SAME_ENEMY: Refusal.SAME_ENEMY,
    movement.NOT_AWAY: Refusal.NOT_AWAY,
    movement.STILL_IN_CONTACT: Refusal.STILL_IN_CONTACT,
    movement.TOO_FAR_AWAY: Refusal.TOO_FAR_AWAY,
    movement.OUT_OF_ZONE: Refusal.OUT_OF_ZONE,
    permission.NOT_NOW: Refusal.NOT_NOW,
    permission.NOT_YOURS: Refusal.NOT_YOURS,
    permission.KILLED: Refusal.KILLED,
    permission.HAD_ITS_TURN: Refusal.HAD_ITS_TURN,
    permission.IN_CONTACT: Refusal.IN_CONTACT,
    permission.NOT_IN_CONTACT: Refusal.NOT_IN_CONTACT,
    permission.NOT_FIRST: Refusal.NOT_FIRST,
    permission.CARRYING: Refusal.CARRYING,
    permission.NO_BOW: Refusal.NO_BOW,
    permission.NOT_SHOCKED: Refusal.NOT_SHOCKED,
    permission.ENEMY_NEAR: Refusal.ENEMY_NEAR,
    permission.HANDS_EMPTY: Refusal.HANDS_EMPTY,
    permission.HANDS_FULL: Refusal.HANDS_FULL,
    permission.NOT_IN_REACH: Refusal.NOT_IN_REACH,
    permission.NO_VICTIM: Refusal.NO_VICTIM,
    permission.CALLED_CARD: Refusal.CALLED_CARD,
    permission.NO_SUCH_CARD: Refusal.NO_SUCH_CARD,
    permission.SHOOTING + shooting.NOT_AN_ENEMY: Refusal.NOT_AN_ENEMY,
    permission.SHOOTING + shooting.IN_COMBAT: Refusal.IN_COMBAT,
    permission.SHOOTING + shooting.OUT_OF_RANGE: Refusal.OUT_OF_RANGE,
    permission.SHOOTING + shooting.HIDDEN: Refusal.HIDDEN,
}
"""The sentence for each reason."""


class Broken(Form):
    """What an opened card proves of the seat that held it."""

    KEPT_SILENT = "The {card} came out only at the call of the {rank}: its holder had kept silent."
    FALSE_ANSWER = "The call of the {rank} was answered with the {card}."
