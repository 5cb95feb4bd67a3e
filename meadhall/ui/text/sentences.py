"""What the rules say, in the player's language.

The rules speak English sentences, because they know no language but their own. Here are the
forms of these sentences, with a {place} for each word that differs: a sentence that has one of
these forms is told by its translation, and any other as the rules put it.
"""

import re
from functools import cache
from typing import Final

from meadhall.engines.phrases import Form, Phrase
from meadhall.ui.text.words import capital, say

FORMS: Final = (
    # All games.
    # A table that gathers.
    "Whoever stays away for more than 1 hour forfeits the match.",
    "Whoever stays away for more than {count} hours forfeits the match.",
    "Whoever stays away for more than 1 minute forfeits the match.",
    "Whoever stays away for more than {count} minutes forfeits the match.",
    "Whoever stays away for more than {count} seconds forfeits the match.",
    "If one of you leaves, the match waits: the cards need you both.",
    "If one of you leaves, the computer plays on with that hand open to the others.",
    "So all others together could see your hand, but no fewer of them.",
    "Nobody can ever see your hand, not even all others together.",
    "If one of you leaves, the cards are lost and the match is over.",
    "Whoever plays for the computer sees its cards; in the end all can see whether it chose by "
    "itself.",
    "The computer plays with open cards.",
    "When the match is over, all cards are opened.",
    "What was hidden stays hidden, even when the match is over.",
    # Between computers.
    "{name} is here.",
    "{name} looks on.",
    "{name} cannot be heard any more. The match is kept.",
    "{name} is gone.",
    "This computer had gone astray. It is back, and nothing is lost.",
    "Your board and {name}'s differ. The match waits, and nothing of it is lost; what differs is "
    "written down in {file}.",
    "Nobody answers there.",
    "Nobody can be reached at {where}: {reason}.",
    "The opener of this table has not let you in.",
    "This table is kept for those who played the game before.",
    "The match has begun with others; it can be watched.",
    "This invitation does not stand any more.",
    "The game before this one is not kept here, so nobody can check its score.",
    "The game before this one is not kept here any more.",
    "The games before gave another score than this table says.",
    "The games of a series are played by the same rules.",
    "In the next game of a series everybody sits one seat further.",
    "{name} has another Meadhall than you ({theirs}; yours is {ours}). Install the same version on "
    "both computers: by other rules no match begins, or the boards come to differ.",
    "Meadhall {one} and Meadhall {other} do not understand each other; install the same version on "
    "both computers.",
    "This peer sits at another table.",
    "That is neither an invitation nor an address such as 192.168.1.5:4000.",
    "{file} cannot be kept: the disk is full.",
    "{file} cannot be kept: {reason}.",
    "{file} cannot be written: {reason}.",
    "Your settings could not be read, so the usual ones are used. The old file is kept as {file}.",
    "Your settings could not be read, so the usual ones are used.",
    "A setting was not understood: {reason}.",
    # The network of this computer.
    "This computer is on no network. Plug in a cable or join a Wi-Fi.",
    "The network has given this computer no address; it calls itself {address}. That works only "
    "where the others have none either: look at the cable or the router.",
    "This computer is on the network as {addresses}.",
    "A VPN is on ({names}). Turn it off if those nearby are not found.",
    "Programs on this computer can be called.",
    "No program on this computer can be called ({reason}): a firewall keeps even this computer "
    "out.",
    "Calls to everybody on this network are heard.",
    "Calls to everybody on this network (multicast) are not heard, not even here: a firewall or "
    "the network keeps them back. Join by invitation or address instead.",
    "Windows asks once whether Meadhall may be called: say yes for private networks.",
    "macOS asks once: System Settings, Privacy, Local Network must allow it.",
    "The firewall ufw is on. It lets friends in after: {command}",
    "The firewall firewalld is on. It lets friends in after: {command}",
    "Others that are seen on this network: {count}.",
    "Nobody else is seen on this network.",
    "Others are seen. If one of them cannot come in, send them an invitation.",
    "All is well on this computer. Perhaps nobody else has opened Meadhall's page of people "
    "nearby, or the network keeps its computers apart, as networks for guests do: then a cable, "
    "another network or a phone's hotspot helps, or an invitation.",
)

NUMBERS: Final = ("count", "number")
PLACE: Final = re.compile(r"\\\{(\w+)\\\}")


@cache
def patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each form as a pattern, those with the most words of their own first."""
    forms = sorted(FORMS, key=lambda form: -len(re.sub(r"\{\w+\}", "", form)))
    return tuple(
        (re.compile(PLACE.sub(_place, re.escape(form)), re.DOTALL), form) for form in forms
    )


def _place(found: re.Match[str]) -> str:
    """What may stand at a place: numbers at some, anything at the others."""
    return rf"(?P<{found[1]}>\d+)" if found[1] in NUMBERS else rf"(?P<{found[1]}>.+?)"


def told(sentence: str | Form | Phrase | None) -> str:
    """What the rules say, in the player's language; nothing for None."""
    if sentence is None:
        return ""
    if isinstance(sentence, Form):
        return say(str(sentence))
    if isinstance(sentence, Phrase):
        return sentence.render(say)
    translated = say(sentence)
    if translated != sentence:
        return translated
    for pattern, form in patterns():
        found = pattern.fullmatch(sentence)
        if found:
            words = {name: listed(word) for name, word in found.groupdict().items()}
            return say(form).format(**words)
    return sentence


def seated(people: str) -> str:
    """Who sat where, as the library keeps it: `Astrid (White), Thrall (Black)`."""
    return re.sub(r"\(([^()]+)\)", lambda side: f"({say(side[1])})", people)


def ended(result: str) -> str:
    """How a match ended, as the library keeps it: `White and Gold: the reason.`"""
    winners, colon, reason = result.partition(": ")
    if not colon:
        return result
    return f"{', '.join(say(winner) for winner in winners.split(' and '))}: {told(reason)}"


def listed(words: str) -> str:
    """One word, or several with commas between them, each in the player's language."""
    if (whole := say(words)) != words:
        return whole  # a sentence may have commas of its own
    return ", ".join(_word(word) for word in words.split(", "))


def _word(word: str) -> str:
    """One word; also at the beginning of a sentence, where it has another letter first."""
    translated = say(word)
    if translated != word or not word[:1].isupper():
        return translated
    return capital(say(word[:1].lower() + word[1:]))
