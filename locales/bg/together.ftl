### The replay of a finished game, watched together: the line above its player, the link to it, and what is refused.

lead-playing = Можете да покажете повторение на останалите, когато играта в стаята ви приключи.
moment-unknown = В повторението няма такъв момент.

# A button in a replay: everybody in the room may follow
together-show = Показване на останалите
# Ends that.
together-stop = Край на показването
# $name: who leads
together-following = Следвате { $name }.
together-by-oneself = Гледане отделно
together-follow = Следване на { $name }
together-leading = Показвате това повторение на останалите.
# The lead has ended.
together-over = { $name } вече не показва повторението.
# The link of everybody else to the replay
together-watch = Към повторението
# Whoever is in a replay while the room begins another game
together-next = Във вашата стая се играе игра.
# The line, for screen readers
together = Гледане заедно
