"""What the window says of the skirmish: figures by where they are, odds, coins and cards."""

import re
from math import atan2, pi
from typing import Final

from meadhall.engines.skirmish import view
from meadhall.engines.skirmish.actions import x_of, y_of
from meadhall.engines.skirmish.field import (
    ACT,
    CALL,
    CLASH,
    DEPLOY,
    ESCORT,
    RAID,
    Field,
)
from meadhall.engines.skirmish.field import (
    HILL as HOLD_HILL,
)
from meadhall.engines.skirmish.figures import ARCHER, kind_of
from meadhall.engines.skirmish.measure import INCH
from meadhall.engines.skirmish.scenarios import LAST_TURN
from meadhall.engines.skirmish.terrain import FENCE, HILL, VILLAGE
from meadhall.engines.skirmish.words import area_name, card, rank, read_point
from meadhall.engines.values import NOBODY
from meadhall.ui.text.words import capital, join, say, told

PLACE: Final = re.compile(r"(?<![\w.,])\d{1,2}(?:\.\d{1,4})?,\d{1,2}(?:\.\d{1,4})?(?!\d)")
"""A point of the table as the rules write it, in inches: 29.1875,3."""


def inches(length: int) -> str:
    """A length in inches for people, to a tenth."""
    tenths = (length * 10 + INCH // 2) // INCH
    whole, part = divmod(tenths, 10)
    return f"{whole}.{part}" if part else str(whole)


def far(length: int) -> str:
    """The same with its unit."""
    count = inches(length)
    return say("1 inch") if count == "1" else say("{count} inches", count=count)


def halves(length: int) -> str:
    """Where something lies, in inches for people, to a half: nobody hears more in it."""
    whole, part = divmod((2 * length + INCH // 2) // INCH, 2)
    return f"{whole}.5" if part else str(whole)


def place_words(x: int, y: int) -> str:
    return f"{halves(x)}, {halves(y)}"


def places_aloud(field: Field, words: str) -> str:
    """With each point told as seen from the figure nearest to it, and then in half inches."""

    def tell(found: re.Match[str]) -> str:
        place = read_point(found[0])
        if place is None:
            return found[0]
        return seen_from_nearest(field, int(x_of(place)), int(y_of(place)))

    return PLACE.sub(tell, words)


def seen_from_nearest(field: Field, x: int, y: int) -> str:
    """A point, and where it lies as seen from the nearest figure that stands still elsewhere."""
    where, acting = place_words(x, y), measured_from(field)
    others = [
        (view.length(x, y, each.x, each.y), each.number)
        for each in view.figures(field)
        if each.is_alive and each.number != acting and (each.x, each.y) != (x, y)
    ]
    if not others:
        return where
    gap, number = min(others)
    other = view.figure_at(field, number)
    way = way_to(x - other.x, y - other.y)
    return say("{far} {way} of {code} ({where})", far=far(gap), way=way,
               code=other.code, where=where)  # fmt: skip


def percent(thousandths: int) -> str:
    return say("{share} %", share=(thousandths + 5) // 10)


def way_to(dx: int, dy: int) -> str:
    """The direction of a point that lies so far to the right and up."""
    ways = (
        say("east"), say("north-east"), say("north"), say("north-west"),
        say("west"), say("south-west"), say("south"), say("south-east"),
    )  # fmt: skip
    return ways[round(atan2(dy, dx) / (pi / 4)) % 8]


def side_name(side: int) -> str:
    return say("side {side}", side=side + 1)


def player_name(field: Field, seat: int, viewer: int = NOBODY) -> str:
    if seat == viewer:
        return say("you")
    return side_name(seat % 2) if field.seats == 2 else say("player {number}", number=seat + 1)


def figure_name(field: Field, figure: int) -> str:
    """A figure as it is called in sentences: warrior w2."""
    found = view.figure_at(field, figure)
    return say("{kind} {code}", kind=kind_words(field, figure), code=found.code)


def kind_words(field: Field, figure: int) -> str:
    kind = int(kind_of(figure))
    if kind == ARCHER:
        return say("slinger") if field.slingers else say("archer")
    return say("hero") if kind == 0 else say("warrior")


def ground_words(field: Field, x: int, y: int) -> str:
    """Where a point lies."""
    area = int(field.ground.area_at(x, y))
    if area < 0:
        return say("in the open")
    kind = int(field.ground.kinds[area])
    if kind == HILL:
        return say("on the hill")
    return say("in the village") if kind == VILLAGE else say("in woods")


def conditions(figure: view.Figure) -> list[str]:
    """What ails a figure, and what it does."""
    found = []
    if figure.shock:
        found.append(say("shock {count}", count=figure.shock))
    if figure.is_wounded:
        found.append(say("wounded"))
    if figure.thing >= 0:
        found.append(say("carries the loot"))
    if figure.is_fighting:
        found.append(say("in combat"))
    if figure.is_acting:
        found.append(say("acts now"))
    elif figure.was_activated:
        found.append(say("has had its turn"))
    return found


def measured_from(field: Field) -> int:
    """The figure from which places are told: the one that acts, or -1."""
    return int(field.actor) if field.question in (ACT, DEPLOY) and field.actor >= 0 else -1


def figure_sentence(field: Field, number: int, seat: int) -> str:
    """A figure: whose, where as seen from the one that acts, in what state, what can be done."""
    figure = view.figure_at(field, number)
    whose = (
        say("yours")
        if figure.seat == seat
        else say("an ally's")
        if seat != NOBODY and figure.side == seat % 2
        else player_name(field, figure.seat)
        if seat == NOBODY
        else say("an enemy")
    )
    parts = [say("{name}, {whose}", name=capital(figure_name(field, number)), whose=whose)]
    actor = measured_from(field)
    if field.question == ACT and 0 <= actor != number:
        parts += seen_from(field, actor, number)
    else:
        parts.append(say("at {x}, {y}", x=halves(figure.x), y=halves(figure.y)))
        parts.append(ground_words(field, figure.x, figure.y))
    return ", ".join([*parts, *conditions(figure)])


def seen_from(field: Field, actor: int, number: int) -> list[str]:
    """Another figure as the acting one sees it: how far, which way, and what can be done."""
    one, other = view.figure_at(field, actor), view.figure_at(field, number)
    gap = view.distance(field, actor, number)
    parts = [place_from(gap, other.x - one.x, other.y - one.y, one.code)]
    parts.append(ground_words(field, other.x, other.y))
    line = view.sight(field, one.x, one.y, other.x, other.y)
    if line.is_clear:
        parts.append(say("in sight"))
    else:
        parts.append(say("hidden by {terrain}", terrain=told(area_name(field, line.blocker))))
    if other.side != one.side:
        parts += chances(field, actor, number)
    return parts


def place_from(gap: int, dx: int, dy: int, code: str) -> str:
    if gap == 0:
        return say("in contact with {code}, {way}", code=code, way=way_to(dx, dy))
    return say("{far} {way} of {code}", far=far(gap), way=way_to(dx, dy), code=code)


def chances(field: Field, actor: int, enemy: int) -> list[str]:
    """What the acting figure can do to an enemy, with odds."""
    parts = []
    if field.touches(actor, enemy):
        parts.append(fight_words(view.fight_odds(field, actor)))
    else:
        if kind_of(actor) == ARCHER and (needed := view.hits_on(field, actor, enemy)):
            parts.append(shot_words(needed, view.shot_odds(field, actor, enemy)))
        if places := view.charge_points(field, enemy):
            odds = view.charge_odds(field, actor, *places[0])
            parts.append(say("charge: {odds}", odds=fight_words(odds)))
    return parts


def shot_words(needed: int, odds: view.Odds) -> str:
    if needed > 6:
        return say("cannot be hit")
    return say(
        "hits on {needed} ({share}, kills {kill})",
        needed=needed, share=percent(odds.win), kill=percent(odds.kill),
    )  # fmt: skip


def fight_words(odds: view.Odds) -> str:
    return say(
        "wins {win}, loses {lose}, kills {kill}",
        win=percent(odds.win), lose=percent(odds.lose), kill=percent(odds.kill),
    )  # fmt: skip


def area_sentence(field: Field, area: int) -> str:
    """A piece of ground and what it does."""
    ground = field.ground
    kind = int(ground.kinds[area])
    where = place_words(int(ground.crests[2 * area]), int(ground.crests[2 * area + 1]))
    if kind == HILL:
        return say("Hill, crest at {where}: half speed uphill, +1 for who stands higher",
                   where=where)  # fmt: skip
    if kind == VILLAGE:
        return say("Village around {where}: half speed, cover, +1 in defence", where=where)
    return say("Wood around {where}: half speed, cover, +1 in defence", where=where)


def hedge_sentence(field: Field, hedge: int) -> str:
    first = int(field.ground.hedge_firsts[hedge])
    points = field.ground.hedge_points
    last = int(field.ground.hedge_lasts[hedge])
    start, end = (place_words(int(points[at]), int(points[at + 1])) for at in (first, last - 2))
    if field.ground.hedge_kinds[hedge] == FENCE:
        return say("Fence from {start} to {end}: crossing it is an action", start=start, end=end)
    return say("Hedge from {start} to {end}: crossing it is an action", start=start, end=end)


def point_sentence(field: Field, x: int, y: int) -> str:
    """A bare point: from the acting figure, and what is near."""
    parts = []
    actor = measured_from(field)
    if field.question == ACT and actor >= 0:
        dx, dy = x - int(field.x[actor]), y - int(field.y[actor])
        cost = view.move_cost(field, actor, [(x, y)]) if (dx, dy) != (0, 0) else 0
        parts.append(
            say("{far} {way}, costs {cost} of 6", far=far(root(dx * dx + dy * dy)),
                way=way_to(dx, dy), cost=inches(cost))
        )  # fmt: skip
    parts.append(ground_words(field, x, y))
    near = sorted(
        (view.length(x, y, each.x, each.y), each.code, each.number)
        for each in view.figures(field)
        if each.is_alive and each.number != actor
    )
    for gap, _, number in near[:2]:
        other = view.figure_at(field, number)
        words = say("{name} {far} {way}", name=figure_name(field, number), far=far(gap),
                    way=way_to(other.x - x, other.y - y))  # fmt: skip
        parts.append(words)
    return capital(", ".join(parts))


def root(square: int) -> int:
    return int(square**0.5 + 0.5)


# Beside the table. --------------------------------------------------------------------------


def scenario_name(field: Field) -> str:
    return {
        CLASH: say("Clash"), HOLD_HILL: say("Hold the hill"), RAID: say("Raid"),
        ESCORT: say("Escort"),
    }[int(field.scenario)]  # fmt: skip


def scenario_words(field: Field) -> str:
    """What each side wants besides coins for figures."""
    return {
        CLASH: say("Coins are for figures alone."),
        HOLD_HILL: say("Who holds the hill at the end of two turns in a row gets 3 coins."),
        RAID: say("Side 1 gets 3 coins for loot carried off its own edge."),
        ESCORT: say(
            "Side 2 gets 3 coins for the baggage at the far edge, side 1 for baggage in contact "
            "with nobody of side 2 within 4 inches at the end of a turn."
        ),
    }[int(field.scenario)]


def turn_words(field: Field) -> str:
    if field.round == 0:
        return say("setting up")
    return say("turn {turn} of {last}", turn=int(field.round), last=int(LAST_TURN))


def coins_sentence(field: Field, side: int) -> str:
    words = say("{side}: {coins} of {goal} coins", side=capital(side_name(side)),
                coins=view.coins(field, side), goal=view.goal(field))  # fmt: skip
    if field.scenario == HOLD_HILL and field.held[side]:
        words = say("{words}, has held the hill for a turn", words=words)
    return words


def call_sentence(field: Field) -> str:
    """Which rank is called, and what has been."""
    if field.round == 0:
        return say("The cards are dealt when everybody has been set up")
    if field.question == CALL:
        return say("The {rank} are called", rank=told(rank(int(field.rank))))
    face = view.played(field)
    if face >= 0 and field.question != CALL:
        return say("The {card} is played", card=told(card(face)))
    return say("The call has come to the {rank}", rank=told(rank(max(0, int(field.rank)))))


def hand_sentence(field: Field, seat: int, viewer: int) -> str:
    faces = view.hand(field, seat)
    who = capital(player_name(field, seat, viewer))
    if not faces:
        return say("{who}: no cards in hand", who=who)
    known = [told(card(face)) for face in faces if face >= 0]
    hidden = len(faces) - len(known)
    if hidden:
        return say("{who}: hidden cards {count}", who=who, count=hidden)
    return say("{who}: {cards}", who=who, cards=join(known))


def card_sentence(field: Field, seat: int, face: int, viewer: int) -> str:
    who = capital(player_name(field, seat, viewer))
    if face < 0:
        return say("{who}: a hidden card", who=who)
    return say("{who}: the {card}", who=who, card=told(card(face)))


def is_active(field: Field) -> bool:
    """Is a figure activated now, or in the middle of its fight or shot?"""
    return bool(field.actor >= 0 and field.round > 0 and field.question not in (DEPLOY, CALL))


def actor_words(field: Field) -> str:
    """Who acts, and how much is left to it."""
    actor = int(field.actor)
    if not is_active(field):
        return say("Nobody is activated")
    left = view.actions_left(field)
    name = capital(figure_name(field, actor))
    if field.is_fighting(actor):
        return say("{name}, in combat", name=name)
    return say("{name}, actions left: {count}", name=name, count=left)


def seat_notes(field: Field, seat: int) -> list[str]:
    alive = int(field.living(seat))
    notes = [say("{coins} of {goal} coins", coins=view.coins(field, seat % 2),
                 goal=view.goal(field))]  # fmt: skip
    if field.round:
        notes.append(say("1 figure") if alive == 1 else say("{count} figures", count=alive))
    return notes


def fallen_words() -> str:
    return say("gone to Valhalla")


def call_name() -> str:
    return say("The call")


def actor_name() -> str:
    return say("Who acts")


def loot_name() -> str:
    return say("Loot")


def cart_name() -> str:
    return say("Baggage")


def lying(name: str, field: Field, x: int, y: int) -> str:
    """A thing and where it lies."""
    return f"{name}, {point_sentence(field, x, y)}"


def modifier_words(found: tuple[int, ...]) -> str:
    """What is added to a die, and why."""
    names = (say("charging"), say("uphill"), say("defending"), say("shock"), say("wounded"))
    signs = [("+" if each > 0 else "\u2212") + str(abs(each)) for each in found]
    return ", ".join(
        f"{sign} {name}" for each, sign, name in zip(found, signs, names, strict=True) if each
    )
