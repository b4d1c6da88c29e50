### My games: the page /mine alone. What it shows is kept in one browser.

mine-about = Hoitakse ainult selles brauseris. Serveris sellest midagi ei ole.
mine-none = Mänge veel ei ole. Mängi siin brauseris üks mäng lõpuni ja leiad selle siit.
mine-who = Kelle mängud
mine-everybody = Kõik selle seadme mängijad
mine-numbers = Arvudes
mine-count = Mänge
mine-won = Võite
mine-row = Kõige rohkem võite järjest
mine-words = Sõnu vihje kohta
mine-hits = Õigeid arvamisi
mine-best = Parim vihje
mine-best-found = { $clue }: { $count ->
    [one] { $count } sõna
   *[other] { $count } sõna
}
mine-friend = Sagedaim mängukaaslane
mine-end-won = Võit
mine-end-lost = Kaotus
mine-end-none = Võitjat ei ole
mine-with = seltsiks: { $names }
mine-bots = { $count ->
    [one] üks bot
   *[other] { $count } botti
}
mine-clues = { $count ->
    [one] { $count } vihje
   *[other] { $count } vihjet
}
mine-replay = Kordus: { $day }
mine-remove = Eemalda mäng: { $day }
mine-removed = Mäng on eemaldatud.
mine-more = Näita veel
mine-rooms-go = Kui tuba kustutatakse, kaovad ka selle kordused. Arvud jäävad siia alles.
mine-missions = Minu missioonid
mine-missions-none = Teekond pole veel alanud.
mine-missions-won = Siin brauseris võidetud: { $cities }
mine-cases = Minu juhtumid
mine-cases-solved = Lahendatud { $solved }/{ $played }
mine-cases-none = Ühtegi juhtumit pole veel mängitud.
mine-save = Salvesta failina
mine-erase = Kustuta kõik mängud
mine-erase-about = { $count ->
    [one] Sellest brauserist kustutatakse jäädavalt üks mäng.
   *[other] Sellest brauserist kustutatakse jäädavalt { $count } mängu.
} Reisipäevikud ja päeva juhtumid jäävad alles.
mine-erase-sure = Kustuta jäädavalt
mine-erased = Sinu mängud on kustutatud.
