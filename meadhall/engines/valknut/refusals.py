"""Why something that was pointed at is not possible: the rule behind it, as a sentence."""

from typing import Final

from meadhall.engines.phrases import Phrase, say
from meadhall.engines.valknut import gods, requests, setup, spawning
from meadhall.engines.valknut.cards import FACES, GODS, IS_ALIKE, ZONES
from meadhall.engines.valknut.ending import player
from meadhall.engines.valknut.field import NONE, SOUTH, SPOTS, TERRAIN_CARD
from meadhall.engines.valknut.table import (
    FENRIR_TAKE,
    FREYA_MOVE,
    HAND,
    HEL_SPAWN,
    MOVE,
    OUTBREAK,
    PICK,
    PLACE,
    POOL,
    RAGE,
    SET_UP,
    SPAWN,
    STEAL_UNIT,
    SURTR_DESTROY,
    THOR_KILL,
    WORSHIP,
    WORSHIPPED,
    Table,
)
from meadhall.engines.valknut.terms import Refusal, TerrainName, WarbandName
from meadhall.engines.valknut.warbands import (
    CROSSES,
    GIANTESS,
    GOBLINS,
    OVER_UNITS,
    VANIR,
    WARBAND_OF,
    WARBANDS,
    WAYS,
)
from meadhall.engines.valknut.words import card_name, laid_name, spot_name, zone_name
from meadhall.engines.values import UNKNOWN, Step

TERRAINS: Final = list(TerrainName)

KINDS: Final = {
    PICK: "warband",
    SET_UP: "zone",
    PLACE: "card",
    RAGE: "card",
    SPAWN: "zone",
    WORSHIP: "card",
    HEL_SPAWN: "zone",
    FREYA_MOVE: "zone",
    FENRIR_TAKE: "card",
    THOR_KILL: "zone",
    SURTR_DESTROY: "laid",
    STEAL_UNIT: "seat",
    OUTBREAK: "zone",
    MOVE: "zone",
}
"""What kind of thing is pointed at first, by question."""


def refusal(table: Table, steps: list[Step]) -> Phrase:
    """The rule that no legal action begins with these steps."""
    question, first = int(table.question), steps[0]
    asked = requests.request(table, int(table.turn))
    if first.kind == "button":
        return say(Refusal.NO_NEED, request=asked)
    if KINDS.get(question) != first.kind:
        return say(Refusal.ASKED_FOR, request=asked)
    if first.kind == "zone" and not 0 <= first.at < len(table.field.ground):
        return say(Refusal.NOT_THERE, what=first.text)
    if question in (MOVE, FREYA_MOVE):
        return about_move(table, steps)
    if question in (PLACE, RAGE):
        return about_card(table, steps)
    if question == PICK:
        return about_warband(first)
    if question == SET_UP:
        return about_slot(table, steps)
    if question in (SPAWN, HEL_SPAWN):
        return about_spawn(table, steps)
    if question in (WORSHIP, FENRIR_TAKE):
        return about_taking(table, first)
    if question == THOR_KILL:
        return say(Refusal.NOT_ON_VALKNUT, zone=first.text)
    if question == SURTR_DESTROY:
        return about_fire(table, first)
    if question == STEAL_UNIT:
        return about_theft(table, steps)
    if question == OUTBREAK:
        return say(Refusal.NO_GRAVE, zone=first.text)
    return say(Refusal.NOT_NOW)


def band(warband: int) -> WarbandName:
    return list(WarbandName)[warband - 1]


def about_warband(step: Step) -> Phrase:
    if not 0 < step.at < WARBANDS:
        return say(Refusal.NO_SUCH_WARBAND)
    return say(Refusal.WARBAND_TAKEN, warband=band(step.at))


# Moves. -------------------------------------------------------------------------------------


