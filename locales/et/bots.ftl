## Word vectors for the bots

bots-help-vectors = Sinu enda sõnavektorid bottide jaoks.
bots-help-vectors-add = Lisa vektorid failist või aadressilt (.vec või GloVe’i tekst, ka gzip-failina).
bots-help-vectors-list = Vektorid, mida botid saavad kasutada.
bots-help-vectors-remove = Eemalda vektorid.
bots-help-vectors-name = vektorite nimi; muidu faili nimi
bots-help-vectors-words = mitu sõna faili algusest alles jätta
bots-vectors-added = { $name }: { $words } sõna, { $size } mõõdet. Botid saavad neid kasutada: vectors:{ $name } või blend.
bots-vectors-removed = { $name } on eemaldatud.
bots-vectors-none = Vektoreid veel ei ole.
bots-vectors-size = Mõõtmeid
bots-vectors-unknown = Keele { $lang } jaoks ei ole vektoreid nimega { $name }.
bots-blend-alone = Blend vajab seoste kõrvale vektoreid, aga keele { $lang } jaoks neid pole. Lisa need käsuga: covernames vectors add
bots-vectors-bad-name = { $name } ei sobi nimeks.
bots-vectors-uneven = Rida { $line }: arve ei ole sama palju kui eelmistel ridadel.
bots-vectors-not-numbers = Rida { $line }: sõna järel on midagi muud kui arvud.
bots-vectors-empty = { $source }: vektoreid ei ole.
bots-vectors-unreadable = { $source }: ei saa avada.
bot-refused = Bot { $bot } ei saa mängida: { $error }
