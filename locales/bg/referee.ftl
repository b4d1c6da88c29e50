## What the referee says

verdict-legal = Валидно.
verdict-illegal = Невалидно.
verdict-ask = Спорно.

# Why a clue is not allowed. $way: how clue and card are joined; from the card (from), the card from the
# clue (to), both from a third form (both), or by family alone.
reason-same-word = „{ $clue }“ е самата дума { $card }, която още е на масата.
reason-inflection = { $way ->
    [to] Думата { $card }, която още е на масата, е форма на „{ $clue }“.
    [both] „{ $clue }“ и думата { $card }, която още е на масата, са форми на една дума: „{ $form }“.
   *[other] „{ $clue }“ е форма на думата { $card }, която още е на масата.
}
reason-derived = { $way ->
    [from] „{ $clue }“ е производна на думата { $card }, която още е на масата.
    [to] Думата { $card }, която още е на масата, е производна на „{ $clue }“.
    [both] „{ $clue }“ и думата { $card }, която още е на масата, са производни на „{ $form }“.
   *[other] „{ $clue }“ е сродна на думата { $card }, която още е на масата.
}
reason-contains-word = { $way ->
    [both] „{ $clue }“ съдържа корена на „{ $form }“, а той е и в { $card }; тази карта още е на масата.
   *[other] „{ $clue }“ съдържа думата { $card }, която още е на масата.
}
reason-contains-character = „{ $clue }“ и думата { $card }, която още е на масата, имат общ йероглиф: { $form }.
reason-compound-part = { $way ->
    [both] „{ $clue }“ има общ корен с „{ $form }“, която е част от { $card }; тази карта още е на масата.
   *[other] „{ $clue }“ е част от думата { $card }, която още е на масата.
}
reason-shared-part = { $way ->
    [both] „{ $clue }“ и думата { $card }, която още е на масата, имат обща част: „{ $form }“.
   *[other] „{ $clue }“ и думата { $card }, която още е на масата, имат обща част.
}
reason-letters-only = „{ $clue }“ сочи звученето или буквите на дума, а не значението ѝ.
reason-position = „{ $clue }“ сочи къде лежи карта, а не какво значи.
reason-foreign-word = „{ $clue }“ не е дума от този език.
reason-multiword = „{ $clue }“ е повече от една дума.
reason-hyphenated = „{ $clue }“ се пише с дефис и се брои за повече от една дума.
reason-extra-talk = Указанието е една дума, а не изречение.
reason-bad-number = Числото трябва да е цяло, от 0 до 9, или „{ number-unlimited }“.
reason-empty = В указанието трябва да има дума.
reason-not-a-word = „{ $clue }“ не е дума.
reason-too-long = Указанието е твърде дълго.

# What people have to decide.
doubt-near-kin = Едни ще усетят „{ $clue }“ и { $card } като сродни думи, други – не.
doubt-derived = Едни ще усетят „{ $clue }“ и { $card } като сродни думи, други – не.
doubt-shared-part = „{ $clue }“ и { $card } имат общо „{ $form }“. Издава ли това картата?
doubt-contains-word = Едни ще чуят { $card } в „{ $clue }“, други – не.
doubt-compound-part = „{ $form }“ е част от { $card }. Разбрахте ли се, че може?
doubt-homograph-same = „{ $clue }“ може да се прочете като форма на { $card }. Така ли го разбирате?
doubt-sound-only = „{ $clue }“ звучи като { $card }. Допустимо е, ако подсказва само със значението си или ако сте се разбрали за това.
doubt-rhyme = „{ $clue }“ се римува с { $card }. Допустимо е, ако подсказва само със значението си или ако сте се разбрали за това.
doubt-contains-character = „{ $form }“ в { $card } може да се брои за йероглиф от „{ $clue }“.
doubt-letters-only = „{ $clue }“ може да сочи буквите на няколко думи. Допустимо е, ако подсказва само със значението си.
doubt-position = „{ $clue }“ може да сочи къде лежи карта. Допустимо е, ако подсказва само със значението си.
doubt-foreign-word = Бихте ли казали „{ $clue }“, когато говорите на този език?
doubt-proper-name = „{ $clue }“ е име. Разбрахте ли се, че имена може?
doubt-acronym = „{ $clue }“ е съкращение. Разбрахте ли се, че съкращения може?
doubt-multiword = „{ $clue }“ може да се брои за повече от една дума.
doubt-made-up-name = Не познавам името „{ $clue }“. Съществува ли?
doubt-made-up-compound = Не познавам сложната дума „{ $clue }“. Употребява ли се?
doubt-made-up-word = Не познавам думата „{ $clue }“. Съществува ли?
doubt-fictional-word = „{ $clue }“ идва от измислена история. Разбрахте ли се, че такива думи може?
doubt-silent = Съдията не отговаря.

# What to mind about a clue that is allowed.
remark-letters-only = Има общи букви с { $card }: не пречи, стига да подсказва със значението си.
remark-number-hint = Може, стига числото да не подсказва само по себе си.
remark-spelled-ok = Указанието може да се каже буква по буква.
remark-shared-part = Има общо „{ $form }“ с { $card }, както и много други думи: не пречи.
remark-sound-only = Звучи като { $card }: не пречи, стига да подсказва със значението си.

judge-unknown = Непозната стойност: { $what }
judge-missing = Някои списъци с думи не са инсталирани ({ $names }); съдията не е толкова сигурен, колкото би могъл да бъде.
judge-anyway = Ще го дадете ли въпреки това? ({ cli-yes }/{ cli-no })
