"""What the window says of Valheim: hexes, things, heroes, recipes and fights."""

from functools import lru_cache
from typing import Final

from meadhall.engines.contract import OVER
from meadhall.engines.phrases import Form
from meadhall.engines.valheim import hints, overview, plans, tactics
from meadhall.engines.valheim.items import (
    BATTLE_BERRY,
    BED,
    BLUEBERRY,
    BOSS_KEY,
    BRONZE,
    BRONZE_AXE,
    BRONZE_PICKAXE,
    BRONZE_SHIELD,
    BRONZE_SWORD,
    CAMPFIRE,
    COOKED_MEAT,
    IRON,
    IRON_AXE,
    IRON_PICKAXE,
    IRON_SWORD,
    LEATHER,
    MEGINGJORD,
    MJOLNIR_SHARD,
    MUSHROOM,
    RAFT,
    RASPBERRY,
    RAW_MEAT,
    SERPENT_SCALE,
    STINK_BERRY,
    STONE,
    STONE_AXE,
    THINGS,
    TROPHY,
    WOOD,
    WOOD_SHIELD,
)
from meadhall.engines.valheim.journey import COMBAT, NO_ENEMY, TRAVEL, Journey
from meadhall.engines.valheim.routes import Way
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.words import hero
from meadhall.engines.valheim.world import (
    DUNGEON,
    FOREST,
    HOME,
    HOUSE,
    MARSH,
    MEADOW,
    NO_HEX,
    RIVER,
    ROCK,
    SEA,
    SERPENT,
    WORLD,
)
from meadhall.engines.values import NOBODY
from meadhall.ui.text.words import capital, say, told


def hero_name(seat: int, viewer: int = NOBODY) -> str:
    return say("you") if seat == viewer else told(hero(seat))


def lands() -> dict[int, str]:
    """What each kind of hex is, and what can be done there."""
    return {
        MEADOW: say("meadow"),
        FOREST: say("forest: wood, berries, mushrooms; who ends a turn here meets somebody"),
        ROCK: say("rock: stone, and metal with a pickaxe"),
        RIVER: say("river: two steps"),
        MARSH: say("marsh: two steps; who ends a turn here meets somebody"),
        HOUSE: say("old house"),
        HOME: say("home"),
        DUNGEON: say("dungeon: Eikthyr waits here"),
        SEA: say("sea"),
        SERPENT: say("strait"),
    }


def hex_sentences(journey: Journey, viewer: int) -> list[str]:
    """Every hex with everything in it."""
    kinds, found = lands(), notes(journey, viewer)
    return [
        ", ".join([_plain_hex(kinds[int(WORLD.terrain[place])], place), *found.get(place, [])])
        for place in range(int(WORLD.hexes))
    ]


@lru_cache(maxsize=1024)
def _plain_hex(land: str, place: int) -> str:
    return say("{hex}: {land}", hex=WORLD.names[place], land=land)


def notes(journey: Journey, viewer: int) -> dict[int, list[str]]:
    """What there is to say of some hexes: who is there, what lies there, what has been done."""
    found: dict[int, list[str]] = {}

    def tell(place: int, words: str) -> None:
        found.setdefault(int(place), []).append(words)

    for at, house in enumerate(WORLD.houses):
        is_searched = journey.visited[at] == 1
        tell(house, say("searched") if is_searched else say("nobody has searched it"))
    slain = say("the serpent is slain") if journey.serpent_slain else say("the serpent")
    tell(WORLD.serpent, slain)
    for seat in range(int(journey.seats)):
        tell(journey.places[seat], hero_name(seat, viewer))
        tell(journey.grave_places[seat], say("grave of {who}", who=told(hero(seat))))
    for fire in journey.fires:
        tell(fire, say("campfire"))
    tell(journey.raft, say("raft"))
    for place in range(int(WORLD.hexes)):
        if journey.is_rock_used(place):
            tell(place, say("nothing more here this turn"))
    return found


def thing(item: int) -> str:
    return told(THINGS[item])


