"""Choosing an action by pointing: the one way in for clicks, keys, typed words and tests.

The steps of all legal actions form a tree. A `MoveBuilder` stands somewhere in it: it knows
what has been pointed at, what may be pointed at next, and which actions that leaves.

Where there are more legal actions than can be listed (any point of a measured table), the tree
holds a selection, and `take` asks the rules about any other step.
"""

from meadhall.engines.contract import NO_ACTION, State
from meadhall.engines.phrases import Phrase
from meadhall.engines.values import Step


class MoveBuilder:
    """One seat's choice in the making."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.taken: list[Step] = []
        self._ways = {int(action): tuple(state.steps(seat, action)) for action in state.legal(seat)}

    @property
    def actions(self) -> list[int]:
        """The legal actions that begin with the steps taken, sorted."""
        depth = len(self.taken)
        return [action for action, way in self._ways.items() if list(way[:depth]) == self.taken]

    @property
    def next_steps(self) -> list[Step]:
        """What may be pointed at now, each once, in the order of the actions."""
        depth = len(self.taken)
        ways = (self._ways[action] for action in self.actions)
        return list(dict.fromkeys(way[depth] for way in ways if len(way) > depth))

    @property
    def action(self) -> int | None:
        """The action that is fully pointed out, or None while something is still open."""
        actions = self.actions
        is_whole = len(actions) == 1 and len(self._ways[actions[0]]) == len(self.taken)
        return actions[0] if is_whole else None

    def way(self, action: int) -> tuple[Step, ...]:
        """The steps of a legal action, listed or not."""
        return self._ways.get(action) or tuple(self.state.steps(self.seat, action))

    def take(self, step: Step) -> bool:
        """Point at this; False, and nothing has changed, where no legal action goes on so."""
        if self.action is not None:
            return False
        for possible in self.next_steps:
            if (possible.kind, possible.at) == (step.kind, step.at):
                self.taken.append(possible)
                return True
        return self._take_unlisted(step)

    def _take_unlisted(self, step: Step) -> bool:
        """Point at what no listed action has, if the rules allow it all the same."""
        steps = [*self.taken, step]
        action = int(self.state.action_of(self.seat, steps))
        if action != NO_ACTION:
            self._ways[action] = tuple(self.state.steps(self.seat, action))
            self.taken = list(self._ways[action])
            return True
        if self.state.is_beginning(self.seat, steps):
            self.taken = steps
            return True
        return False

    def begin_anew_with(self, step: Step) -> bool:
        """Drop what was taken and point at this; False, and all is as before, if it cannot be."""
        before, self.taken = self.taken, []
        if self.take(step):
            return True
        self.taken = before
        return False

    def back(self) -> bool:
        """Take the last step back; False where there is none."""
        if not self.taken:
            return False
        self.taken.pop()
        return True

    def refusal(self, step: Step) -> Phrase:
        """Why this step does not go on from here, as the rules say it.

        What is of another kind than all that could follow is no end of what was begun: then the
        rules are asked why one cannot begin with it.
        """
        if self.taken and step.kind not in {each.kind for each in self.next_steps}:
            return self.state.refusal(self.seat, [step])
        return self.state.refusal(self.seat, [*self.taken, step])
