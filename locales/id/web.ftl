### The game in the browser. Texts are short: many stand on buttons and on phones.

## Everywhere

web-title = Covernames
web-home = Beranda
web-menu = Menu
web-command-box = Kotak perintah ( / )
web-close = Tutup
web-cancel = Batal
web-language = Bahasa
web-fault = { server-error } Kalau mau melaporkannya, sertakan kode ini: { $id }
web-unreachable = Server tidak bisa dihubungi. Coba lagi, ya.
web-connecting = Menyambung …
# A small banner; the connection comes back by itself.
web-lost = Koneksi terputus. Menyambung lagi …
web-lost-store = Server belum bisa membuka permainan yang tersimpan. Tidak ada yang hilang; kami terus mencoba …
web-found = Sudah tersambung lagi.
web-new-version = Ada versi baru.
web-new-version-load = Muat ulang
web-nowhere = Tidak ada apa-apa di alamat ini.

## Home

web-tagline = Satu kata, satu angka, sisanya tugas teman-temanmu.
web-foot = Covernames { $version } · tidak terkait dengan penerbit Codenames
web-more = Lainnya
web-new-game = Permainan baru
web-play-bots = Main dengan bot
web-play-bots-about = Kursi lain diisi bot. Langsung mulai.
# Label of a choice: what somebody does who plays with bots.
web-role = Peranmu
web-role-guess = Aku menebak
web-role-clue = Aku memberi petunjuk
# A link to a turn to try, for those who have never played.
web-lesson = Baru pertama main? Semenit juga paham
web-back-to-game = Kembali ke permainanmu
web-play-bots-duet = Kamu dan bot bergantian memberi petunjuk dan menebak. Langsung mulai.
# The name of somebody who plays alone and gave none.
web-guest = Tamu
web-play-now = Main di perangkat ini
web-play-now-about = Dioper dari pemain ke pemain.
web-new-room = Buka ruangan
web-new-room-about = Semua main di perangkat masing-masing: tinggal bagikan tautannya.
# Label of a list of languages.
web-words = Bahasa kata
web-join = Gabung ke ruangan
web-join-code = Kode atau tautan
web-join-go = Gabung
web-join-unknown = Tidak ada ruangan dengan kode ini. Periksa lagi kata dan angkanya, ya.
web-how = Cara bermain
web-daily = Kasus hari ini
web-missions = Misi
web-replay = Putar ulang
web-mine = Permainanku
web-present = Di layar besar

## Coming in

web-door = Masuk
# $seat: where the visitor wants to sit, such as "Red spymaster"
web-door-seat = Ambil kursi: { $seat }
web-door-in = Masuk
web-door-sit = Duduk
web-door-where = Kamu mau di mana?
web-door-watch = Menonton saja
web-name = Namamu
web-face = Gambar profilmu
web-rename = Simpan
web-passcode = Kode sandi
web-passcode-wanted = Ruangan ini memakai kode sandi
web-passcode-set = Pasang kode sandi
web-passcode-about = Siapa pun yang membuka tautan akan dimintai kode ini. Nanti kodenya tidak bisa dilihat lagi.
web-invite = Ajak teman
web-code = Kode ruangan
web-link = Tautan ruangan ini
web-link-device = Tautan untuk perangkatmu sendiri
web-qr = Kode QR tautan ini
web-copy = Salin
web-share = Bagikan
web-share-picture = Jadikan gambar
web-copied = Tautan sudah disalin.
web-copied-result = Hasil disalin.
web-copy-by-hand = Salin tautan yang sudah dipilih, ya.
web-device = Pakai perangkat lain
web-device-board = Papan untuk semua
web-device-mine = Layar kedua
web-device-board-about = Buka ini di perangkat lain. Kartu kunci tidak akan pernah tampil di sana.
web-device-mine-about = Buka ini di perangkatmu yang lain. Isinya sama dengan yang kamu lihat: jangan tunjukkan ke siapa pun.
web-device-used = Tautan ini sudah pernah dipakai. Buat yang baru di perangkat pertamamu.
web-become = Pakai tautan ini?
web-become-known = Kamu sudah ada di ruangan ini sebagai { $name }. Tautan yang kamu buka milik orang atau perangkat lain. Kalau dipakai, browser ini bukan lagi { $name }.
web-become-stay = Tetap seperti ini
web-become-use = Pakai tautan

