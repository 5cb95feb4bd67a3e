"""Everything that the rules of Valknut say to people, as forms with places."""

from meadhall.engines.phrases import Form


class WarbandName(Form):
    """The warbands, by the number of their units."""

    GIANTESS = "Giantess"
    VALKYRIES = "Valkyries"
    ELVES = "Elves"
    VIKINGS = "Vikings"
    VANIR = "Vanir"
    DRAGONS = "Dragons"
    DWARVES = "Dwarves"
    DRAUGAR = "Draugar"
    GOBLINS = "Goblins"


class UnitName(Form):
    """One unit of each warband."""

    GIANTESS = "the Giantess"
    VALKYRIES = "a Valkyrie"
    ELVES = "an Elf"
    VIKINGS = "a Viking"
    VANIR = "a Vanir"
    DRAGONS = "a Dragon"
    DWARVES = "a Dwarf"
    DRAUGAR = "a Draugr"
    GOBLINS = "a Goblin"


class Ability(Form):
    """What each warband can do that the others cannot."""

    GIANTESS = (
        "Die Hard: killed only when flanked twice at the same time. Enrage: with three or more "
        "free Valknuts on the field she is enraged. Stomp: enraged, she may land on enemies and "
        "kills them."
    )
    VALKYRIES = "Bloodlust: one movement point more for each kill."
    ELVES = "Archery: flanks from two zones away, across free grass or forest."
    VIKINGS = (
        "Berserker's Rage: after a kill, lose all movement points; you may lay another card of the "
        "pool and gain its points."
    )
    VANIR = "Shove: for one point, push an enemy beside you one zone on and follow."
    DRAGONS = "Summoning Spell: for one point, a Dragon goes to any free Valknut."
    DWARVES = "Battle Forged: one movement point more for each card you lay."
    DRAUGAR = (
        "Undead Outbreak: each unit killed becomes a Draugr; with none left, one movement point."
    )
    GOBLINS = (
        "Massive Numbers: a card with a Valknut brings a Goblin to every free Valknut; with none "
        "left, one movement point for each."
    )


class GodName(Form):
    ODIN = "Odin"
    IDUN = "Idun"
    HEL = "Hel"
    FREYA = "Freya"
    LOKI = "Loki"
    FENRIR = "Fenrir"
    THOR = "Thor"
    SURTR = "Surtr"
    JORMUNGANDR = "Jörmungandr"


class Power(Form):
    """What each god does for who takes the card."""

    ODIN = "Look at the top three cards of the pile and put them in any order."
    IDUN = "At the end, one point for every two units you have on the field, rounded up."
    HEL = "Put a unit of your supply, or of a warband that nobody plays, on a free Valknut."
    FREYA = "Move one of your units once in a straight line, over everything in its way."
    LOKI = "Take the top card of the pile, unseen by the others, as one more Ambush card."
    FENRIR = "Take an Ambush card from another player."
    THOR = "Kill an enemy unit that is on a Valknut."
    SURTR = "Destroy a card of the field that no unit is on."
    JORMUNGANDR = "Take a unit from another player's supply; it is yours from now on."


class TerrainName(Form):
    GRASS = "grass"
    FOREST = "forest"
    RIVER = "river"
    MOUNTAIN = "mountain"
    VALKNUT = "Valknut"


class Thing(Form):
    """Nouns that fill the places of other forms."""

    PLAYER = "player {number}"
    PARLEY = "a Parley card"
    BIFROST = "the Bifrost"
    CARD = "card {name}"
    UNSEEN = "an unseen card"
    AMBUSH = "the Ambush card of the {warband}"
    NAMED = "{name}"
    OWN_POINTS = "{points} for the {warband}"


class Ending(Form):
    """Why a match is over."""

    NONE = "The match goes on."
    LAST_STANDING = "{winner} wins: nobody else has a unit on the field."
    POINTS = "{winner} wins: the last card is laid, and the score is {score}."
    TIE = "{winner} wins the tie at {points} points with the larger warband."
    LATER = "{winner} wins the tie at {points} points: same number of units, and later in turn."
    SEAT_POINTS = "{player} {points}"


