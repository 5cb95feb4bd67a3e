"""The rows of the log: everything that happened at once, in one line that can be read aloud."""

import pytest

from meadhall.ui.pages.table.log_model import in_one_line


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ([], ""),
        (["goes to d4"], "goes to d4"),
        (["goes to d4", "eats an apple"], "goes to d4; eats an apple"),
        (["The aces are called.", "Turn 2 is over."], "The aces are called. Turn 2 is over."),
        (["ends the turn", "Turn 2 begins."], "ends the turn; Turn 2 begins."),
    ],
)
def test_fragments_and_sentences_make_one_line(said: list[str], line: str) -> None:
    assert in_one_line(said) == line
