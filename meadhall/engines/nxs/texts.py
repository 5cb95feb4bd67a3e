"""Everything NXS: Ragnarok says to people.

The names of the pieces are the same in every language, so they are no forms (`pieces.TITLES`).
"""

from meadhall.engines.phrases import Form


class Colour(Form):
    WHITE = "White"
    BLACK = "Black"
    GOLD = "Gold"


class RuneName(Form):
    DISTANCE = "Extra Move Distance"
    DIRECTION = "Extra Move Direction"
    SPEAR = "Extra Spear"
    LEAP = "Leap"
    SHIELDS = "Over the Shields"
    TURN_AND_GO = "Turn and Go"
    FULL_TURN = "Full Turn"
    TWIN_ROTATION = "Twin Rotation"
    EXCHANGE = "Exchange"
    WARD = "Ward"
    FURY = "Fury"
    WITHDRAW = "Withdraw"


class RuneMeaning(Form):
    DISTANCE = "Move a piece along one of its sigils, up to one cell farther than its runes say."
    DIRECTION = "Move a piece up to its full range over a side that has no sigil."
    SPEAR = "Attack with a warrior over any one corner, with or without a spear there."
    LEAP = "Move a piece along one of its sigils; it may pass over one other piece."
    SHIELDS = "Attack with a warrior; enemies beside the corner do not block the jump."
    TURN_AND_GO = "Turn a piece by one facing, then move it."
    FULL_TURN = "Turn a piece to any facing instead of moving."
    TWIN_ROTATION = "Move as usual; then you may rotate two different pieces."
    EXCHANGE = "Two of your pieces that stand side by side change places and keep their facings."
    WARD = "Move a warrior as usual; nobody can take it until your next turn."
    FURY = "Capture with a warrior; it may at once capture once more."
    WITHDRAW = "Move a piece up to its full range over the side opposite to one of its sigils."


class Ending(Form):
    GOING_ON = "The match goes on."
    GOAL = "{winner} holds all the land that was to be won."
    CLOSE_CALL = (
        "{winner} wins a close call: the move gave an opponent enough land, and {winner} more."
    )
    STUCK = "{loser} cannot move."
    REPEATED = "Deadlock: the position has come up for the third time."
    QUIET = "Deadlock: for 100 turns each, nothing was taken and nobody held more land than before."
    ALL_STUCK = "Deadlock: nobody can move."


class Distance(Form):
    ONE = "one cell"
    TWO = "two cells"
    THREE = "three cells"
    FOUR = "four cells"


class Refusal(Form):
    OFF_BOARD = "That is not on the board."
    NOTHING_TO_STOP = "There is nothing to stop now: the turn goes on."
    NOT_YOURS = "{piece}: none of your pieces stands there."
    GOLD_TO_CHOOSE = "{piece}: now one of the Jötunn's gold pieces is to be chosen."
    # Cards.
    NO_CARD = "There is no such card in this match."
    CARD_USED = "This card has been used."
    CARD_NOT_DEALT = "This card is not dealt to a player."
    OTHERS_CARD = "This card is another player's."
    ONE_CARD = "A card is cast instead of a move, and only one in a turn."
    NO_CARD_FOR_JOTUNN = "Cards are not cast for the Jötunn."
    CARD_USELESS = "{card} would allow nothing now, so it cannot be cast."
    THIS_CARD_USELESS = "This card would allow nothing now, so it cannot be cast."
    CARD_FORBIDS = "{piece}: {card} does not allow that. {meaning}"
    SERVES_ANOTHER = "{piece}: the card serves the piece on {at} this turn."
    FURY_CAPTURES = "{piece}: Fury allows another capture only."
    # Rotations.
    ROTATE_YOURS = "Rotate one of your pieces by one facing, clockwise or counter-clockwise."
    ROTATE_GOLD = (
        "Rotate one of the Jötunn's gold pieces by one facing, clockwise or counter-clockwise."
    )
    ROTATE_ANOTHER = "Rotate another piece by one facing, or stop."
    ROTATED_ALREADY = "{piece}: this piece has been rotated; the second rotation is another's."
    MOVE_FIRST = "{piece}: a move comes first, then a rotation."
    # Moves.
    STUCK = "{piece}: this piece cannot move now."
    THERE_ALREADY = "{way}: the piece stands there already."
    NO_LINE = "{way}: pieces go straight along their sigils, or jump over a spear."
    NO_SIGIL = "{way}: the {piece} on {at} has no sigil on that side."
    TOO_FAR = "{way}: the {piece} goes {cells} at most."
    BLOCKED = "{way}: the way is blocked at {at}."
    # Jumps.
    DOES_NOT_ATTACK = "{way}: a {piece} does not attack."
    NO_SPEAR = "{way}: the {piece} on {at} has no spear at that corner."
    NO_ENEMY = "{way}: a jump is an attack, and no enemy stands there."
    NOT_ATTACKED = "{way}: a {piece} cannot be attacked."
    WARD = "{way}: a ward keeps this piece from being taken."
    JUMP_BLOCKED = "{way}: the jump would pass an enemy on {at}."
    # What no move may bring about.
    GIFT = "{way}: that would give {who} the victory."
    JOTUNN_IN_DANGER = "{way}: that would put the Jötunn's piece on {at} in danger."


