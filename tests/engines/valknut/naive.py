"""The rulebook of Valknut once more, written naively and apart from the engine.

A match is one generator. It runs through the rules in the order in which people play them, and
yields each time somebody has to say something: what kind of thing, which seat, and all that the
seat may say, in the notation of the game. It shares with the engine the files of cards and
warbands, which are data, and nothing else.

Zones are pairs (column, row), cards lie on pairs (east, north); both are kept in dictionaries.
"""

import tomllib
from collections import Counter
from collections.abc import Generator
from importlib.resources import files
from itertools import permutations, product
from typing import Any

Zone = tuple[int, int]
Spot = tuple[int, int]
Asked = tuple[str, int, set[str]]
Asking = Generator[Asked, Any, Any]

HERE = files("meadhall").joinpath("resources", "games", "valknut")


def listed(file: str, key: str) -> list[dict[str, Any]]:
    return tomllib.loads(HERE.joinpath(file).read_text("utf-8"))[key]


WARBANDS = {band["name"]: band for band in listed("warbands.toml", "warband")}
CARDS = {card["name"]: card for card in listed("terrain.toml", "card")}
AMBUSHES = {card["name"]: card for card in listed("ambush.toml", "card")}
GODS = {god["name"]: god["points"] for god in listed("gods.toml", "god")}
COMPASS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
CROSSED = {"F": "forest", "R": "river", "M": "mountain"}
FIRST_MATCH = ["vikings", "draugar", "dwarves", "goblins"]


def beside(place: tuple[int, int], way: str) -> tuple[int, int]:
    return place[0] + COMPASS[way][0], place[1] + COMPASS[way][1]


def said(zone: Zone) -> str:
    return f"{zone[0]},{zone[1]}"


def heard(text: str) -> Zone:
    column, row = text.split(",")
    return int(column), int(row)


def said_spot(spot: Spot) -> str:
    east, north = spot
    text = f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    text += f"{'n' if north > 0 else 's'}{abs(north)}" if north else ""
    return text or "middle"


class Unit:
    """One unit on the field: its warband, and whom it serves."""

    def __init__(self, warband: str, owner: int) -> None:
        self.warband, self.owner = warband, owner


class Ended(Exception):
    """The match is over."""


