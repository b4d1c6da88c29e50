"""What a table has ruled on is not asked again that evening (C-119, A-07)."""

from __future__ import annotations

from covernames.judging import Precedent, judge

BOARD = ("WINE", "HORSE", "RIVER")


def said(clue: str, *board: str, before: tuple[Precedent, ...] = ()) -> str:
    return judge(clue, 1, board or BOARD, "en", (), before).verdict


def test_an_accepted_clue_is_legal_the_next_time() -> None:
    accepted = Precedent("Vinegar", BOARD, valid=True)
    assert said("vinegar") == "ask"
    assert said("vinegar", before=(accepted,)) == "legal"
    assert said("vinegar", "WINE", "CASTLE", before=(accepted,)) == "legal"


def test_it_settles_only_what_people_saw() -> None:
    elsewhere = Precedent("vinegar", ("HORSE", "RIVER"), valid=True)
    assert said("vinegar", before=(elsewhere,)) == "ask"
    assert said("vinegar", before=(Precedent("villa", BOARD, valid=True),)) == "ask"
    name = Precedent("Einstein", ("HORSE",), valid=True)  # a name is one beside any card
    assert said("einstein") == "ask"
    assert said("einstein", before=(name,)) == "legal"


def test_a_clue_that_fell_falls_for_the_same_thing_again() -> None:
    fell = Precedent("vinegar", BOARD, valid=False, reason="near-kin", card="WINE")
    assert said("vinegar", before=(fell,)) == "illegal"
    assert said("vinegar", "HORSE", before=(fell,)) == "legal"
    unnamed = Precedent("vinegar", BOARD, valid=False)
    assert said("vinegar", before=(unnamed,)) == "ask"


def test_the_latest_word_counts() -> None:
    fell = Precedent("vinegar", BOARD, valid=False, reason="near-kin", card="WINE")
    stood = Precedent("vinegar", BOARD, valid=True)
    assert said("vinegar", before=(fell, stood)) == "legal"
    assert said("vinegar", before=(stood, fell)) == "illegal"


def test_what_is_certain_stays_certain() -> None:
    assert said("wines", before=(Precedent("wines", BOARD, valid=True),)) == "illegal"
    assert said("grape", before=(Precedent("grape", BOARD, valid=False),)) == "legal"
