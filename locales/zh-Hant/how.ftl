### How to play: the page that explains the games. Loaded by that page alone.
### Plain words, short sentences, spoken to the reader. Terms as the players know them.

## The page

# Above the list of sections
how-contents = 本頁內容
how-games = 玩法
how-back = 返回
how-back-room = 回到房間
how-again = 重新開始
# At the end of the page
how-ready = 準備好了嗎？只有一個人也沒關係，機器人會補滿座位。
how-go = 開始玩
how-print = 印出來玩

## Titles of sections

how-title-idea = 遊戲概念
how-title-key = 誰看得到什麼
how-title-turn = 試玩一回合
how-title-numbers = 數字
how-title-clues = 什麼是好線索
how-title-fault = 線索無效時
how-title-phantom = 虛擬對手的回合
how-title-score = 你們的得分
how-title-end = 遊戲結束
how-title-tokens = 計時標記
how-title-sudden = 驟死階段
how-title-missions = 任務
how-title-talk = 什麼話可以說
how-title-pictures = 用圖畫代替詞語
how-title-screen = 操作方式
how-title-editions = 各版本的差異

## The idea: three pictures in a row

how-idea-words = 桌上有二十五個代號，每個代號背後都有一個人，光看是看不出身分的。
how-idea-key = 兩位間諜領袖共用一張關鍵名單，上面標著哪些代號是紅隊特務、哪些是藍隊特務，哪些千萬別碰。
how-idea-clue = 間諜領袖說一個詞和一個數字，隊員推敲指的是哪些卡。先找出己方所有特務的隊伍獲勝。
how-idea-key-two = 一個人當間諜領袖，看關鍵名單，其他人負責猜。藍隊是沒有人扮演的虛擬對手。
how-idea-clue-two = 給線索、猜測，然後輪到虛擬對手：它每次都會找到一個代號。要趕在它之前找齊特務。
how-idea-key-three = 其中兩人是間諜領袖，互相競爭，但共用一張關鍵名單。第三個人只看得到代號。
how-idea-clue-three = 第三位玩家替兩邊猜：這回合幫紅隊，下回合幫藍隊。己方特務先全部被找到的間諜領袖獲勝。
how-idea-key-duet = 你們同心協力。兩人各看關鍵名單的一面，要猜的是對方看到的那一面。
how-idea-clue-duet = 輪流給對方一個詞和一個數字。在九個計時標記用完之前，找出全部十五名特務。
# Labels of pictures, for screen readers
how-picture-words = 代號朝上的卡
how-picture-key = 關鍵名單：五乘五的格子，以顏色和圖形標示

## Who sees what: a board that can be looked at from several seats

# Twenty-five short words of the language, as they stand on cards, separated by commas.
how-words = 琥珀, 廚師, 鋼琴, 城堡, 機器人, 河流, 湯匙, 老虎, 雲, 法官, 檸檬, 火箭, 女王, 郵票, 森林, 護士, 橋, 龍, 鉛筆, 冬天, 夜市, 鏡子, 糖, 風箏, 影子
how-view = 視角
how-view-operatives = 間諜隊員
how-view-spymaster = 間諜領袖
how-view-a = A 方
how-view-b = B 方
how-view-both = 兩面一起看
how-view-operatives-about = 間諜隊員只看得到代號，以及已接觸的卡上蓋了什麼。
how-view-spymaster-about = 間諜領袖知道誰是誰。圖形、花紋和顏色表示的是同一件事，分不出顏色也能玩。
how-view-a-about = A 方看到九名特務和三名殺手，其他都是路人。
how-view-b-about = B 方也看到九名特務，但大多不同：只有三名特務是兩方共有的。
how-view-both-about = 遊戲中沒有人看得到這個畫面：9 + 9 − 3，總共要找十五名特務。
# How many of each lie on the table. $count with a picture before it.
how-count-first = 起始隊伍 { $count } 名特務
how-count-second = 另一隊 { $count } 名特務
how-count-bystanders = { $count } 位無辜的路人
how-count-assassin = { $count } 名殺手
how-black = 你看到的三名殺手，在搭檔那面有一名是特務、一名是殺手、一名是路人。所以每局都有一個代號，在你這面是黑色，你卻非猜不可。

## A turn: six cards, and the visitor guesses

