## Ideas for whoever must give a clue and has none: at the table, in the lobby, in the terminal

# $words: five words
ideas-told = Ideed: { $words }
ideas-off = Selles mängus bot ideid ei paku.
# $seconds: until ideas may be asked for
ideas-too-soon = Mõtle kõigepealt ise. Bot pakub ideid { $seconds ->
    [one] { $seconds } sekundi
   *[other] { $seconds } sekundi
} pärast.
ideas-none = Praegu ei tule botile midagi pähe. Küsi uuesti.
ideas-not-your-turn = Ideid saab ainult see, kes peab vihje andma.

web-ideas = Ideed
web-ideas-ask = Küsi ideid
web-ideas-ask-about = Bot sosistab sulle viis sõna. Vihje juures näevad kõik, et sa abi said.
web-ideas-thinking = Bot mõtleb …
# Below the words
web-ideas-about = Milliste kaartide jaoks need on, mõtle ise välja.

## A setting of the room: when there are ideas

web-set-ideas = Abi vihjete leidmisel
web-set-ideas-about = Kes peab vihje andma, võib küsida botilt viis sõna. Bot ei ütle, milliste kaartide jaoks need on, ja vihje juures näevad kõik, et abi küsiti.
web-ideas-off = mitte kunagi
web-ideas-alone = minuti pärast, kui kõik teised on botid
web-ideas-minute = minuti pärast
web-ideas-always = kohe
