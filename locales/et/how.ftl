### How to play: the page that explains the games. Loaded by that page alone.
### Plain words, short sentences, spoken to the reader. Terms as the players know them.

## The page

# Above the list of sections
how-contents = Sellel lehel
how-games = Mängud
how-back = Tagasi
how-back-room = Tagasi tuppa
how-again = Alusta uuesti
# At the end of the page
how-ready = Valmis? Kui oled üksi, täidavad laua botid.
how-go = Mängi
how-print = Mängi paberil

## Titles of sections

how-title-idea = Mängu mõte
how-title-key = Kes mida näeb
how-title-turn = Üks mängukord: proovi järele
how-title-numbers = Number
how-title-clues = Milline on hea vihje
how-title-fault = Kui vihje ei ole lubatud
how-title-phantom = Kujuteldava vastase kord
how-title-score = Teie tulemus
how-title-end = Kuidas mäng lõpeb
how-title-tokens = Ajažetoonid
how-title-sudden = Äkksurm
how-title-missions = Missioonid
how-title-talk = Mida tohib öelda
how-title-pictures = Pildid sõnade asemel
how-title-screen = Selles lauas
how-title-editions = Väljaanded erinevad

## The idea: three pictures in a row

how-idea-words = Laual on kakskümmend viis sõna. Iga sõna taga peitub keegi, aga pealt vaadates ei ole näha, kes.
how-idea-key = Kahel luureülemal on ühine võti: see ütleb, millised sõnad on punased agendid, millised sinised ja millistest tuleb eemale hoida.
how-idea-clue = Luureülem ütleb ühe sõna ja ühe numbri. Meeskond nuputab välja, milliseid kaarte ta mõtleb. Võidab meeskond, kes leiab esimesena kõik oma agendid.
how-idea-key-two = Üks teie seast on luureülem ja näeb võtit. Kõik teised arvavad. Sinine meeskond on kujuteldav vastane, kelle eest ei mängi keegi.
how-idea-clue-two = Vihje, arvamised, siis kujuteldava vastase kord: iga kord leiab ta ühe sõna. Jõudke temast ette.
how-idea-key-three = Kaks teie seast on luureülemad, rivaalid ühise võtmega. Kolmas näeb ainult sõnu.
how-idea-clue-three = Kolmas mängija arvab mõlema heaks: kord punase, kord sinise. Võidab luureülem, kelle agendid on esimesena kõik leitud.
how-idea-key-duet = Mängite koos. Kumbki näeb võtmest oma poolt, aga arvama peab teise poole järgi.
how-idea-clue-duet = Annate teineteisele kordamööda ühe sõna ja ühe numbri. Leidke kõik viisteist agenti, enne kui üheksa ajažetooni otsa saavad.
# Labels of pictures, for screen readers
how-picture-words = Kaardid, sõnad ülespoole
how-picture-key = Võti: viis korda viis ruutu eri värvide ja kujunditega

## Who sees what: a board that can be looked at from several seats

# Twenty-five short words of the language, as they stand on cards, separated by commas.
how-words = KAKTUS, PAGAR, KLAVER, LOSS, ROBOT, JÕGI, LUSIKAS, TIIGER, PILV, LAMP, SIDRUN, RAKETT, PRINTS, MARK, METS, ARST, SILD, DRAAKON, PLIIATS, TALV, AED, PEEGEL, SUHKUR, PILOOT, VARI
how-view = Kes vaatab
how-view-operatives = Agent
how-view-spymaster = Luureülem
how-view-a = A-pool
how-view-b = B-pool
how-view-both = Mõlemad korraga
how-view-operatives-about = Arvavad agendid näevad sõnu ja seda, mis on juba puudutatud kaartidel.
how-view-spymaster-about = Luureülemad näevad, kes on kes. Kujund, muster ja värv ütlevad sama asja, nii et värve eristada ei ole vaja.
how-view-a-about = A-pool näeb üheksat agenti ja kolme palgamõrvarit. Kõik ülejäänud on kõrvalseisjad.
how-view-b-about = Ka B-pool näeb üheksat agenti, aga teisi: ainult kolm on mõlemal poolel samad.
how-view-both-about = Mängu ajal ei näe seda keegi: 9 + 9 − 3 teeb kokku viisteist agenti, kes tuleb leida.
# How many of each lie on the table. $count with a picture before it.
how-count-first = { $count } alustavale meeskonnale
how-count-second = { $count } teisele meeskonnale
how-count-bystanders = { $count } süütut kõrvalseisjat
how-count-assassin = { $count } palgamõrvar
how-black = Kolmest palgamõrvarist, keda näed, on partneri poolel üks agent, üks palgamõrvar ja üks kõrvalseisja. Nii on igas mängus üks sõna, mis on sinu jaoks must, aga mille pead just sina ära arvama.

