"""The mission map and its games: RULES.md 5.6."""

from __future__ import annotations

import pytest

from covernames import Challenge, Outcome, Rejected, Session, Settings, Stop, Tokens, Vote
from covernames.game.missions import (
    MISSIONS,
    START,
    Mission,
    MissionWon,
    NoteWritten,
    Sheet,
    TeamNamed,
    mission,
    mission_won,
    sheet_of,
)
from covernames.game.notation import read_key, read_table
from support import DUET_KEY, clue, guess, names, start


def at(line: str, settings: Settings) -> Session:
    return Session(read_key("duet", DUET_KEY), read_table(f"duet {line}", settings=settings))


def tokens(game: Session) -> Tokens:
    assert game.table.tokens is not None
    return game.table.tokens


EMPTY = "...../...../...../...../....."
CAIRO = MISSIONS["cairo"].settings()


# The games


@pytest.mark.rule("D-062")
@pytest.mark.parametrize("city", MISSIONS)
def test_a_mission_lays_out_its_tokens(city: str) -> None:
    played = MISSIONS[city]
    game = start("duet", played.settings())
    assert tokens(game) == Tokens(played.mistakes, played.tokens - played.mistakes)


@pytest.mark.rule("D-064", "A-50")
def test_stopping_takes_a_check_mark_first_and_then_a_bystander() -> None:
    game = at(f"{EMPTY} guess:b x:1 0 5+1", CAIRO)
    guess(game, 0)
    game.act("b", Stop())
    assert tokens(game) == Tokens(5, 0, earned=1)
    clue(game, side="b")
    guess(game, 8)
    game.act("a", Stop())
    assert tokens(game) == Tokens(4, 0, earned=2)


@pytest.mark.rule("D-065")
def test_a_mistake_takes_a_bystander_token() -> None:
    game = at(f"{EMPTY} guess:b x:1 0 1+4", CAIRO)
    guess(game, 18)
    assert tokens(game) == Tokens(0, 4)


@pytest.mark.rule("D-065")
def test_when_those_are_gone_a_mistake_costs_two_turns_and_the_word_stays_visible() -> None:
    game = at(f"{EMPTY} guess:b x:1 0 0+4", CAIRO)
    guess(game, 18)
    assert tokens(game) == Tokens(0, 2)
    assert game.table.marks[18] == ("b",)
    assert game.table.words[18] in game.table.visible


@pytest.mark.rule("D-066", "A-51")
def test_the_last_two_tokens_lead_to_sudden_death() -> None:
    game = at(f"{EMPTY} guess:b x:1 0 0+2", CAIRO)
    assert names(guess(game, 18)) == ["card-touched", "turn-ended", "sudden-death-began"]


@pytest.mark.rule("D-066", "A-51")
def test_one_check_mark_and_a_mistake_is_an_immediate_loss_that_spends_nothing() -> None:
    game = at(f"{EMPTY} guess:b x:1 0 0+1", CAIRO)
    guess(game, 18)
    assert game.table.outcome == Outcome("out-of-tokens")
    assert tokens(game) == Tokens(0, 1)


@pytest.mark.rule("D-066")
def test_the_assassin_loses_in_a_mission_too() -> None:
    game = at(f"{EMPTY} guess:b x:1 0 0+1", CAIRO)
    guess(game, 15)
    assert game.table.outcome == Outcome("assassin")


@pytest.mark.rule("A-41", "D-074")
@pytest.mark.parametrize(
    ("pool", "wanted", "left"),
    [
        ("3+2", "check", Tokens(3, 1, boxed=1)),
        ("3+2", "bystander", Tokens(2, 2, boxed=1)),
        ("3+0", "check", Tokens(2, 0, boxed=1)),
        ("0+2", "bystander", Tokens(0, 1, boxed=1)),
    ],
)
def test_the_players_choose_the_token_that_an_invalid_clue_costs(
    pool: str, wanted: str, left: Tokens
) -> None:
    game = at(f"{EMPTY} guess:b x:1 0 {pool}", CAIRO)
    game.act("b", Challenge("illegal", wanted))  # type: ignore[arg-type]
    assert tokens(game) == left
    conceded = at(f"{EMPTY} guess:b x:1 0 {pool}", CAIRO)
    conceded.act("b", Challenge("ask"))
    conceded.act("a", Vote(False, wanted))  # type: ignore[arg-type]
    assert tokens(conceded) == left


@pytest.mark.rule("A-41")
def test_the_challengers_choice_stands_where_the_giver_says_nothing() -> None:
    game = at(f"{EMPTY} guess:b x:1 0 3+2", CAIRO)
    game.act("b", Challenge("ask", "bystander"))
    game.act("a", Vote(False))
    assert tokens(game) == Tokens(2, 2, boxed=1)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(mission="atlantis"), "mission-unknown"),
        (Settings(mission="cairo", tokens=11), "mission-numbers"),
    ],
)
def test_a_mission_has_its_own_numbers(settings: Settings, code: str) -> None:
    with pytest.raises(Rejected) as caught:
        start("duet", settings)
    assert caught.value.code == code


