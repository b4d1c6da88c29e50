### The game in the browser. Texts are short: many stand on buttons and on phones.

## Everywhere

web-title = Covernames
web-home = Avaleht
web-menu = Menüü
web-command-box = Käsurida ( / )
web-close = Sulge
web-cancel = Loobu
web-language = Keel
web-fault = { server-error } Kui annad veast teada, lisa see kood: { $id }
web-unreachable = Server ei vasta. Palun proovi uuesti.
web-connecting = Ühendame …
# A small banner; the connection comes back by itself.
web-lost = Ühendus katkes. Ühendame uuesti …
web-lost-store = Server ei pääse praegu salvestatud mängude juurde. Midagi pole kadunud; proovime uuesti …
web-found = Ühendus on taas olemas.
web-new-version = Uus versioon on saadaval.
web-new-version-load = Laadi
web-nowhere = Sellel aadressil pole midagi.

## Home

web-tagline = Üks sõna, üks number – ja ülejäänu leiavad sõbrad.
web-foot = Covernames { $version } · sõltumatu projekt, pole seotud Codenamesi kirjastajaga
web-more = Veel
web-new-game = Uus mäng
web-play-bots = Mängi bottidega
web-play-bots-about = Teised kohad saavad botid. Mäng algab kohe.
# Label of a choice: what somebody does who plays with bots.
web-role = Sinu osa
web-role-guess = Mina arvan
web-role-clue = Mina annan vihjeid
# A link to a turn to try, for those who have never played.
web-lesson = Esimest korda siin? Õpi mäng minutiga selgeks
web-back-to-game = Tagasi mängu juurde
web-play-bots-duet = Sina ja bot annate kordamööda vihjeid ja arvate. Mäng algab kohe.
# The name of somebody who plays alone and gave none.
web-guest = Külaline
web-play-now = Mängi selle seadmega
web-play-now-about = Seade käib käest kätte.
web-new-room = Ava tuba
web-new-room-about = Igaüks mängib oma seadmega: saad lingi, mida jagada.
# Label of a list of languages.
web-words = Sõnade keel
web-join = Liitu toaga
web-join-code = Kood või link
web-join-go = Liitu
web-join-unknown = Sellise koodiga tuba ei ole. Kontrolli sõnu ja numbrit.
web-how = Kuidas mängida
web-daily = Päeva juhtum
web-missions = Missioonid
web-replay = Kordus
web-mine = Minu mängud
web-present = Suurel ekraanil

## Coming in

web-door = Tule tuppa
# $seat: where the visitor wants to sit, such as "Red spymaster"
web-door-seat = Sinu koht: { $seat }
web-door-in = Liitu
web-door-sit = Istu lauda
web-door-where = Kus tahad olla?
web-door-watch = Vaatan ainult pealt
web-name = Sinu nimi
web-face = Sinu pilt
web-rename = Salvesta
web-passcode = Pääsukood
web-passcode-wanted = Sellel toal on pääsukood
web-passcode-set = Lisa pääsukood
web-passcode-about = Seda küsitakse igaühelt, kes lingi avab. Hiljem seda vaadata ei saa.
web-invite = Kutsu mängijaid
web-code = Toa kood
web-link = Toa link
web-link-device = Link sinu enda seadmele
web-qr = Lingi QR-kood
web-copy = Kopeeri
web-share = Jaga
web-share-picture = Pildina
web-copied = Link on kopeeritud.
web-copied-result = Tulemus on kopeeritud.
web-copy-by-hand = Palun kopeeri valitud link ise.
web-device = Teine seade
web-device-board = Ühine mängulaud
web-device-mine = Minu teine ekraan
web-device-board-about = Ava see teises seadmes. Võtit seal kunagi ei näidata.
web-device-mine-about = Ava see oma teises seadmes. Seal on näha kõik, mida näed sina: ära näita seda kellelegi.
web-device-used = Seda linki on juba kasutatud. Tee oma esimeses seadmes uus.
web-become = Kas kasutada seda linki?
web-become-known = Sa oled juba selles toas, nimega { $name }. Avatud link kuulub kellelegi teisele või teisele seadmele. Kui seda kasutad, ei ole see brauser enam { $name }.
web-become-stay = Jään endaks
web-become-use = Kasutan linki

