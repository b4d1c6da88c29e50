"""Bots: players that see what a person in their seat sees, and act as one would.

>>> from random import Random
>>> from covernames import Session
>>> from covernames.bots import Player, bot_named
>>> from covernames.decks import load
>>> words = Random(1).sample([word.text for word in load("en").words], 25)
>>> game = Session.start("classic", words, language="en", rng=Random(1))
>>> seat = f"{game.table.turn.sides[0]}-spymaster"
>>> choice = Player(bot_named("associations", "en", seed=1), seat).choose(game.view(seat))
>>> len(choice.action.meant) == choice.action.number
True
"""

from __future__ import annotations

from ..game.choices import coverable
from .bot import Bot, Choice, Player
from .character import CHARACTERS, Character
from .names import DEFAULT, UnknownBot, bot_named

__all__ = [
    "CHARACTERS",
    "DEFAULT",
    "Bot",
    "Character",
    "Choice",
    "Player",
    "UnknownBot",
    "bot_named",
    "coverable",
]
