## The games, their seats and what lies on the table

variant-classic = Klasik
variant-two-player = Dua pemain
variant-three-player = Tiga pemain
variant-duet = Duet
variant-classic-about = Dua tim berlomba menemukan semua agennya. Empat pemain atau lebih.
variant-two-player-about = Satu tim melawan tim bayangan. Dua pemain atau lebih.
variant-three-player-about = Dua kepala intel bersaing dan berbagi satu personel lapangan.
variant-duet-about = Dua pihak bekerja sama menemukan lima belas agen.

side-red = Tim Merah
side-blue = Tim Biru
side-a = Pihak A
side-b = Pihak B

seat-red-spymaster = Kepala Intel Merah
seat-red-operatives = Personel Lapangan Merah
seat-blue-spymaster = Kepala Intel Biru
seat-blue-operatives = Personel Lapangan Biru
seat-operatives = Personel Lapangan
seat-a = Pihak A
seat-b = Pihak B

identity-red = agen merah
identity-blue = agen biru
identity-agent = agen
identity-bystander = korban tak bersalah
identity-assassin = pembunuh bayaran

number-unlimited = bebas limit

## How a game ends

outcome-all-found = Semua agen sudah ditemukan.
outcome-assassin = Kena pembunuh bayaran!
outcome-phantom-first = Tim bayangan lebih dulu menemukan semua agennya.
outcome-sudden-death = Salah tebak saat sudden death.
outcome-out-of-tokens = Sisa token waktu tidak cukup untuk membayar kesalahan ini.
outcome-resigned = Menyerah.
outcome-abandoned = Permainan dihentikan tanpa hasil.
outcome-won = { $side } menang!
outcome-won-together = Kalian menang!
outcome-lost-together = Kalian kalah.
outcome-score = Skor: { $score }

title-unbelievable = Sungguh sulit dipercaya!
title-mission-impossible = Misi mustahil? Bukan buat kalian.
title-wow = Wah, keren!
title-secret-service-calls = Sebentar lagi dinas rahasia menghubungi kalian.
title-top-secret-access = Kalian kini punya akses ke rahasia negara.
title-minds-in-sync = Kalian benar-benar sehati.
title-can-do-better = Lumayan, tapi kalian bisa lebih baik.
title-a-win-is-a-win = Yang penting menang.
title-go-on-missions = Luar biasa. Saatnya menjalankan misi!
title-great = Hebat sekali.
title-really-good = Bagus sekali.
title-won = Permainan yang bagus.

## What happened

event-card-touched = { $word }: { $identity }
event-card-covered = { $word } ditutup: { $identity }
event-turn-missed = Giliran berakhir.
event-turn-stopped = Berhenti menebak, giliran berakhir.
event-turn-spent = Itu tebakan terakhir.
event-turn-finished = Giliran berakhir: tidak ada lagi agen yang perlu dicari untuk pihak ini.
event-turn-invalid-clue = Petunjuk tidak sah: giliran berakhir.
event-turn-time = Waktu habis.
event-clue-stands = Petunjuk dinyatakan sah.
event-clue-falls = Petunjuk dinyatakan tidak sah.
event-clue-helped = Dengan bantuan: bot sempat memberi ide.
event-clue-challenged = { $name } memprotes petunjuk ini: { $reason }
event-by-bot = { $name } (bot)
event-penalty-waived = Sanksi tidak dijalankan.
event-side-finished = Semua agen { $side } sudah ditemukan.
event-sudden-death = Sudden death: tidak ada petunjuk lagi, dan tidak boleh salah lagi.

## Why something cannot be done

