## Pictures of people's own, in the lobby

web-own-pictures = Gambar sendiri
web-own-pictures-about = { $least } sampai { $most } gambar (PNG, JPEG, atau WebP). Gambar diperkecil di perangkat ini, dan data kameranya dihapus. Gambar hanya tampil bagi orang yang bisa melihat ruangan ini, dan ikut terhapus bersama ruangannya.
web-own-pictures-names = Nama membantu siapa pun yang tidak bisa melihat gambarnya. Bot tidak bisa melihat gambar: mereka berpegang pada namanya.
web-own-pictures-choose = Pilih gambar
web-own-pictures-loading = Memuat gambar ruangan …
web-own-pictures-reading = { $done } dari { $count } terbaca …
web-own-pictures-sending = Mengirim gambar …
web-own-pictures-count = { $count } gambar.
web-own-pictures-more = Kurang { $count } lagi.
web-own-pictures-list = Gambar yang dipilih
web-own-pictures-name = Nama gambar { $number }
web-own-pictures-remove = Hapus gambar { $number }
web-own-pictures-removed = Gambar { $number } dihapus.
web-own-pictures-use = Pakai gambar-gambar ini
# $file: the name of a file
web-own-pictures-kind = { $file }: bukan PNG, JPEG, atau WebP.
web-own-pictures-broken = { $file }: tidak bisa dibaca sebagai gambar.
web-own-pictures-huge = { $file }: lebih dari { $limit } MB.
web-own-pictures-double = { $file }: gambar ini sudah ada.
web-own-pictures-full = { $file }: tidak dimasukkan, paling banyak { $most } gambar.
