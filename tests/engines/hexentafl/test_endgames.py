"""Endgame tables of the small board: what they say must be what the rules make of a position."""

from io import BytesIO

import pytest

from meadhall.engines import catalogue
from meadhall.engines.contract import OVER, WIN
from meadhall.engines.endgames import UNUSED, TooLong
from tests.ai import endgames
from tests.ai.endgames import NOBODY, SETTINGS, placings, read, solved

GAME = catalogue.find("hexentafl")


NO_CROSSING = GAME.settle(2, {"crossing": False})


def looked(name, smaller, settings):
    solver = GAME.table_solver(name, settings)
    solver.begin()
    for needed in solver.needs():
        solver.take(needed, smaller[needed])
    middle = solver.looks // 2
    solver.look_at(0, middle)
    solver.look_at(middle, solver.looks)
    return solver


def layers(solver, moves=1):
    """Add all layers from this one on; all that is decided after each."""
    more = True
    while more:
        more = solver.add_layer(moves) > 0 or solver.latest > moves + 1
        yield moves
        moves += 1


def packed(solver):
    pieces = []
    solver.pack(pieces.append)
    return b"".join(pieces)


def tables(*names, settings=SETTINGS):
    found = {}
    for name in names:
        solver = looked(name, found, settings)
        for _ in layers(solver):
            pass
        found[name] = packed(solver)
    return found


def winner_in(found, state):
    code = found[state.endgame_table()][state.endgame_index()]
    if code == 0:
        return NOBODY
    return int(state.turn) if code % 2 == 0 else 1 - int(state.turn)


@pytest.mark.native
def test_the_tables_agree_with_what_was_solved_by_the_rules_alone():
    found = tables("0m1r", "0m2r")
    keys = list(placings(1)) + list(placings(2))
    winners = solved(keys)
    for key, winner in winners.items():
        assert winner_in(found, read(key)) == winner, key


def consequences(found, state):
    """The codes of all that may come of the next choice, for the side that is to move then."""
    for action in state.legal(state.turn):
        after = state.copy()
        after.play(action)
        if after.asks == OVER:
            assert after.result(state.turn) == WIN
            yield 1
        else:
            yield found[after.endgame_table()][after.endgame_index()]


def follows(code, after):
    """Is this the code of a position with these codes after its moves?"""
    lost_for_the_other = [each for each in after if each % 2 == 1]
    if lost_for_the_other:
        return code == min(lost_for_the_other) + 1
    if 0 in after:
        return code == 0
    return code == max(after) + 1


@pytest.mark.parametrize(
    ("names", "settings", "every"),
    [
        (("0m1r", "0m2r"), SETTINGS, 7),
        (("0m1r", "1m1r"), SETTINGS, 7),
        (("0m1r", "0m2r", "1m1r", "1m2r"), SETTINGS, 811),
        (("0m1r-nc", "1m1r-nc", "2m1r-nc"), NO_CROSSING, 311),
    ],
)
def test_each_code_follows_from_those_after_the_moves(names, settings, every):
    found = tables(*names, settings=settings)
    solver = GAME.table_solver(names[-1], settings)
    checked = 0
    for place in range(0, solver.size, every):
        if found[solver.name][place] == UNUSED:
            continue
        state = solver.state_at(place)
        assert (state.endgame_table(), state.endgame_index()) == (solver.name, place)
        after = list(consequences(found, state))
        if after:
            assert follows(found[solver.name][place], after), state.diagram()
            checked += 1
    assert checked > 100


def test_a_solver_that_is_kept_after_a_layer_comes_to_the_same_table():
    solver = looked("1m2r", tables("0m1r", "0m2r", "1m1r"), SETTINGS)
    kept = []
    for moves in layers(solver):
        file = BytesIO()
        solver.save(moves, file.write)
        kept.append((moves, file))
    whole = packed(solver)
    assert len(kept) > 12
    for moves, file in kept[2:12:3]:
        file.seek(0)
        again = GAME.table_solver("1m2r", SETTINGS)
        again.begin()
        assert again.load(file.read)
        for _ in layers(again, moves + 1):
            pass
        assert packed(again) == whole


def test_half_of_what_was_kept_is_refused():
    solver = GAME.table_solver("0m1r", SETTINGS)
    solver.begin()
    file = BytesIO()
    solver.save(0, file.write)
    assert not solver.load(BytesIO(file.getvalue()[:-1]).read)


def mirrored(key):
    """The same drawing with left and right exchanged."""
    head, *rows = key.splitlines()
    return "\n".join([head, *(f"{row.split()[0]} {' '.join(row.split()[:0:-1])}" for row in rows)])


def test_a_position_and_its_mirror_image_have_one_place():
    keys = list(placings(2, king=(2, 2)))[::5]
    assert any(mirrored(key) != key for key in keys)
    for key in keys:
        assert read(mirrored(key)).endgame_index() == read(key).endgame_index()


def test_a_win_that_long_quiet_would_cut_short_is_not_called_one():
    state = read(next(iter(placings(2, king=endgames.THRONE))))
    assert state.can_last(200)
    state.quiet = 190
    assert state.can_last(10) and not state.can_last(11)


def test_a_position_that_has_come_up_twice_makes_a_win_doubtful():
    state = read(next(iter(placings(2, king=endgames.THRONE))))
    for _ in range(4):
        action = state.legal(state.turn)[0]
        state.play(action)
    begun = state.past[0]
    state.past = type(state.past)([begun, state.past[1], begun, state.past[3]])
    assert not state.can_last(3)


def test_a_table_refuses_wins_that_a_byte_cannot_count():
    solver = GAME.table_solver("0m1r", SETTINGS)
    with pytest.raises(TooLong):
        solver.add_layer(250)


def test_the_large_board_has_no_tables():
    settings = GAME.settle(2, {"board": "5x5"})
    assert GAME.endgame_tables(settings) == []
    assert GAME.start(board="5x5").endgame_table() == ""
