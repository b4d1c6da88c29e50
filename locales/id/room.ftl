## Why something cannot be done in a room

host-not-a-bot = Bot tidak bisa jadi host.
host-only = Hanya host yang bisa melakukan itu.
host-stays = Host tidak bisa dikeluarkan. Serahkan dulu perannya.
member-unknown = Tidak ada yang bernama itu di sini.
name-empty = Pilih nama dulu, ya.
name-taken = Nama ini sudah dipakai orang lain di sini.
name-too-long = Namanya terlalu panjang: paling banyak { $most } karakter.
no-game = Tidak ada permainan yang sedang berlangsung.
not-a-member = Masuk ke ruangan dulu.
room-full = Ruangan penuh: paling banyak { $most } orang.
room-locked = Ruangan terkunci. Minta host membukakannya untukmu.
room-playing = Tidak bisa selagi permainan berlangsung.

## What the server says

busy = Sedang terlalu ramai di sini. Coba lagi, ya.
chat-closed = Sekarang tidak boleh menulis di sini.
command-id = Perintah ini tidak punya id yang bisa dipakai.
hello-first = Perangkat ini belum memperkenalkan diri.
hello-once = Perangkat ini sudah memperkenalkan diri.
message-unreadable = Pesan itu tidak bisa dipahami.
record-unknown = Tidak ada rekaman permainan seperti itu.
removed = Kamu dikeluarkan dari ruangan.
left = Kamu sudah keluar dari ruangan.
request-too-large = Yang dikirim terlalu besar.
request-too-slow = Permintaan terlalu lama sampai.
request-unreadable = Permintaan itu tidak bisa dipahami.
restart = Server dimulai ulang. Sebentar lagi kamu tersambung kembali.
room-unknown = Tidak ada ruangan seperti itu.
secret-unknown = Perangkat ini tidak dikenal di ruangan. Silakan masuk lagi.
too-fast = Terlalu banyak pesan sekaligus.
too-many = Terlalu banyak permintaan dari satu alamat. Tunggu satu menit, ya.
connections-too-many = Terlalu banyak perangkat tersambung dari jaringanmu. Kamu akan masuk begitu ada tempat.
clue-illegal = Wasit menyatakan petunjuk ini tidak sah.
guess-by-marks = Tandai kartunya: di sini tebakan perlu lebih dari satu orang.
not-saved = Saat ini belum bisa disimpan. Tidak ada yang hilang, silakan coba lagi.
note-too-long = Catatannya terlalu panjang: paling banyak { $most } karakter.
option-unknown = Wasit tidak punya opsi bernama { $option }.
passcode-wrong = Kode sandinya belum cocok. Coba periksa lagi, atau tanya orang yang mengundangmu.
bot-puzzled = Aku tidak paham “{ $word }” itu arahnya ke mana.
server-error = Ada masalah di pihak kami. Tidak ada yang hilang.
address-unknown = Tidak ada apa-apa di alamat ini.
bot-unknown = Tidak ada bot bernama { $bot }.
bot-no-model = Bot llm memerlukan --llm-url dan --llm-model.
list-unknown = Daftar kata ini sudah tidak ada di ruangan. Silakan masukkan lagi.
list-unread = Daftar kata ini belum bisa dibaca saat ini. Tidak ada yang berubah, silakan coba lagi.
settings-team = Ruangan ini tidak bisa dipindahkan ke tim lain.
team-names = Namanya terlalu banyak atau terlalu panjang.
team-unknown = Tidak ada tim seperti itu.
