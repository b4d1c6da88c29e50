### The game in the browser. Texts are short: many stand on buttons and on phones.

## Everywhere

web-title = Covernames
web-home = หน้าแรก
web-menu = เมนู
web-command-box = ช่องคำสั่ง ( / )
web-close = ปิด
web-cancel = ยกเลิก
web-language = ภาษา
web-fault = { server-error } ถ้าจะแจ้งปัญหา กรุณาระบุรหัสนี้: { $id }
web-unreachable = เชื่อมต่อเซิร์ฟเวอร์ไม่ได้ กรุณาลองใหม่
web-connecting = กำลังเชื่อมต่อ…
# A small banner; the connection comes back by itself.
web-lost = การเชื่อมต่อหลุด กำลังต่อใหม่…
web-lost-store = ขณะนี้เซิร์ฟเวอร์เปิดเกมที่บันทึกไว้ไม่ได้ แต่ไม่มีอะไรหาย เรากำลังลองใหม่เรื่อยๆ…
web-found = เชื่อมต่อได้แล้ว
web-new-version = มีเวอร์ชันใหม่แล้ว
web-new-version-load = โหลดเลย
web-nowhere = ไม่พบหน้านี้

## Home

web-tagline = ใบ้คำเดียว บอกเลขตัวเดียว ที่เหลือให้เพื่อนหาให้เจอ
web-foot = Covernames { $version } · ไม่มีส่วนเกี่ยวข้องกับผู้จัดพิมพ์ Codenames
web-more = เพิ่มเติม
web-new-game = เกมใหม่
web-play-bots = เล่นกับบอท
web-play-bots-about = ที่เหลือให้บอทนั่ง เริ่มได้ทันที
# Label of a choice: what somebody does who plays with bots.
web-role = หน้าที่ของคุณ
web-role-guess = ฉันเป็นคนทาย
web-role-clue = ฉันเป็นคนใบ้
# A link to a turn to try, for those who have never played.
web-lesson = เพิ่งเคยเล่นใช่ไหม? เรียนรู้ได้ในหนึ่งนาที
web-back-to-game = กลับไปที่เกมของคุณ
web-play-bots-duet = คุณกับบอทผลัดกันให้คำใบ้และทาย เริ่มได้ทันที
# The name of somebody who plays alone and gave none.
web-guest = ผู้เล่นรับเชิญ
web-play-now = เล่นเครื่องเดียว
web-play-now-about = ส่งเครื่องต่อกันไปทีละคน
web-new-room = เปิดห้อง
web-new-room-about = ทุกคนเล่นจากเครื่องของตัวเอง แค่ส่งลิงก์ให้กัน
# Label of a list of languages.
web-words = ภาษาของคำ
web-join = เข้าร่วมห้อง
web-join-code = รหัสห้องหรือลิงก์
web-join-go = ไปเลย
web-join-unknown = ไม่พบห้องที่ใช้รหัสนี้ ลองตรวจดูคำและตัวเลขอีกครั้ง
web-how = วิธีเล่น
web-daily = โจทย์ประจำวัน
web-missions = ภารกิจ
web-replay = ดูเกมย้อนหลัง
web-mine = เกมของฉัน
web-present = ขึ้นจอใหญ่

## Coming in

