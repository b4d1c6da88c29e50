"""The room: people, seats, settings and a series of games. Pure, like the game."""
