"""Our games in other people's libraries: each library's own test of an environment passes."""

from importlib.util import find_spec

import pytest

from meadhall.engines.catalogue import GAMES
from meadhall.engines.chance import Chance
from meadhall.engines.values import BadOption
from meadhall.lab.adapters.turns import begun

WAYS = {
    "hexentafl": (2, {}),
    "nxs": (2, {}),
    "valhalla": (3, {}),
    "valknut": (2, {}),
    "skirmish": (2, {}),
    "valheim": (1, {}),
}
"""How many seats each game is tried with."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def played(turns, seed, most=10**6):
    """Play at random, by the small numbers; yields before each choice."""
    chance = Chance(seed)
    turns.roll_all()
    while not turns.is_over and most > 0:
        most -= 1
        yield turns
        turns.choose(int(chance.below(len(turns.legal()))))
        turns.roll_all()


@every_game
def test_a_match_can_be_played_by_small_numbers_alone(game):
    seats, options = WAYS[game.key]
    turns = begun(game, seats, game.settle(seats, options), 1)
    for at in played(turns, 1, most=150):
        legal = at.legal()
        assert len(legal) > 0 and 0 <= at.seat < seats
        assert at.name(at.seat, 0)
    assert len(turns.gains()) == seats


def test_seats_that_choose_in_secret_do_not_see_what_the_others_chose():
    game = next(game for game in GAMES if game.key == "valhalla")
    turns = begun(game, 2, game.settle(2, {}), 1)
    turns.roll_all()
    first, before = turns.seat, turns.seen(1)
    turns.choose(0)
    assert first == 0 and turns.seat == 1
    assert turns.seen(1) == before and "(chosen: " in turns.seen(0)


def test_a_copy_meets_the_same_chance_and_changes_nothing_else():
    game = next(game for game in GAMES if game.key == "valhalla")
    turns = begun(game, 2, game.settle(2, {}), 1)
    twin = turns.copy()
    turns.roll_all(), twin.roll_all()
    assert turns.whole() == twin.whole()
    before = turns.whole()
    for _ in played(twin, 3, most=6):
        pass
    assert turns.whole() == before != twin.whole()


def test_gains_of_rivals_add_up_to_nothing():
    game = GAMES[0]
    turns = begun(game, 2, game.settle(2, {}), 1)
    for _ in played(turns, 5):
        assert turns.gains() == [0, 0]
    assert sorted(turns.gains()) in ([-1, 1], [0, 0])


@pytest.mark.native
@pytest.mark.skipif(find_spec("pyspiel") is None, reason="not installed: pip install open_spiel")
@every_game
def test_openspiels_own_test_passes(game):
    import pyspiel

    import meadhall.lab.adapters.open_spiel  # noqa: F401 - it registers the games

    seats, _ = WAYS[game.key]
    found = pyspiel.load_game(f"meadhall_{game.key}", {"seats": seats})
    assert found.num_players() == seats
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="not installed: pip install open_spiel")
def test_openspiel_passes_on_options_and_tells_each_seat_what_it_sees():
    import pyspiel

    import meadhall.lab.adapters.open_spiel  # noqa: F401

    game = pyspiel.load_game("meadhall_hexentafl", {"options": "board=5x5 first=attackers"})
    state = game.new_initial_state()
    assert state.current_player() == 1 and len(state.legal_actions()) == 78
    assert "attackers to move" in str(state)
    with pytest.raises(BadOption, match="has no option 'large'"):
        pyspiel.load_game("meadhall_hexentafl", {"options": "large"})
    valhalla = pyspiel.load_game("meadhall_valhalla").new_initial_state()
    while valhalla.is_chance_node():
        valhalla.apply_action(0)
    assert valhalla.observation_string(0) != valhalla.observation_string(1)
    assert valhalla.clone().observation_string(0) == valhalla.observation_string(0)


@pytest.mark.native
@pytest.mark.skipif(find_spec("pettingzoo") is None, reason="not installed: pip install pettingzoo")
@pytest.mark.filterwarnings("ignore")
@every_game
def test_pettingzoos_own_test_passes(game):
    from pettingzoo.test import api_test, seed_test

    from meadhall.lab.adapters.petting_zoo import env

    seats, options = WAYS[game.key]
    api_test(env(game.key, seats, **options), num_cycles=60)
    seed_test(lambda: env(game.key, seats, **options), num_cycles=10)