class Request(Form):
    """What a seat is asked."""

    PICK = "Choose your warband. The fewer units it has, the stronger and harder to play it is."
    SET_UP_FIRST = "Put a unit on one of your slots of the Parley card."
    SET_UP = "Put another unit on one of your slots, or say that you are done."
    PLACE = "Lay a card of the pool beside any card of the field."
    PLACE_OR_AMBUSH = "Lay a card of the pool, or your Ambush card, beside any card of the field."
    RAGE = "Berserker's Rage: you may lay another card of the pool and gain its movement points."
    SPAWN = "The card has a Valknut: you may put a unit of your supply on it."
    WORSHIP = "The Gjallarhorn sounds: you may take a god and use its power."
    ARRANGE = "Odin: say in which order the cards on top of the pile are put back."
    OUTBREAK = "Undead Outbreak: where does a Draugr rise?"
    MOVE_ONE = "Move a unit for your last movement point, or end your turn."
    MOVE = "Move a unit: {points} movement points are left. Or end your turn."
    MOVE_OWN = "Move a unit: {points} movement points are left, and {own}. Or end your turn."


class Refusal(Form):
    """Why something is not possible."""

    NO_NEED = "There is nothing to decline now: {request}"
    ASKED_FOR = "That is not what you are asked for. {request}"
    NOT_THERE = "{what}: there is no such place on the field."
    NO_UNIT = "{zone}: no unit is there."
    NOT_YOURS = "{zone}: this unit is not yours."
    NO_POINTS = "{zone}: the movement points that are left are for {warband} only."
    SHUT_IN = "{zone}: this unit cannot move, there is no free zone beside it that it may enter."
    SAME_ZONE = "{zone}: the unit is there already."
    NOT_STRAIGHT = "{start} to {target}: units move in a straight line, never diagonally."
    TAKEN = "{target}: a unit is there."
    NO_ROOM = "{target}: the Giantess needs two free zones, this one and the one below."
    OBSTACLE = "{target}: units may not end on {terrain}, even where they may cross it."
    HOLE = "{start} to {target}: the field has a hole between, or ends there."
    BLOCKED_BY_UNIT = "{start} to {target}: a unit at {at} is in the way."
    BLOCKED_BY_GROUND = "{start} to {target}: {warband} cannot cross the {terrain} at {at}."
    NOT_VANIR = "{zone}: only Vanir can shove."
    NOT_BESIDE = "{target}: a Vanir shoves an enemy right beside it."
    NO_ENEMY = "{target}: there is no enemy to shove."
    NO_SPACE = "{target}: there is no free grass behind this enemy."
    CAPTIVE = "{zone}: this unit no longer has its warband's ability."
    CARD_AWAY = "{card}: this card is not in the pool, nor in your hand."
    CARD_OF_OTHER = "{card}: this Ambush card is not yours."
    NO_AMBUSH_IN_RAGE = "{card}: an Ambush card can only replace the card of your turn."
    SPOT_TAKEN = "{spot}: a card lies there."
    SPOT_APART = "{spot}: a card is laid edge to edge with a card of the field."
    LOOKS_THE_SAME = "{card}: turned round it looks the same, so it is laid upright."
    WARBAND_TAKEN = "{warband}: another player has this warband, or you have it yourself."
    NO_SUCH_WARBAND = "There is no such warband."
    NOT_A_SLOT = "{zone}: this is no slot of yours."
    NONE_IN_SUPPLY = "{warband}: none is left in your supply."
    WARBAND_GONE = "{warband}: with none of them on the field, none can come in by a Valknut."
    NO_VALKNUT = "{zone}: there is no Valknut."
    OTHER_CARD = "{zone}: units come in by the Valknuts of the card just laid."
    NOT_OPEN = "{card}: this god is neither open nor worshipped by another player."
    YOUR_OWN_GOD = "{card}: you worship this god already."
    NO_AMBUSH = "{card}: no other player has this Ambush card."
    NOT_ON_VALKNUT = "{zone}: Thor strikes an enemy on a Valknut."
    NOT_DESTROYED = "{card}: Surtr destroys no Parley card and no Bifrost."
    OCCUPIED = "{card}: a unit is on this card."
    WOULD_SPLIT = "{card}: without it the field would fall apart."
    NOTHING_TO_STEAL = "{player} has none of these in the supply."
    NO_GRAVE = "{zone}: no enemy has just died there."
    NOT_NOW = "The rules do not allow that now."


