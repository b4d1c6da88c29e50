## The games, their seats and what lies on the table

variant-classic = Klassikaline
variant-two-player = Kahe mängijaga
variant-three-player = Kolme mängijaga
variant-duet = Duett
variant-classic-about = Kaks meeskonda võistlevad, kumb leiab oma agendid enne üles. Vähemalt neli mängijat.
variant-two-player-about = Üks meeskond mängib kujuteldava vastase vastu. Vähemalt kaks mängijat.
variant-three-player-about = Kaks luureülemat võistlevad, agent on neil ühine.
variant-duet-about = Kaks poolt otsivad üheskoos viitteist agenti.

side-red = punane meeskond
side-blue = sinine meeskond
side-a = A-pool
side-b = B-pool

seat-red-spymaster = punane luureülem
seat-red-operatives = punased agendid
seat-blue-spymaster = sinine luureülem
seat-blue-operatives = sinised agendid
seat-operatives = agent
seat-a = A-pool
seat-b = B-pool

identity-red = punane agent
identity-blue = sinine agent
identity-agent = agent
identity-bystander = süütu kõrvalseisja
identity-assassin = palgamõrvar

number-unlimited = piiramatu

## How a game ends

outcome-all-found = Kõik agendid on leitud.
outcome-assassin = Palgamõrvar!
outcome-phantom-first = Kujuteldav vastane leidis kõik oma agendid enne teid.
outcome-sudden-death = Äkksurmas arvati valesti.
outcome-out-of-tokens = Eksimus maksis rohkem ajažetoone, kui alles oli.
outcome-resigned = Alistuti.
outcome-abandoned = Mäng lõpetati tulemuseta.
outcome-won = { $side } võitis!
outcome-won-together = Võitsite!
outcome-lost-together = Kaotasite.
outcome-score = Punkte: { $score }

title-unbelievable = Uskumatu!
title-mission-impossible = Võimatu missioon? Mitte teie jaoks.
title-wow = Vau!
title-secret-service-calls = Salateenistus võtab teiega peagi ühendust.
title-top-secret-access = Nüüd on teil ligipääs täiesti salajasele infole.
title-minds-in-sync = Olete täiesti samal lainel.
title-can-do-better = Pole paha, aga suudate enamat.
title-a-win-is-a-win = Võit on võit.
title-go-on-missions = Hiilgav! Aeg missioonile minna.
title-great = Suurepärane töö.
title-really-good = Väga hea.
title-won = Hästi mängitud.

## What happened

event-card-touched = { $word }: { $identity }
event-card-covered = { $word } on kaetud: { $identity }
event-turn-missed = Mängukord on läbi.
event-turn-stopped = Arvamine lõpetati.
event-turn-spent = Arvamised on otsas.
event-turn-finished = Mängukord on läbi: sellel poolel pole enam midagi leida.
event-turn-invalid-clue = Lubamatu vihje: mängukord on läbi.
event-turn-time = Aeg on läbi.
event-clue-stands = Vihje jääb kehtima.
event-clue-falls = Vihje tunnistati lubamatuks.
event-clue-helped = Abiga: bot pakkus ideid.
event-clue-challenged = { $name } vaidlustab vihje: { $reason }
event-by-bot = { $name } (bot)
event-penalty-waived = Karistusest loobuti.
event-side-finished = { $side }: kõik agendid on leitud.
event-sudden-death = Äkksurm: vihjeid enam ei anta ja eksida enam ei tohi.

## Why something cannot be done