# Six words as they stand on cards: two that go with how-try-clue, one that goes with how-try-before,
# and three that could tempt: another team’s agent, a bystander, the assassin. Separated by commas.
how-try-cards = 帆船, 錨, 鼓, 沙灘, 駱駝, 鯊魚
how-try-clue = 航海
how-try-before = 音樂
how-try-about = 你是紅隊間諜隊員。領袖只說了一個詞和一個數字，沒有別的了。點一張卡做記號，再按盤面下方的按鈕確認。
# $clue: an earlier clue, of which one word is not found yet
how-try-earlier = 之前的線索，還有一個代號沒找到：{ $clue }
how-try-must = 至少要猜一次，之後隨時可以停止。
# What happens. $word: the card that was touched
how-try-right = 「{ $word }」是紅隊特務。可以繼續猜，也可以停止。
how-try-extra = 「{ $word }」也猜對了，兩個都找到了！你還能多猜一次，正好用來補之前漏掉的代號。要停止也可以。
how-try-spent = 「{ $word }」猜對了。猜測次數用完了：數字是二，最多猜三次。輪到藍隊。
how-try-bystander = 「{ $word }」是無辜的路人。你的回合結束。
how-try-blue = 「{ $word }」是藍隊特務。你的回合結束，藍隊要找的代號也因此少了一個。
how-try-assassin = 「{ $word }」是殺手。遊戲結束，紅隊輸了。
how-try-stopped = 你停止猜測，沒有任何損失。輪到藍隊。
# In words, below the little board
how-turn-own = 己方特務：蓋上己方顏色，可以繼續猜。
how-turn-bystander = 路人：回合結束。
how-turn-other = 對方特務：回合結束，而且算對方找到。
how-turn-phantom = 虛擬對手的特務：回合結束，虛擬對手離勝利又近一步。
how-turn-assassin = 殺手：立刻輸掉。
how-turn-face = 間諜領袖要面不改色。矇對的代號一樣算數，領袖別露出破綻。

## A turn in Duet: six cards, and the visitor guesses

# Six words: three that go with how-duet-clue, then three that could tempt: one that is green on the
# visitor’s own key, a bystander, and one that is black for the partner. Separated by commas.
how-duet-cards = 玫瑰, 蝴蝶, 蜜蜂, 蚯蚓, 籬笆, 蛇
how-duet-clue = 花園
how-duet-about = 你看到的是自己這面關鍵名單。線索是搭檔給的，所以以搭檔那面為準，而那一面你看不到。
how-duet-right = 「{ $word }」在搭檔那面是特務。猜對就能一直猜，也可以停止。
# The card is an assassin on the visitor’s own key
how-duet-black = 「{ $word }」在你這面是黑色，在搭檔那面卻是特務，而現在只看搭檔那面。可以繼續猜，也可以停止。
how-duet-all = 「{ $word }」是第三個，搭檔指的都找到了。猜測次數不限，但見好就收比較聰明。
how-duet-miss = 「{ $word }」在搭檔那面是路人。回合結束，卡上放了一個標記，箭頭指向你。這張卡，搭檔之後可能還是得猜。
how-duet-assassin = 「{ $word }」在搭檔那面是殺手。你們一起輸了。
how-duet-stopped = 你停止猜測：用掉一個標記，翻成打勾面。下一個線索由你來給。
how-duet-agent = 搭檔那面的特務：蓋上綠色，對兩方都算找到，可以繼續猜，次數不限。
how-duet-bystander = 搭檔那面的路人：卡上放一個標記表示你猜錯了，回合結束。
how-duet-black-end = 搭檔那面的殺手：你們立刻一起輸掉。

## The number

how-number-about = 數字代表桌上有幾個代號和線索有關。選一個試試：
how-number-count = { $count ->
   *[other] 有 { $count } 個代號和線索有關。最多猜 { $most } 次：比數字多一次。
}
how-number-zero = 己方的代號都和線索無關，是一種警告。猜測次數不限，但至少猜一次。
how-number-unlimited = 不透露有幾個代號和線索有關。猜測次數不限，但至少猜一次。
how-number-honest = 數字必須屬實，也不能拿數字本身當提示。

## What a good clue is

how-clue-one = 一個詞加一個數字。說了就不能改，不能透露聯想有多牽強，也不能使眼色。
how-clue-meaning = 線索要靠詞的意思，不能靠寫法、讀音，或卡的位置。
how-clue-visible = 線索不能是桌上的代號，也不能是代號的變化形或其中一部分。卡一旦蓋住，那個詞就能用了。
how-clue-language = 線索要用代號卡的語言。大家都在用的外來語也可以。
how-ask = 問問裁判
how-ask-about = 裁判懂六種語言的詞。它會說可以、不行，或交給在場的人決定。
how-ask-words = 代號卡語言
how-ask-cover = 點一張卡就能蓋住它。
how-ask-uncover = 全部翻開
how-ask-examples = 試試這些：
how-ask-waits = 裁判正在等線索。
how-ask-own = 或自己想一個線索
how-ask-why = 這個語言的特別之處