## The lobby

web-seats = Kohad
web-seat-empty = vaba
web-seat-away = Ootame: { $names }, kes on eemal.
web-seat-take = Istu sellele kohale
web-seat-bot = Pane bot istuma
web-seat-about-clue = Näeb võtit ja annab vihjeid.
web-seat-about-guess = Siin arvatakse. Võib ka mitmekesi.
web-seat-about-both = Näeb oma võtit, annab vihjeid ja arvab.
web-sit = Istu siia
# $seat: such as "red spymaster"
web-sit-at = Istu siia: { $seat }
web-stand = Tõuse püsti
web-mix = Sega meeskonnad
web-swap = Vaheta kohad
web-swap-with = Vaheta kohad: { $name }
# Above a list of names, for the host
web-swap-who = Kellega kohad vahetada
# $name: who asks. $seat: where they sit now, such as "Red spymaster"
web-swap-asked = { $name } tahab sinuga kohad vahetada. Tema koht: { $seat }.
web-swap-stay = Jään siia
web-swap-wished = Pakkusid kohtade vahetust: { $name }.
web-swap-drop = Jäta katki
web-onlookers = Pealtvaatajad:
web-spectators = { $count ->
    [one] { $count } külastaja
   *[other] { $count } külastajat
}
web-looking-on = Pealtvaataja
# Behind a name.
web-you = (sina)
# Behind the name of somebody whose device is not connected.
web-away = (eemal)
web-host = Võõrustaja
web-make-host = Tee võõrustajaks
web-free-seat = Vabasta koht
web-remove = Saada toast välja
web-lock = Lukusta tuba: uusi sisse ei lasta
web-locked = Tuba on lukus.
web-start = Alusta mängu
web-start-ready = Kõik on valmis.
web-start-playing = Mäng juba käib.
# $seats: a list such as "red operatives, blue spymaster"
web-start-missing = Veel on puudu: { $seats }
web-start-host = Mängu alustab { $name }.
web-to-table = Laua juurde
web-to-lobby = Ooteruumi
web-leave = Lahku toast

## Settings

