"""What is said of a match file that is checked."""

from meadhall.engines.phrases import Form


class VerifyText(Form):
    FAILED = "meadhall: {reason}."
    COMPUTING = "What the computer chose is computed again; --quick leaves that out."
    CLAIM = "{name} claims the match, because the other has stayed away for too long."
    DAMAGE = "The file: {reason}."
    PEER = "{name} ({seats}; {words}): {told}."
    NO_SEAT = "no seat"
    BROKE = "broke the match: {fault}"
    SAID = "{count} envelopes, all signed, linked and within the rules; {end}"
    SIGNED_END = "signed the end"
    NO_END = "has not signed an end"
    NAMESAKE = "This is not the {name} whom you have met: the key is another."
    OTHER_NAME = "You have met this key as {name}."
    SHOWN = "Shown: {what}."
    FOREIGN_COMPUTERS = "they are not the computer players of this installation"
    FOUND = "{why} (step {step})"
    NOT_COMPUTED = "what it chose cannot be computed again: {why}"
    COMPUTED = "{count} choices, each computed again and found the same"
    COMPUTER = "The computer at {seat}, hosted by {host}: {told}."
    SERIES = "This is game {number} of {length}. Before it: {scores}."
    SERIES_UNKNOWN = "All have signed that; the file of the game before is not beside this one."
    SERIES_OTHER = "That does not fit the file of the game before: {why}."
    SERIES_SAME = "The file of the game before says the same."
    OPENED = "All cards have been opened, and every choice was checked against the cards behind it."
    NOT_OPENED = (
        "Not all cards have been opened; a choice that only they could forbid is not checked."
    )
    BROKEN = "This match was broken."
    DAMAGED = "The file is damaged; what is left of the match holds, {count} answers."
    HOLDS_TO_THE_END = "The match holds to its end: {count} answers."
    HOLDS_SO_FAR = "The match holds as far as it goes: {count} answers."
    WAITING = "After that, {count} envelopes wait for one that is not there."
    NOTHING_PROVEN = "This proves nothing."
    TWO_STORIES = "{name} told two stories in step {step}: two envelopes in one place, both signed."
