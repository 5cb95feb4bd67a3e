"""The debug log: what the network, the record of a match and the searches do, line by line.

    meadhall host valhalla --log        everything, into debug.log in the folder for state
    meadhall --log=info                 the same for the window, without the details
    MEADHALL_LOG=debug ./play           the same again; also reaches the processes that think

Each module logs under its own name (`logging.getLogger(__name__)`), so a line says where it comes
from. Keys, unseen cards and the words of a chat are never logged. The window keeps another file
besides, always: meadhall.log, with what went wrong (`ui/window/error_handling`).
"""

import logging
import os
from collections.abc import Mapping
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from meadhall.client.system.folders import Folders
from meadhall.client.system.setting_texts import SettingText
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import say
from meadhall.net.system_reasons import system_reason

FILE: Final = "debug.log"
OPTION: Final = "--log"
VARIABLE: Final = "MEADHALL_LOG"
LEVELS: Final = ("debug", "info", "warning", "error")

BYTES: Final = 8_000_000
"""After so many a second file is begun; the one before is kept as debug.log.1."""

logging.getLogger("meadhall").addHandler(logging.NullHandler())  # no log: nothing is printed

LINE: Final = "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s: %(message)s"
TIME: Final = "%Y-%m-%d %H:%M:%S"


def take_option(words: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The level that is asked for, or "" if no log is, and the words without the option.

    The option wins over the environment. Trouble if the level is none of LEVELS.
    """
    level = environment.get(VARIABLE, "")
    rest: list[str] = []
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        if word == OPTION:
            level = waiting.pop(0) if waiting and waiting[0] in LEVELS else "debug"
        elif word.startswith(f"{OPTION}="):
            level = word.removeprefix(f"{OPTION}=")
        else:
            rest.append(word)
    if level and level not in LEVELS:
        raise UserError(say(SettingText.NO_LOG_LEVEL, level=repr(level), levels=", ".join(LEVELS)))
    return level, rest


def begin(level: str, folders: Folders) -> Path:
    """Log from here on, in this process and in those that it starts; the file written to.

    Trouble if the file cannot be written.
    """
    os.environ[VARIABLE] = level
    return _write(level, folders)


def continue_in_worker(folders: Folders) -> None:
    """Log in a process that was started by one that logs. Does nothing if none is wanted."""
    level = os.environ.get(VARIABLE, "")
    if level in LEVELS:
        try:
            _write(level, folders)
        except UserError:
            return  # the process that started this one has said it already


class _OneEntry(logging.Formatter):
    """Indents all lines of an entry but the first, so that a peer's words cannot forge an entry."""

    def format(self, record: logging.LogRecord) -> str:
        return super().format(record).replace("\r", "\\r").replace("\n", "\n    ")


def _write(level: str, folders: Folders) -> Path:
    file = folders.state / FILE
    try:
        folders.state.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=BYTES, backupCount=1, encoding="utf-8")
    except OSError as error:
        reason = system_reason(error)
        raise UserError(say(SettingText.NO_LOG, file=str(file), reason=reason)) from error
    handler.setFormatter(_OneEntry(LINE, TIME))
    handler.setLevel(level.upper())
    logging.raiseExceptions = False  # a full disk must not stop the match
    logger = logging.getLogger("meadhall")
    logger.addHandler(handler)
    logger.setLevel(level.upper())
    return file
