"""Hypothesis strategies: whole games, to state properties about. Needs ``covernames[testing]``."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from ..game.table import Settings, Timer
from ..game.variants import VARIANTS
from .checks import STEERS
from .players import Playthrough, play

timers = st.none() | st.builds(
    Timer,
    mode=st.sampled_from(["advisory", "strict"]),
    clue=st.integers(60, 300),
    guess=st.integers(60, 300),
    flip=st.sampled_from(["any", "opponents"]),
)
"""Timers of any kind, or none."""


@st.composite
def settings(draw: st.DrawFn, variant: str) -> Settings:
    """Settings that a variant of the rulebooks accepts."""
    family = draw(st.booleans())
    if VARIANTS[variant].faces[0] not in VARIANTS[variant].sides:
        seconds = draw(st.integers(1, 60))
        return Settings(timer=draw(timers), vote_seconds=seconds, family=family)
    tokens = draw(st.integers(1, 11))
    mistakes = draw(st.none() | st.integers(0, tokens))
    free_order = draw(st.booleans())
    return Settings(tokens=tokens, mistakes=mistakes, free_order=free_order, family=family)


@st.composite
def playthroughs(draw: st.DrawFn, variant: str | None = None) -> Playthrough:
    """A game played to its end, with everything that people tried on the way."""
    name = variant or draw(st.sampled_from(sorted(VARIANTS)))
    return play(
        name,
        Random(draw(st.integers(0, 2**32))),
        settings=draw(settings(name)),
        steer=draw(st.sampled_from(STEERS)),
    )
