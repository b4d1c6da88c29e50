### A clue of a finished game as a puzzle: the page /puzzle, its link in a replay, and what is refused there.

puzzle-unfinished = Vihjest saab mõistatuse teha siis, kui mäng on läbi.

puzzle-title = Kas sina oleksid ära arvanud?
puzzle-about = Vihje ühest lõppenud mängust ja mängulaud täpselt nagu siis. Leia vihje sõnad; esimene eksimus lõpetab mängukorra.
puzzle-clue = Vihje
puzzle-found = Leitud { $found }/{ $goal }
puzzle-found-some = Leitud { $found }. Lõpeta, kui aitab.
puzzle-show = Aitab, näita
puzzle-over-solved = Arvasid ära!
puzzle-over-missed = Mööda!
puzzle-over-assassin = Palgamõrvar!
puzzle-over-given-up = Nii see läks.
puzzle-by-you = Sina leidsid { $count }
puzzle-by-players = Mängijad leidsid { $count }
puzzle-by-bot = Bot oleks leidnud { $count }
puzzle-nothing = ühtki kaarti ei puudutatud
puzzle-looking = Bot vaatab vihjet …
puzzle-alien = Botid ei tunne seda vihjet.
puzzle-meant = Mõeldud:
puzzle-again = Proovi uuesti
puzzle-earlier = { $count ->
    [one] Üks varasem vihje
   *[other] { $count } varasemat vihjet
}
puzzle-shared = Kas sina oleksid ära arvanud? { $word } { $number }

puzzle-make = Tee vihjest „{ $word }“ mõistatus
puzzle-link = Mõistatuse link
puzzle-link-about = Lase teistel oma vihjet arvata: { $word }, { $number }. Nad näevad mängulauda sellisena, nagu see siis oli, ja lõpus ka seda, mida teie puudutasite. Ühtegi nime ei näidata.
puzzle-link-code = Kellel on link, sel on ka teie toa kood.
