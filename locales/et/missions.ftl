## The page of the missions: teams, map, sheet

web-missions-about = Teekond dueti meeskonnale. Võitke Prahas ja teile avanevad teed järgmistesse linnadesse: vähem mängukordi, vähem eksimusi.
web-team-new = Uus meeskond
web-team-names = Kes lähevad teele?
web-team-names-about = Nimed komadega eraldatult.
web-team-begin = Asu teele
web-team-back = Taas teel
web-team-file-about = Vali või lohista siia meeskonna salvestatud reisipäevik.
web-team-file = Ava reisipäevik
web-team-share = Kutsu meeskond
web-team-share-about = Kellel on see link, see pääseb meeskonna reisipäeviku juurde.
web-team-save = Salvesta reisipäevik
web-team-sheet = Meeskonna reisipäevik
# Heads of narrow columns.
web-sheet-city = Linn
web-sheet-turns = Korrad
web-sheet-mistakes = Eksimused
# For screen readers.
web-mission-map-about = Missioonide maakaart. Nooleklahvidega saab liikuda linnast linna.
web-mission-progress = { $won ->
    [0] Ees ootab { $all } missiooni
   *[other] Võidetud missioone: { $won } / { $all }
}
web-mission-turns = { $count ->
    [one] { $count } mängukord
   *[other] { $count } mängukorda
}
# $cities: such as "Berlin or Cairo"
web-mission-first = Enne tuleb võita siin: { $cities }.
# $cities: such as "Berlin and Cairo"
web-mission-leads = Siit edasi: { $cities }.
web-mission-play = Mängi seda missiooni
web-mission-again = Mängi uuesti
web-mission-note = Märkus
web-mission-note-about = Mida soovite meeles pidada?
web-mission-note-kept = Märkus on salvestatud.
