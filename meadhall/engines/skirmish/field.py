"""The table in play: who stands where and how, whose cards are out, and what is asked.

Everything here is public but the faces of the cards, which `Cards` keeps. A figure's number is
its owner's seat * KINDS + its kind. A card is a numbered place of the pack.
"""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.cards import Cards, CardState
from meadhall.engines.contract import CHOOSE, OVER, SEVERAL
from meadhall.engines.packed import i64, vec
from meadhall.engines.skirmish.figures import (
    KINDS,
    LIVING,
    NO_FIGURE,
    WAITING,
    owner_of,
    side_of,
    side_of_seat,
)
from meadhall.engines.skirmish.measure import BASE, CONTACT, INCH, TOUCHING, squared
from meadhall.engines.skirmish.tables import ground_of
from meadhall.engines.skirmish.terrain import Ground
from meadhall.engines.values import NOBODY

PACK: Final = 52
RANKS: Final = 13
SUITS: Final = 4

# In `scenario`.
CLASH: Final = 0
HILL: Final = 1
RAID: Final = 2
ESCORT: Final = 3

SCENARIOS: Final = ["clash", "hill", "raid", "escort"]

# In `stage`: what the turn has come to.
DRAWING: Final = 0
DEPLOYING: Final = 1
DEALING: Final = 2
SHOWING: Final = 3
CALLING: Final = 4
ACTING: Final = 5
CLOSING: Final = 6
HAULING: Final = 7

# In `question`: what is asked now.
NOTHING: Final = 0
WHICH_TABLE: Final = 1
DEPLOY: Final = 2
SHUFFLE_PACK: Final = 3
SEE_HAND: Final = 4
CALL: Final = 5
UNVEIL: Final = 6
ACTIVATE: Final = 7
ACT: Final = 8
COMBAT_DIE: Final = 9
STRIKE: Final = 10
SHOT_DIE: Final = 11
SAVING_DIE: Final = 12
HAUL: Final = 13

NO_THING: Final = -1
NO_CARD: Final = -1
UNROLLED: Final = -1

# In a thing's `thing_state`.
LYING: Final = 0
CARRIED: Final = 1
TAKEN_AWAY: Final = 2

# In `earned`: for what a side has got its coins.
BY_WITHDRAWAL: Final = 0
BY_HERO_WOUND: Final = 1
BY_HERO: Final = 2
BY_WARRIOR: Final = 3
BY_ARCHER: Final = 4
BY_GOAL: Final = 5
SOURCES: Final = 6

COINS_PER_PLAYER: Final = 3


