### A clue of a finished game as a puzzle: the page /puzzle, its link in a replay, and what is refused there.

puzzle-unfinished = สร้างปริศนาจากคำใบ้ได้เมื่อเกมจบแล้ว

puzzle-title = ถ้าเป็นคุณ จะทายถูกไหม?
puzzle-about = คำใบ้จากเกมที่จบแล้ว พร้อมกระดานในตอนนั้น หาคำที่คำใบ้หมายถึง พลาดครั้งเดียวก็จบตา
puzzle-clue = คำใบ้
puzzle-found = เจอแล้ว { $found } จาก { $goal } คำ
puzzle-found-some = เจอแล้ว { $found } คำ พอใจเมื่อไรก็หยุดได้
puzzle-show = พอแล้ว ดูเฉลย
puzzle-over-solved = ทายถูกแล้ว!
puzzle-over-missed = พลาด!
puzzle-over-assassin = เจอนักลอบสังหาร!
puzzle-over-given-up = ในเกมนั้นเป็นแบบนี้
puzzle-by-you = คุณเจอ { $count } คำ
puzzle-by-players = ผู้เล่นในเกมนั้นเจอ { $count } คำ
puzzle-by-bot = ถ้าเป็นบอทจะเจอ { $count } คำ
puzzle-nothing = ไม่ได้แตะการ์ดใบไหนเลย
puzzle-looking = บอทกำลังดูคำใบ้…
puzzle-alien = บอทไม่รู้จักคำใบ้นี้
puzzle-meant = คำใบ้หมายถึง:
puzzle-again = ลองใหม่
puzzle-earlier = คำใบ้ก่อนหน้า { $count } คำ
puzzle-shared = ถ้าเป็นคุณ จะทายถูกไหม? { $word } { $number }

puzzle-make = สร้างปริศนาจาก “{ $word }”
puzzle-link = ลิงก์ของปริศนา
puzzle-link-about = ให้คนอื่นลองทายจากคำใบ้ “{ $word } { $number }” ของคุณ เขาจะเห็นกระดานในตอนนั้น และพอทายจบจะเห็นว่าพวกคุณแตะใบไหน แต่จะไม่เห็นชื่อใครเลย
puzzle-link-code = คนที่ได้ลิงก์นี้จะรู้รหัสห้องของคุณด้วย
