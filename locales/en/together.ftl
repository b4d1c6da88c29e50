### The replay of a finished game, watched together: the line above its player, the link to it, and what is refused.

lead-playing = You can show a replay to the others once your room has finished its game.
moment-unknown = The replay has no such moment.

# A button in a replay: everybody in the room may follow
together-show = Show to the others
# Ends that.
together-stop = Stop showing
# $name: who leads
together-following = You are following { $name }.
together-by-oneself = Watch by yourself
together-follow = Follow { $name }
together-leading = You are showing this replay to the others.
# The lead has ended.
together-over = { $name } is no longer showing the replay.
# The link of everybody else to the replay
together-watch = Watch
# Whoever is in a replay while the room begins another game
together-next = Your room is playing a game.
# The line, for screen readers
together = Watching together
