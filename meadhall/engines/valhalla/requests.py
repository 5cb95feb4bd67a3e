"""What a seat is asked, as a sentence that a stranger to the game understands."""

from typing import Final

from meadhall.engines.valhalla.faces import AXE, DRAUGR, GOD, HAMMER, SWORD, kind
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
from meadhall.engines.valhalla.words import face_word, player
from meadhall.engines.values import UNKNOWN

DECLARING: Final = {
    AXE: "Your axe: who must show what he draws?",
    HAMMER: "Your hammer: who must draw three cards from the deck?",
    SWORD: "Your sword: whose hand do you look at?",
    GOD: "Your {}: look at the top of the deck?",
}

INTERFERING: Final = {
    AXE: "Your axe: have two more cards turned up in the clash?",
    HAMMER: "Your hammer: let a lone draugr cost two cards in the clash?",
    SWORD: "Your sword: take a card from the armory if a lone draugr shows in the clash?",
    GOD: "Your {}: turn up a card of your own? A draugr bites you, another comes to your discards.",
}

OTHERS: Final = {
    PLAY: "Choose two cards in secret: your main action, with your support action.",
    TAKE_ONE: "Take a card from the armory into your hand.",
    RESCUE: "No draugr: keep one of the cards turned up.",
    WOLF_MAIN: "Your wolf: take all your discards back into your hand?",
    WOLF_SUPPORT: "Your wolf: take which of your discards back into your hand?",
}


def request(table: Table, seat: int) -> str:
    """The question as the asked seat's copy may put it; nothing if the seat is not asked."""
    if not table.is_asked(seat):
        return ""
    question = int(table.question)
    if question == EFFECT:
        return about_card(table, int(table.main[seat]), DECLARING)
    if question == SUPPORT:
        return about_card(table, int(table.support[seat]), INTERFERING)
    if question == DRAW_OR_TAKE:
        return about_draw(table, seat)
    if question == KEEP_ONE:
        return about_keep(table, seat)
    if question == LOSE_ONE:
        left = int(table.owed[seat])
        many = "a card" if left == 1 else f"{left} cards, one after the other"
        return f"A draugr: lose {many}, of your hand or of your discards."
    if question == RESHUFFLE:
        return "You have seen the top of the deck. Have the deck shuffled, or leave it?"
    if question == FORFEIT:
        return f"{player(table.pledger).capitalize()} has discarded a god. Set a forfeit?"
    return OTHERS[question]


def about_card(table: Table, card: int, sentences: dict[int, str]) -> str:
    return sentences[int(table.kind(card))].format(face_word(table, card))


def about_draw(table: Table, seat: int) -> str:
    openly = ", which all will see," if table.axed == seat else ""
    return (
        f"Draw two cards from the deck{openly} and keep one; or take a card from the armory "
        "onto your discards."
    )


def about_keep(table: Table, seat: int) -> str:
    """A copy that does not know the cards speaks as if one could be kept."""
    if table.axed == seat:
        return "Keep one of the cards drawn; the others are put away openly."
    faces = [int(table.cards.faces[card]) for card in table.drawn]
    if all(face != UNKNOWN and kind(face) == DRAUGR for face in faces):
        return "You have drawn nothing but draugar, and have to show them."
    return "Keep one of the cards drawn; the others go to the bottom of the deck unseen."
