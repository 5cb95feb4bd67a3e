"""`--log` and MEADHALL_LOG: what is asked for is written, and nothing else is."""

import logging
import os

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands.index import COMMANDS, parser_for
from meadhall.client.system import logs
from meadhall.client.system.folders import beneath
from meadhall.client.system.user_error import UserError

MODULE = "meadhall.net.match.record"


@pytest.fixture(autouse=True)
def logger(monkeypatch):
    """The root of our loggers, put back as it was after each test."""
    logger = logging.getLogger("meadhall")
    before, level, raising = logger.handlers[:], logger.level, logging.raiseExceptions
    monkeypatch.setenv(logs.VARIABLE, "")
    yield logger
    for handler in [each for each in logger.handlers if each not in before]:
        logger.removeHandler(handler)
        handler.close()
    logger.setLevel(level)
    logging.raiseExceptions = raising


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("words", "level", "rest"),
    [
        (["games"], "", ["games"]),
        (["games", "--log"], "debug", ["games"]),
        (["--log", "games"], "debug", ["games"]),
        (["--log", "info", "games"], "info", ["games"]),
        (["log", "--log=error", "match.saga"], "error", ["log", "match.saga"]),
        (["--logs"], "", ["--logs"]),
    ],
)
def test_the_option_may_be_anywhere_and_have_a_level(words, level, rest):
    assert logs.take_option(words, {}) == (level, rest)


def test_the_environment_asks_for_a_log_and_the_option_wins_over_it():
    assert logs.take_option(["games"], {"MEADHALL_LOG": "info"}) == ("info", ["games"])
    assert logs.take_option(["--log"], {"MEADHALL_LOG": "info"}) == ("debug", [])


@pytest.mark.parametrize("words", [["--log=loud"], []])
def test_an_unknown_level_is_refused_in_a_sentence(words):
    with pytest.raises(UserError, match="'loud'.*debug, info, warning, error"):
        logs.take_option(words, {"MEADHALL_LOG": "loud"})


def test_a_log_has_the_lines_of_its_level_and_where_they_come_from(tmp_path):
    file = logs.begin("info", beneath(tmp_path))
    logging.getLogger(MODULE).debug("a detail")
    logging.getLogger(MODULE).info("a step is closed")
    assert file == tmp_path / "state" / "debug.log"
    (line,) = file.read_text().splitlines()
    assert line.endswith(f"{os.getpid()} INFO {MODULE}: a step is closed")


def test_text_from_elsewhere_cannot_forge_an_entry(tmp_path):
    file = logs.begin("info", beneath(tmp_path))
    logging.getLogger(MODULE).info("name %s", "Astrid\r\n2026-01-01 00:00:00.000 1 ERROR x: y")
    first, second = file.read_text().splitlines()
    assert first.endswith("name Astrid\\r") and second.startswith("    2026")


def test_a_process_that_thinks_goes_on_with_the_log(tmp_path, logger):
    folders = beneath(tmp_path)
    logs.continue_in_worker(folders)
    assert not (tmp_path / "state").exists()
    logs.begin("debug", folders)
    count = len(logger.handlers)
    logs.continue_in_worker(folders)
    assert len(logger.handlers) == count + 1


def test_a_command_logs_what_its_search_did_and_names_the_file(home, capsys):
    assert main(["--log", "analyse", "hexentafl", "--iterations", "20"]) == 0
    assert f"logging to {home / 'state' / 'debug.log'}" in capsys.readouterr().err
    told = (home / "state" / "debug.log").read_text()
    assert "OpenSearch begins, level einherjar" in told and "20 simulations in" in told


def test_nothing_is_written_unless_it_is_asked_for(home):
    assert main(["games"]) == 0
    assert not (home / "state").exists()


def test_a_wrong_level_ends_the_command_with_a_sentence(home, capsys):
    assert main(["games", "--log=loud"]) == 2
    assert capsys.readouterr().err.startswith("meadhall: there is no log level 'loud'")


def test_a_log_that_cannot_be_written_is_said_in_a_sentence(home, capsys):
    (home / "state").write_text("no folder")
    assert main(["games", "--log"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("meadhall: the log ") and "Traceback" not in told


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_tells_of_the_option(name):
    assert "--log" in parser_for(name).format_help()