def about_move(table: Table, steps: list[Step]) -> Phrase:
    """Why this unit may not go there."""
    zone = steps[0].at
    unit = int(table.unit_at[zone])
    here = zone_name(table.field, zone)
    if unit == NONE:
        return say(Refusal.NO_UNIT, zone=here)
    if table.owner[unit] != table.active:
        return say(Refusal.NOT_YOURS, zone=here)
    if table.question == MOVE and not table.may_spend(WARBAND_OF[unit]):
        others = tuple(band(each) for each in range(1, WARBANDS) if table.own_points[each] > 0)
        return say(Refusal.NO_POINTS, zone=here, warband=others)
    if len(steps) < 2:
        return say(Refusal.SHUT_IN, zone=here)
    target = steps[1].at
    if not 0 <= target < len(table.field.ground):
        return say(Refusal.NOT_THERE, what=steps[1].text)
    start = int(table.zone_of[unit])
    if start == target:
        return say(Refusal.SAME_ZONE, zone=here)
    other = int(table.unit_at[target])
    if other not in (NONE, unit):
        if table.question == MOVE and WARBAND_OF[unit] == VANIR:
            return about_shove(table, unit, target)
        if unit != 0 or not table.is_enraged() or table.owner[other] == table.active:
            return say(Refusal.TAKEN, target=zone_name(table.field, target))
    return about_way(table, unit, start, target)


def about_way(table: Table, unit: int, start: int, target: int) -> Phrase:
    """Why the way from here to there is no way for this unit."""
    field = table.field
    ends = {"start": zone_name(field, start), "target": zone_name(field, target)}
    across = int(field.column(target) - field.column(start))
    along = int(field.row(target) - field.row(start))
    if across != 0 and along != 0:
        return say(Refusal.NOT_STRAIGHT, **ends)
    if not field.is_grass(target):
        terrain = TERRAINS[int(field.ground[target])] if field.ground[target] < 5 else "-"
        return say(Refusal.OBSTACLE, target=ends["target"], terrain=terrain)
    direction = (0 if along > 0 else 2) if along != 0 else (1 if across > 0 else 3)
    zone = start
    over_all = table.question == FREYA_MOVE
    while zone != target:
        zone = int(field.near[zone * 4 + direction])
        if zone == NONE:
            return say(Refusal.HOLE, **ends)
        halves = [zone, int(field.near[zone * 4 + SOUTH])] if unit == 0 else [zone]
        if NONE in halves:
            return say(Refusal.NO_ROOM, target=ends["target"])
        for half in halves:
            if not over_all and (told := in_the_way(table, unit, half, ends)):
                return told
    return say(Refusal.NO_ROOM, target=ends["target"])


def in_the_way(table: Table, unit: int, zone: int, ends: dict[str, str]) -> Phrase | None:
    """What stops the unit on this zone, if anything does."""
    warband = int(WARBAND_OF[unit])
    other = int(table.unit_at[zone])
    here = zone_name(table.field, zone)
    if other not in (NONE, unit):
        passes = CROSSES[warband * WAYS + OVER_UNITS] == 1
        if not passes or table.owner[other] == table.owner[unit]:
            return say(Refusal.BLOCKED_BY_UNIT, at=here, **ends)
    ground = int(table.field.ground[zone])
    if CROSSES[warband * WAYS + ground] == 0:
        terrain = TERRAINS[ground]
        return say(
            Refusal.BLOCKED_BY_GROUND, warband=band(warband), terrain=terrain, at=here, **ends
        )
    return None


def about_shove(table: Table, unit: int, target: int) -> Phrase:
    here = zone_name(table.field, target)
    if table.owner[table.unit_at[target]] == table.active:
        return say(Refusal.TAKEN, target=here)
    if not table.is_able(unit):
        return say(Refusal.CAPTIVE, zone=zone_name(table.field, table.zone_of[unit]))
    around = [int(table.field.near[table.zone_of[unit] * 4 + each]) for each in range(4)]
    if target not in around:
        return say(Refusal.NOT_BESIDE, target=here)
    return say(Refusal.NO_SPACE, target=here)


# Cards. -------------------------------------------------------------------------------------


