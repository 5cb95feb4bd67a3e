"""What is measured on the table, and what pointing at it means.

Everything here is for one pair of eyes: lines are cut where they look right, while what is legal
is asked of the rules.
"""

from dataclasses import dataclass, replace
from typing import Final

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.skirmish import actions, movement, permission, scenarios, view
from meadhall.engines.skirmish.actions import ROW, path_of, point, x_of, y_of
from meadhall.engines.skirmish.field import ACT, DEPLOY, HAUL, Field
from meadhall.engines.skirmish.figures import ARCHER, kind_of, side_of
from meadhall.engines.skirmish.measure import BASE, INCH, squared
from meadhall.engines.skirmish.movement import FINE, MOVE, STEP
from meadhall.engines.skirmish.terrain import HILL
from meadhall.engines.skirmish.words import (
    VERBS,
    area_name,
    beside,
    figure_step,
    place_name,
    read_point,
)
from meadhall.engines.values import Step
from meadhall.ui.board.game_board import GOAL
from meadhall.ui.board.games.skirmish import words
from meadhall.ui.board.games.skirmish.layout import (
    CART,
    FIGURE,
    THING,
    Layout,
    circle,
    table_of,
    world_of,
)
from meadhall.ui.board.scene import NOTHING, Ink, Piece, Point, Preview, Scene, Spot, Stroke
from meadhall.ui.text.words import say, told

Place = tuple[int, int]
"""A point of the table in sixteenths of an inch."""

ZONE: Final = 2.5
"""Two inches from the edge of a base, from its middle."""

CHARGES: Final = 8.5
LONG, SHORT = 12.5, 6.5
SEEN_DEPTH: Final = 2.0
"""Inches of woods and village through which one sees."""

RING: Final = 48


# What pointing means. -----------------------------------------------------------------------


def meant(move: MoveBuilder, at: Point | str, is_bend: bool) -> list[Step]:
    """All steps of the choice for which pointing here stands; empty for none."""
    field = move.state
    assert isinstance(field, Field)
    question = field.question
    target = at if isinstance(at, str) else spot_at(field, at)
    place = place_at(field, at)
    if place is None or question not in (ACT, DEPLOY, HAUL):
        return named(field, target)
    if question == DEPLOY:
        return [point_step(*place)]
    if question == HAUL:
        return along(field, move, actions.HAUL, place, is_bend)
    verb = verb_taken(move)
    if target.startswith(FIGURE) and (steps := at_figure(field, verb, number_of(target))):
        return steps
    if target.startswith(THING) and verb in (None, actions.PICK_UP):
        thing = number_of(target)
        if verb is not None or scenarios.can_reach(field, field.actor, thing):
            return [verb_step(actions.PICK_UP), Step("thing", thing, str(thing + 1))]
    if verb is None:
        verb = actions.WITHDRAW if field.is_fighting(field.actor) else actions.MOVE
    if verb == actions.MOVE:
        return along(field, move, verb, place, is_bend)
    if verb == actions.CHARGE:
        return [verb_step(verb), point_step(*nearest_listed(move, verb, place))]
    if verb in (actions.CROSS, actions.WITHDRAW):
        return [verb_step(verb), point_step(*stepped(field, verb, place))]
    return [verb_step(verb)]


def named(field: Field, target: str) -> list[Step]:
    """A figure that must be named, where one lies."""
    return [figure_step(field, number_of(target))] if target.startswith(FIGURE) else []


def at_figure(field: Field, verb: int | None, other: int) -> list[Step]:
    """What pointing at a figure stands for; empty where it is a place like any other."""
    actor = field.actor
    if other == actor or side_of(other) == side_of(actor):
        return []
    if verb == actions.SHOOT:
        return shoot(field, other)
    if verb == actions.CHARGE:
        return charge(field, other)
    if verb is not None:
        return []
    if field.is_fighting(actor):
        return [verb_step(actions.FIGHT)] if field.touches(actor, other) else []
    is_archer = kind_of(actor) == ARCHER
    if is_archer and permission.shoot(field, actor, other) == FINE:
        return shoot(field, other)
    if view.charge_points(field, other):
        return charge(field, other)
    return shoot(field, other) if is_archer else charge(field, other)


def shoot(field: Field, other: int) -> list[Step]:
    return [verb_step(actions.SHOOT), figure_step(field, other)]


