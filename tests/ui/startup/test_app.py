"""Starting: one window per person, a sentence where there is no screen, errors that are kept."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.client.system.desktop import can_install
from meadhall.client.system.folders import LINK, beneath
from meadhall.net.errors import NotKept
from meadhall.net.files.saga_file import SagaFile
from meadhall.ui.pages.setup import SetupPage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.startup import app
from meadhall.ui.startup.preload import MODULES, Preload
from meadhall.ui.startup.splash import LAYOUT_FILE, restore_geometry
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall

PROGRAM = "import sys; from meadhall.ui.startup.app import run; sys.exit(run(sys.argv[1:]))"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def start(home: Path, *words: str, screen: bool = True) -> "subprocess.Popen[str]":
    """The program in a process of its own, in a world of its own."""
    surroundings = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    surroundings["MEADHALL_HOME"] = str(home)
    if screen:
        surroundings["QT_QPA_PLATFORM"] = "offscreen"
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_there_is_a_sentence(tmp_path: Path) -> None:
    process = start(tmp_path, screen=False)
    _, said = process.communicate(timeout=LONG / 1000)
    assert process.returncode == 1
    assert said.startswith("meadhall: there is no screen to open a window on")
    assert "Traceback" not in said


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file stands in the way")
    process = start(tmp_path / "home")
    _, said = process.communicate(timeout=LONG / 1000)
    assert process.returncode == 1
    assert "MEADHALL_HOME" in said and "Traceback" not in said


def test_a_second_start_hands_its_file_to_the_first_and_ends(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    path = window.tables().files[table]
    window.close_table()
    server = app.listen_for_later_starts(window.context.folders, window)
    assert server is not None
    home = window.context.folders.matches.parent
    second = start(home, str(path))
    qtbot.waitUntil(lambda: window.table is not None, timeout=LONG)
    said, _ = second.communicate(timeout=LONG / 1000)
    assert second.returncode == 0
    assert "open already" in said
    server.close()


@pytest.mark.parametrize("is_running", [True, False])
def test_a_link_to_a_table_joins_it_in_the_running_program_or_a_new_one(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, is_running: bool
) -> None:
    window.begin(TablePlan("hexentafl", 2, guests=(1,)))
    room = window.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    link = f"{LINK}{room.lan_table.code}"
    with hall(qtbot, tmp_path / "leif", name="Leif") as leif:
        if is_running:
            server = app.listen_for_later_starts(beneath(tmp_path / "leif"), leif)
            assert server is not None
            process = start(tmp_path / "leif", link)
            qtbot.waitUntil(lambda: process.poll() is not None, timeout=LONG)
            assert "open already" in process.communicate()[0]
        else:
            app.open_in(leif, app.what_to_open(link))
        qtbot.waitUntil(lambda: len(room.lan_table.people) == 2, timeout=LONG)


def test_a_desktop_gives_files_as_urls(tmp_path: Path) -> None:
    file = tmp_path / "two words.saga"
    assert app.what_to_open(f"file://{tmp_path}/two%20words.saga") == str(file)
    assert app.what_to_open(str(file)) == str(file)


def test_the_play_command_opens_its_table_in_the_window(qtbot: QtBot, window: MainWindow) -> None:
    server = app.listen_for_later_starts(window.context.folders, window)
    assert server is not None
    home = window.context.folders.matches.parent
    words = ["play", "hexentafl", "--computer", "attackers:karl", "--board", "4x4"]
    command = subprocess.Popen(
        [sys.executable, "-m", "meadhall.client", *words],
        env={**os.environ, "MEADHALL_HOME": str(home)},
        stdout=subprocess.PIPE,
        text=True,
    )
    qtbot.waitUntil(lambda: window.table is not None, timeout=LONG)
    command.communicate(timeout=LONG / 1000)
    assert command.returncode == 0
    assert window.table is not None
    session = window.table.session
    assert session.settings["board"] == "4x4"
    assert [player.level for player in session.players] == ["", "karl"]
    server.close()


def test_a_door_that_a_killed_program_left_is_opened_again(window: MainWindow) -> None:
    first = app.listen_for_later_starts(window.context.folders, window)
    assert first is not None
    first.close()
    second = app.listen_for_later_starts(window.context.folders, window)
    assert second is not None
    second.close()


def test_a_killed_program_loses_no_move(qtbot: QtBot, tmp_path: Path) -> None:
    """The match goes on at the same position after the process was killed in the middle of it."""
    script = (
        "import sys, pathlib, time; from meadhall.ui.tools import shots;"
        "from meadhall.ui.startup.app import application;"
        "from meadhall.client.match.setup import TablePlan;"
        "app = application(['meadhall']); home = shots.hall(pathlib.Path(sys.argv[1]), 'light');"
        "window = home.__enter__(); table = window.begin(TablePlan('hexentafl', 2));"
        "[table.session.act(table.session.acting,"
        " int(table.session.state.legal(table.session.acting)[3])) for _ in range(7)];"
        "print(table.session.state.diagram(), flush=True); print('done', flush=True);"
        "time.sleep(600)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    lines = list(takewhile(lambda line: line != "done\n", process.stdout))
    position = "".join(lines).rstrip("\n")
    process.kill()
    process.wait()
    process.stdout.close()
    with hall(qtbot, tmp_path) as window:
        window.library.refresh()
        (entry,) = window.library.unfinished(5)
        table = window.open_file(entry.path)
        assert table is not None
        assert table.session.state.diagram() == position


@pytest.mark.skipif(not can_install(), reason="this system has installers for that")
def test_the_settings_put_meadhall_into_the_menu(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    page = window.settings_page
    window.show_page(page)
    page.desktop.click()
    assert (tmp_path / "data" / "applications" / "org.meadhall.Meadhall.desktop").exists()
    assert not page.desktop.isEnabled()


def test_the_window_opens_without_rules_matches_or_network(tmp_path: Path) -> None:
    """A start waits for the home page, and for nothing that the home page can do without."""
    script = (
        "import pathlib, sys; from meadhall.client.system.folders import beneath;"
        "from meadhall.ui.startup.app import application, make_window;"
        "from meadhall.ui.window.app_context import AppContext;"
        "app = application(['meadhall']); folders = beneath(pathlib.Path(sys.argv[1]));"
        "folders.make(); window, library = make_window(AppContext(folders), '127.0.0.1');"
        "window.show(); app.processEvents(); print(*sys.modules)"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    fetched = set(done.stdout.split())
    assert "meadhall.ui.pages.home" in fetched
    for room, light in (
        ("engines", {"game_info", "phrases", "values"}),
        ("net", {"errors"}),
        ("ai", set()),
    ):
        inside = {name for name in fetched if name.startswith(f"meadhall.{room}.")}
        assert inside <= {f"meadhall.{room}.{module}" for module in light}
    assert not fetched & {"asyncio", "cryptography", "msgpack", "nacl", "zeroconf"}


def test_what_the_first_click_needs_comes_after_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    for module in MODULES:
        assert find_spec(module) is not None, module
    with hall(qtbot, tmp_path) as window:
        preload = Preload(window)
        with qtbot.waitSignal(preload.destroyed, timeout=LONG):
            preload.begin()
    assert set(MODULES) <= set(sys.modules)


def test_a_none_of_python_survives_many_calls_into_qt() -> None:
    """One line of PySide6 loses a reference to None at each call, until the process dies."""
    script = (
        "import sys; from PySide6.QtCore import QObject; made = QObject();"
        "before = sys.getrefcount(None); [made.setObjectName('x') for _ in range(20000)];"
        "assert sys.getrefcount(None) > before - 1000"
    )
    began = time.monotonic()
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
    assert time.monotonic() - began < 300


def test_a_place_of_the_window_that_cannot_be_read_is_forgotten(window: MainWindow) -> None:
    (window.context.folders.state / LAYOUT_FILE).mkdir()
    restore_geometry(window, window.context)
    assert window.width() > 0


def test_a_setting_that_cannot_be_kept_holds_until_the_end(window: MainWindow) -> None:
    window.context.settings.file = window.context.folders.state / "no folder" / "settings.json"
    (window.context.folders.state / "no folder").write_text("a file stands in the way")
    window.actions_by_key["firelight"].trigger()
    assert window.context.theme.key == "dark"
    assert "The settings cannot be kept" in window.bar.sentence.text()


def test_a_table_that_cannot_be_kept_is_not_begun(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: SagaFile, data: bytes) -> None:
        raise NotKept(f"{file.path.name} cannot be kept: the disk is full")

    monkeypatch.setattr(SagaFile, "append", refuse)
    window.set_up("hexentafl")
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    page.start.click()
    assert window.stack.currentWidget() is page, "what was chosen here is still chosen"
    assert "the disk is full" in window.bar.sentence.text()
    assert list(window.context.folders.matches.iterdir()) == []


def test_full_screen_leaves_the_page_and_nothing_around_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    for is_full in (True, False):
        qtbot.keyClick(table.board_widget, Qt.Key.Key_F11)
        assert window.isFullScreen() is is_full
        for around in (window.menuBar(), window.sidebar, window.statusBar()):
            assert around.isVisible() is not is_full
        assert table.board_widget.isVisible()


@pytest.mark.parametrize("is_ours", [True, False])
def test_a_damaged_file_is_opened_as_far_as_it_is_whole_and_that_is_said(
    window: MainWindow, tmp_path: Path, is_ours: bool
) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    session, path = table.session, window.tables().files[table]
    for _ in range(6):
        session.act(session.acting, int(session.state.legal(session.acting)[0]))
    window.close_table()
    data = path.read_bytes()
    path.write_bytes(data[:-5])
    if not is_ours:
        window.context.folders.identity.unlink()
    table = window.open_file(path)
    assert table is not None and table.session.length == 5
    told = window.bar.sentence.text()
    assert told.startswith(f"{path.name} is damaged: ")
    if is_ours:
        assert "goes on after move 5" in told
        assert path.with_suffix(".damaged").read_bytes() == data[:-5]
    else:
        assert "shown up to move 5" in told
        assert "The match stops here" in table.prompt_bar.sentence.text()
        assert path.read_bytes() == data[:-5]
