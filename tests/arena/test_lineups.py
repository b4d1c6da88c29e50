"""Who plays with whom."""

from __future__ import annotations

from collections import Counter

import pytest

from covernames import Rejected
from covernames.arena import cross_play, line_up
from covernames.game.variants import VARIANTS

BOTS = ["a", "b", "c"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_seat_is_taken(variant: str) -> None:
    seats = {seat.name for seat in VARIANTS[variant].seats}
    for match in cross_play(variant, "en", BOTS, games=3):
        assert set(match.seats) == seats
    for match in line_up(variant, "en", {}, others="a", games=1):
        assert match.seats == dict.fromkeys(seats, "a")


def test_each_gives_to_each() -> None:
    matches = list(cross_play("two-player", "en", BOTS, games=2))
    pairs = Counter((m.seats["red-spymaster"], m.seats["red-operatives"]) for m in matches)
    assert len(pairs) == 9
    assert set(pairs.values()) == {2}


def test_partners_of_duet_have_no_order() -> None:
    matches = list(cross_play("duet", "en", BOTS, games=1))
    assert [(m.seats["a"], m.seats["b"]) for m in matches] == [
        ("a", "a"), ("a", "b"), ("a", "c"), ("b", "b"), ("b", "c"), ("c", "c"),
    ]  # fmt: skip


def test_pairs_meet_each_other_equally_often_and_never_themselves() -> None:
    met: Counter[tuple[tuple[str, str], tuple[str, str]]] = Counter()
    for m in cross_play("classic", "en", ["a", "b"], games=3):
        red = m.seats["red-spymaster"], m.seats["red-operatives"]
        blue = m.seats["blue-spymaster"], m.seats["blue-operatives"]
        met[red, blue] += 1
    assert len(met) == 12
    assert set(met.values()) == {1}
    assert all(red != blue for red, blue in met)


def test_spymasters_of_three_players_share_the_guesser() -> None:
    for m in cross_play("three-player", "en", BOTS, games=2):
        assert m.seats["red-spymaster"] != m.seats["blue-spymaster"]


def test_one_bot_alone_meets_itself() -> None:
    [match] = cross_play("classic", "en", ["a", "a"], games=1)
    assert set(match.seats.values()) == {"a"}


def test_a_fixed_opponent_changes_colours() -> None:
    first, second = cross_play("classic", "en", ["a"], games=2, against="b")
    assert first.seats["red-spymaster"] == first.seats["red-operatives"] == "a"
    assert second.seats["blue-spymaster"] == second.seats["blue-operatives"] == "a"
    assert second.seats["red-spymaster"] == "b"


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(Rejected, match="variant-unknown"):
        list(cross_play("chess", "en", BOTS, games=1))
    with pytest.raises(Rejected, match="seat-unknown"):
        list(line_up("duet", "en", {"red-spymaster": "a"}, others="b", games=1))


def test_a_match_is_told_from_every_other() -> None:
    matches = [
        *cross_play("classic", "en", BOTS, games=4, seed=1),
        *cross_play("classic", "en", BOTS, games=4, seed=2),
        *cross_play("classic", "et", BOTS, games=4, seed=1),
        *cross_play("classic", "en", BOTS, games=4, seed=1, deck="base"),
    ]
    assert len({match.name for match in matches}) == len(matches)
