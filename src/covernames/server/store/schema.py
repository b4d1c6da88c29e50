"""The tables. What changes here gets a migration in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

from ..codes import LONGEST

LONGEST_COMMAND = 64
"""Characters of a command's name, its sender included."""

CODE = String(16).with_variant(String(LONGEST), "postgresql")
"""The code of a room. SQLite takes any length, whatever its tables say."""

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("code", CODE, primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("passcode", String(64), nullable=False),
    Index("rooms_touched", "touched"),
)

stream = Table(
    "stream",
    metadata,
    Column("room", CODE, primary_key=True),
    # Counts the commands of a room. Two nodes that both append after the same command meet here,
    # and one of them is refused. So a command is stored once, whichever node it came through: who
    # appends has read all before it. Not the number of an event: a whisper adds none.
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("command", String(LONGEST_COMMAND), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

vault = Table(
    "vault",
    metadata,
    Column("room", CODE, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("key", LargeBinary),
    Column("whispers", LargeBinary),
)

lists = Table(
    "lists",
    metadata,
    # What a room's settings refer to by its hash: its own words, the cards of its own pictures.
    # Only the latest of each is kept.
    Column("room", CODE, primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("words", LargeBinary, nullable=False),
)

pictures = Table(
    "pictures",
    metadata,
    # The pictures that a room has brought; they come and go with the list of their cards.
    Column("room", CODE, primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("image", LargeBinary, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("room", CODE, primary_key=True),
    Column("secret", String(64), primary_key=True),
    Column("member", String(32), nullable=False),
    Column("board", Boolean, nullable=False),
)

teams = Table(
    "teams",
    metadata,
    Column("team", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Index("teams_at", "at"),
)

results = Table(
    "results",
    metadata,
    # What people did for a case of the day, as counts. The version is the number of results: of
    # two that are added at once, one finds another number than it read.
    Column("day", String(10), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("tally", LargeBinary, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    # Copies of finished games that somebody has shared: one of a game with names, one without.
    Column("code", String(16), primary_key=True),
    # Where it was played. The copy stays when the room is gone.
    Column("room", CODE, nullable=False),
    # The commitment to its key, which no other game has.
    Column("game", String(64), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("copy", LargeBinary, nullable=False),
    Index("replays_game", "game", "named", unique=True),
    Index("replays_at", "at"),
)

deals = Table(
    "deals",
    metadata,
    # Deals that several groups play. Board and key lie here, as keys lie in the vault.
    Column("id", String(16), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("deal", LargeBinary, nullable=False),
    Index("deals_made", "made"),
)

deal_games = Table(
    "deal_games",
    metadata,
    # Which game of which room plays a deal, and how it went; no standing: it is not over yet.
    Column("room", CODE, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("deal", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("standing", LargeBinary),
    Index("deal_games_deal", "deal"),
)

pulse = Table(
    "pulse",
    metadata,
    # What a node writes to see that the database takes and gives.
    Column("node", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
