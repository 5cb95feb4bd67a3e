"""What everybody saw happen, told from the moment before and the moment after an answer.

The keys are for programs: `went`, `burnt`, `gathered`, `crafted`, `ate`, `cooked`, `gave`, `asked`,
`found` (a treasure), `met`, `struck`, `shielded`, `passed`, `tries` (to run away), `ran`, `held` (a
failed escape), `hit`, `missed`, `slain`, `lost` (nobody fights on), `died`, `grave`, `grave lost`,
`woke`, `dug` (a grave opened), `ended`, `faded`, `turn`, `over`. `at` holds the hex first, then
what the key is about: a thing and an amount, an enemy and a damage.
"""

from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHOW
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Filling, Form, Phrase, say
from meadhall.engines.valheim.actions import (
    ASK,
    ATTACK,
    BURN,
    COOK,
    CRAFT,
    EAT,
    EAT_IN_FIGHT,
    EAT_TWO,
    END_TURN,
    GIVE,
    GIVE_END,
    HANDFUL,
    PAIRS,
    PASS,
    PICK_BERRIES,
    RAISE_SHIELD,
    RUN,
)
from meadhall.engines.valheim.fight import first_fighter, leave, victim
from meadhall.engines.valheim.food import eat_in_fight
from meadhall.engines.valheim.items import ENEMY_NAMES, FIRST_FOOD, ITEMS, MADE_BY, THINGS
from meadhall.engines.valheim.journey import (
    COMBAT,
    ENCOUNTER,
    ESCAPE_ROLL,
    NO_ENEMY,
    NO_FOOD,
    Journey,
)
from meadhall.engines.valheim.numbers import (
    DAMAGE,
    ESCAPE,
    MOST_EFFECTS,
    SECOND_ATTACK,
    SECOND_DAMAGE,
)
from meadhall.engines.valheim.words import hero, reason
from meadhall.engines.valheim.world import NO_HEX, WORLD
from meadhall.engines.values import NOBODY, Event


class Wish(Form):
    """What a hero asks of the other, in the order of `journey.WISHES`."""

    AS_YOU_LIKE = "do as you like"
    FOLLOW = "follow me"
    BRING_WOOD = "gather wood"
    BRING_STONE = "gather stone"
    HUNT_DEER = "hunt deer"
    TO_THE_SHIP = "meet me at the ship"


class Told(Form):
    WENT = "goes to {hex}"
    SAILED = "sails to {hex}"
    ABOARD = "is carried to {hex}"
    BURNT = "burns an action point for more steps"
    GATHERED = "gathers {things}"
    NOTHING = "nothing"
    AMOUNT = "{amount} × {thing}"
    CRAFTED = "makes this: {thing}"
    ATE = "eats: {things}"
    COOKED = "cooks {amount} deer meat"
    GAVE = "gives {things}"
    ASKED = "asks: {wish}"
    TREASURE = "searches the old house and finds {things}"
    ROLLED = "the die shows {value}"
    MET = "is met by {enemy}"
    BOSS = "begins the fight against {enemy}"
    STRUCK = "strikes {enemy} for {damage}: {health} health left"
    SHIELDED = "raises the shield"
    PASSED = "waits"
    TRIES = "tries to run away"
    RAN = "runs away ({value})"
    HELD = "does not come free ({value})"
    HIT = "is hit by {enemy} for {damage}: {health} health left"
    BLOCKED = "takes the blow of {enemy} on the shield"
    HARMLESS = "is not hurt by {enemy}"
    SECOND = "{enemy} strikes with all its might ({value})"
    FIRST = "{enemy} strikes ({value})"
    SLAIN = "slays {enemy}"
    LOOT = "takes {things}"
    LOST = "{enemy} is left alone"
    DIED = "dies on {hex}"
    GRAVE = "leaves a grave on {hex}"
    GRAVE_LOST = "the old grave on {hex} is gone, with all that lay in it"
    WOKE = "wakes on {hex}"
    DUG = "opens the grave and takes back {things}"
    FADED = "no longer feels: {things}"
    ENDED = "ends the turn"
    TURN = "turn {turn} begins"
    HERO_TURN = "it is the turn of {hero}"


