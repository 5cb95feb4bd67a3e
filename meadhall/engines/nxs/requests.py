"""What is asked, as a sentence that a stranger to the game understands."""

from meadhall.engines.nxs.actions import CASTS, STOP, is_cast, is_move
from meadhall.engines.nxs.match import Match
from meadhall.engines.nxs.pieces import GOLD
from meadhall.engines.nxs.runes import MEANINGS, TITLES, TWIN_ROTATION
from meadhall.engines.nxs.table import AGAIN, CAST, GO, MOVE, ROTATE
from meadhall.engines.nxs.words import card_name
from meadhall.engines.values import UNKNOWN


def request(match: Match, seat: int) -> str:
    """The question to the seat that is asked; nothing to anybody else."""
    if not match.is_asked(seat):
        return ""
    whose = "the Jötunn's gold" if match.colour == GOLD and match.terms.jotunn else "your"
    if match.stage == MOVE:
        return request_to_move(match, seat, whose)
    if match.stage == ROTATE:
        question = f"Rotate one of {whose} pieces by one facing, r+ clockwise or r- back."
        is_twin = match.power == TWIN_ROTATION
        return f"{question} Then you may rotate another." if is_twin else question
    title, meaning = TITLES[int(match.power)], MEANINGS[int(match.power)]
    if match.stage == CAST:
        return f"{title}: {meaning}"
    if match.stage == GO:
        return f"{title}: now move the piece on {served(match)}."
    if match.stage == AGAIN:
        return f"{title}: capture once more with the piece on {served(match)}, or stop."
    return f"{title}: rotate another piece, or stop."


def request_to_move(match: Match, seat: int, whose: str) -> str:
    """To move, and what each card does that may be cast instead."""
    actions = [int(action) for action in match.legal(seat)]
    casts = [action - CASTS for action in actions if is_cast(action)]
    if STOP in actions:
        way_out = "but you can cast a card, or stop:" if casts else "and no card helps: stop."
        question = f"You cannot move, {way_out}"
    elif not any(is_move(action) for action in actions):
        question = "You cannot move, but you can cast a card:"
    elif casts:
        question = f"Move one of {whose} pieces, or cast a card:"
    else:
        question = f"Move one of {whose} pieces."
    return "\n".join([question, *(f"  {offer(match, card)}" for card in casts)])


def offer(match: Match, card: int) -> str:
    """A card by the name that casts it, and what it does."""
    face = int(match.cards.faces[card])
    meaning = MEANINGS[face] if face != UNKNOWN else "face down"
    return f"{card_name(match, card)} {meaning}"


def served(match: Match) -> str:
    """The cell of the piece that the card is about."""
    return match.position.board.names[int(match.actor)]
