"""The server: rooms by link, live play, nothing lost, nobody peeks."""
