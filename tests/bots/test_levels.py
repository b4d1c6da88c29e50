"""Easy, normal, hard: what people choose from, by daring, hearing and memory."""

from __future__ import annotations

import pytest

from bot_boards import clue, game_with, small_space
from covernames import Guess, Session, Stop
from covernames.arena import Match, Result, play_match
from covernames.bots import bot_named
from covernames.bots.character import EASY, HARD, LEVELS, NORMAL, STEADY, Character
from covernames.bots.mind_bot import MindBot
from covernames.bots.noise import NoisyMind
from covernames.server import bot_pool

GAMES = 24
SEAT = "red-operatives"


def bot(character: Character) -> MindBot:
    return MindBot(small_space(), "en", seed=1, character=character)


def test_people_choose_a_level_and_get_the_normal_one() -> None:
    assert [level.name for level in LEVELS] == ["easy", "normal", "hard"]
    assert tuple(f"associations:{level.name}" for level in LEVELS) == bot_pool.LEVELS
    assert bot_pool.OFFERED[0] == bot_pool.USUAL == "associations:normal"
    assert set(bot_pool.LEVELS) <= set(bot_pool.OFFERED)
    for name in bot_pool.LEVELS:
        found = bot_named(name, "en")
        assert isinstance(found, MindBot)
        assert found.character in LEVELS


def with_a_leftover() -> Session:
    """The first clue has left a card, two clues ago."""
    game = game_with(king=0, palace=1, piano=2, ghost=20)
    clue(game, "royal", 2)
    game.act(SEAT, Guess(0))
    game.act(SEAT, Stop())
    clue(game, "word", 1)
    game.act("blue-operatives", Guess(20))
    clue(game, "music", 1)
    game.act(SEAT, Guess(2))
    return game


def test_memory_is_for_leftovers() -> None:
    view = with_a_leftover().view(SEAT)
    assert bot(STEADY).guess(view) == Guess(1)
    assert bot(STEADY._replace(memory=3)).guess(view) == Guess(1)
    assert bot(STEADY._replace(memory=2)).guess(view) == Stop()


def test_who_mishears_hears_the_same_thing_twice_and_says_what_it_means() -> None:
    deaf = bot(STEADY._replace(mishearing=2.0))
    assert isinstance(deaf.ears, NoisyMind)
    game = game_with(ocean=0, river=1, king=9)
    assert deaf.clue(game.view("red-spymaster")) == bot(STEADY).clue(game.view("red-spymaster"))
    clue(game, "water", 2)
    assert deaf.guess(game.view(SEAT)) == deaf.guess(game.view(SEAT))


def test_who_mishears_misses_more() -> None:
    game = game_with(ocean=0, king=9, palace=12, piano=24)
    clue(game, "water", 1)
    view = game.view(SEAT)
    deaf = [
        MindBot(small_space(), "en", seed, STEADY._replace(mishearing=3.0)) for seed in range(40)
    ]
    hits = sum(each.guess(view) == Guess(0) for each in deaf)
    assert bot(STEADY).guess(view) == Guess(0)
    assert hits < 40


def test_levels_differ_in_what_they_dare() -> None:
    assert EASY.sure > NORMAL.sure >= HARD.sure
    assert EASY.temperature > NORMAL.temperature > HARD.temperature
    assert EASY.mishearing > NORMAL.mishearing > HARD.mishearing == 0
    assert EASY.memory < NORMAL.memory < HARD.memory


@pytest.mark.parametrize(("strong", "weak"), [("hard", "easy"), ("normal", "easy")])
def test_the_stronger_level_wins_more(strong: str, weak: str) -> None:
    """Measured over 100 games: see docs/bots.md."""
    wins = 0
    for number in range(GAMES):
        sides = ("red", "blue") if number % 2 else ("blue", "red")
        seats = {
            f"{side}-{role}": f"associations:{level}"
            for side, level in zip(sides, (strong, weak), strict=True)
            for role in ("spymaster", "operatives")
        }
        played = play_match(Match("classic", "en", seats, seed=5, number=number))
        assert isinstance(played, Result)
        wins += sides[0] in played.winners
    assert wins > GAMES // 2
