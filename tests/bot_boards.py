"""A small vocabulary for the bots' tests, short enough to reason about, and boards made of it."""

from __future__ import annotations

from covernames import GiveClue, Session, Settings
from covernames.bots.mind_bot import MindBot
from covernames.bots.space import Space
from covernames.game.notation import WORDS, read_key
from covernames.game.table import Number
from support import CLASSIC_KEY, DUET_KEY

LISTS = {
    "ocean": "water fish deep wave blue ship salt",
    "river": "water flow bridge fish bank boat",
    "lake": "water swan boat calm fish",
    "tree": "leaf wood forest green root",
    "flower": "rose garden petal green spring",
    "king": "crown royal queen throne castle",
    "palace": "royal castle queen guard hall",
    "piano": "music keys play concert",
    "violin": "music bow string orchestra concert",
    "ghost": "haunted scary white night",
}


def small_space() -> Space:
    return Space("en", [(card, words.split()) for card, words in LISTS.items()])


def words_at(**cells: int) -> tuple[str, ...]:
    """Words that nobody knows, and these at their cells."""
    words = list(WORDS)
    for word, cell in cells.items():
        words[cell] = word
    return tuple(words)


def game_with(
    variant: str = "classic", settings: Settings | None = None, /, **cells: int
) -> Session:
    """A game with the known key of `support` and these words at their cells."""
    key = read_key(variant, DUET_KEY if variant == "duet" else CLASSIC_KEY)
    return Session.start(variant, words_at(**cells), key=key, language="en", settings=settings)


def clue(game: Session, word: str, number: Number) -> None:
    """The side on turn gives a clue."""
    side = game.table.turn.sides[0]
    seat = side if game.table.variant == "duet" else f"{side}-spymaster"
    game.act(seat, GiveClue(word, number))


def small_bot() -> MindBot:
    return MindBot(small_space(), "en", seed=1)