## The lobby

web-seats = Kursi
web-seat-empty = kosong
web-seat-away = Menunggu { $names }, yang sedang terputus.
web-seat-take = Ambil kursinya
web-seat-bot = Beri ke bot
web-seat-about-clue = Melihat kartu kunci dan memberi petunjuk.
web-seat-about-guess = Menebak. Jumlah pemain bebas.
web-seat-about-both = Melihat satu sisi kartu kunci, memberi petunjuk, dan menebak.
web-sit = Duduk di sini
# $seat: such as "red spymaster"
web-sit-at = Duduk di sini: { $seat }
web-stand = Lepas kursi
web-mix = Acak tim
web-swap = Tukar kursi
web-swap-with = Tukar kursi dengan { $name }
# Above a list of names, for the host
web-swap-who = Tukar kursi dengan
# $name: who asks. $seat: where they sit now, such as "Red spymaster"
web-swap-asked = { $name } ingin bertukar kursi denganmu. Kursinya: { $seat }.
web-swap-stay = Tetap di sini
web-swap-wished = Kamu sudah mengajak { $name } bertukar kursi.
web-swap-drop = Tidak jadi
web-onlookers = Menonton:
web-spectators = { $count ->
   *[other] { $count } pengunjung
}
web-looking-on = Menonton
# Behind a name.
web-you = (kamu)
# Behind the name of somebody whose device is not connected.
web-away = (terputus)
web-host = Host
web-make-host = Jadikan host
web-free-seat = Kosongkan kursi ini
web-remove = Keluarkan
web-lock = Kunci ruangan: orang baru tidak bisa masuk
web-locked = Ruangan terkunci.
web-start = Mulai permainan
web-start-ready = Semua sudah siap.
web-start-playing = Permainan sedang berlangsung.
# $seats: a list such as "red operatives, blue spymaster"
web-start-missing = Masih kurang: { $seats }
web-start-host = Menunggu { $name } memulai permainan.
web-to-table = Ke meja
web-to-lobby = Ke lobi
web-leave = Keluar dari ruangan

## Settings

