"""Whole categories: "animal 2" must find the two animals.

    python -m benchmarks.categories [--boards 2] [LANGUAGE …]

Every name of every class is given as a clue for two of its members, on boards whose other cards do
not belong to it; the bot touches cards as in a game. Told are the first guess, and how often both
members are found before anything else.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import mean

from covernames import GiveClue, Session
from covernames.bots import Bot, bot_named
from covernames.bots.lists import read_classes
from covernames.bots.spelling import spellings, squash
from covernames.decks import LANGUAGES, load
from covernames.decks.library import NAMES
from covernames.game.actions import Guess

from .figure import Figure

BOARDS = 2
"""For each name of a class."""


def tried(language: str, boards: int = BOARDS) -> Iterator[tuple[str, bool, bool]]:
    """Each name, whether the first guess was a member, and whether both were found."""
    cards = [word.text for name in NAMES for word in load(language, name).words]
    kinds = [
        (kind.names, {squash(member, language) for member in kind.members})
        for kind in read_classes(language)
    ]
    bot = bot_named("associations", language)
    rng = Random(language)
    for name in sorted({name for names, _ in kinds for name in names}):
        belongs = set[str]().union(*(members for names, members in kinds if name in names))
        forms = spellings(name, language)
        fit = [card for card in cards if forms.isdisjoint(spellings(card, language))]
        members = [card for card in fit if squash(card, language) in belongs]
        others = [card for card in fit if squash(card, language) not in belongs]
        for _ in range(boards if len(members) > 1 else 0):
            words = rng.sample(members, 2) + rng.sample(others, 23)
            yield name, *_played(bot, language, words, name.replace("_", " "), rng)


def _played(bot: Bot, language: str, words: list[str], clue: str, rng: Random) -> tuple[bool, bool]:
    """Whether the first touch and the first two are the first two words."""
    session = Session.start("classic", words, language=language, rng=rng)
    side = session.table.turn.sides[0]
    face = session.view(f"{side}-spymaster").face
    assert face is not None
    own = [cell for cell in range(25) if face[cell] == side]
    rest = [cell for cell in range(25) if face[cell] != side]
    # The members come to lie on words of the side on turn.
    order = own[:2] + rng.sample(own[2:] + rest, 23)
    laid = [words[order.index(cell)] for cell in range(25)]
    session = Session.start("classic", laid, key=session.key, language=language, rng=rng)
    session.act(f"{side}-spymaster", GiveClue(clue, 2))
    touched: list[int] = []
    for _ in range(2):
        if session.table.turn.phase != "guess" or session.table.turn.sides[0] != side:
            break
        action = bot.guess(session.view(f"{side}-operatives"))
        if not isinstance(action, Guess):
            break
        touched.append(action.cell)
        session.act(f"{side}-operatives", action)
    return bool(touched) and touched[0] in own[:2], set(touched) == set(own[:2])


def categories(
    languages: tuple[str, ...] = tuple(LANGUAGES), boards: int = BOARDS
) -> Iterator[Figure]:
    """All languages."""
    for language in languages:
        found = list(tried(language, boards))
        first = 100 * mean(first for _, first, _ in found)
        both = 100 * mean(both for _, _, both in found)
        yield Figure(f"{language}: {len(found)} class names, first guess", first, "%", 95, True)
        yield Figure(f"{language}: both found", both, "%", 80, True)


def main() -> int:
    """Print two lines a language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--boards", type=int, default=BOARDS)
    options = parser.parse_args()
    missed = 0
    for figure in categories(tuple(options.languages), options.boards):
        print(figure, flush=True)
        missed += not figure.holds
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
