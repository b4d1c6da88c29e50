## Words that everybody adds: fetched with that part of the lobby

web-gather-title = Tambah kata
web-gather-hint = Satu atau beberapa, pisahkan dengan koma atau baris baru
web-gather-add = Tambah
web-gather-count = { $count } dari { $needed } kata
web-gather-enough = { $count } kata: sudah cukup untuk bermain. Boleh ditambah lagi.
web-gather-words = Daftar kata
web-gather-gone = Yang sudah keluar
web-gather-drop = Hapus { $word }
web-gather-double = { $count } kata sudah ada di daftar.
words-full = Daftarnya penuh: { $most } kata.
words-not-gathered = Ruangan ini sedang tidak mengumpulkan kata.
words-too-many = Tiap orang boleh menambah paling banyak { $most } kata.

## Colours and names of the sides

web-palette = Warna tim
web-palette-about = Semua pasangan warna juga bisa dibedakan oleh orang buta warna.
web-side-named = Nama tim: { $colour }
sides-alike = Nama kedua tim sama. Pilih nama yang berbeda.
