"""Standings, ratings and the report."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from covernames.arena import Match, Result, Section, Team, cross_play, here, rate, run
from covernames.arena import sections as sections_of
from covernames.arena.match import Fault
from covernames.arena.page import page
from covernames.arena.plots import Cell, Row, matrix, spans
from covernames.arena.standings import share
from covernames.cli.messages import Messages
from covernames.cli.play import NAMES
from covernames.decks import LANGUAGES
from covernames.game.table import Number


def team(
    giver: str, guesser: str, *, won: bool, side: str = "red", numbers: tuple[Number, ...] = (2, 1)
) -> Team:
    return Team(side, giver, guesser, won, not won, 2, numbers, (2, 0), (5.0, 9.0), (1.0,))


def result(number: int, *teams: Team, variant: str = "two-player") -> Result:
    match = Match(variant, "en", {}, number=number)
    winners = tuple(team.side for team in teams if team.won)
    return Result(match, "all-found" if winners else "assassin", winners, teams)


def duel(number: int, winner: str, loser: str) -> Result:
    return result(
        number,
        team(winner, winner, won=True),
        team(loser, loser, won=False, side="blue"),
        variant="classic",
    )


def only(results: list[Result]) -> Section:
    [section] = sections_of(results)
    return section


def test_a_standing_sums_up_all_games_of_a_pair() -> None:
    section = only(
        [
            result(0, team("x", "y", won=True)),
            result(1, team("x", "y", won=False, numbers=(3, "unlimited"))),
            result(2, team("y", "y", won=True)),
        ]
    )
    found = section.standing("x", "y")
    assert found is not None
    assert (found.wins.count, found.wins.of, found.assassin.count) == (1, 2, 1)
    assert found.turns == 2
    assert found.size == 2
    assert found.found == 1
    assert found.first.rate == 0.5
    assert found.sizes == {"1": 1, "2": 1, "3": 1, "unlimited": 1}
    assert (found.clue_ms.median, found.guess_ms.p95) == (7, 1)
    assert section.standing("y", "x") is None
    assert (section.givers, section.guessers) == (("x", "y"), ("y",))


def test_partners_who_are_one_bot_have_won_a_game_once() -> None:
    both = team("x", "x", won=True, side="a"), team("x", "x", won=True, side="b")
    found = only([result(0, *both, variant="duet")]).standing("x", "x")
    assert found is not None
    assert (found.wins.count, found.wins.of) == (1, 1)
    assert sum(found.sizes.values()) == 4


def test_a_team_that_meets_itself_wins_and_loses() -> None:
    found = only([duel(0, "x", "x")]).standing("x", "x")
    assert found is not None
    assert (found.wins.count, found.wins.of) == (1, 2)


def test_a_fault_is_counted_for_those_who_lost_by_it() -> None:
    plain = duel(0, "x", "y")
    faulty = Result(
        plain.match, "clue-illegal", ("red",), plain.teams, Fault("blue-spymaster", "y", "code")
    )
    section = only([faulty])
    assert [each.faults for each in section.standings] == [0, 1]


def test_a_share_knows_how_little_it_knows() -> None:
    few, many = share(9, 10), share(900, 1000)
    assert few.low < many.low < 0.9 < many.high < few.high
    assert share(0, 0).high == 1
    assert share(5, 5).high == 1


def test_the_stronger_is_rated_higher_whatever_the_order() -> None:
    results = [duel(number, "strong", "weak") for number in range(8)]
    ratings = rate(results)
    assert ratings[0].bot == "strong"
    assert ratings[-1].bot == "weak"
    assert rate(results[::-1]) == ratings
    assert {each.role for each in ratings} == {"giver", "guesser"}


def test_who_plays_on_both_teams_is_not_rated_by_it() -> None:
    one, two = team("x", "y", won=True), team("x", "z", won=False, side="blue")
    ratings = rate([result(0, one, two, variant="classic")])
    assert [(each.bot, each.role) for each in ratings] == [("y", "guesser"), ("z", "guesser")]
    assert rate([duel(0, "x", "x")]) == []
    shared = team("x", "y", won=True), team("z", "y", won=False, side="blue")
    ratings = rate([result(0, *shared, variant="three-player")])
    assert [(each.bot, each.role) for each in ratings] == [("x", "giver"), ("z", "giver")]


def test_where_nobody_opposes_the_game_itself_is_rated() -> None:
    ratings = rate([result(number, team("x", "y", won=True)) for number in range(4)])
    assert [each.role for each in ratings][-1] == "deals"
    both = team("x", "y", won=False, side="a"), team("y", "x", won=False, side="b")
    roles = {each.role for each in rate([result(0, *both, variant="duet")])}
    assert roles == {"partner", "deals"}


# The report


class Tags(HTMLParser):
    """Checks that what is opened is closed, and gathers what is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.outside += [name for name, _ in attrs if name in {"src", "href", "xlink:href"}]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def found() -> list[Section]:
    matches = [
        *cross_play("two-player", "en", ["associations", "random"], games=1),
        *cross_play("duet", "en", ["random"], games=1),
    ]
    return sections_of(run(matches, here()).results)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_stands_alone_in_every_language(language: str, found: list[Section]) -> None:
    text = page(found, Messages(language), NAMES, language)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.outside == []
    assert tags.seen.count("svg") == 2 * 8
    assert "http" not in text
    assert Messages(language)("arena-matrix") in text
    assert text.index("<svg") < text.index("<table")


def test_the_report_tells_what_the_referee_lacked() -> None:
    played = result(0, team("x", "y", won=True))
    assert "estnltk" not in page(sections_of([played]), Messages("en"), NAMES)
    lacking = [played, replace(result(1, *played.teams), missing=("estnltk",))]
    told = Messages("en")("judge-missing", names="estnltk")
    assert told in page(sections_of(lacking), Messages("en"), NAMES)


def test_names_are_escaped() -> None:
    name = "<script>&"
    section = only([result(0, team(name, "y", won=True))])
    assert "<script>" not in page([section], Messages("en"), NAMES)


def test_plots_of_nothing_and_of_extremes() -> None:
    assert spans("x", [], 0.0).startswith("<svg")
    assert matrix("x", [], [], []).startswith("<svg")
    row = Row("r" * 200, 0.0, 3.0, 1e9, "text")
    assert "…" in spans("x", [row], 1e9, log=True)
    assert "–" in matrix("x", ["a"], ["b"], [[Cell(None, "–", "a")]])
