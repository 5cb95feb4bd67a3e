"""`meadhall verify`, `replay` and `log`: what they say about good, cut, bent and forged files."""

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from meadhall.net.audit import evidence
from meadhall.net.audit.audit import audit
from meadhall.net.files.saga import begin, read, record
from meadhall.net.files.saga_file import load_saga
from meadhall.net.transport.envelope import Fork, Kind, unseal
from tests.net.helpers import Memory, alone, identity, play
from tests.net.party import Party

Run = Callable[..., tuple[int, list[dict[str, object]]]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command and read what it told, as objects."""

    def command(name: str, *words: object) -> tuple[int, list[dict[str, object]]]:
        module = import_module(f"meadhall.client.commands.{'replay' if name == 'log' else name}")
        parser = argparse.ArgumentParser()
        module.add_arguments(parser, name)
        args, rest = parser.parse_known_args([*map(str, words), "--json"])
        code = module.run(args, rest)
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return command


@pytest.fixture
def saga(tmp_path: Path) -> Path:
    """A finished match of one person against herself."""
    journal = Memory()
    match = alone(journal=journal)
    play(match, 2000)
    path = tmp_path / "match.saga"
    path.write_bytes(journal.data)
    return path


def party_file(tmp_path: Path, choices: int = 2000) -> tuple[Party, Path]:
    party = Party(2, "hexentafl")
    party.play(choices)
    path = tmp_path / "party.saga"
    path.write_bytes(party.journals[0].data)
    return party, path


def test_a_good_file_is_good(run: Run, saga: Path) -> None:
    code, told = run("verify", saga)
    assert code == 0
    assert told[-1]["event"] == "verdict"
    assert told[-1]["sealed"] is True
    assert [each["fault"] for each in told if each["event"] == "peer"] == [""]


def test_each_peer_is_accounted_for(run: Run, tmp_path: Path) -> None:
    _, path = party_file(tmp_path)
    code, told = run("verify", path)
    assert code == 0
    assert [(each["name"], each["end"]) for each in told if each["event"] == "peer"] == [
        ("Anna", True),
        ("Bo", True),
    ]


def test_a_file_of_a_match_that_goes_on_is_good_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    _, path = party_file(tmp_path, 5)
    code, told = run("verify", path)
    assert (code, told[-1]["sealed"], told[-1]["answers"]) == (0, False, 5)


def test_it_says_how_much_waits_for_a_word_that_is_not_there(run: Run, tmp_path: Path) -> None:
    """The last choice is left out; what the other said to it cannot count."""
    party, path = party_file(tmp_path, 5)
    chain = party[0].record.chains.linked[party[0].line[-1].before.asked()[0]]
    data = begin(party.signed)
    for envelope in party[0].record.arrivals:
        data += b"" if envelope == chain[-1] else record(envelope.sealed)
    path.write_bytes(data)
    code, told = run("verify", path)
    assert (code, told[-1]["answers"], told[-1]["waiting"]) == (0, 4, 1)


def test_a_cut_file_is_damaged_and_what_is_left_counts(run: Run, saga: Path) -> None:
    saga.write_bytes(saga.read_bytes()[:-3])
    code, told = run("verify", saga)
    assert code == 3
    assert "cut off" in str(told[-2]["why"])


def test_a_missing_envelope_is_named(run: Run, tmp_path: Path) -> None:
    party, path = party_file(tmp_path)
    envelopes = list(read(path.read_bytes()).envelopes)
    lost = unseal(envelopes.pop(7))
    path.write_bytes(begin(party.signed) + b"".join(map(record, envelopes)))
    code, told = run("verify", path)
    assert code == 3
    name = "Anna" if lost.peer == 0 else "Bo"
    assert any(f"envelope {lost.seq + 1} of {name} is missing" == each.get("why") for each in told)


def test_a_forged_act_is_named_with_its_author_and_place(run: Run, tmp_path: Path) -> None:
    party = Party(2, "hexentafl")
    party.play(4)
    forged = party.forge(0, Kind.OPEN, party.part(0, actions=(999999,)))
    path = tmp_path / "forged.saga"
    path.write_bytes(party.journals[0].data + record(forged.sealed))
    code, told = run("verify", path)
    assert code == 4
    faults = {each["name"]: str(each["fault"]) for each in told if each["event"] == "peer"}
    assert "did what it may not" in faults["Anna"]
    assert not faults["Anna"].endswith("."), "it becomes a part of a sentence"
    assert "step 4" in faults["Anna"]
    assert faults["Bo"] == ""


def test_a_beginning_that_somebody_did_not_sign_is_noticed(run: Run, tmp_path: Path) -> None:
    party = Party(2, "hexentafl")
    signed = type(party.signed)(party.signed.genesis, (party.signed.signatures[0],) * 2)
    path = tmp_path / "unsigned.saga"
    path.write_bytes(begin(signed))
    code, told = run("verify", path)
    assert code == 4
    assert "signature" in str(told[1]["fault"])


def test_an_envelope_with_a_bent_signature_is_not_held_against_anybody(tmp_path: Path) -> None:
    party, path = party_file(tmp_path, 6)
    envelopes = list(read(path.read_bytes()).envelopes)
    envelopes[3] = bytes([envelopes[3][0] ^ 1]) + envelopes[3][1:]
    path.write_bytes(begin(party.signed) + b"".join(map(record, envelopes)))
    found = audit(load_saga(path))
    assert any("not signed" in problem for problem in found.problems)
    assert not any(conduct.fault for conduct in found.conducts)


@pytest.mark.parametrize("data", [b"", b"nonsense", b"meadhall saga 9\n", b"meadhall saga 1\n\0"])
def test_what_is_no_match_file_gets_one_sentence(run: Run, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.saga"
    path.write_bytes(data)
    for command in ("verify", "replay", "log"):
        code, told = run(command, path)
        assert code == 1
        assert len(told) == 1
        assert "\n" not in str(told[0]["why"])


def test_a_file_that_is_not_there_gets_one_sentence(run: Run, tmp_path: Path) -> None:
    code, told = run("verify", tmp_path / "nowhere.saga")
    assert code == 1
    assert "cannot be read" in str(told[0]["why"])


def test_evidence_convicts_whoever_told_two_stories(run: Run, tmp_path: Path) -> None:
    party = Party(2, "hexentafl", mute=(0,))
    one = party.forge(0, Kind.COMMIT, party.part(0, digest=bytes(32)))
    other = party.forge(0, Kind.COMMIT, party.part(0, digest=b"x" * 32))
    path = tmp_path / "anna.evidence"
    evidence.write_evidence(path, party.signed, Fork(one, other))
    code, told = run("verify", path)
    assert (code, told[0]["name"], told[0]["step"]) == (4, "Anna", one.step)
    evidence.write_evidence(path, party.signed, Fork(one, one))
    assert run("verify", path)[0] == 1


def test_a_replay_stops_where_it_is_told_to(run: Run, saga: Path) -> None:
    code, told = run("replay", saga, "--at", 3)
    assert code == 0
    assert [each["number"] for each in told if each["event"] == "answered"] == [0, 1, 2]
    assert "to move" in str(told[-1]["diagram"])


def test_a_replay_is_seen_from_a_seat(run: Run, saga: Path) -> None:
    assert run("replay", saga, "--as", "attackers")[0] == 0
    assert run("replay", saga, "--as", "2")[0] == 0
    code, told = run("replay", saga, "--as", "trolls")
    assert code == 1
    assert "the seats are: defenders, attackers" in str(told[-1]["why"])


def test_there_is_no_answer_beyond_the_last(run: Run, saga: Path) -> None:
    code, told = run("replay", saga, "--at", 99999)
    assert code == 1
    assert "answers" in str(told[0]["why"])


def test_the_log_reads_like_a_game(run: Run, saga: Path) -> None:
    code, told = run("log", saga)
    assert code == 0
    assert str(told[0]["text"]).startswith("defenders ")
    assert told[-1]["event"] == "ended"


def test_an_identity_is_one_programs_at_a_time(tmp_path: Path) -> None:
    from meadhall.client.multiplayer.identities import take_identity
    from meadhall.net.errors import Refused

    file = tmp_path / "identity"
    first, second = take_identity(file), take_identity(file)
    assert first.public != second.public
    with pytest.raises(Refused, match="open in another window"):
        take_identity(file, (first.public,))
    with pytest.raises(Refused, match="between others"):
        take_identity(file, (identity(5).public,))
