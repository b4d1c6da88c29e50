### Mis on trükitud lehtedel ja mida ütleb käsk `covernames print`. Brauser seda ei laadi.

## Lehtedel

print-key-a = A-poole võti
print-key-b = B-poole võti
# Mängulaua ja võtme all. $code: kuus tähte ja numbrit
print-code-of = Kood { $code }
# $side: punane meeskond, sinine meeskond
print-first = Esimese vihje annab { $side }
print-double-agent = topeltagent
print-time-token = ajažetoon
print-key-about = Ainult luureülematele. Selle võtme juurde kuulub sama koodiga mängulaud.
print-key-about-duet = Ainult sellele poolele. Selle võtme juurde kuulub sama koodiga mängulaud.

## Reeglileht, lisaks mänge tutvustava lehe tekstidele

print-prepare = Enne mängu
print-prepare-classic = Moodustage kaks meeskonda, kummaski vähemalt kaks mängijat. Kummalgi on üks luureülem: luureülemad vaatavad võtit, kõik teised ainult sõnu. Laotage lauale 25 kaarti, viis korda viis, või võtke prinditud mängulaud. Pange agendid valmis. Võti ütleb, kumb meeskond annab esimese vihje.
print-prepare-duet = Kaks mängijat või kaks rühma istuvad vastamisi. Kumbki võtab ühe kahest võtmest, millel on mängulaua kood, ega näita seda teisele. Voltige ajažetoonid mööda katkendjoont kokku. Üheksa neist ootab laual, kõrvalseisjaga külg peal, nende kõrval viisteist agenti ja palgamõrvar. Esimese vihje annab kumb pool tahes.
print-turn = Mängukord
print-turn-classic = Luureülem ütleb ühe sõna ja ühe numbri: mitu sõna laual sellega kokku käib. Agendid peavad aru ja puudutavad üht kaarti. Luureülem katab selle nii, nagu võti näitab:
print-turn-duet = Üks teie seast ütleb ühe sõna ja ühe numbri: mitu sõna tema enda võtmel sellega kokku käib. Teine puudutab üht kaarti ja vihje andja ütleb, mida tema võti seal näitab:
print-number = Arvata tuleb vähemalt korra ja tohib kuni üks kord rohkem, kui number ütleb. Pärast esimest arvamist võib lõpetada.

## Missioonide leht

print-city = Linn
print-turns = Korrad
print-mistakes = Eksimused
print-leads = Järgmised linnad

## Käsk

print-what-unknown = Seda printida ei saa: { $word }. Vali board, key, cards, agents, rules või missions.
print-game-unknown = Paberil sellist mängu ei ole: { $word }. Vali classic või duet.
print-paper-unknown = Sellist paberit ei ole: { $word }. Vali a4 või letter.
# $path: fail. $code: mis on mängulaudadel ja võtmetel
print-written = { $pages ->
    [one] { $path }: { $pages } lehekülg, kood { $code }
   *[other] { $path }: { $pages } lehekülge, kood { $code }
}
print-help = Tee mängust prinditav PDF: mängulauad, võtmed, kaardid, agendid, reeglid, missioonid.
print-help-what = board, key, cards, agents, rules või missions; muidu kõik, mida on mänguks vaja
print-help-pdf = Fail, kuhu kirjutada
print-help-game = Mäng: classic või duet
print-help-paper = a4 või letter
print-help-code = Mängulaua või võtme all olev kood: prindib selle, mis sinna juurde kuulub
print-help-boards = Mitu mängulauda ja võtit
print-help-count = Mitu kaarti väljalõikamiseks; 0: kõik
print-help-meanings = Prindi sõnade alla väikeses kirjas nende tähendused
