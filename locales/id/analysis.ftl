# Analisis permainan yang sudah selesai: adakah yang lebih baik?

analysis-pane = Analisis
analysis-clue-of-the-game = Petunjuk terbaik permainan ini
analysis-clue-found = { $word }, { $number }: { $count } kartu ditemukan
analysis-boldest = Tebakan paling berani
analysis-boldest-card = { $card } untuk “{ $word }”: menurut bot, peluangnya cuma { $percent }%
analysis-better = Ada petunjuk yang lebih baik?
analysis-about = Bot menangkap petunjuk seperti orang pada umumnya. Yakin: peluang bahwa kartu tim sebanyak angkanya terpikir lebih dulu daripada kartu lain. Nilai: perkiraan posisi setelah giliran itu, dari 0 (kalah) sampai 100 (menang). Petunjuk diurutkan menurut nilainya.
analysis-given = yang diberikan
analysis-sure = yakin { $percent }%
analysis-worth = nilai { $points }
analysis-unknown = Bot tidak kenal petunjuk ini.
analysis-zero = Angka 0 itu peringatan, jadi tidak ikut diurutkan.
analysis-first = Bot tidak menemukan yang lebih baik.
analysis-alone = Bot tidak punya ide lain di sini.
analysis-would-stop = Bot tidak akan menyentuh apa pun.
analysis-heard = Yang ditangkap bot
analysis-heard-about = Seberapa besar kemungkinan petunjuk sampai saat itu mengarah ke tiap kartu yang masih terbuka.
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = Bot sedang berpikir …
analysis-again = Coba lagi
analysis-what-if = Bagaimana kalau …?
analysis-what-if-about = Coba petunjuk lain di sini: kartu apa yang akan disentuh bot?
analysis-what-if-try = Coba

analysis-unfinished = Permainan baru bisa dianalisis setelah selesai.
analysis-language = Tidak ada bot yang bisa bahasa permainan ini.
analysis-unanswered = Saat ini bot belum bisa menganalisis permainan ini. Silakan coba lagi.
clue-unknown = Tidak ada petunjuk seperti itu.
record-forged = Kartu kunci dalam rekaman ini tidak cocok dengan sidik jari digital yang diumumkan di awal.

## Replay: a finished game, step by step

web-replay-about = Seret rekaman permainan ke sini, lalu tonton lagi langkah demi langkah.
web-replay-open = Buka rekaman
# A small button beside a replay that is open.
web-replay-other = Buka
web-replay-drop = Lepaskan untuk membuka rekaman ini.
web-replay-none = Berkas ini bukan rekaman permainan.
web-replay-where = Setiap selesai bermain, kamu bisa memutar ulang permainannya atau menyimpan rekamannya.
web-replay-player = Pemutar
# The slider under the board. "Moment": a clue, a guess, a ruling.
web-replay-moment = Momen permainan
# What a screen reader says of the slider. $what: a sentence about what happened.
web-replay-at = { $at } dari { $all }: { $what }
web-replay-first = Ke awal
web-replay-back = Mundur satu langkah
web-replay-play = Putar
web-replay-pause = Jeda
web-replay-on = Maju satu langkah
web-replay-last = Ke akhir
# Whose eyes one looks through: everybody's, or those of somebody who saw the key.
web-replay-view = Sudut pandang
web-replay-all = Semua orang
web-replay-key = Dengan kartu kunci
web-replay-sealed = Permainan ini belum selesai: kartu kuncinya masih tersegel.
# What stands beside the board: the clues, or statistics.
web-replay-beside = Di samping papan
web-replay-numbers = Statistik
web-stat-race = Agen yang belum ditemukan
web-stat-guesses = Tebakan untuk petunjuk tiap pihak
web-stat-hits = { $hits ->
   *[other] { $hits } benar
}, { $misses ->
   *[other] { $misses } salah
}
web-stat-clues = Petunjuk
web-stat-clues-about = Satu kotak untuk setiap kata yang dijanjikan, terisi kalau ditemukan; satu silang untuk setiap salah tebak.
# One clue in a picture, as screen readers tell it.
web-stat-clue = { $word }, { $number }: { $hits ->
   *[other] { $hits } benar
}, { $misses ->
   *[other] { $misses } salah
}
web-stat-given = { $count ->
   *[other] { $count } petunjuk
}
# $size: a mean with one decimal place, such as 2.3
web-stat-size = rata-rata { $size } kata

# A copy of a game that is shared by a link
replay-unknown = Tayangan ulang ini tidak ada. Tautannya mungkin sudah kedaluwarsa.
# One of several people who share a seat, without a name. $side: for example, “Red team”
replay-side-person = { $side }: Personel Lapangan { $number }
replay-seat-person = { $seat } { $number }
replay-share = Bagikan tayangan ulang ini
replay-share-about = Salinan permainan ini mendapat tautan sendiri. Siapa pun yang punya tautannya bisa menonton, tetapi tidak bisa masuk ke ruanganmu dengannya.
replay-share-nameless = Tanpa nama
replay-share-nameless-about = Pemain disebut menurut kursinya. Nama pemain dan nama tim tidak ada di dalam salinan.
replay-share-make = Buat tautan
replay-share-link = Tautan tayangan ulang
replay-share-until = Tautan ini berlaku sampai { $date }. Kalau dibagikan lagi, masa berlakunya diperpanjang. Hanya pengelola server ini yang bisa menghapusnya lebih awal.
