"""Ideas for whoever must give a clue: who may ask, when, who hears them. A-74, A-75."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from covernames import VARIANTS, Answer, Consult, GiveClue, Guess, Rejected, Settings, Stop, Timer
from covernames.game.events import ClueGiven, IdeasTold, Whisper
from covernames.game.ideas import WAIT, Ideas
from covernames.game.key import Key
from covernames.room import commands as cmd
from covernames.room.context import Decision, Facts
from covernames.room.events import AnyRoomEvent, Played
from covernames.room.fold import fold
from covernames.room.room import RoomSettings
from covernames.room.rules import decide, expire
from places import CLASSIC, PILE, Place

WORDS = ("ice", "sea", "tree")
ASK = cmd.AskIdeas()


def dealt(ideas: Ideas, variant: str = "classic", *, bots: bool = False, **game: object) -> Place:
    """The host sits where the first clue is given; people or bots on all other seats."""
    seats = [seat.name for seat in VARIANTS[variant].seats]
    starting = "" if variant == "duet" else "red"
    settings = Settings(starting=starting, **game)  # type: ignore[arg-type]
    place = Place(RoomSettings(variant=variant, game=settings, ideas=ideas), host=seats[0])
    place.do(seats[0], cmd.Enter("Ann"))
    place.do(seats[0], cmd.TakeSeat(seats[0]))
    for seat in seats[1:]:
        if bots:
            place.do(seats[0], cmd.AddBot(seat, seat, "random"))
        else:
            place.do(seat, cmd.Enter(seat))
            place.do(seat, cmd.TakeSeat(seat))
    place.now = 5_000
    place.do(seats[0], cmd.StartGame())
    return place


def ideas_of(place: Place) -> list[Whisper]:
    return [each for each in place.vault.whispers if isinstance(each.message, IdeasTold)]


@pytest.mark.rule("A-74")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_ideas_are_whispered_to_the_seat_that_asks(variant: str) -> None:
    place = dealt("always", variant)
    giver = VARIANTS[variant].seats[0].name
    assert place.do(giver, ASK, ideas=WORDS) == []
    assert ideas_of(place) == [Whisper((giver,), IdeasTold(0, WORDS))]


@pytest.mark.rule("A-74")
def test_either_side_of_duet_may_ask_and_hears_its_own() -> None:
    place = dealt("always", "duet")
    place.do("a", ASK, ideas=WORDS)
    place.do("b", ASK, ideas=("fog",))
    assert [(each.seats, each.message.words) for each in ideas_of(place)] == [  # type: ignore[union-attr]
        (("a",), WORDS),
        (("b",), ("fog",)),
    ]


@pytest.mark.rule("A-74")
def test_only_whoever_must_give_a_clue_may_ask() -> None:
    place = dealt("always")
    for seat in CLASSIC[1:]:
        assert place.refused(seat, ASK, ideas=WORDS) == "ideas-not-your-turn"
    place.do("eve", cmd.Enter("Eve"))
    assert place.refused("eve", ASK, ideas=WORDS) == "not-seated"
    assert place.refused("nobody", ASK, ideas=WORDS) == "not-a-member"
    place.do(CLASSIC[0], cmd.Play(GiveClue("moss", 1)))
    assert place.refused(CLASSIC[0], ASK, ideas=WORDS) == "ideas-not-your-turn"
    place.do(CLASSIC[0], cmd.EndGame())
    assert place.refused(CLASSIC[0], ASK, ideas=WORDS) == "no-game"


@pytest.mark.rule("A-74")
@pytest.mark.parametrize("bots", [True, False], ids=["bots", "people"])
@pytest.mark.parametrize("how", ["off", "alone", "minute", "always"])
def test_the_setting_says_who_may_have_ideas_and_when(how: Ideas, bots: bool) -> None:
    place = dealt(how, bots=bots)
    seat = CLASSIC[0]
    if how == "off" or (how == "alone" and not bots):
        place.now += 10 * WAIT
        assert place.refused(seat, ASK, ideas=WORDS) == "ideas-off"
        return
    if how != "always":
        place.now += WAIT - 1
        assert place.refused(seat, ASK, ideas=WORDS) == "ideas-too-soon"
        place.now += 1
    place.do(seat, ASK, ideas=WORDS)
    assert len(ideas_of(place)) == 1


@pytest.mark.rule("A-74")
def test_who_asks_too_soon_is_told_how_long_to_think() -> None:
    place = dealt("minute")
    place.now += 58_500
    with pytest.raises(Rejected) as refused:
        place.do(CLASSIC[0], ASK, ideas=WORDS)
    assert refused.value.data == {"seconds": 2}


@pytest.mark.rule("A-74")
def test_the_minute_begins_with_each_clue_that_is_waited_for() -> None:
    place = dealt("minute")
    place.now += 3 * WAIT
    place.do(CLASSIC[0], cmd.Play(GiveClue("moss", 1)))
    key = place.vault.key
    assert key is not None
    place.do(CLASSIC[1], cmd.Play(Guess(key.cells("key", "red")[0])))
    place.do(CLASSIC[1], cmd.Play(Stop()))
    place.now += WAIT - 1
    assert place.refused(CLASSIC[2], ASK, ideas=WORDS) == "ideas-too-soon"
    place.now += 1
    place.do(CLASSIC[2], ASK, ideas=WORDS)


@pytest.mark.rule("A-74")
def test_people_on_ones_own_seat_are_no_others() -> None:
    place = dealt("alone", "duet", bots=True)
    place.do("eve", cmd.Enter("Eve"))
    place.do("eve", cmd.TakeSeat("a"))
    place.now += WAIT
    place.do("eve", ASK, ideas=WORDS)
    assert len(ideas_of(place)) == 1


@pytest.mark.rule("A-74")
def test_ideas_are_told_once_a_clue() -> None:
    place = dealt("always")
    place.do(CLASSIC[0], ASK, ideas=WORDS)
    assert place.do(CLASSIC[0], ASK, ideas=("fog",)) == []
    assert place.do(CLASSIC[0], ASK) == []
    assert len(ideas_of(place)) == 1


@pytest.mark.rule("A-74")
def test_a_wish_of_an_earlier_turn_is_void() -> None:
    place = dealt("always")
    place.do(CLASSIC[0], cmd.Play(GiveClue("moss", 1)))
    assert place.refused(CLASSIC[0], cmd.AskIdeas(seen=0), ideas=WORDS) == "moved-on"


@pytest.mark.rule("A-74")
def test_a_bot_without_an_answer_gives_none() -> None:
    place = dealt("always")
    assert place.refused(CLASSIC[0], ASK, ideas=()) == "ideas-none"
    place.do(CLASSIC[0], ASK, ideas=WORDS)


@pytest.mark.rule("A-75")
@pytest.mark.parametrize("word", ["ice", "moss"])
def test_that_there_were_ideas_is_told_with_the_clue(word: str) -> None:
    place = dealt("always")
    place.do(CLASSIC[0], ASK, ideas=WORDS)
    [given] = place.do(CLASSIC[0], cmd.Play(GiveClue(word, 1)))
    assert isinstance(given, Played)
    assert isinstance(given.event, ClueGiven)
    assert given.event.helped
    assert place.room.game is not None
    assert place.room.game.clue.helped
    kept = msgspec.json.encode(place.log)
    assert fold(msgspec.json.decode(kept, type=list[AnyRoomEvent])) == place.room


@pytest.mark.rule("A-75")
def test_who_did_not_ask_had_no_help() -> None:
    place = dealt("always", "duet")
    place.do("a", ASK, ideas=WORDS)
    place.do("b", cmd.Play(GiveClue("moss", 1)))
    assert place.room.game is not None
    assert not place.room.game.clue.helped


@pytest.mark.rule("A-74", "A-75")
def test_ideas_die_with_the_turn() -> None:
    timer = Timer("strict", clue=30, guess=30)
    place = dealt("always", timer=timer)
    place.do(CLASSIC[0], ASK, ideas=WORDS)
    for _ in range(2):  # red and blue both let their time run out
        place.now += 30_000
        done = expire(place.room, place.vault, Facts(place.now, place.rng))
        place.keep(done.events, done.whispers, done.key)
    place.do(CLASSIC[0], cmd.Play(GiveClue("ice", 1)))
    assert place.room.game is not None
    assert not place.room.game.clue.helped


@pytest.mark.rule("A-74", "C-119")
def test_a_question_between_spymasters_is_still_open_after_ideas() -> None:
    place = dealt("always")
    place.do(CLASSIC[0], cmd.Play(Consult("moss", 2)))
    place.do(CLASSIC[0], ASK, ideas=WORDS)
    place.do(CLASSIC[2], cmd.Play(Answer(True, "moss", 2)))
    place.do(CLASSIC[0], cmd.Play(GiveClue("moss", 2)))
    assert place.room.game is not None
    assert (place.room.game.clue.standing, place.room.game.clue.helped) == ("accepted", True)


@pytest.mark.rule("A-74")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_nobody_else_learns_anything_by_asking(variant: str) -> None:
    """With another key, for which a bot has other ideas, all that others hear is the same."""
    place = dealt("always", variant)
    open_key = place.vault.key.open()  # type: ignore[union-attr]
    turned = {name: face[::-1] for name, face in open_key.faces.items()}
    twin = place.vault._replace(key=Key.sealed(msgspec.structs.replace(open_key, faces=turned)))
    giver = VARIANTS[variant].seats[0].name
    vaults = {WORDS: place.vault, ("fog", "moss"): twin}
    heard: list[list[object]] = []
    for words, vault in vaults.items():
        said: list[object] = []
        for seat in VARIANTS[variant].seats:
            facts = Facts(place.now, place.rng, PILE, ideas=words)
            try:
                decision = decide(place.room, vault, seat.name, ASK, facts)
            except Rejected as refused:
                said.append((seat.name, refused.code, refused.data))
                continue
            others = [each for each in decision.whispers if seat.name not in each.seats]
            said.append((seat.name, decision.events, others))
        told = decide(
            place.room,
            vault._replace(whispers=(Whisper((giver,), IdeasTold(0, words)),)),
            giver,
            cmd.Play(GiveClue("moss", 1)),
            Facts(place.now, place.rng),
        )
        heard.append([*said, told])
    assert heard[0] == heard[1]
    assert isinstance(heard[0][-1], Decision)
    assert heard[0][-1].whispers == ()


def test_rooms_from_before_have_the_usual_ideas() -> None:
    assert msgspec.json.decode(b"{}", type=RoomSettings).ideas == "alone"
    place = dealt("minute")
    assert place.room.game is not None
    old = msgspec.json.encode(replace(place.room.game.turn, since=0))
    assert b'"since":0' in old