web-settings = Pengaturan
# $name: the host
web-settings-host = { $name } yang memilih pengaturan.
web-settings-more = Pengaturan lain
# Three buttons
web-presets = Gaya main
web-preset-relaxed = Santai
web-preset-standard = Standar
web-preset-blitz = Kilat
web-preset-relaxed-about = Tanpa batas waktu, wasit cuma memberi saran.
web-preset-standard-about = Sesuai buku aturan. Bot memprotes petunjuk yang dilarang.
web-preset-blitz-about = { $count } detik untuk petunjuk, { $count } detik lagi untuk menebak.
# What is played, in one line: "Classic · words: English · no timer"
web-line-words = kata: { $language }
web-line-own = kata sendiri: { $count }
web-line-untimed = tanpa batas waktu
web-line-timed = petunjuk { $clue } detik, tebakan { $guess } detik
web-line-details = Rincian
web-set-variant = Permainan
web-set-language = Bahasa kata
web-set-language-about = Terpisah dari bahasa tampilan. Aturan petunjuk mengikuti bahasa ini.
web-set-cards = Kartu
web-set-cards-about = Gambar tidak terikat bahasa: setiap orang membaca nama gambar dalam bahasanya sendiri. Bahasa di atas berlaku untuk petunjuk dan bot.
web-cards-words = Kata
web-cards-pictures = Gambar
web-cards-mixed = Separuh kata, separuh gambar
web-own-pictures-back = Pakai gambar bawaan
web-own-pictures-used = Kalian bermain dengan { $count } gambar sendiri.
web-set-decks = Dek kata
web-set-decks-about = Dek boleh dicampur.
web-deck-base = Dek dasar
web-deck-tandem = Dek tandem
web-own-words = Kata sendiri
web-own-words-about = Satu kata per baris, paling sedikit 25. Tempel di sini, atau seret berkas teks ke sini.
web-own-words-file = Pilih berkas
web-own-words-check = Periksa
web-own-words-use = Pakai kata-kata ini
web-own-words-good = { $count ->
   *[other] { $count } kata, siap dimainkan.
}
web-own-words-so-far = Sejauh ini { $count } kata.
web-own-words-used = { $count ->
   *[other] Kalian bermain dengan { $count } kata sendiri.
}
web-gather = Semua ikut menambah kata
web-gather-about = Mulai dari daftar kosong: semua menambah kata di lobi. { $count } kata cukup untuk satu permainan.
web-gather-missing = Masih kurang { $count } kata.
web-set-tokens = { $count ->
   *[other] { $count } token waktu
}
web-set-tokens-about = Jumlah giliran kalian. Standarnya sembilan.
web-set-mistakes-all = Boleh salah di setiap token
web-set-mistakes = { $count ->
    [0] Tidak boleh salah
   *[other] Boleh salah { $count } kali
}
web-set-mistakes-about = Seperti di misi: token lainnya bertanda centang.
web-set-free-order = Urutan bebas.
web-set-free-order-about = Satu pihak boleh memberi dua petunjuk berturut-turut.
web-set-timer = Batas waktu
web-timer-none = Tidak ada
web-timer-advisory = Jam pasir
web-timer-strict = Hitung mundur
web-timer-none-about = Santai saja, waktunya bebas.
web-timer-advisory-about = Siapa saja boleh membaliknya. Cuma pengingat.
web-timer-strict-about = Begitu waktu habis, giliran berakhir.
web-timer-for-clue = Untuk petunjuk
web-timer-for-guess = Untuk menebak
web-timer-opponents = Hanya lawan yang boleh membaliknya
# Above a box for each seat
web-timer-double = Waktu dua kali lipat untuk
web-seconds = { $count ->
   *[other] { $count } detik
}
web-set-referee = Wasit
web-referee-off = Mati
web-referee-advise = Memberi saran
web-referee-strict = Ketat
web-referee-off-about = Pemain menilai petunjuk sendiri.
web-referee-advise-about = Memberi tahu kepala intel secara pribadi pendapatnya tentang petunjuk.
web-referee-strict-about = Menolak petunjuk yang jelas-jelas tidak sah.
web-set-bots-challenge = Bot boleh memprotes petunjuk.
web-set-bots-challenge-about = Hanya yang jelas-jelas tidak sah. Pemberi petunjuk diperingatkan dulu secara pribadi.
# On a server where some word lists of the room’s language are not installed
web-referee-lacks = Di server ini wasit mengenal lebih sedikit kata dalam bahasa ini: bisa jadi ia lebih sering bertanya atau melewatkan petunjuk yang tidak sah.
web-set-options = Yang kalian perbolehkan
web-option-acronyms = Singkatan
web-option-agreed-part = Bagian kata yang sudah disepakati
web-option-compounds = Kata majemuk dari beberapa kata
web-option-fictional-words = Kata dari cerita fiksi
web-option-foreign-in-use = Kata asing yang lazim dipakai
web-option-full-names = Nama lengkap orang
web-option-homophones = Kata yang cuma mirip bunyinya dengan kartu
web-option-opponent-ok = Apa pun yang diterima kepala intel lawan
web-option-place-names = Nama tempat
web-option-proper-nouns = Nama
web-option-rhymes = Rima
web-option-titles = Judul karya
web-set-touch = Tebakan ditentukan oleh
web-set-touch-about = Kalau beberapa orang menebak bersama.
web-touch-any = siapa saja
web-touch-most = mayoritas
web-touch-all = semuanya
web-set-next = Permainan berikutnya
web-set-next-about = Apa yang terjadi dengan kartu di meja.
web-next-turn = Balik kartunya
web-next-new = Kartu baru
web-set-rotate = Kepala intel bergiliran.
web-set-rotate-about = Setiap permainan berikutnya, anggota tim lain yang memberi petunjuk.
web-set-chat = Obrolan.
web-set-chat-about = Yang melihat kartu kunci tidak boleh menulis selama permainan.
web-set-family = Untuk keluarga.
web-set-family-about = Tanpa pembunuh bayaran: masing-masing diganti korban tak bersalah, jadi tidak ada satu kartu pun yang langsung membuat kalah.

