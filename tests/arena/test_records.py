"""The games that the arena keeps, lists of one's own, and tables for other programs."""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from pyarrow import parquet

from covernames import GiveClue, View
from covernames.arena import Ledger, Match, Records, Result, cross_play, here, play_match, run
from covernames.arena.match import Team
from covernames.arena.records import read_header
from covernames.arena.tables import rows, write_table
from covernames.bots.random_bot import RandomBot
from covernames.dealing import pile_of_words
from covernames.game.record import read, replay
from terminal import invoke

TWO = ("arena", "--variant", "two-player", "--bot", "random", "--games", 2)


class Cheat(RandomBot):
    """Says a word of the table."""

    def clue(self, view: View) -> GiveClue:
        return GiveClue(view.table.words[3], 1)


class Broken(RandomBot):
    def guess(self, _: View) -> None:  # type: ignore[override]
        raise RuntimeError("no idea")


@pytest.fixture(autouse=True)
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cheats", sys.modules[__name__])


def seats(giver: str) -> dict[str, str]:
    return {"red-spymaster": giver, "red-operatives": "random"}


def words() -> list[str]:
    return [f"word{number}" for number in range(60)]


def test_a_record_is_a_whole_game_and_its_header_tells_who_played(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    code, out = invoke(*TWO, "--records", folder)
    assert code == 0, out
    files = sorted(folder.iterdir())
    assert len(files) == 2
    for file in files:
        text = file.read_text("utf-8")
        table = replay(text)
        assert table.outcome is not None
        assert table.clues
        match = read_header(text).match
        assert set(match.seats.values()) == {"random"}
        assert read(text)[-1].__class__.__name__ == "KeyOpened"


def test_a_record_tells_how_sure_the_giver_was(tmp_path: Path) -> None:
    records = Records(tmp_path)
    match = Match("two-player", "en", seats("associations"))
    run([match], here(), records=records)
    clues = replay(records.path(match).read_text("utf-8")).clues
    assert all(0 <= clue.sure <= 100 for clue in clues if clue.sure is not None)
    assert any(clue.sure is not None for clue in clues)


def test_a_fault_stands_there_with_its_word(tmp_path: Path) -> None:
    records = Records(tmp_path)
    match = Match("two-player", "en", seats("cheats:Cheat"))
    [result] = run([match], here(), records=records).results
    text = records.path(match).read_text("utf-8")
    word = replay(text).words[3]
    assert result.fault is not None
    assert result.fault.word == word
    assert read_header(text).fault == result.fault
    outcome = replay(text).outcome
    assert outcome is not None
    assert outcome.reason == "abandoned"  # and so the key lies open


def test_a_bot_that_raised_leaves_its_game_and_its_error(tmp_path: Path) -> None:
    records = Records(tmp_path)
    lineup = {"red-spymaster": "random", "red-operatives": "cheats:Broken"}
    match = Match("two-player", "en", lineup)
    found = run([match], here(), records=records)
    assert len(found.failures) == 1
    text = records.path(match).read_text("utf-8")
    assert read_header(text).error == "RuntimeError: no idea"
    assert len(replay(text).clues) == 1


def test_what_has_a_result_but_no_record_is_played_again(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "out.jsonl")
    matches = list(cross_play("two-player", "en", ["random"], games=2))
    run(matches, here(), ledger)
    records = Records(tmp_path / "games")
    assert run(matches, here(), ledger, records=records).played == 2
    assert run(matches, here(), ledger, records=records).played == 0
    assert len((tmp_path / "out.jsonl").read_bytes().splitlines()) == 2


def test_a_list_of_one_s_own_is_played(tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.txt", tmp_path / "out.jsonl"
    mine.write_text("\n".join(words()))
    code, said = invoke(*TWO, "--deck", mine, "--out", out, "--jobs", 2)
    assert code == 0, said
    results = Ledger(out).results.values()
    assert {result.match.deck.partition("@")[0] for result in results} == {"mine.txt"}
    assert all(set(result.match.words) < set(words()) for result in results)
    assert len({result.match.words for result in results}) == 2
    # Another list of that name is another deck.
    mine.write_text("\n".join([*words(), "one_more"]))
    invoke(*TWO, "--deck", mine, "--out", out)
    assert len(out.read_bytes().splitlines()) == 4


def test_all_pairs_get_the_same_words_of_a_list() -> None:
    pile = pile_of_words(words())
    found = list(
        cross_play("two-player", "en", ["random", "noisy"], games=3, deck="mine", pile=pile)
    )
    boards = Counter(match.words for match in found)
    assert sorted(boards.values()) == [4, 4, 4]


def test_a_list_that_cannot_be_played_is_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("one\ntwo\n")
    code, out = invoke(*TWO, "--deck", mine)
    assert code == 1
    assert "At least 25 different words" in out


def played(giver: str = "random") -> Result:
    found = play_match(Match("two-player", "en", seats(giver), seed=3))
    assert isinstance(found, Result)
    return found


def test_the_table_has_a_row_for_every_team(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    write_table(file, [played(), played("cheats:Cheat")])
    with file.open(encoding="utf-8", newline="") as lines:
        fair, foul = csv.DictReader(lines)
    [team] = played().teams
    assert fair["giver"] == "random"
    assert fair["numbers"] == " ".join(map(str, team.numbers))
    assert fair["found"] == " ".join(map(str, team.found))
    assert fair["fault_bot"] == ""
    assert (foul["won"], foul["reason"]) == ("False", "clue-illegal")
    assert foul["fault_bot"] == "cheats:Cheat"
    assert foul["fault_word"]
    assert foul["clue_ms"] != ""
    assert foul["guess_ms"] == ""


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    results = [played(), played("cheats:Cheat")]
    write_table(file, results)
    found = parquet.read_table(file).to_pylist()
    assert [row["fault_word"] for row in found] == [row.fault_word for row in rows(results)]
    assert [row["won"] for row in found] == [row.won for row in rows(results)]


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, out = invoke(*TWO, "--table", tmp_path / "results.parquet")
    assert code == 1
    assert 'pip install "covernames[parquet]"' in out
    code, out = invoke(*TWO, "--table", tmp_path / "results.xls")
    assert code == 1
    assert "neither in .csv nor in .parquet" in out


def test_tables_by_the_command(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    code, out = invoke(*TWO, "--table", file, "--json")
    assert code == 0
    assert json.loads(out)[0]["games"] == 2
    assert len(file.read_text("utf-8").splitlines()) == 3


def test_a_row_knows_all_that_a_team_does() -> None:
    """Lists stand there in one cell; what else a team has is a column."""
    [row] = rows([played()])
    assert set(Team.__struct_fields__) <= set(row.__struct_fields__)
