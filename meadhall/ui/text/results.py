"""Who sat where in a match of the library, and how it ended."""

from meadhall.client.library.index import MatchResult, People
from meadhall.ui.text.words import say, told


def people_words(people: People) -> str:
    """Each name with its side."""
    return ", ".join(say("{name} ({side})", name=name, side=told(side)) for name, side in people)


def ending_words(result: MatchResult | None) -> str:
    """The sides that won, and why; nothing for a match that goes on."""
    if result is None:
        return ""
    nobody = say("defeat") if result.is_lost else say("draw")
    winners = ", ".join(told(side) for side in result.winners) or nobody
    return say("{winners}: {reason}", winners=winners, reason=told(result.reason))
