### A result as a picture: drawn in the browser, then shared, copied or saved.

sharing-title = Jadikan gambar
sharing-save = Simpan
sharing-copied = Gambar disalin.
sharing-not-copied = Gambar tidak bisa disalin, tapi bisa disimpan.
sharing-drawing = Membuat gambar …
sharing-failed = Browser ini tidak bisa membuat gambarnya.
# What the picture shows, for who cannot see it.
sharing-board = Papan dengan { $count } petunjuk. Permainan: { $variant }
