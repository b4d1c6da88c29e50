"""Was that clue allowed? Accepting, challenging, and the ruling (C-119, A-06, A-07).

The referee's verdict comes in as data. Nobody is ever condemned by the machine alone while the
opposing spymaster may still accept, nor by the opposing spymaster alone, who would gain by it.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..refusals import Rejected
from . import actions as act
from . import events as ev
from .clues import consultation, proposal_for
from .move import Decision, Move
from .table import Table


def answer(move: Move, action: act.Answer) -> Decision:
    """The opposing spymaster's word: before the clue, while it stands, or when it is challenged."""
    proposal = proposal_for(move)
    if proposal is not None:
        return _answer_question(move, action, proposal)
    if move.actor.member == move.table.clue.member:
        raise Rejected("answer-own-clue")
    if action.accept:
        return Decision([_stands(move, "opponent")])
    doubt = move.table.doubt
    if doubt is None or doubt.verdict != "illegal":  # he may not condemn it alone
        raise Rejected("answer-nothing-asked")
    return Decision(_falls(move, "referee"))


def _answer_question(move: Move, action: act.Answer, asked: ev.ClueProposed) -> Decision:
    """C-119: only the clue that was asked about is answered, and not by who asked."""
    if move.actor.member == asked.member:
        raise Rejected("answer-own-clue")
    if (action.word, action.number) != (asked.word, asked.number):
        raise Rejected("answer-other-clue")
    said = ev.ProposalAnswered(
        asked.step, move.actor.member, action.accept, asked.word, asked.number
    )
    question = consultation(move.whispers)
    assert question is not None  # it is the one that is answered
    return Decision([], (ev.Whisper((question.seats[0], move.actor.seat), said),))


def challenge(move: Move, action: act.Challenge) -> Decision:
    """A-06: as long as the turn lasts; guessing rests until it is ruled. A-63: once a clue."""
    table, actor, variant = move.table, move.actor, move.variant
    turn = table.turn
    waiting = replace(
        turn,
        phase="challenge",
        may=variant.may(
            table.settings, "challenge", turn.sides, clue=table.clue, verdict=action.verdict
        ),
        deadline=move.now + 1000 * table.settings.vote_seconds,
        reserve=None if turn.deadline is None else max(0, turn.deadline - move.now),
    )
    challenged = ev.ClueChallenged(
        actor.seat, actor.member, action.verdict, waiting, action.token, action.why
    )
    judge = variant.judge_of(table.clue.seat)
    ruled: ev.Events = []
    after = move._replace(table=replace(table, turn=waiting))
    if action.verdict == "illegal" and (judge is None or judge.name == actor.seat):
        ruled = _falls(after, "referee", action.token)
    elif action.verdict == "legal" and judge is not None:
        ruled = [_stands(after, "referee")]
    return Decision([challenged, *ruled])


def vote(move: Move, action: act.Vote) -> Decision:
    """A-07: everybody seated; a tie lets the clue stand. The giver's own vote against it settles.

    Until the ruling a vote may be changed.
    """
    table, actor = move.table, move.actor
    doubt = table.doubt
    assert doubt is not None  # `may` lists no vote without a challenge
    cast = ev.VoteCast(actor.seat, actor.member, action.valid)
    giver = actor.seat == table.clue.seat
    if giver and not action.valid:
        return Decision([cast, *_falls(move, "giver", action.token)])
    if giver and move.variant.judge_of(actor.seat) is None:
        return Decision([cast, _stands(move, "giver")])
    votes = {**doubt.votes, actor.member: action.valid}
    return Decision([cast, *_counted(move, votes, closing=False)])


def close(move: Move) -> Decision:
    """A-07: a silent voter never blocks; what was said by now decides."""
    doubt = move.table.doubt
    assert doubt is not None  # called for an open challenge
    if doubt.verdict == "illegal":
        return Decision(_falls(move, "referee"))
    return Decision(_counted(move, doubt.votes, closing=True))


def recount(move: Move) -> ev.Events:
    """Somebody has left: an open challenge may be settled by those who are still seated."""
    doubt = move.table.doubt
    return [] if doubt is None else _counted(move, doubt.votes, closing=False)


def _counted(move: Move, votes: dict[str, bool], *, closing: bool) -> ev.Events:
    """The ruling, as soon as the missing votes cannot change it. Only who is seated counts."""
    table = move.table
    doubt = table.doubt
    assert doubt is not None  # called for an open challenge
    judge = move.variant.judge_of(table.clue.seat)
    if judge is None:  # the giver alone decides, and silence lets the clue stand
        return [_stands(move, "giver")] if closing else []
    if doubt.verdict == "illegal":  # only the judge and the giver have a say
        return []
    seated = {member for members in table.members.values() for member in members}
    votes = {member: valid for member, valid in votes.items() if member in seated}
    missing = 0 if closing else len(seated - votes.keys())
    objectors = {member for member, valid in votes.items() if not valid}
    behind = len(votes) - len(objectors)
    alone = objectors <= set(table.members[judge.name])
    if behind >= len(objectors) + missing or (closing and alone):
        return [_stands(move, "vote")]
    return _falls(move, "vote") if len(objectors) > behind + missing and not alone else []


def _stands(move: Move, by: ev.Ruler) -> ev.ClueRuled:
    """The clue is valid, for good; guessing goes on."""
    table: Table = move.table
    clue = replace(table.clue, standing="accepted")
    if table.turn.phase == "challenge":
        return ev.ClueRuled(True, by, move.variant.resumed(table, clue, move.now))
    turn = table.turn
    may = move.variant.may(table.settings, turn.phase, turn.sides, clue=clue, guesses=turn.guesses)
    return ev.ClueRuled(True, by, replace(turn, may=may))


def _falls(move: Move, by: ev.Ruler, token: act.TokenFace | None = None) -> ev.Events:
    """The clue is invalid; the variant says what that costs."""
    if token is None:
        assert move.table.doubt is not None  # ruled after a challenge
        token = move.table.doubt.token
    return move.variant.clue_falls(move.table, by, token, move.now)


def answer_choices(table: Table) -> list[act.Answer]:
    """The answers that may be given to a clue on the table."""
    doubt = table.doubt
    if doubt is not None and doubt.verdict == "illegal":
        return [act.Answer(True), act.Answer(False)]
    return [act.Answer(True)]


def reply_choices(asked: ev.ClueProposed) -> list[act.Answer]:
    """The answers to a question."""
    return [act.Answer(accept, asked.word, asked.number) for accept in (True, False)]