def charge(field: Field, other: int) -> list[Step]:
    """To the nearest place in contact, or to where it would be."""
    places = view.charge_points(field, other)
    if places:
        return [verb_step(actions.CHARGE), point_step(*places[0])]
    at = beside(field, field.actor, other)
    return [verb_step(actions.CHARGE), point_step(int(x_of(at)), int(y_of(at)))]


def along(field: Field, move: MoveBuilder, verb: int, place: Place, is_bend: bool) -> list[Step]:
    """A move over the bends taken so far to the last point on the way at which it may stop."""
    bends = bends_taken(move)
    steps = [verb_step(verb), *(Step("bend", each, place_name(each)) for each in bends)]
    if is_bend and len(bends) < 2:
        x, y = within(start_of(field, bends), place, int(MOVE))
        return [*steps, Step("bend", int(point(x, y)), place_name(point(x, y)))]
    return [*steps, point_step(*(snapped(field, verb, bends, place) or place))]


def snapped(field: Field, verb: int, bends: list[int], place: Place) -> Place | None:
    """The last point on the straight way at which what moves may stop; None without any."""
    x, y = start_of(field, bends)
    far = within((x, y), place, int(MOVE))
    steps = max(abs(far[0] - x), abs(far[1] - y))
    for step in range(steps, 0, -1):
        to = x + nearest((far[0] - x) * step, steps), y + nearest((far[1] - y) * step, steps)
        if to == (x, y) or not is_number(to):
            continue
        path = path_of([*bends, int(point(*to))])
        hauls = verb == actions.HAUL
        why = movement.haul(field, path) if hauls else movement.move(field, field.actor, path)
        if why == FINE:
            return to
    return None


def stepped(field: Field, verb: int, place: Place) -> Place:
    """The last point on the way, two inches at most, at which a crossing or withdrawal may end."""
    start = int(field.x[field.actor]), int(field.y[field.actor])
    far = within(start, place, int(STEP))
    steps = max(abs(far[0] - start[0]), abs(far[1] - start[1]))
    test = movement.cross if verb == actions.CROSS else movement.withdraw
    for step in range(steps, 0, -1):
        x, y = (a + nearest((b - a) * step, steps) for a, b in zip(start, far, strict=True))
        if is_number((x, y)) and test(field, field.actor, x, y) == FINE:
            return x, y
    return far


