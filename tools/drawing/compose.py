"""Two icons become one picture: where each recipe puts them.

Everything is laid out in the space of one of the two icons, 128 by 128, and fitted to the picture
at the end. What lies in front comes later.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import icon, ink, paths, svg
from .ink import Drawing, Stroke
from .paths import Affine, Box, Outline, Point

if TYPE_CHECKING:
    from covernames.pictures import Concept, Picture

SMALL = 0.46
"""How large the small one is beside the big one."""

BEHIND = 3
"""How headphones are worn: the head is between them and whoever looks."""
FLAT = 0.68
"""How much flatter than drawn they are then: no head is as long as they are."""

Icons = Mapping[str, str]
"""The icon set: the body of each icon by its name."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A concept with its icon in ink."""

    concept: Concept
    drawing: Drawing
    box: Box

    def anchor(self, name: str, *default: float) -> tuple[float, ...]:
        """Where something goes on it, as said in its line or as one would guess."""
        return self.concept.anchors.get(name, default)

    def has(self, name: str) -> bool:
        """Whether its line says where."""
        return name in self.concept.anchors

    @property
    def foot(self) -> Point:
        """What it stands on."""
        x, y = self.anchor("foot", self.box.middle[0], self.box.bottom)
        return x, y

    @property
    def top(self) -> tuple[float, float, float]:
        """Where something stands on it."""
        x, y, width = self.anchor("top", self.box.middle[0], self.box.top + 3, 0.8 * self.box.width)
        return x, y, width

    @property
    def size(self) -> float:
        """Its longer side."""
        return max(self.box.width, self.box.height)


@dataclass(frozen=True, slots=True)
class Layer:
    """A thing in its places, in front of what comes before it."""

    thing: Thing
    places: tuple[Affine, ...]
    clip: Outline = ()
    paper: Outline = ()
    """A sheet of paper laid under it, so that it can be seen on something dark."""

    def box(self) -> Box:
        """What it takes up."""
        whole: Box | None = None
        for place in self.places:
            left, top, right, bottom = self.thing.box
            corners = [place((x, y)) for x in (left, right) for y in (top, bottom)]
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            box = Box(min(xs), min(ys), max(xs), max(ys))
            whole = box if whole is None else whole.joined(box)
        assert whole is not None
        if self.clip:
            clip = paths.box_of(self.clip)
            whole = Box(
                max(whole.left, clip.left),
                max(whole.top, clip.top),
                min(whole.right, clip.right),
                min(whole.bottom, clip.bottom),
            )
        return whole


def put(at: Point, to: Point, scale: float, *, tilt: float = 0, flip: bool = False) -> Affine:
    """Move one point to another, and scale, turn and mirror around it."""
    mirrored = Affine(-scale if flip else scale, 0, 0, scale)
    placed = paths.turned(tilt).after(mirrored)
    x, y = placed(at)
    return Affine(*placed[:4], to[0] - x, to[1] - y)


class Hand:
    """What somebody put right by hand, of the thing that the recipe moves."""

    def __init__(self, picture: Picture) -> None:
        self._tweaks = picture.tweaks
        self.size = self._one("size", 1)
        self.other_size = self._one("other-size", 1)
        self.tilt = self._one("tilt", 0)
        self.lift = self._one("lift", 0)
        self.flip = "flip" in self._tweaks
        self.flip_other = "flip-other" in self._tweaks
        self.shift: Point = self._tweaks.get("shift", (0.0, 0.0))  # type: ignore[assignment]

    def _one(self, name: str, default: float) -> float:
        return self._tweaks.get(name, (default,))[0]

    def put(self, at: Point, to: Point, scale: float, tilt: float = 0) -> Affine:
        """As ``put``, and then as the hand wants it."""
        to = to[0] + self.shift[0], to[1] + self.shift[1]
        return put(at, to, scale * self.size, tilt=tilt + self.tilt, flip=self.flip)

    def other(self, thing: Thing) -> Affine:
        """Where the thing that does not move lies."""
        if not self.flip_other:
            return Affine()
        return Affine(-1, 0, 0, 1, 2 * thing.box.middle[0], 0)


Recipe = Callable[[Thing, Thing, Hand], list[Layer]]


