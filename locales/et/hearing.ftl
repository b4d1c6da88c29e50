## How well bots hear clues that people gave

hearing-help-benchmark = Mõõda botte selle järgi, mida on teinud inimesed.
hearing-help = Vaata, kui hästi saavad botid aru inimeste antud vihjetest.
hearing-help-files = Failid selliste vihjetega: JSON Lines, BIG-benchi pakett või selle task.json
hearing-help-fetch = bigbench: laadi pip’iga BIG-benchist 85 ingliskeelset vihjet, mille on andnud inimesed
hearing-help-bot = Bot: associations, vectors:NIMI, blend, noisy:0.8, llm:MUDEL, http://…, moodul:Klass; võib korrata
hearing-help-lang = Sõnade keel, kui failis seda kirjas ei ole: { $tags }
hearing-help-seed = Juhuslikkus bottidele, kes seda vajavad: sama seeme annab samad arvud
hearing-licence = BIG-bench { $version }, ülesanne „codenames“: autorite teos, litsents { $licence }. See ei ole Covernamesi osa. Autorid paluvad, et see ei satuks kunagi tekstidesse, millest mudelid õpivad.
hearing-fetching = pip laadib paketti ({ $size } MB); alles jääb ainult vihjetega fail.
hearing-title = Inimeste antud vihjed
hearing-about = Esimene puudutus: see oli üks mõeldud kaartidest. Leitud: kui suur osa mõeldud kaartidest leiti sama paljude puudutustega. Sulgudes: kus tegelik osakaal 95 korral 100-st asub.
hearing-listener = Kuulab
hearing-people = inimesed, kes arvasid
hearing-cards = Kaarte tuntakse
hearing-clues = Vihjeid
hearing-first = Esimene puudutus
hearing-agreement = Leitud
hearing-assassin = Palgamõrvar
hearing-avoid = Teine meeskond
hearing-same = Esimene puudutus nagu inimestel
hearing-group-all = kõik vihjed
hearing-group-well = kõiki hästi
hearing-group-little = mõnda vähe
hearing-group-unknown = mõnda üldse mitte
hearing-puzzled = { $clues ->
    [one] { $bot } ei osanud { $clues } vihjega midagi peale hakata.
   *[other] { $bot } ei osanud { $clues } vihjega midagi peale hakata.
}
hearing-failed = { $clues ->
    [one] { $clues } vihje jääb arvestusest välja: { $bot } ebaõnnestus.
   *[other] { $clues } vihjet jääb arvestusest välja: { $bot } ebaõnnestus.
}
hearing-nothing = Nimeta vihjetega fail või kasuta valikut --fetch bigbench.
hearing-fetch-unknown = Seda ei saa alla laadida: { $word }. Saab ainult bigbench’i.
hearing-no-pip = Allalaadimiseks on vaja pip’i, aga seda ei ole siia paigaldatud. Laadi { $package } lähtekoodipakett alla mõnel muul viisil ja anna selle asukoht.
hearing-fetch-failed = pip ei saanud paketti { $package } alla laadida: { $error }
hearing-unreadable = Faili { $path } ei saa lugeda.
hearing-no-task = Failis { $path } ei ole BIG-benchi ülesannet „codenames“.
hearing-empty = Failis { $path } ei ole ühtegi vihjet.
hearing-example-broken = { $path }, näide { $number }: nii see ülesanne vihje kohta ei küsi.
hearing-line-broken = { $path }, rida { $line }: see ei ole vihje koos kaartidega. { $what }
hearing-language-unknown = { $path }, rida { $line }: sellist keelt ei ole: { $word }.
hearing-words-wrong = { $path }, rida { $line }: sõnu peab olema 2 kuni 25 ja ükski ei tohi olla tühi.
hearing-word-twice = { $path }, rida { $line }: { $word } on seal kaks korda.
hearing-card-missing = { $path }, rida { $line }: sõnade hulgas ei ole sõna { $word }.
hearing-clue-missing = { $path }, rida { $line }: vihje puudub.
hearing-targets-wrong = { $path }, rida { $line }: vähemalt üks sõna peab olema mõeldud ja vähemalt üks mitte.
hearing-target-forbidden = { $path }, rida { $line }: { $word } on korraga mõeldud ja keelatud.
hearing-number-wrong = { $path }, rida { $line }: number peab olema 1 kuni 9.