web-settings = Seaded
# $name: the host
web-settings-host = Seaded valib { $name }.
web-settings-more = Veel seadeid
# Three buttons
web-presets = Mängu tempo
web-preset-relaxed = Rahulik
web-preset-standard = Tavaline
web-preset-blitz = Välkmäng
web-preset-relaxed-about = Aega ei võeta, kohtunik annab ainult nõu.
web-preset-standard-about = Nagu reeglites. Botid vaidlustavad keelatud vihjeid.
web-preset-blitz-about = { $count } sekundit vihjeks ja sama palju arvamiseks.
# What is played, in one line: "Classic · words: English · no timer"
web-line-words = sõnad: { $language }
web-line-own = oma sõnad: { $count }
web-line-untimed = aega ei võeta
web-line-timed = vihjeks { $clue } s, arvamiseks { $guess } s
web-line-details = Üksikasjad
web-set-variant = Mäng
web-set-language = Sõnade keel
web-set-language-about = Ei sõltu ekraanitekstide keelest. Selle keele järgi käivad ka vihjereeglid.
web-set-cards = Kaardid
web-set-cards-about = Pildid ei vaja keelt: igaüks loeb nende nimesid oma keeles. Ülal valitud keeles antakse siis vihjeid ja mängivad botid.
web-cards-words = Sõnad
web-cards-pictures = Pildid
web-cards-mixed = Pooled sõnad, pooled pildid
web-own-pictures-back = Tagasi meie joonistuste juurde
web-own-pictures-used = { $count ->
    [one] Mängus on { $count } oma pilt.
   *[other] Mängus on { $count } oma pilti.
}
web-set-decks = Sõnad
web-set-decks-about = Pakke võib segada.
web-deck-base = Põhipakk
web-deck-tandem = Tandempakk
web-own-words = Oma sõnad
web-own-words-about = Iga sõna eraldi real, vähemalt 25 sõna. Kleebi need või lohista siia tekstifail.
web-own-words-file = Vali fail
web-own-words-check = Kontrolli
web-own-words-use = Mängi nendega
web-own-words-good = { $count ->
    [one] { $count } sõna on mänguks valmis.
   *[other] { $count } sõna on mänguks valmis.
}
web-own-words-so-far = { $count ->
    [one] Seni { $count } sõna.
   *[other] Seni { $count } sõna.
}
web-own-words-used = { $count ->
    [one] Mängus on { $count } oma sõna.
   *[other] Mängus on { $count } oma sõna.
}
web-gather = Kõik lisavad sõnu
web-gather-about = Nimekiri on alguses tühi: kõik lisavad siin toas sõnu. Ühe mängu jaoks piisab { $count } sõnast.
web-gather-missing = Puudu on veel { $count } sõna.
web-set-tokens = { $count ->
    [one] { $count } ajažetoon
   *[other] { $count } ajažetooni
}
web-set-tokens-about = Nii mitu mängukorda teil on. Tavamängus on neid üheksa.
web-set-mistakes-all = Iga žetoon lubab ühe eksimuse
web-set-mistakes = { $count ->
    [0] Eksida ei tohi
    [one] { $count } lubatud eksimus
   *[other] { $count } lubatud eksimust
}
web-set-mistakes-about = Nagu missioonidel: ülejäänud žetoonid on linnukesega.
web-set-free-order = Vaba järjekord.
web-set-free-order-about = Üks pool võib anda kaks vihjet järjest.
web-set-timer = Ajavõtt
web-timer-none = Puudub
web-timer-advisory = Liivakell
web-timer-strict = Kell
web-timer-none-about = Mõelge nii kaua, kui soovite.
web-timer-advisory-about = Igaüks võib selle ümber pöörata. See on ainult meeldetuletus.
web-timer-strict-about = Kui aeg otsa saab, on mängukord läbi.
web-timer-for-clue = Vihjeks
web-timer-for-guess = Arvamiseks
web-timer-opponents = Ümber pöörata võivad ainult vastased
# Above a box for each seat
web-timer-double = Topeltaeg
web-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekundit
}
web-set-referee = Kohtunik
web-referee-off = Väljas
web-referee-advise = Annab nõu
web-referee-strict = Range
web-referee-off-about = Mängijad otsustavad vihjete üle ise.
web-referee-advise-about = Ütleb ainult luureülemale, mida ta vihjest arvab.
web-referee-strict-about = Lükkab tagasi vihjed, mis on kindlasti lubamatud.
web-set-bots-challenge = Botid vaidlustavad vihjeid.
web-set-bots-challenge-about = Ainult neid, mis on kindlasti lubamatud. Vihje andjat hoiatatakse enne nelja silma all.
# On a server where some word lists of the room’s language are not installed
web-referee-lacks = Selles serveris tunneb kohtunik selle keele sõnu vähem: ta võib sagedamini küsida või mõne lubamatu vihje märkamata jätta.
web-set-options = Mida teie seltskond lubab
web-option-acronyms = Lühendid
web-option-agreed-part = Sõnaosad, milles olete kokku leppinud
web-option-compounds = Mitmesõnalised ühendid
web-option-fictional-words = Sõnad väljamõeldud lugudest
web-option-foreign-in-use = Käibel olevad võõrkeelsed sõnad
web-option-full-names = Inimeste täisnimed
web-option-homophones = Sõnad, mis ainult kõlavad nagu sõna kaardil
web-option-opponent-ok = Kõik, millega teine luureülem nõustub
web-option-place-names = Kohanimed
web-option-proper-nouns = Nimed
web-option-rhymes = Riimid
web-option-titles = Teoste pealkirjad
web-set-touch = Arvamiseks on vaja märki
web-set-touch-about = Kui arvajaid on mitu.
web-touch-any = ükskõik kellelt
web-touch-most = enamikult
web-touch-all = kõigilt
web-set-next = Järgmine mäng
web-set-next-about = Mis saab laual olevatest kaartidest.
web-next-turn = Pööra kaardid ümber
web-next-new = Uued kaardid
web-set-rotate = Luureülemad vahetuvad.
web-set-rotate-about = Igas järgmises mängus annab vihjeid keegi teine meeskonnast.
web-set-chat = Vestlus.
web-set-chat-about = Kes näeb võtit, see mängu ajal vaikib.
web-set-family = Peredele.
web-set-family-about = Palgamõrvareid ei ole: igaühe asemel on veel üks kõrvalseisja, nii et ükski kaart ei too kohe kaotust.

