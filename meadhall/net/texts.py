"""What goes wrong between peers or with a match file, and what a table agrees on.

A `Problem` is a part of a sentence: a terminal writes it after a colon, a window as a sentence of
its own. A problem without places crosses the network as its English text (`problem_called`).
"""

import re

from meadhall.engines.phrases import Form, Phrase, Text, say


class Problem(Form):
    NOT_LET_IN = "the opener of this table has not let you in"
    BEGUN = "the match has begun with others; it can be watched"
    OTHER_KEY = (
        "the match has begun, and {name} in it has another key than you; only with that key can "
        "the seat be taken again"
    )
    KEPT = "this table is kept for those who played the game before"
    OTHER_TABLE = "this peer sits at another table"
    STALE_INVITATION = "this invitation does not stand any more"
    NO_ANSWER = "nobody answers there"
    UNREACHABLE = "nobody can be reached at {where}: {reason}"
    OTHER_PROTOCOL = (
        "Meadhall {one} and Meadhall {other} do not understand each other; install the same "
        "version on both computers"
    )
    # The next game of a series.
    NO_EARLIER_GAME = "the game before this one is not kept here any more"
    NO_EARLIER_SCORE = "the game before this one is not kept here, so nobody can check its score"
    OTHER_SCORE = "the games before gave another score than this table says"
    OTHER_RULES = "the games of a series are played by the same rules"
    OTHER_SEATS = "in the next game of a series everybody sits one seat further"
    # Files.
    DISK_FULL = "{file} cannot be kept: the disk is full"
    CANNOT_KEEP = "{file} cannot be kept: {reason}"
    CANNOT_WRITE = "{file} cannot be written: {reason}"


class FileProblem(Form):
    """Why a match file cannot be read, or how far it can. Kept as English; see `recognised`."""

    CUT = "record {number} is cut off at byte {at}"
    TOO_SHORT = "record {number} at byte {at} is too short to hold anything"
    TOO_LONG = "record {number} at byte {at} claims to be {length} bytes long"
    CHECKSUM = "record {number} at byte {at} does not fit its checksum"
    NO_MATCH = "the match file holds no match: {reason}"
    ENDS_EARLY = "it ends after its first line"
    BAD_BEGINNING = "the match file is damaged at its beginning: {reason}"
    EMPTY = "the match file is empty"
    NEWER = "the match file was written by a newer Meadhall (format {version}); this one reads 1"
    CUT_EARLY = "the match file is cut off within its first line"
    NO_SAGA = "this is no match file of Meadhall"


def recognised(text: str) -> Text:
    """The phrase that this English text of a file's problem was made from, or the text itself."""
    plain = text[:1].lower() + text[1:].removesuffix(".")
    for form in FileProblem:
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(str(form)))
        if found := re.fullmatch(pattern, plain):
            places = {
                name: recognised(value) if name == "reason" else value
                for name, value in found.groupdict().items()
            }
            return say(form, **places)
    return text


class TableTerm(Form):
    """What those who sit down should know."""

    FORFEIT_AFTER_HOUR = "A player who stays away for more than 1 hour forfeits the match."
    FORFEIT_AFTER_HOURS = "A player who stays away for more than {count} hours forfeits the match."
    FORFEIT_AFTER_MINUTE = "A player who stays away for more than 1 minute forfeits the match."
    FORFEIT_AFTER_MINUTES = (
        "A player who stays away for more than {count} minutes forfeits the match."
    )
    FORFEIT_AFTER_SECOND = "A player who stays away for more than 1 second forfeits the match."
    FORFEIT_AFTER_SECONDS = (
        "A player who stays away for more than {count} seconds forfeits the match."
    )
    MATCH_WAITS = "If one of you leaves, the match waits: the cards need you both."
    COMPUTER_GOES_ON = (
        "If one of you leaves, the computer plays on with that hand open to the others."
    )
    OTHERS_COULD_SEE = "So all others together could see your hand, but no fewer of them."
    NOBODY_CAN_SEE = "Nobody can ever see your hand, not even all others together."
    CARDS_LOST = "If one of you leaves, the cards are lost and the match is over."
    COMPUTER_HOSTED = (
        "The one who plays for the computer sees its cards; in the end all can see whether it "
        "chose by itself."
    )
    COMPUTER_OPEN = "The computer plays with open cards."
    OTHER_COMPUTER_PLAYERS = (
        "This table's computer players are not those of your computer: what they choose cannot be "
        "checked here."
    )
    CARDS_OPENED = "When the match is over, all cards are opened."
    CARDS_STAY_HIDDEN = "What was hidden stays hidden, even when the match is over."
    OTHER_BUILD = (
        "{name} has another Meadhall than you ({theirs}; yours is {ours}). Install the same "
        "version on both computers: by other rules no match begins, or the boards come to differ."
    )


def problem_called(text: str) -> Phrase | str:
    """The problem that another peer means by its English text, or the text itself."""
    for form in Problem:
        if str(form) == text:
            return say(form)
    return text
