## Words that everybody adds: fetched with that part of the lobby

web-gather-title = เพิ่มคำ
web-gather-hint = ใส่คำเดียวหรือหลายคำก็ได้ คั่นด้วยจุลภาค (,) หรือขึ้นบรรทัดใหม่
web-gather-add = เพิ่ม
web-gather-count = { $count } จาก { $needed } คำ
web-gather-enough = มี { $count } คำ เริ่มเล่นได้แล้ว จะเพิ่มอีกก็ได้
web-gather-words = รายการคำ
web-gather-gone = คนที่ออกไปแล้ว
web-gather-drop = ลบ { $word }
web-gather-double = มีอยู่ในรายการแล้ว { $count } คำ
words-full = รายการเต็มแล้ว: { $most } คำ
words-not-gathered = ตอนนี้ห้องนี้ไม่ได้เปิดให้ใส่คำ
words-too-many = แต่ละคนใส่ได้ไม่เกิน { $most } คำ

## Colours and names of the sides

web-palette = สีของทีม
web-palette-about = คู่สีที่แยกออกได้ง่าย แม้สำหรับคนตาบอดสี
web-side-named = ชื่อทีม: { $colour }
sides-alike = สองทีมชื่อเหมือนกัน กรุณาตั้งชื่อให้ต่างกัน
