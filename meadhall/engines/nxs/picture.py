"""The position as people read it in a terminal, with a key to the pieces below the board.

A diagram (`diagram`) can be read back, and numbers the places of all cards; a picture tells only
what lies on the table, cards by their names.
"""

from meadhall.engines.nxs.diagram import board_lines, head_line, land_lines, places_in_words
from meadhall.engines.nxs.match import Match
from meadhall.engines.nxs.pieces import KINDS, LETTERS, SIGILS
from meadhall.engines.nxs.pieces import TITLES as PIECE_TITLES
from meadhall.engines.nxs.runes import IN_BOX
from meadhall.engines.nxs.runes import TITLES as RUNE_TITLES
from meadhall.engines.values import UNKNOWN


def picture(match: Match) -> str:
    lines = [head_line(match), *land_lines(match), *cards_on_the_table(match)]
    return "\n".join([*lines, *board_lines(match), *key_to_pieces()])


def cards_on_the_table(match: Match) -> list[str]:
    """The hands, the middle and the used cards."""
    lines = []
    for place, title in places_in_words(int(match.seats)):
        cards = [card for card, where in enumerate(match.places) if where == place]
        if cards and place != IN_BOX:
            lines.append(f"{title}: {', '.join(card_word(match, card) for card in cards)}")
    return lines


def card_word(match: Match, card: int) -> str:
    face = int(match.cards.faces[card])
    return str(RUNE_TITLES[face]) if face != UNKNOWN else "face down"


def key_to_pieces() -> list[str]:
    """How to read WJ4: what the letters mean, and where the sigils of each kind lie."""
    kinds = ", ".join(
        f"{LETTERS[kind]} {PIECE_TITLES[kind]} {''.join(str(side) for side in SIGILS[kind])}"
        for kind in range(KINDS)
    )
    return [
        "A piece is its colour, its kind and the side of its first sigil: 0 north-east, 1 east,",
        "and so on clockwise. It goes as many cells as it has sides without a sigil. Sigils at 0:",
        kinds,
    ]
