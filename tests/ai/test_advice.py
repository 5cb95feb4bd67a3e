"""What a person is told: chances with their uncertainty, certainties, lines, and threats."""

from meadhall.ai.advice import Line, gain, line_of, lines, threat_of, threatening
from meadhall.ai.method import STRONG
from meadhall.ai.payoffs import UNPROVEN
from meadhall.ai.player import search_by
from meadhall.ai.search import ENOUGH, Choice
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE
from tests.ai.toys import Nim, Pig, Throw, Wager, dealt

HEXENTAFL = catalogue.find("hexentafl")


def searched(state, simulations):
    search = search_by(state, int(state.turn), STRONG, 1)
    search.run(simulations)
    return search


def threat(state, seat, simulations):
    """What comes if the seat does nothing, or None."""
    search = threatening(state, seat, STRONG, 1)
    if search is not None:
        search.run(simulations)
        return threat_of(search, seat)
    return None


def test_what_is_certain_is_said_to_be():
    best = lines(searched(Nim(2, [6]), 500), 1)[0]
    assert (best.proof, best.chance, best.error) == ("wins", 1.0, 0.0)
    worst = lines(searched(Nim(2, [4]), 500), 9)[-1]
    assert worst.proof == "loses"


def test_a_chance_comes_with_its_uncertainty():
    best = lines(searched(HEXENTAFL.start(), 1200), 1)[0]
    assert best.visits >= ENOUGH
    assert 0 < best.chance < 1 and 0 < best.error < 0.5


def test_there_is_no_number_from_too_few_visits():
    state = HEXENTAFL.start()
    action = int(state.legal(0)[0])
    few = line_of(state, 0, Choice(action, ENOUGH - 1, 9000, 9_000_000, UNPROVEN, (action,)))
    assert few.chance is None
    assert line_of(state, 0, Choice(action, ENOUGH, 9000, 9_000_000, UNPROVEN, (action,))).chance


def test_no_chance_is_told_while_warbands_are_picked_and_set_up():
    """There a search tells both sides that they win, for each plans how the other sets up."""
    state, chance = catalogue.find("valknut").start(2), Chance(1)
    while not state.is_begun():
        if state.asks != CHOOSE:
            state.answer(state.draw_answer(chance))
            continue
        seat = int(state.turn)
        assert all(line.chance is None for line in lines(searched(state, 2 * ENOUGH), 9))
        state.play(state.legal(seat)[0])
    while state.asks != CHOOSE:
        state.answer(state.draw_answer(chance))
    assert lines(searched(state, 200), 1)[0].chance is not None


def test_a_line_is_play_that_could_be_played():
    state = HEXENTAFL.start()
    best = lines(searched(state, 300), 1)[0]
    assert len(best.moves) >= 2
    for move in best.moves:
        state.play(state.read(int(state.turn), move))


def test_a_line_ends_where_chance_or_secrets_begin():
    assert len(lines(searched(Pig(2), 300), 1)[0].moves) == 1
    assert len(lines(searched(dealt(Wager, [5, 1, 2, 3, 4], [0]), 100), 1)[0].moves) == 1


def test_a_secret_choice_is_named_though_nothing_can_be_told_beyond_it():
    """Two fighters throw stone, paper or scissors at the same time."""
    search = search_by(Throw(2), 1, STRONG, 1)
    search.run(300)
    told = lines(search, 9)
    names = [Throw(2).name(1, line.action) for line in told]
    assert [line.moves for line in told] == [(name,) for name in names]


THREATENED = """
    attackers to move (0 since the last capture)
    g    A . . A
    f   . . . . .
    e  . . . . . .
    d A . . + . . A
    c  . . . . . .
    b   . A . K .
    a    A . . +
"""


def test_a_threat_is_what_comes_if_one_does_nothing():
    """The king stands beside an open corner: passing loses, barring it does not."""
    state = HEXENTAFL.read_diagram(THREATENED, 2, HEXENTAFL.settle(2, {}))
    danger = threat(state, 1, 100)
    assert danger.chance == 0.0
    assert danger.moves[0].startswith("b4-")
    best = lines(searched(state, 400), 1)[0]
    assert gain(best, danger) > 0.1


def test_threats_are_seen_in_the_larger_game_too():
    game = catalogue.find("nxs")
    danger = threat(game.start(2, setup="short"), 0, 150)
    assert danger is not None and danger.moves[0].startswith("B")


def test_where_a_turn_cannot_be_skipped_there_is_no_threat_to_tell():
    assert threat(Nim(2, [5]), 0, 20) is None
    assert threat(Pig(2), 0, 20) is None


def test_nothing_is_gained_where_nothing_is_known():
    unknown = Line(1, ("a1-a2",), 3, None, 0.5)
    state = HEXENTAFL.start()
    assert gain(unknown, threat(state, 0, 60)) is None
