"""What would have been better: only afterwards, on one scale, by what everybody could know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot_boards import clue, game_with, small_bot
from covernames import Guess, Rejected, Session, Stop
from covernames.analysis import Analysis, ClueReport, Heard
from covernames.analysis.afterwards import analyse, boldest, clue_of_the_game, listener, what_if
from covernames.bots.names import bot_named
from covernames.bots.selfplay import play
from covernames.dealing import pile_of
from covernames.game import record
from covernames.game.actions import EndGame
from covernames.game.deal import Cards
from covernames.game.events import Event, KeyOpened
from covernames.game.move import HOST
from covernames.game.variants import VARIANTS
from covernames.judging import judge

BOT = small_bot()


def touch(game: Session, *cells: int) -> None:
    for cell in cells:
        guessers = [seat for seat, may in game.table.turn.may.items() if "guess" in may]
        game.act(guessers[0], Guess(cell))


def over(game: Session) -> list[Event]:
    """The record of a game, which the host ends here if nothing else has."""
    if game.table.outcome is None:
        game.act(HOST, EndGame())
    return list(record.read(record.write(game.log)))


def analysed(game: Session) -> Analysis:
    return analyse(over(game), BOT)


def royal() -> Session:
    """King, palace, ocean and river are red; a tree is the assassin."""
    return game_with(king=0, palace=1, ocean=2, river=3, ghost=9, tree=24)


def test_a_better_clue_stands_above_the_given_one() -> None:
    game = royal()
    clue(game, "haunted", 1)
    touch(game, 9)
    report = analysed(game).clues[0]
    assert report.rank == 1 + len(report.best) == 4
    assert report.given.sure is not None
    assert report.given.sure < 0.5
    assert report.given.touches[0].identity == "blue"
    best = report.best[0]
    assert best.number == 2
    assert {touched.identity for touched in best.touches} == {"red"}
    assert best.worth is not None
    assert report.given.worth is not None
    assert best.worth > report.given.worth


def test_the_best_clue_is_the_given_one_where_nothing_beats_it() -> None:
    game = game_with(king=0, palace=1, tree=24)
    clue(game, "royal", 2)
    touch(game, 0, 1)
    report = analysed(game).clues[0]
    assert report.rank == 1
    assert all(best.word != "royal" for best in report.best)
    assert [touched.cell for touched in report.given.touches] == [1, 0]


def test_three_ideas_come_before_three_words_for_one() -> None:
    game = game_with(king=0, palace=1, piano=2, tree=24)
    clue(game, "leaf", 1)
    best = analysed(game).clues[0].best
    assert [set(each.meant) for each in best] == [{0, 1}, {0, 1}, {2}]


def test_the_scale_weighs_the_number_and_not_the_word_alone() -> None:
    game = royal()
    clue(game, "royal", 4)
    report = analysed(game).clues[0]
    again = next(best for best in report.best if best.word == "royal")
    assert again.number == 2
    assert (report.given.sure or 0) < (again.sure or 0)


def test_a_clue_that_nobody_knows_has_no_number() -> None:
    game = royal()
    clue(game, "qwxyz", 2)
    touch(game, 0)
    found = analysed(game)
    given = found.clues[0].given
    assert not given.known
    assert (given.sure, given.worth, given.touches) == (None, None, ())
    assert found.clues[0].rank is None
    assert found.boldest is None


def test_a_zero_is_not_ranked_and_unlimited_is() -> None:
    game = royal()
    clue(game, "scary", 0)
    touch(game, 0)
    game.act("red-operatives", Stop())
    clue(game, "night", "unlimited")
    touch(game, 9)
    zero, unlimited = analysed(game).clues
    assert (zero.given.sure, zero.rank) == (None, None)
    assert unlimited.given.sure is not None
    assert unlimited.rank is not None


def test_what_the_listener_heard_before_each_guess() -> None:
    game = royal()
    clue(game, "royal", 2)
    touch(game, 0, 17)
    first, second = analysed(game).clues[0].guesses
    assert {first.heard[0].cell, first.heard[1].cell} == {0, 1}
    assert len(first.heard) == 25
    assert len(second.heard) == 24
    assert second.heard[0].cell == 1
    assert (first.right, second.right) == (True, False)


def test_the_clue_of_the_game_and_the_boldest_guess() -> None:
    game = royal()
    clue(game, "royal", 2)
    touch(game, 0, 1, 20)
    clue(game, "night", 1)
    touch(game, 9, 21)
    clue(game, "bridge", 2)
    touch(game, 3, 5)
    found = analysed(game)
    assert found.clue_of_the_game == 2  # two cards as well, but less sure than royal was
    assert found.boldest is not None
    assert (found.boldest.clue, found.boldest.guess) == (2, 1)
    assert found.boldest.chance < 0.1


def test_no_clue_of_the_game_hits_the_assassin_or_falls() -> None:
    game = royal()
    clue(game, "royal", 2)
    touch(game, 0, 24)
    found = analysed(game)
    assert found.clue_of_the_game is None
    report = found.clues[0]
    fine = replace(report, guesses=report.guesses[:1])
    assert clue_of_the_game([fine]) == 0
    assert clue_of_the_game([replace(fine, standing="invalid")]) is None
    assert clue_of_the_game([]) is None
    assert boldest([]) is None
    guess = report.guesses[0]
    less, least = (replace(guess, heard=(Heard(guess.cell, each),)) for each in (0.3, 0.1))
    found_least = boldest([replace(report, guesses=(less, least))])
    assert found_least is not None
    assert (found_least.guess, found_least.chance) == (1, 0.1)


def test_a_game_that_is_not_over_is_refused_whoever_asks() -> None:
    game = royal()
    clue(game, "royal", 2)
    touch(game, 0, 1, 20)
    for ask in (lambda: analyse(game.log, BOT), lambda: what_if(game.log, 0, "castle", 2, BOT)):
        with pytest.raises(Rejected) as refused:
            ask()
        assert (refused.value.code, refused.value.data) == ("analysis-unfinished", {})


def test_another_key_than_that_of_the_deal_is_refused() -> None:
    events = over(royal())
    at = next(n for n, event in enumerate(events) if isinstance(event, KeyOpened))
    opened = events[at]
    assert isinstance(opened, KeyOpened)
    for faces in ({"key": ("red",) * 25}, {}, {"key": ("red",) * 3}):
        forged = replace(opened, key=replace(opened.key, faces=faces))
        with pytest.raises(Rejected, match="record-forged"):
            analyse([*events[:at], forged, *events[at + 1 :]], BOT)


def test_what_if() -> None:
    game = royal()
    clue(game, "haunted", 1)
    touch(game, 9)
    events = over(game)
    said = what_if(events, 0, "royal", 2, BOT)
    assert said.verdict.verdict == "legal"
    assert said.clue is not None
    assert [touched.cell for touched in said.clue.touches] == [1, 0]
    assert what_if(events, 0, "kings", 1, BOT).verdict.verdict == "illegal"
    assert what_if(events, 0, "kings", 1, BOT).clue is None
    unknown = what_if(events, 0, "qwxyz", 1, BOT).clue
    assert unknown is not None
    assert not unknown.known
    for clue_at, word, number, code in (
        (1, "royal", 2, "clue-unknown"),
        (-1, "royal", 2, "clue-unknown"),
        (0, "", 2, "clue-empty"),
        (0, "royal", -1, "clue-bad-number"),
    ):
        with pytest.raises(Rejected, match=code):
            what_if(events, clue_at, word, number, BOT)


def test_no_bot_speaks_every_language() -> None:
    with pytest.raises(Rejected, match="analysis-language"):
        listener("xx")
    assert listener("et", ("compounds",)).options == ("compounds",)


def selfplay(variant: str, seed: int, cards: Cards = "words") -> Session:
    bots = {
        seat.name: bot_named("associations:easy", "en", seed) for seat in VARIANTS[variant].seats
    }
    pile = pile_of("en", "both", cards=cards)
    return play(variant, bots, pile, Random(seed), language="en")


def sides_cards(game: Session, report: ClueReport) -> set[int]:
    """The cards that a clue of this side may mean, by what its giver sees."""
    goal = "agent" if game.table.variant == "duet" else report.side
    view = game.view(report.seat)
    assert view.face is not None
    return {cell for cell, identity in enumerate(view.face) if identity == goal}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_can_be_analysed(variant: str) -> None:
    game = selfplay(variant, 5)
    bot = listener("en")
    found = analyse(game.log, bot)
    assert analyse(record.read(record.write(game.log)), listener("en")) == found
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found
    assert len(found.clues) == len(game.table.clues)
    for report, given in zip(found.clues, game.table.clues, strict=True):
        assert (report.given.word, report.given.meant) == (given.word, given.meant)
        assert [guess.cell for guess in report.guesses] == [touch.cell for touch in given.touches]
        worths = [best.worth for best in report.best if best.worth is not None]
        assert worths == sorted(worths, reverse=True)
        for best in report.best:
            assert set(best.meant) <= sides_cards(game, report)
    assert any(report.best for report in found.clues)


def test_what_is_proposed_is_legal_beside_the_cards_that_lay_open() -> None:
    game = selfplay("classic", 6)
    found = analyse(game.log, listener("en"))
    covered: set[int] = set()
    for report in found.clues:
        visible = [word for cell, word in enumerate(found.words) if cell not in covered]
        for best in report.best:
            assert judge(best.word, best.number, visible, "en").verdict == "legal"
        covered |= {guess.cell for guess in report.guesses}


def test_pictures_are_analysed_as_well() -> None:
    found = analyse(selfplay("classic", 7, "pictures").log, listener("en"))
    assert all(word.startswith("#") for word in found.words)
    assert any(report.best for report in found.clues)
