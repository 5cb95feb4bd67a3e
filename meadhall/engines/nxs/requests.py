"""What is asked, as a sentence that a stranger to the game understands."""

from meadhall.engines.nxs.actions import CASTS, STOP, is_cast, is_move
from meadhall.engines.nxs.match import Match
from meadhall.engines.nxs.pieces import GOLD
from meadhall.engines.nxs.runes import MEANINGS, TITLES, TWIN_ROTATION
from meadhall.engines.nxs.table import AGAIN, CAST, GO, MOVE, ROTATE
from meadhall.engines.nxs.texts import Request
from meadhall.engines.nxs.words import card_name
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import UNKNOWN


def request(match: Match, seat: int) -> Phrase | None:
    """What the asked seat chooses now; None for anybody else."""
    if not match.is_asked(seat):
        return None
    is_gold = match.colour == GOLD and match.terms.jotunn
    if match.stage == MOVE:
        return request_to_move(match, seat, is_gold)
    if match.stage == ROTATE:
        if match.power == TWIN_ROTATION:
            return say(Request.ROTATE_TWICE)
        return say(Request.ROTATE_GOLD if is_gold else Request.ROTATE)
    card = TITLES[int(match.power)]
    if match.stage == CAST:
        return say(Request.USE_CARD, card=card, meaning=MEANINGS[int(match.power)])
    if match.stage == GO:
        return say(Request.GO, card=card, at=served(match))
    if match.stage == AGAIN:
        return say(Request.CAPTURE_AGAIN, card=card, at=served(match))
    return say(Request.ROTATE_ANOTHER, card=card)


def request_to_move(match: Match, seat: int, is_gold: bool) -> Phrase:
    """To move, and what each card does that may be cast instead."""
    actions = [int(action) for action in match.legal(seat)]
    casts = [action - CASTS for action in actions if is_cast(action)]
    if STOP in actions:
        form = Request.CAST_OR_STOP if casts else Request.STOP
    elif not any(is_move(action) for action in actions):
        form = Request.CAST
    elif casts:
        form = Request.MOVE_GOLD_OR_CAST if is_gold else Request.MOVE_OR_CAST
    else:
        form = Request.MOVE_GOLD if is_gold else Request.MOVE
    phrase = say(form)
    for card in casts:
        phrase = with_card(match, phrase, card)
    return phrase


def with_card(match: Match, request: Phrase, card: int) -> Phrase:
    """The request, and below it a card by the name that casts it, and what it does."""
    face = int(match.cards.faces[card])
    meaning = MEANINGS[face] if face != UNKNOWN else Request.FACE_DOWN
    return say(Request.WITH_CARD, request=request, name=card_name(match, card), meaning=meaning)


def served(match: Match) -> str:
    """The cell of the piece that the card is about."""
    return match.position.board.names[int(match.actor)]
