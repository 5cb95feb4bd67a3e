"""What every game says alike: refusals that need no rule of a game, and names of seats."""

from meadhall.engines.phrases import Form


class Refusal(Form):
    OVER = "The match is over."
    NOT_ASKED = "It is not your turn to choose."
    NOT_NOW = "The rules do not allow that now."
    NOT_POSSIBLE = "{typed} is not possible now."


class SeatName(Form):
    PLAYER = "player {number}"


class OptionProblem(Form):
    """Why a game cannot be set up like that."""

    NO_GAME = "there is no game called {game}; the games are: {games}"
    NO_GAME_LIKE = "there is no game called {game}; did you mean {near}?"
    NOT_FOR = "{game} is for {count} players, not {given}"
    NOT_FOR_RANGE = "{game} is for {low} to {high} players, not {given}"
    NO_OPTION = "{game} has no option {option}; its options are: {options}"
    NO_VALUE = "{option} cannot be {value}; it may be {values}"
