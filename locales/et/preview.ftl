# What a chat shows of a link before anybody opens it. No names, no words of a game.
preview-game = Üks sõna, üks number – ja ülejäänu leiavad sõbrad.
preview-room = Tule mängima: sind kutsutakse mängu. Kontot pole vaja.
preview-daily = Päeva juhtum: kõigil on samad kaardid. Kas sina lahendad selle?
preview-puzzle = Kas sina oleksid ära arvanud? Vihje ühest lõppenud mängust.
preview-replay = Lõppenud mäng, mida saab sammhaaval vaadata.
preview-deal = Igale lauale samad kaardid ja sama võti: kuidas läheb teie laual?
