"""What a window or a terminal asks of a table: everything that can be measured, which is free.

Lengths are sixteenths of an inch; (0, 0) is the corner to the left of side 1, whose edge is y = 0.
Nothing here changes the match, and everything here may be asked by anybody at any time.
"""

from dataclasses import dataclass
from math import isqrt

from meadhall.engines.packed import i64, vec
from meadhall.engines.skirmish import (
    actions,
    calling,
    candidates,
    combat,
    movement,
    permission,
    saving,
    shooting,
)
from meadhall.engines.skirmish.actions import point, target_of, x_of, y_of
from meadhall.engines.skirmish.field import ACT, LYING, NO_THING, Field
from meadhall.engines.skirmish.figures import (
    KILLED,
    LIVING,
    NO_FIGURE,
    kind_of,
    owner_of,
    side_of,
)
from meadhall.engines.skirmish.measure import BASE, TOUCHING, squared
from meadhall.engines.skirmish.terrain import NOWHERE
from meadhall.engines.skirmish.words import figure_code, kind_name
from meadhall.engines.values import UNKNOWN


@dataclass(frozen=True, slots=True)
class Area:
    """Woods, a village or a hill: its kind (see `terrain`), its corners, its crest or middle."""

    kind: int
    corners: tuple[tuple[int, int], ...]
    crest: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Hedge:
    """A hedge or a fence (see `terrain`) along these points."""

    kind: int
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as everybody sees it."""

    number: int
    code: str
    """How it is called in notation: h1."""

    name: str
    """What it is: hero, warrior, archer or slinger."""

    kind: int
    seat: int
    side: int
    x: int
    y: int
    is_alive: bool
    shock: int
    is_wounded: bool
    was_activated: bool
    is_acting: bool
    is_fighting: bool
    thing: int
    """The thing it carries, or -1."""

    ground: int
    """The area in which it stands (its number in `areas`), or -1."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A line from one point to another."""

    is_clear: bool
    blocker: int
    """The area in which most of the line lies, where it is not clear; else -1."""

    length: int
    """From edge to edge of two bases."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of a fight or a shot, each in thousandths."""

    win: int
    """That an enemy is hit at all."""

    twice: int
    """That it is hit twice."""

    lose: int
    """That one of the own figures is hit; 0 for a shot."""

    kill: int
    """That the enemy who is hit dies."""

    wound: int
    """That it does not die but is wounded."""


# The table. ---------------------------------------------------------------------------------


def size(field: Field) -> tuple[int, int]:
    """How wide and how high the table is."""
    return int(field.ground.width), int(field.ground.height)


def base_radius() -> int:
    """The radius of every base."""
    return BASE


def areas(field: Field) -> tuple[Area, ...]:
    """Woods, village and hill, by number."""
    ground = field.ground
    return tuple(
        Area(
            int(ground.kinds[area]),
            pairs(ground.corners[ground.firsts[area] : ground.lasts[area]]),
            (int(ground.crests[2 * area]), int(ground.crests[2 * area + 1])),
        )
        for area in range(len(ground.kinds))
    )


def hedges(field: Field) -> tuple[Hedge, ...]:
    """Hedges and fences, by number."""
    ground = field.ground
    return tuple(
        Hedge(
            int(ground.hedge_kinds[hedge]),
            pairs(ground.hedge_points[ground.hedge_firsts[hedge] : ground.hedge_lasts[hedge]]),
        )
        for hedge in range(len(ground.hedge_kinds))
    )


def pairs(flat: vec[i64]) -> tuple[tuple[int, int], ...]:
    numbers = [int(number) for number in flat]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def zone(field: Field, side: int) -> tuple[int, int]:
    """The lowest and the highest y at which this side may set up the centre of a base."""
    low, high = field.zone_of(side)
    return int(low), int(high)


def loot(field: Field) -> tuple[tuple[int, int, int], ...]:
    """Number, x and y of each thing that lies on the table."""
    return tuple(
        (thing, int(field.thing_x[thing]), int(field.thing_y[thing]))
        for thing in range(len(field.thing_state))
        if field.thing_state[thing] == LYING
    )


def baggage(field: Field) -> tuple[int, int] | None:
    """Where the baggage stands, or None where there is none."""
    return (int(field.cart_x), int(field.cart_y)) if field.cart_status == LIVING else None


# Figures. -----------------------------------------------------------------------------------


def figures(field: Field) -> tuple[Figure, ...]:
    """Every figure that has been set up, the dead ones too."""
    return tuple(
        figure_at(field, number)
        for number in range(int(field.figures()))
        if field.status[number] in (LIVING, KILLED)
    )


def figure_at(field: Field, number: int) -> Figure:
    figure = i64(number)
    thing = int(field.carries[figure])
    return Figure(
        number,
        figure_code(field, figure),
        str(kind_name(field, figure).value),
        int(kind_of(figure)),
        int(owner_of(figure)),
        int(side_of(figure)),
        int(field.x[figure]),
        int(field.y[figure]),
        field.lives(figure),
        int(field.shock[figure]),
        field.wounded[figure] == 1,
        field.activated[figure] == 1,
        field.actor == figure,
        field.is_fighting(figure),
        thing if thing != NO_THING else -1,
        int(field.ground.area_at(field.x[figure], field.y[figure])),
    )


