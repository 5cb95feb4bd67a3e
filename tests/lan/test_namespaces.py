"""Whole matches between pretended machines: real discovery, real cables that are really pulled."""

import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.lan.namespaces import Lan, why_not
from tests.lan.programs import Program, run
from tests.lan.test_loopback import assert_same_match, record_of

Start = Callable[..., Program]

REASON = why_not()
pytestmark = pytest.mark.skipif(bool(REASON), reason=REASON)


@pytest.fixture
def lan() -> Iterator[Lan]:
    with Lan(5) as network:
        yield network


def host(start: Start, lan: Lan, tmp_path: Path, game: str, *options: str) -> Program:
    return start(
        "anna", "host", game, *options, "--name", "Anna", "--auto", "random",
        "--saga", str(tmp_path / "anna.saga"), prefix=lan.on(1),
    )  # fmt: skip


def join(start: Start, lan: Lan, tmp_path: Path, name: str, number: int, *more: str) -> Program:
    return start(
        name, "join", "--table", "Anna", "--name", name.capitalize(), "--auto", "random",
        "--saga", str(tmp_path / f"{name}.saga"), *more, prefix=lan.on(number),
    )  # fmt: skip


def test_friends_find_each_other_and_play(start: Start, lan: Lan, tmp_path: Path) -> None:
    watch = start("dis", "lan", prefix=lan.on(4))
    anna = host(start, lan, tmp_path, "nxs", "--seats", "3")
    bo = join(start, lan, tmp_path, "bo", 2)
    cai = join(start, lan, tmp_path, "cai", 3)
    watch.wait_for("there", name="Anna", stage="gathering")
    assert [program.finish() for program in (anna, bo, cai)] == [0, 0, 0]
    watch.wait_for("gone", name="Anna")
    assert_same_match(*(tmp_path / f"{name}.saga" for name in ("anna", "bo", "cai")))


def test_friends_whose_machines_only_gave_themselves_addresses_play(
    start: Start, lan: Lan, tmp_path: Path
) -> None:
    """A switch without a router: every address is fe80:… and holds at one interface only."""
    for number in (1, 2, 3):
        lan.forget_addresses(number)
    anna = host(start, lan, tmp_path, "nxs", "--seats", "3")
    bo = join(start, lan, tmp_path, "bo", 2)
    cai = join(start, lan, tmp_path, "cai", 3)
    assert [program.finish() for program in (anna, bo, cai)] == [0, 0, 0]
    assert_same_match(*(tmp_path / f"{name}.saga" for name in ("anna", "bo", "cai")))


@pytest.mark.long
def test_five_friends_deal_themselves_cards(start: Start, lan: Lan, tmp_path: Path) -> None:
    names = ("bo", "cai", "dis", "egil")
    anna = host(start, lan, tmp_path, "valhalla", "--seats", "5", "--gods", "gods")
    guests = [join(start, lan, tmp_path, name, at) for at, name in enumerate(names, 2)]
    assert [program.finish(240) for program in (anna, *guests)] == [0] * 5
    assert_same_match(*(tmp_path / f"{name}.saga" for name in ("anna", *names)))


def test_a_machine_without_any_network_is_found_once_it_has_one(
    start: Start, lan: Lan, tmp_path: Path
) -> None:
    lan.isolate(1)
    anna = host(start, lan, tmp_path, "hexentafl")
    assert "nobody can be found" in str(anna.wait_for("trouble")["why"])
    lan.connect(1)
    bo = join(start, lan, tmp_path, "bo", 2)
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


def test_a_pulled_cable_is_plugged_in_again(start: Start, lan: Lan, tmp_path: Path) -> None:
    anna = host(start, lan, tmp_path, "hexentafl", "--board", "5x5")
    bo = join(start, lan, tmp_path, "bo", 2)
    anna.wait_for("answered", number=3)
    lan.unplug(2)
    anna.wait_for("went", name="Bo")
    quiet = anna.count("answered")
    time.sleep(2)
    assert anna.count("answered") == quiet
    lan.plug(2)
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