class Naive:
    def __init__(self, seats: int, ragnarok: bool, gods: bool, picks: str) -> None:
        self.seats, self.ragnarok, self.gods, self.picks = seats, ragnarok, gods, picks
        self.home: dict[str, int] = {}
        self.order: list[int] = []
        self.alive = set(range(seats))
        self.ground: dict[Zone, str] = {}
        self.cards: dict[Spot, str] = {}
        self.units: dict[Zone, Unit] = {}
        self.supply = [Counter[str]() for _ in range(seats)]
        self.unplayed = Counter({name: band["units"] for name, band in WARBANDS.items()})
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.worshipped: list[list[str]] = [[] for _ in range(seats)]
        self.pile: list[str] = []
        self.pool: list[str] = []
        self.god_pile: list[str] = []
        self.god_pool: list[str] = []
        self.seat = 0
        self.points = 0
        self.own: Counter[str] = Counter()
        self.mover = ""
        self.winner = -1

    # The match, from its beginning to its end. -----------------------------------------------

    def match(self) -> Asking:
        yield from self.find_warbands()
        self.lay_out()
        self.pile, self.god_pile = yield "cards", -1, set()
        self.open_gods()
        self.refill()
        for place, seat in enumerate(self.order):
            yield from self.set_up(seat, place)
        self.seat = self.order[0]
        try:
            while True:
                yield from self.turn()
                if not self.pile and not self.pool:
                    self.settle()
                after = self.order.index(self.seat) + 1
                following = self.order[after:] + self.order[:after]
                self.seat = next(seat for seat in following if seat in self.alive)
        except Ended:
            yield "over", -1, set()

    def find_warbands(self) -> Asking:
        count, drafter = self.seats, 0
        if self.ragnarok:
            count = 4
            if self.picks != "first":
                drafter = (yield "roll", -1, set()) - 1
        for at in range(count):
            seat = [drafter, 1 - drafter, 1 - drafter, drafter][at] if self.ragnarok else at
            free = [name for name in WARBANDS if name not in self.home]
            if self.picks == "first":
                name = FIRST_MATCH[at]
            elif self.picks == "lot":
                name = free[(yield "roll", -1, set()) - 1]
            else:
                name = yield "choose", seat, set(free)
            self.home[name] = seat
            self.supply[seat][name] = self.unplayed.pop(name)
            self.hands[seat].append(name)
        for name in WARBANDS:
            if name in self.home and self.home[name] not in self.order:
                self.order.append(self.home[name])

    def lay_out(self) -> None:
        self.put_card((0, 0), "parley", ["....", "....", "...."])
        if self.ragnarok or self.seats == 4:
            self.put_card((1, 0), "bifrost", ["....", "....", "...."])
            self.put_card((2, 0), "parley", ["....", "....", "...."])
        elif self.seats == 3:
            self.put_card((1, 0), "parley", ["....", "....", "...."])

    def put_card(self, spot: Spot, name: str, rows: list[str]) -> None:
        self.cards[spot] = name
        for down, row in enumerate(rows):
            for across, sign in enumerate(row):
                self.ground[spot[0] * 4 + across + 1, spot[1] * 3 + 3 - down] = sign

    def set_up(self, seat: int, place: int) -> Asking:
        first = {0: 1, 1: 1, 2: 5 if self.seats == 3 else 9, 3: 9}[place]
        row = 3 if place in (1, 3) else 1
        slots = [(first + at, row) for at in range(4)]
        if self.ragnarok:
            slots += [(9 + at, row) for at in range(4)]
        while True:
            options = {}
            for slot, name in product(slots, self.supply[seat]):
                body = [slot]
                if name == "giantess":
                    body = [(slot[0], max(slot[1], 2)), (slot[0], max(slot[1], 2) - 1)]
                if self.supply[seat][name] and not any(zone in self.units for zone in body):
                    options[f"{name} {said(slot)}"] = (name, body)
            if not options:
                return
            words = set(options)
            if any(unit.owner == seat for unit in self.units.values()):
                words.add("done")
            word = yield "choose", seat, words
            if word == "done":
                return
            name, body = options[word]
            self.supply[seat][name] -= 1
            self.place(Unit(name, seat), body)

    def turn(self) -> Asking:
        self.points, self.own, self.mover = 0, Counter(), ""
        self.refill()
        yield from self.kill()
        if self.pool or self.hands[self.seat]:
            word = yield "choose", self.seat, self.layings(self.pool + self.hands[self.seat])
            yield from self.lay(word)
        while self.points or any(self.own.values()):
            options = self.moves()
            word = yield "choose", self.seat, options | {"end"}
            if word == "end":
                return
            self.spend(word)
            self.go(word)
            yield from self.kill()

    # Cards. ----------------------------------------------------------------------------------

    def refill(self) -> None:
        while len(self.pool) < 3 and self.pile:
            self.pool.append(self.pile.pop(0))

    def open_gods(self) -> None:
        while len(self.god_pool) < 3 and self.god_pile:
            self.god_pool.append(self.god_pile.pop(0))

    def layings(self, names: list[str]) -> set[str]:
        spots = {
            beside(spot, way)
            for spot, way in product(self.cards, COMPASS)
            if beside(spot, way) not in self.cards
        }
        words = set()
        for name, spot in product(names, spots):
            words.add(f"{name} {said_spot(spot)}")
            rows = self.card(name)["zones"]
            if rows != self.turned(rows):
                words.add(f"{name} {said_spot(spot)} turned")
        return words

    @staticmethod
    def card(name: str) -> dict[str, Any]:
        return CARDS[name] if name in CARDS else AMBUSHES[name]

    @staticmethod
    def turned(rows: list[str]) -> list[str]:
        return [row[::-1] for row in reversed(rows)]

    def lay(self, word: str) -> Asking:
        """The card, its Valknuts, its points, its god, its kills."""
        name, where, *turned = word.split()
        spot = next(
            beside(at, way)
            for at, way in product(self.cards, COMPASS)
            if said_spot(beside(at, way)) == where
        )
        (self.pool if name in self.pool else self.hands[self.seat]).remove(name)
        rows = self.card(name)["zones"]
        self.put_card(spot, name, self.turned(rows) if turned else rows)
        self.mover = ""
        brought = yield from self.use_valknuts(spot)
        self.points += self.card(name)["points"] + brought
        if self.plays("dwarves"):
            self.gain("dwarves", 1)
        if self.card(name)["horn"] and self.gods:
            yield from self.hear_horn()
        yield from self.kill()

    def zones_of(self, spot: Spot) -> list[Zone]:
        return [
            (spot[0] * 4 + across, spot[1] * 3 + up)
            for across, up in product(range(1, 5), range(1, 4))
        ]

    def use_valknuts(self, spot: Spot) -> Asking:
        """Units come in; what is left over is told in points for anybody."""
        new = [zone for zone in self.zones_of(spot) if self.ground[zone] == "V"]
        if not new:
            return 0
        passed = False
        while not passed:
            options = {}
            for name, knot in product(list(self.supply[self.seat]), self.free_knots()):
                is_own = self.home.get(name) == self.seat
                if not self.supply[self.seat][name] or (is_own and not self.plays(name)):
                    continue
                if knot in new or (name == "goblins" and is_own):
                    for body in self.bodies(name, knot):
                        options[f"{name} {said(body[0])}"] = (name, body)
            if not options:
                break
            word = yield "choose", self.seat, set(options) | {"no unit"}
            passed = word == "no unit"
            if not passed:
                self.supply[self.seat][options[word][0]] -= 1
                self.place(Unit(options[word][0], self.seat), options[word][1])
        for_all = 0
        for knot in self.free_knots():
            if knot in new and not passed:
                for_all += 1
            elif self.plays("goblins") and not self.supply[self.seat]["goblins"]:
                self.gain("goblins", 1)
        return for_all

    def bodies(self, name: str, knot: Zone) -> list[list[Zone]]:
        """How a unit can stand on a Valknut: the Giantess with either half."""
        if name != "giantess":
            return [[knot]]
        both = [[knot, beside(knot, "south")], [beside(knot, "north"), knot]]
        return [body for body in both if all(self.can_stand(zone) for zone in body)]

    # Gods. -----------------------------------------------------------------------------------

    def hear_horn(self) -> Asking:
        others = [seat for seat in range(self.seats) if seat != self.seat]
        within = self.god_pool + [god for seat in others for god in self.worshipped[seat]]
        if not within:
            return
        god = yield "choose", self.seat, {*within, "no god"}
        if god == "no god":
            return
        for heap in (self.god_pool, *self.worshipped):
            if god in heap:
                heap.remove(god)
        self.worshipped[self.seat].append(god)
        self.open_gods()
        power = getattr(self, f"worship_{god}", None)
        if power:
            yield from power(others)

    def offer(self, options: set[str]) -> Asking:
        """Which of these, or "pass"; nobody is asked where there is nothing to choose."""
        if not options:
            return "pass"
        return (yield "choose", self.seat, options | {"pass"})

    def worship_odin(self, others: list[int]) -> Asking:
        if len(self.pile) < 2:
            return
        mixed = yield "mix", self.seat, set()
        top = self.pile[:3] = [self.pile[at] for at in mixed]
        orders = {" ".join(order) for order in permutations("123"[: len(top)])}
        word = yield "choose", self.seat, orders
        self.pile[:3] = [top[int(place) - 1] for place in word.split()]

    def worship_hel(self, others: list[int]) -> Asking:
        options = {}
        for name, knot in product(WARBANDS, self.free_knots()):
            if self.unplayed[name] or self.supply[self.seat][name]:
                for body in self.bodies(name, knot):
                    options[f"{name} {said(body[0])}"] = (name, body)
        word = yield from self.offer(set(options))
        if word != "pass":
            name, body = options[word]
            (self.unplayed if self.unplayed[name] else self.supply[self.seat])[name] -= 1
            self.place(Unit(name, self.seat), body)

    def worship_freya(self, others: list[int]) -> Asking:
        options = set()
        for start, unit in self.own_units():
            body = self.body(unit)
            for way in COMPASS:
                there = body
                while True:
                    there = [beside(zone, way) for zone in there]
                    if not all(zone in self.ground for zone in there):
                        break
                    if self.can_end(unit, there):
                        options.add(f"{said(start)} to {said(there[0])}")
        word = yield from self.offer(options)
        if word != "pass":
            self.go(word)

    def worship_loki(self, others: list[int]) -> Asking:
        if self.pile:
            self.hands[self.seat].append(self.pile.pop(0))
        return
        yield

    def worship_fenrir(self, others: list[int]) -> Asking:
        card = yield from self.offer({card for seat in others for card in self.hands[seat]})
        for seat in others:
            if card in self.hands[seat]:
                self.hands[seat].remove(card)
                self.hands[self.seat].append(card)

    def worship_thor(self, others: list[int]) -> Asking:
        struck = {
            f"strike {said(self.body(unit)[0])}": unit
            for zone, unit in self.units.items()
            if self.ground[zone] == "V" and unit.owner != self.seat
        }
        word = yield from self.offer(set(struck))
        if word != "pass":
            self.bury(struck[word])
            self.drop_the_defeated()

    def worship_surtr(self, others: list[int]) -> Asking:
        options = {}
        for spot, name in self.cards.items():
            is_empty = not any(zone in self.units for zone in self.zones_of(spot))
            if name not in ("parley", "bifrost") and is_empty and self.holds_without(spot):
                options[f"destroy {name}"] = spot
        word = yield from self.offer(set(options))
        if word != "pass":
            del self.cards[options[word]]
            for zone in self.zones_of(options[word]):
                del self.ground[zone]

    def holds_without(self, lost: Spot) -> bool:
        reached = {(0, 0)}
        while True:
            more = {beside(spot, way) for spot, way in product(reached, COMPASS)}
            more = (more & set(self.cards)) - {lost} - reached
            if not more:
                return len(reached) == len(self.cards) - 1
            reached |= more

    def worship_jormungandr(self, others: list[int]) -> Asking:
        options = {
            f"{name} of player {seat + 1}": (name, seat)
            for seat in others
            if seat in self.alive
            for name in self.supply[seat]
            if self.supply[seat][name]
        }
        word = yield from self.offer(set(options))
        if word != "pass":
            name, seat = options[word]
            self.supply[seat][name] -= 1
            self.supply[self.seat][name] += 1

    # Units. ----------------------------------------------------------------------------------

    def place(self, unit: Unit, body: list[Zone]) -> None:
        for zone in body:
            self.units[zone] = unit

    def body(self, unit: Unit) -> list[Zone]:
        """The zones under a unit, the upper one first."""
        under = [zone for zone, other in self.units.items() if other is unit]
        return sorted(under, key=lambda zone: -zone[1])

    def own_units(self) -> list[tuple[Zone, Unit]]:
        """The units of the seat on turn, each once, by its own zone."""
        own = {id(u): u for u in self.units.values() if u.owner == self.seat}
        return [(self.body(unit)[0], unit) for unit in own.values()]

    def serves_home(self, unit: Unit) -> bool:
        return self.home.get(unit.warband) == unit.owner

    def plays(self, name: str) -> bool:
        """Is this the warband of the seat on turn, with a unit on the field?"""
        return self.home.get(name) == self.seat and any(
            unit.warband == name and unit.owner == self.seat for unit in self.units.values()
        )

    def can_stand(self, zone: Zone) -> bool:
        return self.ground.get(zone) in (".", "V") and zone not in self.units

    def free_knots(self) -> list[Zone]:
        return [at for at, sign in self.ground.items() if sign == "V" and at not in self.units]

    def is_enraged(self, unit: Unit) -> bool:
        return self.serves_home(unit) and len(self.free_knots()) >= 3

    def bury(self, unit: Unit) -> None:
        for zone in self.body(unit):
            del self.units[zone]
        self.supply[unit.owner][unit.warband] += 1

    # Movement. -------------------------------------------------------------------------------

    def gain(self, name: str, count: int) -> None:
        if self.ragnarok:
            self.own[name] += count
        else:
            self.points += count

    def spend(self, word: str) -> None:
        name = self.units[heard(word.split()[0])].warband
        if self.own[name]:
            self.own[name] -= 1
        else:
            self.points -= 1

    def moves(self) -> set[str]:
        words = set()
        for start, unit in self.own_units():
            if not self.points and not self.own[unit.warband]:
                continue
            ends = set(self.walks(unit))
            if unit.warband == "dragons" and self.serves_home(unit):
                ends |= set(self.free_knots())
            words |= {f"{said(start)} to {said(end)}" for end in ends}
            if unit.warband == "vanir" and self.serves_home(unit):
                words |= {
                    f"{said(start)} shoves {said(beside(start, way))}"
                    for way in COMPASS
                    if self.can_shove(beside(start, way), way)
                }
        return words

    def walks(self, unit: Unit) -> list[Zone]:
        ends = []
        for way in COMPASS:
            there = self.body(unit)
            while True:
                there = [beside(zone, way) for zone in there]
                if not all(self.can_pass(unit, zone) for zone in there):
                    break
                if self.can_end(unit, there):
                    ends.append(there[0])
        return ends

    def can_pass(self, unit: Unit, zone: Zone) -> bool:
        crosses = WARBANDS[unit.warband]["crosses"]
        if zone not in self.ground:
            return False
        other = self.units.get(zone)
        if other is not None and other is not unit:
            return "units" in crosses and other.owner != unit.owner
        return self.ground[zone] in ".V" or CROSSED[self.ground[zone]] in crosses

    def can_end(self, unit: Unit, there: list[Zone]) -> bool:
        """Free grass for all of the unit; an enraged Giantess may also land on enemies."""
        for zone in there:
            other = self.units.get(zone)
            if self.ground[zone] not in ".V":
                return False
            if other is None or other is unit:
                continue
            if unit.warband != "giantess" or not self.is_enraged(unit):
                return False
            if other.owner == unit.owner:
                return False
        return True

    def can_shove(self, zone: Zone, way: str) -> bool:
        other = self.units.get(zone)
        if other is None or other.owner == self.seat:
            return False
        body = self.body(other)
        ahead = [beside(each, way) for each in body]
        return all(each in body or self.can_stand(each) for each in ahead)

    def go(self, word: str) -> None:
        """A move or a shove; who lies under the Giantess's feet is dead before she stands there."""
        first, verb, second = word.split()
        start, end = heard(first), heard(second)
        unit = self.units[start]
        if verb == "shoves":
            way = next(way for way in COMPASS if beside(start, way) == end)
            other = self.units[end]
            body = self.body(other)
            self.lift(other)
            self.place(other, [beside(zone, way) for zone in body])
        body = self.body(unit)
        there = [(end[0], end[1] - down) for down in range(len(body))]
        self.lift(unit)
        under = {id(u): u for u in (self.units.get(zone) for zone in there) if u}
        for each in under.values():
            self.bury(each)
        self.place(unit, there)
        self.mover = unit.warband
        if under:
            self.drop_the_defeated()

    def lift(self, unit: Unit) -> None:
        for zone in self.body(unit):
            del self.units[zone]

    # Killing. --------------------------------------------------------------------------------

    def kill(self) -> Asking:
        """All who are flanked die, again and again; then the Vikings may rage."""
        raged = False
        while True:
            enemies = {id(u): u for u in self.units.values() if u.owner != self.seat}
            dead = [unit for unit in enemies.values() if self.is_killed(unit)]
            if not dead:
                break
            graves = [self.body(unit) for unit in dead]
            for unit in dead:
                self.bury(unit)
            self.drop_the_defeated()
            if self.answers("valkyries"):
                self.gain("valkyries", len(dead))
            raged = raged or self.answers("vikings")
            if self.answers("draugar"):
                yield from self.rise(graves)
        if raged:
            self.points, self.own = 0, Counter()
            if self.pool:
                word = yield "choose", self.seat, self.layings(self.pool) | {"no card"}
                if word != "no card":
                    yield from self.lay(word)

    def answers(self, name: str) -> bool:
        return self.plays(name) and (not self.ragnarok or self.mover == name)

    def rise(self, graves: list[list[Zone]]) -> Asking:
        supply = self.supply[self.seat]
        if supply["draugar"] >= len(graves):
            for grave in [grave for grave in graves if len(grave) == 1]:
                graves.remove(grave)
                self.rise_at(grave[0])
        while graves and supply["draugar"]:
            zones = {f"rise {said(zone)}": zone for grave in graves for zone in grave}
            zone = zones[(yield "choose", self.seat, set(zones))]
            graves = [grave for grave in graves if zone not in grave]
            self.rise_at(zone)
        if graves:
            self.gain("draugar", len(graves))

    def rise_at(self, zone: Zone) -> None:
        self.supply[self.seat]["draugar"] -= 1
        self.units[zone] = Unit("draugar", self.seat)

    def is_killed(self, unit: Unit) -> bool:
        body = self.body(unit)
        lines = [self.is_flanked(zone, zone, "east", "west") for zone in body]
        lines.append(self.is_flanked(body[0], body[-1], "north", "south"))
        die_hard = unit.warband == "giantess" and self.serves_home(unit)
        return sum(lines) >= (2 if die_hard else 1)

    def is_flanked(self, one: Zone, other: Zone, there: str, opposite: str) -> bool:
        sides = {self.side(one, there), self.side(other, opposite)}
        return sides in ({"unit"}, {"unit", "obstacle"})

    def side(self, zone: Zone, way: str) -> str:
        """What flanks on this side: a unit of the seat on turn, an obstacle, or nothing."""
        at = beside(zone, way)
        if at in self.units:
            return "unit" if self.units[at].owner == self.seat else ""
        is_clear = self.ground.get(at) in (".", "V", "F")
        if is_clear and self.is_archer(beside(at, way)):
            return "unit"
        return "obstacle" if self.ground.get(at, "") in CROSSED else ""

    def is_archer(self, zone: Zone) -> bool:
        """Is one of the seat's own Elves here, who still has its ability?"""
        unit = self.units.get(zone)
        if unit is None or unit.warband != "elves" or unit.owner != self.seat:
            return False
        return self.serves_home(unit)

    def drop_the_defeated(self) -> None:
        for seat in sorted(self.alive):
            if not any(unit.owner == seat for unit in self.units.values()):
                self.alive.remove(seat)
                self.supply[seat].clear()
                self.hands[seat].clear()
                self.worshipped[seat].clear()
        if len(self.alive) == 1:
            (self.winner,) = self.alive
            raise Ended

    # The score. ------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        own = {id(u): u for u in self.units.values() if u.owner == seat}
        total = 0
        for unit in own.values():
            spots = {((x - 1) // 4, (y - 1) // 3) for x, y in self.body(unit)}
            if not any(self.cards[spot] == "parley" for spot in spots):
                enraged = unit.warband == "giantess" and self.is_enraged(unit)
                total += WARBANDS[unit.warband]["enraged" if enraged else "points"]
        total += sum(GODS[god] for god in self.worshipped[seat])
        if "idun" in self.worshipped[seat]:
            total += (len(own) + 1) // 2
        return total

    def size(self, seat: int) -> int:
        return sum(WARBANDS[name]["units"] for name, home in self.home.items() if home == seat)

    def settle(self) -> None:
        def rank(seat: int) -> tuple[int, int, int]:
            return self.score(seat), self.size(seat), self.order.index(seat)

        self.winner = max(self.alive, key=rank)
        raise Ended
