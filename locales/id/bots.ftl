## Word vectors for the bots

bots-help-vectors = Vektor kata milikmu sendiri untuk bot.
bots-help-vectors-add = Tambahkan vektor dari berkas atau alamat (.vec atau teks GloVe, boleh gzip).
bots-help-vectors-list = Vektor yang bisa dipakai bot.
bots-help-vectors-remove = Hapus vektor.
bots-help-vectors-name = nama untuk vektor ini; kalau kosong, nama berkasnya
bots-help-vectors-words = berapa kata yang disimpan, dari awal berkas
bots-vectors-added = { $name }: { $words } kata, { $size } dimensi. Bot bisa memakainya sebagai vectors:{ $name } atau blend.
bots-vectors-removed = { $name } sudah dihapus.
bots-vectors-none = Belum ada vektor.
bots-vectors-size = Dimensi
bots-vectors-unknown = Tidak ada vektor bernama { $name } untuk { $lang }.
bots-blend-alone = Blend memerlukan vektor selain asosiasi, dan belum ada vektor untuk { $lang }. Tambahkan dengan: covernames vectors add
bots-vectors-bad-name = { $name } tidak bisa dipakai sebagai nama.
bots-vectors-uneven = Baris { $line }: jumlah angkanya tidak sama dengan baris sebelumnya.
bots-vectors-not-numbers = Baris { $line }: ada yang bukan angka setelah kata.
bots-vectors-empty = { $source } tidak berisi vektor.
bots-vectors-unreadable = { $source } tidak bisa dibuka.
bot-refused = Bot { $bot } tidak bisa bermain: { $error }