def test_two_of_three_go_on_and_take_the_third_back(start: Start, lan: Lan, tmp_path: Path) -> None:
    patience = ("--grace", "3")
    anna = host(start, lan, tmp_path, "nxs", "--seats", "3", *patience)
    bo = join(start, lan, tmp_path, "bo", 2, *patience)
    cai = join(start, lan, tmp_path, "cai", 3, *patience)
    anna.wait_for("answered", number=3)
    lan.unplug(3)
    anna.wait_for("changed", gone=["Cai"])
    lan.plug(3)  # the others may even have ended the match before it is back
    assert [program.finish() for program in (anna, bo, cai)] == [0, 0, 0]
    assert_same_match(*(tmp_path / f"{name}.saga" for name in ("anna", "bo", "cai")))


def test_rune_cards_are_dealt_across_the_cable(start: Start, lan: Lan, tmp_path: Path) -> None:
    anna = host(start, lan, tmp_path, "nxs", "--cards", "hidden", "--setup", "short")
    bo = join(start, lan, tmp_path, "bo", 2)
    assert (anna.finish(240), bo.finish(240)) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


@pytest.mark.long
def test_a_deck_outlives_a_pulled_cable_and_who_is_back_plays_on(
    start: Start, lan: Lan, tmp_path: Path
) -> None:
    """The others open what the lost one held and go on; plugged in again it gets its hand back."""
    patience = ("--grace", "3")
    anna = host(start, lan, tmp_path, "valhalla", "--seats", "3", *patience)
    bo = join(start, lan, tmp_path, "bo", 2, *patience)
    cai = join(start, lan, tmp_path, "cai", 3, *patience)
    anna.wait_for("answered", number=12)
    lan.unplug(3)
    anna.wait_for("changed", gone=["Cai"])
    at = anna.count("answered")
    anna.wait_for("answered", number=at + 3)
    lan.plug(3)
    assert [program.finish(240) for program in (anna, bo, cai)] == [0, 0, 0]
    files = [tmp_path / f"{name}.saga" for name in ("anna", "bo", "cai")]
    assert_same_match(*files)
    code, told = run(["verify", str(files[0])], tmp_path)
    assert (code, [each["opened"] for each in told if each["event"] == "hidden"]) == (0, [True])


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.long)])
def test_a_field_of_cards_grows_on_when_a_cable_is_pulled_and_every_card_is_opened(
    start: Start, lan: Lan, tmp_path: Path, seats: int
) -> None:
    """Valknut, with the gods' private looks where four play: the one who is cut off comes back."""
    names = ("bo", "cai", "dis")[: seats - 1]
    patience = ("--grace", "3")
    options = ("--seats", str(seats), "--warbands", "lot", "--gods", "yes" if seats == 4 else "no")
    anna = host(start, lan, tmp_path, "valknut", *options, *patience)
    guests = [join(start, lan, tmp_path, name, at, *patience) for at, name in enumerate(names, 2)]
    anna.wait_for("answered", number=12)
    lan.unplug(3)
    anna.wait_for("changed", gone=["Cai"])
    at = anna.count("answered")
    anna.wait_for("answered", number=at + 3)
    lan.plug(3)
    assert [program.finish(240) for program in (anna, *guests)] == [0] * seats
    files = [tmp_path / f"{name}.saga" for name in ("anna", *names)]
    assert_same_match(*files)
    code, told = run(["verify", str(files[0])], tmp_path)
    assert (code, [each["opened"] for each in told if each["event"] == "hidden"]) == (0, [True])


@pytest.mark.long
def test_a_killed_player_of_valknut_takes_the_match_up_again(
    start: Start, lan: Lan, tmp_path: Path
) -> None:
    options = ("--mode", "ragnarok", "--gods", "yes", "--warbands", "lot")
    anna = host(start, lan, tmp_path, "valknut", *options)
    bo = join(start, lan, tmp_path, "bo", 2)
    anna.wait_for("answered", number=12)
    anna.kill()
    anna = host(start, lan, tmp_path, "valknut", *options)
    anna.wait_for("resumed")
    assert (anna.finish(240), bo.finish(240)) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


def test_a_killed_peer_finds_its_table_again_by_discovery(
    start: Start, lan: Lan, tmp_path: Path
) -> None:
    anna = host(start, lan, tmp_path, "hexentafl", "--board", "5x5")
    bo = join(start, lan, tmp_path, "bo", 2)
    anna.wait_for("answered", number=3)
    anna.kill()
    anna = host(start, lan, tmp_path, "hexentafl", "--board", "5x5")
    anna.wait_for("resumed")
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


