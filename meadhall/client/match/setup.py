"""Beginning, opening and branching matches: from a plan to a session with its file."""

import os
import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from meadhall.client.match.computer_turns import ComputerPlayer
from meadhall.client.match.session import Session
from meadhall.client.multiplayer.identities import identity_of
from meadhall.client.system.emblems import LOT, emblem_number
from meadhall.client.system.folders import Folders
from meadhall.client.system.user_error import as_user_error
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.values import NOBODY
from meadhall.net.errors import NetError
from meadhall.net.files.saga import Saga
from meadhall.net.files.saga_file import SagaFile, load_saga
from meadhall.net.gathering.genesis import (
    DEFAULT_TERMS,
    NAMELESS,
    Terms,
    has_secrets,
    is_timed,
)
from meadhall.net.gathering.series import Series
from meadhall.net.identity import Identity
from meadhall.net.match.match import Match, NoJournal, begin_alone, resume
from meadhall.net.texts import recognised

DAMAGED: Final = ".damaged"
"""What a damaged file of one's own is kept as, before the match goes on in what is whole of it."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table: the game, its options, and which seats the computer or guests take."""

    game: str
    seats: int
    settings: Mapping[str, object] = field(default_factory=dict)
    levels: Mapping[int, str] = field(default_factory=dict)
    guests: tuple[int, ...] = ()  # seats kept for people at other computers
    answers: tuple[tuple[int, ...], ...] = ()
    diagram: str = ""
    series: Series | None = None  # where the match is one of several games that count together
    terms: Terms = DEFAULT_TERMS  # what is agreed with those guests, and how long Einherjar thinks
    names: Mapping[int, str] = field(default_factory=dict)  # of people who share this computer

    def on_terms(self, *, escrow: bool, opening: bool, hosted: bool, patience: int) -> "TablePlan":
        """The same table, with this agreed about cards and about players who stay away."""
        terms = replace(
            self.terms, escrow=escrow, opening=opening, hosted=hosted, patience=patience
        )
        return replace(self, terms=terms)

    def with_time(self, milliseconds: int) -> "TablePlan":
        """The same table, where the strongest computer thinks so long; 0: it counts."""
        thinking = milliseconds if self.may_be_timed else 0
        return replace(self, terms=replace(self.terms, thinking=thinking))

    @property
    def may_be_timed(self) -> bool:
        """Does a computer player sit there that may think by the clock?"""
        return is_timed(self.levels.values())

    def in_pairs(self) -> "TablePlan":
        """The same table for two games that count together."""
        return replace(self, series=Series())

    def swapped(self) -> "TablePlan":
        """The same table with everybody one seat further, from the beginning."""
        levels = {(seat + 1) % self.seats: level for seat, level in self.levels.items()}
        names = {(seat + 1) % self.seats: name for seat, name in self.names.items()}
        guests = tuple(sorted((seat + 1) % self.seats for seat in self.guests))
        moved = replace(self, levels=levels, names=names, guests=guests)
        return moved.again()

    def again(self) -> "TablePlan":
        """The same table from the beginning."""
        return replace(self, answers=(), diagram="", series=self._anew())

    def _anew(self) -> Series | None:
        return self.series.anew() if self.series is not None else None


@dataclass(frozen=True, slots=True)
class Origin:
    """What makes a match unique: its random number, and when it began."""

    nonce: bytes
    created: int


def last_state(plan: TablePlan) -> State:
    """The position from which a match of this plan goes on; GameError if there is none."""
    game = catalogue.find(plan.game)
    settings = game.settle(plan.seats, plan.settings)
    if plan.diagram:
        state = game.read_diagram(plan.diagram, plan.seats, settings)
    else:
        state = game.opening(plan.seats, settings)
    for answer in plan.answers:
        state.answer(answer)
    return state


def hides_cards(plan: TablePlan) -> bool:
    """Does this game have cards that only some seats know?"""
    return has_secrets(catalogue.find(plan.game).start(plan.seats, **plan.settings))


