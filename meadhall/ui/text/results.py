"""Who sat where in a match of the library, and how it ended."""

from meadhall.client.library.index import MatchResult, People
from meadhall.client.match.seat_names import NUMBERED
from meadhall.ui.text.words import calling, capital, say, told


def people_words(people: People) -> str:
    """Each name with its side."""
    return ", ".join(
        name if str(side.form) in NUMBERED else say("{name} ({side})", name=name, side=told(side))
        for name, side in people
    )


def ending_words(result: MatchResult | None, people: People) -> str:
    """The sides that won, and why; nothing for a match that goes on."""
    with calling(told_apart(people)):
        return _ending_words(result) if result is not None else ""


def reason_words(result: MatchResult, people: People) -> str:
    """Why it ended, as a sentence of its own."""
    with calling(told_apart(people)):
        return capital(told(result.reason))


def told_apart(people: People) -> list[str]:
    """The names by which people are known, seat by seat; none for who shares one."""
    names = [name for name, _ in people]
    return [name if names.count(name) == 1 else "" for name in names]


def _ending_words(result: MatchResult) -> str:
    nobody = say("defeat") if result.is_lost else say("draw")
    winners = ", ".join(told(side) for side in result.winners) or nobody
    return say("{winners}: {reason}", winners=winners, reason=told(result.reason))
