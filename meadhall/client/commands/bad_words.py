"""What is said of words of a command that it cannot read."""

from meadhall.engines.phrases import Form


class BadWords(Form):
    NO_OPTION = "{word} is no option; write it as option=value"
    NO_VALUE = "{word} needs a value"
    TWICE = "{word} is given twice"
    NAMED_TWICE = "{word} is named twice"
    NO_TIME = "{word} is no time to think; give whole milliseconds, 1 or more, up to {most}"
    TIME_FOR_NOBODY = "--time is for {level}, and no seat of the computer's plays at that level"
    TIME_FOR_NOTHING = (
        "{level} follows a plan in this game and does not search, so --time would change nothing"
    )
    NO_SIMULATIONS = "{word} is no number of simulations; give a whole number from 1 to {most}"
    NO_WAIT = "{word} is no time; give seconds, more than 0"
    NO_SECONDS = "{word} is no number of seconds from {low} to {high}"
    NO_PORT = "{word} is no port; ports go from 0 to 65535"
    NO_SEAT = "{word} is no seat; seats are numbered from 1"
    NO_SUCH_SEAT = "there is no seat {word}; the seats are: {seats}"
    LONG_NAME = "a name has at most {most} letters, this one {count}"
    BROKEN_NAME = "a name stays on one line, and all of it can be seen"
    NO_COMMAND = "there is no command {word}; meadhall help lists them"
    TOO_LOW = "{word} must be at least {low}"
    OUT_OF_RANGE = "{word} must be from {low} to {high}"
    NEGATIVE = "{word} cannot be negative"
    # A position.
    POSITION_TELLS = "the position tells its game and its options; name none beside it"
    FILE_TELLS = "the game and its options are in the match file; name none beside it"
    NAME_A_GAME = "name a game, or give a --position"
    ONE_OF_BOTH = "give a --diagram or a --position, not both"
    FOR_FILES = "--at is for match files"
    NOT_ASKED = "{word} is not to choose there; who is: {seats}"
    # Who plays.
    HOW_MANY = "{word} says not how many; write x2 for two"
    NEED_ONE = "of {seats} seats the computer cannot take {count}: you need one"
    NO_FRIEND = (
        "of {seats} seats the computer cannot take {count}, because none is left for a friend; "
        "play alone with: meadhall play"
    )
    NOT_TWO_GAMES = "{game} is not played as a match of two games"
    WHO_TOGETHER = "say who plays: --seat is to be given twice; each plays on all seats"
    WHO_OF_TWO = "say who plays: --seat is to be given twice, not {count}"
    WHO_OF_MANY = "say who plays: --seat is to be given 2 to {seats} times, not {count}"
    NO_FILES = (
        "{player} takes no file; search:weights=FILE does, and :priors=FILE, and :tables=FOLDER"
    )
    NO_PROGRAM_HERE = "{player}: programs outside Meadhall take part in meadhall tournament only"
    WHO_RANKED = "say who plays: --player is to be given twice or more"
    TWO_SEATS = "a tournament needs two seats or more"
    JOBS_ELSEWHERE = (
        "--jobs is for this computer; the cluster at an address has as many processes as its "
        "workers"
    )
    SPRT = "--sprt is two numbers, as 0,40, not {word}"
    SPRT_RANGE = "--sprt is two numbers up to {most}, the greater one last"
    NOTHING_LEFT = "after {count} random choices every match is over"
    NOT_MEASURED = "{word} cannot be measured; what can is: {names}"
