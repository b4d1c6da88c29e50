## Commands that people type, in the terminal and in the command box of the page: one word each

command-stop = berhenti
command-challenge = protes
command-ask = tanya
command-ideas = ide
command-waive = lewati
command-resign = menyerah
command-quit = keluar
command-stop-about = akhiri giliran
command-challenge-about = katakan bahwa petunjuknya tidak sah
command-ask-about = tanya kepala intel lawan dulu: tanya pohon 2
command-ideas-about = minta lima ide kata dari bot; semua orang akan tahu kamu dibantu
command-waive-about = tidak menutup kartu
command-resign-about = mengaku kalah
command-quit-about = selesai bermain
command-board = papan
command-mine = kartuku
command-log = riwayat
command-who = siapa
command-clue = petunjuk
command-guess = tebak
command-help = bantuan
command-board-about = semua kartu dan identitas yang sudah diketahui
command-mine-about = kartumu sendiri
command-log-about = semua petunjuk sejauh ini
command-who-about = siapa duduk di mana dan sekarang giliran siapa
command-clue-about = beri petunjuk: petunjuk pohon 2
command-guess-about = sentuh atau tutup kartu, ketik nomor atau katanya: tebak 7
command-help-about = daftar ini

## What is answered

command-not-understood = Maaf, aku tidak mengerti.
command-card-ambiguous = Ada beberapa kartu yang berawalan seperti itu.
command-box-title = Kotak perintah
command-box-type = Ketik perintah
command-box-hint = Ketik “bantuan” untuk melihat semua perintah. Tekan Escape untuk menutup kotak ini.
# After what the referee has against a clue
command-box-again = Ketik sekali lagi untuk tetap memberikannya.
command-box-pointed = Kamu menandai { $word }.
# $words: cards
command-box-found = Sudah ditemukan: { $words }.
command-box-nothing = Belum ada.
# $names: of people
command-box-turn = Sekarang giliran { $names }.
command-box-cannot = Kamu tidak bisa melakukan itu sekarang.
