"""For people who write variants and players: games to try them on, and checks they must pass."""

from __future__ import annotations

from .bots import check_bot
from .checks import check_noninterference, check_variant
from .players import Attempt, Playthrough, play

__all__ = ["Attempt", "Playthrough", "check_bot", "check_noninterference", "check_variant", "play"]
