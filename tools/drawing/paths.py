"""Outlines as lines and curves: read from SVG, moved, measured, and written as short as can be.

Everything becomes moves, lines and cubic curves in absolute numbers, so that a drawing can be put
into its place for good. What is written are whole numbers of a grid fine enough for a television.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
CIRCLE = 0.5522847498
"""How far the handles of a quarter circle reach, as a part of its radius."""
WEIGHTS = tuple(
    ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3) for t in (0.25, 0.5, 0.75)
)
"""How much the four points of a curve count, at some places along it."""

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle: its left, top, right and bottom."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def joined(self, other: Box) -> Box:
        """The smallest rectangle that holds both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


class Affine(NamedTuple):
    """How points are moved, in the order of SVG's ``matrix()``."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def __call__(self, point: Point) -> Point:
        """Where a point goes."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def after(self, first: Affine) -> Affine:
        """This movement, once another one is done."""
        e, f = self((first.e, first.f))
        return Affine(
            self.a * first.a + self.c * first.b,
            self.b * first.a + self.d * first.b,
            self.a * first.c + self.c * first.d,
            self.b * first.c + self.d * first.d,
            e,
            f,
        )

    @property
    def scale(self) -> float:
        """How much larger things become."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def turned(degrees: float, about: Point = (0, 0)) -> Affine:
    """A rotation, clockwise as SVG has it."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    x, y = about
    return Affine(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


def transform(text: str) -> Affine:
    """What a ``transform`` attribute says."""
    whole = Affine()
    for kind, inside in re.findall(r"(\w+)\s*\(([^)]*)\)", text):
        numbers = [float(number) for number in re.findall(r"[-+.\deE]+", inside)]
        match kind:
            case "matrix":
                step = Affine(*numbers)
            case "translate":
                step = Affine(e=numbers[0], f=numbers[1] if len(numbers) > 1 else 0)
            case "scale":
                step = Affine(a=numbers[0], d=numbers[-1])
            case "rotate":
                about = (numbers[1], numbers[2]) if len(numbers) > 2 else (0, 0)  # noqa: PLR2004
                step = turned(numbers[0], about)
            case _:
                raise ValueError(f"transform: {kind}")
        whole = whole.after(step)
    return whole


@dataclass(frozen=True, slots=True)
class Curve:
    """One unbroken line: where it starts, then lines (one point) and curves (three points)."""

    start: Point
    steps: tuple[tuple[Point, ...], ...]
    closed: bool = True

    def moved(self, by: Affine) -> Curve:
        """The same, elsewhere."""
        steps = tuple(tuple(by(point) for point in step) for step in self.steps)
        return Curve(by(self.start), steps, self.closed)

    def points(self) -> Iterator[Point]:
        """Points along it, close enough together to measure it."""
        yield self.start
        x, y = self.start
        for step in self.steps:
            if len(step) > 1:
                (a, b), (c, d), (e, f) = step
                for w, v, u, t in WEIGHTS:
                    yield w * x + v * a + u * c + t * e, w * y + v * b + u * d + t * f
            x, y = step[-1]
            yield x, y


Outline = tuple[Curve, ...]


def moved(outline: Outline, by: Affine) -> Outline:
    """An outline, elsewhere."""
    return tuple(curve.moved(by) for curve in outline)


def box_of(outline: Outline) -> Box:
    """The rectangle around an outline."""
    points = [point for curve in outline for point in curve.points()]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def area_of(outline: Outline) -> float:
    """About how much paper it covers; holes are taken off."""
    total = 0.0
    for curve in outline:
        points = list(curve.points())
        pairs = zip(points, points[1:] + points[:1], strict=True)
        total += sum(x * v - u * y for (x, y), (u, v) in pairs) / 2
    return abs(total)


def ellipse(x: float, y: float, rx: float, ry: float) -> Outline:
    """An ellipse around a point."""
    kx, ky = rx * CIRCLE, ry * CIRCLE
    steps = (
        ((x + rx, y + ky), (x + kx, y + ry), (x, y + ry)),
        ((x - kx, y + ry), (x - rx, y + ky), (x - rx, y)),
        ((x - rx, y - ky), (x - kx, y - ry), (x, y - ry)),
        ((x + kx, y - ry), (x + rx, y - ky), (x + rx, y)),
    )
    return (Curve((x + rx, y), steps),)


def rounded(box: Box, radius: float) -> Outline:
    """A rectangle with round corners."""
    left, top, right, bottom = box
    r, k = radius, radius * (1 - CIRCLE)
    steps: tuple[tuple[Point, ...], ...] = (
        ((right - r, top),),
        ((right - k, top), (right, top + k), (right, top + r)),
        ((right, bottom - r),),
        ((right, bottom - k), (right - k, bottom), (right - r, bottom)),
        ((left + r, bottom),),
        ((left + k, bottom), (left, bottom - k), (left, bottom - r)),
        ((left, top + r),),
        ((left, top + k), (left + k, top), (left + r, top)),
    )
    return (Curve((left + r, top), steps),)


def polygon(*points: Point) -> Outline:
    """Straight lines from point to point, and back to the first."""
    return (Curve(points[0], tuple((point,) for point in points[1:])),)


def _arc(at: Point, numbers: list[float]) -> list[tuple[Point, ...]]:
    """An elliptic arc as curves of at most a quarter turn (SVG 1.1, appendix F.6)."""
    rx, ry, tilt, large, sweep, x, y = numbers
    if rx == 0 or ry == 0 or at == (x, y):
        return [((x, y),)]
    rx, ry, phi = abs(rx), abs(ry), math.radians(tilt)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (at[0] - x) / 2, (at[1] - y) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    size = (px / rx) ** 2 + (py / ry) ** 2
    if size > 1:
        rx, ry = rx * math.sqrt(size), ry * math.sqrt(size)
    under = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    factor = math.sqrt(max(0.0, under) / ((rx * py) ** 2 + (ry * px) ** 2))
    factor = -factor if large == sweep else factor
    cx, cy = factor * rx * py / ry, -factor * ry * px / rx
    middle = Affine(cos, sin, -sin, cos, (at[0] + x) / 2, (at[1] + y) / 2)
    start = math.atan2((py - cy) / ry, (px - cx) / rx)
    turn = math.atan2((-py - cy) / ry, (-px - cx) / rx) - start
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    pieces = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-6))
    step = turn / pieces
    reach = 4 / 3 * math.tan(step / 4)
    curves: list[tuple[Point, ...]] = []
    for piece in range(pieces):
        one, two = start + piece * step, start + (piece + 1) * step
        ends = (math.cos(one), math.sin(one)), (math.cos(two), math.sin(two))
        handles = (
            (ends[0][0] - reach * ends[0][1], ends[0][1] + reach * ends[0][0]),
            (ends[1][0] + reach * ends[1][1], ends[1][1] - reach * ends[1][0]),
            ends[1],
        )
        curves.append(tuple(middle((rx * u + cx, ry * v + cy)) for u, v in handles))
    curves[-1] = (*curves[-1][:-1], (x, y))
    return curves


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path one by one; flags of arcs may be written without a space."""
    number = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
    flag = re.compile(r"[\s,]*([01])")
    letter = re.compile(r"[\s,]*([MmLlHhVvCcSsQqTtAaZz])")
    at, command = 0, ""
    text = text.strip()
    while at < len(text):
        found = letter.match(text, at)
        if found:
            command, at = found[1], found.end()
        numbers = []
        for place in range(ARITY[command.upper()]):
            read = (flag if command in "Aa" and place in {3, 4} else number).match(text, at)
            if read is None:
                raise ValueError(f"path: {text[at : at + 20]!r}")
            numbers.append(float(read[1]))
            at = read.end()
        yield command, numbers
        command = {"M": "L", "m": "l"}.get(command, command)


class _Reader:
    """Follows the commands of a path."""

    def __init__(self) -> None:
        self.curves: list[Curve] = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = self.at
        self.steps: list[tuple[Point, ...]] = []
        self.handle: tuple[str, Point] = ("", self.at)
        """The last handle, which smooth curves mirror, and the kind of curve that had it."""

    def finish(self, *, closed: bool) -> None:
        """Lift the pen."""
        if self.steps:
            self.curves.append(Curve(self.start, tuple(self.steps), closed))
            self.steps.clear()

    def take(self, command: str, numbers: list[float]) -> None:
        """Draw what one command says."""
        kind = command.upper()
        ox, oy = self.at if command.islower() else (0.0, 0.0)
        pairs = [(ox + x, oy + y) for x, y in zip(numbers[::2], numbers[1::2], strict=False)]
        before, self.handle = self.handle, ("", self.at)
        if kind in "MZ":
            self.finish(closed=kind == "Z")
            self.at = self.start = pairs[0] if kind == "M" else self.start
            return
        if kind == "H":
            self.steps.append(((ox + numbers[0], self.at[1]),))
        elif kind == "V":
            self.steps.append(((self.at[0], oy + numbers[0]),))
        elif kind == "A":
            self.steps.extend(_arc(self.at, [*numbers[:5], ox + numbers[5], oy + numbers[6]]))
        else:
            self._curve(kind, pairs, before)
        self.at = self.steps[-1][-1]

    def _curve(self, kind: str, pairs: list[Point], before: tuple[str, Point]) -> None:
        mirrored = _mirrored(before[1], self.at)
        match kind:
            case "C" | "S":
                first = () if kind == "C" else (mirrored if before[0] == "C" else self.at,)
                self.steps.append((*first, *pairs))
                self.handle = ("C", pairs[-2])
            case "Q" | "T":
                corner = mirrored if before[0] == "Q" else self.at
                corner = pairs[0] if kind == "Q" else corner
                end = pairs[-1]
                self.steps.append((_toward(self.at, corner), _toward(end, corner), end))
                self.handle = ("Q", corner)
            case _:
                self.steps.append((pairs[0],))


def read(text: str) -> Outline:
    """The outline that the ``d`` of a path describes."""
    reader = _Reader()
    for command, numbers in _commands(text):
        reader.take(command, numbers)
    reader.finish(closed=False)
    return tuple(reader.curves)


def _mirrored(point: Point, about: Point) -> Point:
    return 2 * about[0] - point[0], 2 * about[1] - point[1]


def _toward(point: Point, corner: Point) -> Point:
    """The handle of a cubic curve where a quadratic one has a corner."""
    return point[0] + 2 / 3 * (corner[0] - point[0]), point[1] + 2 / 3 * (corner[1] - point[1])


def _joined(command: str, numbers: list[int], last: str) -> str:
    text = "" if command == last else command
    for place, number in enumerate(numbers):
        bare = number < 0 or (place == 0 and text != "")
        text += f"{number}" if bare else f" {number}"
    return text


def written(outline: Outline) -> str:
    """The ``d`` of a path: whole numbers, each step from where the last one really ended."""
    parts: list[str] = []
    for curve in outline:
        start = at = (round(curve.start[0]), round(curve.start[1]))
        line: list[str] = []
        last, handle = "", None
        for step in curve.steps:
            ends = [(round(x), round(y)) for x, y in step]
            flat = [n for x, y in ends for n in (x - at[0], y - at[1])]
            if not any(flat):
                continue
            if len(ends) == 1 or _is_straight(at, ends):
                x, y = flat[-2:]
                if not (x or y):
                    continue
                command, numbers = ("h", [x]) if y == 0 else ("v", [y]) if x == 0 else ("l", [x, y])
                handle = None
            else:
                smooth = handle is not None and _near(flat[:2], handle)
                command, numbers = ("s", flat[2:]) if smooth else ("c", flat)
                handle = (flat[4] - flat[2], flat[5] - flat[3])
            line.append(_joined(command, numbers, last))
            last, at = command, ends[-1]
        if line:
            close = "z" if curve.closed else ""
            parts.append(_joined("M", list(start), "") + "".join(line) + close)
    return "".join(parts)


def _near(one: list[int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) <= 1


def _is_straight(at: tuple[int, int], ends: list[tuple[int, int]]) -> bool:
    """Whether no eye could tell a curve from the line between its ends."""
    dx, dy = ends[-1][0] - at[0], ends[-1][1] - at[1]
    long = math.hypot(dx, dy)
    if long == 0:
        return max(abs(x - at[0]) + abs(y - at[1]) for x, y in ends) <= 1
    off = (abs(dx * (y - at[1]) - dy * (x - at[0])) / long for x, y in ends[:-1])
    along = ((dx * (x - at[0]) + dy * (y - at[1])) / long for x, y in ends[:-1])
    return max(off) < 0.6 and all(-0.5 <= a <= long + 0.5 for a in along)  # noqa: PLR2004
