"""Ratings with openskill: how strong a bot is as a giver and as a guesser, whoever it plays with.

A team is its giver and its guesser. Where nobody opposes them, the game itself does, and has a
rating as well: that of the deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from ..game.variants import VARIANTS
from .match import Result, roles_of

Role = Literal["giver", "guesser", "partner", "deals"]


class Rated(NamedTuple):
    """Who has a rating: a bot in a role; two roles are two players."""

    bot: str
    role: Role


DEALS: Final = Rated("", "deals")


class Rating(msgspec.Struct, frozen=True):
    """A rating: strength and doubt about it, on openskill's scale, where everybody begins at 25."""

    bot: str
    role: Role
    mu: float
    sigma: float
    games: int


def rate(results: Sequence[Result]) -> list[Rating]:
    """The ratings after all these results, the strongest first.

    Results are taken in the order of the deals, however they came in: the same games give the same
    ratings.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only a report needs it

    model = PlackettLuce()
    ratings = {DEALS: model.rating()}
    games = {DEALS: 0}
    for result in sorted(results, key=lambda each: (each.match.number, each.match.name)):
        teams = _teams(result)
        if not teams:
            continue
        for who in (who for team, _ in teams for who in team):
            ratings.setdefault(who, model.rating())
            games[who] = games.get(who, 0) + 1
        rated = model.rate(
            [[ratings[who] for who in team] for team, _ in teams],
            ranks=[float(not won) for _, won in teams],
        )
        for (team, _), after in zip(teams, rated, strict=True):
            ratings.update(zip(team, after, strict=True))
    return sorted(
        (
            Rating(who.bot, who.role, rating.mu, rating.sigma, games[who])
            for who, rating in ratings.items()
            if games[who]
        ),
        key=lambda rating: -rating.mu,
    )


def _teams(result: Result) -> list[tuple[list[Rated], bool]]:
    """Who played against whom, and who won; nobody if a team met itself or nobody won.

    A guesser whom both teams share wins with nobody (A-16), and is not rated by it.
    """
    variant = VARIANTS[result.match.variant]
    shared = len({roles.guesser for roles in roles_of(variant).values()}) == 1
    if not variant.rivals:
        won = any(team.won for team in result.teams)
        return [(_together(result), won), ([DEALS], not won)]
    teams = []
    for team in result.teams:
        members = [Rated(team.giver, "giver")]
        if not shared:
            members.append(Rated(team.guesser, "guesser"))
        teams.append((members, team.won))
    # Whoever plays on both teams takes nothing from either; what is left of them is compared.
    both = set(teams[0][0]).intersection(*(members for members, _ in teams))
    rest = [([who for who in members if who not in both], won) for members, won in teams]
    told = all(members for members, _ in rest) and any(won for _, won in rest)
    return rest if told else []


def _together(result: Result) -> list[Rated]:
    """A team that plays against the game itself; in Duet everybody gives and guesses."""
    if len(result.teams) > 1:
        return list(dict.fromkeys(Rated(team.giver, "partner") for team in result.teams))
    [team] = result.teams
    return [Rated(team.giver, "giver"), Rated(team.guesser, "guesser")]