## The table

web-board = Papan
web-score = Skor
web-action = Yang harus dilakukan sekarang
web-your-turn = Giliranmu
# A card as screen readers tell it: "PIRATE, still open, the key says: red agent"
web-card-open = masih terbuka
web-card-key = menurut kartu kunci: { $identity }
web-card-own-key = menurut kartu kuncimu sendiri: { $identity }
web-card-missed = { $side } salah tebak di sini
web-card-marked = ditandai { $names }
# In place of one’s own name, among those who have marked it.
web-card-you = kamu
web-card-meant = kartu yang kamu maksud
web-guess-word = Tebak { $word }
web-cover-word = Tutup { $word }
# Very short: they stand at the foot of a card.
web-label-red = Merah
web-label-blue = Biru
web-label-agent = Agen
web-label-bystander = Tak bersalah
web-label-assassin = Pembunuh
# The letter of a side in Duet, on a small token.
web-side-a = A
web-side-b = B
web-phantom = tim bayangan
# $side: such as "red team"; empty in Duet.
web-left = { $count ->
   *[other] { $side } masih harus menemukan { $count } agen
}
web-tokens = { $pool ->
   *[other] Sisa { $pool } token waktu, { $mistakes } di antaranya untuk kesalahan
}

# Whose turn it is. $who: seats, such as "Red spymaster". "mine": told to those who are to act.
web-turn-clue = { $who }: memikirkan petunjuk
web-turn-clue-name = { $count ->
   *[other] { $who } sedang memikirkan petunjuk
}
web-turn-clue-mine = Giliranmu: beri petunjuk
web-turn-clue-either = Pihak mana pun boleh memberi petunjuk
web-turn-clue-either-mine = Siapa yang duluan punya petunjuk?
web-turn-guess = { $who }: sedang menebak
web-turn-guess-name = { $count ->
   *[other] { $who } sedang menebak
}
web-turn-nobody = Belum ada yang duduk: { $who }
web-turn-guess-mine = Giliranmu: tebak
web-turn-guess-words = Giliranmu: { $count } kata untuk “{ $word }”
web-turn-challenge = Petunjuk ini diprotes
web-turn-challenge-mine = Keputusanmu: petunjuknya sah?
web-turn-penalty = { $who }: boleh menutup satu kartu
web-turn-penalty-mine = Kamu boleh menutup satu kartu timmu sendiri
web-turn-phantom = { $who }: giliran tim bayangan
web-turn-phantom-mine = Giliran tim bayangan: tutup { $due ->
   *[other] { $due } kartunya
}
web-turn-sudden-death = Sudden death: { $who }
web-turn-sudden-death-mine = Sudden death: temukan sisanya
web-turn-answer = { $who }: sedang ditanya soal petunjuk
web-turn-answer-mine = Kamu ditanya soal petunjuk
web-turn-paused = Waktu sedang dijeda

