"""Names and steps: how players point at what they do, and how it is written.

A zone is called by its column and row, counted from the south-west corner of the first Parley card,
which is 1,1; a spot for a card by how many cards east, west, north and south of that card it is.
"""

import re
from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.valknut.cards import AMBUSH, FACES, GOD_KEYS, GODS, LOADED
from meadhall.engines.valknut.field import BIFROST, NONE, PARLEY, SPOTS, Field, east_of, north_of
from meadhall.engines.valknut.gods import ORDERS
from meadhall.engines.valknut.laying import card_of, spot_of, turned_of
from meadhall.engines.valknut.movement import start_of, target_of
from meadhall.engines.valknut.spawning import warband_of, zone_of
from meadhall.engines.valknut.table import (
    ARRANGED,
    BAND_SPAN,
    BEYOND,
    FENRIR_TAKE,
    LAY,
    MOVE,
    MOVED,
    PASS,
    PICK,
    PICKED,
    RAGE,
    RAZED,
    RISEN,
    SET,
    SET_UP,
    SHOVED,
    SPAN,
    SPAWN,
    SPAWNED,
    SPOT_SPAN,
    STEAL_UNIT,
    STOLEN,
    STRUCK,
    TAKEN,
    WORSHIP,
    ZONE_SPAN,
    Table,
)
from meadhall.engines.valknut.warbands import NAMES, WARBANDS
from meadhall.engines.values import UNKNOWN, Step

PASSES: Final = {MOVE: "end", SET_UP: "done", RAGE: "no card", WORSHIP: "no god", SPAWN: "no unit"}
"""What the button says that declines, by question."""

SPOT: Final = re.compile(r"(?:(?P<x>[ew])(?P<east>\d+))?(?:(?P<y>[ns])(?P<north>\d+))?")
ZONE: Final = r"(-?\d+),(-?\d+)"
WAY: Final = re.compile(rf"{ZONE} to {ZONE}")
SHOVE: Final = re.compile(rf"{ZONE} shoves {ZONE}")
STRIKE: Final = re.compile(rf"strike {ZONE}")
RISE: Final = re.compile(rf"rise {ZONE}")
BAND: Final = re.compile(rf"([a-z]+) {ZONE}")


def player(seat: i64) -> str:
    return f"player {int(seat) + 1}"


def card_name(table: Table, card: i64) -> str:
    """What this copy can call a card: its name, or where it is, if its face is unknown here."""
    face = int(table.cards.faces[card])
    if face == UNKNOWN:
        return f"unseen {int(card)}"
    return GOD_KEYS[face - GODS] if face >= GODS else LOADED.names[face]


def laid_name(table: Table, index: i64) -> str:
    """What a card of the field is called."""
    field = table.field
    if field.kinds[index] == BIFROST:
        return "bifrost"
    if field.kinds[index] == PARLEY:
        return "parley" if index == 0 else "parley 2"
    return card_name(table, field.cards[index])


def zone_name(field: Field, zone: i64) -> str:
    return f"{int(field.column(zone))},{int(field.row(zone))}"


def spot_name(spot: i64) -> str:
    """As e1n2: one card east and two north of the first Parley card."""
    east, north = int(east_of(spot)), int(north_of(spot))
    text = ""
    if east != 0:
        text += f"{'e' if east > 0 else 'w'}{abs(east)}"
    if north != 0:
        text += f"{'n' if north > 0 else 's'}{abs(north)}"
    return text or "middle"


def spot_named(text: str) -> int:
    """The spot of this name, or NONE."""
    found = SPOT.fullmatch("" if text == "middle" else text)
    if found is None or not text:
        return NONE
    east, north = int(found["east"] or 0), int(found["north"] or 0)
    if max(east, north) > 60:
        return NONE
    east = -east if found["x"] == "w" else east
    north = -north if found["y"] == "s" else north
    return (north + 64) * 128 + east + 64


def pass_word(table: Table) -> str:
    return PASSES.get(int(table.question), "pass")


# Notation. ----------------------------------------------------------------------------------


def name(table: Table, action: i64) -> str:
    verb, at = action // SPAN * SPAN, action % SPAN
    field = table.field
    if verb == LAY:
        turned = " turned" if turned_of(action) == 1 else ""
        return f"{card_name(table, card_of(action))} {spot_name(spot_of(action))}{turned}"
    if verb == PASS:
        return pass_word(table)
    if verb == PICKED:
        return NAMES[int(at)]
    if verb in (SET, SPAWNED):
        return f"{NAMES[int(warband_of(action))]} {zone_name(field, zone_of(action))}"
    if verb == MOVED:
        start, target = start_of(action), target_of(action)
        return f"{zone_name(field, start)} to {zone_name(field, target)}"
    if verb == SHOVED:
        start, target = start_of(action), target_of(action)
        return f"{zone_name(field, start)} shoves {zone_name(field, target)}"
    if verb == TAKEN:
        return card_name(table, at)
    if verb == ARRANGED:
        return order_name(table, at)
    if verb == STRUCK:
        return f"strike {zone_name(field, at)}"
    if verb == RAZED:
        return f"destroy {laid_name(table, at)}"
    if verb == STOLEN:
        return f"{NAMES[int(warband_of(action))]} of {player(at // BAND_SPAN)}"
    return f"rise {zone_name(field, at)}"


def order_name(table: Table, order: i64) -> str:
    """The new order of the cards on top, by their old places: 2 1 3."""
    size = min(3, len(table.card_pile))
    return " ".join(str(at + 1) for at in ORDERS[int(order)][:size])


