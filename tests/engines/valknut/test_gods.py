"""Gods & Monsters: each power, and what stays hidden."""

import pytest

from meadhall.engines.catalogue import find
from meadhall.engines.contract import CHOOSE, SHOW, SHUFFLE
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import ARRANGE, HAND, MOVE, PLACE
from meadhall.engines.valknut.warbands import WARBAND_OF
from meadhall.engines.values import UNKNOWN, BadDiagram
from tests.engines.valknut.drawing import board, choices, play, position, why_not

FIELD = """
    V  .  .  V
    .v .  F  .
    .a .  .  .u
"""
ONE = "vikings supply 3, dwarves supply 2; hand vikings"
OTHER = "draugar supply 4, elves supply 3; hand draugar elves"


def worship(god: str, drawn: str = FIELD, one: str = ONE, other: str = OTHER) -> Valknut:
    state = position(
        drawn,
        one,
        other,
        asked="checking, worship",
        marks="newest 0",
        gods=f"{god} {'idun' if god != 'idun' else 'odin'}",
        pile="A15 A16 A11 A12",
    )
    return play(state, god)


def test_a_god_is_taken_from_the_open_ones_or_from_another_player_or_left() -> None:
    state = position(
        FIELD,
        f"{ONE}; gods thor",
        f"{OTHER}; gods hel",
        asked="checking, worship",
        gods="odin idun",
    )
    assert sorted(choices(state)) == ["hel", "idun", "no god", "odin"]
    assert why_not(state, "thor") == "thor: you worship this god already"
    play(state, "hel")
    assert len(state.gods_of(0)) == 2 and len(state.gods_of(1)) == 0


def test_a_third_god_is_opened_before_the_power_is_used() -> None:
    state = position(
        FIELD, ONE, OTHER, asked="checking, worship", gods="hel idun", **{"god pile": "thor"}
    )
    play(state, "hel")
    assert state.asks == SHOW and state.is_shown(0) and state.is_shown(1)


def test_odin_shows_the_top_three_to_one_seat_and_nobody_learns_their_order() -> None:
    state = worship("odin")
    assert state.asks == SHOW and state.is_shown(0) and not state.is_shown(1)
    top = [int(card) for card in state.card_pile[:3]]
    state.show(state.cards.faces[:0])
    assert state.asks == SHUFFLE and state.shuffler() == 0
    state.answer([2, 0, 1])
    assert state.question == ARRANGE
    own, public = state.seen_by(0), state.seen_by(1)
    assert all(own.cards.faces[card] != UNKNOWN for card in top)
    assert all(public.cards.faces[card] == UNKNOWN for card in top)
    play(state, "3 1 2")
    assert [int(card) for card in state.card_pile[:3]] == [top[2], top[0], top[1]]


def test_loki_gives_an_ambush_card_that_only_its_owner_knows() -> None:
    state = worship("loki")
    card = int(state.asked_pile[0])
    state.answer([])
    assert state.where[card] == HAND + 0
    assert state.seen_by(0).cards.faces[card] != UNKNOWN
    assert state.seen_by(1).cards.faces[card] == UNKNOWN
    assert len(state.card_pile) == 3


def test_an_unseen_ambush_card_is_opened_when_it_is_laid() -> None:
    state = position(
        FIELD,
        "vikings, dwarves; hand A15#20",
        OTHER,
        asked="placing, place",
        points=0,
        gods="odin idun",
        pile="A11 A12",
    )
    public = state.seen_by(1)
    assert "unseen 20 n1" in [public.name(0, action) for action in public.legal(0)]
    play(state, "A15 n1")
    assert state.asks == SHOW and state.is_shown(1)
    state.answer([])
    assert state.field.index_at(state.field.spots[1]) == 1


def test_fenrir_takes_an_ambush_card() -> None:
    state = worship("fenrir")
    assert choices(state) == ["pass", "elves", "draugar"]
    play(state, "elves")
    assert len(state.hand(0)) == 2 and len(state.hand(1)) == 1


def test_hel_brings_a_unit_of_the_own_supply_or_of_a_warband_that_nobody_plays() -> None:
    state = worship("hel")
    called = {name.split()[0] for name in choices(state)} - {"pass"}
    assert called == {
        "vikings",
        "dwarves",
        "giantess",
        "valkyries",
        "vanir",
        "dragons",
        "goblins",
    }
    play(state, "valkyries 1,3")
    unit = int(state.unit_at[state.field.zone_at(1, 3)])
    assert WARBAND_OF[unit] == 2 and state.owner[unit] == 0
    assert not state.is_able(unit)