def events_since(before: Journey, after: Journey, values: list[int]) -> list[Event]:
    events: list[Event] = []
    if before.asks == CHOOSE:
        events += (
            combat(before, after, values[0])
            if before.question == COMBAT
            else travelled(before, after, values[0])
        )
    elif before.asks == SHOW:
        events.append(treasure(before, after))
    elif before.asks == ROLL:
        events += rolled(before, after, values[0])
    events += graves(before, after)
    events += turns(before, after)
    return events


def event(key: str, phrase: Phrase, seat: int = NOBODY, at: tuple[int, ...] = ()) -> Event:
    return Event(key, phrase, seat, at)


def hex_name(place: int) -> str:
    return WORLD.names[place]


def listed(amounts: list[tuple[int, int]]) -> Filling:
    """Amounts of items, or the word for nothing."""
    if not amounts:
        return Told.NOTHING
    return tuple(say(Told.AMOUNT, amount=amount, thing=THINGS[item]) for item, amount in amounts)


def gains(before: Journey, after: Journey, seat: int) -> list[tuple[int, int]]:
    """What the hero has more of than before."""
    return [
        (item, int(after.held(seat, item) - before.held(seat, item)))
        for item in range(ITEMS)
        if after.held(seat, item) > before.held(seat, item)
    ]


def flat(place: int, amounts: list[tuple[int, int]]) -> tuple[int, ...]:
    return (place, *(number for pair in amounts for number in pair))


# On the map. --------------------------------------------------------------------------------


