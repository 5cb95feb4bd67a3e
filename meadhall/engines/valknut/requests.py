"""What a seat is asked, as a sentence that somebody who is new to the game understands."""

from typing import Final

from meadhall.engines.phrases import Phrase, say
from meadhall.engines.valknut.table import (
    ARRANGE,
    FENRIR_TAKE,
    FREYA_MOVE,
    HEL_SPAWN,
    MOVE,
    OUTBREAK,
    PICK,
    PLACE,
    RAGE,
    SET_UP,
    SPAWN,
    STEAL_UNIT,
    SURTR_DESTROY,
    THOR_KILL,
    WORSHIP,
    Table,
)
from meadhall.engines.valknut.terms import Power, Request, Thing, WarbandName
from meadhall.engines.valknut.warbands import WARBANDS

ASKED: Final = {
    PICK: Request.PICK,
    RAGE: Request.RAGE,
    SPAWN: Request.SPAWN,
    WORSHIP: Request.WORSHIP,
    ARRANGE: Request.ARRANGE,
    OUTBREAK: Request.OUTBREAK,
}

POWERS: Final = {
    HEL_SPAWN: Power.HEL,
    FREYA_MOVE: Power.FREYA,
    FENRIR_TAKE: Power.FENRIR,
    THOR_KILL: Power.THOR,
    SURTR_DESTROY: Power.SURTR,
    STEAL_UNIT: Power.JORMUNGANDR,
}


def request(table: Table, seat: int) -> Phrase:
    """The question as it is put to the asked seat."""
    question = int(table.question)
    if question in POWERS:
        return say(POWERS[question])
    if question == SET_UP:
        is_first = table.count_on_field(seat) == 0
        return say(Request.SET_UP_FIRST if is_first else Request.SET_UP)
    if question == PLACE:
        has_ambush = len(table.hand(seat)) > 0
        return say(Request.PLACE_OR_AMBUSH if has_ambush else Request.PLACE)
    if question == MOVE:
        return about_points(table)
    return say(ASKED[question])


def about_points(table: Table) -> Phrase:
    """How many movement points are left, and for whom."""
    own = tuple(
        say(Thing.OWN_POINTS, points=int(table.own_points[warband]), warband=band(warband))
        for warband in range(1, WARBANDS)
        if table.own_points[warband] > 0
    )
    points = int(table.points_left)
    if own:
        return say(Request.MOVE_OWN, points=points, own=own)
    return say(Request.MOVE_ONE) if points == 1 else say(Request.MOVE, points=points)


def band(warband: int) -> WarbandName:
    return list(WarbandName)[warband - 1]
