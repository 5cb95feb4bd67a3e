"""What did everybody see happen? Each thing has a key of its own and the places it happened at.

A window animates these: `at` begins with the figures concerned, then come points, dice or results,
as each key below says.
"""

from typing import Final

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.packed import append, i64
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.skirmish import actions, calling, combat, saving, shooting
from meadhall.engines.skirmish.actions import point, points_of, target_of, verb_of
from meadhall.engines.skirmish.field import (
    ACT,
    ACTIVATE,
    CALL,
    CARRIED,
    COMBAT_DIE,
    DEPLOY,
    HAUL,
    LYING,
    NO_THING,
    SAVING_DIE,
    SEE_HAND,
    SHOT_DIE,
    SHUFFLE_PACK,
    SOURCES,
    STRIKE,
    UNVEIL,
    WHICH_TABLE,
    Field,
)
from meadhall.engines.skirmish.figures import KILLED, NO_FIGURE, side_of
from meadhall.engines.skirmish.words import (
    card,
    figure_code,
    place_name,
    rank,
    reason,
)
from meadhall.engines.values import NOBODY, UNKNOWN, Event


class News(Form):
    """What is told. The comment says what `at` holds."""

    TABLE = "The die shows {roll}: it is played on {title}."  # table
    PLACED = "{figure} is set up at {place}."  # figure, point
    CART_PLACED = "The baggage is set up at {place}."  # point
    TURN = "Turn {turn}: the cards are shuffled."  # turn
    DEALT = "The cards of this turn are dealt."
    CALLED = "The {rank} are called: nobody answers."  # rank
    ANSWERED = "The {rank} are called, and answered by {seats}."  # rank, then the seats
    SHOWN = "{who:capital} shows the {card}."  # seat, card, face
    ACTIVATED = "The {card} activates {figure}."  # figure, face
    VOID = "{who:capital} has nobody left to activate with the {card}."  # seat, face
    MOVED = "{figure} moves to {place}."  # figure, start, bends, end
    CROSSED = "{figure} crosses a hedge or fence to {place}."  # figure, start, end
    CHARGED = "{figure} charges {enemies}."  # figure, start, end, then the enemies
    WITHDREW = "{figure} withdraws to {place}."  # figure, start, end
    FIGHTS_ON = "{figure} fights on."  # figure, then the other fighters
    DONE = "{figure} leaves it at that."  # figure
    PICKED_UP = "{figure} picks up the loot."  # figure, thing
    DROPPED = "{figure} drops the loot."  # figure, thing, point
    RECOVERED = "{figure} recovers from one shock."  # figure
    SHOOTS = "{figure} shoots at {target}, {needed} or more hits."  # figure, target, needed
    COMBAT_DIE = "{figure} rolls {roll} of {sides}, which makes {score}."  # figure, roll, score
    TIED = "The fight is even at {score}: nobody is hit."  # the fighters
    WON = "Side {side} wins by {score} to {other}, hits to save: {hits}."  # the striker, hits
    STRUCK = "{figure} takes the hits."  # figure
    HIT = "The die shows {roll}: {target} is hit."  # figure, target, roll
    MISSED = "The die shows {roll}: {target} is missed."  # figure, target, roll
    KILLED = "The die of death shows {roll}: {figure} goes to Valhalla."  # figure, roll
    WOUNDED = "The die of death shows {roll}: {figure} is wounded."  # figure, roll
    SHOCKED = "The die of death shows {roll}: {figure} is shocked, markers: {shock}."
    # figure, roll, shock
    UNHURT = "The die of death shows {roll}: {figure} comes to no harm."  # figure, roll
    COINS = "Side {side} gets {coins} for {what} and has {all} of {goal}."  # side, coins, source
    HELD = "Side {side} holds the hill, for the first turn."  # side
    CAUGHT = "The baggage is taken."  # point
    HAULED = "The baggage goes to {place}."  # start, bends, end
    STAYED = "The baggage stays."  # point
    TURN_OVER = "Turn {turn} is over."  # turn


