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
    NOT_SIGNED = "everybody is ready, but there is no signature yet of {names}"
    KEPT = "this table is kept for those who played the game before"
    OTHER_TABLE = "this peer sits at another table"
    STALE_INVITATION = "this invitation does not stand any more"
    NO_ANSWER = "nobody answers there"
    UNREACHABLE = "nobody can be reached at {where}: {reason}"
    NOBODY_FOUND = "nobody can be found on this network: {reason}"
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
    NO_EVIDENCE = "this is no evidence of Meadhall"
    EVIDENCE_DAMAGED = "the evidence is damaged: {reason}"
    CANNOT_LISTEN = "{address} cannot be listened on: {reason}"
    NETWORK_SILENT = "the network does not answer; nothing was changed"
    EXISTS = "{file} exists already"
    WRITTEN_BY_OTHER = "{file} was just written to by another program"
    OPEN_ELSEWHERE = "{file} is open in another window, or in another program"
    NO_FILE = "{file} is no file"
    FAR_TOO_LARGE = "{file} is far too large for what it should be"
    CANNOT_READ = "{file} cannot be read: {reason}"
    IDENTITY_DAMAGED = "{file} is damaged; remove it to begin with a new identity"
    NO_TABLE = "this peer sits at no table"
    NOT_GATHERING = "this table is not gathering"
    NOT_OVER_FOR_ALL = "this match is not over for everybody yet"
    NOTHING_TO_FOLLOW = "there is no match yet that another one could follow"
    NEEDS_PERSON = "a table for several needs at least one seat for a person"
    ONLY_OPENER_CHANGES = "only who has opened the table can change what is played"
    ONLY_OPENER_REFUSES = "only who has opened the table can turn somebody away"
    HIDDEN_NEEDS_OPENING = (
        "what a computer with hidden cards chose can only be checked if all is opened in the end"
    )
    CANNOT_SET_UP = "this match cannot be set up here: {reason}"
    FORBIDDEN_BEGINNING = "this match begins with what the rules forbid: {reason}"
    HIDDEN_BEGINNING = "a match of several peers cannot begin with cards that are hidden already"
    NO_CODE = "this is no invitation code"
    CODE_MISTYPED = "the invitation code is incomplete or mistyped"
    CODE_NOWHERE = "the invitation code leads nowhere"
    OVER = "the match is over"
    NOT_ASKED = "this seat is not asked to choose now"
    TOLD_ALREADY = "this choice has been told already"
    CLAIMED_ALREADY = "you have claimed the match already"
    NOBODY_HESITATES = "the table waits for nobody's choice for long"
    MANY_WORDS = "that is a lot of words; say more after the next move"
    WAY_BACK = "the others have gone on without you; you are on your way back"
    TABLE_CHANGING = "the table is changing; try again in a moment"
    OTHERS_SILENT = "the other peers have yet to tell what was said last"
    STANDS_STILL = "the match stands still, because somebody broke it"
    COMMITMENT_LOST = "what was committed to cannot be found again with this identity"
    NOT_NOW = "this cannot be done now"
    BAD_RECORD = "record {number} of the match file is not valid: {reason}"
    NEWER_RULES = (
        "it was played by newer rules of {game} (version {played}; version {here} is installed)"
    )
    OLDER_RULES = (
        "it was played by older rules of {game} (version {played}; version {here} is installed)"
    )
    IMPOSSIBLE_MATCH = "the match file tells no possible match: {reason}"
    MANY_ONLOOKERS = "there are too many onlookers already"


class LinkProblem(Form):
    """Why a connection to another computer was not made, or not kept."""

    NO_PEER = "what answers there is not Meadhall; compare the address with the other computer"
    OURSELVES = "this is the address of this very Meadhall"
    NO_CERTIFICATE = "what answers there shows no certificate of a peer"
    UNSIGNED = "what answers there shows a certificate that nobody has signed"
    NOT_SIGNED_BY_OWNER = "what answers there shows a certificate that its owner has not signed"
    OTHER_CERTIFICATE = "what answers there shows another certificate than it announced"
    OTHER_KEY = "what answers there does not hold the key that it shows"
    TOO_SLOW = "the other computer did not answer in time"
    HUNG_UP = "the other computer hung up"
    NONSENSE = "what answers there sent what no Meadhall sends"
    SOMEBODY_ELSE = "somebody else answers at this address"
    LEFT = "nobody is here any more to talk with them"


class FileProblem(Form):
    """Why a match file cannot be read, or how far it can. Kept as English; see `recognised`."""

    CUT = "record {number} is cut off at byte {at}"
    TOO_SHORT = "record {number} at byte {at} is too short to hold anything"
    TOO_LONG = "record {number} at byte {at} claims to be {length} bytes long"
    CHECKSUM = "record {number} at byte {at} does not fit its checksum"
    GOES_BACK = "it goes back again and again; what follows record {number} was not read"
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
    PLAYED_ON_AFTER_HOUR = "If a player does not choose for 1 hour, the computer plays on for them."
    PLAYED_ON_AFTER_HOURS = (
        "If a player does not choose for {count} hours, the computer plays on for them."
    )
    PLAYED_ON_AFTER_MINUTE = (
        "If a player does not choose for 1 minute, the computer plays on for them."
    )
    PLAYED_ON_AFTER_MINUTES = (
        "If a player does not choose for {count} minutes, the computer plays on for them."
    )
    PLAYED_ON_AFTER_SECOND = (
        "If a player does not choose for 1 second, the computer plays on for them."
    )
    PLAYED_ON_AFTER_SECONDS = (
        "If a player does not choose for {count} seconds, the computer plays on for them."
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
    THINKS_BY_CLOCK = (
        "Einherjar thinks for {seconds} s about each choice. By the clock no two computers think "
        "alike, so what it chooses cannot be checked."
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
