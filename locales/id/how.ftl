### How to play: the page that explains the games. Loaded by that page alone.
### Plain words, short sentences, spoken to the reader. Terms as the players know them.

## The page

# Above the list of sections
how-contents = Di halaman ini
how-games = Permainan
how-back = Kembali
how-back-room = Kembali ke ruangan
how-again = Ulangi
# At the end of the page
how-ready = Siap? Kalau kamu sendirian, bot yang menemani.
how-go = Main
how-print = Main versi kertas

## Titles of sections

how-title-idea = Inti permainan
how-title-key = Siapa melihat apa
how-title-turn = Satu giliran: coba, yuk
how-title-numbers = Angkanya
how-title-clues = Petunjuk yang baik
how-title-fault = Kalau petunjuknya tidak sah
how-title-phantom = Giliran tim bayangan
how-title-score = Skor kalian
how-title-end = Akhir permainan
how-title-tokens = Token waktu
how-title-sudden = Sudden death
how-title-missions = Misi
how-title-talk = Yang boleh dikatakan
how-title-pictures = Gambar sebagai ganti kata
how-title-screen = Di meja ini
how-title-editions = Perbedaan antaredisi

## The idea: three pictures in a row

how-idea-words = Ada dua puluh lima kata di meja. Setiap kata mewakili seseorang, tapi siapa orangnya tidak kelihatan dari luar.
how-idea-key = Kedua kepala intel berbagi satu kartu kunci: di situ tertera kata mana yang agen merah, mana yang agen biru, dan mana yang harus dihindari.
how-idea-clue = Kepala intel menyebut satu kata dan satu angka. Timnya menebak kartu mana yang dimaksud. Pemenangnya tim yang lebih dulu menemukan semua agennya.
how-idea-key-two = Salah satu dari kalian jadi kepala intel dan melihat kartu kunci. Yang lain menebak. Tim Biru adalah tim bayangan: tidak ada yang memainkannya.
how-idea-clue-two = Petunjuk, tebakan, lalu giliran tim bayangan: setiap kali ia menemukan satu kata. Kalian harus lebih cepat.
how-idea-key-three = Dua dari kalian jadi kepala intel: bersaing, tapi berbagi satu kartu kunci. Pemain ketiga hanya melihat kata-katanya.
how-idea-clue-three = Pemain ketiga menebak untuk keduanya, bergantian untuk merah dan biru. Pemenangnya kepala intel yang semua agennya lebih dulu ditemukan.
how-idea-key-duet = Kalian bekerja sama. Kalian melihat sisi kartu kunci yang berbeda, dan sisi rekanmulah yang harus kamu tebak.
how-idea-clue-duet = Kalian bergantian memberi satu kata dan satu angka. Temukan kelima belas agen sebelum sembilan token waktu habis.
# Labels of pictures, for screen readers
how-picture-words = Kartu-kartu dengan kata menghadap ke atas
how-picture-key = Kartu kunci: lima kali lima kotak dengan warna dan bentuk

## Who sees what: a board that can be looked at from several seats

