"""The table for people to read in a terminal: drawn by characters, then a list of the figures.

A character is half an inch wide and an inch high, so that a circle looks round.
"""

from typing import Final

from meadhall.engines.skirmish import calling
from meadhall.engines.skirmish.field import LYING, NO_THING, Field
from meadhall.engines.skirmish.figures import LIVING, side_of
from meadhall.engines.skirmish.measure import INCH, tenths_apart
from meadhall.engines.skirmish.terrain import HEDGE, HILL, NOWHERE, VILLAGE
from meadhall.engines.skirmish.words import (
    area_name,
    card,
    figure_code,
    inches,
    kind_name,
    place_name,
)
from meadhall.engines.values import UNKNOWN

LEGEND: Final = '" wood   : village   ^ hill, A its crest   # hedge   = fence   $ loot   B baggage'
HALF: Final = INCH // 2


def picture(field: Field) -> str:
    """The table, how it stands, and who is where."""
    lines = [*head(field), *drawn(field), LEGEND, "", *roster(field), *hands(field)]
    return "\n".join(line.rstrip() for line in lines)


def head(field: Field) -> list[str]:
    title = field.ground.title or "a table still to be drawn"
    goal = int(field.goal())
    turn = f"turn {int(field.round)}" if field.round else "setting up"
    coins = f"side 1 has {int(field.coins[0])}, side 2 {int(field.coins[1])} of {goal} coins"
    return [f"{title}, {turn}: {coins}"]


def drawn(field: Field) -> list[str]:
    """The table from above, side 2 at the top, with inches along two edges."""
    wide, high = int(field.ground.width) // HALF, int(field.ground.height) // INCH
    rows = [[ground_sign(field, x, y) for x in range(wide)] for y in range(high)]

    def put(x: int, y: int, sign: str) -> None:
        row = rows[min(y // INCH, high - 1)]
        at = min(max(0, (x - HALF // 2) // HALF), wide - len(sign))
        row[at : at + len(sign)] = list(sign)

    for area in range(len(field.ground.kinds)):
        if field.ground.kinds[area] == HILL:
            put(int(field.ground.crests[2 * area]), int(field.ground.crests[2 * area + 1]), "A")
    for thing in range(len(field.thing_state)):
        if field.thing_state[thing] == LYING:
            put(int(field.thing_x[thing]), int(field.thing_y[thing]), "$")
    if field.cart_status == LIVING:
        put(int(field.cart_x), int(field.cart_y), "B")
    for figure in range(int(field.figures())):
        if field.lives(figure):
            put(int(field.x[figure]), int(field.y[figure]), figure_code(field, figure))
    lines = [f"{y:2} |{''.join(rows[y])}|" for y in reversed(range(high))]
    scale = "".join(f"{x:<12}" for x in range(0, wide // 2 + 1, 6))
    return [*lines, f"    {scale}"]


def ground_sign(field: Field, column: int, row: int) -> str:
    """What lies on this patch of the table."""
    ground = field.ground
    x, y = column * HALF + HALF // 2, row * INCH + HALF
    hedge = ground.hedge_on(x - HALF // 2, y - HALF, HALF, INCH - 1, 0)
    if hedge == NOWHERE:
        hedge = ground.hedge_on(x - HALF // 2, y + HALF - 1, HALF, 1 - INCH, 0)
    if hedge != NOWHERE:
        return "#" if ground.hedge_kinds[hedge] == HEDGE else "="
    area = ground.area_at(x, y)
    if area == NOWHERE:
        return "."
    if ground.kinds[area] == HILL:
        return "^"
    return ":" if ground.kinds[area] == VILLAGE else '"'


def roster(field: Field) -> list[str]:
    """Each figure: where it is and how, and how far the nearest enemies are."""
    lines = []
    for figure in range(int(field.figures())):
        if field.lives(figure):
            lines.append(line_of(field, figure))
    if field.cart_status == LIVING:
        lines.append(f"the baggage at {inches(field.cart_x)},{inches(field.cart_y)}")
    for thing in range(len(field.thing_state)):
        if field.thing_state[thing] == LYING:
            x, y = inches(field.thing_x[thing]), inches(field.thing_y[thing])
            lines.append(f"loot at {x},{y}")
    return lines


def line_of(field: Field, figure: int) -> str:
    x, y = field.x[figure], field.y[figure]
    place = place_name(y * 768 + x)
    words = [f"{figure_code(field, figure)} {kind_name(field, figure).value:8} at {place:15}"]
    area = field.ground.area_at(x, y)
    words.append(
        ""
        if area == NOWHERE
        else f"in {area_name(field, area).value}".replace("in the hill", "on the hill")
    )
    if field.shock[figure]:
        words.append(f"shock {int(field.shock[figure])}")
    if field.wounded[figure]:
        words.append("wounded")
    if field.carries[figure] != NO_THING:
        words.append("carries loot")
    if field.is_fighting(figure):
        words.append("in combat")
    if field.activated[figure]:
        words.append("was activated")
    words.append(far_from(field, figure))
    return " ".join(word for word in words if word)


def far_from(field: Field, figure: int) -> str:
    """How far each enemy is, the nearest first."""
    gaps = []
    for enemy in range(int(field.figures())):
        if field.lives(enemy) and side_of(enemy) != side_of(figure):
            tenths = tenths_apart(field.x[figure], field.y[figure], field.x[enemy], field.y[enemy])
            gaps.append((tenths, figure_code(field, enemy)))
    return ", ".join(f'{code} {gap // 10}.{gap % 10}"' for gap, code in sorted(gaps))


def hands(field: Field) -> list[str]:
    """The cards that are still in hand, as far as this copy knows them."""
    lines = []
    for seat in range(int(field.seats)):
        cards = calling.hand(field, seat)
        if len(cards) > 0:
            faces = [int(field.cards.faces[each]) for each in cards]
            names = ["hidden" if face == UNKNOWN else str(card(face)) for face in faces]
            lines.append(f"player {seat + 1} holds: {', '.join(names)}")
    return lines