# The clue rules of the language of the cards, in a sentence or two; without examples. (RULES.md, L and N)
how-rules-en = 代號的變化形和同源詞不能用，複合詞的各部分也不行；只是剛好有相同的字母則沒關係。同一個詞的兩種拼法算同一個詞。專有名詞要其他人同意，押韻不用。
how-rules-th = 組成部分也算：只要用到代號的任何一部分，整個詞都不能用。寫法相同就是同一個詞，不管怎麼讀；只是讀音相同的算不同的詞，但不能拿來指那張卡。符號的輸入順序沒有影響。
how-rules-zh-hant = 非常嚴格：線索不能和桌上的代號有任何相同的字，簡體字和異體字也算。專有名詞、和代號同音的詞，都要其他人同意。押韻可以，只要沒有人刻意強調。
how-rules-id = 詞根和由它構成的詞都算：加前綴、加後綴、重疊、複合。由好幾個詞組成的數詞算一個線索。外語詞要同時也是印尼文的詞才能用。
how-rules-bg = 同詞根的詞不能用，複合詞則有好幾個詞根。只是讀音或外形相似的詞可以用；寫法相同就是同一個詞，不管重音在哪。可以用專有名詞。
how-rules-et = 代號的所有變化形、衍生詞都不能用，複合詞的每個部分也不行；碰巧相同的字母不算。真正通用的複合詞不論多長都算一個詞，自創的不能用。也不能借用一個詞在其他語言裡的意思。

## When a clue is not allowed

how-fault-ask = 沒把握？給線索之前，可以先和對方領袖密會。對方接受了就一定有效，不接受也沒有損失。
how-fault-challenge = 回合結束前，除了給線索的人，誰都可以質疑線索。質疑期間暫停猜測。
how-fault-who = 裁判能確定的，就照裁判的判定。不確定時由大家投票，平手算有效。
how-fault-price = 如果線索無效，回合立刻結束，另一位間諜領袖可以蓋住一張己方的卡。
how-fault-late = 如果沒有人發現，線索照樣算數。
how-fault-who-two = 裁判能確定的，就照裁判的判定。不確定時，由間諜領袖決定要不要承認線索無效。
how-fault-price-two = 如果線索無效，回合立刻結束，這次要替虛擬對手多蓋一張卡。
how-fault-challenge-duet = 回合結束前，猜的人可以質疑線索。質疑期間暫停猜測。
how-fault-who-duet = 裁判能確定的，就照裁判的判定。不確定時，由給線索的人決定要不要承認線索無效。
how-fault-price-duet = 如果線索無效，要用掉一個計時標記，然後照常繼續猜。

## The phantom, and the score of one team

how-phantom-cover = 你們每個回合結束後，間諜領袖要選一張藍隊的卡蓋住。留下哪些，由領袖決定。
how-phantom-lose = 藍隊的卡全部蓋住，或碰到殺手，你們就輸了。
how-phantom-win = 獲勝時，每一張還沒放到桌上的藍隊特務卡算一分。
# $count: from the first turn to the eighth
how-phantom-turns = 在第 { $count } 回合獲勝
how-phantom-touched = { $count ->
    [0] 沒有誤觸藍隊的卡
   *[other] 誤觸 { $count } 張藍隊的卡
}
how-phantom-gone = 虛擬對手比較快，沒有得分。

## How it ends

how-end-all = 一隊的特務全部蓋住，該隊就獲勝，就算最後一名是對方碰到的也一樣。
how-end-assassin = 碰到殺手的隊伍輸。
how-end-assassin-three = 碰到殺手時是誰的回合，那位間諜領袖就輸。
how-end-three-team = 三個人也可以組成一隊來玩，請看「{ variant-two-player }」。
how-end-next = 下一局：換人當間諜領袖，把卡翻面或換新的卡。
how-end-duet = 第十五名特務一蓋住，你們就贏了。
how-end-side = 你這面的特務全部找到時會公布：搭檔已經沒有要猜的了。之後只由搭檔給線索，由你來猜。

## Time tokens

how-tokens-each = 每個回合用掉一個標記，所以九個標記就是九個線索。
how-tokens-stop = 主動停止猜測：標記翻成打勾面，放到你面前。
how-tokens-miss = 碰到路人：標記留在卡上，箭頭指向猜錯的一方。另一方還是可以猜這張。
how-tokens-both = 兩方都猜錯的卡就出局了，上面的詞可以拿來當線索。
how-tokens-easy = 太難了？可以先用十個或十一個標記玩，玩到贏為止。

## Sudden death

how-sudden-when = 最後一個標記用完了，還有特務沒找到？那就不能再給線索。
how-sudden-how = 一張接一張猜，順序不限，兩方都可以猜；如果只有一方還有特務要找，就由那一方猜。一樣以對方那面為準。
how-sudden-lose = 現在碰到路人也算輸。找出最後一名特務，你們就贏了。

## The score in Duet

