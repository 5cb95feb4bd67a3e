"""Who sat where in a match of the library, and how it ended."""

from meadhall.client.library.index import MatchResult, People
from meadhall.client.match.seat_names import NUMBERED
from meadhall.ui.text.words import calling, say, told


def people_words(people: People) -> str:
    """Each name with its side."""
    return ", ".join(
        name if str(side.form) in NUMBERED else say("{name} ({side})", name=name, side=told(side))
        for name, side in people
    )


def ending_words(result: MatchResult | None, people: People) -> str:
    """The sides that won, and why; nothing for a match that goes on."""
    names = [name for name, _ in people]
    with calling([name if names.count(name) == 1 else "" for name in names]):
        return _ending_words(result) if result is not None else ""


def _ending_words(result: MatchResult) -> str:
    nobody = say("defeat") if result.is_lost else say("draw")
    winners = ", ".join(told(side) for side in result.winners) or nobody
    return say("{winners}: {reason}", winners=winners, reason=told(result.reason))
