"""What a table says of its cards before anybody sits down, and what its genesis keeps of it."""

import pytest

from meadhall.net.errors import BadFile, BadFrame
from meadhall.net.gathering import genesis
from meadhall.net.gathering.genesis import Chair, Person, Terms, found, read_terms
from meadhall.net.gathering.lobby import Lobby, Offer, make_offer
from tests.net.drawing import DRAWING_GAME
from tests.net.helpers import identity

pytestmark = pytest.mark.usefixtures("plain_points")


def told(game, seats, computers=None, **terms):
    offer = make_offer(game, {}, seats, computers or {}, 0, Terms(**terms))
    lobby = Lobby(identity(1), "Anna", lambda size: bytes(size), offer=offer)
    return tuple(str(sentence) for sentence in lobby.sentences())


def test_a_table_with_hidden_cards_says_who_could_see_a_hand():
    assert "So all others together could see your hand, but no fewer of them." in told("drawing", 3)
    assert "Nobody can ever see your hand, not even all others together." in told(
        "drawing", 3, escrow=False
    )


def test_two_are_told_that_the_cards_need_them_both():
    assert told("drawing", 2)[0] == (
        "If one of you leaves, the match waits: the cards need you both."
    )


def test_a_table_says_whether_the_computer_shows_its_cards():
    assert "The computer plays with open cards." in told("drawing", 4, {3: "karl"})
    assert "The computer plays with open cards." not in told("drawing", 4)
    assert any(
        "The one who plays for" in each for each in told("drawing", 4, {3: "karl"}, hosted=True)
    )


def test_a_table_says_whether_all_is_opened_in_the_end():
    assert "When the match is over, all cards are opened." in told("drawing", 3)
    assert told("drawing", 3, opening=False)[-1].startswith("What was hidden stays hidden")


def test_who_comes_is_told_of_computer_players_that_nobody_here_can_check():
    """Else a host could choose for the computer, and say that it was another one."""
    offer = make_offer("hexentafl", {}, 2, {1: "karl"}, 0, Terms(players="theirs"))
    for ours, expected in (("theirs", 0), ("ours", 1), ("", 0)):
        lobby = Lobby(identity(1), "Anna", bytes, offer=offer, players=ours)
        assert len(lobby.sentences()) == expected
    assert "cannot be checked here" in lobby_told("ours", offer)
    alone = make_offer("hexentafl", {}, 2, {}, 0, Terms(players="theirs"))
    assert lobby_told("ours", alone) == ""


def lobby_told(players, offer):
    lobby = Lobby(identity(1), "Anna", bytes, offer=offer, players=players)
    return " ".join(str(sentence) for sentence in lobby.sentences())


def test_a_game_without_cards_has_nothing_to_tell():
    assert told("hexentafl", 2) == ()


@pytest.mark.parametrize(
    "game, settings, seats",
    [("unheard of", (), 3), ("valhalla", (("gods", "Zeus"),), 3), ("valhalla", (), 99)],
)
def test_an_offer_that_makes_no_sense_tells_nothing(game, settings, seats):
    """It may come from anybody; a reader must not stumble over it."""
    lobby = Lobby(identity(1), "Anna", bytes, offer=Offer(game, settings, seats))
    assert lobby.sentences() == ()


@pytest.mark.parametrize(
    "seconds, told_in_words",
    [(1, "1 second"), (90, "90 seconds"), (300, "5 minutes"), (3600, "1 hour")],
)
def test_two_are_told_how_long_they_may_stay_away(seconds, told_in_words):
    rule = f"A player who stays away for more than {told_in_words} forfeits the match."
    assert told("hexentafl", 2, patience=seconds) == (rule,)
    assert told("drawing", 2, patience=seconds)[0] == rule
    assert rule not in told("drawing", 3, patience=seconds)
    more = f"If a player does not choose for {told_in_words}, the computer plays on for them."
    assert told("drawing", 3, patience=seconds)[0] == more
    assert told("drawing", 3, {2: "karl"}, patience=seconds)[0] not in (rule, more)


OTHERWISE = [
    {"escrow": False},
    {"opening": False},
    {"hosted": True},
    {"tokens": False},
    {"patience": 60},
    {"players": "others"},
    {"thinking": 5000},
]


@pytest.mark.parametrize("changed", OTHERWISE)
def test_the_terms_are_part_of_what_everybody_signs(changed):
    one = Terms()
    people = [Person(identity(n).public, f"P{n}") for n in (1, 2)]
    other = Terms(**changed)
    matches = [
        found(DRAWING_GAME, {}, people, [Chair(0), Chair(1)], [bytes(16)] * 2, 0, terms=terms)
        for terms in (one, other)
    ]
    assert matches[0].match != matches[1].match
    assert [genesis.decode(each.encode()).terms for each in matches] == [one, other]


@pytest.mark.parametrize("milliseconds, told_in_words", [(500, "0.5 s"), (10_000, "10 s")])
def test_who_comes_is_told_how_long_the_strongest_computer_thinks(milliseconds, told_in_words):
    (rule,) = told("hexentafl", 3 - 1, {1: "einherjar"}, thinking=milliseconds)
    assert f"Einherjar thinks for {told_in_words}" in rule and "cannot be checked" in rule
    assert told("hexentafl", 2, {1: "karl"}, thinking=milliseconds) == (), "Karl counts"
    assert told("hexentafl", 2, {1: "einherjar"}) == ()


@pytest.mark.parametrize(
    "value",
    [
        [True] * 3,
        [True] * 5,
        [1, True, True, True],
        [*[True] * 4, 0, ""],
        [*[True] * 4, -1, "x"],
        [*[True] * 4, 1, "x" * 41],
        [*[True] * 4, 0, "", 0],
        [*[True] * 4, 1, "x", 600_001],
        [*[True] * 4, 1, "x", 1, 1],
        None,
    ],
)
def test_terms_that_are_none_are_refused(value):
    with pytest.raises(BadFrame):
        read_terms(value)


def test_several_cannot_begin_with_cards_that_are_hidden_already():
    """The one who set the match up would know them."""
    state = DRAWING_GAME.start(2)
    state.answer(range(len(state.pile())))
    with pytest.raises(BadFile, match="hidden already"):
        genesis.public(state)
