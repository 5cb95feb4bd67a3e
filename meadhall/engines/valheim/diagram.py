"""Drawing a moment as a short text, and reading it back.

    turn 3, hero 1: travel
    hero 1: on c6; health 10; points 5; steps 4; wood 4, stone axe; ate raspberry 1; bed; fire d4
    hero 2: on b6; grave on e5: wood 3; died 1
    this turn: berries 2; wood; rocks d3 e4
    fires: d4
    raft: c7
    houses: timber ? ? ? bronze ?; searched 1 5
    serpent slain
    fight: greydwarf 5; round 1; points 2; struck; began 1; fighting 1 2; shields 1

Lines that say nothing may be left out, and so may what is as at the beginning of a turn. The cards
in the houses, in the order of the houses, are drawn where this copy knows them.
"""

import re
from typing import Final

from meadhall.engines.cards import EVERYBODY, Cards
from meadhall.engines.contract import CHOOSE, OVER, ROLL, plain
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valheim.items import (
    ENEMIES,
    ENEMY_KEYS,
    FIRST_FOOD,
    FIRST_TOOL,
    FOODS,
    ITEMS,
    KEYS,
)
from meadhall.engines.valheim.journey import (
    BOSS_ROLL,
    COMBAT,
    ENCOUNTER,
    ESCAPE_ROLL,
    GOING_ON,
    HIDE_TREASURE,
    NO_ENEMY,
    NO_FOOD,
    NOTHING,
    OPEN_HOUSE,
    QUESTIONS,
    TRAVEL,
    WISHES,
    Journey,
)
from meadhall.engines.valheim.numbers import (
    EFFECT_TURNS_AT_CAMPFIRE,
    MOST_EFFECTS,
    START_POINTS,
    START_STEPS,
    TREASURES,
)
from meadhall.engines.valheim.treasure import hide
from meadhall.engines.valheim.words import thing
from meadhall.engines.valheim.world import HOUSES, NO_HEX, WORLD
from meadhall.engines.values import NOBODY, UNKNOWN, BadDiagram

ENDINGS: Final = ("going on", "Eikthyr slain", "time is up")
HEAD: Final = re.compile(r"turn (\d+), (?:hero ([12]): )?([a-z ]+)")
LARGE: Final = 10_000


# Drawing. -----------------------------------------------------------------------------------


def draw(journey: Journey) -> str:
    lines = [head(journey)]
    lines += [f"hero {seat + 1}: {drawn_hero(journey, seat)}" for seat in range(int(journey.seats))]
    doings = [
        (journey.berries > 0, f"berries {int(journey.berries)}"),
        (journey.has_chopped, "wood"),
        (len(journey.rocks) > 0, f"rocks {hexes(journey.rocks)}"),
        (journey.has_asked, "asked"),
    ]
    if done := [text for holds, text in doings if holds]:
        lines.append(f"this turn: {'; '.join(done)}")
    if len(journey.fires) > 0:
        lines.append(f"fires: {hexes(journey.fires)}")
    if journey.raft != NO_HEX:
        lines.append(f"raft: {WORLD.names[int(journey.raft)]}")
    if journey.question != HIDE_TREASURE:
        lines.append(drawn_houses(journey))
    if journey.serpent_slain:
        lines.append("serpent slain")
    if journey.enemy != NO_ENEMY:
        lines.append(drawn_fight(journey))
    return "\n".join(lines)


def head(journey: Journey) -> str:
    begins = f"turn {int(journey.round)}"
    if journey.asks == OVER:
        return f"{begins}, over: {ENDINGS[int(journey.ending)]}"
    asked = int(journey.turn if journey.enemy != NO_ENEMY else journey.active)
    return f"{begins}, hero {asked + 1}: {QUESTIONS[int(journey.question)]}"


def hexes(places: vec[i64]) -> str:
    return " ".join(WORLD.names[int(place)] for place in places)


def amounts(bags: vec[i64], seat: int) -> str:
    """What lies in a bag or a grave: as `wood 4, stone axe`."""
    texts = []
    for item in range(ITEMS):
        amount = int(bags[seat * ITEMS + item])
        if amount > 0:
            texts.append(thing(item) if item >= FIRST_TOOL else f"{thing(item)} {amount}")
    return ", ".join(texts)


