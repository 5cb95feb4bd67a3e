"""What it means to point at a spot of a board while a choice is in the making.

Not here: what comes of it; the page that was clicked decides that.
"""

from collections.abc import Sequence

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.phrases import Phrase
from meadhall.engines.values import Step
from meadhall.ui.board.game_board import GameBoard


def step_at(board: GameBoard, move: MoveBuilder, spot: str) -> Step | None:
    """The possible step for this spot, or for the handle there."""
    for step in move.next_steps:
        if spot in (board.spot_of(step, move.state), board.handle_of(step)):
            return step
    return None


def step_buttons(board: GameBoard, move: MoveBuilder) -> list[Step]:
    """The possible steps that have no spot on the board, and no point of a measured world."""
    return [
        step
        for step in move.next_steps
        if board.place_of(step, move.state) is None and not board.spot_of(step, move.state)
    ]


def take_all(move: MoveBuilder, steps: Sequence[Step]) -> Phrase | None:
    """Take these steps, from the first, in place of all that was taken.

    Otherwise nothing has changed, and the rules' reason is returned.
    """
    before = list(move.taken)
    while move.back():
        pass
    for step in steps:
        if not move.take(step):
            why = move.state.refusal(move.seat, list(steps))
            while move.back():
                pass
            for each in before:
                move.take(each)
            return why
    return None


def reconsider(board: GameBoard, move: MoveBuilder, spot: str) -> Phrase | None:
    """Where no step leads: let go of what was chosen there, or choose this instead.

    Otherwise nothing has changed, and the rules' reason is returned.
    """
    if move.taken and board.spot_of(move.taken[-1], move.state) == spot:
        move.back()
        return None
    if move.begin_anew_with(board.step_at(spot, [], move.state)):
        return None
    return move.refusal(board.step_at(spot, move.taken, move.state))


def turning(move: MoveBuilder, way: int) -> Step | None:
    """The step that turns the chosen piece by one, 1 right or -1 left, where that is asked."""
    for step in move.next_steps:
        if step.kind == "turn" and step.at == way % 6:
            return step
    return None


def can_turn(move: MoveBuilder) -> bool:
    return any(step.kind == "turn" for step in move.next_steps)


class Hand:
    """How what has been taken in hand is turned: a card to lay, a tile.

    The wheel, R and the keys , and . turn it before its place is chosen. Once it is, `settle` takes
    the step of kind `turn` that this is, so that nobody is asked again. A board says by
    `turns_in_hand` that it works so; its steps then are: what is taken, where it goes, how turned.
    """

    def __init__(self) -> None:
        self.turned = 0
        self.wanted: int | None = None
        """How a move that was typed in, or shown, wants it turned."""
        self._held: Step | None = None

    @property
    def shown(self) -> int:
        """How it is turned now."""
        return self.turned if self.wanted is None else self.wanted

    def follow(self, move: MoveBuilder | None) -> None:
        """What is held is another thing now, or nothing: it is upright again."""
        held = move.taken[0] if move is not None and move.taken else None
        if held != self._held:
            self._held, self.turned = held, 0

    def turn(self, board: GameBoard, move: MoveBuilder, way: int) -> bool:
        """Turn it by one; False where nothing is held that can be turned."""
        ways = board.turns_in_hand(move)
        if ways < 2:
            return False
        self.turned = (self.shown + way) % ways
        self.wanted = None
        return True

    def settle(self, board: GameBoard, move: MoveBuilder) -> None:
        """Take the steps that go without saying: how what is in hand is turned, once its place
        has been chosen, and what has no alternative."""
        while steps := move.next_steps:
            kinds = {step.kind for step in steps}
            if len(steps) == 1 and kinds <= board.implied_kinds:
                move.take(steps[0])
                continue
            if kinds != {"turn"} or board.turns_in_hand(move) < 2:
                return
            for step in steps:
                if step.at == self.shown:
                    move.take(step)
            return
