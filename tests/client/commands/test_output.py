"""What a peer without a window prints while the match below it changes."""

from io import StringIO

from meadhall.client.commands.output import Output
from meadhall.net.match.events import Answered
from tests.net.helpers import alone, play


def test_an_answer_that_was_taken_back_before_it_was_told_is_not_told() -> None:
    """So it is for somebody who comes back, and learns that the others went another way."""
    match, out = alone(), StringIO()
    play(match, 2)
    Output(is_json=True, out=out).tell_event(Answered(1), match, str)
    told = out.getvalue()
    assert '"number": 1' in told
    Output(is_json=True, out=out).tell_event(Answered(2), match, str)
    assert out.getvalue() == told


def test_a_line_is_written_in_one_piece() -> None:
    """`meadhall share` tells of several downloads at once; two lines used to stand in one."""

    class Pieces(StringIO):
        def write(self, text: str) -> int:
            assert text.endswith("\n")
            return super().write(text)

    pieces = Pieces()
    for is_json in (True, False):
        Output(is_json, pieces).tell("fetched", "A download.", address="127.0.0.1")
    assert pieces.getvalue().count("\n") == 2
