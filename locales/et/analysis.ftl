# Lõppenud mängu analüüs: mis oleks olnud parem?

analysis-pane = Analüüs
analysis-clue-of-the-game = Mängu parim vihje
analysis-clue-found = { $word }, { $number }: { $count ->
    [one] leiti { $count } kaart
   *[other] leiti { $count } kaarti
}
analysis-boldest = Julgeim arvamine
analysis-boldest-card = { $card } vihje „{ $word }“ järgi: bot pidas seda vaid { $percent }% tõenäoliseks
analysis-better = Kas leidus paremaid vihjeid?
analysis-about = Bot kuulab nii, nagu inimesed tavaliselt. Kindlus: tõenäosus, et vihje numbri jagu oma meeskonna kaarte tuleb pähe enne kõiki teisi. Väärtus: kuidas mäng pärast seda mängukorda eeldatavasti seisab, 0 (kaotus) kuni 100 (võit). Vihjed on järjestatud väärtuse järgi.
analysis-given = antud
analysis-sure = kindlus { $percent }%
analysis-worth = väärtus { $points }
analysis-unknown = Botid ei tunne seda vihjet.
analysis-zero = Null hoiatab ega lähe järjestusse.
analysis-first = Botid ei leidnud midagi paremat.
analysis-alone = Botidel siin muid ideid ei ole.
analysis-would-stop = Bot ei puudutaks midagi.
analysis-heard = Mida bot kuulis
analysis-heard-about = Kui tõenäoliselt käivad senised vihjed iga veel katmata kaardi kohta.
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = Botid mõtlevad …
analysis-again = Proovi uuesti
analysis-what-if = Aga kui?
analysis-what-if-about = Mõni muu vihje samas kohas: mida oleks bot siis puudutanud?
analysis-what-if-try = Proovi

analysis-unfinished = Mängu saab analüüsida siis, kui see on läbi.
analysis-language = Ükski bot ei räägi selle mängu keelt.
analysis-unanswered = Botid ei saa seda mängu praegu vaadata. Palun proovi uuesti.
clue-unknown = Sellist vihjet ei ole.
record-forged = Selle mängulogi võti ei vasta alguses avaldatud sõrmejäljele.

## Replay: a finished game, step by step

web-replay-about = Lohista siia mängulogi ja vaata mängu samm-sammult uuesti.
web-replay-open = Ava mängulogi
# A small button beside a replay that is open.
web-replay-other = Ava
web-replay-drop = Lase lahti, et see mängulogi avada.
web-replay-none = See fail ei ole mängulogi.
web-replay-where = Pärast iga mängu saad vaadata selle kordust või salvestada mängulogi.
web-replay-player = Pleier
# The slider under the board. "Moment": a clue, a guess, a ruling.
web-replay-moment = Mängu hetk
# What a screen reader says of the slider. $what: a sentence about what happened.
web-replay-at = Hetk { $at }, kokku { $all }: { $what }
web-replay-first = Algusesse
web-replay-back = Samm tagasi
web-replay-play = Esita
web-replay-pause = Paus
web-replay-on = Samm edasi
web-replay-last = Lõppu
# Whose eyes one looks through: everybody's, or those of somebody who saw the key.
web-replay-view = Vaade
web-replay-all = Kõigi vaade
web-replay-key = Võtmega
web-replay-sealed = See mäng jäi pooleli: selle võti on endiselt pitseeritud.
# What stands beside the board: the clues, or statistics.
web-replay-beside = Mängulaua kõrval
web-replay-numbers = Arvudes
web-stat-race = Agente veel leida
web-stat-guesses = Arvamised kummagi poole vihjete järgi
web-stat-hits = { $hits ->
    [one] { $hits } tabamus
   *[other] { $hits } tabamust
}, { $misses ->
    [one] { $misses } eksimus
   *[other] { $misses } eksimust
}
web-stat-clues = Vihjed
web-stat-clues-about = Kastikesi on nii palju, kui ütles vihje number; leitud sõna kastike on täidetud. Iga eksimuse kohta on ristike.
# One clue in a picture, as screen readers tell it.
web-stat-clue = { $word }, { $number }: { $hits ->
    [one] { $hits } tabamus
   *[other] { $hits } tabamust
}, { $misses ->
    [one] { $misses } eksimus
   *[other] { $misses } eksimust
}
web-stat-given = { $count ->
    [one] { $count } vihje
   *[other] { $count } vihjet
}
# $size: a mean with one decimal place, such as 2.3
web-stat-size = keskmiselt { $size } sõna

# A copy of a game that is shared by a link
replay-unknown = Sellist kordust ei ole. Link võib olla aegunud.
# One of several people who share a seat, without a name. $side: for example, “Red team”
replay-side-person = { $side }: agent { $number }
replay-seat-person = { $seat } { $number }
replay-share = Jaga seda kordust
replay-share-about = Mängu koopia saab oma lingi. Igaüks, kellel on link, saab mängu vaadata, kuid sinu tuppa sellega ei pääse.
replay-share-nameless = Jäta nimed välja
replay-share-nameless-about = Mängijaid nimetatakse siis koha järgi. Mängijate ja meeskondade nimesid koopias ei ole.
replay-share-make = Loo link
replay-share-link = Link kordusele
replay-share-until = Link kehtib kuni { $date }. Kui jagad mängu uuesti, kehtib see kauem. Varem saab selle kustutada ainult serveri pidaja.
