## How well bots hear clues that people gave

hearing-help-benchmark = Ukur bot berdasarkan apa yang dilakukan manusia.
hearing-help = Lihat seberapa baik bot memahami petunjuk dari manusia.
hearing-help-files = Berkas berisi petunjuk seperti itu: JSON Lines, paket BIG-bench, atau task.json-nya
hearing-help-fetch = bigbench: ambil 85 petunjuk dari manusia, dalam bahasa Inggris, dari BIG-bench dengan pip
hearing-help-bot = Bot: associations, vectors:NAMA, blend, noisy:0.8, llm:MODEL, http://…, modul:Kelas; boleh diulang
hearing-help-lang = Bahasa kata-katanya kalau tidak disebut di berkas: { $tags }
hearing-help-seed = Seed untuk bot yang memakai keacakan: seed yang sama menghasilkan angka yang sama
hearing-licence = BIG-bench { $version }, tugas “codenames”: karya para penulisnya, dengan lisensi { $licence }. Ini bukan bagian dari Covernames. Para penulisnya meminta agar data ini tidak pernah masuk ke teks yang dipakai untuk melatih model.
hearing-fetching = pip sedang mengambil paketnya ({ $size } MB); yang disimpan hanya berkas berisi petunjuk.
hearing-title = Petunjuk dari manusia
hearing-about = Sentuhan pertama: kartunya termasuk yang dimaksud. Ditemukan: berapa persen kartu yang dimaksud tersentuh, kalau sentuhannya sebanyak kartu itu. Dalam kurung: rentang nilai sebenarnya dalam 95 dari 100 kasus.
hearing-listener = Pendengar
hearing-people = manusia yang dulu menebak
hearing-cards = Kartu dikenal
hearing-clues = Petunjuk
hearing-first = Sentuhan pertama
hearing-agreement = Ditemukan
hearing-assassin = Pembunuh bayaran
hearing-avoid = Tim lawan
hearing-same = Sentuhan pertama seperti manusia
hearing-group-all = semua petunjuk
hearing-group-well = semua dengan baik
hearing-group-little = sebagian sedikit
hearing-group-unknown = sebagian tidak
hearing-puzzled = { $clues ->
   *[other] { $bot } tidak menangkap apa-apa dari { $clues } petunjuk.
}
hearing-failed = { $clues ->
   *[other] { $clues } petunjuk tidak dihitung: { $bot } gagal.
}
hearing-nothing = Sebutkan berkas berisi petunjuk, atau pakai --fetch bigbench.
hearing-fetch-unknown = { $word } tidak bisa diambil; yang bisa hanya bigbench.
hearing-no-pip = Untuk mengambilnya perlu pip, dan pip tidak terpasang di sini. Unduh paket sumber { $package } dengan cara lain, lalu sebutkan letaknya.
hearing-fetch-failed = pip tidak berhasil mengambil { $package }: { $error }
hearing-unreadable = { $path } tidak bisa dibaca.
hearing-no-task = Di { $path } tidak ada tugas “codenames” dari BIG-bench.
hearing-empty = Tidak ada petunjuk di { $path }.
hearing-example-broken = { $path }, contoh { $number }: bentuknya tidak seperti pertanyaan tentang petunjuk dalam tugas itu.
hearing-line-broken = { $path }, baris { $line }: ini bukan petunjuk beserta kartunya. { $what }
hearing-language-unknown = { $path }, baris { $line }: tidak ada bahasa bernama { $word }.
hearing-words-wrong = { $path }, baris { $line }: harus ada 2 sampai 25 kata, dan tidak boleh ada yang kosong.
hearing-word-twice = { $path }, baris { $line }: { $word } muncul dua kali.
hearing-card-missing = { $path }, baris { $line }: { $word } tidak ada di antara kata-katanya.
hearing-clue-missing = { $path }, baris { $line }: petunjuknya tidak ada.
hearing-targets-wrong = { $path }, baris { $line }: harus ada paling sedikit satu kata yang dimaksud, dan paling sedikit satu yang tidak.
hearing-target-forbidden = { $path }, baris { $line }: { $word } termasuk yang dimaksud, padahal juga tidak boleh disentuh.
hearing-number-wrong = { $path }, baris { $line }: angkanya harus antara 1 dan 9.
