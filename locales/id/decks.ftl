## Lists of words that somebody brings

language-unknown = Tidak ada bahasa bernama { $word }. Pilih en, th, zh-Hant, id, bg, atau et.
deck-unknown = Tidak ada dek bernama { $word }.
pack-binary = Ini bukan berkas teks.
pack-control-characters = Baris { $line }: berisi karakter kontrol.
pack-encoding = Baris { $line }: tidak bisa dibaca. Simpan berkasnya sebagai UTF-8.
pack-field-unknown = Baris { $line }: “{ $word }” bukan arti, bukan parts, dan bukan kin.
pack-line-empty = Baris { $line }: tidak ada kata.
pack-line-too-long = Baris { $line }: lebih dari { $limit } karakter.
pack-mixed-scripts = Baris { $line }: { $word } mencampur huruf dari aksara yang berbeda.
pack-other-script = Baris { $line }: { $word } tidak ditulis dengan aksara bahasa ini.
pack-run-too-long = Baris { $line }: lebih dari { $limit } karakter tanpa spasi.
pack-too-few = Butuh paling sedikit { $limit } kata yang berbeda.
pack-too-few-cards = Kalau tiap kartu berisi dua kata, butuh paling sedikit { $limit } kartu.
pack-too-large = Berkas terlalu besar: paling banyak { $limit } byte.
pack-too-many = Paling banyak { $limit } kata.
pack-unreadable = Berkas tidak bisa dibuka.
pack-word-too-long = Baris { $line }: satu kata paling banyak { $limit } karakter.
deck-dropped = { $count } kata duplikat dibuang.
