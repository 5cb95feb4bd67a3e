"""Whatever one or two peers tell whom, nobody honest is blamed, all learn who it was, and go on."""

from collections import Counter

import pytest

from meadhall.net.transport.envelope import Kind
from tests.sims.liars import ALTERED, LIES, run

QUICK = 60


@pytest.mark.parametrize("first", range(0, QUICK, 10))
def test_a_liar_is_found_out_by_all_and_the_others_play_on(first: int) -> None:
    for seed in range(first, first + 10):
        run(seed)


@pytest.mark.parametrize("kind", ALTERED)
def test_every_kind_of_envelope_told_differently_to_some_is_noticed(kind: Kind) -> None:
    """HALT, READY and AGREEMENT need a history in which they are said at all."""
    counts: Counter[str] = Counter()
    seeds = iter(range(50_000, 50_200))
    while counts["altered and found out"] < 3:
        counts += run(next(seeds), lies="altered", kind=kind.name, **_troubled(kind)).counts


def _troubled(kind: Kind) -> dict[str, object]:
    is_rare = kind in (Kind.HALT, Kind.READY, Kind.AGREEMENT)
    return {"faults": is_rare} | ({"people": 4, "liars": 1} if is_rare else {})


@pytest.mark.parametrize("people", [3, 4, 5])
def test_two_programs_with_one_key_are_found_out(people: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(60_000, 60_004):
        counts += run(seed, people=people, lies="twins", faults=False).counts
    assert counts["twins and found out"] >= 3


@pytest.mark.parametrize("kind", ["COMMIT", "OPEN", "ECHO", "DEAL", "END", "HALT", "READY"])
def test_whoever_withholds_something_is_left_behind_and_nobody_is_blamed(kind: str) -> None:
    counts: Counter[str] = Counter()
    seeds = iter(range(80_000, 80_100))
    how = {"faults": kind in ("HALT", "READY"), "liars": 1}
    how |= {"game": "drawing"} if kind == "DEAL" else {}
    while counts[f"withheld {kind}"] < 2:
        world = run(next(seeds), people=3, lies="silent", kind=kind, **how)
        counts += world.counts


@pytest.mark.parametrize("game", ["drawing", "errands"])
@pytest.mark.parametrize("lies", LIES)
def test_the_same_holds_where_everybody_deals(game: str, lies: str) -> None:
    for seed in range(70_000, 70_002):
        run(seed, people=3, game=game, lies=lies, kind="DEAL", faults=False)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100_000, 105_000, 100))
def test_five_thousand_histories_of_lies(first: int) -> None:
    for seed in range(first, first + 100):
        run(seed)
