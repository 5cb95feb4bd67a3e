"""What happened: one answer told in words.

Only what lies open is named, so the story is the same on every copy; what one seat alone was
shown, its own copy whispers. First what was said, then
which cards went from one pile to another for all to see, then who went out and what comes next.
"""

from typing import Final

from meadhall.engines.contract import CHOOSE, OVER, SHOW
from meadhall.engines.phrases import say
from meadhall.engines.texts import Verbatim
from meadhall.engines.valhalla.faces import AXE, GOD, HAMMER, SWORD, word
from meadhall.engines.valhalla.table import (
    ARMORY,
    CLASH,
    DECK,
    DECLINE,
    DISCARDS,
    DRAW,
    DRAW_OR_TAKE,
    DRAWN,
    EFFECT,
    FORFEIT,
    HAND,
    KEEP_ONE,
    LAID,
    OMEN,
    OUT,
    RESHUFFLE,
    REVEAL,
    SEE_DRAWN,
    SEE_HAND,
    SEE_TOP,
    SHUFFLE_DECK,
    SUPPORT,
    TARGET,
    TURN_THREE,
    UNVEIL,
    USE,
    WHO_LEADS,
    WOLF_MAIN,
    WOLF_SUPPORT,
    Table,
)
from meadhall.engines.valhalla.words import player
from meadhall.engines.values import NOBODY
from meadhall.engines.values import Event as ValueEvent


def Event(key: str, text: str, seat: int = NOBODY, at: tuple[int, ...] = ()) -> ValueEvent:  # noqa: N802
    """Bridge until this game's texts are forms."""
    return ValueEvent(key, say(Verbatim.SENTENCE, sentence=text), seat, at)


MOVES: Final = [
    (ARMORY, HAND, "taken", "takes {} from the armory"),
    (ARMORY, DISCARDS, "taken", "takes {} from the armory onto the discards"),
    (DRAWN, HAND, "kept", "keeps {}"),
    (DRAWN, DISCARDS, "kept", "puts {} on the discards"),
    (DISCARDS, HAND, "recovered", "takes back {}"),
    (DISCARDS, OUT, "lost", "loses {} from the discards"),
    (HAND, OUT, "lost", "loses {} from the hand"),
    (LAID, OUT, "lost", "loses {} from the table"),
    (LAID, DISCARDS, "discarded", "discards {}"),
    (ARMORY, DECK, "returned", "back into the deck: {}"),
]
"""From where, to where, the event's key, and how it is told; in the order of a turn."""

SUPPORTS: Final = {
    AXE: "raises the axe: two more cards will be turned up",
    HAMMER: "raises the hammer: a lone draugr will cost two cards",
    SWORD: "raises the sword: a lone draugr will yield a card",
    GOD: "calls for an omen",
}


def events_since(before: Table, after: Table, values: list[int]) -> list[ValueEvent]:
    events = said(before, values) if before.asks == CHOOSE else shown(before, after)
    events += moved(before, after)
    for seat in range(int(after.seats)):
        if after.tied[seat] > before.tied[seat]:
            events.append(Event("tied", "is tied and waits for the clash", seat))
    for seat in range(int(after.seats)):
        if after.alive[seat] < before.alive[seat]:
            events.append(Event("out", "is out", seat))
    if after.asks == OVER:
        events.append(ValueEvent("over", after.reason()))
    elif after.round > before.round:
        leader = player(after.first)
        events.append(Event("turn", f"turn {int(after.round)} begins, and {leader} leads"))
    return events


def listed(table: Table, cards: list[int]) -> str:
    """The cards by name, those that lie open, and the others by their number."""
    names = [
        word(int(table.cards.faces[card]), int(table.aspects))
        for card in cards
        if table.cards.open[card] == 1
    ]
    unseen = len(cards) - len(names)
    if unseen > 0:
        names.append("a card unseen" if unseen == 1 else f"{unseen} cards unseen")
    return ", ".join(names)


# What was said. -----------------------------------------------------------------------------


