"""Everything Valhalla says to people."""

from meadhall.engines.phrases import Form


class Card(Form):
    HAMMER = "hammer"
    SWORD = "sword"
    AXE = "axe"
    WOLF = "wolf"
    DRAUGR = "draugr"


class God(Form):
    ODIN = "Odin"
    THOR = "Thor"
    FREYJA = "Freyja"
    TYR = "Tyr"
    HEIMDALL = "Heimdall"
    BALDR = "Baldr"
    NJORD = "Njord"
    FREYR = "Freyr"
    FRIGG = "Frigg"
    IDUNN = "Idunn"
    BRAGI = "Bragi"
    HEL = "Hel"


class Aspect(Form):
    """The shapes of Loki."""

    MARE = "Mare"
    SALMON = "Salmon"
    FLY = "Fly"
    FALCON = "Falcon"
    SEAL = "Seal"
    CRONE = "Crone"
    MAID = "Maid"
    FLAME = "Flame"
    WOLF_FATHER = "Wolf-father"
    SERPENT_FATHER = "Serpent-father"
    FLYTER = "Flyter"
    BOUND = "Bound"


class Unseen(Form):
    """Cards that do not lie open."""

    ONE = "a card unseen"
    SEVERAL = "{count} cards unseen"


class Button(Form):
    """Choices that point at nothing on the table; what is typed for them is the English word."""

    LOOK = "look"
    RESHUFFLE = "reshuffle"
    LEAVE = "leave"
    TAKE_BACK = "take back"
    FORFEIT = "forfeit"
    NO_FORFEIT = "no forfeit"
    USE = "use"
    DECLINE = "decline"
    REVEAL = "reveal"


class Ending(Form):
    GOING_ON = "The match goes on."
    LAST_ONE = "Only one player is left."
    ALL_OUT = "The last players go out together."
    TOO_LONG = "After a hundred turns the others still stand."


class Request(Form):
    """What the asked seat chooses now."""

    PLAY = "Choose two cards in secret: your main action, with your support action."
    # A main action is declared.
    DECLARE_AXE = "Your axe: who must show what he draws?"
    DECLARE_HAMMER = "Your hammer: who must draw three cards from the deck?"
    DECLARE_SWORD = "Your sword: whose hand do you look at?"
    DECLARE_GOD = "Your {card}: look at the top of the deck?"
    RESHUFFLE = "You have seen the top of the deck. Have the deck shuffled, or leave it?"
    # Drawing.
    DRAW_OR_TAKE = (
        "Draw two cards from the deck and keep one; or take a card from the armory onto your "
        "discards."
    )
    DRAW_OPENLY_OR_TAKE = (
        "Draw two cards from the deck, which all will see, and keep one; or take a card from the "
        "armory onto your discards."
    )
    OR_DECLINE = "{request} You may also decline."
    KEEP = "Keep one of the cards drawn; the others go to the bottom of the deck unseen."
    KEEP_OPENLY = "Keep one of the cards drawn; the others are put away openly."
    ONLY_DRAUGAR = "You have drawn nothing but draugar, and have to show them."
    # Support actions in the clash.
    SUPPORT_AXE = "Your axe: have two more cards turned up in the clash?"
    SUPPORT_HAMMER = "Your hammer: let a lone draugr cost two cards in the clash?"
    SUPPORT_SWORD = "Your sword: take a card from the armory if a lone draugr shows in the clash?"
    SUPPORT_GOD = (
        "Your {card}: turn up a card of your own? A draugr bites you, another comes to your "
        "discards."
    )
    # What the clash and the last-card test bring.
    TAKE = "Take a card from the armory into your hand."
    LOSE_ONE = "A draugr: lose a card, of your hand or of your discards."
    LOSE_SEVERAL = (
        "A draugr: lose {count} cards, one after the other, of your hand or of your discards."
    )
    RESCUE = "No draugr: keep one of the cards turned up."
    # The end of the turn.
    WOLF_MAIN = "Your wolf: take all your discards back into your hand?"
    WOLF_SUPPORT = "Your wolf: take which of your discards back into your hand?"
    FORFEIT = "{who:capital} has discarded a god. Set a forfeit?"
    FORFEIT_WORDS = "What must {who} do?"


