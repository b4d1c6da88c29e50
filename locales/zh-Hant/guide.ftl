## Tips in somebody's first game: fetched while there are some they have not seen

guide-tip = 提示
guide-close = 知道了
# $word: the clue. $count: its number
guide-clue = { $count ->
   *[other] 「{ $word } { $count }」的意思是：有 { $count } 張卡和「{ $word }」有關。找找看吧！
}
guide-zero = 0 是警告：己方的卡都和「{ $word }」無關。至少猜一次，之後次數不限。
guide-unlimited = 「無限」表示不透露有幾張卡和「{ $word }」有關。猜測次數不限，之前漏掉的也可以補猜。
# $button: what stands on the button that makes the guess
guide-choose = 這張卡只是做了記號，還沒猜。要猜就按【{ $button }】，想取消記號就再點一次這張卡。
guide-stop = 猜對了！可以停止，也可以繼續，最多比線索的數字多猜一次。一猜錯，回合就結束。
guide-stop-free = 猜對了！可以停止，也可以繼續，次數不限。一猜錯，回合就結束。
guide-stop-duet = 猜對了！猜對就能一直猜，也可以停止。不管怎樣，這回合都會用掉一個計時標記。
# To whoever gives the clue
guide-word = 好的線索是一個詞，同時指向己方的好幾張卡。點選那些卡，數字就會跟著出現。
guide-assassin = 小心殺手：被猜到就立刻輸了。你的詞也會讓人想到它嗎？那就換一個。
guide-numbers = 兩個特別的數字：0 是警告，表示己方的卡都和這個詞無關；∞ 表示不透露有幾張。這兩種都不限猜測次數。
guide-numbers-duet = 特別的數字：0 是警告，表示你的卡都和這個詞無關。
