## What the referee says

verdict-legal = 有效線索。
verdict-illegal = 無效線索。
verdict-ask = 見仁見智。

# Why a clue is not allowed. $way: how clue and card are joined; from the card (from), the card from the
# clue (to), both from a third form (both), or by family alone.
reason-same-word = 「{ $clue }」就是桌上還沒蓋住的「{ $card }」。
reason-inflection = { $way ->
    [to] 桌上還沒蓋住的「{ $card }」是「{ $clue }」的變化形。
    [both] 「{ $clue }」和桌上還沒蓋住的「{ $card }」都是「{ $form }」的變化形。
   *[other] 「{ $clue }」是桌上還沒蓋住的「{ $card }」的變化形。
}
reason-derived = { $way ->
    [from] 「{ $clue }」是從桌上還沒蓋住的「{ $card }」衍生的詞。
    [to] 桌上還沒蓋住的「{ $card }」是從「{ $clue }」衍生的詞。
    [both] 「{ $clue }」和桌上還沒蓋住的「{ $card }」都是從「{ $form }」衍生的詞。
   *[other] 「{ $clue }」和桌上還沒蓋住的「{ $card }」是同源詞。
}
reason-contains-word = { $way ->
    [both] 「{ $clue }」包含「{ $form }」，而「{ $form }」和桌上還沒蓋住的「{ $card }」同源。
   *[other] 「{ $clue }」包含桌上還沒蓋住的「{ $card }」。
}
reason-contains-character = 「{ $clue }」和桌上還沒蓋住的「{ $card }」都有「{ $form }」字。
reason-compound-part = { $way ->
    [both] 「{ $clue }」和「{ $form }」同源，而「{ $form }」是桌上還沒蓋住的「{ $card }」的一部分。
   *[other] 「{ $clue }」是桌上還沒蓋住的「{ $card }」的一部分。
}
reason-shared-part = { $way ->
    [both] 「{ $clue }」和桌上還沒蓋住的「{ $card }」都含有「{ $form }」。
   *[other] 「{ $clue }」和桌上還沒蓋住的「{ $card }」有共同的部分。
}
reason-letters-only = 「{ $clue }」提示的是讀音或寫法，不是意思。
reason-position = 「{ $clue }」指的是卡的位置，不是意思。
reason-foreign-word = 「{ $clue }」不是這個語言的詞。
reason-multiword = 「{ $clue }」不只一個詞。
reason-hyphenated = 「{ $clue }」用連字號相連，要算成好幾個詞。
reason-extra-talk = 線索是一個詞，不是一句話。
reason-bad-number = 數字必須是 0 到 9 的整數，或「無限」。
reason-empty = 線索要有一個詞。
reason-not-a-word = 「{ $clue }」不是一個詞。
reason-too-long = 線索太長。

# What people have to decide.
doubt-near-kin = 有人會覺得「{ $clue }」和「{ $card }」同源，也有人不這麼想。
doubt-derived = 有人會覺得「{ $clue }」和「{ $card }」同源，也有人不這麼想。
doubt-shared-part = 「{ $clue }」和「{ $card }」都含有「{ $form }」，這樣算不算洩題？
doubt-contains-word = 有人會在「{ $clue }」裡看出「{ $card }」，也有人不會。
doubt-compound-part = 「{ $form }」是「{ $card }」的一部分，你們有說好可以用嗎？
doubt-homograph-same = 「{ $clue }」也可以看成「{ $card }」的變化形，要這樣算嗎？
doubt-sound-only = 「{ $clue }」和「{ $card }」讀音相近。除非事先說好，否則提示只能靠意思。
doubt-rhyme = 「{ $clue }」和「{ $card }」押韻。除非事先說好，否則提示只能靠意思。
doubt-contains-character = 「{ $card }」的「{ $form }」和「{ $clue }」裡的字，可能算同一個字。
doubt-letters-only = 「{ $clue }」可能會被當成在說寫法或字數，但提示只能靠意思。
doubt-position = 「{ $clue }」可能會被當成在說卡的位置，但提示只能靠意思。
doubt-foreign-word = 你們平常說話會用「{ $clue }」這個詞嗎？
doubt-proper-name = 「{ $clue }」是專有名詞，你們有說好可以用嗎？
doubt-acronym = 「{ $clue }」是縮寫，你們有說好可以用嗎？
doubt-multiword = 「{ $clue }」可能不只一個詞。
doubt-made-up-name = 我不認得「{ $clue }」這個名字，真的有嗎？
doubt-made-up-compound = 我不認得「{ $clue }」這個複合詞，真的有人用嗎？
doubt-made-up-word = 我不認得「{ $clue }」這個詞，真的有嗎？
doubt-fictional-word = 「{ $clue }」出自虛構故事，你們有說好可以用嗎？
doubt-silent = 裁判目前沒有回應。

# What to mind about a clue that is allowed.
remark-letters-only = 寫法和「{ $card }」有些相同，但沒關係，只要提示的是意思就好。
remark-number-hint = 可以用，只要數字本身沒有另外暗示什麼就好。
remark-spelled-ok = 線索可以一個字母一個字母拼出來。
remark-shared-part = 和「{ $card }」都含有「{ $form }」，但很多詞都這樣，沒關係。
remark-sound-only = 讀音和「{ $card }」相近，但沒關係，只要提示的是意思就好。

judge-unknown = 這裡沒有這一項：{ $what }
judge-missing = 有些詞庫沒有安裝（{ $names }），裁判會比較沒把握。
judge-anyway = 還是要給這個線索嗎？（{ cli-yes }/{ cli-no }）
