# Analisis permainan yang sudah selesai: adakah yang lebih baik?

analysis-pane = Analisis
analysis-clue-of-the-game = Petunjuk terbaik permainan ini
analysis-clue-found = { $word }, { $number }: { $count } kartu ditemukan
analysis-boldest = Tebakan paling berani
analysis-boldest-card = { $card } dari “{ $word }”: bot cuma memberi { $percent }%
analysis-better = Ada petunjuk yang lebih baik?
analysis-about = Bot mendengarkan seperti orang pada umumnya. Yakin: peluang kartu tim sebanyak itu teringat lebih dulu daripada kartu lain. Nilai: perkiraan keadaan setelah giliran itu, dari 0 (kalah) sampai 100 (menang). Petunjuk diurutkan menurut nilainya.
analysis-given = yang diberikan
analysis-sure = yakin { $percent }%
analysis-worth = nilai { $points }
analysis-unknown = Bot tidak kenal petunjuk ini.
analysis-zero = Angka 0 itu peringatan, jadi tidak ikut diurutkan.
analysis-first = Bot tidak menemukan yang lebih baik.
analysis-alone = Bot tidak punya ide lain di sini.
analysis-would-stop = Bot tidak akan menyentuh apa pun.
analysis-heard = Yang ditangkap bot
analysis-heard-about = Seberapa mungkin petunjuk sejauh ini menunjuk ke tiap kartu yang masih terbuka.
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = Bot sedang berpikir …
analysis-again = Coba lagi
analysis-what-if = Bagaimana kalau…?
analysis-what-if-about = Coba petunjuk lain di sini: kartu apa yang akan disentuh bot?
analysis-what-if-try = Coba

analysis-unfinished = Permainan baru bisa dianalisis setelah selesai.
analysis-language = Tidak ada bot yang bisa bahasa permainan ini.
analysis-unanswered = Bot belum bisa melihat permainan ini sekarang. Silakan coba lagi.
clue-unknown = Tidak ada petunjuk seperti itu.
record-forged = Kartu kunci dalam rekaman ini tidak cocok dengan sidik jari yang diumumkan di awal.
