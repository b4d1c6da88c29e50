## What the referee says

verdict-legal = Petunjuk sah.
verdict-illegal = Petunjuk tidak sah.
verdict-ask = Masih bisa diperdebatkan.

# Why a clue is not allowed. $way: how clue and card are joined; from the card (from), the card from the
# clue (to), both from a third form (both), or by family alone.
reason-same-word = “{ $clue }” adalah kata { $card } itu sendiri, yang masih terbuka di meja.
reason-inflection = { $way ->
    [to] { $card }, yang masih terbuka di meja, adalah bentuk lain dari “{ $clue }”.
    [both] “{ $clue }” dan { $card }, yang masih terbuka di meja, adalah bentuk dari kata yang sama: “{ $form }”.
   *[other] “{ $clue }” adalah bentuk lain dari { $card }, yang masih terbuka di meja.
}
reason-derived = { $way ->
    [from] “{ $clue }” diturunkan dari { $card }, yang masih terbuka di meja.
    [to] { $card }, yang masih terbuka di meja, diturunkan dari “{ $clue }”.
    [both] “{ $clue }” dan { $card }, yang masih terbuka di meja, sama-sama diturunkan dari “{ $form }”.
   *[other] “{ $clue }” sekerabat dengan { $card }, yang masih terbuka di meja.
}
reason-contains-word = { $way ->
    [both] “{ $clue }” memuat “{ $form }”, yang sekerabat dengan { $card }; kartu itu masih terbuka di meja.
   *[other] “{ $clue }” memuat { $card }, yang masih terbuka di meja.
}
reason-contains-character = “{ $clue }” punya karakter { $form } yang sama dengan { $card }, yang masih terbuka di meja.
reason-compound-part = { $way ->
    [both] “{ $clue }” sekerabat dengan “{ $form }”, bagian dari { $card }; kartu itu masih terbuka di meja.
   *[other] “{ $clue }” adalah bagian dari { $card }, yang masih terbuka di meja.
}
reason-shared-part = { $way ->
    [both] “{ $clue }” punya bagian “{ $form }” yang sama dengan { $card }, yang masih terbuka di meja.
   *[other] “{ $clue }” punya bagian yang sama dengan { $card }, yang masih terbuka di meja.
}
reason-letters-only = “{ $clue }” menunjuk bunyi atau huruf, bukan makna.
reason-position = “{ $clue }” menunjuk letak kartu, bukan makna.
reason-foreign-word = “{ $clue }” bukan kata dalam bahasa ini.
reason-multiword = “{ $clue }” lebih dari satu kata.
reason-hyphenated = “{ $clue }” memakai tanda hubung dan dihitung lebih dari satu kata.
reason-extra-talk = Petunjuk itu satu kata, bukan kalimat.
reason-bad-number = Angkanya harus bilangan bulat dari 0 sampai 9, atau “bebas limit”.
reason-empty = Petunjuk harus berisi satu kata.
reason-not-a-word = “{ $clue }” bukan kata.
reason-too-long = Petunjuknya terlalu panjang.

# What people have to decide.
doubt-near-kin = Bagi sebagian orang, “{ $clue }” dan { $card } terasa sekerabat; bagi yang lain tidak.
doubt-derived = Bagi sebagian orang, “{ $clue }” dan { $card } terasa sekerabat; bagi yang lain tidak.
doubt-shared-part = “{ $clue }” dan { $card } sama-sama punya “{ $form }”. Apakah itu membocorkan jawabannya?
doubt-contains-word = Sebagian orang melihat { $card } di dalam “{ $clue }”; yang lain tidak.
doubt-compound-part = “{ $form }” adalah bagian dari { $card }. Apakah kelompok kalian sepakat itu boleh?
doubt-homograph-same = “{ $clue }” bisa dibaca sebagai bentuk dari { $card }. Apakah kalian menganggapnya begitu?
doubt-sound-only = “{ $clue }” bunyinya mirip { $card }. Hanya maknanya yang boleh jadi petunjuk, kecuali kalian sepakat bunyi juga boleh.
doubt-rhyme = “{ $clue }” berima dengan { $card }. Hanya maknanya yang boleh jadi petunjuk, kecuali kalian sepakat rima juga boleh.
doubt-contains-character = “{ $form }” di { $card } mungkin dihitung sama dengan karakter di “{ $clue }”.
doubt-letters-only = “{ $clue }” cocok dengan ejaan beberapa kata. Hanya maknanya yang boleh jadi petunjuk.
doubt-position = “{ $clue }” mungkin menunjuk letak kartu. Hanya maknanya yang boleh jadi petunjuk.
doubt-foreign-word = Apakah kelompok kalian biasa memakai “{ $clue }” dalam bahasa ini?
doubt-proper-name = “{ $clue }” adalah nama. Apakah kelompok kalian sepakat nama boleh?
doubt-acronym = “{ $clue }” adalah singkatan. Apakah kelompok kalian sepakat singkatan boleh?
doubt-multiword = “{ $clue }” mungkin dihitung lebih dari satu kata.
doubt-made-up-name = Aku tidak kenal nama “{ $clue }”. Apakah memang ada?
doubt-made-up-compound = Aku tidak kenal kata majemuk “{ $clue }”. Apakah memang dipakai orang?
doubt-made-up-word = Aku tidak kenal kata “{ $clue }”. Apakah memang ada?
doubt-fictional-word = “{ $clue }” berasal dari cerita fiksi. Apakah kelompok kalian sepakat itu boleh?
doubt-silent = Wasit tidak menjawab.

# What to mind about a clue that is allowed.
remark-letters-only = Ada huruf yang sama dengan { $card }: boleh, asal maknanya yang jadi petunjuk.
remark-number-hint = Boleh, asal angkanya bukan petunjuk tersendiri.
remark-spelled-ok = Petunjuk boleh dieja.
remark-shared-part = Ada “{ $form }” yang sama dengan { $card }, seperti pada banyak kata lain: boleh.
remark-sound-only = Bunyinya mirip { $card }: boleh, asal maknanya yang jadi petunjuk.

judge-unknown = Ini tidak dikenal di sini: { $what }
judge-missing = Ada daftar kata yang belum terpasang ({ $names }); wasit jadi kurang yakin.
judge-anyway = Tetap beri petunjuk ini? ({ cli-yes }/{ cli-no })
