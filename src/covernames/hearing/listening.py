"""A bot listens to a clue: it sees the turn as a classic game, in the seat of red's guessers.

Cards that were covered already are blank ones under covers. A bot must touch as many cards as the
clue means, also after a wrong one: so every listener is asked for the same number of cards. What it
has touched is uncovered before it touches the next; after an assassin it touches no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from ..bots.bot import Bot, Player
from ..game.actions import Guess
from ..game.key import ASSASSIN, BLUE, BYSTANDER, CELLS, RED
from ..game.table import Clue, Settings, Table, Touch, Turn
from ..game.variants.classic import OTHER_WORDS, operatives, spymaster
from ..game.view import View
from .given import Given

GIVER: Final = spymaster(RED).name
GUESSER: Final = operatives(RED).name


class Heard(NamedTuple):
    """What a listener made of a clue."""

    touched: tuple[int, ...]
    """The cards in the order of its touches."""
    puzzled: bool = False
    """The clue told it nothing, and it said so."""


class Strange(RuntimeError):  # noqa: N818 - says what the bot did
    """A bot did something that it was not asked for."""


def listen(bot: Bot, given: Given) -> Heard:
    """Let a bot touch cards for a clue. What it raises is its own."""
    player = Player(bot, GUESSER)
    touched: list[int] = []
    puzzled = bot.puzzled(view_of(given, ()))
    for _ in range(given.asked):
        choice = player.choose(view_of(given, touched))
        if choice is None or not isinstance(choice.action, Guess):
            break
        cell = choice.action.cell
        if cell not in range(len(given.words)) or cell in touched:
            raise Strange(f"touched {cell!r}, which is no open card")
        touched.append(cell)
        if cell in given.assassins:
            break
    excuse = bot.excuse()
    if excuse:
        raise Strange(excuse)
    return Heard(tuple(touched), puzzled)


def view_of(given: Given, touched: Sequence[int]) -> View:
    """What the guessers see after some touches."""
    blanks = CELLS - len(given.words)
    identities = {cell: identity_of(given, cell) for cell in touched}
    found = sum(identity == RED for identity in identities.values())
    open_cards = len(given.words) - len(touched)
    mine = max(1, min(len(given.targets) - found, open_cards - 1))
    others = open_cards - mine
    deadly = others > 1  # a card of the other team's is left as well
    words = (*given.words, *(f"({number})" for number in range(1, blanks + 1)))
    touches = tuple(Touch(GUESSER, GUESSER, cell, identities[cell]) for cell in touched)
    clue = Clue(GIVER, GIVER, RED, given.clue, given.number, touches=touches)
    table = Table(
        variant="classic",
        language=given.language,
        settings=Settings(family=not deadly),
        words=words,
        # Bots whose chance hangs on the game get another game with every clue.
        commitment=blake2b("\n".join((given.clue, *words)).encode(), digest_size=16).hexdigest(),
        members={GIVER: (GIVER,), GUESSER: (GUESSER,)},
        knows={},
        covers=tuple(
            identities.get(cell, "") if cell < len(given.words) else BYSTANDER
            for cell in range(CELLS)
        ),
        marks=((),) * CELLS,
        left={RED: mine, BLUE: max(1, min(OTHER_WORDS, (others - deadly) // 2))},
        turn=Turn(
            "guess",
            (RED,),
            {GUESSER: ("guess",)},  # and not "stop"
            guesses=len(touched),
            left=given.number + 1 - len(touched),
        ),
        clues=(clue,),
        step=2 + len(touched),
    )
    return View(GUESSER, table, None, ())


def identity_of(given: Given, cell: int) -> str:
    """What a touched card turns out to be; what nobody has told is a bystander."""
    if cell in given.targets:
        return RED
    if cell in given.assassins:
        return ASSASSIN
    return BLUE if cell in given.avoid else BYSTANDER