class Told(Form):
    """What everybody saw happen."""

    DRAFTS = "chooses first"
    GETS = "plays the {warband}"
    SHUFFLED = "the {cards} are shuffled"
    TERRAIN_CARDS = "terrain cards"
    GOD_CARDS = "gods"
    POOL = "into the pool: {cards}"
    OPEN_GODS = "open gods: {cards}"
    SET = "puts {unit} on {zone}"
    SET_DONE = "has set up"
    LAID = "lays {card} at {spot}"
    LAID_TURNED = "lays {card} turned at {spot}"
    LAYS_UNSEEN = "lays a card that lay face down"
    SHOWN = "opens {card}"
    NO_RAGE = "lays no more cards"
    SPAWNED = "{unit} comes in at {zone}"
    NO_SPAWN = "lets no more units come in"
    WORSHIPPED = "worships {god}"
    LURED = "worships {god}, who leaves {player}"
    NO_WORSHIP = "worships nobody"
    NO_POWER = "does not use the power"
    LOOKED = "looks at the top of the pile"
    MIXED = "takes the cards on top of the pile in hand"
    ARRANGED = "puts the cards on top back, in an order of their choice"
    HEL = "Hel brings {unit} to {zone}"
    FLOWN = "with Freya's help {start} to {target}"
    LOKI = "takes the top card of the pile as an Ambush card"
    STOLEN_CARD = "takes {card} from {player}"
    RAZED = "Surtr destroys {card}"
    STOLEN_UNIT = "takes {unit} from {player}"
    MOVED = "{start} to {target}"
    SUMMONED = "summoned from {start} to {target}"
    SHOVED = "{start} shoves the enemy on {target} to {ahead}"
    ENDS = "ends the turn"
    KILLED = "{unit} of {player} dies on {zone}"
    STOMPED = "{unit} of {player} is stomped on {zone}"
    ROSE = "a Draugr rises on {zone}"
    RAGED = "Berserker's Rage: all movement points are gone"
    GAINED_ONE = "{warband}: one movement point more"
    GAINED = "{warband}: {points} movement points more"
    COUNTED_ONE = "has one movement point"
    COUNTED = "has {points} movement points"
    DEFEATED = "has no unit left and is out"
    ENRAGED = "the Giantess is enraged"
    CALMED = "the Giantess is calm again"
    TURN = "begins turn {turn}"


class News(Form):
    """What only one seat was shown."""

    TOP = "You see on top of the pile: {cards}."
    LOKI = "Loki gives you {card}."
    TAKEN = "The card you have taken is {card}."


class Drawn(Form):
    """Lines of the picture in a terminal."""

    TURN = "Turn {turn}, {player}."
    SEAT = "{player}: {bands}; ambush {hand}{gods}; {points} points"
    BAND = "{warband} ({sign}) {field} on the field, {supply} in the supply"
    OUT = "{player} is out"
    POOL = "pool: {cards}"
    PILE = "pile: {count} cards"
    GODS = "gods: {cards}"
    LEGEND = (
        "a card: its rows from the top, then its movement points; . grass, F forest, R river, "
        "M mountain, V Valknut, _ Parley card"
    )


class OptionText(Form):
    """Titles, meanings and choices of the options."""

    MODE = "Mode"
    MODE_MEANING = (
        "Whether each player leads one warband, or two in the wars of Ragnarok, which "
        "are for two players."
    )
    MODE_BATTLE = "one warband each"
    MODE_RAGNAROK = "Ragnarok: two warbands each"
    GODS = "Gods & Monsters"
    GODS_MEANING = (
        "Whether Gjallarhorns call nine gods with powers of their own. For four "
        "players, or in Ragnarok mode."
    )
    WARBANDS = "Warbands"
    WARBANDS_MEANING = (
        "How the warbands are found. In a first match they are Vikings and Draugar, "
        "then Dwarves, then Goblins."
    )
    WARBANDS_CHOOSE = "chosen one after the other"
    WARBANDS_LOT = "drawn by lot"
    WARBANDS_FIRST = "those of a first match"


class Objection(Form):
    """Why options do not go together."""

    RAGNAROK = "Ragnarok mode is for 2 players, not {seats}."
    GODS = "Gods & Monsters is for 4 players, or for 2 in Ragnarok mode."