# Steps. -------------------------------------------------------------------------------------


def card_step(table: Table, card: i64) -> Step:
    return Step("card", int(card), card_name(table, card))


def zone_step(table: Table, zone: i64) -> Step:
    return Step("zone", int(zone), zone_name(table.field, zone))


def band_step(warband: i64) -> Step:
    return Step("warband", int(warband), NAMES[int(warband)])


def pass_step(table: Table) -> Step:
    return Step("button", PASS // SPAN, pass_word(table))


def steps(table: Table, action: i64) -> list[Step]:
    """What one points at: a card, its spot and how it is turned; a unit and where it goes."""
    verb, at = action // SPAN * SPAN, action % SPAN
    if verb == LAY:
        turned = int(turned_of(action))
        return [
            card_step(table, card_of(action)),
            Step("spot", int(spot_of(action)), spot_name(spot_of(action))),
            Step("turn", turned, "turned" if turned == 1 else "upright"),
        ]
    if verb == PASS:
        return [pass_step(table)]
    if verb == PICKED:
        return [band_step(at)]
    if verb in (SET, SPAWNED):
        return [zone_step(table, zone_of(action)), band_step(warband_of(action))]
    if verb == MOVED:
        return [zone_step(table, start_of(action)), zone_step(table, target_of(action))]
    if verb == SHOVED:
        return [zone_step(table, start_of(action)), zone_step(table, target_of(action))]
    if verb == TAKEN:
        return [card_step(table, at)]
    if verb == ARRANGED:
        top = ORDERS[int(at)][: min(3, len(table.card_pile))]
        return [card_step(table, table.card_pile[place]) for place in top[:-1]]
    if verb == RAZED:
        return [Step("laid", int(at), laid_name(table, at))]
    if verb == STOLEN:
        seat = int(at // BAND_SPAN)
        return [Step("seat", seat, player(seat)), band_step(warband_of(action))]
    return [zone_step(table, at)]


def steps_of_any(table: Table, action: int) -> list[Step]:
    """The steps of an action that need not be legal; empty where it is no action at all."""
    if not 0 <= action < BEYOND:
        return []
    verb, at = action // SPAN * SPAN, action % SPAN
    zones = len(table.field.ground)
    if verb == LAY:
        is_action = at // SPOT_SPAN < AMBUSH + WARBANDS - 1 and at % SPOT_SPAN // 2 < SPOTS
    elif verb == PASS:
        is_action = at == 0
    elif verb == PICKED:
        is_action = 0 < at < WARBANDS
    elif verb in (SET, SPAWNED):
        is_action = at // BAND_SPAN < zones and 0 < at % BAND_SPAN < WARBANDS
    elif verb in (MOVED, SHOVED):
        is_action = at // ZONE_SPAN < zones and at % ZONE_SPAN < zones
    elif verb == TAKEN:
        is_action = at < FACES
    elif verb == ARRANGED:
        is_action = at < len(ORDERS)
    elif verb == RAZED:
        is_action = at < len(table.field.kinds)
    elif verb == STOLEN:
        is_action = at // BAND_SPAN < table.seats and 0 < at % BAND_SPAN < WARBANDS
    else:
        is_action = at < zones
    return steps(table, action) if is_action else []


# What an illegal notation means. ------------------------------------------------------------


def steps_meant(table: Table, text: str) -> list[Step]:
    """What a notation points at that is not legal now, to say why; empty where it is nothing."""
    action = action_meant(table, text)
    return steps_of_any(table, action) if action != NONE else []


def action_meant(table: Table, text: str) -> int:
    if text in PASSES.values() or text == "pass":
        return PASS
    if text in NAMES[1:] and table.question in (PICK, STEAL_UNIT):
        return PICKED + NAMES.index(text)
    for pattern, verb in ((WAY, MOVED), (SHOVE, SHOVED)):
        if found := pattern.fullmatch(text):
            start, target = (
                zone_named(table, found[1], found[2]),
                zone_named(table, found[3], found[4]),
            )
            return verb + start * ZONE_SPAN + target if start != NONE != target else NONE
    for pattern, verb in ((STRIKE, STRUCK), (RISE, RISEN)):
        if found := pattern.fullmatch(text):
            zone = zone_named(table, found[1], found[2])
            return verb + zone if zone != NONE else NONE
    if found := BAND.fullmatch(text):
        zone = zone_named(table, found[2], found[3])
        if zone == NONE or found[1] not in NAMES[1:]:
            return NONE
        verb = SET if table.question == SET_UP else SPAWNED
        return verb + zone * BAND_SPAN + NAMES.index(found[1])
    return card_action_meant(table, text)


def card_action_meant(table: Table, text: str) -> int:
    """A card alone, or a card with a spot."""
    words = text.split()
    turned = 1 if words[-1:] == ["turned"] else 0
    words = words[: len(words) - turned]
    for card in range(FACES):
        called = card_name(table, card).lower()
        if " ".join(words) == called and table.question in (WORSHIP, FENRIR_TAKE):
            return TAKEN + card
        spot = spot_named(words[-1]) if len(words) > 1 else NONE
        if spot != NONE and " ".join(words[:-1]) == called and card < GODS:
            return LAY + card * SPOT_SPAN + spot * 2 + turned
    for index in range(len(table.field.kinds)):
        if text == f"destroy {laid_name(table, index).lower()}":
            return RAZED + index
    return NONE


def zone_named(table: Table, column: str, row: str) -> int:
    if max(len(column), len(row)) > 4:
        return NONE
    return int(table.field.zone_at(int(column), int(row)))