def said(before: Table, values: list[int]) -> list[ValueEvent]:
    """A choice in words, where the moved cards do not tell it all."""
    question, seat, action = int(before.question), int(before.turn), values[0]
    if question == FORFEIT:
        whom = player(before.pledger)
        return [
            Event("forfeit", f"sets a forfeit for {whom}", asked, (int(before.pledger),))
            for asked, answer in zip(before.asked(), values, strict=True)
            if answer == USE
        ]
    if question == EFFECT:
        return [Event("effect", effect_told(before, seat, action), seat)]
    if question == RESHUFFLE:
        text = "has the deck shuffled" if action == USE else "leaves the deck as it is"
        return [Event("reshuffle", text, seat)]
    if question == DRAW_OR_TAKE and action == DRAW:
        return [Event("draws", "draws from the deck", seat)]
    if question == KEEP_ONE:
        if action == REVEAL:
            return [Event("draugar", "has drawn nothing but draugar", seat)]
        if before.axed != seat and len(before.drawn) > 1:
            return [Event("aside", "puts the rest to the bottom of the deck unseen", seat)]
    if question == SUPPORT and action == USE:
        return [Event("support", SUPPORTS[int(before.kind(before.support[seat]))], seat)]
    if action == DECLINE and question in (SUPPORT, WOLF_MAIN, WOLF_SUPPORT):
        card = before.main[seat] if question == WOLF_MAIN else before.support[seat]
        return [Event("declined", f"does not use {listed(before, [int(card)])}", seat)]
    return []


def effect_told(before: Table, seat: int, action: int) -> str:
    """What a declared main action does."""
    card = listed(before, [int(before.main[seat])])
    if action == DECLINE:
        return f"does not use {card}"
    if action == USE:
        return f"{card}: looks at the top of the deck"
    whom = player(action - TARGET)
    main = before.kind(before.main[seat])
    if main == AXE:
        return f"{card}: {whom} must draw openly"
    if main == HAMMER:
        return f"{card}: {whom} must draw three cards"
    return f"{card}: looks at the hand of {whom}"


# What was shown. ----------------------------------------------------------------------------


def shown(before: Table, after: Table) -> list[ValueEvent]:
    """Dice, shuffles and faces in words, where everybody saw them."""
    question, seat = int(before.question), int(before.turn)
    pile = [int(card) for card in before.asked_pile]
    if question == WHO_LEADS:
        return [Event("lot", "is drawn by lot to lead", int(after.first))]
    if question == SHUFFLE_DECK:
        return [Event("shuffled", "the deck is shuffled")]
    if question == UNVEIL:
        return [
            Event("plays", f"plays {listed(after, [main])}, with {listed(after, [support])}", who)
            for who, main, support in played(before)
        ]
    if question == SEE_DRAWN:
        return [Event("drawn", f"draws {listed(after, pile)}", seat, tuple(pile))]
    if question == CLASH:
        return [Event("clash", f"the clash turns up {listed(after, pile)}", NOBODY, tuple(pile))]
    if question == TURN_THREE:
        text = f"has too few cards left and turns up {listed(after, pile)}"
        return [Event("tested", text, seat, tuple(pile))]
    if question == OMEN:
        return [Event("omen", f"turns up {listed(after, pile)}", seat, tuple(pile))]
    return []


def private_news(before: Table, after: Table) -> str:
    """What a look showed to the one who looked; nothing for the others."""
    pile = before.asked_pile
    if before.asks != SHOW or before.asked_for != after.cards.knower:
        return ""
    faces = [int(after.cards.faces[card]) for card in pile]
    seen = ", ".join(word(face, int(after.aspects)) for face in faces)
    question = before.question
    if question == SEE_HAND:
        return f"You see the hand of {player(before.where[pile[0]] - HAND)}: {seen}."
    if question == SEE_TOP:
        return f"You see on top of the deck: {seen}."
    return f"You draw {seen}."


def played(before: Table) -> list[tuple[int, int, int]]:
    """Every seat still in with its main and its support."""
    return [
        (seat, int(before.main[seat]), int(before.support[seat]))
        for seat in range(int(before.seats))
        if before.alive[seat] == 1
    ]


# Cards that went from pile to pile. ---------------------------------------------------------


def moved(before: Table, after: Table) -> list[ValueEvent]:
    """The moves worth telling, those of one seat and kind together."""
    events: list[ValueEvent] = []
    for start, end, key, text in MOVES:
        owners = range(int(after.seats)) if start >= HAND or end >= HAND else [NOBODY]
        for seat in owners:
            cards = [
                card
                for card in range(len(after.where))
                if before.where[card] == place(start, seat)
                and after.where[card] == place(end, seat)
            ]
            if cards:
                events.append(Event(key, text.format(listed(after, cards)), seat, tuple(cards)))
    return events


def place(pile: int, seat: int) -> int:
    return pile + seat if pile >= HAND else pile
