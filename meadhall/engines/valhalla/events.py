"""What happened: one answer told in words.

Only what lies open is named, so the story is the same on every copy; what one seat alone was
shown, its own copy whispers. First what was said, then
which cards went from one pile to another for all to see, then who went out and what comes next.
"""

from typing import Final

from meadhall.engines.contract import CHOOSE, OVER, SHOW
from meadhall.engines.phrases import Form, Phrase, counted, say
from meadhall.engines.valhalla.faces import AXE, GOD, HAMMER, SWORD, name_of
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
    LOSE,
    LOSE_ONE,
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
from meadhall.engines.valhalla.texts import Happened, News, Unseen
from meadhall.engines.valhalla.words import player
from meadhall.engines.values import NOBODY, Event

MOVES: Final = [
    (ARMORY, HAND, "taken", Happened.TAKES),
    (ARMORY, DISCARDS, "taken", Happened.TAKES_TO_DISCARDS),
    (DRAWN, HAND, "kept", Happened.KEEPS),
    (DRAWN, DISCARDS, "kept", Happened.PUTS_ON_DISCARDS),
    (DISCARDS, HAND, "recovered", Happened.TAKES_BACK),
    (DISCARDS, OUT, "lost", Happened.LOSES_DISCARDS),
    (HAND, OUT, "lost", Happened.LOSES_HAND),
    (LAID, OUT, "lost", Happened.LOSES_LAID),
    (LAID, DISCARDS, "discarded", Happened.DISCARDS),
    (ARMORY, DECK, "returned", Happened.BACK_INTO_DECK),
]
"""From where, to where, the event's key, and how it is told; in the order of a turn."""

SUPPORTS: Final = {
    AXE: Happened.SUPPORT_AXE,
    HAMMER: Happened.SUPPORT_HAMMER,
    SWORD: Happened.SUPPORT_SWORD,
    GOD: Happened.SUPPORT_GOD,
}


def events_since(before: Table, after: Table, values: list[int]) -> list[Event]:
    events = said(before, values) if before.asks == CHOOSE else shown(before, after)
    events += moved(before, after)
    for seat in range(int(after.seats)):
        if after.tied[seat] > before.tied[seat]:
            events.append(Event("tied", say(Happened.TIED), seat))
    for seat in range(int(after.seats)):
        if after.alive[seat] < before.alive[seat]:
            events.append(Event("out", say(Happened.OUT), seat))
    if after.asks == OVER:
        events.append(Event("over", after.reason()))
    elif after.round > before.round:
        text = say(Happened.TURN_BEGINS, number=int(after.round), who=player(after.first))
        events.append(Event("turn", text))
    return events


def listed(table: Table, cards: list[int]) -> tuple[Form | Phrase, ...]:
    """The cards by name, those that lie open, and the others by their number."""
    names: list[Form | Phrase] = [
        name_of(int(table.cards.faces[card]), int(table.aspects))
        for card in cards
        if table.cards.open[card] == 1
    ]
    unseen = len(cards) - len(names)
    if unseen > 0:
        names.append(counted(unseen, Unseen.ONE, Unseen.SEVERAL))
    return tuple(names)


# What was said. -----------------------------------------------------------------------------


def said(before: Table, values: list[int]) -> list[Event]:
    """A choice in words, where the moved cards do not tell it all."""
    question, seat, action = int(before.question), int(before.turn), values[0]
    if question == FORFEIT:
        whom = player(before.pledger)
        return [
            Event("forfeit", say(Happened.FORFEIT, who=whom), asked, (int(before.pledger),))
            for asked, answer in zip(before.asked(), values, strict=True)
            if answer == USE
        ]
    if question == EFFECT:
        return [Event("effect", effect_told(before, seat, action), seat)]
    if question == RESHUFFLE:
        form = Happened.HAS_DECK_SHUFFLED if action == USE else Happened.LEAVES_DECK
        return [Event("reshuffle", say(form), seat)]
    if question == DRAW_OR_TAKE and action == DRAW:
        return [Event("draws", say(Happened.DRAWS_FROM_DECK), seat)]
    if question == DRAW_OR_TAKE and action == DECLINE:
        return [Event("declined", say(Happened.DRAWS_NOTHING), seat)]
    if question == KEEP_ONE:
        if action == REVEAL:
            return [Event("draugar", say(Happened.ONLY_DRAUGAR), seat)]
        if before.axed != seat and len(before.drawn) > 1:
            return [Event("aside", say(Happened.PUTS_ASIDE), seat)]
    if question == LOSE_ONE and before.where[action - LOSE] == HAND + seat:
        return [Event("given", say(Happened.GIVES_UP), seat)]
    if question == SUPPORT and action == USE:
        form = SUPPORTS[int(before.kind(before.support[seat]))]
        return [Event("support", say(form), seat)]
    if action == DECLINE and question in (SUPPORT, WOLF_MAIN, WOLF_SUPPORT):
        card = before.main[seat] if question == WOLF_MAIN else before.support[seat]
        text = say(Happened.DECLINES, card=listed(before, [int(card)]))
        return [Event("declined", text, seat)]
    return []


