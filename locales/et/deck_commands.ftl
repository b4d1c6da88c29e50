## Decks that are to be shipped

deck-back-related = Rida { $line }: { $other } on seotud oma kaardi esikülje sõnaga { $word }.
deck-double = Rida { $line }: { $word } on juba mõnes teises selle keele pakis.
deck-gloss-too-long = Rida { $line }: sõna { $word } tähendus on pikem kui { $limit } märki.
deck-near-kin = Rida { $line }: { $other } on märgitud nii sõna { $word } sugulaseks (kin) kui ka üksnes lähedaseks (near); vali üks.
deck-no-gloss = Rida { $line }: sõna { $word } tähendus puudub.
deck-not-lower = Rida { $line }: osad ja sugulassõnad kirjutatakse väiketähtedega ({ $other }).
deck-not-nfc = Rida { $line }: { $word } ei ole Unicode’i normaalkujul C.
deck-not-upper = Rida { $line }: { $word } ei ole suurtähtedega.
deck-one-part = Rida { $line }: sõnal { $word } on ainult üks osa; liitsõnal on neid vähemalt kaks.
deck-own-kin = Rida { $line }: { $word } on märgitud iseenda sugulassõnaks.
deck-related = Rida { $line }: { $word } on seotud sõnaga { $other }, mis on sama paki teisel kaardil.
deck-script = Rida { $line }: { $word } { $other } sisaldab teise kirjasüsteemi tähti.
deck-word-too-long = Rida { $line }: { $word } on pikem kui { $limit } tähte.

deck-language = Keel
deck-name = Pakk
deck-picture = Pilt
deck-picture-name = Nimi
deck-words = Sõnu
deck-cards = Kaarte
deck-one-sense = Üks tähendus
deck-many-senses = Kolm või rohkem
deck-word = Sõna
deck-gloss = Tähendus
deck-kin = Sugulassõnad
deck-near = Lähedased sõnad
deck-checked = { $words ->
    [one] { $words } sõna, { $cards } kaart.
   *[other] { $words } sõna, { $cards } kaarti.
}
deck-known = Neist sõnadest tunnevad botid hästi { $well }, natuke { $little } ja üldse mitte { $unknown }.
deck-unknown-words = Bottidele tundmatud: { $words }
deck-refused = Midagi ei laaditud.
deck-no-fault = Vigu ei leitud.
deck-written = Salvestatud: { $path }
deck-exists = { $path } on juba olemas ja jäeti puutumata.
deck-word-missing = Sõna { $word } selles pakis ei ole.
