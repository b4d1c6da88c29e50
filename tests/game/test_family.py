"""A game without assassins, for families: A-64."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from covernames import VARIANTS, Rejected, Session, Settings
from covernames.game.key import ASSASSIN, BYSTANDER
from covernames.game.missions import MISSIONS
from golden_games import WORDS
from support import start

FAMILY = Settings(family=True)


@pytest.mark.rule("A-64")
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_assassin_is_one_bystander_more(variant: str) -> None:
    usual = Session.start(variant, WORDS, rng=Random(5)).key.open().faces
    gentle = Session.start(variant, WORDS, rng=Random(5), settings=FAMILY).key.open().faces
    for name, face in usual.items():
        assert ASSASSIN in face
        assert gentle[name] == tuple(BYSTANDER if i == ASSASSIN else i for i in face)
        before, after = Counter(face), Counter(gentle[name])
        assert after[BYSTANDER] == before[BYSTANDER] + before[ASSASSIN]


@pytest.mark.rule("A-64")
@pytest.mark.parametrize("city", ["prague", "cairo"])
def test_missions_have_assassins(city: str) -> None:
    played = MISSIONS[city]
    settings = Settings(tokens=played.tokens, mistakes=played.mistakes, mission=city, family=True)
    with pytest.raises(Rejected, match="mission-family"):
        start("duet", settings)
