"""The last ten runs of `make bench`: kept in ``history.jsonl``, drawn for the docs.

python -m benchmarks.history        draws the picture anew
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from .figure import Figure

HERE: Final = Path(__file__).parent
FILE: Final = HERE / "history.jsonl"
PICTURE: Final = HERE.parent / "docs" / "pictures" / "benchmarks.svg"
KEPT: Final = 10
SHOWN: Final = (
    "classic games with players, times the peer's rate",
    "th: a clue, median, against the other languages",
    "100 rooms ask at once: longest wait, times its share",
    "1,500 moves/s: CPU a move, times the bare loop's",
    "1,500 moves/s: p99, times what loop and two flushes need",
    "durable moves at p99 < 100 ms: CPU a move, times bare",
    "3,000 look on: CPU of an event, times bare",
    "3,000 look on: p50 until the last has it, times bare",
    "1,000 rooms of 5, a move every 5 s: memory a device",
)
"""Those worth a line in a picture."""
WIDTH, ROW, LEFT, PLOT = 760, 34, 430, 200


def add(figures: Sequence[Figure]) -> None:
    """Keep a run, and draw all that are kept."""
    run = {
        "at": datetime.now(UTC).isoformat(timespec="minutes"),
        "commit": _commit(),
        "figures": {each.name: [round(each.value, 4), each.unit, each.bound] for each in figures},
    }
    runs = [*kept(), run][-KEPT:]
    FILE.write_text("".join(f"{json.dumps(each)}\n" for each in runs), "utf-8")
    draw(runs)


def kept() -> list[dict[str, Any]]:
    """The runs so far, the oldest first."""
    lines = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
    return [json.loads(line) for line in lines]


def draw(runs: Sequence[dict[str, Any]]) -> None:
    """A line a figure: its name, its course over the runs, its last value and its bound."""
    shown = [name for name in SHOWN if any(name in run["figures"] for run in runs)]
    height = ROW * (len(shown) + 1)
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
            ' font-family="sans-serif" font-size="13">'
        ),
        f"<title>The last {len(runs)} runs of make bench</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="8" y="22" fill="#555">{_period(runs)}; dashed: the bound</text>',
    ]
    for number, name in enumerate(shown, 1):
        parts.append(_line(name, runs, ROW * number))
    PICTURE.write_text("\n".join([*parts, "</svg>\n"]), "utf-8")


def _line(name: str, runs: Sequence[dict[str, Any]], top: int) -> str:
    found = [run["figures"][name] for run in runs if name in run["figures"]]
    value, unit, bound = found[-1]
    highest = max(bound, *(each[0] for each in found)) * 1.1

    def at(index: int, height: float) -> str:
        x = LEFT + PLOT * (index + 0.5) / KEPT
        return f"{x:.0f},{top + ROW - 6 - (ROW - 10) * height / highest:.1f}"

    told = f"{value:,.2f} {unit} ({bound:g})"
    course = " ".join(at(index, each[0]) for index, each in enumerate(found))
    limit = at(0, bound).split(",")[1]
    end = at(len(found) - 1, value).split(",")
    return "\n".join(
        [
            f'<text x="8" y="{top + 22}" fill="#222">{escape(name)}</text>',
            (
                f'<line x1="{LEFT}" x2="{LEFT + PLOT}" y1="{limit}" y2="{limit}" stroke="#b33"'
                ' stroke-dasharray="3 3"/>'
            ),
            f'<polyline points="{course}" fill="none" stroke="#246" stroke-width="2"/>',
            f'<circle cx="{end[0]}" cy="{end[1]}" r="3" fill="#246"/>',
            f'<text x="{LEFT + PLOT + 12}" y="{top + 22}" fill="#222">{escape(told)}</text>',
        ]
    )


def _period(runs: Sequence[dict[str, Any]]) -> str:
    first, last = (run["at"][:10] for run in (runs[0], runs[-1]))
    return first if first == last else f"{first} to {last}"


def _commit() -> str:
    asked = ["git", "-C", str(HERE), "describe", "--always", "--dirty"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    return done.stdout.strip()


if __name__ == "__main__":
    draw(kept())
