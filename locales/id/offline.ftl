### What the page says while the server cannot be reached; kept on the device with that page.

# The title where the device has no network, and where it has one but nobody answers.
offline-title = Kamu sedang offline
offline-unreachable = Server tidak bisa dihubungi
offline-about = Setiap permainan butuh server, termasuk yang dengan bot atau di satu perangkat. Ruanganmu aman di sana. Begitu koneksi pulih, halaman ini akan lanjut sendiri.
offline-again = Coba lagi