def uses() -> dict[int, str]:
    """What a thing is good for, and where it comes from."""
    return {
        WOOD: say("From forests: 2 for an action point, more with an axe."),
        STONE: say("From rocks: 2 for an action point, more with a better pickaxe."),
        BRONZE: say("From rocks of the home island with a pickaxe."),
        IRON: say("From rocks beyond the sea with a pickaxe, and from fulings."),
        LEATHER: say("From deer."),
        TROPHY: say("From deer. Three make the key, two the first pickaxe."),
        RAW_MEAT: say("From deer, and from fulings. Cook it at a campfire."),
        RASPBERRY: say("From forests. 1 health, and 2 action points at once."),
        BLUEBERRY: say("From forests. 1 health; rivers and marshes cost one step."),
        MUSHROOM: say("From forests. 2 health, and 2 steps more."),
        STINK_BERRY: say("From forests. Nobody meets you at the end of your turn."),
        COOKED_MEAT: say("5 health, and 2 action points at once."),
        BATTLE_BERRY: say("From forests. 1 health; your blows do 1 more."),
        MJOLNIR_SHARD: say("Any weapon does 2 more."),
        MEGINGJORD: say("5 health more."),
        SERPENT_SCALE: say("Any shield is better by 1."),
    }


GOOD_FOR: Final = {
    BRONZE_PICKAXE: ("2", "4"),
    IRON_PICKAXE: ("3", "6"),
    STONE_AXE: ("2", "4"),
    BRONZE_AXE: ("4", "6"),
    IRON_AXE: ("5", "8"),
    BRONZE_SWORD: ("5", ""),
    IRON_SWORD: ("6", ""),
    WOOD_SHIELD: ("2", ""),
    BRONZE_SHIELD: ("3", ""),
}
"""The numbers of the rulebook for each thing that is made."""


def made_for(item: int) -> str:
    """What a made thing does."""
    numbers = GOOD_FOR.get(item, ("", ""))
    if item in (BRONZE_PICKAXE, IRON_PICKAXE):
        return say("Breaks rocks: {metal} metal, or {stone} stone.", metal=numbers[0],
                   stone=numbers[1])  # fmt: skip
    if item in (STONE_AXE, BRONZE_AXE, IRON_AXE):
        return say("Attack {attack}; chops {wood} wood.", attack=numbers[0], wood=numbers[1])
    if item in (BRONZE_SWORD, IRON_SWORD):
        return say("Attack {attack}.", attack=numbers[0])
    if item in (WOOD_SHIELD, BRONZE_SHIELD):
        return say("Defence {defence}, for a raised shield.", defence=numbers[0])
    if item == BOSS_KEY:
        return say("Opens the fight in the dungeon.")
    if item == BED:
        return say("After death you wake at your last campfire.")
    if item == RAFT:
        return say("Carries you over the sea. Made beside it.")
    if item == CAMPFIRE:
        return say("Cook here, and eat two foods together.")
    return say("Breaks rocks: {metal} metal, or {stone} stone.", metal="1", stone="2")


def recipe_sentence(recipe: overview.Recipe) -> str:
    """What it is made of, and what is missing."""
    costs = ", ".join(
        say("{amount} {thing}", amount=cost.amount, thing=told(cost.thing)) for cost in recipe.costs
    )
    sentence = say("{thing}: {costs}", thing=capital(told(recipe.thing)), costs=costs)
    missing = ", ".join(
        say("{amount} {thing}", amount=cost.missing, thing=told(cost.thing))
        for cost in recipe.costs
        if cost.missing
    )
    if missing:
        return say("{sentence}; missing: {missing}", sentence=sentence, missing=missing)
    if not recipe.is_possible_here:
        return say("{sentence}; not here, or made already", sentence=sentence)
    return sentence


def recipe_more(recipe: overview.Recipe, item: int) -> str:
    """What it does, and where to get what is missing."""
    sources = uses()
    lacking = [sources[cost.item] for cost in recipe.costs if cost.missing and cost.item in sources]
    return "\n".join([made_for(item), *lacking])


def hero_sentence(journey: Journey, seat: int, viewer: int) -> str:
    """A hero with all numbers."""
    parts = [
        capital(hero_name(seat, viewer)),
        say("{health} of {most} health", health=int(journey.health[seat]),
            most=int(journey.most_health(seat))),
        say("attack {attack}", attack=int(journey.attack(seat))),
        say("defence {defence}", defence=int(journey.defence(seat))),
    ]  # fmt: skip
    if journey.active == seat:
        points, steps = int(journey.action_points[seat]), int(journey.steps_left[seat])
        parts.append(say("action points {points}, steps {steps}", points=points, steps=steps))
    parts.append(say("on {hex}", hex=WORLD.names[int(journey.places[seat])]))
    if journey.grave_places[seat] != NO_HEX:
        where = WORLD.names[int(journey.grave_places[seat])]
        parts.append(say("grave on {hex}", hex=where))
    return ", ".join(parts)


def effect_sentence(effect: overview.Effect) -> str:
    """What acts on a hero, and for how long."""
    return say("{thing} (turns left: {turns})", thing=told(effect.thing), turns=effect.turns)


