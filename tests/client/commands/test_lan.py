"""Somebody at a terminal who looks around: what they are told of invitations."""

import io
import json
from pathlib import Path

import pytest

from meadhall.client.commands.lan import Visitor
from meadhall.client.commands.output import Output
from meadhall.net.transport.messages import PROTOCOL, Hello, Invite, InviteNews, Stage
from tests.net.helpers import identity

HELLO = Hello(PROTOCOL, PROTOCOL, "", "Bo\n\n", b"", False, ())
TABLE = b"t" * 16


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    made = Visitor("Anna", lambda: None)
    made.bell.connect(7, identity(2).public)
    made.bell.receive(7, HELLO)
    return made


def told(visitor: Visitor) -> list[dict[str, object]]:
    out = io.StringIO()
    visitor.tell_invitations(Output(is_json=True, out=out))
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_an_invitation_is_told_once_with_the_way_to_the_table(visitor: Visitor) -> None:
    visitor.bell.receive(7, Invite(TABLE, "hexentafl", (("10.0.0.2", 4000),)))
    (event,) = told(visitor)
    assert event == {
        "event": "invited", "name": "Bo", "game": "hexentafl", "addresses": ["10.0.0.2:4000"],
    }  # fmt: skip
    assert told(visitor) == []
    assert InviteNews(TABLE, Stage.SEEN) in [message for _, message in visitor.bell.outbox()]


def test_that_an_invitation_does_not_stand_any_more_is_told(visitor: Visitor) -> None:
    visitor.bell.receive(7, Invite(TABLE, "hexentafl", ()))
    told(visitor)
    visitor.bell.receive(7, InviteNews(TABLE, Stage.WITHDRAWN))
    assert told(visitor) == [{"event": "withdrawn", "game": "hexentafl"}]


def test_an_invitation_to_a_game_that_is_not_known_here_is_declined(visitor: Visitor) -> None:
    visitor.bell.receive(7, Invite(TABLE, "ludo", ()))
    assert told(visitor) == []
    assert InviteNews(TABLE, Stage.DECLINED) in [message for _, message in visitor.bell.outbox()]