web-told-dealt = Kartu sudah dibagikan.
web-told-clue = { $seat }: { $word }, { $number }.
web-told-challenged = { $name } memprotes petunjuk ini.
web-told-flipped = { $name } membalik jam pasir.
web-told-pause-asked = { $name } minta jeda.
web-told-paused = Waktu dijeda.
web-told-resumed = Waktu berjalan lagi.
web-told-time = Waktu { $side } habis.
web-feed-entered = { $name } masuk.
web-feed-gone = { $name } keluar.
web-feed-removed = { $name } dikeluarkan.
web-feed-seated = { $name } duduk: { $seat }.
web-feed-stood = { $name } melepas kursi.
web-feed-away = { $name } terputus.
web-feed-back = { $name } kembali.
web-feed-leads = { $name } menunjukkan putar ulang permainan.
web-told-resigns = { $name } ingin menyerah.
web-told-points = { $name } menandai { $words }.
web-told-points-no-more = { $name } batal menandai { $words }.

web-first-clue = Menunggu petunjuk pertama.
# A button: bots pause less until it is one's turn.
web-faster = Lebih cepat
web-last-clue = Petunjuk terakhir:
web-guesses-left = { $count ->
   *[other] sisa { $count } tebakan
}
web-guesses-free = tebakan tidak dibatasi
web-guess-how = Ketuk kartu untuk menandainya, lalu konfirmasi di sini.
web-gloss-tap = Ketuk kartu untuk melihat artinya.
# Duet. One sees one's own key, which does not count when one guesses.
web-guess-duet = Sekarang yang berlaku kartu kunci rekanmu, bukan punyamu.
web-guess-most = Tandai kartu: tanda terakhirmu jadi tebakan kalau sebagian besar dari kalian sepakat.
web-guess-all = Tandai kartu: tanda terakhirmu jadi tebakan kalau kalian semua sepakat.
# Above buttons with the words that one has marked, for screen readers.
web-marks = Kartu yang kamu tandai
web-stop = Berhenti menebak

web-clue-word = Petunjuk
web-clue-number = Angka
web-clue-give-bare = Kirim
web-clue-give = Kirim { $word } { $number }
web-clue-give-anyway = Tetap kirim { $word } { $number }
web-clue-number-first = Pilih angkanya, atau ketuk kartu yang kamu maksud.
web-clue-back = Tarik kembali
web-clue-now = Umumkan sekarang
web-clue-ask = Tanya { $name }
web-clue-ask-about = Perlihatkan petunjuk ini diam-diam kepada kepala intel lawan sebelum dikirim.
web-clue-asked = Sudah ditanyakan. Menunggu jawaban …
web-clue-accepted = Kepala intel lawan menerima petunjuk ini.
web-clue-declined = Kepala intel lawan tidak mau menerima petunjuk ini.
web-clue-doubt-ask = Tanyakan diam-diam kepada kepala intel lawan, atau kirim saja dan lihat hasilnya.
web-clue-doubt-give = Kirim saja dan lihat apakah ada yang keberatan.
web-clue-mean = Ketuk kartu yang kamu maksud: cuma kamu yang lihat.
web-clue-let-begin = Biar { $name } yang mulai
web-referee-thinks = Wasit sedang berpikir …
web-referee-silent = Wasit tidak menjawab.
web-referee-silent-give = Wasit tidak menjawab. Petunjuk tetap bisa dikirim.

