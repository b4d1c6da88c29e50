## Why something cannot be done in a room

host-not-a-bot = 機器人不能當房主。
host-only = 只有房主可以這麼做。
host-stays = 不能把房主請出房間，請先把房主身分交給別人。
member-unknown = 這裡沒有叫這個名字的人。
name-empty = 請取一個名字。
name-taken = 這裡已經有人用這個名字。
name-too-long = 名字太長：最多 { $most } 個字元。
no-game = 目前沒有進行中的遊戲。
not-a-member = 請先進入房間。
room-full = 房間滿了：最多 { $most } 人。
room-locked = 房間已上鎖，請房主讓你進來。
room-playing = 遊戲進行中，不能這麼做。

## What the server says

busy = 現在太忙了，請再試一次。
chat-closed = 現在不能在這裡發言。
command-id = 這個指令沒有可用的識別碼。
hello-first = 這台裝置還沒有表明身分。
hello-once = 這台裝置已經表明過身分了。
message-unreadable = 看不懂這則訊息。
record-unknown = 沒有這份遊戲紀錄。
removed = 你被請出房間了。
left = 你已離開房間。
request-too-large = 傳送的內容太大。
request-too-slow = 請求傳送得太慢了。
request-unreadable = 看不懂這個請求。
restart = 伺服器重新啟動中，馬上就回來。
room-unknown = 沒有這個房間。
secret-unknown = 房間不認得這台裝置，請重新加入。
too-fast = 訊息傳得太快了。
too-many = 同一個位址的請求太多，請等一分鐘。
connections-too-many = 從你的網路連線的裝置太多了。一有空位就會讓你進來。
clue-illegal = 裁判判定這個線索無效。
guess-by-marks = 請標記這張卡：這裡要不只一人標記才算猜。
not-saved = 目前無法儲存。資料都還在，請再試一次。
note-too-long = 備註太長：最多 { $most } 個字元。
option-unknown = 裁判沒有「{ $option }」這個選項。
passcode-wrong = 通行碼不對。請再確認一次，或問問邀請你的人。
bot-puzzled = 「{ $word }」我毫無頭緒。
server-error = 我們這邊出了問題，資料都還在。
address-unknown = 這個網址沒有任何內容。
bot-unknown = 沒有名為 { $bot } 的機器人。
bot-no-model = llm 機器人需要 --llm-url 和 --llm-model。
list-unknown = 房間裡已經沒有這份詞表了，請重新加入。
list-unread = 目前無法讀取你的詞表。什麼都沒有更動，請再試一次。
settings-team = 房間開給哪一隊，就是哪一隊的，不能換隊。
team-names = 名字太多，或名字太長。
team-unknown = 沒有這個隊伍。
