"""What is in the way when nobody is seen: found by trying, and told in a sentence."""

import time
from pathlib import Path

import pytest

from meadhall.client.multiplayer import network_check
from meadhall.client.multiplayer.network_check import CheckResult, NetworkCheck, verdict
from meadhall.client.multiplayer.texts import CheckText
from meadhall.engines.phrases import say


def test_a_computer_without_a_network_is_told_so_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network_check, "own_hosts", lambda: ["127.0.0.1"])
    (finding,) = network_check.checks(0)
    assert not finding.is_well and "on no network" in str(finding.sentence)
    assert verdict([finding], 0) == finding.sentence


def test_an_address_that_a_computer_gave_itself_is_told_apart() -> None:
    assert not network_check.addresses(["169.254.3.4", "fe80::1%eth0"]).is_well
    found = network_check.addresses(["192.168.1.5", "fe80::1%eth0"])
    assert found.is_well
    assert str(found.sentence) == "This computer is on the network as 192.168.1.5."


@pytest.mark.parametrize("name", ["tun0", "wg0", "utun3", "tailscale0", "ProtonVPN"])
def test_a_vpn_is_named(name: str) -> None:
    finding = network_check.tunnels(["eth0", name])
    assert finding is not None and not finding.is_well and name in str(finding.sentence)


def test_ordinary_interfaces_are_no_vpn() -> None:
    assert network_check.tunnels(["lo", "eth0", "wlan0", "enp3s0", "docker0", "Ethernet 2"]) is None


def test_a_program_is_really_called() -> None:
    assert network_check.calls_in("127.0.0.1").is_well
    assert not network_check.calls_in("192.0.2.1").is_well, "nobody has this address here"


def test_calls_that_are_not_heard_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(host: str) -> bool:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(network_check, "hears_itself", refuse)
    assert "multicast" in str(network_check.calls_out(["192.168.1.5"]).sentence)
    monkeypatch.setattr(network_check, "hears_itself", lambda host: host == "10.0.0.7")
    assert network_check.calls_out(["192.168.1.5", "10.0.0.7"]).is_well


def test_the_question_is_one_that_discovery_understands() -> None:
    question = network_check._question()
    assert question[2:12] == bytes([0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    assert b"\x09_meadhall\x04_tcp\x05local\x00" in question


def test_a_firewall_is_named_with_the_way_through(tmp_path: Path) -> None:
    hosts = ["192.168.1.5"]
    assert network_check.firewalls(hosts, "linux", tmp_path) is None
    (tmp_path / "run" / "firewalld").mkdir(parents=True)
    firewalld = network_check.firewalls(hosts, "linux", tmp_path)
    assert firewalld is not None and "--add-source=192.168.1.0/24" in str(firewalld.sentence)
    (tmp_path / "etc" / "ufw").mkdir(parents=True)
    (tmp_path / "etc" / "ufw" / "ufw.conf").write_text("# on at start\nENABLED=yes\n")
    ufw = network_check.firewalls(hosts, "linux", tmp_path)
    assert ufw is not None and str(ufw.sentence).endswith("sudo ufw allow from 192.168.1.0/24")
    for platform in ("win32", "darwin"):
        finding = network_check.firewalls(hosts, platform, tmp_path)
        assert finding is not None and finding.is_well


def test_the_verdict_is_the_first_thing_that_is_wrong() -> None:
    well, wrong = (
        CheckResult(True, say(CheckText.CALLED)),
        CheckResult(False, say(CheckText.NO_NETWORK)),
    )
    assert verdict([well, wrong, network_check.seen(0)], 0) == wrong.sentence
    assert str(verdict([well, wrong], 2)).startswith("Others are seen.")
    assert str(verdict([well, network_check.seen(0)], 0)).startswith(
        "All is well on this computer."
    )


def test_it_works_apart_and_is_asked_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_check, "checks", lambda heard: iter([network_check.seen(heard)]))
    check = NetworkCheck(3)
    deadline = time.monotonic() + 300
    while not check.is_done and time.monotonic() < deadline:
        check.poll()
    assert check.found == [network_check.seen(3)]
    assert not check.poll(), "nothing new comes any more"
    assert check.verdict