web-door = เข้าห้อง
# $seat: where the visitor wants to sit, such as "Red spymaster"
web-door-seat = นั่งที่: { $seat }
web-door-in = เข้าห้อง
web-door-sit = นั่งเลย
web-door-where = คุณอยากเข้าร่วมแบบไหน?
web-door-watch = แค่ดู
web-name = ชื่อของคุณ
web-face = รูปประจำตัวของคุณ
web-rename = บันทึก
web-passcode = รหัสผ่าน
web-passcode-wanted = ห้องนี้มีรหัสผ่าน
web-passcode-set = ตั้งรหัสผ่าน
web-passcode-about = คนที่เปิดลิงก์ต้องใส่รหัสนี้ จำไว้ให้ดี เพราะเปิดดูทีหลังไม่ได้
web-invite = ชวนเพื่อน
web-code = รหัสห้อง
web-link = ลิงก์ของห้องนี้
web-link-device = ลิงก์สำหรับเครื่องของคุณเอง
web-qr = คิวอาร์โค้ดของลิงก์
web-copy = คัดลอก
web-share = แชร์
web-share-picture = แชร์เป็นภาพ
web-copied = คัดลอกลิงก์แล้ว
web-copied-result = คัดลอกผลแล้ว
web-copy-by-hand = กรุณาคัดลอกลิงก์ที่เลือกไว้
web-device = ใช้อีกเครื่อง
web-device-board = กระดานให้ทุกคนดู
web-device-mine = จอที่สองของฉัน
web-device-board-about = เปิดลิงก์นี้ในอีกเครื่อง หน้านั้นจะไม่แสดงการ์ดเผยตำแหน่ง
web-device-mine-about = เปิดลิงก์นี้ในอีกเครื่องของคุณ จะเห็นทุกอย่างที่คุณเห็น อย่าให้ใครแอบดู
web-device-used = ลิงก์นี้ถูกใช้ไปแล้ว สร้างลิงก์ใหม่จากเครื่องแรกของคุณ
web-become = ใช้ลิงก์นี้ไหม?
web-become-known = คุณอยู่ในห้องนี้แล้วในชื่อ { $name } ลิงก์ที่เปิดเป็นของคนอื่นหรือเครื่องอื่น ถ้าใช้ลิงก์นี้ เบราว์เซอร์นี้จะไม่ใช่ { $name } อีกต่อไป
web-become-stay = อยู่แบบเดิม
web-become-use = ใช้ลิงก์นี้

## The lobby

web-seats = ที่นั่ง
web-seat-empty = ว่าง
web-seat-away = { $names } ไม่อยู่ กำลังรอให้กลับมา
web-seat-take = นั่งแทน
web-seat-bot = ให้บอทนั่ง
web-seat-about-clue = เห็นการ์ดเผยตำแหน่งและให้คำใบ้
web-seat-about-guess = เป็นฝ่ายทาย กี่คนก็ได้
web-seat-about-both = เห็นการ์ดเผยตำแหน่งด้านเดียว ให้คำใบ้และทายด้วย
web-sit = นั่งตรงนี้
# $seat: such as "red spymaster"
web-sit-at = นั่งตรงนี้: { $seat }
web-stand = ลุกจากที่นั่ง
web-mix = สุ่มแบ่งทีม
web-swap = สลับที่นั่ง
web-swap-with = สลับที่นั่งกับ { $name }
# Above a list of names, for the host
web-swap-who = สลับที่นั่งกับ
# $name: who asks. $seat: where they sit now, such as "Red spymaster"
web-swap-asked = { $name } อยากสลับที่นั่งกับคุณ ที่นั่งของเขา: { $seat }
web-swap-stay = นั่งที่เดิม
web-swap-wished = ขอสลับที่นั่งกับ { $name } แล้ว
web-swap-drop = ไม่สลับแล้ว
web-onlookers = ผู้ชม:
web-spectators = { $count ->
   *[other] ไม่ระบุชื่อ { $count } คน
}
web-looking-on = กำลังชม
# Behind a name.
web-you = (คุณ)
# Behind the name of somebody whose device is not connected.
web-away = (ไม่อยู่)
web-host = เจ้าของห้อง
web-make-host = ให้เป็นเจ้าของห้อง
web-free-seat = ให้ลุกจากที่นั่ง
web-remove = เชิญออกจากห้อง
web-lock = ล็อกห้อง ไม่ให้คนใหม่เข้ามา
web-locked = ห้องล็อกอยู่
web-start = เริ่มเกม
web-start-ready = พร้อมกันทุกคนแล้ว
web-start-playing = กำลังเล่นเกมอยู่
# $seats: a list such as "red operatives, blue spymaster"
web-start-missing = ยังขาด: { $seats }
web-start-host = รอ { $name } เริ่มเกม
web-to-table = ไปที่โต๊ะ
web-to-lobby = กลับไปล็อบบี้
web-leave = ออกจากห้อง

## Settings