# Twenty-five short words of the language, as they stand on cards, separated by commas.
how-words = KOPI, KOKI, PIANO, ISTANA, ROBOT, SUNGAI, SENDOK, MACAN, AWAN, HAKIM, JERUK, ROKET, RATU, PRANGKO, HUTAN, PERAWAT, PASAR, NAGA, PENSIL, HUJAN, KEBUN, CERMIN, GULA, PILOT, WAYANG
how-view = Lihat sebagai
how-view-operatives = Personel lapangan
how-view-spymaster = Kepala intel
how-view-a = Pihak A
how-view-b = Pihak B
how-view-both = Keduanya sekaligus
how-view-operatives-about = Personel lapangan melihat kata-kata, serta penutup pada kartu yang sudah disentuh.
how-view-spymaster-about = Kepala intel melihat identitas setiap kata. Bentuk, pola, dan warna menunjukkan hal yang sama, jadi tidak perlu bisa membedakan warna.
how-view-a-about = Pihak A melihat sembilan agen dan tiga pembunuh bayaran. Sisanya korban tak bersalah.
how-view-b-about = Pihak B juga melihat sembilan agen, tapi kartunya lain: hanya tiga agen yang sama di kedua sisi.
how-view-both-about = Selama permainan tidak ada yang melihat ini: 9 + 9 − 3, jadi ada lima belas agen yang harus ditemukan.
# How many of each lie on the table. $count with a picture before it.
how-count-first = { $count } untuk tim pembuka
how-count-second = { $count } untuk tim kedua
how-count-bystanders = { $count } korban tak bersalah
how-count-assassin = { $count } pembunuh bayaran
how-black = Dari tiga pembunuh bayaran yang kamu lihat, di sisi rekanmu satu adalah agen, satu tetap pembunuh bayaran, dan satu korban tak bersalah. Jadi, dalam setiap permainan ada satu kata yang hitam bagimu tapi justru harus kamu tebak.

## A turn: six cards, and the visitor guesses

# Six words as they stand on cards: two that go with how-try-clue, one that goes with how-try-before,
# and three that could tempt: another team’s agent, a bystander, the assassin. Separated by commas.
how-try-cards = PAUS, JANGKAR, GENDANG, PANTAI, GURUN, HIU
how-try-clue = samudra
how-try-before = musik
how-try-about = Kamu personel lapangan merah. Kepala intelmu menyebut satu kata dan satu angka, tidak lebih. Ketuk kartu untuk menandainya, lalu konfirmasi di bawah papan.
# $clue: an earlier clue, of which one word is not found yet
how-try-earlier = Petunjuk sebelumnya, masih kurang satu kata: { $clue }
how-try-must = Kamu wajib menebak satu kali; setelah itu boleh berhenti.
# What happens. $word: the card that was touched
how-try-right = { $word } memang agen merah. Kamu boleh lanjut atau berhenti.
how-try-extra = { $word } juga benar. Sudah dua, dan kamu masih punya satu tebakan tambahan: cocok untuk kata yang tadi terlewat. Atau berhenti saja.
how-try-spent = { $word } benar. Itu tebakan terakhir: petunjuk untuk dua kata memberi tiga tebakan. Sekarang giliran Tim Biru.
how-try-bystander = { $word } ternyata korban tak bersalah. Giliranmu berakhir.
how-try-blue = { $word } ternyata agen biru. Giliranmu berakhir, dan sisa kata Tim Biru berkurang satu.
how-try-assassin = { $word } ternyata pembunuh bayaran. Permainan selesai, Tim Merah kalah.
how-try-stopped = Kamu berhenti, tidak ada ruginya. Sekarang giliran Tim Biru.
# In words, below the little board
how-turn-own = Agen tim sendiri: ditutup dengan warna kalian, dan kalian boleh menebak lagi.
how-turn-bystander = Korban tak bersalah: giliran berakhir.
how-turn-other = Agen tim lawan: giliran berakhir, dan kartunya dihitung untuk mereka.
how-turn-phantom = Agen tim bayangan: giliran berakhir, dan tim bayangan maju satu kata.
how-turn-assassin = Pembunuh bayaran: kalian langsung kalah.
how-turn-face = Kepala intel harus memasang muka datar. Kata yang ketemu karena kebetulan tetap dihitung, dan ia tidak boleh memperlihatkan bahwa itu kebetulan.

## A turn in Duet: six cards, and the visitor guesses

