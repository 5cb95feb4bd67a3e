"""What every board keeps to: whatever can be pointed at is there to be seen, found and heard."""

import pytest
from PySide6.QtGui import QImage, QPainter

from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State
from meadhall.engines.game import Game
from meadhall.engines.random_play import random_step
from meadhall.engines.values import NOBODY, BadOption
from meadhall.ui.board.games.nxs import RUNE_TINT
from meadhall.ui.board.games.valhalla import TINTS as CARD_TINTS
from meadhall.ui.board.paint.whole import fit, paint_whole
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.thumbnail import show_piece
from meadhall.ui.widgets.colour import contrast
from meadhall.ui.widgets.theme import THEMES

GAMES = [game for game in catalogue.GAMES if game.key in BOARDS]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


RICHEST = {
    "hexentafl": {"board": "5x5"},
    "nxs": {"cards": "drawing"},
    "valheim": {},
    "valknut": {"warbands": "lot"},
    "valhalla": {"gods": "gods"},
    "skirmish": {"scenario": "raid", "table": "ashdale"},
}
"""The options with which most lies on the table."""


def moments(game: Game, seed: int, answers: int = 160) -> list[State]:
    """Positions of a random match: those at which somebody chooses, and the last."""
    state, chance = game.start(game.seats[seed % 2], **RICHEST[game.key]), Chance(seed)
    found = []
    for _ in range(answers):
        if state.asks == OVER:
            break
        if state.asks == CHOOSE:
            found.append(state.copy())
        random_step(state, chance)
    return [*found, state]


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_every_step_is_on_a_spot_or_a_point_or_has_a_button(game: Game, seed: int) -> None:
    board = BOARDS[game.key]
    for state in moments(game, seed):
        for seat in state.asked():
            view = state.seen_by(seat)
            scene = board.scene(view, seat)
            for action in view.legal(seat):
                for step in view.steps(seat, action):
                    spot = board.spot_of(step, view)
                    place = board.place_of(step, view)
                    if place is not None:
                        assert board.here(scene, view, seat, place) is not None, step
                    elif spot:
                        assert scene.spot(spot) is not None, step
                    else:
                        assert board.button_text(step)


@every_game
def test_spots_have_names_sentences_and_keys_of_their_own(game: Game) -> None:
    board = BOARDS[game.key]
    for state in moments(game, 3)[::10]:
        scene = board.scene(state, 0)
        assert len({spot.key for spot in scene.spots}) == len(scene.spots)
        for spot in scene.spots:
            assert spot.name and spot.sentence


@every_game
def test_everything_lies_on_a_spot_and_within_the_table(game: Game) -> None:
    board = BOARDS[game.key]
    for state in moments(game, 4)[::10]:
        scene = board.scene(state, 0)
        for piece in scene.pieces:
            assert scene.spot(piece.spot) is not None, piece
        for spot in scene.spots:
            for x, y in spot.outline:
                assert 0 <= x <= scene.width and 0 <= y <= scene.height, spot


@every_game
def test_every_spot_is_found_where_it_can_be_seen(game: Game) -> None:
    board = BOARDS[game.key]
    for state in moments(game, 5)[::20]:
        scene = board.scene(state, 0)
        for spot in scene.spots:
            if spot.is_told_only:
                assert scene.spot_at(spot.centre) != spot
                continue
            x, y = spot.outline[0]
            cx, cy = spot.centre
            corner = (x + (cx - x) * 0.1, y + (cy - y) * 0.1)
            assert scene.spot_at(corner) == spot or scene.spot_at(spot.centre) == spot, spot


@every_game
def test_the_cursor_can_reach_every_spot(game: Game) -> None:
    """By the arrows, or by the keys that jump from one open spot to the next."""
    board = BOARDS[game.key]
    state = moments(game, 6)[-1]
    scene = board.scene(state, 0)
    seen, left = set(), [scene.spots[0].key]
    while left:
        key = left.pop()
        if key not in seen:
            seen.add(key)
            ways = ((-1, 0), (1, 0), (0, -1), (0, 1), (0.5, 0.87), (-0.5, -0.87))
            left += [scene.beside(key, *way) for way in ways]
    assert len(seen) >= 0.9 * len(scene.spots)