web-settings = ตั้งค่า
# $name: the host
web-settings-host = { $name } เป็นคนเลือกว่าจะเล่นแบบไหน
web-settings-more = ตั้งค่าเพิ่มเติม
# Three buttons
web-presets = จังหวะการเล่น
web-preset-relaxed = สบายๆ
web-preset-standard = มาตรฐาน
web-preset-blitz = สายฟ้าแลบ
web-preset-relaxed-about = ไม่จับเวลา กรรมการแค่คอยเตือน
web-preset-standard-about = ตามกติกา บอทจะค้านคำใบ้ที่ผิดกติกา
web-preset-blitz-about = ให้คำใบ้ { $count } วินาที ทายอีก { $count } วินาที
# What is played, in one line: "Classic · words: English · no timer"
web-line-words = คำ: { $language }
web-line-own = คำที่ใส่เอง: { $count } คำ
web-line-untimed = ไม่จับเวลา
web-line-timed = ให้คำใบ้ { $clue } วินาที ทาย { $guess } วินาที
web-line-details = รายละเอียด
web-set-variant = รูปแบบเกม
web-set-language = ภาษาของคำ
web-set-language-about = ไม่เกี่ยวกับภาษาบนหน้าจอ กติกาคำใบ้จะเป็นไปตามภาษานี้
web-set-cards = การ์ด
web-set-cards-about = ภาพไม่ต้องใช้ภาษา ทุกคนอ่านชื่อภาพเป็นภาษาของตัวเอง ส่วนภาษาด้านบนใช้กับคำใบ้และบอท
web-cards-words = คำ
web-cards-pictures = ภาพ
web-cards-mixed = คำครึ่งหนึ่ง ภาพครึ่งหนึ่ง
web-own-pictures-back = กลับไปใช้ภาพวาดของเรา
web-own-pictures-used = เล่นด้วยภาพที่ใส่เอง { $count } ภาพ
web-set-decks = สำรับคำ
web-set-decks-about = ผสมหลายสำรับได้
web-deck-base = สำรับหลัก
web-deck-tandem = สำรับคู่หู
web-own-words = คำที่ใส่เอง
web-own-words-about = บรรทัดละหนึ่งคำ อย่างน้อย 25 คำ วางข้อความหรือลากไฟล์ข้อความมาวางที่นี่
web-own-words-file = เลือกไฟล์
web-own-words-check = ตรวจสอบ
web-own-words-use = เล่นด้วยคำชุดนี้
web-own-words-good = { $count ->
   *[other] { $count } คำ พร้อมเล่นแล้ว
}
web-own-words-so-far = ตอนนี้มี { $count } คำ
web-own-words-used = { $count ->
   *[other] เล่นด้วยคำที่ใส่เอง { $count } คำ
}
web-gather = ทุกคนช่วยกันใส่คำ
web-gather-about = เริ่มจากรายการว่าง ทุกคนในห้องช่วยกันใส่คำได้ที่ล็อบบี้ ครบ { $count } คำก็เริ่มเกมได้
web-gather-missing = ยังขาดอีก { $count } คำ
web-set-tokens = { $count ->
   *[other] โทเคนเวลา { $count } อัน
}
web-set-tokens-about = จำนวนตาที่เล่นได้ เกมมาตรฐานมี 9 ตา
web-set-mistakes-all = ทุกโทเคนใช้ตอนพลาดได้
web-set-mistakes = { $count ->
    [0] ห้ามพลาดเลย
   *[other] พลาดได้ { $count } ครั้ง
}
web-set-mistakes-about = เหมือนในภารกิจ: โทเคนที่เหลือเป็นเครื่องหมายถูก
web-set-free-order = ไม่กำหนดลำดับ
web-set-free-order-about = ฝ่ายเดียวกันให้คำใบ้สองครั้งติดกันได้
web-set-timer = จับเวลา
web-timer-none = ไม่จับเวลา
web-timer-advisory = นาฬิกาทราย
web-timer-strict = นับถอยหลัง
web-timer-none-about = คิดนานเท่าไรก็ได้
web-timer-advisory-about = ใครจะพลิกก็ได้ ไว้เตือนกันเฉยๆ
web-timer-strict-about = หมดเวลาเมื่อไร จบตาทันที
web-timer-for-clue = เวลาคิดคำใบ้
web-timer-for-guess = เวลาทาย
web-timer-opponents = เฉพาะอีกทีมเท่านั้นที่พลิกได้
# Above a box for each seat
web-timer-double = ใครได้เวลาสองเท่า
web-seconds = { $count ->
   *[other] { $count } วินาที
}
web-set-referee = กรรมการ
web-referee-off = ปิด
web-referee-advise = คอยเตือน
web-referee-strict = เข้มงวด
web-referee-off-about = ผู้เล่นตัดสินคำใบ้กันเอง
web-referee-advise-about = บอกหัวหน้าสายลับเป็นการส่วนตัวว่าคิดอย่างไรกับคำใบ้
web-referee-strict-about = ไม่ให้ใช้คำใบ้ที่ไม่เหมาะสมแน่ๆ
web-set-bots-challenge = บอทค้านคำใบ้ได้
web-set-bots-challenge-about = เฉพาะคำใบ้ที่ไม่เหมาะสมแน่ๆ โดยคนให้คำใบ้จะได้รับคำเตือนเป็นการส่วนตัวก่อน
# On a server where some word lists of the room’s language are not installed
web-referee-lacks = กรรมการบนเซิร์ฟเวอร์นี้รู้จักคำในภาษานี้น้อยกว่าปกติ จึงอาจถามบ่อยขึ้น หรือมองข้ามคำใบ้ที่ไม่เหมาะสม
web-set-options = กลุ่มคุณให้ใช้อะไรได้บ้าง
web-option-acronyms = คำย่อ
web-option-agreed-part = ส่วนของคำที่กลุ่มตกลงกันไว้
web-option-compounds = คำประสมที่มีหลายคำ
web-option-fictional-words = คำจากเรื่องแต่ง
web-option-foreign-in-use = คำต่างประเทศที่ใช้กันทั่วไป
web-option-full-names = ชื่อพร้อมนามสกุล
web-option-homophones = คำที่แค่พ้องเสียงกับคำบนการ์ด
web-option-opponent-ok = อะไรก็ได้ที่หัวหน้าสายลับอีกทีมยอมรับ
web-option-place-names = ชื่อสถานที่
web-option-proper-nouns = ชื่อเฉพาะ
web-option-rhymes = คำคล้องจอง
web-option-titles = ชื่อหนัง เพลง หรือหนังสือ
web-set-touch = ใครเป็นคนตัดสินใจทาย
web-set-touch-about = เมื่อมีหลายคนช่วยกันทาย
web-touch-any = คนไหนก็ได้
web-touch-most = เสียงส่วนใหญ่
web-touch-all = ต้องตรงกันทุกคน
web-set-next = เกมต่อไป
web-set-next-about = จะทำอย่างไรกับการ์ดบนโต๊ะ
web-next-turn = พลิกการ์ดไปอีกด้าน
web-next-new = ใช้การ์ดชุดใหม่
web-set-rotate = สลับกันเป็นหัวหน้าสายลับ
web-set-rotate-about = ก่อนเริ่มเกมต่อไป คนอื่นในทีมจะได้เป็นคนให้คำใบ้
web-set-chat = แชท
web-set-chat-about = คนที่เห็นการ์ดเผยตำแหน่งจะพิมพ์ไม่ได้ระหว่างเกม
web-set-family = สำหรับครอบครัว
web-set-family-about = ไม่มีนักลอบสังหาร แต่มีผู้บริสุทธิ์เพิ่มขึ้นแทน จึงไม่มีการ์ดใบไหนทำให้แพ้ทันที

