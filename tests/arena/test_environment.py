"""The PettingZoo environment, by PettingZoo's own tests and ours."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from covernames import UNLIMITED, Cover, GiveClue, Guess, Rejected, Stop
from covernames.arena import environment
from covernames.arena.environment import (
    CLUES,
    IDENTITIES,
    NUMBERS,
    STOP,
    VERSION,
    Covernames,
    env,
)
from covernames.game.variants import VARIANTS
from covernames.judging import judge

VOCABULARY = (
    *("water", "music", "royal", "green", "night", "house", "metal", "animal", "food"),
    *(f"{a}{b}" for a in "bdfgk" for b in ("anet", "oliro")),
)
RECOMMENDED = (
    "ignore:Observation space for each agent:UserWarning",  # a dictionary, as the mask needs one
    "ignore:Observation is not a NumPy array:UserWarning",  # as above
    "ignore:We recommend agents to be named:UserWarning",  # ours are named as the seats are
)
pytestmark = [pytest.mark.filterwarnings(each) for each in RECOMMENDED]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_api_is_kept(variant: str) -> None:
    api_test(env(variant, vocabulary=VOCABULARY), num_cycles=60)


@pytest.mark.parametrize("variant", ["classic", "duet"])
def test_the_same_seed_is_the_same_game(variant: str) -> None:
    seed_test(lambda: env(variant, vocabulary=VOCABULARY), num_cycles=20)


def played(variant: str, seed: int) -> Covernames:
    """A game of chance."""
    plain = Covernames(variant, vocabulary=VOCABULARY, render_mode="ansi")
    plain.reset(seed=seed)
    rng = Random(seed)
    while not any(plain.terminations.values()):
        seen = plain.observe(plain.agent_selection)
        assert plain.observation_space(plain.agent_selection).contains(seen)
        plain.step(int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist())))
    return plain


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_end_with_what_was_won(variant: str) -> None:
    for seed in range(4):
        plain = played(variant, seed)
        outcome = plain.session.table.outcome
        assert outcome is not None
        for seat in VARIANTS[variant].seats:
            won = any(side in outcome.winners for side in seat.sides)
            shared = VARIANTS[variant].rivals and len(seat.sides) > 1
            assert plain.rewards[seat.name] == (0 if shared else 1 if won else -1)


def test_every_clue_that_is_allowed_is_legal() -> None:
    plain = Covernames(vocabulary=VOCABULARY)
    for seed in range(3):
        plain.reset(seed=seed)
        mask = plain.observe(plain.agent_selection)["action_mask"]
        words = {(int(action) - CLUES) // len(NUMBERS) for action in np.flatnonzero(mask)}
        visible = plain.session.table.visible
        for number, word in enumerate(plain.vocabulary):
            assert (number in words) == (judge(word, 1, visible, "en").verdict == "legal")


def test_operatives_see_no_key() -> None:
    plain = Covernames(vocabulary=VOCABULARY)
    plain.reset(seed=1)
    assert plain.observe("red-spymaster")["observation"][:, 2].all()
    assert not plain.observe("red-operatives")["observation"][:, 2].any()
    assert plain.view("red-operatives").face is None


def test_numbers_are_actions() -> None:
    plain = Covernames("two-player", vocabulary=VOCABULARY)
    plain.reset(seed=1)
    assert plain.action(CLUES + 3) == GiveClue("water", 3)
    assert plain.action(CLUES + 2 * len(NUMBERS) - 1) == GiveClue("music", UNLIMITED)
    assert plain.action(STOP) == Stop()
    assert plain.action(7) == Guess(7)
    plain.step(CLUES + 1)
    while plain.session.table.turn.phase == "guess":
        wrong = plain.session.key.cells("key", "bystander")[0]
        plain.step(wrong)
    assert plain.action(7) == Cover(7)


def test_what_the_mask_forbids_is_refused_and_by_the_wrapper_lost() -> None:
    plain = Covernames(vocabulary=VOCABULARY)
    plain.reset(seed=1)
    with pytest.raises(Rejected):
        plain.step(STOP)
    wrapped = env(vocabulary=VOCABULARY)
    wrapped.reset(seed=1)
    giver = wrapped.agent_selection
    wrapped.step(STOP)
    assert wrapped.rewards[giver] == -1
    assert all(wrapped.terminations.values())


def test_the_table_is_rendered_as_a_line() -> None:
    assert "\n" not in (played("duet", 1).render() or "\n")
    plain = Covernames(vocabulary=VOCABULARY)
    plain.reset(seed=1)
    assert plain.render() is None
    plain.close()


def test_without_a_vocabulary_the_words_of_the_deck_can_be_said() -> None:
    plain = Covernames("duet", "et", "base")
    assert len(plain.vocabulary) == 400


def test_a_vocabulary_that_cannot_be_said_is_refused() -> None:
    plain = Covernames("two-player", deck="base")
    plain.reset(seed=1)
    on_table = plain.session.table.words[0].lower()
    with pytest.raises(ValueError, match="no word"):
        Covernames("two-player", deck="base", vocabulary=[on_table]).reset(seed=1)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(Rejected, match="variant-unknown"):
        env("chess")


def test_an_environment_is_named_after_its_variant_and_version() -> None:
    names = {variant: env(variant, vocabulary=VOCABULARY).metadata["name"] for variant in VARIANTS}
    assert names["classic"] == f"covernames_classic_v{VERSION}"
    assert names["two-player"] == f"covernames_two_player_v{VERSION}"
    assert str(Covernames("duet", vocabulary=VOCABULARY)) == f"covernames_duet_v{VERSION}"
    assert len(set(names.values())) == len(VARIANTS)


def test_what_a_version_promises() -> None:
    """Whoever has to change this raises the version, and adds a line to its history."""
    assert VERSION == 1
    plain = Covernames(vocabulary=VOCABULARY)
    spaces: Any = plain.observation_space("red-spymaster")
    actions: Any = plain.action_space("red-spymaster")
    shapes = {name: (space.shape, str(space.dtype)) for name, space in spaces.items()}
    assert actions.n == 26 + 11 * len(VOCABULARY)
    assert shapes == {
        "observation": ((25, 4), "int16"),
        "clues": ((32, 4), "int16"),
        "turn": ((4,), "int16"),
        "action_mask": ((26 + 11 * len(VOCABULARY),), "int8"),
    }
    assert STOP == 25
    assert CLUES == 26
    assert (*range(10), UNLIMITED) == NUMBERS
    assert IDENTITIES == ("", "red", "blue", "agent", "bystander", "assassin")
    history = (environment.__doc__ or "").partition("Version history:")[2]
    assert f"- v{VERSION}:" in history
    told = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text("utf-8")
    assert all(f"v{version}:" in told for version in range(VERSION + 1))