class Refusal(Form):
    ARMORY_DRAUGR = "A draugr stays in the armory for ever."
    SAME_CARD = "The support action is another card than the main action."
    TWO_CARDS = "You play two cards of your hand, first the main action, then the support."
    MUST_DRAW = "The hammer makes you draw from the deck."
    DRAW_OR_TAKE = "You draw from the deck, or take a weapon or a wolf from the armory."
    DRAUGR_KEPT = "A draugr cannot be kept."
    NOT_ONLY_DRAUGAR = "You have not drawn draugar alone: keep another card, and they go unseen."
    KEEP_DRAWN = "You keep one of the cards just drawn."
    TARGET = "Say on whom your main action falls, or decline."
    OTHER_PLAYER = "Your main action falls on another player."
    OUT = "{who:capital} is out."
    TIED = "{who:capital} is tied and draws nothing now."
    NO_HAND = "{who:capital} has no hand to look at."
    TAKE = "You take a weapon or a wolf from the armory."
    LOSE = "You lose a card of your hand or of your discards."
    RESCUE = "You keep one of the cards turned up."
    TAKE_BACK = "You take back one of your discards, or decline."
    USE = "Say whether you use this, or decline."


class BrokenRule(Form):
    NOT_ONLY_DRAUGAR = "The cards shown as draugar were not all draugar: one had to be kept."
    DRAUGR_KEPT = "A draugr was kept, which nobody may do."


class Happened(Form):
    """What everybody saw; mostly said of a seat that is named before it."""

    # The turn.
    TURN_BEGINS = "turn {number} begins, and {who} leads"
    DRAWN_TO_LEAD = "is drawn by lot to lead"
    PLAYS = "plays {main}, with {support}"
    TIED = "is tied and waits for the clash"
    OUT = "is out"
    DECLINES = "does not use {card}"
    # Main actions.
    LOOKS_AT_DECK = "{card}: looks at the top of the deck"
    AXE = "{card}: {who} must draw openly"
    HAMMER = "{card}: {who} must draw three cards"
    LOOKS_AT_HAND = "{card}: looks at the hand of {who}"
    HAS_DECK_SHUFFLED = "has the deck shuffled"
    LEAVES_DECK = "leaves the deck as it is"
    DECK_SHUFFLED = "the deck is shuffled"
    # Drawing.
    DRAWS_FROM_DECK = "draws from the deck"
    DRAWS_NOTHING = "draws nothing"
    GIVES_UP = "gives up a card of the hand"
    DRAWS = "draws {cards}"
    ONLY_DRAUGAR = "has drawn nothing but draugar"
    PUTS_ASIDE = "puts the rest to the bottom of the deck unseen"
    # The clash.
    SUPPORT_AXE = "raises the axe: two more cards will be turned up"
    SUPPORT_HAMMER = "raises the hammer: a lone draugr will cost two cards"
    SUPPORT_SWORD = "raises the sword: a lone draugr will yield a card"
    SUPPORT_GOD = "calls for an omen"
    CLASH = "the clash turns up {cards}"
    OMEN = "turns up {cards}"
    TESTED = "has too few cards left and turns up {cards}"
    # Cards that go from pile to pile.
    TAKES = "takes {cards} from the armory"
    TAKES_TO_DISCARDS = "takes {cards} from the armory onto the discards"
    KEEPS = "keeps {cards}"
    PUTS_ON_DISCARDS = "puts {cards} on the discards"
    TAKES_BACK = "takes back {cards}"
    LOSES_DISCARDS = "loses {cards} from the discards"
    LOSES_HAND = "loses {cards} from the hand"
    LOSES_LAID = "loses {cards} from the table"
    DISCARDS = "discards {cards}"
    BACK_INTO_DECK = "back into the deck: {cards}"
    FORFEIT = "sets a forfeit for {who}"


class News(Form):
    """What one player alone is shown."""

    HAND = "You see the hand of {who}: {cards}."
    TOP = "You see on top of the deck: {cards}."
    DRAWN = "You draw {cards}."


class OptionText(Form):
    """Titles, meanings and choices of the options."""

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
        "Whether the others may set a forfeit, in their own words, to a player who discards a god."
    )
    MAY_PASS = "Drawing may be declined"
    MAY_PASS_MEANING = (
        "Whether a player who is not tied may go without a new card in the strategic phase. "
        "A hammer still makes its target draw."
    )


class Objection(Form):
    """Why options do not go together."""

    FIVE = "Five can play Valhalla only with the gods or the aspects of Loki."
    NO_GODS = "Forfeits are set for gods, and none are in the deck."