@every_game
def test_each_seat_may_sit_in_front(game: Game) -> None:
    board = BOARDS[game.key]
    shown = 0
    for seats in range(game.seats[0], game.seats[1] + 1):
        try:
            state = game.start(seats, **RICHEST[game.key])
        except BadOption:  # the skirmish is for an even number
            continue
        shown += 1
        for seat in range(seats):
            scene = board.scene(state.seen_by(seat), seat)
            assert scene.spots
    assert shown > 0


@every_game
def test_the_position_on_the_home_page_can_be_shown(game: Game) -> None:
    board, state = show_piece(game.key)()
    scene = board.scene(state, 0)
    left, top, width, height = board.poster(scene)
    assert left >= 0 and top >= 0
    assert left + width <= scene.width and top + height <= scene.height


@every_game
@pytest.mark.parametrize("theme", THEMES)
def test_a_board_paints_the_same_picture_twice(game: Game, theme: str) -> None:
    board = BOARDS[game.key]
    scene = board.scene(moments(game, 7)[-1], 0)
    pictures = []
    for _ in range(2):
        image = QImage(480, 360, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            to_window = fit((0, 0, scene.width, scene.height), 480, 360)
            paint_whole(painter, board, scene, THEMES[theme], to_window)
        pictures.append(image)
    assert pictures[0] == pictures[1]


def test_a_hidden_hand_is_shown_to_nobody_else() -> None:
    if "valhalla" not in [game.key for game in GAMES]:
        pytest.skip("Valhalla is not in the catalogue")
    board = BOARDS["valhalla"]
    for state in moments(catalogue.find("valhalla"), 8)[:40]:
        for seat in range(int(state.seats)):
            view = state.seen_by(seat)
            for piece, truth in zip(
                board.scene(view, seat).pieces, board.scene(state, seat).pieces, strict=True
            ):
                assert piece.spot == truth.spot
                if piece.spot.startswith("card:") and piece.facing >= 0:
                    assert piece.facing == truth.facing
                    card = int(piece.spot.removeprefix("card:"))
                    assert view.cards.faces[card] == piece.facing


def test_whoever_only_looks_on_is_called_nobody() -> None:
    state, board = catalogue.find("valhalla").start(3), BOARDS["valhalla"]
    own, seen = (
        " ".join(label.text for label in board.scene(state, seat).labels) for seat in (0, NOBODY)
    )
    assert "You" in own and "Player 1" not in own
    assert "Player 1" in seen and "You" not in seen


def test_a_sealed_choice_lies_under_wax_and_is_told() -> None:
    board = BOARDS["valhalla"]
    state = catalogue.find("valhalla").start(3)
    scene = board.sealed(board.scene(state, 0), state, (2,))
    assert [piece.spot for piece in scene.pieces if piece.look == "sealed"] == ["slots:2"]
    told = {spot.key: spot.sentence for spot in scene.spots}
    assert told["slots:1"] == "Played by player 2: nothing yet"
    assert told["slots:2"] == "Played by player 3: two cards, sealed"


def test_the_signs_on_cards_stand_out_from_their_colours() -> None:
    for theme in THEMES.values():
        for tint in (*CARD_TINTS, RUNE_TINT) if theme.texture else (theme.ink,):
            assert contrast(tint, theme.rim_light) >= 4.5, (theme.key, tint)
            assert contrast(tint, theme.parchment) >= 3, (theme.key, tint)


def test_the_mouse_is_told_what_a_card_does_and_how_a_piece_goes() -> None:
    state = catalogue.find("valhalla").start(2)
    tips = [spot.tip for spot in BOARDS["valhalla"].scene(state, 0).spots]
    assert any("hammer\nMain: one player must draw three" in tip for tip in tips)
    state = catalogue.find("nxs").start()
    tips = [spot.tip for spot in BOARDS["nxs"].scene(state, 0).spots]
    assert any("Jöfurr" in tip and "5 sigils, 4 spears" in tip for tip in tips)
