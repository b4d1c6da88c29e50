## Decks that are to be shipped

deck-back-related = บรรทัดที่ { $line }: { $other } เป็นคำตระกูลเดียวกับ { $word } ที่อยู่ด้านหน้าของการ์ดใบเดียวกัน
deck-double = บรรทัดที่ { $line }: { $word } มีอยู่แล้วในอีกสำรับของภาษานี้
deck-gloss-too-long = บรรทัดที่ { $line }: ความหมายของ { $word } ยาวเกิน { $limit } ตัวอักษร
deck-near-kin = บรรทัดที่ { $line }: { $other } ถูกใส่ทั้งในคำตระกูลเดียวกับ { $word } (kin) และคำใกล้เคียง (near) ต้องเลือกอย่างใดอย่างหนึ่ง
deck-no-gloss = บรรทัดที่ { $line }: { $word } ไม่มีความหมายกำกับ
deck-not-lower = บรรทัดที่ { $line }: ส่วนประกอบและคำตระกูลเดียวกันต้องเขียนด้วยตัวพิมพ์เล็ก ({ $other })
deck-not-nfc = บรรทัดที่ { $line }: { $word } ไม่อยู่ในรูป Unicode NFC
deck-not-upper = บรรทัดที่ { $line }: { $word } ไม่ได้เขียนด้วยตัวพิมพ์ใหญ่
deck-one-part = บรรทัดที่ { $line }: { $word } มีส่วนประกอบเดียว คำประสมต้องมีตั้งแต่สองส่วนขึ้นไป
deck-own-kin = บรรทัดที่ { $line }: { $word } ถูกใส่เป็นคำตระกูลเดียวกับตัวเอง
deck-related = บรรทัดที่ { $line }: { $word } เป็นคำตระกูลเดียวกับ { $other } ซึ่งเป็นการ์ดอีกใบในสำรับ
deck-script = บรรทัดที่ { $line }: { $word } { $other } มีตัวอักษรต่างระบบปนอยู่
deck-word-too-long = บรรทัดที่ { $line }: { $word } ยาวเกิน { $limit } ตัวอักษร

deck-language = ภาษา
deck-name = สำรับ
deck-picture = ภาพ
deck-picture-name = ชื่อ
deck-words = จำนวนคำ
deck-cards = จำนวนการ์ด
deck-one-sense = ความหมายเดียว
deck-many-senses = สามความหมายขึ้นไป
deck-word = คำ
deck-gloss = ความหมาย
deck-kin = คำตระกูลเดียวกัน
deck-near = คำใกล้เคียง
deck-checked = { $words } คำ การ์ด { $cards } ใบ
deck-known = บอทรู้จักคำเหล่านี้ดี { $well } คำ รู้จักเล็กน้อย { $little } คำ และไม่รู้จักเลย { $unknown } คำ
deck-unknown-words = คำที่บอทไม่รู้จัก: { $words }
deck-refused = ไม่ได้โหลดอะไรเลย
deck-no-fault = ไม่พบข้อผิดพลาด
deck-written = เขียนไฟล์แล้ว: { $path }
deck-exists = มีไฟล์ { $path } อยู่แล้ว จึงไม่ได้เขียนทับ
deck-word-missing = ไม่มีคำว่า { $word } ในสำรับนี้