## A turn: six cards, and the visitor guesses

# Six words as they stand on cards: two that go with how-try-clue, one that goes with how-try-before,
# and three that could tempt: another team’s agent, a bystander, the assassin. Separated by commas.
how-try-cards = VAAL, ANKUR, TRUMM, RAND, TUUL, HAI
how-try-clue = ookean
how-try-before = muusika
how-try-about = Oled punase meeskonna agent. Sinu luureülem ütles ühe sõna ja ühe numbri, ei midagi muud. Puuduta kaarti, et see märkida, ja kinnita siis nupuga mängulaua all.
# $clue: an earlier clue, of which one word is not found yet
how-try-earlier = Varasem vihje, millest üks sõna on veel leidmata: { $clue }
how-try-must = Vähemalt korra peab arvama; pärast seda võid lõpetada.
# What happens. $word: the card that was touched
how-try-right = { $word } on punane agent. Võid jätkata või lõpetada.
how-try-extra = Ka { $word } on õige. Kaks on käes ja sul on veel üks lisaarvamine: just paras mõne varem leidmata jäänud sõna jaoks. Või lõpeta.
how-try-spent = { $word } on õige. See oli viimane arvamine: number 2 lubab arvata kolm korda. Nüüd on sinise meeskonna kord.
how-try-bystander = { $word } on süütu kõrvalseisja. Sinu mängukord on läbi.
how-try-blue = { $word } on sinine agent. Sinu mängukord on läbi ja sinisel meeskonnal on üks sõna vähem leida.
how-try-assassin = { $word } on palgamõrvar. Mäng on läbi ja punane meeskond kaotas.
how-try-stopped = Lõpetad ja midagi ei lähe kaotsi. Nüüd on sinise meeskonna kord.
# In words, below the little board
how-turn-own = Oma agent: kaetakse teie värviga ja võite edasi arvata.
how-turn-bystander = Kõrvalseisja: mängukord on läbi.
how-turn-other = Teise meeskonna agent: mängukord on läbi ja leid läheb neile kirja.
how-turn-phantom = Kujuteldava vastase agent: mängukord on läbi ja vastane on võidule ühe sõna võrra lähemal.
how-turn-assassin = Palgamõrvar: kaotate kohe.
how-turn-face = Luureülemad säilitavad pokkerinäo. Ka juhuslikult leitud sõna loeb nagu iga teine ja nad ei lase midagi välja paista.

## A turn in Duet: six cards, and the visitor guesses

