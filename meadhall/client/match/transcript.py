"""A match on a sheet of paper: who played, what was done move by move, and how it ended."""

from meadhall.client.match.session import Session
from meadhall.engines.values import NOBODY


def transcript(session: Session) -> str:
    """The whole match as a text, in the notation of its game."""
    seats = ", ".join(
        f"{player.person or player.level.capitalize()} ({player.side})"
        for player in session.players
    )
    lines = [f"{session.game.title}: {seats}", ""]
    for row in session.read_log():
        told = row.notation or "; ".join(str(event) for event in row.events)
        if told:
            who = "" if row.seat == NOBODY else f"  {session.side(row.seat)}"
            lines.append(f"{row.number + 1:>4}{who}  {told}")
    if session.outcome is not None:
        winners = " and ".join(str(session.side(seat)) for seat in session.outcome.winners)
        lines += ["", f"{winners or 'A draw'}: {session.outcome.reason}"]
    return "\n".join(lines) + "\n"
