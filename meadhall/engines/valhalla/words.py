"""Names, steps and refusals: how players point at what they do, and hear why they may not."""

from typing import Final

from meadhall.engines.contract import NO_ACTION
from meadhall.engines.packed import i64
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.texts import SeatName
from meadhall.engines.valhalla.faces import AXE, DRAUGR, HAMMER, word
from meadhall.engines.valhalla.table import (
    ARMORY,
    BEYOND,
    DECLINE,
    DRAW,
    DRAW_OR_TAKE,
    EFFECT,
    FORFEIT,
    HAND,
    KEEP,
    KEEP_ONE,
    LOSE,
    LOSE_ONE,
    PLAY,
    RECOVER,
    RESCUE,
    RESHUFFLE,
    REVEAL,
    SPAN,
    TAKE,
    TAKE_ONE,
    TARGET,
    USE,
    WOLF_MAIN,
    WOLF_SUPPORT,
    Table,
)
from meadhall.engines.valhalla.texts import Button, Refusal
from meadhall.engines.values import UNKNOWN, Step


def player(seat: i64) -> Phrase:
    return say(SeatName.PLAYER, number=int(seat) + 1)


def face_word(table: Table, card: i64) -> str:
    """What this copy can call the card."""
    face = int(table.cards.faces[card])
    return "card" if face == UNKNOWN else word(face, int(table.aspects))


def label(table: Table, card: i64) -> str:
    """The card's word, with a number where the pile it lies in holds several of that word."""
    called, before = face_word(table, card), 0
    for other in table.pile_at(table.where[card]):
        if other < card and face_word(table, other) == called:
            before += 1
    return called if before == 0 else f"{called} {before + 1}"


def yes(table: Table) -> Button:
    """What the button says that uses something."""
    if table.question == EFFECT:
        return Button.LOOK
    if table.question == RESHUFFLE:
        return Button.RESHUFFLE
    if table.question == WOLF_MAIN:
        return Button.TAKE_BACK
    return Button.FORFEIT if table.question == FORFEIT else Button.USE


def no(table: Table) -> Button:
    if table.question == RESHUFFLE:
        return Button.LEAVE
    return Button.NO_FORFEIT if table.question == FORFEIT else Button.DECLINE


# Notation and steps. ------------------------------------------------------------------------


def name(table: Table, seat: i64, action: i64) -> str:
    verb, at = action // SPAN * SPAN, action % SPAN
    if verb < DECLINE:
        return f"{label(table, verb // SPAN)} with {label(table, at)}"
    if verb == DECLINE:
        return str(no(table))
    if verb == USE:
        return str(yes(table))
    if verb == TARGET:
        return f"on {player(at)}"
    if verb == DRAW:
        return "draw"
    if verb == REVEAL:
        return str(Button.REVEAL)
    if verb == LOSE:
        pile = "hand" if table.where[at] == HAND + seat else "discards"
        return f"lose {label(table, at)} from {pile}"
    doing = "recover" if verb == RECOVER else "keep" if verb == KEEP else "take"
    return f"{doing} {label(table, at)}"


def steps(table: Table, seat: i64, action: i64) -> list[Step]:
    verb, at = action // SPAN * SPAN, int(action % SPAN)
    if verb < DECLINE:
        main = int(action // SPAN)
        return [Step("card", main, label(table, main)), Step("card", at, label(table, at))]
    if verb == TARGET:
        return [Step("seat", at, str(player(at)))]
    if verb == DRAW:
        return [Step("pile", 0, "deck")]
    if verb in (DECLINE, USE, REVEAL):
        return [Step("button", int(verb // SPAN), name(table, seat, action))]
    return [Step("card", at, label(table, at))]


def steps_of_any(table: Table, seat: int, action: int) -> list[Step]:
    """The steps of anything that points at cards and seats of this table."""
    if not 0 <= action < BEYOND:
        return []
    verb, at = action // SPAN * SPAN, action % SPAN
    if verb == TARGET:
        return steps(table, seat, action) if at < table.seats else []
    cards = len(table.where)
    if verb in (DECLINE, USE, DRAW, REVEAL):
        return steps(table, seat, action) if at == 0 else []
    if at >= cards or (verb < DECLINE and action // SPAN >= cards):
        return []
    return steps(table, seat, action)


def steps_meant(table: Table, seat: int, text: str) -> list[Step]:
    """What a typed name points at that is not legal: anything that could be said on this table."""
    sayable = [DRAW, REVEAL, *[TARGET + other for other in range(int(table.seats))]]
    sayable += [TAKE + int(card) for card in table.armory]
    sayable += [KEEP + int(card) for card in table.drawn]
    for action in sayable:
        if name(table, seat, action).casefold() == text:
            return steps(table, seat, action)
    held = {label(table, card).casefold(): int(card) for card in table.pile_at(HAND + seat)}
    main, _, support = text.partition(" with ")
    if support == main and f"{main} 2" in held:
        support = f"{main} 2"
    if main in held and support in held:
        return [Step("card", held[main], main), Step("card", held[support], support)]
    return []


def play_of(table: Table, seat: i64, steps: list[Step]) -> i64:
    """The play of these two cards of the seat's hand, or NO_ACTION."""
    if table.question != PLAY or not table.is_asked(seat) or len(steps) != 2:
        return NO_ACTION
    main, support = steps[0].at, steps[1].at
    hand = table.pile_at(HAND + seat)
    if main == support or main not in hand or support not in hand:
        return NO_ACTION
    return main * SPAN + support


# Refusals. ----------------------------------------------------------------------------------


def refusal(table: Table, seat: i64, steps: list[Step]) -> Phrase:
    """The rule against these steps."""
    first = steps[0]
    if first.kind == "seat" and table.question == EFFECT:
        return target_refusal(table, seat, first.at)
    card = first.at if first.kind == "card" and 0 <= first.at < len(table.where) else -1
    if card >= 0 and table.where[card] == ARMORY and table.cards.faces[card] == DRAUGR:
        return say(Refusal.ARMORY_DRAUGR)
    if table.question == PLAY:
        is_same = len(steps) > 1 and steps[1].at == first.at
        return say(Refusal.SAME_CARD if is_same else Refusal.TWO_CARDS)
    if table.question == DRAW_OR_TAKE:
        return say(Refusal.MUST_DRAW if table.hammered == seat else Refusal.DRAW_OR_TAKE)
    if table.question == KEEP_ONE:
        if card >= 0 and table.cards.faces[card] == DRAUGR:
            return say(Refusal.DRAUGR_KEPT)
        return say(Refusal.NOT_ONLY_DRAUGAR if first.kind == "button" else Refusal.KEEP_DRAWN)
    return say(REFUSALS.get(int(table.question), Refusal.USE))


def target_refusal(table: Table, seat: i64, target: int) -> Phrase:
    """Why a main action may not fall on this seat."""
    if not 0 <= target < table.seats or table.alive[target] == 0:
        return say(Refusal.OUT, who=player(target))
    if target == seat:
        return say(Refusal.OTHER_PLAYER)
    is_tied = table.kind(table.main[seat]) in (AXE, HAMMER)
    return say(Refusal.TIED if is_tied else Refusal.NO_HAND, who=player(target))


REFUSALS: Final = {
    EFFECT: Refusal.TARGET,
    TAKE_ONE: Refusal.TAKE,
    LOSE_ONE: Refusal.LOSE,
    RESCUE: Refusal.RESCUE,
    WOLF_SUPPORT: Refusal.TAKE_BACK,
}
"""What each question wants, for those who point at something else."""
