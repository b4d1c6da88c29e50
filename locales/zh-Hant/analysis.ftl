# 賽後分析：還有更好的線索嗎？

analysis-pane = 分析
analysis-clue-of-the-game = 本局最佳線索
analysis-clue-found = { $word }，{ $number }：找到 { $count } 張
analysis-boldest = 最大膽的猜測
analysis-boldest-card = 憑「{ $word }」猜中{ $card }：機器人只給了 { $percent }%
analysis-better = 有更好的線索嗎？
analysis-about = 機器人會像一般人那樣聽線索。「把握」是先想到這麼多張我方卡片、才想到其他卡片的機率。「價值」是這回合結束後局勢的預期，0 為輸，100 為贏。線索依價值排序。
analysis-given = 實際給的
analysis-sure = { $percent }% 把握
analysis-worth = 價值 { $points }
analysis-unknown = 機器人不認得這個線索。
analysis-zero = 0 是警告，不列入排名。
analysis-first = 機器人找不到更好的線索。
analysis-alone = 機器人在這裡沒有別的點子。
analysis-would-stop = 機器人一張也不會碰。
analysis-heard = 機器人聽到了什麼
analysis-heard-about = 到目前為止的線索指向每張未翻開卡片的可能性。
analysis-heard-card = { $card }：{ $percent }%
analysis-thinking = 機器人思考中……
analysis-again = 再試一次
analysis-what-if = 如果換個線索？
analysis-what-if-about = 在這裡換一個線索，看看機器人會碰哪些卡片。
analysis-what-if-try = 試試看

analysis-unfinished = 遊戲結束後才能分析。
analysis-language = 沒有機器人會說這局遊戲的語言。
analysis-unanswered = 機器人目前無法分析這局遊戲，請再試一次。
clue-unknown = 沒有這個線索。
record-forged = 這份紀錄裡的關鍵名單與開局時公布的指紋不符。
