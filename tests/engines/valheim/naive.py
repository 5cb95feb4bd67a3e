"""The rulebook once more, written naively and apart from the engine: words and dictionaries.

It shares with the engine the map's text and the numbers' file, which are data, and nothing else. It
says what a hero may do and what comes of it, but for who may ask and what words are used.
"""

import tomllib
from copy import deepcopy
from importlib.resources import files
from itertools import combinations_with_replacement

HERE = files("meadhall").joinpath("resources", "games", "valheim")
NUMBERS = tomllib.loads(HERE.joinpath("numbers.toml").read_text("utf-8"))
ROWS = [
    line
    for line in HERE.joinpath("map.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
LETTERS = "abcdefghijklmnopqrstuvwxyz"
KIND = {
    f"{LETTERS[column]}{row + 1}": sign
    for row, line in enumerate(ROWS)
    for column, sign in enumerate(line)
}
FOODS = list(NUMBERS["food"])
GOODS = ["wood", "stone", "bronze", "iron", "leather", "trophy", "raw_meat"]
BERRIES = ["raspberry", "blueberry", "stink_berry", "battle_berry"]
HOUSES = [
    name
    for row in range(len(ROWS))
    for name in (f"{LETTERS[column]}{row + 1}" for column in range(len(ROWS[0])))
    if KIND[name] == "T"
]


def where(name):
    return LETTERS.index(name[0]), int(name[1:]) - 1


def neighbours(name):
    """The six hexes around: two beside, and above and below those that touch."""
    x, y = where(name)
    shift = 1 if y % 2 else -1
    around = [(x - 1, y), (x + 1, y)]
    around += [(x + dx, y + dy) for dy in (-1, 1) for dx in (0, shift)]
    return [f"{LETTERS[a]}{b + 1}" for a, b in around if 0 <= a < 25 and 0 <= b < 13]


def find(sign):
    return next(name for name, kind in KIND.items() if kind == sign)


def home_island():
    found, border = {find("H")}, [find("H")]
    while border:
        for name in neighbours(border.pop()):
            if name not in found and KIND[name] not in "~S":
                found.add(name)
                border.append(name)
    return found


HOME_ISLAND = home_island()


def most(item):
    if item in NUMBERS["most"]:
        return NUMBERS["most"][item]
    return 10 if item in FOODS else 1


class Hero:
    def __init__(self):
        self.at, self.health = find("H"), 10
        self.points = self.steps = 0
        self.bag, self.effects = {}, []
        self.bed, self.fire = False, None
        self.grave, self.lost = None, {}
        self.fighting = self.shielded = False

    def has(self, item):
        return self.bag.get(item, 0)

    def add(self, item, amount):
        """As many as fit; nothing is taken away from one who holds too many already."""
        now = self.has(item)
        self.bag[item] = max(now, min(now + amount, most(item)))

    def take(self, item, amount):
        self.bag[item] = self.has(item) - amount

    def sums(self, place):
        return sum(NUMBERS["food"][food][place] for food, _ in self.effects)

    @property
    def most_health(self):
        return 10 + self.sums(0) + (5 if self.has("megingjord") else 0)

    @property
    def attack(self):
        best = max(
            (
                NUMBERS["attack"][w]
                for w in NUMBERS["attack"]
                if self.has(w) and w != "mjolnir_shard"
            ),
            default=0,
        )
        if best and self.has("mjolnir_shard"):
            best += 2
        return 1 + best + self.sums(3)

    @property
    def defence(self):
        best = max(
            (
                NUMBERS["defence"][s]
                for s in NUMBERS["defence"]
                if self.has(s) and s != "serpent_scale"
            ),
            default=0,
        )
        return best + 1 if best and self.has("serpent_scale") else best

    def tool(self, kind):
        for tier, metal in enumerate(["iron", "bronze", "stone" if kind == "axe" else "antler"]):
            if self.has(f"{metal}_{kind}"):
                return 3 - tier
        return 0

    def eat(self, food, turns):
        self.take(food, 1)
        self.effects.append([food, turns])
        self.health = min(self.health + NUMBERS["food"][food][0], self.most_health)


class Naive:
    """One match. `asks` is `choose`, `roll`, `show` or `over`; `actions` lists what may be done."""

    def __init__(self, seats, difficulty, limit, cards):
        self.heroes = [Hero() for _ in range(seats)]
        self.foes, self.limit = NUMBERS[difficulty], limit
        self.cards = cards  # by house
        self.searched, self.fires, self.raft = set(), [], None
        self.serpent_slain, self.enemy = False, None
        self.round, self.active, self.won = 0, 0, False
        self.begin(0)

    # Turns. ---------------------------------------------------------------------------------

    def begin(self, seat):
        self.round += seat == 0
        self.active = self.turn = seat
        hero = self.heroes[seat]
        for effect in hero.effects:
            effect[1] -= 1
        hero.effects = [effect for effect in hero.effects if effect[1] > 0]
        hero.health = min(hero.health, hero.most_health)
        hero.points, hero.steps = 5, 5 + hero.sums(2)
        self.picked, self.chopped, self.rocks, self.asked = 0, False, set(), False
        self.asks, self.what = "choose", "travel"

    def next_turn(self):
        for hero in self.heroes:
            hero.points = hero.steps = 0
        if self.won or (self.active == len(self.heroes) - 1 and self.round >= self.limit):
            self.asks = "over"
        else:
            self.begin((self.active + 1) % len(self.heroes))

    def others(self, seat):
        return [other for other in range(len(self.heroes)) if other != seat]

    # On the map. ----------------------------------------------------------------------------

    def price(self, hero, target):
        kind = KIND[target]
        if kind in "~S":
            return 1 if self.raft in (hero.at, target) and self.raft else None
        if kind in "RM":
            return 1 if hero.sums(4) else 2
        return 1

    def boss(self):
        spots = {hero.at for hero in self.heroes}
        if spots == {find("D")} and any(hero.has("boss_key") for hero in self.heroes):
            return "eikthyr"
        if spots == {find("S")} and not self.serpent_slain:
            return "serpent"
        return None

    def by_fire(self, hero):
        return any(fire == hero.at or fire in neighbours(hero.at) for fire in self.fires)

    def actions(self):
        return self.fight_actions() if self.what == "combat" else self.map_actions()

    def map_actions(self):
        hero = self.heroes[self.active]
        found = {"end"}
        for target in neighbours(hero.at):
            price = self.price(hero, target)
            if price is not None and price <= hero.steps:
                found.add(target)
        if self.boss():
            found.add("fight")
        if hero.points:
            found |= self.for_a_point(hero)
        for seat in self.others(self.active):
            other = self.heroes[seat]
            if other.at == hero.at or other.at in neighbours(hero.at):
                for item in hero.bag:
                    room = most(item) - other.has(item)
                    for amount in range(1, min(hero.has(item), room) + 1):
                        found.add(f"give {amount} {item.replace('_', ' ')}")
        return found

    def for_a_point(self, hero):
        found = {"burn"}
        kind = KIND[hero.at]
        if kind == "F":
            if hero.has("wood") < most("wood"):
                found.add("chop")
            if hero.has("mushroom") < 10:
                found.add("mushroom")
            for count in (1, 2, 3):
                for berries in combinations_with_replacement(BERRIES, count):
                    if self.picked + count <= 3 and any(hero.has(b) < 10 for b in berries):
                        told = [
                            f"{berries.count(b)} {b.replace('_', ' ')}"
                            for b in BERRIES
                            if b in berries
                        ]
                        found.add(f"pick {' '.join(told)}")
        if kind == "K" and hero.at not in self.rocks:
            metal = "bronze" if hero.at in HOME_ISLAND else "iron"
            if hero.has("stone") < 10:
                found.add("stone")
            if hero.tool("pickaxe") and hero.has(metal) < 10:
                found.add("break")
        if hero.has("raw_meat") and hero.has("cooked_meat") < 10 and self.by_fire(hero):
            found.add("cook")
        for food in FOODS:
            if hero.has(food) and len(hero.effects) < 3:
                found.add(f"eat {food.replace('_', ' ')}")
        if self.by_fire(hero) and len(hero.effects) <= 1:
            for one, other in combinations_with_replacement(FOODS, 2):
                if hero.has(one) and hero.has(other) and (one != other or hero.has(one) > 1):
                    found.add(f"eat {one} + {other}".replace("_", " "))
        for recipe, costs in NUMBERS["recipe"].items():
            if all(hero.has(item) >= amount for item, amount in costs.items()) and self.makes(
                hero, recipe
            ):
                found.add(f"craft {recipe.replace('_', ' ')}")
        return found

    def makes(self, hero, recipe):
        if recipe == "bed":
            return not hero.bed
        if recipe == "campfire":
            return KIND[hero.at] not in "~S" and hero.at not in self.fires
        if recipe == "raft":
            by_sea = any(KIND[name] in "~S" for name in neighbours(hero.at))
            afloat = any(other.at == self.raft and KIND[other.at] in "~S" for other in self.heroes)
            return KIND[hero.at] not in "~S" and by_sea and self.raft != hero.at and not afloat
        return not hero.has(recipe)

    def travel(self, name):
        hero = self.heroes[self.active]
        words = name.split()
        if name in KIND:
            self.go(hero, name)
        elif name == "end":
            self.end(hero)
        elif name == "fight":
            self.begin_fight(self.boss(), range(len(self.heroes)))
        elif words[0] == "give":
            item, other = "_".join(words[2:]), self.heroes[self.others(self.active)[0]]
            hero.take(item, int(words[1]))
            other.add(item, int(words[1]))
            hero.health = min(hero.health, hero.most_health)
        elif words[0] != "ask":
            hero.points -= 1
            self.spend(hero, words)

    def spend(self, hero, words):
        thing = "_".join(words[1:])
        if words[0] == "burn":
            hero.steps += 5
        elif words[0] == "chop":
            self.chopped = True
            hero.add("wood", [2, 4, 6, 8][hero.tool("axe")])
        elif words[0] == "stone":
            self.rocks.add(hero.at)
            hero.add("stone", [2, 2, 4, 6][hero.tool("pickaxe")])
        elif words[0] == "break":
            self.rocks.add(hero.at)
            hero.add("bronze" if hero.at in HOME_ISLAND else "iron", hero.tool("pickaxe"))
        elif words[0] == "mushroom":
            hero.add("mushroom", 1)
        elif words[0] == "pick":
            self.pick(hero, " ".join(words[1:]))
        elif words[0] == "cook":
            amount = min(hero.has("raw_meat"), 10 - hero.has("cooked_meat"))
            hero.take("raw_meat", amount)
            hero.add("cooked_meat", amount)
        elif words[0] == "eat":
            foods = [part.strip("_") for part in thing.split("+")]
            for food in foods:
                hero.eat(food, len(foods) + 1)
                hero.points += NUMBERS["food"][food][1]
                hero.steps += NUMBERS["food"][food][2]
        else:
            self.craft(hero, thing)

    def pick(self, hero, told):
        parts = told.split()
        amount = 0
        name = []
        for part in [*parts, "0"]:
            if part.isdecimal():
                if name:
                    hero.add("_".join(name), amount)
                    self.picked += amount
                amount, name = int(part), []
            else:
                name.append(part)

    def craft(self, hero, recipe):
        for item, amount in NUMBERS["recipe"][recipe].items():
            hero.take(item, amount)
        if recipe == "bed":
            hero.bed = True
        elif recipe == "raft":
            self.raft = hero.at
        elif recipe == "campfire":
            self.fires.append(hero.at)
            hero.fire = hero.at
        else:
            hero.add(recipe, 1)

    def go(self, hero, target):
        start = hero.at
        hero.steps -= self.price(hero, target)
        aboard = [hero]
        if KIND[target] in "~S":
            if KIND[start] in "~S":
                aboard = [each for each in self.heroes if each.at == start]
            if self.raft == start:
                self.raft = target
        for each in aboard:
            each.at = target
            self.dig(each)
        wakes = KIND[target] == "S" and self.foes["serpent_attacks"]
        if wakes and self.boss() == "serpent":
            self.begin_fight("serpent", range(len(self.heroes)))

    def dig(self, hero):
        if hero.grave == hero.at:
            for item, amount in hero.lost.items():
                together = hero.has(item) + amount
                hero.bag[item] = min(together, 1) if most(item) == 1 else together
            hero.grave, hero.lost = None, {}

    def end(self, hero):
        hero.points = hero.steps = 0
        if hero.at in HOUSES and hero.at not in self.searched:
            self.searched.add(hero.at)
            self.asks = "show"
        elif KIND[hero.at] in "FM" and not hero.sums(5):
            self.asks, self.what = "roll", "encounter"
        else:
            self.next_turn()

    def show(self, card):
        for item, amount in NUMBERS["treasure"][card].items():
            self.heroes[self.active].add(item, amount)
        self.next_turn()

    # Fights. --------------------------------------------------------------------------------

    def roll(self, value):
        hero = self.heroes[self.turn]
        if self.what == "encounter":
            odd = value % 2 == 1
            if KIND[hero.at] == "M":
                enemy = "fuling" if odd else "deathsquito"
            else:
                enemy = "deer" if odd and not self.chopped else "greydwarf"
            party = [
                seat
                for seat, other in enumerate(self.heroes)
                if seat == self.active or (other.at == hero.at and not other.sums(5))
            ]
            self.begin_fight(enemy, party)
        elif self.what == "escape":
            self.what = "combat"
            if value >= 5:
                hero.fighting = hero.shielded = False
                self.after(self.turn)
            else:
                self.go_on()
        else:
            self.strike(
                self.foes[self.enemy][3 if value >= NUMBERS["second_attack"][self.enemy] else 2]
            )

    def begin_fight(self, enemy, party):
        self.enemy = enemy
        self.enemy_health = self.foes[enemy][len(self.heroes) - 1]
        for seat in party:
            self.heroes[seat].fighting = True
        self.fight_round = 0
        self.next_round()

    def fighters(self):
        """In the order in which they act."""
        order = [self.active, *self.others(self.active)]
        return [seat for seat in order if self.heroes[seat].fighting]

    def next_round(self):
        self.fight_round += 1
        if self.fight_round > 50:
            self.end_fight()
        else:
            self.hand_to(self.fighters()[0])

    def hand_to(self, seat):
        self.asks, self.what, self.turn = "choose", "combat", seat
        self.combat_points, self.struck = 2, False

    def fight_actions(self):
        hero = self.heroes[self.turn]
        found = {"run", "pass"}
        if not self.struck:
            found.add("attack")
        if hero.defence and not hero.shielded:
            found.add("shield")
        if len(hero.effects) < 3:
            found |= {f"eat {food.replace('_', ' ')}" for food in FOODS if hero.has(food)}
        return found

    def combat(self, name):
        hero = self.heroes[self.turn]
        if name == "pass":
            self.after(self.turn)
            return
        self.combat_points -= 1
        if name == "run":
            self.asks, self.what = "roll", "escape"
            return
        if name == "attack":
            self.struck = True
            self.enemy_health -= hero.attack
            if self.enemy_health <= 0:
                self.slay(hero)
                return
        elif name == "shield":
            hero.shielded = True
        else:
            hero.eat("_".join(name.split()[1:]), 2)
        self.go_on()

    def go_on(self):
        if self.combat_points:
            self.asks = "choose"
        else:
            self.after(self.turn)

    def after(self, seat):
        if not self.fighters():
            self.end_fight()
        elif seat == self.active and self.fighters()[-1] != seat:
            self.hand_to(self.fighters()[-1])
        elif self.enemy in ("serpent", "eikthyr"):
            self.asks, self.what = "roll", "boss"
        else:
            self.strike(self.foes[self.enemy][2])

    def strike(self, damage):
        seat = min(self.fighters(), key=lambda each: self.heroes[each].health)
        hero = self.heroes[seat]
        if hero.shielded:
            damage -= hero.defence
        hero.shielded = False
        hero.health -= max(0, damage)
        if hero.health <= 0:
            self.die(hero)
        if self.fighters():
            self.next_round()
        else:
            self.end_fight()

    def die(self, hero):
        hero.fighting = False
        hero.grave, hero.lost, hero.bag = hero.at, hero.bag, {}
        hero.effects, hero.health = [], 10
        hero.points = hero.steps = 0
        hero.at = hero.fire if hero.bed and hero.fire else find("H")
        self.dig(hero)

    def slay(self, hero):
        for item, amount in NUMBERS["drops"][self.enemy].items():
            hero.add(item, amount)
        self.serpent_slain |= self.enemy == "serpent"
        self.won |= self.enemy == "eikthyr"
        self.end_fight()

    def end_fight(self):
        for hero in self.heroes:
            hero.fighting = hero.shielded = False
        self.enemy = None
        self.next_turn()

    def play(self, name):
        if self.what == "combat":
            self.combat(name)
        else:
            self.travel(name)

    def copy(self):
        return deepcopy(self)
