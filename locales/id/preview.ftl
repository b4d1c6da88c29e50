# What a chat shows of a link before anybody opens it. No names, no words of a game.
preview-game = Satu kata, satu angka, sisanya tugas teman-temanmu.
preview-room = Ayo main: kamu diundang ke sebuah permainan. Tidak perlu akun.
preview-daily = Kasus hari ini: kartunya sama untuk semua orang. Bisakah kamu memecahkannya?
preview-puzzle = Bisakah kamu menebak ini? Petunjuk dari permainan yang sudah selesai.
preview-replay = Permainan yang sudah selesai, bisa ditonton langkah demi langkah.
preview-deal = Kartu dan kartu kunci yang sama untuk setiap meja: bagaimana hasil mejamu?