# Six words: three that go with how-duet-clue, then three that could tempt: one that is green on the
# visitor’s own key, a bystander, and one that is black for the partner. Separated by commas.
how-duet-cards = ROOS, PUU, LABIDAS, TIGU, PINK, MADU
how-duet-clue = aed
how-duet-about = Sina näed oma poolt võtmest. Vihje annab partner, seega loeb partneri pool, ja seda sa ei näe.
how-duet-right = { $word } on partneri jaoks agent. Jätka, kuni arvad õigesti, või lõpeta.
# The card is an assassin on the visitor’s own key
how-duet-black = { $word } on sinu võtmel must, aga partneri omal agent, ja ainult see loeb. Jätka või lõpeta.
how-duet-all = { $word } on kolmas: rohkem partner ei mõelnudki. Arvamisi ei piirata, aga targem on lõpetada.
how-duet-miss = { $word } on partneri jaoks kõrvalseisja. Mängukord on läbi; kaardile jääb žetoon sinu noolega. Võib-olla peab partner selle sõna veel ise ära arvama.
how-duet-assassin = { $word } on partneri jaoks palgamõrvar. Kaotate mõlemad.
how-duet-stopped = Lõpetad: see maksab ühe žetooni, mille linnukesega külg on nüüd peal. Järgmise vihje annad sina.
how-duet-agent = Agent partneri poolel: kaetakse mõlema jaoks rohelisega ja võid piiramatult edasi arvata.
how-duet-bystander = Kõrvalseisja partneri poolel: žetoon märgib kaardi sinu jaoks ja mängukord on läbi.
how-duet-black-end = Palgamõrvar partneri poolel: kaotate kohe mõlemad.

## The number

how-number-about = Number ütleb, mitu sõna laual vihjega kokku käib. Proovi:
how-number-count = { $count ->
    [one] Vihjega käib kokku üks sõna. Arvata võib kuni kaks korda.
   *[other] Vihjega käib kokku { $count } sõna. Arvata võib kuni { $most } korda: kord rohkem, kui number ütleb.
}
how-number-zero = Ükski meie sõna ei käi vihjega kokku: see on hoiatus. Arvata võib piiramatult, aga vähemalt korra.
how-number-unlimited = Sa ei ütle, mitu sõna vihjega kokku käib. Arvata võib piiramatult, aga vähemalt korra.
how-number-honest = Number peab vastama tõele ega tohi ise millelegi vihjata.

## What a good clue is

how-clue-one = Üks sõna ja üks number. Ei teist katset, ei märkust selle kohta, kui kaugelt otsitud see on, ei tähendusrikkaid pilke.
how-clue-meaning = Loeb see, mida sõnad tähendavad. Mitte tähed, kõla ega kaardi koht laual.
how-clue-visible = Vihjeks ei sobi ükski laual olev sõna, selle vorm ega osa. Kaetud kaardi sõna tohib kasutada.
how-clue-language = Vihje on kaartidega samas keeles. Võõrkeelne sõna sobib, kui kõik seda kasutavad.
how-ask = Küsi kohtunikult
how-ask-about = Kohtunik tunneb kuue keele sõnu. Ta ütleb jah või ei või jätab otsuse mängijatele.
how-ask-words = Kaartide keel
how-ask-cover = Puuduta kaarti, et see katta.
how-ask-uncover = Ava kõik kaardid
how-ask-examples = Proovi neid:
how-ask-waits = Kohtunik ootab vihjet.
how-ask-own = Või oma vihje
how-ask-why = Mis on siin erilist

