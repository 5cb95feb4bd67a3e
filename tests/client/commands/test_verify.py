"""`meadhall verify` on matches with hidden cards and computer seats: what only open cards show."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.client.__main__ import main
from meadhall.client.computer.replayable_choice import rules_version
from meadhall.client.multiplayer.acquaintances import Acquaintances
from meadhall.client.system.folders import usual
from meadhall.engines.catalogue import find
from meadhall.engines.contract import CHOOSE
from meadhall.net.audit.audit import PROBLEMS_LIMIT
from meadhall.net.files.saga import begin, record
from meadhall.net.files.saga_file import load_saga
from meadhall.net.gathering.genesis import Terms
from meadhall.net.identity import words
from tests.lan.programs import run
from tests.net import points
from tests.net.audit.test_open_replay import Graveyard
from tests.net.audit.test_recompute import RealPlayers
from tests.net.dealing.round_table import RoundTable
from tests.net.dealing.test_skirmish import LivelyTable, Silent
from tests.net.deck import independent
from tests.net.helpers import identity


@pytest.fixture(autouse=True)
def _proofs_are_computed_once() -> Iterator[None]:
    """Several peers and the reader of their file check the same ones, in one process."""
    points.use(points.ONCE)
    yield
    points.use(points.REAL)


def saga_of(table: RoundTable, tmp_path: Path) -> Path:
    """The file of the one who is still here."""
    path = tmp_path / "table.saga"
    envelopes = [record(each.sealed) for each in table.record.arrivals]
    path.write_bytes(begin(table.signed) + b"".join(envelopes))
    return path


def verified(
    path: Path, capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, list[dict[str, object]]]:
    code = main(["verify", str(path), "--json", *words])
    return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def told(events: list[dict[str, object]], kind: str, fact: str) -> list[object]:
    return [event[fact] for event in events if event["event"] == kind]


# Hidden rules. ------------------------------------------------------------------------------


def keep_a_draugr(has_leaver: bool) -> tuple[RoundTable, int]:
    """The second peer keeps a draugr, and before anybody sees it all agree to leave it at that."""
    for seed in range(2, 40):
        table = Graveyard(seed)
        if has_leaver:
            table.play(4)
            table.leave(2)
        while not table.has_kept and table.choose():
            pass
        if table.has_kept:
            break
    step = next(each.step for each in table.record.line[::-1] if each.before.asks == CHOOSE)
    for peer in sorted(table.present):
        table.matches[peer].leave_it()
    table.listen()
    table.check_agreement()
    assert table.record.is_sealed
    return table, step


@pytest.mark.parametrize("has_leaver", [False, True])
def test_a_rule_that_was_broken_unseen_is_named_with_seat_and_step(
    tmp_path: Path, has_leaver: bool
) -> None:
    """By the real command, in a process of its own."""
    table, step = keep_a_draugr(has_leaver)
    code, events = run(["verify", str(saga_of(table, tmp_path))], tmp_path)
    assert code == 4
    assert told(events, "hidden", "opened") == [True]
    faults = told(events, "peer", "fault")
    assert [bool(fault) for fault in faults] == [False, True, False]
    assert str(faults[1]).startswith("player 2: its cards did not allow that")
    assert str(faults[1]).endswith(f"(step {step})")


def test_who_kept_silent_with_a_called_card_in_hand_is_named(tmp_path: Path) -> None:
    """In the skirmish everybody must say who holds a card of the rank that is called."""
    table = LivelyTable(find("skirmish"), 2, {"table": "crag"}, cheats={1: Silent}, seed=7)
    table.play(60)
    code, events = run(["verify", str(saga_of(table, tmp_path))], tmp_path)
    assert code == 4
    faults = told(events, "peer", "fault")
    assert [bool(fault) for fault in faults] == [False, True]
    assert "its holder had kept silent" in str(faults[1])


def test_it_says_whether_all_cards_have_been_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for opening in (True, False):
        table = RealPlayers("valhalla", {}, [], Terms(opening=opening))
        table.play()
        code, events = verified(saga_of(table, tmp_path), capsys)
        assert (code, told(events, "hidden", "opened")) == (0, [opening])


# Computer seats. ----------------------------------------------------------------------------


OURS = Terms(hosted=True, players=rules_version())


def test_the_computers_choices_are_computed_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = RealPlayers("valhalla", {}, ["random"], OURS)
    table.play()
    code, events = verified(saga_of(table, tmp_path), capsys)
    assert code == 0
    assert told(events, "computer", "choices") == [table.computed]


def test_the_choices_of_a_computer_player_with_a_style_are_computed_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = RealPlayers("valknut", {}, ["thrall:bold"], OURS)
    table.play()
    path = saga_of(table, tmp_path)
    code, events = verified(path, capsys)
    assert code == 0
    assert told(events, "computer", "choices") == [table.computed]
    assert load_saga(path).signed.genesis.chairs[2].level == "thrall:bold"


def test_a_host_that_chose_for_the_computer_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = RealPlayers("valhalla", {}, ["random"], OURS, forged_at=1)
    table.play()
    path = saga_of(table, tmp_path)
    code, events = verified(path, capsys)
    assert code == 4
    assert "its host chose" in str(told(events, "computer", "fault")[0])
    assert [bool(fault) for fault in told(events, "peer", "fault")] == [False, True]
    assert verified(path, capsys, "--quick")[0] == 0


def test_computer_players_of_another_installation_are_not_held_to_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = RealPlayers("valhalla", {}, ["random"], Terms(players="others"), forged_at=1)
    table.play()
    code, events = verified(saga_of(table, tmp_path), capsys)
    assert code == 0
    assert told(events, "computer", "obstacle") == [
        "they are not the computer players of this installation"
    ]


# Proofs, for others to compute again. ---------------------------------------------------------


def test_every_proof_of_a_match_can_be_computed_again_without_our_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody leaves and comes back, so there is one of everything."""
    table = RoundTable(find("valhalla"), 3, seed=2)
    table.play(4)
    table.leave(2)
    table.play(2)
    table.come_back(2)
    table.play(4)
    for match in table.matches:
        match.leave_it()
    table.listen()
    assert table.record.is_sealed
    code, events = verified(saga_of(table, tmp_path), capsys, "--proofs")
    proofs = [event for event in events if event["event"] == "proof"]
    assert code == 0
    assert {proof["kind"] for proof in proofs} == {"key", "token", "shuffle", "sum", "secret"}
    said = {str(proof["purpose"]).split(" letter to")[0] for proof in proofs}
    assert said >= {"key for letters", "key", "split", "piece", "shuffle", "draw", "hand", "roll"}
    for proof in proofs:
        independent.check_statement(proof)
    last = dict(proofs[-1])
    last["secret"] = "01" + str(last["secret"])[2:]
    with pytest.raises(independent.Wrong):
        independent.check_statement(last)


def test_a_file_full_of_nothing_is_read_no_further_than_it_must(tmp_path, capsys):
    """Twenty megabytes of empty records once were two and a half million lines."""
    table = RoundTable(find("hexentafl"), 2, seed=1)
    path = tmp_path / "hostile.saga"
    path.write_bytes(begin(table.signed) + record(b"") * 1_000_000)
    code, events = verified(path, capsys)
    assert code == 3
    assert len(told(events, "damaged", "why")) <= PROBLEMS_LIMIT + 1


def test_each_person_is_told_with_the_words_of_the_key(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    table = RoundTable(find("hexentafl"), 2, seed=1)
    file = saga_of(table, tmp_path)
    people = table.signed.genesis.people
    _, events = verified(file, capsys)
    assert told(events, "peer", "words") == [words(person.key) for person in people]
    assert told(events, "peer", "known") == ["", ""]
    Acquaintances(usual().config / "people.json").meet(identity(99).public, people[0].name)
    Acquaintances(usual().config / "people.json").meet(people[1].key, "Sigrun")
    _, events = verified(file, capsys)
    first, second = told(events, "peer", "known")
    assert "not the" in first and people[0].name in first
    assert "Sigrun" in second
