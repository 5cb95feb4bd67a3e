"""The rulebook once more, written naively and apart from the engine: words, sets and fractions.

A match is a generator that asks for what it needs and is sent the answer. A length is a fraction of
an inch. What speaks against an action is told as a set of reasons, empty where the rules allow it.
Only the drawing of the tables is shared with the engine, which is data.
"""

import re
import tomllib
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from fractions import Fraction
from importlib.resources import files
from itertools import pairwise
from math import isqrt

from tests.engines.skirmish.naive import (
    inside,
    meets,
    nearest_squared,
    share_climbing,
    share_inside,
)

TABLES = tomllib.loads(
    files("meadhall").joinpath("resources/games/skirmish/tables.toml").read_text("utf-8")
)["table"]

Point = tuple[Fraction, Fraction]
Ask = tuple[object, ...]

KINDS = "hwa"
DICE = {"h": 10, "w": 8, "a": 6}
WORTH = {"h": 3, "w": 2, "a": 1}
BASES = Fraction(1)  # centres so far apart just do not overlap
CONTACT = Fraction(18, 16)
STEP = Fraction(2)
STOP = BASES + 2
MOVE = Fraction(6)
SHORT, LONG = BASES + 6, BASES + 12


class Over(Exception):
    """The match has ended."""


@dataclass
class Man:
    code: str
    seat: int
    at: Point
    shock: int = 0
    wounded: bool = False
    alive: bool = True
    activated: bool = False
    loot: bool = False

    @property
    def kind(self) -> str:
        return self.code[0]

    @property
    def side(self) -> int:
        return self.seat % 2

    @property
    def weak(self) -> bool:
        return self.shock > 0 or self.wounded


@dataclass
class Area:
    kind: str
    shape: list[Point]
    crest: Point

    def holds(self, at: Point) -> bool:
        return inside(self.shape, *at)


@dataclass
class Board:
    width: Fraction
    areas: list[Area] = field(default_factory=list)
    hedges: list[list[Point]] = field(default_factory=list)

    def cover(self, at: Point) -> bool:
        return any(area.kind != "hill" and area.holds(at) for area in self.areas)

    def hill(self, at: Point) -> Area | None:
        return next((a for a in self.areas if a.kind == "hill" and a.holds(at)), None)

    def crossed(self, start: Point, end: Point) -> int:
        """How many hedges the line has a point in common with."""
        return sum(any(meets(start, end, a, b) for a, b in pairwise(h)) for h in self.hedges)

    def cost(self, start: Point, end: Point) -> int:
        """In sixteenths, rounded up: the length, and its slow part once more."""
        slow = Fraction(0)
        for area in self.areas:
            if is_apart(area.shape, start, end):
                continue
            if area.kind == "hill":
                slow += share_climbing(area.shape, area.crest, start, end)
            else:
                slow += share_inside(area.shape, start, end)
        return rounded_up(gap(start, end) * (1 + slow) ** 2 * 256)

    def hides(self, start: Point, end: Point) -> bool:
        """Do more than two inches of the line lie in woods and village?"""
        share = sum(
            (
                share_inside(area.shape, start, end)
                for area in self.areas
                if area.kind != "hill" and not is_apart(area.shape, start, end)
            ),
            Fraction(0),
        )
        return share**2 * gap(start, end) > 4


def is_apart(shape: list[Point], start: Point, end: Point) -> bool:
    """Do the boxes around both not even touch? It saves much time."""
    return any(
        max(start[d], end[d]) < min(corner[d] for corner in shape)
        or min(start[d], end[d]) > max(corner[d] for corner in shape)
        for d in (0, 1)
    )


