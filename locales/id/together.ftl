### The replay of a finished game, watched together: the line above its player, the link to it, and what is refused.

lead-playing = Putar ulang baru bisa ditunjukkan ke yang lain setelah permainan di ruanganmu selesai.
moment-unknown = Momen itu tidak ada dalam putar ulang ini.

# A button in a replay: everybody in the room may follow
together-show = Tunjukkan ke yang lain
# Ends that.
together-stop = Berhenti menunjukkan
# $name: who leads
together-following = Kamu mengikuti { $name }.
together-by-oneself = Tonton sendiri
together-follow = Ikuti { $name }
together-leading = Kamu sedang menunjukkan putar ulang ini ke yang lain.
# The lead has ended.
together-over = { $name } tidak lagi menunjukkan putar ulang.
# The link of everybody else to the replay
together-watch = Tonton
# Whoever is in a replay while the room begins another game
together-next = Ruanganmu sedang bermain.
# The line, for screen readers
together = Menonton bersama
