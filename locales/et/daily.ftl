### The case of the day: the page /daily alone, and what is refused there.

daily-unknown = Selle päeva kohta juhtumit ei ole.
daily-not-yet = Selle päeva juhtum pole veel väljas.
daily-unmade = Juhtum pole veel valmis. Proovi hetke pärast uuesti.
daily-unfinished = Teiste tulemusi näed siis, kui oled selle juhtumi lõpetanud.

daily-about = Iga päev üks juhtum, kõigile sama. Esmaspäeval kerge, pühapäeval raske.
daily-task = Sinu osa
daily-task-guess = Mina arvan
daily-task-give = Mina annan vihjeid
daily-kind = Kaardid
daily-today = Tänane juhtum
daily-level = Raskusaste { $level }/7
daily-sure = Bot on oma vihjetes { $percent }% kindel.
daily-guess-about = Bot annab kolm vihjet, üksteise järel. Leia nende sõnad võimalikult väheste puudutustega ja hoia palgamõrvarist eemale.
daily-give-about = Juhata bot kõigi agentideni. Ta puudutab nii palju kaarte, kui su number ütleb, ja lõpetab esimese eksimuse järel. Kui ta puudutab palgamõrvarit, on juhtum kaotatud.
daily-goal = Leida tuleb { $words } sõna. Bot vajab luureülemana { $par } vihjet.
daily-clue-of = Vihje { $number }/{ $total }
daily-touches = Puudutusi: { $count }
daily-clues = Vihjeid: { $count }
daily-told-touch = { $word }: { $identity }.
daily-told-clue = Järgmine vihje: { $word }, { $number }.
daily-heard = { $word } { $number } – bot puudutab: { $cards }.
daily-heard-nothing = { $word } { $number }: see vihje ei ütle botile midagi. Ta ei puuduta ühtki kaarti.
daily-listening = Bot mõtleb …
daily-show = Näita lahendust
daily-over-solved = Lahendatud!
daily-over-assassin = Palgamõrvar! Juhtum on kaotatud.
daily-over-given-up = Lahendus on siin.
daily-result-guess = { $count ->
    [one] { $count } puudutus { $par } sõna peale.
   *[other] { $count } puudutust { $par } sõna peale.
}
daily-result-give = { $count ->
    [one] { $count } vihje; bot vajab { $par }.
   *[other] { $count } vihjet; bot vajab { $par }.
}
daily-squares = Sinu tulemus: leitud { $found }, eksimusi { $missed }.
daily-shared = Covernames, { $day }
daily-solution = Mida bot mõtles
daily-solution-give = Mida bot oleks öelnud
daily-meant = { $cards } ({ $percent }%)
daily-yesterday = Eilne lahendus
daily-next = Järgmine juhtum tuleb kell { $time }.
daily-streak = { $count ->
    [one] { $count } päev järjest
   *[other] { $count } päeva järjest
}
daily-calendar = Sinu juhtumid
daily-kept = Hoitakse ainult selles brauseris.
daily-day-solved = { $day }: lahendatud
daily-day-lost = { $day }: lahendamata
daily-day-begun = { $day }: pooleli
daily-day-open = { $day }: mängimata
daily-earlier = Varasemad päevad
daily-later = Hilisemad päevad
daily-erase = Kustuta minu juhtumid
daily-erase-sure = Jah, kustuta kõik
daily-picture = Salvesta pildina
daily-others = Mida teised selles serveris tegid
daily-others-few = Tulemusi on veel vähe. Neid näeb siis, kui oma tulemuse on lisanud viis inimest.
daily-others-past = Selle päeva tulemusi enam ei hoita.
daily-others-solved = Lahendajaid: { $solved }/{ $people }.
daily-others-touched = Mis kaarte puudutati
daily-others-needed = Mitut vihjet oli vaja
daily-others-of = { $count }/{ $people }
daily-others-found = Kõik leidis { $count }/{ $people }.
daily-others-ask = Kas ka sinu tulemused võib anonüümselt kaasa lugeda?
daily-others-sent = Iga lõpetatud juhtumi kohta saadetakse, mis kaarte sa puudutasid ja mis järjekorras, või sinu vihjed. Vihjetest loetakse ainult nende arv. Muud ei saadeta: ei nime ega tunnust. Vastus jäetakse meelde ja seda saad siin muuta.
daily-others-yes = Jah, loe minu omad kaasa
daily-others-no = Ei
daily-others-stop = Ära enam loe
daily-others-yes-now = Sinu tulemused loetakse anonüümselt kaasa.
daily-others-no-now = Sinu tulemusi kaasa ei loeta.
