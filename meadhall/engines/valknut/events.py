"""What happened: one answer told as events, in the order in which it happened.

The answer is played again on a copy that listens (`Table.story`), so a chain of kills is told as
it went. `at` of an event holds zones, but for cards (`laid`, `shown`, `pool`, `gods`, `worship`):
there it holds the cards' places, and for `laid` the index of the card in the field after it. Only
what lies open is named; what one seat alone was shown, `private_news` tells.
"""

from typing import Final

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.phrases import Filling, Phrase, say
from meadhall.engines.valknut import ending, laying, movement, spawning
from meadhall.engines.valknut.cards import GODS
from meadhall.engines.valknut.ending import player
from meadhall.engines.valknut.table import (
    ARRANGE,
    BAND_SPAN,
    COUNTED,
    DEFEATED,
    FENRIR_TAKE,
    FREYA_MOVE,
    GAINED,
    GOD_POOL,
    HAND,
    HEL_SPAWN,
    KILLED,
    MIX_TOP,
    MIXING_PILE,
    MIXING_SECOND,
    MOVE,
    PASS,
    PICK,
    PICKED,
    PLACE,
    RAGE,
    RAGED,
    ROSE,
    SET_UP,
    SHOVED,
    SHOW_GODS,
    SHOW_LOKI,
    SHOW_PLACED,
    SHOW_POOL,
    SHOW_TAKEN,
    SHOW_TOP,
    SHUFFLE,
    SPAN,
    SPAWN,
    STEAL_UNIT,
    STOMPED,
    SURTR_DESTROY,
    TURNED,
    WHICH_WARBAND,
    WHO_DRAFTS,
    WORSHIP,
    WORSHIPPED,
    Table,
)
from meadhall.engines.valknut.terms import GodName, News, Thing, Told, UnitName, WarbandName
from meadhall.engines.valknut.warbands import WARBAND_OF
from meadhall.engines.valknut.words import card_name, laid_name, spot_name, zone_name
from meadhall.engines.values import NOBODY, UNKNOWN, Event

GODS_BY_FACE: Final = list(GodName)
BANDS: Final = list(WarbandName)
UNIT_NAMES: Final = list(UnitName)


def events_since(before: Table, after: Table, values: list[int]) -> list[Event]:
    twin = before.copy()
    twin.story = []
    twin.answer(values)
    events = said(before, after, values) if before.asks == CHOOSE else shown(before, after)
    active = int(before.active)
    for what, first, second, third in twin.story or []:
        if what == TURNED:
            active = first
        if told := happened(before, after, active, what, first, second, third):
            events.append(told)
    if len(after.field.kinds) > 0 and after.asks != OVER:
        events += moods(before, after)
    if after.asks == OVER:
        events.append(event("over", ending.reason(after)))
    return events


def event(key: str, text: Phrase, seat: int = NOBODY, at: tuple[int, ...] = ()) -> Event:
    return Event(key, text, seat, at)


def card_told(table: Table, card: int) -> Filling:
    """The name of a card, if it lies open."""
    if table.cards.open[card] == 0 or table.cards.faces[card] == UNKNOWN:
        return Thing.UNSEEN
    face = int(table.cards.faces[card])
    if face >= GODS:
        return GODS_BY_FACE[face - GODS]
    if table.is_warband_card(card):
        return say(Thing.AMBUSH, warband=BANDS[face - 35])
    return card_name(table, card)


def listed(table: Table, cards: list[int]) -> Filling:
    return tuple(say(Thing.NAMED, name=card_told(table, card)) for card in cards)


# What was chosen. ---------------------------------------------------------------------------


