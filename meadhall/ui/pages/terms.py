"""What those who sit at several computers agree on: absence, and what becomes of hidden cards."""

from typing import Final

from PySide6.QtWidgets import QCheckBox, QLayout, QWidget

from meadhall.client.match.setup import TablePlan, hides_cards
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import (
    ChoiceBox,
    NoteLabel,
    Panel,
    TitleLabel,
    column,
    label_of,
    modest,
    row,
)
from meadhall.ui.window.app_context import AppContext

MINUTES: Final = (2, 5, 15, 60)
"""How long a player may be away, or choose, if the match does not wait for ever."""


def part(layout: QLayout) -> QWidget:
    """Widgets that come and go together."""
    whole = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    whole.setLayout(layout)
    return whole


def explained(check: QCheckBox, meaning: str) -> QWidget:
    check.setAccessibleDescription(meaning)
    return part(column(check, NoteLabel(meaning)))


class TermsPanel(Panel):
    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.patience = ChoiceBox()
        self.patience.addItem(say("the match waits"), 0)
        for minutes in MINUTES:
            self.patience.addItem("", minutes * 60)
        self.escrow = QCheckBox(say("Go on when somebody leaves"))
        self.escrow.setChecked(True)
        self.opening = QCheckBox(say("Open all cards in the end"))
        self.opening.setChecked(True)
        self.hosted = QCheckBox(say("The computer hides its cards"))
        self.hosted.toggled.connect(self._opening_is_needed)
        modest(self.patience)
        self._absent = label_of(self.patience, "")
        self._absence = part(row(self._absent, self.patience))
        self._name_the_rule(for_two=True)
        self._leaving = explained(
            self.escrow,
            say("The computer takes that hand. So all others together could open yours."),
        )
        self._end = explained(
            self.opening,
            say("Replays then show every hand, and a broken rule comes to light."),
        )
        self._computers = explained(
            self.hosted, say("Only the computer that opens the table knows them until the end.")
        )
        self.box.addWidget(TitleLabel(context, say("With others"), 1.3))
        for each in (self._absence, self._leaving, self._end, self._computers):
            self.box.addWidget(each)

    def fill(self, plan: TablePlan) -> None:
        """Show the terms of this plan instead of the usual ones."""
        terms = plan.terms
        self.patience.setCurrentIndex(max(0, self.patience.findData(terms.patience)))
        self.escrow.setChecked(terms.escrow)
        self.opening.setChecked(terms.opening)
        self.hosted.setChecked(terms.hosted)

    def suit(self, plan: TablePlan) -> None:
        """Offer what matters at such a table, and nothing where nobody comes from elsewhere."""
        people = plan.seats - len(plan.levels)
        has_cards = hides_cards(plan)
        self._absence.setVisible(people > 2 or plan.seats == people == 2)
        self._name_the_rule(for_two=people == 2)
        self._leaving.setVisible(has_cards and people > 2)
        self._end.setVisible(has_cards)
        self._computers.setVisible(has_cards and bool(plan.levels))
        offered = (self._absence, self._leaving, self._end)
        self.setHidden(not plan.guests or all(each.isHidden() for each in offered))

    def chosen(self, plan: TablePlan) -> TablePlan:
        """The plan with the terms that are chosen here; the usual ones where none are offered."""
        self.suit(plan)
        if self.isHidden():
            return plan
        return plan.on_terms(
            escrow=self._leaving.isHidden() or self.escrow.isChecked(),
            opening=self._end.isHidden() or self.opening.isChecked(),
            hosted=not self._computers.isHidden() and self.hosted.isChecked(),
            patience=0 if self._absence.isHidden() else int(self.patience.currentData()),
        )

    def _name_the_rule(self, *, for_two: bool) -> None:
        """Of two, who stays away forfeits; where there are more, the computer plays for them."""
        name = say("Who stays away") if for_two else say("Who does not choose")
        self._absent.setText(name)
        self.patience.setAccessibleName(name)
        for index, minutes in enumerate(MINUTES, 1):
            text = (
                say("forfeits after {count} minutes", count=minutes)
                if for_two
                else say("the computer plays after {count} minutes", count=minutes)
            )
            self.patience.setItemText(index, text)

    def _opening_is_needed(self, is_hosted: bool) -> None:
        """What a computer chose with hidden cards can only be checked once they are open."""
        if is_hosted:
            self.opening.setChecked(True)
        self.opening.setEnabled(not is_hosted)
