"""Where everything of the skirmish lies: the table behind a measured pane, the rest beside it.

The unit of the world is an inch; x runs to the right as in the rules, and y downward from side 2's
edge, so that side 1 stands at the lower edge. Spots are called `figure:N`, `area:N`, `hedge:N`,
`thing:N`, `cart`; `fallen:N` is where a figure fell. Beside the table are `turn`, `coins:SIDE`,
`call`, `hand:SEAT`, `played` and `actor`.
"""

from math import atan2, cos, pi, sin
from typing import Final

from meadhall.engines.skirmish import calling, view
from meadhall.engines.skirmish.field import ACT, DEPLOY, Field
from meadhall.engines.skirmish.figures import kind_of, owner_of, side_of
from meadhall.engines.skirmish.measure import INCH
from meadhall.engines.skirmish.words import area_name, hedge_name
from meadhall.ui.board.games.skirmish import words
from meadhall.ui.board.scene import Label, Pane, Piece, Point, Scene, Spot, box, fitted_pane
from meadhall.ui.text.words import capital, told

HEIGHT: Final = 12.2
EDGE: Final = 0.1
RIM: Final = 1.5
"""Inches of the table's wooden rim, on which its rulers are."""

COLUMN: Final = 3.6
"""The width of what lies beside the table."""

ACROSS: Final = 36
CORNERS: Final = 16
"""Of what stands for a circle."""

GAZES: Final = 16
"""Directions in which a figure may look."""

FIGURE, AREA, HEDGE, THING, FALLEN = "figure:", "area:", "hedge:", "thing:", "fallen:"
COINS, HAND, CARD = "coins:", "hand:", "card:"
CART, TURN, CALLED, PLAYED, ACTOR = "cart", "turn", "call", "played", "actor"

CARD_SIZE: Final = (0.56, 0.8)
LARGE_CARD: Final = (1.0, 1.36)
"""Where two play, there is room for larger ones."""

HEDGE_WIDTH: Final = 0.35


def world_of(field: Field, x: int, y: int) -> Point:
    """A point of the table in inches from its upper left corner."""
    return x / INCH, (int(field.ground.height) - y) / INCH


def table_of(field: Field, point: Point) -> tuple[int, int]:
    """The nearest sixteenth of an inch to a point of the world."""
    return round(point[0] * INCH), int(field.ground.height) - round(point[1] * INCH)


def circle(centre: Point, radius: float, corners: int = CORNERS) -> tuple[Point, ...]:
    x, y = centre
    return tuple(
        (
            x + radius * cos(2 * pi * (turn + 0.5) / corners),
            y + radius * sin(2 * pi * (turn + 0.5) / corners),
        )
        for turn in range(corners)
    )


def gaze_of(field: Field, figure: int) -> int:
    """The direction in which a figure looks: to the nearest enemy; else across the table.

    0 is to the right, and it turns as the clock's hands do.
    """
    x, y = int(field.x[figure]), int(field.y[figure])
    best, toward = None, (0, 1 if side_of(figure) == 0 else -1)
    for other in range(int(field.figures())):
        if side_of(other) != side_of(figure) and field.lives(other):
            dx, dy = int(field.x[other]) - x, int(field.y[other]) - y
            if best is None or dx * dx + dy * dy < best:
                best, toward = dx * dx + dy * dy, (dx, dy)
    return round(atan2(-toward[1], toward[0]) / (2 * pi) * GAZES) % GAZES


