"""After a match: the choices that cost most, one after the other, to find better ones.

First the moment is shown and one may think; what the computer would have done only on request.
"""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from meadhall.client.match.calibration import told_difference
from meadhall.client.match.evaluation import MatchEvaluation
from meadhall.client.match.key_moments import KeyMoment, key_moments, reply_words
from meadhall.ui.board.announcements import announce
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import capital, say, sentence, told
from meadhall.ui.widgets.basics import Button, Panel, TitleLabel, em
from meadhall.ui.widgets.flow import FlowLayout
from meadhall.ui.window.app_context import AppContext


class KeyMomentsPanel(Panel):
    sought = Signal(int)
    advised = Signal(object)
    """The moment whose better choice is shown."""

    try_wanted = Signal()
    keep_wanted = Signal(object, str)
    """Keep this moment, with these words of it, to be tried again later."""

    def __init__(self, context: AppContext, evaluation: MatchEvaluation) -> None:
        super().__init__()
        self.evaluation = evaluation
        self.key_moments: list[KeyMoment] = []
        self.at = -1
        self._is_waiting = False
        self.box.addWidget(TitleLabel(context, say("What to learn"), 1.15))
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.box.addWidget(self.sentence)
        self.show_better = Button(say("Show &better"), self._advise, is_strong=True)
        self.try_it = Button(say("&Try it"), self.try_wanted.emit)
        self.try_it.explain(say("Begin another match at this moment, and play on from it"))
        self.answer = Button(say("Show the answer"), self._show_answer)
        self.answer.explain(say("Show how the other side makes use of the mistake"))
        self.keep = Button(say("Keep it"), self._keep)
        self.keep.explain(say("Keep this moment on the home page, and try it again another day"))
        self.following = Button(say("Ne&xt"), lambda: self._go(1))
        self.buttons = QWidget()
        flow = FlowLayout(self.buttons, gap=em(self) // 3)
        for button in (self.show_better, self.answer, self.try_it, self.keep, self.following):
            flow.addWidget(button)
        self.box.addWidget(self.buttons)
        self.hide()

    def begin(self) -> None:
        """Wait until the match has been judged, and show the first moment."""
        self._is_waiting = True
        self.at = -1
        self.show()
        self.follow()

    def follow(self) -> None:
        """See whether all has been judged by now, if only once and quickly."""
        if not self._is_waiting:
            return
        asked, judged = self.evaluation.asked, self.evaluation.judged
        self.buttons.hide()
        if judged < asked or not asked:
            words = say(
                "The computer looks through the match: {judged} of {asked}.",
                judged=judged, asked=asked,
            )  # fmt: skip
            self.sentence.setText(sentence(self.evaluation.trouble) or words)
            return
        self._is_waiting = False
        self.key_moments = key_moments(self.evaluation)
        if self.key_moments:
            self._go(1)
        else:
            self._tell(say("No choice of yours cost much. Well played."))

    def _go(self, step: int) -> None:
        self.at = (self.at + step) % len(self.key_moments)
        moment = self.key_moments[self.at]
        self.sought.emit(moment.number)
        self.buttons.show()
        self.show_better.setEnabled(True)
        self.following.setVisible(len(self.key_moments) > 1)
        self.keep.setEnabled(True)
        session = self.evaluation.session
        reply = reply_words(session, moment)
        self.answer.setVisible(bool(reply))
        self._tell(
            say(
                "{at} of {count}. Move {number}, {side}: {name} cost {cost}. What would be better?",
                at=self.at + 1,
                count=len(self.key_moments),
                number=moment.number + 1,
                side=told(session.side(moment.seat)),
                name=self._name(moment, moment.played),
                cost=told(told_difference(moment.cost)),
            )
            + (say(" It allows: {line}.", line=", ".join(reply)) if reply else "")
        )

    def _show_answer(self) -> None:
        """Show on the board what the other side does after the mistake."""
        moment = self.key_moments[self.at]
        state = self.evaluation.session.whole_at(moment.reply_at)
        self.sought.emit(moment.reply_at)
        first = moment.reply[0]
        self.advised.emit(
            replace(moment, number=moment.reply_at, seat=int(state.turn), better=first)
        )

    def _keep(self) -> None:
        moment = self.key_moments[self.at]
        played = self._name(moment, moment.played)
        self.keep.setEnabled(False)
        words = say("{name} cost {cost}.", name=played, cost=told(told_difference(moment.cost)))
        self.keep_wanted.emit(moment, capital(words))

    def _advise(self) -> None:
        moment = self.key_moments[self.at]
        self.sought.emit(moment.number)
        self.advised.emit(moment)
        self.show_better.setEnabled(False)
        better = self._name(moment, moment.better)
        played = self._name(moment, moment.played)
        self._tell(
            say(
                "It would have been better to play {better} than {played}.",
                better=better,
                played=played,
            )
        )

    def _name(self, moment: KeyMoment, action: int) -> str:
        state = self.evaluation.session.whole_at(moment.number)
        return state.name(moment.seat, action)

    def _tell(self, words: str) -> None:
        self.sentence.setText(capital(words))
        announce(self, words)
