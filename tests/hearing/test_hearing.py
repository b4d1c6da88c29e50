"""How well bots hear people: files are read, turns are shown as they were, touches are counted."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import pytest

from covernames import GiveClue, Guess, Stop, View
from covernames.bots import Bot
from covernames.bots.names import bot_named
from covernames.bots.random_bot import RandomBot
from covernames.game.choices import finder_of, touchable
from covernames.hearing import Given, TurnsRefused, given_in, listen, people, report
from covernames.hearing.bigbench import given_in_task
from covernames.hearing.figures import MOST_FAILURES, group_of
from covernames.hearing.listening import GUESSER, view_of

WORDS = ("SEA", "KING", "PIANO", "HORSE", "BREAD", "DOCTOR")
LINE = {"words": WORDS, "clue": "ocean", "targets": ["Sea"]}


def lines(*more: Mapping[str, object]) -> bytes:
    return "\n".join(json.dumps({**LINE, **each}) for each in more or ({},)).encode()


def refusal(read: Callable[[], object]) -> TurnsRefused:
    with pytest.raises(TurnsRefused) as refused:
        read()
    return refused.value


class Scripted(Bot):
    """Touches what it was told to, and looks at what it is shown."""

    touches: tuple[int | None, ...] = ()

    def __init__(self, language: str = "en", seed: int = 0) -> None:
        super().__init__(language, seed)
        self.seen: list[View] = []

    def clue(self, view: View) -> GiveClue:
        assert view
        raise AssertionError("nobody asks for a clue")

    def guess(self, view: View) -> Guess | Stop:
        self.seen.append(view)
        cell = self.touches[len(self.seen) - 1]
        return Stop() if cell is None else Guess(cell)


def touching(*cells: int | None) -> Scripted:
    bot = Scripted()
    bot.touches = cells
    return bot


# Files


def test_a_line_is_a_clue_with_its_cards() -> None:
    [given] = given_in(
        lines(
            {
                "targets": ["sea", " HORSE "],
                "number": 3,
                "avoid": ["king"],
                "assassin": "piano",
                "guesses": ["bread", "sea"],
                "game": "kept by whoever wrote it",
            }
        ),
        "en",
    )
    assert given == Given("en", WORDS, "ocean", 3, (0, 3), (1,), (2,), (4, 0))
    assert given.asked == 2


def test_a_line_may_say_little_or_name_its_language() -> None:
    text = lines({}) + b"\n\n" + lines({"lang": "zh_TW", "assassin": ["king", "piano"]})
    plain, other = given_in(text, "et")
    assert (plain.language, plain.number, plain.assassins) == ("et", 1, ())
    assert (other.language, other.assassins) == ("zh-Hant", (1, 2))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"words": 7}, "hearing-line-broken"),
        ({"words": ["SEA"]}, "hearing-words-wrong"),
        ({"words": [f"word{n}" for n in range(26)]}, "hearing-words-wrong"),
        ({"words": ["SEA", "\u200b"]}, "hearing-words-wrong"),
        ({"words": ["SEA", "KING", "sea"]}, "hearing-word-twice"),
        ({"clue": " "}, "hearing-clue-missing"),
        ({"targets": []}, "hearing-targets-wrong"),
        ({"targets": [*WORDS]}, "hearing-targets-wrong"),
        ({"targets": ["tree"]}, "hearing-card-missing"),
        ({"guesses": ["tree"]}, "hearing-card-missing"),
        ({"assassin": "sea"}, "hearing-target-forbidden"),
        ({"avoid": ["SEA"]}, "hearing-target-forbidden"),
        ({"number": 0}, "hearing-number-wrong"),
        ({"number": 10}, "hearing-number-wrong"),
        ({"lang": "xx"}, "hearing-language-unknown"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_line(change: dict[str, object], code: str) -> None:
    refused = refusal(lambda: given_in(lines({}, change), "en", "clues.jsonl"))
    assert (refused.code, refused.data["line"]) == (code, 2)
    assert refused.data["path"] == "clues.jsonl"


def test_a_file_without_clues_is_refused() -> None:
    assert refusal(lambda: given_in(b"\n \n", "en")).code == "hearing-empty"
    assert refusal(lambda: given_in_task(b'{"examples": []}')).code == "hearing-empty"


def task(*examples: tuple[str, str]) -> bytes:
    return json.dumps(
        {"examples": [{"input": asked, "target": target} for asked, target in examples]}
    ).encode()


def question(number: int, clue: str, words: str) -> str:
    word = "word" if number == 1 else "words"
    return (
        f"Try to identify the {number} {word} best associated with the word {clue} from the "
        f"following list: {words}. Give your answer in alphabetical order."
    )


def test_the_questions_of_bigbench_are_clues() -> None:
    [one, other] = given_in_task(
        task(
            (question(1, "U.F.O.", "sea, new york, star "), "star"),
            (question(2, "wet", "sea, king, rain"), "rain, sea"),
        )
    )
    assert one == Given("en", ("sea", "new york", "star"), "U.F.O.", 1, (2,))
    assert (other.clue, other.targets) == ("wet", (2, 0))
    refused = refusal(lambda: given_in_task(task(("Who are you?", "x")), "task.json"))
    assert (refused.code, refused.data["number"]) == ("hearing-example-broken", 1)


# What a listener sees


def given(**more: object) -> Given:
    [found] = given_in(lines(more), "en")
    return found


def test_a_listener_sees_the_cards_that_were_open_and_must_touch() -> None:
    view = view_of(given(targets=["sea", "horse"]), ())
    table = view.table
    assert (view.seat, view.face) == (GUESSER, None)
    assert table.visible == WORDS
    assert (len(table.words), len(set(table.words))) == (25, 25)
    assert touchable(table, finder_of(table, GUESSER)) == [0, 1, 2, 3, 4, 5]
    assert (table.clue.word, table.clue.number) == ("ocean", 2)
    assert table.turn.may[GUESSER] == ("guess",)
    assert view != view_of(given(clue="wave", targets=["sea", "horse"]), ())


def test_a_listener_goes_on_after_a_wrong_card_and_is_told_what_it_was() -> None:
    here = given(targets=["sea", "horse", "bread"], avoid=["king"])
    bot = touching(1, 5, 0)
    heard = listen(bot, here)
    assert heard.touched == (1, 5, 0)
    last = bot.seen[-1].table
    assert [touch.identity for touch in last.clue.touches] == ["blue", "bystander"]
    assert (last.covers[1], last.covers[5], last.turn.guesses) == ("blue", "bystander", 2)
    assert last.left["red"] == 3


def test_a_found_card_counts_and_the_assassin_ends_it() -> None:
    bot = touching(0, 2, 3)
    heard = listen(bot, given(targets=["sea", "horse", "bread"], assassin="piano"))
    assert heard.touched == (0, 2)
    assert bot.seen[-1].table.covers[0] == "red"
    assert bot.seen[-1].table.left["red"] == 2


def test_a_listener_may_touch_nothing() -> None:
    assert listen(touching(0, None), given(targets=["sea", "horse"])).touched == (0,)


@pytest.mark.parametrize("cells", [(6,), (0, 0), (-1,)])
def test_a_card_that_is_not_open_is_no_answer(cells: tuple[int, ...]) -> None:
    with pytest.raises(RuntimeError, match="no open card"):
        listen(touching(*cells), given(targets=["sea", "horse"]))


@pytest.mark.parametrize("size", range(2, 26))
def test_boards_of_any_size_can_be_heard_to_the_end(size: int) -> None:
    """The counts that a bot reckons with hold to the last touch, also when all are wrong."""
    words = [f"word{n}" for n in range(size)]
    for meant in range(1, min(size, 10)):
        some = given(words=words, targets=words[-meant:])
        wrong = min(meant, size - meant)
        for touched in ((), tuple(range(wrong))[: meant - 1]):
            table = view_of(some, touched).table
            deadly = 0 if table.settings.family else 1
            assert table.left["red"] >= 1
            assert table.left["red"] + deadly < len(table.visible)
        assert len(listen(bot_named("associations", "en"), some).touched) == meant


# What is counted


def test_what_bots_hear_is_counted_by_how_well_they_know_the_cards() -> None:
    text = lines(
        {},
        {"clue": "royal", "targets": ["king"], "assassin": "sea"},
        {"words": [*WORDS, "zqxv"], "clue": "royal", "targets": ["king"]},
    )
    all_given = given_in(text, "en")
    found = report("associations", all_given)
    assert [(group, each.first.of) for group, each in found.groups.items()] == [
        ("all", 3),
        ("well", 2),
        ("unknown", 1),
    ]
    assert found.groups["all"].first.count == 3
    assert (found.groups["all"].assassin.count, found.groups["all"].assassin.of) == (0, 1)
    assert [each.touched for each in found.heard] == [(0,), (1,), (1,)]
    assert group_of(given(words=[*WORDS, "haberdashery"])) == "little"


def test_people_who_guessed_stand_beside_the_bots() -> None:
    text = lines(
        {"targets": ["sea", "horse"], "guesses": ["horse", "king"], "avoid": ["king"]},
        {"targets": ["sea", "bread"], "guesses": ["piano", "sea"], "assassin": "piano"},
        {"targets": ["sea"]},
    )
    all_given = given_in(text, "en")
    found = people(all_given)
    assert found is not None
    of_people = found.groups["all"]
    assert (of_people.first.count, of_people.first.of) == (1, 2)
    assert (of_people.agreement.count, of_people.agreement.of) == (1, 4)
    assert (of_people.assassin.count, of_people.assassin.of) == (1, 1)
    assert (of_people.avoid.count, of_people.avoid.of) == (1, 1)
    same = report("associations", all_given).groups["all"].same
    assert (same.count, same.of) == (0, 2)
    assert people(given_in(lines(), "en")) is None


def test_a_clue_that_tells_a_bot_nothing_is_counted() -> None:
    found = report("associations", given_in(lines({"clue": "zqxvk"}, {}), "en"))
    assert (found.groups["all"].puzzled.count, found.groups["all"].puzzled.of) == (1, 2)


def test_bots_of_chance_hear_every_clue_anew_and_repeat_it() -> None:
    many = given_in(lines(*({"clue": f"clue{n}"} for n in range(12))), "en")
    first = report("random", many, seed=3)
    assert len({each.touched for each in first.heard}) > 1
    assert first == report("random", many, seed=3)
    assert first != report("random", many, seed=4)


def test_a_bot_that_fails_is_not_counted_and_not_asked_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def failing(_: RandomBot, view: View) -> Guess:
        asked.append(view)
        if len(asked) > 1:
            raise OSError("gone")
        return Guess(0)

    monkeypatch.setattr(RandomBot, "guess", failing)
    found = report("random", given_in(lines(*({} for _ in range(20))), "en"))
    assert (found.failures, found.error) == (MOST_FAILURES, "OSError: gone")
    assert found.groups["all"].first.of == 1
    assert len(asked) == MOST_FAILURES + 1
