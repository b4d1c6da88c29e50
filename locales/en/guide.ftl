## Tips in somebody's first game: fetched while there are some they have not seen

guide-tip = Tip
guide-close = Got it
# $word: the clue. $count: its number
guide-clue = { $count ->
    [one] “{ $word } { $count }” means: one card goes with “{ $word }”. Which one?
   *[other] “{ $word } { $count }” means: { $count } cards go with “{ $word }”. Which ones?
}
guide-zero = Zero is a warning: none of your cards go with “{ $word }”. Guess at least once, and then as often as you like.
guide-unlimited = “Unlimited” doesn’t say how many cards go with “{ $word }”. Guess as often as you like; you can include words you missed before.
# $button: the text of the button that makes the guess
guide-choose = So far, the card is only marked. Press “{ $button }” to guess it, or tap the card again to remove the mark.
guide-stop = Right! You may stop now or guess again. In all, you have one more guess than the number. A wrong card ends your turn.
guide-stop-free = Right! You may stop now or guess again, as often as you like. A wrong card ends your turn.
guide-stop-duet = Right! Go on as long as you are right, or stop. The turn costs one time token either way.
# To the player who gives the clue
guide-word = A good clue is one word that fits several of your cards. Tap those cards, and the number is set for you.
guide-assassin = Watch out for the assassin: if it is guessed, you lose immediately. Does your word fit it too? Then find another word.
guide-numbers = Two special numbers: 0 warns that none of your cards go with the word, and ∞ leaves open how many do. With either, guesses are not limited.
guide-numbers-duet = One special number: 0 warns that none of your cards go with the word.
