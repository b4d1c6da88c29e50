"""What a bot is, and what a player makes of it: the least that an author has to know."""

from __future__ import annotations

import sys
from random import Random
from types import ModuleType, SimpleNamespace

import pytest

from bot_boards import clue, game_with
from covernames import (
    Challenge,
    Cover,
    GiveClue,
    Guess,
    Pause,
    Session,
    Settings,
    Stop,
    Timer,
    View,
    Vote,
)
from covernames.bots import Bot, Player, UnknownBot, bot_named
from covernames.bots import bot as bot_module
from covernames.bots.bot import Candidate, Choice
from covernames.bots.character import BOLD, CHARACTERS, STEADY
from covernames.bots.language_model import Chat
from covernames.bots.llm import LlmBot
from covernames.bots.mind_bot import MindBot
from covernames.bots.names import DEFAULT, is_own
from covernames.bots.random_bot import RandomBot
from covernames.bots.remote import Remote
from covernames.bots.selfplay import Stuck, play, seated, step
from covernames.bots.space import Space
from covernames.dealing import pile_of_words
from covernames.game.actions import Resign

SEAT = "red-spymaster"


class Plain(Bot):
    """The least that a bot is."""

    def clue(self, view: View) -> GiveClue:
        return GiveClue(f"clue{view.table.step}", 1)

    def guess(self, view: View) -> Guess | Stop:
        if "stop" in view.table.turn.may.get(view.seat, ()):
            return Stop()
        return Guess(view.table.covers.index(""))


# What an author need not write


def test_a_bot_has_sensible_defaults() -> None:
    bot, game = Plain(), game_with(king=0)
    view = game.view(SEAT)
    assert (bot.language, bot.seed, bot.options) == ("en", 0, ())
    assert Plain("et", 7).language == "et"
    assert Plain("et", 7).seed == 7
    assert bot.sure(view, Guess(0)) is None
    assert bot.candidates(view, Guess(3)) == (Candidate(3, None),)
    assert (bot.excuse(), bot.trouble(), bot.puzzled(view)) == ("", "", False)
    assert bot.accept(view, "royal", 1)
    assert not bot.accept(view, "kings", 1)
    assert bot.is_legal(view, "royal", 1)
    assert not bot.is_legal(view, "kings", 1)
    assert not bot.is_legal(view, "royal", -1)


@pytest.mark.parametrize(
    ("verdict", "accepts", "legal"),
    [("legal", True, True), ("ask", True, False), ("illegal", False, False)],
)
def test_what_is_in_doubt_is_accepted_and_not_said(
    monkeypatch: pytest.MonkeyPatch, verdict: str, accepts: bool, legal: bool
) -> None:
    bot, view = Plain(), game_with().view(SEAT)
    monkeypatch.setattr(bot, "verdict", lambda *_: verdict)
    assert bot.accept(view, "royal", 1) is accepts
    assert bot.is_legal(view, "royal", 1) is legal


def test_the_referee_is_asked_as_the_table_has_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def judging(*args: object) -> object:
        asked.append(args)
        return SimpleNamespace(verdict="ask")

    monkeypatch.setattr(bot_module, "judge", judging)
    bot, view = Plain("et"), game_with(king=0).view(SEAT)
    bot.options = ("strict",)
    assert bot.verdict(view, "royal", 3) == "ask"
    assert asked == [("royal", 3, view.table.visible, "et", ("strict",))]


@pytest.mark.rule("A-07")
def test_a_challenged_clue_is_judged_by_the_cards_of_its_time() -> None:
    game = game_with(king=0)
    clue(game, "kings", 2)
    game.act("red-operatives", Guess(0))
    bot = Plain()
    assert bot.accept(game.view("blue-spymaster"), "kings", 2)  # now it could be said
    game.act("blue-operatives", Challenge("ask"))
    assert not bot.vote(game.view("blue-spymaster"))
    player = Player(bot, "blue-operatives")
    choice = player.choose(game.view("blue-operatives"))
    assert choice is not None
    assert choice.action == Vote(False)


