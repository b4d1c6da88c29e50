### Isi lembar cetak dan perintah `covernames print`. Peramban tidak memuat berkas ini.

## Di lembar

print-key-a = Kartu kunci untuk Pihak A
print-key-b = Kartu kunci untuk Pihak B
# Di kaki papan dan kunci. $code: enam huruf dan angka
print-code-of = Kode { $code }
# $side: Tim Merah, Tim Biru
print-first = Petunjuk pertama: { $side }
print-double-agent = agen ganda
print-time-token = token waktu
print-key-about = Hanya untuk kedua kepala intel. Pasangan kartu kunci ini adalah papan dengan kode yang sama.
print-key-about-duet = Hanya untuk pihak ini. Pasangan kartu kunci ini adalah papan dengan kode yang sama.

## Lembar aturan, bersama teks dari halaman penjelasan permainan

print-prepare = Sebelum mulai
print-prepare-classic = Bentuk dua tim, masing-masing paling sedikit dua orang. Tiap tim punya satu kepala intel. Kedua kepala intel melihat kartu kunci, yang lain hanya melihat kata. Susun 25 kartu, lima kali lima, atau pakai papan cetak, lalu siapkan agen-agennya. Kartu kunci menunjukkan tim mana yang memberi petunjuk pertama.
print-prepare-duet = Dua pemain, atau dua kelompok, duduk berhadapan. Masing-masing mengambil satu dari dua kartu kunci yang kodenya sama dengan papan, dan tidak memperlihatkannya. Lipat token waktu di garis putus-putus. Siapkan sembilan token dengan sisi korban tak bersalah di atas, bersama lima belas agen dan satu pembunuh bayaran. Petunjuk pertama boleh dari pihak mana saja.
print-turn = Satu giliran
print-turn-classic = Kepala intel menyebut satu kata dan satu angka: berapa kata di meja yang berkaitan dengan kata itu. Personel lapangan berunding, lalu menyentuh satu kartu. Kepala intel menutup kartu itu sesuai kartu kunci:
print-turn-duet = Salah satu dari kalian menyebut satu kata dan satu angka: berapa agen di kartu kuncinya sendiri yang berkaitan dengan kata itu. Rekannya menyentuh satu kartu, lalu pemberi petunjuk menyebutkan apa isinya menurut kartu kuncinya sendiri:
print-number = Jumlah tebakan paling sedikit satu, paling banyak angka petunjuk ditambah satu. Setelah tebakan pertama, kalian boleh berhenti.

## Lembar misi

print-city = Kota
print-turns = Giliran
print-mistakes = Kesalahan
print-leads = Kota berikutnya

## Perintah

print-what-unknown = { $word } tidak bisa dicetak. Pilih board, key, cards, agents, rules, atau missions.
print-game-unknown = Tidak ada { $word } versi kertas. Pilih classic atau duet.
print-paper-unknown = Tidak ada kertas bernama { $word }. Pilih a4 atau letter.
# $path: berkasnya. $code: yang tertulis di papan dan kunci
print-written = { $pages ->
   *[other] { $path }: { $pages } halaman, kode { $code }
}
print-help = Cetak permainan ke PDF: papan, kartu kunci, kartu, agen, aturan, misi.
print-help-what = board, key, cards, agents, rules, atau missions; kalau tidak disebut, semua yang diperlukan untuk bermain
print-help-pdf = Berkas tujuan
print-help-game = Permainan: classic atau duet
print-help-paper = a4 atau letter
print-help-code = Kode di bagian bawah papan atau kartu kunci: mencetak pasangannya
print-help-boards = Jumlah papan dan kartu kunci
print-help-count = Jumlah kartu untuk digunting; 0: semua
print-help-meanings = Cetak arti di bawah kata, dalam ukuran kecil
