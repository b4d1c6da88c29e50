## The arena: bots play many games with each other

arena-help = Adu bot dalam banyak permainan, dan lihat seberapa hebat mereka.
arena-help-variant = Permainan: classic, two-player, three-player, duet; boleh diulang
arena-help-lang = Bahasa kata-katanya: { $tags }; boleh diulang
arena-help-bot = Bot: associations, associations:bold, vectors:NAMA, blend, random, noisy:0.3, llm:MODEL, http://…, modul:Kelas. Kalau diulang, setiap bot memberi petunjuk kepada setiap bot
arena-help-seat = Satu susunan saja, bukan semua pasangan: KURSI=BOT, misalnya red-spymaster=random; boleh diulang
arena-help-against = Bot yang selalu menjadi tim lawan; kalau kosong, pasangan-pasangan saling melawan
arena-help-games = Jumlah permainan setiap pasangan
arena-help-seed = Seed pembagian kartu: seed yang sama menghasilkan permainan yang sama
arena-help-deck = Kartunya: base, tandem, both, atau berkas daftar kata
arena-help-jobs = Jumlah proses; 0: sebanyak inti prosesor
arena-help-dask = Alamat klaster Dask tempat bermain
arena-help-out = Berkas untuk hasil (JSON Lines); permainan yang sudah ada di situ tidak dimainkan lagi
arena-help-html = Berkas untuk laporan dengan grafik
arena-help-records = Folder untuk rekaman tiap permainan; bisa dibuka lewat “Putar ulang”
arena-help-table = Berkas untuk hasil dalam bentuk tabel, berakhiran .csv atau .parquet; boleh diulang
arena-title = Arena Covernames
arena-games-played = { $games ->
   *[other] { $games } permainan
}
arena-deals = Dek: { $decks } · seed: { $seeds }
arena-matrix = Siapa menang dengan siapa
arena-matrix-about = Baris memberi petunjuk, kolom menebak: persentase permainan yang mereka menangkan bersama.
arena-giver = Memberi petunjuk
arena-guesser = Menebak
arena-games = Permainan
arena-wins = Menang
arena-turns = Giliran
arena-turns-about = Rata-rata, pada permainan yang tidak terhenti karena pembunuh bayaran atau pelanggaran.
arena-assassin = Pembunuh bayaran
arena-first = Tebakan pertama benar
arena-size = Angka
arena-found = Ditemukan
arena-sizes = Angka pada petunjuk
arena-sizes-about = Seberapa sering setiap angka disebut; rata-ratanya di kanan.
arena-pace = Waktu untuk satu petunjuk
arena-pace-about = Dalam milidetik: median, dengan garis sampai waktu yang cukup untuk 95 dari 100 petunjuk.
arena-faults = Pelanggaran
arena-span-about = Dalam persen. Nilai sebenarnya terletak di rentang garis dalam 95 dari 100 kasus.
arena-ratings = Rating
arena-ratings-about = Dihitung dengan openskill: semua mulai dari 25; garisnya dua simpangan baku ke kiri dan kanan. Memberi petunjuk dan menebak dinilai terpisah.
arena-figures = Semua angka
arena-bot = Bot
arena-role = Peran
arena-rating = Rating
arena-role-giver = memberi petunjuk
arena-role-guesser = menebak
arena-role-partner = memberi petunjuk dan menebak
arena-role-deals = permainannya sendiri
arena-seat-unclear = { $text } tidak berbentuk KURSI=BOT.
arena-out-broken = { $path }, baris { $line }: ini bukan hasil arena.
arena-workers-lost = Proses yang sedang bermain terhenti: { $error }. Dengan --out, jalankan perintah yang sama untuk melanjutkan.
arena-no-dask = Untuk klaster, Dask harus dipasang: pip install "covernames[dask]"
arena-no-parquet = Untuk Parquet, pyarrow harus dipasang: pip install "covernames[parquet]"
arena-table-unknown = { $path } tidak berakhiran .csv maupun .parquet.
arena-dask-unreachable = Tidak ada klaster Dask di { $address }.
arena-stopped = Dihentikan setelah { $games } dari { $all } permainan. Pakai --out supaya hasilnya tersimpan.
arena-stopped-kept = Dihentikan: { $games } dari { $all } permainan tersimpan. Jalankan perintah yang sama untuk melanjutkan.
arena-failed = { $games ->
   *[other] { $games } permainan tidak bisa dimainkan. Jalankan perintah yang sama untuk mencobanya lagi.
}
arena-gave-up = Terlalu banyak kegagalan; sisanya tidak dimainkan.
