"""Names and words of others are text: on one line, and nothing hidden in them."""

from unicodedata import normalize

import pytest

from meadhall.client.multiplayer.display_names import called
from meadhall.net.errors import BadFrame
from meadhall.net.gathering.genesis import NAME_LIMIT, is_setting
from meadhall.net.gathering.lobby import Lobby, unseal_card
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.match.match import begin_alone
from meadhall.net.program_name import build
from meadhall.net.transport.messages import (
    PROTOCOL,
    Bye,
    Hello,
    Invite,
    Talk,
    decode,
    encode,
)
from meadhall.net.transport.plain_text import (
    as_name,
    fitted,
    is_one_line,
    looks,
    one_line,
    own_name,
)
from tests.net.dicing import DICING
from tests.net.helpers import Memory, identity

HOSTILE = [
    "Leif\nmeadhall: Anna has left",
    "Leif\r\x1b[2J",
    "Le\u202eif",
    "Le\u200bif",
    "Leif\x00",
    "Leif\u2028forged",
    " Leif",
    "Leif  Erik",
    "Leif\u3164",
    "Le\ufe0fif",
    "L\u0300\u0301\u0302\u0303\u0304eif",
]

every_hostile_name = pytest.mark.parametrize("name", HOSTILE)


@every_hostile_name
def test_a_greeting_under_a_name_that_hides_something_is_refused(name):
    with pytest.raises(BadFrame, match="on one line"):
        decode(encode(Hello(PROTOCOL, PROTOCOL, "build", name, b"", False, ())))


@every_hostile_name
def test_words_and_reasons_that_hide_something_are_refused(name):
    for said in (Talk(name), Bye(name)):
        with pytest.raises(BadFrame, match="on one line"):
            decode(encode(said))


@every_hostile_name
def test_own_words_are_sent_so_that_others_can_show_them(name):
    table = Table(
        identity(1),
        TableConfig(
            name="Anna",
            entropy=lambda size: bytes(size),
            keep=lambda signed: Memory(),
        ),
    )
    table.connect(1, identity(2).public)
    table.receive(1, Hello(PROTOCOL, PROTOCOL, build(), "Bo", b"", False, ()))
    table.outbox()
    table.talk(name)
    assert [decode(encode(message)) for _, message in table.outbox()] == [Talk(one_line(name))]


@every_hostile_name
def test_an_own_name_is_told_to_others_as_it_can_be_shown(name):
    lobby = Lobby(identity(1), name, lambda size: bytes(size), (), None, bytes(16), (255,))
    assert unseal_card(lobby.mine.sealed).name == own_name(name, NAME_LIMIT)


def test_a_long_name_is_told_as_far_as_there_is_room():
    assert fitted("x" * 39 + " y", NAME_LIMIT) == "x" * 39
    assert fitted("\n\n", NAME_LIMIT) == ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Leif (you)", "Leif you"),
        ("Anna: I resign. Leif", "Anna I resign. Leif"),
        ("Anna, Leif", "Anna Leif"),
        ("\u00abLeif\u00bb \u2014 ready", "Leif ready"),
        ("Leif\uff08you\uff09\uff1a", "Leif you"),
        ("Jean-Luc O'Neill Jr. & Co_2 \U0001f43b", "Jean-Luc O'Neill Jr. & Co_2 \U0001f43b"),
    ],
)
def test_a_name_holds_nothing_that_we_write_around_names(name: str, shown: str) -> None:
    """Or it could forge who somebody is, a word of somebody else, or a second person."""
    assert as_name(name) == own_name(name, NAME_LIMIT) == called(name) == shown
    hello = Hello(PROTOCOL, PROTOCOL, "build", name, b"", False, ())
    if name == shown:
        assert decode(encode(hello)) == hello
        return
    with pytest.raises(BadFrame, match="no name may hold"):
        decode(encode(hello))


@every_hostile_name
def test_a_match_alone_can_be_read_again_under_any_own_name(name):
    match = begin_alone(DICING, {}, identity(1), name, bytes(16), 0, {}, None, Memory())
    assert is_one_line(match.genesis.people[0].name)


def test_accents_do_not_tower_over_the_lines_above():
    def with_accents(count: int) -> str:
        return "".join(letter + count * "\u0306" for letter in "Lxfq")

    assert one_line(with_accents(200)) == with_accents(3)


@pytest.mark.parametrize(
    "name", ["Þórdís", "Nguyễn", "Zoë", "Ὀδυσσεύς", "שָׁלוֹם", "สมชื่อ", "देवी", "李雷"]
)
def test_names_in_all_alphabets_stay_as_they_are(name):
    assert is_one_line(name)
    assert is_one_line(normalize("NFD", name))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Аnnа"),
        ("Nils", "Νiⅼs"),
        ("Leif", "LEIF"),
        ("Leif", "Ieif"),
        ("Leif", "Lęif"),
        ("Leif", "Leif."),
        ("Olaf", "0laf"),
    ],
)
def test_names_that_look_alike_are_known_for_it(name, other):
    assert name != other
    assert looks(name) == looks(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Anna", "Anne"), ("Leif", "Leo"), ("Bo", "Po"), ("!", "?")]
)
def test_other_names_look_different(name, other):
    assert looks(name) != looks(other)


@pytest.mark.parametrize(
    "host", ["\x1b[2J", "a; rm -rf", "hall", "", "10.0.0.1 ", "fe80::1%a b", "１.2.3.4"]
)
def test_an_address_that_is_no_number_is_left_out(host):
    """It would be printed as part of a command to type."""
    here = ("10.0.0.1", 5), ("fe80::1%2", 5)
    said = Invite(bytes(16), "nxs", ((host, 4000), *here))
    assert decode(encode(said)).addresses == here


@every_hostile_name
def test_an_option_of_a_game_hides_nothing_in_its_value(name):
    assert not is_setting(name)
    assert all(is_setting(value) for value in (True, 3, "large"))
