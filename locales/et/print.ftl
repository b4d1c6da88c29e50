### Mäng paberil: ainult lehekülg /print ja see, mida seal teha ei saa.

print-title = Mäng paberil
print-about = Koolitunniks, rongisõiduks või ekraanivabaks õhtuks: kõik mänguks vajalik paberil.
print-what = Mida printida
print-board = Mängulaud
print-key = Võti
print-cards = Kaardid väljalõikamiseks
print-agents = Agendid väljalõikamiseks
print-rules = Reeglid
print-missions = Missioonid
print-game = Mäng
print-words = Sõnad
print-own-about = Iga sõna eraldi real, vähemalt 25 sõna. Püstkriipsu järele võib kirjutada tähenduse: saarmas | jõeloom
# $code: toa kood
print-room-words = Võta toa { $code } sõnad
print-room-none = Selles toas ei ole oma sõnu.
print-paper = Paber
print-boards = Mängulaudu ja võtmeid
print-count = Kaarte väljalõikamiseks
print-count-about = 0 prindib kõik.
print-meanings = Tähendused väikeses kirjas sõnade all
print-code = Kood
print-code-about = Sama kood annab alati sama võtme ja samade sõnadega ka sama mängulaua.
print-code-new = Uus kood
print-show = Eelvaade
print-now = Prindi
print-save = Salvesta PDF-ina
print-tip = Prindi suuruses 100%, ilma päiste ja jalusteta: siis on tükid õige suurusega.
print-making = Valmistame lehekülgi ette …
print-pages = { $count ->
    [one] { $count } lehekülg
   *[other] { $count } lehekülge
}
# Eelvaate lehekülg ekraanilugejale. $title: mis see on
print-page = Lehekülg { $number }: { $title }
print-nothing = Vali, mida printida.
print-code-unclear = Koodis võivad olla tähed A–Z, numbrid ja sidekriipsud, kokku kuni { $limit } märki.
print-letters-missing = Nende tähtede jaoks meil kirjatüüpi ei ole: { $letters }
print-too-much = Seda on korraga printimiseks liiga palju. Vali vähem kaarte või mängulaudu.
print-unmade = Lehekülgi ei saa praegu teha. Proovi hetke pärast uuesti.
print-no-letters = Printimiseks vajalikud kirjatüübid puuduvad. Lähtekoodi kaustas käivita enne make web.
print-no-pictures = Pildid puuduvad. Lähtekoodi kaustas käivita enne make web.
