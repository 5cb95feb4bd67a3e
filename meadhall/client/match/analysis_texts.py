"""What is said in a terminal of a position that was looked at."""

from meadhall.engines.phrases import Form


class AnalysisText(Form):
    WINS = "{moves}: wins for certain"
    DRAWS = "{moves}: draws for certain"
    LOSES = "{moves}: loses for certain"
    HARDLY_TRIED = "{moves}: hardly looked at"
    NOT_BEGUN = "{moves}: no chance can be told before all have set up"
    CHANCE = "{moves}: {chance}"
    NO_BETTER = "{line}, no better than doing nothing"
    GAINS = "{line}, gains {share} against doing nothing"
    GIVES_AWAY = "{line}, gives away {share} against doing nothing"
    THREAT = "If you did nothing: {moves}"
    THREAT_LEAVES = "If you did nothing: {moves}, which leaves you {chance}"
    NUMBERED = "{number}. {line}"
    NOT_SEARCHED = "the position could not be searched: {reason}"
    DIED = "the process that searched the position has died"
