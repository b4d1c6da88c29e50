"""A match: what is planned decides what is played; faults and failures are told apart."""

from __future__ import annotations

import pytest

from covernames import GiveClue, Guess, View
from covernames.arena import Failure, Match, Result, bot_called, dealt, noisy_listener, play_match
from covernames.bots import Bot, UnknownBot
from covernames.bots.space import space_of
from covernames.game.variants import VARIANTS


def match(variant: str = "two-player", **seats: str) -> Match:
    taken = {seat.name: "random" for seat in VARIANTS[variant].seats}
    taken |= {seat.replace("_", "-"): bot for seat, bot in seats.items()}
    return Match(variant, "en", taken, seed=3)


def played(planned: Match) -> Result:
    result = play_match(planned)
    assert isinstance(result, Result), result
    return result


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_match_is_the_same_game(variant: str) -> None:
    first, second = played(match(variant)), played(match(variant))
    assert first.without_timings() == second.without_timings()
    for team in first.teams:
        assert len(team.clue_ms) == len(team.numbers) == len(team.found)
        assert team.turns >= len(team.numbers)


def test_all_line_ups_get_the_same_cards() -> None:
    one, two = (dealt(match(red_operatives=bot)) for bot in ("random", "noisy"))
    assert one.table.words == two.table.words
    assert one.key.open() == two.key.open()
    other = Match("two-player", "en", match().seats, seed=3, number=1)
    assert dealt(other).table.words != one.table.words


def test_a_team_is_told_by_who_gives_and_who_guesses() -> None:
    [team] = played(match(red_spymaster="associations", red_operatives="noisy")).teams
    assert (team.giver, team.guesser) == ("associations", "noisy")
    a, b = played(match("duet", a="associations", b="noisy")).teams
    assert (a.giver, a.guesser, b.giver, b.guesser) == (
        "associations", "noisy", "noisy", "associations",
    )  # fmt: skip
    assert a.won == b.won
    assert a.turns == b.turns == len(a.numbers) + len(b.numbers)


class Cheat(Bot):
    """Says the very word, touches what is covered."""

    def clue(self, view: View) -> GiveClue:
        return GiveClue(view.table.visible[0], 1)

    def guess(self, view: View) -> Guess:  # noqa: ARG002 - as bots are asked
        return Guess(0)


class Broken(Cheat):
    def clue(self, view: View) -> GiveClue:
        raise KeyError(view.seat)


class Silent(Cheat):
    def clue(self, view: View) -> GiveClue:  # noqa: ARG002 - as bots are asked
        return None  # type: ignore[return-value]  # what a careless bot does


class Babbling(Cheat):
    def clue(self, view: View) -> GiveClue:  # noqa: ARG002 - as above
        return "sea 2"  # type: ignore[return-value]  # as above


@pytest.fixture(autouse=True)
def bots_of_this_file(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {"cheat": Cheat, "broken": Broken, "silent": Silent, "babbling": Babbling}

    def called(name: str, language: str, seed: int = 0) -> Bot:
        kind = kinds.get(name)
        return kind(language, seed) if kind else bot_called(name, language, seed)

    monkeypatch.setattr("covernames.arena.playing.bot_called", called)


def test_an_illegal_clue_loses_the_game() -> None:
    for variant, seats in (
        ("classic", {"red_spymaster": "cheat", "blue_spymaster": "associations"}),
        ("two-player", {"red_spymaster": "cheat"}),
        ("duet", {"a": "cheat"}),
    ):
        result = played(match(variant, **seats))
        assert result.reason == "clue-illegal"
        assert result.fault is not None
        assert result.fault.bot == "cheat"
        assert result.winners == (("blue",) if variant == "classic" else ())


def test_a_move_that_is_refused_loses_the_game() -> None:
    result = played(match("three-player", operatives="cheat"))
    assert result.fault is not None
    assert (result.fault.seat, result.fault.bot) == ("operatives", "cheat")
    assert result.winners == ()  # the operative plays for both


def test_a_bot_that_raises_fails_the_match() -> None:
    failure = play_match(match(red_spymaster="broken"))
    assert failure == Failure(
        match(red_spymaster="broken"), "red-spymaster", "broken", "KeyError: 'red-spymaster'"
    )
    for bot in ("nobody", "silent", "babbling"):
        assert isinstance(play_match(match(red_spymaster=bot)), Failure)


def test_the_listener_hears_the_same_again_and_not_what_others_hear() -> None:
    words = dealt(match()).table.words
    plain = space_of("en").board(words)
    quiet, one, again, other = (
        noisy_listener(level, "en", seed).mind.board(words)
        for level, seed in (("0", 1), ("0.6", 1), ("0.6", 1), ("0.6", 2))
    )
    clue = plain.clues[0]
    assert quiet.strengths_of(clue) == pytest.approx(plain.strengths_of(clue), abs=1e-6)
    assert (one.strengths_of(clue) == again.strengths_of(clue)).all()
    assert (one.strengths_of(clue) != other.strengths_of(clue)).any()
    assert (one.strengths_of(clue) != plain.strengths_of(clue)).any()


@pytest.mark.parametrize("name", ["noisy:loud", "noisy:-1", "noisy:9", "noisy:0.3:random"])
def test_other_noise_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot_called(name, "en")


def test_noise_costs_agreement() -> None:
    def found(listener: str) -> int:
        seats = match(red_spymaster="associations", red_operatives=listener).seats
        matches = [Match("two-player", "en", seats, seed=1, number=n) for n in range(6)]
        return sum(sum(played(each).teams[0].found) for each in matches)

    assert found("noisy:0.1") > found("noisy:2")
