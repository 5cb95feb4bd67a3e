"""Drawing a match as a short text; `diagram_reading` reads it back.

    turn 3, player 1, moving, move, player 1
    warbands: vikings player 1, draugar player 2
    marks: points 2, placed, newest 2
    field: parley#0@middle, A03#7@e1, ....,.VF.,....@n1 turned
    player 1: vikings 1,1 2,1 supply 2; hand vikings A05#9
    player 2: draugar 1,3 supply 7
    pool: A01#3 A02#4 A06#5
    pile: A09#6 ?#8

A card is its name (`?` where this copy does not know it), and behind # the number of its place,
which may be left out. A card of the field may be drawn by its zones instead, three rows of four
with commas between. Whatever is left out is empty or as at the beginning of a turn's moves.
"""

from typing import Final

from meadhall.engines.cards import EVERYBODY, EVERYTHING
from meadhall.engines.contract import OVER, SHOW
from meadhall.engines.contract import SHUFFLE as SHUFFLING
from meadhall.engines.packed import i64, vec
from meadhall.engines.valknut.cards import (
    GOD_KEYS,
    GODS,
    LOADED,
    SIGNS,
    ZONES,
    zones_of,
)
from meadhall.engines.valknut.field import (
    BIFROST,
    DESTROYED,
    NONE,
    PARLEY,
)
from meadhall.engines.valknut.table import (
    OUT,
    QUESTIONS,
    STAGES,
    SUPPLY,
    Table,
)
from meadhall.engines.valknut.warbands import NAMES, WARBANDS, first_unit
from meadhall.engines.valknut.words import spot_name, zone_name
from meadhall.engines.values import NOBODY, UNKNOWN

ENDINGS: Final = ("going on", "last standing", "points", "size", "turn")


# Drawing. -----------------------------------------------------------------------------------


def draw(table: Table) -> str:
    lines = [head(table)]
    if table.cards.knower != EVERYTHING:
        lines.append(f"seen by: {who(table.cards.knower)}")
    homes = [
        f"{NAMES[warband]} {who(table.home[warband])}"
        for warband in range(1, WARBANDS)
        if table.home[warband] != NOBODY
    ]
    if homes:
        lines.append(f"warbands: {', '.join(homes)}")
    if marks := drawn_marks(table):
        lines.append(f"marks: {', '.join(marks)}")
    if table.asks in (SHUFFLING, SHOW):
        asked = " ".join(f"#{int(card)}" for card in table.asked_pile)
        lines.append(f"asked: {asked}, for {who(table.asked_for)}")
    if len(table.field.kinds) > 0:
        laid = [drawn_laid(table, index) for index in range(len(table.field.kinds))]
        lines.append(f"field: {', '.join(laid)}")
    for seat in range(int(table.seats)):
        if parts := drawn_seat(table, seat):
            lines.append(f"player {seat + 1}: {'; '.join(parts)}")
    for name, cards in (
        ("pool", table.pool),
        ("pile", table.card_pile),
        ("gods", table.god_pool),
        ("god pile", table.god_pile),
        ("out", table.cards_at(OUT)),
    ):
        if len(cards) > 0:
            lines.append(f"{name}: {signs(table, cards)}")
    return "\n".join(lines)


def head(table: Table) -> str:
    begins = f"turn {int(table.turns)}, {who(table.active)}"
    if table.asks == OVER:
        return f"{begins}, over, {ENDINGS[int(table.ending)]}, {who(table.winner)}"
    stage = STAGES[int(table.stage)]
    return f"{begins}, {stage}, {QUESTIONS[int(table.question)]}, {who(table.turn)}"


def who(seat: i64) -> str:
    if seat == EVERYBODY:
        return "everybody"
    return "nobody" if seat == NOBODY else f"player {int(seat) + 1}"


def drawn_marks(table: Table) -> list[str]:
    marks = []
    if table.points_left > 0:
        marks.append(f"points {int(table.points_left)}")
    for warband in range(1, WARBANDS):
        if table.own_points[warband] > 0:
            marks.append(f"{NAMES[warband]} points {int(table.own_points[warband])}")
    if table.drafter > 0:
        marks.append(f"drafter {int(table.drafter)}")
    if table.cursor > 0:
        marks.append(f"cursor {int(table.cursor)}")
    if table.laying > 0:
        marks.append(f"laying {int(table.laying)}")
    if table.newest != NONE:
        marks.append(f"newest {int(table.newest)}")
    if table.mover > 0:
        marks.append(f"mover {NAMES[int(table.mover)]}")
    if table.god != NONE:
        marks.append(f"god {GOD_KEYS[int(table.god) - GODS]}")
    for name, flag in (("placed", table.placed), ("raged", table.raged), ("passed", table.passed)):
        if flag:
            marks.append(name)
    for at in range(0, len(table.graves), 2):
        graves = [zone for zone in table.graves[at : at + 2] if zone != NONE]
        marks.append("grave " + " ".join(zone_name(table.field, zone) for zone in graves))
    return marks


def sign(table: Table, card: i64) -> str:
    face = int(table.cards.faces[card])
    if face == UNKNOWN:
        return f"?#{int(card)}"
    if table.is_warband_card(card):
        return LOADED.names[face]
    name = GOD_KEYS[face - GODS] if face >= GODS else LOADED.names[face]
    return f"{name}#{int(card)}"


def signs(table: Table, cards: vec[i64]) -> str:
    return " ".join(sign(table, card) for card in cards)


def drawn_laid(table: Table, index: i64) -> str:
    """One card of the field."""
    field = table.field
    kind, card = field.kinds[index], field.cards[index]
    spot = spot_name(field.spots[index])
    turned = " turned" if field.turned[index] == 1 else ""
    if kind == BIFROST:
        return f"bifrost@{spot}"
    if kind == PARLEY:
        return f"parley#{int(card)}@{spot}"
    if kind == DESTROYED:
        return f"destroyed#{int(card)}@{spot}{turned}"
    shown = field.ground[index * ZONES : index * ZONES + ZONES]
    face = table.cards.faces[card]
    if face != UNKNOWN and zones_of(face, field.turned[index]) == shown:
        return f"{sign(table, card)}@{spot}{turned}"
    rows = ["".join(SIGNS[int(zone)] for zone in shown[row * 4 : row * 4 + 4]) for row in range(3)]
    return f"{','.join(rows)}#{int(card)}@{spot}{turned}"


def drawn_seat(table: Table, seat: int) -> list[str]:
    """A seat's units, hand and gods."""
    parts = [] if table.alive[seat] == 1 else ["defeated"]
    for warband in range(1, WARBANDS):
        zones, supply, away = [], 0, 0
        for unit in range(int(first_unit(warband)), int(first_unit(warband)) + warband):
            if table.owner[unit] != seat:
                continue
            if table.zone_of[unit] >= 0:
                zones.append(int(table.zone_of[unit]))
            elif table.zone_of[unit] == SUPPLY:
                supply += 1
            elif table.home[warband] != seat:
                away += 1
        words = [zone_name(table.field, zone) for zone in sorted(zones)]
        words += [f"supply {supply}"] if supply else []
        words += [f"away {away}"] if away else []
        if words:
            parts.append(f"{NAMES[warband]} {' '.join(words)}")
    if len(table.hand(seat)) > 0:
        parts.append(f"hand {signs(table, table.hand(seat))}")
    if len(table.gods_of(seat)) > 0:
        parts.append(f"gods {signs(table, table.gods_of(seat))}")
    return parts
