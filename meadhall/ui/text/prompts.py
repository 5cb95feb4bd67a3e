"""The one sentence above the board: whose turn it is, what is wanted, or why one has to wait."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.client.computer.players import strength
from meadhall.client.match.computer_turns import Hint
from meadhall.client.match.session import SeatedPlayer, Session
from meadhall.client.match.setup import DAMAGED
from meadhall.client.multiplayer.series_files import points_text
from meadhall.engines import catalogue
from meadhall.engines.game import Game
from meadhall.engines.phrases import Phrase, Text
from meadhall.engines.values import NOBODY, Over, Result, UnknownGame
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.text.opponents import against, listed
from meadhall.ui.text.people import is_named, named_side, seat_in_full
from meadhall.ui.text.words import capital, join, say, told

if TYPE_CHECKING:
    from meadhall.client.match.moves import MoveBuilder
    from meadhall.client.multiplayer.lan_table import LanTable


class PromptKind(Enum):
    YOURS = "yours"
    WAITING = "waiting"
    LOOKING_BACK = "looking back"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Prompt:
    mood: PromptKind
    text: str
    seat: int = NOBODY
    """Whose emblem and name stand before the sentence: the one who is asked."""


def prompt(board: GameBoard, session: Session, number: int) -> Prompt:
    if number < session.length:
        text = say(
            "You are looking at move {number} of {length}. The match is as it was.",
            number=number,
            length=session.length,
        )
        return Prompt(PromptKind.LOOKING_BACK, text)
    if session.outcome is not None:
        return Prompt(PromptKind.OVER, outcome_text(session, session.outcome))
    if session.move is not None:
        return Prompt(PromptKind.YOURS, _invitation(board, session), session.move.seat)
    awaited = [seat for seat in session.asked if seat not in session.sealed]
    is_one = len(awaited) == 1 and not session.is_archived
    return Prompt(PromptKind.WAITING, _waiting(session), awaited[0] if is_one else NOBODY)


def _invitation(board: GameBoard, session: Session) -> str:
    move = session.move
    assert move is not None
    is_shared = len(session.people_here) > 1
    who = seat_in_full(session, move.seat) if is_shared else capital(told(session.side(move.seat)))
    if move.action is not None and board.is_sealed_choice(move.state):
        cards = ", ".join(say(step.text) for step in move.taken)
        return say("{who}: {cards}. Press Enter to seal the choice.", who=who, cards=cards)
    if move.action is not None and (doubt := board.doubt(move)):
        return say("{who}: {doubt} Press Enter to do it all the same. Esc: back.", who=who,
                   doubt=doubt)  # fmt: skip
    if move.action is not None:
        is_placed = board.place_of(move.taken[-1], move.state) is not None if move.taken else False
        name = steps_taken(board, move) if is_placed else move.state.name(move.seat, move.action)
        return say("{who}: {name}. Press Enter to make this move.", who=who, name=name)
    asked = ""
    if not board.asks_in_own_words and not move.taken:
        asked = told(move.state.request(move.seat))
    if asked and not is_shared:
        return say("Your turn, {who}. {asked}", who=told(session.side(move.seat)), asked=asked)
    if asked:
        return say("{who}, your turn. {asked}", who=who, asked=asked)
    wanted = closed(board.invitation(move))
    if move.taken:
        taken = steps_taken(board, move)
        return say("{who}, {taken}: {wanted} Esc: back.", who=who, taken=taken, wanted=wanted)
    if not is_shared:
        return say("Your turn, {who}: {wanted}", who=told(session.side(move.seat)), wanted=wanted)
    return say("{who}, your turn: {wanted}", who=who, wanted=wanted)


def steps_taken(board: GameBoard, move: "MoveBuilder") -> str:
    """What has been chosen so far: places by their names, all else as its button says it."""
    words = []
    for step in move.taken:
        is_place = board.spot_of(step, move.state) or board.place_of(step, move.state) is not None
        words.append(say(step.text) if is_place else f"\u201c{board.button_text(step)}\u201d")
    return ", ".join(words)


def hint_words(board: GameBoard, session: Session, hint: Hint, is_half: bool) -> str:
    """Only where to look, or the whole choice and what would come of it."""
    if is_half:
        first = hint.steps[0]
        if not board.spot_of(first, session.state) and not board.handle_of(first):
            what = board.button_text(first)
            return say("Hint: {what}. H again: the whole move.", what=what)
        return say("Hint: look at {place}. H again: the whole move.", place=say(first.text))
    before = session.view(hint.seat)
    after, events = session.foretold(hint.seat, hint.action)
    name = before.name(hint.seat, hint.action)
    if events and events[0].seat == hint.seat:
        name = told(events[0].text).rstrip(".")  # in words rather than in notation
    is_notation = name == before.name(hint.seat, hint.action)
    if (
        is_notation
        and len(hint.steps) == 2
        and all(board.spot_of(step, before) for step in hint.steps)
    ):
        start, end = (say(step.text) for step in hint.steps)
        if not board.is_sealed_choice(before):
            name = say("{start} to {end}", start=start, end=end)
        else:
            name = say("{main} with {support}", main=start, support=end)
    told_of = [event for event in events[1:] if event.key != "turn"]  # the first is the move itself
    gains = [told(event.text).rstrip(".") for event in told_of]
    if board.notes_are_gains:
        old, new = board.seat_notes(before, hint.seat), board.seat_notes(after, hint.seat)
        gains += [note for note in new if note not in old]
    why = board.reasons(before, after, hint.seat, hint.action)
    gains += [reason for reason in why if not reason.endswith(".")]
    sentences = "".join(f" {reason}" for reason in why if reason.endswith("."))
    if not gains:
        return say("Hint: {name}.", name=name) + sentences
    joined = ", ".join(gains)
    return say("Hint: {name}. What it brings: {gains}.", name=name, gains=joined) + sentences


def _waiting(session: Session) -> str:
    if session.is_archived:
        return say("The match stops here; it was not played to its end.")
    sealed = session.sealed
    awaited = [session.players[seat] for seat in session.asked if seat not in sealed]
    if not awaited:
        return say("One moment.")
    if all(seated.is_here for seated in awaited) and not session.awaited:
        return say("One moment: the others have yet to hear of this.")
    names = join([player_name_at(seated) for seated in awaited])
    if session.is_only_looked_at:
        return say("{names} to move. You are looking on.", names=capital(names))
    if all(seated.level for seated in awaited):
        return say("{names} is thinking.", names=capital(names))
    return say("Waiting for {names}.", names=names)


def player_name_at(seated: SeatedPlayer) -> str:
    """Who sits there, and on which side; only once where the side is called by the name."""
    side = told(seated.side)
    if seated.level:
        level = strength(seated.level).title
        return side if side == level else say("{side} (computer, {level})", side=side, level=level)
    return side if side == seated.person else named_side(seated.person, side)


def outcome_text(session: Session, over: Over, is_for_others: bool = False) -> str:
    """Who won, and why; nobody is "you" where others read it."""
    verdict = ending(session, over, is_for_others)
    return " ".join(part for part in (verdict, series_text(session)) if part)


def series_text(session: Session) -> str:
    """The score of the match's series, or who has won it."""
    series = session.series
    if series is None:
        return ""
    scores = series.scores(session.seats, session.outcome)
    listed = ", ".join(
        say("{who} {points}", who=player_name(session, player), points=points_text(score))
        for player, score in enumerate(scores)
    )
    if session.outcome is None or not series.is_last:
        return say(
            "Game {number} of {length}: {scores}.",
            number=series.number, length=series.length, scores=listed,
        )  # fmt: skip
    best = [player for player, score in enumerate(scores) if score == max(scores)]
    if len(best) > 1:
        return say("The match is drawn: {scores}.", scores=listed)
    winner = player_name(session, best[0])
    return say("{who} wins the match: {scores}.", who=winner, scores=listed)


