"""Random players, as good as one likes, who also try what is not allowed.

Random play alone never gets far in Duet, so guesses can be steered by the key: `steer` is the
chance that a guess is right.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from ..game import actions as act
from ..game.events import GameDealt
from ..game.key import AGENT, CELLS, Key
from ..game.move import CLOCK, Decision
from ..game.notation import WORDS
from ..game.session import Session
from ..game.table import UNLIMITED, Number, Settings
from ..game.variants import VARIANTS
from ..refusals import Rejected

MOST_ATTEMPTS = 3000

_WEIGHTS = {
    "give-clue": 8.0,
    "consult": 0.3,
    "answer": 1.0,
    "guess": 12.0,
    "stop": 3.0,
    "challenge": 0.3,
    "vote": 4.0,
    "cover": 6.0,
    "waive": 1.0,
    "flip-timer": 0.2,
    "pause": 0.1,
    "resume": 5.0,
    "resign": 0.002,
}


class Attempt(NamedTuple):
    """Something a member tried, and what came of it."""

    seat: str
    member: str
    action: act.Action
    now: int
    result: Decision | Rejected


class Playthrough(NamedTuple):
    """A whole game: the deal, the key, every attempt and the session at the end."""

    dealt: GameDealt
    key: Key
    attempts: list[Attempt]
    session: Session


def play(
    variant: str,
    rng: Random,
    *,
    settings: Settings | None = None,
    steer: float = 0.7,
    noise: float = 0.15,
) -> Playthrough:
    """Play a game to its end.

    Args:
        variant: The game's name.
        rng: Decides everything.
        settings: The settings; None: the variant's own.
        steer: How often a guess is right on purpose.
        noise: How often somebody tries something at random, allowed or not.
    """
    session = Session.start(variant, WORDS, settings=settings, rng=rng)
    dealt = session.log[0]
    assert isinstance(dealt, GameDealt)
    attempts: list[Attempt] = []
    now = 0
    while session.table.outcome is None:
        assert len(attempts) < MOST_ATTEMPTS, "the game does not end"
        now += rng.randrange(20_000)
        action: act.Action
        deadline = session.table.turn.deadline
        if deadline is not None and now >= deadline:
            seat, member, action = CLOCK, "", act.Expire()
        elif rng.random() < noise:
            seat, member, action = _anything(session, rng)
        else:
            seat, member, action = _something_legal(session, rng, steer)
        attempts.append(_try(session, seat, member, action, now))
    return Playthrough(dealt, session.key, attempts, session)


def _try(session: Session, seat: str, member: str, action: act.Action, now: int) -> Attempt:
    before = session.table, len(session.log), session.whispers
    try:
        result: Decision | Rejected = session.act(seat, action, member, now=now)
    except Rejected as rejected:
        result = rejected
        assert before == (session.table, len(session.log), session.whispers)
    return Attempt(seat, member, action, now, result)


def _something_legal(session: Session, rng: Random, steer: float) -> tuple[str, str, act.Action]:
    choices: dict[tuple[str, str], list[act.Action]] = {}
    for seat, members in session.table.members.items():
        if members:
            for action in session.legal_actions(seat):
                choices.setdefault((seat, act.name_of(action)), []).append(action)
    kinds = list(choices)
    kind = rng.choices(kinds, [_WEIGHTS[name] for _, name in kinds])[0]
    seat, name = kind
    action = rng.choice(choices[kind])
    member = rng.choice(session.table.members[seat])
    if isinstance(action, act.GiveClue):
        meant = tuple(rng.sample(range(CELLS), rng.randrange(3)))
        action = act.GiveClue(rng.choice(["tree", "sea", "moon"]), action.number, meant)
    elif isinstance(action, act.Consult):
        action = act.Consult("tree", action.number)
    elif isinstance(action, act.Challenge):
        action = act.Challenge(rng.choice(["legal", "illegal", "ask"]))
    elif name == "guess" and rng.random() < steer:
        action = rng.choice(_right_guesses(session, seat) or choices[kind])
    return seat, member, action


def _right_guesses(session: Session, seat: str) -> list[act.Action]:
    """The touches that find something for the side on turn; this player cheats."""
    table = session.table
    variant = VARIANTS[table.variant]
    side = variant.seat(seat).sides[0]
    wanted = table.turn.sides[0] if variant.faces[0] not in variant.sides else AGENT
    cells = session.key.cells(variant.read_face(side), wanted)
    return [act.Guess(cell) for cell in cells if not table.covers[cell]]


def _anything(session: Session, rng: Random) -> tuple[str, str, act.Action]:
    """Any action by anybody, most of them out of turn."""
    seat = rng.choice(list(session.table.members))
    member = rng.choice([*session.table.members[seat], "stranger"])
    cell = rng.randrange(-1, CELLS + 1)
    number: Number = rng.choice([-1, 0, 1, 2, 9, 10, UNLIMITED])
    word = rng.choice(["sea", "", "a\x00b", "x" * 65, " moon "])
    made: Callable[[], act.Action] = rng.choice(
        [
            lambda: act.Consult(word, number),
            lambda: act.Answer(rng.random() < 0.5),  # noqa: PLR2004 - a coin
            lambda: act.GiveClue(word, number),
            lambda: act.Guess(cell),
            act.Stop,
            act.Challenge,
            lambda: act.Vote(rng.random() < 0.5),  # noqa: PLR2004 - a coin
            lambda: act.Cover(cell),
            act.Waive,
            act.FlipTimer,
            act.Expire,
            act.Pause,
            act.Resume,
            act.EndGame,
            act.Join,
            act.Leave,
        ]
    )
    action = made()
    if isinstance(action, act.Leave) and len(session.table.members[seat]) == 1:
        action = act.Join()  # somebody must stay to play the game to its end
    if isinstance(action, act.Join):
        member = f"guest{rng.randrange(4)}"
    return seat, member, action
