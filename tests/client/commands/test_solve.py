"""`meadhall solve`: tables to rely on, what happens to them when it is killed, and damaged ones."""

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.ai.entrants import Player
from meadhall.ai.tables import Tables
from meadhall.client.__main__ import main
from meadhall.client.commands import solve as solve_command
from meadhall.client.commands.computing import named_entrant
from meadhall.engines import catalogue
from meadhall.engines.contract import OVER, WIN
from meadhall.engines.values import GameError
from meadhall.lab.endgames import solving, table_file
from meadhall.lab.endgames.solving import solve
from meadhall.lab.endgames.table_file import head_for, read_codes, write_table
from meadhall.lab.endgames.walk import walk

pytestmark = pytest.mark.xdist_group("solved")  # one table serves most of them

ROOT = Path(__file__).parents[3]
GAME = catalogue.find("hexentafl")
SETTINGS = GAME.settle(2, {})

ONE_STEP = """defenders to move (0 since the last capture)
g       + . . +
f      . . . . .
e     . . . . . .
d    + . . + . K +
c     . . . . . .
b      . A . . .
a       + . . +
"""

RAIDERS_TO_MOVE = ONE_STEP.replace("defenders to", "attackers to")


def run(capsys, *words, code=0):
    assert main([*map(str, words)]) == code
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return told.out + told.err


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The tables of one and two raiders against a lone king."""
    folder = tmp_path_factory.mktemp("tables")
    for name in ("0m1r", "0m2r"):
        solve(GAME, SETTINGS, name, folder, lambda *told: None)
    return folder


def test_a_table_is_made_with_those_that_it_needs_and_checked(capsys, tmp_path):
    words = ("solve", "hexentafl", "--folder", tmp_path, "--table", "1m1r")
    text = run(capsys, *words, "--check", 500)
    assert sorted(path.name for path in tmp_path.glob("*.table")) == ["0m1r.table", "1m1r.table"]
    assert not list(tmp_path.glob("*.part"))
    assert "1m1r: " in text and "each code follows from the moves" in text
    again = json.loads(run(capsys, *words, "--json"))
    assert again["sides"][0]["wins"] > again["sides"][0]["loses"]


def test_without_a_name_it_lists_the_tables_and_their_sizes(capsys, tmp_path):
    text = run(capsys, "solve", "hexentafl", "--folder", tmp_path)
    sizes = {line.split()[0]: int(line.split()[1].replace(",", "")) for line in text.splitlines()}
    assert sizes["0m1r"] == 352 and sizes["3m4r"] > 10**9 and "2m5r" in sizes


def test_a_program_reads_an_object_for_the_table_and_one_for_the_check(capsys, tmp_path):
    words = ("solve", "hexentafl", "--folder", tmp_path, "--table", "0m1r", "--check", 50, "--json")
    table, check = map(json.loads, run(capsys, *words).splitlines())
    assert table["table"] == check["table"] == "0m1r"
    assert 0 < check["checked"] <= 50 and check["wrong"] == []


def test_a_table_for_which_there_is_too_little_memory_is_not_begun(capsys, tmp_path, monkeypatch):
    words = ("solve", "hexentafl", "--folder", tmp_path / "tables", "--table")
    monkeypatch.setattr(solve_command, "memory", lambda: 16 * 10**9)
    text = run(capsys, *words, "3m6r", code=1)
    assert "to make 3m6r takes some 189.8 gigabytes of memory" in text
    assert not (tmp_path / "tables").exists()
    run(capsys, *words, "0m1r")


def test_a_full_disk_is_said_with_the_name_of_the_table(capsys, tmp_path, monkeypatch):
    def full(file):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(table_file.os, "fsync", full)
    text = run(capsys, "solve", "hexentafl", "--folder", tmp_path, "--table", "0m1r", code=1)
    assert "0m1r.table cannot be written: the disk is full" in text


def test_a_lone_king_is_never_held_by_one_raider(folder):
    codes = read_codes(folder / "0m1r.table")
    assert all(code % 2 == 0 for code in codes[0::2] if code != 255), "he wins if he moves"
    assert all(code % 2 == 1 for code in codes[1::2] if code != 255), "and if the raider moves"


def test_a_solver_that_is_killed_goes_on_and_comes_to_the_same_table(folder, tmp_path, monkeypatch):
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from meadhall.engines import catalogue\n"
        "from meadhall.lab.endgames import solving\n"
        "solving.BLOCK = 500\n"
        "game = catalogue.find('hexentafl')\n"
        "told = lambda *words: print(*words, flush=True)\n"
        "folder = Path(sys.argv[1])\n"
        "for name in ('0m1r', '0m2r'):\n"
        "    solving.solve(game, game.settle(2, {}), name, folder, told, keep_every=0)\n"
    )
    command = [sys.executable, "-P", "-c", script, str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            if line.split()[:3] == ["0m2r", "layer", "3"]:
                process.send_signal(signal.SIGKILL)
                break
        process.stdout.read()
    assert not (tmp_path / "0m2r.table").exists()
    assert (tmp_path / "0m2r.part").exists()
    done = []
    solve(GAME, SETTINGS, "0m2r", tmp_path, lambda *told: done.append(told))
    assert done[0][1] == "layer" and done[0][2] >= 2, "it began where it was"
    assert read_codes(tmp_path / "0m2r.table") == read_codes(folder / "0m2r.table")
    assert not (tmp_path / "0m2r.part").exists()


def test_a_part_that_is_damaged_is_begun_again(folder, tmp_path):
    for path in folder.glob("0m1r*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "0m2r.part").write_bytes(b'{"rules": 5}\n1234')
    solve(GAME, SETTINGS, "0m2r", tmp_path, lambda *told: None)
    assert read_codes(tmp_path / "0m2r.table") == read_codes(folder / "0m2r.table")


def test_the_walk_notices_a_wrong_code(folder, tmp_path):
    codes = bytearray(read_codes(folder / "0m1r.table"))
    assert walk(GAME, SETTINGS, folder, "0m1r", 10**6).wrong == ()
    place = next(at for at, code in enumerate(codes) if 4 <= code < 200)
    codes[place] += 2
    head = head_for(GAME, SETTINGS, "0m1r", len(codes), 0.0, 9)
    write_table(tmp_path / "0m1r.table", head, lambda write: write(bytes(codes)))
    assert walk(GAME, SETTINGS, tmp_path, "0m1r", 10**6).wrong


def position(tmp_path, text=ONE_STEP):
    path = tmp_path / "position.txt"
    path.write_text(text)
    return path


def test_analyse_says_what_is_proven(capsys, tmp_path, folder):
    words = ("analyse", "hexentafl", "--iterations", 50, "--tables", folder, "--diagram")
    text = run(capsys, *words, position(tmp_path))
    assert "proven: won for defenders with the next move; best: d6-d7" in text
    text = run(capsys, *words, position(tmp_path, RAIDERS_TO_MOVE))
    assert "proven: won for defenders, in 2 moves" in text
    told = json.loads(run(capsys, *words, position(tmp_path), "--json"))
    assert told["proof"]["winner"] == 0 and told["proof"]["moves"] == 1
    text = run(capsys, "analyse", "hexentafl", "--iterations", 20, "--tables", folder)
    assert "this position is not in them" in text


def test_the_search_plays_a_win_of_the_tables_to_its_end(folder):
    """Both sides play by the tables, with hardly any search: each win takes as long as they say."""
    entrant = named_entrant(f"search:tables={folder},simulations=1", GAME, 2, SETTINGS)
    solver, tables = GAME.table_solver("0m2r", SETTINGS), Tables(str(folder))
    codes = read_codes(folder / "0m2r.table")
    longest = sorted((code, at) for at, code in enumerate(codes) if 1 < code < 255)[-25:]
    for code, place in longest:
        state = solver.state_at(place)
        winner, moves = int(tables.winner(state)), 0
        while state.asks != OVER:
            seat = int(state.turn)
            state.play(Player(entrant, seat).act(state, moves, lambda: 0.0))
            moves += 1
        assert state.result(winner) == WIN and moves == code - 1


@pytest.mark.parametrize(
    ("words", "problem", "code"),
    [
        (("nxs",), "no endgame tables can be made of NXS", 2),
        (("hexentafl", "--board", "5x5"), "no endgame tables can be made of heXentafl", 2),
        (("hexentafl", "--table", "9m9r"), "there is no table '9m9r'", 2),
        (("hexentafl", "--table", "0m1r", "--check", "-1"), "--check must be from 0", 2),
    ],
)
def test_what_cannot_be_solved_is_said_in_a_sentence(capsys, tmp_path, words, problem, code):
    assert problem in run(capsys, "solve", *words, "--folder", tmp_path, code=code)


def copied(folder, to):
    for path in folder.glob("*.table"):
        (to / path.name).write_bytes(path.read_bytes())


def damaged(data, way):
    if way == "cut":
        return data[:-5]
    if way == "no table":
        return b"a poem"
    if way == "other rules":
        return data.replace(b'"rules": "', b'"rules": "f', 1)
    if way == "other game":
        return data.replace(b'"hexentafl"', b'"nxs"', 1)
    return data[:-1] + bytes([data[-1] ^ 2])


@pytest.mark.parametrize(
    ("way", "problem"),
    [
        ("cut", "it is damaged"),
        ("no table", "it is damaged"),
        ("other rules", "made by other rules"),
        ("other game", "for another game"),
        ("one byte", "it is damaged"),
    ],
)
def test_a_table_that_is_not_what_it_was_is_refused(capsys, tmp_path, folder, way, problem):
    copied(folder, tmp_path)
    path = tmp_path / "0m1r.table"
    path.write_bytes(damaged(path.read_bytes(), way))
    (tmp_path / "0m2r.table").unlink()
    words = ("solve", "hexentafl", "--folder", tmp_path, "--table", "0m2r")
    assert problem in run(capsys, *words, code=1)
    if way != "one byte":  # only the heads are looked at before anything is played
        duel = ("duel", "hexentafl", "--seat", "greedy", "--seat", f"search:tables={tmp_path}")
        assert problem in run(capsys, *duel, code=1)


def test_neither_a_search_nor_an_analysis_relies_on_a_damaged_table(capsys, tmp_path, folder):
    """It is noticed where the table is read, so that no start has to wait for it."""
    copied(folder, tmp_path)
    path = tmp_path / "0m1r.table"
    path.write_bytes(damaged(path.read_bytes(), "one byte"))
    words = ("analyse", "hexentafl", "--iterations", 20, "--tables", tmp_path, "--diagram")
    text = run(capsys, *words, position(tmp_path), code=1)
    assert f"{path} cannot be used as an endgame table: it is damaged" in text
    player = Player(named_entrant(f"search:tables={tmp_path}", GAME, 2, SETTINGS, 50), 1)
    with pytest.raises(GameError, match=r"0m1r\.table cannot be used .* it is damaged"):
        player.act(GAME.read_diagram(RAIDERS_TO_MOVE, 2, SETTINGS), 1, lambda: 0.0)


def test_a_table_is_read_whole_once_and_again_when_it_was_written(tmp_path, folder):
    """Reading gigabytes takes seconds. A note beside the table says which file was found whole."""
    copied(folder, tmp_path)
    path, note = tmp_path / "0m1r.table", tmp_path / "0m1r.checked"
    assert Tables(str(tmp_path)).table("0m1r") and note.exists()
    text = note.read_text()
    path.write_bytes(damaged(path.read_bytes(), "one byte"))
    with pytest.raises(GameError, match="damaged"):
        Tables(str(tmp_path)).table("0m1r")
    file = path.stat()
    stamp = (file.st_size, file.st_mtime_ns, file.st_ctime_ns, file.st_ino, text.split()[-1])
    note.write_text(" ".join(map(str, stamp)))
    assert Tables(str(tmp_path)).table("0m1r"), "the note says of this very file that it is whole"
    words = ["solve", "hexentafl", "--folder", str(tmp_path), "--table", "0m1r"]
    assert main(words) == 1, "but solve always reads"


def test_where_nothing_can_be_written_tables_are_read_all_the_same(tmp_path, folder):
    copied(folder, tmp_path)
    (tmp_path / "0m1r.checked").mkdir()
    assert Tables(str(tmp_path)).table("0m1r")


def test_a_search_reads_no_other_tables_than_those_with_which_it_was_begun(tmp_path, folder):
    """As a worker on another computer would, or one that begins after more were made."""
    copied(folder, tmp_path)
    entrant = named_entrant(f"search:tables={tmp_path}", GAME, 2, SETTINGS, 50)
    (tmp_path / "0m2r.table").unlink()
    with pytest.raises(GameError, match="does not hold the endgame tables that it held"):
        Player(entrant, 1).act(GAME.read_diagram(RAIDERS_TO_MOVE, 2, SETTINGS), 1, lambda: 0.0)


def test_a_folder_without_tables_is_refused(capsys, tmp_path):
    words = ("duel", "hexentafl", "--seat", "greedy", "--seat", f"search:tables={tmp_path}")
    assert "there is no endgame table in" in run(capsys, *words, code=1)


def test_a_table_without_crossing_is_another_one(capsys, tmp_path):
    run(capsys, "solve", "hexentafl", "--no-crossing", "--folder", tmp_path, "--table", "0m1r-nc")
    assert [path.name for path in tmp_path.iterdir()] == ["0m1r-nc.table"]
    words = ("duel", "hexentafl", "--seat", "greedy", "--seat", f"search:tables={tmp_path}")
    assert "for another game or other options" in run(capsys, *words, code=1)
    assert solving.needed(GAME, SETTINGS, "0m2r") == ["0m1r", "0m2r"]