class Request(Form):
    MOVE = "Move one of your pieces."
    MOVE_GOLD = "Move one of the Jötunn's gold pieces."
    MOVE_OR_CAST = "Move one of your pieces, or cast a card:"
    MOVE_GOLD_OR_CAST = "Move one of the Jötunn's gold pieces, or cast a card:"
    CAST = "You cannot move, but you can cast a card:"
    CAST_OR_STOP = "You cannot move, but you can cast a card, or stop:"
    STOP = "You cannot move, and no card helps: stop."
    WITH_CARD = "{request}\n  {name} {meaning}"
    FACE_DOWN = "face down"
    ROTATE = "Rotate one of your pieces by one facing, r+ clockwise or r- back."
    ROTATE_GOLD = "Rotate one of the Jötunn's gold pieces by one facing, r+ clockwise or r- back."
    ROTATE_TWICE = (
        "Rotate one of your pieces by one facing, r+ clockwise or r- back. Then you may rotate "
        "another."
    )
    USE_CARD = "{card}: {meaning}"
    GO = "{card}: now move the piece on {at}."
    CAPTURE_AGAIN = "{card}: capture once more with the piece on {at}, or stop."
    ROTATE_ANOTHER = "{card}: rotate another piece, or stop."


class Happened(Form):
    MOVES = "{piece} {start} to {end}"
    TAKES = "takes {who}'s {piece} on {at}"
    CASTS = "casts {card}"
    CASTS_FACE_DOWN = "casts a card that lay face down"
    STOPS = "does no more"
    TURNS_RIGHT = "{piece} {at} turns right"
    TURNS_RIGHT_TWICE = "{piece} {at} turns right twice"
    TURNS_ABOUT = "{piece} {at} turns about"
    TURNS_LEFT_TWICE = "{piece} {at} turns left twice"
    TURNS_LEFT = "{piece} {at} turns left"
    CHANGE_PLACES = "{one} and {other} change places"
    CANNOT_MOVE = "cannot move and is passed over"
    BEGINS_BY_LOT = "is drawn by lot to begin"
    CARDS_SHUFFLED = "The rune cards are shuffled."
    TILES_SHUFFLED = "The tiles are shuffled."
    TILES = "The tiles for {who}: {pieces}."
    TILES_FOR_ALL = "The tiles for all players: {pieces}."
    LOOKS_AT_CARDS = "looks at the cards dealt face down"
    CARDS_DEALT = "The rune cards: {cards}."
    CARD_OPENED = "The card is {card}."


class BrokenRule(Form):
    CAST_IN_VAIN = "{card} was cast, and it allowed nothing then."


class OptionText(Form):
    """Titles, meanings and choices of the options."""

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
    FIRST_BY_LOT = "by lot"
    JOTUNN = "Jötunn"
    JOTUNN_MEANING = "A hostile gold tribe between two players, which they move by turns."


class Objection(Form):
    """Why options do not go together."""

    JOTUNN_FOR_TWO = "The Jötunn is for two players: the third area is his."
    THREE_AREAS = "The set-up {setup} needs three areas in play."
    TWO_AREAS = "The set-up {setup} needs two areas in play."
    GOLD_FIRST = "Gold does not begin where nobody plays it."
    GOLD_GOAL = "Gold needs no goal where nobody plays it."
    SANNLIGR_FOR_TWO = "Sannligr is for two players."
    GOAL_TOO_HIGH = "With two areas in play, {most} cells are all the land there is to win."
