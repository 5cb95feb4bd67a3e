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
from meadhall.engines.nxs.terms import FIRSTS, FIXED, NO_CARDS, Terms, agreed
from meadhall.engines.packed import i64, vec
from meadhall.engines.values import Option, Settings

SAME_GOAL = 0


class NxsGame(Game):
    def __init__(self) -> None:
        self.describe(NXS)
        self.rules_version = 1
        self.options = (
            Option(
                "setup",
                "Set-up",
                "How many pieces each tribe has, and where they stand.",
                "medium",
                (
                    ("short", "short, 7 pieces"),
                    ("medium", "medium, 10 pieces"),
                    ("medium3s", "medium with three Seiðkonas, 10 pieces; three areas only"),
                    ("long", "long, 12 pieces; 14 where three areas are in play"),
                    ("long13", "long with a second Seiðkona, 13 pieces; two areas only"),
                ),
            ),
            Option(
                "placing",
                "Placing",
                "Whether the pieces stand in the fixed pattern, or tiles are drawn for all places "
                "but the Jöfurrs'.",
                "fixed",
                (
                    ("fixed", "the fixed pattern"),
                    ("same", "one draw for all tribes"),
                    ("own", "a draw for each tribe"),
                ),
            ),
            Option(
                "goal",
                "Land to win",
                "How many captured cells win the match.",
                10,
                low=1,
                high=AREA,
            ),
            *(
                Option(
                    f"{colour.lower()}_goal",
                    f"{colour}'s goal",
                    f"A goal of {colour}'s own, as a handicap; 0 for the same as everybody's.",
                    SAME_GOAL,
                    low=0,
                    high=AREA,
                )
                for colour in COLOURS
            ),
            Option(
                "cards",
                "Rune cards",
                "Whether rune cards are played, and in which way.",
                "none",
                (
                    ("none", "no cards"),
                    ("sannligr", "Sannligr: two players get the same three cards"),
                    ("drawing", "the Drawing of the Three, face up"),
                    ("hidden", "the Drawing of the Three, face down"),
                    ("onitama", "Onitama style: used cards go round"),
                ),
            ),
            Option(
                "hand",
                "Cards each",
                "How many cards each player gets in the Drawing of the Three.",
                3,
                low=3,
                high=6,
            ),
            Option(
                "first",
                "First turn",
                "Who begins; play goes on clockwise.",
                "white",
                tuple((key, colour) for key, colour in zip(FIRSTS, COLOURS, strict=True)),
            ),
            Option(
                "jotunn",
                "Jötunn",
                "A hostile gold tribe between two players, which they move by turns.",
                False,
            ),
        )

    def object_to(self, seats: int, settings: Settings) -> str:
        jotunn = settings["jotunn"] is True
        if jotunn and seats == 3:
            return "the Jötunn is for two players: the third area is his"
        areas = 3 if jotunn else seats
        setup = str(settings["setup"])
        if (areas, setup) not in PATTERNS:
            needed = "three" if areas == 2 else "two"
            return f"the set-up {setup} needs {needed} areas in play"
        if seats == 2 and settings["first"] == "gold":
            return "gold does not begin where nobody plays it"
        if seats == 2 and settings["gold_goal"] != SAME_GOAL:
            return "gold needs no goal where nobody plays it"
        if seats == 3 and settings["cards"] == "sannligr":
            return "Sannligr is for two players"
        return ""

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
        return Nxs(terms, position, box(terms))

    def bound(self, seats: int, settings: Settings) -> int:
        """Every capture and every new height of land is within so many turns of the last."""
        terms = agreed(seats, settings)
        pieces = terms.armies * len(places(terms.armies, terms.setup_name))
        heights = seats * AREA * (terms.armies - 1)
        turns = (pieces + heights + 1) * QUIET_TURNS * seats
        most_answers_in_a_turn = 8
        return turns * most_answers_in_a_turn + 20

    def seat_name(self, seat: int, seats: int, settings: Settings) -> str:
        return COLOURS[seat]


def goal_of(seat: int, settings: Settings) -> int:
    """The seat's own goal, or everybody's."""
    own = int(settings[f"{COLOURS[seat].lower()}_goal"])
    return int(settings["goal"]) if own == SAME_GOAL else own


def box(terms: Terms) -> Cards:
    """The rune cards, if they are played, and the tiles, if they are drawn."""
    faces = pack() if terms.mode != NO_CARDS else []
    if terms.placing != FIXED:
        faces = faces + [TILE + kind for kind in bag(terms.armies, terms.setup_name)]
    return Cards(vec[i64]([i64(face) for face in faces]), terms.seats if faces else -1)