## The table

web-board = กระดาน
web-score = คะแนน
web-action = ตอนนี้ต้องทำอะไร
web-your-turn = ตาคุณแล้ว
# A card as screen readers tell it: "PIRATE, still open, the key says: red agent"
web-card-open = ยังเปิดอยู่
web-card-key = การ์ดเผยตำแหน่งบอกว่า: { $identity }
web-card-own-key = การ์ดเผยตำแหน่งของคุณบอกว่า: { $identity }
web-card-missed = { $side } ทายใบนี้พลาดไปแล้ว
web-card-marked = { $names } ทำเครื่องหมายไว้
# In place of one’s own name, among those who have marked it.
web-card-you = คุณ
web-card-meant = คุณหมายถึงใบนี้
web-guess-word = ทาย { $word }
web-cover-word = ปิดทับ { $word }
# Very short: they stand at the foot of a card.
web-label-red = แดง
web-label-blue = น้ำเงิน
web-label-agent = สายลับ
web-label-bystander = ผู้บริสุทธิ์
web-label-assassin = นักลอบสังหาร
# The letter of a side in Duet, on a small token.
web-side-a = A
web-side-b = B
web-phantom = ทีมจำลอง
# $side: such as "red team"; empty in Duet.
web-left = { $count ->
   *[other] { $side } ต้องหาสายลับอีก { $count } คน
}
web-tokens = { $pool ->
   *[other] เหลือโทเคนเวลา { $pool } อัน ในจำนวนนี้ไว้ใช้ตอนพลาด { $mistakes } อัน
}

