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

## Decks that are to be shipped

deck-back-related = Baris { $line }: { $other } berkaitan dengan { $word } di sisi depan kartunya.
deck-double = Baris { $line }: { $word } sudah ada di dek lain dalam bahasa ini.
deck-gloss-too-long = Baris { $line }: arti { $word } lebih dari { $limit } karakter.
deck-near-kin = Baris { $line }: { $other } tercantum sebagai kerabat { $word } (kin) sekaligus kata yang sekadar mirip (near); pilih salah satu.
deck-no-gloss = Baris { $line }: { $word } belum diberi arti.
deck-not-lower = Baris { $line }: parts dan kin ditulis dengan huruf kecil ({ $other }).
deck-not-nfc = Baris { $line }: { $word } tidak dalam bentuk normal Unicode C (NFC).
deck-not-upper = Baris { $line }: { $word } tidak ditulis dengan huruf kapital.
deck-one-part = Baris { $line }: { $word } hanya punya satu bagian; kata majemuk punya dua atau lebih.
deck-own-kin = Baris { $line }: { $word } tercantum sebagai kerabatnya sendiri.
deck-related = Baris { $line }: { $word } berkaitan dengan { $other }, kartu lain di dek ini.
deck-script = Baris { $line }: { $word } { $other } berisi huruf dari aksara lain.
deck-word-too-long = Baris { $line }: { $word } lebih dari { $limit } huruf.

## What the deck commands print

deck-language = Bahasa
deck-name = Dek
deck-picture = Gambar
deck-picture-name = Nama
deck-words = Jumlah kata
deck-cards = Jumlah kartu
deck-one-sense = Satu arti
deck-many-senses = Tiga arti atau lebih
deck-word = Kata
deck-gloss = Arti
deck-kin = Kerabat kata
deck-near = Kata mirip
deck-checked = { $words } kata, { $cards } kartu.
deck-known = Dari kata-kata ini, bot mengenal baik { $well }, mengenal sedikit { $little }, dan sama sekali tidak mengenal { $unknown }.
deck-unknown-words = Tidak dikenal bot: { $words }
deck-dropped = { $count } kata muncul lebih dari sekali dan dibuang.
deck-refused = Tidak ada yang dimuat.
deck-no-fault = Tidak ada masalah.
deck-written = Ditulis: { $path }
deck-exists = { $path } sudah ada dan tidak diubah.
deck-word-missing = { $word } tidak ada di dek ini.
