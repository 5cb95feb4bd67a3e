"""Looking through a turn of several choices for a win that nothing can prevent.

A tree that follows what experienced players like comes late to a move that only prepares the last
one. So all ways to play the turn are looked at, the shorter first, in small portions. At the end of
each way the game says whether one more choice wins (`State.winning_action`). A way ends where
chance comes in, a card is turned up that the seat does not know, or somebody else is asked. So what
is found is certain.
"""

from typing import Final

from meadhall.ai.payoffs import final_payoffs
from meadhall.engines.cards import EVERYTHING, CardState
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SHOW, WIN, State
from meadhall.engines.packed import append, i64, vec

LONGEST: Final = 8
"""No way has more choices before the one that wins."""


class Fork:
    """A position on the way at hand, and which of its choices come next."""

    def __init__(self, state: State, actions: vec[i64]) -> None:
        self.state: State = state
        self.actions: vec[i64] = actions
        self.at: i64 = 0


class TurnWins:
    def __init__(self, state: State, actions: vec[i64]) -> None:
        self.state: State = state
        self.seat: i64 = state.turn
        self.actions: vec[i64] = actions  # the first choices that are thought of
        self.length: i64 = 0  # of the ways that are looked at now
        self.are_longer: bool = False  # does any of these go on?
        self.is_exhausted: bool = False
        self.way: list[Fork] = []
        self.found: vec[i64] = vec[i64]()  # a way that wins
        self.payoffs: i64 = 0  # everybody's, at its end

    def is_done(self) -> bool:
        return len(self.found) > 0 or self.is_exhausted

    def line(self) -> tuple[int, ...]:
        """The way that wins; empty as long as none was found."""
        return tuple([int(action) for action in self.found])

    def look(self, positions: i64) -> None:
        """Look at so many more positions."""
        left = positions
        while left > 0 and not self.is_done():
            self.step()
            left -= 1

    def step(self) -> None:
        if self.length == 0:
            self.length = 1
            self.try_to_win(self.state)
            self.way.append(Fork(self.state, self.actions))
            return
        fork = self.way[-1]
        if fork.at < len(fork.actions):
            self.go_on(fork)
            return
        self.way.pop()
        if len(self.way) > 0:
            return
        if not self.are_longer or self.length == LONGEST:
            self.is_exhausted = True
            return
        self.are_longer = False
        self.length += 1
        self.way.append(Fork(self.state, self.actions))

    def go_on(self, fork: Fork) -> None:
        """Try the next choice of this position."""
        action = fork.actions[fork.at]
        fork.at += 1
        after = fork.state.copy()
        after.play(action)
        show_known(after)
        if after.asks == OVER:
            if after.result(self.seat) == WIN:
                self.win(NO_ACTION, after)
        elif after.asks == CHOOSE and after.turn == self.seat:
            if len(self.way) < self.length:
                self.way.append(Fork(after, after.legal(self.seat)))
            else:
                self.are_longer = True
                self.try_to_win(after)

    def try_to_win(self, state: State) -> None:
        """Does one more choice win?"""
        action = state.winning_action()
        if action == NO_ACTION:
            return
        after = state.copy()
        after.play(action)
        if after.asks == OVER and after.result(self.seat) == WIN:
            self.win(action, after)

    def win(self, last: i64, end: State) -> None:
        """This way wins: the choices of all its forks, and a last one."""
        self.payoffs = final_payoffs(end)
        for fork in self.way:
            self.found = append(self.found, fork.actions[fork.at - 1])
        if last != NO_ACTION:
            self.found = append(self.found, last)


def show_known(state: State) -> None:
    """Show the cards that must be shown, if this copy knows their faces as its seat does: a card of
    its own hand that was just played. In an imagined world nothing tells what a seat knows."""
    while isinstance(state, CardState) and state.asks == SHOW:
        cards = state.cards
        if cards.knower == EVERYTHING or not cards.knows(state.asked_pile):
            return
        state.show(vec[i64]())