## The table

web-board = Mängulaud
web-score = Seis
web-action = Mida nüüd teha
web-your-turn = Sinu kord
# A card as screen readers tell it: "PIRATE, still open, the key says: red agent"
web-card-open = veel katmata
web-card-key = võtme järgi: { $identity }
web-card-own-key = sinu enda võtme järgi: { $identity }
web-card-missed = { $side } on siin eksinud
web-card-marked = märgitud: { $names }
# In place of one’s own name, among those who have marked it.
web-card-you = sina
web-card-meant = mõtled seda
web-guess-word = Arva { $word }
web-cover-word = Kata { $word }
# Very short: they stand at the foot of a card.
web-label-red = Punane
web-label-blue = Sinine
web-label-agent = Agent
web-label-bystander = Kõrvalseisja
web-label-assassin = Palgamõrvar
# The letter of a side in Duet, on a small token.
web-side-a = A
web-side-b = B
web-phantom = kujuteldav vastane
# $side: such as "red team"; empty in Duet.
web-left = { $count ->
    [one] { $side } peab leidma veel { $count } agendi
   *[other] { $side } peab leidma veel { $count } agenti
}
web-tokens = { $pool ->
    [one] Alles on { $pool } ajažetoon, eksimuste jaoks { $mistakes }
   *[other] Alles on { $pool } ajažetooni, neist eksimuste jaoks { $mistakes }
}

# Whose turn it is. $who: seats, such as "Red spymaster". "mine": told to those who are to act.
web-turn-clue = { $who }: mõtleb vihjet
web-turn-clue-name = { $who } { $count ->
    [one] mõtleb
   *[other] mõtlevad
} vihjet
web-turn-clue-mine = Sinu kord: anna vihje
web-turn-clue-either = Vihje võib anda kumb pool tahes
web-turn-clue-either-mine = Kellel on vihje enne valmis?
web-turn-guess = { $who }: aeg arvata
web-turn-guess-name = { $who } { $count ->
    [one] arvab
   *[other] arvavad
}
web-turn-nobody = Siin ei istu kedagi: { $who }
web-turn-guess-mine = Sinu kord: arva
web-turn-guess-words = Sinu kord: { $count ->
    [one] { $count } sõna
   *[other] { $count } sõna
} vihjele „{ $word }“
web-turn-challenge = Vihje on vaidlustatud
web-turn-challenge-mine = Sina otsustad: kas vihje jääb kehtima?
web-turn-penalty = { $who }: võib katta ühe kaardi
web-turn-penalty-mine = Võid katta ühe oma kaardi
web-turn-phantom = { $who }: kujuteldava vastase kord
web-turn-phantom-mine = Kujuteldava vastase kord: kata tema eest { $due ->
    [one] üks kaart
   *[other] { $due } kaarti
}
web-turn-sudden-death = Äkksurm: { $who }
web-turn-sudden-death-mine = Äkksurm: leidke ülejäänud
web-turn-answer = { $who }: vastab küsimusele vihje kohta
web-turn-answer-mine = Sinult küsitakse vihje kohta
web-turn-paused = Kell seisab

