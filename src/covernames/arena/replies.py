"""The other end of a remote bot: questions of `bots.remote` answered by a bot that is here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from ..bots.bot import Bot
from ..game.table import Number
from ..game.view import View

MakeBot = Callable[[str, int], Bot]
"""Makes a bot for a language and a seed; a class of one's own does."""


class Question(msgspec.Struct, frozen=True):
    """What a remote bot is asked."""

    ask: Literal["clue", "guess", "cover", "accept", "vote"]
    language: str
    seed: int
    view: View
    touchable: tuple[int, ...] = ()
    """The cells that may be touched for a clue or a guess, or covered."""
    word: str = ""
    """For accept: the clue in question."""
    number: Number = 0


def reply(body: bytes, make: MakeBot) -> bytes:
    """Answer one question; a body that is none raises `ValueError`.

    Args:
        body: The question, JSON as `bots.remote` sends it.
        make: Makes the bot that answers. Bots keep nothing from one question to the next, so one
            made for every question will do.
    """
    try:
        question = msgspec.json.decode(body, type=Question)
    except msgspec.MsgspecError as error:
        raise ValueError(f"this is no question: {error}") from error
    bot, view = make(question.language, question.seed), question.view
    match question.ask:
        case "clue":
            answer: object = bot.clue(view)
        case "guess":
            answer = bot.guess(view)
        case "cover":
            answer = bot.cover(view)
        case "accept":
            answer = bot.accept(view, question.word, question.number)
        case "vote":
            answer = bot.vote(view)
    return msgspec.json.encode(answer)
