"""Machines with different positions: noticed, named, written down, and brought back."""

import json
import re

import pytest

from meadhall.client.multiplayer.connection_status import ConnectionProblem, connection_status
from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.random_play import random_step
from meadhall.net.audit.divergence import compare
from meadhall.net.match.events import Compared
from meadhall.net.program_name import build
from tests.net.helpers import choose
from tests.net.party import Meshes, Party


def test_the_first_field_that_differs_is_named_with_both_values():
    state = find("hexentafl").start()
    other = state.copy()
    assert compare(state, tuple(other.dump())) is None
    other.quiet += 3
    found = compare(state, tuple(other.dump()))
    assert found is not None
    assert (found.field, found.ours, found.theirs) == ("quiet", "0", "3")


@pytest.mark.parametrize("key", ["hexentafl", "nxs", "valhalla"])
def test_a_difference_anywhere_in_any_game_is_named(key):
    state = find(key).start()
    chance = Chance(4)
    for _ in range(30):
        random_step(state, chance)
    numbers = [int(number) for number in state.dump()]
    named = 0
    for at in range(len(numbers)):
        bent = numbers[:]
        bent[at] += 1
        found = compare(state, tuple(bent))
        named += found is not None and "unnamed" not in found.field
    assert named > len(numbers) * 0.9


def test_a_state_that_cannot_be_read_is_a_difference():
    state = find("hexentafl").start()
    found = compare(state, (1, 2, 3))
    assert found is not None
    assert "cannot be read" in found.theirs


def test_a_machine_that_goes_astray_is_brought_back_and_both_sides_know_why():
    party = Party(2, "hexentafl")
    meshes = Meshes(party)
    anna, bo = party.matches
    choose(anna, Chance(1))
    meshes.work()
    bo.record.state.quiet += 1
    choose(bo, Chance(1))
    meshes.work()
    choose(anna, Chance(1))
    meshes.work()
    meshes.wait(5)
    assert anna.record.state.digest() == bo.record.state.digest()
    assert [mesh.difference for mesh in meshes.meshes] == [None, None], "that is over"
    assert len(anna.line) == len(bo.line) == 3
    (hers,) = [event for event in meshes.heard[0] if isinstance(event, Compared)]
    (his,) = [event for event in meshes.heard[1] if isinstance(event, Compared)]
    assert (hers.field, his.field) == ("quiet", "quiet")
    assert (hers.was_ours, his.was_ours) == (False, True)
    facts = json.loads(hers.bundle)
    assert (facts["ours"], facts["theirs"]) == ("2", "3")
    assert facts["step"] == hers.step == his.step
    assert (facts["our build"], facts["their build"]) == hers.builds == ("test", "")


def test_a_build_is_named_after_its_rules(monkeypatch, tmp_path):
    assert re.fullmatch(r"\d+\.\d+\.\d+ [0-9a-f]{12}", build())
    (tmp_path / "rules.py").write_bytes(b"QUIET = 1\r\n")
    monkeypatch.setattr("meadhall.net.program_name.RULES", tmp_path)
    one = build.__wrapped__()
    (tmp_path / "rules.py").write_bytes(b"QUIET = 1\n")
    assert build.__wrapped__() == one != build()
    (tmp_path / "rules.py").write_bytes(b"QUIET = 2\n")
    assert build.__wrapped__() != one


def test_machines_that_do_not_play_the_same_game_stop_and_say_so(monkeypatch):
    """Neither is brought back by its own log, so the match waits, and both have it in writing."""
    party = Party(2, "hexentafl")
    meshes = Meshes(party)
    bo = party[1].record

    right = bo._feed

    def otherwise(values, step):
        right(values, step)
        bo.state.quiet += 1
        bo._digest = bo.state.digest()

    monkeypatch.setattr(bo, "_feed", otherwise)
    monkeypatch.setattr(bo, "again", lambda: bo)
    for match in party.matches:
        choose(match, Chance(1))
        meshes.work()
    meshes.wait(5)
    assert len(party[0].line) == 1
    for heard in meshes.heard:
        assert [event.field for event in heard if isinstance(event, Compared)] == ["quiet"]
    meshes.wait(60)
    for mesh in meshes.meshes:
        assert mesh.difference is not None and mesh.difference.field == "quiet"
        shown = connection_status(mesh)
        assert shown is not None and shown.problem is ConnectionProblem.DIFFERS
    assert party[0].record.epoch == 0
