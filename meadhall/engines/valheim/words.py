"""What an action is called and what one points at to choose it; what a match says at its end.

Notation is the same in every language: hexes by their names, things by what files call them.
"""

from typing import Final

from meadhall.engines.contract import plain
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.valheim.actions import (
    ASK,
    ATTACK,
    BREAK_ROCK,
    BURN,
    CHOP,
    COOK,
    CRAFT,
    EAT,
    EAT_IN_FIGHT,
    EAT_TWO,
    END_TURN,
    FIGHT_BOSS,
    GIVE,
    GIVE_END,
    HANDFUL,
    HANDFUL_COUNT,
    HANDFULS,
    KINDS_OF_BERRIES,
    PAIR_COUNT,
    PAIRS,
    PASS,
    PICK_BERRIES,
    PICK_MUSHROOM,
    RAISE_SHIELD,
    RUN,
    TAKE_STONE,
)
from meadhall.engines.valheim.items import (
    BERRIES,
    FIRST_FOOD,
    FOODS,
    ITEMS,
    KEYS,
    MADE_BY,
    RECIPES,
)
from meadhall.engines.valheim.journey import EIKTHYR_SLAIN, TIME_IS_UP, WISHES, Journey
from meadhall.engines.valheim.numbers import BERRIES_A_TURN
from meadhall.engines.valheim.turns import Reason, Together
from meadhall.engines.valheim.world import NO_HEX, WORLD
from meadhall.engines.values import Step

BUTTONS: Final = {
    BURN: "burn",
    END_TURN: "end",
    FIGHT_BOSS: "fight",
    CHOP: "chop",
    TAKE_STONE: "stone",
    BREAK_ROCK: "break",
    PICK_MUSHROOM: "mushroom",
    COOK: "cook",
    ATTACK: "attack",
    RAISE_SHIELD: "shield",
    RUN: "run",
    PASS: "pass",
}
"""Actions that are one word, and one button."""

ENOUGH: Final = ITEMS
"""In place of a further berry: no more of them."""

ACTION_END: Final = EAT_IN_FIGHT + FOODS


class Who(Form):
    """Who does something."""

    HERO = "hero {number}"


def hero(seat: int) -> Phrase:
    return say(Who.HERO, number=seat + 1)


def thing(item: int) -> str:
    """What notation calls a thing."""
    return KEYS[item].replace("_", " ")


def handful(number: int) -> list[tuple[int, int]]:
    """The berries of a handful: how many of which item."""
    amounts = [int(HANDFULS[number * KINDS_OF_BERRIES + kind]) for kind in range(KINDS_OF_BERRIES)]
    return [(amount, item) for amount, item in zip(amounts, BERRIES, strict=True) if amount > 0]


def handful_text(number: int) -> str:
    return " ".join(f"{amount} {thing(item)}" for amount, item in handful(number))


def target(journey: Journey, seat: int, action: int) -> int:
    """The hex that a step goes to, or NO_HEX."""
    return int(WORLD.next[journey.places[seat] * 6 + action])


def is_action(journey: Journey, seat: int, action: int) -> bool:
    """Is this the number of something that one could do at some time?"""
    if not 0 <= seat < journey.seats:
        return False
    if 0 <= action < BURN:
        return target(journey, seat, action) != NO_HEX
    return (
        action in BUTTONS
        or CRAFT <= action < CRAFT + RECIPES
        or EAT <= action < EAT + FOODS
        or EAT_TWO <= action < EAT_TWO + PAIR_COUNT
        or PICK_BERRIES <= action < PICK_BERRIES + HANDFUL_COUNT
        or ASK <= action < ASK + len(WISHES)
        or (GIVE <= action < GIVE_END and (action - GIVE) % HANDFUL > 0)
        or EAT_IN_FIGHT <= action < EAT_IN_FIGHT + FOODS
    )


