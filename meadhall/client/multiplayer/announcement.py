"""What others on the network may see of the table at which we are, before they have come to it."""

from meadhall.net.gathering.series import Series
from meadhall.net.gathering.table import Table
from meadhall.net.shell.discovery import GATHERING, PLAYING, WAITING, Notice, key_start


def notice_of(table: Table) -> Notice | None:
    """The line that announces us at this table; None where there is nothing to be seen.

    Only the opener offers seats. A guest at the table waits there, and does not look for
    another one.
    """
    if table.is_watching:
        return None
    start, name = key_start(table.identity.public), table.table.hex()
    if table.match is not None:
        genesis = table.match.genesis
        seats, after = f"0/{genesis.seats}", _follows(genesis.series)
        return Notice(
            start, table.name, genesis.game, seats, PLAYING, name,
            follows=after, emblem=table.emblem,
        )  # fmt: skip
    opener = table.lobby.opener if table.lobby is not None else None
    if table.lobby is None or opener is None or opener.offer is None:
        return None
    offer = opener.offer
    if opener.key != table.identity.public:
        return Notice(start, table.name, offer.game, "", WAITING, name, emblem=table.emblem)
    seats = f"{missing(table)}/{offer.seats}"
    after = _follows(offer.series)
    return Notice(
        start, table.name, offer.game, seats, GATHERING, name, follows=after, emblem=table.emblem
    )


def _follows(series: Series | None) -> str:
    """The match that was played before this one of a series."""
    return series.before[-1].match.hex() if series is not None and series.before else ""


def missing(table: Table) -> int:
    """How many people must still come to a table that gathers."""
    lobby = table.lobby
    if lobby is None or lobby.opener is None or lobby.opener.offer is None:
        return 0
    seated = sum(len(card.wishes) for card in lobby.people)
    return max(0, lobby.opener.offer.free - seated)