def gap(one: Point, other: Point) -> Fraction:
    """The square of the distance."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def rounded_up(square: Fraction) -> int:
    """The smallest whole number whose square is no less."""
    root = isqrt(square.numerator // square.denominator)
    while root * root < square:
        root += 1
    return root


def board(table: int, width: int) -> Board:
    drawn, shift, made = TABLES[table - 1], (width - 36) // 2, Board(Fraction(width))

    def points(numbers: list[int], turned: bool = False) -> list[Point]:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return [(Fraction(x + shift), Fraction(36 - y if turned else y)) for x, y in pairs]

    def six(x: int, y: int, w: int, h: int) -> list[Point]:
        half = w // 2
        return points(
            [x - w, y, x - half, y - h, x + half, y - h, x + w, y, x + half, y + h, x - half, y + h]
        )

    left, low, right, high = drawn["village"]
    middle = (Fraction(left + right, 2) + shift, Fraction(low + high, 2))
    shape = points([left, low, right, low, right, high, left, high])
    made.areas.append(Area("village", shape, middle))
    for kind, (x, y, w, h) in (("hill", drawn["hill"]), ("wood", drawn["wood"])):
        for at in {y, 36 - y}:
            crest = (Fraction(x + shift), Fraction(at))
            made.areas.append(Area(kind, six(x, at, w, h), crest))
    made.hedges = [points(drawn["hedge"]), points(drawn["hedge"], turned=True)]
    return made


NUMBER = r"\d+(?:\.\d+)?"


def point(text: str) -> Point:
    x, y = text.strip().split(",")
    return Fraction(x), Fraction(y)


class Naive:
    """One match; `run` plays it."""

    def __init__(self, seats: int, scenario: str, width: int, table: int, open_cards: bool) -> None:
        self.seats, self.scenario, self.width = seats, scenario, width
        self.table, self.open_cards = table, open_cards
        self.board = Board(Fraction(width))
        self.men: list[Man] = []
        self.cart: Point | None = None
        self.loot: Point | None = None
        self.coins, self.goals = [0, 0], [0, 0]
        self.held = [0, 0]
        self.turn = 0
        self.deck = list(range(52))
        self.actor: Man | None = None
        self.left: list[Man] = []
        self.used = 0
        self.winner: int | None = None
        self.placing: tuple[int, str] | None = None
        self.victims: list[Man] = []

    # The course of a match. ------------------------------------------------------------------

    def run(self) -> Generator[Ask, object, None]:
        try:
            yield from self.all_turns()
        except Over:
            return
        if self.coins[0] != self.coins[1]:
            self.winner = 0 if self.coins[0] > self.coins[1] else 1
        else:
            self.winner = {"raid": 1, "escort": 0}.get(self.scenario)

    def all_turns(self) -> Generator[Ask, object, None]:
        if not self.table:
            self.table = number((yield "roll", 6))
        self.board = board(self.table, self.width)
        if self.scenario == "raid":
            self.loot = self.board.areas[0].crest
        yield from self.set_up()
        for self.turn in range(1, 13):
            yield from self.cards()
            yield from self.end_of_turn()

    def set_up(self) -> Generator[Ask, object, None]:
        pairs = [seat for pair in range(0, self.seats, 2) for seat in (pair + 1, pair)]
        if self.scenario == "escort":
            self.placing = (1, "cart")
            self.cart = point(str((yield "place", 1))[6:])
        men = {}
        for kind in KINDS:
            for seat in pairs:
                self.placing = (seat % 2, kind)
                men[seat, kind] = Man(
                    f"{kind}{seat + 1}", seat, point(str((yield "place", seat))[6:])
                )
                self.men.append(men[seat, kind])
        self.placing = None
        self.men.sort(key=lambda man: (man.seat, KINDS.index(man.kind)))

    def cards(self) -> Generator[Ask, object, None]:
        """The cards of a turn; a rank is called where the hands are hidden."""
        for man in self.men:
            man.activated = False
        order = yield "shuffle", 52
        assert isinstance(order, list)
        self.deck = [self.deck[place] for place in order]
        deck, hands = iter(self.deck), {}
        for seat in range(self.seats):
            hands[seat] = [next(deck) for man in self.men if man.seat == seat and man.alive]
        if self.open_cards:
            yield "show", list(range(self.seats))
            for _, seat in sorted((f, s) for s, faces in hands.items() for f in faces):
                yield from self.card(seat)
            return
        for seat in range(self.seats):
            if hands[seat]:
                yield "show", [seat]
        left = {seat: list(faces) for seat, faces in hands.items()}
        for rank in range(13):
            called = [seat for seat in range(self.seats) if left[seat] and self.waiting(seat)]
            if not called:
                break
            yield "call", called
            named = sorted((f, s) for s in called for f in left[s] if f // 4 == rank)
            if named:
                yield "show", list(range(self.seats))
            for face, seat in named:
                left[seat].remove(face)
                yield from self.card(seat)

    def waiting(self, seat: int) -> list[Man]:
        return [man for man in self.men if man.seat == seat and man.alive and not man.activated]

    def card(self, seat: int) -> Generator[Ask, object, None]:
        choice = self.waiting(seat)
        if not choice:
            return
        man = choice[0]
        if len(choice) > 1:
            man = self.named(str((yield "activate", seat)).removeprefix("activate "))
        man.activated = True
        yield from self.activation(man)

    def activation(self, man: Man) -> Generator[Ask, object, None]:
        allowed = 1 if man.weak else 2
        self.actor, self.left, self.used = man, [], 0
        while man.alive and self.used < allowed and not (self.used and man.weak):
            verb, what = split(str((yield "act", man.seat)))
            self.used += 1
            if verb == "done":
                break
            yield from self.action(man, verb, what)
            if verb == "fight":
                break
        self.actor = None

    def action(self, man: Man, verb: str, what: str) -> Generator[Ask, object, None]:
        if verb in ("move", "cross", "withdraw", "charge"):
            if verb == "withdraw":
                self.left += self.touching(man)
            man.at = point(what.split(">")[-1])
            if man.loot and man.side == 0 and man.at[1] == Fraction(1, 2):
                man.loot = False
                self.gain(0, 3)
            if verb == "withdraw" and man.kind == "h":
                self.gain(1 - man.side, 1)
        if verb in ("charge", "fight"):
            yield from self.fight(man, verb == "charge")
        elif verb == "pick up":
            man.loot, self.loot = True, None
        elif verb == "drop":
            man.loot, self.loot = False, man.at
        elif verb == "recover":
            man.shock -= 1
        elif verb == "shoot":
            target = self.named(what)
            if number((yield "roll", 6)) >= self.needed(man, target):
                yield from self.saves(target, 1)

    def needed(self, man: Man, target: Man) -> int:
        near = gap(man.at, target.at) <= SHORT**2
        return (4 if near else 5) + self.board.cover(target.at)

    # Fights. ---------------------------------------------------------------------------------

    def fight(self, man: Man, charging: bool) -> Generator[Ask, object, None]:
        foes = self.touching(man)
        friends = [
            other
            for other in self.men
            if other.alive
            and other.side == man.side
            and set_of(self.touching(other)) & set_of(foes)
        ]
        party = [other for other in self.men if other in foes or other in friends]
        scores = {}
        for other in party:
            roll = number((yield "roll", DICE[other.kind]))
            mine = [foe for foe in self.touching(other) if foe in party]
            charges = charging and other is man
            bonus = charges + (self.uphill(other, mine) or (not charges and self.defends(other)))
            scores[other.code] = max(0, roll + bonus - other.shock - 2 * other.wounded)
        best = [max(scores[each.code] for each in party if each.side == side) for side in (0, 1)]
        if best[0] == best[1]:
            return
        side = 0 if best[0] > best[1] else 1
        top = [each for each in party if each.side == side and scores[each.code] == best[side]]
        struck = {foe.code for each in top for foe in self.touching(each)}
        self.victims = [each for each in party if each.code in struck and each.side != side]
        target = self.victims[0]
        if len(self.victims) > 1:
            target = self.named(str((yield "strike", top[0].seat)).removeprefix("strike "))
        yield from self.saves(target, 2 if best[side] > 2 * best[1 - side] else 1)

    def uphill(self, man: Man, foes: list[Man]) -> bool:
        hill = self.board.hill(man.at)
        return hill is not None and all(
            not hill.holds(foe.at) or gap(foe.at, hill.crest) > gap(man.at, hill.crest)
            for foe in foes
        )

    def defends(self, man: Man) -> bool:
        return self.board.cover(man.at)

    def saves(self, man: Man, hits: int) -> Generator[Ask, object, None]:
        for _ in range(hits):
            if not man.alive:
                return
            result = number((yield "roll", 6)) + (man.kind == "h")
            if result <= 1:
                self.kill(man)
            elif result == 2:
                self.wound(man)
            elif result <= 5:
                man.shock += 2 if result == 3 else 1
                if man.shock > 2:
                    man.shock = 0
                    self.wound(man)

    def wound(self, man: Man) -> None:
        if man.wounded:
            self.kill(man)
            return
        man.wounded = True
        if man.kind == "h":
            self.gain(1 - man.side, 1)

    def kill(self, man: Man) -> None:
        man.alive = False
        if man.loot:
            man.loot, self.loot = False, man.at
        self.gain(1 - man.side, WORTH[man.kind])

    def gain(self, side: int, coins: int) -> None:
        self.coins[side] += coins
        if self.coins[side] >= 3 * self.seats // 2:
            self.winner = side
            raise Over

    # The end of a turn. ----------------------------------------------------------------------

    def end_of_turn(self) -> Generator[Ask, object, None]:
        if self.scenario == "hill":
            on = [
                any(
                    man.alive and man.side == side and not man.shock and self.board.hill(man.at)
                    for man in self.men
                )
                for side in (0, 1)
            ]
            self.held = [self.held[s] + 1 if on[s] and not on[1 - s] else 0 for s in (0, 1)]
            for side in (0, 1):
                if self.held[side] == 2:
                    self.held[side] = 0
                    self.gain(side, 3)
        if self.cart is None:
            return
        cart = self.cart
        near = [m for m in self.men if m.alive and m.side == 1 and gap(m.at, cart) <= 25]
        reached = [m for m in self.men if m.alive and m.side == 0 and gap(m.at, cart) <= CONTACT**2]
        if reached and not near:
            self.cart = None
            self.gain(0, 3)
            return
        verb, what = split(str((yield "haul", 1)))
        if verb == "haul":
            self.cart = point(what.split(">")[-1])
            if self.cart[1] == Fraction(1, 2):
                self.cart = None
                self.gain(1, 3)

    # Who and where. --------------------------------------------------------------------------

    def named(self, code: str) -> Man:
        return next(man for man in self.men if man.code == code)

    def foes(self, side: int) -> list[Man]:
        return [man for man in self.men if man.alive and man.side != side]

    def touching(self, man: Man) -> list[Man]:
        if not man.alive:
            return []
        return [foe for foe in self.foes(man.side) if gap(man.at, foe.at) <= CONTACT**2]

    def on_table(self, at: Point) -> bool:
        half = Fraction(1, 2)
        return half <= at[0] <= self.width - half and half <= at[1] <= 36 - half

    def room(self, at: Point, mover: Man | None) -> set[str]:
        if not self.on_table(at):
            return {"OFF_TABLE"}
        others = [man.at for man in self.men if man.alive and man is not mover]
        if mover is not None or self.placing not in (None, (1, "cart")):
            others += [self.cart] if self.cart is not None else []
        return {"NO_ROOM"} if any(gap(at, other) < BASES**2 for other in others) else set()

    # What speaks against an action. ----------------------------------------------------------

    def objections(self, kind: str, text: str) -> set[str]:
        """Every reason against this answer to what is asked."""
        verb, what = split(text)
        if kind == "place":
            assert self.placing is not None
            side, _ = self.placing
            at = point(what)
            deep = 9 if self.scenario == "raid" and self.seats == 2 else 6
            low, high = (Fraction(0), Fraction(6)) if side == 0 else (Fraction(36 - deep), 36)
            half = Fraction(1, 2)
            found = self.room(at, None)
            if not low + half <= at[1] <= high - half:
                found |= {"OUT_OF_ZONE"}
            return found | ({"ON_A_HEDGE"} if self.board.crossed(at, at) else set())
        if kind == "haul":
            return self.against_path(None, what) if verb == "haul" else set()
        if kind == "strike":
            return (
                set() if text.removeprefix("strike ") in map(code, self.victims) else {"NO_VICTIM"}
            )
        assert kind == "act" and self.actor is not None
        man = self.actor
        if verb == "done":
            return set()
        if self.touching(man):
            if verb == "fight":
                return set() if self.used == 0 else {"NOT_FIRST"}
            return self.against_withdrawal(man, what) if verb == "withdraw" else {"IN_CONTACT"}
        checks: dict[str, Callable[[], set[str]]] = {
            "fight": lambda: {"NOT_IN_CONTACT"},
            "withdraw": lambda: {"NOT_IN_CONTACT"},
            "move": lambda: self.against_path(man, what),
            "cross": lambda: self.against_crossing(man, point(what)),
            "charge": lambda: self.against_charge(man, point(what)),
            "shoot": lambda: self.against_shot(man, what),
            "recover": lambda: self.against_recovery(man),
            "pick up": lambda: self.against_picking_up(man),
            "drop": lambda: set() if man.loot else {"HANDS_EMPTY"},
        }
        return checks[verb]()

    def against_path(self, man: Man | None, what: str) -> set[str]:
        """A figure's move, or the baggage's where there is no figure."""
        side = 1 if man is None else man.side
        assert man is not None or self.cart is not None
        start = self.cart if man is None else man.at
        found, spent = set(), 0
        for text in what.split(">"):
            end = point(text)
            if start == end:
                found.add("NO_STEP")
                continue
            if not self.on_table(end):
                found.add("OFF_TABLE")
            for foe in self.foes(side):
                nearest = nearest_squared(foe.at, start, end)
                if man is None:
                    found |= {"OVER_ENEMY"} if nearest < BASES**2 else set()
                elif gap(foe.at, start) < STOP**2:
                    found |= {"CLOSER_STILL"} if nearest < gap(foe.at, start) else set()
                elif nearest < STOP**2:
                    found.add("TOO_NEAR")
            if self.board.crossed(start, end):
                found.add("HEDGE_IN_THE_WAY")
            spent += self.board.cost(start, end)
            start = end
        if spent > 96:
            found.add("TOO_FAR")
        return found | self.room(start, man)

    def against_step(self, man: Man, end: Point) -> set[str]:
        if man.at == end:
            return {"NO_STEP"}
        found = self.room(end, man)
        if gap(man.at, end) > STEP**2:
            found |= {"TOO_FAR"}
        if any(nearest_squared(foe.at, man.at, end) < BASES**2 for foe in self.foes(man.side)):
            found |= {"OVER_ENEMY"}
        return found

    def touched(self, man: Man, end: Point) -> list[Man]:
        return [foe for foe in self.foes(man.side) if gap(foe.at, end) <= CONTACT**2]

    def against_crossing(self, man: Man, end: Point) -> set[str]:
        found, hedges = self.against_step(man, end), self.board.crossed(man.at, end)
        found |= {"NO_HEDGE"} if hedges == 0 else {"TWO_HEDGES"} if hedges > 1 else set()
        if self.board.crossed(man.at, man.at) or self.board.crossed(end, end):
            found.add("ON_A_HEDGE")
        return found | ({"INTO_CONTACT"} if self.touched(man, end) else set())

    def against_charge(self, man: Man, end: Point) -> set[str]:
        found, touched = self.against_step(man, end), self.touched(man, end)
        found |= {"CARRYING"} if man.loot else set()
        found |= {"HEDGE_IN_THE_WAY"} if self.board.crossed(man.at, end) else set()
        found |= {"NO_CONTACT"} if not touched else set()
        return found | ({"SAME_ENEMY"} if any(foe in self.left for foe in touched) else set())

    def against_withdrawal(self, man: Man, what: str) -> set[str]:
        end, foes = point(what), self.touching(man)
        found = self.against_step(man, end)
        found |= {"HEDGE_IN_THE_WAY"} if self.board.crossed(man.at, end) else set()
        found |= {"STILL_IN_CONTACT"} if self.touched(man, end) else set()
        for foe in foes:
            # Away from the start: the way leads neither nearer nor, at first, along.
            dx, dy = man.at[0] - foe.at[0], man.at[1] - foe.at[1]
            if dx * (end[0] - man.at[0]) + dy * (end[1] - man.at[1]) <= 0:
                found.add("NOT_AWAY")
        if all(gap(foe.at, end) > STOP**2 for foe in foes):
            found.add("TOO_FAR_AWAY")
        return found

    def against_shot(self, man: Man, code: str) -> set[str]:
        found = set() if man.kind == "a" else {"NO_BOW"}
        found |= {"CARRYING"} if man.loot else set()
        target = next((foe for foe in self.foes(man.side) if foe.code == code), None)
        if target is None:
            return found | {"NOT_AN_ENEMY"}
        found |= {"IN_COMBAT"} if self.touching(target) else set()
        found |= {"OUT_OF_RANGE"} if gap(man.at, target.at) > LONG**2 else set()
        return found | ({"HIDDEN"} if self.board.hides(man.at, target.at) else set())

    def against_recovery(self, man: Man) -> set[str]:
        near = any(gap(man.at, foe.at) <= STOP**2 for foe in self.foes(man.side))
        return (set() if man.shock else {"NOT_SHOCKED"}) | ({"ENEMY_NEAR"} if near else set())

    def against_picking_up(self, man: Man) -> set[str]:
        found = {"HANDS_FULL"} if man.loot else set()
        is_there = self.loot is not None and gap(man.at, self.loot) <= 1
        return found | (set() if is_there else {"NOT_IN_REACH"})


def code(man: Man) -> str:
    return man.code


def set_of(men: list[Man]) -> set[str]:
    return {man.code for man in men}


def number(answer: object) -> int:
    assert isinstance(answer, int)
    return answer


def split(text: str) -> tuple[str, str]:
    """The verb and what belongs to it."""
    found = re.fullmatch(r"(pick up|[a-z]+) ?(.*)", text)
    assert found is not None, text
    return found[1], found[2]
