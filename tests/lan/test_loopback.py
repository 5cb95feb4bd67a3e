"""Whole matches between real programs on this computer, over real TLS."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.client.__main__ import main
from meadhall.net.files.saga_file import load_saga
from meadhall.net.match.record import Record, replay
from tests.lan.programs import Program, run

Start = Callable[..., Program]
LOCAL = ("--alone", "--listen", "127.0.0.1")


def record_of(path: Path) -> Record:
    saga = load_saga(path)
    return replay(saga.signed.genesis, saga.envelopes)


def assert_same_match(*paths: Path) -> None:
    """All files tell the same match, to its signed end, and the auditor finds nothing."""
    records = [record_of(path) for path in paths]
    assert len({record.history for record in records}) == 1
    assert len({record.state.digest() for record in records}) == 1
    assert all(record.is_sealed for record in records)
    for path in paths:
        assert main(["verify", str(path)]) == 0


def table(start: Start, tmp_path: Path, game: str, *options: str) -> tuple[Program, str]:
    """A host whose address is known."""
    host = start(
        "anna", "host", game, *options, *LOCAL, "--name", "Anna", "--auto", "random",
        "--saga", str(tmp_path / "anna.saga"),
    )  # fmt: skip
    told = host.wait_for("listening")
    return host, f"127.0.0.1:{told['port']}"


def guest(start: Start, tmp_path: Path, name: str, address: str, *more: str) -> Program:
    return start(
        name, "join", "--at", address, *LOCAL, "--name", name.capitalize(), "--auto", "random",
        "--saga", str(tmp_path / f"{name}.saga"), *more,
    )  # fmt: skip


def test_two_programs_play_a_whole_match(start: Start, tmp_path: Path) -> None:
    anna, address = table(start, tmp_path, "hexentafl")
    bo = guest(start, tmp_path, "bo", address)
    assert anna.wait_for("met", name="Bo")["words"] == bo.wait_for("listening")["words"]
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


def test_who_has_lost_the_key_of_a_seat_is_told_so_once(start: Start, tmp_path: Path) -> None:
    anna, address = table(start, tmp_path, "hexentafl")
    bo = guest(start, tmp_path, "bo", address)
    bo.wait_for("began")
    bo.kill()
    elsewhere = ("--name", "Bo", "--saga", str(tmp_path / "new.saga"))
    back = start("new", "join", "--at", address, *LOCAL, "--auto", "random", *elsewhere)
    assert back.finish() == 1
    assert "only with that key" in str(back.wait_for("failed")["why"])
    assert back.count("came") == 1
    anna.kill()


def test_an_invitation_is_all_that_is_needed(start: Start, tmp_path: Path) -> None:
    anna, _ = table(start, tmp_path, "hexentafl")
    code = str(anna.wait_for("listening")["code"])
    bo = start("bo", "join", "--code", code.lower(), *LOCAL, "--auto", "random")
    assert (anna.finish(), bo.finish()) == (0, 0)


def test_who_answers_in_place_of_the_one_who_invited_is_not_believed(
    start: Start, tmp_path: Path
) -> None:
    from meadhall.net.gathering.invitation_code import encode

    anna, address = table(start, tmp_path, "hexentafl")
    port = int(address.rpartition(":")[2])
    forged = encode([("127.0.0.1", port)], bytes(32))
    bo = start("bo", "join", "--code", forged, *LOCAL, "--auto", "random")
    with pytest.raises(AssertionError):
        bo.wait_for("came", seconds=3)
    assert anna.count("began") == 0


def knows(home: Path, name: str) -> None:
    """This program has met somebody of this name before, under another key."""
    people = home / "config" / "people.json"
    people.parent.mkdir(parents=True, exist_ok=True)
    people.write_text(json.dumps({"6b" * 32: name}))


def test_no_match_begins_with_a_changed_key_before_somebody_has_said_yes(
    start: Start, tmp_path: Path
) -> None:
    knows(tmp_path / "anna", "Bo")
    anna, address = table(start, tmp_path, "hexentafl", "--accept", "ask")
    bo = guest(start, tmp_path, "bo", address)
    stranger = anna.wait_for("stranger", name="Bo")
    assert stranger["words"] == bo.wait_for("listening")["words"]
    bo.wait_for("gathered", names=["Anna", "Bo"])
    time.sleep(1.5)
    assert anna.count("began") == bo.count("began") == 0
    anna.type("yes")
    assert (anna.finish(), bo.finish()) == (0, 0)

    (tmp_path / "anna.saga").unlink()
    (tmp_path / "bo.saga").unlink()
    anna, address = table(start, tmp_path, "hexentafl", "--accept", "known")
    bo = guest(start, tmp_path, "bo", address, "--accept", "known")
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert anna.count("stranger") == bo.count("met") == 0, "known peers are silent"


@pytest.mark.parametrize("way", ["ask", "known"])
def test_a_stranger_is_turned_away(start: Start, tmp_path: Path, way: str) -> None:
    if way == "ask":
        knows(tmp_path / "anna", "Bo")
        knows(tmp_path / "cai", "Anna")
    anna, address = table(start, tmp_path, "hexentafl", "--accept", way)
    bo = guest(start, tmp_path, "bo", address)
    if way == "ask":
        anna.wait_for("stranger", name="Bo")
        anna.type("no Bo")
    assert bo.finish() == 1
    assert "has not let you in" in str(bo.wait_for("failed")["why"])
    cai = guest(start, tmp_path, "cai", address, "--accept", way)
    if way == "ask":
        cai.wait_for("stranger", name="Anna")
        cai.type("no")
    assert cai.finish() == (3 if way == "ask" else 1)
    assert anna.count("began") == 0


def test_guests_that_wait_survive_their_opener(start: Start, tmp_path: Path) -> None:
    anna, address = table(start, tmp_path, "nxs", "--seats", "3")
    bo = guest(start, tmp_path, "bo", address)
    bo.wait_for("gathered", names=["Anna", "Bo"])
    anna.kill()
    anna, _ = table(
        start, tmp_path, "nxs", "--seats", "3", "--setup", "short",
        "--port", address.rpartition(":")[2],
    )  # fmt: skip
    anna.wait_for("gathered", names=["Anna", "Bo"])
    cai = guest(start, tmp_path, "cai", address)
    assert [program.finish() for program in (anna, bo, cai)] == [0, 0, 0]
    assert_same_match(*(tmp_path / f"{name}.saga" for name in ("anna", "bo", "cai")))


def test_whoever_follows_an_invitation_is_not_asked_about_its_author(
    start: Start, tmp_path: Path
) -> None:
    anna, _ = table(start, tmp_path, "hexentafl")
    code = str(anna.wait_for("listening")["code"])
    bo = start("bo", "join", "--code", code, *LOCAL, "--auto", "random", "--accept", "known")
    assert (anna.finish(), bo.finish()) == (0, 0)


@pytest.mark.parametrize("victim", ["anna", "bo"])
def test_a_killed_peer_comes_back_to_the_same_match(
    start: Start, tmp_path: Path, victim: str
) -> None:
    anna, address = table(start, tmp_path, "hexentafl", "--board", "5x5")
    bo = guest(start, tmp_path, "bo", address)
    playing = {"anna": anna, "bo": bo}
    for _ in range(3):
        playing[victim].wait_for("answered")
        playing[victim].kill()
        if playing[victim].count("sealed"):
            break
        if victim == "anna":
            port = address.rpartition(":")[2]
            playing["anna"], address = table(start, tmp_path, "hexentafl", "--port", port)
        else:
            playing["bo"] = guest(start, tmp_path, "bo", address)
        resumed = playing[victim].wait_for("resumed")
        assert int(str(resumed["number"])) > 0
    assert [program.finish() for program in playing.values()] == [0, 0]
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


@pytest.mark.long
def test_two_who_were_both_killed_go_on_with_the_same_cards(start: Start, tmp_path: Path) -> None:
    anna, address = table(start, tmp_path, "valhalla")
    bo = guest(start, tmp_path, "bo", address)
    anna.wait_for("answered", number=12)
    for program in (anna, bo):
        program.kill()
    port = address.rpartition(":")[2]
    anna, address = table(start, tmp_path, "valhalla", "--port", port)
    bo = guest(start, tmp_path, "bo", address)
    for program in (anna, bo):
        assert int(str(program.wait_for("resumed")["number"])) >= 12
    assert (anna.finish(240), bo.finish(240)) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


def test_a_hero_who_was_killed_plays_on_with_the_same_dice_and_treasure(
    start: Start, tmp_path: Path
) -> None:
    options = ("--seats", "2", "--difficulty", "harsh")
    anna, address = table(start, tmp_path, "valheim", *options)
    bo = guest(start, tmp_path, "bo", address)
    bo.wait_for("answered", number=20)
    bo.kill()
    bo = guest(start, tmp_path, "bo", address)
    assert int(str(bo.wait_for("resumed")["number"])) >= 20
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


@pytest.mark.parametrize("way", ["quits", "is killed"])
def test_who_stays_goes_on_with_the_computer_where_two_play_together(
    start: Start, tmp_path: Path, way: str
) -> None:
    anna, address = table(
        start, tmp_path, "valheim", "--seats", "2", "--difficulty", "harsh", "--accept", "ask"
    )
    bo = guest(start, tmp_path, "bo", address, "--accept", "ask")
    anna.wait_for("answered", number=5)
    anna.type("alone")
    assert "nobody you play with is gone" in str(anna.wait_for("refused")["why"])
    anna.wait_for("answered", number=20)
    if way == "quits":
        bo.type("quit")
        assert bo.finish() == 3
    else:
        bo.kill()
    assert anna.wait_for("gone")["names"] == ["Bo"]
    before = (tmp_path / "anna.saga").read_bytes()
    anna.type("alone")
    told = anna.wait_for("alone")
    assert int(str(told["number"])) >= 20, "from the last moment that both have signed"
    assert anna.finish() == 0
    assert (tmp_path / "anna.saga").read_bytes() == before, "what both have signed stays as it is"
    record = record_of(Path(str(told["path"])))
    assert record.outcome is not None
    assert [bool(chair.level) for chair in record.chairs].count(True) == 1
    assert run(["verify", str(told["path"])], tmp_path)[0] == 0
    assert run(["verify", str(tmp_path / "anna.saga")], tmp_path)[0] == 0


def test_a_peer_that_lost_its_file_gets_the_match_from_the_others(
    start: Start, tmp_path: Path
) -> None:
    anna, address = table(start, tmp_path, "hexentafl", "--board", "5x5")
    bo = guest(start, tmp_path, "bo", address)
    bo.wait_for("answered", number=3)
    bo.kill()
    (tmp_path / "bo.saga").unlink()
    bo = guest(start, tmp_path, "bo", address)
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


@pytest.mark.long
def test_three_go_on_when_one_stays_away_and_let_it_in_again(start: Start, tmp_path: Path) -> None:
    patience = ("--grace", "2")
    anna, address = table(start, tmp_path, "nxs", "--seats", "3", "--goal", "20", *patience)
    bo = guest(start, tmp_path, "bo", address, *patience)
    cai = guest(start, tmp_path, "cai", address, *patience)
    cai.wait_for("answered", number=4)
    cai.kill()
    anna.wait_for("changed", gone=["Cai"])
    bo.wait_for("changed", gone=["Cai"])
    cai = guest(start, tmp_path, "cai", address, *patience)
    anna.wait_for("changed", back=["Cai"])
    assert [program.finish() for program in (anna, bo, cai)] == [0, 0, 0]
    assert_same_match(*(tmp_path / f"{name}.saga" for name in ("anna", "bo", "cai")))


def test_who_stays_away_for_too_long_forfeits_a_match_of_two(start: Start, tmp_path: Path) -> None:
    anna, address = table(start, tmp_path, "hexentafl", "--board", "5x5", "--forfeit-after", "10")
    bo = guest(start, tmp_path, "bo", address)
    rule = "A player who stays away for more than 10 seconds forfeits the match."
    assert bo.wait_for("terms")["terms"] == [rule]
    anna.wait_for("answered", number=3)
    bo.kill()
    anna.wait_for("wish", name="Anna", wish="claim")
    assert anna.finish() == 5
    code, told = run(["verify", str(tmp_path / "anna.saga")], tmp_path)
    assert (code, [each["name"] for each in told if each["event"] == "claim"]) == (0, ["Anna"])
    port = address.rpartition(":")[2]
    anna, address = table(start, tmp_path, "hexentafl", "--board", "5x5", "--port", port)
    bo = guest(start, tmp_path, "bo", address)
    assert "stayed away for too long" in str(anna.wait_for("ended")["reason"])
    assert (anna.finish(), bo.finish()) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")


def test_an_onlooker_comes_late_and_sees_it_all(start: Start, tmp_path: Path) -> None:
    anna, address = table(start, tmp_path, "hexentafl", "--board", "5x5")
    bo = guest(start, tmp_path, "bo", address)
    anna.wait_for("answered", number=5)
    eye = start(
        "eye", "join", "--watch", "--at", address, *LOCAL, "--saga", str(tmp_path / "eye.saga")
    )
    assert (anna.finish(), bo.finish(), eye.finish()) == (0, 0, 0)
    assert_same_match(*(tmp_path / f"{name}.saga" for name in ("anna", "bo", "eye")))


@pytest.mark.parametrize(
    ("game", "options"), [("nxs", []), ("valhalla", []), ("valhalla", ["--hide-ai"])]
)
def test_the_computer_takes_a_seat_of_the_host_and_all_can_see_that_it_chose_by_itself(
    start: Start, tmp_path: Path, game: str, options: list[str]
) -> None:
    anna = start(
        "anna", "host", game, "--seats", "3", "--ai", "random", "x1", *options, *LOCAL,
        "--auto", "random", "--saga", str(tmp_path / "anna.saga"),
    )  # fmt: skip
    address = f"127.0.0.1:{anna.wait_for('listening')['port']}"
    bo = guest(start, tmp_path, "bo", address)
    began = bo.wait_for("began")
    assert "computer (random)" in str(began["seats"])
    assert (anna.finish(240), bo.finish(240)) == (0, 0)
    code, told = run(["verify", str(tmp_path / "anna.saga")], tmp_path)
    assert code == 0
    choices = [int(str(each["choices"])) for each in told if each["event"] == "computer"]
    assert len(choices) == 1 and choices[0] > 0, "whoever is out at once has chosen once at least"


def test_the_computer_thinks_as_long_as_the_table_agreed_and_nobody_calls_that_a_fault(
    start: Start, tmp_path: Path
) -> None:
    """Two seats at one peer, one by the clock, which the other peer could not compute again."""
    anna = start(
        "anna", "host", "valhalla", "--seats", "3", "--ai", "einherjar", "x1", "--time", "20",
        *LOCAL, "--auto", "random", "--saga", str(tmp_path / "anna.saga"),
    )  # fmt: skip
    address = f"127.0.0.1:{anna.wait_for('listening')['port']}"
    bo = guest(start, tmp_path, "bo", address)
    terms = bo.wait_for("terms")["terms"]
    assert "Einherjar thinks for 0.02 s about each choice." in " ".join(str(terms).split())
    assert (anna.finish(240), bo.finish(240)) == (0, 0)
    for name in ("anna", "bo"):
        code, told = run(["verify", str(tmp_path / f"{name}.saga")], tmp_path)
        assert code == 0
        (computer,) = [each for each in told if each["event"] == "computer"]
        assert (computer["thinking"], computer["fault"]) == (20, "")
        assert int(str(computer["by_clock"])) > 0


def test_who_leaves_while_the_computer_thinks_is_not_kept_waiting(
    start: Start, tmp_path: Path
) -> None:
    anna = start(
        "anna", "host", "nxs", "--seats", "3", "--ai", "einherjar:bold", "x1", "--time", "600000",
        *LOCAL, "--saga", str(tmp_path / "anna.saga"),
    )  # fmt: skip
    address = f"127.0.0.1:{anna.wait_for('listening')['port']}"
    bo = guest(start, tmp_path, "bo", address)
    bo.wait_for("began")
    for program in (anna, bo):
        program.type("quit")
    assert anna.finish(60) == 3


def test_a_table_without_a_seat_for_a_friend_is_refused(start: Start, tmp_path: Path) -> None:
    anna = start("anna", "host", "valheim", "--seats", "2", "--ai", "karl", *LOCAL)
    assert anna.finish() == 2
    assert "none is left for a friend" in str(anna.events)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("valhalla", []),
        ("nxs", ["--cards", "hidden", "--setup", "short"]),
        ("valheim", ["--seats", "2", "--difficulty", "harsh"]),
    ],
)
def test_hidden_cards_are_dealt_by_both_together(
    start: Start, tmp_path: Path, game: str, options: list[str]
) -> None:
    anna, address = table(start, tmp_path, game, *options)
    bo = guest(start, tmp_path, "bo", address)
    assert (anna.finish(240), bo.finish(240)) == (0, 0)
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")
