"""Everything heXentafl says to people."""

from meadhall.engines.phrases import Form


class Side(Form):
    DEFENDERS = "defenders"
    ATTACKERS = "attackers"


class Piece(Form):
    """What is taken, as the object of a sentence."""

    MAN = "a man"
    KING = "the king"
    RAIDER = "a raider"


class Ending(Form):
    GOING_ON = "The match goes on."
    KING_ESCAPED = "The king has reached a corner."
    KING_TAKEN = "The king is taken."
    DEFENDERS_STUCK = "The defenders cannot move."
    ATTACKERS_STUCK = "The attackers cannot move."
    REPEATED = "The position has come up for the third time."
    QUIET = "Nothing has been taken for 200 moves."


class Request(Form):
    DEFENDERS = "Move the king (K) or a man (D). You win when the king stands on a corner."
    ATTACKERS = (
        "Move a raider (A). You win when two of yours shut the king in; on the throne it takes "
        "three."
    )


class Refusal(Form):
    NOT_YOURS = "{piece}: none of your pieces stands there."
    SHUT_IN = "{piece}: this piece is shut in and cannot move."
    NO_LINE = "{way}: pieces move along straight lines only."
    KING_STEPS = "{way}: on this board the king moves one step at a time."
    THRONE_STOP = "{way}: only the king may stop on the throne."
    THRONE_CROSSING = "{way}: in this match only the king crosses the throne."
    BLOCKED = "{way}: the way is blocked at {at}."


class Happened(Form):
    MOVED = "{way}"
    TAKEN = "takes {piece} on {at}"
    BEGIN_BY_LOT = "are drawn by lot to begin"


class Setting(Form):
    """Titles, meanings and choices of the options."""

    BOARD = "Board"
    BOARD_MEANING = (
        "How many cells each edge of the board has. On the large board the king slides like "
        "everybody else."
    )
    SMALL = "small, 37 cells"
    LARGE = "large, 61 cells"
    FIRST = "First move"
    FIRST_MEANING = "Which side begins."
    DEFENDERS_FIRST = "the defenders"
    ATTACKERS_FIRST = "the attackers"
    FIRST_BY_LOT = "by lot"
    CROSSING = "Slide across the throne"
    CROSSING_MEANING = (
        "Whether men and raiders may slide across the empty throne. Only the king may ever stop "
        "on it."
    )
