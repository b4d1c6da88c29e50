"""The arena: bots play many games with each other, and the results tell how good they are.

>>> from covernames.arena import cross_play, here, run, sections
>>> matches = list(cross_play("two-player", "en", ["associations", "random"], games=1, seed=1))
>>> len(matches)
4
>>> [section] = sections(run(matches, here()).results)
>>> section.standing("associations", "associations").wins.of
1
"""

from __future__ import annotations

from ..refusals import ArenaRefused
from .ledger import Ledger
from .lineups import cross_play, line_up
from .match import Failure, Fault, Match, Result, Team
from .noisy import NOISE, noisy_listener
from .playing import bot_called, dealt, play_match
from .pools import Workers, here, processes, workers
from .ratings import Rating, rate
from .records import Records
from .replies import reply
from .running import Run, check_bots, check_names, run
from .standings import Section, Share, Standing, sections

__all__ = [
    "NOISE",
    "ArenaRefused",
    "Failure",
    "Fault",
    "Ledger",
    "Match",
    "Rating",
    "Records",
    "Result",
    "Run",
    "Section",
    "Share",
    "Standing",
    "Team",
    "Workers",
    "bot_called",
    "check_bots",
    "check_names",
    "cross_play",
    "dealt",
    "here",
    "line_up",
    "noisy_listener",
    "play_match",
    "processes",
    "rate",
    "reply",
    "run",
    "sections",
    "workers",
]
