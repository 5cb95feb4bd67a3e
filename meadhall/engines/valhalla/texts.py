"""Everything Valhalla says to people."""

from meadhall.engines.phrases import Form


class OptionText(Form):
    GODS = "The Trial of the Golden Throne"
    GODS_MEANING = (
        "Whether twelve gods, or twelve aspects of Loki, are shuffled into the deck. "
        "Five can play with them only."
    )
    GODS_NONE = "without gods"
    GODS_GODS = "the gods"
    GODS_LOKI = "the aspects of Loki"
    FORFEITS = "Forfeits"
    FORFEITS_MEANING = (
        "Whether the others may set a forfeit, in their own words, to whoever discards a god."
    )


class Objection(Form):
    """Why options do not go together."""

    FIVE = "Five can play Valhalla only with the gods or the aspects of Loki."
    NO_GODS = "Forfeits are set for gods, and none are in the deck."
