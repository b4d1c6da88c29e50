"""What a seat knows of the key before anybody has said a word.

Spectators can count the cards of each kind. A Duet guesser knows more: their own face of the key
changes the odds of the other one (D-007, D-008), card by card.
"""

from __future__ import annotations

from ..game.key import AGENT, ASSASSIN, BYSTANDER, Identities, without_assassins
from ..game.table import Table
from ..game.variants import VARIANTS
from ..game.variants.duet import CARDS
from .belief import Deal, open_cells


def sides_and_targets(table: Table, finder: str) -> dict[str, str]:
    """For each giving side that the finder must listen to, what its clues point to."""
    variant = VARIANTS[table.variant]
    if variant.has_tokens:
        return {side: AGENT for side in variant.sides if variant.guess_side(side) == finder}
    return {side: side for side in table.left}


def deal_for(table: Table, finder: str, face: Identities | None) -> Deal:
    """What the finder of words knows, who sees this face of the key or none."""
    if not VARIANTS[table.variant].has_tokens:
        return _counted(table, finder)
    assert face is not None  # each side of Duet has a face of its own
    return _by_own_face(table, finder, face)


def _counted(table: Table, finder: str) -> Deal:
    """Everybody can count what is left of each colour (C-008)."""
    cells = open_cells(table)
    rival = next(side for side in table.left if side != finder)
    mine, theirs = table.left[finder], table.left[rival]
    assassins = 0 if table.settings.family else 1
    counts = (mine, theirs, len(cells) - mine - theirs - assassins, assassins)
    return Deal((finder, rival, BYSTANDER, ASSASSIN), ((cells, counts),))


def _by_own_face(table: Table, finder: str, face: Identities) -> Deal:
    """D-007: what a card is on my face says what it may be on the other, all keys alike."""
    identities = (AGENT, BYSTANDER, ASSASSIN)
    known = found_by(table, finder)
    groups = []
    for mine in identities:
        total = dict.fromkeys(identities, 0)
        for *both, count in CARDS:
            own, theirs = without_assassins(tuple(both)) if table.settings.family else both
            if own == mine:
                total[theirs] += count
        cells = tuple(cell for cell, identity in enumerate(face) if identity == mine)
        for cell in cells:
            if cell in known:
                total[known[cell]] -= 1
        unknown = tuple(cell for cell in cells if cell not in known)
        if unknown:
            groups.append((unknown, tuple(float(total[theirs]) for theirs in identities)))
    return Deal(identities, tuple(groups))


def found_by(table: Table, finder: str) -> dict[int, str]:
    """What a Duet side has learned of the other face by its own touches."""
    touches = [touch for clue in table.clues for touch in clue.touches] + list(table.sudden)
    return {touch.cell: touch.identity for touch in touches if touch.seat == finder}


def giver_deal(table: Table, side: str, face: Identities) -> Deal:
    """What the listeners of a side can count, as its giver sees it, who knows the face."""
    if not VARIANTS[table.variant].has_tokens:
        return _counted(table, side)
    cells = open_cells(table)
    identities = (AGENT, BYSTANDER, ASSASSIN)
    kinds = [face[cell] for cell in cells]
    return Deal(identities, ((cells, tuple(float(kinds.count(kind)) for kind in identities)),))
