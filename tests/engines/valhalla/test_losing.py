"""The last-card test, going out, and the end."""

from meadhall.engines.contract import OVER
from meadhall.engines.valhalla.ending import TURN_LIMIT
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import OUT, PLAY
from meadhall.engines.values import Over, Result
from tests.engines.valhalla.tables import asked, go_on, pile, table

WIN, DRAW, LOSS = Result.WIN, Result.DRAW, Result.LOSS


def outcome(state: Valhalla) -> tuple[tuple[Result, ...], str]:
    over = state.ask()
    assert isinstance(over, Over)
    return over.results, str(over.reason)


def last_card(deck: str, *choices: str, other: str = "hand S A H W") -> Valhalla:
    """Player 1 has two cards, draws nothing but draugar, and is left with the axe laid down."""
    return table(
        f"""
        turn 1, player 1 leads
        deck: {deck}
        armory:
        player 1: hand W A
        player 2: {other}
        """,
        "wolf with axe | sword with hammer",
        "reveal",
        *choices,
    )


def test_who_has_one_card_left_turns_up_three_and_keeps_one() -> None:
    # After his wolf is discarded, player 1 has only the axe.
    state = last_card("D D  A S  H S W W", "keep axe")
    assert asked(state) == "player 1: take hammer, take sword, take wolf"
    go_on(state, "take wolf")
    assert pile(state, "player 1 hand") == "A W"
    assert pile(state, "armory") == "H S"
    assert state.question == PLAY and state.round == 2


def test_cards_laid_before_him_count_as_held() -> None:
    """Else everybody who plays his last two cards would be tested while they lie there."""
    state = last_card("D D  A S  H S W W")
    assert pile(state, "player 1 laid") == "A W" and pile(state, "player 1 hand") == ""
    assert asked(state) == "player 2: keep axe, keep sword"


def test_a_draugr_among_the_three_puts_him_out() -> None:
    state = last_card("D D  A S  H D W W", "keep axe")
    assert outcome(state) == ((LOSS, WIN), "Only one player is left.")
    assert pile(state, "player 1 hand") == pile(state, "player 1 discards") == ""
    assert pile(state, "armory") == "H W"
    assert pile(state, "deck").endswith("D")


def test_what_he_had_leaves_the_game_open() -> None:
    state = last_card("D D  A S  H D W W", "keep axe")
    assert sorted(pile(state, "out").split()) == ["A", "W"]
    assert all(state.cards.open[card] == 1 for card in state.pile_at(OUT))


def test_with_fewer_than_three_cards_the_deck_turns_up_what_it_has() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: H
        armory:
        player 1: hand S A
        player 2: hand S A H
        """,
        "sword with axe | sword with axe",
    )
    assert pile(state, "player 1 hand") == "A H"
    assert state.question == PLAY and state.round == 2


def test_a_tie_may_leave_somebody_with_one_card_before_the_clash() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: H S W  A A A A
        armory:
        player 1: hand S A
        player 2: hand S A H
        """,
        "sword with axe | sword with axe",
    )
    assert asked(state) == "player 1: take hammer, take sword, take wolf"


def test_who_has_no_card_is_tested_twice() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: D D D D  H S W  A A S  H H H
        armory:
        player 1: hand S A H
        player 2: hand S A H W W; discards A A A
        """,
        "sword with axe | sword with axe",
        *["lose axe from discards"] * 3, "lose sword from discards",
    )  # fmt: skip
    assert asked(state) == "player 1: take hammer, take sword, take wolf"
    go_on(state, "take wolf")
    assert asked(state) == "player 1: take axe, take axe 2, take sword"
    go_on(state, "take sword")
    assert pile(state, "player 1 hand") == "S W"
    assert pile(state, "armory") == "D D D D H"


def test_with_an_empty_deck_there_is_no_saving_him() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck:
        armory:
        player 1: hand S A
        player 2: hand S A H
        """,
        "sword with axe | sword with axe",
    )
    assert outcome(state) == ((LOSS, WIN), "Only one player is left.")


def test_those_who_go_out_last_together_all_lose() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck:
        armory:
        player 1: hand S A
        player 2: hand S A
        """,
        "sword with axe | sword with axe",
    )
    assert outcome(state) == ((LOSS, LOSS), "The last players go out together.")


def test_the_match_goes_on_while_two_are_left() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: D H H W  W W S A  A A A A
        armory:
        player 1: hand S A
        player 2: hand S A H W
        player 3: hand W A H
        """,
        "sword with axe | sword with axe | wolf with hammer",
    )
    # Player 3 drew first and kept the hammer; player 1 turned up H W W, and has to keep one.
    assert asked(state) == "player 3: keep hammer"
    go_on(state, "keep hammer", "take wolf")
    assert state.asks != OVER and list(state.alive) == [1, 1, 1]


def test_of_three_the_two_left_play_on() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: A H D H W  W W S A  A A A A
        armory:
        player 1: hand S A
        player 2: hand S A H W
        player 3: hand W A H
        """,
        "sword with axe | sword with axe | wolf with hammer", "keep hammer",
    )  # fmt: skip
    assert list(state.alive) == [0, 1, 1]
    assert asked(state) == "player 3: decline, use"
    go_on(state, "use")
    assert pile(state, "armory") == "H W W W"  # two cards for the only one left in the clash


def test_after_a_hundred_turns_who_is_left_shares_the_match() -> None:
    state = table(
        f"""
        turn {TURN_LIMIT}, player 1 leads
        deck: A S H W A S
        armory:
        player 1: hand W A H
        player 2: hand S A H
        player 3: out
        """,
        "wolf with axe | sword with axe", "decline", "keep axe", "keep hammer",
    )  # fmt: skip
    assert outcome(state) == ((DRAW, DRAW, LOSS), "After a hundred turns the others still stand.")