class Source(Form):
    """What coins are for."""

    WITHDRAWAL = "a hero who withdraws"
    WOUND = "a wounded hero"
    HERO = "a hero in Valhalla"
    WARRIOR = "a warrior in Valhalla"
    ARCHER = "an archer in Valhalla"
    GOAL = "the goal"


class Player(Form):
    PLAYER = "player {number}"


SOURCE_NAMES: Final = list(Source)


def player(seat: int) -> Phrase:
    return say(Player.PLAYER, number=seat + 1)


class Teller:
    """Collects what happened between two moments."""

    def __init__(self, before: Field, after: Field) -> None:
        self.before = before
        self.after = after
        self.told: list[Event] = []

    def tell(self, key: str, text: Phrase, seat: int, *at: int) -> None:
        self.told.append(Event(key, text, seat, tuple(int(each) for each in at)))

    def code(self, figure: i64) -> str:
        return figure_code(self.after, figure)


def events_since(before: Field, after: Field, values: list[int]) -> list[Event]:
    """Everything that this answer made happen, in its order."""
    teller = Teller(before, after)
    if before.asks == CHOOSE:
        chosen(teller, values)
    elif before.question == SHUFFLE_PACK:
        teller.tell("turn", say(News.TURN, turn=int(before.round)), NOBODY, int(before.round))
    elif before.question == SEE_HAND:
        if is_first_hand(before):  # each seat sees its own cards; that they are dealt is told once
            teller.tell("dealt", say(News.DEALT), NOBODY)
    elif before.question == UNVEIL:
        unveiled(teller)
    else:
        rolled(teller, values[0])
    consequences(teller)
    return teller.told


def is_first_hand(field: Field) -> bool:
    """Has no seat looked at its cards of this turn before the one that does so now?"""
    earlier = 0 if field.open_cards else int(field.asked_for)
    return all(int(field.dealt[seat]) == 0 for seat in range(earlier))


def chosen(teller: Teller, values: list[int]) -> None:
    """Somebody, or everybody at a call, has chosen."""
    before, seat = teller.before, int(teller.before.turn)
    if before.question == CALL:
        called(teller, values)
        return
    verb, target = verb_of(values[0]), target_of(values[0])
    if before.question == DEPLOY:
        figure, place = before.actor, place_name(target)
        if figure == NO_FIGURE:
            text = say(News.CART_PLACED, place=place)
            teller.tell("cart placed", text, seat, int(target))
        else:
            text = say(News.PLACED, figure=teller.code(figure), place=place)
            teller.tell("placed", text, seat, int(figure), int(target))
    elif before.question == ACTIVATE:
        activated(teller, target, int(before.cards.faces[before.card]))
    elif before.question == STRIKE:
        text = say(News.STRUCK, figure=teller.code(target))
        teller.tell("struck", text, seat, int(target))
    elif before.question == HAUL:
        hauled(teller, verb, target)
    else:
        acted(teller, verb, target)


def called(teller: Teller, values: list[int]) -> None:
    """Who has answered the call, and who kept silent."""
    before = teller.before
    answers = [int(target_of(value)) for value in values]
    seats = [
        int(seat)
        for seat, said in zip(before.asked(), answers, strict=True)
        if said != calling.SILENCE
    ]
    name = rank(int(before.rank))
    if seats:
        players = tuple(player(seat) for seat in seats)
        text = say(News.ANSWERED, rank=name, seats=players)
        teller.tell("answered", text, seats[0], int(before.rank), *seats)
    else:
        teller.tell("called", say(News.CALLED, rank=name), NOBODY, int(before.rank))


def unveiled(teller: Teller) -> None:
    after = teller.after
    for each in teller.before.asked_pile:
        seat, face = int(teller.before.holder(each)), int(after.cards.faces[each])
        text = say(News.SHOWN, who=player(seat), card=card(face))
        teller.tell("shown", text, seat, seat, int(each), face)


def activated(teller: Teller, figure: i64, face: int) -> None:
    seat = int(teller.after.owner(figure))
    text = say(News.ACTIVATED, card=card(face), figure=teller.code(figure))
    teller.tell("activated", text, seat, int(figure), face)


