"""Which points of the table are worth a thought?

A figure may go to some ten thousand points. What a move is worth changes only at certain lines:
the edge of its reach, the distances from enemies at which a charge or a shot becomes possible,
the borders of woods, village and hill, the ends of hedges, the goals. Points on these are listed
here, and whatever the rules forbid is left out again.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish import actions, calling, combat, movement, permission, scenarios
from meadhall.engines.skirmish.actions import POINTS, action, point
from meadhall.engines.skirmish.field import (
    ACT,
    ACTIVATE,
    CALL,
    DEPLOY,
    HAUL,
    LYING,
    NO_THING,
    Field,
)
from meadhall.engines.skirmish.figures import (
    ARCHER,
    KINDS,
    LIVING,
    NO_FIGURE,
    kind_of,
    side_of,
)
from meadhall.engines.skirmish.measure import (
    BASE,
    CONTACT,
    INCH,
    TOUCHING,
    cross,
    root,
    squared,
)
from meadhall.engines.skirmish.movement import FINE, MOVE, STEP, STOP
from meadhall.engines.skirmish.shooting import LONG, SHORT

DIRECTIONS: Final = 24
ONE: Final = 1024
"""In `COSINES`, which holds the cosine of each of the 24 directions."""

COSINES: Final[vec[i64]] = vec[i64](
    [
        1024, 989, 887, 724, 512, 265, 0, -265, -512, -724, -887, -989,
        -1024, -989, -887, -724, -512, -265, 0, 265, 512, 724, 887, 989,
    ]
)  # fmt: skip

CHARGE_READY: Final = STOP + 1
"""Just outside the two inches at which a move must stop, from where a charge reaches."""

OUT_OF_CHARGE: Final = STOP + MOVE + 1
"""Where an unhurt enemy can no longer move up and charge."""

BESIDE_HEDGE: Final = 3
KEPT: Final = 4
"""So many landing points of a charge are kept for each enemy, beside those that touch two."""

WITHDRAWALS: Final = 16
DEPLOY_STEP: Final = 4 * INCH
DEPLOY_ROWS: Final = 3


class Points:
    """Points that were thought of, and a figure that might go there."""

    def __init__(self, field: Field, figure: i64) -> None:
        self.field: Field = field
        self.figure: i64 = figure
        cart = figure == NO_FIGURE
        self.x: i64 = field.cart_x if cart else field.x[figure]
        self.y: i64 = field.cart_y if cart else field.y[figure]
        self.side: i64 = i64(scenarios.DEFENDER) if cart else side_of(figure)
        self.verb: i64 = i64(actions.HAUL) if cart else i64(actions.MOVE)
        self.found: list[i64] = []

    def permits(self, path: i64) -> bool:
        """Do the rules let it go along this path?"""
        if self.figure == NO_FIGURE:
            return movement.haul(self.field, path) == FINE
        return movement.move(self.field, self.figure, path) == FINE

    def consider(self, x: i64, y: i64) -> None:
        """A point worth a thought; kept if the figure may go straight there."""
        if x < BASE or y < BASE or squared(x - self.x, y - self.y) > MOVE * MOVE:
            return
        if x > self.field.ground.width - BASE or y > self.field.ground.height - BASE:
            return
        path = point(x, y)
        if self.permits(path):
            self.found.append(action(self.verb, path))

    def longest(self, direction: i64) -> i64:
        """How far it may go this way, as far as the way itself is concerned."""
        low: i64 = 0
        high: i64 = MOVE
        if self.is_open(direction, high):
            return high
        while low < high:
            middle = (low + high + 1) // 2
            if self.is_open(direction, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def is_open(self, direction: i64, length: i64) -> bool:
        field = self.field
        dx, dy = across(direction, length), along(direction, length)
        x, y = self.x + dx, self.y + dy
        if self.figure == NO_FIGURE:
            why = FINE if movement.is_on_table(field, x, y) else i64(movement.OFF_TABLE)
            if why == FINE and movement.passes_enemy(field, self.side, self.x, self.y, dx, dy):
                why = movement.OVER_ENEMY
            if why == FINE and field.ground.hedge_on(self.x, self.y, dx, dy, 0) >= 0:
                why = movement.HEDGE_IN_THE_WAY
        else:
            why = movement.leg(field, self.figure, self.x, self.y, x, y)
        return why == FINE and field.ground.cost(self.x, self.y, dx, dy) <= MOVE

    def star(self) -> None:
        """All around, to the edge of its reach and to parts of the way."""
        for direction in range(i64(DIRECTIONS)):
            length = self.longest(direction)
            for quarters in range(i64(1), i64(5)):
                part = length * quarters // 4
                if part > 0:
                    self.consider(self.x + across(direction, part), self.y + along(direction, part))

    def ring(self, x: i64, y: i64, radius: i64) -> None:
        """All around a point at this distance, as far as the figure may reach it."""
        gap = squared(x - self.x, y - self.y)
        if gap > (radius + MOVE) * (radius + MOVE):
            return
        if radius > MOVE and gap < (radius - MOVE) * (radius - MOVE):
            return
        for direction in range(i64(DIRECTIONS)):
            self.consider(x + across(direction, radius), y + along(direction, radius))

    def rings(self) -> None:
        """The distances from each enemy at which something becomes possible."""
        field, figure = self.field, self.figure
        for enemy in range(field.figures()):
            if not field.lives(enemy) or side_of(enemy) == self.side:
                continue
            x, y = field.x[enemy], field.y[enemy]
            self.ring(x, y, CHARGE_READY)
            self.ring(x, y, OUT_OF_CHARGE)
            if kind_of(enemy) == ARCHER or (figure != NO_FIGURE and kind_of(figure) == ARCHER):
                self.ring(x, y, SHORT)
                self.ring(x, y, SHORT + 1)
                self.ring(x, y, LONG)
                self.ring(x, y, LONG + 1)

    def borders(self) -> None:
        """Corners and edges of woods, village and hill, and the crest."""
        ground = self.field.ground
        for area in range(i64(len(ground.kinds))):
            self.consider(ground.crests[2 * area], ground.crests[2 * area + 1])
            first, last = ground.firsts[area], ground.lasts[area]
            at = first
            while at < last:
                following = at + 2 if at + 2 < last else first
                ax, ay = ground.corners[at], ground.corners[at + 1]
                bx, by = ground.corners[following], ground.corners[following + 1]
                for quarter in range(i64(4)):
                    self.consider(ax + (bx - ax) * quarter // 4, ay + (by - ay) * quarter // 4)
                at += 2

    def hedges(self) -> None:
        """Both sides of each hedge, and round its ends."""
        ground = self.field.ground
        for hedge in range(i64(len(ground.hedge_kinds))):
            first, last = ground.hedge_firsts[hedge], ground.hedge_lasts[hedge]
            at = first
            while at + 2 < last:
                ax, ay = ground.hedge_points[at], ground.hedge_points[at + 1]
                dx, dy = ground.hedge_points[at + 2] - ax, ground.hedge_points[at + 3] - ay
                size = around(dx, dy)
                for fifth in range(i64(5)):
                    x, y = ax + dx * fifth // 4, ay + dy * fifth // 4
                    wide, tall = -dy * BESIDE_HEDGE // size, dx * BESIDE_HEDGE // size
                    self.consider(x + wide, y + tall)
                    self.consider(x - wide, y - tall)
                self.by_way_of(ax - dx * INCH // size, ay - dy * INCH // size)
                self.by_way_of(ax + dx + dx * INCH // size, ay + dy + dy * INCH // size)
                at += 2

    def by_way_of(self, x: i64, y: i64) -> None:
        """To this point, and with a bend there as far as it goes where it cannot go straight."""
        if x < BASE or y < BASE or squared(x - self.x, y - self.y) >= MOVE * MOVE:
            return
        if x >= self.field.ground.width or (x == self.x and y == self.y):
            return
        self.consider(x, y)
        left = MOVE - self.field.ground.cost(self.x, self.y, x - self.x, y - self.y)
        if left <= 0:
            return
        for direction in range(i64(0), i64(DIRECTIONS), i64(3)):
            self.onward(x, y, across(direction, left), along(direction, left))

    def onward(self, x: i64, y: i64, dx: i64, dy: i64) -> None:
        """With a bend at a point and so much further, if it cannot go there straight."""
        to_x, to_y = x + dx, y + dy
        if to_x < BASE or to_y < BASE or to_x >= self.field.ground.width:
            return
        if (dx == 0 and dy == 0) or self.permits(point(to_x, to_y)):
            return
        path = point(to_x, to_y) + POINTS * point(x, y)
        if self.permits(path):
            self.found.append(action(self.verb, path))

    def round_enemies(self) -> None:
        """Close past the left and the right of each enemy in the way, and on behind it."""
        field = self.field
        wide: i64 = STOP + 2
        for enemy in range(field.figures()):
            if not field.lives(enemy) or side_of(enemy) == self.side:
                continue
            dx, dy = field.x[enemy] - self.x, field.y[enemy] - self.y
            gap = squared(dx, dy)
            if gap >= MOVE * MOVE or gap <= wide * wide:
                continue
            far = root(gap)
            ahead = root(gap - wide * wide)
            for side in (wide, -wide):
                x = self.x + (dx * ahead - dy * side) // far
                y = self.y + (dy * ahead + dx * side) // far
                if x < BASE or y < BASE or x >= field.ground.width:
                    continue
                self.by_way_of(x, y)
                left = MOVE - field.ground.cost(self.x, self.y, x - self.x, y - self.y)
                if left > 0:
                    self.onward(x, y, dx * left // far, dy * left // far)

    def crossings(self) -> None:
        """Where such a distance from one enemy meets that from another, or a border."""
        field = self.field
        for enemy in range(field.figures()):
            if not field.lives(enemy) or side_of(enemy) == self.side:
                continue
            x, y = field.x[enemy], field.y[enemy]
            gap = squared(x - self.x, y - self.y)
            for radius in (i64(CHARGE_READY), i64(OUT_OF_CHARGE), i64(SHORT), i64(LONG)):
                if gap > (radius + MOVE) * (radius + MOVE):
                    continue
                if radius > MOVE and gap < (radius - MOVE) * (radius - MOVE):
                    continue
                self.on_borders(x, y, radius)
                for other in range(enemy + 1, field.figures()):
                    if field.lives(other) and side_of(other) != self.side:
                        for second in (i64(CHARGE_READY), i64(OUT_OF_CHARGE)):
                            self.on_both(x, y, radius, field.x[other], field.y[other], second)

    def on_both(self, x: i64, y: i64, radius: i64, to_x: i64, to_y: i64, second: i64) -> None:
        """The two points at these distances from two others."""
        dx, dy = to_x - x, to_y - y
        gap = squared(dx, dy)
        along = gap + radius * radius - second * second
        high = 4 * radius * radius * gap - along * along
        if gap == 0 or high < 0:
            return
        aside = root(high)
        self.consider(x + (dx * along - dy * aside) // (2 * gap),
                      y + (dy * along + dx * aside) // (2 * gap))  # fmt: skip
        self.consider(x + (dx * along + dy * aside) // (2 * gap),
                      y + (dy * along - dx * aside) // (2 * gap))  # fmt: skip

    def on_borders(self, x: i64, y: i64, radius: i64) -> None:
        """Where the borders of woods, village and hill are so far from a point."""
        ground = self.field.ground
        for area in range(i64(len(ground.kinds))):
            box = area * 4
            if (
                ground.boxes[box] > self.x + MOVE
                or ground.boxes[box + 1] > self.y + MOVE
                or ground.boxes[box + 2] < self.x - MOVE
                or ground.boxes[box + 3] < self.y - MOVE
            ):
                continue
            first, last = ground.firsts[area], ground.lasts[area]
            at = first
            while at < last:
                following = at + 2 if at + 2 < last else first
                ax, ay = ground.corners[at], ground.corners[at + 1]
                ex, ey = ground.corners[following] - ax, ground.corners[following + 1] - ay
                at += 2
                length = squared(ex, ey)
                half = ex * (ax - x) + ey * (ay - y)
                inner = half * half - length * (squared(ax - x, ay - y) - radius * radius)
                if inner < 0:
                    continue
                for way in (root(inner) - half, -root(inner) - half):
                    if way >= 0 and way <= length:
                        self.consider(ax + ex * way // length, ay + ey * way // length)

    def goals(self) -> None:
        """The loot, the baggage, the edges, and the places beside friends."""
        field = self.field
        for thing in range(i64(len(field.thing_state))):
            if field.thing_state[thing] == LYING:
                self.consider(field.thing_x[thing], field.thing_y[thing])
                self.ring(field.thing_x[thing], field.thing_y[thing], scenarios.REACH - 1)
        if field.cart_status == LIVING and self.figure != NO_FIGURE:
            self.ring(field.cart_x, field.cart_y, TOUCHING + 1)
        self.consider(self.x, BASE)
        self.consider(self.x, field.ground.height - BASE)
        for friend in range(field.figures()):
            if field.lives(friend) and side_of(friend) == self.side and friend != self.figure:
                for direction in range(i64(0), i64(DIRECTIONS), i64(3)):
                    self.consider(
                        field.x[friend] + across(direction, TOUCHING + 1),
                        field.y[friend] + along(direction, TOUCHING + 1),
                    )

    def toward(self, x: i64, y: i64, short_of: i64) -> None:
        """Straight to a point, or so far short of it, as far as a move goes; or half the way."""
        dx, dy = x - self.x, y - self.y
        far = root(squared(dx, dy))
        length = far - short_of
        if length < 1:
            return
        if length > MOVE:
            length = MOVE
        found = len(self.found)
        self.consider(self.x + dx * length // far, self.y + dy * length // far)
        if len(self.found) == found:
            self.consider(self.x + dx * length // (2 * far), self.y + dy * length // (2 * far))

    def few(self) -> list[i64]:
        """The plainest of all these points, for a playout: to enemies, goals and cover, or away."""
        field = self.field
        for direction in range(i64(0), i64(DIRECTIONS), i64(3)):
            for length in (i64(MOVE), i64(MOVE // 2)):
                self.consider(self.x + across(direction, length), self.y + along(direction, length))
        for enemy in range(field.figures()):
            if field.lives(enemy) and side_of(enemy) != self.side:
                x, y = field.x[enemy], field.y[enemy]
                self.toward(x, y, CHARGE_READY)
                self.toward(2 * self.x - x, 2 * self.y - y, 0)
        for area in range(i64(len(field.ground.kinds))):
            self.toward(field.ground.crests[2 * area], field.ground.crests[2 * area + 1], 0)
        for thing in range(i64(len(field.thing_state))):
            if field.thing_state[thing] == LYING:
                self.toward(field.thing_x[thing], field.thing_y[thing], 0)
        if self.figure != NO_FIGURE:
            if field.cart_status == LIVING:
                self.toward(field.cart_x, field.cart_y, TOUCHING + 1)
            if field.carries[self.figure] != NO_THING:
                self.toward(self.x, BASE, 0)
        else:
            self.toward(self.x, BASE, 0)
        return self.found

    def all(self) -> list[i64]:
        """Every point of all these kinds."""
        self.star()
        self.rings()
        self.round_enemies()
        self.crossings()
        self.borders()
        self.hedges()
        self.goals()
        return self.found


def across(direction: i64, length: i64) -> i64:
    """How far to the right so much in one of the 24 directions goes, rounded outward."""
    return rounded(COSINES[direction % DIRECTIONS] * length)


def along(direction: i64, length: i64) -> i64:
    """How far up so much in one of the 24 directions goes."""
    return rounded(COSINES[(direction + 18) % DIRECTIONS] * length)


def rounded(scaled: i64) -> i64:
    return (scaled + ONE // 2) // ONE if scaled >= 0 else -((ONE // 2 - scaled) // ONE)


def around(dx: i64, dy: i64) -> i64:
    """About the length of a line; enough to set a point beside it."""
    wide = dx if dx >= 0 else -dx
    tall = dy if dy >= 0 else -dy
    longer, shorter = (wide, tall) if wide >= tall else (tall, wide)
    size = longer + shorter * 3 // 8
    return size if size > 0 else 1


# What a seat may choose from. ---------------------------------------------------------------


def listed(field: Field, seat: i64) -> vec[i64]:
    """The actions worth a thought of a seat that is asked: sorted, distinct and legal."""
    question = field.question
    found: list[i64] = []
    if question == ACT:
        found = acts(field)
    elif question == CALL:
        return answers(field, seat)
    elif question == ACTIVATE:
        for figure in range(seat * KINDS, seat * KINDS + KINDS):
            if permission.activate(field, seat, figure) == FINE:
                found.append(action(actions.ACTIVATE, figure))
    elif question == DEPLOY:
        found = places(field)
    elif question == HAUL:
        found = Points(field, NO_FIGURE).all()
        found.append(action(actions.STOP, 0))
    else:
        for victim in combat.victims(field, side_of(field.striker)):
            found.append(action(actions.STRIKE, victim))
    return distinct(found)


def answers(field: Field, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for said in calling.answers(field, seat):
        found = append(found, action(actions.ANSWER, said))
    return found


def distinct(found: list[i64]) -> vec[i64]:
    """The same actions sorted, each once."""
    done = vec[i64]()
    last: i64 = -1
    for each in sorted(found):
        if each != last:
            done = append(done, each)
            last = each
    return done


def acts(field: Field) -> list[i64]:
    """What the activated figure may do next."""
    figure = field.actor
    found: list[i64] = []
    if field.is_fighting(figure):
        if field.used == 0:
            found.append(action(actions.FIGHT, 0))
        add_withdrawals(field, figure, found)
    else:
        found = Points(field, figure).all()
        add_crossings(field, figure, found)
        if field.carries[figure] == NO_THING:
            add_charges(field, figure, found)
        add_other_acts(field, figure, found)
    found.append(action(actions.STOP, 0))
    return found


def few(field: Field) -> list[i64]:
    """What the activated figure, or the baggage, might do next in a playout: a dozen things."""
    figure = field.actor
    found: list[i64] = []
    if field.question == HAUL:
        found = Points(field, NO_FIGURE).few()
    elif field.is_fighting(figure):
        if field.used == 0:
            found.append(action(actions.FIGHT, 0))
        add_withdrawals(field, figure, found, 3)
    else:
        found = Points(field, figure).few()
        if field.carries[figure] == NO_THING:
            add_straight_charges(field, figure, found)
        add_other_acts(field, figure, found)
    found.append(action(actions.STOP, 0))
    return found


def beside(field: Field, best: i64, apart: i64) -> vec[i64]:
    """This action; and if it goes to a point, those that go so far beside it. This one first."""
    found = vec[i64]([best])
    verb, target = actions.verb_of(best), actions.target_of(best)
    if verb != actions.MOVE and verb != actions.HAUL:
        return found
    place = actions.end_of(target)
    x, y = actions.x_of(place), actions.y_of(place)
    points = Points(field, field.actor if verb == actions.MOVE else NO_FIGURE)
    for direction in range(i64(0), i64(DIRECTIONS), i64(3)):
        points.consider(x + across(direction, apart), y + along(direction, apart))
    for each in points.found:
        found = append(found, each)
    return found


def add_straight_charges(field: Field, figure: i64, found: list[i64]) -> None:
    """At each enemy in reach, on the straight line to it."""
    for enemy in range(field.figures()):
        if not field.lives(enemy) or side_of(enemy) == side_of(figure):
            continue
        gap = field.gap(figure, enemy)
        if gap > (STEP + CONTACT) * (STEP + CONTACT):
            continue
        far = root(gap)
        dx, dy = field.x[figure] - field.x[enemy], field.y[figure] - field.y[enemy]
        for apart in range(i64(TOUCHING), i64(CONTACT + 1)):
            x = field.x[enemy] + dx * apart // far
            y = field.y[enemy] + dy * apart // far
            if x >= 0 and y >= 0 and movement.charge(field, figure, x, y) == FINE:
                found.append(action(actions.CHARGE, point(x, y)))
                break


def add_other_acts(field: Field, figure: i64, found: list[i64]) -> None:
    """What a figure that is not fighting may do besides going somewhere."""
    if field.carries[figure] == NO_THING:
        if kind_of(figure) == ARCHER:
            for enemy in range(field.figures()):
                if permission.shoot(field, figure, enemy) == FINE:
                    found.append(action(actions.SHOOT, enemy))
        for thing in range(i64(len(field.thing_state))):
            if scenarios.can_reach(field, figure, thing):
                found.append(action(actions.PICK_UP, thing))
    else:
        found.append(action(actions.DROP, 0))
    if permission.recover(field, figure) == FINE:
        found.append(action(actions.RECOVER, 0))


def add_withdrawals(field: Field, figure: i64, found: list[i64], every: i64 = 1) -> None:
    """As far away as possible, and just out of contact."""
    for direction in range(i64(0), i64(DIRECTIONS), every):
        for length in (i64(STEP), i64(20), i64(8), i64(4)):
            x = field.x[figure] + across(direction, length)
            y = field.y[figure] + along(direction, length)
            if x >= 0 and y >= 0 and movement.withdraw(field, figure, x, y) == FINE:
                found.append(action(actions.WITHDRAW, point(x, y)))


def add_crossings(field: Field, figure: i64, found: list[i64]) -> None:
    ground = field.ground
    x, y = field.x[figure], field.y[figure]
    for direction in range(i64(DIRECTIONS)):
        dx, dy = across(direction, STEP), along(direction, STEP)
        if ground.hedge_on(x, y, dx, dy, 0) < 0:
            continue
        for length in (i64(STEP), i64(16)):
            to_x, to_y = x + across(direction, length), y + along(direction, length)
            if to_x >= 0 and to_y >= 0 and movement.cross(field, figure, to_x, to_y) == FINE:
                found.append(action(actions.CROSS, point(to_x, to_y)))


def add_charges(field: Field, figure: i64, found: list[i64]) -> None:
    """For each enemy the landing points nearest to the straight line, and all that touch two."""
    x, y = field.x[figure], field.y[figure]
    for enemy in range(field.figures()):
        if not field.lives(enemy) or side_of(enemy) == side_of(figure):
            continue
        if field.gap(figure, enemy) > (STEP + CONTACT) * (STEP + CONTACT):
            continue
        best: list[tuple[i64, i64]] = []
        for dx in range(i64(-CONTACT), i64(CONTACT + 1)):
            for dy in range(i64(-CONTACT), i64(CONTACT + 1)):
                apart = squared(dx, dy)
                if apart < TOUCHING * TOUCHING or apart > CONTACT * CONTACT:
                    continue
                to_x, to_y = field.x[enemy] + dx, field.y[enemy] + dy
                step = squared(to_x - x, to_y - y)
                if step > STEP * STEP or step == 0 or to_x < 0 or to_y < 0:
                    continue
                if movement.charge(field, figure, to_x, to_y) != FINE:
                    continue
                place = point(to_x, to_y)
                if len(movement.touched_from(field, figure, to_x, to_y)) > 1:
                    found.append(action(actions.CHARGE, place))
                else:
                    aside = cross(field.x[enemy] - x, field.y[enemy] - y, to_x - x, to_y - y)
                    aside = aside if aside >= 0 else -aside
                    best.append((aside * POINTS + step, place))
        best.sort()
        for _, place in best[:KEPT]:
            found.append(action(actions.CHARGE, place))


def places(field: Field) -> list[i64]:
    """Where the next figure may be set up: rows across the zone, and beside what it may use."""
    figure = field.actor
    side: i64 = scenarios.DEFENDER if figure == NO_FIGURE else side_of(figure)
    low, high = field.zone_of(side)
    found: list[i64] = []
    for row in range(i64(DEPLOY_ROWS)):
        y = low + (high - low) * row // (DEPLOY_ROWS - 1)
        for x in range(i64(BASE), field.ground.width, i64(DEPLOY_STEP // 2)):
            if movement.deploy(field, figure, side, x, y) == FINE:
                found.append(action(actions.DEPLOY, point(x, y)))
    return found


def is_selection(field: Field) -> bool:
    """Are there more legal actions than `listed` tells?"""
    question = field.question
    return question in (ACT, DEPLOY, HAUL)
