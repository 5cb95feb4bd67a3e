"""Invitations survive being read aloud and typed, and nothing else passes for one."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.net.gathering.invitation_code import BadCode, decode, encode, shortest

KEY = bytes(range(32))
hosts = st.ip_addresses().map(str)


@given(st.lists(hosts, min_size=1, max_size=3), st.integers(1, 65535))
def test_a_code_leads_back(found, port):
    addresses = [(host, port) for host in found]
    invitation = decode(encode(addresses, KEY))
    assert list(invitation.addresses) == addresses
    assert invitation.is_for(KEY)
    assert not invitation.is_for(bytes(32))


def test_a_code_may_be_typed_carelessly():
    code = encode([("192.168.1.5", 40000)], KEY)
    assert len(code) < 40
    careless = code.lower().replace("-", "  ").replace("o", "0").replace("i", "1")
    assert decode(careless) == decode(code)


@given(st.integers(0, 30), st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"))
def test_one_wrong_letter_is_noticed(at, letter):
    code = encode([("192.168.1.5", 40000)], KEY).replace("-", "")
    if code[at] != letter:
        wrong = code[:at] + letter + code[at + 1 :]
        with contextlib.suppress(BadCode):
            assert decode(wrong) == decode(code)  # the last letter has bits that do not count


@pytest.mark.parametrize("code", ["", "hello", "AAAAA-AAAAA-AAAAA-AAAAA", "ü", "A" * 500])
def test_what_is_no_code_is_refused(code):
    with pytest.raises(BadCode):
        decode(code)


def test_short_addresses_come_first():
    both = [("fd00::1", 5), ("10.0.0.1", 5), ("10.0.0.2", 5), ("10.0.0.3", 5)]
    assert shortest(both) == [("10.0.0.1", 5), ("10.0.0.2", 5)]
    assert shortest(both[:1]) == both[:1]