def drawn_hero(journey: Journey, seat: int) -> str:
    parts = [f"on {WORLD.names[int(journey.places[seat])]}", f"health {int(journey.health[seat])}"]
    if seat == journey.active and journey.asks != OVER:
        parts.append(f"points {int(journey.action_points[seat])}")
        parts.append(f"steps {int(journey.steps_left[seat])}")
    if held := amounts(journey.bags, seat):
        parts.append(held)
    eaten = [
        f"{thing(FIRST_FOOD + int(journey.effects[slot]))} {int(journey.left[slot])}"
        for slot in range(seat * int(MOST_EFFECTS), (seat + 1) * int(MOST_EFFECTS))
        if journey.effects[slot] != NO_FOOD
    ]
    if eaten:
        parts.append(f"ate {', '.join(eaten)}")
    if journey.beds[seat] == 1:
        parts.append("bed")
    if journey.last_fires[seat] != NO_HEX:
        parts.append(f"fire {WORLD.names[int(journey.last_fires[seat])]}")
    if journey.grave_places[seat] != NO_HEX:
        place = WORLD.names[int(journey.grave_places[seat])]
        parts.append(f"grave on {place}: {amounts(journey.graves, seat)}".rstrip(": "))
    if journey.deaths[seat] > 0:
        parts.append(f"died {int(journey.deaths[seat])}")
    if journey.wishes[seat] > 0:
        parts.append(f"asks {WISHES[int(journey.wishes[seat])]}")
    return "; ".join(parts)


def drawn_houses(journey: Journey) -> str:
    faces = [
        "?" if journey.cards.faces[house] == UNKNOWN else TREASURES[journey.cards.faces[house]]
        for house in range(HOUSES)
    ]
    line = f"houses: {' '.join(faces)}"
    searched = [str(house + 1) for house in range(HOUSES) if journey.visited[house] == 1]
    return f"{line}; searched {' '.join(searched)}" if searched else line


def drawn_fight(journey: Journey) -> str:
    parts = [f"{ENEMY_KEYS[int(journey.enemy)]} {int(journey.enemy_health)}"]
    parts.append(f"round {int(journey.fight_round)}")
    parts.append(f"points {int(journey.combat_points)}")
    if journey.has_struck:
        parts.append("struck")
    parts.append(f"began {int(journey.active) + 1}")
    everybody = range(int(journey.seats))
    fighting = [str(seat + 1) for seat in everybody if journey.fighting[seat] == 1]
    parts.append(f"fighting {' '.join(fighting)}")
    if shields := [str(seat + 1) for seat in everybody if journey.shielded[seat] == 1]:
        parts.append(f"shields {' '.join(shields)}")
    return f"fight: {'; '.join(parts)}"


# Reading. -----------------------------------------------------------------------------------


