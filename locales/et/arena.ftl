## The arena: bots play many games with each other

arena-help = Lase bottidel omavahel palju mänge mängida ja vaata, kui head nad on.
arena-help-variant = Mäng: classic, two-player, three-player, duet; võib korrata
arena-help-lang = Sõnade keel: { $tags }; võib korrata
arena-help-bot = Bot: associations, associations:bold, vectors:NIMI, blend, random, noisy:0.3, llm:MUDEL, http://…, moodul:Klass. Võib korrata: iga bot annab vihjeid igale botile
arena-help-seat = Ristmängu asemel üks koosseis: KOHT=BOT, näiteks red-spymaster=random; võib korrata
arena-help-against = Bot, kes mängib alati teise meeskonna eest; muidu mängivad paarid üksteise vastu
arena-help-games = Mitu mängu iga paar mängib
arena-help-seed = Millised jagamised: sama seeme annab samad mängud
arena-help-deck = Kaardid: base, tandem, both või sõnadega fail
arena-help-jobs = Protsesside arv; 0: sama palju kui tuumi
arena-help-dask = Daski klastri aadress, kui mängitakse klastris
arena-help-out = Fail tulemuste jaoks (JSON Lines); mänge, mis seal juba on, uuesti ei mängita
arena-help-html = Fail diagrammidega aruande jaoks
arena-help-records = Kaust mängulogide jaoks, iga mängu kohta üks; neid saab kordusena vaadata
arena-help-table = Fail tulemuste tabeli jaoks, lõpuga .csv või .parquet; võib korrata
arena-title = Covernamesi areen
arena-games-played = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
arena-deals = Pakk: { $decks } · seeme: { $seeds }
arena-matrix = Kes kellega võidab
arena-matrix-about = Ridades vihje andjad, veergudes arvajad: kui suure osa mängudest nad koos võidavad.
arena-giver = Annab vihjeid
arena-guesser = Arvab
arena-games = Mänge
arena-wins = Võidud
arena-turns = Mängukorrad
arena-turns-about = Keskmiselt mängudes, mida ei katkestanud palgamõrvar ega viga.
arena-assassin = Palgamõrvar
arena-first = Esimene arvamine õige
arena-size = Number
arena-found = Leitud
arena-sizes = Vihjete numbrid
arena-sizes-about = Kui sageli iga numbrit öeldakse; paremal keskmine.
arena-pace = Vihjele kulunud aeg
arena-pace-about = Millisekundites: mediaan; joon ulatub ajani, millesse mahub 95 vihjet 100-st.
arena-faults = Vead
arena-span-about = Protsentides. Joon näitab, kus tegelik osakaal 95 korral 100-st asub.
arena-ratings = Reitingud
arena-ratings-about = openskilli järgi, kus kõik alustavad 25-st; joon ulatub kahe standardhälbe kaugusele kummalegi poole. Vihjete andmist ja arvamist hinnatakse eraldi.
arena-figures = Kõik arvud
arena-bot = Bot
arena-role = Roll
arena-rating = Reiting
arena-role-giver = annab vihjeid
arena-role-guesser = arvab
arena-role-partner = annab vihjeid ja arvab
arena-role-deals = mäng ise
arena-seat-unclear = { $text } ei ole kujul KOHT=BOT.
arena-out-broken = { $path }, rida { $line }: see ei ole areeni tulemus.
arena-workers-lost = Mänge mänginud protsessid on kadunud: { $error }. Valikuga --out saab sama käsuga jätkata.
arena-no-dask = Klastri jaoks tuleb paigaldada Dask: pip install "covernames[dask]"
arena-no-parquet = Parqueti jaoks tuleb paigaldada pyarrow: pip install "covernames[parquet]"
arena-table-unknown = Faili { $path } nime lõpus ei ole .csv ega .parquet.
arena-dask-unreachable = Aadressil { $address } ei ole Daski klastrit.
arena-stopped = Peatatud: { $all } mängust jõuti mängida { $games }. Valikuga --out oleksid tulemused alles jäänud.
arena-stopped-kept = Peatatud: { $all } mängust on alles { $games }. Sama käsuga saab jätkata.
arena-failed = { $games ->
    [one] { $games } mängu ei saanud mängida. Sama käsk proovib seda uuesti.
   *[other] { $games } mängu ei saanud mängida. Sama käsk proovib neid uuesti.
}
arena-gave-up = Ebaõnnestumisi oli nii palju, et ülejäänud mänge ei mängitud.
