"""The bot that needs nothing plays any seat, and its clues are not refused."""

from __future__ import annotations

from random import Random

import pytest

from covernames import VARIANTS, GiveClue, Session
from covernames.bots import Player
from covernames.bots.spare import Spare
from covernames.dealing import BOTH, pile_of
from covernames.decks import LANGUAGES
from covernames.judging import judge


def dealt(variant: str, language: str, seed: int) -> Session:
    rng = Random(seed)
    words = pile_of(language, BOTH).next("new", rng).words
    return Session.start(variant, words, language=language, rng=rng)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_it_plays_whole_games(variant: str) -> None:
    game = dealt(variant, "en", 1)
    for _ in range(500):
        if game.table.outcome is not None:
            break
        for seat in VARIANTS[variant].seats:
            choice = Player(Spare("en"), seat.name).choose(game.view(seat.name))
            if choice is not None:
                game.act(seat.name, choice.action)
                break
        else:
            pytest.fail("nobody had anything to do")
    assert game.table.outcome is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strict_room_takes_its_clues(language: str) -> None:
    for seed in range(30):
        game = dealt("classic", language, seed)
        seat = f"{game.table.turn.sides[0]}-spymaster"
        clue = Spare(language).clue(game.view(seat))
        assert isinstance(clue, GiveClue)
        verdict = judge(clue.word, clue.number, game.table.visible, language)
        assert verdict.verdict != "illegal", (clue.word, verdict)
