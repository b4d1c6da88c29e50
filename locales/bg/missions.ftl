## The page of the missions: teams, map, sheet

web-missions-about = Пътешествие за отбор в „Тандем“. Победете в Прага и пред вас ще се отворят пътищата към следващите градове: с по-малко ходове и по-малко грешки.
web-team-new = Нов отбор
web-team-names = Кой пътува?
web-team-names-about = Имена, разделени със запетаи.
web-team-begin = Тръгваме на път
web-team-back = Отново на път
web-team-file-about = Изберете или довлечете запазен пътен дневник на отбор.
web-team-file = Отваряне на дневник
web-team-share = Покана за отбора
web-team-share-about = Който има този линк, има и пътния дневник на отбора.
web-team-save = Запазване на дневника
web-team-sheet = Пътен дневник на отбора
# Heads of narrow columns.
web-sheet-city = Град
web-sheet-turns = Ходове
web-sheet-mistakes = Грешки
# For screen readers.
web-mission-map-about = План с мисиите. Със стрелките преминавате от град в град.
web-mission-progress = { $won ->
    [0] Предстоят { $all } мисии
   *[other] Спечелени мисии: { $won } от { $all }
}
web-mission-turns = { $count ->
    [one] { $count } ход
   *[other] { $count } хода
}
# $cities: such as "Berlin or Cairo"
web-mission-first = Първо победете в { $cities }.
# $cities: such as "Berlin and Cairo"
web-mission-leads = Оттук се стига до { $cities }.
web-mission-play = Играем тази мисия
web-mission-again = Играем я отново
web-mission-note = Бележка
web-mission-note-about = Какво искате да запомните?
web-mission-note-kept = Бележката е запазена.