# Whose turn it is. $who: seats, such as "Red spymaster". "mine": told to those who are to act.
web-turn-clue = { $who }: กำลังคิดคำใบ้
web-turn-clue-name = { $count ->
   *[other] { $who } กำลังคิดคำใบ้
}
web-turn-clue-mine = ตาคุณแล้ว: ให้คำใบ้
web-turn-clue-either = ฝ่ายไหนจะให้คำใบ้ก็ได้
web-turn-clue-either-mine = ใครคิดคำใบ้ออกก่อน?
web-turn-guess = { $who }: กำลังทาย
web-turn-guess-name = { $count ->
   *[other] { $who } กำลังทาย
}
web-turn-nobody = ยังไม่มีคนนั่ง: { $who }
web-turn-guess-mine = ตาคุณแล้ว: ทายเลย
web-turn-guess-words = ตาคุณแล้ว: หาอีก { $count } คำจาก “{ $word }”
web-turn-challenge = มีคนค้านคำใบ้
web-turn-challenge-mine = ช่วยตัดสินที: คำใบ้นี้ผ่านไหม?
web-turn-penalty = { $who }: ปิดทับการ์ดได้หนึ่งใบ
web-turn-penalty-mine = คุณปิดทับการ์ดของทีมตัวเองได้หนึ่งใบ
web-turn-phantom = { $who }: เล่นตาของทีมจำลอง
web-turn-phantom-mine = ตาของทีมจำลอง: ช่วยปิดทับการ์ด { $due ->
   *[other] { $due } ใบ
}
web-turn-sudden-death = ซัดเดนเดธ: { $who }
web-turn-sudden-death-mine = ซัดเดนเดธ: หาที่เหลือให้เจอ
web-turn-answer = { $who }: มีคนถามเรื่องคำใบ้
web-turn-answer-mine = มีคนถามคุณเรื่องคำใบ้
web-turn-paused = นาฬิกาหยุดพักอยู่

web-told-dealt = แจกการ์ดแล้ว
web-told-clue = { $seat }: { $word }, { $number }
web-told-challenged = { $name } ค้านคำใบ้
web-told-flipped = { $name } พลิกนาฬิกาทรายแล้ว
web-told-pause-asked = { $name } ขอพัก
web-told-paused = นาฬิกาหยุดพัก
web-told-resumed = นาฬิกาเดินต่อแล้ว
web-told-time = { $side }หมดเวลาแล้ว
web-feed-entered = { $name } เข้ามาในห้อง
web-feed-gone = { $name } ออกจากห้องแล้ว
web-feed-removed = { $name } ถูกเชิญออกจากห้อง
web-feed-seated = { $name } นั่งลงแล้ว: { $seat }
web-feed-stood = { $name } ลุกจากที่นั่ง
web-feed-away = { $name } ไม่อยู่
web-feed-back = { $name } กลับมาแล้ว
web-feed-leads = { $name } กำลังเปิดเกมย้อนหลังให้ทุกคนดู
web-told-resigns = { $name } อยากยอมแพ้
web-told-points = { $name } ทำเครื่องหมายที่ { $words }
web-told-points-no-more = { $name } เอาเครื่องหมายออกจาก { $words }

web-first-clue = รอคำใบ้แรก
# A button: bots pause less until it is one's turn.
web-faster = เร็วขึ้นอีก
web-last-clue = คำใบ้ล่าสุด:
web-guesses-left = { $count ->
   *[other] ทายได้อีก { $count } ครั้ง
}
web-guesses-free = ทายกี่ครั้งก็ได้
web-guess-how = แตะการ์ดเพื่อทำเครื่องหมาย แล้วกดยืนยันตรงนี้
web-gloss-tap = แตะการ์ดเพื่อดูความหมาย
# Duet. One sees one's own key, which does not count when one guesses.
web-guess-duet = ตอนนี้นับตามการ์ดเผยตำแหน่งของคู่หู ไม่ใช่ของคุณ
web-guess-most = ทำเครื่องหมายที่การ์ด: ใบล่าสุดของคุณถือเป็นการทาย เมื่อเกินครึ่งเลือกใบเดียวกัน
web-guess-all = ทำเครื่องหมายที่การ์ด: ใบล่าสุดของคุณถือเป็นการทาย เมื่อทุกคนเลือกใบเดียวกัน
# Above buttons with the words that one has marked, for screen readers.
web-marks = การ์ดที่คุณทำเครื่องหมาย
web-stop = หยุดทาย

