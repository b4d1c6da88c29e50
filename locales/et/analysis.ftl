# Lõppenud mängu analüüs: mis oleks olnud parem?

analysis-pane = Analüüs
analysis-clue-of-the-game = Mängu parim vihje
analysis-clue-found = { $word }, { $number }: { $count ->
    [one] leiti { $count } kaart
   *[other] leiti { $count } kaarti
}
analysis-boldest = Julgeim arvamine
analysis-boldest-card = { $card } vihje „{ $word }“ järgi: bot andis sellele vaid { $percent }%
analysis-better = Kas leidus paremaid vihjeid?
analysis-about = Bot kuulab nii, nagu inimesed tavaliselt. Kindlus: tõenäosus, et nii mitu oma meeskonna kaarti tuleb pähe enne kõiki teisi. Väärtus: kuidas mäng pärast seda mängukorda eeldatavasti seisab, 0 (kaotus) kuni 100 (võit). Vihjed on järjestatud väärtuse järgi.
analysis-given = antud
analysis-sure = kindlus { $percent }%
analysis-worth = väärtus { $points }
analysis-unknown = Botid ei tunne seda vihjet.
analysis-zero = Null hoiatab ega lähe järjestusse.
analysis-first = Botid ei leidnud midagi paremat.
analysis-alone = Botidel ei ole siin muud mõtet.
analysis-would-stop = Bot ei puudutaks midagi.
analysis-heard = Mida bot kuulis
analysis-heard-about = Kui tõenäoliselt senised vihjed iga veel avatud kaarti mõtlevad.
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = Botid mõtlevad …
analysis-again = Proovi uuesti
analysis-what-if = Aga kui?
analysis-what-if-about = Teine vihje selles kohas: mida oleks bot puudutanud?
analysis-what-if-try = Proovi

analysis-unfinished = Mängu saab analüüsida siis, kui see on läbi.
analysis-language = Ükski bot ei räägi selle mängu keelt.
analysis-unanswered = Botid ei saa seda mängu praegu vaadata. Palun proovi uuesti.
clue-unknown = Sellist vihjet ei ole.
record-forged = Selle mängulogi võti ei vasta alguses avaldatud sõrmejäljele.
