## Lists of words that somebody brings

language-unknown = Няма език { $word }. Изберете en, th, zh-Hant, id, bg или et.
deck-unknown = Няма тесте с име { $word }.
pack-binary = Това не е текстов файл.
pack-control-characters = Ред { $line }: съдържа управляващи знаци.
pack-encoding = Ред { $line }: не може да се прочете. Моля, запазете файла като UTF-8.
pack-field-unknown = Ред { $line }: „{ $word }“ не е нито значение, нито части (parts), нито сродни думи (kin).
pack-line-empty = Ред { $line }: няма дума.
pack-line-too-long = Ред { $line }: по-дълъг от { $limit } знака.
pack-mixed-scripts = Ред { $line }: думата { $word } смесва букви от различни писмености.
pack-other-script = Ред { $line }: думата { $word } не е изписана с писмеността на този език.
pack-run-too-long = Ред { $line }: повече от { $limit } знака без интервал.
pack-too-few = Нужни са поне { $limit } различни думи.
pack-too-few-cards = Ако на всяка карта има две думи, са нужни поне { $limit } карти.
pack-too-large = Файлът е твърде голям: най-много { $limit } байта.
pack-too-many = Може да има най-много { $limit } думи.
pack-unreadable = Файлът не може да се отвори.
pack-word-too-long = Ред { $line }: думата може да има най-много { $limit } знака.
deck-dropped = { $count ->
    [one] { $count } дума се повтаряше и беше премахната.
   *[other] { $count } думи се повтаряха и бяха премахнати.
}
