"""What holds at every moment of every match, played at random."""

from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, packed
from meadhall.engines.hexes import DIRECTIONS, OFF, Cell
from meadhall.engines.nxs.actions import TURNS
from meadhall.engines.nxs.board import AREA, LONGEST
from meadhall.engines.nxs.movement import count_moves, is_jump, move_at, moves_from, start_of
from meadhall.engines.nxs.pieces import (
    COLOUR_OF,
    COLOURS_IN_ALL,
    EMPTY,
    GOLD,
    HEADINGS,
    KIND_OF,
    NEITHER,
    PIECES,
    SEIDKONA,
    SIGILS,
    TURNED,
    facing_of,
)
from meadhall.engines.nxs.position import Position
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.table import MOVE
from meadhall.engines.nxs.victory import is_risky, third, winner_by_gift, wins, without_gifts
from meadhall.engines.values import NOBODY
from tests.engines.nxs.boards import begun

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {"setup": "short"}),
    (2, {"setup": "medium", "goal": 5}),
    (2, {"setup": "short", "jotunn": True, "goal": 6}),
    (2, {"setup": "long13", "cards": "hidden", "hand": 6, "placing": "own"}),
    (3, {"setup": "short", "cards": "onitama"}),
    (3, {"setup": "long", "placing": "own", "cards": "drawing", "hand": 6, "goal": 9}),
]
SEEDS = range(3)

every_match = pytest.mark.parametrize(
    ("variant", "seed"), [(variant, seed) for variant in VARIANTS for seed in SEEDS], ids=str
)


def moments(variant: tuple[int, dict[str, Any]], seed: int) -> Iterator[Nxs]:
    """A random match, moment by moment."""
    seats, options = variant
    state, chance = begun(seats, **options), Chance(seed)
    while state.asks != OVER:
        yield state
        if state.asks == CHOOSE:
            state.play(state.random_action(chance))
        else:
            state.chance_answers(chance)
    yield state


# The same rules once more, by coordinates and sets, as slowly and plainly as can be. ---------


