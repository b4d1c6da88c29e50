### The same deal at several tables: the page /deal, its link beside a result, the lobby of such a room.

deal-unknown = Tidak ada pembagian kartu seperti itu, atau sudah dihapus.
deal-unfinished = Kartu ini baru bisa diberikan kepada kelompok lain setelah permainannya selesai.
deal-own-pictures = Permainan ini memakai gambar milik ruangan. Gambarnya hanya untuk ruangan ini, jadi kartunya tidak bisa dimainkan kelompok lain.
deal-fixed = Permainan pertama di sini memakai kartu yang sama dengan meja lain. Sampai kartunya dibagikan, permainan, bahasa, kartu, dan aturannya tidak bisa diubah.
deal-tables = Sudah ada { $most } meja yang membuka ruangan dengan kartu ini. Tidak bisa ditambah lagi.
deals-full = Server ini sedang tidak bisa menyimpan kartu lagi. Coba lagi lain hari, ya.

deal-title = Kartu yang sama
deal-about = Setiap meja yang membuka tautan ini mendapat kartu yang sama di tempat yang sama, dengan kartu kunci yang sama. Di sini kalian bisa melihat hasil tiap meja, tanpa bocoran kartunya.
deal-what = Yang dibagikan
deal-family = tanpa pembunuh bayaran
deal-link = Tautan kartu ini
deal-link-about = Kirimkan ke meja lain. Siapa pun yang punya tautan ini bisa membuka ruangan dan melihat kartunya, jadi jangan mengintip sebelum bermain.
deal-open = Buka ruangan dengan kartu ini
deal-open-about = Permainan pertama di ruangan itu memakai kartu ini. Setelah itu kartu dibagikan seperti biasa.
deal-results = Hasil
deal-count = { $count ->
    [0] Belum ada meja yang selesai.
   *[other] { $count } meja sudah selesai.
}
deal-open-rooms = { $count ->
   *[other] { $count } meja lain sudah membuka ruangan.
}
deal-table = Meja { $number }
deal-yours = Kalian
deal-who = Meja
deal-end = Hasil
deal-clues = Petunjuk
deal-per-clue = Kata per petunjuk
deal-day = Tanggal
deal-won = Menang
deal-lost = Kalah

deal-several = Kartu yang sama untuk beberapa meja
deal-several-about = Untuk pertandingan antarmeja, atau untuk satu kelas: kartu dan kartu kunci diundi sekarang, dan tidak ada yang melihatnya sebelum permainan dimulai. Kamu juga tidak.
deal-make = Undi kartunya

deal-share = Kartu yang sama untuk kelompok lain
deal-given = Permainan pertama memakai kartu dan kartu kunci yang sama dengan meja lain.
