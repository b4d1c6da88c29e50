### Permainan di kertas: hanya halaman /print, dan apa yang ditolak di sana.

print-title = Cetak permainan
print-about = Untuk di kelas, di kereta, atau malam tanpa layar: semua yang diperlukan ada di kertas.
print-what = Yang dicetak
print-board = Papan
print-key = Kartu kunci
print-cards = Kartu untuk digunting
print-agents = Agen untuk digunting
print-rules = Aturan
print-missions = Misi
print-game = Permainan
print-words = Kata
print-own-about = Satu kata per baris, paling sedikit 25. Artinya boleh ditulis setelah garis tegak: berang-berang | hewan sungai
# $code: kode ruangan
print-room-words = Pakai kata dari ruangan { $code }
print-room-none = Ruangan ini tidak punya kata sendiri.
print-paper = Kertas
print-boards = Papan dan kartu kunci
print-count = Kartu untuk digunting
print-count-about = Isi 0 untuk mencetak semua.
print-meanings = Cetak arti di bawah kata, ukuran kecil
print-code = Kode
print-code-about = Kode yang sama selalu menghasilkan kartu kunci yang sama. Kalau kata-katanya juga sama, papannya pun sama.
print-code-new = Kode baru
print-show = Pratinjau
print-now = Cetak
print-save = Simpan sebagai PDF
print-tip = Cetak dengan skala 100%, tanpa header dan footer, supaya ukurannya pas.
print-making = Menyiapkan halaman …
print-pages = { $count ->
   *[other] { $count } halaman
}
# Halaman pratinjau, untuk pembaca layar. $title: isinya
print-page = Halaman { $number }: { $title }
print-nothing = Pilih dulu yang mau dicetak.
print-code-unclear = Kode terdiri atas huruf A sampai Z, angka, dan tanda hubung, paling banyak { $limit } karakter.
print-letters-missing = Tidak ada fon untuk huruf-huruf ini: { $letters }
print-too-much = Ini terlalu banyak untuk sekali cetak. Kurangi kartu atau papannya.
print-unmade = Halamannya belum bisa dibuat. Tunggu sebentar, lalu coba lagi, ya.
print-no-letters = Fon untuk mencetak tidak ada di sini. Di folder kode sumber, jalankan make web dulu.
print-no-pictures = Gambar tidak ada di sini. Di folder kode sumber, jalankan make web dulu.
