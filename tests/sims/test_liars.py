"""Whatever one or two peers tell whom, nobody honest is blamed, all learn who it was, and go on."""

from collections import Counter

import pytest

from meadhall.net.transport.envelope import Kind
from tests.sims.liars import ALTERED, LEAVER, LIES, run

AT_MOST = 40
"""In so many histories a lie that was asked for has to occur as often as it should."""

RARE = (Kind.AGREEMENT, Kind.HALT, Kind.READY)
"""What is said only where something befalls the table, or where all agree on a turn."""


def tell(lies: str, kind: str, wanted: str, times: int, first: int, **how: object) -> None:
    """Histories from this seed on until this has happened that many times."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + AT_MOST):
        counts += run(seed, lies=lies, kind=kind, **how).counts
        if counts[wanted] >= times:
            return
    pytest.fail(f"{wanted}: {counts[wanted]} times in {AT_MOST} histories, and not {times}")


def around(kind: Kind) -> dict[str, object]:
    """A table at which an envelope of this kind is said."""
    if kind is Kind.DEAL:
        return {"people": 3, "game": "drawing", "faults": False}
    return {"people": 4 if kind in RARE else 3, "liars": 1, "faults": kind in RARE}


@pytest.mark.parametrize("seed", range(10))
def test_a_liar_is_found_out_by_all_and_the_others_play_on(seed: int) -> None:
    run(seed)


@pytest.mark.parametrize("seed", [50_005, 80_003])
def test_a_change_of_the_table_comes_to_an_end_for_those_who_can_hear_each_other(seed: int) -> None:
    """Here two halves each left out one of the other, and did so again and again; and here one took
    who said nothing and who said something else for equally late."""
    people, lies = {50_005: (4, "altered"), 80_003: (3, "silent")}[seed]
    run(seed, people=people, liars=1, lies=lies, kind="READY", faults=True, slowly=True)


@pytest.mark.parametrize("seed", [219, 228, 234])
def test_what_liars_once_brought_to_a_stop_goes_on(seed: int) -> None:
    """Two honest peers in two epochs with one liar; two of four beside a proven liar and a silent
    one; and an epoch with a liar that could not be begun again once the liar was found out."""
    run(seed, slowly=True)


@pytest.mark.parametrize("seed", [3_000_515, 3_000_691])
def test_nobody_is_blamed_for_saying_anew_what_rested_on_the_words_of_a_liar(seed: int) -> None:
    """What was said in later steps stood before what was said again, which was never taken, and so
    was said until it was too often."""
    run(seed)


def test_two_who_were_ready_with_different_words_of_one_of_two_liars_go_on() -> None:
    """Each dropped its own version of a proven liar's chain and waited for that of the other."""
    run(3_101_728)


def test_two_who_have_each_finished_with_one_of_two_twins_finish_again_together() -> None:
    """What the other had said came before the proof that made it count."""
    run(3_000_558)


@pytest.mark.parametrize("seed", [4_201_354, 8_311_740])
def test_a_liar_that_plays_on_with_each_of_two_in_an_epoch_of_its_own_is_found_out(
    seed: int,
) -> None:
    """No two of its envelopes stand in one place; three prove that it left an epoch."""
    assert run(seed).counts["twins and found out"]


def test_what_others_were_ready_for_before_is_not_held_against_what_they_are_ready_for_now() -> (
    None
):
    """Two who began the next epoch read what was said again, and dropped what it rests on."""
    run(8_310_728)


def test_who_comes_back_takes_the_version_of_those_who_are_at_the_table() -> None:
    run(8_311_720)


def test_who_is_away_goes_through_an_epoch_of_one_with_liars_to_what_followed() -> None:
    """A word of the next epoch but one looked like one of another epoch of this number."""
    run(8_350_277, people=5, liars=2, faults=True)


def test_who_is_left_out_takes_the_words_of_a_liar_that_the_others_count() -> None:
    """It had heard the other one of two halts, and took nothing more of a proven liar."""
    run(8_410_002, people=5, liars=2, faults=True)


def test_nobody_follows_one_who_has_said_nothing_for_as_long_as_who_is_to_be_left_out() -> None:
    """The last halt of a silent liar kept two honest peers from halting alike."""
    run(8_390_122, people=5, liars=2, faults=True)


def test_who_goes_back_from_an_epoch_with_a_liar_is_followed_by_the_others() -> None:
    run(8_390_192, people=5, liars=2, faults=True)


def test_who_is_away_follows_those_who_went_back_from_an_epoch_with_a_liar() -> None:
    run(8_311_834)


def test_who_has_spoken_in_another_epoch_of_this_number_can_still_ask_to_be_let_in() -> None:
    """Its first words of this one stood where it had said something already, which nobody took."""
    run(8_311_271)


