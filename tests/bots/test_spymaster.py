"""The clue and the number that are worth most."""

from __future__ import annotations

from random import Random

import pytest

from bot_boards import clue, game_with, small_bot, small_space
from covernames import Cover, GiveClue, Guess, Session, Stop
from covernames.bots import spymaster
from covernames.bots.character import CHARACTERS, STEADY
from covernames.bots.mind_bot import MindBot
from covernames.bots.space import Space
from covernames.bots.stakes import stakes_of
from covernames.judging import judge

BOT = small_bot()
SEAT = "red-spymaster"


def said(game: Session, seat: str = SEAT, bot: MindBot = BOT) -> GiveClue:
    return bot.clue(game.view(seat))


def test_one_word_for_two_cards_beats_two_words() -> None:
    given = said(game_with(king=0, palace=1, ghost=10, tree=24))
    assert given.number == 2
    assert given.word in {"royal", "castle", "queen"}
    assert sorted(given.meant) == [0, 1]


def test_a_clue_that_leads_to_the_assassin_is_not_given() -> None:
    given = said(game_with(ocean=0, river=24))
    assert given.word in {"deep", "wave", "blue", "ship", "salt"}


def test_a_clue_that_leads_to_the_other_team_is_not_given_either() -> None:
    given = said(game_with(piano=0, violin=9))
    assert given.word not in {"music", "concert"}


def test_no_clue_is_given_twice() -> None:
    game = game_with(king=0, palace=1)
    first = said(game)
    game.act(SEAT, first)
    game.act("red-operatives", Guess(2))
    game.act("red-operatives", Stop())
    clue(game, "word", 1)
    game.act("blue-operatives", Guess(20))
    assert said(game).word != first.word


@pytest.mark.rule("C-116")
def test_what_the_referee_forbids_is_not_said() -> None:
    lists = [("king", ["kings", "kingdom", "crown"]), ("palace", ["kingly", "crown"])]
    game = game_with(king=0, palace=1)
    given = said(game, bot=MindBot(Space("en", lists), "en"))
    assert given.word == "crown"


def test_some_words_are_understood_and_left_unsaid() -> None:
    lists = [("hail", ["nazi", "storm"]), ("palace", ["nazi", "crown"])]
    game = game_with(hail=0, palace=1)
    bot = MindBot(Space("en", lists), "en")
    assert said(game, bot=bot).word in {"storm", "crown"}
    clue(game, "nazi", 2)
    assert bot.guess(game.view("red-operatives")) in {Guess(0), Guess(1)}


@pytest.mark.rule("C-081")
def test_unlimited_is_said_when_leftovers_are_many_and_time_is_short() -> None:
    game = game_with(ocean=0, river=1, lake=2, king=3, palace=4, ghost=5)
    for cell in (6, 7, 8):  # three of ours are found somehow
        clue(game, "nonsense", 1)
        game.act("red-operatives", Guess(cell))
        game.act("red-operatives", Stop())
        clue(game, f"word{cell}x", 2)
        for found in (2 * cell - 3, 2 * cell - 2):
            game.act("blue-operatives", Guess(found))
        game.act("blue-operatives", Stop())
    clue(game, "water", 3)
    game.act("red-operatives", Guess(17))
    clue(game, "nothing", 1)
    game.act("blue-operatives", Guess(15))
    game.act("blue-operatives", Stop())
    assert game.table.left == {"red": 6, "blue": 1}
    assert said(game).number == "unlimited"


@pytest.mark.rule("C-080")
def test_a_zero_warns_of_a_card_that_an_earlier_clue_points_to() -> None:
    lists = [
        ("ocean", ["water", "deep"]), ("river", ["water", "flow"]), ("lake", ["water", "calm"]),
        ("ghost", ["water", "haunted", "scary", "white"]),
    ]  # fmt: skip
    bot = MindBot(Space("en", lists), "en", character=CHARACTERS["cautious"])
    game = game_with(ocean=0, river=1, lake=2, ghost=24)
    clue(game, "water", 4)
    game.act("red-operatives", Guess(17))
    clue(game, "word", 1)
    game.act("blue-operatives", Guess(18))
    given = said(game, bot=bot)
    assert given.number == 0
    assert given.word in {"haunted", "scary", "white"}


def test_the_three_characters_differ_in_what_they_dare() -> None:
    assert [CHARACTERS[name].fear for name in ("cautious", "steady", "bold")] == [3.0, 2.4, 1.2]
    game = game_with(ocean=0, river=1, flower=2, tree=24)
    plans = {
        name: MindBot(small_space(), "en", character=character).plan(game.view(SEAT))
        for name, character in CHARACTERS.items()
        if name in ("cautious", "steady", "bold")
    }
    sure = {name: plan.sure for name, plan in plans.items() if plan is not None}
    assert len(sure) == 3
    assert all(0 < chance <= 1 for chance in sure.values())


def test_without_any_idea_a_legal_word_is_said() -> None:
    game = game_with()
    given = said(game)
    assert given.number == 1
    assert judge(given.word, 1, game.table.visible, "en").verdict == "legal"


@pytest.mark.rule("C-093")
def test_the_phantom_covers_what_could_be_hit_by_accident() -> None:
    game = game_with("two-player", ocean=0, river=9, ghost=10)
    clue(game, "nonsense", 1)
    game.act("red-operatives", Guess(17))
    assert BOT.cover(game.view(SEAT)) == Cover(9)


@pytest.mark.rule("C-051")
def test_the_penalty_covers_the_hardest_word() -> None:
    game = game_with(ocean=9, river=10, lake=11, ghost=12)
    view = game.view("blue-spymaster")
    cover = BOT._hardest(view, [9, 10, 11, 12])  # noqa: SLF001 - the choice itself
    assert cover == 12


def test_duet_gives_clues_for_its_own_face() -> None:
    game = game_with("duet", king=3, palace=4, ocean=13, river=15)
    given = said(game, "a")
    assert set(given.meant) <= {3, 4, 13}


def test_the_score_is_in_view() -> None:
    table = game_with().table
    stakes = stakes_of(table, "red")
    assert stakes.over(2) > stakes.over(1) > stakes.over(0)
    assert stakes.over(0) > stakes.missed(0, "blue") > stakes.missed(0, "assassin") == 0
    assert stakes.missed(0, "bystander") == stakes.over(0)
    assert stakes.over(9) == 1


def test_a_plan_tells_its_worth() -> None:
    game = game_with(king=0, palace=1)
    board = small_space().board(game.table.words)
    plan = spymaster.plan(game.view(SEAT), board, STEADY, lambda *_: True, Random(1))
    assert plan is not None
    assert 0.4 < plan.worth < 1
    assert spymaster.plan(game.view(SEAT), board, STEADY, lambda *_: False, Random(1)) is None


def test_what_does_not_come_to_mind_first_is_meant_only_for_want_of_anything_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_with(ocean=0, river=9, lake=17)
    bot = MindBot(small_space(), "en")
    usual = bot.plan(game.view(SEAT))
    assert usual is not None
    assert usual.worth > 0
    monkeypatch.setattr(spymaster, "CLEAR", 1e6)  # nothing comes to mind first
    unclear = bot.plan(game.view(SEAT))
    assert unclear is not None
    assert unclear.number == 1
    assert -1 < unclear.worth < 0  # behind all that is clear, and still something