# Six words: three that go with how-duet-clue, then three that could tempt: one that is green on the
# visitor’s own key, a bystander, and one that is black for the partner. Separated by commas.
how-duet-cards = MAWAR, POHON, LEBAH, CACING, PAGAR, ULAR
how-duet-clue = kebun
how-duet-about = Kamu melihat sisi kartu kuncimu sendiri. Rekanmu yang memberi petunjuk, jadi yang berlaku sisi rekanmu, dan sisi itu tidak bisa kamu lihat.
how-duet-right = { $word } memang agen di kartu kunci rekanmu. Selama benar kamu boleh lanjut, atau berhenti.
# The card is an assassin on the visitor’s own key
how-duet-black = { $word } hitam di kartu kuncimu, tapi agen di kartu kunci rekanmu, dan hanya itu yang berlaku. Lanjut atau berhenti.
how-duet-all = { $word } yang ketiga: semua yang dimaksud rekanmu sudah ketemu. Tebakan tidak dibatasi, tapi sebaiknya berhenti.
how-duet-miss = { $word } ternyata korban tak bersalah di kartu kunci rekanmu. Giliran berakhir; di kartu itu ada token dengan panah ke arahmu. Bisa jadi rekanmu masih harus menebaknya.
how-duet-assassin = { $word } ternyata pembunuh bayaran di kartu kunci rekanmu. Kalian berdua kalah.
how-duet-stopped = Kamu berhenti: satu token terpakai, kini sisi centangnya di atas. Petunjuk berikutnya darimu.
how-duet-agent = Agen di sisi rekanmu: ditutup hijau untuk kalian berdua, dan kamu boleh menebak lagi tanpa batas.
how-duet-bystander = Korban tak bersalah di sisi rekanmu: token menandai kartu itu untukmu, dan giliran berakhir.
how-duet-black-end = Pembunuh bayaran di sisi rekanmu: kalian berdua langsung kalah.

## The number

how-number-about = Angka menunjukkan berapa kata di meja yang berkaitan dengan petunjuk. Coba pilih:
how-number-count = { $count ->
   *[other] { $count } kata berkaitan dengan petunjuknya. Paling banyak { $most } tebakan: angkanya ditambah satu.
}
how-number-zero = Tidak ada kata kita yang berkaitan: ini peringatan. Tebakan tidak dibatasi, tapi paling sedikit satu.
how-number-unlimited = Jumlah kata yang berkaitan kamu rahasiakan. Tebakan tidak dibatasi, tapi paling sedikit satu.
how-number-honest = Angkanya harus jujur, dan tidak boleh jadi petunjuk tersendiri.

## What a good clue is

how-clue-one = Satu kata dan satu angka. Tidak ada ralat, tidak ada komentar “agak jauh, nih”, tidak ada lirikan.
how-clue-meaning = Yang dipakai arti kata. Bukan huruf, bunyi, atau letak kartu.
how-clue-visible = Bukan kata yang masih terbuka di meja, bukan bentuk lainnya, dan bukan bagiannya. Begitu kartunya ditutup, katanya boleh dipakai.
how-clue-language = Bahasanya sama dengan bahasa kartu. Kata asing boleh kalau semua orang memakainya.
how-ask = Tanya wasit
how-ask-about = Wasit mengenal kata dalam enam bahasa. Jawabannya sah, tidak sah, atau diserahkan kepada para pemain.
how-ask-words = Bahasa kartu
how-ask-cover = Ketuk kartu untuk menutupnya.
how-ask-uncover = Buka semua kartu
how-ask-examples = Coba ini:
how-ask-waits = Wasit menunggu petunjuk.
how-ask-own = Atau petunjukmu sendiri
how-ask-why = Yang khas di sini