@pytest.mark.rule("A-40")
def test_the_last_token_of_a_mission_given_up_starts_sudden_death() -> None:
    game = at(f"{EMPTY} guess:b x:1 0 0+1", CAIRO)
    game.act("b", Challenge("illegal"))
    assert game.table.turn.phase == "sudden-death"


# The map


@pytest.mark.rule("D-061", "D-063")
def test_what_the_book_states_is_fixed() -> None:
    stated = {"prague": (9, 9), "cairo": (9, 5), "moscow": (8, 8), "jakarta": (7, 7)}
    stated["singapore"] = (6, 6)
    for city, numbers in stated.items():
        assert (MISSIONS[city].tokens, MISSIONS[city].mistakes) == numbers
        assert not {"tokens", "mistakes"} & set(MISSIONS[city].ours)
    assert set(MISSIONS[START].leads_to) == {"berlin", "cairo", "moscow"}
    assert MISSIONS["berlin"].tokens == 11


@pytest.mark.rule("A-52")
def test_every_mission_can_be_laid_out() -> None:
    for city in MISSIONS.values():
        assert 0 <= city.mistakes <= city.tokens <= 11
    assert MISSIONS["berlin"].mistakes < 11
    assert "mistakes" in MISSIONS["berlin"].ours


@pytest.mark.rule("D-061")
def test_every_mission_can_be_reached_and_no_way_gets_easier() -> None:
    sheet = Sheet()
    for _ in MISSIONS:
        sheet = sheet_of(MissionWon(city) for city in sheet.unlocked)
    assert set(sheet.won) == set(MISSIONS)
    for city in MISSIONS.values():
        for name in city.leads_to:
            harder = MISSIONS[name]
            assert harder.tokens < city.tokens or harder.mistakes < city.mistakes
    assert 15 <= len(MISSIONS) <= 20


# The sheet


@pytest.mark.rule("D-060", "D-061")
def test_a_win_unlocks_what_it_leads_to() -> None:
    sheet = Sheet()
    assert sheet.unlocked == (START,)
    sheet = sheet.after(MissionWon(START)).after(MissionWon(START))
    assert sheet.won == (START,)
    assert set(sheet.unlocked) == {START, "berlin", "cairo", "moscow"}


@pytest.mark.rule("D-060")
def test_the_sheet_has_names_and_notes() -> None:
    sheet = sheet_of([TeamNamed(("ann", "bo")), NoteWritten(START, "so close"), MissionWon(START)])
    assert sheet == Sheet(("ann", "bo"), (START,), {START: "so close"})


@pytest.mark.rule("D-061")
def test_only_an_unlocked_mission_may_be_played() -> None:
    assert isinstance(mission(Sheet(), START), Mission)
    for city, code in (("cairo", "mission-locked"), ("atlantis", "mission-unknown")):
        with pytest.raises(Rejected) as caught:
            mission(Sheet(), city)
        assert caught.value.code == code


def finished(
    settings: Settings, line: str = "sudden-death:a 0+0 done:a", cell: int = 14
) -> Session:
    game = at(f"aaaaa/aaaaa/aaaa./...../..... {line}", settings)
    if game.table.turn.phase == "guess":
        guess(game, cell)
    else:
        guess(game, cell, side="a")
    return game


@pytest.mark.rule("A-54", "D-060")
@pytest.mark.parametrize(
    ("settings", "won"),
    [
        (Settings(), True),
        (Settings(mission=START, mistakes=9), True),
        (Settings(tokens=10), False),
        (Settings(tokens=11), False),
        (Settings(tokens=9, mistakes=5), False),
        (Settings(family=True), False),
    ],
)
def test_prague_is_marked_by_a_nine_token_win(settings: Settings, won: bool) -> None:
    game = finished(settings)
    assert mission_won(Sheet(), game.table) == (MissionWon(START) if won else None)


@pytest.mark.rule("A-54")
def test_a_sudden_death_win_counts_and_a_loss_does_not() -> None:
    sheet = Sheet(won=(START,))
    assert mission_won(sheet, finished(CAIRO).table) == MissionWon("cairo")
    assert mission_won(sheet, finished(CAIRO, cell=18).table) is None
    assert mission_won(sheet, start("duet").table) is None
    assert mission_won(Sheet(), finished(CAIRO).table) is None  # not unlocked yet
    assert Sheet(won=("atlantis",)).unlocked == (START,)
    assert mission_won(sheet, start().table) is None
