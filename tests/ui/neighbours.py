"""Two windows on one network, for the tests of what people do with each other."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer.nearby import DiscoverySnapshot
from meadhall.client.multiplayer.network import Network
from meadhall.net.shell.discovery import Notice, key_start
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG

Pair = tuple[MainWindow, MainWindow]
TWO_WINDOWS = TablePlan("hexentafl", 2, guests=(1,))


def at_one_table(
    qtbot: QtBot, windows: Pair, plan: TablePlan = TWO_WINDOWS
) -> tuple[TablePage, TablePage]:
    astrid, leif = windows
    astrid.begin(plan)
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    leif.nearby_page.where.setText(room.lan_table.code)
    leif.nearby_page._join_there()
    qtbot.waitUntil(lambda: astrid.table is not None and leif.table is not None, timeout=LONG)
    assert astrid.table is not None and leif.table is not None
    return astrid.table, leif.table


def let_see(*windows: MainWindow) -> None:
    """They look around, and see each other; on the loopback nothing is announced."""
    for window in windows:
        window.go_nearby()
    networks = [window.tables().lan.use_network() for window in windows]
    for network in networks:
        others = {str(at): _idle(each) for at, each in enumerate(networks) if each is not network}
        network._scanner.snapshot = DiscoverySnapshot(others)


def _idle(network: Network) -> Notice:
    assert network._invitation_service is not None and network._identity is not None
    start, where = (
        key_start(network._identity.public),
        ("127.0.0.1", network._invitation_service.port),
    )
    return Notice(start, network._name, "", "", "idle", "", (where,))


def leave_all(window: MainWindow) -> None:
    """Away from every table and every waiting room."""
    for at in reversed(range(window.stack.count())):
        page: QWidget | None = window.stack.widget(at)
        if isinstance(page, TablePage):
            window.show_page(page)
            window.close_table()
        elif isinstance(page, WaitingPage):
            page.left.emit()
