"""The moment for people to read in a terminal: the map with all that is on it, then the heroes."""

from typing import Final

from meadhall.engines.phrases import Form, say
from meadhall.engines.valheim.diagram import amounts
from meadhall.engines.valheim.items import ENEMY_NAMES, FIRST_FOOD, THINGS
from meadhall.engines.valheim.journey import NO_ENEMY, NO_FOOD, Journey
from meadhall.engines.valheim.numbers import MOST_EFFECTS
from meadhall.engines.valheim.world import NO_HEX, SERPENT, SIGNS, WORLD

FIRE: Final = "*"
GRAVE: Final = "+"
RAFT: Final = "="
BOTH: Final = "&"
EMPTY_HOUSE: Final = "t"


class Shown(Form):
    LEGEND = (
        "H home, . meadow, F forest, K rock, R river, M marsh, T house (t searched), D dungeon, "
        "~ sea, S serpent; 1 2 heroes (& both), * campfire, = raft, + grave"
    )
    TURN = "Turn {turn} of {turns}"
    HERO = "hero {number} on {hex}: health {health}/{most}, attack {attack}, defence {defence}"
    SPENDS = "action points {points}, steps {steps}"
    HOLDS = "holds {things}"
    EATEN = "{thing} acts ({turns})"
    GRAVE = "grave on {hex}"
    FIGHT = "{enemy}: health {health}/{most}"


def picture(journey: Journey) -> str:
    columns = "abcdefghijklmnopqrstuvwxyz"[: int(WORLD.width)]
    lines = [str(say(Shown.TURN, turn=int(journey.round), turns=int(journey.limit)))]
    lines.append("   " + " ".join(columns))
    for row in range(int(WORLD.height)):
        first = row * int(WORLD.width)
        signs = [sign(journey, place) for place in range(first, first + int(WORLD.width))]
        lines.append(f"{row + 1:>2}{' ' * (row % 2)} {' '.join(signs)}")
    lines.append(str(say(Shown.LEGEND)))
    for seat in range(int(journey.seats)):
        lines += told_hero(journey, seat)
    if journey.enemy != NO_ENEMY:
        enemy = int(journey.enemy)
        health, most = int(journey.enemy_health), int(journey.full_health(enemy))
        lines.append(str(say(Shown.FIGHT, enemy=ENEMY_NAMES[enemy], health=health, most=most)))
    return "\n".join(lines)


def sign(journey: Journey, place: int) -> str:
    """What one sees on a hex: heroes first, then graves, fires and the raft, then the land."""
    here = [seat for seat in range(int(journey.seats)) if journey.places[seat] == place]
    if len(here) > 1:
        return BOTH
    if here:
        return str(here[0] + 1)
    if any(grave == place for grave in journey.grave_places):
        return GRAVE
    if journey.has_fire(place):
        return FIRE
    if journey.raft == place:
        return RAFT
    house = WORLD.house_at[place]
    if house != NO_HEX and journey.visited[house] == 1:
        return EMPTY_HOUSE
    kind = int(WORLD.terrain[place])
    return "~" if kind == SERPENT and journey.serpent_slain else SIGNS[kind]


def told_hero(journey: Journey, seat: int) -> list[str]:
    told = say(
        Shown.HERO,
        number=seat + 1,
        hex=WORLD.names[int(journey.places[seat])],
        health=int(journey.health[seat]),
        most=int(journey.most_health(seat)),
        attack=int(journey.attack(seat)),
        defence=int(journey.defence(seat)),
    )
    lines = [str(told)]
    if seat == journey.active:
        points, steps = int(journey.action_points[seat]), int(journey.steps_left[seat])
        lines.append(f"  {say(Shown.SPENDS, points=points, steps=steps)}")
    if held := amounts(journey.bags, seat):
        lines.append(f"  {say(Shown.HOLDS, things=held)}")
    for slot in range(seat * int(MOST_EFFECTS), (seat + 1) * int(MOST_EFFECTS)):
        if journey.effects[slot] != NO_FOOD:
            food = THINGS[FIRST_FOOD + int(journey.effects[slot])]
            lines.append(f"  {say(Shown.EATEN, thing=food, turns=int(journey.left[slot]))}")
    if journey.grave_places[seat] != NO_HEX:
        place = WORLD.names[int(journey.grave_places[seat])]
        lines.append(f"  {say(Shown.GRAVE, hex=place)}")
    return lines
