"""The games that are written down. `python tests/golden_games.py` writes them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from covernames import (
    CLOCK,
    HOST,
    UNLIMITED,
    Answer,
    Challenge,
    Consult,
    Cover,
    EndGame,
    Expire,
    GiveClue,
    Guess,
    Join,
    Pause,
    Resign,
    Resume,
    Session,
    Settings,
    Stop,
    Timer,
    Vote,
    Waive,
)
from covernames.game.missions import MISSIONS
from covernames.game.notation import read_key
from covernames.testing.transcript import Step, transcript
from support import CLASSIC_KEY, DUET_KEY

WORDS = [
    "anchor",
    "bell",
    "candle",
    "dragon",
    "engine",
    "feather",
    "glove",
    "harbour",
    "island",
    "jungle",
    "kettle",
    "lemon",
    "mirror",
    "needle",
    "orchard",
    "pirate",
    "quilt",
    "river",
    "saddle",
    "temple",
    "umbrella",
    "violin",
    "window",
    "yacht",
    "zebra",
]

GOLDEN = Path(__file__).parent / "golden"
RS, RO, BS, BO = "red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives"


def start(variant: str, settings: Settings | None = None) -> Session:
    key = DUET_KEY if variant == "duet" else CLASSIC_KEY
    if settings is None:
        settings = Settings(starting="" if variant == "duet" else "red")
    return Session.start(
        variant, WORDS, settings=settings, language="en", key=read_key(variant, key)
    )


def guesses(seat: str, *cells: int) -> list[Step]:
    return [(seat, Guess(cell)) for cell in cells]


SCENARIOS: dict[str, tuple[str, Callable[[], Session], list[Step]]] = {
    "classic": (
        "Classic: the books' worked example, a consultation, a penalty, a win",
        lambda: start("classic", Settings(starting="red", vote_seconds=90)),
        [
            (RS, GiveClue("sea", 2)),
            (RO, Stop()),
            (RO, Guess(17)),
            (BS, Consult("sail", 2)),
            (BS, GiveClue("sail", 10)),
            (RS, Answer(True, "sea", 2)),
            (RS, Answer(True, "sail", 2)),
            (BS, GiveClue("sail", 2)),
            (RO, Challenge()),
            *guesses(BO, 9, 10),
            (BO, Guess(10)),
            (BO, Stop()),
            (RS, GiveClue("fire", 3)),
            *guesses(RO, 0, 1, 2),
            (BO, Challenge("ask")),
            (RO, Guess(3)),
            (RO, Vote(True)),
            (BS, Vote(False)),
            (BO, Vote(False)),
            (RS, Vote(False)),
            (BS, Cover(0)),
            (BS, Cover(11)),
            (BS, GiveClue("water", 0)),
            *guesses(BO, 12, 18),
            (RS, GiveClue("rest", UNLIMITED)),
            *guesses(RO, 3, 4, 5, 6, 7, 8),
        ],
    ),
    "classic-clock": (
        "Classic with a strict clock: a pause, a missed clue, a latecomer, the assassin",
        lambda: start(
            "classic", Settings(starting="red", timer=Timer("strict", clue=30, guess=30))
        ),
        [
            (RS, Pause()),
            (BO, Pause()),
            (RS, GiveClue("sea", 1)),
            (RO, Resume()),
            (CLOCK, Expire()),
            (CLOCK, Expire()),
            (BS, GiveClue("sail", 1)),
            (RO, Challenge("illegal")),
            (RS, Answer(False)),
            (CLOCK, Expire()),
            (RS, Waive()),
            (RS, GiveClue("fire", 1)),
            (BO, Join()),
            (RO, Guess(24)),
        ],
    ),
    "two-player": (
        "Two players against the phantom: an invalid clue costs two words; a win with four left",
        lambda: start("two-player"),
        [
            (RS, GiveClue("sea", 2)),
            *guesses(RO, 0, 17),
            (RS, Cover(9)),
            (RS, GiveClue("boat", 2)),
            (RO, Challenge("illegal")),
            (RS, Cover(10)),
            (RS, Cover(0)),
            (RS, Cover(11)),
            (RS, GiveClue("fire", 2)),
            *guesses(RO, 1, 12),
            (RS, Cover(13)),
            (RS, GiveClue("all", 0)),
            *guesses(RO, 2, 3, 4, 5, 6, 7, 8),
        ],
    ),
    "three-player": (
        "Three players: the shared operative guesses for both",
        lambda: start("three-player"),
        [
            (RS, GiveClue("sea", 1)),
            *guesses("operatives", 0),
            ("operatives", Stop()),
            (BS, GiveClue("sail", 1)),
            *guesses("operatives", 9, 24),
        ],
    ),
    "duet": (
        "Duet: marks in both directions, a finished side, a win",
        lambda: start("duet"),
        [
            ("b", GiveClue("sea", 2)),
            ("b", Guess(0)),
            *guesses("a", 8, 9, 3),
            ("a", GiveClue("fire", 3)),
            *guesses("b", 3, 4, 18),
            ("b", GiveClue("wood", 1)),
            ("a", Challenge("ask")),
            ("b", Vote(False)),
            *guesses("a", 18),
            ("a", GiveClue("sky", 4)),
            ("b", Guess(18)),
            *guesses("b", 5, 6, 7, 0, 1, 2, 13),
            ("b", GiveClue("night", 4)),
            *guesses("a", 10, 11, 12),
            ("a", Stop()),
            ("b", GiveClue("king", 1)),
            *guesses("a", 14),
        ],
    ),
    "duet-sudden-death": (
        "Duet with two tokens: sudden death, and a loss in it",
        lambda: start("duet", Settings(tokens=2)),
        [
            ("a", GiveClue("sea", 3)),
            *guesses("b", 0, 1, 2),
            ("b", Stop()),
            ("b", GiveClue("fire", 2)),
            *guesses("a", 8, 19),
            ("a", GiveClue("more", 1)),
            *guesses("b", 3, 4),
            *guesses("a", 9),
            *guesses("b", 20),
        ],
    ),
    "duet-mission": (
        "Duet as in a mission, with few tokens: two for a mistake, then one too few",
        lambda: start("duet", Settings(tokens=4, mistakes=1)),
        [
            ("a", GiveClue("sea", 1)),
            *guesses("b", 18),
            ("b", GiveClue("fire", 1)),
            *guesses("a", 19),
            ("a", GiveClue("sky", 1)),
            *guesses("b", 20),
        ],
    ),
    "duet-given-up": (
        "Duet: one side wants to give up, then the host ends the game",
        lambda: start("duet", MISSIONS["moscow"].settings()),
        [("a", Resign()), ("a", Resign(agree=False)), (HOST, EndGame())],
    ),
}


def write(name: str) -> str:
    title, begin, steps = SCENARIOS[name]
    return transcript(title, begin(), steps)


if __name__ == "__main__":
    for name in SCENARIOS:
        (GOLDEN / f"{name}.txt").write_text(write(name), "utf-8")