# The clue rules of the language of the cards, in a sentence or two; without examples. (RULES.md, L and N)
how-rules-en = Kaardi sõna vormid ja sugulassõnad ei ole lubatud, samuti mitte liitsõna osad; juhuslikult kattuvad tähed ei loe. Ühe sõna kaks kirjapilti loetakse samaks sõnaks. Nimede jaoks on vaja teiste nõusolekut, riimide jaoks mitte.
how-rules-th = Sõnaosad loevad: kaart keelab kõik sõnad, milles on mõni selle osa. Mis kirjutatakse ühtemoodi, on sama sõna, loetagu seda kuidas tahes; mis ainult kõlab ühtemoodi, on teine sõna, aga ei tohi kaardile vihjata. Märkide sisestamise järjekord ei ole tähtis.
how-rules-zh-hant = Väga range: vihjel ei tohi olla ühegi kaardiga ühist kirjamärki, ka mitte lihtsustatud või muul kujul. Nimede ja kaardiga ühtemoodi kõlavate sõnade jaoks on vaja teiste nõusolekut. Riimid sobivad, kui keegi neid ei rõhuta.
how-rules-id = Tüvi loeb koos kõigega, mis sellest on moodustatud: ees- ja järelliited, kordused, liitsõnad. Mitmest sõnast koosnev arvsõna on üks vihje. Võõrkeelne sõna on lubatud ainult siis, kui see on ka indoneesia keele sõna.
how-rules-bg = Sama tüvega sõnad ei ole lubatud ja liitsõnal on mitu tüve. Sõnad, mis ainult kõlavad ühtemoodi või sarnanevad, on lubatud; ühtemoodi kirjutatud sõnad on samad, olgu rõhk kus tahes. Nimed on lubatud.
how-rules-et = Kaart keelab kõik oma vormid ja tuletised ning liitsõna puhul iga osa; juhuslikult kattuvad tähed ei loe. Päriselt käibel olev liitsõna on üks sõna, olgu kui pikk tahes, aga uusi välja mõelda ei tohi. Sõna ei tohi kasutada tähenduses, mis sel on mõnes teises keeles.

## When a clue is not allowed

how-fault-ask = Kahtled? Küsi enne vihje andmist teiselt luureülemalt nelja silma all. Millega ta nõustub, see on lõplikult lubatud; eitav vastus ei maksa midagi.
how-fault-challenge = Mängukorra jooksul võib vihje vaidlustada igaüks peale selle andja. Kuni otsuseni ei arvata.
how-fault-who = Mis on kohtunikule selge, see on otsustatud. Kahtluse korral hääletavad kõik ja viigi korral jääb vihje kehtima.
how-fault-price = Kui vihje tunnistatakse lubamatuks, on mängukord kohe läbi ja teine luureülem võib katta ühe oma värvi kaardi.
how-fault-late = Kui keegi seda ei märka, siis vihje kehtib.
how-fault-who-two = Mis on kohtunikule selge, see on otsustatud. Kahtluse korral otsustab luureülem ise, kas võtab vihje tagasi.
how-fault-price-two = Kui vihje tunnistatakse lubamatuks, on mängukord kohe läbi ja kujuteldav vastane saab tavalisest ühe kaardi rohkem.
how-fault-challenge-duet = Mängukorra jooksul võib arvaja vihje vaidlustada. Kuni otsuseni ei arvata.
how-fault-who-duet = Mis on kohtunikule selge, see on otsustatud. Kahtluse korral otsustab vihje andja ise, kas võtab selle tagasi.
how-fault-price-duet = Kui vihje tunnistatakse lubamatuks, maksab see ühe ajažetooni ja arvamine läheb edasi, nagu poleks midagi juhtunud.

## The phantom, and the score of one team

how-phantom-cover = Pärast iga teie mängukorda katab luureülem ühe sinise sõna omal valikul. Millised alles jäävad, on tema otsustada.
how-phantom-lose = Kõik sinised sõnad on kaetud või puudutati palgamõrvarit: kaotate.
how-phantom-win = Võidu korral annab ühe punkti iga sinine agendikaart, mida ei ole lauale pandud.
# $count: from the first turn to the eighth
how-phantom-turns = Võidate { $count }. mängukorral
how-phantom-touched = { $count ->
    [0] Ühtegi sinist sõna ei puudutatud kogemata
    [one] Kogemata puudutati { $count } sinist sõna
   *[other] Kogemata puudutati { $count } sinist sõna
}
how-phantom-gone = Kujuteldav vastane oli kiirem: punkte ei saa.

## How it ends

