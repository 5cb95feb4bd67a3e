"""What a seat is asked, as a sentence that a stranger to the game understands."""

from typing import Final

from meadhall.engines.phrases import Phrase, counted, say
from meadhall.engines.valhalla.faces import AXE, DRAUGR, GOD, HAMMER, SWORD, name_of
from meadhall.engines.valhalla.faces import kind as kind_of
from meadhall.engines.valhalla.table import (
    DRAW_OR_TAKE,
    EFFECT,
    FORFEIT,
    KEEP_ONE,
    LOSE_ONE,
    PLAY,
    RESCUE,
    RESHUFFLE,
    SUPPORT,
    TAKE_ONE,
    WOLF_MAIN,
    WOLF_SUPPORT,
    Table,
)
from meadhall.engines.valhalla.texts import Request
from meadhall.engines.valhalla.words import player
from meadhall.engines.values import UNKNOWN

DECLARING: Final = {
    AXE: Request.DECLARE_AXE,
    HAMMER: Request.DECLARE_HAMMER,
    SWORD: Request.DECLARE_SWORD,
    GOD: Request.DECLARE_GOD,
}
SUPPORTING: Final = {
    AXE: Request.SUPPORT_AXE,
    HAMMER: Request.SUPPORT_HAMMER,
    SWORD: Request.SUPPORT_SWORD,
    GOD: Request.SUPPORT_GOD,
}
OTHERS: Final = {
    PLAY: Request.PLAY,
    RESHUFFLE: Request.RESHUFFLE,
    TAKE_ONE: Request.TAKE,
    RESCUE: Request.RESCUE,
    WOLF_MAIN: Request.WOLF_MAIN,
    WOLF_SUPPORT: Request.WOLF_SUPPORT,
}


def request(table: Table, seat: int) -> Phrase | None:
    """The question as the asked seat's copy may put it; None if the seat is not asked."""
    if not table.is_asked(seat):
        return None
    question = int(table.question)
    if question == EFFECT:
        return about_card(table, int(table.main[seat]), DECLARING)
    if question == SUPPORT:
        return about_card(table, int(table.support[seat]), SUPPORTING)
    if question == DRAW_OR_TAKE:
        is_open = table.axed == seat
        asked = say(Request.DRAW_OPENLY_OR_TAKE if is_open else Request.DRAW_OR_TAKE)
        return say(Request.OR_DECLINE, request=asked) if table.may_pass else asked
    if question == KEEP_ONE:
        return about_keep(table, seat)
    if question == LOSE_ONE:
        return counted(int(table.owed[seat]), Request.LOSE_ONE, Request.LOSE_SEVERAL)
    if question == FORFEIT:
        return say(Request.FORFEIT, who=player(table.pledger))
    return say(OTHERS[question])


def about_card(table: Table, card: int, requests: dict[int, Request]) -> Phrase:
    """The request for this kind of card; a god is called by its name."""
    kind = int(table.kind(card))
    if kind == GOD:
        return say(requests[kind], card=name_of(int(table.cards.faces[card]), int(table.aspects)))
    return say(requests[kind])


def about_keep(table: Table, seat: int) -> Phrase:
    """A copy that does not know the cards speaks as if one could be kept."""
    if table.axed == seat:
        return say(Request.KEEP_OPENLY)
    faces = [int(table.cards.faces[card]) for card in table.drawn]
    if all(face != UNKNOWN and kind_of(face) == DRAUGR for face in faces):
        return say(Request.ONLY_DRAUGAR)
    return say(Request.KEEP)
