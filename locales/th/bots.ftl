## Word vectors for the bots

bots-help-vectors = เวกเตอร์คำของคุณเองสำหรับบอท
bots-help-vectors-add = เพิ่มเวกเตอร์จากไฟล์หรือที่อยู่เว็บ (.vec หรือข้อความแบบ GloVe บีบอัดด้วย gzip ก็ได้)
bots-help-vectors-list = เวกเตอร์ที่บอทใช้ได้
bots-help-vectors-remove = ลบเวกเตอร์
bots-help-vectors-name = ชื่อของเวกเตอร์ชุดนี้ ถ้าไม่ใส่จะใช้ชื่อไฟล์
bots-help-vectors-words = จำนวนคำที่จะเก็บ นับจากต้นไฟล์
bots-vectors-added = { $name }: { $words } คำ { $size } มิติ บอทใช้ได้ในชื่อ vectors:{ $name } หรือ blend
bots-vectors-removed = ลบ { $name } แล้ว
bots-vectors-none = ยังไม่มีเวกเตอร์
bots-vectors-size = มิติ
bots-vectors-unknown = ไม่มีเวกเตอร์ชื่อ { $name } สำหรับ { $lang }
bots-blend-alone = บอท blend ต้องใช้เวกเตอร์ร่วมกับคำเชื่อมโยง แต่ยังไม่มีเวกเตอร์สำหรับ { $lang } เพิ่มได้ด้วย: covernames vectors add
bots-vectors-bad-name = ใช้ { $name } เป็นชื่อไม่ได้
bots-vectors-uneven = บรรทัดที่ { $line }: จำนวนตัวเลขไม่เท่ากับบรรทัดก่อนหน้า
bots-vectors-not-numbers = บรรทัดที่ { $line }: หลังคำมีสิ่งที่ไม่ใช่ตัวเลข
bots-vectors-empty = { $source } ไม่มีเวกเตอร์
bots-vectors-unreadable = เปิด { $source } ไม่ได้
bot-refused = บอท { $bot } เล่นไม่ได้: { $error }
