"""In what order does everything come? One loop that goes on until something is asked.

The table is drawn, the figures are set up one by one, and then turn follows turn: deal, call the
ranks, activate a figure for each card, settle the scenario, move the baggage.
"""

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.contract import OVER, ROLL
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish import actions, calling, coins, combat, scenarios, shooting
from meadhall.engines.skirmish.actions import end_of, target_of, verb_of, x_of, y_of
from meadhall.engines.skirmish.field import (
    ACT,
    ACTING,
    ACTIVATE,
    CALLING,
    CLOSING,
    COMBAT_DIE,
    DEALING,
    DEPLOY,
    DEPLOYING,
    DRAWING,
    HAUL,
    HAULING,
    NO_CARD,
    NOTHING,
    PACK,
    SAVING_DIE,
    SEE_HAND,
    SHOT_DIE,
    SHOWING,
    SHUFFLE_PACK,
    STRIKE,
    UNVEIL,
    WHICH_TABLE,
    Field,
)
from meadhall.engines.skirmish.figures import (
    HERO,
    KINDS,
    LIVING,
    NO_FIGURE,
    kind_of,
    owner_of,
    side_of,
)
from meadhall.engines.skirmish.saving import drop, suffer
from meadhall.engines.skirmish.tables import TABLES, ground_of
from meadhall.engines.values import NOBODY


def proceed(field: Field) -> None:
    """Go on to the next thing that has to be asked, or to the end of the match."""
    while field.asks != OVER and field.question == NOTHING:
        stage = field.stage
        if stage == DRAWING:
            draw_table(field)
        elif stage == DEPLOYING:
            ask_next_place(field)
        elif stage == DEALING:
            begin_turn(field)
        elif stage == SHOWING:
            show_next_hand(field)
        elif stage == CALLING:
            call_next(field)
        elif stage == ACTING:
            go_on_acting(field)
        elif stage == CLOSING:
            close_turn(field)
        else:
            end_turn(field)


# Before the first turn. ---------------------------------------------------------------------


def draw_table(field: Field) -> None:
    """The table that was agreed on, or the one that a die chooses."""
    if field.chosen > 0:
        lay_table(field, field.chosen)
    else:
        ask_die(field, WHICH_TABLE)


def lay_table(field: Field, table: i64) -> None:
    field.table = table
    field.ground = ground_of(int(table), int(field.width))
    field.stage = DEPLOYING
    scenarios.lay_out(field)


def ask_next_place(field: Field) -> None:
    """The baggage first; then all heroes, all warriors, all archers, side 1 before side 0."""
    if field.cursor == 0 and scenarios.has_cart(field) and field.cart_status != LIVING:
        field.actor = NO_FIGURE
        field.ask_seat(DEPLOY, field.cart_owner())
        return
    if field.cursor == field.figures():
        field.cursor = 0
        field.actor = NO_FIGURE
        field.stage = DEALING
        return
    place = field.cursor % field.seats
    seat = place + 1 if place % 2 == 0 else place - 1
    field.actor = seat * KINDS + field.cursor // field.seats
    field.ask_seat(DEPLOY, seat)


def deploy(field: Field, place: i64) -> None:
    figure = field.actor
    if figure == NO_FIGURE:
        field.cart_x, field.cart_y = x_of(place), y_of(place)
        field.cart_status = LIVING
        return
    field.x[figure], field.y[figure] = x_of(place), y_of(place)
    field.status[figure] = LIVING
    field.cursor += 1


# Cards. -------------------------------------------------------------------------------------


def begin_turn(field: Field) -> None:
    field.round += 1
    field.rank = -1
    field.card = NO_CARD
    for figure in range(field.figures()):
        field.activated[figure] = 0
    calling.deal(field)
    pack = vec[i64]()
    for card in range(i64(PACK)):
        pack = append(pack, card)
    field.cursor = 0
    field.stage = SHOWING
    field.question = SHUFFLE_PACK
    field.ask_shuffle(pack, NOBODY)


