"""Where everything of Valheim lies: the map behind a pane above; heroes, bag and recipes below.

Spots are called `hex:N` (a hex of the map), `hero:S` (a hero's panel), `effect:S:N` (a food that
acts on him), `item:N` (a thing in the bag of the hero in front), `recipe:N`, and `enemy` while a
fight goes on; it takes the place of the recipes then.
"""

from functools import lru_cache
from math import sqrt
from typing import Final

from meadhall.engines.valheim import overview
from meadhall.engines.valheim.items import (
    BATTLE_BERRY,
    FIRST_TOOL,
    MADE_BY,
    MEGINGJORD,
    MJOLNIR_SHARD,
    RECIPE_OF_BED,
    RECIPES,
    SERPENT_SCALE,
    WOOD,
)
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.numbers import MOST, MOST_EFFECTS
from meadhall.engines.valheim.words import hero
from meadhall.engines.valheim.world import NO_HEX, SERPENT, WORLD
from meadhall.engines.values import NOBODY
from meadhall.ui.board.games.valheim import words
from meadhall.ui.board.scene import (
    Label,
    Pane,
    Piece,
    Point,
    Scene,
    Spot,
    box,
    fitted_pane,
    hexagon,
)
from meadhall.ui.text.words import capital, say, told

WIDTH: Final = 16.2
HEIGHT: Final = 12.2
EDGE: Final = 0.15
FRAME: Final = (EDGE, EDGE, WIDTH - 2 * EDGE, 7.25)
ROW: Final = sqrt(3) / 2
RADIUS: Final = 1 / sqrt(3)
LARGEST: Final = 1.1

BELOW: Final = FRAME[1] + FRAME[3] + 0.15
"""Where the heroes, the bag and the recipes begin."""

GAP: Final = 0.13
HEROES: Final = (EDGE, 4.35)
BAG: Final = (4.65, 5.65)
MAKING: Final = (10.45, WIDTH - EDGE - 10.45)
"""Left edge and width of each of the three."""

TITLE: Final = 0.5

NO_MORE: Final = -1
"""Stands for the health that an attack would leave, where one has attacked in this round."""

BAG_COLUMNS, BAG_ROWS = 6, 3
RECIPE_COLUMNS, RECIPE_ROWS = 5, 3

IN_BAG: Final = (*range(WOOD, BATTLE_BERRY + 1), MJOLNIR_SHARD, MEGINGJORD, SERPENT_SCALE)
"""Things that lie in the bag; what has a recipe lies among the recipes."""

HEX, HERO, EFFECT, ITEM, RECIPE, ENEMY = "hex:", "hero:", "effect:", "item:", "recipe:", "enemy"