web-told-dealt = Kaardid on jagatud.
web-told-clue = { $seat }: { $word }, { $number }.
web-told-challenged = { $name } vaidlustab vihje.
web-told-flipped = { $name } pööras liivakella ümber.
web-told-pause-asked = { $name } palub pausi.
web-told-paused = Kell seisab.
web-told-resumed = Kell käib jälle.
web-told-time = Aeg sai läbi: { $side }.
web-feed-entered = { $name } tuli tuppa.
web-feed-gone = { $name } lahkus.
web-feed-removed = { $name } saadeti toast välja.
web-feed-seated = { $name } istus lauda: { $seat }.
web-feed-stood = { $name } tõusis püsti.
web-feed-away = { $name } on eemal.
web-feed-back = { $name } on tagasi.
web-feed-leads = { $name } näitab mängu kordust.
web-told-resigns = { $name } tahab alistuda.
web-told-points = { $name } märkis: { $words }.
web-told-points-no-more = { $name } ei märgi enam: { $words }.

web-first-clue = Ootame esimest vihjet.
# A button: bots pause less until it is one's turn.
web-faster = Kiiremini
web-last-clue = Viimane vihje:
web-guesses-left = { $count ->
    [one] veel { $count } arvamine
   *[other] veel { $count } arvamist
}
web-guesses-free = arvamisi piiramatult
web-guess-how = Märgi kaart puudutusega ja kinnita siin.
web-gloss-tap = Puuduta kaarti, et näha selle tähendust.
# Duet. One sees one's own key, which does not count when one guesses.
web-guess-duet = Praegu loeb partneri võti, mitte sinu oma.
web-guess-most = Märgi kaart: viimane märk läheb arvamisena kirja, kui enamik on sama meelt.
web-guess-all = Märgi kaart: viimane märk läheb arvamisena kirja, kui kõik on sama meelt.
# Above buttons with the words that one has marked, for screen readers.
web-marks = Sinu märgitud kaardid
web-stop = Lõpeta arvamine

web-clue-word = Vihje
web-clue-number = Number
web-clue-give-bare = Anna
web-clue-give = Anna { $word } { $number }
web-clue-give-anyway = Anna ikkagi { $word } { $number }
web-clue-number-first = Vali number või puuduta kaarte, mida mõtled.
web-clue-back = Võta tagasi
web-clue-now = Ütle kohe
web-clue-ask = Küsi: { $name }
web-clue-ask-about = Näitab vihjet enne andmist ainult teisele luureülemale.
web-clue-asked = Küsitud. Ootame vastust …
web-clue-accepted = Teine luureülem nõustub selle vihjega.
web-clue-declined = Teine luureülem ei nõustuks selle vihjega.
web-clue-doubt-ask = Küsi nelja silma all teiselt luureülemalt või anna vihje ja vaata, mis saab.
web-clue-doubt-give = Anna vihje ja vaata, kas keegi vaidleb vastu.
web-clue-mean = Puuduta kaarte, mida mõtled: seda näed ainult sina.
web-clue-let-begin = Las { $name } alustab
web-referee-thinks = Kohtunik mõtleb …
web-referee-silent = Kohtunik ei vasta.
web-referee-silent-give = Kohtunik ei vasta. Võid vihje ikkagi anda.

