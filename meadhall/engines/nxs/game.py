"""NXS: Ragnarok as the catalogue knows it: options, openings, and diagrams read back."""

from meadhall.engines.cards import Cards
from meadhall.engines.game import Game
from meadhall.engines.game_info import NXS
from meadhall.engines.nxs import diagram
from meadhall.engines.nxs.board import AREA
from meadhall.engines.nxs.deadlock import QUIET_TURNS
from meadhall.engines.nxs.dealing import TILE
from meadhall.engines.nxs.pieces import COLOURS
from meadhall.engines.nxs.position import Position
from meadhall.engines.nxs.runes import pack
from meadhall.engines.nxs.setups import PATTERNS, bag, men_at_first, places
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.terms import BY_LOT, FIRSTS, FIXED, NO_CARDS, Terms, agreed
from meadhall.engines.nxs.texts import Colour, Objection, OptionText
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import Option, Settings

SAME_GOAL = 0
MOST_LAND = 2 * AREA
"""All the land of two enemies."""


class NxsGame(Game):
    def __init__(self) -> None:
        self.describe(NXS)
        self.rules_version = 1
        self.knows_draw = True
        self.options = (
            Option(
                "setup",
                say(OptionText.SETUP),
                say(OptionText.SETUP_MEANING),
                "medium",
                (
                    ("short", say(OptionText.SETUP_SHORT)),
                    ("medium", say(OptionText.SETUP_MEDIUM)),
                    ("medium3s", say(OptionText.SETUP_MEDIUM3S)),
                    ("long", say(OptionText.SETUP_LONG)),
                    ("long13", say(OptionText.SETUP_LONG13)),
                ),
            ),
            Option(
                "placing",
                say(OptionText.PLACING),
                say(OptionText.PLACING_MEANING),
                "fixed",
                (
                    ("fixed", say(OptionText.PLACING_FIXED)),
                    ("same", say(OptionText.PLACING_SAME)),
                    ("own", say(OptionText.PLACING_OWN)),
                ),
            ),
            Option(
                "goal",
                say(OptionText.GOAL),
                say(OptionText.GOAL_MEANING),
                10,
                low=1,
                high=MOST_LAND,
            ),
            *(
                Option(
                    f"{first}_goal",
                    say(OptionText.OWN_GOAL, colour=colour),
                    say(OptionText.OWN_GOAL_MEANING, colour=colour),
                    SAME_GOAL,
                    low=0,
                    high=MOST_LAND,
                )
                for first, colour in zip(FIRSTS, Colour, strict=True)
            ),
            Option(
                "cards",
                say(OptionText.CARDS),
                say(OptionText.CARDS_MEANING),
                "none",
                (
                    ("none", say(OptionText.CARDS_NONE)),
                    ("sannligr", say(OptionText.CARDS_SANNLIGR)),
                    ("drawing", say(OptionText.CARDS_DRAWING)),
                    ("hidden", say(OptionText.CARDS_HIDDEN)),
                    ("onitama", say(OptionText.CARDS_ONITAMA)),
                ),
            ),
            Option(
                "hand",
                say(OptionText.HAND),
                say(OptionText.HAND_MEANING),
                3,
                low=3,
                high=6,
            ),
            Option(
                "first",
                say(OptionText.FIRST),
                say(OptionText.FIRST_MEANING),
                "white",
                (
                    *((key, say(colour)) for key, colour in zip(FIRSTS, Colour, strict=True)),
                    (BY_LOT, say(OptionText.FIRST_BY_LOT)),
                ),
            ),
            Option(
                "jotunn",
                say(OptionText.JOTUNN),
                say(OptionText.JOTUNN_MEANING),
                False,
            ),
        )

    def object_to(self, seats: int, settings: Settings) -> Phrase | None:
        jotunn = settings["jotunn"] is True
        if jotunn and seats == 3:
            return say(Objection.JOTUNN_FOR_TWO)
        areas = 3 if jotunn else seats
        setup = str(settings["setup"])
        if (areas, setup) not in PATTERNS:
            form = Objection.THREE_AREAS if areas == 2 else Objection.TWO_AREAS
            return say(form, setup=setup)
        if areas == 2 and any(goal_of(seat, settings) > AREA for seat in range(seats)):
            return say(Objection.GOAL_TOO_HIGH, most=AREA)
        if seats == 2 and settings["first"] == "gold":
            return say(Objection.GOLD_FIRST)
        if seats == 2 and settings["gold_goal"] != SAME_GOAL:
            return say(Objection.GOLD_GOAL)
        if seats == 3 and settings["cards"] == "sannligr":
            return say(Objection.SANNLIGR_FOR_TWO)
        return None

    def opening(self, seats: int, settings: Settings) -> Nxs:
        match = self._empty_board(seats, settings)
        if match.terms.placing == FIXED:
            match.position.men = men_at_first(match.position.board, match.terms.setup_name)
            match.position.recount()
        match.set_up()
        return match

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Nxs:
        match = self._empty_board(seats, settings)
        match.set_up()
        diagram.read(text, match)
        return match

    def _empty_board(self, seats: int, settings: Settings) -> Nxs:
        terms = agreed(seats, settings)
        board = terms.board
        goals = vec[i64]([i64(goal_of(seat, settings)) for seat in range(seats)])
        position = Position(board, board.nothing[:], seats, goals)
        position.recount()
        return Nxs(terms, position, box(terms))

    def bound(self, seats: int, settings: Settings) -> int:
        """Every capture and every new height of land is within so many turns of the last."""
        terms = agreed(seats, settings)
        pieces = terms.armies * len(places(terms.armies, terms.setup_name))
        heights = seats * AREA * (terms.armies - 1)
        turns = (pieces + heights + 1) * QUIET_TURNS * seats
        most_answers_in_a_turn = 8
        return turns * most_answers_in_a_turn + 20

    def seat_name(self, seat: int, seats: int, settings: Settings) -> Phrase:
        return say(COLOURS[seat])


def goal_of(seat: int, settings: Settings) -> int:
    """The seat's own goal, or everybody's."""
    own = int(settings[f"{FIRSTS[seat]}_goal"])
    return int(settings["goal"]) if own == SAME_GOAL else own


def box(terms: Terms) -> Cards:
    """The rune cards, if they are played, and the tiles, if they are drawn."""
    faces = pack() if terms.mode != NO_CARDS else []
    if terms.placing != FIXED:
        faces = faces + [TILE + kind for kind in bag(terms.armies, terms.setup_name)]
    return Cards(vec[i64]([i64(face) for face in faces]), terms.seats if faces else -1)