web-clue-word = คำใบ้
web-clue-number = ตัวเลข
web-clue-give-bare = ให้คำใบ้
web-clue-give = ให้คำใบ้ { $word } { $number }
web-clue-give-anyway = ยืนยันใช้ { $word } { $number }
web-clue-number-first = เลือกตัวเลข หรือแตะการ์ดที่คุณหมายถึง
web-clue-back = เรียกคืน
web-clue-now = บอกเลย
web-clue-ask = ถาม { $name }
web-clue-ask-about = ให้หัวหน้าสายลับอีกทีมดูคำใบ้เป็นการส่วนตัวก่อนบอกทุกคน
web-clue-asked = ถามแล้ว รอคำตอบอยู่…
web-clue-accepted = หัวหน้าสายลับอีกทีมยอมรับคำใบ้นี้
web-clue-declined = หัวหน้าสายลับอีกทีมไม่ยอมรับคำใบ้นี้
web-clue-doubt-ask = แอบถามหัวหน้าสายลับอีกทีม หรือลองให้ไปก่อนแล้วดูว่ามีใครค้านไหม
web-clue-doubt-give = ลองให้ไปก่อนแล้วดูว่ามีใครค้านไหม
web-clue-mean = แตะการ์ดที่คุณหมายถึง: คุณเห็นคนเดียว
web-clue-let-begin = ให้ { $name } เริ่มก่อน
web-referee-thinks = กรรมการกำลังคิด…
web-referee-silent = ตอนนี้กรรมการไม่ตอบ
web-referee-silent-give = ตอนนี้กรรมการไม่ตอบ แต่คุณให้คำใบ้ต่อได้เลย

web-accept = ยอมรับคำใบ้
web-accept-about = ยอมรับแล้วจะค้านคำใบ้นี้ไม่ได้อีก
web-challenge = ค้าน
# $word: the clue
web-challenge-title = ค้านคำใบ้ “{ $word }” ไหม?
web-challenge-about = คุณเห็นว่าคำใบ้นี้ไม่เหมาะสม ถ้าตัดสินว่าไม่ผ่าน จะจบตานี้ทันที และอีกทีมได้ปิดทับการ์ดของตัวเองหนึ่งใบ
web-challenge-about-duet = คุณเห็นว่าคำใบ้นี้ไม่เหมาะสม ถ้าตัดสินว่าไม่ผ่าน จะเสียโทเคนเวลาหนึ่งอัน แล้วทายกันต่อ
web-token-which = จะเสียโทเคนแบบไหน?
web-token-check = แบบเครื่องหมายถูก
web-token-bystander = แบบผู้บริสุทธิ์
web-ruling = การค้านคำใบ้
web-ruling-doubt = { $name } บอกว่าคำใบ้นี้ไม่เหมาะสม
web-ruling-legal = แต่กรรมการเห็นว่าเหมาะสม
web-ruling-illegal = กรรมการเห็นด้วย
web-ruling-ask = กรรมการขอให้พวกคุณตัดสิน
web-ruling-wait = คนอื่นกำลังตัดสิน ระหว่างนี้หยุดทายก่อน
web-ruling-about = ถ้าไม่ผ่าน จบตานี้ทันที และอีกทีมได้ปิดทับการ์ดของตัวเองหนึ่งใบ
web-ruling-about-duet = ถ้าไม่ผ่าน จะเสียโทเคนเวลาหนึ่งอัน แล้วทายต่อได้
web-rulings-save = บันทึกคำตัดสิน
web-rulings-about = ไฟล์รวมคำใบ้ที่พวกคุณตัดสินกันวันนี้ ถ้าส่งให้เรา กรรมการจะได้เรียนรู้
web-vote-stands = ให้ผ่าน
web-vote-falls = ไม่ให้ผ่าน
# The giver of the clue takes it back.
web-vote-concede = ขอถอนคำใบ้
web-votes-for = ให้ผ่าน: { $names }
web-votes-against = ไม่ให้ผ่าน: { $names }
web-answer-fine = ใช้ได้
web-answer-not = ใช้ไม่ได้
web-proposal = คำถาม
web-proposal-asks = { $name } แอบถามคุณว่า จะยอมรับคำใบ้นี้ไหม?
web-proposal-quiet = รู้กันแค่สองคน
web-cover-own = คำใบ้ไม่เหมาะสม คุณปิดทับการ์ดของทีมตัวเองได้หนึ่งใบ
web-cover-phantom = { $count ->
   *[other] ปิดทับการ์ดของทีมจำลอง { $count } ใบ
}
web-cover-how = แตะการ์ด แล้วกดยืนยันตรงนี้
web-waive = ไม่ปิดทับ
web-resign = ยอมแพ้
web-resign-waiting = คุณขอยอมแพ้ รอคนอื่นเห็นด้วย
web-resign-others = { $names } อยากยอมแพ้
web-resign-too = ยอมแพ้ด้วย
web-resign-not = ขอเล่นต่อ
web-end-game = จบเกมโดยไม่นับผล
# A second press on the same button. $what: its text, such as "Leave the room"
web-really = { $what } แน่ใจนะ?

