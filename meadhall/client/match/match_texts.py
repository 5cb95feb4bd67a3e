"""What is said when a match cannot be written as a text, or read from one."""

from meadhall.engines.phrases import Form


class MatchText(Form):
    CARDS_UNKNOWN = "the order of the cards was not known to the one who wrote it"
    OTHER_CHANCE = "{wanted} comes here, not {line}"
    OTHER_SEATS = "{count} seats choose here"
    NO_MATCH = 'This text is no match of Meadhall. Its first line would be [Meadhall "1"].'
    OTHER_VERSION = "This text was written by a newer Meadhall. Install that version to read it."
    TOO_LONG = "This text is longer than any match."
    BAD_LINE = "Line {number} of the text is neither a tag nor an answer: {line}"
    BAD_ANSWER = "Answer {number} of the text cannot be: {reason}"
    AFTER_THE_END = "The match is over before answer {number} of the text."
    NOT_THIS_GAME = "The text does not fit its game: {reason}"
    BETWEEN_CHOICES = "This moment has no text. Wait until somebody is to choose."
    NOT_DEALT = "What is hidden in this position cannot be dealt."
