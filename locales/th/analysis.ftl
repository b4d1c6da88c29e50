# วิเคราะห์เกมที่จบแล้ว: มีอะไรที่ดีกว่านี้ไหม

analysis-pane = วิเคราะห์
analysis-clue-of-the-game = คำใบ้ยอดเยี่ยมของเกม
analysis-clue-found = { $word }, { $number }: เจอ { $count } ใบ
analysis-boldest = การทายที่กล้าที่สุด
analysis-boldest-card = { $card } จากคำใบ้ “{ $word }”: บอทให้โอกาสแค่ { $percent }%
analysis-better = มีคำใบ้ที่ดีกว่านี้ไหม?
analysis-about = บอทฟังคำใบ้แบบคนทั่วไป “มั่นใจ” คือโอกาสที่จะนึกถึงการ์ดของทีมครบตามจำนวน ก่อนนึกถึงการ์ดใบอื่น “คุ้มค่า” บอกว่าหลังจบตา เกมน่าจะอยู่ตรงไหน ตั้งแต่ 0 (แพ้) ถึง 100 (ชนะ) คำใบ้เรียงตามความคุ้มค่า
analysis-given = ที่ให้จริง
analysis-sure = มั่นใจ { $percent }%
analysis-worth = คุ้มค่า { $points }
analysis-unknown = บอทไม่รู้จักคำใบ้นี้
analysis-zero = เลข 0 เป็นคำเตือน จึงไม่ได้จัดอันดับ
analysis-first = บอทหาคำใบ้ที่ดีกว่านี้ไม่ได้
analysis-alone = ตรงนี้บอทนึกคำอื่นไม่ออก
analysis-would-stop = บอทจะไม่แตะการ์ดใบไหนเลย
analysis-heard = สิ่งที่บอทได้ยิน
analysis-heard-about = โอกาสที่คำใบ้จนถึงตอนนั้นหมายถึงการ์ดแต่ละใบที่ยังเปิดอยู่
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = บอทกำลังคิด…
analysis-again = ลองใหม่
analysis-what-if = ถ้าใบ้คำอื่นล่ะ?
analysis-what-if-about = ลองคำใบ้อื่นตรงนี้ แล้วดูว่าบอทจะแตะการ์ดใบไหน
analysis-what-if-try = ลองดู

analysis-unfinished = วิเคราะห์เกมได้เมื่อเกมจบแล้ว
analysis-language = ไม่มีบอทที่พูดภาษาของเกมนี้
analysis-unanswered = ตอนนี้บอทยังดูเกมนี้ไม่ได้ ลองใหม่อีกครั้ง
clue-unknown = ไม่มีคำใบ้นี้
record-forged = การ์ดเผยตำแหน่งในบันทึกนี้ไม่ตรงกับลายนิ้วมือดิจิทัลที่ประกาศไว้ตอนเริ่มเกม

## Replay: a finished game, step by step

web-replay-about = ลากบันทึกเกมมาวางที่นี่ แล้วดูย้อนหลังทีละจังหวะ
web-replay-open = เปิดบันทึกเกม
# A small button beside a replay that is open.
web-replay-other = เปิดเกมอื่น
web-replay-drop = ปล่อยเพื่อเปิดบันทึกเกมนี้
web-replay-none = ไฟล์นี้ไม่ใช่บันทึกเกม
web-replay-where = หลังจบแต่ละเกม จะดูย้อนหลังเลยหรือเก็บบันทึกเกมไว้เป็นไฟล์ก็ได้
web-replay-player = แถบควบคุมการดูย้อนหลัง
# The slider under the board. "Moment": a clue, a guess, a ruling.
web-replay-moment = จังหวะของเกม
# What a screen reader says of the slider. $what: a sentence about what happened.
web-replay-at = { $at } จาก { $all }: { $what }
web-replay-first = กลับไปตอนเริ่มเกม
web-replay-back = ถอยหนึ่งจังหวะ
web-replay-play = เล่น
web-replay-pause = หยุดชั่วคราว
web-replay-on = ไปต่อหนึ่งจังหวะ
web-replay-last = ข้ามไปตอนจบเกม
# Whose eyes one looks through: everybody's, or those of somebody who saw the key.
web-replay-view = มุมมอง
web-replay-all = ทุกคน
web-replay-key = เห็นการ์ดเผยตำแหน่ง
web-replay-sealed = เกมนี้ยังเล่นไม่จบ การ์ดเผยตำแหน่งจึงยังเป็นความลับ
# What stands beside the board: the clues, or statistics.
web-replay-beside = ข้างกระดาน
web-replay-numbers = สถิติ
web-stat-race = สายลับที่ยังต้องหา
web-stat-guesses = ผลการทายจากคำใบ้ของแต่ละฝ่าย
web-stat-hits = { $hits ->
   *[other] ถูก { $hits } ครั้ง
} { $misses ->
   *[other] พลาด { $misses } ครั้ง
}
web-stat-clues = คำใบ้
web-stat-clues-about = หนึ่งช่องคือหนึ่งคำที่ใบ้ไว้ ช่องทึบคือหาเจอ กากบาทคือทายพลาดหนึ่งครั้ง
# One clue in a picture, as screen readers tell it.
web-stat-clue = { $word }, { $number }: { $hits ->
   *[other] ถูก { $hits } ครั้ง
} { $misses ->
   *[other] พลาด { $misses } ครั้ง
}
web-stat-given = { $count ->
   *[other] ให้คำใบ้ { $count } ครั้ง
}
# $size: a mean with one decimal place, such as 2.3
web-stat-size = เฉลี่ยครั้งละ { $size } คำ

# A copy of a game that is shared by a link
replay-unknown = ไม่มีเกมย้อนหลังนี้ ลิงก์อาจหมดอายุแล้ว
# One of several people who share a seat, without a name. $side: for example, “Red team”
replay-side-person = { $side }: หน่วยภาคสนาม { $number }
replay-seat-person = { $seat } { $number }
replay-share = แชร์เกมย้อนหลังนี้
replay-share-about = เราจะสร้างสำเนาของเกมนี้พร้อมลิงก์เฉพาะ ใครมีลิงก์ก็ดูเกมได้ แต่ใช้เข้าห้องของคุณไม่ได้
replay-share-nameless = ไม่ใส่ชื่อ
replay-share-nameless-about = จะเรียกผู้เล่นตามที่นั่งแทน ในสำเนาจะไม่มีชื่อผู้เล่นและชื่อทีม
replay-share-make = สร้างลิงก์
replay-share-link = ลิงก์ไปเกมย้อนหลัง
replay-share-until = ลิงก์ใช้ได้ถึง { $date } ถ้าแชร์เกมนี้อีกครั้งจะอยู่ได้นานขึ้น มีแต่ผู้ดูแลเซิร์ฟเวอร์นี้เท่านั้นที่ลบก่อนได้
