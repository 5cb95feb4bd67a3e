"""One match as a window or a terminal deals with it.

A session is between a match (`meadhall.net.match.match`) and its view. It knows which seats people
hold here, whose turn it is to point, what the viewer may see, and what the log says. It asks
computer players for the choices of the computer's seats. It has no clock and no thread: the view
calls `tick` now and then, and `listen` tells it that something has changed.

Live play, looking back, a finished match from the library and a branch are all this one thing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from meadhall.client.match import takeback
from meadhall.client.match.computer_turns import ComputerPlayer, ComputerTurns, Hint
from meadhall.client.match.log import LogRow, MatchLog, chosen_at, is_secret
from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.table_talk import PendingWords, TableTalk
from meadhall.client.system.emblems import PLAIN, told_apart_emblems
from meadhall.client.system.user_error import UserError, as_user_error
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.phrases import Phrase, Text
from meadhall.engines.values import NOBODY, Event, HiddenFace, Over
from meadhall.net.errors import NotKept
from meadhall.net.gathering.genesis import Chair
from meadhall.net.gathering.series import Series
from meadhall.net.match.match import Match
from meadhall.net.match.wishes import TableNote, Wish

CONTENT: Final = 50
"""Thousandths above an equal share, from which on a computer player declines a draw."""

EVERYBODY: Final = -2
"""In place of a seat: the view with every card open."""


class TableWish(Enum):
    """What a player may want of a match besides a move."""

    TAKEBACK = "takeback"
    DRAW = "draw"
    RESIGN = "resign"


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """Who plays a seat."""

    seat: int
    side: Phrase  # what the game calls the seat
    person: str  # whose it is; empty for a computer
    level: str  # the computer's level; empty for a person
    is_here: bool  # is it this window's to choose for?
    emblem: int  # the number of the drawing that it goes by at this table; no two are alike


@dataclass(frozen=True, slots=True)
class PeerRequest:
    """Another peer would like to take back to before answer `number`, or to leave it at that."""

    person: str
    is_takeback: bool
    number: int


class Session:
    def __init__(self, match: Match, computer_player: ComputerPlayer) -> None:
        self.match = match
        self.game: Game = catalogue.find(match.genesis.game)
        self.settings = dict(match.genesis.settings)
        self.move: MoveBuilder | None = None
        self.hint: Hint | None = None
        self.hints: dict[tuple[int, int], int] = {}
        """What was advised before each answer, to which seat: a review never blames it."""

        self.damage: Text = ""  # why the file that it was read from is not whole; empty if it is
        self.is_archived = False  # is it read from a file that nobody plays on in?
        self.sitting = NOBODY  # the person who has taken the keyboard, where hands are secret
        self.eyes = EVERYBODY  # through whose an open book is read: a seat's, or everybody's
        self._computer = ComputerTurns(match, self.game, self.settings, computer_player)
        self._listeners: list[Callable[[], None]] = []
        self._undone: list[tuple[int, ...]] = []
        self._log = MatchLog(match)
        self._talk = TableTalk(match)
        self._talk.follow()
        self._seals: list[int] = []  # the seats of people here, the one that chose last at the end
        self._seated: dict[tuple[Chair, ...], tuple[SeatedPlayer, ...]] = {}
        self._is_unkept = False  # has something been chosen that is not written down yet?
        self._seen: tuple[object, ...] = ()  # the version that the listeners have been told of
        self._ready()

    def is_of(self, match: Match | None) -> bool:
        """Does it stand for this match?"""
        return self.match is match

    # Who sits here. --------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.match.genesis.seats

    def side(self, seat: int) -> Phrase:
        return self.game.seat_name(seat, self.seats, self.settings)

    @property
    def players(self) -> tuple[SeatedPlayer, ...]:
        return self._seated_on(tuple(self.match.record.chairs))

    def _seated_on(self, chairs: tuple[Chair, ...]) -> tuple[SeatedPlayer, ...]:
        """Kept, as a window asks for them hundreds of times for each move."""
        if chairs not in self._seated:
            self._seated[chairs] = tuple(map(self._player, range(self.seats)))
        return self._seated[chairs]

    def _player(self, seat: int) -> SeatedPlayer:
        chair = self.match.record.chairs[seat]
        return SeatedPlayer(
            seat,
            self.side(seat),
            "" if chair.level else self.match.genesis.name_of(chair),
            chair.level,
            chair.peer == self.match.me,
            self._emblems[seat],
        )

    @cached_property
    def _emblems(self) -> tuple[int, ...]:
        """A seat that is taken over keeps its emblem."""
        genesis = self.match.genesis
        return told_apart_emblems(
            [
                None
                if chair.level or seat != genesis.seats_of(chair.peer)[0]
                else genesis.people[chair.peer].emblem
                for seat, chair in enumerate(genesis.chairs)
            ]
        )

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats whose people have resigned."""
        return tuple(sorted(self.match.record.resigned))

    @property
    def series(self) -> Series | None:
        """Where this is one of several games that count together."""
        return self.match.genesis.series

    @property
    def people_here(self) -> tuple[int, ...]:
        """The seats that people at this computer play."""
        return tuple(player.seat for player in self.players if player.is_here and not player.level)

    @property
    def is_alone(self) -> bool:
        """Is there nobody at another computer, so that taking back concerns nobody else?"""
        return len(self.match.genesis.people) == 1

    @property
    def is_only_looked_at(self) -> bool:
        """Is this a match that can be read here but not played?"""
        return self.match.identity is None

    # The state of the match. -----------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many answers there have been; the present is at this number."""
        return len(self.match.line)

    @property
    def outcome(self) -> Over | None:
        return self.match.over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice, wherever they sit."""
        if self.outcome is not None:
            return ()
        return tuple(int(seat) for seat in self.match.record.state.asked())

    @property
    def sealed(self) -> tuple[int, ...]:
        """Where several choose in secret: those who have, and whose choice nobody sees yet."""
        asked = self.asked
        if len(asked) < 2:
            return ()
        step, mine = self.match.record.step, self.match.seats
        heard = {seat for peer in (*step.acts, *step.commits) for seat in step.seats.get(peer, ())}
        heard |= {seat for seat in asked if seat in mine and seat not in self.match.awaited}
        return tuple(seat for seat in asked if seat in heard)

    @property
    def acting(self) -> int:
        """The seat for which a person here is to choose now, or NOBODY."""
        return next((seat for seat in self.match.awaited if not self.match.level(seat)), NOBODY)

    @property
    def viewer(self) -> int:
        """The seat whose view is shown: the person who acts, or the last one who did."""
        here = self.people_here
        if self.eyes != EVERYBODY and self.is_open_book:
            return self.eyes
        if self.acting != NOBODY:
            return self.acting
        if self.sitting in here:
            return self.sitting
        return here[0] if here else NOBODY

    @property
    def needs_cover(self) -> bool:
        """Must the table be hidden until the next person has sat down?"""
        if self.acting in (NOBODY, self.sitting) or len(self.people_here) < 2:
            return False
        if self.sitting == NOBODY:
            return False
        sitting, acting = self.match.view(self.sitting), self.match.view(self.acting)
        return sitting.diagram() != acting.diagram()

    def sit_down(self) -> None:
        """The acting person has taken the keyboard."""
        self.sitting = self.acting
        self._tell()

    @property
    def is_open_book(self) -> bool:
        """May everything be shown that this computer knows of the match?"""
        return self.outcome is not None or self.is_only_looked_at

    @property
    def viewpoints(self) -> tuple[int, ...]:
        """The seats whose views can be shown, where they differ from the open view."""
        if not self.is_open_book or not any(is_secret(each.before) for each in self.match.line):
            return ()
        return tuple(seat for seat in range(self.seats) if self._is_known(seat))

    def _is_known(self, seat: int) -> bool:
        """Does this computer know what the seat knew? Only once all cards are open."""
        try:
            self.match.whole(self.length).seen_by(seat)
        except HiddenFace:
            return False
        return True

    def look_through(self, eyes: int) -> None:
        """Show the match as this seat knew it, or to EVERYBODY."""
        if eyes != EVERYBODY and eyes not in self.viewpoints:
            return
        self.eyes = eyes
        self._tell()

    def state_at(self, number: int) -> State:
        """The position before answer `number`, as the viewer may see it; all, once it is over."""
        if not self.is_open_book:
            return self.match.seen(number, self.viewer)
        whole = self.match.whole(number)
        return whole if self.eyes == EVERYBODY else whole.seen_by(self.eyes)

    @property
    def state(self) -> State:
        return self.state_at(self.length)

    @property
    def may_be_judged(self) -> bool:
        """May the computer evaluate the match? Not while others play it with us."""
        return self.outcome is not None or self.is_alone

    def knowledge(self, number: int, seat: int) -> State | None:
        """What a seat knew before answer `number`; None where that is not for us to know now."""
        try:
            if self.is_open_book:
                return self.match.whole(number).seen_by(seat)
        except HiddenFace:
            return None
        is_open = self.is_alone and self.match.line[number].before.is_open()
        return self.match.seen(number, seat) if is_open else None

    def whole_at(self, number: int) -> State:
        """The position before answer `number` with all that this computer may know of it."""
        return self.match.whole(number)

    def answers(self) -> tuple[tuple[int, ...], ...]:
        """All answers so far, as far as this computer may know them."""
        return self.match.answers()

    def view(self, seat: int) -> State:
        """The present position as a seat at this computer knows it."""
        return self.match.view(seat)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats at this computer that owe a choice, of people and of the computer."""
        return tuple(self.match.awaited)

    @property
    def takebacks(self) -> int:
        """How often the match has been taken back."""
        return self.match.record.takebacks

    def chosen_at(self, number: int) -> tuple[int, int] | None:
        """The seat and its action, where answer `number` was the choice of one seat alone."""
        return chosen_at(self.match, number)

    def read_log(self) -> Sequence[LogRow]:
        """What has happened until now, for everybody's eyes."""
        return self._log.read()

    def private_news(self, number: int, seat: int) -> Phrase | None:
        """What answer `number` showed to this seat and to nobody else, or None."""
        before = self.match.line[number].before
        if not is_secret(before) or not before.is_shown(seat):
            return None
        return self.match.seen(number + 1, seat).private_news(self.match.seen(number, seat))

    # A person's choice. ----------------------------------------------------------------------

    @property
    def question(self) -> Phrase | None:
        """The question that goes with the chosen move, where it needs words; else None."""
        if self.move is None or self.move.action is None:
            return None
        return self.move.state.words_wanted(self.move.seat, self.move.action)

    def submit(self, words: str = "") -> None:
        """Make the chosen move, with the words that go with it.

        Where it is refused, its last step is open again.
        """
        move = self.move
        if move is None or move.action is None:
            return
        self._undone.clear()
        self.sitting = seat = move.seat
        self._seals = [each for each in self._seals if each != seat] + [seat]
        try:
            self.act(seat, move.action, words)
        except UserError:
            if not self._is_unkept:
                move.back()
            raise

    def act(self, seat: int, action: int, words: str = "") -> None:
        """Choose for a seat here; UserError, and nothing has changed, if it cannot be.

        Only where the disk takes nothing any more it is chosen all the same, and comes to pass at
        the first `tick` after there is room.
        """
        said = self._words_for(seat, action, words)
        try:
            with as_user_error():
                self.match.act(seat, action)
        except UserError as error:
            self._is_unkept = isinstance(error.__cause__, NotKept)
            if self._is_unkept and said is not None:
                self._talk.keep_back(said)
            raise
        if said is not None:
            self._talk.keep_back(said)
        self._changed()

    def _keep(self) -> None:
        """Write down what the disk would not take; UserError if it still will not."""
        with as_user_error():
            self.match.speak()
        self._is_unkept = False
        self._changed()

    def _words_for(self, seat: int, action: int, words: str) -> PendingWords | None:
        """The words that go with this choice, with the question where several people sit here."""
        question = self.match.view(seat).words_wanted(seat, action) if words else None
        if not question:
            return None
        asker = f"{self.side(seat)} is asked: " if len(self.people_here) > 1 else ""
        return self._talk.words_for_choice(f"{asker}{question} {words}")

    # Taking back. ----------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        if self.is_only_looked_at:
            return False
        return self._own_seal() != NOBODY or self._last_choice() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone) and self.is_alone

    def undo(self) -> None:
        """Back to before the last choice of a person here; among several peers, ask for it."""
        if (seat := self._own_seal()) != NOBODY:
            self._seals.remove(seat)
            self.match.withdraw(seat)
            self.sitting = seat
            self._changed()
            return
        number = self._last_choice()
        if number is None:
            return
        undone = [moment.values for moment in self.match.line[number:]]
        with as_user_error():
            takeback.require_not_asked(self.match, Wish.BACK)
            self.match.go_back(number)
        if self.is_alone:
            self._undone = undone + self._undone
        self._changed()

    def redo(self) -> None:
        """Make the choices that were taken back again, up to a person's next one."""
        made = False
        while self._undone and self.outcome is None:
            state = self.match.record.state
            if made and self.acting != NOBODY:
                break
            values = self._undone.pop(0)
            seats = state.asked()
            if len(seats) != len(values):
                continue  # chance has answered by itself
            if any(
                not state.allows(int(seat), value)
                for seat, value in zip(seats, values, strict=True)
            ):
                self._undone.clear()
                break
            for seat, value in zip(seats, values, strict=True):
                self.act(int(seat), value)
            made = True

    def _own_seal(self) -> int:
        """The person here who sealed a choice last that can still be taken back, or NOBODY."""
        return next(
            (seat for seat in reversed(self._seals) if self.match.can_withdraw(seat)), NOBODY
        )

    def _last_choice(self) -> int | None:
        return takeback.last_choice(self.match, self.people_here)

    # Ending it by will. ----------------------------------------------------------------------

    @property
    def resigning(self) -> int:
        """The seat that a person here may resign now, or NOBODY.

        It is asked here, or shown here.
        """
        if self.outcome is not None or self.is_only_looked_at or not self.people_here:
            return NOBODY
        seat = self.acting if self.acting != NOBODY else self.viewer
        return NOBODY if self.match.record.objection_to(Wish.RESIGN, seat) else seat

    def resign(self) -> None:
        """Leave the match as one who has lost; where others are left, the computer plays on."""
        with as_user_error():
            self.match.resign(self.resigning)
        self._changed()

    @property
    def ends_by_resigning(self) -> bool:
        """Is nobody left to play once this person here resigns?"""
        return self.match.record.would_end_by_resigning(self.resigning)

    @property
    def can_offer_draw(self) -> bool:
        """May a draw be agreed on: does the game know one, and is a person here playing?"""
        is_playing = self.outcome is None and not self.is_only_looked_at
        return is_playing and self.game.knows_draw and bool(self.people_here)

    def offer_draw(self) -> bool:
        """Ask the others for a draw; at one computer it is agreed at once. False if a computer
        player has declined, because it thinks that it stands better."""
        if any(self._would_decline(player.seat) for player in self.players if player.level):
            return False
        with as_user_error():
            takeback.require_not_asked(self.match, Wish.DRAW)
            self.match.leave_it()
        self._changed()
        return True

    def _would_decline(self, seat: int) -> bool:
        here = self.match.view(seat) if seat in self.match.seats else self.match.view(NOBODY)
        return int(here.evaluate(seat)) > 1000 // self.seats + CONTENT

    # Among several peers. --------------------------------------------------------------------

    @property
    def own_wish(self) -> TableWish | None:
        """What we have asked the others for, and not heard of yet."""
        note = self._own_wish()
        if note is None or self.declined_by:
            return None
        return TableWish.TAKEBACK if note.wish is Wish.BACK else TableWish.DRAW

    @property
    def declined_by(self) -> str:
        """The person who said no to what we asked for last, while it still could be; or empty."""
        note = self._own_wish()
        no = takeback.refusal(self.match, note) if note is not None else None
        return self.match.genesis.peer_name(no.peer) if no is not None else ""

    def _own_wish(self) -> TableNote | None:
        return takeback.own_wish(self.match) if self.outcome is None else None

    @property
    def talk(self) -> tuple[tuple[str, str], ...]:
        """What was said at the table: who, and the words, in the order of hearing."""
        return self._talk.heard

    def talker(self, number: int) -> SeatedPlayer | None:
        """The player who has said these words; None if it was nobody at the table.

        Where somebody plays several seats, it is the first of them.
        """
        peer = self._talk.peers[number]
        seats = self.match.genesis.seats_of(peer)
        return self.players[seats[0]] if seats else None

    @property
    def own_name(self) -> str:
        """What the others call the person here; empty for a spectator."""
        me = self.match.me
        return self.match.genesis.peer_name(me) if me != NOBODY else ""

    def talker_emblem(self, number: int) -> int:
        """The number of the emblem of the one who said these words outside of the match."""
        return self._talk.emblems.get(number, PLAIN)

    def hear(self, name: str, text: str, emblem: int = PLAIN) -> None:
        """Add words that are in no match: said before it began, or by a spectator."""
        self._talk.hear(name, text, emblem)
        self._tell()

    @property
    def request(self) -> PeerRequest | None:
        """What another peer wishes for now, and we have not answered."""
        note = takeback.open_wish(self.match)
        if note is None:
            return None
        name = self.match.genesis.peer_name(note.peer)
        return PeerRequest(name, note.wish is Wish.BACK, note.argument)

    def grant(self, request: PeerRequest) -> None:
        """Agree to what another peer wishes for."""
        with as_user_error():
            if request.is_takeback:
                self.match.go_back(request.number)
            else:
                self.match.leave_it()
        self._changed()

    def decline(self) -> None:
        with as_user_error():
            takeback.decline(self.match)
        self._changed()

    def say(self, text: str) -> None:
        with as_user_error():
            self.match.say(text)
        self._changed()

    # The computer. ---------------------------------------------------------------------------

    @property
    def is_thinking(self) -> bool:
        return self._computer.is_thinking

    def ask_hint(self) -> None:
        """Have the computer look for a move for the person who acts; it knows no more than they."""
        if self.acting == NOBODY or self._computer.is_thinking:
            return
        self._computer.begin_hint(self.acting)
        self._tell()

    def foretold(self, seat: int, action: int) -> tuple[State, tuple[Event, ...]]:
        """How the match would stand if this seat chose so now, and what everybody would see
        happen; as it stands, and nothing, where others choose too or cards decide."""
        before = self.match.view(seat)
        if len(before.asked()) != 1:
            return before, ()
        after = before.copy()
        try:
            after.choose(action)
            return after, tuple(after.events_since(before, [action]))
        except HiddenFace:
            return before, ()

    def tick(self) -> None:
        """See what the others did, and let a computer's seat think or do what it has found."""
        self.look()
        if self._is_unkept:
            self._keep()
        if not self._computer.is_thinking:
            if self._computer.begin_turn():
                self._tell()
            else:
                self._computer.look_ahead()
            return
        found = self._computer.poll()
        if found is None:
            return
        if found.is_hint:
            steps = tuple(self.state.steps(found.seat, found.action))
            self.hint = Hint(found.seat, found.action, steps)
            self.hints[self.length, found.seat] = found.action
            self._tell()
        else:
            self.act(found.seat, found.action)

    def look(self) -> None:
        """See whether the others have done something since the last time."""
        if not self.is_alone and self._version() != self._seen:
            self._changed()

    def _version(self) -> tuple[object, ...]:
        """A value that differs whenever there may be something new to show."""
        record = self.match.record
        return len(record.line), self.match.over, record.step.number, record.live, len(record.notes)

    def close(self) -> None:
        """Stop thinking, and release the file."""
        self._computer.close()
        self.match.close()
        self._listeners.clear()

    # Listeners. ------------------------------------------------------------------------------

    def listen(self, listener: Callable[[], None]) -> None:
        self._listeners.append(listener)

    def _changed(self) -> None:
        """Drop what was begun on the old position, and tell the listeners."""
        self._talk.send_pending()
        while self.is_alone and self.match.next_event() is not None:
            pass
        self._talk.follow()
        self._seen = self._version()
        self._computer.drop_if_outdated()
        self._ready()
        self._tell()

    def _ready(self) -> None:
        self.hint = None
        seat = self.acting
        if self.sitting == NOBODY:
            self.sitting = seat
        self.move = MoveBuilder(self.match.view(seat), seat) if seat != NOBODY else None

    def _tell(self) -> None:
        for listener in list(self._listeners):
            listener()