# The clue rules of the language of the cards, in a sentence or two; without examples. (RULES.md, L and N)
how-rules-en = Bentuk lain dan kerabat kata di kartu tidak boleh, begitu juga bagian kata majemuk; huruf yang kebetulan sama tidak apa-apa. Dua ejaan dari satu kata dihitung satu kata. Nama perlu persetujuan pemain lain; rima tidak perlu.
how-rules-th = Bagian kata ikut dihitung: semua kata yang memuat salah satu bagian kata di kartu tidak boleh. Yang tulisannya sama adalah kata yang sama, bagaimanapun dibacanya; yang cuma sama bunyinya adalah kata lain, tapi tidak boleh menunjuk ke kartu itu. Urutan mengetik tanda vokal dan nada tidak berpengaruh.
how-rules-zh-hant = Sangat ketat: petunjuk tidak boleh punya karakter yang sama dengan kartu mana pun, termasuk bentuk sederhana dan variannya. Nama dan kata yang bunyinya mirip kartu perlu persetujuan pemain lain. Rima boleh asal tidak ditekankan.
how-rules-id = Kata dasar dari kata di kartu tidak boleh, begitu juga semua turunannya: kata berimbuhan, kata ulang, kata majemuk. Bilangan yang terdiri atas beberapa kata dihitung satu petunjuk. Kata asing hanya boleh kalau sudah menjadi kata bahasa Indonesia.
how-rules-bg = Kata seakar tidak boleh, dan kata majemuk punya beberapa akar. Kata yang cuma mirip bunyi atau bentuknya boleh; yang tulisannya sama adalah kata yang sama, apa pun tekanannya. Nama boleh.
how-rules-et = Semua bentuk kata di kartu, turunannya, dan, pada kata majemuk, setiap bagiannya tidak boleh; huruf yang kebetulan sama tidak masalah. Kata majemuk yang memang dipakai dihitung satu kata, sepanjang apa pun; yang baru dikarang tidak boleh. Kata tidak boleh dipakai dengan artinya dalam bahasa lain.

## When a clue is not allowed

how-fault-ask = Ragu? Tanya kepala intel lawan diam-diam sebelum memberi petunjuk. Yang ia terima pasti sah; kalau ditolak, tidak ada ruginya.
how-fault-challenge = Siapa saja selain pemberinya boleh memprotes petunjuk selama giliran itu. Tebakan berhenti dulu.
how-fault-who = Yang jelas bagi wasit langsung diputuskan. Kalau ragu, semua memberi suara; kalau seri, petunjuknya sah.
how-fault-price = Kalau tidak sah, giliran langsung berakhir, dan kepala intel yang satunya boleh menutup satu kartu warnanya sendiri.
how-fault-late = Kalau tidak ada yang sadar, petunjuknya dianggap sah.
how-fault-who-two = Yang jelas bagi wasit langsung diputuskan. Kalau ragu, kepala intel sendiri yang memutuskan mau menariknya atau tidak.
how-fault-price-two = Kalau tidak sah, giliran langsung berakhir, dan tim bayangan mendapat satu kartu lebih banyak dari biasanya.
how-fault-challenge-duet = Yang menebak boleh memprotes petunjuk selama giliran itu. Tebakan berhenti dulu.
how-fault-who-duet = Yang jelas bagi wasit langsung diputuskan. Kalau ragu, pemberi petunjuk sendiri yang memutuskan mau menariknya atau tidak.
how-fault-price-duet = Kalau tidak sah, satu token waktu hilang, dan tebakan berlanjut seperti biasa.

## The phantom, and the score of one team

how-phantom-cover = Setiap giliran kalian selesai, kepala intel menutup satu kata biru pilihannya. Ia yang menentukan kata mana yang tersisa.
how-phantom-lose = Semua kata biru tertutup, atau pembunuh bayaran tersentuh: kalian kalah.
how-phantom-win = Kalau menang, setiap kartu agen biru yang belum diletakkan di meja bernilai satu poin.
# $count: from the first turn to the eighth
how-phantom-turns = Kalian menang di giliran ke-{ $count }
how-phantom-touched = { $count ->
    [0] Tidak ada kata biru yang tersentuh karena salah tebak
   *[other] { $count } kata biru tersentuh karena salah tebak
}
how-phantom-gone = Tim bayangan lebih cepat: tidak ada poin.

## How it ends

