"""What the window says of Valknut: zones, cards, warbands, gods and counters."""

import re
from typing import Final

from meadhall.engines.valknut import ending, words
from meadhall.engines.valknut.cards import (
    FOREST,
    GOD_POINTS,
    GODS,
    GRASS,
    HORNS,
    LOADED,
    MOUNTAIN,
    NUMBERS,
    RIVER,
    VALKNUT,
    ZONES,
)
from meadhall.engines.valknut.field import BIFROST, PARLEY, Field
from meadhall.engines.valknut.table import HAND, Table
from meadhall.engines.valknut.terms import (
    Ability,
    GodName,
    Power,
    TerrainName,
    UnitName,
    WarbandName,
)
from meadhall.engines.valknut.warbands import (
    CROSSES,
    ENRAGED_POINTS,
    GIANTESS,
    OVER_UNITS,
    POINTS,
    WARBAND_OF,
    WARBANDS,
    WAYS,
)
from meadhall.engines.values import NOBODY, UNKNOWN
from meadhall.ui.text.words import capital, join, say, told

BANDS: Final = list(WarbandName)
UNIT_NAMES: Final = list(UnitName)
ABILITIES: Final = list(Ability)
GOD_NAMES: Final = list(GodName)
POWERS: Final = list(Power)
TERRAINS: Final = list(TerrainName)


def who(seat: int, viewer: int = NOBODY) -> str:
    return say("you") if seat == viewer else say("player {number}", number=seat + 1)


def of_whom(seat: int, viewer: int) -> str:
    """In a list behind the name of something: whose it is."""
    if seat == viewer:
        return say("yours")
    return say("of player {number}", number=seat + 1)


# The field. ---------------------------------------------------------------------------------