def test_freya_moves_a_unit_over_everything_in_its_way() -> None:
    state = worship("freya")
    assert "1,2 to 4,2" in choices(state) and "1,1 to 1,3" in choices(state)
    play(state, "1,2 to 4,2")
    assert board(state).splitlines()[1] == ". . F .v"


def test_thor_kills_an_enemy_on_a_valknut_and_no_ability_answers() -> None:
    state = worship(
        "thor",
        """
        Vu .  .  V
        .v .  F  .
        .a .  .  .u
        """,
    )
    assert choices(state) == ["pass", "strike 1,3"]
    play(state, "strike 1,3")
    assert state.question == MOVE and state.count_in_supply(1, 8) == 5


def test_surtr_destroys_a_card_without_units_that_holds_nothing_together() -> None:
    state = worship(
        "surtr",
        """
        .  .  .  . .  .  .  .
        .  .  .  . .  .  .  .
        .  .  .  . .  .  .  .
        .v .  .  . .  .  .  .
        .a .  .  . .  .  .  .
        .  .  .  .u .  .  .  .
        """,
    )
    assert len(choices(state)) == 4  # not the card with the units
    gone = choices(state)[1]
    play(state, gone)
    assert "- - - -" in board(state)


def test_a_diagram_that_tells_of_a_destroyed_card_is_read_back() -> None:
    game = find("valknut")
    settings = game.settle(2, {"mode": "ragnarok", "gods": "yes"})
    for card in ("A05#4", "goblins"):
        drawn = f"""
        turn 3, player 1, checking, worship, player 1
        warbands: vikings player 1, elves player 2, goblins player 2, vanir player 1
        marks: placed, newest 0
        field: parley#0@middle, {card}@e1
        player 1: vikings 1,1 supply 3; vanir 2,1 supply 4
        player 2: goblins 1,3 supply 8; elves 2,3 supply 2
        pile: A15 A16
        gods: surtr idun
        """
        state = game.read_diagram(drawn, 2, settings)
        assert isinstance(state, Valknut)
        play(state, "surtr")
        play(state, next(name for name in choices(state) if name.startswith("destroy")))
        assert f"out: {card}" in state.diagram()
        again = game.read_diagram(state.diagram(), 2, settings)
        assert again.diagram() == state.diagram()


def test_a_diagram_whose_destroyed_card_lies_elsewhere_is_refused() -> None:
    game = find("valknut")
    drawn = """
    turn 3, player 1
    warbands: vikings player 1, goblins player 2
    field: parley#0@middle, destroyed#4@e1
    player 1: vikings 1,1 supply 3
    player 2: goblins 1,3 supply 8
    pile: A05#4
    """
    with pytest.raises(BadDiagram, match="line 'out'"):
        game.read_diagram(drawn, 2, game.settle(2, {}))


def test_surtr_lets_the_field_not_fall_apart() -> None:
    state = worship(
        "surtr",
        """
        .v .  .  .  .  .  .  .  .  .  .  .u
        .a .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
    )
    assert state.question == MOVE  # there was no card to destroy, so nothing was asked


def test_jormungandr_takes_a_unit_that_then_serves_without_its_ability() -> None:
    state = worship("jormungandr")
    assert choices(state) == ["pass", "elves of player 2", "draugar of player 2"]
    play(state, "elves of player 2")
    assert state.count_in_supply(0, 3) == 1 and state.count_in_supply(1, 3) == 2
    captive = int(state.in_supply(0, 3))
    assert not state.is_able(captive)


def test_gods_score_for_those_who_worship_them_at_the_end() -> None:
    state = position(
        """
        .v .  .  .
        .  .  .  .u
        .a .  .  .
        """,
        "vikings, dwarves; gods idun thor",
        "draugar, elves; gods odin",
        gods="hel",
        pool="",
    )
    play(state, "end")
    assert [int(state.points(seat)) for seat in (0, 1)] == [3 + 2 + 1 - 2, 2 + 2]


def test_gods_are_for_four_players_or_ragnarok() -> None:
    game = find("valknut")
    assert game.object_to(3, game.settle(3, {}) | {"gods": True})
    assert not game.object_to(4, game.settle(4, {}) | {"gods": True})


def test_without_gods_a_gjallarhorn_means_nothing() -> None:
    state = position(
        """
        .v .  .  .
        .  .  .  .
        .  .  .  .u
        """,
        "vikings",
        "draugar",
        asked="placing, place",
        points=0,
        pool="B05 A18",
    )
    assert state.question == PLACE
    assert play(state, "B05 n1").question == MOVE and state.asks == CHOOSE
