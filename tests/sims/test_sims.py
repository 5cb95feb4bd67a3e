"""Hundreds of histories full of misfortune, and what must hold in every one of them."""

import pytest

from meadhall.net.audit.audit import audit
from meadhall.net.files.saga import read
from tests.sims.world import (
    FAULTS,
    PHASES,
    SHAPES,
    Broken,
    World,
    command,
    read_command,
    run,
)

MENDED = (5_000_162, 5_001_520, 5_002_370, 5_005_708, 5_015_746)
"""Histories that once went wrong: words said twice in one place, beginnings without room."""

WISHED = "wished to go on without"
QUICK = 240
LONG = 100_000
SLICE = 1000


@pytest.mark.parametrize("first", range(0, QUICK, 40))
def test_whatever_befalls_them_they_finish_the_same_match(first):
    for seed in range(first, first + 40):
        run(seed)


@pytest.mark.parametrize("seed", MENDED)
def test_what_went_wrong_once_goes_well(seed):
    run(seed, slowly=True)


@pytest.mark.parametrize("people", [3, 4, 5])
def test_most_may_go_on_without_somebody_who_thinks_for_long(people):
    wished = sum(run(seed, people=people, hasty=True).counts[WISHED] for seed in range(20, 40))
    assert wished > 10


@pytest.mark.parametrize("how", [{"seed": 9_600_028, "people": 5, "hasty": True}, {"seed": 49_481}])
def test_who_most_would_go_on_without_is_left_out_by_all_alike(how):
    """Some halted without it and some with everybody, and each time they changed places."""
    run(**how)


def test_nobody_speaks_who_has_lost_what_the_others_said_before_its_own_last_words():
    run(2_102_166)


def test_a_step_may_close_once_more_where_all_have_taken_back_their_epoch():
    run(2_101_211)


def test_two_of_five_go_on_alone_only_once_the_other_three_cannot():
    """Three began an epoch; the third of them gave it up and went on with those they had left."""
    run(11_225)


def test_who_gave_up_an_epoch_follows_those_who_have_left_it_for_the_next():
    """Two of three had gone on through it while the third could not hear them."""
    run(97_246)


@pytest.mark.parametrize("seed", [70_972, 39_745, 40_651])
def test_a_halt_that_comes_very_late_parts_no_table(seed):
    """One of five gave an epoch up and then spoke in it after all: two closed a step with that, and
    two had gone back on its halt. Staying instead left one alone where the others had gone back."""
    run(seed)


def test_a_word_that_came_before_the_one_it_follows_is_not_said_otherwise_after_a_loss():
    """Its author had lost both; the others held the later one and lacked the earlier."""
    run(82_093)


@pytest.mark.parametrize("seed", [6_002_034, 7_000_284])
def test_what_only_an_onlooker_heard_harms_no_peer(seed):
    run(seed, people=2, watchers=2, slowly=True)


@pytest.mark.parametrize("seed", range(500_000, 500_008))
def test_the_same_holds_with_real_signatures(seed):
    run(seed, real_signatures=True, people=3)


@pytest.mark.parametrize("seed", range(600_000, 600_010))
def test_onlookers_see_the_same_match(seed):
    run(seed, people=2 + seed % 3, watchers=2)


@pytest.mark.parametrize("people", [2, 3, 5])
def test_without_misfortune_nothing_is_lost_or_refused(people):
    world = run(7, people=people, faults=False)
    assert world.counts["lost on the way"] == 0
    matches = [peer.table.match for peer in world.peers]
    assert all(match.record.epoch == 0 for match in matches)
    assert len({match.record.history for match in matches}) == 1


def test_one_seed_gives_one_history():
    first, second = run(11), run(11)
    assert first.trace.digest() == second.trace.digest()
    assert first.counts == second.counts
    assert run(12).trace.digest() != first.trace.digest()


@pytest.mark.parametrize("people", [2, pytest.param(3, marks=pytest.mark.long)])
def test_a_peer_may_be_killed_at_any_write(people):
    """Without other faults: every write of one peer in a whole match, one after the other."""
    whole = run(3, people=people, faults=False, slowly=True)
    writes = whole.peers[1].disk.writes
    assert writes > 30
    for at in range(2, writes + 1):
        world = World(3, people=people, faults=False, slowly=True)
        world.peers[1].disk.kill_at = at
        world.run()
        assert world.peers[1].table.match.record.is_sealed


def close_differently(record):
    record.closed[record.step.number] = b"something else", b"was said"


def hear_nobody_any_more(record):
    record._ignored.update(record.peers)


@pytest.mark.parametrize(
    ("spoil", "promise"),
    [(close_differently, "closed step"), (hear_nobody_any_more, "not finished")],
)
def test_a_promise_that_is_broken_is_noticed(spoil, promise):
    """The simulator itself can fail: here one peer's memory goes bad without anybody's doing."""
    world = World(5, people=3, faults=False, slowly=True)
    world.at(4.0, lambda: spoil(world.peers[1].table.match.record))
    with pytest.raises(Broken, match=promise):
        world.run()


@pytest.mark.parametrize("seed", [4000, 4001])
def test_at_any_moment_every_file_is_sound_as_far_as_it_goes(seed):
    """A reader of a match that still goes on accuses nobody and finds no contradiction."""
    world = World(seed, game="drawing")

    def look():
        for peer in world.peers:
            if peer.disk.data:
                found = audit(read(peer.disk.data), check=world.check)
                assert not any(conduct.fault for conduct in found.conducts)
                assert not [each for each in found.problems if " is in it" in each]

    for time in (3, 9, 27, 60):
        world.at(float(time), look)
    world.run()
    look()


def test_every_fault_happens_in_every_phase():
    missing = {f"{fault} in {phase}" for fault in FAULTS for phase in PHASES}
    missing |= {"old copy restored", "bit flipped", "sent twice"}
    missing |= {f"split as {shape}" for shape in SHAPES}
    for seed in range(1000, 1140):
        missing -= {fault for fault, count in run(seed).counts.items() if count}
        if not missing:
            break
    assert not missing


def test_a_failure_tells_the_one_command_that_shows_it_again(monkeypatch):
    how = {"people": 4, "game": "nxs", "settings": {"cards": "hidden", "goal": 2}, "tokens": True}
    words = command(42, **how, faults=False).split()
    assert words[:5] == ["env", "MEADHALL_PLAIN=1", "python", "-m", "tests.sims.world"]
    assert read_command(words[5:]) == (range(42, 43), {**how, "faults": False})

    def fail(world):
        raise KeyError("spoilt")

    monkeypatch.setattr(World, "_look_after", fail)
    with pytest.raises(
        Broken, match="seed 9 .*spoilt.*again: env MEADHALL_PLAIN=1 python -m tests.sims.world 9"
    ):
        run(9)


@pytest.mark.long
@pytest.mark.parametrize("first", range(10_000, 10_000 + LONG, SLICE))
def test_a_hundred_thousand_histories(first, count_histories):
    with count_histories(SLICE):
        for seed in range(first, first + SLICE):
            run(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(2000, 4000, 100))
def test_two_thousand_long_histories(first):
    for seed in range(first, first + 100):
        run(seed, slowly=True)