def hauled(teller: Teller, verb: i64, target: i64) -> None:
    before = teller.before
    start, seat = int(point(before.cart_x, before.cart_y)), int(before.turn)
    if verb == actions.STOP:
        teller.tell("stayed", say(News.STAYED), seat, start)
        return
    way = [int(place) for place in points_of(target)]
    text = say(News.HAULED, place=place_name(way[-1]))
    teller.tell("hauled", text, seat, start, *way)


def acted(teller: Teller, verb: i64, target: i64) -> None:
    """One action of a figure."""
    before, after = teller.before, teller.after
    figure, seat = before.actor, int(before.turn)
    start, code = int(point(before.x[figure], before.y[figure])), teller.code(figure)
    if verb in (actions.MOVE, actions.CROSS, actions.WITHDRAW):
        way = [int(place) for place in points_of(target)]
        form, key = News.MOVED, "moved"
        if verb == actions.CROSS:
            form, key = News.CROSSED, "crossed"
        elif verb == actions.WITHDRAW:
            form, key = News.WITHDREW, "withdrew"
        text = say(form, figure=code, place=place_name(way[-1]))
        teller.tell(key, text, seat, int(figure), start, *way)
    elif verb == actions.CHARGE:
        enemies = [int(other) for other in after.fighters if after.touches(figure, other)]
        names = tuple(teller.code(other) for other in enemies)
        text = say(News.CHARGED, figure=code, enemies=names)
        teller.tell("charged", text, seat, int(figure), start, int(target), *enemies)
    elif verb == actions.FIGHT:
        others = [int(other) for other in after.fighters if other != figure]
        text = say(News.FIGHTS_ON, figure=code)
        teller.tell("fights on", text, seat, int(figure), *others)
    elif verb == actions.PICK_UP:
        text = say(News.PICKED_UP, figure=code)
        teller.tell("picked up", text, seat, int(figure), int(target))
    elif verb == actions.RECOVER:
        teller.tell("recovered", say(News.RECOVERED, figure=code), seat, int(figure))
    elif verb == actions.SHOOT:
        needed = int(shooting.needed(before, before.x[figure], before.y[figure], target))
        text = say(News.SHOOTS, figure=code, target=teller.code(target), needed=needed)
        teller.tell("shoots", text, seat, int(figure), int(target), needed)
    elif verb == actions.STOP:
        teller.tell("done", say(News.DONE, figure=code), seat, int(figure))


# Dice. --------------------------------------------------------------------------------------


def rolled(teller: Teller, value: int) -> None:
    before, after = teller.before, teller.after
    question = before.question
    if question == WHICH_TABLE:
        text = say(News.TABLE, roll=value, title=after.ground.title)
        teller.tell("table", text, NOBODY, value)
    elif question == COMBAT_DIE:
        combat_die(teller, value)
    elif question == SHOT_DIE:
        archer, target = before.actor, before.target
        is_hit = value >= shooting.needed(before, before.x[archer], before.y[archer], target)
        form, key = (News.HIT, "hit") if is_hit else (News.MISSED, "missed")
        text = say(form, roll=value, target=teller.code(target))
        owner = int(before.owner(archer))
        teller.tell(key, text, owner, int(archer), int(target), value)
    elif question == SAVING_DIE:
        saved(teller, value)


def combat_die(teller: Teller, value: int) -> None:
    """One fighter has rolled; after the last one it is plain who wins."""
    before = teller.before
    at = len(before.rolls)
    figure = before.fighters[at]
    score = int(combat.score(before, before.fighters, before.charger, figure, value))
    sides = int(combat.die_of(figure))
    text = say(News.COMBAT_DIE, figure=teller.code(figure), roll=value, sides=sides, score=score)
    owner = int(before.owner(figure))
    teller.tell("combat die", text, owner, int(figure), value, score)
    if at + 1 < len(before.fighters):
        return
    settled = before.copy()
    settled.rolls = append(settled.rolls, i64(value))
    combat.decide(settled)
    fighters = [int(each) for each in before.fighters]
    best = [int(combat.best_score(settled, side)) for side in (0, 1)]
    if settled.hits == 0:
        teller.tell("tied", say(News.TIED, score=best[0]), NOBODY, *fighters)
        return
    side, hits = int(side_of(settled.striker)), int(settled.hits)
    text = say(News.WON, side=side + 1, score=best[side], other=best[1 - side], hits=hits)
    owner = int(before.owner(settled.striker))
    teller.tell("won", text, owner, int(settled.striker), hits)