def ground(field: Field, zone: int) -> str:
    """What a zone is."""
    if field.kinds[zone // ZONES] == PARLEY:
        return say("grass of a Parley card")
    if field.kinds[zone // ZONES] == BIFROST:
        return say("grass of the Bifrost")
    return told(TERRAINS[int(field.ground[zone])])


def unit(table: Table, number: int, viewer: int) -> str:
    """A unit, whose it is, and what is unusual about it."""
    name = told(UNIT_NAMES[int(WARBAND_OF[number]) - 1])
    owner = int(table.owner[number])
    parts = [name, say("yours")] if owner == viewer else [f"{name} {of_whom(owner, viewer)}"]
    if number == 0 and table.is_enraged():
        parts.append(say("enraged"))
    if not table.is_able(number):
        parts.append(say("captive, without its ability"))
    return ", ".join(parts)


def zone_sentence(table: Table, zone: int, name: str, viewer: int) -> str:
    """A zone with everything in it."""
    parts = [ground(table.field, zone)]
    if (number := int(table.unit_at[zone])) >= 0:
        parts.append(unit(table, number, viewer))
    return say("{zone}: {what}", zone=name, what=", ".join(parts))


# Cards. -------------------------------------------------------------------------------------


def card_name(table: Table, card: int) -> str:
    """What a card is called."""
    face = int(table.cards.faces[card])
    if face == UNKNOWN:
        return say("a card face down")
    if face >= GODS:
        return told(GOD_NAMES[face - GODS])
    if table.is_warband_card(card):
        return say("Ambush card of the {warband}", warband=told(BANDS[face - 35]))
    return words.card_name(table, card)


def card_sentence(table: Table, card: int, place: str) -> str:
    """A terrain or Ambush card: its points, and its zones row by row."""
    face = int(table.cards.faces[card])
    name = card_name(table, card)
    if face == UNKNOWN:
        return say("{place}: {card}", place=place, card=name)
    parts = [say("{place}: {card}", place=place, card=name), points(int(NUMBERS[face]))]
    if table.with_gods and HORNS[face] == 1:
        parts.append(say("a Gjallarhorn"))
    return ", ".join([*parts, rows(face)])


def rows(face: int) -> str:
    """What lies on a card, counted."""
    counts = dict.fromkeys((VALKNUT, FOREST, RIVER, MOUNTAIN), 0)
    for at in range(ZONES):
        kind = int(LOADED.zones[face * ZONES + at])
        if kind != GRASS:
            counts[kind] += 1
    listed = [
        say("{terrain} \u00d7 {count}", terrain=told(TERRAINS[kind]), count=count)
        for kind, count in counts.items()
        if count
    ]
    return ", ".join(listed) or say("all grass")


def points(count: int) -> str:
    return say("1 movement point") if count == 1 else say("{count} movement points", count=count)


CARD: Final = re.compile(r"\b[A-Z]\d\d\b")
PLACE: Final = re.compile(r"\b(?=[ewns]\d)([ew]\d+)?([ns]\d+)?\b")
"""Of a terrain card, and of where one lies: as far from the first Parley card."""


def spot_sentence(name: str) -> str:
    return say("{spot}: a card may lie here", spot=aloud(name))


def aloud(text: str) -> str:
    """With what is on the cards that it names by their numbers, and with their places in words."""
    return CARD.sub(_card_aloud, PLACE.sub(_place_aloud, text))


def _card_aloud(found: re.Match[str]) -> str:
    name = found[0]
    return f"{name} ({rows(LOADED.names.index(name))})" if name in LOADED.names else name


def _place_aloud(found: re.Match[str]) -> str:
    ways = {
        "e": say("{count} east"),
        "w": say("{count} west"),
        "n": say("{count} north"),
        "s": say("{count} south"),
    }
    return ", ".join(ways[part[0]].format(count=part[1:]) for part in found.groups() if part)


def god_sentence(table: Table, card: int, place: str) -> str:
    """A god: its power, and what it scores."""
    god = int(table.cards.faces[card]) - GODS
    return say(
        "{place}: {god}, {points}. {power}",
        place=place,
        god=told(GOD_NAMES[god]),
        points=victory(int(GOD_POINTS[god])),
        power=told(POWERS[god]),
    )


def victory(count: int) -> str:
    """Points at the end, with their sign."""
    if count in (1, -1):
        return say("{points} victory point", points=f"{count:+}")
    return say("{points} victory points", points=f"{count:+}" if count else "0")


# Warbands and seats. ------------------------------------------------------------------------


def crosses(warband: int) -> str:
    """What a warband passes over, in words."""
    names = {
        FOREST: say("forest"), RIVER: say("river"), MOUNTAIN: say("mountain"),
        OVER_UNITS: say("enemy units"),
    }  # fmt: skip
    over = [name for way, name in names.items() if CROSSES[warband * WAYS + way] == 1]
    if not over:
        return say("Crosses nothing.")
    return say("Crosses {terrains}.", terrains=join(over))


def worth(warband: int) -> str:
    """What each unit scores."""
    if warband == GIANTESS:
        return say(
            "{points} points, {enraged} enraged",
            points=int(POINTS[warband]),
            enraged=int(ENRAGED_POINTS),
        )
    count = int(POINTS[warband])
    return say("1 point each") if count == 1 else say("{points} points each", points=count)


def units(warband: int) -> str:
    return say("1 unit") if warband == 1 else say("{count} units", count=warband)


def band_more(warband: int) -> str:
    return f"{told(ABILITIES[warband - 1])}\n{crosses(warband)}"


def pick_sentence(table: Table, warband: int, viewer: int) -> str:
    """A warband that can be chosen, or that somebody has."""
    name, home = told(BANDS[warband - 1]), int(table.home[warband])
    parts = [units(warband), worth(warband)]
    if home != NOBODY:
        parts.append(say("chosen by {who}", who=who(home, viewer)))
    return say("{warband}: {facts}", warband=name, facts=", ".join(parts))


def band_sentence(table: Table, seat: int, warband: int, viewer: int) -> str:
    """A warband at the table: where its units are, and what they score."""
    parts = [
        say("{count} on the field", count=int(table.band_on_field(seat, warband))),
        say("{count} in the supply", count=int(table.count_in_supply(seat, warband))),
        worth(warband),
    ]
    if warband == GIANTESS and table.zone_of[0] >= 0 and table.is_enraged():
        parts.append(say("enraged"))
    if (own := int(table.own_points[warband])) > 0:
        parts.append(say("{count} movement points of its own", count=own))
    name = told(BANDS[warband - 1])
    return say(
        "{warband} {whose}: {facts}",
        warband=name,
        whose=of_whom(seat, viewer),
        facts=", ".join(parts),
    )


def seat_sentence(table: Table, seat: int, viewer: int, shows_score: bool) -> str:
    """A seat with its score, its Ambush cards and its gods."""
    name = capital(who(seat, viewer))
    if table.alive[seat] == 0:
        return say("{who}: out", who=name)
    facts = []
    if shows_score:
        facts.append(score(table, seat))
    held = sum(place == HAND + seat for place in table.where)
    facts.append(say("1 Ambush card") if held == 1 else say("{count} Ambush cards", count=held))
    if gods := [
        told(GOD_NAMES[int(table.cards.faces[card]) - GODS]) for card in table.gods_of(seat)
    ]:
        facts.append(say("worships {gods}", gods=join(gods)))
    if table.turns > 0 and table.active == seat:
        facts.append(say("on turn"))
    return say("{who}: {facts}", who=name, facts=", ".join(facts))


def score(table: Table, seat: int) -> str:
    """What the seat would score if the match ended now."""
    count = int(ending.points(table, seat))
    return say("1 point now") if count == 1 else say("{points} points now", points=count)


def seat_notes(table: Table, seat: int, shows_score: bool) -> list[str]:
    if table.alive[seat] == 0:
        return [say("out")]
    notes = []
    for warband in table.warbands_of(seat):
        name = told(BANDS[warband - 1])
        notes.append(
            say(
                "{warband} {field} + {supply}",
                warband=name,
                field=int(table.band_on_field(seat, warband)),
                supply=int(table.count_in_supply(seat, warband)),
            )
        )
    if shows_score and table.turns > 0:
        notes.append(score(table, seat))
    return notes


def points_sentence(table: Table) -> str:
    """The movement points that are left, for whom."""
    parts = [points(int(table.points_left))]
    for warband in range(1, WARBANDS):
        if (own := int(table.own_points[warband])) > 0:
            parts.append(
                say("{count} for the {warband} only", count=own, warband=told(BANDS[warband - 1]))
            )
    return say("Left: {points}", points=", ".join(parts))


def pile_sentence(table: Table) -> str:
    count = len(table.card_pile)
    return say("The pile: 1 card") if count == 1 else say("The pile: {count} cards", count=count)
