## What somebody prefers on a device: fetched with the menu, or when it is offered

web-theme = Tema warna
# As the device is set.
web-theme-system = Otomatis
web-theme-light = Terang
web-theme-dark = Gelap
web-sound = Suara
web-aloud = Bacakan petunjuk
web-vibration = Getar
web-show-names = Nama di bawah gambar
web-notify = Kabari aku kalau giliranku tiba saat aku tidak di halaman ini
web-notify-blocked = Browser tidak mengizinkan notifikasi di sini.
web-notify-missing = Browser ini hanya menampilkan notifikasi lewat koneksi aman.
web-notify-unsupported = Browser ini tidak menampilkan notifikasi dari halaman. Di iPhone atau iPad, tambahkan dulu halaman ini ke layar utama.
# Asked once of somebody who waits for others.
web-notify-offer = Mau dikabari saat giliranmu tiba?
web-notify-yes = Kabari aku
web-notify-no = Tidak usah
web-notify-on = Kamu akan dikabari saat giliranmu tiba, selama halaman ini tetap terbuka.
# All that a notification says; $room is the room's code.
web-notify-turn = Giliranmu di ruangan { $room }

web-letters = Huruf dan ukuran
web-typeface = Huruf
web-typeface-ours = Biasa
web-typeface-easy = Mudah dibaca
web-spacing = Spasi
web-spacing-normal = Biasa
web-spacing-wide = Lebar
web-size = Ukuran
web-size-normal = Biasa
web-size-large = Besar
web-size-largest = Terbesar
web-letters-about = “Mudah dibaca” adalah Atkinson Hyperlegible, yang huruf-hurufnya sulit tertukar. Huruf ini hanya ada untuk aksara Latin: bahasa Bulgaria tampil dengan huruf kami sendiri dalam lebar penuh, aksara Thai tetap memakai huruf dengan lingkaran kecil, dan aksara Tionghoa memakai huruf perangkatmu. Kata di kartu membesar selama masih muat.

# In the menu of a table: shows the tips of the first game once more.
web-guide-again = Pandu aku lagi
web-stored = Apa saja yang disimpan?
web-stored-about = Tidak ada akun, tidak ada cookie, dan tidak ada yang melacakmu. Server ini hanya menyimpan ruangan, nama yang diketik di dalamnya, dan permainannya; semuanya dihapus kalau ruangan itu sudah lama tidak dipakai, biasanya 30 hari. Obrolan dan alamat IP-mu tidak disimpan. Pengaturan pribadimu, catatanmu, daftar permainanmu, dan bukti bahwa kursimu memang milikmu hanya ada di browser ini; untuk menghapusnya, hapus data situs ini. Kalau kamu setuju hasil kasus harianmu dihitung, server menambahkannya ke jumlah total tanpa namamu dan menghapus jumlah itu setelah 30 hari. Kalau kamu membagikan tayangan ulang, server menyimpan salinan permainan itu, dengan atau tanpa nama sesuai pilihanmu, biasanya selama setahun.
