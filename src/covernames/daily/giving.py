"""To give: the player's clues, and a bot that listens.

As when guessing, nothing is remembered of a player: all clues so far come along with the next one,
and the bot hears them anew. It hears the same every time.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..game.clues import check_clue
from ..game.key import AGENT, ASSASSIN, RED, Identities
from ..game.table import Table
from ..game.variants import VARIANTS
from ..judging import judge
from ..refusals import Rejected
from .cases import MOST_CLUES, Case, End, GiveShown, GiveTurn, Opened, Said, Solution
from .days import level_of
from .scene import mind_of, ranking, table_of


def given(case: Case, clues: Sequence[Said], given_up: bool = False) -> GiveShown:
    """What a player sees who has given these clues; refuses one that is not allowed."""
    turns: list[GiveTurn] = []
    over: End = ""
    for clue in clues[:MOST_CLUES]:
        table = table_of(case.words, case.face, case.language, turns)
        word = _checked(table, clue)
        turns.append(hear(case.words, case.face, case.language, turns, word, clue.number))
        over = _end(case, turns)
        if over:
            break
    if not over and (given_up or len(turns) == MOST_CLUES):
        over = "given-up"
    return GiveShown(
        day=case.day,
        level=level_of(case.day),
        words=case.words,
        face=case.face,
        turns=tuple(turns),
        par=case.par,
        over=over,
        solution=Solution.of(case) if over else None,
    )


def hear(
    words: tuple[str, ...],
    face: Identities,
    language: str,
    before: Sequence[GiveTurn],
    word: str,
    number: int,
) -> GiveTurn:
    """What the bot touches for a clue: as many cards as its number says, up to the first miss."""
    table = table_of(words, face, language, (*before, GiveTurn(word, number)))
    order = ranking(table, mind_of(language).board(words), face.count(ASSASSIN))
    touches: list[Opened] = []
    for cell in order[:number]:
        touches.append(Opened(cell, face[cell]))
        if face[cell] != AGENT:
            break
    return GiveTurn(word, number, tuple(touches))


def _checked(table: Table, clue: Said) -> str:
    """The word as it is said; nobody is there to ask, so only what is certain is refused."""
    word = check_clue(table, VARIANTS[table.variant], RED, clue.word, clue.number)
    verdict = judge(word, clue.number, table.visible, table.language)
    if verdict.verdict == "illegal":
        why = {"reason": verdict.reason, "card": verdict.card, "form": verdict.form}
        raise Rejected("clue-illegal", clue=word, **why)
    return word


def _end(case: Case, turns: Sequence[GiveTurn]) -> End:
    touches = [touch.identity for turn in turns for touch in turn.touches]
    if ASSASSIN in touches:
        return "assassin"
    return "solved" if touches.count(AGENT) == len(case.targets) else ""
