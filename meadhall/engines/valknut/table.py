"""The table: where every unit and card is, whose turn it is and what is asked.

All of this is public but the faces of the cards in the pile, under the first Parley cards and in
the hand of who has taken Loki's card.
"""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.cards import Cards, CardState
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.cards import AMBUSH, FACES, GODS
from meadhall.engines.valknut.field import NONE, Field
from meadhall.engines.valknut.warbands import (
    ENRAGED_POINTS,
    GIANTESS,
    POINTS,
    UNITS,
    WARBAND_OF,
    WARBANDS,
    first_unit,
)
from meadhall.engines.values import NOBODY

# In `where`: in which pile a card's place is. Hands and gods follow, one for each seat.
BOX: Final = 0
PILE: Final = 1
POOL: Final = 2
ON_FIELD: Final = 3
OUT: Final = 4
GOD_PILE: Final = 5
GOD_POOL: Final = 6
HAND: Final = 8
WORSHIPPED: Final = 16

# In `zone_of`, where it is no zone.
SUPPLY: Final = -1
AWAY: Final = -2
"""Of a warband that nobody plays, or out of the match."""

# In `stage`: what the match has come to.
DRAWING_LOTS: Final = 0
PICKING: Final = 1
MIXING_FIRST: Final = 2
MIXING_SECOND: Final = 3
MIXING_PILE: Final = 4
MIXING_GODS: Final = 5
BEGINNING: Final = 6
SETTING_UP: Final = 7
REFILLING: Final = 8
STARTING: Final = 9
CHECKING: Final = 10
RAGING: Final = 11
PLACING: Final = 12
SPAWNING: Final = 13
GRANTING: Final = 14
WORSHIPPING: Final = 15
MOVING: Final = 16
CLOSING: Final = 17

STAGES: Final = [
    "drawing lots", "picking", "mixing first", "mixing second", "mixing pile", "mixing gods",
    "beginning", "setting up", "refilling", "starting", "checking", "raging", "placing",
    "spawning", "granting", "worshipping", "moving", "closing",
]  # fmt: skip

# In `question`: what is asked now.
NOTHING: Final = 0
WHO_DRAFTS: Final = 1
WHICH_WARBAND: Final = 2
PICK: Final = 3
SHUFFLE: Final = 4
SHOW_POOL: Final = 5
SHOW_GODS: Final = 6
SET_UP: Final = 7
PLACE: Final = 8
RAGE: Final = 9
SHOW_PLACED: Final = 10
SPAWN: Final = 11
WORSHIP: Final = 12
SHOW_TOP: Final = 13
MIX_TOP: Final = 14
ARRANGE: Final = 15
HEL_SPAWN: Final = 16
FREYA_MOVE: Final = 17
SHOW_LOKI: Final = 18
FENRIR_TAKE: Final = 19
SHOW_TAKEN: Final = 20
THOR_KILL: Final = 21
SURTR_DESTROY: Final = 22
STEAL_UNIT: Final = 23
OUTBREAK: Final = 24
MOVE: Final = 25

QUESTIONS: Final = [
    "nothing", "who drafts", "which warband", "pick", "shuffle", "show pool", "show gods",
    "set up", "place", "rage", "show placed", "spawn", "worship", "show top", "mix top",
    "arrange", "hel", "freya", "show loki", "fenrir", "show taken", "thor", "surtr", "steal",
    "outbreak", "move",
]  # fmt: skip

# An action is verb * SPAN + what it points at.
SPAN: Final = 4_194_304
LAY: Final = 0
PASS: Final = 1 * SPAN
PICKED: Final = 2 * SPAN
SET: Final = 3 * SPAN
SPAWNED: Final = 4 * SPAN
MOVED: Final = 5 * SPAN
SHOVED: Final = 6 * SPAN
TAKEN: Final = 7 * SPAN
ARRANGED: Final = 8 * SPAN
STRUCK: Final = 9 * SPAN
RAZED: Final = 10 * SPAN
STOLEN: Final = 11 * SPAN
RISEN: Final = 12 * SPAN
BEYOND: Final = 13 * SPAN

ZONE_SPAN: Final = 1024
"""MOVED and SHOVED: the unit's zone * ZONE_SPAN + the zone it goes to or shoves."""
BAND_SPAN: Final = 16
"""SET and SPAWNED: zone * BAND_SPAN + warband; STOLEN: seat * BAND_SPAN + warband."""
SPOT_SPAN: Final = 32_768
"""LAY: the card's place * SPOT_SPAN + spot * 2 + turned."""

