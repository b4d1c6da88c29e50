"""Every visible text exists in all six languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from covernames.cli.messages import Messages, catalogues
from covernames.decks import LANGUAGES
from covernames.game.variants import VARIANTS
from covernames.room.names import clean_name

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
WEB = ROOT / "web" / "src"
DYNAMIC = (
    "seat-", "side-", "identity-", "outcome-", "title-", "event-turn-", "variant-",
    "command-", "cli-choose-", "face-", "verdict-", "reason-", "doubt-", "remark-", "reaction-",
    "web-cards-", "web-city-", "web-colour-", "web-deck-", "web-feed-", "web-guess-",
    "web-ideas-", "web-label-", "web-mission-",
    "web-next-", "web-option-", "web-preset-", "web-referee-",
    "web-ruling-", "web-seat-about-", "web-side-", "web-standing-", "web-theme-", "web-timer-",
    "web-touch-", "web-turn-", "web-bot-", "web-typeface", "web-size", "web-spacing",
    "how-duet-", "how-editions-", "how-idea-", "how-rules-", "how-title-", "how-try-", "how-view-",
    "daily-day-", "daily-over-", "daily-task-", "guide-", "web-role-", "mine-end-", "puzzle-by-",
    "puzzle-over-", "print-", "hearing-group-",
)  # fmt: skip
"""Messages whose id is put together from a code."""


def entries(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((catalogues() / language).glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Names(visitor.Visitor):
    """Gathers the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - its API
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    names = Names()
    names.visit(message)
    return names.found


ENGLISH = entries("en")
CODE = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
PAGES = "\n".join(
    path.read_text("utf-8")
    for pattern in ("*.svelte", "*.ts")
    for path in sorted(WEB.rglob(pattern))
    if path.parent.name != "generated"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_gaps(language: str) -> None:
    mine = entries(language)
    assert set(mine) == set(ENGLISH)
    for name, message in mine.items():
        assert variables(message) == variables(ENGLISH[name]), name


def test_every_code_has_a_message() -> None:
    codes = set(re.findall(r'(?:Rejected|Refused|Refusal|Fault)\(\s*"([a-z-]+)"', CODE))
    turns = re.search(r"_HANDLERS.*?\n}", CODE, re.DOTALL)
    assert turns is not None
    names = set(re.findall(r'^    "([a-z-]+)":', turns[0], re.MULTILINE))
    codes |= {
        f"{name.removeprefix('give-')}-not-your-turn"
        for name in names - {"join", "leave", "expire", "end-game"}
    }
    assert len(codes) > 60
    assert codes - set(ENGLISH) == set()


def test_every_message_is_used() -> None:
    quoted = set(re.findall(r'"([a-z][a-z0-9-]+)"', CODE))
    quoted |= set(re.findall(r"'([a-z][a-z0-9-]+)'", PAGES))
    for name in ENGLISH:
        built = name.startswith(DYNAMIC) or name.endswith("-not-your-turn")
        assert name in quoted or built, f"{name} is not used"


def test_every_message_of_the_pages_exists() -> None:
    names = "web|how|daily|deal|guide|mine|puzzle|sharing|print"
    used = set(re.findall(rf"'((?:{names})-[a-z-]+)'", PAGES))
    assert len(used) > 150
    assert used - set(ENGLISH) == set()


def test_what_players_type_is_one_word_and_unambiguous() -> None:
    for language in LANGUAGES:
        say = Messages(language)
        commands = [name for name in ENGLISH if re.fullmatch(r"cli-again-[a-z]+", name)]
        commands += [name for name in ENGLISH if f"{name}-about" in ENGLISH and "command-" in name]
        assert len(commands) > 10
        typed = [say(name) for name in commands]
        assert len(set(typed)) == len(typed), language
        assert all(word == word.lower() and " " not in word for word in typed), language
        assert say("cli-yes") != say("cli-no")
        for name in ("cli-again-turn", "cli-again-new", "command-quit"):
            assert say(name) in say("cli-again"), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_can_be_the_name_of_who_sits_there(language: str) -> None:
    """Around one device people are called by their seats."""
    say = Messages(language)
    for variant in VARIANTS.values():
        for seat in variant.seats:
            assert clean_name(say(f"seat-{seat.name}"))
