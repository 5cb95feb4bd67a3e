"""The field as people read it in a terminal: a map of zones, and what lies beside it."""

from typing import Final

from meadhall.engines.phrases import Phrase, say
from meadhall.engines.valknut import ending
from meadhall.engines.valknut.cards import LOADED, NUMBERS, SIGNS, ZONES
from meadhall.engines.valknut.ending import player
from meadhall.engines.valknut.field import DESTROYED, NONE
from meadhall.engines.valknut.table import SETTING_UP, Table
from meadhall.engines.valknut.terms import Drawn, WarbandName
from meadhall.engines.valknut.warbands import NAMES, WARBAND_OF, WARBANDS
from meadhall.engines.valknut.words import card_name
from meadhall.engines.values import UNKNOWN

SIGNS_OF_UNITS: Final = "?GWEVNDAUB"
"""A letter for each warband: Giantess, Valkyries (W), Elves, Vikings, Vanir (N), Dragons, Dwarves
(A), Draugar (U), Goblins (B)."""

BANDS: Final = list(WarbandName)


def picture(table: Table) -> str:
    if table.stage < SETTING_UP and len(table.field.kinds) == 0:
        return "\n".join(str(line) for line in seat_lines(table))
    lines = []
    if table.turns > 0:
        lines.append(str(say(Drawn.TURN, turn=int(table.turns), player=player(table.active))))
    lines += drawn_map(table)
    lines += [str(line) for line in seat_lines(table)]
    cards = ", ".join(told_card(table, int(card)) for card in table.pool)
    lines.append(str(say(Drawn.POOL, cards=cards or "-")))
    lines.append(str(say(Drawn.PILE, count=len(table.card_pile))))
    if table.with_gods:
        gods = ", ".join(card_name(table, card) for card in table.god_pool)
        lines.append(str(say(Drawn.GODS, cards=gods or "-")))
    lines.append(str(say(Drawn.LEGEND)))
    return "\n".join(lines)


def drawn_map(table: Table) -> list[str]:
    """The zones, north up, with columns and rows at the edge.

    A unit is the letter of its warband and its player's number; a Valknut under it is not drawn.
    """
    field = table.field
    shown = [zone for zone in range(len(field.ground)) if field.kinds[zone // ZONES] != DESTROYED]
    columns = [int(field.column(zone)) for zone in shown]
    rows = [int(field.row(zone)) for zone in shown]
    west, east = min(columns), max(columns)
    lines = []
    for row in range(max(rows), min(rows) - 1, -1):
        text = f"{row:4} "
        for column in range(west, east + 1):
            text += " " if (column - 1) % 4 == 0 else ""
            text += f"{sign_at(table, int(field.zone_at(column, row))):2} "
        lines.append(text.rstrip())
        if (row - 1) % 3 == 0:
            lines.append("")
    foot = "     "
    for column in range(west, east + 1):
        foot += " " if (column - 1) % 4 == 0 else ""
        foot += f"{column:<2} "
    if not lines[-1]:
        lines.pop()
    return [*lines, foot.rstrip()]


def sign_at(table: Table, zone: int) -> str:
    if zone == NONE:
        return ""
    unit = int(table.unit_at[zone])
    if unit != NONE:
        return f"{SIGNS_OF_UNITS[int(WARBAND_OF[unit])]}{int(table.owner[unit]) + 1}"
    if table.field.is_parley(zone):
        return "_"
    return SIGNS[int(table.field.ground[zone])]


def told_card(table: Table, card: int) -> str:
    """A card of the pool or of a hand, with its rows and its number."""
    face = int(table.cards.faces[card])
    if face == UNKNOWN:
        return card_name(table, card)
    signs = [SIGNS[int(zone)] for zone in LOADED.zones[face * ZONES : face * ZONES + ZONES]]
    rows = "/".join("".join(signs[row * 4 : row * 4 + 4]) for row in range(3))
    horn = " horn" if LOADED.horns[face] == 1 and table.with_gods else ""
    return f"{card_name(table, card)} {rows} {int(NUMBERS[face])}{horn}"


def seat_lines(table: Table) -> list[Phrase]:
    """Each player's warbands, supply, hand and score."""
    lines: list[Phrase] = []
    for seat in range(int(table.seats)):
        if table.alive[seat] == 0:
            lines.append(say(Drawn.OUT, player=player(seat)))
            continue
        bands = tuple(
            say(
                Drawn.BAND,
                warband=NAMES[warband],
                sign=SIGNS_OF_UNITS[warband],
                field=on_field,
                supply=supply,
            )
            for warband in range(1, WARBANDS)
            if (on_field := int(table.band_on_field(seat, warband)))
            + (supply := int(table.count_in_supply(seat, warband)))
            > 0
        )
        hand = ", ".join(told_card(table, int(card)) for card in table.hand(seat))
        gods = ", ".join(card_name(table, card) for card in table.gods_of(seat))
        lines.append(
            say(
                Drawn.SEAT,
                player=player(seat),
                bands=bands or "-",
                hand=hand or "-",
                gods=f"; {gods}" if gods else "",
                points=int(ending.score(table, seat)),
            )
        )
    return lines