web-key-hide = แสดงการ์ดเผยตำแหน่งเฉพาะตอนกดปุ่มค้าง
web-key-show = แสดงการ์ดเผยตำแหน่งตลอดเวลา
web-key-hold = กดค้าง
web-gloss = ความหมาย
web-gloss-mode = ความหมาย: แตะการ์ดเพื่อดู
web-gloss-none = ไม่พบความหมายของคำนี้
web-picture = ภาพ
web-picture-about = บอกสิ่งที่เห็นในภาพตรงๆ ได้เลย เพราะบนภาพไม่มีตัวหนังสือ
web-timer-flip = พลิกนาฬิกาทราย
# $time: such as 1:30
web-timer-left = เหลือ { $time }
web-pause = ขอพัก
web-pause-asked = { $side }ขอพัก นาฬิกาจะหยุดเมื่อคุณตกลง
web-pause-agree = ตกลง
web-resume = ให้นาฬิกาเดินต่อ

web-clues = คำใบ้
web-log = คำใบ้และผู้เล่น
web-log-empty = ยังไม่มีคำใบ้
web-log-open = { $count ->
   *[other] ยังหาไม่เจออีก { $count } คำ
}
web-log-meant = หมายถึง:
web-log-sudden = ซัดเดนเดธ
web-standing-accepted = หัวหน้าสายลับอีกทีมยอมรับแล้ว
web-standing-upheld = ถูกค้าน แต่ผ่าน
web-standing-invalid = คำใบ้ไม่เหมาะสม
web-notes = โน้ตของคุณ
web-notes-about = เก็บไว้ในเครื่องนี้เท่านั้น
web-people = คนในห้อง
web-chat = แชท
web-chat-empty = ยังไม่มีใครพิมพ์อะไร
web-chat-write = พิมพ์ข้อความ
web-chat-send = ส่ง
web-chat-unread = มีข้อความใหม่
web-chat-silent = คนที่เห็นการ์ดเผยตำแหน่งจะพิมพ์ไม่ได้จนกว่าเกมจะจบ
web-reactions = ส่งความรู้สึก

## One device for all

web-hand-over = ส่งเครื่องต่อ
web-curtain = ม่านบังตา
# $seat: such as "Red spymaster"
web-curtain-hand = ส่งเครื่องให้: { $seat }
web-curtain-key = กำลังจะเห็นการ์ดเผยตำแหน่ง คนอื่นห้ามแอบดู
web-curtain-open = ทุกคนดูได้
web-curtain-lift = ฉันคือ{ $seat }
web-curtain-others = คนอื่น

## After the game

