"""A language model as adviser, without a network: what the local bot makes of what it says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from bot_boards import clue, game_with, small_bot
from covernames import Cover, GiveClue, Guess, Session, Stop
from covernames.bots import operative
from covernames.bots.belief import Belief
from covernames.bots.language_model import Silent
from covernames.bots.llm import LlmBot
from covernames.bots.mind_bot import MindBot
from covernames.bots.own_mind import OwnMind
from covernames.game.choices import coverable
from covernames.game.view import View

SEAT = "red-spymaster"
GUESSER = "red-operatives"


class Model:
    """Says one thing after the other, the last one again and again; a text is a reason to fail."""

    def __init__(self, *answers: object) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int, str]] = []

    def ask(self, prompt: str, seed: int, wanted: str) -> dict[str, Any]:
        self.asked.append((prompt, seed, wanted))
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, str):
            raise Silent(answer)
        return {wanted: answer}


def advised(*answers: object, local: MindBot | None = None) -> LlmBot:
    return LlmBot(local or small_bot(), Model(*answers))  # type: ignore[arg-type]


def asked(bot: LlmBot) -> list[tuple[str, int, str]]:
    return bot.chat.asked  # type: ignore[attr-defined,no-any-return]


def board() -> Session:
    return game_with(king=0, palace=1, ocean=2, river=24, ghost=9)


def proposing(*targets: object, word: object = "monarch") -> dict[str, object]:
    return {"word": word, "targets": list(targets)}


# When it is asked, and what is told of it


def test_it_is_asked_with_the_seed_of_the_bot() -> None:
    bot = advised([proposing("king")], local=MindBot(small_bot().mind, "en", seed=5))
    bot.clue(board().view(SEAT))
    [(prompt, seed, wanted)] = asked(bot)
    assert (seed, wanted) == (5, "clues")
    assert "My words: king, palace, ocean" in prompt
    assert (bot.language, bot.seed) == ("en", 5)


def test_who_fails_three_times_running_is_not_asked_again() -> None:
    view = board().view(SEAT)
    bot = advised("slow")
    for _ in range(5):
        assert bot.clue(view) == small_bot().clue(view)
    assert len(asked(bot)) == 3
    assert bot.trouble() == "3 of 3 questions unanswered: slow (3)"
    assert bot.excuse() == "the model never answered: slow (3)"


def test_an_answer_makes_up_for_failures() -> None:
    view = board().view(SEAT)
    bot = advised("slow", "slow", [proposing("king")], "gone", "slow", [proposing("king")], "x")
    for _ in range(6):
        bot.clue(view)
    assert len(asked(bot)) == 6
    assert bot.trouble() == "4 of 6 questions unanswered: slow (3), gone (1)"
    assert bot.excuse() == ""  # it has played


def test_nothing_is_told_where_nothing_went_wrong() -> None:
    bot = advised([proposing("king")])
    assert (bot.trouble(), bot.excuse()) == ("", "")
    bot.clue(board().view(SEAT))
    assert (bot.trouble(), bot.excuse()) == ("", "")


# Clues


def given(*proposals: object) -> GiveClue:
    return advised(list(proposals)).clue(board().view(SEAT))


def test_the_first_proposal_that_may_be_said_is_said() -> None:
    good, better = proposing("king"), proposing("king", "palace", word="reign")
    assert given(good, better) == GiveClue("monarch", 1, (0,))
    for bad in ("monarch", None, {}, {"word": "reign"}, proposing("king", word="kings")):
        assert given(bad, good, better) == GiveClue("monarch", 1, (0,)), bad


def test_words_count_however_they_are_written_and_once() -> None:
    said = proposing("PALACE", "King", "king", word=" monarch ")
    assert given(said) == GiveClue("monarch", 2, (0, 1))


@pytest.mark.parametrize(
    "proposal",
    [
        proposing("king", "ghost"),  # blue's
        proposing("king", "unicorn"),  # nowhere
        proposing("king", 7),
        proposing(),
        proposing("king", word="  "),
        {"targets": ["king"]},
        {"word": "monarch", "targets": "king"},
        ["monarch", "king"],
    ],
)
def test_what_is_no_honest_clue_is_not_said(proposal: object) -> None:
    assert given(proposal) == small_bot().clue(board().view(SEAT))


def test_no_clue_is_said_twice() -> None:
    game = board()
    clue(game, "Monarch", 1)
    game.act(GUESSER, Guess(0))
    game.act(GUESSER, Stop())
    clue(game, "word", 1)
    game.act("blue-operatives", Guess(17))
    view = game.view(SEAT)
    bot = advised([proposing("palace"), proposing("palace", word="reign")])
    assert bot.clue(view) == GiveClue("reign", 1, (1,))
    # Nor for a card that is found already.
    assert advised([proposing("king", word="reign")]).clue(view) == small_bot().clue(view)


@pytest.mark.parametrize(
    ("target", "assassin", "taken"),
    [
        (1.0, 0.2, True),
        (1.0, 0.4, False),  # the assassin would have a share of a seventh
        (0.0, 0.1, True),  # the model sees what the local bot does not
        (0.0, 0.2, False),  # but it sees no more than half a link
        (1.0, 1.0, False),
    ],
)
def test_a_clue_keeps_away_from_the_assassin(target: float, assassin: float, taken: bool) -> None:
    def strength(said: str, cards: Sequence[str]) -> list[float]:
        links = {"king": target, "river": assassin} if said == "monarch" else {"palace": 1.0}
        return [links.get(card, 0.0) for card in cards]

    local = MindBot(OwnMind("en", ["mansion"], strength), "en")
    given = advised([proposing("king")], local=local).clue(board().view(SEAT))
    assert (given == GiveClue("monarch", 1, (0,))) is taken


# Guesses


def heard(monkeypatch: pytest.MonkeyPatch, own: Guess | Stop, **fatal: float) -> LlmBot:
    """The local bot would do this, and takes some cards for deadly to a degree."""
    chances = np.zeros((25, 4))
    chances[:, 0] = 1.0
    for name, chance in fatal.items():
        chances[("king", "palace", "ocean").index(name)] = (1 - chance, 0, 0, chance)
    belief = Belief(("red", "blue", "bystander", "assassin"), chances, chances[:, 0], chances[:, 0])
    monkeypatch.setattr(operative, "listen", lambda *_: belief)
    bot = advised(["ocean", "Palace", "nothing"])
    monkeypatch.setattr(bot.local, "guess", lambda _: own)
    return bot


def guessing() -> View:
    game = board()
    clue(game, "royal", 3)
    return game.view(GUESSER)


def test_the_first_card_is_touched_that_is_not_too_dangerous(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = guessing()
    for own in (Guess(0), Stop()):
        assert heard(monkeypatch, own).guess(view) == Guess(2)
        assert heard(monkeypatch, own, ocean=0.11).guess(view) == Guess(2)
        assert heard(monkeypatch, own, ocean=0.2).guess(view) == Guess(1)
        assert heard(monkeypatch, own, ocean=0.2, palace=0.2).guess(view) == own


def test_it_dares_no_less_than_the_local_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    view = guessing()
    assert heard(monkeypatch, Guess(0), king=0.3, ocean=0.25).guess(view) == Guess(2)
    assert heard(monkeypatch, Guess(0), king=0.3, ocean=0.35).guess(view) == Guess(1)
    assert heard(monkeypatch, Guess(0), king=0.3, ocean=0.3).guess(view) == Guess(2)


def test_an_empty_list_ends_the_turn_only_where_it_may_end() -> None:
    game = board()
    clue(game, "royal", 2)
    view = game.view(GUESSER)
    assert advised([]).guess(view) == small_bot().guess(view) == Guess(1)
    game.act(GUESSER, Guess(1))
    view = game.view(GUESSER)
    assert small_bot().guess(view) == Guess(0)
    assert advised([]).guess(view) == Stop()
    assert advised("slow").guess(view) == Guess(0)
    assert advised({"first": "king"}).guess(view) == Guess(0)
    assert advised(["palace"]).guess(view) == Guess(0)  # it is covered


# Covering and ruling


def test_what_to_cover_is_the_model_s_choice_among_what_may_be() -> None:
    game = game_with("two-player", king=0, palace=1, ghost=9)
    clue(game, "royal", 1)
    game.act(GUESSER, Guess(0))
    game.act(GUESSER, Stop())
    view = game.view(SEAT)
    last = coverable(view)[-1]
    bot = advised(["palace", view.table.words[last].upper(), "ghost"])
    assert bot.cover(view) == Cover(last)
    [(prompt, _, wanted)] = asked(bot)
    assert wanted == "cards"
    assert f"out of the game: {', '.join(view.table.words[c] for c in coverable(view))}\n" in prompt
    for useless in ("slow", [], ["palace", 3], "no list"):
        assert advised(useless).cover(view) == small_bot().cover(view)


@pytest.mark.parametrize(
    ("verdict", "said", "accepted", "questions"),
    [
        ("legal", False, True, 0),
        ("illegal", True, False, 0),
        ("ask", True, True, 1),
        ("ask", False, False, 1),
        ("ask", "slow", True, 1),
        ("ask", ["no"], True, 1),  # in doubt for the clue
    ],
)
def test_the_model_rules_where_the_referee_does_not(
    monkeypatch: pytest.MonkeyPatch, verdict: str, said: object, accepted: bool, questions: int
) -> None:
    bot = advised(said)
    monkeypatch.setattr(bot, "verdict", lambda *_: verdict)
    assert bot.accept(board().view("blue-spymaster"), "monarch", 2) is accepted
    assert len(asked(bot)) == questions
    for prompt, _, wanted in asked(bot):
        assert wanted == "allowed"
        assert "Is the clue 'monarch', 2 allowed?" in prompt