already-seated = Sellel mängijal on juba koht.
answer-other-clue = Küsimus oli teise vihje kohta.
answer-own-clue = Enda vihjega ei saa ise nõustuda.
answer-nothing-asked = Praegu pole millelegi vastata.
cell-unknown = Sellist kaarti ei ole.
sure-percent = Kindlus antakse protsentides: 0 kuni 100.
challenge-open = Vihje on vaidlustatud; see tuleb enne ära otsustada.
challenge-settled = Selle vihje üle on juba otsustatud, uuesti seda vaidlustada ei saa.
clock-not-due = Aeg ei ole veel läbi.
clue-bad-number = Number peab olema 0 või suurem täisarv.
clue-empty = Vihjes peab olema sõna.
clue-no-unlimited = Selles mängus ei saa öelda „piiramatu“: arvamisi ei piirata niikuinii.
clue-not-a-word = See ei ole sõna: selles on märke, mida ei saa kuvada.
clue-number-too-big = Number on liiga suur: leida on kõige rohkem { $most }.
clue-too-long = Vihje on liiga pikk: lubatud on kuni { $most } märki.
cover-wrong-card = Seda kaarti ei saa praegu katta.
deal-words = Mänguks on vaja { $count } erinevat sõna.
deck-doubles = Pakis on mõni sõna mitu korda.
deck-too-small = Pakis peab olema vähemalt { $least } kaarti.
game-over = Mäng on läbi.
game-paused = Kell seisab. Pane see enne uuesti käima.
guess-card-covered = See kaart on juba kaetud.
guess-card-marked = Seda kaarti sa juba tead: see on sinu jaoks märgitud.
look-not-allowed = Sellelt kohalt võtit ei näe.
member-unnamed = Igaühel lauas peab olema nimi.
mission-numbers = Selle missiooni mängukordade ja eksimuste arv on teistsugune.
mission-family = Missioonidel on palgamõrvarid alati mängus.
mission-locked = See missioon on veel lukus.
mission-unknown = Sellist missiooni ei ole.
moved-on = Mäng on vahepeal edasi läinud. Midagi ei muudetud.
not-seated = Sa ei istu sellel kohal.
record-unreadable = Rida { $line } ei kuulu mängulogisse.
record-version = Selle mängulogi on kirjutanud teine versioon ({ $version }).
record-too-large = See fail on mängulogi jaoks liiga suur.
seat-cannot = Sellelt kohalt ei saa seda teha.
seat-knows-key = Kes on võtit näinud, ei saa samas mängus sellele kohale istuda.
seat-taken = See koht on juba kinni.
seat-unknown = Sellist kohta ei ole.
seats-empty = Need kohad on veel tühjad: { $seats }
settings-mistakes = Lubatud eksimuste arv peab olema vahemikus 0–{ $most }.
settings-not-here = Selles mängus neid seadeid ei ole.
settings-no-clock = Seda mängu mängitakse ilma kellata.
settings-starting-side = See pool ei saa alustada.
settings-timer-too-short = Ajavõtt peab kestma vähemalt ühe sekundi.
settings-tokens = Ajažetoonide arv peab olema vahemikus 1–{ $most }.
settings-vote-too-short = Hääletus peab kestma vähemalt ühe sekundi.
settings-time-too-long = Ajavõtt ja hääletus kestavad kõige rohkem { $hours } tundi.
stop-before-guess = Enne lõpetamist tuleb vähemalt korra arvata.
time-is-up = Aeg on läbi.
variant-unknown = Sellist mängu ei ole.

answer-not-your-turn = Sinult pole midagi küsitud.
challenge-not-your-turn = Sa ei saa praegu vihjet vaidlustada.
clue-not-your-turn = Praegu pole sinu kord vihjet anda.
consult-not-your-turn = Sa ei saa praegu teiselt luureülemalt küsida.
cover-not-your-turn = Sa ei saa praegu kaarti katta.
flip-timer-not-your-turn = Sa ei saa praegu liivakella ümber pöörata.
guess-not-your-turn = Praegu pole sinu kord arvata.
pause-not-your-turn = Kella ei saa praegu peatada.
resign-not-your-turn = Sellelt kohalt ei saa alistuda.
resume-not-your-turn = Kell ei olegi peatatud.
stop-not-your-turn = Sa ei saa praegu lõpetada.
vote-not-your-turn = Sul ei ole praegu hääleõigust.
waive-not-your-turn = Pole karistust, millest loobuda.
