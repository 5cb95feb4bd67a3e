"""What the library's index keeps of a match: read from its file, and nothing else.

To know how a match stands it has to be played again, by the rules and with all that the network
knows of envelopes; so this stands apart from the index, which most starts find as it should be.
"""

from pathlib import Path

from meadhall.client.library.index import UNSETTLED, MatchResult, People
from meadhall.client.library.snapshot import snapshot
from meadhall.client.match.setup import look_at
from meadhall.engines import catalogue
from meadhall.engines.phrases import Phrase
from meadhall.engines.values import Result
from meadhall.net.gathering.genesis import level_alone
from meadhall.net.gathering.series import WORTH
from meadhall.net.match.match import Match

Facts = tuple[str, str, People, int, int, int, MatchResult | None, str]
"""The game and its title, the people, when it began, its length, is it over, how, what is wrong."""

SeatFacts = tuple[str, Phrase, str, str, str, int, bool, Phrase | None, int]
"""The game, the side, the name, the computer's level, the key of who answers for it, points, is it
asked; the kind of match and its turns, in a game that is won together."""


SeriesFacts = tuple[str, str, bool]
"""The name of the match, that of the game before it, is the next one of its series to be played."""


def read(path: Path) -> tuple[Facts, list[SeatFacts], str, SeriesFacts]:
    """The match, its seats, how it stands, and among which games; NetError or GameError if the
    file is none."""
    _, match = look_at(path)
    return facts_of(match), seats_of(match), snapshot(match), series_of(match)


def facts_of(match: Match) -> Facts:
    genesis = match.genesis
    game = catalogue.find(genesis.game)
    settings = dict(genesis.settings)
    people = tuple(
        (
            level_alone(chair.level).capitalize() if chair.level else genesis.name_of(chair),
            game.seat_name(seat, genesis.seats, settings),
        )
        for seat, chair in enumerate(genesis.chairs)
    )
    result = None
    if match.over is not None:
        winners = tuple(
            game.seat_name(seat, genesis.seats, settings)
            for seat, each in enumerate(match.over.results)
            if each is Result.WIN
        )
        is_lost = all(each is Result.LOSS for each in match.over.results)
        result = MatchResult(winners, match.over.reason, is_lost)
    return (
        genesis.game,
        game.title,
        people,
        genesis.created,
        len(match.line),
        int(match.over is not None),
        result,
        "",
    )


def seats_of(match: Match) -> list[SeatFacts]:
    genesis = match.genesis
    game = catalogue.find(genesis.game)
    settings = dict(genesis.settings)
    over = match.over
    asked = match.record.state.asked() if over is None else ()
    kind, turns = game.victory_time(match.record.state, settings) or (None, 0)
    return [
        (
            genesis.game,
            game.seat_name(seat, genesis.seats, settings),
            genesis.name_of(chair),
            level_alone(chair.level),
            genesis.people[chair.peer].key.hex(),
            WORTH[over.results[seat]] if over is not None else UNSETTLED,
            seat in asked,
            kind,
            turns,
        )
        for seat, chair in enumerate(genesis.chairs)
    ]


def series_of(match: Match) -> SeriesFacts:
    name, series = match.record.match.hex(), match.genesis.series
    if series is None:
        return name, "", False
    follows = series.before[-1].match.hex() if series.before else ""
    return name, follows, match.over is not None and not series.is_last
