"""What a match consists of: the heroes, what they hold, the world as they changed it, a fight.

Everything here lies open but the treasure cards, whose places are the houses of the map. The
arrays with a number for each hero go by seat; `bags` and `graves` have a row of ITEMS for each.
"""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.cards import Cards, CardState
from meadhall.engines.contract import CHOOSE, ROLL
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valheim.items import (
    FIRST_FOOD,
    FIRST_TOOL,
    ITEMS,
    MJOLNIR_SHARD,
    SERPENT_SCALE,
)
from meadhall.engines.valheim.numbers import (
    ATTACK,
    BARE_HANDS,
    ENEMY_ROW,
    FOES,
    FOOD,
    FOOD_ROW,
    HEALTH,
    HEALTH_ALONE,
    HEALTH_OF_TWO,
    MOST,
    MOST_EFFECTS,
    NO_ENCOUNTERS,
    OPENS_WATER,
    SHIELD,
    SIDES,
    START_HEALTH,
    STEPS,
    STRENGTH,
    WEAPON,
)
from meadhall.engines.valheim.world import HOUSES, NO_HEX, WORLD
from meadhall.engines.values import BadState

# What is asked now.
NOTHING: Final = 0
TRAVEL: Final = 1  # the active hero's next action on the map
COMBAT: Final = 2  # the fighter's next combat action
ENCOUNTER: Final = 3  # the die that says who comes
ESCAPE_ROLL: Final = 4  # the die of one who runs away
BOSS_ROLL: Final = 5  # the die of a boss
HIDE_TREASURE: Final = 6  # the cards are shuffled
OPEN_HOUSE: Final = 7  # a card is shown

QUESTIONS: Final = (
    "nothing", "travel", "combat", "encounter", "escape", "boss", "hide treasure", "open house",
)  # fmt: skip

# What a hero asks of the other. No rule heeds it; a computer player does.
AS_YOU_LIKE: Final = 0
FOLLOW: Final = 1
BRING_WOOD: Final = 2
BRING_STONE: Final = 3
HUNT_DEER: Final = 4
TO_THE_SHIP: Final = 5

WISHES: Final = ("as you like", "follow", "wood", "stone", "hunt", "ship")

NO_ENEMY: Final = -1
NO_FOOD: Final = -1

GOING_ON: Final = 0
EIKTHYR_SLAIN: Final = 1
TIME_IS_UP: Final = 2


