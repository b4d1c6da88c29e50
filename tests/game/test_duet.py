"""Duet: RULES.md 5.1 to 5.5, 5.7 and 5.8; missions have a file of their own."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from covernames import (
    CLOCK,
    UNLIMITED,
    VARIANTS,
    Actor,
    Challenge,
    Cover,
    Expire,
    GiveClue,
    Guess,
    Outcome,
    Rejected,
    Resign,
    Session,
    Settings,
    Stop,
    Timer,
    Tokens,
    Vote,
    Waive,
)
from covernames.game.events import CardTouched, SideFinished
from covernames.game.notation import WORDS, read_key, read_table, write_face
from support import DUET_KEY, clue, guess, may, names, position, refused, start, turn

BOTH = (0, 1, 2)
ONLY_A = (3, 4, 5, 6, 7)  # on a's face agents, on b's bystanders: b is to find them
ONLY_B = (8, 9, 10, 11, 12)
A_NOT_B, B_NOT_A = 13, 14  # an agent for one, an assassin for the other
ALL_OF_A = (*BOTH, *ONLY_A, A_NOT_B)
NOBODY = (18, 19, 20, 21, 22, 23, 24)


def at(line: str, settings: Settings | None = None) -> Session:
    """A game that stands as the line says, with the known key."""
    return Session(read_key("duet", DUET_KEY), read_table(f"duet {line}", settings=settings))


def outcome(game: Session) -> Outcome:
    assert game.table.outcome is not None
    return game.table.outcome


def tokens(game: Session) -> Tokens:
    assert game.table.tokens is not None
    return game.table.tokens


def stop(game: Session) -> list[str]:
    return names(game.act(game.table.turn.sides[0], Stop()).events)


# 5.1 Set-up


@pytest.mark.rule("D-001", "D-002", "D-003", "D-009")
def test_two_sides_look_for_fifteen_agents_together() -> None:
    game = start("duet")
    assert set(game.table.members) == {"a", "b"}
    assert game.table.left == {"agent": 15}
    turn(game, 15, side="a")
    assert outcome(game).winners == ()


@pytest.mark.rule("D-004")
@pytest.mark.parametrize("number", [9, 10, 11])
def test_nine_tokens_or_more_to_make_it_easier(number: int) -> None:
    game = start("duet", Settings(tokens=number))
    assert tokens(game) == Tokens(bystanders=number)


@pytest.mark.rule("D-004", "A-52", "A-53")
@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(tokens=12), "settings-tokens"),
        (Settings(tokens=0), "settings-tokens"),
        (Settings(tokens=5, mistakes=6), "settings-mistakes"),
        (Settings(tokens=5, mistakes=-1), "settings-mistakes"),
        (Settings(timer=Timer()), "settings-no-clock"),
    ],
)
def test_settings_that_the_box_does_not_hold(settings: Settings, code: str) -> None:
    with pytest.raises(Rejected) as caught:
        Session.start("duet", WORDS, settings=settings)
    assert caught.value.code == code


@pytest.mark.rule("D-005", "D-006", "D-007")
def test_every_key_has_the_same_statistics_and_every_arrangement_occurs() -> None:
    seen = set()
    for seed in range(300):
        game = Session.start("duet", WORDS, rng=Random(seed))
        a, b = game.look("a"), game.look("b")
        assert Counter(a) == Counter(b) == {"agent": 9, "assassin": 3, "bystander": 13}
        assert Counter(zip(a, b, strict=True)) == {
            ("agent", "agent"): 3,
            ("agent", "bystander"): 5,
            ("bystander", "agent"): 5,
            ("agent", "assassin"): 1,
            ("assassin", "agent"): 1,
            ("assassin", "assassin"): 1,
            ("assassin", "bystander"): 1,
            ("bystander", "assassin"): 1,
            ("bystander", "bystander"): 7,
        }
        seen |= {(cell, mine, theirs) for cell, (mine, theirs) in enumerate(zip(a, b, strict=True))}
    assert len(seen) == 25 * 9


@pytest.mark.rule("D-008")
def test_one_of_the_words_you_see_black_is_yours_to_guess() -> None:
    for seed in range(50):
        game = Session.start("duet", WORDS, rng=Random(seed))
        black = [cell for cell, identity in enumerate(game.look("b")) if identity == "assassin"]
        assert sum(game.look("a")[cell] == "agent" for cell in black) == 1


@pytest.mark.rule("D-005", "D-013")
def test_each_side_sees_one_face_only() -> None:
    game = start("duet")
    assert game.view("a").face != game.view("b").face
    assert write_face(game.key, "a") == "aaaaa/aaaoo/oooax/xxooo/ooooo"
    assert game.view("a").face == game.key.face("a")


# 5.2 Turn


@pytest.mark.rule("D-010", "A-55")
@pytest.mark.parametrize("side", ["a", "b"])
def test_whoever_has_a_clue_first_gives_it(side: str) -> None:
    game = start("duet")
    assert may(game, "a") == may(game, "b") == {"give-clue"}
    clue(game, side=side)
    other = "b" if side == "a" else "a"
    assert refused(game, other, GiveClue("late", 1)).code == "clue-not-your-turn"
    assert game.table.turn.sides == (other,)


@pytest.mark.rule("D-011", "D-075", "A-57", "E-22")
def test_the_number_is_zero_to_nine_and_never_unlimited() -> None:
    game = start("duet")
    assert refused(game, "a", GiveClue("x", 10)).code == "clue-number-too-big"
    assert refused(game, "a", GiveClue("x", UNLIMITED)).code == "clue-no-unlimited"
    numbers = [a.number for a in game.legal_actions("a") if isinstance(a, GiveClue)]
    assert numbers == list(range(10))


@pytest.mark.rule("A-57")
def test_the_number_is_not_tied_to_the_greens_left() -> None:
    game = at("aaaaa/aaa../...../...../..... clue:a 5+0")
    clue(game, 9, side="a")
    assert game.table.turn.phase == "guess"


@pytest.mark.rule("D-013", "D-014")
def test_a_guess_is_read_from_the_givers_side() -> None:
    game = start("duet")
    turn(game, ONLY_A[0], side="a")
    assert game.table.covers[ONLY_A[0]] == "agent"
    other = start("duet")
    turn(other, ONLY_A[0], side="b")
    assert other.table.covers[ONLY_A[0]] == ""
    assert other.table.marks[ONLY_A[0]] == ("a",)


@pytest.mark.rule("D-015", "D-031")
def test_the_assassin_loses_for_everybody() -> None:
    game = start("duet")
    assert names(turn(game, B_NOT_A, side="a"))[-2:] == ["game-ended", "key-opened"]
    assert outcome(game) == Outcome("assassin")


@pytest.mark.rule("D-016", "D-020")
def test_a_bystander_takes_a_token_marks_the_card_and_ends_the_turn() -> None:
    game = start("duet")
    assert names(turn(game, NOBODY[0], side="a")) == ["card-touched", "turn-ended"]
    assert tokens(game).pool == 8
    assert game.table.marks[NOBODY[0]] == ("b",)
    assert WORDS[NOBODY[0]] in game.table.visible


@pytest.mark.rule("D-017", "D-018", "E-21")
def test_no_limit_while_correct() -> None:
    game = start("duet")
    clue(game, 1, side="a")
    guess(game, *ALL_OF_A[:8])
    assert game.table.turn.left is None
    assert may(game, "b") == {"guess", "stop", "challenge"}
    assert tokens(game).pool == 9


@pytest.mark.rule("D-018", "D-075", "A-02")
@pytest.mark.parametrize("number", [0, 2])
def test_one_guess_is_compulsory(number: int) -> None:
    game = start("duet")
    clue(game, number, side="a")
    assert refused(game, "b", Stop()).code == "stop-before-guess"


@pytest.mark.rule("D-019", "D-020")
def test_stopping_takes_a_token_check_mark_up() -> None:
    game = start("duet")
    turn(game, 0, side="a")
    assert stop(game) == ["turn-ended"]
    assert tokens(game) == Tokens(bystanders=8, earned=1)


@pytest.mark.rule("D-021")
def test_giving_alternates() -> None:
    game = start("duet")
    turn(game, NOBODY[0], side="b")
    assert game.table.turn.sides == ("a",)
    turn(game, NOBODY[1])
    assert game.table.turn.sides == ("b",)


@pytest.mark.rule("D-022")
def test_a_found_agent_is_finished_for_both_and_says_nothing_of_the_other_face() -> None:
    game = start("duet")
    shared = turn(game, BOTH[0], side="a")
    alone = start("duet")
    only = turn(alone, ONLY_A[0], side="a")
    assert refused(game, "b", Guess(BOTH[0])).code == "guess-card-covered"
    (one, two) = shared[0], only[0]
    assert {f: getattr(one, f) for f in one.__struct_fields__ if f != "cell"} == {
        f: getattr(two, f) for f in two.__struct_fields__ if f != "cell"
    }


@pytest.mark.rule("D-023", "A-47")
def test_a_word_marked_for_one_may_be_guessed_by_the_other() -> None:
    green = at("...../...../...../...../..... clue:b 9+0")
    turn(green, ONLY_A[0], side="b")  # a touches: a bystander on b's face
    turn(green, ONLY_A[0], side="a")  # b touches: an agent on a's face; the mark stays
    assert green.table.covers[ONLY_A[0]] == "agent"
    assert green.table.marks[ONLY_A[0]] == ("a",)
    touched = green.log[-1]
    assert isinstance(touched, CardTouched)
    assert touched.marks == ("a",)
    beige = start("duet")
    turn(beige, NOBODY[0], side="a")
    turn(beige, NOBODY[0], side="b")
    assert beige.table.marks[NOBODY[0]] == ("a", "b")
    assert tokens(beige).pool == 7
    black = at("...../...../...../..<../..... clue:a 9+0")
    turn(black, 16, side="a")
    assert outcome(black).reason == "assassin"


@pytest.mark.rule("D-024", "A-46")
def test_two_marks_cover_the_word() -> None:
    game = at("...../...../...../...=>/..... clue:a 5+0")
    assert WORDS[18] not in game.table.visible
    assert WORDS[19] in game.table.visible
    clue(game, side="a")
    assert refused(game, "b", Guess(18)).code == "guess-card-marked"


@pytest.mark.rule("A-46")
def test_a_result_that_is_known_costs_nothing() -> None:
    game = at("...../...../...../...>./..... clue:a 5+0")
    clue(game, side="a")
    assert refused(game, "b", Guess(18)).code == "guess-card-marked"
    assert Guess(18) not in game.legal_actions("b")
    sudden = at("...../...../...../...>./..... sudden-death:a,b 0+0")
    assert refused(sudden, "b", Guess(18)).code == "guess-card-marked"


@pytest.mark.rule("D-025")
def test_guesses_may_serve_any_earlier_clue() -> None:
    game = start("duet")
    turn(game, NOBODY[0], side="a")
    turn(game, NOBODY[1])
    clue(game, 1)
    guess(game, *ONLY_A)  # more than this clue could mean
    assert game.table.turn.phase == "guess"


@pytest.mark.rule("D-026", "A-43")
def test_the_givers_last_agent_is_announced_and_ends_the_turn() -> None:
    game = at("aaaaa/aaa../...../...../..... guess:b x:1 0 5+0")
    events = guess(game, A_NOT_B)
    assert names(events) == ["card-touched", "side-finished", "turn-ended"]
    assert events[1] == SideFinished("a")
    assert tokens(game) == Tokens(bystanders=4, earned=1)


@pytest.mark.rule("A-43")
def test_the_guessers_own_last_agent_is_announced_and_the_turn_goes_on() -> None:
    game = at("..a../...aa/aaa.a/...../..... guess:b x:1 0 5+0")
    assert names(guess(game, 0)) == ["card-touched"]
    events = guess(game, 1)
    assert names(events) == ["card-touched", "side-finished"]
    assert game.table.finished == ("b",)
    assert game.table.turn.phase == "guess"


@pytest.mark.rule("D-026", "A-44")
def test_a_finished_side_is_skipped_and_the_other_gives_every_clue() -> None:
    game = at("aaaaa/aaa../...a./...../..... clue:b 5+0 done:a")
    for pool, cell in ((4, 18), (3, 19)):
        assert may(game, "a") == set()
        turn(game, cell, side="b")
        assert game.table.turn.sides == ("b",)
        assert tokens(game).pool == pool


# 5.3 End


@pytest.mark.rule("D-030")
def test_the_fifteenth_agent_wins_at_once() -> None:
    game = at("aaaaa/aaaaa/aa.a./...../..... guess:a x:2 0 3+0 done:a")
    events = guess(game, 12, B_NOT_A)
    assert names(events)[-3:] == ["side-finished", "game-ended", "key-opened"]
    assert outcome(game).winners == ("a", "b")


@pytest.mark.rule("D-032")
@pytest.mark.parametrize("cell", [0, 18])
def test_an_empty_pool_is_sudden_death(cell: int) -> None:
    game = at("...../...../...../...../..... guess:b x:1 0 1+0")
    guess(game, cell)
    if game.table.turn.phase == "guess":
        assert stop(game) == ["turn-ended", "sudden-death-began"]
    assert position(game).split()[1] == "sudden-death:a,b"


@pytest.mark.rule("D-033", "A-59")
def test_in_sudden_death_both_guess_in_any_order_and_nobody_gives_clues() -> None:
    game = at("...../...../...../...../..... sudden-death:a,b 0+0")
    assert may(game, "a") == may(game, "b") == {"guess"}
    assert refused(game, "a", GiveClue("x", 1)).code == "clue-not-your-turn"
    game.act("a", Guess(ONLY_B[0]))
    game.act("a", Guess(ONLY_B[1]))
    game.act("b", Guess(ONLY_A[0]))
    assert [touch.seat for touch in game.table.sudden] == ["a", "a", "b"]


@pytest.mark.rule("D-033", "A-45")
def test_the_guesser_is_the_one_whose_partner_has_words_left() -> None:
    game = at("aaaaa/aaa../...../...../..... guess:b x:1 0 1+0")
    events = guess(game, A_NOT_B)
    assert names(events)[1:] == ["side-finished", "turn-ended", "sudden-death-began"]
    assert game.table.turn.sides == ("a",)
    assert refused(game, "b", Guess(8)).code == "guess-not-your-turn"


@pytest.mark.rule("A-45")
def test_a_side_finished_in_sudden_death_stops_its_guesser() -> None:
    game = at("aaaaa/aaa../...../...../..... sudden-death:a,b 0+0")
    assert names(game.act("b", Guess(A_NOT_B)).events) == ["card-touched", "side-finished"]
    assert refused(game, "b", Guess(18)).code == "guess-not-your-turn"
    game.act("a", Guess(ONLY_B[0]))


@pytest.mark.rule("D-034")
@pytest.mark.parametrize(("cell", "reason"), [(18, "sudden-death"), (15, "assassin")])
def test_any_wrong_guess_in_sudden_death_loses(cell: int, reason: str) -> None:
    game = at("...../...../...../...../..... sudden-death:a,b 0+0")
    game.act("b", Guess(cell))
    assert outcome(game) == Outcome(reason)


@pytest.mark.rule("D-034")
def test_the_last_agent_in_sudden_death_wins() -> None:
    game = at("aaaaa/aaaaa/aaaa./...../..... sudden-death:a 0+0+7 done:a")
    game.act("a", Guess(B_NOT_A))
    assert outcome(game).winners == ("a", "b")


# 5.5 Evaluation


@pytest.mark.rule("D-050")
def test_another_game_has_another_key() -> None:
    keys = {write_face(Session.start("duet", WORDS).key, "a") for _ in range(5)}
    assert len(keys) == 5


@pytest.mark.rule("D-052", "A-48")
@pytest.mark.parametrize(
    ("left", "score"),
    [
        ("3+0+5", 3 * 2 + 6),  # the winning turn takes a token, and earns one
        ("1+0+8", 9),  # nine clean turns
        ("1+0+0", 1),
        ("1+0+7+1", 8),  # a token given up for an invalid clue scores nothing
    ],
)
def test_the_score_of_a_won_game(left: str, score: int) -> None:
    game = at(f"aaaaa/aaaaa/aaaa./...../..... guess:a x:1 0 {left} done:a")
    guess(game, B_NOT_A)
    assert outcome(game).score == score


@pytest.mark.rule("D-052", "A-48")
def test_sudden_death_costs_a_point_and_uses_no_token() -> None:
    game = at("aaaaa/aaaaa/aaaa./...../..... sudden-death:a 0+0+7 done:a")
    game.act("a", Guess(B_NOT_A))
    assert outcome(game).score == 6


@pytest.mark.rule("D-051", "A-49")
@pytest.mark.parametrize(
    ("settings", "scored"),
    [
        (Settings(), True),
        (Settings(family=True), False),
        (Settings(tokens=9, mistakes=9, mission="prague"), True),
        (Settings(tokens=10), False),
        (Settings(tokens=11), False),
        (Settings(tokens=9, mistakes=5, mission="cairo"), False),
    ],
)
def test_only_the_nine_token_game_is_scored(settings: Settings, scored: bool) -> None:
    game = at("aaaaa/aaaaa/aaaa./...../..... guess:a x:1 0 5+0 done:a", settings)
    guess(game, B_NOT_A)
    assert outcome(game).winners == ("a", "b")
    assert (outcome(game).score is not None) == scored


@pytest.mark.rule("D-053")
@pytest.mark.parametrize(
    ("left", "title"),
    [
        ("1+0+4", "title-won"),
        ("1+0+5", "title-really-good"),
        ("1+0+7", "title-really-good"),
        ("1+0+8", "title-great"),
        ("2+0+6", "title-great"),
        ("2+0+7", "title-go-on-missions"),
    ],
)
def test_what_a_score_is_worth(left: str, title: str) -> None:
    game = at(f"aaaaa/aaaaa/aaaa./...../..... guess:a x:1 0 {left} done:a")
    guess(game, B_NOT_A)
    assert outcome(game).title == title


# 5.7 Clue validity


@pytest.mark.rule("D-074", "E-12")
def test_an_invalid_clue_costs_a_token_and_guessing_goes_on() -> None:
    game = start("duet")
    clue(game, side="a")
    assert names(game.act("b", Challenge("illegal")).events) == ["clue-challenged", "clue-ruled"]
    assert tokens(game) == Tokens(bystanders=8, boxed=1)
    assert may(game, "b") == {"guess"}
    guess(game, 0)
    assert refused(game, "b", Challenge()).code == "challenge-settled"


@pytest.mark.rule("A-40")
def test_an_invalid_clue_with_the_last_token_starts_sudden_death() -> None:
    game = at("...../...../...../...../..... guess:b x:1 0 1+0")
    events = game.act("b", Challenge("illegal")).events
    assert names(events) == ["clue-challenged", "clue-ruled", "sudden-death-began"]
    assert tokens(game) == Tokens(0, boxed=1)
    game.act("b", Guess(0))
    assert tokens(game).pool == 0


@pytest.mark.rule("A-07", "A-42")
def test_the_guessing_side_challenges_and_only_during_the_turn() -> None:
    game = start("duet")
    clue(game, side="a")
    assert refused(game, "a", Challenge()).code == "challenge-not-your-turn"
    guess(game, 18)
    assert refused(game, "b", Challenge()).code == "challenge-not-your-turn"


@pytest.mark.rule("A-07")
@pytest.mark.parametrize("valid", [True, False])
def test_the_giving_side_concedes_or_not(valid: bool) -> None:
    game = start("duet")
    clue(game, side="a")
    game.act("b", Challenge("ask"))
    assert may(game, "a") == {"vote"}
    assert may(game, "b") == set()
    game.act("a", Vote(valid))
    assert game.table.clue.standing == ("upheld" if valid else "invalid")
    assert game.table.turn.phase == "guess"
    assert tokens(game).pool == (9 if valid else 8)


@pytest.mark.rule("A-42")
def test_an_unanswered_challenge_lets_the_clue_stand() -> None:
    game = start("duet")
    clue(game, side="a")
    game.act("b", Challenge("ask"))
    game.act(CLOCK, Expire(), now=45_000)
    assert tokens(game).pool == 9


def test_duet_has_no_covers_without_a_guess_and_no_clock() -> None:
    game = start("duet")
    assert refused(game, "a", Cover(0)).code == "cover-not-your-turn"
    assert refused(game, "a", Waive()).code == "waive-not-your-turn"
    assert refused(game, CLOCK, Expire(), now=10**9).code == "clock-not-due"
    rules, actor = VARIANTS["duet"], Actor("a", "a")
    with pytest.raises(Rejected):
        rules.cover(game.table, actor, 0, 0)
    with pytest.raises(Rejected):
        rules.waive(game.table, actor, 0)
    with pytest.raises(Rejected):
        rules.time_up(game.table, 0)


# 5.8 Variants


@pytest.mark.rule("D-080", "A-60", "A-61")
def test_groups_play_and_the_first_touch_counts() -> None:
    members = {"a": ["ann", "al"], "b": ["bea", "bob"]}
    game = Session.start("duet", WORDS, members=members, key=read_key("duet", DUET_KEY))
    game.act("a", GiveClue("x", 2), "al")
    seen = game.table.step
    assert refused(game, "a", Guess(0), member="ann").code == "guess-not-your-turn"
    game.act("b", Guess(0), "bob", seen=seen)
    assert refused(game, "b", Guess(18), member="bea", seen=seen).code == "moved-on"
    assert game.table.clue.member == "al"
    assert [t.member for t in game.table.clue.touches] == ["bob"]


@pytest.mark.rule("D-081", "A-56")
def test_free_order_allows_two_clues_in_a_row_and_no_more() -> None:
    game = start("duet", Settings(free_order=True))
    turn(game, 18, side="a")
    assert may(game, "a") == may(game, "b") == {"give-clue"}
    turn(game, 19, side="a")
    assert may(game, "a") == set()
    assert refused(game, "a", GiveClue("x", 1)).code == "clue-not-your-turn"
    turn(game, 20, side="b")
    assert may(game, "a") == may(game, "b") == {"give-clue"}


@pytest.mark.rule("A-56")
def test_free_order_knows_no_limit_when_one_side_is_finished() -> None:
    settings = Settings(free_order=True)
    game = at("aaaaa/aaa../...a./...../..... clue:b 9+0 done:a", settings)
    for cell in (18, 19, 20):
        turn(game, cell, side="b")
        assert game.table.turn.sides == ("b",)


@pytest.mark.rule("D-083")
def test_the_table_keeps_track_of_who_found_what() -> None:
    game = start("duet")
    turn(game, 0, 1, side="a")
    assert [(t.seat, t.cell) for t in game.table.clue.touches] == [("b", 0), ("b", 1)]


@pytest.mark.rule("A-62")
def test_giving_up_takes_both_sides_and_is_a_loss() -> None:
    game = start("duet")
    game.act("a", Resign())
    assert game.table.outcome is None
    game.act("b", Resign())
    assert outcome(game) == Outcome("resigned")
