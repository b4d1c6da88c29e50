"""What a seat knows of the key before anybody has said a word."""

from __future__ import annotations

import pytest

from bot_boards import clue, game_with
from covernames import GiveClue, Guess, Session, Settings, Stop
from covernames.bots.belief import open_cells, sayings
from covernames.bots.deals import deal_for, found_by, giver_deal, sides_and_targets
from covernames.bots.space import Space
from covernames.game.key import AGENT, ASSASSIN, BYSTANDER

AGENTS, OTHERS, DEADLY = (
    (0, 1, 2, *range(8, 13), 14),
    (*range(3, 8), 16, *range(18, 25)),
    (13, 15, 17),
)
"""Cells of the known Duet key, by what they are for b."""


@pytest.mark.rule("C-008")
def test_everybody_can_count() -> None:
    game = game_with()
    identities, groups = deal_for(game.table, "red", None)
    assert identities == ("red", "blue", BYSTANDER, ASSASSIN)
    assert groups == ((tuple(range(25)), (9, 8, 7, 1)),)
    clue(game, "nonsense", 2)
    game.act("red-operatives", Guess(0))
    game.act("red-operatives", Guess(17))
    assert deal_for(game.table, "blue", None).identities == ("blue", "red", BYSTANDER, ASSASSIN)
    cells = (*range(1, 17), *range(18, 25))
    assert deal_for(game.table, "blue", None).groups == ((cells, (8, 8, 6, 1)),)
    face = game.key.face("key")
    assert giver_deal(game.table, "red", face).groups == ((cells, (8, 8, 6, 1)),)


@pytest.mark.rule("A-64")
def test_a_family_has_no_assassin_to_count() -> None:
    table = game_with("classic", Settings(family=True)).table
    assert deal_for(table, "red", None).groups[0][1] == (9, 8, 8, 0)


def later() -> Session:
    """b has found an agent of a's and hit a bystander."""
    game = game_with("duet")
    game.act("a", GiveClue("nonsense", 2))
    game.act("b", Guess(0))
    game.act("b", Guess(18))
    return game


@pytest.mark.rule("D-007")
def test_in_duet_one_s_own_face_tells_of_the_other() -> None:
    game = game_with("duet")
    face = game.key.face("b")
    identities, groups = deal_for(game.table, "b", face)
    assert identities == (AGENT, BYSTANDER, ASSASSIN)
    assert groups == ((AGENTS, (3, 5, 1)), (OTHERS, (5, 7, 1)), (DEADLY, (1, 1, 1)))
    agents, others, deadly = deal_for(later().table, "b", face).groups
    assert agents == (AGENTS[1:], (2, 5, 1))
    assert others == (tuple(cell for cell in OTHERS if cell != 18), (5, 6, 1))
    assert deadly == (DEADLY, (1, 1, 1))
    # What b has learned is nothing that a has.
    assert found_by(later().table, "b") == {0: AGENT, 18: BYSTANDER}
    assert found_by(later().table, "a") == {}


def test_the_giver_of_duet_counts_its_own_face() -> None:
    game = game_with("duet")
    counted = giver_deal(game.table, "a", game.key.face("a"))
    assert counted == ((AGENT, BYSTANDER, ASSASSIN), ((tuple(range(25)), (9, 13, 3)),))
    [(cells, counts)] = giver_deal(later().table, "a", game.key.face("a")).groups
    assert (0 in cells, counts) == (False, (8, 13, 3))


def test_whose_clues_matter() -> None:
    assert sides_and_targets(game_with().table, "red") == {"red": "red", "blue": "blue"}
    assert sides_and_targets(game_with("duet").table, "b") == {"a": AGENT}
    assert sides_and_targets(game_with("duet").table, "a") == {"b": AGENT}


def test_who_forgets_hears_the_latest_clues_alone() -> None:
    game = game_with()
    for word in ("one", "two", "three"):
        side = game.table.turn.sides[0]
        clue(game, word, 1)
        game.act(f"{side}-operatives", Guess(open_cells(game.table)[0]))
        if game.table.turn.sides[0] == side:
            game.act(f"{side}-operatives", Stop())
    board = Space("en", [("king", ["one", "two", "three"])]).board(game.table.words)
    sides = sides_and_targets(game.table, "red")

    def heard(memory: int) -> list[str]:
        return [said.clue.word for said in sayings(game.table, board, 0.5, sides, memory)]

    assert heard(9) == heard(3) == ["one", "two", "three"]
    assert heard(2) == ["two", "three"]
    assert heard(1) == ["three"]
    alone = [said.clue.side for said in sayings(game.table, board, 0.5, {"red": "red"})]
    assert set(alone) == {"red"}
