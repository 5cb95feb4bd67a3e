"""A match as a page: it replays by itself, asks for nothing, and lets nothing in."""

import json
import os
import re
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtQml import QJSEngine
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match import setup
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import beneath
from meadhall.engines.values import NOBODY
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.session_scene import onlooker
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.replay.saving import save_replay
from meadhall.ui.tools.shots import play
from meadhall.ui.widgets.theme import DAYLIGHT
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall

SLY = '<img src=x>"</script><b>'
"""A name that would break out of a page that does not escape it."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path, name=SLY) as made:
        yield made


def begun(window: MainWindow, game: str, answers: int) -> TablePage:
    table = window.begin(TablePlan(game, 2, levels={1: "thrall"}))
    assert table is not None
    play(table, answers)
    return table


def page_of(table: TablePage, tmp_path: Path) -> str:
    file = tmp_path / "match.html"
    for _ in save_replay(table.board, table.session, DAYLIGHT, "en", file):
        pass
    return file.read_text("utf-8")


def film_in(page: str) -> dict[str, object]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    assert found is not None
    film = json.loads(found[1])
    assert isinstance(film, dict)
    return film


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_every_moment_of_every_game_is_in_the_page(
    window: MainWindow, tmp_path: Path, game: str
) -> None:
    table = begun(window, game, 12)
    film = film_in(page_of(table, tmp_path))
    frames, pictures = film["frames"], film["pictures"]
    assert isinstance(frames, list) and isinstance(pictures, list)
    assert {frame["number"] for frame in frames} == set(range(table.session.length + 1))
    for picture in pictures:
        kind, data = picture.split(";base64,")
        assert kind in ("data:image/png", "data:image/jpeg")
        assert not QImage.fromData(b64decode(data)).isNull()
    for frame in frames:
        used = [frame["ground"], *(piece[1] for piece in frame["pieces"])]
        assert all(0 <= number < len(pictures) for number in used)
    shown = table.board.scene(table.session.state, 0).pieces
    assert len(frames[-1]["pieces"]) == len(shown)


def test_a_piece_that_moves_stays_the_same_piece(window: MainWindow, tmp_path: Path) -> None:
    table = begun(window, "hexentafl", 1)
    frames = film_in(page_of(table, tmp_path))["frames"]
    assert isinstance(frames, list)
    before, after = ({piece[0]: piece[2:] for piece in frame["pieces"]} for frame in frames[:2])
    assert before.keys() == after.keys()
    assert sum(before[number] != after[number] for number in before) == 1


def test_what_people_wrote_stays_words(window: MainWindow, tmp_path: Path) -> None:
    page = page_of(begun(window, "hexentafl", 4), tmp_path)
    assert "&lt;img src=x&gt;" in page
    assert "<img" not in page and page.count("</script>") == 2


def test_the_page_may_do_nothing_but_replay(window: MainWindow, tmp_path: Path) -> None:
    page = page_of(begun(window, "hexentafl", 4), tmp_path)
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'" and rules["img-src"] == "data:"
    for tag, rule in (("style", "style-src"), ("script", "script-src")):
        (text,) = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.S)
        digest = b64encode(sha256(text.encode()).digest()).decode()
        assert rules[rule] == f"'sha256-{digest}'"
    assert not re.findall(r'\b(?:src|href|style|on\w+)="', page), "nothing inline, nothing fetched"
    assert "http" not in page.replace("http-equiv", "")


STAND_IN = """
var listeners = {}, elements = {}, rows = [];
function element(name) {
  var made = {name: name, style: {}, dataset: {}, children: [], attributes: {}, on: {},
    addEventListener: function (kind, act) { made.on[kind] = act; },
    setAttribute: function (key, value) { made.attributes[key] = value; },
    removeAttribute: function (key) { delete made.attributes[key]; },
    appendChild: function (child) { made.children.push(child); },
    removeChild: function (child) { made.children.splice(made.children.indexOf(child), 1); }};
  return made;
}
var document = {
  getElementById: function (id) { return elements[id] || (elements[id] = element(id)); },
  createElement: element,
  querySelectorAll: function () { return rows; },
  addEventListener: function (kind, act) { listeners[kind] = act; }
};
var waiting = [];
function setTimeout(act) { waiting.push(act); return waiting.length; }
function clearTimeout() { waiting.pop(); }
function key(name) {
  listeners.keydown({key: name, target: {tagName: 'BODY'}, preventDefault: function () {}});
}
function count() { return elements.count.textContent; }
"""


def test_the_script_steps_plays_and_jumps(window: MainWindow, tmp_path: Path) -> None:
    """In Qt's own engine for scripts, with a stand-in for what a browser has."""
    page = page_of(begun(window, "hexentafl", 6), tmp_path)
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.S)
    engine = QJSEngine()

    def run(code: str) -> object:
        found = engine.evaluate(code)
        assert not found.isError(), found.toString()
        return found.toVariant()

    run(STAND_IN)
    run(f"document.getElementById('data').textContent = {json.dumps(json.dumps(film_in(page)))};")
    run(
        "for (var n = 1; n <= 6; n += 1) { var row = element('row'); row.dataset.number = n; "
        "row.parentNode = {parentNode: {scrollTop: 0, clientHeight: 1}}; rows.push(row); }"
    )
    run(script)
    assert run("count()") == "0 / 6"
    assert run("key('ArrowRight'); count()") == "1 / 6"
    assert run("key('End'); count()") == "6 / 6"
    assert run("key('ArrowRight'); count()") == "6 / 6", "there is no more"
    assert run("key('Home'); count()") == "0 / 6"
    assert run("rows[3].on.click(); count()") == "4 / 6"
    assert run("rows[3].attributes['aria-current']") == "true"
    assert run("elements.play.on.click(); waiting.pop()(); count()") == "5 / 6"
    pieces = run("elements.board.children.length")
    assert pieces == 2 + len(BOARDS["hexentafl"].scene(window.table.session.state, 0).pieces)