def hero_more(journey: Journey, seat: int) -> str:
    """What a hero carries, and what acts on him."""
    held = ", ".join(
        say("{amount} {thing}", amount=each.amount, thing=told(each.thing))
        for each in overview.bag(journey, seat)
    )
    acting = ", ".join(effect_sentence(each) for each in overview.effects(journey, seat))
    lines = [say("Carries: {things}", things=held) if held else say("Carries nothing.")]
    if acting:
        lines.append(say("Acting: {things}", things=acting))
    return "\n".join(lines)


def way_cost(way: Way) -> str:
    """What a way costs, in as few words as fit beside it."""
    steps = say("1 step") if way.steps == 1 else say("{steps} steps", steps=way.steps)
    if way.burnt == 0:
        return steps
    burnt = say("burns 1 point") if way.burnt == 1 else say("burns {points} points",
                                                            points=way.burnt)  # fmt: skip
    return f"{steps}\n{burnt}"


def odds(sixths: int) -> str:
    return say("{sixths} in 6", sixths=sixths)


def enemy_sentence(fight: overview.Fight, journey: Journey, viewer: int) -> str:
    """The enemy, its health, and what it may do next."""
    victim = hero_name(fight.victim, viewer)
    blows = fight.blows_on_a_shield if fight.victim in fight.shielded else fight.blows
    threats = "; ".join(
        say("{odds}: {damage} damage, {health} health left", odds=odds(blow.sixths),
            damage=blow.damage, health=blow.health_left)
        for blow in blows
    )  # fmt: skip
    return say(
        "{enemy}: {health} of {most} health, round {round}. It strikes {victim}: {threats}.",
        enemy=capital(told(fight.name)), health=fight.health, most=fight.most_health,
        round=fight.round, victim=victim, threats=threats,
    )  # fmt: skip


def enemy_more(fight: overview.Fight, journey: Journey, viewer: int) -> str:
    """What each action would do."""
    lines = [say("Run: {odds}.", odds=odds(fight.escape_sixths))]
    if not journey.has_struck:  # once a round
        left, enemy = fight.attack_leaves, told(fight.name)
        lines.insert(0, say("Attack: {health} health left to {enemy}.", health=left, enemy=enemy))
    shield = "; ".join(
        say("{odds}: {damage} damage", odds=odds(blow.sixths), damage=blow.damage)
        for blow in fight.blows_on_a_shield
    )
    if journey.defence(fight.victim) > 0:
        lines.append(say("With a raised shield: {blows}.", blows=shield))
    return "\n".join(lines)


def seat_notes(journey: Journey, seat: int) -> list[str]:
    notes = [say("{health} health", health=int(journey.health[seat]))]
    if journey.active == seat and journey.enemy == NO_ENEMY and journey.asks != OVER:
        notes.append(say("action points {points}, steps {steps}",
                         points=int(journey.action_points[seat]),
                         steps=int(journey.steps_left[seat])))  # fmt: skip
    return notes


def plan(journey: Journey, seat: int) -> str:
    """What a computer partner works at, also where it does what it was asked for."""
    aim = hints.hint(journey, seat) if journey.question == TRAVEL and journey.seats > 1 else None
    return told(aim) if aim is not None else ""


def name_of(form: Form) -> str:
    return capital(told(form))


# Why. -----------------------------------------------------------------------------------------


def reasons(before: Valheim, after: Valheim, seat: int, action: int) -> list[str]:
    """What a choice is for: the numbers of a fight, and the aim that it serves, or what comes next.

    The aim is told only of what an experienced hero would do for it.
    """
    if before.question == COMBAT:
        return _odds(before, after, seat)
    if before.question != TRAVEL:
        return []
    aim = hints.hint(before, seat)
    if aim is not None and action == plans.next_action(before, seat):
        return [say("The aim: {plan}.", plan=told(aim))]
    following = hints.hint(after, seat) if after.question == TRAVEL and after.turn == seat else None
    return [say("Next: {plan}.", plan=told(following))] if following is not None else []


def _odds(before: Valheim, after: Valheim, seat: int) -> list[str]:
    """How the fight stands: the rounds that it takes, and the worst that can come next."""
    if after.question != COMBAT:
        return []
    rounds, blow = int(tactics.rounds_to_win(after)), int(tactics.worst_blow(after, seat))
    found = [
        say("One more round wins, if all strike.")
        if rounds <= 1
        else say("{count} more rounds win, if all strike.", count=rounds)
    ]
    left = int(after.health[seat])
    if blow:
        found.append(
            say("The worst next blow takes {blow} of {health} health.", blow=blow, health=left)
        )
    return found
