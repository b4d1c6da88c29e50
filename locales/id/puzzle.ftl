### A clue of a finished game as a puzzle: the page /puzzle, its link in a replay, and what is refused there.

puzzle-unfinished = Petunjuk baru bisa jadi teka-teki setelah permainannya selesai.

puzzle-title = Bisakah kamu menebak ini?
puzzle-about = Petunjuk dari permainan yang sudah selesai, dengan papan seperti waktu itu. Temukan kata-katanya; sekali meleset, giliran berakhir.
puzzle-clue = Petunjuk
puzzle-found = { $found } dari { $goal } ketemu
puzzle-found-some = { $found } ketemu. Berhenti kalau sudah cukup.
puzzle-show = Cukup, lihat hasilnya
puzzle-over-solved = Tepat sekali!
puzzle-over-missed = Meleset!
puzzle-over-assassin = Kena pembunuh bayaran!
puzzle-over-given-up = Begini kejadiannya.
puzzle-by-you = Kamu menemukan { $count } kata
puzzle-by-players = Para pemain menemukan { $count } kata
puzzle-by-bot = Kalau bot yang menebak: { $count } kata ketemu
puzzle-nothing = tidak menyentuh kartu apa pun
puzzle-looking = Bot sedang melihat petunjuknya …
puzzle-alien = Bot tidak kenal petunjuk ini.
puzzle-meant = Yang dimaksud:
puzzle-again = Coba lagi
puzzle-earlier = { $count } petunjuk sebelumnya
puzzle-shared = Bisakah kamu menebak ini? { $word } { $number }

puzzle-make = Jadikan “{ $word }” teka-teki
puzzle-link = Tautan ke teka-teki
puzzle-link-about = Biar orang lain menebak petunjuk kalian: { $word }, { $number }. Mereka melihat papan seperti waktu itu. Di akhir, mereka juga melihat kartu mana yang kalian sentuh. Tidak ada nama yang ditampilkan.
puzzle-link-code = Siapa pun yang punya tautannya juga punya kode ruangan kalian.
