"""Is it over, what is the score, and who has won?"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.valknut.cards import GOD_POINTS, GODS, IDUN
from meadhall.engines.valknut.table import AWAY, DEFEATED, HAND, OUT, WORSHIPPED, Table
from meadhall.engines.valknut.terms import Ending, Thing
from meadhall.engines.valknut.warbands import UNITS
from meadhall.engines.values import NOBODY

GOING_ON: Final = 0
LAST_STANDING: Final = 1
BY_POINTS: Final = 2
BY_SIZE: Final = 3
BY_TURN: Final = 4

ENDINGS: Final = (Ending.NONE, Ending.LAST_STANDING, Ending.POINTS, Ending.TIE, Ending.LATER)


def drop_the_defeated(table: Table) -> None:
    """Players without a unit on the field are out; the last one left has won."""
    left: i64 = 0
    last: i64 = NOBODY
    for seat in range(table.seats):
        if table.alive[seat] == 1 and table.count_on_field(seat) == 0:
            table.alive[seat] = 0
            table.tell(DEFEATED, seat)
            clear_away(table, seat)
        if table.alive[seat] == 1:
            left += 1
            last = seat
    if left == 1:
        table.finish(LAST_STANDING, last)


def clear_away(table: Table, seat: i64) -> None:
    """Units, Ambush cards and gods of a defeated player leave the match."""
    for unit in range(UNITS):
        if table.owner[unit] == seat:
            table.zone_of[unit] = AWAY
    for card in range(len(table.where)):
        if table.where[card] in (HAND + seat, WORSHIPPED + seat):
            table.where[card] = OUT


def score(table: Table, seat: i64) -> i64:
    """The victory points of a seat, were the match over now."""
    return unit_points(table, seat) + god_points(table, seat)


def unit_points(table: Table, seat: i64) -> i64:
    """What its units score outside the Parley cards."""
    total: i64 = 0
    for unit in range(UNITS):
        if table.owner[unit] == seat and table.zone_of[unit] >= 0 and table.scores_here(unit):
            total += table.worth(unit)
    return total


def god_points(table: Table, seat: i64) -> i64:
    """What the gods that it has worshipped bring or cost."""
    total: i64 = 0
    for card in table.gods_of(seat):
        god = table.cards.face(card)
        total += GOD_POINTS[god - GODS]
        if god == IDUN:
            total += (table.count_on_field(seat) + 1) // 2
    return total


def settle(table: Table) -> None:
    """The last card is laid and its turn is over: the best score wins."""
    winner: i64 = NOBODY
    ending: i64 = BY_POINTS
    for at in range(len(table.order)):
        seat = table.order[at]
        if table.alive[seat] == 0:
            continue
        if winner == NOBODY:
            winner = seat
            continue
        ahead = score(table, seat) - score(table, winner)
        if ahead > 0:
            winner = seat
            ending = BY_POINTS
        elif ahead == 0:
            larger = table.size_of(seat) - table.size_of(winner)
            if larger >= 0:
                winner = seat
            ending = BY_TURN if larger == 0 else BY_SIZE
    table.finish(ending, winner)


def points(table: Table, seat: i64) -> i64:
    """The score of a seat that is still in."""
    return score(table, seat) if table.alive[seat] == 1 else 0


def reason(table: Table) -> Phrase:
    """Why the match is over."""
    form = ENDINGS[int(table.ending)]
    winner = player(table.winner)
    if table.ending == LAST_STANDING:
        return say(form, winner=winner)
    if table.ending == BY_POINTS:
        told = tuple(
            say(Ending.SEAT_POINTS, player=player(seat), points=int(score(table, seat)))
            for seat in standing(table)
        )
        return say(form, winner=winner, score=told)
    if table.ending == GOING_ON:
        return say(form)
    return say(form, winner=winner, points=int(score(table, table.winner)))


def player(seat: i64) -> Phrase:
    return say(Thing.PLAYER, number=int(seat) + 1)


def standing(table: Table) -> list[int]:
    """The seats still in, the best score first."""
    seats = [int(seat) for seat in range(table.seats) if table.alive[seat] == 1]
    return sorted(seats, key=lambda seat: (-int(score(table, seat)), seat))


def sizes(table: Table) -> vec[i64]:
    """The most units of each seat."""
    return vec[i64]([table.size_of(seat) for seat in range(table.seats)])
