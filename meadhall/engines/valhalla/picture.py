"""The table as people read it: cards by the names that moves are typed with.

A diagram (`diagrams`) can be read back and numbers every place; a picture only tells what the
onlooker of this copy sees.
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.valhalla.faces import AXE, DRAUGR, GOD, HAMMER, SWORD, WOLF, word
from meadhall.engines.valhalla.table import (
    DISCARDS,
    HAND,
    LAID,
    NO_CARD,
    OUT,
    PLAY,
    Table,
)
from meadhall.engines.valhalla.words import face_word, label, player
from meadhall.engines.values import UNKNOWN

DOES: Final = {
    HAMMER: ("a player must draw three", "a lone draugr costs two cards"),
    SWORD: ("look at a player's hand", "a lone draugr lets you take a card"),
    AXE: ("a player must show what he draws", "two more cards are turned up"),
    WOLF: ("take all your discards back", "take one back"),
    GOD: ("look at the two top cards of the deck", "turn up a card of your own"),
}
"""What a card does as main action, and as support."""


def picture(table: Table) -> str:
    lines = [] if table.round == 0 else [f"Turn {int(table.round)}, {player(table.first)} leads."]
    lines.append(f"deck      {row(table, table.deck)}")
    lines.append(f"armory    {pile(table, table.armory)}")
    if len(table.drawn) > 0:
        lines.append(f"drawn     {pile(table, table.drawn)}")
    if table.size_of(OUT) > 0:
        lines.append(f"lost      {counted(table, table.pile_at(OUT))}")
    for seat in range(int(table.seats)):
        lines.append(drawn_seat(table, seat))
        if table.cards.knower == seat and table.question == PLAY:
            lines += lore(table, seat)
    return "\n".join(lines)


def row(table: Table, cards: vec[i64]) -> str:
    """The cards in their order by name; those not known here are counted, neighbours together."""
    told: list[str] = []
    unknown = 0
    for card in cards:
        if table.cards.faces[card] == UNKNOWN:
            unknown += 1
            continue
        told += hidden(unknown)
        unknown = 0
        told.append(face_word(table, card))
    return ", ".join(told + hidden(unknown)) or "empty"


def pile(table: Table, cards: vec[i64]) -> str:
    """Cards that may be pointed at, named as a move names them; those not known come last.

    No move names a draugr, so those bear no numbers.
    """
    known = [
        face_word(table, card) if table.cards.faces[card] == DRAUGR else label(table, card)
        for card in cards
        if table.cards.faces[card] != UNKNOWN
    ]
    return ", ".join(known + hidden(len(cards) - len(known))) or "empty"


def counted(table: Table, cards: vec[i64]) -> str:
    """How many there are of each card: these are out of the game, and only their number matters."""
    count: dict[str, int] = {}
    for face in sorted(int(table.cards.faces[card]) for card in cards):
        name = word(face, int(table.aspects))
        count[name] = count.get(name, 0) + 1
    return ", ".join(name if many == 1 else f"{name} x{many}" for name, many in count.items())


def hidden(count: int) -> list[str]:
    if count == 0:
        return []
    return ["a card face down" if count == 1 else f"{count} cards face down"]


def drawn_seat(table: Table, seat: int) -> str:
    """A seat's name, its piles, and its marks."""
    name = str(player(seat)) + (", you" if table.cards.knower == seat else "")
    if table.alive[seat] == 0:
        return f"{name}: out"
    parts = [f"hand {pile(table, table.pile_at(HAND + seat))}"]
    for card, action in ((table.main[seat], "main"), (table.support[seat], "support")):
        if card != NO_CARD and table.where[card] == LAID + seat:
            parts.append(f"{action} {row(table, vec[i64]([card]))}")
    discards = table.pile_at(DISCARDS + seat)
    if len(discards) > 0:
        parts.append(f"discards {pile(table, discards)}")
    marks = ", ".join(marks_of(table, seat))
    return f"{name}: {'; '.join(parts)}" + (f" ({marks})" if marks else "")


def marks_of(table: Table, seat: int) -> list[str]:
    """What has been done to the seat, or by it, this turn; and its forfeits so far."""
    marks = []
    if table.tied[seat] == 1:
        marks.append("tied")
    if table.axed == seat:
        marks.append("must draw openly")
    if table.hammered == seat:
        marks.append("must draw three")
    if table.called[seat] == 1:
        marks.append("uses the support")
    if table.owed[seat] > 0:
        marks.append(f"owes {int(table.owed[seat])}")
    if table.forfeits[seat] > 0:
        marks.append(f"forfeits: {int(table.forfeits[seat])}")
    return marks


def lore(table: Table, seat: int) -> list[str]:
    """What the cards in the hand of this copy's owner do, each kind once."""
    told: dict[str, str] = {}
    for card in table.pile_at(HAND + seat):
        if table.cards.faces[card] != UNKNOWN:
            main, support = DOES[int(table.kind(card))]
            told[face_word(table, card)] = f"main: {main}; support: {support}"
    return [f"  {name:<8}{text}" for name, text in told.items()]
