"""The settings page, made from the list of settings: what is in the list is on the page."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.system.desktop import can_install, install
from meadhall.client.system.settings import NAME_LIMIT, PREFERENCES, Preference, found_by
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import Phrase
from meadhall.engines.values import BadOption
from meadhall.ui.board.paint.person import no_seat, person_icon
from meadhall.ui.pages.keys import KeysPanel
from meadhall.ui.text.language import choice_title
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say, sentence, told
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import (
    Button,
    ChoiceBox,
    NoteLabel,
    PageScrollArea,
    Panel,
    TitleLabel,
    em,
    label_of,
    limit_letters,
    row,
)
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext


class SettingsPage(QWidget):
    complained = Signal(str)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.fields: dict[str, QWidget] = {}
        self._lines: dict[str, QWidget] = {}
        self._plates: dict[Phrase, Panel] = {}
        space = em(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(context, say("Settings")))
        self.search = QLineEdit()
        self.search.setPlaceholderText(say("Find a setting"))
        self.search.setAccessibleName(say("Find a setting"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        inside = QWidget()
        inside.setMaximumWidth(space * 44)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(space, space, space, space)
        self._column.addWidget(self.search)
        for preference in PREFERENCES:
            self._add(preference)
        self.keys = KeysPanel(context)
        self._column.addWidget(self.keys)
        self.desktop = Button(say("&Put Meadhall into the menu"), self._install)
        self.desktop.explain(
            say("Adds an entry to the desktop's menu, and opens match files by a double click.")
        )
        self.nothing = NoteLabel(say("No setting has these words."))
        self.nothing.setVisible(False)
        self._column.addWidget(self.nothing)
        if can_install():
            add_layout(self._column, row(self.desktop, None))
        self._column.addStretch()
        scroll = PageScrollArea(inside)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        outer.addWidget(scroll, 1)

    def _add(self, preference: Preference) -> None:
        if preference.group not in self._plates:
            panel = self._plates[preference.group] = Panel()
            panel.box.addWidget(TitleLabel(self.context, told(preference.group), 1.3))
            self._column.addWidget(panel)
        line = QWidget()
        layout = QVBoxLayout(line)
        layout.setContentsMargins(0, em(self) // 4, 0, em(self) // 4)
        field = self._field(preference)
        field.setAccessibleName(told(preference.title))
        field.setAccessibleDescription(told(preference.meaning))
        if preference.kind == "flag":
            layout.addWidget(field)
        elif isinstance(field, QSlider):
            number = PlainLabel(str(field.value()))
            number.setMinimumWidth(em(self) * 2)
            number.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.valueChanged.connect(number.setNum)
            add_layout(layout, row(label_of(field, told(preference.title)), None, field, number))
        else:
            add_layout(layout, row(label_of(field, told(preference.title)), None, field))
        layout.addWidget(NoteLabel(told(preference.meaning)))
        self.fields[preference.key] = field
        self._lines[preference.key] = line
        self._plates[preference.group].box.addWidget(line)

    def _field(self, preference: Preference) -> QWidget:
        key, now = preference.key, self.context.settings[preference.key]
        if preference.kind == "flag":
            check = QCheckBox(told(preference.title))
            check.setChecked(now is True)
            check.toggled.connect(self._changer(key))
            return check
        if preference.kind == "choice":
            box = ChoiceBox()
            for choice, title in preference.choices:
                box.addItem(choice_title(preference, choice, title), choice)
            box.setCurrentIndex(box.findData(now))
            if key == "emblem":
                self._show_emblems(box)
                self.context.look_changed.connect(lambda: self._show_emblems(box))
            change = self._changer(key)
            box.currentIndexChanged.connect(lambda: change(box.currentData()))
            return box
        if preference.kind == "number":
            slider = QSlider(Qt.Orientation.Horizontal)
            slider.setRange(preference.low, preference.high)
            slider.setMinimumWidth(em(self) * 12)
            slider.setValue(int(now))
            slider.valueChanged.connect(self._changer(key))
            return slider
        text = QLineEdit(str(now))
        limit_letters(text, NAME_LIMIT)
        text.setMinimumWidth(em(self) * 12)
        change_text = self._changer(key)
        text.editingFinished.connect(lambda: change_text(text.text()))
        return text

    def _show_emblems(self, box: QComboBox) -> None:
        theme, side = self.context.theme, em(self) * 7 // 4
        box.setIconSize(QSize(side, side))
        for number in range(1, box.count()):
            box.setItemIcon(number, person_icon(number, no_seat(theme), theme, side))

    def _changer(self, key: str) -> Callable[[object], None]:
        """What sets this setting, and complains of a value that it cannot have."""

        def change(value: object) -> None:
            try:
                self.context.change(key, value)
            except BadOption as error:
                self.complained.emit(sentence(error.reason))

        return change

    def _install(self) -> None:
        try:
            install()
        except UserError as trouble:
            self.complained.emit(sentence(trouble.reason))
            return
        self.desktop.setText(say("Meadhall is in the menu now"))
        self.desktop.setEnabled(False)

    def _filter(self, words: str) -> None:
        """Show only the settings that have these words."""
        found = {preference.key for preference in found_by(words, told)}
        for key, line in self._lines.items():
            line.setVisible(key in found)
        for group, panel in self._plates.items():
            panel.setVisible(any(each.group == group and each.key in found for each in PREFERENCES))
        has_keys = self.keys.filter(words)
        self.nothing.setVisible(not found and not has_keys)
