"""A position as a short text, and back.

    turn 3 act player 1 rank 4 step 0 table 1
    coins 1 0 from 0 1 0 0 0 0 / 0 0 0 0 0 0 held 0 0
    h1 12.5,4 shock 1 wounded carrying 1 activated
    w1 killed
    loot 1 lies 18,18
    baggage 20,30
    cards 1 7S 4H* ??
    activation h1 1 of 2 left h2
    fight charger h1 h1:5 w1: h2:3 striker h1 target h2 hits 2

A card with a star is played, one that the copy does not know is ??. Lines that say nothing are
left out.
"""

from collections.abc import Iterator
from typing import Final

from meadhall.engines.cards import EVERYBODY, Cards
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish import calling, phases, scenarios
from meadhall.engines.skirmish.coins import ENOUGH_COINS, GOING_ON, TURNS_OVER
from meadhall.engines.skirmish.field import (
    ACT,
    ACTING,
    ACTIVATE,
    CALL,
    CALLING,
    CARRIED,
    CLOSING,
    COMBAT_DIE,
    DEALING,
    DEPLOY,
    DEPLOYING,
    DRAWING,
    HAUL,
    HAULING,
    LYING,
    NO_CARD,
    NO_THING,
    NOTHING,
    PACK,
    SAVING_DIE,
    SEE_HAND,
    SHOT_DIE,
    SHOWING,
    SHUFFLE_PACK,
    SOURCES,
    STRIKE,
    TAKEN_AWAY,
    UNVEIL,
    WHICH_TABLE,
    Field,
)
from meadhall.engines.skirmish.figures import KILLED, LIVING, NO_FIGURE, WAITING
from meadhall.engines.skirmish.movement import is_on_table
from meadhall.engines.skirmish.tables import TABLES
from meadhall.engines.skirmish.words import figure_code, figure_meant, place_name, read_point
from meadhall.engines.values import NOBODY, UNKNOWN, BadDiagram

QUESTIONS: Final = {
    NOTHING: "over",
    WHICH_TABLE: "table",
    DEPLOY: "place",
    SHUFFLE_PACK: "shuffle",
    SEE_HAND: "look",
    CALL: "call",
    UNVEIL: "show",
    ACTIVATE: "choose",
    ACT: "act",
    COMBAT_DIE: "combat",
    STRIKE: "strike",
    SHOT_DIE: "shot",
    SAVING_DIE: "save",
    HAUL: "haul",
}
STAGES: Final = {
    WHICH_TABLE: DRAWING,
    DEPLOY: DEPLOYING,
    SHUFFLE_PACK: SHOWING,
    SEE_HAND: SHOWING,
    CALL: CALLING,
    UNVEIL: CALLING,
    ACTIVATE: CALLING,
    ACT: ACTING,
    COMBAT_DIE: ACTING,
    STRIKE: ACTING,
    SHOT_DIE: ACTING,
    SAVING_DIE: ACTING,
    HAUL: HAULING,
}
"""The stage to which each question belongs."""

ROLLS: Final = (WHICH_TABLE, COMBAT_DIE, SHOT_DIE, SAVING_DIE)
RANK_SIGNS: Final = "A23456789TJQK"
SUIT_SIGNS: Final = "SHDC"
THING_WORDS: Final = {LYING: "lies", CARRIED: "carried", TAKEN_AWAY: "away"}
ENDINGS: Final = {GOING_ON: "", ENOUGH_COINS: "won", TURNS_OVER: "out of time"}


# Drawing. -----------------------------------------------------------------------------------


def draw(field: Field) -> str:
    """The position as a text that `read` understands."""
    lines = [head(field), coins_line(field)]
    for figure in range(int(field.figures())):
        if field.status[figure] != WAITING:
            lines.append(figure_line(field, figure))
    for thing in range(len(field.thing_state)):
        state = int(field.thing_state[thing])
        place = place_name(field.thing_y[thing] * 768 + field.thing_x[thing])
        lines.append(f"loot {thing + 1} {THING_WORDS[state]} {place}")
    if field.cart_status != WAITING:
        place = place_name(field.cart_y * 768 + field.cart_x)
        lines.append(f"baggage {place}{' gone' if field.cart_status == KILLED else ''}")
    lines += [line for seat in range(int(field.seats)) if (line := cards_line(field, seat))]
    if len(field.named) > 0:
        lines.append(f"named {' '.join(str(int(card)) for card in field.named)}")
    if field.actor != NO_FIGURE and field.question != DEPLOY:
        left = [figure_code(field, f) for f in range(int(field.figures())) if field.left[f]]
        used = f"{int(field.used)} of {int(field.allowed)}"
        code = figure_code(field, field.actor)
        lines.append(" ".join(["activation", code, used, *(["left", *left] if left else [])]))
    if field.target != NO_FIGURE or len(field.fighters) > 0:
        lines.append(fight_line(field))
    return "\n".join(lines)


