"""Why no computer player can be made of what was typed."""

from meadhall.engines.phrases import Form


class PlayerProblem(Form):
    NOBODY = "nobody is called {player}; there are: {players}"
    NO_LEVEL = "there is no level {level}; the levels are: {levels}"
    NO_DIALS = "{player} has nothing to set"
    NO_DIAL = "the search has no dial {dial}; its dials are: {dials}"
    NO_NUMBER = "{dial} is a whole number from {low} to {high}, not {given}"