def player_name(session: Session, player: int) -> str:
    """What a player of a series is called: as a person, and by the side he began with where two
    have the same name."""
    assert session.series is not None
    names = []
    for each in range(session.seats):
        seated = session.players[session.series.seat_of(each, session.seats)]
        names.append(seated.person or strength(seated.level).title)
    if names.count(names[player]) == 1:
        return names[player]
    side = told(session.side(player))
    return say("{person} (first {side})", person=names[player], side=side)


def versus(session: Session) -> str:
    """The opponents of the people here."""
    return against(_others(session), is_together=session.game.goal is not None)


def _others(session: Session) -> list[str]:
    here = set(session.people_here)
    return [
        strength(seated.level).title if seated.level else seated.person
        for seated in session.players
        if seated.seat not in here
    ]


def table_words(session: Session) -> tuple[str, str]:
    """A table in the sidebar: in a few words, and in a sentence."""
    others, title, against_them = _others(session), session.game.title, versus(session)
    if session.outcome is not None:
        return say("{others}, over", others=listed(others)) if others else say("over"), say(
            "{game}, {against}: it is over", game=title, against=against_them
        )
    note = say("{others}, move {number}", others=listed(others), number=session.length)
    if not others:
        note = say("move {number}", number=session.length)
    if session.acting != NOBODY:
        return note, say("{game}, {against}: your turn", game=title, against=against_them)
    return note, say("{game}, {against}: the others are to move", game=title, against=against_them)


