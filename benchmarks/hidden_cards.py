"""Cards that nobody wrote a list for: does the listener find what is meant?

    python -m benchmarks.hidden_cards [--folds 10] [LANGUAGE …]

A tenth of the cards is hidden from the lists and the classes, ten times. Boards are made of hidden
cards alone, as with a deck of one's own; clues are words that were written for one of
them, which the listener has not read: any of the first thirty. A clue may mean every card that it
was written for. The first guess is the strongest card; among equals chance decides.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import mean

import numpy as np

from covernames.bots.lists import Class, read, read_classes
from covernames.bots.mind import Mind
from covernames.bots.pack import pack_of
from covernames.bots.space import Space
from covernames.bots.spelling import squash
from covernames.decks import LANGUAGES, load
from covernames.decks.library import NAMES

from .figure import Figure

FOLDS = 10
TURNS = 200
"""For each fold."""
FIRST = 30
LEAST = 0.6
WITH_PACK = 0.7
List = tuple[str, list[str]]


def folds(language: str, count: int) -> Iterator[tuple[list[List], list[List], list[Class]]]:
    """The hidden cards, the lists and the classes that are left."""
    lists = list(read(language))
    deck = {squash(w.text, language) for name in NAMES for w in load(language, name).words}
    cards = sorted(deck & {squash(head, language) for head, _ in lists})
    Random(language).shuffle(cards)
    for fold in range(count):
        hidden = set(cards[fold::FOLDS])
        yield (
            [(head, words) for head, words in lists if squash(head, language) in hidden],
            [(head, words) for head, words in lists if squash(head, language) not in hidden],
            [
                Class(
                    kind.names, tuple(m for m in kind.members if squash(m, language) not in hidden)
                )
                for kind in read_classes(language)
            ],
        )


def first_guess(mind: Mind, hidden: list[List], rng: Random, turns: int = TURNS) -> float:
    """How often the first guess is a target."""
    return mean(_turn(mind, rng.sample(hidden, 25), rng) for _ in range(turns))


def _turn(mind: Mind, cards: list[List], rng: Random) -> float:
    clue = rng.choice(cards[0][1][:FIRST])
    board = mind.board(tuple(head for head, _ in cards))
    strengths = board.strengths_of(clue.replace("_", " "))
    best = np.flatnonzero(strengths >= strengths.max())
    return mean(clue in cards[cell][1] for cell in best.tolist())


def hidden_cards(
    languages: tuple[str, ...] = tuple(LANGUAGES), count: int = FOLDS
) -> Iterator[Figure]:
    """All languages."""
    for language in languages:
        for pack in dict.fromkeys((None, pack_of(language))):
            found = [
                first_guess(Space(language, lists, classes, pack), hidden, Random(fold))
                for fold, (hidden, lists, classes) in enumerate(folds(language, count))
            ]
            name = f"{language}: hidden cards, first guess right{', with the pack' if pack else ''}"
            yield Figure(name, mean(found), "", WITH_PACK if pack else LEAST, True)


def main() -> int:
    """Print a line a language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--folds", type=int, default=FOLDS)
    options = parser.parse_args()
    missed = 0
    for figure in hidden_cards(tuple(options.languages), options.folds):
        print(figure, flush=True)
        missed += not figure.holds
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
