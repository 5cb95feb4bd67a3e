"""Sounds: which one is heard when, and that nothing needs them."""

import math
import struct
import wave
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.ui.board.games.skirmish import cues as skirmish
from meadhall.ui.board.games.valheim import cues as valheim
from meadhall.ui.board.games.valknut import cues as valknut
from meadhall.ui.board.sounds import OF_EVENTS, SoundEffect, Sounds
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.window.app_context import RESOURCES
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, click_spot, hall
from tools.make_sounds import LEVELS, LOUDEST, RATE, loudest_stretch

NAMES = {name for name, _ in OF_EVENTS} | {"turn", "refused", "won", "lost"}


class Heard:
    """In place of Qt's players: writes down what would be heard, and how loud."""

    def __init__(self) -> None:
        self.said: list[tuple[str, float]] = []

    def make(self, name: str) -> SoundEffect:
        heard = self.said

        class Noted:
            volume = 1.0

            def setVolume(self, volume: float) -> None:  # noqa: N802 - Qt calls it so
                self.volume = volume

            def play(self) -> None:
                heard.append((name, self.volume))

            def isPlaying(self) -> bool:  # noqa: N802
                return False

        return Noted()

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.said]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def listened_to(window: MainWindow, plan: TablePlan) -> tuple[TablePage, Heard]:
    table = window.begin(plan)
    assert table is not None
    heard = Heard()
    table.narration.sounds = Sounds(window.context, heard.make)
    return table, heard


def test_every_sound_is_there_and_short() -> None:
    files = {file.stem: file for file in (RESOURCES / "sounds").glob("*.wav")}
    assert set(files) == NAMES
    for file in files.values():
        with wave.open(str(file)) as sound:
            assert 0.05 < sound.getnframes() / sound.getframerate() <= 1.1


def samples(name: str) -> list[float]:
    """The file, with 1 for the most that it can hold."""
    with wave.open(str(RESOURCES / "sounds" / f"{name}.wav")) as sound:
        assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
        frames = sound.readframes(sound.getnframes())
    return [value / 32_768 for (value,) in struct.iter_unpack("<h", frames)]


@pytest.mark.parametrize("name", sorted(LEVELS))
def test_a_sound_has_its_level_begins_at_once_and_ends_in_silence(name: str) -> None:
    sound = samples(name)
    level = 20 * math.log10(loudest_stretch(sound))
    assert level == pytest.approx(LEVELS[name], abs=0.5)
    assert max(map(abs, sound)) <= LOUDEST + 0.001
    begin = next(at for at, value in enumerate(sound) if abs(value) > max(map(abs, sound)) / 10)
    assert begin / RATE < 0.05
    assert abs(sound[-1]) < 0.003, "an end that is cut off clicks"


def test_what_tells_of_the_end_or_of_ones_turn_is_heard_for_nothing_else() -> None:
    for sounds in (skirmish.SOUNDS, valheim.SOUNDS, valknut.SOUNDS):
        assert not {"won", "lost", "turn"} & set(sounds.values())


def test_what_is_heard_at_every_move_is_quieter_than_what_ends_a_match() -> None:
    often, seldom = ("place", "card", "refused", "dice", "coin"), ("won", "lost", "horn")
    assert max(LEVELS[name] for name in often) < min(LEVELS[name] for name in seldom)


def test_six_sounds_at_once_are_not_clipped() -> None:
    mixed = [0.0] * (2 * RATE)
    for name in ("place", "take", "card", "dice", "coin", "turn"):
        for at, value in enumerate(samples(name)):
            mixed[at] += value
    assert max(map(abs, mixed)) < 1


def test_a_move_and_a_refusal_are_heard(qtbot: QtBot, window: MainWindow) -> None:
    table, heard = listened_to(window, TablePlan("hexentafl", 2))
    spots = {spot.name: spot.key for spot in table.board_widget.scene.spots}
    for name in ("e3", "e5", "a1", "g2"):
        click_spot(qtbot, table, spots[name])
    qtbot.waitUntil(lambda: heard.names == ["place", "refused"], timeout=LONG)


def test_winning_and_losing_sound_differently(qtbot: QtBot, window: MainWindow) -> None:
    table, heard = listened_to(window, TablePlan("hexentafl", 2, levels={1: "thrall"}))
    session = table.session
    while session.outcome is None:
        if session.move is not None:
            session.act(session.move.seat, session.move.actions[0])
        else:
            session.tick()
    expected = "won" if 0 in session.outcome.winners else "lost"
    qtbot.waitUntil(lambda: heard.names[-1] == expected, timeout=LONG)


def test_the_volume_is_that_of_the_settings_and_nothing_at_all_is_silence(
    window: MainWindow,
) -> None:
    heard = Heard()
    sounds = Sounds(window.context, heard.make)
    window.context.change("volume", 25)
    sounds.play("turn")
    window.context.change("volume", 0)
    sounds._began = -math.inf  # long ago
    sounds.play("turn")
    assert heard.said == [("turn", 0.25)]


def test_without_qts_part_for_sound_the_hall_is_silent(window: MainWindow) -> None:
    asked = []

    def fail(name: str) -> SoundEffect:
        asked.append(name)
        raise ImportError("libpulse.so.0: cannot open shared object file")

    sounds = Sounds(window.context, fail)
    sounds.play("turn")
    sounds.play("turn")
    assert asked == ["turn"], "it is not tried again and again"


def test_sounds_that_come_in_a_rush_are_one_now_and_the_last_one_after_a_pause(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Qt cannot begin sounds as fast as computers move: it would do nothing else any more."""
    heard = Heard()
    sounds = Sounds(window.context, heard.make)
    for name in ("place", *["card"] * 20, "won"):
        sounds.play(name)
    assert heard.names == ["place"]
    qtbot.waitUntil(lambda: heard.names == ["place", "won"], timeout=LONG)
