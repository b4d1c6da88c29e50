## Ideas for whoever must give a clue and has none: at the table, in the lobby, in the terminal

# $words: five words
ideas-told = Ide: { $words }
ideas-off = Di permainan ini bot tidak memberi ide.
# $seconds: until ideas may be asked for
ideas-too-soon = Coba pikirkan sendiri dulu. Ide bisa diminta { $seconds } detik lagi.
ideas-none = Bot sedang tidak punya ide. Coba minta lagi.
ideas-not-your-turn = Ide hanya untuk yang mendapat giliran memberi petunjuk.

web-ideas = Ide
web-ideas-ask = Minta ide
web-ideas-ask-about = Bot membisikkan lima kata kepadamu. Semua orang akan melihat “dengan bantuan” di samping petunjukmu.
web-ideas-thinking = Bot sedang berpikir …
# Below the words
web-ideas-about = Untuk kartu yang mana? Itu terserah kamu.

## A setting of the room: when there are ideas

web-set-ideas = Ide untuk petunjuk
web-set-ideas-about = Pemberi petunjuk bisa meminta lima kata dari bot. Bot tidak menyebutkan kartu mana yang cocok, dan semua orang melihat “dengan bantuan” di samping petunjuknya.
web-ideas-off = tidak pernah
web-ideas-alone = setelah semenit, kalau semua pemain lain bot
web-ideas-minute = setelah semenit
web-ideas-always = langsung
