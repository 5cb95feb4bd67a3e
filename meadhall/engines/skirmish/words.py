"""How actions are written, pointed at and refused.

A length is written in inches, exactly: a sixteenth is 0.0625. A point is `12.5,4`, a path with a
bend `10,5 > 12.5,4`. A figure is a letter and its owner's number: h1 is the first player's hero.
"""

import re
from typing import Final

from meadhall.engines.contract import NO_ACTION
from meadhall.engines.packed import i64
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.skirmish import actions, calling, coins, movement, permission, scenarios
from meadhall.engines.skirmish.actions import (
    POINTS,
    ROW,
    SPAN,
    action,
    path_of,
    point,
    points_of,
    target_of,
    verb_of,
    x_of,
    y_of,
)
from meadhall.engines.skirmish.field import (
    ACT,
    ACTIVATE,
    CALL,
    DEPLOY,
    HAUL,
    RAID,
    STRIKE,
    Field,
)
from meadhall.engines.skirmish.figures import (
    ARCHER,
    HERO,
    KINDS,
    NO_FIGURE,
    WARRIOR,
    Name,
    kind_of,
    owner_of,
    side_of,
)
from meadhall.engines.skirmish.measure import INCH, TOUCHING, is_near_line, root_above, squared
from meadhall.engines.skirmish.refusals import FORMS, Refusal
from meadhall.engines.skirmish.terrain import FENCE, HILL, NOWHERE, VILLAGE
from meadhall.engines.values import Step

VERBS: Final = {
    actions.DEPLOY: "place",
    actions.ANSWER: "answer",
    actions.ACTIVATE: "activate",
    actions.STOP: "done",
    actions.MOVE: "move",
    actions.CROSS: "cross",
    actions.CHARGE: "charge",
    actions.WITHDRAW: "withdraw",
    actions.FIGHT: "fight",
    actions.PICK_UP: "pick up",
    actions.DROP: "drop",
    actions.RECOVER: "recover",
    actions.SHOOT: "shoot",
    actions.STRIKE: "strike",
    actions.HAUL: "haul",
}

TO_POINTS: Final = (actions.DEPLOY, actions.CROSS, actions.CHARGE, actions.WITHDRAW)
ALONG_PATHS: Final = (actions.MOVE, actions.HAUL)
AT_FIGURES: Final = (actions.ACTIVATE, actions.SHOOT, actions.STRIKE)
ALONE: Final = (actions.STOP, actions.FIGHT, actions.DROP, actions.RECOVER)

SILENT: Final = "silent"
LETTERS: Final = "hwa"
SLINGER_LETTERS: Final = "hws"

RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")

NUMBER: Final = r"\d{1,3}(?:\.\d{1,6})?"
POINT: Final = re.compile(rf"({NUMBER})\s*(?:,\s*|\s+)({NUMBER})")
FIGURE: Final = re.compile(r"([hwas])\s*(\d)")


class Reason(Form):
    """Why the match is over."""

    COINS = "Side {side} has {coins} coins."
    TURNS_MORE = "{turns} turns have been played; side {side} has more coins, {coins} to {others}."
    TURNS_EVEN = "{turns} turns have been played, and both sides have {coins} coins."
    TURNS_HELD = "{turns} turns have been played; at {coins} coins each, the raiders have failed."
    TURNS_STOPPED = (
        "{turns} turns have been played; at {coins} coins each, the baggage has not got through."
    )


class Terrain(Form):
    """What a piece of ground is called."""

    WOODS = "the wood"
    VILLAGE = "the village"
    HILL = "the hill"
    HEDGE = "the hedge"
    FENCE = "the fence"


class Card(Form):
    CARD = "{rank} of {suit}"


class Rank(Form):
    """The ranks, as they are called."""

    ACE = "aces"
    TWO = "twos"
    THREE = "threes"
    FOUR = "fours"
    FIVE = "fives"
    SIX = "sixes"
    SEVEN = "sevens"
    EIGHT = "eights"
    NINE = "nines"
    TEN = "tens"
    JACK = "jacks"
    QUEEN = "queens"
    KING = "kings"


CALLED: Final = list(Rank)


