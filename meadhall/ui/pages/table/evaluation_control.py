"""The computer's evaluation of a match: its graph, its list, and the key moments.

It is worked out in the background once the player asks for it, and goes on with the match.
"""

from PySide6.QtCore import QObject, Signal

from meadhall.client.match.evaluation import MatchEvaluation
from meadhall.client.match.session import Session
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.pages.table.evaluation_graph import EvaluationGraph, EvaluationList
from meadhall.ui.pages.table.key_moments import KeyMomentsPanel
from meadhall.ui.pages.table.side_tabs import SideTabs
from meadhall.ui.pages.table.timeline import Timeline
from meadhall.ui.text.words import say
from meadhall.ui.window.app_context import AppContext


class EvaluationControl(QObject):
    sought = Signal(int)
    """Show the match at this answer."""

    def __init__(
        self,
        context: AppContext,
        board: GameBoard,
        session: Session,
        timeline: Timeline,
        tabs: SideTabs,
    ) -> None:
        super().__init__(tabs)
        self.evaluation = MatchEvaluation(session)
        self.graph = EvaluationGraph(context, board, self.evaluation)
        self.list = EvaluationList(self.evaluation)
        self.key_moments = KeyMomentsPanel(context, self.evaluation)
        self._session = session
        self._timeline = timeline
        self._tabs = tabs
        self._number = session.length  # the moment that is shown
        self._evaluated_length = -1  # how long the match was when the evaluation was begun
        self.graph.axis = timeline.slider
        self.graph.hide()
        timeline.above.insertWidget(0, self.graph)
        timeline.chances_wanted.connect(self._switch)
        for each in (self.graph, self.list, self.key_moments):
            each.sought.connect(self.sought)

    def learn(self) -> None:
        """Have the match evaluated, and go through what cost most."""
        self._timeline.chances.setChecked(True)
        self.key_moments.begin()

    def show_place(self, number: int) -> None:
        """Mark the moment that is shown."""
        self._number = number
        self._timeline.chances.setVisible(self._session.may_be_judged)
        if self._timeline.chances.isChecked():
            self.list.follow()
            self.list.show_place(number)
            self.graph.show_place(number)

    def tick(self) -> None:
        """Show what the background has found, and have it evaluate what has come since."""
        if not self._timeline.chances.isChecked():
            return
        if self.evaluation.poll():
            self.show_place(self._number)
            self.key_moments.follow()
        if not self.evaluation.is_running and self._evaluated_length != self._session.length:
            self._evaluated_length = self._session.length
            self.evaluation.begin()
            self.show_place(self._number)

    def close(self) -> None:
        self.evaluation.close()

    def _switch(self, is_wanted: bool) -> None:
        """Begin to evaluate the match, or stop it."""
        self.graph.setVisible(is_wanted)
        at = self._tabs.indexOf(self.list)
        if is_wanted and at < 0:
            self._tabs.add(self.list, say("Chances"), "chances")
        elif not is_wanted and at >= 0:
            self._tabs.removeTab(at)
        if not is_wanted:
            self.evaluation.close()
            self.key_moments.hide()
        self._evaluated_length = -1
        self.tick()