def within(start: Place, end: Place, most: int) -> Place:
    """The end, or the last point toward it that is no farther away than that."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    apart = (dx * dx + dy * dy) ** 0.5
    if apart <= most:
        return end
    x, y = int(dx * most / apart), int(dy * most / apart)  # toward the start: never beyond
    return start[0] + x, start[1] + y


def nearest(number: int, divisor: int) -> int:
    return (2 * number + divisor) // (2 * divisor)


def nearest_listed(move: MoveBuilder, verb: int, place: Place) -> Place:
    """The listed end of this verb that lies nearest to a point; the point itself without any."""
    ends = [
        (int(x_of(way[-1].at)), int(y_of(way[-1].at)))
        for way in (move.way(action) for action in move.actions)
        if way[0].kind == "verb" and way[0].at == verb
    ]
    return min(ends, key=lambda end: squared(end[0] - place[0], end[1] - place[1]), default=place)


def start_of(field: Field, bends: list[int]) -> Place:
    """Where the next straight part of a way begins."""
    if bends:
        return int(x_of(bends[-1])), int(y_of(bends[-1]))
    if field.question == HAUL:
        return int(field.cart_x), int(field.cart_y)
    return int(field.x[field.actor]), int(field.y[field.actor])


def verb_taken(move: MoveBuilder) -> int | None:
    return move.taken[0].at if move.taken and move.taken[0].kind == "verb" else None


def bends_taken(move: MoveBuilder) -> list[int]:
    return [step.at for step in move.taken if step.kind == "bend"]


def verb_step(verb: int) -> Step:
    return Step("verb", verb, VERBS[verb])


def point_step(x: int, y: int) -> Step:
    place = int(point(max(0, x), max(0, y)))
    return Step("point", place, place_name(place))


def number_of(spot: str) -> int:
    return int(spot.partition(":")[2])


def is_number(place: Place) -> bool:
    """Can the rules speak of this point?"""
    return 0 <= place[0] < ROW and 0 <= place[1] < ROW * 8 // 10


def place_at(field: Field, at: Point | str) -> Place | None:
    """The point of the table at a spot or a point of the world; None beyond the table."""
    if isinstance(at, str):
        return place_of_spot(field, at)
    place = table_of(field, at)
    width, height = view.size(field)
    return min(max(place[0], 0), width), min(max(place[1], 0), height)


def place_of_spot(field: Field, spot: str) -> Place | None:
    if spot.startswith(FIGURE):
        figure = view.figure_at(field, number_of(spot))
        return figure.x, figure.y
    if spot.startswith(THING):
        return next(((x, y) for n, x, y in view.loot(field) if n == number_of(spot)), None)
    return view.baggage(field) if spot == CART else None


def spot_at(field: Field, at: Point) -> str:
    """The figure or thing on whose base a point of the world lies; empty for none."""
    x, y = table_of(field, at)
    for figure in view.figures(field):
        if figure.is_alive and squared(figure.x - x, figure.y - y) <= BASE * BASE:
            return f"{FIGURE}{figure.number}"
    for thing, tx, ty in view.loot(field):
        if squared(tx - x, ty - y) <= BASE * BASE:
            return f"{THING}{thing}"
    return ""


def read_place(height: int, text: str) -> Point | None:
    """A typed point, in inches as the rules count them, as a point of the world."""
    found = read_point(text)
    if found is None:
        return None
    return int(x_of(found)) / INCH, (height - int(y_of(found))) / INCH


# What is shown. -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Eyes:
    """Draws on one scene."""

    field: Field
    scene: Scene

    def at(self, place: Place) -> Point:
        assert self.scene.pane is not None
        return self.scene.pane.to_scene(world_of(self.field, *place))

    @property
    def inch(self) -> float:
        assert self.scene.pane is not None
        return self.scene.pane.unit

    def line(self, ink: Ink, *places: Place, text: str = "") -> Stroke:
        return Stroke(ink, tuple(self.at(place) for place in places), text)

    def ring(self, ink: Ink, place: Place, inches: float, text: str = "") -> Stroke:
        return Stroke(ink, circle(self.at(place), inches * self.inch, RING), text)

    def reach(self, figure: int) -> Stroke:
        """How far a straight move of this figure may go."""
        return self.line(Ink.REACH, *view.reach(self.field, figure))

    def sight(self, start: Place, end: Place, text: str) -> tuple[Stroke, ...]:
        """A line of sight: plain as far as one sees, dashed from where something hides the rest."""
        field = self.field
        line = view.sight(field, *start, *end)
        if line.is_clear:
            return (self.line(Ink.SIGHT, start, end, text=text),)
        cut = seen_until(field, start, end)
        name = told(area_name(field, line.blocker))
        words_ = f"{text}\n" + say("hidden by {terrain}", terrain=name)
        return (
            self.line(Ink.SIGHT, start, cut),
            self.line(Ink.BLOCKED, cut, end, text=words_),
        )


def seen_until(field: Field, start: Place, end: Place) -> Place:
    """Where the line has gone through as much cover as one can see through."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    parts = max(1, round(length / 2))
    gone = 0.0
    for part in range(parts):
        place = start[0] + dx * part // parts, start[1] + dy * part // parts
        if field.ground.is_cover(*place):
            gone += length / parts / INCH
        if gone > SEEN_DEPTH:
            return place
    return end


def tape(
    eyes: Eyes, move: MoveBuilder | None, start: Point | str | None, end: Point | str
) -> Preview:
    """What measuring from one place to another shows."""
    field = eyes.field
    to = place_at(field, end)
    if to is None:
        return NOTHING
    if start is not None and start != acting_spot(field):
        begin = place_at(field, start)
        return NOTHING if begin is None or begin == to else plain(eyes, start, begin, end, to)
    acting = acting_spot(field)
    if not acting or end == acting:
        return reaches(eyes, end)
    begin = place_of_spot(field, acting)
    assert begin is not None
    target = end if isinstance(end, str) else spot_at(field, end)
    if is_enemy_spot(field, target):
        return Preview(strokes=toward(eyes, number_of(target)))
    if move is None or not is_choosing(field, move):
        return plain(eyes, acting, begin, end, to)
    return going(eyes, move, end, to)


def acting_spot(field: Field) -> str:
    """What moves now."""
    if field.question == ACT:
        return f"{FIGURE}{int(field.actor)}"
    return CART if field.question == HAUL else ""


def is_choosing(field: Field, move: MoveBuilder) -> bool:
    return move.state.is_asked(move.seat) and field.question in (ACT, HAUL)


