"""``covernames judge``: ask the referee."""

from __future__ import annotations

import re
import sys
import warnings
from typing import Annotated, Any

import msgspec
import typer

from ..decks import language_tagged
from ..game.table import UNLIMITED, Why
from ..judging import judge as judge_clue
from ..referee import Doubt, Verdict, language_of, way_of
from ..referee.languages import MissingAnalyser
from .messages import Messages, helping
from .screen import UI, Screen

STYLES = {"legal": "green", "illegal": "red", "ask": "yellow"}
KINDS = {"legal": "remark", "illegal": "reason", "ask": "doubt"}
"""The messages that go with a verdict."""


class Case(msgspec.Struct):
    """A case of ``--jsonl``."""

    clue: str
    lang: str = ""
    board: list[str] = []
    number: Any = None
    covered: list[str] = []
    options: list[str] = []


def judge(
    clue: Annotated[str, typer.Argument(help=helping("help-judge-clue"))] = "",
    number: Annotated[str, typer.Argument(help=helping("help-judge-number"))] = "",
    lang: Annotated[str, typer.Option(help=helping("help-lang"))] = "en",
    board: Annotated[str, typer.Option(help=helping("help-judge-board"))] = "",
    options: Annotated[str, typer.Option(help=helping("help-judge-options"))] = "",
    ui: UI = "",
    *,
    as_json: Annotated[bool, typer.Option("--json", help=helping("help-json"))] = False,
    as_jsonl: Annotated[bool, typer.Option("--jsonl", help=helping("help-judge-jsonl"))] = False,
) -> None:
    """Ask the referee about a clue, or about many."""
    warnings.simplefilter("ignore", MissingAnalyser)  # said in people's words below
    screen = Screen.speaking(ui, aside=as_json or as_jsonl)
    lacks = _Lacks(screen)
    if as_jsonl:
        for line in sys.stdin.buffer:
            typer.echo(_answer(line, lang, lacks))
        return
    said: object = int(number) if number.lstrip("-").isdecimal() else number or None
    if said in {screen.say("number-unlimited"), UNLIMITED}:
        said = UNLIMITED
    case = Case(clue, lang, _items(board), said, options=_items(options))
    try:
        verdict = _judge(case)
    except ValueError as error:
        raise screen.refuse("judge-unknown", what=str(error.args[-1])) from None
    lacks.tell(lang)
    if as_json:
        typer.echo(msgspec.json.encode(verdict).decode())
        return
    screen.tell(sentence(screen.say, verdict, clue), STYLES[verdict.verdict])
    for remark in verdict.remarks[1:]:
        screen.tell(
            "  " + told(screen.say, remark, "doubt" if remark.asks else "remark", clue), "dim"
        )


def sentence(say: Messages, verdict: Verdict, clue: str) -> str:
    """A verdict in people's words: why not, what is open, or what to mind."""
    said = say(f"verdict-{verdict.verdict}")
    if verdict.verdict == "legal" and not verdict.remarks:
        return said
    return f"{said} {told(say, verdict, KINDS[verdict.verdict], clue)}"


def told(say: Messages, found: Verdict | Doubt | Why, kind: str, clue: str) -> str:
    """What the referee has found, in people's words."""
    way = way_of(clue, found.card, found.form)
    return say(f"{kind}-{found.reason}", clue=clue, card=found.card, form=found.form, way=way)


class _Lacks:
    """Says what the referee does without in a language, once; beside the answers of a program."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._told: set[str] = set()

    def tell(self, lang: str) -> None:
        """A clue of this language was judged."""
        tag = language_tagged(lang) or lang
        if tag in self._told:
            return
        self._told.add(tag)
        missing = language_of(tag).missing
        if missing:
            self._screen.tell(self._screen.say("judge-missing", names=", ".join(missing)), "dim")


def _items(text: str) -> list[str]:
    return [item.strip() for item in re.split("[,，、]", text) if item.strip()]


def _judge(case: Case) -> Verdict:
    covered = {word.casefold() for word in case.covered}
    visible = [word for word in case.board if word.casefold() not in covered]
    tag = language_tagged(case.lang) or case.lang
    return judge_clue(case.clue, case.number, visible, tag, case.options)


def _answer(line: bytes, lang: str, lacks: _Lacks) -> str:
    """One verdict a line, whatever the line is; in that language where it names none."""
    try:
        case = msgspec.json.decode(line, type=Case)
        case.lang = case.lang or lang
        verdict = _judge(case)
        lacks.tell(case.lang)
    except (msgspec.DecodeError, ValueError) as error:
        return msgspec.json.encode({"error": str(error)}).decode()
    answer = {name: getattr(verdict, name) for name in ("verdict", "reason", "rule", "card")}
    return msgspec.json.encode({**answer, "form": verdict.form}).decode()
