"""The rules of moving, killing and scoring once more, written again, simply and slowly.

Coordinates in dictionaries, no tables, nothing shared with the engine but the numbers of the
warbands. It plays beside the engine in `test_naive` and must come to the same.
"""

from dataclasses import dataclass, field
from itertools import product

Zone = tuple[int, int]

WAYS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
LINES = (("north", "south"), ("east", "west"))
CROSSES = {1: "FRM*", 2: "FRM*", 3: "F", 4: "", 5: "R", 6: "", 7: "M", 8: "", 9: ""}
VALUES = {1: 6, 2: 5, 3: 4, 4: 3, 5: 3, 6: 3, 7: 2, 8: 2, 9: 1}


@dataclass
class World:
    """Ground and Parley zones by place; units as who owns what is there (a Giantess twice)."""

    ground: dict[Zone, str]
    parley: set[Zone]
    units: dict[Zone, tuple[int, int]] = field(default_factory=dict)  # place: warband, owner
    home: dict[int, int] = field(default_factory=dict)  # warband: the seat that plays it
    seat: int = 0

    # Looking. --------------------------------------------------------------------------------

    def step(self, place: Zone, way: str) -> Zone:
        return place[0] + WAYS[way][0], place[1] + WAYS[way][1]

    def can_stand(self, place: Zone) -> bool:
        return self.ground.get(place) in (".", "V") and place not in self.units

    def serves_home(self, warband: int, owner: int) -> bool:
        return self.home.get(warband) == owner

    def free_knots(self) -> list[Zone]:
        return [at for at, sign in self.ground.items() if sign == "V" and at not in self.units]

    def giantess(self) -> Zone | None:
        """Her upper zone."""
        halves = [at for at, (warband, _) in self.units.items() if warband == 1]
        return max(halves, key=lambda at: at[1]) if halves else None

    def is_enraged(self) -> bool:
        upper = self.giantess()
        if upper is None or not self.serves_home(*self.units[upper]):
            return False
        return len(self.free_knots()) >= 3

    # Moving. ---------------------------------------------------------------------------------

    def moves(self, may_spend: set[int]) -> set[tuple[str, Zone, Zone]]:
        """Every move and shove of the seat with the warbands that may spend a point."""
        found: set[tuple[str, Zone, Zone]] = set()
        for place, (warband, owner) in self.units.items():
            if owner != self.seat or warband not in may_spend:
                continue
            if warband == 1:
                if place == self.giantess():
                    found |= {("move", place, end) for end in self.strides(place)}
                continue
            found |= {("move", place, end) for end in self.slides(place, warband)}
            if warband == 6 and self.serves_home(warband, owner):
                found |= {("move", place, knot) for knot in self.free_knots()}
            if warband == 5 and self.serves_home(warband, owner):
                found |= {("shove", place, enemy) for enemy in self.shoves(place)}
        return found

    def slides(self, place: Zone, warband: int) -> set[Zone]:
        ends = set()
        for way in WAYS:
            at = self.step(place, way)
            while at in self.ground and self.can_pass(at, warband):
                if self.can_stand(at):
                    ends.add(at)
                at = self.step(at, way)
        return ends

    def can_pass(self, at: Zone, warband: int) -> bool:
        if at in self.units:
            return "*" in CROSSES[warband] and self.units[at][1] != self.seat
        return self.ground[at] in ".V" or self.ground[at] in CROSSES[warband]

    def strides(self, upper: Zone) -> set[Zone]:
        """Where the upper half of the Giantess may end."""
        lower = self.step(upper, "south")
        stomps = self.is_enraged()
        others = {at: unit for at, unit in self.units.items() if at not in (upper, lower)}
        ends = set()
        for way, (across, along) in WAYS.items():
            for distance in range(1, 400):
                halves = [(x + across * distance, y + along * distance) for x, y in (upper, lower)]
                if any(half not in self.ground for half in halves):
                    break
                if any(half in others and others[half][1] == self.seat for half in halves):
                    break
                on_grass = all(self.ground[half] in ".V" for half in halves)
                on_enemy = any(half in others for half in halves)
                if on_grass and (stomps or not on_enemy):
                    ends.add(halves[0])
            assert way in WAYS
        return ends

    def shoves(self, place: Zone) -> set[Zone]:
        """The places of the enemies that this Vanir can shove."""
        found = set()
        for way in WAYS:
            enemy = self.step(place, way)
            if enemy not in self.units or self.units[enemy][1] == self.seat:
                continue
            body = self.body(enemy)
            ahead = [self.step(half, way) for half in body]
            if all(half in body or self.can_stand(half) for half in ahead):
                found.add(enemy)
        return found

    def body(self, place: Zone) -> list[Zone]:
        """The zones of the unit on this place."""
        if self.units[place][0] != 1:
            return [place]
        return [at for at, (warband, _) in self.units.items() if warband == 1]

    def move(self, kind: str, start: Zone, end: Zone) -> None:
        if kind == "shove":
            way = next(way for way in WAYS if self.step(start, way) == end)
            body, enemy = self.body(end), self.units[end]
            for half in body:
                del self.units[half]
            for half in body:
                self.units[self.step(half, way)] = enemy
            self.units[end] = self.units.pop(start)
            return
        unit = self.units[start]
        below = [(0, 0), (0, -1)] if unit[0] == 1 else [(0, 0)]
        for x, y in below:
            del self.units[start[0] + x, start[1] + y]
        for x, y in below:
            self.units[end[0] + x, end[1] + y] = unit  # a unit that was there is trodden down

    # Killing. --------------------------------------------------------------------------------

    def victims(self) -> set[Zone]:
        """The places of the units that the seat has flanked; of a Giantess, both."""
        found: set[Zone] = set()
        for place, (warband, owner) in self.units.items():
            if owner == self.seat:
                continue
            if warband != 1:
                if any(self.is_flanked(place, place, *line) for line in LINES):
                    found.add(place)
                continue
            upper = self.giantess()
            assert upper is not None
            lower = self.step(upper, "south")
            lines = [
                self.is_flanked(upper, upper, "east", "west"),
                self.is_flanked(lower, lower, "east", "west"),
                self.is_flanked(upper, lower, "north", "south"),
            ]
            if sum(lines) >= (2 if self.serves_home(warband, owner) else 1):
                found |= {upper, lower}
        return found

    def is_flanked(self, one: Zone, other: Zone, there: str, opposite: str) -> bool:
        sides = [self.hostile(one, there), self.hostile(other, opposite)]
        return any(first == "unit" and second for first, second in product(sides, sides)) and all(
            sides
        )

    def hostile(self, place: Zone, way: str) -> str:
        """What flanks on this side: a unit of the seat, an obstacle, or nothing."""
        at = self.step(place, way)
        if at not in self.ground:
            return ""
        if at in self.units:
            return "unit" if self.units[at][1] == self.seat else ""
        is_arrow_free = self.ground[at] in ".VF" and self.home.get(3) == self.seat
        if is_arrow_free and self.units.get(self.step(at, way)) == (3, self.seat):
            return "unit"
        return "obstacle" if self.ground[at] in "FRM" else ""

    # Scoring. --------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """What the units of this seat score."""
        total = 0
        seen = set()
        for place, (warband, owner) in self.units.items():
            if owner != seat or place in seen:
                continue
            body = self.body(place)
            seen |= set(body)
            if not any(half in self.parley for half in body):
                total += 9 if warband == 1 and self.is_enraged() else VALUES[warband]
        return total
