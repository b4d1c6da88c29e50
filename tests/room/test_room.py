"""A room and its people, and games played in it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from covernames import (
    Answer,
    Challenge,
    Consult,
    GiveClue,
    Guess,
    Join,
    Rejected,
    Resign,
    Settings,
    Stop,
    Timer,
    Vote,
)
from covernames.game.table import Why
from covernames.room import commands as cmd
from covernames.room.context import Facts, Ruling
from covernames.room.events import MemberEntered, MemberGone, Seated
from covernames.room.fold import evolve, fold
from covernames.room.people import MOST_MEMBERS
from covernames.room.room import Member, OwnList, RoomSettings, Touch
from covernames.room.rules import expire
from covernames.room.view import public_room
from places import Place, seated


def test_a_room_is_its_stream() -> None:
    place = seated()
    place.do("ann", cmd.StartGame())
    assert fold(place.log) == place.room
    with pytest.raises(ValueError, match=r"^a room begins with its opening$"):
        evolve(None, Seated("ann", "a"))
    with pytest.raises(ValueError, match=r"^a room begins with its opening$"):
        fold([])


# Coming and going


def bots(place: Place) -> set[str]:
    return {member for member, who in place.room.members.items() if who.bot}


def test_people_come_in_by_name() -> None:
    place = Place()
    place.do("ann", cmd.Enter("  Ann   Lee "))
    assert place.room.members["ann"] == Member("Ann Lee")
    assert place.do("ann", cmd.Enter("Again")) == []
    assert place.refused("bo", cmd.Enter("ann lee")) == "name-taken"
    assert place.refused("bo", cmd.Enter(" ")) == "name-empty"
    assert place.refused("bo", cmd.Enter("a\x07b")) == "name-empty"
    assert place.refused("bo", cmd.Enter("b" * 33)) == "name-too-long"
    assert place.refused("bo", cmd.Enter("\u200d")) == "name-empty"
    assert place.refused("bo", cmd.Enter("Ann\u200c Lee")) == "name-taken"
    place.do("bo", cmd.Enter("👩\u200d💻 Bo"))
    assert place.room.members["bo"].name == "👩\u200d💻 Bo"
    place.do("ann", cmd.Rename("Anna"))
    assert place.room.members["ann"].name == "Anna"


def test_a_locked_room_takes_nobody_new() -> None:
    place = seated()
    place.do("ann", cmd.Lock(True))
    assert place.refused("ed", cmd.Enter("Ed")) == "room-locked"
    place.do("ann", cmd.Lock(False))
    place.do("ed", cmd.Enter("Ed"))


def test_a_room_has_its_limit() -> None:
    place = Place()
    assert MOST_MEMBERS == 60
    for number in range(60):
        place.keep([MemberEntered(f"m{number}", Member(f"m{number}"))], (), None)
    assert place.refused("late", cmd.Enter("Late")) == "room-full"
    place.do("m1", cmd.LeaveRoom())
    place.do("ann", cmd.Enter("Ann"))
    assert len(place.room.members) == 60
    assert place.refused("ann", cmd.AddBot("red-spymaster", "R2", "steady")) == "room-full"
    place.do("m2", cmd.LeaveRoom())
    place.do("ann", cmd.AddBot("red-spymaster", "R2", "steady"))


def test_when_the_host_goes_the_room_goes_on() -> None:
    place = seated()
    place.do("ann", cmd.AddBot("red-operatives", "Robo", "steady"))
    place.do("ann", cmd.LeaveRoom())
    assert place.room.host == "bo"
    assert place.room.seat_of("ann") == ""
    for name in ("bo", "cy", "di"):
        place.do(name, cmd.LeaveRoom())
    assert place.room.host == "di"


def test_strangers_and_guests_cannot_do_what_hosts_do() -> None:
    place = seated()
    assert place.refused("zoe", cmd.Stand()) == "not-a-member"
    for command in (cmd.StartGame(), cmd.Lock(True), cmd.Remove("ann"), cmd.MixTeams()):
        assert place.refused("bo", command) == "host-only"


def test_the_host_removes_frees_and_passes_on() -> None:
    place = seated()
    for command in (cmd.Remove("zoe"), cmd.FreeSeat("zoe")):
        assert place.refused("ann", command) == "member-unknown"
    assert place.refused("ann", cmd.Remove("ann")) == "host-stays"
    place.do("ann", cmd.FreeSeat("di"))
    assert place.room.seat_of("di") == ""
    place.do("ann", cmd.Remove("di"))
    assert "di" not in place.room.members
    place.do("ann", cmd.AddBot("blue-operatives", "Robo", "steady"))
    [robo] = bots(place)
    assert place.refused("ann", cmd.PassHost(robo)) == "host-not-a-bot"
    assert place.refused("ann", cmd.PassHost("zoe")) == "member-unknown"
    place.do("ann", cmd.Remove(robo))
    place.do("ann", cmd.AddBot("blue-operatives", "Robo", "steady"))
    assert bots(place).isdisjoint({robo})  # another one, whatever it is called
    place.do("ann", cmd.PassHost("bo"))
    assert place.refused("ann", cmd.StartGame()) == "host-only"


# Seats


def test_seats_are_taken_and_left() -> None:
    place = seated()
    assert place.refused("bo", cmd.TakeSeat("red-spymaster")) == "seat-taken"
    assert place.refused("bo", cmd.TakeSeat("throne")) == "seat-unknown"
    assert place.do("bo", cmd.TakeSeat("red-operatives")) == []
    place.do("bo", cmd.TakeSeat("blue-operatives"))
    assert place.room.seats["blue-operatives"] == ("di", "bo")
    place.do("bo", cmd.Stand())
    assert place.do("bo", cmd.Stand()) == []


def test_teams_are_mixed_at_random() -> None:
    place = seated()
    for name in ("ed", "fay", "gus"):
        place.do(name, cmd.Enter(name))
    place.do("ann", cmd.MixTeams())
    counts = {seat: len(names) for seat, names in place.room.seats.items()}
    assert counts["red-spymaster"] == counts["blue-spymaster"] == 1
    assert sorted((counts["red-operatives"], counts["blue-operatives"])) == [2, 3]
    assert sorted(m for names in place.room.seats.values() for m in names) == sorted(
        place.room.members
    )
    place.do("gus", cmd.LeaveRoom())
    place.do("ann", cmd.MixTeams())
    assert sorted(len(names) for names in place.room.seats.values()) == [1, 1, 2, 2]


def test_teams_are_mixed_by_chance() -> None:
    place = seated()
    teams = set()
    for _ in range(20):
        place.do("ann", cmd.MixTeams())
        teams.add(tuple(place.room.seat_of(name) for name in ("ann", "bo", "cy", "di")))
    assert len(teams) > 5


def test_few_people_are_mixed_as_well() -> None:
    place = Place()
    for name in ("ann", "bo"):
        place.do(name, cmd.Enter(name))
    place.do("ann", cmd.MixTeams())
    assert sorted(place.room.seats) == ["red-operatives", "red-spymaster"]


def test_missing_seats_are_named() -> None:
    place = seated()
    place.do("di", cmd.Stand())
    with pytest.raises(Rejected) as caught:
        place.do("ann", cmd.StartGame())
    assert caught.value.code == "seats-empty"
    assert caught.value.data == {"seats": ("blue-operatives",)}


def test_another_variant_has_other_seats() -> None:
    place = seated()
    place.do("ann", cmd.ChangeSettings(RoomSettings(variant="three-player")))
    assert place.room.seats == {"red-spymaster": ("ann",), "blue-spymaster": ("cy",)}
    assert place.refused("ann", cmd.ChangeSettings(RoomSettings(variant="chess"))) == (
        "variant-unknown"
    )
    wrong = RoomSettings(variant="duet", game=Settings(timer=Timer()))
    assert place.refused("ann", cmd.ChangeSettings(wrong)) == "settings-no-clock"


# The game


def test_a_game_is_played_in_a_room() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    assert place.room.playing
    assert place.refused("ann", cmd.StartGame()) == "room-playing"
    assert place.refused("ann", cmd.MixTeams()) == "room-playing"
    assert place.refused("ann", cmd.ChangeSettings(RoomSettings())) == "room-playing"
    assert place.refused("di", cmd.Play(Guess(0))) == "guess-not-your-turn"
    place.do("ann", cmd.Play(GiveClue("tree", 1, (3,))))
    assert len(place.vault.whispers) == 1
    assert place.refused("bo", cmd.Play(Guess(0), seen=0)) == "moved-on"
    assert place.vault.key is not None
    assassin = place.vault.key.cells("key", "assassin")[0]
    place.do("bo", cmd.Play(Guess(assassin), seen=1))
    assert not place.room.playing
    (result,) = place.room.results
    assert (result.outcome.winners, result.seats["red-spymaster"]) == (("blue",), ("ann",))


@pytest.mark.rule("C-043", "E-01")
@pytest.mark.parametrize("how", ["turn", "new"])
def test_the_next_game_turns_the_cards_or_deals_new_ones(how: str) -> None:
    place = seated()
    settings = RoomSettings(next_game=how)  # type: ignore[arg-type]
    place.do("ann", cmd.ChangeSettings(settings))
    tables = []
    for _ in range(2):
        place.do("ann", cmd.StartGame())
        assert place.room.game is not None
        tables.append([word.removesuffix("-back") for word in place.room.game.words])
        place.do("ann", cmd.EndGame())
    assert (tables[0] == tables[1]) == (how == "turn")
    assert len(place.room.results) == 2


def test_other_words_begin_a_new_deck() -> None:
    place = seated()
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.EndGame())
    assert len(place.room.used) == 25
    place.do("ann", cmd.ChangeSettings(RoomSettings(referee="off")))
    assert len(place.room.used) == 25
    place.do("ann", cmd.ChangeSettings(RoomSettings(language="et")))
    assert place.room.used == frozenset()


def test_latecomers_join_and_people_leave_in_mid_game() -> None:
    place = seated()
    place.do("ann", cmd.StartGame())
    place.do("ed", cmd.Enter("Ed"))
    with pytest.raises(Rejected) as caught:
        place.do("ed", cmd.Play(Stop()))
    assert (caught.value.code, caught.value.data) == ("not-seated", {"seat": ""})
    place.do("ed", cmd.TakeSeat("red-operatives"))
    assert operatives(place) == ["bo", "ed"]
    assert place.refused("ann", cmd.TakeSeat("red-operatives")) == "seat-knows-key"
    place.do("ann", cmd.FreeSeat("ed"))
    assert operatives(place) == ["bo"]
    place.do("bo", cmd.LeaveRoom())
    assert operatives(place) == []


def operatives(place: Place) -> list[str]:
    assert place.room.game is not None
    return list(place.room.game.members["red-operatives"])


def test_facts_from_outside_come_from_the_world_not_from_the_sender() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    place.do("di", cmd.Play(Challenge("illegal")), ruling=Ruling("legal"))
    assert place.room.game is not None
    assert place.room.game.clue.standing == "upheld"
    place.do("bo", cmd.Play(Resign(present=())), present=("ann", "bo"))
    assert place.room.playing
    assert place.refused("bo", cmd.Play(Join())) == "seat-cannot"


def test_a_challenge_tells_the_table_why_the_referee_judges_so() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    ruling = Ruling("ask", "near-kin", "TREACLE", "tree")
    lie = Challenge("illegal", why=Why("same-word", "TREE"))
    place.do("bo", cmd.Play(lie), ruling=ruling)
    assert place.room.game is not None
    doubt = place.room.game.doubt
    assert doubt is not None
    assert (doubt.verdict, doubt.why) == ("ask", Why("near-kin", "TREACLE", "tree"))


def with_a_bot_against(**settings: object) -> tuple[Place, str]:
    """Ann has given a clue; on the other side a bot gives them. Who the bot is."""
    place = seated(game=Settings(starting="red"))
    place.do("cy", cmd.Stand())
    place.do("ann", cmd.AddBot("blue-spymaster", "Robo", "random"))
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, **settings)))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    [robo] = bots(place)
    return place, robo


@pytest.mark.rule("A-07")
def test_a_bot_challenges_what_is_certainly_not_allowed() -> None:
    place, robo = with_a_bot_against()
    place.do(robo, cmd.Play(Challenge()), ruling=Ruling("illegal", "same-word", "TREE"))
    assert place.room.game is not None
    assert place.room.game.clue.standing == "invalid"


@pytest.mark.rule("A-07")
@pytest.mark.parametrize("ruling", [Ruling("legal"), Ruling("ask", "near-kin", "TREACLE")])
def test_no_vote_is_called_by_a_machine(ruling: Ruling) -> None:
    place, robo = with_a_bot_against()
    said = cmd.Play(Challenge("illegal"))
    assert place.refused(robo, said, ruling=ruling) == "challenge-not-your-turn"
    place.do("di", said, ruling=ruling)


@pytest.mark.parametrize("settings", [{"bots_challenge": False}, {"referee": "off"}])
def test_a_bot_challenges_only_where_the_room_wants_it(settings: dict[str, object]) -> None:
    place, robo = with_a_bot_against(**settings)
    for ruling in (None, Ruling("illegal", "same-word", "TREE")):
        said = cmd.Play(Challenge())
        assert place.refused(robo, said, ruling=ruling) == "challenge-not-your-turn"
    place.do("di", cmd.Play(Challenge()))


def test_a_room_remembers_the_clues_that_people_judged() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    place.do("bo", cmd.Play(Challenge()), ruling=Ruling("ask", "near-kin", "TREACLE", "tree"))
    place.do("cy", cmd.Play(Answer(True)))
    game = place.room.game
    assert game is not None
    said = place.room.rulings[0]
    assert len(place.room.rulings) == 1
    assert (said.lang, said.clue, said.number, said.valid) == ("en", "tree", 1, True)
    assert (said.reason, said.card, said.board) == ("near-kin", "TREACLE", game.visible)
    assert public_room(place.room).rulings == place.room.rulings


def test_a_clue_that_people_ruled_out_is_remembered_as_such() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    place.do("bo", cmd.Play(Challenge()), ruling=Ruling("ask", "near-kin", "TREACLE", "tree"))
    for voter in ("ann", "bo", "cy", "di"):
        if place.room.game is not None and place.room.game.turn.phase == "challenge":
            place.do(voter, cmd.Play(Vote(False)))
    assert judged(place) == [("tree", False)]


def test_what_the_machine_alone_decides_is_no_ruling() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    place.do("bo", cmd.Play(Challenge()), ruling=Ruling("legal"))
    assert place.room.rulings == ()


def test_a_clue_that_was_accepted_beforehand_is_a_ruling_once_it_is_given() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(Consult("tree", 1)))
    place.do("cy", cmd.Play(Answer(True, "tree", 1)))
    assert judged(place) == []  # a question is private
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    assert judged(place) == [("tree", True)]


def judged(place: Place) -> list[tuple[str, bool]]:
    return [(said.clue, said.valid) for said in place.room.rulings]


ILLEGAL = Ruling("illegal", "same-word", "tree", "tree")


def test_a_strict_room_refuses_what_is_certainly_illegal_and_nothing_else() -> None:
    place = seated(game=Settings(starting="red"))
    clue = cmd.Play(GiveClue("tree", 1))
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, referee="strict")))
    place.do("ann", cmd.StartGame())
    assert place.refused("ann", clue, ruling=ILLEGAL) == "clue-illegal"
    with pytest.raises(Rejected) as why:
        place.do("ann", clue, ruling=ILLEGAL)
    said = {"clue": "tree", "reason": "same-word", "card": "tree", "form": "tree"}
    assert why.value.data == said
    place.do("ann", cmd.Play(Consult("tree", 1)))
    assert place.refused("ann", clue, ruling=ILLEGAL) == "clue-illegal"
    place.do("cy", cmd.Play(Answer(True, "tree", 1)))
    place.do("ann", clue, ruling=ILLEGAL)  # the opposing spymaster has accepted it


@pytest.mark.parametrize("ruling", [None, Ruling("legal"), Ruling("ask", "compound")])
def test_a_strict_room_lets_doubtful_clues_pass(ruling: Ruling | None) -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, referee="strict")))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)), ruling=ruling)


def test_where_the_referee_advises_an_illegal_clue_is_the_table_s_affair() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)), ruling=ILLEGAL)


@pytest.mark.parametrize(
    ("touch", "present", "pointing", "taken"),
    [
        ("any", ("bo", "ed", "fay"), (), True),
        ("most", ("bo", "ed", "fay"), ("bo",), False),
        ("most", ("bo", "ed", "fay"), ("bo", "ed"), True),
        ("most", ("bo", "ed"), ("bo",), False),  # half is not most
        ("most", ("bo", "ed"), ("bo", "fay"), False),  # who is away does not count
        ("all", ("bo", "ed", "fay"), ("bo", "ed"), False),
        ("all", ("bo", "ed"), ("bo", "ed"), True),
        ("all", ("bo",), (), True),  # nobody else to agree with
    ],
)
def test_a_guess_takes_as_many_as_was_agreed_on(
    touch: Touch, present: tuple[str, ...], pointing: tuple[str, ...], taken: bool
) -> None:
    place = seated(game=Settings(starting="red"))
    for name in ("ed", "fay"):
        place.do(name, cmd.Enter(name.title()))
        place.do(name, cmd.TakeSeat("red-operatives"))
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, touch=touch)))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    facts = {"present": ("ann", *present), "pointing": frozenset(pointing)}
    guess = cmd.Play(Guess(0))
    if taken:
        place.do("bo", guess, **facts)
    else:
        assert place.refused("bo", guess, **facts) == "guess-by-marks"


def test_the_clock_is_the_servers() -> None:
    place = seated(game=Settings(starting="red", timer=Timer("strict", 30, 30)))
    place.do("ann", cmd.StartGame())
    decision = expire(place.room, place.vault, Facts(30_000, place.rng))
    place.keep(decision.events, decision.whispers, decision.key)
    assert place.room.game is not None
    assert place.room.game.turn.sides == ("blue",)


def test_without_a_game_there_is_nothing_to_play() -> None:
    place = seated()
    assert place.refused("ann", cmd.Play(Stop())) == "no-game"
    assert place.refused("ann", cmd.EndGame()) == "no-game"


OWN = tuple(f"word{number}" for number in range(30))


def test_words_of_ones_own_stay_while_they_are_named() -> None:
    place = seated()
    place.do("ann", cmd.UseWords(OWN))
    own = OwnList.of(OWN)
    assert (place.room.settings.own_list, own.size) == (own, 30)
    place.do("ann", cmd.ChangeSettings(RoomSettings(own_list=own, touch="all")))
    assert (place.room.settings.own_list, place.room.settings.touch) == (own, "all")
    place.do("ann", cmd.ChangeSettings(RoomSettings()))
    assert place.room.settings.own_list is None


def test_no_list_is_named_that_the_room_does_not_play_with() -> None:
    place = seated()
    own = OwnList.of(OWN)
    assert place.refused("ann", cmd.ChangeSettings(RoomSettings(own_list=own))) == "list-unknown"
    place.do("ann", cmd.UseWords(OWN))
    for wrong in (OwnList.of(OWN[1:]), OwnList(own.hash, 5)):
        changed = cmd.ChangeSettings(RoomSettings(own_list=wrong))
        assert place.refused("ann", changed) == "list-unknown"
    assert place.room.settings.own_list == own


def test_words_are_the_hosts_and_change_between_games() -> None:
    place = seated()
    assert place.refused("bo", cmd.UseWords(OWN)) == "host-only"
    place.do("ann", cmd.StartGame())
    assert place.refused("ann", cmd.UseWords(OWN)) == "room-playing"


def test_other_words_have_not_been_on_the_table() -> None:
    place = seated()
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.EndGame())
    assert len(place.room.used) == 25
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, touch="all")))
    assert len(place.room.used) == 25
    place.do("ann", cmd.UseWords(OWN))
    assert not place.room.used


def test_bots_go_with_the_seats_of_their_game() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann"))
    place.do("ann", cmd.AddBot("blue-operatives", "Robo", "steady"))
    [robo] = bots(place)
    events = place.do("ann", cmd.ChangeSettings(RoomSettings(variant="duet")))
    assert MemberGone(robo, removed=True) in events
    assert bots(place) == set()
    assert place.room.seats == {}


def test_who_is_present_becomes_the_host() -> None:
    place = seated()
    place.do("ann", cmd.LeaveRoom(), present=("ann", "cy"))
    assert place.room.host == "cy"


def test_a_name_is_measured_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place()

    def never(*_: object) -> str:
        raise AssertionError

    marks = "a" + "\u0301\u0316" * 30_000
    with monkeypatch.context() as patch:
        patch.setattr("unicodedata.normalize", never)
        for command in (cmd.Enter(marks), cmd.Enter(" " * 60_000)):
            assert place.refused("ann", command) == "name-too-long"


def test_a_name_may_be_typed_in_parts() -> None:
    place = Place()
    place.do("ann", cmd.Enter("u\u031b\u0323" * 32))
    assert place.room.members["ann"].name == "\u1ef1" * 32


def test_a_room_keeps_its_team_and_takes_no_other() -> None:
    place = Place(RoomSettings(variant="duet", team="sheet"))
    place.do("ann", cmd.Enter("Ann"))
    other = RoomSettings(variant="duet", team="another")
    assert place.refused("ann", cmd.ChangeSettings(other)) == "settings-team"
    for named in ("sheet", ""):  # it is a secret: a host does not have to know it
        settings = RoomSettings(variant="duet", team=named, referee="off")
        place.do("ann", cmd.ChangeSettings(settings))
        assert place.room.settings == RoomSettings(variant="duet", team="sheet", referee="off")
    place.do("ann", cmd.ChangeSettings(RoomSettings(team="sheet")))
    place.do("ann", cmd.ChangeSettings(RoomSettings(variant="duet")))
    assert place.room.settings.team == ""


@pytest.mark.parametrize(
    "name",
    [
        "Аnn Lee",
        "ΑΝΝ LEE",
        "Ａｎｎ Ｌｅｅ",
        "𝐀𝐧𝐧 𝐋𝐞𝐞",
        "Ann\u034f Lee",
        "Ann Lee\ufe0f",
        "Ann Lee\u3164",
        "An\u0335n Lee",
        "A\u20e3nn Lee",
        "ann\u3000lee",
    ],
)
def test_nobody_takes_a_name_that_looks_like_anothers(name: str) -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann Lee"))
    assert place.refused("bo", cmd.Enter(name)) == "name-taken"
    place.do("bo", cmd.Enter("Bo"))
    assert place.refused("bo", cmd.Rename(name)) == "name-taken"
    robot = cmd.AddBot("red-operatives", name, "steady")
    assert place.refused("ann", robot) == "name-taken"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Jose", "José"),
        ("Mila", "Miia"),
        ("Петя", "Митя"),
        ("ดา", "ดำ"),
        ("小明", "小名"),
        ("👩", "👨"),
    ],
)
def test_other_names_are_others(first: str, second: str) -> None:
    place = Place()
    place.do("ann", cmd.Enter(first))
    place.do("bo", cmd.Enter(second))
    assert len(place.room.members) == 2


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\ufe0f", "\u115f \u1160"])
def test_a_name_is_to_be_seen(name: str) -> None:
    assert Place().refused("ann", cmd.Enter(name)) == "name-empty"