def wears(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The second on the head of the first, or on its eyes, neck or ears."""
    base = hand.other(first)
    box = first.box
    middle = box.middle[0]
    worn = second.anchor("worn", 0)[0]
    match worn:
        case 1:
            x, y, width = first.anchor("eyes", middle, box.top + box.height / 3, box.width * 0.7)
        case 2:
            x, y, width = first.anchor("neck", middle, box.top + box.height / 2, box.width * 0.6)
        case 3:
            x, y, width = first.anchor("ears", middle, box.top + box.height / 2, box.width)
        case _:
            x, y, width = first.anchor("head", middle, box.top + 4, box.width * 0.7)
    own = second.box
    bx, by, brim = second.anchor("brim", own.middle[0], own.bottom - 4, own.width)
    place = hand.put((bx, by), base((x, y)), width / brim)
    if worn == BEHIND:
        flat = place.after(Affine(d=FLAT, f=by * (1 - FLAT)))
        return [Layer(second, (flat,)), Layer(first, (base,))]
    return [Layer(first, (base,)), Layer(second, (place,))]


def holds(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The second in the hand of the first."""
    base = hand.other(first)
    box = first.box
    x, y = first.anchor("hand", box.left + box.width * 0.2, box.top + box.height * 0.6)
    grip = second.anchor("grip", *second.box.middle)
    place = hand.put((grip[0], grip[1]), base((x, y)), 58 / second.size)
    return [Layer(first, (base,)), Layer(second, (place,))]


def _window(thing: Thing) -> tuple[Box, Outline] | None:
    if thing.has("screen"):
        left, top, right, bottom = thing.anchor("screen")
        box = Box(left, top, right, bottom)
        return box, paths.rounded(box, 6)
    if thing.has("panes"):
        numbers = thing.anchor("panes")
        panes = [Box(*numbers[at : at + 4]) for at in range(0, len(numbers), 4)]
        whole = functools.reduce(Box.joined, panes)
        return whole, tuple(curve for pane in panes for curve in paths.rounded(pane, 2))
    if thing.has("round"):
        box = Box(*thing.anchor("round"))
        x, y = box.middle
        return box, paths.ellipse(x, y, box.width / 2, box.height / 2)
    return None


def inside(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first behind the glass of the second, or looking out of its opening."""
    window = _window(second)
    if window:
        box, clip = window
        scale = min(box.width / first.box.width, box.height / first.box.height)
        place = hand.put(first.box.middle, box.middle, scale)
        return [Layer(second, (Affine(),)), Layer(first, (place,), clip, clip)]
    middle, wide = second.box.middle[0], second.box.width
    left, right, y, depth = second.anchor(
        "opening", middle - wide * 0.4, middle + wide * 0.4, second.box.top + 4, 4
    )
    scale = 0.95 * min((right - left) / first.box.width, 105 / first.box.height)
    sunk = y + first.box.height * scale * hand.size * (0.25 - hand.lift)
    place = hand.put((first.box.middle[0], first.box.bottom), ((left + right) / 2, sunk), scale)
    return [Layer(second, (Affine(),)), Layer(first, (place,), _above(left, right, y, depth))]


def _above(left: float, right: float, y: float, depth: float) -> Outline:
    """Everything above a rim, which bends down in the middle."""
    far, k = 300, paths.CIRCLE
    middle, half = (left + right) / 2, (right - left) / 2
    return (
        paths.Curve(
            (left - far, -far),
            (
                ((right + far, -far),),
                ((right + far, y),),
                ((right, y),),
                ((right, y + depth * k), (middle + half * k, y + depth), (middle, y + depth)),
                ((middle - half * k, y + depth), (left, y + depth * k), (left, y)),
                ((left - far, y),),
            ),
        ),
    )


def _standing(first: Thing, second: Thing, hand: Hand, scale: float, sink: float) -> list[Layer]:
    base = hand.other(second)
    x, y, _ = second.top
    to = base((x, y + sink * first.box.height * scale * hand.size))
    return [Layer(second, (base,)), Layer(first, (hand.put(first.foot, to, scale),))]


def on(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first on top of the second."""
    width = second.top[2]
    scale = min(width / first.box.width, 96 / first.box.height)
    return _standing(first, second, hand, scale, 0.02)


def small_on(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first, tiny, on top of the second."""
    return _standing(first, second, hand, 128 * SMALL / first.size, 0.03)


def rides(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first on the back of the second."""
    base = hand.other(second)
    x, y, width = second.anchor("seat", *second.top)
    scale = min(width * 1.1 / first.box.width, 88 / first.box.height)
    to = base((x, y + 0.12 * first.box.height * scale))
    return [Layer(second, (base,)), Layer(first, (hand.put(first.foot, to, scale),))]


def hangs_from(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first under the second."""
    base = hand.other(second)
    hook = second.anchor("hook", second.box.middle[0], second.box.bottom - 3)
    loop = first.anchor("loop", first.box.middle[0], first.box.top + 4)
    place = hand.put((loop[0], loop[1]), base((hook[0], hook[1])), 84 / first.size)
    return [Layer(first, (place,)), Layer(second, (base,))]


def rains_from(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first, many times, falling from the second."""
    box = second.box
    x, y = second.anchor("hook", box.middle[0], box.bottom)
    scale = 38 / first.size * hand.size
    drops = ((-36, 20, -14), (2, 26, 10), (38, 19, 16), (-20, 58, 12), (20, 62, -12))
    places = tuple(
        put(first.box.middle, (x + dx, y + dy), scale, tilt=tilt + hand.tilt, flip=hand.flip)
        for dx, dy, tilt in drops
    )
    return [Layer(first, places), Layer(second, (hand.other(second),))]


def around(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first, at all four corners of the second."""
    base = hand.other(second)
    x, y = second.box.middle
    half = second.size / 2
    scale = 0.78 * half / first.size * hand.size
    dx = min(half, second.box.width / 2 + 0.2 * half)
    dy = min(half, second.box.height / 2 + 0.2 * half)
    places = tuple(
        put(first.box.middle, (x + right * dx, y + down * dy), scale, flip=hand.flip != (right < 0))
        for right, down in ((1, -0.95), (1, 0.85), (-1, 0.95), (-1, -0.85))
    )
    return [Layer(second, (base,)), Layer(first, places)]


def beside(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first above on the left, the second below on the right."""
    left = put(first.box.middle, (50, 50), 100 / first.size, flip=hand.flip_other)
    away = 28 + 0.25 * (first.box.width / first.size + second.box.width / second.size) * 50
    right = hand.put(second.box.middle, (50 + away, 92), 100 / second.size)
    return [Layer(first, (left,)), Layer(second, (right,))]


def towers_over(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first, huge, behind the second."""
    base = hand.other(first)
    x, y = first.box.middle[0], first.box.bottom
    place = hand.put((second.box.middle[0], second.box.bottom), (x, y + 20), 64 / second.size)
    return [Layer(first, (base,)), Layer(second, (place,))]


def heads(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The first where the second has its head."""
    base = hand.other(second)
    box = second.box
    x, y, size = second.anchor("face", box.middle[0], box.top + box.height * 0.3, box.width * 0.5)
    place = hand.put(first.box.middle, base((x, y)), size / first.size)
    return [Layer(second, (base,)), Layer(first, (place,))]


def _many(first: Thing, second: Thing, hand: Hand, anchor: str) -> list[Layer]:
    numbers = second.anchor(anchor)
    base = hand.other(second)
    places = tuple(
        hand.put(first.box.middle, base((x, y)), size / first.size)
        for x, y, size in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
    )
    return [Layer(second, (base,)), Layer(first, places)]


def half(first: Thing, second: Thing, hand: Hand) -> list[Layer]:
    """The left half of the first and the right half of the second."""
    layers = []
    for thing, side in ((first, -1), (second, 1)):
        own = thing.box
        scale = 120 / own.height * (hand.size if side > 0 else hand.other_size)
        flip = hand.flip if side > 0 else hand.flip_other
        to = (64 + hand.shift[0], 64 + hand.shift[1]) if side > 0 else (64.0, 64.0)
        tilt = hand.tilt if side > 0 else 0
        place = put(own.middle, to, scale, flip=flip, tilt=tilt)
        edge, far = 64.0 + 1.2 * side, 64.0 + 400 * side
        clip = paths.polygon((edge, -300), (far, -300), (far, 400), (edge, 400))
        layers.append(Layer(thing, (place,), clip))
    return layers


DRAWN: dict[str, Recipe] = {
    "wears": wears,
    "holds": holds,
    "in": inside,
    "on": on,
    "rides": rides,
    "hangs-from": hangs_from,
    "rains-from": rains_from,
    "around": around,
    "beside": beside,
    "small-on": small_on,
    "towers-over": towers_over,
    "heads": heads,
    "for-wheels-of": functools.partial(_many, anchor="wheels"),
    "for-eyes-of": functools.partial(_many, anchor="pupils"),
    "half": half,
}


class Studio:
    """Draws pictures from an icon set; an icon is read once."""

    def __init__(self, icons: Icons, concepts: Mapping[str, Concept]) -> None:
        self._icons = icons
        self._concepts = concepts
        self._things: dict[str, Thing] = {}

    def thing(self, name: str) -> Thing:
        """A concept in ink."""
        if name not in self._things:
            concept = self._concepts[name]
            group = icon.read(self._icons[concept.icon])
            self._things[name] = Thing(concept, ink.inked(group), group.box())
        return self._things[name]

    def figures(self, picture: Picture) -> tuple[svg.Figure, ...]:
        """What is on a picture, and where."""
        first, second = self.thing(picture.first), self.thing(picture.second)
        return fitted(DRAWN[picture.recipe](first, second, Hand(picture)))

    def draw(self, picture: Picture, number: int) -> str:
        """The picture as SVG; its number makes the ids in it unique."""
        return svg.written(f"p{number}", self.figures(picture))


def fitted(layers: list[Layer]) -> tuple[svg.Figure, ...]:
    """The layers on the grid of the picture, as large as it takes."""
    box = layers[0].box()
    for layer in layers[1:]:
        box = box.joined(layer.box())
    margin = svg.LINE + 3
    scale = (svg.GRID - 2 * margin) / max(box.width, box.height)
    fit = put(box.middle, (svg.GRID / 2, svg.GRID / 2), scale)
    figures = []
    for layer in layers:
        clip = paths.moved(layer.clip, fit)
        if layer.paper:
            paper = Drawing((Stroke(paths.moved(layer.paper, fit), ink.WHITE),))
            figures.append(svg.Figure(paper, (Affine(),), halo=0, line=0))
        places = tuple(fit.after(place) for place in layer.places)
        figures.append(svg.Figure(layer.thing.drawing, places, clip))
    return tuple(figures)
