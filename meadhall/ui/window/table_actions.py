"""What can be done at a table from a menu or by a key, in whichever window the table is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from meadhall.engines.values import NOBODY
from meadhall.ui.text import spoken_summary

if TYPE_CHECKING:
    from meadhall.ui.pages.table.page import TablePage


class TableCommands(Protocol):
    """What a window can do with a table."""

    def close_table(self, page: "TablePage") -> None: ...

    def copy_moves(self, table: "TablePage") -> None: ...

    def copy_position(self, table: "TablePage") -> None: ...

    def save_picture(self, table: "TablePage") -> None: ...
    def save_replay(self, table: "TablePage") -> None: ...

    def toggle_own_window(self, page: "TablePage") -> None: ...


def table_actions(
    table: "Callable[[], TablePage | None]", commands: Callable[[], TableCommands]
) -> dict[str, Callable[[], object]]:
    """The actions for the table that `table` gives at that moment; without one they do nothing.

    `commands` is a function because a window has no table controller before its first table.
    """

    def at_table(action: "Callable[[TablePage], object]") -> Callable[[], object]:
        def do() -> None:
            if (page := table()) is not None:
                action(page)

        return do

    return {
        "close": at_table(lambda page: commands().close_table(page)),
        "resign": at_table(lambda page: page.ask_to_resign()),
        "draw": at_table(lambda page: page.ask_for_draw()),
        "copy": at_table(lambda page: commands().copy_moves(page)),
        "copy_position": at_table(lambda page: commands().copy_position(page)),
        "picture": at_table(lambda page: commands().save_picture(page)),
        "share_match": at_table(lambda page: commands().save_replay(page)),
        "apart": at_table(lambda page: commands().toggle_own_window(page)),
        "hint": at_table(lambda page: page.ask_hint()),
        "danger": at_table(lambda page: page.toggle_danger()),
        "measure": at_table(lambda page: page.measure()),
        "undo": at_table(lambda page: page.undo()),
        "redo": at_table(lambda page: page.redo()),
        "first": at_table(lambda page: page.look_at(0)),
        "previous": at_table(lambda page: page.look_at(page.number - 1)),
        "next": at_table(lambda page: page.look_at(page.number + 1)),
        "now": at_table(lambda page: page.return_to_now()),
        "play": at_table(lambda page: page.timeline.toggle_play()),
        "faster": at_table(lambda page: page.timeline.change_speed(1)),
        "slower": at_table(lambda page: page.timeline.change_speed(-1)),
        "viewpoint": at_table(lambda page: page.timeline.next_viewpoint()),
        "chances": at_table(lambda page: page.timeline.chances.toggle()),
        "branch": at_table(lambda page: page.branch_wanted.emit(page.number)),
        "type": at_table(lambda page: page.typing.ask_move()),
        "place": at_table(lambda page: page.typing.ask_place()),
        "read_last": at_table(lambda page: page.tell(page.narration.last_move())),
        "read_turn": at_table(lambda page: page.tell(page.wanted())),
        "read_others": at_table(lambda page: page.tell(spoken_summary.others(page))),
        "read_own": at_table(lambda page: page.tell(spoken_summary.own(page))),
    }


def possible_at(table: "TablePage") -> dict[str, bool]:
    """Which of these can be done there now."""
    session, is_back = table.session, not table.is_live
    return {
        "hint": table.is_your_turn,
        "danger": table.is_live and table.board.knows_danger,
        "measure": table.board_widget.given.is_measured,
        "undo": session.can_undo,
        "redo": session.can_redo,
        "first": table.number > 0,
        "previous": table.number > 0,
        "next": is_back,
        "now": is_back,
        "play": session.length > 0,
        "faster": True,
        "slower": True,
        "viewpoint": table.timeline.eyes.count() > 1,
        "chances": session.may_be_judged,
        "branch": is_back,
        "type": session.move is not None,
        "place": True,
        "read_last": True,
        "read_turn": True,
        "read_others": True,
        "read_own": True,
        "close": True,
        "resign": session.resigning != NOBODY,
        "draw": session.can_offer_draw,
        "copy": True,
        "copy_position": True,
        "picture": True,
        "share_match": session.length > 0,
        "apart": True,
    }