class Plain:
    """Who stands where, as a dictionary from coordinates to colour, kind and facing."""

    def __init__(self, state: Nxs) -> None:
        board = state.position.board
        self.areas = {at: cell // AREA for cell, at in enumerate(board.coordinates)}
        self.men = {
            at: (int(COLOUR_OF[man]), int(KIND_OF[man]), facing_of(int(man)))
            for at, man in zip(board.coordinates, state.position.men, strict=True)
            if man != EMPTY
        }

    def land(self, colour: int) -> set[Cell]:
        held: set[Cell] = set()
        for start, (owner, _, _) in self.men.items():
            if owner != colour or self.areas[start] == colour:
                continue
            held.add(start)
            for direction in DIRECTIONS:
                line: list[Cell] = []
                at = step(start, direction)
                while at in self.areas and self.areas[at] != colour and at not in self.men:
                    line.append(at)
                    at = step(at, direction)
                if at not in self.areas:
                    continue
                is_home = self.areas[at] == colour
                if is_home or self.men[at][0] == colour:
                    held |= set(line)
        return held

    def has_won(self, colour: int, goal: int, armies: int) -> bool:
        held = self.land(colour)
        shares = [sum(self.areas[at] == area for at in held) for area in range(armies)]
        enough = all(share >= third(goal) for area, share in enumerate(shares) if area != colour)
        return len(held) >= goal and (armies == 2 or enough)

    def moves(self, colour: int) -> set[tuple[Cell, Cell]]:
        found: set[tuple[Cell, Cell]] = set()
        for start, (owner, kind, facing) in self.men.items():
            if owner != colour:
                continue
            lines = {(side + facing) % 6 for side in SIGILS[kind]}
            for side in lines:
                at = start
                for _ in range(6 - len(lines)):
                    at = step(at, DIRECTIONS[side])
                    if at not in self.areas or at in self.men:
                        break
                    found.add((start, at))
                if (side + 1) % 6 in lines:
                    near = step(start, DIRECTIONS[side])
                    far = step(start, DIRECTIONS[(side + 1) % 6])
                    at = step(near, DIRECTIONS[(side + 1) % 6])
                    blocked = any(self.is_enemy(passed, colour) for passed in (near, far))
                    if self.is_enemy(at, colour) and self.men[at][1] != SEIDKONA and not blocked:
                        found.add((start, at))
        return found

    def is_enemy(self, at: Cell, colour: int) -> bool:
        return at in self.men and self.men[at][0] != colour

    def after(self, start: Cell, target: Cell) -> "Plain":
        later = object.__new__(Plain)
        later.areas = self.areas
        later.men = {at: man for at, man in self.men.items() if at != start}
        later.men[target] = self.men[start]
        return later

    def takers(self, colour: int) -> set[tuple[Cell, Cell]]:
        """All captures of pieces of this colour that any enemy has now: from where, and whom."""
        others = {owner for owner, _, _ in self.men.values()} - {colour}
        return {
            (start, target)
            for other in others
            for start, target in self.moves(other)
            if self.is_enemy(target, other) and self.men[target][0] == colour
        }

    def dangers(self, colour: int) -> set[tuple[int, Cell]]:
        """Which enemy could take which piece of this colour."""
        return {(self.men[start][0], at) for start, at in self.takers(colour)}


def step(at: Cell, direction: Cell) -> Cell:
    return at[0] + direction[0], at[1] + direction[1]


def allowed(state: Nxs) -> set[tuple[Cell, Cell]]:
    """What the mover may do, by the plain rules."""
    plain, seat, colour = Plain(state), int(state.turn), int(state.colour)
    goals = [int(goal) for goal in state.position.goals]
    found = set()
    for start, target in plain.moves(colour):
        later = plain.after(start, target)
        won = [
            other
            for other in range(len(goals))
            if later.has_won(other, goals[other], state.terms.armies)
        ]
        best = max((len(later.land(other)) for other in won if other != seat), default=-1)
        if best >= 0 and not (seat in won and len(later.land(seat)) > best):
            continue
        if state.terms.jotunn and colour == GOLD:
            after = later.dangers(GOLD)
            if any(at == target for _, at in after) or after - plain.dangers(GOLD):
                continue
        found.add((start, target))
    return found


@every_match
def test_the_legal_moves_are_those_of_the_plain_rules(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    for at, state in enumerate(moments(variant, seed)):
        if state.asks != CHOOSE or state.stage != MOVE or at % 3 == 1:
            continue
        if any(ward >= 0 for ward in state.position.wards):
            continue  # the plain rules know no cards
        cells = state.position.board.coordinates
        moves = [move for move in state.legal(state.turn) if move < TURNS]
        found = {
            (cells[move // (HEADINGS * LONGEST)], cells[state.position.board.targets[move]])
            for move in moves
        }
        assert found == allowed(state), state.diagram()
        for move in moves:
            target = state.position.men[state.position.board.targets[move]]
            assert is_jump(move) == (target != EMPTY)


@every_match
def test_what_is_kept_up_equals_what_is_counted_afresh(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    for state in moments(variant, seed):
        afresh = state.position.copy()
        afresh.recount()
        assert list(afresh.held) == list(state.position.held)
        assert afresh.key == state.position.key
        plain = Plain(state)
        for seat in range(int(state.seats)):
            assert state.position.land(seat) == len(plain.land(seat))
            assert state.best[seat] >= state.position.land(seat) or state.stage < MOVE


@every_match
def test_nobody_has_his_goal_before_his_own_move(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    for state in moments(variant, seed):
        plain, goals = Plain(state), [int(goal) for goal in state.position.goals]
        winners = [
            seat
            for seat in range(len(goals))
            if plain.has_won(seat, goals[seat], state.terms.armies)
        ]
        assert not winners or (state.asks == OVER and state.winner in winners)


@every_match
def test_sorceresses_stay_and_pieces_only_ever_leave(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    counts: list[int] = []
    sorceresses = -1
    for state in moments(variant, seed):
        if state.stage < MOVE:
            continue
        kinds = [int(KIND_OF[man]) for man in state.position.men]
        now = [int(state.position.count(colour)) for colour in range(state.terms.armies)]
        assert not counts or all(a <= b for a, b in zip(now, counts, strict=True))
        assert sorceresses in (-1, kinds.count(SEIDKONA))
        counts, sorceresses = now, kinds.count(SEIDKONA)


def mirrored(action: int, areas: int) -> int:
    """The same action for the next player round the table."""
    turns = 3 if areas == 2 else 2
    cells = areas * AREA
    if action >= TURNS:
        cell, detail = divmod(action - TURNS, 6)
        return TURNS + (cell + AREA) % cells * 6 + detail
    start, rest = divmod(action, HEADINGS * LONGEST)
    heading, distance = divmod(rest, LONGEST)
    heading = (heading + 2 * turns) % HEADINGS
    return ((start + AREA) % cells * HEADINGS + heading) * LONGEST + distance


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_the_match_is_the_same_for_whoever_begins(seats: int, seed: int) -> None:
    chance = Chance(seed)
    white = begun(seats, setup="medium", first="white", goal=6)
    black = begun(seats, setup="medium", first="black", goal=6)
    while white.asks != OVER:
        assert black.turn == (white.turn + 1) % seats
        mine = [int(action) for action in white.legal(white.turn)]
        theirs = sorted(mirrored(action, seats) for action in mine)
        assert [int(action) for action in black.legal(black.turn)] == theirs
        action = mine[chance.below(len(mine))]
        white.play(action)
        black.play(mirrored(action, seats))
    assert black.asks == OVER and black.ending == white.ending
    for seat in range(seats):
        assert black.result((seat + 1) % seats) == white.result(seat)


def test_of_three_players_each_has_a_share_and_in_the_opening_about_a_third() -> None:
    """So it is a chance of winning, and not how one stands against the better of two others."""
    shares = [int(begun(3).evaluate(seat)) for seat in range(3)]
    assert shares[0] > shares[1] == shares[2] and all(300 < share < 420 for share in shares)
    for state in moments((3, {"setup": "short"}), 5):
        assert 997 <= sum(int(state.evaluate(seat)) for seat in range(3)) <= 1002


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_judgement_stays_between_lost_and_won(variant: tuple[int, dict[str, Any]]) -> None:
    for state in moments(variant, 1):
        for seat in range(int(state.seats)):
            assert 0 < state.evaluate(seat) < 1000


def test_the_judgement_of_an_opening_is_even_but_for_the_move_and_grows_with_land() -> None:
    state = begun(2)
    assert 500 < state.evaluate(0) < 600
    assert state.evaluate(0) + state.evaluate(1) == 1000
    values = []
    for state in moments((2, {"setup": "short"}), 5):
        lead = int(state.position.land(0) - state.position.land(1))
        values.append((lead, int(state.evaluate(0))))
    assert max(values)[1] > 500 > min(values)[1]
    assert NEITHER not in {int(state.winner)}


@every_match
def test_a_move_is_known_to_win_without_counting_all_land_for_it(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    """The bound by which most moves are passed over leaves no winning one out."""
    for state in moments(variant, seed):
        if state.asks != CHOOSE or state.stage != MOVE:
            continue
        plain, turn = Plain(state), int(state.turn)
        names = state.position.board.coordinates
        for move in state.all_moves():
            start = names[int(start_of(move))]
            later = plain.after(start, names[int(state.position.board.targets[move])])
            goal = int(state.position.goals[turn])
            won = later.has_won(turn, goal, int(state.position.board.areas))
            assert wins(state.position, turn, move) == won


@every_match
def test_land_kept_up_move_by_move_is_land_counted_anew(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    for state in moments(variant, seed):
        if state.stage < MOVE:
            continue
        anew = state.copy().position
        anew.recount()
        kept = state.position
        assert (list(kept.held), list(kept.tallies)) == (list(anew.held), list(anew.tallies))
        assert kept.key == anew.key


def standing(position: Position, colour: int) -> list[int]:
    """Where the ring of a colour leads."""
    found, cell = [], int(position.ring[position.board.cells + colour])
    while cell < position.board.cells:
        found.append(cell)
        cell = int(position.ring[cell])
    assert cell == position.board.cells + colour
    return found


def check_rings(position: Position) -> None:
    """A ring leads to each piece of its colour once, in the order of the cells."""
    for colour in range(COLOURS_IN_ALL):
        own = [cell for cell, man in enumerate(position.men) if COLOUR_OF[man] == colour]
        assert standing(position, colour) == own
        assert position.count(colour) == len(own)
        areas = [position.board.area_of[cell] for cell in own]
        assert position.invaders(colour) == sum(area != colour for area in areas)
    empty = [cell for cell, man in enumerate(position.men) if man == EMPTY]
    assert all(position.ring[cell] == OFF for cell in empty)


@every_match
def test_rings_lead_to_all_pieces_of_a_colour_also_in_a_state_that_was_stored(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    seats, options = variant
    stored = begun(seats, **options)
    for number, state in enumerate(moments(variant, seed)):
        if state.stage < MOVE:
            continue
        check_rings(state.position)
        if number % 7 == 0:
            stored.load(state.dump())
            check_rings(stored.position)


def crowd(position: Position, chance: Chance) -> None:
    """Put any piece on any cell, or take one away."""
    cell = int(chance.below(position.board.cells))
    is_empty = position.men[cell] == EMPTY
    man = int(chance.below(PIECES)) if is_empty or chance.below(3) == 0 else EMPTY
    position.put(cell, TURNED[man * 6])


@pytest.mark.parametrize("seats", [2, 3])
def test_land_stays_exact_wherever_pieces_are_put_and_taken(seats: int) -> None:
    """Crowded boards, which hardly come up in matches, with pieces anywhere and captures too."""
    state, chance = begun(seats), Chance(seats)
    kept = state.position
    for _ in range(1000):
        crowd(kept, chance)
        check_rings(kept)
        anew = kept.copy()
        anew.recount()
        plain = Plain(state)
        for seat in range(seats):
            assert kept.land(seat) == anew.land(seat) == len(plain.land(seat))
        assert list(kept.tallies) == list(anew.tallies)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("goal", range(4, 16, 2))
def test_no_gift_is_passed_over_on_any_board(seats: int, goal: int) -> None:
    """The bounds by which pieces are passed over leave none out that gives the victory away."""
    position, chance = begun(seats, goal=goal).position, Chance(goal)
    board, seat = position.board, 0
    for _ in range(400):
        crowd(position, chance)
        moves = packed([])
        for cell in standing(position, seat):
            moves = moves_from(board, position.men, position.wards, cell, moves)
        gifts = [move for move in moves if winner_by_gift(position, seat, move) != NOBODY]
        kept = [move for move in moves if move not in gifts]
        assert list(without_gifts(position, seat, moves)) == kept
        assert all(is_risky(position, seat, start_of(move)) for move in gifts)


@every_match
def test_moves_are_counted_and_drawn_without_a_list_as_they_are_listed(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    for state in moments(variant, seed):
        position = state.position
        board, men, wards = position.board, position.men, position.wards
        for cell in range(len(men)):
            if men[cell] == EMPTY:
                continue
            listed = moves_from(board, men, wards, cell, packed([]))
            assert count_moves(board, men, wards, cell) == len(listed)
            drawn = [move_at(board, men, wards, cell, place) for place in range(len(listed))]
            assert drawn == list(listed)


@every_match
def test_a_choice_at_random_is_one_of_the_list_at_a_random_place(
    variant: tuple[int, dict[str, Any]], seed: int
) -> None:
    for number, state in enumerate(moments(variant, seed)):
        if state.asks != CHOOSE or state.turn < 0:
            continue
        legal = state.legal(state.turn)
        place = Chance(number).below(len(legal))
        assert state.random_action(Chance(number)) == legal[place]