web-accept = Nõustu vihjega
web-accept-about = Kui vihjega on nõustutud, ei saa seda enam vaidlustada.
web-challenge = Vaidlusta
# $word: the clue
web-challenge-title = Kas vaidlustad vihje „{ $word }“?
web-challenge-about = Sinu meelest ei ole see vihje lubatud. Kui see tunnistatakse lubamatuks, on mängukord läbi ja teine meeskond võib katta ühe oma kaardi.
web-challenge-about-duet = Sinu meelest ei ole see vihje lubatud. Kui see tunnistatakse lubamatuks, maksab see ühe ajažetooni ja arvamine läheb edasi.
web-token-which = Millise žetooni ära annad?
web-token-check = Linnukesega
web-token-bystander = Kõrvalseisjaga
web-ruling = Vaidlustus
web-ruling-doubt = { $name } ütleb, et see vihje ei ole lubatud.
web-ruling-legal = Kohtuniku meelest on see lubatud.
web-ruling-illegal = Kohtunik on samal meelel.
web-ruling-ask = Kohtunik jätab otsuse teile.
web-ruling-wait = Otsustavad teised. Seni ei arvata.
web-ruling-about = Kui vihje ei kehti, on mängukord läbi ja teine meeskond võib katta ühe oma kaardi.
web-ruling-about-duet = Kui vihje ei kehti, maksab see ühe ajažetooni ja arvamine jätkub.
web-rulings-save = Salvesta otsused
web-rulings-about = Vihjed, mille üle täna otsustasite, ühe failina. Kui saadate selle meile, õpib kohtunik sellest.
web-vote-stands = Jääb kehtima
web-vote-falls = Ei kehti
# The giver of the clue takes it back.
web-vote-concede = Võtan tagasi
web-votes-for = Jääb kehtima: { $names }.
web-votes-against = Ei kehti: { $names }.
web-answer-fine = Sobib
web-answer-not = Ei sobi
web-proposal = Küsimus
web-proposal-asks = { $name } küsib sinult nelja silma all: kas nõustuksid selle vihjega?
web-proposal-quiet = Sellest teate ainult teie kahekesi.
web-cover-own = Vihje oli lubamatu. Võid katta ühe oma meeskonna kaardi.
web-cover-phantom = { $count ->
    [one] Kata üks kujuteldava vastase kaart.
   *[other] Kata { $count } kujuteldava vastase kaarti.
}
web-cover-how = Puuduta kaarti ja kinnita siin.
web-waive = Ära kata midagi
web-resign = Alistu
web-resign-waiting = Tahad alistuda. Ka teised peavad nõus olema.
web-resign-others = Ettepanek alistuda: { $names }.
web-resign-too = Alistu samuti
web-resign-not = Mängi siiski edasi
web-end-game = Lõpeta mäng tulemuseta
# A second press on the same button. $what: its text, such as "Leave the room"
web-really = { $what }: oled kindel?

web-key-hide = Näita võtit ainult siis, kui hoian nuppu all
web-key-show = Näita võtit kogu aeg
web-key-hold = Võti
web-gloss = Tähendus
web-gloss-mode = Tähendused: puuduta kaarti, et näha sõna tähendust
web-gloss-none = Selle sõna tähendust ei ole kirjas.
web-picture = Pilt
web-picture-about = Võid öelda, mida pilt kujutab: sellele pole midagi kirjutatud.
web-timer-flip = Pööra liivakell ümber
# $time: such as 1:30
web-timer-left = jäänud { $time }
web-pause = Palu pausi
web-pause-asked = Pausi palub { $side }. Kell jääb seisma, kui nõustud.
web-pause-agree = Nõus
web-resume = Pane kell uuesti käima

web-clues = Vihjed
web-log = Vihjed ja osalejad
web-log-empty = Vihjeid veel ei ole.
web-log-open = { $count ->
    [one] leida veel { $count }
   *[other] leida veel { $count }
}
web-log-meant = Mõeldud:
web-log-sudden = Äkksurm
web-standing-accepted = Teine luureülem nõustus.
web-standing-upheld = Vaidlustatud; jääb kehtima.
web-standing-invalid = Oli lubamatu.
web-notes = Sinu märkmed
web-notes-about = Ainult selles seadmes.
web-people = Osalejad
web-chat = Vestlus
web-chat-empty = Keegi pole veel midagi kirjutanud.
web-chat-write = Kirjuta midagi
web-chat-send = Saada
web-chat-unread = uusi sõnumeid
web-chat-silent = Kes näeb võtit, see vaikib mängu lõpuni.
web-reactions = Kiired reaktsioonid

## One device for all

web-hand-over = Anna edasi
web-curtain = Eesriie
# $seat: such as "Red spymaster"
web-curtain-hand = Anna seade edasi: { $seat }
web-curtain-key = Nähtavale tuleb võti. Teised vaadaku mujale!
web-curtain-open = Kõik võivad vaadata.
web-curtain-lift = Mina olen: { $seat }
web-curtain-others = Keegi teine

## After the game

