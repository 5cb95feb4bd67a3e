"""Whom may a piece take?"""

from tests.engines.nxs.boards import legal, placed, played, targets

FAR_AWAY = "B7.4 BJ1"


def test_a_warrior_jumps_over_its_spear_and_takes_the_enemys_place() -> None:
    played("""
        White moves W2.3xB1.2
        B1   .   .   BU1 .      |   .   .   WO4 .
        W1     .   .   .   .    |     .   .   .   .
        W2   .   .   WO4 .   .  |   .   .   .   .   .
        W7     WB4 .   .   .    |     WB4 .   .   .
    """)


def test_without_an_enemy_there_is_no_diagonal_move() -> None:
    state = placed(f"W2.3 WO4, {FAR_AWAY}")
    assert not {"B1.2", "xB1.2"} & targets(state, "W2.3")


def test_a_warrior_does_not_take_a_friend() -> None:
    state = placed(f"W2.3 WO4, B1.2 WU1, {FAR_AWAY}")
    assert not {"B1.2", "xB1.2"} & targets(state, "W2.3")


def test_without_a_spear_at_that_corner_there_is_no_attack() -> None:
    # Facing 0 the eagle's spears are east: between its sigils NE, E and SE.
    assert "xB1.2" not in targets(placed(f"W2.3 WO0, B1.2 BU1, {FAR_AWAY}"), "W2.3")


def test_an_enemy_on_the_left_of_the_corner_blocks_the_jump() -> None:
    state = placed(f"W2.3 WO4, B1.2 BU1, W1.2 BU1, {FAR_AWAY}")
    assert "xB1.2" not in targets(state, "W2.3")


def test_an_enemy_on_the_right_of_the_corner_blocks_the_jump() -> None:
    state = placed(f"W2.3 WO4, B1.2 BU1, W1.3 BU1, {FAR_AWAY}")
    assert "xB1.2" not in targets(state, "W2.3")


def test_even_a_sorceress_blocks_the_jump() -> None:
    state = placed(f"W2.3 WO4, B1.2 BU1, W1.3 BS1, {FAR_AWAY}")
    assert "xB1.2" not in targets(state, "W2.3")


def test_own_pieces_do_not_block_the_jump() -> None:
    played("""
        White moves W2.3xB1.2
        B1   .   .   BU1 .      |   .   .   WO4 .
        W1     .   WJ4 WS0 .    |     .   WJ4 WS0 .
        W2   .   .   WO4 .   .  |   .   .   .   .   .
    """)


def test_a_third_colour_blocks_as_well() -> None:
    men = "W2.3 WO4, B2.5 BU1, B7.1 BJ1, G7.4 GJ1"
    assert "xB2.5" in targets(placed(men, seats=3), "W2.3")
    assert "xB2.5" not in targets(placed(f"{men}, W1.3 GU1", seats=3), "W2.3")


def test_an_edge_beside_the_corner_does_not_block() -> None:
    # West of W1.1 there is no board; W2.1 jumps between that edge and W1.1.
    assert "xB1.4" in targets(placed(f"W2.1 WO4, B1.4 BU1, {FAR_AWAY}"), "W2.1")


def test_a_sorceress_cannot_be_attacked() -> None:
    assert "xB1.2" not in targets(placed(f"W2.3 WO4, B1.2 BS1, {FAR_AWAY}"), "W2.3")


def test_a_sorceress_does_not_attack() -> None:
    state = placed("W4.4 WS0, W3.5 BU0, W2.4 BU0, W3.2 BU0, W5.2 BU0, W6.4 BU0, W5.5 BU0")
    assert not [name for name in legal(state) if "x" in name]


def test_every_spear_of_a_boar_bites() -> None:
    # Sigils NE, E, SE, SW, W: spears at the four corners between them.
    men = "W4.4 WJ0, W2.4 BU0, W3.5 BU0, W5.5 BU0, W6.3 BU0, W5.2 BU0, W3.2 BU0"
    assert {cell for cell in targets(placed(men), "W4.4") if "x" in cell} == {
        "xW3.5", "xW5.5", "xW6.3", "xW5.2"
    }  # fmt: skip


def test_a_raven_bites_fore_and_aft() -> None:
    men = "W4.4 WH2, W2.3 BU0, W3.5 BU0, W5.5 BU0, W6.3 BU0, W5.2 BU0, W3.2 BU0"
    taken = {cell for cell in targets(placed(men), "W4.4") if "x" in cell}
    assert taken == {"xW2.3", "xW6.3"}


def test_a_captured_piece_is_out_of_the_match() -> None:
    state = placed(f"W2.3 WO4, B1.2 BU1, {FAR_AWAY}")
    state.choose(state.read(0, "W2.3xB1.2"))
    assert state.position.count(1) == 1 and list(state.taken) == [1, 0, 0]
