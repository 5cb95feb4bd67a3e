"""Everything NXS: Ragnarok says to people."""

from meadhall.engines.phrases import Form


class OptionText(Form):
    SETUP = "Set-up"
    SETUP_MEANING = "How many pieces each tribe has, and where they stand."
    SETUP_SHORT = "short, 7 pieces"
    SETUP_MEDIUM = "medium, 10 pieces"
    SETUP_MEDIUM3S = "medium with three Seiðkonas, 10 pieces; three areas only"
    SETUP_LONG = "long, 12 pieces; 14 where three areas are in play"
    SETUP_LONG13 = "long with a second Seiðkona, 13 pieces; two areas only"
    PLACING = "Placing"
    PLACING_MEANING = (
        "Whether the pieces stand in the fixed pattern, or tiles are drawn for all "
        "places but the Jöfurrs'."
    )
    PLACING_FIXED = "the fixed pattern"
    PLACING_SAME = "one draw for all tribes"
    PLACING_OWN = "a draw for each tribe"
    GOAL = "Land to win"
    GOAL_MEANING = "How many captured cells win the match."
    CARDS = "Rune cards"
    CARDS_MEANING = "Whether rune cards are played, and in which way."
    CARDS_NONE = "no cards"
    CARDS_SANNLIGR = "Sannligr: two players get the same three cards"
    CARDS_DRAWING = "the Drawing of the Three, face up"
    CARDS_HIDDEN = "the Drawing of the Three, face down"
    CARDS_ONITAMA = "Onitama style: used cards go round"
    OWN_GOAL = "{colour}'s goal"
    OWN_GOAL_MEANING = "A goal of {colour}'s own, as a handicap; 0 for the same as everybody's."
    HAND = "Cards each"
    HAND_MEANING = "How many cards each player gets in the Drawing of the Three."
    FIRST = "First turn"
    FIRST_MEANING = "Who begins; play goes on clockwise."
    JOTUNN = "Jötunn"
    JOTUNN_MEANING = "A hostile gold tribe between two players, which they move by turns."


class Colour(Form):
    WHITE = "White"
    BLACK = "Black"
    GOLD = "Gold"


class Objection(Form):
    """Why options do not go together."""

    JOTUNN_FOR_TWO = "The Jötunn is for two players: the third area is his."
    THREE_AREAS = "The set-up {setup} needs three areas in play."
    TWO_AREAS = "The set-up {setup} needs two areas in play."
    GOLD_FIRST = "Gold does not begin where nobody plays it."
    GOLD_GOAL = "Gold needs no goal where nobody plays it."
    SANNLIGR_FOR_TWO = "Sannligr is for two players."