def head(field: Field) -> str:
    words = [f"turn {int(field.round)} {QUESTIONS[int(field.question)]}"]
    if field.asks == OVER:
        words.append(ENDINGS[int(field.ending)])
    if field.asks == CHOOSE and field.question != CALL:
        words.append(f"player {int(field.turn) + 1}")
    words.append(f"rank {int(field.rank) + 1} step {int(field.cursor)} table {int(field.table)}")
    if field.card != NO_CARD:
        words.append(f"card {int(field.card)}")
    return " ".join(words)


def coins_line(field: Field) -> str:
    earned = [str(int(each)) for each in field.earned]
    return (
        f"coins {int(field.coins[0])} {int(field.coins[1])}"
        f" from {' '.join(earned[:SOURCES])} / {' '.join(earned[SOURCES:])}"
        f" held {int(field.held[0])} {int(field.held[1])}"
    )


def figure_line(field: Field, figure: int) -> str:
    words = [figure_code(field, figure)]
    place = place_name(field.y[figure] * 768 + field.x[figure])
    words.append(place)
    if field.status[figure] == KILLED:
        words.append("killed")
    if field.shock[figure]:
        words.append(f"shock {int(field.shock[figure])}")
    if field.wounded[figure]:
        words.append("wounded")
    if field.carries[figure] != NO_THING:
        words.append(f"carrying {int(field.carries[figure]) + 1}")
    if field.activated[figure]:
        words.append("activated")
    return " ".join(words)


def cards_line(field: Field, seat: int) -> str:
    first, dealt = int(field.first_card[seat]), int(field.dealt[seat])
    if dealt == 0:
        return ""
    signs = []
    for card in range(first, first + dealt):
        star = "*" if field.spent[card] else ""
        signs.append(card_sign(int(field.cards.faces[card])) + star)
    return f"cards {seat + 1} {' '.join(signs)}"


def card_sign(face: int) -> str:
    if face == UNKNOWN:
        return "??"
    return RANK_SIGNS[calling.rank_of(face)] + SUIT_SIGNS[calling.suit_of(face)]


def fight_line(field: Field) -> str:
    words = ["fight"]
    if field.charger != NO_FIGURE:
        words.append(f"charger {figure_code(field, field.charger)}")
    for at, figure in enumerate(field.fighters):
        roll = str(int(field.rolls[at])) if at < len(field.rolls) else ""
        words.append(f"{figure_code(field, figure)}:{roll}")
    if field.striker != NO_FIGURE:
        words.append(f"striker {figure_code(field, field.striker)}")
    if field.target != NO_FIGURE:
        words.append(f"target {figure_code(field, field.target)}")
    return " ".join([*words, f"hits {int(field.hits)}"])


# Reading. -----------------------------------------------------------------------------------


def read(text: str, field: Field) -> None:
    """Make a fresh state the position that the text draws, or raise BadDiagram."""
    lines = [line.split() for line in text.strip().splitlines() if line.strip()]
    faces: dict[int, int] = {}
    try:
        if not lines or lines[0][0] != "turn":
            raise BadDiagram("a diagram of the skirmish begins with: turn")
        asked = read_head(lines[0], field)
        for words in lines[1:]:
            read_line(words, field, faces)
        set_up_cards(field, faces)
        ask_again(field, asked)
    except (ValueError, IndexError, KeyError, StopIteration) as error:
        raise BadDiagram(f"the diagram cannot be read: {error}") from error
    if doubt := doubtful(field):
        raise BadDiagram(doubt)


