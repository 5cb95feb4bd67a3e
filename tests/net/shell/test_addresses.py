"""Which addresses of this machine can be used."""

import pytest

from meadhall.net.shell import addresses


def test_an_address_that_this_machine_does_not_have_yet_is_not_usable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "own_hosts", lambda: ["127.0.0.1", "192.0.2.1", "2001:db8::1"])
    assert addresses.usable_hosts() == ["127.0.0.1"]
