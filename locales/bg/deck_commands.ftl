## Decks that are to be shipped

deck-back-related = Ред { $line }: { $other } и { $word } са двете страни на една карта, а са сродни думи.
deck-double = Ред { $line }: думата { $word } я има и в друго тесте на този език.
deck-gloss-too-long = Ред { $line }: значението на { $word } е по-дълго от { $limit } знака.
deck-near-kin = Ред { $line }: { $other } е посочена и като сродна на { $word } (kin), и като само близка (near); изберете едното.
deck-no-gloss = Ред { $line }: за { $word } не е дадено значение.
deck-not-lower = Ред { $line }: частите и сродните думи се пишат с малки букви ({ $other }).
deck-not-nfc = Ред { $line }: думата { $word } не е в нормална форма C на Unicode.
deck-not-upper = Ред { $line }: думата { $word } не е с главни букви.
deck-one-part = Ред { $line }: думата { $word } има само една част; сложната дума има поне две.
deck-own-kin = Ред { $line }: думата { $word } е посочена като сродна на самата себе си.
deck-related = Ред { $line }: { $word } и { $other } са сродни думи, а са карти от едно тесте.
deck-script = Ред { $line }: { $word } { $other } съдържа букви от друга писменост.
deck-word-too-long = Ред { $line }: думата { $word } е по-дълга от { $limit } букви.

deck-language = Език
deck-name = Тесте
deck-picture = Картинка
deck-picture-name = Име
deck-words = Думи
deck-cards = Карти
deck-one-sense = Едно значение
deck-many-senses = Три и повече
deck-word = Дума
deck-gloss = Значение
deck-kin = Сродни думи
deck-near = Близки думи
deck-checked = { $words ->
    [one] { $words } дума, { $cards } карти.
   *[other] { $words } думи, { $cards } карти.
}
deck-known = От тези думи ботовете познават { $well } добре, { $little } слабо, а { $unknown } – изобщо не.
deck-unknown-words = Непознати за ботовете: { $words }
deck-refused = Нищо не беше заредено.
deck-no-fault = Няма грешки.
deck-written = Записано: { $path }
deck-exists = Файлът { $path } вече съществува и остава непроменен.
deck-word-missing = Думата { $word } я няма в това тесте.
