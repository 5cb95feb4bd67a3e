"""Names, steps and refusals: how players point at what they do, and hear why they may not."""

from meadhall.engines.packed import i64
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
from meadhall.engines.values import UNKNOWN, Step


def player(seat: i64) -> str:
    return f"player {int(seat) + 1}"


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


def yes(table: Table) -> str:
    """What the button says that uses something."""
    if table.question == EFFECT:
        return "look"
    if table.question == RESHUFFLE:
        return "reshuffle"
    if table.question == WOLF_MAIN:
        return "take back"
    return "forfeit" if table.question == FORFEIT else "use"


def no(table: Table) -> str:
    if table.question == RESHUFFLE:
        return "leave"
    return "no forfeit" if table.question == FORFEIT else "decline"


# Notation and steps. ------------------------------------------------------------------------


def name(table: Table, seat: i64, action: i64) -> str:
    verb, at = action // SPAN * SPAN, action % SPAN
    if verb < DECLINE:
        return f"{label(table, verb // SPAN)} with {label(table, at)}"
    if verb == DECLINE:
        return no(table)
    if verb == USE:
        return yes(table)
    if verb == TARGET:
        return f"on {player(at)}"
    if verb == DRAW:
        return "draw"
    if verb == REVEAL:
        return "reveal"
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
        return [Step("seat", at, player(at))]
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
    if main in held and support in held:
        return [Step("card", held[main], main), Step("card", held[support], support)]
    return []


# Objections. --------------------------------------------------------------------------------


def refusal(table: Table, seat: i64, steps: list[Step]) -> str:
    """The rule against these steps, as a sentence."""
    question = table.question
    first = steps[0]
    if first.kind == "seat" and question == EFFECT:
        return about_target(table, seat, first.at)
    card = first.at if first.kind == "card" and 0 <= first.at < len(table.where) else -1
    if card >= 0 and table.where[card] == ARMORY and table.cards.faces[card] == DRAUGR:
        return "A draugr stays in the armory for ever."
    if question == PLAY:
        if len(steps) > 1 and steps[1].at == first.at:
            return "The support action is another card than the main action."
        return "You play two cards of your hand, first the main action, then the support."
    if question == DRAW_OR_TAKE:
        if table.hammered == seat:
            return "The hammer makes you draw from the deck."
        return "You draw from the deck, or take a weapon or a wolf from the armory."
    if question == KEEP_ONE:
        if card >= 0 and table.cards.faces[card] == DRAUGR:
            return "A draugr cannot be kept."
        if first.kind == "button":
            return "You have not drawn draugar alone: keep another card, and they go unseen."
        return "You keep one of the cards just drawn."
    return REQUESTS.get(int(question), "Say whether you use this, or decline.")


def about_target(table: Table, seat: i64, target: int) -> str:
    """Why a main action may not fall on this seat."""
    if not 0 <= target < table.seats or table.alive[target] == 0:
        return f"{player(target).capitalize()} is out."
    if target == seat:
        return "Your main action falls on another player."
    main = table.kind(table.main[seat])
    if main in (AXE, HAMMER):
        return f"{player(target).capitalize()} is tied and draws nothing now."
    return f"{player(target).capitalize()} has no hand to look at."


REQUESTS = {
    EFFECT: "Say on whom your main action falls, or decline.",
    TAKE_ONE: "You take a weapon or a wolf from the armory.",
    LOSE_ONE: "You lose a card of your hand or of your discards.",
    RESCUE: "You keep one of the cards turned up.",
    WOLF_SUPPORT: "You take back one of your discards, or decline.",
}