def saved(teller: Teller, value: int) -> None:
    """The die of death: what has become of the figure?"""
    before, after = teller.before, teller.after
    figure = before.target
    owner, code = int(before.owner(figure)), teller.code(figure)
    if after.status[figure] == KILLED:
        text = say(News.KILLED, roll=value, figure=code)
        teller.tell("killed", text, owner, int(figure), value)
    elif after.wounded[figure] > before.wounded[figure]:
        text = say(News.WOUNDED, roll=value, figure=code)
        teller.tell("wounded", text, owner, int(figure), value)
    elif saving.saved(figure, value) <= saving.ONE_SHOCK:
        shock = int(after.shock[figure])
        text = say(News.SHOCKED, roll=value, figure=code, shock=shock)
        teller.tell("shocked", text, owner, int(figure), value, shock)
    else:
        text = say(News.UNHURT, roll=value, figure=code)
        teller.tell("unhurt", text, owner, int(figure), value)


# What follows by itself. --------------------------------------------------------------------


def consequences(teller: Teller) -> None:
    """Things dropped, coins, cards that were void or had one figure to activate, the turn's end."""
    before, after = teller.before, teller.after
    dropped(teller)
    if before.cart_status > 0 and after.cart_status == KILLED and before.question != HAUL:
        place = int(point(before.cart_x, before.cart_y))
        teller.tell("caught", say(News.CAUGHT), NOBODY, place)
    for side in range(2):
        if after.held[side] > before.held[side]:
            teller.tell("held", say(News.HELD, side=side + 1), NOBODY, side)
    earned(teller)
    played(teller)
    if after.round > before.round and before.round > 0:
        turn = int(before.round)
        teller.tell("turn over", say(News.TURN_OVER, turn=turn), NOBODY, turn)
    if after.asks == OVER:
        teller.tell("over", reason(after), NOBODY)


def dropped(teller: Teller) -> None:
    before, after = teller.before, teller.after
    for figure in range(before.figures()):
        thing = before.carries[figure]
        if (
            thing != NO_THING
            and after.carries[figure] == NO_THING
            and before.thing_state[thing] == CARRIED
            and after.thing_state[thing] == LYING
        ):
            place = int(point(after.thing_x[thing], after.thing_y[thing]))
            text = say(News.DROPPED, figure=teller.code(figure))
            owner = int(before.owner(figure))
            teller.tell("dropped", text, owner, int(figure), int(thing), place)


def earned(teller: Teller) -> None:
    before, after = teller.before, teller.after
    for at in range(2 * SOURCES):
        coins = int(after.earned[at] - before.earned[at])
        if coins > 0:
            side, source = divmod(at, SOURCES)
            text = say(
                News.COINS,
                side=side + 1,
                coins=coins,
                what=SOURCE_NAMES[source],
                all=int(after.coins[side]),
                goal=int(after.goal()),
            )
            teller.tell("coins", text, NOBODY, side, coins, source)


def played(teller: Teller) -> None:
    """Cards that were used up without a choice: void, or for the only figure that was left."""
    before, after = teller.before, teller.after
    if after.round != before.round:
        return
    for each in range(len(after.spent)):
        if after.spent[each] == 0 or before.spent[each] == 1:
            continue
        face, seat = int(after.cards.faces[each]), int(after.holder(i64(each)))
        if face == UNKNOWN or (after.card == each and after.question == ACTIVATE):
            continue
        is_new = after.card == each and after.actor != NO_FIGURE
        if is_new and after.question == ACT and after.used == 0:
            activated(teller, after.actor, face)
        else:
            text = say(News.VOID, card=card(face), who=player(seat))
            teller.tell("void", text, seat, seat, face)


def private_news(before: Field, after: Field) -> Phrase:
    """The cards that a seat was dealt."""
    names = tuple(card(int(after.cards.faces[each])) for each in before.asked_pile)
    return say(Hand.DEALT, cards=names)


class Hand(Form):
    DEALT = "Your cards: {cards}."