POOL_SIZE: Final = 3

# In `story`: what happened, and about what (see `events`).
KILLED: Final = 0  # unit, zone, lower zone or NONE
STOMPED: Final = 1  # unit, zone
ROSE: Final = 2  # zone
RAGED: Final = 3
GAINED: Final = 4  # warband whose ability it is, points
DEFEATED: Final = 5  # seat
COUNTED: Final = 6  # points of the card and its Valknuts
TURNED: Final = 7  # seat whose turn begins
REFILLED: Final = 8  # cards

# In `picks`: how warbands are found.
BY_CHOICE: Final = 0
BY_LOT: Final = 1
FOR_BEGINNERS: Final = 2


class Table(CardState):
    """Cards, units and marks of a match of Valknut, and the simple things done to them."""

    def __init__(self, seats: i64, cards: Cards, ragnarok: bool, gods: bool, picks: i64) -> None:
        super().__init__(seats, cards)
        self.ragnarok: bool = ragnarok
        self.with_gods: bool = gods
        self.picks: i64 = picks
        self.stage: i64 = DRAWING_LOTS if ragnarok else PICKING
        self.question: i64 = NOTHING
        self.ending: i64 = 0
        self.winner: i64 = NOBODY
        self.active: i64 = 0  # whose turn it is, also while something else is asked
        self.turns: i64 = 0
        self.drafter: i64 = 0
        self.picked: i64 = 0  # so many warbands have been found
        self.cursor: i64 = 0  # how far setting up has come, in the order of turns
        self.points_left: i64 = 0
        self.placed: bool = False  # the turn's own card is laid
        self.raged: bool = False  # Vikings have killed in the check at hand
        self.mover: i64 = 0  # the warband that was moved last, or 0
        self.newest: i64 = NONE  # the card laid last, by its index
        self.passed: bool = False  # its player wanted no more spawning there
        self.laying: i64 = 0  # the chosen LAY, while its card is shown
        self.god: i64 = NONE  # the face whose power is at work
        self.field: Field = Field()
        self.home: vec[i64] = vec[i64]([NOBODY] * WARBANDS)  # which seat plays the warband
        self.order: vec[i64] = vec[i64]()  # the seats as their turns follow
        self.alive: vec[i64] = vec[i64]([1] * int(seats))
        self.own_points: vec[i64] = vec[i64]([0] * WARBANDS)  # that one warband alone may use
        self.zone_of: vec[i64] = vec[i64]([AWAY] * UNITS)  # for the Giantess her upper zone
        self.owner: vec[i64] = vec[i64]([NOBODY] * UNITS)
        self.unit_at: vec[i64] = vec[i64]()  # by zone
        self.where: vec[i64] = vec[i64]([BOX] * FACES)
        self.card_pile: vec[i64] = vec[i64]()  # from the top down
        self.pool: vec[i64] = vec[i64]()
        self.god_pile: vec[i64] = vec[i64]()
        self.god_pool: vec[i64] = vec[i64]()
        self.graves: vec[i64] = vec[i64]()  # where the dead of this check lay, in pairs of zones

        self.story: list[tuple[int, int, int, int]] | None = (
            None  # what happens, where somebody listens
        )

    def copy_table_to(self, twin: "Table") -> None:
        """What every copy of the table starts with."""
        self.copy_cards_to(twin)
        twin.stage = self.stage
        twin.question = self.question
        twin.ending = self.ending
        twin.winner = self.winner
        twin.active = self.active
        twin.turns = self.turns
        twin.drafter = self.drafter
        twin.picked = self.picked
        twin.cursor = self.cursor
        twin.points_left = self.points_left
        twin.placed = self.placed
        twin.raged = self.raged
        twin.mover = self.mover
        twin.newest = self.newest
        twin.passed = self.passed
        twin.laying = self.laying
        twin.god = self.god
        twin.field = self.field
        twin.home = self.home[:]
        twin.order = self.order[:]
        twin.alive = self.alive[:]
        twin.own_points = self.own_points[:]
        twin.zone_of = self.zone_of[:]
        twin.owner = self.owner[:]
        twin.unit_at = self.unit_at[:]
        twin.where = self.where[:]
        twin.card_pile = self.card_pile[:]
        twin.pool = self.pool[:]
        twin.god_pile = self.god_pile[:]
        twin.god_pool = self.god_pool[:]
        twin.graves = self.graves[:]

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.ragnarok = archive.flag(self.ragnarok)
        self.with_gods = archive.flag(self.with_gods)
        self.picks = archive.number(self.picks)
        self.stage = archive.number(self.stage)
        self.question = archive.number(self.question)
        self.ending = archive.number(self.ending)
        self.winner = archive.number(self.winner)
        self.active = archive.number(self.active)
        self.turns = archive.number(self.turns)
        self.drafter = archive.number(self.drafter)
        self.picked = archive.number(self.picked)
        self.cursor = archive.number(self.cursor)
        self.points_left = archive.number(self.points_left)
        self.placed = archive.flag(self.placed)
        self.raged = archive.flag(self.raged)
        self.mover = archive.number(self.mover)
        self.newest = archive.number(self.newest)
        self.passed = archive.flag(self.passed)
        self.laying = archive.number(self.laying)
        self.god = archive.number(self.god)
        self.field = self.field.walk(archive)
        self.home = archive.array(self.home)
        self.order = archive.array(self.order)
        self.alive = archive.array(self.alive)
        self.own_points = archive.array(self.own_points)
        self.zone_of = archive.array(self.zone_of)
        self.owner = archive.array(self.owner)
        self.unit_at = archive.array(self.unit_at)
        self.where = archive.array(self.where)
        self.card_pile = archive.array(self.card_pile)
        self.pool = archive.array(self.pool)
        self.god_pile = archive.array(self.god_pile)
        self.god_pool = archive.array(self.god_pool)
        self.graves = archive.array(self.graves)

    def tell(self, what: int, first: i64, second: i64 = NONE, third: i64 = NONE) -> None:
        """Note for `events` what happens; no rule reads it, and no copy keeps it."""
        if self.story is not None:
            self.story.append((what, int(first), int(second), int(third)))

    # What is asked. --------------------------------------------------------------------------

    def ask_seat(self, question: i64, seat: i64) -> None:
        """A choice of one seat."""
        self.question = question
        self.asks = CHOOSE
        self.turn = seat

    def ask_faces(self, question: i64, pile: vec[i64], to: i64) -> None:
        self.question = question
        self.ask_show(pile, to)

    def ask_order(self, question: i64, pile: vec[i64], by: i64) -> None:
        self.question = question
        self.ask_shuffle(pile, by)

    def finish(self, ending: i64, winner: i64) -> None:
        self.asks = OVER
        self.question = NOTHING
        self.ending = ending
        self.winner = winner

    # Units. ----------------------------------------------------------------------------------

    def put(self, unit: i64, zone: i64) -> None:
        """The unit now stands here; a Giantess covers the zone below as well."""
        self.zone_of[unit] = zone
        self.unit_at[zone] = unit
        if unit == 0:
            self.unit_at[self.field.near[zone * 4 + 2]] = unit

    def lift(self, unit: i64, to: i64) -> None:
        """The unit leaves its zone, for SUPPLY, AWAY or another zone."""
        zone = self.zone_of[unit]
        if zone >= 0:
            self.unit_at[zone] = NONE
            if unit == 0:
                self.unit_at[self.field.near[zone * 4 + 2]] = NONE
        self.zone_of[unit] = to

    def lower_zone(self, unit: i64) -> i64:
        """The second zone of a Giantess on the field; of any other unit its only one."""
        zone = self.zone_of[unit]
        return self.field.near[zone * 4 + 2] if unit == 0 else zone

    def is_free(self, zone: i64) -> bool:
        """Is there a zone, of grass, without a unit?"""
        return zone >= 0 and self.unit_at[zone] == NONE and self.field.is_grass(zone)

    def count_on_field(self, seat: i64) -> i64:
        """The units that this seat has on the field."""
        count: i64 = 0
        for unit in range(UNITS):
            if self.owner[unit] == seat and self.zone_of[unit] >= 0:
                count += 1
        return count

    def band_on_field(self, seat: i64, warband: i64) -> i64:
        """The units of this warband that the seat has on the field."""
        count: i64 = 0
        first = first_unit(warband)
        for unit in range(first, first + warband):
            if self.owner[unit] == seat and self.zone_of[unit] >= 0:
                count += 1
        return count

    def in_supply(self, seat: i64, warband: i64) -> i64:
        """A unit of this warband in the seat's supply, or NONE."""
        first = first_unit(warband)
        for unit in range(first, first + warband):
            if self.owner[unit] == seat and self.zone_of[unit] == SUPPLY:
                return unit
        return NONE

    def count_in_supply(self, seat: i64, warband: i64) -> i64:
        count: i64 = 0
        first = first_unit(warband)
        for unit in range(first, first + warband):
            if self.owner[unit] == seat and self.zone_of[unit] == SUPPLY:
                count += 1
        return count

    def is_able(self, unit: i64) -> bool:
        """Does the unit serve the seat whose warband it is, so that it has its ability?"""
        return self.home[WARBAND_OF[unit]] == self.owner[unit]

    def has_ability(self, seat: i64, warband: i64) -> bool:
        """Does this seat play the warband, and has it a unit of it on the field?"""
        return self.home[warband] == seat and self.band_on_field(seat, warband) > 0

    def free_knots(self) -> i64:
        """How many Valknuts are visible: no unit is on them."""
        count: i64 = 0
        for zone in self.field.knots:
            if self.unit_at[zone] == NONE:
                count += 1
        return count

    def is_enraged(self) -> bool:
        """Is the Giantess, if she serves her own seat, enraged now?"""
        return self.home[GIANTESS] >= 0 and self.is_able(0) and self.free_knots() >= 3

    def worth(self, unit: i64) -> i64:
        """What this unit scores outside the Parley cards."""
        if unit == 0 and self.is_enraged():
            return ENRAGED_POINTS
        return POINTS[WARBAND_OF[unit]]

    def scores_here(self, unit: i64) -> bool:
        """Is the unit on the field, with no part of it on a Parley card?"""
        if self.zone_of[unit] < 0 or self.field.is_parley(self.zone_of[unit]):
            return False
        return not (unit == 0 and self.field.is_parley(self.lower_zone(unit)))

    def size_of(self, seat: i64) -> i64:
        """The most units that the seat's own warbands can have."""
        size: i64 = 0
        for warband in range(1, WARBANDS):
            if self.home[warband] == seat:
                size += warband
        return size

    def warbands_of(self, seat: i64) -> list[int]:
        """The warbands that the seat plays, by number."""
        return [warband for warband in range(1, WARBANDS) if self.home[warband] == seat]

    # Points. ---------------------------------------------------------------------------------

    def grant(self, warband: i64, count: i64) -> None:
        """Movement points from an ability: with two warbands, only that one may use them."""
        self.tell(GAINED, warband, count)
        if self.ragnarok:
            self.own_points[warband] += count
        else:
            self.points_left += count

    def spend(self, warband: i64) -> None:
        if self.own_points[warband] > 0:
            self.own_points[warband] -= 1
        else:
            self.points_left -= 1

    def may_spend(self, warband: i64) -> bool:
        return self.points_left > 0 or self.own_points[warband] > 0

    def points_in_all(self) -> i64:
        """Movement points left, for the player who may use them."""
        count = self.points_left
        for warband in range(1, WARBANDS):
            count += self.own_points[warband]
        return count

    def clear_points(self) -> None:
        self.points_left = 0
        self.own_points = vec[i64]([0] * WARBANDS)

    # Cards. ----------------------------------------------------------------------------------

    def cards_at(self, place: i64) -> vec[i64]:
        """The cards of one pile, by number."""
        found = vec[i64]()
        for card in range(FACES):
            if self.where[card] == place:
                found = append(found, card)
        return found

    def hand(self, seat: i64) -> vec[i64]:
        """The Ambush cards of a seat, by number; one that came from Loki may be unknown here."""
        return self.cards_at(HAND + seat)

    def is_warband_card(self, card: i64) -> bool:
        """Is this the Ambush card of a warband, which everybody knows?"""
        return card >= AMBUSH and card < GODS

    def gods_of(self, seat: i64) -> vec[i64]:
        """The gods that the seat has worshipped, by card."""
        return self.cards_at(WORSHIPPED + seat)

    def place_in_order(self, seat: i64) -> i64:
        """When the seat's turn comes, counted from 0."""
        for at in range(len(self.order)):
            if self.order[at] == seat:
                return at
        return 0


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """The same cards in the same order, but for one."""
    left = vec[i64]()
    for other in cards:
        if other != card:
            left = append(left, other)
    return left
