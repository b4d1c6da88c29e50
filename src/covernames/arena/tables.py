"""Results as a table for other programs: a row for every team of every game, as CSV or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import msgspec

from ..refusals import ArenaRefused
from .match import Fault, Result, Team

CSV: Final = ".csv"
"""The ending of a table that any program reads."""
PARQUET: Final = ".parquet"
"""The ending of a table with types; it needs the extra ``parquet``."""


class Row(msgspec.Struct, frozen=True):
    """One team's game."""

    variant: str
    language: str
    deck: str
    seed: int
    number: int
    side: str
    giver: str
    guesser: str
    won: bool
    reason: str
    """The code of the outcome, or of the fault."""
    assassin: bool
    turns: int
    clues: int
    numbers: str
    """The number of each clue, with spaces between."""
    found: str
    """The words found in each clue's turn."""
    clue_ms: float | None
    """How long a clue took, on average; None: none was given."""
    guess_ms: float | None
    fault_seat: str
    fault_bot: str
    fault_word: str


def rows(results: Iterable[Result]) -> Iterator[Row]:
    """A row for every team of every game."""
    for result in results:
        for team in result.teams:
            yield _row(result, team)


def _row(result: Result, team: Team) -> Row:
    match, fault = result.match, result.fault or Fault("", "", "")
    return Row(
        variant=match.variant,
        language=match.language,
        deck=match.deck,
        seed=match.seed,
        number=match.number,
        side=team.side,
        giver=team.giver,
        guesser=team.guesser,
        won=team.won,
        reason=result.reason,
        assassin=team.assassin,
        turns=team.turns,
        clues=len(team.numbers),
        numbers=" ".join(map(str, team.numbers)),
        found=" ".join(map(str, team.found)),
        clue_ms=round(fmean(team.clue_ms), 2) if team.clue_ms else None,
        guess_ms=round(fmean(team.guess_ms), 2) if team.guess_ms else None,
        fault_seat=fault.seat,
        fault_bot=fault.bot,
        fault_word=fault.word,
    )


def check_table(path: Path) -> None:
    """Refuse a table that cannot be made, before hours of play that should go into it."""
    if path.suffix not in (CSV, PARQUET):
        raise ArenaRefused("arena-table-unknown", path=str(path))
    if path.suffix == PARQUET:
        _parquet()


def write_table(path: Path, results: Iterable[Result]) -> None:
    """Write a table, in the form that the name of the file ends with."""
    found = list(rows(results))
    names = Row.__struct_fields__
    if path.suffix == PARQUET:
        arrow, parquet = _parquet()
        columns = {name: [getattr(row, name) for row in found] for name in names}
        parquet.write_table(arrow.table(columns, schema=_schema(arrow)), path)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file)
        lines.writerow(names)
        lines.writerows([getattr(row, name) for name in names] for row in found)


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow  # noqa: ICN001, PLC0415 - an optional extra
        from pyarrow import parquet  # noqa: PLC0415 - as above
    except ImportError:
        raise ArenaRefused("arena-no-parquet") from None
    return pyarrow, parquet


def _schema(arrow: Any) -> Any:  # noqa: ANN401 - a module that may not be there
    """The types of the columns, also where a table has no rows."""
    kinds = {"str": arrow.string(), "int": arrow.int64(), "bool": arrow.bool_()}
    types = Row.__annotations__
    return arrow.schema([(name, kinds.get(types[name], arrow.float64())) for name in types])
