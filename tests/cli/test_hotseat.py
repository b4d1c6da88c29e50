"""The hot seat in a terminal: whole games typed by hands that also slip."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from covernames import VARIANTS, Rejected, Settings
from covernames.cli.device import Leave
from covernames.cli.hotseat import HotSeat
from covernames.cli.messages import Messages
from covernames.cli.screen import STYLES, Screen
from covernames.dealing import pile_of
from covernames.decks import LANGUAGES
from covernames.game import record
from covernames.game.key import AGENT
from covernames.game.table import UNLIMITED

COMMANDS = ("command-stop", "command-challenge", "command-waive")


class Typist:
    """Types what the game wants, mostly; sometimes something else."""

    def __init__(self, rng: Random, say: Messages) -> None:
        self.rng = rng
        self.say = say
        self.seat: HotSeat
        self.prompts: list[str] = []
        self.answers: dict[str, Callable[[], str]] = {
            say("cli-prompt-clue"): self._clue,
            say("cli-prompt-clue-unlimited"): self._clue,
            self._both("cli-prompt-who-first"): lambda: rng.choice("12"),
            self._both("cli-prompt-who-guesses"): lambda: f"{rng.choice('12')} {self._card()}",
            say("cli-prompt-guess"): self._guess,
            say("cli-prompt-cover-own"): self._cover,
            say("cli-prompt-cover-phantom"): self._cover,
        }

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if prompt == self.say("cli-curtain"):
            return ""
        if prompt == self.say("cli-again"):
            return self.say("command-quit")
        slips = ["", "99", "???", "x" * 90, "a 77", *map(self.say, COMMANDS)]
        if self.rng.random() < 0.15:
            return self.rng.choice(slips)
        for ending, answer in self.answers.items():
            if prompt.endswith(ending):
                return answer()
        return self.rng.choice([self.say("cli-yes"), self.say("cli-no")])

    def _both(self, message: str) -> str:
        return self.say(message, first=self.say("side-a"), second=self.say("side-b"))

    def _clue(self) -> str:
        ask = self.say("command-ask") + " " if self.rng.random() < 0.1 else ""
        ask = ask or (self.say("command-clue") + " " if self.rng.random() < 0.2 else "")
        return f"{ask}tree {self.rng.choice(['0', '1', '2', self.say('number-unlimited')])}"

    def _guess(self) -> str:
        stops = self.seat.game.table.turn.guesses and self.rng.random() < 0.3
        return self.say("command-stop") if stops else self._card()

    def _cover(self) -> str:
        waive = self.rng.random() < 0.2
        return self.say("command-waive") if waive else str(self.rng.randrange(25) + 1)

    def _card(self) -> str:
        """A right card more often than not, named in one of the ways there are."""
        game = self.seat.game
        variant = VARIANTS[game.table.variant]
        side = game.table.turn.sides[0]
        wanted = AGENT if variant.name == "duet" else side
        right = [
            cell
            for cell in game.key.cells(variant.read_face(side), wanted)
            if not game.table.covers[cell]
        ]
        cell = self.rng.choice(right if right and self.rng.random() < 0.7 else range(25))
        word = game.table.words[cell]
        return self.rng.choice([str(cell + 1), word, word.lower()])


def sit(
    variant: str, language: str, seed: int, records: Path | None = None
) -> tuple[HotSeat, Typist, io.StringIO]:
    out = io.StringIO()
    say = Messages(language)
    rng = Random(seed)
    typist = Typist(rng, say)
    seat = HotSeat(
        Screen(Console(file=out, width=100, color_system=None), say),
        typist,
        pile_of(language, "base"),
        rng,
        variant=variant,
        language=language,
        settings=Settings(),
        records=records,
    )
    typist.seat = seat
    return seat, typist, out


def play_evening(seat: HotSeat) -> None:
    with pytest.raises(Leave):
        seat.evening()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_whole_games_in_every_language(variant: str, language: str) -> None:
    for seed in range(4):
        seat, typist, out = sit(variant, language, seed)
        play_evening(seat)
        outcome = seat.game.table.outcome
        assert outcome is not None
        assert typist.say(f"outcome-{outcome.reason}") in out.getvalue()


def test_the_key_is_only_shown_behind_the_curtain() -> None:
    seat, typist, out = sit("classic", "en", 3)
    shown: list[str] = []
    inner = typist

    def ask(prompt: str) -> str:
        shown.append(out.getvalue())
        out.truncate(0)
        out.seek(0)
        return inner(prompt)

    seat.device.typed = ask
    play_evening(seat)
    symbols = "|".join(symbol for symbol, _, _ in STYLES.values())
    for text, prompt in zip(shown, typist.prompts, strict=True):
        if prompt == typist.say("cli-curtain"):
            board = text[: text.index("Pass the device")]
            titles = re.findall(rf"╭─ \d+ ({symbols})", board)
            covered = seat.game.table.covers
            assert len(titles) <= sum(bool(cover) for cover in covered)


def test_leaving_leaves_at_once() -> None:
    seat, typist, _ = sit("classic", "en", 1)
    seat.device.typed = lambda prompt: "" if prompt == typist.say("cli-curtain") else "quit"
    play_evening(seat)
    assert seat.game.table.outcome is None


def test_giving_up_asks_first() -> None:
    seat, typist, _ = sit("classic", "en", 1)
    answers = iter(["", "resign", "n", "resign", "maybe", "y", "dance", "quit"])
    seat.device.typed = lambda _: next(answers)
    play_evening(seat)
    assert seat.game.table.outcome is not None
    assert seat.game.table.outcome.reason == "resigned"
    assert typist.prompts == []


def test_another_game_turns_the_cards_over() -> None:
    seat, _, _ = sit("duet", "et", 2)
    typed = ["1", "", "command-resign", "cli-yes", "cli-again-turn", "command-quit"]
    answers = iter(typed)
    seen = []

    def ask(_: str) -> str:
        seen.append(seat.pile.words)
        answer = next(answers)
        return seat.say(answer) if answer.startswith(("cli-", "command-")) else answer

    seat.device.typed = ask
    play_evening(seat)
    assert not set(seen[0]) & set(seen[-1])


def test_a_game_leaves_its_record(tmp_path: Path) -> None:
    seat, _, _ = sit("two-player", "en", 5, records=tmp_path)
    play_evening(seat)
    (path,) = list(tmp_path.iterdir())
    assert record.replay(path.read_text("utf-8")) == seat.game.table


@pytest.mark.parametrize(
    ("typed", "word", "number"),
    [
        ("tree 2", "tree", 2),
        ("tree, 2", "tree", 2),
        ("tree: 0", "tree", 0),
        ("樹2", "樹", 2),
        ("ดนตรี2", "ดนตรี", 2),
        ("r2d2 2", "r2d2", 2),
    ],
)
@pytest.mark.rule("A-36")
def test_ways_to_type_a_clue(typed: str, word: str, number: int) -> None:
    seat, _, _ = sit("classic", "en", 1)
    assert seat.device.read_clue(typed) == (word, number)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "clue-empty"),
        ("2", "clue-empty"),
        ("tree", "clue-bad-number"),
        ("a b", "clue-bad-number"),
    ],
)
def test_what_is_missing_in_a_clue_is_said(typed: str, code: str) -> None:
    seat, _, _ = sit("classic", "en", 1)
    with pytest.raises(Rejected) as caught:
        seat.device.read_clue(typed)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("command", "typed", "left"),
    [
        ("clue", "clue tree 2", "tree 2"),
        ("clue", "Clue ice cream 2", "ice cream 2"),
        ("clue", "clue 2", "clue 2"),  # that is the clue
        ("guess", "guess 7", "7"),
        ("guess", "guess", "guess"),  # a card may be called so
        ("guess", "tree", "tree"),
    ],
)
def test_a_command_may_be_said(command: str, typed: str, left: str) -> None:
    seat, _, _ = sit("classic", "en", 1)
    assert seat.device.without(command, typed) == left


@pytest.mark.parametrize("language", LANGUAGES)
def test_unlimited_in_every_language(language: str) -> None:
    seat, _, _ = sit("classic", language, 1)
    said = f"tree {seat.say('number-unlimited')}"
    assert seat.device.read_clue(said) == ("tree", UNLIMITED)
