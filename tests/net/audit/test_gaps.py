"""What is missing in a match file, and what was only said too late."""

from meadhall.net.audit.audit import audit
from meadhall.net.files.saga import read
from meadhall.net.files.saga import record as saga_record
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Envelope, Kind, seal
from tests.net.party import Meshes, Party

LATE = 4


def words_of(party: Party, peer: int, epoch: int, count: int) -> list[Envelope]:
    """What a peer says one after the other, in this epoch and after all that was heard of it."""
    record = party[0].record
    said: list[Envelope] = []
    for number in range(count):
        before = said[-1].digest if said else record.chains.end(peer)
        place = (record.match, epoch, peer, record.chains.length(peer) + number, before)
        word = [int(Wish.SAY), 0, "hello"]
        said.append(seal(party.identities[peer], *place, record.step.number, Kind.NOTE, word))
    return said


def went_on_without_cai() -> Party:
    party = Party(3)
    meshes = Meshes(party)
    meshes.silence(2)
    meshes.wait(40)
    assert party[0].record.live == (0, 1)
    return party


def problems(party: Party, *envelopes: Envelope) -> list[str]:
    data = party.journals[0].data + b"".join(saga_record(each.sealed) for each in envelopes)
    return audit(read(data)).problems


def test_what_somebody_said_in_vain_while_it_was_away_is_no_damage() -> None:
    """Back in the moment in which the others end, it sends what it had said to nobody."""
    party = went_on_without_cai()
    assert problems(party, *words_of(party, 2, 0, LATE)) == []


def test_an_envelope_that_is_missing_is_named() -> None:
    party = Party(2)
    said = words_of(party, 1, 0, LATE)
    number = party[0].record.chains.length(1) + 1
    assert problems(party, *said[1:]) == [f"envelope {number} of Bo is missing"]