web-result = ผลการเล่น
web-next-game = เกมต่อไป
web-next-game-rotate = เกมต่อไป เปลี่ยนหัวหน้าสายลับ
# $name: the host
web-next-game-wait = รอ { $name } เริ่มเกมต่อไป
web-change-seats = เปลี่ยนที่นั่งหรือการตั้งค่า
web-sum-won-by = คุณชนะโดยอีกทีมเหลือ { $count } ใบ
web-sum-lost-by = คุณแพ้โดยเหลืออีก { $count } ใบ
web-sum-clues = { $count } คำใบ้ เจอคำใบ้ละ { $words } คำ
web-sum-best = คำใบ้เด็ดของเกมนี้: { $word } { $number }
web-key-whose = การ์ดเผยตำแหน่งของใคร
web-key-of = การ์ดเผยตำแหน่งของ{ $side }
web-record = บันทึกเกม
web-fair = แจกการ์ดยุติธรรมไหม?
web-fair-yes = ยุติธรรม: การ์ดเผยตำแหน่งตรงกับลายนิ้วมือดิจิทัลที่ประกาศไว้ตอนเริ่มเกม
web-fair-no = ไม่ยุติธรรม: การ์ดเผยตำแหน่งไม่ตรงกับลายนิ้วมือดิจิทัลที่ประกาศไว้ตอนเริ่มเกม
web-fair-about = ก่อนคำใบ้แรก เซิร์ฟเวอร์ประกาศลายนิ้วมือดิจิทัลของการ์ดเผยตำแหน่งไว้ ตอนนี้เครื่องของคุณคำนวณซ้ำจากการ์ดใบนั้นที่เปิดเผยแล้ว
web-fair-before = ที่ประกาศไว้
web-fair-after = ที่คำนวณได้
web-evening = สรุปวันนี้
web-evening-games = เกมที่เล่น
web-evening-who = ผู้เล่น
web-evening-won = เกมที่ชนะ
web-evening-of = { $won } จาก { $played }

## Bots

# Names that bots get in a room, separated by commas: short first names that people know.
web-bot-names = กานต์, ชูใจ, ดาว, ต้น, นิด, ปิติ, มานี, วีระ
web-bot-add = เพิ่มบอท
# $seat: which seat
web-bot-add-at = เพิ่มบอท: { $seat }
# On a button: a bot sits down wherever nobody sits yet.
web-bot-fill = ให้บอทนั่งที่ว่าง
web-bot-character = ระดับของบอท
# Characters of bots
web-bot-steady = บอทสายนิ่ง
web-bot-cautious = บอทสายรอบคอบ
web-bot-bold = บอทสายลุย
web-bot-easy = บอทระดับง่าย
web-bot-normal = บอทระดับปกติ
web-bot-hard = บอทระดับยาก

## On the big screen: a television that everybody looks at

# Before the room’s code. $address: such as example.org
web-present-go = เข้าร่วมได้ที่ { $address }
# Above a QR code.
web-present-join = สแกนเพื่อเข้าร่วม
web-present-full = เต็มจอ
web-present-window = ออกจากโหมดเต็มจอ
# Below a QR code that holds an address such as http://localhost:8000/r/…
web-present-local = เครื่องอื่นเปิดที่อยู่นี้ไม่ได้ ให้เปิดหน้านี้ด้วยชื่อเครื่องหรือหมายเลข IP ของเครื่องนี้ในเครือข่ายแทน

## Replay: a finished game, step by step

# A card as screen readers tell it, in a replay.
web-card-pinned = คนให้คำใบ้หมายถึงใบนี้
# How sure a bot was of its clue; behind the words that it meant.
web-log-sure = (มั่นใจ { $percent }%)

## Missions: the campaign of Duet, on a map of the world

web-sheet-unreadable = ไฟล์นี้ไม่ใช่ใบภารกิจของทีม
# A button that leads from a game back to the map.
web-mission-map = ไปที่แผนที่
# $city: such as Prague
web-mission-of = ภารกิจ: { $city }
web-mission-won = ชนะแล้ว
web-mission-open = เล่นได้
web-mission-locked = ยังไม่ปลดล็อก
web-city-prague = ปราก
web-city-berlin = เบอร์ลิน
web-city-tallinn = ทาลลินน์
web-city-lisbon = ลิสบอน
web-city-reykjavik = เรคยาวิก
web-city-havana = ฮาวานา
web-city-montreal = มอนทรีออล
web-city-lima = ลิมา
web-city-cairo = ไคโร
web-city-nairobi = ไนโรบี
web-city-samarkand = ซามาร์คันด์
web-city-delhi = เดลี
web-city-moscow = มอสโก
web-city-sofia = โซเฟีย
web-city-jakarta = จาการ์ตา
web-city-bangkok = กรุงเทพฯ
web-city-singapore = สิงคโปร์
web-city-taipei = ไทเป
web-city-hobart = โฮบาร์ต
web-city-honolulu = โฮโนลูลู