how-end-all = Tim menang begitu semua agennya tertutup, walaupun yang terakhir disentuh tim lawan.
how-end-assassin = Yang menyentuh pembunuh bayaran kalah.
how-end-assassin-three = Kalau pembunuh bayaran tersentuh, yang kalah adalah kepala intel yang sedang mendapat giliran.
how-end-three-team = Tiga teman juga bisa bermain sebagai satu tim: lihat “{ variant-two-player }”.
how-end-next = Permainan berikutnya: ganti kepala intel, lalu balik kartunya atau bagikan kartu baru.
how-end-duet = Kalian menang begitu agen kelima belas tertutup.
how-end-side = Kalau semua agen di sisimu sudah ditemukan, itu diumumkan: rekanmu tidak perlu menebak lagi. Sejak saat itu hanya rekanmu yang memberi petunjuk, dan hanya kamu yang menebak.

## Time tokens

how-tokens-each = Setiap giliran memakai satu token, jadi sembilan token berarti sembilan petunjuk.
how-tokens-stop = Berhenti atas kemauan sendiri: token jadi milikmu, sisi centangnya di atas.
how-tokens-miss = Menyentuh korban tak bersalah: token diletakkan di kartu itu, panahnya ke arah yang salah tebak. Pihak lain masih boleh menebak kata itu.
how-tokens-both = Kalau kedua pihak salah tebak di kartu yang sama, kartunya gugur; katanya boleh dipakai sebagai petunjuk.
how-tokens-easy = Terlalu susah? Main dengan sepuluh atau sebelas token dulu sampai menang.

## Sudden death

how-sudden-when = Token terakhir habis, tapi masih ada agen? Tidak ada petunjuk lagi.
how-sudden-how = Tebak kartu satu per satu, masing-masing menurut kartu kunci rekannya. Kedua pihak menebak, urutannya bebas, selama masih ada kata yang harus mereka tebak.
how-sudden-lose = Sekarang kena korban tak bersalah pun kalah. Temukan agen terakhir, dan kalian menang.

## The score in Duet

how-score-about = Kemenangan dengan sembilan token diberi skor. Tiga poin untuk setiap token yang tidak terpakai, satu poin untuk setiap giliran yang berakhir dengan tebakan benar, kurang satu kalau harus lewat sudden death.
how-score-right = { $count ->
   *[other] { $count } giliran berakhir dengan tebakan benar
}
how-score-missed = { $count ->
   *[other] { $count } giliran berakhir dengan kesalahan
}
how-score-sudden = Menang lewat sudden death
how-score-unused = { $count ->
   *[other] { $count } token tidak terpakai
}

## Missions

how-missions-about = Kalau menang dengan sembilan token, peta kota-kota terbuka: Duet dengan giliran lebih sedikit, atau jatah salah lebih sedikit.
# $turns and $mistakes: the two numbers of a mission, such as 9–5
how-missions-numbers = “{ $turns }–{ $mistakes }” artinya { $turns } giliran dan boleh salah { $mistakes } kali.
how-missions-faces = Salah tebak memakai token bergambar korban tak bersalah, berhenti memakai token bertanda centang. Kalau token korban tak bersalah habis, setiap kesalahan memakai dua token; kalau token tinggal satu, kalian kalah.
how-missions-map = Buka peta

## What you may say in Duet

how-talk-clues = Kalian hanya boleh saling memberi tahu lewat petunjuk. Isi kartu kunci, jumlah kata yang tersisa, perlu berhenti atau tidak: semua itu jangan dikatakan.
how-talk-own = Kartunya hijau juga di sisimu? Simpan sendiri.
how-talk-think = Berpikir sambil bicara boleh saja, asal tidak membocorkan apa pun tentang sisimu.
how-talk-groups = Kalau pemainnya lebih dari dua, setiap pihak adalah kelompok yang berbagi satu kartu kunci.
how-talk-order = Kalau disepakati, satu pihak boleh memberi dua petunjuk berturut-turut.

## At this table

