"""Colours as numbers: how well two of them can be told apart."""

from functools import lru_cache


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of '#rrggbb'."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """How much light the colour gives, 0 to 1, as WCAG 2 reckons it."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white); text wants 4.5, a mark 3."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1024)
def mix(one: str, other: str, share: float) -> str:
    """The first colour with a share of the other stirred in."""
    stirred = (
        round(a + (b - a) * share) for a, b in zip(channels(one), channels(other), strict=True)
    )
    return "#" + "".join(f"{value:02x}" for value in stirred)
