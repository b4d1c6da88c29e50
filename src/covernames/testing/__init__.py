"""For people who write variants and players: games to try them on, and checks they must pass.

>>> from random import Random
>>> from covernames.testing import check_variant, play
>>> len(check_variant("duet", games=2))
2
>>> played = play("classic", Random(1))
>>> played.session.table.outcome is None
False
"""

from __future__ import annotations

from .bots import check_bot
from .checks import check_noninterference, check_variant
from .players import Attempt, Playthrough, play

__all__ = ["Attempt", "Playthrough", "check_bot", "check_noninterference", "check_variant", "play"]
