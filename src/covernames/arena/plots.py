"""Plots as SVG, drawn here: a report needs no library and no network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 760
LINE: Final = 26
LETTER: Final = 6.7
"""The width of a letter, roughly: names are cut by it."""
LONGEST: Final = 300
TEXT: Final = 110
"""Room for the figure at the right."""
TICKS: Final = 5

Place = Callable[[float], float]
"""Where a value lies, from left to right."""


class Row(NamedTuple):
    """A line of a plot: a value, and the span in which it lies."""

    label: str
    low: float
    value: float
    high: float
    text: str


class Stack(NamedTuple):
    """A line of a plot that is a whole in parts."""

    label: str
    shares: tuple[float, ...]
    text: str


class Cell(NamedTuple):
    """A field of a matrix; None: nobody played that."""

    value: float | None
    text: str
    title: str


def spans(title: str, rows: Sequence[Row], most: float, *, log: bool = False) -> str:
    """A dot for each value, on the line of its span."""
    least = _least(rows) if log else 0.0
    left, right = _edges([row.label for row in rows])

    def x(value: float) -> float:
        if log:
            value, low, high = log10(max(value, least)), log10(least), log10(most)
        else:
            low, high = 0.0, most
        share = (value - low) / (high - low) if high > low else 0.0
        return left + (right - left) * min(max(share, 0.0), 1.0)

    parts = _axis(_decades(least, most) if log else _ticks(most), x, len(rows))
    for place, row in enumerate(rows):
        y = LINE * place + LINE / 2
        parts.append(
            f"<g><title>{escape(row.label)}: {escape(row.text)}</title>"
            f"{_label(row.label, left, y)}"
            f'<line class="span" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y}" r="5"/>'
            f"{_figure(row.text, right, y)}</g>"
        )
    return _svg(title, LINE * len(rows) + 22, parts)


def stacks(title: str, rows: Sequence[Stack], names: Sequence[str]) -> str:
    """A bar for each row, in parts; the names are those of the parts."""
    left, right = _edges([row.label for row in rows])
    parts = []
    for place, row in enumerate(rows):
        y, at = LINE * place + 4, float(left)
        parts.append(f"<g>{_label(row.label, left, y + 9)}{_figure(row.text, right, y + 9)}")
        for number, size in enumerate(row.shares):
            wide = size * (right - left)
            if wide:
                tip = f"{escape(row.label)}: {escape(names[number])}, {size:.0%}"
                shade = _shade(number, len(names))
                parts.append(
                    f'<rect class="part" x="{at:.1f}" y="{y}" width="{wide:.1f}" '
                    f'height="{LINE - 8}" fill-opacity="{shade:.2f}"><title>{tip}</title></rect>'
                )
            at += wide
        parts.append("</g>")
    y = LINE * len(rows) + 16
    for number, name in enumerate(names):
        at = left + number * (right - left) / len(names)
        shade = _shade(number, len(names))
        parts.append(
            f'<rect class="part" x="{at:.1f}" y="{y - 9}" width="10" height="10" '
            f'fill-opacity="{shade:.2f}"/>'
            f'<text class="tick" x="{at + 14:.1f}" y="{y}">{escape(name)}</text>'
        )
    return _svg(title, LINE * len(rows) + 26, parts)


def matrix(
    title: str, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[Cell]]
) -> str:
    """A field for each pair: the fuller its colour, the higher its value, from 0 to 1."""
    left = _edges(rows)[0]
    wide = min(150.0, (WIDTH - left) / max(1, len(columns)))
    tall, top = 46, 24
    parts = []
    for place, name in enumerate(columns):
        x = left + wide * (place + 0.5)
        parts.append(
            f'<text class="name" text-anchor="middle" x="{x:.1f}" y="15">'
            f"<title>{escape(name)}</title>{escape(_cut(name, wide))}</text>"
        )
    for line, name in enumerate(rows):
        y = top + tall * line
        parts.append(_label(name, left, y + tall / 2))
        for place, cell in enumerate(cells[line]):
            x = left + wide * place
            value = cell.value or 0.0
            full = " full" if value > 0.55 else ""  # noqa: PLR2004 - light letters on dark fields
            parts.append(
                f'<g><title>{escape(cell.title)}</title><rect class="field" x="{x + 1:.1f}" '
                f'y="{y + 1}" width="{wide - 2:.1f}" height="{tall - 2}" rx="4" '
                f'fill-opacity="{0.06 + 0.94 * value:.2f}"/>'
                f'<text class="cell{full}" text-anchor="middle" x="{x + wide / 2:.1f}" '
                f'y="{y + tall / 2 + 5}">{escape(cell.text)}</text></g>'
            )
    return _svg(title, top + tall * len(rows) + 4, parts)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )


def _edges(labels: Sequence[str]) -> tuple[float, float]:
    """Where the plot begins, behind the names, and where it ends."""
    widest = max((len(label) for label in labels), default=0) * LETTER + 16
    return min(widest, LONGEST), WIDTH - TEXT


def _cut(name: str, room: float) -> str:
    most = max(4, int(room / LETTER) - 1)
    return name if len(name) <= most else name[: most - 1] + "…"


def _label(name: str, left: float, y: float) -> str:
    return (
        f'<text class="name" text-anchor="end" x="{left - 10:.1f}" y="{y + 4}">'
        f"<title>{escape(name)}</title>{escape(_cut(name, left))}</text>"
    )


def _figure(text: str, right: float, y: float) -> str:
    return f'<text class="figure" x="{right + 10:.1f}" y="{y + 4}">{escape(text)}</text>'


def _axis(ticks: Sequence[float], x: Place, rows: int) -> list[str]:
    bottom = LINE * rows
    return [
        f'<line class="grid" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="0" y2="{bottom}"/>'
        f'<text class="tick" text-anchor="middle" x="{x(tick):.1f}" y="{bottom + 16}">'
        f"{tick:g}</text>"
        for tick in ticks
    ]


def _ticks(most: float) -> list[float]:
    """Round numbers from 0 to the end.

    >>> _ticks(9.0)
    [0.0, 2.0, 4.0, 6.0, 8.0]
    """
    raw = most / TICKS or 1.0
    power = 10.0 ** floor(log10(raw))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= raw * 0.999)
    return [step * n for n in range(int(most / step + 0.001) + 1)]


def _decades(least: float, most: float) -> list[float]:
    """The powers of ten from end to end."""
    first, last = round(log10(least)), round(log10(most))
    return [10.0**power for power in range(first, last + 1)]


def _least(rows: Sequence[Row]) -> float:
    smallest = min((row.low for row in rows if row.low > 0), default=1.0)
    return float(10.0 ** floor(log10(smallest)))


def _shade(number: int, of: int) -> float:
    return 0.15 + 0.85 * number / max(1, of - 1)
