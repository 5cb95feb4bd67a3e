"""What every game says alike: refusals that need no rule of a game, and names of seats."""

from meadhall.engines.phrases import Form


class Refusal(Form):
    OVER = "The match is over."
    NOT_ASKED = "It is not your turn to choose."
    NOT_NOW = "The rules do not allow that now."
    NOT_POSSIBLE = "{typed} is not possible now."


class SeatName(Form):
    PLAYER = "player {number}"