def test_a_spare_word_is_legal_and_new(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with(king=0)
    word = Plain("en", 3).spare_word(game.view(SEAT))
    assert word == word.lower()
    assert word != "x"
    assert Plain("en", 3).spare_word(game.view(SEAT)) == word
    assert len({Plain("en", seed).spare_word(game.view(SEAT)) for seed in range(9)}) > 4
    words = [SimpleNamespace(text=text) for text in ("KING", "APPLE", "PEAR")]
    deck = SimpleNamespace(words=words)
    monkeypatch.setattr(bot_module, "load", lambda *_: deck)
    said = {Plain("en", seed).spare_word(game.view(SEAT)) for seed in range(9)}
    assert said == {"apple", "pear"}  # not what is on the table
    clue(game, "Apple", 1)
    assert {Plain("en", seed).spare_word(game.view(SEAT)) for seed in range(9)} == {"pear"}
    asked: list[object] = []
    picky = Plain("en")
    monkeypatch.setattr(picky, "is_legal", lambda *args: asked.append(args[1:]))
    assert picky.spare_word(game.view(SEAT)) == "x"
    assert asked == [("pear", 1), ("pear", 1)]  # two decks have it, and it is for one card


# What is told of a choice


def test_how_sure_is_told_in_percent() -> None:
    assert Candidate(3, 0.376).percent == 38
    assert Candidate(3, 0.0).percent == 0
    assert Candidate(3).percent is None
    given = GiveClue("royal", 2, (0, 1))
    assert Choice(given, 0.376).spoken == GiveClue("royal", 2, (0, 1), sure=38)
    assert Choice(given).spoken is given
    assert Choice(Guess(3), 0.5).spoken == Guess(3)
    assert Choice(given).sure is None


# When a player acts


def chosen(game: Session, seat: str) -> object:
    choice = Player(Plain(), seat).choose(game.view(seat))
    return None if choice is None else choice.action


def test_nobody_acts_when_the_game_is_over() -> None:
    game = game_with()
    for seat in (SEAT, "red-operatives"):
        if game.table.outcome is None:
            game.act(seat, Resign(True))
    assert game.table.outcome is not None
    assert {chosen(game, seat) for seat in game.table.members} == {None}


def test_a_player_keeps_its_bot_and_seat() -> None:
    bot = Plain()
    player = Player(bot, SEAT)
    assert player.bot is bot
    assert player.seat == SEAT


def test_a_cover_is_the_first_that_may_be() -> None:
    game = game_with("two-player")
    clue(game, "nonsense", 1)
    game.act("red-operatives", Guess(17))
    assert chosen(game, SEAT) == Cover(9)
    assert chosen(game, "red-operatives") is None


def test_a_clock_is_let_rest_once_for_each_side() -> None:
    game = game_with("classic", Settings(timer=Timer(mode="strict")))
    game.act("blue-spymaster", Pause())
    assert chosen(game, "blue-operatives") is None
    assert chosen(game, "red-operatives") == Pause()
    assert chosen(game, SEAT) == Pause()


# Games of bots alone


def test_a_game_is_played_to_its_end_and_watched() -> None:
    seen: list[tuple[str, Choice]] = []
    bots = dict.fromkeys(("red-spymaster", "red-operatives"), Plain())
    words = [f"thing{n}" for n in range(25)]
    game = play(
        "two-player",
        bots,
        pile_of_words(words),
        Random(1),
        language="et",
        settings=Settings(family=True),
        watch=lambda seat, choice: seen.append((seat, choice)),
    )
    assert game.table.outcome is not None
    assert game.table.language == "et"
    assert game.table.settings.family
    assert set(game.table.words) == set(words)
    assert {seat for seat, _ in seen} == set(bots)
    told = [choice.action.word for _, choice in seen if isinstance(choice.action, GiveClue)]
    assert told == [clue.word for clue in game.table.clues]


def test_the_next_who_has_something_to_do_acts() -> None:
    game = game_with()
    players = seated("classic", dict.fromkeys(game.table.members, Plain()))
    assert {seat: player.seat for seat, player in players.items()} == {
        seat: seat for seat in game.table.members
    }
    assert step(game, players) == SEAT
    assert step(game, players) == "red-operatives"
    with pytest.raises(Stuck, match="nobody acts in the phase"):
        step(game, {})


# Names


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small space in the place of the large one."""
    space = Space("en", [("king", ["crown"])])
    monkeypatch.setattr("covernames.bots.space.space_of", lambda _: space)


def refusal(name: str, language: str = "en") -> str:
    with pytest.raises(UnknownBot) as refused:
        bot_named(name, language)
    return str(refused.value)


@pytest.mark.usefixtures("light")
def test_a_refusal_says_what_is_unknown() -> None:
    assert refusal("nobody") == "there is no bot called nobody"
    assert refusal("random", "xx") == "no bot speaks xx"
    assert refusal("associations:brave") == "there is no character called brave"
    assert refusal("associations:brave:bold") == "there is no character called brave"
    assert refusal("random:bold") == "random has no characters"
    assert refusal("covernames.bots:Nobody").startswith("covernames.bots:Nobody cannot be loaded")
    assert refusal("no_such_module:Bot").startswith("no_such_module:Bot cannot be loaded")


@pytest.mark.usefixtures("light")
def test_names_make_bots_of_a_language_and_a_seed() -> None:
    for name, kind in (
        ("random", RandomBot),
        ("associations", MindBot),
        ("http://bots.example", Remote),
        ("https://bots.example", Remote),
        ("covernames.bots.random_bot:RandomBot", RandomBot),
    ):
        bot = bot_named(name, "en", 7)
        assert type(bot) is kind, name
        assert (bot.language, bot.seed) == ("en", 7)
        assert bot_named(name, "en").seed == 0
    assert DEFAULT == "associations"


@pytest.mark.usefixtures("light")
def test_a_character_may_follow() -> None:
    assert character_of("associations") is STEADY
    for name, character in CHARACTERS.items():
        assert character_of(f"associations:{name}") is character
    model = Chat("http://models.example", "small")
    for name, asked, character in (
        ("llm", "small", STEADY),
        ("llm:large", "large", STEADY),
        ("llm:bold", "small", BOLD),
        ("llm:large:8b:bold", "large:8b", BOLD),
    ):
        bot = bot_named(name, "en", 3, model)
        assert isinstance(bot, LlmBot)
        assert bot.chat == model._replace(model=asked), name
        assert bot.local.character is character, name
        assert bot.local.seed == bot.seed == 3


def character_of(name: str) -> object:
    bot = bot_named(name, "en")
    assert isinstance(bot, MindBot)
    return bot.character


def test_only_a_bot_is_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("made_up_bots")
    module.Mine = Plain  # type: ignore[attr-defined]
    module.Not = lambda language, seed: (language, seed)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "made_up_bots", module)
    mine = bot_named("made_up_bots:Mine", "et", 7)
    assert isinstance(mine, Plain)
    assert (mine.language, mine.seed) == ("et", 7)
    assert refusal("made_up_bots:Not") == "made_up_bots:Not is no Bot"


def test_a_bot_of_ones_own_is_told_by_its_name() -> None:
    own = ("mine:Clever", "package.mine:Clever")
    ours = ("associations", "associations:bold", "random", "vectors:mine", "blend:mine", "llm:x",
            "http://bots.example", "https://bots.example", "mine")  # fmt: skip
    assert [name for name in (*own, *ours) if is_own(name)] == list(own)
