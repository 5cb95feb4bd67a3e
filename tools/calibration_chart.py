"""The picture of the calibration: for each way to play, what was called and what was won."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from meadhall.client.match.calibration import REFERENCE, Curve
from meadhall.engines.catalogue import find

PANEL: Final = 210
SIDE: Final = 250
HEAD: Final = 84
COLUMNS: Final = 4
MARGIN: Final = 46
TONES: Final = ("#7a2e1f", "#2f5f7a")
"""Of little and of much attention."""

STYLE: Final = (
    "text{font:14px sans-serif;fill:#2b2622}.title{font-size:19px;font-weight:bold}"
    ".small{font-size:12px;fill:#6b6259}.grid{stroke:#e4dccf}.even{stroke:#9b8f80;"
    "stroke-dasharray:4 4}.curve{fill:none;stroke-width:2}.range{stroke-width:1.4}"
)


def chart(curves: Sequence[Curve]) -> str:
    """The whole picture, as the text of an SVG file."""
    return "\n".join([*_lines(curves), "</svg>", ""])


def _lines(curves: Sequence[Curve]) -> Iterator[str]:
    panels: dict[tuple[object, ...], list[Curve]] = {}
    for curve in sorted(curves, key=lambda each: each.simulations):
        if curve.level == REFERENCE:
            panels.setdefault((curve.game, curve.seats, curve.settings), []).append(curve)
    rows = -(-len(panels) // COLUMNS)
    width, height = MARGIN + COLUMNS * SIDE, HEAD + rows * (SIDE + 24) + 20
    title = "Of the positions that were called so, so many were won"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img">'
    )
    yield f"<title>{title}</title><style>{STYLE}</style>"
    yield f'<rect width="{width}" height="{height}" fill="#fbf8f2"/>'
    yield f'<text class="title" x="20" y="32">{title}</text>'
    yield (
        '<text class="small" x="20" y="54">Across: the chance that the search called. Up: the '
        "share that was won. Dots: measured, with 95 % intervals. Lines: what Meadhall tells."
        "</text>"
    )
    for number, (_, both) in enumerate(sorted(panels.items(), key=lambda each: str(each[0]))):
        left = MARGIN + number % COLUMNS * SIDE
        top = HEAD + number // COLUMNS * (SIDE + 24)
        yield f'<g transform="translate({left},{top})">'
        yield from _panel(both)
        yield "</g>"


def _panel(curves: Sequence[Curve]) -> Iterator[str]:
    first = curves[0]
    named = ", ".join(str(value) for _, value in first.settings)
    heading = f"{find(first.game).title} {named}".strip() + f" ({first.seats})"
    yield f'<text x="0" y="-6">{escape(heading)}</text>'
    for tenth in range(0, 11, 2):
        at, up = tenth * PANEL / 10, PANEL - tenth * PANEL / 10
        yield f'<line class="grid" x1="{at}" x2="{at}" y1="0" y2="{PANEL}"/>'
        yield f'<line class="grid" x1="0" x2="{PANEL}" y1="{up}" y2="{up}"/>'
        yield (
            f'<text class="small" text-anchor="middle" x="{at}" y="{PANEL + 15}">'
            f"{tenth * 10}</text>"
        )
        yield f'<text class="small" text-anchor="end" x="-5" y="{up + 4}">{tenth * 10}</text>'
    yield f'<line class="even" x1="0" y1="{PANEL}" x2="{PANEL}" y2="0"/>'
    for at, (curve, tone) in enumerate(zip(curves, TONES, strict=False)):
        yield from _curve(curve, tone)
        yield (
            f'<text class="small" x="6" y="{16 + 15 * at}" style="fill:{tone}">'
            f"{curve.simulations:,} simulations</text>"
        )


def _curve(curve: Curve, tone: str) -> Iterator[str]:
    points = " ".join(
        f"{part * PANEL / 50:.1f},{PANEL - curve.chance(part / 50) * PANEL:.1f}"
        for part in range(1, 50)
    )
    yield f'<polyline class="curve" points="{points}" style="stroke:{tone}"/>'
    for _, called, won, reach in curve.bins:
        x = called * PANEL
        high, low = min(won + reach, 1.0), max(won - reach, 0.0)
        yield (
            f'<line class="range" x1="{x:.1f}" x2="{x:.1f}" y1="{PANEL - high * PANEL:.1f}" '
            f'y2="{PANEL - low * PANEL:.1f}" style="stroke:{tone}"/>'
        )
        yield f'<circle cx="{x:.1f}" cy="{PANEL - won * PANEL:.1f}" r="3.5" style="fill:{tone}"/>'
