"""Every game in the catalogue keeps the laws, and shows its counts and its recorded matches."""

import os
import subprocess
import sys
from itertools import islice

import pytest

from meadhall.engines.catalogue import GAMES
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE
from meadhall.engines.game_info import GAME_INFOS
from meadhall.engines.values import NOBODY
from tests.engines import laws
from tests.engines.laws import Variant, moments, representatives, variants
from tests.golden.reader import counts, matches, replay

USUAL = [
    variant
    for game in GAMES
    for variant in (representatives(game) if laws.IS_THOROUGH else variants(game)[:1])
]
OTHERS = [variant for game in GAMES for variant in variants(game) if variant not in USUAL]

BEGINNING = 60
"""So many answers of a match: in them all is dealt and laid out that ever is."""

every_variant = pytest.mark.parametrize(
    "variant",
    [*USUAL, *(pytest.param(variant, marks=pytest.mark.long) for variant in OTHERS)],
    ids=str,
)
every_seed = pytest.mark.parametrize("seed", [1])


def test_every_game_has_its_sign_in_the_order_of_the_catalogue() -> None:
    assert [(info.key, info.title) for info in GAME_INFOS] == [
        (game.key, game.title) for game in GAMES
    ]


@every_variant
@every_seed
def test_every_moment_of_a_random_match_keeps_the_laws(variant: Variant, seed: int) -> None:
    chance = Chance(seed)
    for at, (state, values) in enumerate(moments(variant, seed)):
        laws.legal_actions_are_sorted_and_distinct(state)
        laws.hunches_follow_from_what_the_seat_knows(state)
        if at % laws.STRIDE == 0 or not values:
            laws.every_legal_action_is_accepted(state, chance)
            laws.what_is_listed_is_legal(state, chance)
            laws.others_are_refused_and_change_nothing(state, chance)
            laws.notation_and_steps_are_unambiguous(state)
            laws.diagram_round_trips(variant, state)
            laws.stored_state_round_trips(variant, state)
            laws.copies_are_independent(state, values)
    laws.ends_with_outcome_and_reason(variant, state)


@every_variant
@every_seed
def test_equal_answers_make_equal_states(variant: Variant, seed: int) -> None:
    laws.equal_answers_make_equal_states(variant, seed)


@every_variant
@every_seed
def test_onlookers_keep_in_step(variant: Variant, seed: int) -> None:
    laws.onlookers_keep_in_step(variant, seed)


@every_variant
@every_seed
def test_imagined_worlds_fit_what_was_seen(variant: Variant, seed: int) -> None:
    laws.imagined_worlds_fit(variant, seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_happens_to_the_table_is_told_once(game) -> None:  # type: ignore[no-untyped-def]
    """While nobody chooses anything, no sentence that names nobody comes twice in a row."""
    for variant in representatives(game):
        before, last = None, ""
        for state, values in islice(moments(variant, 1), BEGINNING):
            if before is not None and before[0].asks == CHOOSE:
                last = ""
            for event in state.events_since(*before) if before is not None else ():
                said = str(event)
                names_nobody = event.seat == NOBODY or said.endswith(".")
                assert said != last or not names_nobody, str(variant)
                last = said
            before = state, values


@pytest.mark.long
@every_variant
@pytest.mark.parametrize("first", range(100, 130, 10))
def test_many_more_matches_keep_the_laws(variant: Variant, first: int) -> None:
    for seed in range(first, first + 10):
        test_every_moment_of_a_random_match_keeps_the_laws(variant, seed)
        laws.onlookers_keep_in_step(variant, seed)
        laws.imagined_worlds_fit(variant, seed)


def digests() -> str:
    """One line for each way to play: the digests of a random match, folded into one."""
    lines = []
    for variant in USUAL:
        trail = b"".join(state.digest()[:4] for state, _ in moments(variant, 3))
        lines.append(f"{variant}: {trail[-4:].hex()} {len(trail)}")
    return "\n".join(lines)


@pytest.mark.native
def test_another_process_with_another_hash_seed_plays_the_same_matches() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-c", f"import {__name__} as here; print(here.digests())"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == digests(), done.stderr


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_says_how_long_and_how_heavy_it_is(game) -> None:
    short, long = game.minutes
    assert 0 < short < long
    assert 1 <= game.weight <= 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_shows_counts_and_recorded_matches(game) -> None:
    assert counts(game.key), f"tests/golden/{game.key}/counts.perft is missing"
    assert matches(game.key), f"tests/golden/{game.key}/*.match is missing"


@pytest.mark.parametrize("count", [c for game in GAMES for c in counts(game.key)], ids=str)
def test_golden_counts(count) -> None:
    assert count.found() == count.expected, count.divided()


@pytest.mark.parametrize("path", [p for game in GAMES for p in matches(game.key)], ids=str)
def test_recorded_matches_replay_to_the_letter(path) -> None:
    recorded = path.read_text(encoding="utf-8")
    assert replay(recorded) == recorded
