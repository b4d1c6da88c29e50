"""What a language model is told: all that its seat sees, and nothing else."""

from __future__ import annotations

from bot_boards import clue, game_with
from covernames import GiveClue, Guess, Session, Stop
from covernames.bots import prompts
from covernames.game.notation import WORDS
from covernames.game.view import View

OCTOPUS = "#octopus-wears-top-hat"


def line(prompt: str, start: str) -> list[str]:
    """What a line lists."""
    [found] = [each for each in prompt.splitlines() if each.startswith(start)]
    return found.removeprefix(start).split(", ")


def giving(view: View) -> tuple[list[str], list[str], list[str], list[str]]:
    said = prompts.clue(view, "en")
    return (
        line(said, "My words: "),
        line(said, "Deadly words, keep far away: "),
        line(said, "Other words to avoid: "),
        line(said, "Clues already given: "),
    )


def words(*cells: int) -> list[str]:
    return [WORDS[cell] for cell in cells]


def under_way() -> Session:
    """Red has found one of two words and hit a bystander; blue has found one."""
    game = game_with()
    clue(game, "royal", 2)
    game.act("red-operatives", Guess(3))
    game.act("red-operatives", Guess(17))
    clue(game, "music", 1)
    game.act("blue-operatives", Guess(9))
    game.act("blue-operatives", Stop())
    return game


def test_a_giver_is_told_which_words_are_wanted_and_which_are_not() -> None:
    wanted, deadly, rest, said = giving(game_with().view("red-spymaster"))
    assert wanted == words(*range(9))
    assert deadly == words(24)
    assert rest == words(*range(9, 24))
    assert said == ["-"]


def test_the_other_team_wants_other_words() -> None:
    wanted, deadly, rest, _ = giving(game_with().view("blue-spymaster"))
    assert wanted == words(*range(9, 17))
    assert deadly == words(24)
    assert rest == words(*range(9), *range(17, 24))


def test_covered_cards_are_out_of_it_and_clues_are_not_said_twice() -> None:
    wanted, deadly, rest, said = giving(under_way().view("red-spymaster"))
    assert wanted == words(0, 1, 2, 4, 5, 6, 7, 8)
    assert deadly == words(24)
    assert rest == words(*range(10, 17), *range(18, 24))
    assert said == ["royal", "music"]


def test_in_duet_each_side_has_its_own_face() -> None:
    wanted, deadly, rest, _ = giving(game_with("duet").view("b"))
    assert wanted == words(0, 1, 2, 8, 9, 10, 11, 12, 14)
    assert deadly == words(13, 15, 17)
    assert rest == words(3, 4, 5, 6, 7, 16, 18, 19, 20, 21, 22, 23, 24)


def test_a_model_knows_pictures_by_their_names() -> None:
    game = game_with(**{OCTOPUS: 0})
    assert giving(game.view("red-spymaster"))[0][0] == "an octopus wearing a top hat"
    assert "in the language 'et'" in prompts.clue(game.view("red-spymaster"), "et")


def test_a_guesser_is_told_the_cards_and_the_clues() -> None:
    game = under_way()
    clue(game, "water", 2)
    game.act("red-operatives", Guess(0))
    said = prompts.guess(game.view("red-operatives"), "en")
    open_cells = (*range(1, 3), *range(4, 9), *range(10, 17), *range(18, 25))
    assert line(said, "The cards: ") == words(*open_cells)
    assert "All clues so far: red: royal 2; blue: music 1; red: water 2\n" in said
    assert "latest clue: 'water', 2. 1 words were touched for it." in said
    assert said.endswith("the likeliest first. An empty list ends our turn.")


def test_who_must_touch_a_card_is_told_so() -> None:
    game = game_with()
    clue(game, "water", 2)
    told = prompts.guess(game.view("red-operatives"), "en")
    assert told.endswith("the likeliest first. We must touch one.")


def test_a_guesser_is_told_nothing_of_the_key() -> None:
    game = game_with()
    clue(game, "water", 2)
    told = prompts.guess(game.view("red-operatives"), "en")
    assert line(told, "The cards: ") == list(WORDS)  # all alike, in the order of the table
    assert "red-operatives" not in told
    assert not {"red", "blue", "assassin", "bystander"} & set(told.replace("red: ", "").split())


def test_before_anything_was_said_there_is_no_clue() -> None:
    told = prompts.guess(game_with().view("red-operatives"), "en")
    assert "latest clue: none." in told
    assert "All clues so far: -\n" in told


def test_in_duet_the_cards_are_those_that_this_side_may_still_touch() -> None:
    game = game_with("duet")
    game.act("a", GiveClue("water", 1))
    game.act("b", Guess(8))  # a bystander for b, which a may touch yet
    game.act("b", GiveClue("music", 1))
    assert WORDS[8] in line(prompts.guess(game.view("a"), "en"), "The cards: ")
    game.act("a", Guess(0))
    game.act("a", Stop())
    game.act("a", GiveClue("fish", 1))
    cards = line(prompts.guess(game.view("b"), "en"), "The cards: ")
    assert not {WORDS[0], WORDS[8]} & set(cards)


def test_who_covers_a_card_is_told_which_ones_may_be() -> None:
    said = prompts.cover(game_with().view("red-spymaster"), "en", ["one", "two"])
    assert "out of the game: one, two\n" in said
    assert line(said, "All cards: ") == list(WORDS)


def test_a_ruling_is_about_the_words_that_are_open() -> None:
    said = prompts.accept(under_way().view("blue-spymaster"), "en", "kings", 3)
    assert "Is the clue 'kings', 3 allowed?" in said
    open_cells = (*range(3), *range(4, 9), *range(10, 17), *range(18, 25))
    listed = said.partition("On the table: ")[2].partition("\n")[0].split(", ")
    assert listed == words(*open_cells)
