"""The rules of the game: pure, no clock, no randomness of its own, no secrets in the state."""