def travelled(before: Journey, after: Journey, action: int) -> list[Event]:
    seat = int(before.active)
    place = int(before.places[seat])
    if action < BURN:
        return went(before, after, seat, action)
    if action == BURN:
        return [event("burnt", say(Told.BURNT), seat, (place,))]
    if action == END_TURN:
        return [event("ended", say(Told.ENDED), seat, (place,))]
    if action == COOK:
        cooked = sum(amount for _, amount in gains(before, after, seat))
        return [event("cooked", say(Told.COOKED, amount=cooked), seat, (place, cooked))]
    if CRAFT <= action < EAT:
        made = int(MADE_BY[action - CRAFT])
        return [event("crafted", say(Told.CRAFTED, thing=THINGS[made]), seat, (place, made))]
    if EAT <= action < PICK_BERRIES:
        return [ate(seat, place, foods(action))]
    if ASK <= action < GIVE:
        wish = action - ASK
        return [event("asked", say(Told.ASKED, wish=tuple(Wish)[wish]), seat, (place, wish))]
    if GIVE <= action < GIVE_END:
        given = [((action - GIVE) // HANDFUL, (action - GIVE) % HANDFUL)]
        return [event("gave", say(Told.GAVE, things=listed(given)), seat, flat(place, given))]
    if after.enemy != NO_ENEMY:
        return [met(after, seat, Told.BOSS)]
    gained = gains(before, after, seat)
    return [event("gathered", say(Told.GATHERED, things=listed(gained)), seat, flat(place, gained))]


def foods(action: int) -> list[int]:
    if action < EAT_TWO:
        return [action - EAT]
    pair = action - EAT_TWO
    return [int(PAIRS[pair * 2]), int(PAIRS[pair * 2 + 1])]


def ate(seat: int, place: int, eaten: list[int]) -> Event:
    items = [FIRST_FOOD + food for food in eaten]
    things = tuple(THINGS[item] for item in items)
    return event("ate", say(Told.ATE, things=things), seat, (place, *items))


def went(before: Journey, after: Journey, seat: int, action: int) -> list[Event]:
    start = int(before.places[seat])
    end = int(WORLD.next[start * 6 + action])
    form = Told.SAILED if WORLD.is_sea(end) else Told.WENT
    events = [event("went", say(form, hex=hex_name(end)), seat, (end, start))]
    for other in range(int(after.seats)):
        if other != seat and after.places[other] != before.places[other]:
            phrase = say(Told.ABOARD, hex=hex_name(end))
            events.append(event("went", phrase, other, (end, start)))
    if after.enemy != NO_ENEMY:
        events.append(met(after, seat, Told.BOSS))
    return events


def treasure(before: Journey, after: Journey) -> Event:
    seat = int(before.active)
    found = gains(before, after, seat)
    place = int(before.places[seat])
    return event("found", say(Told.TREASURE, things=listed(found)), seat, flat(place, found))


# In a fight. --------------------------------------------------------------------------------


def met(after: Journey, seat: int, form: Told) -> Event:
    enemy = int(after.enemy)
    place = int(after.places[seat])
    return event("met", say(form, enemy=ENEMY_NAMES[enemy]), seat, (place, enemy))


def combat(before: Journey, after: Journey, action: int) -> list[Event]:
    seat, enemy = int(before.turn), int(before.enemy)
    place = int(before.places[seat])
    events: list[Event] = []
    middle = before.copy()
    if action == ATTACK:
        damage = int(before.attack(seat))
        health = max(0, int(before.enemy_health) - damage)
        phrase = say(Told.STRUCK, enemy=ENEMY_NAMES[enemy], damage=damage, health=health)
        events.append(event("struck", phrase, seat, (place, enemy, damage, health)))
        if health == 0:
            return events + slain(before, after, seat)
    elif action == RAISE_SHIELD:
        middle.shielded[seat] = 1
        phrase = say(Told.SHIELDED)
        events.append(event("shielded", phrase, seat, (place, int(before.defence(seat)))))
    elif action == RUN:
        events.append(event("tries", say(Told.TRIES), seat, (place,)))
    elif action == PASS:
        events.append(event("passed", say(Told.PASSED), seat, (place,)))
    elif action >= EAT_IN_FIGHT:
        eat_in_fight(middle, action)
        events.append(ate(seat, place, [action - EAT_IN_FIGHT]))
    if after.asks == ROLL:
        return events
    return events + struck_back(middle, after)


def slain(before: Journey, after: Journey, seat: int) -> list[Event]:
    enemy, place = int(before.enemy), int(before.places[seat])
    events = [event("slain", say(Told.SLAIN, enemy=ENEMY_NAMES[enemy]), seat, (place, enemy))]
    taken = gains(before, after, seat)
    if taken:
        phrase = say(Told.LOOT, things=listed(taken))
        events.append(event("gathered", phrase, seat, flat(place, taken)))
    return events


def rolled(before: Journey, after: Journey, value: int) -> list[Event]:
    seat = int(before.turn)
    place = int(before.places[seat])
    if before.question == ENCOUNTER:
        die = event("rolled", say(Told.ROLLED, value=value), seat, (place, value))
        return [die, met(after, seat, Told.MET)]
    enemy = int(before.enemy)
    if before.question == ESCAPE_ROLL:
        has_fled = value >= ESCAPE
        phrase = say(Told.RAN if has_fled else Told.HELD, value=value)
        events = [event("ran" if has_fled else "held", phrase, seat, (place, enemy, value))]
        middle = before.copy()
        if has_fled:
            leave(middle, seat)
        return events + struck_back(middle, after)
    second = value >= SECOND_ATTACK[enemy]
    phrase = say(Told.SECOND if second else Told.FIRST, enemy=ENEMY_NAMES[enemy], value=value)
    damage = int(before.foe(enemy, SECOND_DAMAGE if second else DAMAGE))
    return [event("rolled", phrase, NOBODY, (place, value)), *blow(before, after, damage)]


def struck_back(middle: Journey, after: Journey) -> list[Event]:
    """What the enemy did after a hero's action, if the round went on to that. The middle is the
    moment between the two."""
    if after.enemy != NO_ENEMY and after.fight_round == middle.fight_round:
        return []
    if first_fighter(middle) == NOBODY:
        return lost(middle, after)
    return blow(middle, after, int(middle.foe(middle.enemy, DAMAGE)))


def blow(middle: Journey, after: Journey, damage: int) -> list[Event]:
    """Whom the enemy hit, and what it did to him."""
    enemy, seat = int(middle.enemy), int(victim(middle))
    place = int(middle.places[seat])
    is_raised = middle.shielded[seat] == 1
    dealt = max(0, damage - (int(middle.defence(seat)) if is_raised else 0))
    if dealt == 0:
        form = Told.BLOCKED if is_raised and damage > 0 else Told.HARMLESS
        phrase = say(form, enemy=ENEMY_NAMES[enemy])
        events = [event("missed", phrase, seat, (place, enemy))]
    else:
        left = max(0, int(middle.health[seat]) - dealt)
        phrase = say(Told.HIT, enemy=ENEMY_NAMES[enemy], damage=dealt, health=left)
        events = [event("hit", phrase, seat, (place, enemy, dealt, left))]
    if after.deaths[seat] > middle.deaths[seat]:
        events.append(event("died", say(Told.DIED, hex=hex_name(place)), seat, (place,)))
    return events + lost(middle, after)


def lost(before: Journey, after: Journey) -> list[Event]:
    """Nobody fights on, and the enemy lives."""
    if before.enemy == NO_ENEMY or after.enemy != NO_ENEMY:
        return []
    enemy = int(before.enemy)
    return [event("lost", say(Told.LOST, enemy=ENEMY_NAMES[enemy]), NOBODY, (enemy,))]


# Graves, turns, the end. --------------------------------------------------------------------


def graves(before: Journey, after: Journey) -> list[Event]:
    events: list[Event] = []
    for seat in range(int(after.seats)):
        old, new = int(before.grave_places[seat]), int(after.grave_places[seat])
        if after.deaths[seat] > before.deaths[seat]:
            place, here = int(before.places[seat]), int(after.places[seat])
            if old != NO_HEX:
                phrase = say(Told.GRAVE_LOST, hex=hex_name(old))
                events.append(event("grave lost", phrase, seat, (old,)))
            events.append(event("grave", say(Told.GRAVE, hex=hex_name(place)), seat, (place,)))
            events.append(event("woke", say(Told.WOKE, hex=hex_name(here)), seat, (here,)))
            if new == NO_HEX:
                events.append(dug(before.bags, seat, place))
        elif old != NO_HEX and new == NO_HEX:
            events.append(dug(before.graves, seat, old))
    return events


def dug(grave: vec[i64], seat: int, place: int) -> Event:
    """All that lay in the grave is the hero's again."""
    held = [(item, int(grave[seat * ITEMS + item])) for item in range(ITEMS)]
    taken = [(item, amount) for item, amount in held if amount > 0]
    return event("dug", say(Told.DUG, things=listed(taken)), seat, flat(place, taken))


def turns(before: Journey, after: Journey) -> list[Event]:
    if after.asks == OVER:
        return [event("over", reason(after))]
    events: list[Event] = []
    if after.round > before.round:
        events.append(
            event("turn", say(Told.TURN, turn=int(after.round)), NOBODY, (int(after.round),))
        )
    if after.active != before.active:
        seat = int(after.active)
        events.append(event("turn", say(Told.HERO_TURN, hero=hero(seat)), NOBODY))
    if after.round > before.round or after.active != before.active:
        events += faded(before, after, int(after.active))
    return events


def faded(before: Journey, after: Journey, seat: int) -> list[Event]:
    """The foods that have acted long enough."""
    if after.deaths[seat] > before.deaths[seat]:
        return []
    slots = range(seat * int(MOST_EFFECTS), (seat + 1) * int(MOST_EFFECTS))
    gone = [
        FIRST_FOOD + int(before.effects[slot])
        for slot in slots
        if before.effects[slot] != NO_FOOD and before.left[slot] == 1
    ]
    if not gone:
        return []
    things = tuple(THINGS[item] for item in gone)
    return [event("faded", say(Told.FADED, things=things), seat, tuple(gone))]