class Journey(CardState):
    """The fields of a match, and what can be told from them without changing anything."""

    def __init__(self, seats: i64, cards: Cards, difficulty: i64, limit: i64) -> None:
        super().__init__(seats, cards)
        self.difficulty: i64 = difficulty
        self.limit: i64 = limit  # rounds
        self.question: i64 = NOTHING
        self.ending: i64 = GOING_ON
        self.round: i64 = 0
        self.active: i64 = 0  # whose turn it is; `turn` is who is asked
        # Each hero.
        count = int(seats)
        self.places: vec[i64] = vec[i64]([WORLD.home] * count)
        self.health: vec[i64] = vec[i64]([START_HEALTH] * count)
        self.bags: vec[i64] = vec[i64]([0] * (ITEMS * count))
        self.effects: vec[i64] = vec[i64]([i64(NO_FOOD)] * (int(MOST_EFFECTS) * count))
        self.left: vec[i64] = vec[i64]([0] * (int(MOST_EFFECTS) * count))
        self.beds: vec[i64] = vec[i64]([0] * count)
        self.last_fires: vec[i64] = vec[i64]([i64(NO_HEX)] * count)
        self.grave_places: vec[i64] = vec[i64]([i64(NO_HEX)] * count)
        self.graves: vec[i64] = vec[i64]([0] * (ITEMS * count))
        self.deaths: vec[i64] = vec[i64]([0] * count)
        # The active hero's turn.
        self.action_points: vec[i64] = vec[i64]([0] * count)
        self.steps_left: vec[i64] = vec[i64]([0] * count)
        self.berries: i64 = 0  # picked this turn
        self.has_chopped: bool = False  # wood, this turn
        self.rocks: vec[i64] = vec[i64]()  # used this turn
        self.has_asked: bool = False  # the other hero for something, this turn
        self.wishes: vec[i64] = vec[i64]([0] * count)  # what each hero asks of the other
        # The world.
        self.fires: vec[i64] = vec[i64]()
        self.raft: i64 = NO_HEX
        self.visited: vec[i64] = vec[i64]([0] * HOUSES)
        self.serpent_slain: bool = False
        # The fight.
        self.enemy: i64 = NO_ENEMY
        self.enemy_health: i64 = 0
        self.fighting: vec[i64] = vec[i64]([0] * count)
        self.shielded: vec[i64] = vec[i64]([0] * count)
        self.combat_points: i64 = 0
        self.has_struck: bool = False  # in this hero's turn of the fight
        self.fight_round: i64 = 0

    def copy_journey_to(self, twin: "Journey") -> None:
        self.copy_cards_to(twin)
        twin.difficulty = self.difficulty
        twin.limit = self.limit
        twin.question = self.question
        twin.ending = self.ending
        twin.round = self.round
        twin.active = self.active
        twin.places = self.places[:]
        twin.health = self.health[:]
        twin.bags = self.bags[:]
        twin.effects = self.effects[:]
        twin.left = self.left[:]
        twin.beds = self.beds[:]
        twin.last_fires = self.last_fires[:]
        twin.grave_places = self.grave_places[:]
        twin.graves = self.graves[:]
        twin.deaths = self.deaths[:]
        twin.action_points = self.action_points[:]
        twin.steps_left = self.steps_left[:]
        twin.berries = self.berries
        twin.has_chopped = self.has_chopped
        twin.rocks = self.rocks[:]
        twin.has_asked = self.has_asked
        twin.wishes = self.wishes[:]
        twin.fires = self.fires[:]
        twin.raft = self.raft
        twin.visited = self.visited[:]
        twin.serpent_slain = self.serpent_slain
        twin.enemy = self.enemy
        twin.enemy_health = self.enemy_health
        twin.fighting = self.fighting[:]
        twin.shielded = self.shielded[:]
        twin.combat_points = self.combat_points
        twin.has_struck = self.has_struck
        twin.fight_round = self.fight_round

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.difficulty = archive.number(self.difficulty)
        self.limit = archive.number(self.limit)
        self.question = archive.number(self.question)
        self.ending = archive.number(self.ending)
        self.round = archive.number(self.round)
        self.active = archive.number(self.active)
        self.places = archive.array(self.places)
        self.health = archive.array(self.health)
        self.bags = archive.array(self.bags)
        self.effects = archive.array(self.effects)
        self.left = archive.array(self.left)
        self.beds = archive.array(self.beds)
        self.last_fires = archive.array(self.last_fires)
        self.grave_places = archive.array(self.grave_places)
        self.graves = archive.array(self.graves)
        self.deaths = archive.array(self.deaths)
        self.action_points = archive.array(self.action_points)
        self.steps_left = archive.array(self.steps_left)
        self.berries = archive.number(self.berries)
        self.has_chopped = archive.flag(self.has_chopped)
        self.rocks = archive.array(self.rocks)
        self.has_asked = archive.flag(self.has_asked)
        self.wishes = archive.array(self.wishes)
        self.fires = archive.array(self.fires)
        self.raft = archive.number(self.raft)
        self.visited = archive.array(self.visited)
        self.serpent_slain = archive.flag(self.serpent_slain)
        self.enemy = archive.number(self.enemy)
        self.enemy_health = archive.number(self.enemy_health)
        self.fighting = archive.array(self.fighting)
        self.shielded = archive.array(self.shielded)
        self.combat_points = archive.number(self.combat_points)
        self.has_struck = archive.flag(self.has_struck)
        self.fight_round = archive.number(self.fight_round)
        self.check_shape()

    def check_shape(self) -> None:
        """Raise BadState unless the arrays have the lengths that the rules rely on."""
        heroes = self.seats
        if not (1 <= heroes <= 2 and 0 <= self.difficulty < len(FOES)):
            raise BadState("the stored state does not fit this game")
        for array, length in (
            (self.places, heroes),
            (self.health, heroes),
            (self.bags, heroes * ITEMS),
            (self.effects, heroes * MOST_EFFECTS),
            (self.left, heroes * MOST_EFFECTS),
            (self.beds, heroes),
            (self.last_fires, heroes),
            (self.grave_places, heroes),
            (self.graves, heroes * ITEMS),
            (self.deaths, heroes),
            (self.action_points, heroes),
            (self.steps_left, heroes),
            (self.wishes, heroes),
            (self.visited, HOUSES),
            (self.fighting, heroes),
            (self.shielded, heroes),
        ):
            if len(array) != length:
                raise BadState("the stored state does not fit this game")

    # What is asked. --------------------------------------------------------------------------

    def ask_travel(self) -> None:
        self.question = TRAVEL
        self.asks = CHOOSE
        self.turn = self.active

    def ask_combat(self, seat: i64) -> None:
        self.question = COMBAT
        self.asks = CHOOSE
        self.turn = seat

    def ask_die(self, question: i64) -> None:
        self.question = question
        self.asks = ROLL

    def dice(self) -> tuple[i64, i64]:
        return SIDES, 1

    def team(self, seat: i64) -> i64:
        return 0

    # What a hero has and can do. -------------------------------------------------------------

    def held(self, seat: i64, item: i64) -> i64:
        """How many of this item the hero holds."""
        return self.bags[seat * ITEMS + item]

    def room(self, seat: i64, item: i64) -> i64:
        """How many more of this item the hero can take."""
        room = MOST[item] - self.bags[seat * ITEMS + item]
        return room if room > 0 else 0

    def terrain(self, seat: i64) -> i64:
        """What the hero's hex is."""
        return WORLD.terrain[self.places[seat]]

    def effect_sum(self, seat: i64, what: i64) -> i64:
        """What the foods that act on the hero give together."""
        total: i64 = 0
        for slot in range(seat * MOST_EFFECTS, (seat + 1) * MOST_EFFECTS):
            food = self.effects[slot]
            if food != NO_FOOD:
                total += FOOD[food * FOOD_ROW + what]
        return total

    def effect_count(self, seat: i64) -> i64:
        """How many foods act on the hero."""
        count: i64 = 0
        for slot in range(seat * MOST_EFFECTS, (seat + 1) * MOST_EFFECTS):
            if self.effects[slot] != NO_FOOD:
                count += 1
        return count

    def most_health(self, seat: i64) -> i64:
        """The health that the hero cannot have more of now."""
        most = START_HEALTH + self.effect_sum(seat, HEALTH)
        for item in range(i64(FIRST_TOOL), i64(ITEMS)):
            if STRENGTH[item] > 0 and self.held(seat, item) > 0:
                most += STRENGTH[item]
        return most

    def extra_steps(self, seat: i64) -> i64:
        return self.effect_sum(seat, STEPS)

    def goes_easily(self, seat: i64) -> bool:
        """Do rivers and marshes cost this hero no more than a meadow?"""
        return self.effect_sum(seat, OPENS_WATER) > 0

    def is_let_alone(self, seat: i64) -> bool:
        """Is this hero exempt from encounters?"""
        return self.effect_sum(seat, NO_ENCOUNTERS) > 0

    def attack(self, seat: i64) -> i64:
        """The damage of this hero's blow: the best weapon counts, and food on top."""
        best: i64 = 0
        for item in range(i64(FIRST_TOOL), i64(MJOLNIR_SHARD)):
            if WEAPON[item] > best and self.held(seat, item) > 0:
                best = WEAPON[item]
        if best > 0 and self.held(seat, MJOLNIR_SHARD) > 0:
            best += WEAPON[MJOLNIR_SHARD]
        return BARE_HANDS + best + self.effect_sum(seat, ATTACK)

    def defence(self, seat: i64) -> i64:
        """What this hero's shield takes off a hit when it is raised: the best shield counts."""
        best: i64 = 0
        for item in range(i64(FIRST_TOOL), i64(MJOLNIR_SHARD)):
            if SHIELD[item] > best and self.held(seat, item) > 0:
                best = SHIELD[item]
        if best > 0 and self.held(seat, SERPENT_SCALE) > 0:
            best += SHIELD[SERPENT_SCALE]
        return best

    def best_tool(self, seat: i64, first: i64) -> i64:
        """0 without any of the three tools from this one on, else 1 to 3 for the best."""
        for tier in range(i64(3)):
            if self.held(seat, first + 2 - tier) > 0:
                return 3 - tier
        return 0

    def is_by_fire(self, seat: i64) -> bool:
        """Does a campfire burn on the hero's hex or beside it?"""
        return any(WORLD.are_near(self.places[seat], fire) for fire in self.fires)

    def has_fire(self, place: i64) -> bool:
        return any(fire == place for fire in self.fires)

    def is_rock_used(self, place: i64) -> bool:
        """Has the active hero taken something from this rock in this turn?"""
        return any(rock == place for rock in self.rocks)

    def is_afloat(self, seat: i64) -> bool:
        return WORLD.is_sea(self.places[seat])

    def are_all_on(self, place: i64) -> bool:
        return all(self.places[seat] == place for seat in range(self.seats))

    # What an enemy is. -----------------------------------------------------------------------

    def foe(self, enemy: i64, what: i64) -> i64:
        """What is told of an enemy at this difficulty."""
        return FOES[int(self.difficulty)][enemy * ENEMY_ROW + what]

    def full_health(self, enemy: i64) -> i64:
        """By how many heroes there are in the match, also where one of them fights alone."""
        return self.foe(enemy, HEALTH_ALONE if self.seats == 1 else HEALTH_OF_TWO)

    # What changes. ---------------------------------------------------------------------------

    def gain(self, seat: i64, item: i64, amount: i64) -> None:
        """The hero takes as many as there is room for; what is over is lost."""
        room = self.room(seat, item)
        self.bags[seat * ITEMS + item] += amount if amount < room else room

    def spend(self, seat: i64, item: i64, amount: i64) -> None:
        self.bags[seat * ITEMS + item] -= amount

    def cut_health(self, seat: i64) -> None:
        """Nobody has more health than the most he can have now."""
        most = self.most_health(seat)
        if self.health[seat] > most:
            self.health[seat] = most

    def add_effect(self, seat: i64, food: i64, turns: i64) -> None:
        """The food acts from now on; the caller has seen to it that there is room."""
        for slot in range(seat * MOST_EFFECTS, (seat + 1) * MOST_EFFECTS):
            if self.effects[slot] == NO_FOOD:
                self.effects[slot] = food
                self.left[slot] = turns
                break
        self.health[seat] += FOOD[food * FOOD_ROW + HEALTH]
        self.cut_health(seat)

    def close_slots(self, seat: i64) -> None:
        """Move what still acts together, the oldest first, so that equal states are equal."""
        first = seat * MOST_EFFECTS
        kept = first
        for slot in range(first, first + MOST_EFFECTS):
            food, turns = self.effects[slot], self.left[slot]
            if food != NO_FOOD:
                self.effects[slot] = NO_FOOD
                self.left[slot] = 0
                self.effects[kept] = food
                self.left[kept] = turns
                kept += 1

    def note_rock(self, place: i64) -> None:
        self.rocks = append(self.rocks, place)

    def food_held(self, seat: i64, food: i64) -> i64:
        return self.held(seat, FIRST_FOOD + food)