@pytest.mark.skipif("MEADHALL_BROWSER" not in os.environ, reason="needs a Python with QtWebEngine")
@pytest.mark.parametrize("game", sorted(BOARDS))
def test_the_page_replays_in_a_real_browser(window: MainWindow, tmp_path: Path, game: str) -> None:
    table = begun(window, game, 12)
    page_of(table, tmp_path)
    found = subprocess.run(
        [os.environ["MEADHALL_BROWSER"], str(Path(__file__).parent / "browse.py"),
         str(tmp_path / "match.html")],
        capture_output=True, text=True, timeout=300, check=True,
        env={key: value for key, value in os.environ.items() if not key.startswith("PYTHON")},
    )  # fmt: skip
    seen = json.loads(found.stdout.splitlines()[-1])
    length = table.session.length
    assert seen["first"]["count"] == f"0 / {length}"
    assert seen["end"]["count"] == f"{length} / {length}"
    for moment in ("first", "right", "end", "row", "playing"):
        assert seen[moment]["painted"] and seen[moment]["pieces"] > 0
        assert seen[moment]["strangers"] == 0
    assert seen["playing"] != seen["row"], "it goes on by itself"
    assert seen["inline"] == "undefined" and "Failed" in seen["fetch"]
    assert seen["asked"] == ["file"], "nothing but the page itself was fetched"


def test_a_match_is_saved_from_its_table(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(window, "hexentafl", 4)
    asked = str(tmp_path / "my match")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (asked, ""))
    window.actions_by_key["share_match"].trigger()
    saving = window.tables().saving
    qtbot.waitUntil(lambda: not saving.is_busy, timeout=LONG)
    assert (tmp_path / "my match.html").read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_match_that_cannot_be_written_is_said(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(window, "hexentafl", 2)
    asked = str(tmp_path / "nowhere" / "match.html")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (asked, ""))
    window.actions_by_key["share_match"].trigger()
    qtbot.waitUntil(lambda: not window.tables().saving.is_busy, timeout=LONG)
    assert window.bar.isVisible() and "cannot be written" in window.bar.sentence.text()


@pytest.mark.parametrize(("name", "begins"), [("m.html", b"<!DOCTYPE"), ("m.apng", b"\x89PNG")])
def test_the_command_writes_the_same(tmp_path: Path, name: str, begins: bytes) -> None:
    """In a program of its own, which has no screen."""
    folders = beneath(tmp_path / "home")
    folders.make()
    session, file = setup.begin(TablePlan("hexentafl", 2), folders, "Astrid", InProcessPlayer())
    session.act(0, int(session.view(0).legal(0)[0]))
    session.close()
    subprocess.run(
        [sys.executable, "-m", "meadhall", "export", str(file), str(tmp_path / name)],
        check=True, timeout=300, env={**os.environ, "MEADHALL_HOME": str(tmp_path / "home")},
    )  # fmt: skip
    assert (tmp_path / name).read_bytes().startswith(begins)


def captions(page: str) -> list[str]:
    """What is told at each moment."""
    frames = film_in(page)["frames"]
    assert isinstance(frames, list)
    return [str(frame["caption"]) for frame in frames]


def test_a_page_for_others_calls_nobody_you(window: MainWindow, tmp_path: Path) -> None:
    """It is written at the computer of one who has played, and read by anybody."""
    table = begun(window, "valhalla", 10)  # too few to end a match
    table.session.resign()
    while table.session.outcome is None:
        play(table, 20)
    page = page_of(table, tmp_path)
    assert "You win" not in page[: page.index("<script")]
    assert onlooker(table.board, table.session) == NOBODY
    assert not [each for each in captions(page) if re.search(r"\b[Yy]ou", each)]


def test_the_last_moment_of_a_page_tells_how_it_ended(window: MainWindow, tmp_path: Path) -> None:
    table = begun(window, "nxs", 6)
    table.session.resign()
    assert "resigned" in captions(page_of(table, tmp_path))[-1]


def test_a_page_writes_cells_as_the_board_does(window: MainWindow, tmp_path: Path) -> None:
    """No capital in the name of a cell, though it begins what is told of a move."""
    said = captions(page_of(begun(window, "hexentafl", 6), tmp_path))
    moves = [each for each in said if re.search(r"\w\d-\w\d", each)]
    assert moves
    assert not [each for each in moves if re.search(r"[A-Z]\d-", each)]
