"""A match in short, for one of its players: the opponents, whose turn it is, the result."""

from dataclasses import dataclass

from meadhall.client.library.index import UNSETTLED, Entry, Library, SeatEntry
from meadhall.client.system.folders import Folders


@dataclass(frozen=True, slots=True)
class RecentMatch:
    entry: Entry
    others: tuple[str, ...]  # everybody else, a computer by its level; nobody, alone at a table
    people: tuple[tuple[str, str], ...]  # key and name of those who sit at other computers
    has_sat: bool  # has this player sat there at all?
    is_awaited: bool  # does the match wait for a choice of this player?
    points: int  # 2 for a win, 1 for a draw; UNSETTLED where that cannot be said of one player


def own_key(folders: Folders) -> str:
    """Whose eyes these are, as the library keeps keys; empty before the first match."""
    from meadhall.net.identity import SEED_SIZE, Identity  # who has no match yet does without

    try:
        seed = folders.identity.read_bytes()
    except OSError:
        return ""
    return Identity(seed).public.hex() if len(seed) == SEED_SIZE else ""


def recent_match(entry: Entry, table: list[SeatEntry], key: str) -> RecentMatch:
    """This match in short, for the owner of this key."""
    mine = [sat for sat in table if sat.key == key and not sat.level]
    others = [sat for sat in table if sat not in mine]
    return RecentMatch(
        entry,
        tuple(sat.level.capitalize() or sat.name for sat in others),
        tuple(dict.fromkeys((sat.key, sat.name) for sat in others if sat.key != key)),
        bool(mine),
        any(sat.is_asked for sat in mine),
        mine[0].points if len(mine) == 1 else UNSETTLED,
    )


def unfinished(library: Library, folders: Folders, limit: int) -> list[RecentMatch]:
    """Matches that can be gone on with: those that wait for this player first, then the latest."""
    tales = _tales(library, folders, library.unfinished(limit))
    return sorted(tales, key=lambda each: not each.is_awaited)


def finished(library: Library, folders: Folders, limit: int) -> list[RecentMatch]:
    """The matches that came to their end last."""
    return _tales(library, folders, library.finished(limit))


def _tales(library: Library, folders: Folders, entries: list[Entry]) -> list[RecentMatch]:
    key = own_key(folders) if entries else ""
    return [recent_match(entry, library.seats_of(entry.path), key) for entry in entries]
