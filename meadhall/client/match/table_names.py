"""The names at one table: who is called what wherever their seat is spoken of (`seat_names`)."""

from meadhall.client.computer.players import strength
from meadhall.client.match.session import Session
from meadhall.client.multiplayer.display_names import has_name


def names_of(session: Session) -> tuple[str, ...]:
    """The names at this table; who is gone, or has resigned, keeps theirs."""
    people, chairs = session.match.genesis.people, session.match.genesis.chairs
    names = [
        strength(chair.level).title if chair.level else people[chair.peer].name for chair in chairs
    ]
    return tuple(
        ""
        if not (chair.level or has_name(name))
        else name
        if names.count(name) == 1
        else f"{name} {seat + 1}"
        if chair.level
        else ""
        for seat, (name, chair) in enumerate(zip(names, chairs, strict=True))
    )