web-accept = Terima petunjuk
web-accept-about = Petunjuk yang sudah diterima tidak bisa diprotes lagi.
web-challenge = Protes
# $word: the clue
web-challenge-title = Protes “{ $word }”?
web-challenge-about = Menurutmu petunjuk ini tidak sah. Kalau protesnya diterima, giliran berakhir dan tim lain boleh menutup satu kartunya.
web-challenge-about-duet = Menurutmu petunjuk ini tidak sah. Kalau protesnya diterima, satu token waktu hilang dan kalian lanjut menebak.
web-token-which = Token mana yang dipakai?
web-token-check = Yang bertanda centang
web-token-bystander = Yang bergambar korban tak bersalah
web-ruling = Protes
web-ruling-doubt = Menurut { $name }, petunjuk ini tidak sah.
web-ruling-legal = Menurut wasit, sah.
web-ruling-illegal = Wasit sependapat.
web-ruling-ask = Wasit menyerahkannya kepada kalian.
web-ruling-wait = Yang lain sedang memutuskan. Tebakan berhenti dulu.
web-ruling-about = Kalau tidak sah, giliran berakhir dan tim lain boleh menutup satu kartunya.
web-ruling-about-duet = Kalau tidak sah, kalian kehilangan satu token waktu, lalu tebakan berlanjut.
web-rulings-save = Simpan keputusan
web-rulings-about = Petunjuk yang kalian putuskan hari ini, dalam satu berkas. Kalau dikirim kepada kami, wasit bisa belajar darinya.
web-vote-stands = Sah
web-vote-falls = Tidak sah
# The giver of the clue takes it back.
web-vote-concede = Tarik petunjuk
web-votes-for = Sah: { $names }.
web-votes-against = Tidak sah: { $names }.
web-answer-fine = Boleh
web-answer-not = Tidak boleh
web-proposal = Pertanyaan
web-proposal-asks = { $name } bertanya diam-diam: kamu terima petunjuk ini?
web-proposal-quiet = Hanya kalian berdua yang tahu.
web-cover-own = Petunjuknya tidak sah. Kamu boleh menutup satu kartu timmu sendiri.
web-cover-phantom = { $count ->
   *[other] Tutup { $count } kartu tim bayangan.
}
web-cover-how = Ketuk kartu, lalu konfirmasi di sini.
web-waive = Tidak menutup kartu
web-resign = Menyerah
web-resign-waiting = Kamu ingin menyerah. Yang lain harus setuju dulu.
web-resign-others = { $names } ingin menyerah.
web-resign-too = Ikut menyerah
web-resign-not = Lanjut main saja
web-end-game = Hentikan permainan tanpa hasil
# A second press on the same button. $what: its text, such as "Leave the room"
web-really = { $what }? Yakin?

web-key-hide = Tampilkan kartu kunci hanya selama tombol ditahan
web-key-show = Tampilkan kartu kunci terus
web-key-hold = Kartu kunci
web-gloss = Arti
web-gloss-mode = Arti: ketuk kartu untuk melihat artinya
web-gloss-none = Arti kata ini belum ada.
web-picture = Gambar
web-picture-about = Apa yang terlihat boleh disebut: pada gambar tidak ada tulisan.
web-timer-flip = Balik jam pasir
# $time: such as 1:30
web-timer-left = Sisa { $time }
web-pause = Minta jeda
web-pause-asked = { $side } minta jeda. Waktu berhenti kalau kamu setuju.
web-pause-agree = Setuju
web-resume = Jalankan waktu lagi

web-clues = Petunjuk
web-log = Petunjuk dan peserta
web-log-empty = Belum ada petunjuk.
web-log-open = { $count ->
   *[other] { $count } belum ditemukan
}
web-log-meant = Maksudnya:
web-log-sudden = Sudden death
web-standing-accepted = Diterima kepala intel lawan.
web-standing-upheld = Diprotes, tapi sah.
web-standing-invalid = Petunjuknya tidak sah.
web-notes = Catatanmu
web-notes-about = Hanya di perangkat ini.
web-people = Peserta
web-chat = Obrolan
web-chat-empty = Belum ada yang menulis.
web-chat-write = Tulis sesuatu
web-chat-send = Kirim
web-chat-unread = ada pesan baru
web-chat-silent = Yang melihat kartu kunci tidak boleh menulis sampai permainan selesai.
web-reactions = Reaksi cepat

## One device for all

web-hand-over = Oper
web-curtain = Tirai
# $seat: such as "Red spymaster"
web-curtain-hand = Oper perangkatnya ke: { $seat }
web-curtain-key = Kartu kunci akan tampil. Yang lain jangan mengintip.
web-curtain-open = Semua boleh lihat.
web-curtain-lift = Aku { $seat }
web-curtain-others = Orang lain