def said(before: Table, after: Table, values: list[int]) -> list[Event]:
    """A choice in words."""
    question, seat, action = int(before.question), int(before.turn), values[0]
    at = action % SPAN
    if question == PICK:
        return [event("picked", say(Told.GETS, warband=BANDS[action - PICKED - 1]), seat)]
    if question in (PLACE, RAGE):
        return card_laid(before, after, action)
    if action == PASS:
        return declined(question, seat)
    if question in (SET_UP, SPAWN, HEL_SPAWN):
        return [come_in(before, after, action)]
    if question in (MOVE, FREYA_MOVE):
        return [moved(before, after, action)]
    if question == WORSHIP:
        return [worshipped(before, after, at)]
    if question == ARRANGE:
        return [event("arranged", say(Told.ARRANGED), seat)]
    if question == FENRIR_TAKE:
        loser = int(before.where[at]) - HAND
        text = say(Told.STOLEN_CARD, card=card_told(before, at), player=player(loser))
        return [event("card stolen", text, seat, (at,))]
    if question == SURTR_DESTROY:
        zones = tuple(range(at * 12, at * 12 + 12))
        return [event("razed", say(Told.RAZED, card=laid_name(before, at)), seat, zones)]
    if question == STEAL_UNIT:
        unit = UNIT_NAMES[at % BAND_SPAN - 1]
        text = say(Told.STOLEN_UNIT, unit=unit, player=player(at // BAND_SPAN))
        return [event("unit stolen", text, seat)]
    return []


def declined(question: int, seat: int) -> list[Event]:
    told = {
        SET_UP: ("set", Told.SET_DONE),
        SPAWN: ("declined", Told.NO_SPAWN),
        WORSHIP: ("declined", Told.NO_WORSHIP),
        MOVE: ("ended", Told.ENDS),
    }
    key, form = told.get(question, ("declined", Told.NO_POWER))
    return [event(key, say(form), seat)]


def card_laid(before: Table, after: Table, action: int) -> list[Event]:
    seat = int(before.turn)
    if action == PASS:
        return [event("declined", say(Told.NO_RAGE), seat)]
    card = int(laying.card_of(action))
    if before.cards.open[card] == 0:
        return [event("lays", say(Told.LAYS_UNSEEN), seat, (card,))]
    return [laid(after, seat, action)]


def laid(after: Table, seat: int, action: int) -> Event:
    card, spot = int(laying.card_of(action)), int(laying.spot_of(action))
    form = Told.LAID_TURNED if laying.turned_of(action) == 1 else Told.LAID
    index = int(after.field.index_at(spot))
    text = say(form, card=card_told(after, card), spot=spot_name(spot))
    return event("laid", text, seat, (card, index))


def come_in(before: Table, after: Table, action: int) -> Event:
    """A unit that is set up, spawned or called by Hel."""
    question, seat = int(before.question), int(before.turn)
    zone = int(spawning.zone_of(action))
    unit = UNIT_NAMES[int(spawning.warband_of(action)) - 1]
    where = zone_name(after.field, zone)
    if question == SET_UP:
        return event("set", say(Told.SET, unit=unit, zone=where), seat, (zone,))
    if question == SPAWN:
        return event("spawned", say(Told.SPAWNED, unit=unit, zone=where), seat, (zone,))
    return event("called", say(Told.HEL, unit=unit, zone=where), seat, (zone,))


def moved(before: Table, after: Table, action: int) -> Event:
    seat, field = int(before.turn), after.field
    start, target = int(movement.start_of(action)), int(movement.target_of(action))
    ends = {"start": zone_name(field, start), "target": zone_name(field, target)}
    if before.question == FREYA_MOVE:
        return event("flown", say(Told.FLOWN, **ends), seat, (start, target))
    if action >= SHOVED:
        ahead = 2 * target - start
        for direction in range(4):
            if field.near[start * 4 + direction] == target:
                ahead = int(field.near[target * 4 + direction])
        text = say(Told.SHOVED, ahead=zone_name(field, ahead), **ends)
        return event("shoved", text, seat, (start, target, ahead))
    unit = before.unit_at[start]
    is_walk = unit == 0 or target in movement.slides(before, unit)
    if is_walk:
        return event("moved", say(Told.MOVED, **ends), seat, (start, target))
    return event("summoned", say(Told.SUMMONED, **ends), seat, (start, target))


def worshipped(before: Table, after: Table, card: int) -> Event:
    god = card_told(before, card)
    seat, where = int(before.turn), int(before.where[card])
    if where == GOD_POOL:
        return event("worship", say(Told.WORSHIPPED, god=god), seat, (card,))
    text = say(Told.LURED, god=god, player=player(where - WORSHIPPED))
    return event("worship", text, seat, (card,))


# What was shown. ----------------------------------------------------------------------------


def shown(before: Table, after: Table) -> list[Event]:
    """Rolls, shuffles and faces in words, where everybody saw them."""
    question, active = int(before.question), int(before.active)
    pile = [int(card) for card in before.asked_pile]
    if question == WHO_DRAFTS:
        return [event("drafts", say(Told.DRAFTS), int(after.drafter))]
    if question == WHICH_WARBAND:
        seat = int(before.turn)
        got = [band for band in after.warbands_of(seat) if before.home[band] != seat]
        return [event("picked", say(Told.GETS, warband=BANDS[got[0] - 1]), seat)]
    if question == SHUFFLE:
        if before.stage in (MIXING_SECOND, MIXING_PILE):
            return []  # the sets are shuffled one by one, and then the pile: it is told once
        cards = Told.GOD_CARDS if pile[0] >= GODS else Told.TERRAIN_CARDS
        return [event("shuffled", say(Told.SHUFFLED, cards=cards))]
    if question == SHOW_POOL:
        return [event("pool", say(Told.POOL, cards=listed(after, pile)), NOBODY, tuple(pile))]
    if question == SHOW_GODS:
        return [event("gods", say(Told.OPEN_GODS, cards=listed(after, pile)), NOBODY, tuple(pile))]
    if question == SHOW_PLACED:
        return [
            event("shown", say(Told.SHOWN, card=card_told(after, pile[0])), active, tuple(pile)),
            laid(after, active, int(before.laying)),
        ]
    if question == SHOW_TOP:
        return [event("looked", say(Told.LOOKED), active, tuple(pile))]
    if question == MIX_TOP:
        return [event("mixed", say(Told.MIXED), active, tuple(pile))]
    if question == SHOW_LOKI:
        return [event("loki", say(Told.LOKI), active, tuple(pile))]
    return []


def private_news(before: Table, after: Table) -> Phrase | None:
    """What a look showed to the one who looked; nothing for the others."""
    if before.question not in (SHOW_TOP, SHOW_LOKI, SHOW_TAKEN):
        return None
    if before.asked_for != after.cards.knower:
        return None
    names = tuple(card_name(after, card) for card in before.asked_pile)
    if before.question == SHOW_TOP:
        return say(News.TOP, cards=names)
    return say(News.LOKI if before.question == SHOW_LOKI else News.TAKEN, card=names)


# What followed. -----------------------------------------------------------------------------


def happened(
    before: Table, after: Table, active: int, what: int, first: int, second: int, third: int
) -> Event | None:
    """A line of the story as an event; `active` is the seat on turn then."""
    field = after.field
    if what in (KILLED, STOMPED):
        key, form = ("killed", Told.KILLED) if what == KILLED else ("stomped", Told.STOMPED)
        unit = UNIT_NAMES[int(WARBAND_OF[first]) - 1]
        owner = player(before.owner[first])
        where = zone_name(field, second)
        zones = (second, third) if what == KILLED and first == 0 else (second,)
        return event(key, say(form, unit=unit, player=owner, zone=where), active, zones)
    if what == ROSE:
        return event("rose", say(Told.ROSE, zone=zone_name(field, first)), active, (first,))
    if what == RAGED:
        return event("rage", say(Told.RAGED), active)
    if what == GAINED:
        band = BANDS[first - 1]
        if second == 1:
            return event("gained", say(Told.GAINED_ONE, warband=band), active)
        return event("gained", say(Told.GAINED, warband=band, points=second), active)
    if what == COUNTED:
        text = say(Told.COUNTED_ONE) if second == 1 else say(Told.COUNTED, points=second)
        return event("points", text, first)
    if what == DEFEATED:
        return event("out", say(Told.DEFEATED), first)
    if what == TURNED:
        return event("turn", say(Told.TURN, turn=int(after.turns)), first)
    return None


def moods(before: Table, after: Table) -> list[Event]:
    """The Giantess is enraged now, or calm again."""
    was = before.zone_of[0] >= 0 and before.is_enraged()
    now = after.zone_of[0] >= 0 and after.is_enraged()
    if was == now or before.zone_of[0] < 0 or after.zone_of[0] < 0:
        return []
    zones = (int(after.zone_of[0]), int(after.lower_zone(0)))
    if now:
        return [event("enraged", say(Told.ENRAGED), int(after.owner[0]), zones)]
    return [event("calmed", say(Told.CALMED), int(after.owner[0]), zones)]
