"""The others at a table, in words: opponents, or comrades where all play together."""

from collections import Counter
from collections.abc import Sequence

from meadhall.ui.text.words import join, say


def listed(names: Sequence[str]) -> str:
    """Each name once, with how often it comes where that is more than once."""
    return join(
        [
            name if times == 1 else say("{name}\u00a0\u00d7\u00a0{count}", name=name, count=times)
            for name, times in Counter(names).items()
        ]
    )


def against(names: Sequence[str], *, is_together: bool) -> str:
    """All others at a table; without any, one person plays for everybody."""
    if not names:
        return say("all at this computer")
    if is_together:
        return say("with {names}", names=listed(names))
    return say("against {names}", names=listed(names))