def test_an_onlooker_finds_a_table_that_plays(start: Start, lan: Lan, tmp_path: Path) -> None:
    anna = host(start, lan, tmp_path, "hexentafl", "--board", "5x5")
    bo = join(start, lan, tmp_path, "bo", 2)
    anna.wait_for("began")
    eye = start("eye", "join", "--watch", "--saga", str(tmp_path / "eye.saga"), prefix=lan.on(4))
    assert [program.finish() for program in (anna, bo, eye)] == [0, 0, 0]
    assert_same_match(*(tmp_path / f"{name}.saga" for name in ("anna", "bo", "eye")))


def test_people_without_a_table_see_each_other_come_and_go(start: Start, lan: Lan) -> None:
    anna = start("anna", "lan", "--name", "Anna", prefix=lan.on(1))
    anna.wait_for("listening")
    bo = start("bo", "lan", "--name", "Bo", prefix=lan.on(2))
    silent = start("cai", "lan", prefix=lan.on(3))
    bo.wait_for("there", name="Anna", stage="idle")
    silent.wait_for("there", name="Anna", stage="idle")
    anna.wait_for("there", name="Bo", stage="idle")
    assert (bo.interrupt(), silent.interrupt()) == (0, 0)
    anna.wait_for("gone", name="Bo")
    assert anna.interrupt() == 0
    assert {told["name"] for told in anna.events if told["event"] == "there"} == {"Bo"}


@pytest.mark.skipif(shutil.which("tc") is None, reason="there is no `tc` command")
def test_an_awful_network_is_only_slow(start: Start, lan: Lan, tmp_path: Path) -> None:
    try:
        for number in (1, 2):
            lan.spoil(number, "delay", "30ms", "20ms", "loss", "5%", "duplicate", "2%")
    except subprocess.CalledProcessError:
        pytest.skip("this kernel cannot spoil a cable")
    anna = host(start, lan, tmp_path, "hexentafl")
    bo = join(start, lan, tmp_path, "bo", 2)
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


@pytest.mark.long
def test_two_sides_fight_a_skirmish_and_who_was_killed_is_back(
    start: Start, lan: Lan, tmp_path: Path
) -> None:
    """Three people and a computer, with hidden hands; a whole match would take too long here."""
    anna = start(
        "anna", "host", "skirmish", "--seats", "4", "--scenario", "raid", "--ai", "thrall", "x1",
        "--name", "Anna", "--auto", "thrall", "--saga", str(tmp_path / "anna.saga"),
        prefix=lan.on(1),
    )  # fmt: skip

    def guest(name: str, number: int) -> Program:
        return start(
            name, "join", "--table", "Anna", "--name", name.capitalize(), "--auto", "thrall",
            "--saga", str(tmp_path / f"{name}.saga"), prefix=lan.on(number),
        )  # fmt: skip

    bo, cai = guest("bo", 2), guest("cai", 3)
    anna.wait_for("answered", number=25)
    cai.kill()
    cai = guest("cai", 3)
    cai.wait_for("resumed")
    later = [program.wait_for("answered", number=70) for program in (anna, bo, cai)]
    assert later[0]["values"] == later[1]["values"] == later[2]["values"]


@pytest.mark.parametrize("stays", ["who hosts", "who joined"])
def test_two_heroes_on_two_machines_outlive_a_kill_and_one_goes_on_with_the_computer(
    start: Start, lan: Lan, tmp_path: Path, stays: str
) -> None:
    options = ("--seats", "2", "--difficulty", "harsh", "--accept", "ask")
    anna = host(start, lan, tmp_path, "valheim", *options)
    bo = join(start, lan, tmp_path, "bo", 2, "--accept", "ask")
    left, gone, name = (anna, bo, "Bo") if stays == "who hosts" else (bo, anna, "Anna")
    left.wait_for("answered", number=20)
    left.kill()
    if stays == "who hosts":
        left = host(start, lan, tmp_path, "valheim", *options)
    else:
        left = join(start, lan, tmp_path, "bo", 2, "--accept", "ask")
    at = int(str(left.wait_for("resumed")["number"]))
    assert at >= 20
    left.wait_for("answered", number=at + 5)
    gone.type("quit")
    assert gone.finish() == 3
    left.wait_for("gone", names=[name])
    left.type("alone")
    told = left.wait_for("alone")
    assert left.finish() == 0
    record = record_of(Path(str(told["path"])))
    assert record.outcome is not None
    assert [bool(chair.level) for chair in record.chairs].count(True) == 1
    assert run(["verify", str(told["path"])], tmp_path)[0] == 0