already-seated = Orang ini sudah punya kursi.
answer-other-clue = Pertanyaannya tentang petunjuk lain.
answer-own-clue = Kamu tidak bisa menerima petunjukmu sendiri.
answer-nothing-asked = Tidak ada yang perlu dijawab.
cell-unknown = Tidak ada kartu seperti itu.
sure-percent = Tingkat keyakinan dinyatakan dalam persen, 0 sampai 100.
challenge-open = Petunjuk ini sedang diprotes; selesaikan itu dulu.
challenge-settled = Petunjuk ini sudah diputuskan dan tidak bisa diprotes lagi.
clock-not-due = Waktunya belum habis.
clue-bad-number = Angkanya harus bilangan bulat mulai dari 0.
clue-empty = Petunjuk harus berisi satu kata.
clue-no-unlimited = Di permainan ini tidak ada “bebas limit”: tebakan memang tidak dibatasi.
clue-not-a-word = Itu bukan kata: ada karakter yang tidak bisa ditampilkan.
clue-number-too-big = Angkanya terlalu besar: yang belum ditemukan paling banyak { $most }.
clue-too-long = Petunjuk terlalu panjang: paling banyak { $most } karakter.
cover-wrong-card = Kartu ini tidak bisa ditutup sekarang.
deal-words = Satu permainan butuh { $count } kata yang berbeda.
deck-doubles = Ada kata yang muncul lebih dari sekali di dek ini.
deck-too-small = Dek harus berisi paling sedikit { $least } kartu.
game-over = Permainan sudah selesai.
game-paused = Waktu sedang dijeda. Jalankan lagi dulu.
guess-card-covered = Kartu ini sudah ditutup.
guess-card-marked = Kartu ini sudah pernah kamu tebak: ada tanda untukmu.
look-not-allowed = Dari kursi ini kartu kunci tidak boleh dilihat.
member-unnamed = Semua pemain harus punya nama.
mission-numbers = Jumlah giliran atau kesalahan untuk misi ini berbeda.
mission-family = Misi selalu dimainkan dengan pembunuh bayaran.
mission-locked = Misi ini masih terkunci.
mission-unknown = Tidak ada misi seperti itu.
moved-on = Permainan sudah berlanjut. Tindakanmu tidak dijalankan.
not-seated = Kamu tidak duduk di kursi ini.
record-unreadable = Baris { $line } bukan bagian dari rekaman permainan.
record-version = Rekaman ini ditulis oleh versi lain ({ $version }).
record-too-large = Berkas ini terlalu besar untuk sebuah rekaman permainan.
seat-cannot = Itu tidak bisa dilakukan dari kursi ini.
seat-knows-key = Yang sudah melihat kartu kunci tidak boleh duduk di kursi ini dalam permainan yang sama.
seat-taken = Kursi ini sudah ditempati.
seat-unknown = Tidak ada kursi seperti itu.
seats-empty = Kursi yang masih kosong: { $seats }
settings-mistakes = Jumlah kesalahan yang diizinkan harus antara 0 dan { $most }.
settings-not-here = Permainan ini tidak punya pengaturan itu.
settings-no-clock = Permainan ini dimainkan tanpa batas waktu.
settings-starting-side = Pihak ini tidak bisa memulai.
settings-timer-too-short = Batas waktu paling sedikit satu detik.
settings-tokens = Jumlah token waktu harus antara 1 dan { $most }.
settings-vote-too-short = Waktu pemungutan suara paling sedikit satu detik.
settings-time-too-long = Batas waktu dan pemungutan suara paling lama { $hours } jam.
stop-before-guess = Harus menebak paling sedikit satu kali sebelum berhenti.
time-is-up = Waktu habis.
variant-unknown = Tidak ada permainan seperti itu.

answer-not-your-turn = Tidak ada yang bertanya kepadamu.
challenge-not-your-turn = Kamu tidak bisa memprotes petunjuk sekarang.
clue-not-your-turn = Sekarang bukan giliranmu memberi petunjuk.
consult-not-your-turn = Kamu tidak bisa bertanya kepada kepala intel lawan sekarang.
cover-not-your-turn = Kamu tidak bisa menutup kartu sekarang.
flip-timer-not-your-turn = Kamu tidak bisa membalik jam pasir sekarang.
guess-not-your-turn = Sekarang bukan giliranmu menebak.
pause-not-your-turn = Waktu tidak bisa dijeda sekarang.
resign-not-your-turn = Kamu tidak bisa menyerah dari kursi ini.
resume-not-your-turn = Waktu tidak sedang dijeda.
stop-not-your-turn = Kamu tidak bisa berhenti sekarang.
vote-not-your-turn = Kamu tidak punya hak suara sekarang.
waive-not-your-turn = Tidak ada sanksi yang bisa dilewati.
