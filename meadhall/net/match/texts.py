"""How a match ends that the rules of its game did not end."""

from meadhall.engines.phrases import Form


class Ending(Form):
    RESIGNED = "{loser:capital} resigned."
    RESIGNED_EARLY = "{loser:capital} resigned, and has lost. The computer plays on there."
    WON_AFTER_RESIGNING = (
        "{reason} But {who} had resigned, and the computer played on, so the others share it."
    )
    STAYED_AWAY = "{loser:capital} stayed away for too long."
    AGREED = "The table agreed to leave it at that."
    RULE_BROKEN = "{who:capital} broke a rule: {rule}"
    RULE_BROKEN_UNSEEN = "A rule was broken that nobody saw: {why}."
    CARDS_GONE = "The cards went with those who left."
