## Decks that are to be shipped

deck-back-related = Baris { $line }: { $other } sekerabat dengan { $word } di sisi depan kartunya.
deck-double = Baris { $line }: { $word } sudah ada di dek lain dalam bahasa ini.
deck-gloss-too-long = Baris { $line }: arti { $word } lebih dari { $limit } karakter.
deck-near-kin = Baris { $line }: { $other } tercantum sebagai kerabat { $word } (kin) sekaligus kata yang sekadar mirip (near); pilih salah satu.
deck-no-gloss = Baris { $line }: { $word } belum diberi arti.
deck-not-lower = Baris { $line }: parts dan kin ditulis dengan huruf kecil ({ $other }).
deck-not-nfc = Baris { $line }: { $word } tidak dalam bentuk normal Unicode C (NFC).
deck-not-upper = Baris { $line }: { $word } tidak ditulis dengan huruf kapital.
deck-one-part = Baris { $line }: { $word } hanya punya satu bagian; kata majemuk punya dua atau lebih.
deck-own-kin = Baris { $line }: { $word } tercantum sebagai kerabatnya sendiri.
deck-related = Baris { $line }: { $word } sekerabat dengan { $other }, kartu lain di dek ini.
deck-script = Baris { $line }: { $word } { $other } berisi huruf dari aksara lain.
deck-word-too-long = Baris { $line }: { $word } lebih dari { $limit } huruf.

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
deck-known = Dari kata-kata ini, { $well } dikenal baik oleh bot, { $little } sedikit dikenal, dan { $unknown } tidak dikenal sama sekali.
deck-unknown-words = Tidak dikenal bot: { $words }
deck-refused = Tidak ada yang dimuat.
deck-no-fault = Tidak ada masalah.
deck-written = Tersimpan di { $path }
deck-exists = { $path } sudah ada dan tidak diubah.
deck-word-missing = { $word } tidak ada di dek ini.
