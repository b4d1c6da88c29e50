## What the referee says

verdict-legal = Lubatud.
verdict-illegal = Ei ole lubatud.
verdict-ask = Vaieldav.

# Why a clue is not allowed. $way: how clue and card are joined; from the card (from), the card from the
# clue (to), both from a third form (both), or by family alone.
reason-same-word = „{ $clue }“ on seesama sõna mis veel laual olev { $card }.
reason-inflection = { $way ->
    [to] Veel laual olev { $card } on sõna „{ $clue }“ vorm.
    [both] „{ $clue }“ ja veel laual olev { $card } on ühe sõna vormid: „{ $form }“.
   *[other] „{ $clue }“ on veel laual oleva sõna { $card } vorm.
}
reason-derived = { $way ->
    [from] „{ $clue }“ on tuletatud sõnast { $card }, mis on veel laual.
    [to] Veel laual olev { $card } on tuletatud sõnast „{ $clue }“.
    [both] „{ $clue }“ ja veel laual olev { $card } on tuletatud samast sõnast: „{ $form }“.
   *[other] „{ $clue }“ on veel laual oleva sõna { $card } sugulassõna.
}
reason-contains-word = { $way ->
    [both] „{ $clue }“ sisaldab osa „{ $form }“, mis on veel laual oleva sõna { $card } vorm või sugulane.
   *[other] „{ $clue }“ sisaldab sõna { $card }, mis on veel laual.
}
reason-contains-character = Sõnal „{ $clue }“ on veel laual oleva sõnaga { $card } ühine kirjamärk { $form }.
reason-compound-part = { $way ->
    [both] Veel laual oleva sõna { $card } osa „{ $form }“ on sõna „{ $clue }“ vorm või sugulane.
   *[other] „{ $clue }“ on osa sõnast { $card }, mis on veel laual.
}
reason-shared-part = { $way ->
    [both] Sõnal „{ $clue }“ on veel laual oleva sõnaga { $card } ühine osa „{ $form }“.
   *[other] Sõnal „{ $clue }“ on veel laual oleva sõnaga { $card } ühine osa.
}
reason-letters-only = „{ $clue }“ vihjab sõna kõlale või tähtedele, mitte tähendusele.
reason-position = „{ $clue }“ vihjab kaardi asukohale, mitte tähendusele.
reason-foreign-word = „{ $clue }“ ei ole selle keele sõna.
reason-multiword = „{ $clue }“ on rohkem kui üks sõna.
reason-hyphenated = „{ $clue }“ on sidekriipsuga ja loetakse mitmeks sõnaks.
reason-extra-talk = Vihje on üks sõna, mitte lause.
reason-bad-number = Number peab olema täisarv 0–9 või „{ number-unlimited }“.
reason-empty = Vihjes peab olema sõna.
reason-not-a-word = „{ $clue }“ ei ole sõna.
reason-too-long = Vihje on liiga pikk.

# What people have to decide.
doubt-near-kin = Mõne meelest on „{ $clue }“ ja { $card } sugulassõnad, mõne meelest mitte.
doubt-derived = Mõne meelest on „{ $clue }“ ja { $card } sugulassõnad, mõne meelest mitte.
doubt-shared-part = Sõnadel „{ $clue }“ ja { $card } on ühine osa „{ $form }“. Kas see reedab liiga palju?
doubt-contains-word = Mõni kuuleb sõnas „{ $clue }“ sõna { $card }, mõni mitte.
doubt-compound-part = „{ $form }“ on osa sõnast { $card }. Kas olete kokku leppinud, et see sobib?
doubt-homograph-same = „{ $clue }“ võib olla ka sõna { $card } vorm. Kas mõistate seda nii?
doubt-sound-only = „{ $clue }“ kõlab nagu { $card }. Vihjata tohib ainult tähendusega, kui te pole teisiti kokku leppinud.
doubt-rhyme = „{ $clue }“ riimub sõnaga { $card }. Vihjata tohib ainult tähendusega, kui te pole teisiti kokku leppinud.
doubt-contains-character = Kirjamärk „{ $form }“ sõnas { $card } võib olla sama mis mõni kirjamärk sõnas „{ $clue }“.
doubt-letters-only = „{ $clue }“ sobib mitme sõna kirjapildiga. Vihjata tohib ainult tähendusega.
doubt-position = „{ $clue }“ võib vihjata kaardi asukohale. Vihjata tohib ainult tähendusega.
doubt-foreign-word = Kas teie seltskond kasutaks sõna „{ $clue }“ selles keeles rääkides?
doubt-proper-name = „{ $clue }“ on nimi. Kas olete kokku leppinud, et nimed sobivad?
doubt-acronym = „{ $clue }“ on lühend. Kas olete kokku leppinud, et lühendid sobivad?
doubt-multiword = „{ $clue }“ võidakse lugeda mitmeks sõnaks.
doubt-made-up-name = Ma ei tunne nime „{ $clue }“. Kas see on olemas?
doubt-made-up-compound = Ma ei tunne liitsõna „{ $clue }“. Kas see on kasutusel?
doubt-made-up-word = Ma ei tunne sõna „{ $clue }“. Kas see on olemas?
doubt-fictional-word = „{ $clue }“ on pärit väljamõeldud loost. Kas olete kokku leppinud, et sellised sõnad sobivad?
doubt-silent = Kohtunik ei vasta.

# What to mind about a clue that is allowed.
remark-letters-only = Mõned tähed on samad mis sõnas { $card }: sobib, kui vihjeks on tähendus.
remark-number-hint = Sobib, kui number ise millelegi ei vihja.
remark-spelled-ok = Vihje võib ka tähthaaval ette öelda.
remark-shared-part = „{ $form }“ on ka sõnas { $card } nagu paljudes teisteski: sobib.
remark-sound-only = See kõlab nagu { $card }: sobib, kui vihjeks on tähendus.

judge-unknown = Seda siin ei tunta: { $what }
judge-missing = Mõni sõnaloend on paigaldamata ({ $names }); kohtunik pole nii kindel, kui võiks olla.
judge-anyway = Kas annad selle vihje ikkagi? ({ cli-yes }/{ cli-no })
