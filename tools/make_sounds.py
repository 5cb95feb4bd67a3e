"""Computes the sounds of the table from sums of waves and noise, and writes them.

    python -m tools.make_sounds

They are short, quiet and low, so that nobody minds them in an evening: wood on wood, cards, wax,
a horn of two notes. The files in `resources/sounds` are what came of it.
"""

import math
import random
import struct
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

RATE: Final = 22_050
LOUDEST: Final = 0.35
"""No sample is louder, of the most that a file can hold: three sounds at once stay clean."""

STRETCH: Final = 0.05
"""Seconds over which loudness is measured: the ear takes in no less."""

LEVELS: Final = {
    "place": -27, "card": -28, "seal": -26, "refused": -27, "dice": -27, "coin": -28, "arrow": -27,
    "take": -24, "turn": -24, "rise": -25, "horn": -24, "lost": -24, "won": -22,
}  # fmt: skip
"""The loudest stretch of each sound, in decibels below full scale. What is heard at every move is
the quietest; at a table of six a horn of the same peak would drown all else."""

FOLDER: Final = Path(__file__).resolve().parent.parent / "meadhall" / "resources" / "sounds"

Sound = list[float]


def knock(pitch: float, seconds: float = 0.16, softness: float = 40.0) -> Sound:
    """Wood on wood: a few partials that do not agree, and a click at the beginning."""
    noise = random.Random(7)
    partials = ((1.0, 1.0), (1.72, 0.55), (2.61, 0.3), (3.9, 0.16))
    sound = []
    for at in range(round(seconds * RATE)):
        time = at / RATE
        tone = sum(
            share * math.sin(2 * math.pi * pitch * ratio * time) for ratio, share in partials
        )
        click = noise.uniform(-1, 1) * math.exp(-time * 420)
        sound.append((tone * 0.5 + click) * math.exp(-time * softness))
    return sound


def rustle(seconds: float = 0.2) -> Sound:
    """A card drawn over wool: noise that swells, passes and is gone."""
    noise = random.Random(11)
    sound, before = [], 0.0
    for at in range(round(seconds * RATE)):
        share = at / (seconds * RATE)
        before += (noise.uniform(-1, 1) - before) * 0.45
        sound.append(before * math.sin(math.pi * share) ** 2)
    return sound


def horn(pitch: float, seconds: float) -> Sound:
    """One note, blown softly."""
    sound = []
    for at in range(round(seconds * RATE)):
        time = at / RATE
        swell = min(1.0, time / 0.05) * min(1.0, (seconds - time) / 0.12)
        tone = sum(
            math.sin(2 * math.pi * pitch * harmonic * time) / harmonic**1.6
            for harmonic in range(1, 7)
        )
        sound.append(tone * swell)
    return sound


def after_each_other(parts: Sequence[tuple[float, Sound]]) -> Sound:
    """Sounds that begin at these seconds, one over the other where they meet."""
    length = max(round(start * RATE) + len(sound) for start, sound in parts)
    mixed = [0.0] * length
    for start, sound in parts:
        first = round(start * RATE)
        for at, value in enumerate(sound):
            mixed[first + at] += value
    return mixed


SOUNDS: Final[dict[str, Callable[[], Sound]]] = {
    "place": lambda: knock(310),
    "take": lambda: after_each_other(((0.0, knock(360)), (0.09, knock(210, 0.22, 26)))),
    "card": rustle,
    "seal": lambda: after_each_other(((0.0, rustle(0.12)), (0.1, knock(120, 0.2, 24)))),
    "turn": lambda: after_each_other(((0.0, horn(262, 0.22)), (0.2, horn(349, 0.34)))),
    "horn": lambda: after_each_other(((0.0, horn(147, 0.5)), (0.36, horn(220, 0.7)))),
    "rise": lambda: after_each_other(((0.0, rustle(0.3)), (0.18, horn(98, 0.6)))),
    "dice": lambda: after_each_other(
        (
            (0.0, knock(620, 0.05, 90)),
            (0.07, knock(540, 0.05, 90)),
            (0.12, knock(700, 0.05, 90)),
            (0.2, knock(580, 0.08, 70)),
            (0.3, knock(500, 0.1, 60)),
        )
    ),
    "arrow": lambda: after_each_other(((0.0, knock(190, 0.1, 50)), (0.05, rustle(0.26)))),
    "coin": lambda: after_each_other(((0.0, knock(1480, 0.3, 18)), (0.08, knock(1860, 0.3, 16)))),
    "refused": lambda: knock(105, 0.14, 34),
    "won": lambda: after_each_other(
        ((0.0, horn(262, 0.24)), (0.2, horn(330, 0.24)), (0.4, horn(392, 0.6)))
    ),
    "lost": lambda: after_each_other(((0.0, horn(262, 0.3)), (0.26, horn(196, 0.6)))),
}


def loudest_stretch(sound: Sequence[float]) -> float:
    """How loud its loudest stretch is: the root of the mean square."""
    length = round(STRETCH * RATE)
    squares = [value * value for value in sound]
    starts = range(0, max(1, len(squares) - length), length // 4)
    return max(math.sqrt(sum(squares[at : at + length]) / length) for at in starts)


def at_level(sound: Sound, level: float) -> Sound:
    """As loud as this, in decibels; quieter where a sample would be louder than allowed."""
    share = 10 ** (level / 20) / loudest_stretch(sound)
    share = min(share, LOUDEST / max(abs(value) for value in sound))
    return [value * share for value in sound]


def write(file: Path, sound: Sound) -> None:
    frames = b"".join(struct.pack("<h", round(value * 32_767)) for value in sound)
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(FOLDER / f"{name}.wav", at_level(make(), LEVELS[name]))


if __name__ == "__main__":
    main()