def actor(field: Field) -> int:
    """The figure that is activated or set up now, or -1 (the baggage has none)."""
    return int(field.actor)


def actions_left(field: Field) -> int:
    """How many actions the activated figure still has."""
    return max(0, int(field.allowed - field.used))


def distance(field: Field, one: int, other: int) -> int:
    """The distance of two figures from edge to edge, rounded up; 0 in contact."""
    return length(int(field.x[one]), int(field.y[one]), int(field.x[other]), int(field.y[other]))


def length(ax: int, ay: int, bx: int, by: int) -> int:
    """The distance of two bases at these points from edge to edge, rounded up."""
    apart = squared(ax - bx, ay - by)
    root = isqrt(int(apart))
    gap = root + (1 if root * root < apart else 0) - TOUCHING
    return max(0, gap)


# Where to go. -------------------------------------------------------------------------------


def why_not(field: Field, seat: int, action: int) -> int:
    """The reason against an action (see `permission` and `movement`); 0 if it is legal."""
    return int(permission.why_not(field, seat, action))


def move_cost(field: Field, figure: int, path: list[tuple[int, int]]) -> int:
    """What a path through these points costs, leg by leg; a move has 96."""
    x, y, spent = int(field.x[figure]), int(field.y[figure]), 0
    for to_x, to_y in path:
        spent += int(field.ground.cost(x, y, to_x - x, to_y - y))
        x, y = to_x, to_y
    return spent


def move_action(path: list[tuple[int, int]]) -> int:
    """The action of a move through these points; at most two of them are bends."""
    return int(actions.action(actions.MOVE, actions.path_of([int(point(x, y)) for x, y in path])))


def point_action(verb: int, x: int, y: int) -> int:
    """The action of this verb (see `actions`) at a point."""
    return int(actions.action(verb, point(x, y)))


def snapped(field: Field, figure: int, x: int, y: int) -> tuple[int, int] | None:
    """The last point on the straight way to (x, y) at which the figure may stop; None without."""
    from_x, from_y = int(field.x[figure]), int(field.y[figure])
    steps = max(abs(x - from_x), abs(y - from_y))
    for step in range(steps, 0, -1):
        to_x = from_x + nearest((x - from_x) * step, steps)
        to_y = from_y + nearest((y - from_y) * step, steps)
        if to_x < 0 or to_y < 0 or (to_x, to_y) == (from_x, from_y):
            continue
        if movement.move(field, figure, point(to_x, to_y)) == movement.FINE:
            return to_x, to_y
    return None


def nearest(number: int, divisor: int) -> int:
    """The quotient, rounded to the nearest whole number."""
    return (2 * number + divisor) // (2 * divisor)