def is_enemy_spot(field: Field, spot: str) -> bool:
    if not spot.startswith(FIGURE) or field.question != ACT:
        return False
    return bool(side_of(number_of(spot)) != side_of(field.actor))


def plain(eyes: Eyes, start: Point | str, begin: Place, end: Point | str, to: Place) -> Preview:
    """A tape from here to there; between two figures from edge to edge, with the line of sight."""
    field = eyes.field
    is_between = is_figure(field, start) and is_figure(field, end)
    if is_between:
        gap = words.inches(view.length(*begin, *to))
        text = say('{gap}" from base to base', gap=gap)
        return Preview(strokes=eyes.sight(begin, to, text))
    dx, dy = to[0] - begin[0], to[1] - begin[1]
    text = f'{words.inches(words.root(dx * dx + dy * dy))}"'
    return Preview(strokes=(eyes.line(Ink.MEASURE, begin, to, text=text),))


def is_figure(field: Field, at: Point | str) -> bool:
    target = at if isinstance(at, str) else spot_at(field, at)
    return target.startswith(FIGURE)


def reaches(eyes: Eyes, end: Point | str) -> Preview:
    """How far a figure comes, strikes and shoots, whosever it is."""
    field = eyes.field
    target = end if isinstance(end, str) else spot_at(field, end)
    if not target.startswith(FIGURE):
        return NOTHING
    return Preview(strokes=rings(eyes, number_of(target)))


def rings(eyes: Eyes, number: int) -> tuple[Stroke, ...]:
    field = eyes.field
    place = int(field.x[number]), int(field.y[number])
    strokes = [eyes.ring(Ink.ZONE, place, ZONE)]
    if not field.is_fighting(number):
        strokes.append(eyes.reach(number))
    if kind_of(number) == ARCHER:
        strokes += [eyes.ring(Ink.RANGE, place, each) for each in (SHORT, LONG)]
    else:
        strokes.append(eyes.ring(Ink.RANGE, place, CHARGES))
    return tuple(strokes)


def toward(eyes: Eyes, enemy: int) -> tuple[Stroke, ...]:
    """From the acting figure to an enemy: how far, is it in sight, and what the dice would say."""
    field, actor = eyes.field, int(eyes.field.actor)
    begin = int(field.x[actor]), int(field.y[actor])
    end = int(field.x[enemy]), int(field.y[enemy])
    gap = view.distance(field, actor, enemy)
    lines = [f'{view.figure_at(field, enemy).code}: {words.inches(gap)}"']
    lines += words.chances(field, actor, enemy)
    strokes = eyes.sight(begin, end, "\n".join(lines))
    places = () if field.touches(actor, enemy) else view.charge_points(field, enemy)
    if places:
        strokes += (eyes.line(Ink.WAY, begin, places[0]),)
    return strokes


def going(eyes: Eyes, move: MoveBuilder, end: Point | str, to: Place) -> Preview:
    """The way on which pointing here would send what acts, and what is beyond its limit."""
    field = eyes.field
    steps = meant(move, end, False)
    if not steps or steps[-1].kind != "point" or steps == move.taken:
        return NOTHING
    places = [start_of(field, []), *(place_of_step(step) for step in steps[1:])]
    last = places[-1]
    way = way_stroke(eyes, steps[0].at, places)
    strokes = [way]
    if squared(to[0] - last[0], to[1] - last[1]) > 2 and not isinstance(end, str):
        before = places[-2]
        far = words.inches(words.root(squared(to[0] - before[0], to[1] - before[1])))
        text = say('{way}; {far}" to here', way=way.text, far=far)
        strokes = [replace(way, text=""), eyes.line(Ink.BEYOND, last, to, text=text)]
    ghost, place = ghost_at(eyes, last)
    return Preview(strokes=tuple(strokes), piece=ghost, place=place)


def way_stroke(eyes: Eyes, verb: int, places: list[Place]) -> Stroke:
    """The tape along a way, with its length, and what it costs where that is more."""
    pairs = list(zip(places, places[1:], strict=False))
    length = sum(words.root(squared(b[0] - a[0], b[1] - a[1])) for a, b in pairs)
    text = f'{words.inches(length)}"'
    if verb in (actions.MOVE, actions.HAUL):
        cost = sum(
            int(eyes.field.ground.cost(*a, b[0] - a[0], b[1] - a[1])) for a, b in pairs if a != b
        )
        text = say('{length}" of 6"', length=words.inches(length))
        if cost > length + 1:
            text = say('{length}", costs {cost}" of 6"', length=words.inches(length),
                       cost=words.inches(cost))  # fmt: skip
    return eyes.line(Ink.MEASURE, *places, text=text)


