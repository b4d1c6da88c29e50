## Commands that people type, in the terminal and in the command box of the page: one word each

command-stop = 停止
command-challenge = 質疑
command-ask = 密會
command-ideas = 主意
command-waive = 略過
command-resign = 投降
command-quit = 離開
command-stop-about = 結束回合
command-challenge-about = 指出線索無效
command-ask-about = 先問對方領袖：密會 樹 2
command-ideas-about = 請機器人給五個可能合用的詞；大家會知道你求助過
command-waive-about = 不蓋任何卡
command-resign-about = 放棄這一局
command-quit-about = 不玩了
command-board = 盤面
command-mine = 我的
command-log = 紀錄
command-who = 誰
command-clue = 線索
command-guess = 猜
command-help = 說明
command-board-about = 所有的卡和已知的身分
command-mine-about = 己方的卡
command-log-about = 到目前為止的所有線索
command-who-about = 誰坐在哪裡、輪到誰
command-clue-about = 給線索：線索 樹 2
command-guess-about = 猜或蓋住一張卡，輸入編號或代號：猜 7
command-help-about = 這份清單

## What is answered

command-not-understood = 抱歉，看不懂你輸入的內容。
command-card-ambiguous = 有好幾張卡都是這樣開頭。
command-box-title = 指令
command-box-type = 輸入指令
command-box-hint = 輸入「說明」可查看所有指令，按 Escape 關閉。
# After what the referee has against a clue
command-box-again = 仍要給這個線索的話，請再輸入一次。
command-box-pointed = 你在「{ $word }」上做了記號。
# $words: cards
command-box-found = 已找到：{ $words }。
command-box-nothing = 還沒有。
# $names: of people
command-box-turn = 現在輪到{ $names }。
command-box-cannot = 現在不能這麼做。
