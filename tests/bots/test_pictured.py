"""Bots and pictures: a picture is all that is on it, and saying what one sees is a clue."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bot_boards import small_space
from covernames import VARIANTS, Guess, Session
from covernames.arena.playing import bot_called
from covernames.bots import Player, bot_named, pictured
from covernames.bots.pictured import PictureMind
from covernames.bots.selfplay import play
from covernames.bots.space import Space, space_of
from covernames.dealing import pile_of, pile_of_pictures, pile_of_words
from covernames.decks import LANGUAGES
from covernames.game.actions import GiveClue
from covernames.game.deal import Cards
from covernames.game.notation import WORDS, read_key
from covernames.pictures import ideas_on
from covernames.text import is_picture
from support import CLASSIC_KEY

OCTOPUS, TEAPOT = "#octopus-wears-top-hat", "#teapot-wears-top-hat"
SHARK = "#shark-in-television"
LISTS = {
    "octopus": "sea tentacle squid ink",
    "top hat": "magician gentleman rabbit",
    "teapot": "tea kettle porcelain",
    "shark": "sea fin jaws fish",
    "television": "screen news remote",
    "squid": "sea octopus ink",
}
BOARD = (OCTOPUS, TEAPOT, SHARK, "SQUID", *WORDS[4:])


@pytest.fixture
def mind() -> PictureMind:
    return PictureMind(Space("en", [(head, words.split()) for head, words in LISTS.items()]))


def test_a_picture_is_heard_by_either_idea(mind: PictureMind) -> None:
    board = mind.board(BOARD)
    tentacle, magician, screen = (
        board.strengths_of(clue) for clue in ("tentacle", "magician", "screen")
    )
    assert tentacle.argmax() == 0
    assert set(magician.argsort()[-2:]) == {0, 1}  # both wear the hat
    assert screen.argmax() == 2
    assert magician[2] < magician[1] / 2


def test_what_fits_both_ideas_is_stronger_than_what_fits_one() -> None:
    lists = [("shark", ["night", "sea"]), ("television", ["night", "news"])]
    board = PictureMind(Space("en", lists)).board((SHARK, *WORDS[1:]))
    assert board.strengths_of("night")[0] > board.strengths_of("sea")[0]
    lists = [("shark", ["sea", "night"]), ("television", ["news", "x"])]
    board = PictureMind(Space("en", lists)).board((SHARK, *WORDS[1:]))
    assert board.strengths_of("sea")[0] == 1.0  # the stronger idea counts whole


def test_who_names_what_is_seen_means_it(mind: PictureMind) -> None:
    heard = mind.board(BOARD).strengths_of("octopus")
    assert heard[0] == 1
    assert 0 < heard[3] < 1  # the squid comes to mind as well
    assert mind.board(BOARD).strengths_of("Octopuses")[0] == 1
    hat = mind.board(BOARD).strengths_of("top hat")
    assert (hat[0], hat[1]) == (1, 1)


def test_what_is_seen_can_be_said(mind: PictureMind) -> None:
    board = mind.board(BOARD)
    assert len(board.clues) == len(board.strengths) == len(board.risk_strengths)
    said = dict(zip(board.clues, board.strengths, strict=True))
    assert said["shark"][2] == 1  # no list has it: nobody wrote it for another card
    assert said["octopus"][0] == 1
    assert len(said) == len(board.clues)


def test_another_sense_of_the_word_is_not_said_of_a_drawing(
    mind: PictureMind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shark of the law courts is no fish; who thinks of it all the same is understood."""
    before = mind.board(BOARD)
    said = dict(zip(before.clues, before.strengths, strict=True))
    assert said["sea"][0] > 0
    assert said["sea"][2] > 0
    monkeypatch.setattr(pictured, "undrawn", lambda _: {"shark": frozenset({"sea", "unknown"})})
    after = pictured.PictureBoard(BOARD, mind.plain)
    drawn = dict(zip(after.clues, after.strengths, strict=True))
    assert drawn["sea"][2] == 0
    assert drawn["sea"][0] == said["sea"][0]  # an octopus is still in it
    assert (after.risk_strengths == before.risk_strengths).all()
    assert (after.strengths_of("sea") == before.strengths_of("sea")).all()
    # Beside a card with the same word, which has all senses, nothing is left out.
    beside = (*BOARD[:3], "shark", *BOARD[4:])
    both = pictured.PictureBoard(beside, mind.plain)
    assert dict(zip(both.clues, both.strengths, strict=True))["sea"][3] > 0


