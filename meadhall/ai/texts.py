"""Why no computer player can be made of what was typed, what is wrong with endgame tables, and what
the styles are called."""

from meadhall.engines.phrases import Form


class PlayerProblem(Form):
    NOBODY = "nobody is called {player}; there are: {players}"
    NO_LEVEL = "there is no level {level}; the levels are: {levels}"
    NO_STYLE = "there is no style {style}; the styles are: {styles}"
    NO_STYLE_HERE = "in this game a computer player has no style"
    NO_SUCH_STYLE_HERE = "in this game no computer player is {style}; the styles are: {styles}"
    STYLE_FOR_NOBODY = "{player} has no style; only levels and searches have"
    NO_DIALS = "{player} has nothing to set"
    NO_DIAL = "the search has no dial {dial}; its dials are: {dials}"
    NO_NUMBER = "{dial} is a whole number from {low} to {high}, not {given}"


class TableProblem(Form):
    NO_TABLE = "{file} cannot be used as an endgame table: {reason}"
    DAMAGED = "it is damaged"
    OTHER_TABLES = "{folder} does not hold the endgame tables that it held where the work began"


class StyleText(Form):
    BOLD = "bold"
    BOLD_MEANING = "takes and attacks where it can"
    CAREFUL = "careful"
    CAREFUL_MEANING = "leaves you little to gain"
    TRICKY = "tricky"
    TRICKY_MEANING = "seeks positions in which it is easy to go wrong"
    STYLED = "{level}, {style}"