def reach(field: Field, figure: int, directions: int = 24) -> tuple[tuple[int, int], ...]:
    """How far a straight move of the figure may go in each of 24 directions: an outline to draw.

    The points are where the way ends; a base in the way may still forbid to stop there.
    """
    points = candidates.Points(field, figure)
    outline = []
    for direction in range(0, candidates.DIRECTIONS, candidates.DIRECTIONS // directions):
        far = points.longest(direction)
        outline.append(
            (
                int(points.x + candidates.across(direction, far)),
                int(points.y + candidates.along(direction, far)),
            )
        )
    return tuple(outline)


def may_move_to(field: Field, figure: int, x: int, y: int) -> bool:
    """May the figure move straight to this point? Whether it is its turn does not matter."""
    return x >= 0 and y >= 0 and movement.move(field, figure, point(x, y)) == movement.FINE


def charge_points(field: Field, enemy: int) -> tuple[tuple[int, int], ...]:
    """Where the acting figure may land to be in contact with this enemy, the nearest first."""
    if field.question != ACT or field.is_fighting(field.actor):
        return ()
    figure = field.actor
    if field.carries[figure] != NO_THING:
        return ()
    charges: list[i64] = []
    candidates.add_charges(field, figure, charges)
    found = []
    for action in charges:
        place = target_of(action)
        x, y = x_of(place), y_of(place)
        if enemy in [int(each) for each in movement.touched_from(field, figure, x, y)]:
            gap = int(squared(x - field.x[figure], y - field.y[figure]))
            found.append((gap, int(x), int(y)))
    return tuple((x, y) for _, x, y in sorted(found))


# Shooting and fighting. ---------------------------------------------------------------------


def sight(field: Field, ax: int, ay: int, bx: int, by: int) -> Sight:
    """The line from one centre to another: is it clear, and what blocks it?"""
    dx, dy = bx - ax, by - ay
    ground = field.ground
    is_clear = not ground.is_sight_blocked(ax, ay, dx, dy)
    blocker = NOWHERE if is_clear else int(ground.deepest(ax, ay, dx, dy))
    return Sight(is_clear, blocker, length(ax, ay, bx, by))


def hits_on(field: Field, archer: int, target: int) -> int:
    """What a shot's die must show, or 0 where the rules allow no shot at this target."""
    if shooting.shot(field, archer, target) != shooting.IN_SIGHT:
        return 0
    return int(shooting.needed(field, field.x[archer], field.y[archer], target))


def shot_odds(field: Field, archer: int, target: int) -> Odds:
    """The chances of one shot; all 0 where it is not allowed."""
    needed = hits_on(field, archer, target)
    hit = (7 - needed) * 1000 // 6 if needed else 0
    kill, wound = fate(field, target, 1)
    return Odds(hit, 0, 0, hit * kill // 1000, hit * wound // 1000)


def charge_odds(field: Field, figure: int, x: int, y: int) -> Odds:
    """The chances of the fight if the figure charged to this point now."""
    after = field.copy()
    after.x[figure], after.y[figure] = x, y
    after.actor = figure
    return fight_odds(after, figure, figure)


def fight_odds(field: Field, figure: int, charger: int = NO_FIGURE) -> Odds:
    """The chances of the fight around this figure, reckoned over all rolls of its dice.

    Death and wounds are those of the enemy in the fight that is easiest to kill.
    """
    fighters = combat.fighters_around(field, figure)
    own, others = [1], [1]
    for each in fighters:
        scores = [
            int(combat.score(field, fighters, charger, each, roll))
            for roll in range(1, int(combat.die_of(each)) + 1)
        ]
        if side_of(each) == side_of(figure):
            own = best_of(own, scores)
        else:
            others = best_of(others, scores)
    total, win, twice, lose = sum(own) * sum(others), 0, 0, 0
    for mine, mine_ways in enumerate(own):
        for theirs, their_ways in enumerate(others):
            ways = mine_ways * their_ways
            hits = int(combat.hits_of(mine, theirs))
            win += ways if hits else 0
            twice += ways if hits == 2 else 0
            lose += ways if theirs > mine else 0
    enemies = [int(each) for each in fighters if side_of(each) != side_of(figure)]
    if not enemies:
        return Odds(0, 0, 0, 0, 0)
    fates = {hits: max(fate(field, enemy, hits) for enemy in enemies) for hits in (1, 2)}
    once = win - twice
    kill = (once * fates[1][0] + twice * fates[2][0]) // total
    wound = (once * fates[1][1] + twice * fates[2][1]) // total
    return Odds(win * 1000 // total, twice * 1000 // total, lose * 1000 // total, kill, wound)


def best_of(before: list[int], scores: list[int]) -> list[int]:
    """In how many ways the highest of several dice comes to each score, one die more.

    A list of one entry is a side without dice yet.
    """
    if before == [1]:
        before = [1, *[0] * 14]
    after = [0] * len(before)
    for best, ways in enumerate(before):
        for score in scores:
            after[max(best, score)] += ways
    return after


def fate(field: Field, figure: int, hits: int) -> tuple[int, int]:
    """How likely so many hits are to kill the figure, and to leave it newly wounded, in 1/1000."""
    kills = wounds = 0
    rolls = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    for pair in rolls:
        life = (int(field.shock[figure]), int(field.wounded[figure]))
        for roll in pair[:hits]:
            life = after_hit(life, int(saving.saved(figure, roll)))
        kills += life[1] == 2
        wounds += life[1] == 1 and field.wounded[figure] == 0
    return kills * 1000 // len(rolls), wounds * 1000 // len(rolls)


def after_hit(life: tuple[int, int], result: int) -> tuple[int, int]:
    """Shock and wounds (2 is death) after one saving throw."""
    shock, wounds = life
    if wounds == 2 or result <= saving.DEATH:
        return 0, 2
    if result == saving.WOUND:
        return shock, wounds + 1
    shock += 2 if result == saving.TWO_SHOCKS else 1 if result <= saving.ONE_SHOCK else 0
    return (0, wounds + 1) if shock >= 3 else (shock, wounds)


def modifiers(field: Field, figure: int, charger: int = NO_FIGURE) -> tuple[int, ...]:
    """What charging, uphill, defending, shock and wound add to the figure's die in its fight."""
    fighters = combat.fighters_around(field, figure)
    return tuple(int(each) for each in combat.modifiers(field, fighters, charger, figure))


# Cards and coins. ---------------------------------------------------------------------------


def hand(field: Field, seat: int) -> tuple[int, ...]:
    """The faces of the cards a seat still holds; -1 for those that this copy does not know."""
    return tuple(int(field.cards.faces[card]) for card in calling.hand(field, seat))


def called(field: Field) -> int:
    """The rank that is called, 0 for the ace; -1 before the first call."""
    return int(field.rank)


def played(field: Field) -> int:
    """The face of the card that is being played, or -1."""
    return int(field.cards.faces[field.card]) if field.card >= 0 else UNKNOWN


def coins(field: Field, side: int) -> int:
    return int(field.coins[side])


def goal(field: Field) -> int:
    """The coins with which a side has won."""
    return int(field.goal())