class One(Form):
    """One card's rank."""

    ACE = "ace"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"
    SEVEN = "seven"
    EIGHT = "eight"
    NINE = "nine"
    TEN = "ten"
    JACK = "jack"
    QUEEN = "queen"
    KING = "king"


class Suit(Form):
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"


def card(face: int) -> Phrase:
    """The name of a card."""
    return say(
        Card.CARD,
        rank=list(One)[calling.rank_of(face)],
        suit=list(Suit)[calling.suit_of(face)],
    )


def rank(number: int) -> Form:
    """What is called for this rank."""
    return CALLED[max(0, number)]


# Names of what is on the table. -------------------------------------------------------------


def inches(length: i64) -> str:
    """A length in inches, exactly."""
    whole, part = divmod(int(length), INCH)
    return f"{whole}.{part * 625:04}".rstrip("0").rstrip(".")


def about(length: i64) -> str:
    """A length in inches, to a tenth."""
    tenths = (int(length) * 10 + INCH // 2) // INCH
    return f"{tenths // 10}.{tenths % 10}"


def place_name(place: i64) -> str:
    return f"{inches(x_of(place))},{inches(y_of(place))}"


def figure_code(field: Field, figure: i64) -> str:
    """A figure in notation: h1, w2, a3; s3 where slingers are played."""
    letters = SLINGER_LETTERS if field.slingers else LETTERS
    return f"{letters[int(kind_of(figure))]}{int(owner_of(figure)) + 1}"


def kind_name(field: Field, figure: i64) -> Form:
    """What a figure is called by its kind."""
    kind = kind_of(figure)
    if kind == HERO:
        return Name.HERO
    if kind == WARRIOR:
        return Name.WARRIOR
    return Name.SLINGER if field.slingers else Name.ARCHER


def area_name(field: Field, area: i64) -> Form:
    kind = field.ground.kinds[area]
    if kind == HILL:
        return Terrain.HILL
    return Terrain.VILLAGE if kind == VILLAGE else Terrain.WOODS


def hedge_name(field: Field, hedge: i64) -> Form:
    return Terrain.FENCE if field.ground.hedge_kinds[hedge] == FENCE else Terrain.HEDGE


def reason(field: Field) -> Phrase:
    """Why the match is over."""
    best = int(scenarios.winner(field))
    one, two = int(field.coins[0]), int(field.coins[1])
    if field.ending == coins.ENOUGH_COINS:
        return say(Reason.COINS, side=best + 1, coins=max(one, two))
    turns = int(field.round)
    if one != two:
        return say(
            Reason.TURNS_MORE, turns=turns, side=best + 1, coins=max(one, two), others=min(one, two)
        )
    if best < 0:
        return say(Reason.TURNS_EVEN, turns=turns, coins=one)
    form = Reason.TURNS_HELD if field.scenario == RAID else Reason.TURNS_STOPPED
    return say(form, turns=turns, coins=one)


# Notation and steps. ------------------------------------------------------------------------


def name(field: Field, chosen: i64) -> str:
    """The action's notation."""
    verb, target = verb_of(chosen), target_of(chosen)
    if verb == actions.ANSWER:
        return answer_name(int(target))
    if verb == actions.STOP and field.question == HAUL:
        return "stay"
    word = VERBS.get(int(verb), "?")
    if verb in TO_POINTS:
        return f"{word} {place_name(target)}"
    if verb in ALONG_PATHS:
        return f"{word} {' > '.join(place_name(place) for place in points_of(target))}"
    if verb in AT_FIGURES:
        return f"{word} {figure_code(field, target)}"
    if verb == actions.PICK_UP:
        return f"{word} {int(target) + 1}"
    return word


def answer_name(said: int) -> str:
    """What is said at a call: nothing, or which cards of the hand."""
    if said == calling.SILENCE:
        return SILENT
    cards = [str(place + 1) for place in range(KINDS) if said // 2**place % 2 == 1]
    return f"answer {' '.join(cards)}"


def steps(field: Field, chosen: i64) -> list[Step]:
    """What to point at: a button for what to do, then figures, points or things."""
    verb, target = int(verb_of(chosen)), int(target_of(chosen))
    if verb not in VERBS:
        return []
    if verb == actions.ANSWER:
        return [Step("answer", target, answer_name(target))]
    if verb in (actions.ACTIVATE, actions.STRIKE):
        return [figure_step(field, target)]
    if verb == actions.DEPLOY:
        return [Step("point", target, place_name(target))]
    first = Step("verb", verb, name(field, chosen) if verb in ALONE else VERBS[verb])
    if verb in ALONE:
        return [first]
    if verb == actions.SHOOT:
        return [first, figure_step(field, target)]
    if verb == actions.PICK_UP:
        return [first, Step("thing", target, str(target + 1))]
    if verb in TO_POINTS:
        return [first, Step("point", target, place_name(target))]
    *bends, end = [int(place) for place in points_of(target)]
    return [
        first,
        *(Step("bend", place, place_name(place)) for place in bends),
        Step("point", end, place_name(end)),
    ]


def figure_step(field: Field, figure: int) -> Step:
    return Step("figure", figure, figure_code(field, figure) if figure < field.figures() else "?")


def action_of(field: Field, way: list[Step]) -> i64:
    """The action with these steps, legal or not; NO_ACTION where they make none."""
    if not way or any(not 0 <= step.at < POINTS for step in way):
        return NO_ACTION
    kinds = [step.kind for step in way]
    question = field.question
    if kinds == ["answer"] and question == CALL:
        return action(actions.ANSWER, way[0].at)
    if kinds == ["figure"] and question in (ACTIVATE, STRIKE):
        verb = actions.ACTIVATE if question == ACTIVATE else actions.STRIKE
        return action(verb, way[0].at)
    if kinds == ["point"] and question == DEPLOY:
        return action(actions.DEPLOY, way[0].at)
    if kinds[0] != "verb" or question not in (ACT, HAUL):
        return NO_ACTION
    verb, rest = way[0].at, kinds[1:]
    if verb in ALONE and not rest:
        return action(verb, 0)
    if verb in TO_POINTS and rest == ["point"]:
        return action(verb, way[1].at)
    if (verb == actions.SHOOT and rest == ["figure"]) or (
        verb == actions.PICK_UP and rest == ["thing"]
    ):
        return action(verb, way[1].at)
    is_path = rest == ["bend"] * (len(rest) - 1) + ["point"] and len(rest) <= 3
    if verb in ALONG_PATHS and is_path:
        return action(verb, path_of([step.at for step in way[1:]]))
    return NO_ACTION


def is_beginning(field: Field, way: list[Step]) -> bool:
    """Is this the beginning of a path with bends, and may the figure get to the last of them?"""
    if len(way) < 2 or way[0].kind != "verb" or way[0].at not in ALONG_PATHS:
        return False
    bends = way[1:]
    if len(bends) > 2 or any(step.kind != "bend" or not 0 < step.at < POINTS for step in bends):
        return False
    hauls = way[0].at == actions.HAUL
    if field.question != (HAUL if hauls else ACT):
        return False
    path = path_of([step.at for step in bends])
    why = movement.haul(field, path) if hauls else permission.act(field, actions.MOVE, path)
    return why in (movement.FINE, movement.NO_ROOM)


def steps_meant(field: Field, seat: int, text: str) -> list[Step]:
    """What a typed text points at: a word and what belongs to it; empty if it is nothing."""
    if field.question == CALL:
        if text == SILENT:
            return [Step("answer", calling.SILENCE, SILENT)]
        said = re.fullmatch(r"answer\s+([1-3](?:\s*[ ,+]\s*[1-3])*)", text)
        places = sorted(set(re.findall(r"[1-3]", said[1]))) if said else []
        mask = sum(2 ** (int(place) - 1) for place in places)
        return [Step("answer", mask, answer_name(mask))] if said else []
    verb = next((each for each, word in VERBS.items() if is_word(text, word)), None)
    rest = text.removeprefix(VERBS[verb]).strip() if verb is not None else text
    if field.question == HAUL and text == "stay":
        verb, rest = actions.STOP, ""
    points = [read_point(part) for part in rest.split(">")]
    if verb is None and None not in points:
        verb = {DEPLOY: actions.DEPLOY, HAUL: actions.HAUL}.get(int(field.question), actions.MOVE)
    if verb is None:
        return figure_meant(field, rest) if field.question in (ACTIVATE, STRIKE) else []
    if verb in ALONE and not rest:
        return [Step("verb", verb, VERBS[verb])]
    if verb == actions.CHARGE and FIGURE.fullmatch(rest):
        return charge_meant(field, seat, rest)
    if verb in AT_FIGURES:
        found = figure_meant(field, rest)
        is_plain = verb in (actions.ACTIVATE, actions.STRIKE)
        return found if is_plain or not found else [Step("verb", verb, VERBS[verb]), *found]
    if verb == actions.PICK_UP:
        thing = int(rest) - 1 if rest in ("1", "2", "3") else 0 if not rest else -1
        named = [Step("verb", verb, VERBS[verb]), Step("thing", thing, str(thing + 1))]
        return named if thing >= 0 else []
    places = [place for place in points if place is not None]
    if len(places) != len(points) or (len(places) > 1 and verb not in ALONG_PATHS):
        return []
    *bends, end = [Step("bend", place, place_name(place)) for place in places]
    last = Step("point", end.at, end.text)
    first = [] if verb == actions.DEPLOY else [Step("verb", verb, VERBS[verb])]
    return [*first, *bends, last]


def is_word(text: str, word: str) -> bool:
    """Does the text begin with this word?"""
    return text == word or text.startswith(f"{word} ")


def read_point(text: str) -> int | None:
    """The point of the table nearest to what was typed, or None."""
    typed = POINT.fullmatch(text.strip())
    if typed is None:
        return None
    x, y = sixteenths(typed[1]), sixteenths(typed[2])
    return int(point(x, y)) if x < ROW and point(x, y) < POINTS else None


def sixteenths(text: str) -> int:
    """A number of inches, to the nearest sixteenth."""
    whole, _, part = text.partition(".")
    millionths = int(part.ljust(6, "0")) if part else 0
    return int(whole) * INCH + (millionths * INCH + 500_000) // 1_000_000


def figure_meant(field: Field, text: str) -> list[Step]:
    """A figure by its letter and number."""
    typed = FIGURE.fullmatch(text)
    if typed is None or not 1 <= int(typed[2]) <= field.seats:
        return []
    kind = ARCHER if typed[1] == "s" else LETTERS.index(typed[1])
    return [figure_step(field, (int(typed[2]) - 1) * KINDS + kind)]


def charge_meant(field: Field, seat: int, text: str) -> list[Step]:
    """A charge at an enemy by name: to the listed point that is nearest in contact with it."""
    from meadhall.engines.skirmish.candidates import acts

    enemy = figure_meant(field, text)
    if not enemy:
        return []
    figure, at = field.actor, enemy[0].at
    nearest: tuple[int, int] | None = None
    for chosen in acts(field):
        if verb_of(chosen) == actions.CHARGE:
            place = target_of(chosen)
            x, y = x_of(place), y_of(place)
            if at in list(movement.touched_from(field, figure, x, y)):
                gap = int(squared(x - field.x[figure], y - field.y[figure]))
                if nearest is None or (gap, int(place)) < nearest:
                    nearest = (gap, int(place))
    place = nearest[1] if nearest else beside(field, figure, i64(at))
    return [
        Step("verb", actions.CHARGE, VERBS[actions.CHARGE]),
        Step("point", place, place_name(place)),
    ]


def beside(field: Field, figure: i64, enemy: i64) -> int:
    """The place in contact with the enemy on the straight line to it, whether free or not."""
    dx, dy = field.x[figure] - field.x[enemy], field.y[figure] - field.y[enemy]
    apart = max(1, root_above(int(squared(dx, dy))))
    x = int(field.x[enemy]) + int(dx) * (TOUCHING + 1) // apart
    y = int(field.y[enemy]) + int(dy) * (TOUCHING + 1) // apart
    return int(point(max(0, x), max(0, y)))


# Refusals. ----------------------------------------------------------------------------------


def refusal(field: Field, seat: int, way: list[Step]) -> Phrase:
    """Why no legal action begins with these steps."""
    if not way:
        return say(Refusal.NOTHING_NOW)
    what = written(way)
    chosen = action_of(field, way)
    if chosen == NO_ACTION:
        chosen = begun(field, way)
    if chosen == NO_ACTION:
        return say(Refusal.NOT_NOW, what=what)
    why = int(permission.why_not(field, seat, chosen))
    verb, target = int(verb_of(chosen)), target_of(chosen)
    is_bare = len(way) == 1 and way[0].kind == "verb"
    if is_bare and (why < permission.NOT_NOW or why >= permission.SHOOTING):
        return say(Refusal.NOWHERE, what=what)
    return detailed(field, why, what, verb, target)


def written(way: list[Step]) -> str:
    """Steps as one would type them."""
    text = ""
    for before, step in zip([None, *way], way, strict=False):
        joint = " > " if before is not None and before.kind == "bend" else " "
        text += (joint if text else "") + step.text
    return text


def begun(field: Field, way: list[Step]) -> i64:
    """An action that begins with these steps, to tell what speaks against all that do."""
    if way[0].kind != "verb" or way[0].at not in VERBS or field.question not in (ACT, HAUL):
        return NO_ACTION
    if len(way) == 1:
        nobody = POINTS // SPAN
        return action(way[0].at, nobody if way[0].at == actions.SHOOT else 0)
    bends = way[1:]
    are_bends = all(step.kind == "bend" and 0 <= step.at < POINTS for step in bends)
    if way[0].at in ALONG_PATHS and len(bends) <= 3 and are_bends:
        return action(way[0].at, path_of([step.at for step in bends]))
    return NO_ACTION


def detailed(field: Field, why: int, what: str, verb: int, target: i64) -> Phrase:
    """The sentence for a reason, with the lengths and names that belong to it."""
    form = FORMS.get(why, Refusal.NOTHING_NOW)
    figure = field.actor
    if form is Refusal.MOVE_TOO_FAR and verb in ALONG_PATHS:
        x, y = start_of(field)
        return say(form, what=what, cost=about(movement.path_cost(field, x, y, target)))
    if form is Refusal.MOVE_TOO_FAR:
        x, y = start_of(field)
        far = root_above(int(squared(x_of(target) - x, y_of(target) - y)))
        return say(Refusal.STEP_TOO_FAR, what=what, cost=about(far))
    if form in (Refusal.TOO_NEAR, Refusal.CLOSER_STILL):
        return say(form, what=what, enemy=figure_code(field, enemy_in_way(field, figure, target)))
    if form is Refusal.OUT_OF_RANGE:
        gap = root_above(int(field.gap(figure, target))) - TOUCHING
        return say(form, what=what, cost=about(gap))
    if form is Refusal.HIDDEN:
        x, y = field.x[figure], field.y[figure]
        area = field.ground.deepest(x, y, field.x[target] - x, field.y[target] - y)
        return say(form, what=what, terrain=area_name(field, area))
    return say(form, what=what) if form is not Refusal.NOTHING_NOW else say(form)


def start_of(field: Field) -> tuple[i64, i64]:
    """Where the figure or the baggage stands that is to go."""
    if field.actor == NO_FIGURE:
        return field.cart_x, field.cart_y
    return field.x[field.actor], field.y[field.actor]


def enemy_in_way(field: Field, figure: i64, path: i64) -> i64:
    """The enemy to whom a path comes too near."""
    x, y = field.x[figure], field.y[figure]
    for place in points_of(path):
        dx, dy = x_of(place) - x, y_of(place) - y
        for enemy in range(field.figures()):
            if not field.lives(enemy) or side_of(enemy) == side_of(figure):
                continue
            start = field.gap_to(enemy, x, y) < movement.STOP * movement.STOP
            inward = (x - field.x[enemy]) * dx + (y - field.y[enemy]) * dy < 0
            near = is_near_line(field.x[enemy], field.y[enemy], x, y, dx, dy, movement.STOP)
            if (start and inward) or (not start and near):
                return enemy
        x, y = x_of(place), y_of(place)
    return NOWHERE
