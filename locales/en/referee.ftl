## What the referee says

verdict-legal = Allowed.
verdict-illegal = Not allowed.
verdict-ask = Open to question.

# Why a clue is not allowed. $way: how clue and card are related. The clue comes from the card (from), the card
# from the clue (to), or both from a third form (both); otherwise they only belong to the same family.
reason-same-word = “{ $clue }” is the word { $card } itself, which is still on the table.
reason-inflection = { $way ->
    [to] { $card }, which is still on the table, is a form of “{ $clue }”.
    [both] “{ $clue }” and { $card }, which is still on the table, are forms of the same word: “{ $form }”.
   *[other] “{ $clue }” is a form of { $card }, which is still on the table.
}
reason-derived = { $way ->
    [from] “{ $clue }” is built on { $card }, which is still on the table.
    [to] { $card }, which is still on the table, is built on “{ $clue }”.
    [both] “{ $clue }” and { $card }, which is still on the table, are both built on “{ $form }”.
   *[other] “{ $clue }” belongs to the same word family as { $card }, which is still on the table.
}
reason-contains-word = { $way ->
    [both] “{ $clue }” contains “{ $form }”, which is in the same word family as { $card }; that card is still on the table.
   *[other] “{ $clue }” contains { $card }, which is still on the table.
}
reason-contains-character = “{ $clue }” shares the character { $form } with { $card }, which is still on the table.
reason-compound-part = { $way ->
    [both] “{ $clue }” is in the same word family as “{ $form }”, a part of { $card }; that card is still on the table.
   *[other] “{ $clue }” is a part of { $card }, which is still on the table.
}
reason-shared-part = { $way ->
    [both] “{ $clue }” and { $card }, which is still on the table, have the part “{ $form }” in common.
   *[other] “{ $clue }” and { $card }, which is still on the table, have a part in common.
}
reason-letters-only = “{ $clue }” is about the sound or the letters of a word, not its meaning.
reason-position = “{ $clue }” says where a card lies, not what it means.
reason-foreign-word = “{ $clue }” is not a word in this language.
reason-multiword = “{ $clue }” is more than one word.
reason-hyphenated = “{ $clue }” has a hyphen, so it counts as more than one word.
reason-extra-talk = A clue is one word, not a sentence.
reason-bad-number = The number must be a whole number from 0 to 9, or unlimited.
reason-empty = A clue needs a word.
reason-not-a-word = “{ $clue }” is not a word.
reason-too-long = The clue is too long.

# What people have to decide.
doubt-near-kin = Some may feel that “{ $clue }” and { $card } belong to the same word family; others may not.
doubt-derived = Some may feel that “{ $clue }” and { $card } belong to the same word family; others may not.
doubt-shared-part = “{ $clue }” and { $card } have “{ $form }” in common. Does that give it away?
doubt-contains-word = Some may hear { $card } in “{ $clue }”; others may not.
doubt-compound-part = “{ $form }” is part of { $card }. Does your group allow that?
doubt-homograph-same = “{ $clue }” can be read as a form of { $card }. Do you read it that way?
doubt-sound-only = “{ $clue }” sounds like { $card }. A clue must hint by its meaning, not by its sound, unless you have agreed otherwise.
doubt-rhyme = “{ $clue }” rhymes with { $card }. A clue must hint by its meaning, not by its sound, unless you have agreed otherwise.
doubt-contains-character = “{ $form }” in { $card } may count as a character of “{ $clue }”.
doubt-letters-only = “{ $clue }” fits the spelling of several words. Only its meaning may be the hint.
doubt-position = “{ $clue }” may say where a card lies. Only its meaning may be the hint.
doubt-foreign-word = Would your group use “{ $clue }” when speaking this language?
doubt-proper-name = “{ $clue }” is a name. Does your group allow names?
doubt-acronym = “{ $clue }” is an abbreviation. Does your group allow abbreviations?
doubt-multiword = “{ $clue }” may count as more than one word.
doubt-made-up-name = I don’t know the name “{ $clue }”. Does it exist?
doubt-made-up-compound = I don’t know the compound “{ $clue }”. Do people use it?
doubt-made-up-word = I don’t know the word “{ $clue }”. Does it exist?
doubt-fictional-word = “{ $clue }” comes from a story. Does your group allow such words?
doubt-silent = The referee isn’t answering.

# What to watch out for in a clue that is allowed.
remark-letters-only = It shares letters with { $card }. That is fine as long as the meaning is the hint.
remark-number-hint = The clue is fine as long as the number is not a hint in itself.
remark-spelled-ok = A clue may be spelled out.
remark-shared-part = It shares “{ $form }” with { $card }, as many words do. That is fine.
remark-sound-only = It sounds like { $card }. That is fine as long as the meaning is the hint.

judge-unknown = Unknown value: { $what }
judge-missing = Some word lists are not installed ({ $names }), so the referee is less sure than it could be.
judge-anyway = Give it anyway? ({ cli-yes }/{ cli-no })
