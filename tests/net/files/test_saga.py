"""A match file can be cut, flipped, swapped and forged, and never surprises its reader."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.engines.chance import Chance
from meadhall.net.errors import BadFile, NetError, NotKept, Refused
from meadhall.net.files.identity_file import keep_identity
from meadhall.net.files.saga import MAGIC, begin, read, record
from meadhall.net.files.saga_file import SagaFile, load_saga
from meadhall.net.gathering.genesis import Signed
from meadhall.net.match.match import resume
from meadhall.net.match.record import replay
from meadhall.net.transport.envelope import Kind, seal
from tests.net.helpers import Memory, alone, identity, play


def kept(choices: int = 12) -> bytes:
    """A match of some choices, as bytes."""
    journal = Memory()
    play(alone(journal=journal), choices)
    return journal.data


def ends_of_records(data: bytes) -> list[int]:
    ends, at = [], len(MAGIC)
    while at < len(data):
        at += 8 + int.from_bytes(data[at : at + 4], "big")
        ends.append(at)
    return ends


def test_a_file_cut_at_any_byte_holds_all_that_was_whole_before():
    data = kept(6)
    ends = ends_of_records(data)
    for size in range(len(data) + 1):
        whole = [end for end in ends if end <= size]
        if not whole:
            with pytest.raises(BadFile):
                read(data[:size])
            continue
        saga = read(data[:size])
        assert saga.size == whole[-1]
        assert len(saga.envelopes) == len(whole) - 1
        assert bool(saga.problem) == (size not in ends)


def test_a_match_goes_on_from_a_file_cut_anywhere():
    data = kept(8)
    for size in range(ends_of_records(data)[0], len(data), 7):
        saga = read(data[:size])
        journal = Memory(data[: saga.size])
        match = resume(saga, identity(1), journal)
        choices = len(match.line)
        play(match, 2, seed=size)
        again = resume(read(journal.safe), identity(1), Memory())
        assert len(again.line) == choices + 2
        assert again.record.state.digest() == match.record.state.digest()


def test_a_flipped_bit_is_noticed_wherever_it_is():
    data = kept(4)
    whole = read(data)
    chance = Chance(5)
    for _ in range(300):
        at, bit = int(chance.below(len(data))), int(chance.below(8))
        bent = bytearray(data)
        bent[at] ^= 2**bit
        try:
            saga = read(bytes(bent))
        except BadFile:
            continue
        assert saga.problem
        assert whole.envelopes[: len(saga.envelopes)] == saga.envelopes


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the match file is empty"),
        (b"meadhall", "cut off within its first line"),
        (b"meadhall saga 2\n....", r"newer Meadhall \(format 2\)"),
        (b"PK\x03\x04 something else", "no match file of Meadhall"),
        (MAGIC, "ends after its first line"),
        (MAGIC + b"\xff" * 50, "claims to be 4294967295 bytes long"),
        (MAGIC + record(b"\x91" * 4000), "damaged at its beginning"),
        (MAGIC + record(b"\x92\xc4\x00\x90"), "damaged at its beginning"),
    ],
)
def test_what_is_no_saga_is_refused_in_one_sentence(data, sentence):
    with pytest.raises(BadFile, match=sentence) as refusal:
        read(data)
    assert "\n" not in str(refusal.value)


def test_an_act_that_the_rules_forbid_is_found_in_a_file_with_good_signatures():
    journal = Memory()
    match = alone(journal=journal)
    payload = [*match.record.head(), b"", [999999]]
    head = match.record.match, 0, 0, 0, bytes(32), 0
    forged = seal(identity(1), *head, Kind.OPEN, payload)
    with pytest.raises(BadFile, match="did what it may not"):
        resume(read(journal.data + record(forged.sealed)), identity(1), Memory())


def test_an_envelope_of_another_match_is_found():
    one, other = read(kept(3)), Memory()
    play(alone(journal=other, board="5x5"), 3)
    mixed = (*one.envelopes[:1], read(other.data).envelopes[1])
    with pytest.raises(NetError, match="another match"):
        replay(one.signed.genesis, mixed)


def test_a_file_on_disk_is_cut_back_to_what_is_whole(tmp_path: Path):
    path = tmp_path / "one.saga"
    match = alone(journal=SagaFile.create(path))
    play(match, 5)
    match.close()
    with path.open("ab") as file:
        file.write(b"\0\0\0\x50half a record")
    saga = load_saga(path)
    assert "cut off" in saga.problem
    match = resume(saga, identity(1), SagaFile.go_on(path, saga))
    assert len(match.line) == 5
    play(match, 1, seed=2)
    assert load_saga(path).problem == ""
    assert len(load_saga(path).envelopes) == 6


def test_a_file_is_written_by_one_program_at_a_time(tmp_path: Path):
    path = tmp_path / "one.saga"
    match = alone(journal=SagaFile.create(path))
    play(match, 2)
    with pytest.raises(Refused, match="open in another window"):
        SagaFile.go_on(path, load_saga(path))
    before = load_saga(path)
    play(match, 2)
    match.close()
    match.close()
    with pytest.raises(Refused, match="just written to"):
        SagaFile.go_on(path, before)
    again = resume(load_saga(path), identity(1), SagaFile.go_on(path, load_saga(path)))
    assert len(again.line) == 4
    with pytest.raises(NotKept):
        play(match, 1)


def test_a_file_can_be_written_anew_and_goes_on(tmp_path: Path):
    path = tmp_path / "one.saga"
    file = SagaFile.create(path)
    match = alone(journal=file)
    play(match, 3)
    file.rewrite(path.read_bytes()[: ends_of_records(path.read_bytes())[1]])
    assert len(load_saga(path).envelopes) == 1
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(Refused, match="open in another window"):
        SagaFile.go_on(path, load_saga(path))
    file.append(b"more")
    assert "cut off" in load_saga(path).problem


@pytest.mark.skipif(os.name != "posix", reason="this system has no such files")
def test_what_is_no_file_is_not_read(tmp_path: Path):
    os.mkfifo(tmp_path / "endless")
    for path in (tmp_path / "endless", tmp_path, Path("/dev/zero")):
        with pytest.raises(BadFile, match="is no file"):
            load_saga(path)


def test_a_match_that_begins_after_the_end_of_all_calendars_is_none():
    match = alone()
    late = replace(match.genesis, created=1 << 62)
    data = begin(Signed(late, (late.sign(identity(1)),)))
    with pytest.raises(BadFile, match="no number from 0 to"):
        read(data)


def test_a_new_match_never_overwrites_a_file(tmp_path: Path):
    path = tmp_path / "one.saga"
    path.write_bytes(b"precious")
    with pytest.raises(Refused, match="exists already"):
        SagaFile.create(path)
    assert path.read_bytes() == b"precious"


def test_a_full_disk_is_a_sentence_and_nothing_has_changed(tmp_path: Path):
    class Full(Memory):
        def append(self, data: bytes) -> None:
            if len(self.data) > 2000:
                raise NotKept("the disk is full")
            super().append(data)

    journal = Full()
    match = alone(journal=journal)
    with pytest.raises(NotKept, match="disk is full"):
        play(match, 100)
    choices = len(match.line)
    assert len(resume(read(journal.data), identity(1), Memory()).line) == choices


def test_an_identity_is_made_once_and_kept_from_others(tmp_path: Path):
    path = tmp_path / "keys" / "identity"
    first = keep_identity(path, lambda size: b"s" * size)
    again = keep_identity(path, lambda size: b"t" * size)
    assert first.public == again.public
    assert path.stat().st_mode & 0o077 == 0
    path.write_bytes(b"short")
    with pytest.raises(BadFile, match="damaged"):
        keep_identity(path, lambda size: b"u" * size)


def test_a_file_of_a_million_empty_records_is_read_no_further_than_the_first():
    match = alone()
    data = begin(match.signed)
    saga = read(data + bytes(8) * 1_000_000)
    assert (saga.size, saga.envelopes) == (len(data), ())
    assert saga.problem == f"record 2 at byte {len(data)} is too short to hold anything"


def test_a_file_in_the_place_of_the_folder_is_called_that(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("not a folder")
    with pytest.raises(Refused, match="matches cannot be written: a file has the name"):
        SagaFile.create(tmp_path / "matches" / "one.saga")
