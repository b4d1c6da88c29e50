## Pictures of people's own, in the lobby

web-own-pictures = Oma pildid
web-own-pictures-about = { $least } kuni { $most } pilti (PNG, JPEG või WebP). Need tehakse selles seadmes väiksemaks ja kaamera lisatud andmed eemaldatakse. Pilte näevad ainult need, kes näevad seda tuba, ja need kustutatakse koos toaga.
web-own-pictures-names = Nimed aitavad neid, kes pilti ei näe. Botid ei näe ühtki pilti, nemad lähtuvad nimedest.
web-own-pictures-choose = Vali pildid
web-own-pictures-loading = Laadime toa pilte …
web-own-pictures-reading = Loetud { $done }, kokku { $count } …
web-own-pictures-sending = Saadame pilte …
web-own-pictures-count = { $count ->
    [one] { $count } pilt.
   *[other] { $count } pilti.
}
web-own-pictures-more = { $count ->
    [one] Vaja on veel { $count } pilti.
   *[other] Vaja on veel { $count } pilti.
}
web-own-pictures-list = Valitud pildid
web-own-pictures-name = Pildi { $number } nimi
web-own-pictures-remove = Eemalda pilt { $number }
web-own-pictures-removed = Pilt { $number } on eemaldatud.
web-own-pictures-use = Mängi nendega
# $file: the name of a file
web-own-pictures-kind = { $file }: ei ole PNG, JPEG ega WebP.
web-own-pictures-broken = { $file }: seda ei saa pildina lugeda.
web-own-pictures-huge = { $file }: üle { $limit } MB.
web-own-pictures-double = { $file }: see pilt on juba olemas.
web-own-pictures-full = { $file }: jäi välja, pilte võib olla kuni { $most }.
