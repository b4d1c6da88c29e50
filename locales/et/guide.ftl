## Tips in somebody's first game: fetched while there are some they have not seen

guide-tip = Nõuanne
guide-close = Selge
# $word: the clue. $count: its number
guide-clue = { $count ->
    [one] „{ $word } { $count }“ tähendab, et sõnaga „{ $word }“ käib kokku üks kaart. Milline?
   *[other] „{ $word } { $count }“ tähendab, et sõnaga „{ $word }“ käib kokku { $count } kaarti. Millised?
}
guide-zero = Null on hoiatus: ükski sinu kaart ei käi kokku sõnaga „{ $word }“. Arva vähemalt korra, edasi nii palju, kui tahad.
guide-unlimited = „Piiramatu“ ei ütle, mitu kaarti sõnaga „{ $word }“ kokku käib. Arva nii palju, kui tahad, ka varasemate vihjete sõnu.
# $button: what stands on the button that makes the guess
guide-choose = Kaart on esialgu ainult märgitud. Arvamiseks vajuta „{ $button }“; märgi eemaldamiseks puuduta kaarti uuesti.
guide-stop = Õige! Võid lõpetada või edasi arvata, kokku kuni üks kord rohkem, kui number ütleb. Vale kaart lõpetab mängukorra.
guide-stop-free = Õige! Võid lõpetada või edasi arvata, nii palju, kui tahad. Vale kaart lõpetab mängukorra.
guide-stop-duet = Õige! Jätka, kuni arvad õigesti, või lõpeta: mängukord maksab nii või teisiti ühe žetooni.
# To whoever gives the clue
guide-word = Hea vihje on üks sõna, mis sobib mitme sinu kaardiga. Puuduta neid kaarte ja number tuleb ise.
guide-assassin = Hoia palgamõrvarist eemale: kui teda puudutatakse, oled kohe kaotanud. Kas sinu sõna sobib ka temaga? Siis otsi teine.
guide-numbers = Kaks erilist numbrit: 0 hoiatab, et ükski sinu kaart sõnaga kokku ei käi, ja ∞ jätab arvu lahtiseks. Mõlemal juhul arvamisi ei piirata.
guide-numbers-duet = Üks eriline number: 0 hoiatab, et ükski sinu kaart sõnaga kokku ei käi.