def read_head(words: list[str], field: Field) -> int:
    """The first line; what is asked. The seat is kept in `turn`."""
    field.round = whole(words[1], 0, scenarios.LAST_TURN)
    asked = next(key for key, word in QUESTIONS.items() if word == words[2])
    rest = words[3:]
    if asked == NOTHING:
        field.ending = ENOUGH_COINS if rest[0] == "won" else TURNS_OVER
    at = iter(rest)
    for word in at:
        if word == "player":
            field.turn = whole(next(at), 1, int(field.seats)) - 1
        elif word == "rank":
            field.rank = whole(next(at), 0, calling.KING + 1) - 1
        elif word == "step":
            field.cursor = whole(next(at), 0, int(field.figures()))
        elif word == "table":
            table = whole(next(at), 0, TABLES)
            if table > 0:
                phases.lay_table(field, table)
        elif word == "card":
            field.card = whole(next(at), 0, PACK - 1)
    return asked


def read_line(words: list[str], field: Field, faces: dict[int, int]) -> None:
    first = words[0]
    if first == "coins":
        read_coins(words, field)
    elif first == "loot":
        thing = whole(words[1], 1, len(field.thing_state)) - 1
        field.thing_state[thing] = next(k for k, word in THING_WORDS.items() if word == words[2])
        field.thing_x[thing], field.thing_y[thing] = a_point(words[3])
    elif first == "baggage":
        field.cart_x, field.cart_y = a_point(words[1])
        field.cart_status = KILLED if words[2:] == ["gone"] else LIVING
    elif first == "cards":
        read_cards(words, field, faces)
    elif first == "named":
        for word in words[1:]:
            field.named = append(field.named, i64(whole(word, 0, PACK - 1)))
    elif first == "activation":
        field.actor = a_figure(field, words[1])
        field.used, field.allowed = whole(words[2], 0, 2), whole(words[4], 1, 2)
        for word in words[6:]:
            field.left[a_figure(field, word)] = 1
    elif first == "fight":
        read_fight(words[1:], field)
    else:
        read_figure(words, field)


def read_coins(words: list[str], field: Field) -> None:
    numbers = [whole(word, 0, 99) for word in words if word.isdigit()]
    if len(numbers) != 4 + 2 * SOURCES:
        raise ValueError("the line of coins has too few numbers, or too many")
    field.coins = vec[i64]([i64(each) for each in numbers[:2]])
    field.earned = vec[i64]([i64(each) for each in numbers[2:-2]])
    field.held = vec[i64]([i64(each) for each in numbers[-2:]])


def read_figure(words: list[str], field: Field) -> None:
    figure = a_figure(field, words[0])
    field.x[figure], field.y[figure] = a_point(words[1])
    field.status[figure] = LIVING
    at: Iterator[str] = iter(words[2:])
    for word in at:
        if word == "killed":
            field.status[figure] = KILLED
        elif word == "shock":
            field.shock[figure] = whole(next(at), 1, 2)
        elif word == "wounded":
            field.wounded[figure] = 1
        elif word == "carrying":
            field.carries[figure] = whole(next(at), 1, len(field.thing_state)) - 1
        elif word == "activated":
            field.activated[figure] = 1
        else:
            raise ValueError(f"{word} says nothing of a figure")


def read_cards(words: list[str], field: Field, faces: dict[int, int]) -> None:
    seat = whole(words[1], 1, int(field.seats)) - 1
    first = sum(int(field.dealt[other]) for other in range(seat))
    field.first_card[seat], field.dealt[seat] = first, len(words) - 2
    if not 1 <= field.dealt[seat] <= 3:
        raise ValueError("a player has one to three cards")
    for place, word in enumerate(words[2:]):
        sign = word.rstrip("*")
        if word.endswith("*"):
            field.spent[first + place] = 1
        if sign != "??":
            faces[first + place] = read_card(sign)


def read_card(sign: str) -> int:
    if len(sign) != 2:
        raise ValueError(f"{sign} is no card; one is written like 7S")
    return RANK_SIGNS.index(sign[0]) * 4 + SUIT_SIGNS.index(sign[1])


def read_fight(words: list[str], field: Field) -> None:
    at = iter(words)
    for word in at:
        if word == "charger":
            field.charger = a_figure(field, next(at))
        elif word == "striker":
            field.striker = a_figure(field, next(at))
        elif word == "target":
            field.target = a_figure(field, next(at))
        elif word == "hits":
            field.hits = whole(next(at), 0, 2)
        else:
            code, _, roll = word.partition(":")
            field.fighters = append(field.fighters, i64(a_figure(field, code)))
            if roll:
                field.rolls = append(field.rolls, i64(whole(roll, 1, 10)))


