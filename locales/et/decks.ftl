## Lists of words that somebody brings

language-unknown = Sellist keelt ei ole: { $word }. Vali en, th, zh-Hant, id, bg või et.
deck-unknown = Sellist pakki ei ole: { $word }
pack-binary = See ei ole tekstifail.
pack-control-characters = Rida { $line }: sisaldab juhtmärke.
pack-encoding = Rida { $line }: ei ole loetav. Palun salvesta fail UTF-8 kodeeringus.
pack-field-unknown = Rida { $line }: „{ $word }“ ei ole tähendus, osad (parts) ega sugulassõnad (kin).
pack-line-empty = Rida { $line }: sõna puudub.
pack-line-too-long = Rida { $line }: pikem kui { $limit } märki.
pack-mixed-scripts = Rida { $line }: sõnas { $word } on segamini eri kirjasüsteemide tähed.
pack-other-script = Rida { $line }: sõna { $word } ei ole kirjutatud selle keele kirjasüsteemis.
pack-run-too-long = Rida { $line }: üle { $limit } märgi ilma tühikuta.
pack-too-few = Vaja on vähemalt { $limit } erinevat sõna.
pack-too-few-cards = Kui igal kaardil on kaks sõna, on vaja vähemalt { $limit } kaarti.
pack-too-large = Fail on liiga suur: lubatud on kuni { $limit } baiti.
pack-too-many = Sõnu võib olla kuni { $limit }.
pack-unreadable = Faili ei saa avada.
pack-word-too-long = Rida { $line }: sõnas võib olla kuni { $limit } märki.
deck-dropped = { $count ->
    [one] { $count } korduv sõna jäeti välja.
   *[other] { $count } korduvat sõna jäeti välja.
}
