r"""Covernames: the Codenames family of word games, as a library.

>>> from random import Random
>>> from covernames import GiveClue, Guess, Session
>>> words = "apple bridge cat door egg fire ghost hat ice jar kite lamp moon nest owl " \
...         "pen queen ring sun tree urn van wolf yarn zoo"
>>> game = Session.start("classic", words.split(), rng=Random(7))
>>> side = game.table.turn.sides[0]
>>> _ = game.act(f"{side}-spymaster", GiveClue("night", 2))
>>> game.table.turn.left
3
"""

from __future__ import annotations

from . import safe_path as safe_path  # first: see there
from .game.actions import (
    Action,
    Actor,
    Answer,
    Challenge,
    Consult,
    Cover,
    EndGame,
    Expire,
    FlipTimer,
    GiveClue,
    Guess,
    Join,
    Leave,
    Pause,
    Resign,
    Resume,
    Stop,
    Vote,
    Waive,
)
from .game.choices import choices, legal_actions
from .game.deal import Card, Pile, deal
from .game.events import Event, Whisper
from .game.fold import evolve, fold
from .game.key import Key, OpenKey
from .game.move import CLOCK, HOST, Decision
from .game.rules import decide
from .game.session import Session
from .game.table import UNLIMITED, Clue, Outcome, Settings, Table, Timer, Tokens, Turn
from .game.variant import Seat, Variant
from .game.variants import VARIANTS, register
from .game.view import View
from .refusals import Rejected

__all__ = [
    "CLOCK",
    "HOST",
    "UNLIMITED",
    "VARIANTS",
    "Action",
    "Actor",
    "Answer",
    "Card",
    "Challenge",
    "Clue",
    "Consult",
    "Cover",
    "Decision",
    "EndGame",
    "Event",
    "Expire",
    "FlipTimer",
    "GiveClue",
    "Guess",
    "Join",
    "Key",
    "Leave",
    "OpenKey",
    "Outcome",
    "Pause",
    "Pile",
    "Rejected",
    "Resign",
    "Resume",
    "Seat",
    "Session",
    "Settings",
    "Stop",
    "Table",
    "Timer",
    "Tokens",
    "Turn",
    "Variant",
    "View",
    "Vote",
    "Waive",
    "Whisper",
    "choices",
    "deal",
    "decide",
    "evolve",
    "fold",
    "legal_actions",
    "register",
]