## After the game

web-result = Hasil
web-next-game = Permainan berikutnya
web-next-game-rotate = Permainan berikutnya, ganti kepala intel
# $name: the host
web-next-game-wait = Menunggu { $name } memulai permainan berikutnya.
web-change-seats = Ganti kursi atau pengaturan
web-sum-won-by = Kalian menang selisih { $count } kartu
web-sum-lost-by = Kalian kalah selisih { $count } kartu
web-sum-clues = { $count } petunjuk, rata-rata { $words } kata
web-sum-best = petunjuk terbaik: { $word } { $number }
web-key-whose = Kartu kunci siapa
web-key-of = Kartu kunci { $side }
web-record = Simpan rekaman
web-fair = Pembagian kartunya jujur?
web-fair-yes = Ya: kartu kunci cocok dengan sidik jari digital yang diumumkan di awal.
web-fair-no = Tidak: kartu kunci tidak cocok dengan sidik jari digital yang diumumkan di awal.
web-fair-about = Sebelum petunjuk pertama, server mengumumkan sidik jari digital kartu kunci. Setelah kartu kuncinya dibuka, perangkatmu menghitungnya ulang.
web-fair-before = Diumumkan
web-fair-after = Dihitung
web-evening = Hasil hari ini
web-evening-games = Permainan
web-evening-who = Pemain
web-evening-won = Menang
web-evening-of = { $won } dari { $played }

## Bots

# Names that bots get in a room, separated by commas: short first names that people know.
web-bot-names = Ani, Budi, Citra, Dewi, Eko, Fitri, Gilang, Hadi
web-bot-add = Ajak bot
# $seat: which seat
web-bot-add-at = Ajak bot: { $seat }
# On a button: a bot sits down wherever nobody sits yet.
web-bot-fill = Isi kursi kosong dengan bot
web-bot-character = Tingkat bot
# Characters of bots
web-bot-steady = Bot kalem
web-bot-cautious = Bot hati-hati
web-bot-bold = Bot berani
web-bot-easy = Bot mudah
web-bot-normal = Bot sedang
web-bot-hard = Bot sulit

## On the big screen: a television that everybody looks at

# Before the room’s code. $address: such as example.org
web-present-go = Gabung di { $address }
# Above a QR code.
web-present-join = Pindai untuk gabung
web-present-full = Layar penuh
web-present-window = Keluar dari layar penuh
# Below a QR code that holds an address such as http://localhost:8000/r/…
web-present-local = Perangkat lain tidak bisa membuka alamat ini. Buka halaman ini dengan nama atau alamat IP komputer ini di jaringanmu.

## Replay: a finished game, step by step

# A card as screen readers tell it, in a replay.
web-card-pinned = dimaksud oleh pemberi petunjuk
# How sure a bot was of its clue; behind the words that it meant.
web-log-sure = (yakin { $percent }%)

## Missions: the campaign of Duet, on a map of the world

web-sheet-unreadable = Berkas ini bukan lembar tim.
# A button that leads from a game back to the map.
web-mission-map = Ke peta
# $city: such as Prague
web-mission-of = Misi: { $city }
web-mission-won = Menang
web-mission-open = Terbuka
web-mission-locked = Terkunci
web-city-prague = Praha
web-city-berlin = Berlin
web-city-tallinn = Tallinn
web-city-lisbon = Lisbon
web-city-reykjavik = Reykjavik
web-city-havana = Havana
web-city-montreal = Montreal
web-city-lima = Lima
web-city-cairo = Kairo
web-city-nairobi = Nairobi
web-city-samarkand = Samarkand
web-city-delhi = Delhi
web-city-moscow = Moskwa
web-city-sofia = Sofia
web-city-jakarta = Jakarta
web-city-bangkok = Bangkok
web-city-singapore = Singapura
web-city-taipei = Taipei
web-city-hobart = Hobart
web-city-honolulu = Honolulu