def about_card(table: Table, steps: list[Step]) -> Phrase:
    """Why this card may not be laid, or not there."""
    card = steps[0].at
    if not 0 <= card < GODS:
        return say(Refusal.CARD_AWAY, card=steps[0].text)
    called = card_name(table, card)
    where = int(table.where[card])
    if where == HAND + table.active:
        if table.question == RAGE:
            return say(Refusal.NO_AMBUSH_IN_RAGE, card=called)
    elif where >= HAND:
        return say(Refusal.CARD_OF_OTHER, card=called)
    elif where != POOL:
        return say(Refusal.CARD_AWAY, card=called)
    if len(steps) > 1:
        spot = steps[1].at
        if not 0 <= spot < SPOTS:
            return say(Refusal.NOT_THERE, what=steps[1].text)
        if table.field.index_at(spot) != NONE:
            return say(Refusal.SPOT_TAKEN, spot=spot_name(spot))
        if spot not in table.field.open:
            return say(Refusal.SPOT_APART, spot=spot_name(spot))
    face = int(table.cards.faces[card])
    if len(steps) > 2 and steps[2].at == 1 and face != UNKNOWN and IS_ALIKE[face] == 1:
        return say(Refusal.LOOKS_THE_SAME, card=called)
    return say(Refusal.NOT_NOW)


def about_taking(table: Table, step: Step) -> Phrase:
    """Why this god, or this Ambush card, cannot be taken."""
    if not 0 <= step.at < FACES:
        return say(Refusal.NOT_OPEN, card=step.text)
    called = card_name(table, step.at)
    if table.question == FENRIR_TAKE:
        return say(Refusal.NO_AMBUSH, card=called)
    if table.where[step.at] == WORSHIPPED + table.active:
        return say(Refusal.YOUR_OWN_GOD, card=called)
    return say(Refusal.NOT_OPEN, card=called)


def about_fire(table: Table, step: Step) -> Phrase:
    if not 0 <= step.at < len(table.field.kinds):
        return say(Refusal.NOT_THERE, what=step.text)
    called = laid_name(table, step.at)
    if table.field.kinds[step.at] != TERRAIN_CARD:
        return say(Refusal.NOT_DESTROYED, card=called)
    if gods.is_occupied(table, step.at):
        return say(Refusal.OCCUPIED, card=called)
    return say(Refusal.WOULD_SPLIT, card=called)


# Units that come in. ------------------------------------------------------------------------


def about_slot(table: Table, steps: list[Step]) -> Phrase:
    zone = steps[0].at
    here = zone_name(table.field, zone)
    if zone not in setup.slots(table, table.cursor):
        return say(Refusal.NOT_A_SLOT, zone=here)
    if table.unit_at[zone] != NONE:
        return say(Refusal.TAKEN, target=here)
    return about_supply(table, steps, here)


def about_supply(table: Table, steps: list[Step], here: str) -> Phrase:
    """Why this warband cannot come in here."""
    if len(steps) < 2:
        return say(Refusal.NO_ROOM, target=here)
    warband = steps[1].at
    if not 0 < warband < WARBANDS:
        return say(Refusal.NO_SUCH_WARBAND)
    if table.question == HEL_SPAWN:
        missing = gods.in_reach_of_hel(table, warband) == NONE
    else:
        missing = table.in_supply(table.turn, warband) == NONE
    if missing:
        return say(Refusal.NONE_IN_SUPPLY, warband=band(warband))
    if table.question == SPAWN and not spawning.may_come_in(table, table.active, warband):
        return say(Refusal.WARBAND_GONE, warband=band(warband))
    if warband == GIANTESS:
        return say(Refusal.NO_ROOM, target=here)
    return say(Refusal.NO_VALKNUT, zone=here)


def about_spawn(table: Table, steps: list[Step]) -> Phrase:
    zone = steps[0].at
    here = zone_name(table.field, zone)
    if zone not in table.field.knots:
        if len(steps) > 1:
            return about_supply(table, steps, here)
        return say(Refusal.NO_VALKNUT, zone=here)
    if table.unit_at[zone] != NONE:
        return say(Refusal.TAKEN, target=here)
    is_elsewhere = table.question == SPAWN and zone // ZONES != table.newest
    if is_elsewhere and (len(steps) < 2 or steps[1].at != GOBLINS):
        return say(Refusal.OTHER_CARD, zone=here)
    return about_supply(table, steps, here)


def about_theft(table: Table, steps: list[Step]) -> Phrase:
    seat = steps[0].at
    if not 0 <= seat < table.seats:
        return say(Refusal.NOT_THERE, what=steps[0].text)
    return say(Refusal.NOTHING_TO_STEAL, player=player(seat))