def test_words_alone_are_seen_as_before() -> None:
    plain = small_space()
    words = ("ocean", "river", *WORDS[2:])
    assert PictureMind(plain).board(words) is plain.board(words)


def test_a_picture_that_is_in_no_deck_is_a_card_that_nobody_knows(mind: PictureMind) -> None:
    board = mind.board(("#dragon-eats-moon", *BOARD[1:]))
    assert not np.isnan(board.strengths).any()
    assert board.strengths_of("tentacle")[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_is_known(language: str) -> None:
    space = space_of(language)
    cards = [side for card in pile_of_pictures().cards for side in card.words]
    ideas = {idea for card in cards for idea in ideas_on(card, language)}
    assert len(ideas) >= 300
    assert [idea for idea in ideas if not space.finds_of_card(idea)] == []


@pytest.mark.parametrize("cards", ["pictures", "mixed"])
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_games_with_pictures_are_played_out(variant: str, cards: Cards) -> None:
    bots = {seat.name: bot_called("associations", "en", 1) for seat in VARIANTS[variant].seats}
    game = play(variant, bots, pile_of("en", "base", cards=cards), Random(5))
    assert game.table.outcome is not None
    assert any(map(is_picture, game.table.words))
    assert len({clue.word for clue in game.table.clues}) > 1


def test_a_bot_finds_the_picture_that_somebody_names() -> None:
    pile = pile_of_pictures().next("new", Random(2)).words
    words = (OCTOPUS, *(word for word in pile if "octopus" not in word))[:25]
    key = read_key("classic", CLASSIC_KEY)
    game = Session.start("classic", words, language="en", key=key)
    game.act("red-spymaster", GiveClue("octopus", 1))
    view = game.view("red-operatives")
    choice = Player(bot_named("associations", "en"), "red-operatives").choose(view)
    assert choice is not None
    assert choice.action == Guess(0)


def own(number: int, name: str) -> str:
    return f"#{number}-{number:016x}/{name}"


def test_a_picture_of_ones_own_is_its_name(mind: PictureMind) -> None:
    board = mind.board((own(1, "Octopus"), own(2, ""), own(3, "me at the beach"), *WORDS[3:]))
    heard = board.strengths_of("tentacle")
    assert heard.argmax() == 0
    assert heard[1:3].max() == 0  # nobody knows what they show
    assert board.strengths_of("octopus")[0] == 1
    assert board.strengths_of("gibberish").max() == 0


def test_nobody_says_the_name_of_a_picture_that_they_have_not_seen(mind: PictureMind) -> None:
    ours = mind.board((OCTOPUS, *WORDS[1:]))
    assert "top hat" in ours.clues
    theirs = mind.board((own(1, "me at the beach"), own(2, "teapots"), *WORDS[2:]))
    assert not {"me at the beach", "teapots", own(1, "me at the beach")} & set(theirs.clues)
    assert theirs.strengths.shape == theirs.risk_strengths.shape == (len(theirs.clues), 25)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_bots_play_to_the_end_with_pictures_that_they_cannot_see(variant: str) -> None:
    names = ("apple", "river", "castle", "", "IMG", "", "cat", "cat")
    cards = tuple(own(number, names[number % len(names)]) for number in range(25))
    bots = {seat.name: bot_called("associations", "en", 1) for seat in VARIANTS[variant].seats}
    game = play(variant, bots, pile_of_words(cards), Random(5))
    assert game.table.outcome is not None
    assert not any(clue.word.startswith("#") for clue in game.table.clues)
