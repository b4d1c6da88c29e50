"""A bot with a mind of a few words: what it covers, what puzzles it, what it says when in doubt."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from bot_boards import clue, game_with, small_bot, small_space, words_at
from covernames import Cover, GiveClue, Guess, Session, Stop
from covernames.bots import knowledge
from covernames.bots.character import BOLD, CHARACTERS, EASY, HARD, NORMAL, STEADY
from covernames.bots.knowledge import Knowledge, knowledge_of
from covernames.bots.mind import Floats
from covernames.bots.mind_bot import MindBot
from covernames.bots.noise import NoisyBoard, NoisyMind
from covernames.bots.own_mind import OwnMind
from covernames.bots.random_bot import RandomBot
from covernames.bots.space import Space

SEAT = "red-spymaster"
WORDS = words_at()


def knowing(links: dict[str, dict[int, float]]) -> MindBot:
    """A bot that knows these links from words to the cells of a plain board, and no others."""

    def strength(said: str, cards: Sequence[str]) -> list[float]:
        found = links.get(said, {})
        return [found.get(WORDS.index(card), 0.0) for card in cards]

    mind = OwnMind("en", links, strength)
    return MindBot(mind, "en", 1)


# Covering


def phantom() -> Session:
    game = game_with("two-player")
    clue(game, "nonsense", 1)
    game.act("red-operatives", Guess(17))
    assert game.table.turn.phase == "phantom"
    return game


def test_the_phantom_covers_what_most_resembles_a_card_to_be_found() -> None:
    view = phantom().view(SEAT)
    # The tenth has more to do with everything; but the ninth is hardly anything else.
    # What most resembles a bystander does no harm.
    links = {"sea": {0: 0.9, 9: 0.5, 10: 0.6}, "tea": {10: 1.0, 18: 1.0}, "pea": {11: 1.0, 19: 1.0}}
    assert knowing(links).cover(view) == Cover(9)
    assert knowing({"sea": {0: 1.0, 12: 0.5}}).cover(view) == Cover(12)
    # Of several cards to be found the nearest counts, not all of them together.
    links = {"sea": {0: 1.0, 9: 1.0}, "tea": {1: 0.7, 2: 0.7, 3: 0.7, 10: 1.0}}
    assert knowing(links).cover(view) == Cover(9)


def test_a_bot_that_knows_no_words_covers_any_card() -> None:
    assert knowing({}).cover(phantom().view(SEAT)) == Cover(9)
    assert knowing({"sea": {18: 1.0}}).cover(phantom().view(SEAT)) == Cover(9)


def test_a_penalty_takes_the_card_that_has_least_to_do_with_the_others() -> None:
    view = game_with().view("blue-spymaster")
    hardest = knowing({"sea": {9: 1.0}, "tea": {10: 0.5, 11: 0.5}})._hardest  # noqa: SLF001
    assert hardest(view, [11, 10, 9]) == 9
    assert knowing({})._hardest(view, [11, 10, 9]) == 11  # noqa: SLF001 - the choice itself


# Saying


def test_for_want_of_ideas_it_says_what_leads_somewhere_at_least() -> None:
    view = game_with().view(SEAT)
    faint = knowing({"sea": {0: 0.1}})
    assert faint.clue(view) == GiveClue("sea", 1, (0,))
    assert knowing({"sea": {0: 0.01}}).clue(view).word != "sea"
    assert knowing({"sea": {0: 0.03}}).clue(view).word == "sea"


def test_it_tells_how_sure_it_is_of_clues_and_guesses_alone() -> None:
    game = game_with(king=0, palace=1)
    bot = small_bot()
    view = game.view(SEAT)
    given = bot.clue(view)
    assert 0 < (bot.sure(view, given) or 0) <= 1
    assert bot.sure(view, Cover(3)) is None
    clue(game, "royal", 2)
    view = game.view("red-operatives")
    assert bot.sure(view, bot.guess(view)) == bot.touch(view).sure
    assert bot.sure(view, Stop()) == bot.touch(view).sure
    nothing = knowing({})
    assert nothing.sure(game_with().view(SEAT), GiveClue("x", 1)) is None


@pytest.mark.parametrize(
    ("link", "puzzled"), [(0.0, True), (0.01, True), (0.02, False), (0.03, False), (1.0, False)]
)
def test_a_clue_puzzles_it_that_leads_nowhere(link: float, puzzled: bool) -> None:
    game = game_with()
    clue(game, "sea", 1)
    bot = knowing({"sea": {0: link}})
    assert bot.puzzled(game.view("red-operatives")) is puzzled
    game.act("red-operatives", Guess(17))
    assert not bot.puzzled(game.view("red-operatives"))  # the others are to say something


# Hearing


def test_only_who_mishears_has_noise_in_its_ears() -> None:
    mind = small_space()
    assert MindBot(mind, "en").ears is mind
    assert isinstance(MindBot(mind, "en", 1, EASY).ears, NoisyMind)
    assert MindBot(mind, "en").character is STEADY


class Plain:
    """A board that hears the same in every clue."""

    words = ("one", "two", "three", "four")
    clues = ("said",)
    strengths = np.array([[0.0, 0.2, 0.6, 1.0]], np.float32)
    risk_strengths = 2 * strengths

    def strengths_of(self, _: str) -> Floats:
        row: Floats = self.strengths[0]
        return row


def test_noise_is_in_what_is_heard_alone() -> None:
    board = NoisyBoard(Plain(), 0.5, 3)
    assert board.words == Plain.words
    assert board.clues is Plain.clues
    assert board.strengths is Plain.strengths
    assert board.risk_strengths is Plain.risk_strengths
    heard = board.strengths_of("water")
    assert heard.dtype == np.float32
    assert ((heard >= 0) & (heard <= 1)).all()
    assert heard.tolist() != Plain.strengths[0].tolist()


def test_noise_is_the_same_for_the_same_clue_seed_and_board() -> None:
    def heard(clue: str = "water", seed: int = 3, noise: float = 0.5) -> tuple[float, ...]:
        return tuple(NoisyBoard(Plain(), noise, seed).strengths_of(clue).tolist())

    assert heard() == heard()
    assert len({heard(), heard("fire"), heard(seed=4), heard(noise=0.6)}) == 4
    assert heard(noise=0.0) == pytest.approx(Plain.strengths[0], abs=1e-6)
    other = Plain()
    other.words = ("one", "two", "three", "five")
    assert NoisyBoard(other, 0.5, 3).strengths_of("water").tolist() != list(heard())


def test_a_noisy_mind_speaks_the_same_language() -> None:
    noisy = NoisyMind(small_space(), 0.5, 3)
    assert noisy.language == "en"
    board = noisy.board(words_at(ocean=0))
    assert board.words == words_at(ocean=0)
    assert (
        board.strengths_of("water").tolist()
        == noisy.board(board.words).strengths_of("water").tolist()
    )


# Characters


def test_characters_are_known_by_their_names() -> None:
    assert list(CHARACTERS) == ["cautious", "steady", "bold", "easy", "normal", "hard"]
    assert all(character.name == name for name, character in CHARACTERS.items())


def test_levels_are_as_the_documentation_tells_them(request: pytest.FixtureRequest) -> None:
    """What is told in docs/bots.md: the noise in the ears, and how many clues are remembered."""
    text = (request.config.rootpath / "docs" / "bots.md").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    rows = {line.split("`")[1]: line for line in reversed(lines)}  # the first of each name
    assert "noise of 0.5 " in rows["easy"]
    assert EASY.mishearing == 0.5
    assert "the last two clues" in rows["easy"]
    assert EASY.memory == 2
    assert "noise of 0.3 " in rows["normal"]
    assert NORMAL.mishearing == 0.3
    assert "the last six clues" in rows["normal"]
    assert NORMAL.memory == 6
    assert rows["hard"].endswith("| everything | everything |")
    assert HARD.mishearing == 0
    assert HARD.memory > 100
    assert BOLD._replace(name="hard") == HARD
    assert NORMAL.fear > BOLD.fear  # "with more fear of the assassin"
    assert NORMAL[4:6] == BOLD[4:6]  # "nearly as bold"
    assert EASY[1:7] == CHARACTERS["cautious"][1:7]


# What bots know


def test_cards_are_known_well_little_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    space = Space("en", [("ocean", ["water", "wave"]), ("king", ["crown"])])
    monkeypatch.setattr("covernames.bots.space.space_of", lambda _: space)
    words = ["OCEAN", "king", "wave", *(f"zzz{chr(97 + n)}qq" for n in range(14))]
    found = knowledge_of(words, "en")
    assert found == Knowledge(2, 1, 14, tuple(words[3:15]))
    assert len(found.examples) == knowledge.NAMED == 12
    assert knowledge_of([], "en") == Knowledge()
    assert Knowledge() == Knowledge(0, 0, 0, ())


# Seeds


def test_a_seed_decides_and_nothing_else() -> None:
    view = game_with().view(SEAT)
    clues = {RandomBot("en", seed).clue(view).word for seed in range(12)}
    assert len(clues) > 6
    assert RandomBot("en", 5).clue(view) == RandomBot("en", 5).clue(view)
    bot = RandomBot("en", 5)
    assert bot.seed == 5
    assert isinstance(bot.rng(view), Random)
    game = game_with()
    clue(game, "water", 2)
    later = game.view(SEAT)
    other = game_with().view("blue-spymaster")
    numbers = {bot.rng(each).random() for each in (view, later, other)}
    assert len(numbers) == 3
    assert bot.rng(view).random() == bot.rng(view).random()
    assert RandomBot("en", 6).rng(view).random() != bot.rng(view).random()
    assert (RandomBot().language, RandomBot().seed, RandomBot().options) == ("en", 0, ())


def test_chance_touches_any_card_once() -> None:
    game = game_with()
    clue(game, "water", 3)
    view = game.view("red-operatives")
    assert len({RandomBot("en", seed).guess(view) for seed in range(60)}) > 10
    game.act("red-operatives", Guess(0))
    view = game.view("red-operatives")
    assert {RandomBot("en", seed).guess(view) for seed in range(9)} == {Stop()}
