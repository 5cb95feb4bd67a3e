"""What every test run shares: its options, and which of the two kinds of rules it runs.

`--long` adds the tests that take minutes, also those marked `native`, which take minutes only as
plain Python, and lets hypothesis draw new examples each time;
otherwise it draws the same ones, so that a run that passed passes again.
`--native` refuses to run plain: `./check` uses it so that the native run is one.
"""

import gc
import os
import signal

import pytest
from hypothesis import settings

from meadhall import native
from tests.crashed_workers import pytest_xdist_make_scheduler  # noqa: F401 - a hook

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

WAITING = "tests/lan"
"""Real programs, which wait for each other more than they work. They are spread among the others,
so that no processor is idle while several of them wait."""

SLOW = (
    "tests/sims",
    "tests/ui/test_pictures",
    "tests/ui/test_monkey",
    "tests/test_co",
)
"""Run first, so that no processor is idle in the end while another runs the last of these."""


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the tests that take minutes too")
    parser.addoption("--native", action="store_true", help="fail unless the rules are compiled")


def pytest_configure(config):
    # What a shell runs in the background is deaf to Ctrl+C, and so would be all its children.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.register_profile("same", deadline=None, derandomize=True, database=None)
    settings.register_profile("new", deadline=None, max_examples=1000)
    settings.load_profile("new" if config.getoption("--long") else "same")
    if config.getoption("--native") and native.mode() != "native":
        raise pytest.UsageError(f"the rules run {native.mode()}")


def pytest_report_header():
    return f"rules: {native.mode()}"


def in_order(items):
    """The slow ones first, and those that wait evenly among the first three quarters."""
    waiting = [item for item in items if item.nodeid.startswith(WAITING)]
    ordered = [item for item in items if not item.nodeid.startswith(WAITING)]
    ordered.sort(key=lambda item: not item.nodeid.startswith(SLOW))
    gap = 1 + len(ordered) * 3 // (4 * max(len(waiting), 1))
    for number, item in enumerate(waiting):
        ordered.insert(number * gap, item)
    return ordered


def pytest_collection_modifyitems(config, items):
    too_long = ("long",) if native.mode() == "native" else ("long", "native")
    if config.getoption("--long"):
        too_long = ()
    kept, left_out = [], []
    for item in items:
        (left_out if any(map(item.get_closest_marker, too_long)) else kept).append(item)
    items[:] = in_order(kept)
    config.hook.pytest_deselected(items=left_out)


def pytest_runtest_setup(item):
    """Windows may leave circles of Qt's objects behind, which only this thread may free."""
    if item.nodeid.startswith("tests/ui"):
        gc.disable()
    elif not gc.isenabled():
        gc.collect()
        gc.enable()


def pytest_terminal_summary(terminalreporter):
    """How many histories the simulator went through, and how fast."""
    noted = [each.user_properties for each in terminalreporter.getreports("passed")]
    histories = sum(value for pairs in noted for key, value in pairs if key == "histories")
    seconds = sum(value for pairs in noted for key, value in pairs if key == "seconds")
    if histories:
        rate = histories / seconds
        terminalreporter.write_line(
            f"simulator: {histories} histories, {rate:.1f} a second of one processor"
        )
