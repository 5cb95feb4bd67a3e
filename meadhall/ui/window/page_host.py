"""What tables and waiting rooms need from the window that shows them.

The controllers of tables and of the network know this protocol and no window, so each can be
read, changed and tested without the other.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from meadhall.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from meadhall.client.match.computer_turns import ComputerPlayer
    from meadhall.client.multiplayer.network import Network


class PageHost(Protocol):
    @property
    def context(self) -> AppContext: ...

    @property
    def make_computer_player(self) -> "Callable[[], ComputerPlayer]":
        """Makes what thinks for the computer's seats of one table."""

    @property
    def frame(self) -> QWidget:
        """The window itself: the parent of dialogs, and what calls for attention."""

    # Pages. ----------------------------------------------------------------------------------

    @property
    def shown_page(self) -> QWidget: ...

    @property
    def pages(self) -> list[QWidget]:
        """The pages in this window, in no particular order."""

    def show_page(self, page: QWidget) -> None: ...

    def put_page(self, page: QWidget) -> None:
        """Take in a page without an entry in the sidebar, or one that comes back."""

    def take_page(self, page: QWidget) -> None:
        """Give a page away to another window; its entry in the sidebar stays."""

    def drop(self, page: QWidget) -> None:
        """Delete a page and its entry in the sidebar."""

    def leave_for(self, page: QWidget, go: Callable[[], object]) -> None:
        """Go elsewhere, and delete this page if another one is shown then."""

    def go_home(self) -> None: ...

    def go_nearby(self) -> None: ...

    def read_rules(self, game: str) -> None: ...

    # The sidebar. ----------------------------------------------------------------------------

    def add_entry(self, page: QWidget, drawing: str, title: str) -> None:
        """Take in a page that gets an entry of its own in the sidebar."""

    def tell_entry(self, page: QWidget, note: str, tip: str) -> None: ...

    def set_news(self, page: QWidget, has_news: bool) -> bool:
        """Mark whether a page waits for the player; True if that has changed."""

    def mark_here(self) -> None: ...

    def mark_home(self) -> None: ...

    # Sentences. ------------------------------------------------------------------------------

    def tell(self, sentence: str) -> None:
        """Show a sentence above the page until it is closed."""

    def tell_briefly(self, sentence: str) -> None:
        """Show a sentence in the status bar for a few seconds."""

    def clear_sentence(self) -> None:
        """Remove what `tell` shows, unless it reports an error."""

    def show_network(self, network: "Network") -> None:
        """Show who is nearby, wherever the window shows it."""

    def follow(self) -> None:
        """Update the title and which actions are possible."""
