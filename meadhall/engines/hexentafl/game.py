"""heXentafl as the catalogue knows it: options, openings, and diagrams read back."""

import re

from meadhall.engines.contract import CHOOSE, OVER, ROLL
from meadhall.engines.endgames import TableSolver
from meadhall.engines.game import Game
from meadhall.engines.game_info import HEXENTAFL
from meadhall.engines.hexentafl.board import ATTACKERS, BOARDS, DEFENDERS, EMPTY, KING
from meadhall.engines.hexentafl.ending import KING_ESCAPED, KING_TAKEN, QUIET_LIMIT, REASONS
from meadhall.engines.hexentafl.solver import solver_of, table_names
from meadhall.engines.hexentafl.state import LOT_LINE, SIDES, SIGNS, Hexentafl, side_name
from meadhall.engines.hexentafl.texts import Setting
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import BadDiagram, Option, Settings

HEAD = re.compile(r"(?P<what>.+?)\s*\((?P<quiet>\d+) since the last capture\)")


class HexentaflGame(Game):
    def __init__(self) -> None:
        self.describe(HEXENTAFL)
        self.rules_version = 1
        self.knows_draw = True
        self.is_played_in_pairs = True
        self.options = (
            Option(
                "board",
                say(Setting.BOARD),
                say(Setting.BOARD_MEANING),
                "4x4",
                (("4x4", say(Setting.SMALL)), ("5x5", say(Setting.LARGE))),
            ),
            Option(
                "first",
                say(Setting.FIRST),
                say(Setting.FIRST_MEANING),
                "defenders",
                (
                    ("defenders", say(Setting.DEFENDERS_FIRST)),
                    ("attackers", say(Setting.ATTACKERS_FIRST)),
                    ("lot", say(Setting.FIRST_BY_LOT)),
                ),
            ),
            Option("crossing", say(Setting.CROSSING), say(Setting.CROSSING_MEANING), True),
        )

    def opening(self, seats: int, settings: Settings) -> Hexentafl:
        first = ATTACKERS if settings["first"] == "attackers" else DEFENDERS
        board = BOARDS[self._side(settings)]
        state = Hexentafl(board, board.men_at_first(), first, settings["crossing"] is True)
        state.recount()
        if settings["first"] == "lot":
            state.asks = ROLL
        return state

    def bound(self, seats: int, settings: Settings) -> int:
        """Captures are few, for only the king cannot be missed, and each comes soon or never."""
        takeable = 18 if self._side(settings) == 5 else 9
        return (takeable + 1) * QUIET_LIMIT

    def endgame_tables(self, settings: Settings) -> list[str]:
        is_small = self._side(settings) == 4
        return table_names(settings["crossing"] is True) if is_small else []

    def table_solver(self, name: str, settings: Settings) -> TableSolver:
        return solver_of(name, settings["crossing"] is True)

    def seat_name(self, seat: int, seats: int, settings: Settings) -> Phrase:
        return say(SIDES[seat])

    def _side(self, settings: Settings) -> int:
        return 5 if settings["board"] == "5x5" else 4

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Hexentafl:
        state = self.opening(seats, settings)
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        signs = "".join("".join(line.split()[1:]) for line in lines[1:]).replace("+", ".")
        if len(lines) != 2 * state.board.side or len(signs) != state.board.cells:
            raise BadDiagram(f"a {settings['board']} board has {int(state.board.cells)} cells")
        if bad := [sign for sign in signs if sign not in SIGNS]:
            raise BadDiagram(
                f"{bad[0]!r} is no piece; a board is drawn with {' '.join(SIGNS)} and +"
            )
        men = [SIGNS.index(sign) for sign in signs]
        if men.count(KING) > 1:
            raise BadDiagram("there is only one king")
        state.men = vec[i64]([i64(man) for man in men])
        self._read_head(lines[0], state)
        if refusal := doubt(state):
            raise BadDiagram(refusal)
        state.recount()
        return state

    def _read_head(self, line: str, state: Hexentafl) -> None:
        head = HEAD.fullmatch(line)
        what = head["what"] if head else line
        state.quiet = min(int(head["quiet"]), QUIET_LIMIT + 1) if head else 0
        endings = [str(form).rstrip(".") for form in REASONS]
        sides = [side_name(seat) for seat in range(len(SIDES))]
        if what.rstrip(".") in endings[1:]:
            state.asks = OVER
            state.ending = endings.index(what.rstrip("."))
        elif what in [f"{side} to move" for side in sides]:
            state.turn = sides.index(what.split()[0])
            state.asks = CHOOSE
        elif what == LOT_LINE and state.asks == ROLL:
            return
        else:
            raise BadDiagram(f"the first line says who is to move, not {line!r}")


def doubt(state: Hexentafl) -> str:
    """Why no match comes to what is drawn, as far as one can tell at a glance, or nothing."""
    board, men = state.board, state.men
    kings = [cell for cell, man in enumerate(men) if man == KING]
    if men[board.throne] not in (EMPTY, KING):
        return "only the king may stand on the throne"
    if not kings and state.ending != KING_TAKEN:
        return "the king is missing"
    if kings and state.ending == KING_TAKEN:
        return "the king is not taken: he stands on the board"
    if (state.ending == KING_ESCAPED) != any(board.corners[cell] == 1 for cell in kings):
        return "the king has reached a corner when he stands on one, and then only"
    if state.asks == CHOOSE and len(state.legal(state.turn)) == 0:
        return f"the {side_name(state.turn)} cannot move, so the match is over"
    if state.quiet > QUIET_LIMIT or (state.quiet == QUIET_LIMIT and state.asks == CHOOSE):
        return f"a match is over {QUIET_LIMIT} moves after the last capture"
    return ""
