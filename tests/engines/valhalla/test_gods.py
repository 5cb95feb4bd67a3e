"""The Trial of the Golden Throne: gods, aspects of Loki, forfeits."""

import pytest

from meadhall.engines.contract import SHUFFLE
from meadhall.engines.valhalla.faces import GOD_NAMES, GODS
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import FORFEIT, OMEN
from meadhall.engines.values import BadOption, Choose, Show, Shuffle
from tests.engines.valhalla.tables import GAME, asked, go_on, pile, plain_answer, table


def god(
    *choices: str, play: str = "thor with axe", deck: str = "D A S H W A", **settings
) -> Valhalla:
    return table(
        f"""
        turn 1, player 1 leads
        deck: {deck}
        armory:
        player 1: hand Thor A S H
        player 2: hand S A W H
        """,
        f"{play} | sword with hammer",
        *choices,
        gods="gods",
        **settings,
    )


def test_twelve_of_either_kind_are_shuffled_into_the_deck() -> None:
    for gods in ("gods", "loki"):
        state = GAME.start(3, gods=gods)
        assert len(state.deck) == 52 - 12 + GODS
    assert all(len(set(names)) == GODS for names in GOD_NAMES[1:])


@pytest.mark.parametrize("seats, cards", [(2, 44), (3, 40), (4, 36)])
def test_without_them_the_deck_is_as_the_rules_count_it(seats: int, cards: int) -> None:
    assert len(GAME.start(seats).deck) == cards


def test_five_play_with_them_only() -> None:
    with pytest.raises(BadOption, match="Five can play Valhalla only with the gods"):
        GAME.start(5)
    assert GAME.start(5, gods="loki").seats == 5


def test_a_god_looks_at_the_two_top_cards_alone() -> None:
    state = god()
    state.choose(state.read(0, "look"))
    assert state.ask() == Show((0, 1), (0,))


def test_and_may_have_the_whole_deck_shuffled() -> None:
    state = god("look")
    assert asked(state) == "player 1: leave, reshuffle"
    state.choose(state.read(0, "reshuffle"))
    assert state.ask() == Shuffle((0, 1, 2, 3, 4, 5), by=-1)
    go_on(state)
    assert pile(state, "player 1 discards") == "Thor"


def test_and_may_leave_it() -> None:
    state = god("look")
    state.choose(state.read(0, "leave"))
    assert state.asks != SHUFFLE


def test_a_god_as_support_turns_up_a_card_for_the_discards() -> None:
    state = god("on player 2", "decline", "keep axe", "keep sword", "use", play="axe with thor",
                deck="A A S H Odin")  # fmt: skip
    assert pile(state, "player 1 discards") == "A Odin"


def test_its_omen_bites_its_player_alone() -> None:
    state = god("decline", "decline", "keep axe", "keep hammer", play="axe with thor",
                deck="A S H S D A")  # fmt: skip
    assert asked(state) == "player 1: decline, use"
    state.choose(state.read(0, "use"))
    assert state.question == OMEN
    state.answer(plain_answer(state))
    assert [int(owed) for owed in state.owed] == [1, 0]
    assert pile(state, "deck").endswith("D")


def test_an_omen_needs_no_tie_and_a_tie_takes_it_away() -> None:
    tied = table(
        """
        turn 1, player 1 leads
        deck: A S H W A S
        armory:
        player 1: hand S Thor H
        player 2: hand S A W
        """,
        "sword with thor | sword with axe", "take axe", "take sword",
        gods="gods",
    )  # fmt: skip
    assert pile(tied, "player 1 hand") == "A H Thor"
    assert tied.round == 2


def test_a_god_turned_up_in_the_clash_goes_back_into_the_deck() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: Odin S H W A S
        armory:
        player 1: hand S A H
        player 2: hand S A W
        """,
        gods="gods",
    )
    state.choose(state.read(0, "sword with axe"), state.read(1, "sword with axe"))
    state.answer(plain_answer(state))
    state.answer(plain_answer(state))
    assert state.asks == SHUFFLE and pile(state, "deck") == "A S Odin"
    go_on(state)
    assert pile(state, "armory") == "S H W"


def test_a_god_left_over_under_the_axe_goes_back_too() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: Odin S H W A S
        armory:
        player 1: hand S A H
        player 2: hand A S W
        """,
        "sword with axe | axe with sword", "decline", "on player 1", "keep sword",
        gods="gods",
    )  # fmt: skip
    assert pile(state, "armory") == ""
    assert "Odin" in pile(state, "deck")


# Forfeits. ----------------------------------------------------------------------------------


def forfeits(*choices: str) -> Valhalla:
    return table(
        """
        turn 1, player 1 leads
        deck: A S H W A S H W A S
        armory:
        player 1: hand Freyja A S H
        player 2: hand S A W H
        player 3: hand A H S W
        """,
        "freyja with axe | sword with hammer | axe with wolf",
        *choices,
        gods="gods",
        forfeits=True,
    )


def test_whoever_discards_a_god_may_be_set_a_forfeit_by_each_of_the_others() -> None:
    state = forfeits("look", "leave")
    assert state.ask() == Choose((1, 2))
    go_on(state, "forfeit | no forfeit")
    assert [int(count) for count in state.forfeits] == [1, 0, 0]


def test_several_forfeits_may_come_in_one_phase() -> None:
    state = forfeits("look", "leave", "forfeit | forfeit")
    assert [int(count) for count in state.forfeits] == [2, 0, 0]


def test_a_forfeit_carries_words_and_its_refusal_none() -> None:
    state = forfeits("look", "leave")
    yes, no = state.read(1, "forfeit"), state.read(1, "no forfeit")
    assert str(state.words_wanted(1, yes)) == "What must player 1 do?"
    assert state.words_wanted(1, no) is None


def test_a_tied_god_is_discarded_and_costs_a_forfeit_too() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: A S H W A S
        armory:
        player 1: hand Mare A H
        player 2: hand Seal A W
        """,
        "mare with axe | seal with axe",
        gods="loki",
        forfeits=True,
    )
    assert state.question == FORFEIT and state.pledger == 0
    assert asked(state) == "player 2: no forfeit, forfeit"
    go_on(state, "forfeit")
    assert asked(state) == "player 1: no forfeit, forfeit"


def test_a_god_lost_to_a_draugr_is_not_discarded() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: D S H W A S
        armory:
        player 1: hand S A Thor
        player 2: hand S A W
        """,
        "sword with axe | sword with axe", "lose thor from hand",
        gods="gods", forfeits=True,
    )  # fmt: skip
    assert state.question != FORFEIT


def test_without_the_option_nobody_is_asked() -> None:
    assert god("look", "leave").question != FORFEIT


def test_forfeits_need_gods() -> None:
    with pytest.raises(BadOption, match="Forfeits are set for gods"):
        GAME.start(2, forfeits=True)