class Layout:
    """Lays one position out as a seat sees it, or somebody who looks on."""

    def __init__(self, journey: Journey, seat: int) -> None:
        self.journey = journey
        self.viewer = seat
        self.front = seat if seat != NOBODY else int(journey.active)
        """The hero whose bag and recipes are shown."""

        self.spots: list[Spot] = []
        self.pieces: list[Piece] = []
        self.labels: list[Label] = []
        width, height = int(WORLD.width), int(WORLD.height)
        world = (-0.5, -RADIUS, width + 0.5, (height - 1) * ROW + 2 * RADIUS)
        self.pane: Pane = fitted_pane(FRAME, world, LARGEST)

    def scene(self) -> Scene:
        self.lay_map()
        self.lay_heroes()
        self.lay_bag()
        self.lay_making()
        return Scene(
            f"valheim {len(self.spots) > 0} {self.pane}",
            WIDTH,
            HEIGHT,
            tuple(self.spots),
            tuple(self.pieces),
            labels=tuple(self.labels),
            pane=self.pane,
            start=f"{HEX}{int(self.journey.places[self.front])}",
        )

    def add(
        self, key: str, name: str, outline: tuple[Point, ...], sentence: str, look: str = "",
        more: str = "", is_in_pane: bool = False,
    ) -> None:  # fmt: skip
        sentence = capital(sentence)
        self.spots.append(Spot(key, name, outline, sentence, look, more, is_in_pane=is_in_pane))

    # The map. --------------------------------------------------------------------------------

    def lay_map(self) -> None:
        journey = self.journey
        sentences = words.hex_sentences(journey, self.viewer)
        self.spots += [
            _hex_spot(place, self.pane, sentence) for place, sentence in enumerate(sentences)
        ]
        if journey.raft != NO_HEX:
            self.put("raft", int(journey.raft))
        if not journey.serpent_slain:
            self.put("serpent", int(WORLD.serpent))
        together = len({int(place) for place in journey.places}) < int(journey.seats)
        for seat in range(int(journey.seats)):
            look = f"hero {int(together) * (1 + seat)}"
            self.put(look, int(journey.places[seat]), seat)
        self.lay_finds()

    def lay_finds(self) -> None:
        """Small things: over the heroes, at the edge of the hex, so that none is hidden."""
        journey = self.journey
        for at, place in enumerate(WORLD.houses):
            if journey.visited[at] == 1:
                self.put_beside("searched", int(place))
        for fire in journey.fires:
            self.put_beside("fire", int(fire))
        for seat in range(int(journey.seats)):
            if journey.grave_places[seat] != NO_HEX:
                self.put_beside("grave", int(journey.grave_places[seat]), seat)

    def put_beside(self, look: str, place: int, seat: int = 0) -> None:
        is_trodden = place in (int(each) for each in self.journey.places)
        self.put(f"{look} {int(is_trodden)}", place, seat)

    def put(self, look: str, place: int, seat: int = 0) -> None:
        self.pieces.append(Piece(look, f"{HEX}{place}", seat))

    # Heroes. ---------------------------------------------------------------------------------

    def lay_heroes(self) -> None:
        journey, count = self.journey, int(self.journey.seats)
        left, wide = HEROES
        high = (HEIGHT - EDGE - BELOW - GAP * (count - 1)) / count
        high = min(high, 2.9)
        for seat in range(count):
            top = BELOW + seat * (high + GAP)
            self.add(
                f"{HERO}{seat}",
                told(hero(seat)),
                box(left, top, wide, high),
                words.hero_sentence(journey, seat, self.viewer),
                "hero",
                words.hero_more(journey, seat),
            )
            facts = [
                int(journey.health[seat]), int(journey.most_health(seat)),
                int(journey.action_points[seat]), int(journey.steps_left[seat]),
                int(journey.attack(seat)), int(journey.defence(seat)),
                int(journey.shielded[seat]),
            ]  # fmt: skip
            look = "panel " + " ".join(str(fact) for fact in facts)
            self.pieces.append(Piece(look, f"{HERO}{seat}", seat, int(journey.active == seat)))
            size = min(0.74, high * 0.27)
            for at, effect in enumerate(overview.effects(journey, seat)):
                x = left + wide - 0.15 - (int(MOST_EFFECTS) - at) * (size + 0.08)
                sentence = words.effect_sentence(effect)
                key = f"{EFFECT}{seat}:{at}"
                self.add(
                    key, told(effect.thing), box(x, top + high - size - 0.12, size, size),
                    sentence, "effect", words.uses().get(effect.item, ""),
                )  # fmt: skip
                self.pieces.append(Piece(f"effect {effect.item} {effect.turns}", key))

    # The bag. --------------------------------------------------------------------------------

    def lay_bag(self) -> None:
        left, wide = BAG
        high = HEIGHT - EDGE - BELOW
        size = min(
            (wide - GAP * (BAG_COLUMNS - 1)) / BAG_COLUMNS,
            (high - TITLE - GAP * (BAG_ROWS - 1)) / BAG_ROWS,
        )
        whose = words.hero_name(self.front, self.viewer)
        title = say("Your bag") if self.front == self.viewer else say("The bag of {who}", who=whose)
        self.labels.append(Label(title, (left + wide / 2, BELOW + 0.2), 0.34))
        tall = (high - TITLE - GAP * (BAG_ROWS - 1)) / BAG_ROWS
        for at, item in enumerate(IN_BAG):
            row, column = divmod(at, BAG_COLUMNS)
            held = int(self.journey.held(self.front, item))
            if item > BATTLE_BERRY and held == 0:
                continue
            outline = box(
                left + column * (size + GAP), BELOW + TITLE + row * (tall + GAP), size, tall
            )
            most = int(MOST[item])
            sentence = say(
                "{thing}: {amount} of {most}", thing=words.thing(item), amount=held, most=most
            )
            key = f"{ITEM}{item}"
            self.add(key, words.thing(item), outline, sentence, "item", words.uses()[item])
            self.pieces.append(Piece(f"item {item} {held} {most}", key))

    # Recipes, or the fight. ------------------------------------------------------------------

    def lay_making(self) -> None:
        fight = overview.fight_now(self.journey)
        if fight is not None:
            self.lay_fight(fight)
            return
        left, wide = MAKING
        high = HEIGHT - EDGE - BELOW
        self.labels.append(Label(say("Make"), (left + wide / 2, BELOW + 0.2), 0.34))
        size = (wide - GAP * (RECIPE_COLUMNS - 1)) / RECIPE_COLUMNS
        tall = (high - TITLE - GAP * (RECIPE_ROWS - 1)) / RECIPE_ROWS
        for recipe in overview.recipes(self.journey, self.front):
            row, column = divmod(recipe.number, RECIPE_COLUMNS)
            made = int(MADE_BY[recipe.number])
            outline = box(
                left + column * (size + GAP), BELOW + TITLE + row * (tall + GAP), size, tall
            )
            is_owned = self.is_owned(recipe.number)
            sentence = words.recipe_sentence(recipe)
            if is_owned:
                sentence = say("{thing}: you have it", thing=capital(told(recipe.thing)))
            key = f"{RECIPE}{recipe.number}"
            self.add(
                key, told(recipe.thing), outline, sentence, "recipe",
                words.recipe_more(recipe, made),
            )  # fmt: skip
            costs = " ".join(
                f"{cost.item}:{cost.amount - cost.missing}:{cost.amount}" for cost in recipe.costs
            )
            state = "owned" if is_owned else "ready" if recipe.can_be_made else "lacking"
            self.pieces.append(Piece(f"recipe {made} {state} {costs}", key))

    def is_owned(self, recipe: int) -> bool:
        """Has the hero in front made this, and holds it?"""
        if recipe == RECIPE_OF_BED:
            return bool(self.journey.beds[self.front] == 1)
        return recipe < RECIPE_OF_BED and self.journey.held(self.front, FIRST_TOOL + recipe) > 0

    def lay_fight(self, fight: overview.Fight) -> None:
        left, wide = MAKING
        outline = box(left, BELOW, wide, HEIGHT - EDGE - BELOW)
        self.add(
            ENEMY,
            told(fight.name),
            outline,
            words.enemy_sentence(fight, self.journey, self.viewer),
            "enemy",
            words.enemy_more(fight, self.journey, self.viewer),
        )
        blows = fight.blows_on_a_shield if fight.victim in fight.shielded else fight.blows
        told_blows = " ".join(f"{blow.sixths}:{blow.damage}" for blow in blows)
        asked = int(self.journey.turn)
        is_raised = asked not in fight.fighters or asked in fight.shielded
        defence = 0 if is_raised else int(self.journey.defence(asked))
        leaves = NO_MORE if self.journey.has_struck else fight.attack_leaves
        look = (
            f"enemy {fight.enemy} {fight.health} {fight.most_health} {fight.round} "
            f"{leaves} {fight.escape_sixths} {fight.points} {defence} {told_blows}"
        )
        self.pieces.append(Piece(look, ENEMY, fight.victim))


@lru_cache(maxsize=2048)
def _hex_spot(place: int, pane: Pane, sentence: str) -> Spot:
    """A hex of the map; of most there is the same to say after each move."""
    row = WORLD.row(place)
    centre = pane.to_scene((WORLD.column(place) + 0.5 * (row % 2), row * ROW))
    return Spot(
        f"{HEX}{place}",
        WORLD.names[place],
        hexagon(centre, RADIUS * pane.unit),
        capital(sentence),
        str(int(WORLD.terrain[place])),
        is_in_pane=True,
    )


def is_strait(spot: Spot) -> bool:
    return spot.look == str(SERPENT)


assert RECIPES <= RECIPE_COLUMNS * RECIPE_ROWS and len(IN_BAG) <= BAG_COLUMNS * BAG_ROWS
