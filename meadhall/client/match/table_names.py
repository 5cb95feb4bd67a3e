"""The names at one table: who is called what wherever their seat is spoken of (`seat_names`)."""

from meadhall.client.computer.players import strength
from meadhall.client.match.session import Session
from meadhall.client.multiplayer.display_names import has_name


def names_of(session: Session) -> tuple[str, ...]:
    """The names at this table; who is gone, or has resigned, keeps theirs."""
    genesis = session.match.genesis
    chairs = genesis.chairs
    names = [
        strength(chair.level).title if chair.level else genesis.name_of(chair) for chair in chairs
    ]

    def called(seat: int) -> str:
        name, is_computer = names[seat], bool(chairs[seat].level)
        if names.count(name) > 1:
            return f"{name} {seat + 1}" if is_computer else ""
        return name if is_computer or has_name(name) else ""

    return tuple(called(seat) for seat in range(len(names)))