how-end-all = Meeskond võidab, kui kõik tema agendid on kaetud, ka siis, kui viimast puudutas teine meeskond.
how-end-assassin = Kes puudutab palgamõrvarit, see kaotab.
how-end-assassin-three = Kui puudutatakse palgamõrvarit, kaotab luureülem, kelle kord parajasti on.
how-end-three-team = Kolm sõpra võivad mängida ka ühe meeskonnana: vaata „{ variant-two-player }“.
how-end-next = Järgmine mäng: teised luureülemad ja ümber pööratud või uued kaardid.
how-end-duet = Võidate kohe, kui viieteistkümnes agent on kaetud.
how-end-side = Kui kõik sinu poole agendid on leitud, antakse sellest teada: partneril ei ole enam midagi arvata. Sellest peale annab vihjeid ainult partner ja arvad ainult sina.

## Time tokens

how-tokens-each = Iga mängukord maksab ühe žetooni, nii et üheksa žetooni on üheksa vihjet.
how-tokens-stop = Kui lõpetad ise, saad žetooni endale, linnukesega külg peal.
how-tokens-miss = Kui puudutad kõrvalseisjat, jääb žetoon kaardile, nool eksija poole. Teine pool võib seda sõna veel arvata.
how-tokens-both = Kui kaardiga on eksinud mõlemad pooled, on see mängust väljas; selle sõna tohib vihjes kasutada.
how-tokens-easy = Liiga raske? Mängige kümne või üheteistkümne žetooniga, kuni võidate.

## Sudden death

how-sudden-when = Žetoonid on otsas, aga osa agente veel leidmata? Siis vihjeid enam ei anta.
how-sudden-how = Arvake kaart kaardi järel, kumbki teise võtme järgi. Arvavad mõlemad pooled, ükskõik mis järjekorras, kuni neil on veel sõnu leida.
how-sudden-lose = Nüüd toob kaotuse ka kõrvalseisja. Leidke viimane agent ja võit on teie.

## The score in Duet

how-score-about = Üheksa žetooniga võidetud mäng annab punkte: kolm iga kasutamata žetooni eest, üks iga mängukorra eest, mis lõppes õige arvamisega, ja üks läheb maha, kui võit tuli äkksurmas.
how-score-right = { $count ->
    [one] { $count } mängukord lõppes õige arvamisega
   *[other] { $count } mängukorda lõppes õige arvamisega
}
how-score-missed = { $count ->
    [one] { $count } mängukord lõppes eksimusega
   *[other] { $count } mängukorda lõppes eksimusega
}
how-score-sudden = Võit äkksurmas
how-score-unused = { $count ->
    [one] { $count } kasutamata žetoon
   *[other] { $count } kasutamata žetooni
}

## Missions

how-missions-about = Võitke üheksa žetooniga ja avaneb linnade maakaart: duett vähemate mängukordade või vähemate eksimustega.
# $turns and $mistakes: the two numbers of a mission, such as 9–5
how-missions-numbers = „{ $turns }–{ $mistakes }“ tähendab, et mängukordi on { $turns } ja lubatud eksimusi { $mistakes }.
how-missions-faces = Eksimus maksab kõrvalseisjaga žetooni, lõpetamine linnukesega žetooni. Kui kõrvalseisjaga žetoonid on otsas, maksab iga eksimus kaks žetooni; kui alles on ainult üks, siis kaotate.
how-missions-map = Ava maakaart

## What you may say in Duet

how-talk-clues = Kõik, mida teineteisele ütlete, on vihjetes. Ei sõnagi sellest, mida näitab sinu võti, mitu sõna on veel leida või kas tasuks lõpetada.
how-talk-own = Kaart oli ka sinu jaoks roheline? Jäta see enda teada.
how-talk-think = Valjusti mõelda võib, kui see sinu poole kohta midagi ei reeda.
how-talk-groups = Kui mängijaid on üle kahe, on kumbki pool ühise võtmega rühm.
how-talk-order = Kui nii kokku lepite, võib üks pool anda kaks vihjet järjest.

## At this table

