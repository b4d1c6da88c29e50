"""A game as text to read: each step, what followed, and what every seat then sees and may do.

Golden playthroughs are such texts. Whoever changes a rule sees in their difference what it means.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..game.actions import Action, Cover, Guess, name_of
from ..game.events import Event
from ..game.key import CELLS, ROW
from ..game.notation import write_face, write_table
from ..game.session import Session
from ..game.variants import VARIANTS
from ..refusals import Rejected

Step = tuple[str, Action]

_PLAIN = ("turn", "left", "tokens", "key")


def transcript(title: str, session: Session, steps: Iterable[Step], now: int = 0) -> str:
    """Play the steps, ten seconds apart, and write down what happens."""
    lines = [f"# {title}", "", *_board(session), "", "deal", *_views(session)]
    for number, (seat, action) in enumerate(steps, 1):
        now += 10_000
        lines += ["", f"{number}. {seat}: {_short(action, session.table.words)}"]
        try:
            decision = session.act(seat, action, now=now)
        except Rejected as rejected:
            lines.append(f"   refused: {rejected.code} {rejected.data or ''}".rstrip())
            continue
        lines += [f"   > {_event(event)}" for event in decision.events]
        for whisper in decision.whispers:
            said = msgspec.to_builtins(whisper.message)
            text = " ".join(str(value) for name, value in said.items() if name != "clue")
            lines.append(f"   ~ for {' and '.join(whisper.seats)}: {text}")
        lines += _views(session)
    return "\n".join(lines) + "\n"


def _board(session: Session) -> list[str]:
    words = session.table.words
    width = max(len(word) for word in words) + 2
    return [
        "   " + "".join(f"{word:{width}}" for word in words[at : at + ROW]).rstrip()
        for at in range(0, CELLS, ROW)
    ]


def _views(session: Session) -> list[str]:
    """The table, and what each seat sees of the key and may do."""
    lines = [f"   = {write_table(session.table)}"]
    for seat in VARIANTS[session.table.variant].seats:
        view = session.view(seat.name)
        sees = write_face(session.key, seat.face) if view.face else "no key"
        may = dict.fromkeys(name_of(action) for action in session.legal_actions(seat.name))
        lines.append(f"     {seat.name:16} sees {sees:31} may {', '.join(may) or '-'}")
    return lines


def _short(action: Action, words: tuple[str, ...]) -> str:
    values = [getattr(action, field) for field in action.__struct_fields__]
    said = [name_of(action), *(str(value) for value in values if value not in ((), None))]
    if isinstance(action, Guess | Cover):
        said.append(f"({words[action.cell]})")
    return " ".join(said)


def _event(event: Event) -> str:
    said = msgspec.to_builtins(event)
    name = said.pop("event")
    outcome = said.pop("outcome", {})
    for field in _PLAIN:
        said.pop(field, None)
    facts = [f"{key}={_fact(value)}" for key, value in (said | outcome).items() if value != ""]
    return " ".join([name, *facts])


def _fact(value: object) -> str:
    return "+".join(map(str, value)) or "-" if isinstance(value, list | tuple) else str(value)