class Layout:
    """Lays one position out as a seat sees it, or somebody who looks on."""

    def __init__(self, field: Field, seat: int) -> None:
        self.field = field
        self.seat = seat
        self.spots: list[Spot] = []
        self.pieces: list[Piece] = []
        self.labels: list[Label] = []
        wide = int(field.ground.width) // INCH
        high = HEIGHT - 2 * EDGE
        frame = (EDGE, EDGE, high * (wide + 2 * RIM) / (ACROSS + 2 * RIM), high)
        world = (-RIM, -RIM, wide + 2 * RIM, ACROSS + 2 * RIM)
        self.pane: Pane = fitted_pane(frame, world, 1.0, is_measured=True)
        self.left = frame[0] + frame[2] + 0.2
        self.width = self.left + COLUMN + EDGE

    def bare(self) -> Scene:
        """The scene without anything on it, to draw lines in its pane."""
        return Scene("", self.width, HEIGHT, (), (), pane=self.pane)

    def scene(self) -> Scene:
        field = self.field
        self.lay_ground()
        self.lay_figures()
        self.lay_things()
        self.lay_beside()
        zone = 0
        if field.question == DEPLOY:
            zone = 1 + (int(side_of(field.actor)) if field.actor >= 0 else 1)
        ground = f"skirmish {int(field.table)} {int(field.width)} {zone} {int(field.zone)}"
        return Scene(
            ground,
            self.width,
            HEIGHT,
            tuple(self.spots),
            tuple(self.pieces),
            labels=tuple(self.labels),
            pane=self.pane,
        )

    def at(self, x: int, y: int) -> Point:
        return self.pane.to_scene(world_of(self.field, x, y))

    def add(
        self, key: str, name: str, outline: tuple[Point, ...], sentence: str, more: str = "",
        is_told_only: bool = False, is_in_pane: bool = False, look: str = "",
    ) -> None:  # fmt: skip
        sentence = capital(sentence)
        self.spots.append(Spot(key, name, outline, sentence, look, more, is_told_only, is_in_pane))

    # On the table. ---------------------------------------------------------------------------

    def lay_ground(self) -> None:
        """Woods, village, hill, hedges: to be told of; who clicks there points at the ground."""
        field = self.field
        for number, area in enumerate(view.areas(field)):
            outline = tuple(self.at(x, y) for x, y in area.corners)
            name = capital(told(area_name(field, number)))
            sentence = words.area_sentence(field, number)
            self.add(f"{AREA}{number}", name, outline, sentence, "", True, True)
        for number, hedge in enumerate(view.hedges(field)):
            (ax, ay), (bx, by) = (self.at(*hedge.points[at]) for at in (0, -1))
            long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
            half = HEDGE_WIDTH * self.pane.unit
            wide, high = -(by - ay) / long * half, (bx - ax) / long * half
            outline = (
                (ax + wide, ay + high), (bx + wide, by + high),
                (bx - wide, by - high), (ax - wide, ay - high),
            )  # fmt: skip
            name = capital(told(hedge_name(field, number)))
            sentence = words.hedge_sentence(field, number)
            self.add(f"{HEDGE}{number}", name, outline, sentence, "", True, True)

    def lay_figures(self) -> None:
        """Those farther off first, so that nearer ones stand before them."""
        field, unit = self.field, self.pane.unit
        found = sorted(view.figures(field), key=lambda each: (each.is_alive, -each.y, each.number))
        for figure in found:
            centre = self.at(figure.x, figure.y)
            number = figure.number
            name = capital(words.figure_name(field, number))
            if not figure.is_alive:
                key = f"{FALLEN}{number}"
                sentence = f"{name}: {words.fallen_words()}"
                self.add(key, figure.code, circle(centre, 0.4 * unit), sentence, "", True, True)
                self.pieces.append(Piece(f"fallen {figure.kind}", key, figure.seat))
                continue
            key = f"{FIGURE}{number}"
            sentence = words.figure_sentence(field, number, self.seat)
            outline = circle(centre, 0.5 * unit)
            self.add(key, figure.code, outline, sentence, "", False, True)
            self.pieces.append(self.piece(figure, key))

    def piece(self, figure: view.Figure, key: str) -> Piece:
        kind = figure.kind + (1 if figure.kind == 2 and self.field.slingers else 0)
        acts = figure.is_acting and self.field.question == ACT
        look = (
            f"figure {kind} {figure.shock} {int(figure.is_wounded)} {int(figure.thing >= 0)} "
            f"{int(acts)} {int(figure.was_activated and not acts)} {int(figure.is_fighting)} "
            f"{figure.code}"
        )
        return Piece(look, key, figure.seat, gaze_of(self.field, figure.number))

    def lay_things(self) -> None:
        field, unit = self.field, self.pane.unit
        for thing, x, y in view.loot(field):
            centre = self.at(x, y)
            key = f"{THING}{thing}"
            name = words.loot_name()
            sentence = words.lying(name, field, x, y)
            self.add(key, name, circle(centre, 0.34 * unit), sentence, "", False, True)
            self.pieces.append(Piece("loot", key))
        place = view.baggage(field)
        if place is not None:
            self.add(CART, words.cart_name(), circle(self.at(*place), 0.5 * unit),
                     words.lying(words.cart_name(), field, *place), "", False, True)  # fmt: skip
            self.pieces.append(Piece("cart", CART, 1))

    # Beside the table. -----------------------------------------------------------------------

    def lay_beside(self) -> None:
        field, left = self.field, self.left
        top = EDGE
        turn = words.turn_words(field)
        name = words.scenario_name(field)
        self.add(TURN, name, box(left, top, COLUMN, 1.0), f"{name}, {turn}",
                 words.scenario_words(field))  # fmt: skip
        self.pieces.append(Piece(f"turn {name}|{capital(turn)}", TURN))
        top += 1.1
        for side in range(2):
            key = f"{COINS}{side}"
            sentence = words.coins_sentence(field, side)
            self.add(key, words.side_name(side), box(left, top, COLUMN, 0.72), sentence)
            look = f"coins {view.coins(field, side)} {view.goal(field)} {int(field.held[side])}"
            self.pieces.append(Piece(look, key, side))
            top += 0.8
        self.add(CALLED, words.call_name(), box(left, top, COLUMN, 1.3), words.call_sentence(field))
        rank = view.called(field) if field.round else -1
        self.pieces.append(Piece(f"call {rank} {calls_done(field)}", CALLED))
        top += 1.4
        self.lay_hands(top)
        self.lay_actor()

    def lay_hands(self, top: float) -> None:
        """The cards in hand: side 1 to the left, side 2 to the right; one's own lie open."""
        field = self.field
        seats = int(field.seats)
        is_duel = seats == 2
        wide, size = (COLUMN, LARGE_CARD) if is_duel else (COLUMN / 2, CARD_SIZE)
        for seat in range(seats):
            row = seat if is_duel else seat // 2
            left = self.left if is_duel else self.left + wide * (seat % 2)
            y = top + row * (size[1] + 0.52)
            key = f"{HAND}{seat}"
            sentence = words.hand_sentence(field, seat, self.seat)
            name = capital(words.player_name(field, seat, self.seat))
            self.add(key, name, box(left, y, wide - 0.06, 0.36), sentence)
            self.pieces.append(Piece(f"hand {name}", key, seat))
            cards = [int(card) for card in calling.hand(field, seat)]
            for place, (card, face) in enumerate(zip(cards, view.hand(field, seat), strict=True)):
                x = left + 0.02 + place * (size[0] + (0.1 if is_duel else 0.02))
                spot = f"{CARD}{card}"
                called = words.card_sentence(field, seat, face, self.seat)
                self.add(spot, name, box(x, y + 0.4, *size), called)
                self.pieces.append(Piece("card", spot, seat, face))

    def lay_actor(self) -> None:
        """Who acts, with what card, and what its fight promises."""
        field = self.field
        actor, face = int(field.actor), view.played(field)
        top, high = HEIGHT - EDGE - 2.75, 2.75
        sentence = words.actor_words(field)
        odds = ""
        if field.question == ACT and actor >= 0 and field.is_fighting(actor):
            odds = words.fight_words(view.fight_odds(field, actor))
            changed = words.modifier_words(view.modifiers(field, actor))
            sentence = ", ".join(part for part in (sentence, odds, changed) if part)
            odds = "|".join(part for part in (*odds.split(", "), changed) if part)
        self.add(ACTOR, words.actor_name(), box(self.left, top, COLUMN, high), sentence)
        kind, seat = -1, 0
        lines = words.actor_words(field)
        if words.is_active(field):
            kind, seat = int(kind_of(actor)), int(owner_of(actor))
            kind += 1 if kind == 2 and field.slingers else 0
        left = view.actions_left(field) if kind >= 0 else 0
        look = f"actor {kind} {left} {face}|{lines}|{odds}"
        self.pieces.append(Piece(look, ACTOR, seat))


def calls_done(field: Field) -> int:
    """How many ranks have been called in this turn."""
    return max(0, int(field.rank)) if field.round else 0