def begin(
    plan: TablePlan,
    folders: Folders,
    name: str,
    computer_player: ComputerPlayer,
    origin: Origin | None = None,
    emblem: str = LOT,
) -> tuple[Session, Path]:
    """A new match, kept from its first moment; UserError if there can be none.

    Its random numbers are new, unless an origin is given to begin the same match again.
    """
    origin = origin or Origin(os.urandom(16), int(time.time()))
    with as_user_error():
        game = catalogue.find(plan.game)
        path = folders.match_beginning_now(plan.game, origin.nonce)
        identity, file = identity_of(folders), SagaFile.create(path)
        try:
            match = begin_alone(
                game,
                plan.settings,
                identity,
                name or NAMELESS,
                origin.nonce,
                origin.created,
                plan.levels,
                plan.seats,
                file,
                plan.diagram,
                plan.answers,
                plan.series,
                emblem_number(emblem, identity.public),
                plan.terms.thinking,
                plan.names,
            )
        except NetError:
            file.close()
            path.unlink(missing_ok=True)  # nothing of it is there to be kept
            raise
        return Session(match, computer_player), path


def open_file(path: Path, folders: Folders, computer_player: ComputerPlayer) -> Session:
    """Go on with a match, or look at somebody else's; UserError if the file is none."""
    with as_user_error():
        saga = load_saga(path)
        identity = identity_of(folders)
        keys = [person.key for person in saga.signed.genesis.people]
        if identity.public not in keys or not os.access(path, os.W_OK):
            session = Session(resume(saga, None, NoJournal()), computer_player)
            session.damage, session.is_archived = recognised(saga.problem), True
            return session
        if saga.problem:
            shutil.copy2(path, path.with_suffix(DAMAGED))
        session = Session(go_on(path, saga, identity), computer_player)
        session.damage = recognised(saga.problem)
        return session


def go_on(path: Path, saga: Saga, identity: Identity | None) -> Match:
    """Go on with a match in the file that it was read from; no other program may meanwhile."""
    journal = SagaFile.go_on(path, saga)
    try:
        return resume(saga, identity, journal)
    except NetError:
        journal.close()
        raise


def look_at(path: Path) -> tuple[Saga, Match]:
    """A match as it lies in its file, only to be read; NetError if it is none."""
    saga = load_saga(path)
    return saga, resume(saga, None, NoJournal())


def last_position(path: Path) -> State:
    """The last position, without anything secret; UserError if the file is no match."""
    with as_user_error():
        _, match = look_at(path)
        state = match.record.state
        return state if match.over is not None else state.seen_by(NOBODY)


def is_shared(path: Path) -> bool:
    """Is this a match among several computers? Trouble if it is none at all."""
    with as_user_error():
        return len(load_saga(path).signed.genesis.people) > 1


def table_plan_of(session: Session) -> TablePlan:
    """The table that this session sits at, as a plan for another match."""
    genesis = session.match.genesis
    levels = {player.seat: player.level for player in session.players if player.level}
    return TablePlan(
        genesis.game,
        genesis.seats,
        dict(genesis.settings),
        levels,
        answers=genesis.answers,
        diagram=genesis.diagram,
        series=session.series,
        terms=Terms(thinking=genesis.terms.thinking),
        names={seat: chair.name for seat, chair in enumerate(genesis.chairs) if chair.name},
    )


def with_same_people(session: Session) -> TablePlan:
    """The table as it began: with the same people, wherever they sit, and the same computers."""
    genesis = session.match.genesis
    chairs = list(enumerate(genesis.chairs))
    levels = {seat: chair.level for seat, chair in chairs if chair.level}
    guests = [seat for seat, each in chairs if each.peer != session.match.me and not each.level]
    return replace(table_plan_of(session), levels=levels, guests=tuple(guests), terms=genesis.terms)


def next_game(session: Session) -> TablePlan:
    """The next game of the series that this session's finished one belongs to."""
    assert session.series is not None and session.outcome is not None
    series = session.series.after(session.match.record.match, session.outcome)
    return replace(with_same_people(session).swapped(), series=series)


def branch(session: Session, number: int) -> TablePlan:
    """A new match that goes on from before answer `number` of this one."""
    plan = table_plan_of(session)
    before = plan.answers[session.match.record.given :]
    return replace(plan, answers=before + session.answers()[:number], series=None)