def ghost_at(eyes: Eyes, place: Place) -> tuple[Piece, Spot]:
    """What acts, as it would stand there."""
    field = eyes.field
    outline = circle(eyes.at(place), 0.5 * eyes.inch)
    x, y = (words.inches(each) for each in place)
    sentence = say("Here it would stand: {what}", what=words.point_sentence(field, *place))
    spot = Spot(GOAL, f"{x}, {y}", outline, sentence, is_in_pane=True)
    if field.question == HAUL or field.actor < 0:
        return Piece("ghost cart", GOAL, 1), spot
    look = Layout(field, 0).piece(view.figure_at(field, int(field.actor)), GOAL)
    return Piece(f"ghost {look.look}", GOAL, look.side, look.facing), spot


def place_of_step(step: Step) -> Place:
    return int(x_of(step.at)), int(y_of(step.at))


def pending(eyes: Eyes, move: MoveBuilder) -> tuple[tuple[Stroke, ...], Piece | None, Spot | None]:
    """The way that has been pointed out so far, and what would stand at its end."""
    field = eyes.field
    places = [place_of_step(step) for step in move.taken if step.kind in ("point", "bend")]
    if not places:
        return (), None, None
    strokes: tuple[Stroke, ...] = ()
    if field.question != DEPLOY:
        verb = verb_taken(move)
        strokes = (way_stroke(eyes, -1 if verb is None else verb, [start_of(field, []), *places]),)
        if verb == actions.CHARGE:
            odds = words.fight_words(view.charge_odds(field, int(field.actor), *places[-1]))
            strokes = (eyes.line(Ink.WAY, start_of(field, []), places[-1], text=odds),)
    if move.taken[-1].kind == "bend":
        return strokes, None, None
    ghost, spot = ghost_at(eyes, places[-1])
    return strokes, ghost, spot


def outlines(eyes: Eyes, move: MoveBuilder) -> tuple[Stroke, ...]:
    """How far what acts may go with what is chosen, and the zones that stop it."""
    field, verb = eyes.field, verb_taken(move)
    if field.question == DEPLOY or move.action is not None:
        return ()
    if field.question != ACT or bends_taken(move):
        return ()
    actor = int(field.actor)
    place = int(field.x[actor]), int(field.y[actor])
    if verb in (actions.CHARGE, actions.CROSS, actions.WITHDRAW):
        return (eyes.ring(Ink.REACH, place, STEP / INCH),)
    if verb == actions.SHOOT:
        return tuple(eyes.ring(Ink.RANGE, place, each) for each in (SHORT, LONG))
    if field.is_fighting(actor) or verb not in (None, actions.MOVE):
        return ()
    near = [
        eyes.ring(Ink.ZONE, (int(field.x[each]), int(field.y[each])), ZONE)
        for each in range(int(field.figures()))
        if field.lives(each)
        and side_of(each) != side_of(actor)
        and field.gap(each, actor) <= (MOVE + 3 * INCH) ** 2
    ]
    return (eyes.reach(actor), *near)


def dangers(eyes: Eyes, side: int) -> tuple[Stroke, ...]:
    """How far the enemies of a side charge and shoot, their zones, and slow ground."""
    field = eyes.field
    strokes = [
        eyes.line(Ink.SLOW, *area.corners, text=slow_words(area.kind) if number == 0 else "")
        for number, area in enumerate(view.areas(field))
    ]
    for number in range(int(field.figures())):
        if field.lives(number) and side_of(number) != side:
            strokes += rings(eyes, number)
    return tuple(strokes)


def slow_words(kind: int) -> str:
    return say("half speed uphill") if kind == HILL else say("half speed")


def trail(eyes: Eyes, action: int) -> tuple[Stroke, ...]:
    """The way that an action led along."""
    field = eyes.field
    verb, target = int(actions.verb_of(action)), actions.target_of(action)
    if verb in (actions.MOVE, actions.HAUL):
        places = [int(each) for each in actions.points_of(target)]
    elif verb in (actions.CROSS, actions.CHARGE, actions.WITHDRAW):
        places = [int(target)]
    else:
        return ()
    way = [start_of(field, []), *((int(x_of(each)), int(y_of(each))) for each in places)]
    return (eyes.line(Ink.WAY, *way),)