def set_up_cards(field: Field, faces: dict[int, int]) -> None:
    """The pack with these faces at these places, as its holders and the others know them."""
    if len(set(faces.values())) != len(faces):
        raise ValueError("one card is in two places")
    left = [face for face in range(PACK) if face not in faces.values()]
    order = [faces[place] if place in faces else left.pop() for place in range(PACK)]
    field.cards = Cards(vec[i64]([i64(face) for face in range(PACK)]), field.seats)
    pack = vec[i64]([i64(card) for card in range(PACK)])
    if not faces:
        return
    field.cards.shuffle(pack, vec[i64]([i64(source) for source in order]), i64(NOBODY))
    for seat in range(int(field.seats)):
        first, dealt = int(field.first_card[seat]), int(field.dealt[seat])
        hand = vec[i64]([i64(card) for card in range(first, first + dealt)])
        field.cards.show(hand, vec[i64](), i64(EVERYBODY) if field.open_cards else i64(seat))
    played = [card for card in range(PACK) if field.spent[card] or card == field.card]
    played += [int(card) for card in field.named]
    shown = vec[i64]([i64(card) for card in sorted(set(played))])
    field.cards.show(shown, vec[i64](), i64(EVERYBODY))


def ask_again(field: Field, asked: int) -> None:
    """Ask what the first line says is asked."""
    if asked == NOTHING:
        field.finish(field.ending)
        field.stage = DEALING if field.ending == TURNS_OVER else CLOSING
        return
    field.stage = STAGES[asked]
    if asked in ROLLS:
        phases.ask_die(field, asked)
    elif asked == SHUFFLE_PACK:
        field.question = asked
        field.ask_shuffle(vec[i64]([i64(card) for card in range(PACK)]), i64(NOBODY))
    elif asked == SEE_HAND:
        field.cursor = 0 if field.open_cards else field.cursor - 1
        phases.show_next_hand(field)
    elif asked == UNVEIL:
        phases.answered(field)
    elif asked == CALL:
        if not field.ask_callees():
            raise ValueError("nobody is left to answer a call")
    elif asked == DEPLOY:
        cursor = field.cursor
        phases.ask_next_place(field)
        if field.question != DEPLOY or field.cursor != cursor:
            raise ValueError("nothing is left to set up")
    else:
        field.ask_seat(asked, field.turn)


def doubtful(field: Field) -> str:
    """Why no match comes to what is drawn, as far as one can tell at a glance, or nothing."""
    living = [each for each in range(int(field.figures())) if field.lives(each)]
    for figure in living:
        if not is_on_table(field, field.x[figure], field.y[figure]):
            return f"{figure_code(field, figure)} stands beyond the edge of the table"
        if not field.is_free(figure, field.x[figure], field.y[figure]):
            return f"{figure_code(field, figure)} overlaps another base"
    is_acted = field.question in (ACT, COMBAT_DIE, SHOT_DIE)
    if is_acted and (field.actor == NO_FIGURE or not field.lives(field.actor)):
        return "a living figure must be activated for that"
    if field.question in (SHOT_DIE, SAVING_DIE) and field.target == NO_FIGURE:
        return "there is no target"
    if field.question == COMBAT_DIE and len(field.rolls) >= len(field.fighters):
        return "all dice of this fight are rolled"
    if field.question == STRIKE and field.striker == NO_FIGURE:
        return "nobody has won the fight"
    if field.question == ACTIVATE:
        nobody = field.card == NO_CARD or not field.has_unactivated(field.turn)
        return "this player has nobody to activate" if nobody else ""
    return ""


def whole(word: str, low: int, high: int) -> int:
    number = int(word)
    if not low <= number <= high:
        raise ValueError(f"{word} is not from {low} to {high}")
    return number


def a_point(word: str) -> tuple[int, int]:
    place = read_point(word)
    if place is None:
        raise ValueError(f"{word} is no point; one is written like 12.5,4")
    return place % 768, place // 768


def a_figure(field: Field, word: str) -> int:
    found = figure_meant(field, word)
    if not found or found[0].text != word:
        raise ValueError(f"{word} is no figure; they are called like h1, w2, a1")
    return found[0].at