def effect_told(before: Table, seat: int, action: int) -> Phrase:
    """What a declared main action does."""
    card = listed(before, [int(before.main[seat])])
    if action == DECLINE:
        return say(Happened.DECLINES, card=card)
    if action == USE:
        return say(Happened.LOOKS_AT_DECK, card=card)
    whom = player(action - TARGET)
    main = before.kind(before.main[seat])
    if main == AXE:
        return say(Happened.AXE, card=card, who=whom)
    if main == HAMMER:
        return say(Happened.HAMMER, card=card, who=whom)
    return say(Happened.LOOKS_AT_HAND, card=card, who=whom)


# What was shown. ----------------------------------------------------------------------------


def shown(before: Table, after: Table) -> list[Event]:
    """Dice, shuffles and faces in words, where everybody saw them."""
    question, seat = int(before.question), int(before.turn)
    pile = [int(card) for card in before.asked_pile]
    if question == WHO_LEADS:
        return [Event("lot", say(Happened.DRAWN_TO_LEAD), int(after.first))]
    if question == SHUFFLE_DECK:
        return [Event("shuffled", say(Happened.DECK_SHUFFLED))]
    if question == UNVEIL:
        return [
            Event("plays", plays(after, main, support), seat)
            for seat, main, support in played(before)
        ]
    if question == SEE_DRAWN:
        return [Event("drawn", say(Happened.DRAWS, cards=listed(after, pile)), seat, tuple(pile))]
    if question == CLASH:
        text = say(Happened.CLASH, cards=listed(after, pile))
        return [Event("clash", text, NOBODY, tuple(pile))]
    if question == TURN_THREE:
        text = say(Happened.TESTED, cards=listed(after, pile))
        return [Event("tested", text, seat, tuple(pile))]
    if question == OMEN:
        return [Event("omen", say(Happened.OMEN, cards=listed(after, pile)), seat, tuple(pile))]
    return []


def private_news(before: Table, after: Table) -> Phrase | None:
    """What a look showed to the one who looked; nothing for the others."""
    pile = before.asked_pile
    if before.asks != SHOW or before.asked_for != after.cards.knower:
        return None
    faces = [int(after.cards.faces[card]) for card in pile]
    seen = tuple(name_of(face, int(after.aspects)) for face in faces)
    question = before.question
    if question == SEE_HAND:
        return say(News.HAND, who=player(before.where[pile[0]] - HAND), cards=seen)
    if question == SEE_TOP:
        return say(News.TOP, cards=seen)
    return say(News.DRAWN, cards=seen)


def plays(table: Table, main: int, support: int) -> Phrase:
    return say(Happened.PLAYS, main=listed(table, [main]), support=listed(table, [support]))


def played(before: Table) -> list[tuple[int, int, int]]:
    """Every seat still in with its main and its support."""
    return [
        (seat, int(before.main[seat]), int(before.support[seat]))
        for seat in range(int(before.seats))
        if before.alive[seat] == 1
    ]


# Cards that went from pile to pile. ---------------------------------------------------------


def moved(before: Table, after: Table) -> list[Event]:
    """The moves worth telling, those of one seat and kind together."""
    events: list[Event] = []
    for start, end, key, form in MOVES:
        owners = range(int(after.seats)) if start >= HAND or end >= HAND else [NOBODY]
        for seat in owners:
            cards = [
                card
                for card in range(len(after.where))
                if before.where[card] == place(start, seat)
                and after.where[card] == place(end, seat)
            ]
            if cards:
                text = say(form, cards=listed(after, cards))
                events.append(Event(key, text, seat, tuple(cards)))
    return events


def place(pile: int, seat: int) -> int:
    return pile + seat if pile >= HAND else pile