web-result = Tulemus
web-next-game = Järgmine mäng
web-next-game-rotate = Järgmine mäng, uued luureülemad
# $name: the host
web-next-game-wait = Järgmist mängu alustab { $name }.
web-change-seats = Muuda kohti või seadeid
web-sum-won-by = { $count ->
    [one] Võitsite { $count } kaardiga
   *[other] Võitsite { $count } kaardiga
}
web-sum-lost-by = { $count ->
    [one] Kaotasite { $count } kaardiga
   *[other] Kaotasite { $count } kaardiga
}
web-sum-clues = { $count ->
    [one] { $count } vihje, { $words } sõna
   *[other] { $count } vihjet, keskmiselt { $words } sõna
}
web-sum-best = mängu parim vihje: { $word } { $number }
web-key-whose = Kelle võti
web-key-of = Võti: { $side }
web-record = Mängulogi
web-fair = Kas jagamine oli aus?
web-fair-yes = Jah: võti vastab alguses avaldatud sõrmejäljele.
web-fair-no = Ei: võti ei vasta alguses avaldatud sõrmejäljele.
web-fair-about = Enne esimest vihjet avaldas server võtme sõrmejälje. Nüüd arvutas sinu seade selle avatud võtmest uuesti välja.
web-fair-before = Avaldatud
web-fair-after = Arvutatud
web-evening = Täna õhtul
web-evening-games = Mängud
web-evening-who = Mängija
web-evening-won = Võidetud mänge
web-evening-of = { $won } / { $played }

## Bots

# Names that bots get in a room, separated by commas: short first names that people know.
web-bot-names = Anu, Eero, Heli, Jaan, Kati, Leo, Mari, Tõnu
web-bot-add = Lisa bot
# $seat: which seat
web-bot-add-at = Lisa bot: { $seat }
# On a button: a bot sits down wherever nobody sits yet.
web-bot-fill = Botid vabadele kohtadele
web-bot-character = Kui tugev bot on
# Characters of bots
web-bot-steady = Tasakaalukas bot
web-bot-cautious = Ettevaatlik bot
web-bot-bold = Julge bot
web-bot-easy = Nõrk bot
web-bot-normal = Tavaline bot
web-bot-hard = Tugev bot

## On the big screen: a television that everybody looks at

# Before the room’s code. $address: such as example.org
web-present-go = Liitu aadressil { $address }
# Above a QR code.
web-present-join = Skanni ja liitu
web-present-full = Täisekraan
web-present-window = Välju täisekraanist
# Below a QR code that holds an address such as http://localhost:8000/r/…
web-present-local = Teised seadmed ei saa seda aadressi avada. Ava leht siin aadressil, kus on selle arvuti nimi või IP-aadress kohtvõrgus.

## Replay: a finished game, step by step

# A card as screen readers tell it, in a replay.
web-card-pinned = vihje andja mõtles seda
# How sure a bot was of its clue; behind the words that it meant.
web-log-sure = (kindlus { $percent }%)

## Missions: the campaign of Duet, on a map of the world

web-sheet-unreadable = See fail ei ole meeskonna reisipäevik.
# A button that leads from a game back to the map.
web-mission-map = Maakaardile
# $city: such as Prague
web-mission-of = Missioon: { $city }
web-mission-won = Võidetud
web-mission-open = Avatud
web-mission-locked = Lukus
web-city-prague = Praha
web-city-berlin = Berliin
web-city-tallinn = Tallinn
web-city-lisbon = Lissabon
web-city-reykjavik = Reykjavík
web-city-havana = Havanna
web-city-montreal = Montréal
web-city-lima = Lima
web-city-cairo = Kairo
web-city-nairobi = Nairobi
web-city-samarkand = Samarkand
web-city-delhi = Delhi
web-city-moscow = Moskva
web-city-sofia = Sofia
web-city-jakarta = Jakarta
web-city-bangkok = Bangkok
web-city-singapore = Singapur
web-city-taipei = Taipei
web-city-hobart = Hobart
web-city-honolulu = Honolulu
