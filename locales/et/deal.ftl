### The same deal at several tables: the page /deal, its link beside a result, the lobby of such a room.

deal-unknown = Sellist jaotust ei ole või see on kustutatud.
deal-unfinished = Jaotust saab teistele edasi anda siis, kui mäng on läbi.
deal-own-pictures = Selles mängus olid toa enda pildid. Need on ainult selle toa jaoks, seepärast ei saa jaotust edasi anda.
deal-fixed = Esimene mäng jagatakse siin samamoodi nagu teistes laudades. Seni jäävad mäng, keel, kaardid ja reeglid selliseks, nagu need on.
deal-tables = Selle jaotusega on tuba juba { $most } laual. Rohkem ei saa.
deals-full = Server ei saa praegu rohkem jaotusi alles hoida. Palun proovi mõnel teisel päeval.

deal-title = Sama jaotus
deal-about = Iga laud, kes selle lingi avab, saab samad kaardid samadele kohtadele ja sama võtme. Siin on näha, kuidas kellelgi läks, aga kaartidest mitte midagi.
deal-what = Mida jagatakse
deal-family = palgamõrvariteta
deal-link = Jaotuse link
deal-link-about = Saada see teistele laudadele. Kellel see on, see saab avada toa ja kaarte näha, nii et ära enne mängu piilu.
deal-open = Ava selle jaotusega tuba
deal-open-about = Toa esimene mäng jagatakse nii, järgmised nagu tavaliselt.
deal-results = Tulemused
deal-count = { $count ->
    [0] Ükski laud ei ole veel lõpetanud.
    [one] { $count } laud on lõpetanud.
   *[other] { $count } lauda on lõpetanud.
}
deal-open-rooms = { $count ->
    [one] Veel { $count } laual on tuba avatud.
   *[other] Veel { $count } laual on tuba avatud.
}
deal-table = Laud { $number }
deal-yours = Teie
deal-who = Laud
deal-end = Tulemus
deal-clues = Vihjed
deal-per-clue = Sõnu vihje kohta
deal-day = Kuupäev
deal-won = Võit
deal-lost = Kaotus

deal-several = Üks jaotus mitmele lauale
deal-several-about = Laudade võistluseks või klassile: kaardid ja võti loositakse kohe ning enne mängu algust ei näe neid keegi, ka sina mitte.
deal-make = Loosi jaotus

deal-share = Sama jaotus teistele
deal-given = Esimeses mängus on kaardid ja võti samad mis teistes laudades.
