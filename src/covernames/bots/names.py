"""Bots by name.

``associations``, ``random``, ``vectors:NAME``, ``blend``, ``llm:MODEL``, ``http://…`` for a remote
one and ``module:Class`` for one's own. A character may follow after a colon:
``associations:bold``, ``vectors:NAME:cautious``.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final

from ..decks import LANGUAGES
from .bot import Bot
from .character import CHARACTERS, STEADY, Character

# Thinking is imported where a bot is made: who only reads names need not wait for numpy.
if TYPE_CHECKING:
    from .language_model import Chat
    from .mind import Mind
    from .mind_bot import MindBot

DEFAULT: Final = "associations"
"""The bot of who names none."""


class UnknownBot(ValueError):  # noqa: N818 - says what is unknown
    """There is no bot of that name."""


def bot_named(name: str, language: str, seed: int = 0, chat: Chat | None = None) -> Bot:
    """The bot of a name, for a language; everything it does follows from the seed.

    Args:
        name: As above.
        language: The language of the words, by its tag.
        seed: Decides where several things are as good.
        chat: The model behind ``llm``; None: as the environment says.

    >>> bot_named("random", "en", seed=7).language
    'en'
    """
    if language not in LANGUAGES:
        raise UnknownBot(f"no bot speaks {language}")
    if name.startswith(("http://", "https://")):
        from .remote import Remote  # noqa: PLC0415 - most games need no network

        return Remote(name, language, seed)
    kind, _, rest = name.partition(":")
    if kind == "llm":
        return _llm(rest, language, seed, chat)
    make = _KINDS.get(kind)
    if make is not None:
        return make(rest, language, seed)
    if rest:
        return _imported(kind, rest, language, seed)
    raise UnknownBot(f"there is no bot called {name}")


def is_own(name: str) -> bool:
    """Whether a name is ``module:Class``: a bot that is imported.

    >>> is_own("mine:Clever"), is_own("associations:bold"), is_own("http://localhost/bot")
    (True, False, False)
    """
    kind, colon, _ = name.partition(":")
    return bool(colon) and kind not in {"http", "https", "llm", *_KINDS}


def _character(rest: str) -> tuple[str, Character]:
    """What stands before the character, and the character."""
    before, _, last = rest.rpartition(":")
    if last in CHARACTERS:
        return before, CHARACTERS[last]
    return rest, STEADY


def _associations(rest: str, language: str, seed: int) -> MindBot:
    from .space import space_of  # noqa: PLC0415 - a language is loaded when it is played

    left, character = _character(rest)
    if left:
        raise UnknownBot(f"there is no character called {left}")
    return _thinking(space_of(language), seed, character)


def _vectors(rest: str, language: str, seed: int) -> Bot:
    from .vectors import vectors_of  # noqa: PLC0415 - as above

    name, character = _character(rest)
    return _thinking(vectors_of(language, name), seed, character)


def _blend(rest: str, language: str, seed: int) -> Bot:
    from .blend import blend_of  # noqa: PLC0415 - as above

    name, character = _character(rest)
    return _thinking(blend_of(language, name), seed, character)


def _thinking(mind: Mind, seed: int, character: Character) -> MindBot:
    from .mind_bot import MindBot  # noqa: PLC0415 - as above
    from .pictured import PictureMind  # noqa: PLC0415 - as above

    return MindBot(PictureMind(mind), mind.language, seed, character)


def _llm(rest: str, language: str, seed: int, chat: Chat | None) -> Bot:
    from .language_model import Chat  # noqa: PLC0415 - as above
    from .llm import LlmBot  # noqa: PLC0415 - as above

    model, character = _character(rest)
    local = _associations(character.name, language, seed)
    if chat is None:
        return LlmBot(local, Chat.from_environment(model))
    return LlmBot(local, chat._replace(model=model or chat.model))


def _random(rest: str, language: str, seed: int) -> Bot:
    if rest:
        raise UnknownBot("random has no characters")
    from .random_bot import RandomBot  # noqa: PLC0415 - as above

    return RandomBot(language, seed)


def _imported(module: str, name: str, language: str, seed: int) -> Bot:
    """A bot of one's own: a class that is called with a language and a seed."""
    try:
        kind = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"{module}:{name} cannot be loaded: {error}") from error
    bot = kind(language=language, seed=seed)
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{module}:{name} is no Bot")
    return bot


_KINDS: Final[dict[str, Callable[[str, str, int], Bot]]] = {
    "associations": _associations,
    "random": _random,
    "vectors": _vectors,
    "blend": _blend,
}
