"""What a takeback goes back to, and what another peer wishes for: in a window or a terminal.

Inside a move one steps back without anybody's leave. A match at one computer goes back at once, as
often as one likes. Among several it is asked for, and done when all have agreed.
"""

from collections.abc import Collection

from meadhall.engines.contract import CHOOSE, NO_ACTION
from meadhall.engines.phrases import Form, say
from meadhall.net.errors import Refused
from meadhall.net.match.match import Match
from meadhall.net.match.wishes import TableNote, Wish


class TakebackText(Form):
    NOTHING_ASKED = "nobody has asked for anything"
    ASKED = "The others have been asked already. They have not answered yet."
    DECLINED = "{name} has said no to that. Ask again after the next move."


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
    for note in reversed(record.notes.in_step(record.step.number)):
        if note.wish not in (Wish.BACK, Wish.DRAW):
            continue
        wishes = record.wishes(note.wish, note.argument)
        if me not in wishes and refusal(match, note) is None:
            return note
    return None


def own_wish(match: Match) -> TableNote | None:
    """The takeback or the draw that we have wished for last, while it still can be."""
    record = match.record
    for note in reversed(record.notes.in_step(record.step.number)):
        if note.peer == match.me and note.wish in (Wish.BACK, Wish.DRAW):
            return note
    return None


def refusal(match: Match, note: TableNote) -> TableNote | None:
    """The no that another peer has said to this wish: to a draw, say, and not to a takeback."""
    for other in match.record.notes.in_step(note.step):
        is_no = other.wish is Wish.NO and other.argument in (note.wish, Wish.SAY)
        if is_no and other.peer != note.peer:
            return other
    return None


def agree(match: Match) -> None:
    """Say yes to what another peer wishes for."""
    wish = open_wish(match)
    if wish is None:
        raise Refused(say(TakebackText.NOTHING_ASKED))
    if wish.wish is Wish.BACK:
        match.go_back(wish.argument)
    else:
        match.leave_it()


def decline(match: Match) -> None:
    """Say no to what another peer wishes for."""
    note = open_wish(match)
    if note is None:
        raise Refused(say(TakebackText.NOTHING_ASKED))
    match.decline(note.wish)


def require_not_asked(match: Match, wish: Wish) -> None:
    """Refused if we have asked for this already: nobody is asked twice before the next move."""
    record = match.record
    if len(record.live) < 2:
        return
    for note in reversed(record.notes.in_step(record.step.number)):
        if (note.peer, note.wish) != (match.me, wish):
            continue
        if no := refusal(match, note):
            name = match.genesis.peer_name(no.peer)
            raise Refused(say(TakebackText.DECLINED, name=name))
        raise Refused(say(TakebackText.ASKED))
