## Word vectors for the bots

bots-help-vectors = Ваши собствени вектори на думи за ботовете.
bots-help-vectors-add = Добавяне на вектори от файл или адрес (.vec или текст GloVe, също и gzip).
bots-help-vectors-list = Векторите, които ботовете могат да ползват.
bots-help-vectors-remove = Премахване на вектори.
bots-help-vectors-name = име за векторите; иначе името на файла
bots-help-vectors-words = колко думи да се запазят, от началото на файла
bots-vectors-added = { $name }: { $words } думи, { $size } измерения. Ботовете могат да ги ползват като vectors:{ $name } или blend.
bots-vectors-removed = Векторите { $name } са премахнати.
bots-vectors-none = Още няма вектори.
bots-vectors-size = Измерения
bots-vectors-unknown = Няма вектори с име { $name } за { $lang }.
bots-blend-alone = За blend освен асоциации трябват и вектори, а за { $lang } няма. Добавете с: covernames vectors add
bots-vectors-bad-name = { $name } не може да бъде име.
bots-vectors-uneven = Ред { $line }: числата не са толкова, колкото на предишните редове.
bots-vectors-not-numbers = Ред { $line }: след думата има нещо друго освен числа.
bots-vectors-empty = В { $source } няма вектори.
bots-vectors-unreadable = { $source } не може да се отвори.
bot-refused = Ботът { $bot } не може да играе: { $error }
