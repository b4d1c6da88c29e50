"""The words that somebody hears who has no idea for a clue: A-74."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from bot_boards import LISTS, clue, game_with, small_bot
from covernames import VARIANTS, Guess, Session, Stop
from covernames.bots import bot_named, spymaster
from covernames.bots.ideas import MOST, ideas
from covernames.bots.mind_bot import MindBot
from covernames.dealing import pile_of
from covernames.decks import LANGUAGES
from covernames.game.deal import Cards
from covernames.judging import judge

BOTS: dict[str, MindBot] = {}


def bot_of(language: str) -> MindBot:
    if language not in BOTS:
        bot = bot_named("associations", language)
        assert isinstance(bot, MindBot)
        BOTS[language] = bot
    return BOTS[language]


def game_of(language: str, variant: str = "classic", cards: Cards = "words") -> Session:
    pile = pile_of(language, "base", cards=cards).next("new", Random(3))
    return Session.start(variant, pile.words, rng=Random(5), language=language)


def giver_of(game: Session) -> str:
    return next(seat for seat, may in game.table.turn.may.items() if "give-clue" in may)


@pytest.mark.rule("A-74")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", ["words", "pictures", "mixed"])
def test_five_words_that_the_referee_allows_and_that_are_no_relatives(
    language: str, cards: Cards
) -> None:
    game = game_of(language, cards=cards)
    words = ideas(bot_of(language), game.view(giver_of(game)))
    assert len(words) == MOST
    for word in words:
        others = [each for each in words if each != word]
        for visible in (game.table.visible, others):
            assert judge(word, 1, visible, language).verdict == "legal", word


@pytest.mark.rule("A-74")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_seat_that_gives_clues_has_ideas_of_its_own(variant: str) -> None:
    game = game_of("en", variant)
    givers = [seat for seat, may in game.table.turn.may.items() if "give-clue" in may]
    told = [ideas(bot_of("en"), game.view(seat)) for seat in givers]
    assert all(len(words) == MOST for words in told)
    assert len(set(told)) == len(givers)  # both sides of Duet see another face


@pytest.mark.rule("A-74")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_leads_to_other_cards(language: str) -> None:
    game = game_of(language)
    bot, view = bot_of(language), game.view(giver_of(game))
    board = bot.mind.board(view.table.words)
    plans = spymaster.plans(view, board, bot.character, bot.rng(view))
    meant = {plan.word: {*plan.meant} for plan in plans}
    words = ideas(bot, view)
    assert all(meant[word] for word in words)
    assert not any(meant[one] <= meant[two] for one, two in combinations(words, 2))


@pytest.mark.rule("A-74")
def test_where_one_card_is_left_there_are_several_words_for_it() -> None:
    game = game_with(ocean=0, king=9, piano=24)
    for cells in ((1, 2, 3, 4), (5, 6, 7, 8)):
        clue(game, "nothing", len(cells))
        for cell in cells:
            game.act("red-operatives", Guess(cell))
        game.act("red-operatives", Stop())
        clue(game, "nothing", 1)
        game.act("blue-operatives", Guess(17 + cells[0]))
    words = ideas(small_bot(), game.view("red-spymaster"))
    assert len(words) > 1
    assert set(words) <= {*LISTS["ocean"].split()}


@pytest.mark.rule("A-74")
def test_their_order_says_nothing_and_they_are_the_same_again() -> None:
    game = game_of("en")
    view = game.view(giver_of(game))
    words = ideas(bot_of("en"), view)
    assert list(words) == sorted(words)
    assert ideas(bot_of("en"), view) == words


@pytest.mark.rule("A-74")
def test_no_idea_is_what_was_said_before() -> None:
    game = game_of("en")
    giver = giver_of(game)
    first = ideas(bot_of("en"), game.view(giver))
    for word in first:
        clue(game, word, 1)
        side = game.table.turn.sides[0]
        miss = next(
            c
            for c, who in enumerate(game.look(giver))
            if who == "bystander" and not game.table.covers[c]
        )
        game.act(f"{side}-operatives", Guess(miss))
    other = giver_of(game)
    assert not set(ideas(bot_of("en"), game.view(other))) & set(first)
