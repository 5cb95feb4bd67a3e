"""Which moves leap to the eye, drawn: captures and steps beside an enemy, not the far and the
backward."""

import pytest

from tests.engines.hexentafl.boards import SIDES, board

ROWS = """
   . . . .
  A . . . .
 . D . . . .
A . . K . . A
 . . . A . .
  . D A . .
   . . . A
"""


def glance(side: str, move: str, rows: str = ROWS) -> int:
    state = board([row.strip() for row in rows.splitlines() if row.strip()], side)
    return int(state.glance(state.read(SIDES.index(side), move)))


@pytest.mark.parametrize(
    "side, seen, missed, why",
    [
        ("attackers", "d1-c1", "d1-a1", "a short way is seen before a long one"),
        ("attackers", "d7-d5", "d7-e6", "a step beside the king is seen before a quiet one"),
        ("attackers", "f1-e1", "f1-g1", "towards the king before away from him"),
    ],
)
def test_one_move_leaps_to_the_eye_more_than_another(
    side: str, seen: str, missed: str, why: str
) -> None:
    assert glance(side, seen) > glance(side, missed), why


def test_a_capture_close_by_leaps_to_the_eye_most() -> None:
    state = board([row.strip() for row in ROWS.splitlines() if row.strip()], "attackers")
    seen = {state.name(1, int(action)): int(state.glance(action)) for action in state.legal(1)}
    best = max(seen.values())
    assert "a4-b1" not in seen, "no line leads there"
    taking = [name for name, value in seen.items() if value == best]
    after = {name: takes(state, name) for name in taking}
    assert taking and all(after.values()), f"{taking} should take a man"
    assert best > 3 * sorted(seen.values())[len(seen) // 2]


def takes(state: object, name: str) -> bool:
    after = state.copy()  # type: ignore[attr-defined]
    after.play(state.read(1, name))  # type: ignore[attr-defined]
    return int(after.quiet) == 0


def test_every_move_can_be_seen() -> None:
    for side in SIDES:
        state = board([row.strip() for row in ROWS.splitlines() if row.strip()], side)
        assert all(state.glance(action) > 0 for action in state.legal(SIDES.index(side)))