how-score-about = 用九個標記獲勝就有得分：每個沒用到的標記三分，每個以猜對收尾的回合一分，進入驟死階段扣一分。
how-score-right = { $count ->
   *[other] { $count } 個回合以猜對收尾
}
how-score-missed = { $count ->
   *[other] { $count } 個回合以失誤收尾
}
how-score-sudden = 在驟死階段獲勝
how-score-unused = { $count ->
   *[other] { $count } 個標記沒用到
}

## Missions

how-missions-about = 用九個標記獲勝之後，就能挑戰任務地圖上的城市：同樣是「裡應外合」，但回合更少，或容許的失誤更少。
# $turns and $mistakes: the two numbers of a mission, such as 9–5
how-missions-numbers = 「{ $turns }–{ $mistakes }」代表 { $turns } 個回合，容許失誤 { $mistakes } 次。
how-missions-faces = 失誤用掉一個路人面的標記，停止猜測用掉一個打勾面的。路人面用完之後，每次失誤要用掉兩個標記；如果只剩一個，你們就輸了。
how-missions-map = 前往地圖

## What you may say in Duet

how-talk-clues = 要告訴對方的，全都在線索裡。不能說你的關鍵名單上有什麼、還剩幾個代號，也不能說該不該停。
how-talk-own = 剛猜中的卡在你這面也是綠色？放在心裡就好。
how-talk-think = 可以把想法說出來，只要不洩漏你這面的內容。
how-talk-groups = 超過兩人時，兩方各為一組，同組的人看同一面關鍵名單。
how-talk-order = 只要你們說好，同一方可以連續給兩次線索。

## At this table

how-screen-mark = 點一張卡做記號，隊友都看得到。再按盤面下方的按鈕，才算猜這張。
how-screen-mean = 想線索時，點選你想指的卡，數字會跟著變。只有你看得到。
how-screen-ask = 給線索之前，可以先和對方領袖密會。
how-screen-key = 大家坐在一起？可以設成按住按鈕才顯示關鍵名單。
how-screen-book = 查詢一個詞的釋義。
how-screen-log = 目前所有的線索，以及還有哪些沒找到。螢幕夠寬時會顯示在盤面旁邊。
how-screen-timer = 沙漏只是提醒，倒數計時才會結束回合。

## Pictures

how-pictures-what = 房間可以用圖畫來玩，或一半詞語、一半圖畫。每張圖都把兩樣東西湊在一起。其他規則照舊。
how-pictures-clue = 線索可以針對其中一樣、另一樣，或它們湊在一起的樣子。看到什麼都可以說出來：圖畫上沒有寫字。桌上的詞語仍照原來的規則。
how-pictures-names = 每個人都能用自己的語言看名稱：長按圖畫，或在鍵盤上按 ?。也可以從選單顯示所有名稱。
how-pictures-own = 也可以帶 25 到 200 張自己的圖片：在大廳的「牌面」下加入。請替圖片取名，讓看不到的人和機器人也能玩。
how-pictures-try = 點一下圖畫看它的名稱。哪個線索可以配上其中兩張？

## Editions differ

how-editions-about = 各種實體版的玩法相同，只有細節不同。線索規則依代號卡的語言而定，其他大多可以由房主設定。
how-editions-next = 下一局
how-editions-next-about = 把同一批卡翻面。中文版：換二十五張新的卡。
how-editions-names = 專有名詞
how-editions-names-about = 可以用。中文和英文：要其他人同意。
how-editions-rhymes = 押韻
how-editions-rhymes-about = 只靠讀音相關的不行。中文和英文：可以，但不要刻意強調。
how-editions-sound = 和代號同音的詞
how-editions-sound-about = 只要不是用來指那張卡，就算不同的詞；保加利亞文則沒有任何限制。中文：要先說好。
how-editions-foreign = 外語詞
how-editions-foreign-about = 泰文和愛沙尼亞文：你們平常會用就可以。印尼文和保加利亞文：已經成為該語言的詞才可以。中文：通用的外來語可以，代號的翻譯絕對不行。
how-editions-compounds = 好幾個詞或有連字號
how-editions-compounds-about = 你們事先說好才可以。愛沙尼亞文的複合詞算一個詞；印尼文由好幾個詞組成的數詞也可以。
how-editions-timer = 沙漏
how-editions-timer-about = 誰都可以翻。中文版：只有對手可以翻。
how-editions-three = 第三位玩家
how-editions-three-about = 替兩邊都盡全力。中文版：必須保持中立，沒有輸贏。
how-editions-duet = 裡應外合（Duet）
how-editions-duet-about = 這裡每種語言都能玩。和隊伍對戰不同：猜測次數不限，沒有「無限」這個數字；線索無效時用掉一個標記，回合不會結束。
