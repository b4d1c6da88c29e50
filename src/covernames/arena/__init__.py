"""The arena: bots play many games with each other, and the results tell how good they are.

>>> from covernames.arena import Workers, Here, cross_play, run, sections
>>> matches = list(cross_play("two-player", "en", ["associations", "random"], games=1, seed=1))
>>> len(matches)
4
>>> [section] = sections(run(matches, Workers(Here(), 1)).results)
>>> section.standing("associations", "associations").wins.of
1
"""

from __future__ import annotations

from .ledger import ArenaRefused, Ledger
from .lineups import cross_play, line_up
from .match import Failure, Fault, Match, Result, Team
from .noisy import NOISE, noisy
from .playing import bot_called, dealt, play_match
from .ratings import Rating, rate
from .replies import reply
from .run import Run, check_bots, run
from .standings import Section, Share, Standing, sections
from .workers import Here, Workers, processes, workers

__all__ = [
    "NOISE",
    "ArenaRefused",
    "Failure",
    "Fault",
    "Here",
    "Ledger",
    "Match",
    "Rating",
    "Result",
    "Run",
    "Section",
    "Share",
    "Standing",
    "Team",
    "Workers",
    "bot_called",
    "check_bots",
    "cross_play",
    "dealt",
    "line_up",
    "noisy",
    "play_match",
    "processes",
    "rate",
    "reply",
    "run",
    "sections",
    "workers",
]