def show_next_hand(field: Field) -> None:
    """Each seat looks at its own cards; where they are played open, everybody at all of them."""
    while field.cursor < field.seats:
        cards = vec[i64]()
        seat = field.cursor
        field.cursor += 1
        if field.open_cards:
            for each in range(field.seats):
                for card in calling.hand(field, each):
                    cards = append(cards, card)
            field.cursor = field.seats
        else:
            cards = calling.hand(field, seat)
        if len(cards) > 0:
            field.question = SEE_HAND
            field.ask_show(cards, i64(EVERYBODY) if field.open_cards else seat)
            return
    field.cursor = 0
    field.stage = CALLING


def call_next(field: Field) -> None:
    """The next card: one of those that answered the last call, or the answer to the next one."""
    if len(field.named) > 0:
        play_card(field, calling.take_next(field))
        return
    if calling.holds_all(field):
        card = calling.next_known(field)
        if card == NO_CARD:
            field.stage = CLOSING
        else:
            play_card(field, card)
        return
    if field.rank == calling.KING:
        field.stage = CLOSING
        return
    field.rank += 1
    if not field.ask_callees():
        field.stage = CLOSING


def answered(field: Field) -> None:
    """All have answered the call; the named cards are turned over."""
    if len(field.named) > 0:
        field.question = UNVEIL
        field.ask_show(field.named[:], i64(EVERYBODY))


def play_card(field: Field, card: i64) -> None:
    """The holder of the card activates a figure; a card without one is void."""
    seat = field.holder(card)
    calling.play_card(field, card)
    if not field.has_unactivated(seat):
        return
    only: i64 = NO_FIGURE
    for figure in range(seat * KINDS, seat * KINDS + KINDS):
        if field.lives(figure) and field.activated[figure] == 0:
            if only != NO_FIGURE:
                field.ask_seat(ACTIVATE, seat)
                return
            only = figure
    activate(field, only)


# An activation. -----------------------------------------------------------------------------


def activate(field: Field, figure: i64) -> None:
    field.actor = figure
    field.activated[figure] = 1
    field.used = 0
    field.allowed = 1 if field.is_weak(figure) else 2
    field.stage = ACTING


def go_on_acting(field: Field) -> None:
    """Ask for the figure's next action, or let the next card be called."""
    figure = field.actor
    if (
        not field.lives(figure)
        or field.used >= field.allowed
        or (field.used > 0 and field.is_weak(figure))
    ):
        field.actor = NO_FIGURE
        field.used = 0
        field.allowed = 0
        for enemy in range(field.figures()):
            field.left[enemy] = 0
        field.stage = CALLING
        return
    field.ask_seat(ACT, owner_of(figure))


def do(field: Field, chosen: i64) -> None:
    """The seat that is asked does this."""
    verb, target = verb_of(chosen), target_of(chosen)
    if verb == actions.DEPLOY:
        deploy(field, target)
    elif verb == actions.ANSWER:
        calling.answer(field, field.turn, target)
        answered(field)
    elif verb == actions.ACTIVATE:
        activate(field, target)
    elif verb == actions.STRIKE:
        field.target = target
        ask_die(field, SAVING_DIE)
    elif verb == actions.HAUL:
        place = end_of(target)
        field.cart_x, field.cart_y = x_of(place), y_of(place)
        scenarios.hauled(field)
    elif field.stage == ACTING:
        act(field, verb, target)


