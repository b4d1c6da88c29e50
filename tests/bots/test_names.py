"""Bots by name; whole games of them in every variant and language."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from covernames import GiveClue, Guess, Session, View
from covernames.bots import Bot, UnknownBot, bot_named
from covernames.bots.mind_bot import MindBot
from covernames.bots.random_bot import RandomBot
from covernames.bots.remote import Remote
from covernames.bots.selfplay import Stuck, play, seated, step
from covernames.dealing import pile_of
from covernames.decks import LANGUAGES
from covernames.game.variants import VARIANTS
from covernames.testing import check_bot


def test_names_make_bots() -> None:
    assert isinstance(bot_named("associations", "en"), MindBot)
    assert isinstance(bot_named("random", "et"), RandomBot)
    bold = bot_named("associations:bold", "en")
    assert isinstance(bold, MindBot)
    assert bold.character.name == "bold"
    assert isinstance(bot_named("http://localhost:1/bot", "en"), Remote)
    assert isinstance(bot_named("covernames.bots.random_bot:RandomBot", "en", 3), RandomBot)


@pytest.mark.parametrize(
    "name",
    ["nobody", "associations:brave", "random:bold", "no_module:Bot", "covernames.bots:Nobody",
     "builtins:dict"],
)  # fmt: skip
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot_named(name, "en")


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(UnknownBot):
        bot_named("associations", "xx")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", ["associations", "random"])
def test_bots_keep_the_contract(name: str, variant: str) -> None:
    check_bot(name, variants=[variant], games=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_played(language: str) -> None:
    check_bot("associations", variants=["classic"], language=language, games=1)


def test_the_same_seed_plays_the_same_game() -> None:
    def game(seed: int) -> Session:
        bots = {seat.name: bot_named("associations", "en", seed) for seat in VARIANTS["duet"].seats}
        return play("duet", bots, pile_of("en", "base"), Random(5))

    assert game(1).log == game(1).log


def test_associations_beat_chance() -> None:
    wins = 0
    for number in range(6):
        knowing, guessing = bot_named("associations", "en", number), RandomBot("en", number)
        bots = {
            "red-spymaster": knowing,
            "red-operatives": knowing,
            "blue-spymaster": guessing,
            "blue-operatives": guessing,
        }
        outcome = play("classic", bots, pile_of("en", "base"), Random(number)).table.outcome
        assert outcome is not None
        wins += "red" in outcome.winners
    assert wins >= 5


class Liar(Bot):
    def __init__(self, language: str = "en", seed: int = 0, **lies: object) -> None:
        super().__init__(language, seed)
        self.lies = lies
        self.times = 0

    def clue(self, view: View) -> GiveClue:
        self.times += 1
        if "fickle" in self.lies:
            return GiveClue(f"clue{id(self)}", 1)
        return GiveClue(view.table.words[0] if "illegal" in self.lies else self.spare_word(view), 1)

    def guess(self, view: View) -> Guess:
        if "meddling" in self.lies:
            view.table.left["red"] = 0
        return Guess(0)


@pytest.mark.parametrize(
    ("lie", "what"),
    [
        ("illegal", "illegal"),
        ("fickle", "the same view"),
        ("meddling", "has changed"),
        ("covered", "refused"),
    ],
)
def test_the_contract_finds_who_does_not_keep_it(lie: str, what: str) -> None:
    def make(language: str, seed: int) -> Bot:
        return Liar(language, seed, **{lie: True})

    with pytest.raises(AssertionError, match=what):
        check_bot(make, variants=["classic"])


def test_a_table_where_nobody_acts_is_noticed() -> None:
    game = Session.start("classic", [f"word{n}" for n in range(25)], language="en", rng=Random(1))
    players = seated("classic", dict.fromkeys(game.table.members, RandomBot("en")))
    waiting = {seat: player for seat, player in players.items() if "operatives" in seat}
    with pytest.raises(Stuck):
        step(game, waiting)


def test_the_command_line_does_not_wait_for_numpy() -> None:
    code = "import sys, covernames.cli; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - ourselves
