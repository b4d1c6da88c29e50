## Tips in somebody's first game: fetched while there are some they have not seen

guide-tip = Tips
guide-close = Oke, paham
# $word: the clue. $count: its number
guide-clue = { $count ->
   *[other] “{ $word } { $count }” artinya: ada { $count } kartu yang berkaitan dengan “{ $word }”. Kira-kira yang mana?
}
guide-zero = Nol itu peringatan: tidak satu pun kartu yang kamu cari berkaitan dengan “{ $word }”. Tebak paling sedikit satu kali, selebihnya bebas.
guide-unlimited = “Bebas limit” artinya jumlah kartu untuk “{ $word }” dirahasiakan. Kamu boleh menebak sesukamu, termasuk kata yang tadi terlewat.
# $button: what stands on the button that makes the guess
guide-choose = Kartunya baru ditandai, belum ditebak. Tekan “{ $button }” untuk menebaknya, atau ketuk kartunya lagi untuk membatalkan.
guide-stop = Benar! Kamu boleh berhenti, atau menebak lagi. Jumlah tebakan paling banyak angka petunjuk ditambah satu. Kalau salah, giliranmu berakhir.
guide-stop-free = Benar! Kamu boleh berhenti, atau menebak lagi sesukamu. Kalau salah, giliranmu berakhir.
guide-stop-duet = Benar! Lanjut selama masih benar, atau berhenti: giliran ini tetap memakai satu token waktu.
# To whoever gives the clue
guide-word = Petunjuk yang baik itu satu kata yang cocok untuk beberapa kartumu. Ketuk kartu-kartu itu, angkanya ikut terisi.
guide-assassin = Awas pembunuh bayaran: kalau kartunya tertebak, kamu langsung kalah. Petunjukmu cocok juga dengan kartu itu? Cari kata lain.
guide-numbers = Ada dua angka khusus: 0 memperingatkan bahwa tidak ada kartumu yang berkaitan, dan ∞ merahasiakan jumlahnya. Dengan keduanya, tebakan tidak dibatasi.
guide-numbers-duet = Ada angka khusus: 0 memperingatkan bahwa tidak ada kartumu yang berkaitan.
