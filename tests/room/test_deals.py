"""The same deal in several rooms: dealt alike, kept as it is until then, and told nothing of."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from covernames import HOST, VARIANTS, EndGame, Rejected, Session, Settings, Timer
from covernames.dealing import pile_of
from covernames.game.key import ASSASSIN
from covernames.game.notation import WORDS
from covernames.room import commands as cmd
from covernames.room.deals import Deal, blind_deal, deal_of, standing
from covernames.room.events import RoomOpened
from covernames.room.fold import fold
from covernames.room.room import OwnList, RoomSettings, SideNames
from places import Place
from support import ASSASSIN as ASSASSIN_CELL
from support import BYSTANDERS, RED, clue, guess, start, turn


def shared(variant: str = "classic", seed: int = 3) -> Deal:
    settings = RoomSettings(variant=variant, chat=variant != "duet")
    return blind_deal(settings, pile_of("en", "base"), Random(seed))


def waiting(deal: Deal, seed: int = 1) -> Place:
    """A room that was opened for a deal; everybody sits."""
    place = Place(deal.settings)
    place.rng = Random(seed)
    place.log = [RoomOpened("ann", deal.settings, given=True)]
    place.room = fold(place.log)
    seats = [seat.name for seat in VARIANTS[deal.settings.variant].seats]
    for name, seat in zip(("ann", "bo", "cy", "di"), seats, strict=False):
        place.do(name, cmd.Enter(name.title()))
        place.do(name, cmd.TakeSeat(seat))
    return place


@pytest.mark.rule("A-76")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_two_rooms_are_dealt_alike_and_go_on_as_usual(variant: str) -> None:
    deal = shared(variant)
    rooms = [waiting(deal, seed) for seed in (1, 2)]
    games = []
    for place in rooms:
        place.do("ann", cmd.StartGame(), given=deal)
        table = place.room.game
        assert table is not None
        assert table.words == deal.words
        assert place.vault.key is not None
        assert place.vault.key.open().faces == deal.faces
        games.append(table)
    one, other = games
    assert (one.turn, one.left, one.tokens) == (other.turn, other.left, other.tokens)
    # Each key has a salt of its own: what one room publishes says nothing about another's.
    assert one.commitment != other.commitment
    for place in rooms:
        place.do("ann", cmd.EndGame())
        place.do("ann", cmd.StartGame(), given=deal)
        assert place.room.game is not None
        assert not set(place.room.game.words) & set(deal.words)
        assert place.room.given
        assert not place.room.awaits_deal


@pytest.mark.rule("A-76")
def test_what_belongs_to_the_deal_stays_until_it_is_dealt() -> None:
    deal = shared()
    place = waiting(deal)
    settings = place.room.settings
    for other in (
        replace(settings, variant="duet"),
        replace(settings, language="et"),
        replace(settings, decks=("base",)),
        replace(settings, cards="pictures"),
        replace(settings, gather=True),
        replace(settings, game=Settings(family=True)),
        replace(settings, game=Settings(starting="red")),
    ):
        assert place.refused("ann", cmd.ChangeSettings(other)) == "deal-fixed"
    assert place.refused("ann", cmd.UseWords(tuple(WORDS))) == "deal-fixed"
    assert place.refused("ann", cmd.UsePictures(())) == "deal-fixed"
    slower = replace(settings, game=Settings(timer=Timer(), vote_seconds=60), referee="strict")
    place.do("ann", cmd.ChangeSettings(slower))
    place.do("ann", cmd.StartGame(), given=deal)
    assert place.room.game is not None
    assert place.room.game.settings.timer == Timer()
    place.do("ann", cmd.EndGame())
    place.do("ann", cmd.ChangeSettings(replace(settings, language="et")))


def test_without_the_deal_nothing_else_is_dealt_instead() -> None:
    assert waiting(shared()).refused("ann", cmd.StartGame()) == "deal-unknown"


@pytest.mark.rule("A-76")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_finished_game_is_a_deal(variant: str) -> None:
    timer = None if variant == "duet" else Timer(double=(VARIANTS[variant].seats[0].name,))
    game = Session.start(variant, WORDS, settings=Settings(timer=timer), rng=Random(5))
    settings = RoomSettings(
        variant=variant,
        own_list=OwnList.of(WORDS),
        decks=(),
        team="secret",
        side_names=SideNames("Foxes", "Owls"),
        referee="strict",
    )
    with pytest.raises(Rejected) as caught:
        deal_of(settings, game.log)
    assert caught.value.code == "deal-unfinished"
    game.act(HOST, EndGame())
    deal = deal_of(settings, game.log)
    assert game.table.opened is not None
    assert (deal.words, deal.faces) == (game.table.words, game.table.opened.faces)
    rules = deal.settings
    assert (rules.own_list, rules.team, rules.side_names) == (None, "", SideNames())
    assert (rules.decks, rules.referee) == (RoomSettings().decks, "strict")
    assert rules.game.timer == (None if timer is None else Timer())
    place = waiting(deal)
    place.do("ann", cmd.StartGame(), given=deal)
    assert place.room.game is not None
    assert (
        place.room.game.turn.sides
        == Session.start(variant, WORDS, key=game.key, settings=rules.game).table.turn.sides
    )


def test_pictures_of_a_rooms_own_are_not_shared() -> None:
    words = [f"#{number + 1}-3f9a1c22b07e5d10/" for number in range(25)]
    game = Session.start("classic", words, rng=Random(5))
    game.act(HOST, EndGame())
    with pytest.raises(Rejected) as caught:
        deal_of(RoomSettings(), game.log)
    assert caught.value.code == "deal-own-pictures"


@pytest.mark.rule("A-77")
def test_a_deal_does_not_show_itself() -> None:
    deal = shared()
    assert repr(deal) == f"{deal}" == "<Deal: sealed>"
    assert msgspec.json.decode(msgspec.json.encode(deal), type=Deal) == deal


@pytest.mark.rule("A-77")
def test_two_deals_of_the_same_settings_are_different() -> None:
    assert shared(seed=1).words != shared(seed=2).words
    assert shared(seed=1).faces != shared(seed=2).faces


@pytest.mark.rule("A-77")
def test_how_a_group_did_is_told_in_numbers() -> None:
    game = start()
    assert standing(game.table, SideNames(), 7) is None
    turn(game, RED[0], RED[1], BYSTANDERS[0], number=3)
    turn(game, RED[2], side="")  # blue touches a card of red's: found by nobody's clue
    clue(game)
    guess(game, ASSASSIN_CELL)
    stood = standing(game.table, SideNames("Foxes", "Owls"), 7)
    assert stood is not None
    assert (stood.clues, stood.found, stood.at) == (3, 2, 7)
    assert (stood.outcome.reason, stood.outcome.winners) == (ASSASSIN, ("blue",))
    assert stood.names == SideNames("Foxes", "Owls")
    told = msgspec.json.encode(stood).decode()
    assert not any(word.casefold() in told.casefold() for word in game.table.words)


@pytest.mark.rule("A-77", "A-62")
def test_a_game_without_a_result_is_not_told() -> None:
    game = start()
    turn(game, RED[0])
    game.act(HOST, EndGame())
    assert standing(game.table, SideNames(), 7) is None


def test_a_room_opened_otherwise_waits_for_nothing() -> None:
    place = Place()
    assert (place.room.given, place.room.awaits_deal) == (False, False)
    old = b'{"room":"room-opened","host":"ann","settings":{}}'
    assert not fold([msgspec.json.decode(old, type=RoomOpened)]).given
