"""Everything that the window imports only when it is first wanted.

The home page has to show at once. What it does without is imported here and in no other module
of the window: rules, matches and boards with the first table (about 0.2 s), the network (0.15 s),
the pages and dialogs that few starts show (0.02 s each; `python -X importtime` has the figures).
`meadhall.ui.startup.preload` imports most of it as soon as the window is shown and idle.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from meadhall.client.library.index import Library
from meadhall.client.system.folders import Folders
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.page_host import PageHost

if TYPE_CHECKING:
    from meadhall.client.multiplayer.network import Network
    from meadhall.ui.pages.library import LibraryPage
    from meadhall.ui.pages.nearby import NearbyPage
    from meadhall.ui.pages.rules import RulesPage
    from meadhall.ui.pages.settings import SettingsPage
    from meadhall.ui.pages.tutorial import TutorialPage
    from meadhall.ui.pages.welcome import WelcomePage
    from meadhall.ui.window.table_controller import TableController


# Tables and the network. ----------------------------------------------------------------------


def make_table_controller(host: PageHost, listen: str | None) -> "TableController":
    from meadhall.ui.window.table_controller import TableController

    return TableController(host, listen)


def make_network(
    folders: Folders, listen: str | None, notify: Callable[[], None], countdown: float
) -> "Network":
    from meadhall.client.multiplayer.network import Network

    return Network(folders, listen, notify=notify, countdown=countdown)


# Pages. ---------------------------------------------------------------------------------------


def first_game() -> str:
    """The game that a newcomer plays first."""
    from meadhall.ui.pages.welcome import FIRST_GAME

    return FIRST_GAME


def make_nearby_page(context: AppContext) -> "NearbyPage":
    from meadhall.ui.pages.nearby import NearbyPage

    return NearbyPage(context)


def make_library_page(context: AppContext, library: Library) -> "LibraryPage":
    from meadhall.ui.pages.library import LibraryPage

    return LibraryPage(context, library)


def make_rules_page(context: AppContext) -> "RulesPage":
    from meadhall.ui.pages.rules import RulesPage

    return RulesPage(context)


def make_settings_page(context: AppContext) -> "SettingsPage":
    from meadhall.ui.pages.settings import SettingsPage

    return SettingsPage(context)


def make_tutorial_page(context: AppContext, game: str) -> "TutorialPage":
    from meadhall.ui.board.registry import BOARDS
    from meadhall.ui.pages.tutorial import TutorialPage

    return TutorialPage(context, BOARDS[game], game)


def make_welcome_page(context: AppContext, name: str) -> "WelcomePage":
    from meadhall.ui.pages.welcome import WelcomePage

    return WelcomePage(context, name)


# Dialogs. -------------------------------------------------------------------------------------


def show_keys(parent: QWidget, context: AppContext) -> None:
    from meadhall.ui.window.dialogs import KeysDialog

    KeysDialog(parent, context).exec()


def show_tips(parent: QWidget, context: AppContext) -> None:
    from meadhall.ui.window.dialogs import TipsDialog

    TipsDialog(parent, context).exec()


def show_about(parent: QWidget, context: AppContext) -> None:
    from meadhall.ui.window.dialogs import AboutDialog

    AboutDialog(parent, context).exec()


def show_report(parent: QWidget, context: AppContext) -> None:
    from meadhall.ui.window.report_dialog import ReportDialog

    ReportDialog(parent, context).exec()


def show_network_check(parent: QWidget, context: AppContext, seen: int) -> None:
    from meadhall.ui.window.network_dialog import NetworkCheckDialog

    NetworkCheckDialog(parent, context, seen).exec()


def make_sharing_dialog(parent: QWidget, context: AppContext, listen: str | None) -> QDialog:
    from meadhall.ui.window.sharing_dialog import SharingDialog

    return SharingDialog(parent, context, listen or "")
