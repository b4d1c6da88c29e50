"""Ideas for whoever must give a clue: who may ask, when, and what is whispered to them (A-74).

What a bot in their seat would say comes in with the facts; it is told to that seat, and that they
had asked is told with the clue (A-75).
"""

from __future__ import annotations

from ..game.ideas import awaits_clue, ideas_from, ideas_told, tell
from ..game.table import Table
from ..refusals import Rejected
from . import commands as cmd
from .context import Context, Decision
from .room import Room


def ask_ideas(context: Context, command: cmd.AskIdeas) -> Decision:
    """Once a clue; whoever asks again has them already."""
    room, facts = context.room, context.facts
    table, seat = room.game, room.seat_of(context.member)
    if table is None or not room.playing:
        raise Rejected("no-game")
    if not seat:
        raise Rejected("not-seated", seat="")
    if command.seen is not None and command.seen != table.step:
        raise Rejected("moved-on", seen=command.seen, step=table.step)
    if not awaits_clue(table, seat):
        raise Rejected("ideas-not-your-turn")
    since = ideas_from(table, seat, room.settings.ideas, alone=is_alone(room, table, seat))
    if since is None:
        raise Rejected("ideas-off")
    if facts.now < since:
        raise Rejected("ideas-too-soon", seconds=-((facts.now - since) // 1000))
    if ideas_told(table, context.vault.whispers, seat) or facts.ideas is None:
        return Decision([])
    if not facts.ideas:
        raise Rejected("ideas-none")
    return Decision([], (tell(table, seat, facts.ideas),))


def is_alone(room: Room, table: Table, seat: str) -> bool:
    """Whether all other seats are played by bots."""
    others = (who for name, seated in table.members.items() if name != seat for who in seated)
    return all(room.members[who].bot for who in others)
