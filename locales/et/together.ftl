### The replay of a finished game, watched together: the line above its player, the link to it, and what is refused.

lead-playing = Kordust saad teistele näidata siis, kui teie toas on mäng läbi.
moment-unknown = Sellist hetke korduses ei ole.

# A button in a replay: everybody in the room may follow
together-show = Näita teistele
# Ends that.
together-stop = Lõpeta näitamine
# $name: who leads
together-following = Vaatad kaasa: näitab { $name }.
together-by-oneself = Vaata omaette
together-follow = Vaata kaasa: { $name }
together-leading = Näitad seda kordust teistele.
# The lead has ended.
together-over = { $name } ei näita enam kordust.
# The link of everybody else to the replay
together-watch = Vaata kaasa
# Whoever is in a replay while the room begins another game
together-next = Sinu toas käib mäng.
# The line, for screen readers
together = Koos vaatamine