def act(field: Field, verb: i64, target: i64) -> None:
    """One action of the activated figure."""
    figure = field.actor
    field.used += 1
    if verb == actions.STOP:
        field.used = field.allowed
    elif verb == actions.MOVE or verb == actions.CROSS:
        go(field, figure, end_of(target))
    elif verb == actions.CHARGE:
        go(field, figure, target)
        begin_fight(field, figure)
    elif verb == actions.FIGHT:
        field.used = field.allowed
        begin_fight(field, NO_FIGURE)
    elif verb == actions.WITHDRAW:
        for enemy in range(field.figures()):
            if field.touches(figure, enemy):
                field.left[enemy] = 1
        go(field, figure, target)
        if kind_of(figure) == HERO and field.asks != OVER:
            coins.hero_withdraws(field, figure)
    elif verb == actions.PICK_UP:
        scenarios.pick_up(field, figure, target)
    elif verb == actions.DROP:
        drop(field, figure)
    elif verb == actions.RECOVER:
        field.shock[figure] -= 1
    elif verb == actions.SHOOT:
        field.target = target
        ask_die(field, SHOT_DIE)


def go(field: Field, figure: i64, place: i64) -> None:
    field.x[figure], field.y[figure] = x_of(place), y_of(place)
    scenarios.carried_home(field, figure)


# Dice. --------------------------------------------------------------------------------------


def ask_die(field: Field, question: i64) -> None:
    field.question = question
    field.asks = ROLL


def begin_fight(field: Field, charger: i64) -> None:
    """Everybody in the fight rolls, in the order of their numbers."""
    field.charger = charger
    field.fighters = combat.fighters_around(field, field.actor)
    field.rolls = vec[i64]()
    ask_die(field, COMBAT_DIE)


def sides(field: Field) -> i64:
    """How many sides the die has that is rolled now."""
    if field.question == WHICH_TABLE:
        return TABLES
    if field.question == COMBAT_DIE:
        return combat.die_of(field.fighters[len(field.rolls)])
    return 6


def rolled(field: Field, question: i64, value: i64) -> None:
    """The die that answers this question shows this."""
    if question == WHICH_TABLE:
        lay_table(field, value)
    elif question == COMBAT_DIE:
        field.rolls = append(field.rolls, value)
        if len(field.rolls) < len(field.fighters):
            ask_die(field, COMBAT_DIE)
        else:
            settle_fight(field)
    elif question == SHOT_DIE:
        archer = field.actor
        if value >= shooting.needed(field, field.x[archer], field.y[archer], field.target):
            field.hits = 1
            ask_die(field, SAVING_DIE)
        else:
            field.target = NO_FIGURE
    else:
        save(field, value)


def settle_fight(field: Field) -> None:
    combat.decide(field)
    if field.hits == 0:
        clear_fight(field)
        return
    victims = combat.victims(field, side_of(field.striker))
    if len(victims) == 1:
        field.target = victims[0]
        ask_die(field, SAVING_DIE)
    else:
        field.ask_seat(STRIKE, combat.chooser(field))


def save(field: Field, value: i64) -> None:
    """One throw of the Dice of Death; the second hit is lost where the first one killed."""
    target = field.target
    suffer(field, target, value)
    field.hits -= 1
    if field.hits > 0 and field.lives(target) and field.asks != OVER:
        ask_die(field, SAVING_DIE)
    else:
        clear_fight(field)


def clear_fight(field: Field) -> None:
    field.charger = NO_FIGURE
    field.fighters = vec[i64]()
    field.rolls = vec[i64]()
    field.striker = NO_FIGURE
    field.target = NO_FIGURE
    field.hits = 0


# The end of a turn. -------------------------------------------------------------------------


def close_turn(field: Field) -> None:
    """Who holds the hill or has the baggage; then the baggage moves."""
    field.card = NO_CARD
    scenarios.close_turn(field)
    if field.asks == OVER:
        return
    field.stage = HAULING
    if field.cart_status == LIVING:
        field.ask_seat(HAUL, field.cart_owner())


def end_turn(field: Field) -> None:
    """The next turn, unless it was the last one."""
    field.stage = DEALING
    if field.round >= scenarios.LAST_TURN:
        field.finish(coins.TURNS_OVER)
