"""What is asked in the bar above the board: by others, or before a match is given up."""

from meadhall.client.match.session import PeerRequest, Session, TableWish
from meadhall.engines.values import NOBODY
from meadhall.ui.text.people import seat_in_full
from meadhall.ui.text.words import say


def request_words(session: Session, request: PeerRequest) -> tuple[str, str]:
    """What another peer wishes for, and what the button says that agrees to it."""
    name, number = request.person, request.number + 1
    if not request.is_takeback:
        return say("{name} offers a draw.", name=name), say("&Agree")
    if number == session.length:
        asked = say("{name} would like to take back move {number}.", name=name, number=number)
    else:
        asked = say(
            "{name} would like to take back all from move {number} on.", name=name, number=number
        )
    return asked, say("&Allow")


def about_to_words(session: Session, wish: TableWish | None) -> tuple[str, str]:
    """What is about to be done, as a question, and what its button says; empty if nothing is."""
    if wish is TableWish.RESIGN and session.resigning != NOBODY:
        return _resign_words(session), say("&Resign")
    if wish is TableWish.DRAW and session.can_offer_draw:
        if not session.is_alone:
            return say("Offer the others a draw?"), say("&Offer a draw")
        if len(session.people_here) > 1:
            return say("Do all at this table agree to a draw?"), say("&Agree")
        return say("Offer the computer a draw?"), say("&Offer a draw")
    return "", ""


def _resign_words(session: Session) -> str:
    """With the name of who resigns only where several people sit at this computer."""
    is_end = session.ends_by_resigning
    if len(session.people_here) == 1:
        if is_end:
            return say("Resign? The match is lost then.")
        return say("Resign? You have lost then. The computer plays on in your place.")
    who = seat_in_full(session, session.resigning)
    if is_end:
        return say("{who}: resign? The match is lost then.", who=who)
    return say("{who}: resign? You have lost then. The computer plays on in your place.", who=who)
