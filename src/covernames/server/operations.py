"""Everything that can be asked over HTTP."""

from __future__ import annotations

from ..daily import GiveShown, GuessShown
from ..daily.others import Others
from ..decks import DeckInfo
from ..referee import Verdict
from . import (
    daily,
    daily_others,
    door,
    health,
    own_pictures,
    own_words,
    prints,
    rooms,
    teams,
    words,
)
from .game_operations import OF_GAMES
from .openapi import Operation

OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "POST",
        "/api/rooms",
        rooms.create_room,
        rooms.NewRoom,
        rooms.RoomMade,
        201,
        budget="rooms",
    ),
    Operation(
        "GET",
        "/api/rooms/{code}",
        rooms.show_room,
        None,
        rooms.RoomShown,
        headers=(door.SECRET, door.PASSCODE),
    ),
    Operation(
        "POST",
        "/api/rooms/{code}/members",
        rooms.join_room,
        rooms.NewMember,
        rooms.MemberMade,
        201,
        budget="members",
    ),
    Operation(
        "POST",
        "/api/rooms/{code}/devices",
        rooms.link_device,
        rooms.NewDevice,
        rooms.DeviceMade,
        201,
        budget="members",
    ),
    Operation(
        "POST",
        "/api/rooms/{code}/words",
        own_words.bring_words,
        own_words.OwnWords,
        words.Checked,
        budget="lists",
    ),
    Operation(
        "GET",
        "/api/rooms/{code}/words",
        own_words.show_words,
        None,
        own_words.WordsShown,
        budget="lists",
        headers=(door.SECRET,),
    ),
    Operation(
        "POST",
        "/api/rooms/{code}/pictures",
        own_pictures.bring_pictures,
        own_pictures.NewPictures,
        own_pictures.PicturesShown,
        budget="uploads",
        headers=(door.SECRET,),
    ),
    Operation(
        "GET",
        "/api/rooms/{code}/pictures",
        own_pictures.show_pictures,
        None,
        own_pictures.PicturesShown,
        budget="lists",
        headers=(door.SECRET,),
    ),
    Operation(
        "GET",
        "/api/rooms/{code}/pictures/{picture}",
        own_pictures.show_picture,
        media="image/*",
        budget="pictures",
        headers=(door.SECRET, door.PASSCODE),
    ),
    *OF_GAMES,
    Operation("POST", "/api/judge", words.judge_clue, words.Question, Verdict),
    Operation("GET", "/api/languages", words.list_languages, None, list[words.LanguageInfo]),
    Operation("GET", "/api/decks", words.list_decks, None, list[DeckInfo]),
    Operation(
        "POST",
        "/api/decks/check",
        words.check_list,
        words.ListToCheck,
        words.Checked,
        budget="lists",
    ),
    Operation("POST", "/api/glosses", words.explain, words.Unknown, words.Glosses),
    Operation(
        "POST", "/api/teams", teams.make_team, teams.NewTeam, teams.TeamMade, 201, budget="rooms"
    ),
    Operation("GET", "/api/teams/{team}", teams.show_team, None, teams.TeamShown),
    Operation(
        "POST",
        "/api/teams/{team}/notes",
        teams.write_note,
        teams.NewNote,
        teams.TeamShown,
        budget="members",
    ),
    Operation(
        "POST",
        "/api/teams/{team}/rooms",
        teams.open_mission,
        teams.NextMission,
        rooms.RoomMade,
        201,
        budget="rooms",
    ),
    Operation("GET", "/api/daily", daily.show_days, None, daily.Days),
    Operation("POST", "/api/daily/guess", daily.guess, daily.Guesses, GuessShown),
    Operation("POST", "/api/daily/give", daily.give, daily.Clues, GiveShown),
    Operation(
        "POST",
        "/api/daily/guess/others",
        daily_others.others_guessed,
        daily_others.GuessResult,
        Others,
    ),
    Operation(
        "POST",
        "/api/daily/give/others",
        daily_others.others_gave,
        daily_others.GiveResult,
        Others,
    ),
    Operation(
        "POST", "/api/prints", prints.show_print, prints.ToPrint, prints.Printed, budget="lists"
    ),
    Operation(
        "POST",
        "/api/prints/pdf",
        prints.print_pdf,
        prints.ToPrint,
        media="application/pdf",
        budget="lists",
    ),
    Operation("GET", "/api/version", health.version, None, health.Version),
    Operation("GET", "/healthz", health.healthy, None, health.Health, budget=""),
    Operation("GET", "/readyz", health.ready, None, health.Ready, unwell=health.Ready, budget=""),
    Operation("GET", "/metrics", health.metrics, media="text/plain", budget=""),
)
"""Everything that can be asked over HTTP, and what it counts as for the address that asks."""