def read(text: str, journey: Journey) -> None:
    """Make a state, fresh from its beginning, the one that is drawn, or raise BadDiagram."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines:
        raise BadDiagram("an empty text draws no match")
    journey.rocks = vec[i64]()
    journey.fires = vec[i64]()
    asked = read_head(lines[0], journey)
    seen: list[str] = []
    for line in lines[1:]:
        key, _, rest = line.partition(":")
        key, rest = plain(key), rest.strip()
        if key in seen:
            raise BadDiagram(f"{key} is drawn twice")
        seen.append(key)
        read_line(journey, key, rest, asked)
    if journey.question == OPEN_HOUSE:
        open_house(journey)
    if journey.question in (COMBAT, ESCAPE_ROLL, BOSS_ROLL) and journey.enemy == NO_ENEMY:
        raise BadDiagram("a fight needs a line that begins with fight:")
    if journey.question == HIDE_TREASURE:
        hide(journey)
    check(journey)


def read_line(journey: Journey, key: str, rest: str, asked: int) -> None:
    if key in [f"hero {seat + 1}" for seat in range(int(journey.seats))]:
        read_hero(journey, int(key[-1]) - 1, rest)
    elif key == "this turn":
        read_doings(journey, rest)
    elif key == "fires":
        journey.fires = read_hexes(rest)
    elif key == "raft":
        journey.raft = read_hex(rest)
    elif key == "houses":
        read_houses(journey, rest)
    elif key == "serpent slain":
        journey.serpent_slain = True
    elif key == "fight":
        read_fight(journey, rest, asked)
    else:
        raise BadDiagram(f"{key!r} is nothing that a line can begin with")


def read_head(line: str, journey: Journey) -> int:
    begins, _, ending = line.partition(", over: ")
    if ending:
        match = re.fullmatch(r"turn (\d+)", begins)
        if not match or ending not in ENDINGS[1:]:
            raise BadDiagram(f"the first line says how it ended: {' or '.join(ENDINGS[1:])}")
        journey.round = count(match[1])
        journey.ending = ENDINGS.index(ending)
        journey.asks, journey.question = OVER, NOTHING
        return 0
    head = HEAD.fullmatch(line)
    if not head or head[3] not in QUESTIONS[1:]:
        raise BadDiagram(f"the first line says turn, hero and question, not {line!r}")
    seat = int(head[2] or 1) - 1
    if seat >= journey.seats:
        raise BadDiagram("there is only one hero")
    journey.round = count(head[1])
    journey.question = QUESTIONS.index(head[3])
    journey.active = seat
    journey.turn = seat
    if journey.question in (ENCOUNTER, ESCAPE_ROLL, BOSS_ROLL):
        journey.asks = ROLL
    else:
        journey.asks = CHOOSE
    if journey.question != HIDE_TREASURE:
        journey.cards = dealt(["?"] * HOUSES, [])
    for hero in range(int(journey.seats)):
        is_travelling = hero == seat and journey.question == TRAVEL
        journey.action_points[hero] = START_POINTS if is_travelling else 0
        journey.steps_left[hero] = START_STEPS if is_travelling else 0
    return seat


def count(text: str) -> int:
    if not text.isdecimal() or int(text) > LARGE:
        raise BadDiagram(f"{text!r} is no number")
    return int(text)


def read_hex(text: str) -> int:
    place = WORLD.place(text)
    if place == NO_HEX:
        raise BadDiagram(f"there is no hex {text!r}")
    return place


def read_hexes(text: str) -> vec[i64]:
    places = vec[i64]()
    for name in text.split():
        places = append(places, read_hex(name))
    return places


def read_amounts(text: str, bags: vec[i64], seat: int) -> None:
    for part in [part.strip() for part in text.split(",") if part.strip()]:
        name, _, amount = part.rpartition(" ")
        if not amount.isdecimal():
            name, amount = part, "1"
        key = plain(name).replace(" ", "_")
        if key not in KEYS[:ITEMS]:
            raise BadDiagram(f"{name!r} is nothing that a hero can hold")
        item = KEYS.index(key)
        if item >= FIRST_TOOL and count(amount) > 1:
            raise BadDiagram(f"nobody holds more than one {name}")
        bags[seat * ITEMS + item] = count(amount)


def read_hero(journey: Journey, seat: int, text: str) -> None:
    for part in [part.strip() for part in text.split(";") if part.strip()]:
        key, _, rest = part.partition(" ")
        if key == "on":
            journey.places[seat] = read_hex(rest)
        elif key == "health":
            journey.health[seat] = count(rest)
        elif key == "points":
            journey.action_points[seat] = count(rest)
        elif key == "steps":
            journey.steps_left[seat] = count(rest)
        elif key == "ate":
            read_effects(journey, seat, rest)
        elif part == "bed":
            journey.beds[seat] = 1
        elif key == "fire":
            journey.last_fires[seat] = read_hex(rest)
        elif part.startswith("grave on "):
            place, _, held = part.removeprefix("grave on ").partition(":")
            journey.grave_places[seat] = read_hex(place.strip())
            read_amounts(held, journey.graves, seat)
        elif key == "died":
            journey.deaths[seat] = count(rest)
        elif key == "asks" and rest in WISHES:
            journey.wishes[seat] = WISHES.index(rest)
        else:
            read_amounts(part, journey.bags, seat)


def read_effects(journey: Journey, seat: int, text: str) -> None:
    slot = seat * int(MOST_EFFECTS)
    for part in text.split(","):
        name, _, turns = part.strip().rpartition(" ")
        key = plain(name).replace(" ", "_")
        if key not in KEYS[FIRST_FOOD : FIRST_FOOD + FOODS]:
            raise BadDiagram(f"{name!r} is no food")
        if slot >= (seat + 1) * MOST_EFFECTS:
            raise BadDiagram(f"no more than {int(MOST_EFFECTS)} foods act on a hero")
        if not 1 <= count(turns) <= EFFECT_TURNS_AT_CAMPFIRE:
            raise BadDiagram(f"{name} cannot act for {turns} turns more")
        journey.effects[slot] = KEYS.index(key) - FIRST_FOOD
        journey.left[slot] = count(turns)
        slot += 1


def read_doings(journey: Journey, text: str) -> None:
    for part in [part.strip() for part in text.split(";")]:
        key, _, rest = part.partition(" ")
        if key == "berries":
            journey.berries = count(rest)
        elif part == "wood":
            journey.has_chopped = True
        elif key == "rocks":
            journey.rocks = read_hexes(rest)
        elif part == "asked":
            journey.has_asked = True
        else:
            raise BadDiagram(f"{part!r} is nothing that a hero does in a turn")


def read_houses(journey: Journey, text: str) -> None:
    drawn, _, rest = text.partition(";")
    faces = drawn.split()
    searched = [count(word) - 1 for word in rest.replace("searched", "").split()]
    if len(faces) != HOUSES or any(not 0 <= house < HOUSES for house in searched):
        raise BadDiagram(f"there are {HOUSES} houses")
    for face in faces:
        if face != "?" and (face not in TREASURES or faces.count(face) > 1):
            raise BadDiagram(f"{face!r} is no treasure, or there twice")
    journey.visited = vec[i64]([0] * HOUSES)
    for house in searched:
        journey.visited[house] = 1
    is_open = [house for house in searched if faces[house] != "?"]
    journey.cards = dealt(faces, is_open)


def dealt(faces: list[str], is_open: list[int]) -> Cards:
    """Six cards, shuffled by everybody, those of some houses turned over. What is not drawn is not
    known to this copy."""
    everything = vec[i64]([i64(face) for face in range(HOUSES)])
    cards = Cards(everything[:], int(NOBODY) + 3)
    left = [face for face in range(HOUSES) if TREASURES[face] not in faces]
    order = vec[i64]()
    for face in faces:
        order = append(order, TREASURES.index(face) if face != "?" else left.pop(0))
    cards.shuffle(everything, order, NOBODY)
    for house in is_open:
        pile = vec[i64]([i64(house)])
        cards.show(pile, vec[i64]([cards.faces[house]]), EVERYBODY)
    return cards if "?" not in faces else cards.seen_by(NOBODY)


def open_house(journey: Journey) -> None:
    """The card that is about to be shown is the one of the house that the hero stands in."""
    house = WORLD.house_at[journey.places[journey.active]]
    if house == NO_HEX:
        raise BadDiagram("a house is opened by a hero who stands in it")
    journey.visited[house] = 1
    journey.ask_show(vec[i64]([house]), EVERYBODY)


def read_fight(journey: Journey, text: str, asked: int) -> None:
    parts = [part.strip() for part in text.split(";")]
    key, _, health = parts[0].partition(" ")
    if key not in ENEMY_KEYS:
        raise BadDiagram(f"{key!r} is no enemy")
    journey.enemy = ENEMY_KEYS.index(key)
    journey.enemy_health = count(health) if health else journey.full_health(journey.enemy)
    journey.fight_round = 1
    journey.combat_points = 2
    journey.fighting[asked] = 1
    for part in parts[1:]:
        key, _, rest = part.partition(" ")
        if key == "round":
            journey.fight_round = count(rest)
        elif key == "points":
            journey.combat_points = count(rest)
        elif part == "struck":
            journey.has_struck = True
        elif key == "began":
            journey.active = read_seats(journey, rest)[0]
        elif key == "fighting":
            for seat in range(int(journey.seats)):
                journey.fighting[seat] = 1 if seat in read_seats(journey, rest) else 0
        elif key == "shields":
            for seat in read_seats(journey, rest):
                journey.shielded[seat] = 1
        else:
            raise BadDiagram(f"{part!r} is nothing that a fight has")


def read_seats(journey: Journey, text: str) -> list[int]:
    seats = [count(word) - 1 for word in text.split()]
    if not seats or any(not 0 <= seat < journey.seats for seat in seats):
        raise BadDiagram(f"{text!r} names no heroes of this match")
    return seats


def check(journey: Journey) -> None:
    """No match comes to some things that one can draw."""
    if journey.asks == OVER and journey.ending == GOING_ON:
        raise BadDiagram("a match that is over has an ending")
    if journey.asks != OVER and not 0 <= journey.round <= journey.limit:
        raise BadDiagram(f"this match has {int(journey.limit)} turns")
    for seat in range(int(journey.seats)):
        if not 1 <= journey.health[seat] <= journey.most_health(seat):
            raise BadDiagram(
                f"hero {seat + 1} has no more than {int(journey.most_health(seat))} health"
            )
        if WORLD.is_sea(journey.places[seat]) and journey.raft != journey.places[seat]:
            raise BadDiagram(f"hero {seat + 1} is at sea without the raft")
    for fire in journey.fires:
        if WORLD.is_sea(fire):
            raise BadDiagram("no campfire burns at sea")
    if journey.enemy != NO_ENEMY and journey.asks != OVER:
        assert journey.enemy < ENEMIES
        if journey.fighting[journey.turn] != 1 or journey.enemy_health < 1:
            raise BadDiagram("the one who is asked fights, and the enemy lives")
