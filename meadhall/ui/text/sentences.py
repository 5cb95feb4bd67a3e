"""What the rules say, in the player's language.

The rules speak English sentences, because they know no language but their own. Here are the
forms of these sentences, with a {place} for each word that differs: a sentence that has one of
these forms is told by its translation, and any other as the rules put it.
"""

import re
from functools import cache
from typing import Final

from meadhall.engines.phrases import Form, Phrase
from meadhall.engines.texts import Verbatim
from meadhall.ui.text.words import capital, say

FORMS: Final = (
    # All games.
    "The match is over.",
    "It is not your turn to choose.",
    "The rules do not allow that now.",
    "{piece}: none of your pieces stands there.",
    "{way}: the way is blocked at {at}.",
    "{loser} resigned.",
    "The table agreed to leave it at that.",
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
    # heXentafl.
    "{way}: pieces move along straight lines only.",
    "{way}: on this board the king moves one step at a time.",
    "{way}: only the king may stop on the throne.",
    "{way}: in this match only the king crosses the throne.",
    "{piece}: this piece is shut in and cannot move.",
    "takes the king on {at}",
    "takes a man on {at}",
    "takes a raider on {at}",
    # NXS: Ragnarok.
    "That is not on the board.",
    "There is nothing to stop now: the turn goes on.",
    "There is no such card in this match.",
    "This card has been used.",
    "This card is not dealt to a player.",
    "This card is another player's.",
    "A card is cast instead of a move, and only one in a turn.",
    "Cards are not cast for the Jötunn.",
    "{card} would allow nothing now, so it cannot be cast.",
    "Rotate one of your pieces by one facing, clockwise or counter-clockwise.",
    "Rotate one of the Jötunn's gold pieces by one facing, clockwise or counter-clockwise.",
    "one cell",
    "two cells",
    "three cells",
    "four cells",
    "Rotate another piece by one facing, or stop.",
    "{piece}: this piece has been rotated; the second rotation is another's.",
    "{piece}: the card serves the piece on {at} this turn.",
    "{piece}: Fury allows another capture only.",
    "{piece}: this piece cannot move now.",
    "{piece}: {card} does not allow that. {meaning}",
    "{piece}: a move comes first, then a rotation.",
    "{piece}: now one of the Jötunn's gold pieces is to be chosen.",
    "{way}: the piece stands there already.",
    "{way}: pieces go straight along their sigils, or jump over a spear.",
    "{way}: the {piece} on {at} has no sigil on that side.",
    "{way}: the {piece} on {at} has no spear at that corner.",
    "{way}: the {piece} goes {cells} at most.",
    "{way}: a jump is an attack, and no enemy stands there.",
    "{way}: a {piece} does not attack.",
    "{way}: a {piece} cannot be attacked.",
    "{way}: a ward keeps this piece from being taken.",
    "{way}: the jump would pass an enemy on {at}.",
    "{way}: that would give {who} the victory.",
    "{way}: that would put the Jötunn's piece on {at} in danger.",
    "{piece} {start} to {end}",
    "{piece} {at} turns right",
    "{piece} {at} turns right twice",
    "{piece} {at} turns about",
    "{piece} {at} turns left twice",
    "{piece} {at} turns left",
    "takes {who}'s {piece} on {at}",
    "casts {card}",
    "casts a card that lay face down",
    "does no more",
    "{one} and {other} change places",
    "{who} cannot move.",
    "The rune cards are shuffled.",
    "The tiles are shuffled.",
    "{winner} holds all the land that was to be won.",
    "Deadlock: the position has come up for the third time.",
    "Deadlock: for 100 turns each, nothing was taken and nobody held more land than before.",
    "Deadlock: nobody can move.",
    # Valhalla.
    "A draugr stays in the armory for ever.",
    "The support action is another card than the main action.",
    "You play two cards of your hand, first the main action, then the support.",
    "The hammer makes you draw from the deck.",
    "You draw from the deck, or take a weapon or a wolf from the armory.",
    "A draugr cannot be kept.",
    "Say on whom your main action falls, or decline.",
    "{who} has no hand to look at.",
    "{who} is out.",
    "{who} is tied and draws nothing now.",
    "You take back one of your discards, or decline.",
    "You keep one of the cards turned up.",
    "You have not drawn draugar alone: keep another card, and they go unseen.",
    "You keep one of the cards just drawn.",
    "You take a weapon or a wolf from the armory.",
    "You lose a card of your hand or of your discards.",
    "Say whether you use this, or decline.",
    "Your main action falls on another player.",
    "plays {main}, with {support}",
    "discards {cards}",
    "takes {cards} from the armory onto the discards",
    "takes {cards} from the armory",
    "keeps {cards}",
    "puts {cards} on the discards",
    "takes back {cards}",
    "loses {cards} from the discards",
    "loses {cards} from the hand",
    "loses {cards} from the table",
    "is tied and waits for the clash",
    "is out",
    "turn {number} begins, and {who} leads",
    "is drawn by lot to lead",
    "the deck is shuffled",
    "has the deck shuffled",
    "leaves the deck as it is",
    "draws from the deck",
    "draws {cards}",
    "has drawn nothing but draugar",
    "puts the rest to the bottom of the deck unseen",
    "does not use {cards}",
    "the clash turns up {cards}",
    "turns up {cards}",
    "Your axe: who must show what he draws?",
    "Your hammer: who must draw three cards from the deck?",
    "Your sword: whose hand do you look at?",
    "Your {card}: look at the top of the deck?",
    "Your axe: have two more cards turned up in the clash?",
    "Your hammer: let a lone draugr cost two cards in the clash?",
    "Your sword: take a card from the armory if a lone draugr shows in the clash?",
    "Your {card}: turn up a card of your own? A draugr bites you, another comes to your discards.",
    "Choose two cards in secret: your main action, with your support action.",
    "Take a card from the armory into your hand.",
    "No draugr: keep one of the cards turned up.",
    "Your wolf: take all your discards back into your hand?",
    "Your wolf: take which of your discards back into your hand?",
    "A draugr: lose a card, of your hand or of your discards.",
    "A draugr: lose {count} cards, one after the other, of your hand or of your discards.",
    "You have seen the top of the deck. Have the deck shuffled, or leave it?",
    "{who} has discarded a god. Set a forfeit?",
    "Draw two cards from the deck and keep one; or take a card from the armory onto your discards.",
    "Draw two cards from the deck, which all will see, and keep one; or take a card from the "
    "armory onto your discards.",
    "Keep one of the cards drawn; the others are put away openly.",
    "You have drawn nothing but draugar, and have to show them.",
    "Keep one of the cards drawn; the others go to the bottom of the deck unseen.",
    "You see the hand of {who}: {cards}.",
    "You see on top of the deck: {cards}.",
    "You draw {cards}.",
    "raises the axe: two more cards will be turned up",
    "raises the hammer: a lone draugr will cost two cards",
    "raises the sword: a lone draugr will yield a card",
    "calls for an omen",
    "back into the deck: {cards}",
    "has too few cards left and turns up {cards}",
    "sets a forfeit for {who}",
    "{card}: looks at the top of the deck",
    "{card}: {who} must draw openly",
    "{card}: {who} must draw three cards",
    "{card}: looks at the hand of {who}",
    "a card unseen",
    "{count} cards unseen",
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
        if sentence.form is Verbatim.SENTENCE:
            return told(str(sentence))
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