def room_words(lan_table: "LanTable") -> tuple[str, str]:
    """A waiting room in the sidebar: in a few words, and in a sentence."""
    try:
        title = catalogue.find(lan_table.game).title
    except UnknownGame:  # it is not known yet, or not here
        return "", say("Waiting room")
    if not lan_table.missing:
        return title, say("Waiting room, {game}: everybody is there", game=title)
    return title, say(
        "Waiting room, {game}: still to come: {count}", game=title, count=lan_table.missing
    )


def ending(session: Session, over: Over, is_for_others: bool = False) -> str:
    """The verdict. Who has resigned is called by name here, where a name means one seat."""
    sides = [
        seat_in_full(session, seat) if is_named(session.players, seat) else told(session.side(seat))
        for seat in over.winners
    ]
    reason = capital(told(_with_name(session, over.reason)))
    if not sides and all(result is Result.LOSS for result in over.results):
        return lost_by_all(session.game, reason)
    if not sides:
        return say("A draw. {reason}", reason=reason)
    here = () if is_for_others else session.people_here
    if session.game.goal is not None:
        return say("Victory. {reason}", reason=reason)
    if len(here) == 1 and here[0] in over.winners:
        return say("You win. {reason}", reason=reason)
    return say("Victory for {sides}. {reason}", sides=join(sides), reason=reason)


def _with_name(session: Session, reason: Text) -> Text:
    """The reason, with who has given up or stayed away called by name, beside the side."""
    if not isinstance(reason, Phrase):
        return reason
    loser = reason.place("loser")
    for player in session.players:
        if player.side == loser and is_named(session.players, player.seat):
            places = {**dict(reason.places), "loser": seat_in_full(session, player.seat)}
            return Phrase(reason.form, tuple(places.items()))
    return reason


def lost_by_all(game: Game, reason: str) -> str:
    """Everybody has lost: together against the game, or rivals who have all gone down."""
    if game.goal is not None:
        return say("Defeat. {reason}", reason=reason)
    return say("Nobody wins. {reason}", reason=reason)


def damage_text(session: Session, file: Path) -> str:
    """What a file that is not whole still gave, and what became of it."""
    if session.is_archived:
        return say(
            "{file} is damaged: {reason}. It is shown up to move {number}, as far as it is whole.",
            file=file.name,
            reason=told(session.damage),
            number=session.length,
        )
    return say(
        "{file} is damaged: {reason}. The match goes on after move {number}; the file as it was is "
        "kept as {copy}.",
        file=file.name,
        reason=told(session.damage),
        number=session.length,
        copy=file.with_suffix(DAMAGED).name,
    )


def closed(sentence: str) -> str:
    """With the full stop that a sentence ends with, unless it has one or is a question."""
    return sentence if sentence.endswith(("?", ".")) else f"{sentence}."