def test_a_history_ends_only_when_every_file_holds_what_its_peer_knows() -> None:
    """A disk was full just when the proof came."""
    run(8_340_292, people=3, lies="twins", faults=True)


def test_who_drops_the_version_of_a_liar_waits_for_that_of_the_others() -> None:
    """It had been ready for the version that it dropped, and the match was long."""
    run(101_846)


def test_nobody_waits_for_the_choice_of_twins_that_both_wait_to_be_told_what_they_said() -> None:
    run(8_340_579, people=3, lies="twins", faults=True)


@pytest.mark.parametrize("seed", [3_000_481, 3_000_505])
def test_no_match_waits_for_a_choice_or_for_one_of_two_where_a_third_wants_back(seed: int) -> None:
    assert not run(seed).counts["stands still"]


def test_nobody_who_is_voted_out_breaks_the_form_of_a_halt() -> None:
    run(4_100_340, lies="silent")


def test_a_match_waits_only_where_half_of_the_table_is_silent() -> None:
    world = run(4_400_001, people=4, liars=2, lies="silent", kind="COMMIT")
    assert world.counts["stands still"]


def test_who_owed_an_opening_is_let_in_where_the_other_of_two_withholds_one_as_well() -> None:
    run(4_500_078, lies="silent")


@pytest.mark.parametrize("seed", [4_000_114, 4_200_250])
def test_one_who_wants_back_goes_on_with_one_of_two_where_the_other_is_silent(seed: int) -> None:
    run(seed)


@pytest.mark.parametrize("seed", [3_000_339])
def test_who_owes_an_opening_is_let_in_where_only_a_liar_is_left_beside_one_peer(seed: int) -> None:
    """One of three goes while it owes an opening, and then another is found out: nobody could give
    the answer that the first has to wait for."""
    run(seed)


@pytest.mark.parametrize("kind", [each for each in ALTERED if each is not Kind.AGREEMENT])
def test_every_kind_of_envelope_told_differently_to_some_is_noticed(kind: Kind) -> None:
    tell("altered", kind.name, "altered and found out", 1, 50_000, **around(kind))


@pytest.mark.parametrize("people", [3, 4, 5])
def test_two_programs_with_one_key_are_found_out(people: int) -> None:
    tell("twins", "", "twins and found out", 1, 60_000, people=people, faults=False)


@pytest.mark.parametrize("people", [4, 5])
def test_who_gives_a_part_in_an_epoch_and_halts_again_before_it_is_found_out(people: int) -> None:
    tell(LEAVER, "", "leaver and found out", 2, 130_000, people=people, liars=1, faults=True)


@pytest.mark.parametrize("seed", [960_066, 960_231])
def test_who_has_closed_a_step_with_such_a_liar_goes_back_with_the_others(seed: int) -> None:
    """They had gone back on its halt."""
    world = run(seed, people=5, liars=1, lies=LEAVER, faults=True)
    assert world.counts["leaver and found out"]


@pytest.mark.parametrize("kind", ["COMMIT", "OPEN", "ECHO", "DEAL", "END", "HALT", "READY"])
def test_whoever_withholds_something_is_left_behind_and_nobody_is_blamed(kind: str) -> None:
    how = around(Kind[kind]) | {"people": 3, "liars": 1}
    tell("silent", kind, f"withheld {kind}", 1, 80_000, **how)


@pytest.mark.long
@pytest.mark.parametrize("game", ["drawing", "errands"])
@pytest.mark.parametrize("lies", LIES)
def test_the_same_holds_where_everybody_deals(game: str, lies: str) -> None:
    for seed in range(70_000, 70_020):
        run(seed, people=3, game=game, lies=lies, kind="DEAL", faults=False)


@pytest.mark.long
@pytest.mark.parametrize("kind", ALTERED)
@pytest.mark.parametrize("lies", ["altered", "silent"])
def test_forty_histories_of_each_kind_of_lie(kind: Kind, lies: str) -> None:
    for seed in range(90_000, 90_040):
        run(seed, lies=lies, kind=kind.name, **around(kind))


@pytest.mark.long
@pytest.mark.parametrize("people", [4, 5])
def test_two_hundred_histories_of_who_leaves_an_epoch(people: int) -> None:
    for seed in range(140_000, 140_200):
        run(seed, people=people, liars=1, lies=LEAVER, faults=True)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100_000, 105_000, 100))
def test_five_thousand_histories_of_lies(first: int) -> None:
    for seed in range(first, first + 100):
        run(seed)


def test_who_learns_of_a_liar_while_it_is_away_still_follows_the_others() -> None:
    """They had taken a halt of the liar before it was found out, and it refused that halt."""
    run(4_600_092, slowly=True)