class Field(CardState):
    """The figures and the marks of one match, and the simple things done to them."""

    def __init__(self, seats: i64, cards: Cards, scenario: i64, width: i64, zone: i64) -> None:
        super().__init__(seats, cards)
        self.scenario: i64 = scenario
        self.width: i64 = width  # of the table, in inches
        self.zone: i64 = zone  # how deep side 1 may deploy, in inches
        self.chosen: i64 = 0  # the table that was agreed on, or 0 where a die decides
        self.table: i64 = 0  # the table it is played on, or 0 before the die
        self.ground: Ground = ground_of(0, int(width))
        self.open_cards: bool = False
        self.slingers: bool = False
        self.ending: i64 = 0
        self.round: i64 = 0
        self.stage: i64 = DRAWING
        self.question: i64 = NOTHING
        self.cursor: i64 = 0  # how far the stage has come
        # The figures.
        count = int(seats) * KINDS
        self.x: vec[i64] = vec[i64]([0] * count)
        self.y: vec[i64] = vec[i64]([0] * count)
        self.status: vec[i64] = vec[i64]([WAITING] * count)
        self.shock: vec[i64] = vec[i64]([0] * count)
        self.wounded: vec[i64] = vec[i64]([0] * count)
        self.carries: vec[i64] = vec[i64]([NO_THING] * count)
        self.activated: vec[i64] = vec[i64]([0] * count)
        # Things to carry, and the baggage.
        self.thing_x: vec[i64] = vec[i64]()
        self.thing_y: vec[i64] = vec[i64]()
        self.thing_state: vec[i64] = vec[i64]()
        self.cart_status: i64 = WAITING
        self.cart_x: i64 = 0
        self.cart_y: i64 = 0
        self.held: vec[i64] = vec[i64]([0, 0])  # for how many turns each side has held the hill
        # What it has brought each side.
        self.coins: vec[i64] = vec[i64]([0, 0])
        self.earned: vec[i64] = vec[i64]([0] * (2 * SOURCES))
        # The cards of this turn.
        self.first_card: vec[i64] = vec[i64]([0] * int(seats))
        self.dealt: vec[i64] = vec[i64]([0] * int(seats))
        self.spent: vec[i64] = vec[i64]([0] * PACK)
        self.rank: i64 = 0  # that is called
        self.named: vec[i64] = vec[i64]()  # the cards that answered, still to be played
        self.card: i64 = NO_CARD  # the card that is being played
        # The activation.
        self.actor: i64 = NO_FIGURE
        self.allowed: i64 = 0  # actions in this activation
        self.used: i64 = 0
        self.left: vec[i64] = vec[i64]([0] * count)  # the enemies it has withdrawn from
        # The fight or the shot.
        self.charger: i64 = NO_FIGURE
        self.fighters: vec[i64] = vec[i64]()
        self.rolls: vec[i64] = vec[i64]()
        self.striker: i64 = NO_FIGURE  # the lowest-numbered figure with the winning score
        self.target: i64 = NO_FIGURE
        self.hits: i64 = 0  # that are still to be saved

    def copy_field_to(self, twin: "Field") -> None:
        """What every copy of the table starts with."""
        self.copy_cards_to(twin)
        twin.chosen = self.chosen
        twin.table = self.table
        twin.ground = self.ground
        twin.open_cards = self.open_cards
        twin.slingers = self.slingers
        twin.ending = self.ending
        twin.round = self.round
        twin.stage = self.stage
        twin.question = self.question
        twin.cursor = self.cursor
        twin.x = self.x[:]
        twin.y = self.y[:]
        twin.status = self.status[:]
        twin.shock = self.shock[:]
        twin.wounded = self.wounded[:]
        twin.carries = self.carries[:]
        twin.activated = self.activated[:]
        twin.thing_x = self.thing_x[:]
        twin.thing_y = self.thing_y[:]
        twin.thing_state = self.thing_state[:]
        twin.cart_status = self.cart_status
        twin.cart_x = self.cart_x
        twin.cart_y = self.cart_y
        twin.held = self.held[:]
        twin.coins = self.coins[:]
        twin.earned = self.earned[:]
        twin.first_card = self.first_card[:]
        twin.dealt = self.dealt[:]
        twin.spent = self.spent[:]
        twin.rank = self.rank
        twin.named = self.named[:]
        twin.card = self.card
        twin.actor = self.actor
        twin.allowed = self.allowed
        twin.used = self.used
        twin.left = self.left[:]
        twin.charger = self.charger
        twin.fighters = self.fighters[:]
        twin.rolls = self.rolls[:]
        twin.striker = self.striker
        twin.target = self.target
        twin.hits = self.hits

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.scenario = archive.number(self.scenario)
        self.width = archive.number(self.width)
        self.zone = archive.number(self.zone)
        self.chosen = archive.number(self.chosen)
        self.table = archive.number(self.table)
        self.ground = ground_of(int(self.table), int(self.width))
        self.open_cards = archive.flag(self.open_cards)
        self.slingers = archive.flag(self.slingers)
        self.ending = archive.number(self.ending)
        self.round = archive.number(self.round)
        self.stage = archive.number(self.stage)
        self.question = archive.number(self.question)
        self.cursor = archive.number(self.cursor)
        self.x = archive.array(self.x)
        self.y = archive.array(self.y)
        self.status = archive.array(self.status)
        self.shock = archive.array(self.shock)
        self.wounded = archive.array(self.wounded)
        self.carries = archive.array(self.carries)
        self.activated = archive.array(self.activated)
        self.thing_x = archive.array(self.thing_x)
        self.thing_y = archive.array(self.thing_y)
        self.thing_state = archive.array(self.thing_state)
        self.cart_status = archive.number(self.cart_status)
        self.cart_x = archive.number(self.cart_x)
        self.cart_y = archive.number(self.cart_y)
        self.held = archive.array(self.held)
        self.coins = archive.array(self.coins)
        self.earned = archive.array(self.earned)
        self.first_card = archive.array(self.first_card)
        self.dealt = archive.array(self.dealt)
        self.spent = archive.array(self.spent)
        self.rank = archive.number(self.rank)
        self.named = archive.array(self.named)
        self.card = archive.number(self.card)
        self.actor = archive.number(self.actor)
        self.allowed = archive.number(self.allowed)
        self.used = archive.number(self.used)
        self.left = archive.array(self.left)
        self.charger = archive.number(self.charger)
        self.fighters = archive.array(self.fighters)
        self.rolls = archive.array(self.rolls)
        self.striker = archive.number(self.striker)
        self.target = archive.number(self.target)
        self.hits = archive.number(self.hits)

    # What is asked. --------------------------------------------------------------------------

    def ask_seat(self, question: i64, seat: i64) -> None:
        """A choice of one seat."""
        self.question = question
        self.asks = CHOOSE
        self.turn = seat

    def ask_callees(self) -> bool:
        """Call the rank: everybody who may still have to play a card answers; False if nobody."""
        asked: i64 = 0
        only: i64 = NOBODY
        for seat in range(self.seats):
            if self.must_answer(seat):
                asked += 1
                only = seat
        if asked == 0:
            return False
        self.ask_seat(CALL, only if asked == 1 else i64(SEVERAL))
        return True

    def must_answer(self, seat: i64) -> bool:
        """Has this seat a card in hand and a figure that it could activate?"""
        return self.hand_size(seat) > 0 and self.has_unactivated(seat)

    def is_asked(self, seat: i64) -> bool:
        if self.asks != CHOOSE or seat < 0 or seat >= self.seats:
            return False
        if self.question == CALL:
            return self.must_answer(seat)
        return self.turn == seat

    def finish(self, ending: i64) -> None:
        self.asks = OVER
        self.question = NOTHING
        self.ending = ending

    # Figures. --------------------------------------------------------------------------------

    def figures(self) -> i64:
        """How many figures there were at the start."""
        return self.seats * KINDS

    def lives(self, figure: i64) -> bool:
        """Does the figure stand on the table?"""
        return self.status[figure] == LIVING

    def gap(self, figure: i64, other: i64) -> i64:
        """The square of the distance of two figures' centres."""
        return squared(self.x[figure] - self.x[other], self.y[figure] - self.y[other])

    def gap_to(self, figure: i64, x: i64, y: i64) -> i64:
        """The square of the distance from a figure's centre to a point."""
        return squared(self.x[figure] - x, self.y[figure] - y)

    def touches(self, figure: i64, other: i64) -> bool:
        """Are these two enemies in contact?"""
        return (
            side_of(figure) != side_of(other)
            and self.lives(figure)
            and self.lives(other)
            and self.gap(figure, other) <= CONTACT * CONTACT
        )

    def is_fighting(self, figure: i64) -> bool:
        """Is the figure in contact with an enemy?"""
        return any(self.touches(figure, other) for other in range(self.figures()))

    def is_weak(self, figure: i64) -> bool:
        """Is it shocked or wounded, so that it has one action?"""
        return self.shock[figure] > 0 or self.wounded[figure] == 1

    def has_unactivated(self, seat: i64) -> bool:
        """Has this seat a living figure that was not activated in this turn?"""
        for figure in range(seat * KINDS, seat * KINDS + KINDS):
            if self.lives(figure) and self.activated[figure] == 0:
                return True
        return False

    def living(self, seat: i64) -> i64:
        """How many of this seat's figures live."""
        count: i64 = 0
        for figure in range(seat * KINDS, seat * KINDS + KINDS):
            if self.lives(figure):
                count += 1
        return count

    def is_free(self, mover: i64, x: i64, y: i64) -> bool:
        """Has a base room here: wholly on the table, and over no other figure or baggage?

        `mover` is the figure itself, or NO_FIGURE for the baggage.
        """
        ground = self.ground
        if x < BASE or y < BASE or x > ground.width - BASE or y > ground.height - BASE:
            return False
        for other in range(self.figures()):
            if (
                other != mover
                and self.lives(other)
                and self.gap_to(other, x, y) < TOUCHING * TOUCHING
            ):
                return False
        if mover != NO_FIGURE and self.cart_status == LIVING:
            return squared(self.cart_x - x, self.cart_y - y) >= TOUCHING * TOUCHING
        return True

    # Cards. ----------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        """How many cards of this turn the seat has not yet played."""
        count: i64 = 0
        for card in range(self.first_card[seat], self.first_card[seat] + self.dealt[seat]):
            if self.spent[card] == 0:
                count += 1
        return count

    def holder(self, card: i64) -> i64:
        """The seat to which a card was dealt in this turn, or NOBODY."""
        for seat in range(self.seats):
            if card >= self.first_card[seat] and card < self.first_card[seat] + self.dealt[seat]:
                return seat
        return NOBODY

    # Coins. ----------------------------------------------------------------------------------

    def goal(self) -> i64:
        """The coins with which a side has won."""
        return COINS_PER_PLAYER * self.seats // 2

    def zone_of(self, side: i64) -> tuple[i64, i64]:
        """The lowest and the highest y at which a side may deploy a base."""
        if side == 0:
            return BASE, 6 * INCH - BASE
        return self.ground.height - self.zone * INCH + BASE, self.ground.height - BASE

    def home_edge(self, side: i64) -> i64:
        """The y of a base that touches the side's own edge."""
        return BASE if side == 0 else self.ground.height - BASE

    def is_ally(self, seat: i64, other: i64) -> bool:
        return side_of_seat(seat) == side_of_seat(other)

    def cart_owner(self) -> i64:
        """The seat that moves the baggage: the lowest of side 1."""
        return 1

    def owner(self, figure: i64) -> i64:
        return owner_of(figure)