how-screen-mark = Puuduta kaarti, et see märkida; märki näeb kogu meeskond. Teine vajutus, mängulaua all olevale nupule, teeb sellest arvamise.
how-screen-mean = Vihjet välja mõeldes puuduta kaarte, mida silmas pead, ja number tuleb ise. Keegi teine seda ei näe.
how-screen-ask = Küsi enne vihje andmist teiselt luureülemalt.
how-screen-key = Istute koos? Näita võtit ainult siis, kui hoiad nuppu all.
how-screen-book = Vaata sõna tähendust.
how-screen-log = Kõik senised vihjed ja see, mis on veel leida. Laial ekraanil on need mängulaua kõrval.
how-screen-timer = Liivakell on meeldetuletus. Mängukorra lõpetab ainult kell.

## Pictures

how-pictures-what = Toas saab mängida piltidega või nii, et pooled kaardid on sõnad, pooled pildid. Igal pildil on kaks asja kokku saanud. Kõik muu on nagu ikka.
how-pictures-clue = Vihje võib käia ühe või teise asja kohta või selle kohta, mida need koos teevad. Nähtut tohib nimetada: pildile pole midagi kirjutatud. Laual olevate sõnade kohta kehtivad tavalised reeglid.
how-pictures-names = Igaüks saab nimesid lugeda oma keeles: hoia sõrme pildil või vajuta klahvi „?“. Menüüs saab kõik nimed nähtavale tuua.
how-pictures-own = Võid lisada ka 25 kuni 200 oma pilti: ooteruumis, jaotises „Kaardid“. Anna neile nimed nende jaoks, kes pilte ei näe, ja bottide jaoks.
how-pictures-try = Puuduta pilti, et näha selle nime. Milline vihje sobiks neist kahele?

## Editions differ

how-editions-about = Trükitud väljaannetes on mäng sama, erinevad üksikasjad. Vihjereeglid käivad kaartide keele järgi; enamikku ülejäänust saab muuta võõrustaja.
how-editions-next = Järgmine mäng
how-editions-next-about = Samad kaardid pööratakse ümber. Hiina väljaandes: jagatakse kakskümmend viis uut.
how-editions-names = Nimed
how-editions-names-about = Lubatud. Hiina ja inglise keeles: ainult teiste nõusolekul.
how-editions-rhymes = Riimid
how-editions-rhymes-about = Mitte siis, kui kõla on ainus seos. Hiina ja inglise keeles: sobivad, aga rõhutada neid ei tohi.
how-editions-sound = Sõnad, mis kõlavad nagu sõna kaardil
how-editions-sound-about = Need loetakse teisteks sõnadeks, kui nad sellele kaardile ei vihja; bulgaaria keeles ilma ühegi tingimuseta. Hiina keeles: leppige enne kokku.
how-editions-foreign = Võõrkeelsed sõnad
how-editions-foreign-about = Tai ja eesti keeles: kui teie seltskond neid kasutab. Indoneesia ja bulgaaria keeles: kui need on selle keele sõnad. Hiina keeles: igapäevased laensõnad, aga mitte kunagi kaardi tõlge.
how-editions-compounds = Mitu sõna või sidekriips
how-editions-compounds-about = Ainult siis, kui teie seltskond on nii kokku leppinud. Eesti liitsõna on üks sõna; indoneesia mitmesõnalised arvsõnad sobivad.
how-editions-timer = Liivakell
how-editions-timer-about = Igaüks võib selle ümber pöörata. Hiina väljaandes: ainult teine meeskond.
how-editions-three = Kolmas mängija
how-editions-three-about = Annab mõlema heaks endast parima. Hiina väljaandes: peab olema erapooletu, ei võida ega kaota.
how-editions-duet = Duett
how-editions-duet-about = Siin saab seda mängida igas keeles. Erinevalt meeskonnamängust arvamisi ei piirata, numbri asemel ei saa öelda „piiramatu“ ja lubamatuks tunnistatud vihje maksab žetooni, mitte mängukorra.
