"""The fastest Python peer we know, PyPI's `codenames`, playing the random games of `games.py`.

It needs another pydantic than we do, so it has an environment of its own (`make bench` makes it)
and is asked over a pipe. For every line, "whole 100" or "engine 100", it plays so many games and
answers with the seconds of processor time that they took: whole games by its runner, with players
who are shown what their seats may see, or its engine alone, told the moves directly.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from codenames.boards.builder import generate_board
from codenames.game.color import TeamColor
from codenames.game.move import PASS_GUESS, Guess, Hint
from codenames.game.player import GamePlayers, Guesser, Hinter, PlayerRole
from codenames.game.runner import GameRunner
from codenames.game.state import GuesserGameState, HinterGameState, new_game_state

NOW_AND_THEN = 0.3


class RandomHinter(Hinter):
    """Any number for any word."""

    rng = Random(1)

    def pick_hint(self, game_state: HinterGameState) -> Hint:
        """A word that was not said before."""
        return Hint(word=f"clue{len(game_state.given_hints)}", card_amount=self.rng.randrange(4))


class RandomGuesser(Guesser):
    """Any card, and stops now and then."""

    rng = Random(2)
    cells: list[int]
    """Those that nobody has touched; both guessers share them."""

    def guess(self, game_state: GuesserGameState) -> Guess:
        """After at least one guess it may stop."""
        first = game_state.left_guesses == game_state.current_hint.card_amount + 1
        if not first and self.rng.random() < NOW_AND_THEN:
            return Guess(card_index=PASS_GUESS)
        return Guess(card_index=self.cells.pop())


def whole(rng: Random) -> None:
    """A game by the runner."""
    cells = list(range(25))
    rng.shuffle(cells)
    players = []
    for color in (TeamColor.BLUE, TeamColor.RED):
        guesser = RandomGuesser("guesser", color)
        guesser.cells = cells
        players += [RandomHinter("hinter", color), guesser]
    board = generate_board("english", seed=rng.getrandbits(32))
    GameRunner(GamePlayers.from_collection(players), board=board).run_game()


def engine(rng: Random) -> None:
    """The same moves, told to the engine."""
    state = new_game_state(board=generate_board("english", seed=rng.getrandbits(32)))
    cells = list(range(25))
    rng.shuffle(cells)
    clues = guesses = 0
    while not state.is_game_over:
        if state.current_player_role is PlayerRole.HINTER:
            clues += 1
            state.process_hint(Hint(word=f"clue{clues}", card_amount=rng.randrange(4)))
            guesses = 0
        elif guesses and rng.random() < NOW_AND_THEN:
            state.process_guess(Guess(card_index=PASS_GUESS))
        else:
            guesses += 1
            state.process_guess(Guess(card_index=cells.pop()))


def main() -> None:
    """Answer until nobody asks any more."""
    rng = Random(1)
    ways = {"whole": whole, "engine": engine}
    for line in sys.stdin:
        way, count = line.split()
        start = process_time()
        for _ in range(int(count)):
            ways[way](rng)
        print(process_time() - start, flush=True)


if __name__ == "__main__":
    main()