def steps(journey: Journey, seat: int, action: int) -> list[Step]:
    """A hex, a recipe, or a button; berries one by one; an item, what to do with it, how many."""
    if action < BURN:
        place = target(journey, seat, action)
        return [Step("hex", place, WORLD.names[place])]
    if action in BUTTONS:
        return [Step("button", action, BUTTONS[action])]
    if action >= EAT_IN_FIGHT:
        item = FIRST_FOOD + action - EAT_IN_FIGHT
        return [item_step(item), Step("use", EAT_IN_FIGHT, "eat")]
    if action >= GIVE:
        item, amount = (action - GIVE) // HANDFUL, (action - GIVE) % HANDFUL
        return [
            item_step(item),
            Step("use", GIVE, "give"),
            Step("amount", amount, str(amount)),
        ]
    if action >= ASK:
        wish = action - ASK
        return [Step("button", ASK, "ask"), Step("wish", wish, WISHES[wish])]
    if action >= PICK_BERRIES:
        return [Step("button", PICK_BERRIES, "pick"), *picked(action - PICK_BERRIES)]
    if action >= EAT_TWO:
        pair = action - EAT_TWO
        one, other = int(PAIRS[pair * 2]), int(PAIRS[pair * 2 + 1])
        return [
            item_step(FIRST_FOOD + one),
            Step("use", EAT_TWO, "eat with"),
            item_step(FIRST_FOOD + other),
        ]
    if action >= EAT:
        return [item_step(FIRST_FOOD + action - EAT), Step("use", EAT, "eat")]
    recipe = action - CRAFT
    return [Step("recipe", recipe, thing(int(MADE_BY[recipe])))]


def item_step(item: int) -> Step:
    return Step("item", item, thing(item))


def picked(number: int) -> list[Step]:
    """A handful berry by berry, and that it is enough, unless no more can be picked."""
    berries = [item for amount, item in handful(number) for _ in range(amount)]
    found = [Step("berry", item, thing(item)) for item in berries]
    if len(berries) < BERRIES_A_TURN:
        found.append(Step("berry", ENOUGH, "enough"))
    return found


def name(journey: Journey, seat: int, action: int) -> str:
    """As `d7`, `chop`, `craft stone axe`, `eat raspberry`, `pick 2 raspberry 1 blueberry`,
    `eat mushroom + raspberry`, `give 3 wood`, `ask follow`."""
    texts = [step.text for step in steps(journey, seat, action)]
    if action >= EAT_IN_FIGHT:
        return f"eat {texts[0]}"
    if GIVE_END > action >= GIVE:
        return f"give {texts[2]} {texts[0]}"
    if ASK > action >= PICK_BERRIES:
        return f"pick {handful_text(action - PICK_BERRIES)}"
    if PICK_BERRIES > action >= EAT_TWO:
        return f"eat {texts[0]} + {texts[2]}"
    if EAT_TWO > action >= EAT:
        return f"eat {texts[0]}"
    return f"craft {texts[0]}" if EAT > action >= CRAFT else " ".join(texts)


def steps_meant(journey: Journey, seat: int, text: str) -> list[Step]:
    """What a notation points at, whether it is legal now or not; any hex may be named."""
    if not 0 <= seat < journey.seats:
        return []
    if (place := WORLD.place(text)) != NO_HEX:
        return [Step("hex", place, text)]
    for action in range(BURN, ACTION_END):
        if is_action(journey, seat, action) and plain(name(journey, seat, action)) == text:
            return steps(journey, seat, action)
    return []


def reason(journey: Journey) -> Phrase:
    """Why it is over, and that everybody has won or lost."""
    alone = journey.seats == 1
    if journey.ending == EIKTHYR_SLAIN:
        who = Together.WON_ALONE if alone else Together.WON_TOGETHER
        return say(Reason.EIKTHYR_SLAIN, turn=int(journey.round), who=who)
    if journey.ending == TIME_IS_UP:
        who = Together.LOST_ALONE if alone else Together.LOST_TOGETHER
        return say(Reason.TIME_IS_UP, turns=int(journey.limit), who=who)
    return say(Reason.GOING_ON)