how-screen-mark = Ketuk kartu untuk menandainya; timmu melihat tandanya. Tekan tombol di bawah papan, baru jadi tebakan.
how-screen-mean = Sambil memikirkan petunjuk, ketuk kartu yang kamu maksud: angkanya ikut terisi. Cuma kamu yang lihat.
how-screen-ask = Tanya kepala intel lawan sebelum memberi petunjuk.
how-screen-key = Duduk berdekatan? Tampilkan kartu kunci hanya selama tombol ditahan.
how-screen-book = Lihat arti kata.
how-screen-log = Semua petunjuk sejauh ini, dan yang belum ditemukan. Di layar lebar, letaknya di samping papan.
how-screen-timer = Jam pasir cuma pengingat. Hanya hitung mundur yang mengakhiri giliran.

## Pictures

how-pictures-what = Kalian bisa bermain dengan gambar, atau separuh kata dan separuh gambar. Setiap gambar mempertemukan dua benda. Selebihnya seperti biasa.
how-pictures-clue = Petunjuk boleh tentang benda yang satu, benda lainnya, atau apa yang keduanya lakukan bersama. Apa yang terlihat boleh disebut: pada gambar tidak ada tulisan. Untuk kata di meja, aturannya tetap berlaku.
how-pictures-names = Setiap orang bisa membaca nama gambar dalam bahasanya sendiri: tekan lama gambarnya, atau tekan ? di papan ketik. Lewat menu semua nama bisa ditampilkan.
how-pictures-own = Kalian juga bisa membawa 25 sampai 200 gambar sendiri: di lobi, bagian Kartu. Beri nama, untuk yang tidak bisa melihatnya dan untuk bot.
how-pictures-try = Ketuk gambar untuk melihat namanya. Petunjuk apa yang cocok untuk dua di antaranya?

## Editions differ

how-editions-about = Permainannya sama di semua edisi cetak, hanya rinciannya yang berbeda. Aturan petunjuk mengikuti bahasa kartu; sisanya sebagian besar bisa diatur host.
how-editions-next = Permainan berikutnya
how-editions-next-about = Balik kartu yang sama. Mandarin: bagikan dua puluh lima kartu baru.
how-editions-names = Nama
how-editions-names-about = Boleh. Mandarin dan Inggris: hanya kalau pemain lain setuju.
how-editions-rhymes = Rima
how-editions-rhymes-about = Tidak boleh kalau kaitannya cuma bunyi. Mandarin dan Inggris: boleh, asal tidak ditekankan.
how-editions-sound = Kata yang bunyinya mirip kartu
how-editions-sound-about = Dianggap kata lain, asal tidak menunjuk ke kartu itu; di edisi Bulgaria tanpa syarat. Mandarin: sepakati dulu.
how-editions-foreign = Kata asing
how-editions-foreign-about = Thai dan Estonia: boleh kalau kalian biasa memakainya. Indonesia dan Bulgaria: boleh kalau sudah jadi bagian bahasanya. Mandarin: kata serapan sehari-hari, tapi jangan pernah terjemahan kata di kartu.
how-editions-compounds = Beberapa kata atau tanda hubung
how-editions-compounds-about = Hanya kalau sudah kalian sepakati. Kata majemuk Estonia dihitung satu kata; bilangan Indonesia yang terdiri atas beberapa kata boleh.
how-editions-timer = Jam pasir
how-editions-timer-about = Siapa saja boleh membaliknya. Mandarin: hanya tim lawan.
how-editions-three = Pemain ketiga
how-editions-three-about = Berusaha sebaik mungkin untuk keduanya. Mandarin: harus netral, tidak menang dan tidak kalah.
how-editions-duet = Duet
how-editions-duet-about = Di sini ada dalam semua bahasa. Bedanya dengan permainan tim: tebakan tidak dibatasi, tidak ada “bebas limit”, dan petunjuk yang tidak sah memakan token, bukan giliran.
