"""What to call who sits at a seat: a person by name, everybody else by the side they play."""

from meadhall.client.computer.players import computer_title
from meadhall.client.match.seat_names import NUMBERED
from meadhall.client.match.session import SeatedPlayer, Session
from meadhall.client.multiplayer.display_names import has_name
from meadhall.engines.values import NOBODY
from meadhall.ui.text.words import calling, capital, say, told


def is_named(players: tuple[SeatedPlayer, ...], seat: int) -> bool:
    """Does the name of who sits there mean this seat and no other?

    It does not where people share one computer, or have told no name.
    """
    name = players[seat].person
    return has_name(name) and [each.person for each in players].count(name) == 1


def seat_called(session: Session, seat: int) -> str:
    """As short as can be: `Anna`, or `White`; `the table` for nobody's seat."""
    if seat == NOBODY:
        return say("the table")
    players = session.players
    return players[seat].person if is_named(players, seat) else capital(told(players[seat].side))


def seat_in_full(session: Session, seat: int) -> str:
    """The name with the side, where there is a name."""
    players = session.players
    side = side_beside(session, seat)
    if is_named(players, seat) and side:
        return named_side(players[seat].person, side)
    return seat_called(session, seat)


def side_beside(session: Session, seat: int) -> str:
    """What to call the side beside a name; nothing where the game only counts its players."""
    side = session.side(seat)
    if str(side.form) not in NUMBERED:
        with calling(()):
            return told(side)
    team = side.place("side")
    return "" if team is None else say("side {side}", side=team)


def named_side(person: str, side: str) -> str:
    return say("{person} ({side})", person=person, side=side)


def who_plays(player: SeatedPlayer) -> str:
    """The person, or the computer with its level."""
    return player.person or say("computer, {level}", level=told(computer_title(player.level)))
