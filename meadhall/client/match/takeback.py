"""What a takeback goes back to, and what another peer wishes for: in a window or a terminal.

Inside a move one steps back without anybody's leave. A match at one computer goes back at once, as
often as one likes. Among several it is asked for, and done when all have agreed.
"""

from collections.abc import Collection

from meadhall.engines.contract import CHOOSE, NO_ACTION
from meadhall.net.match.match import Match
from meadhall.net.match.wishes import TableNote, Wish


def last_choice(match: Match, people: Collection[int]) -> int | None:
    """The last answer that a person on one of these seats chose; None if there is none."""
    line = match.line
    for number in range(len(line) - 1, match.record.given - 1, -1):
        before = line[number].before
        if before.asks == CHOOSE and any(
            _had_a_choice(match, number, seat)
            for seat in sorted(set(people).intersection(before.asked()))
        ):
            return number
    return None


def _had_a_choice(match: Match, number: int, seat: int) -> bool:
    """Did answer `number` come from this seat's person, and not from its cards alone?"""
    return int(match.seen(number, seat).automatic_action(seat)) == NO_ACTION


def open_wish(match: Match) -> TableNote | None:
    """The takeback or the draw that another peer wishes for now, and we have not answered."""
    record, me = match.record, match.me
    for note in reversed(record.notes):
        if note.step != record.step.number or note.wish not in (Wish.BACK, Wish.DRAW):
            continue
        wishes = record.wishes(note.wish, note.argument)
        refused = any(other.wish is Wish.NO and other.step == note.step for other in record.notes)
        if me not in wishes and not refused:
            return note
    return None
