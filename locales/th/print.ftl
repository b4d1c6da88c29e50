### เกมบนกระดาษ: เฉพาะหน้า /print และสิ่งที่หน้านี้ทำให้ไม่ได้

print-title = พิมพ์เกม
print-about = ไว้เล่นในห้องเรียน บนรถไฟ หรือคืนที่อยากพักจากหน้าจอ มีทุกอย่างที่ต้องใช้ครบบนกระดาษ
print-what = พิมพ์อะไร
print-board = กระดาน
print-key = การ์ดเผยตำแหน่ง
print-cards = การ์ดสำหรับตัด
print-agents = การ์ดสายลับสำหรับตัด
print-rules = กติกา
print-missions = ภารกิจ
print-game = เกม
print-words = คำ
print-own-about = บรรทัดละหนึ่งคำ อย่างน้อย 25 คำ ใส่ความหมายหลังขีดตั้งได้: นาก | สัตว์ริมน้ำ
# $code: รหัสห้อง
print-room-words = ใช้คำของห้อง { $code }
print-room-none = ห้องนี้ไม่มีคำที่ใส่เอง
print-paper = กระดาษ
print-boards = กระดานและการ์ดเผยตำแหน่ง
print-count = จำนวนการ์ดสำหรับตัด
print-count-about = 0 คือพิมพ์ทั้งหมด
print-meanings = ความหมายตัวเล็กใต้คำ
print-code = รหัส
print-code-about = รหัสเดิมจะได้การ์ดเผยตำแหน่งแบบเดิมเสมอ และถ้าใช้คำชุดเดิมก็จะได้กระดานเดิม
print-code-new = รหัสใหม่
print-show = ดูตัวอย่าง
print-now = พิมพ์
print-save = บันทึกเป็น PDF
print-tip = ตั้งขนาดพิมพ์เป็น 100% และไม่ใส่หัวกระดาษหรือท้ายกระดาษ ชิ้นส่วนจะได้มีขนาดพอดี
print-making = กำลังเตรียมหน้ากระดาษ…
print-pages = { $count ->
   *[other] { $count } หน้า
}
# หน้าในตัวอย่าง สำหรับโปรแกรมอ่านหน้าจอ $title: หน้านั้นคืออะไร
print-page = หน้า { $number }: { $title }
print-nothing = เลือกก่อนว่าจะพิมพ์อะไร
print-code-unclear = รหัสใช้ได้แค่ตัวอักษร A ถึง Z ตัวเลข และขีดกลาง ไม่เกิน { $limit } ตัว
print-letters-missing = ไม่มีฟอนต์สำหรับตัวอักษรเหล่านี้: { $letters }
print-too-much = มากเกินไปสำหรับการพิมพ์ครั้งเดียว ลดจำนวนการ์ดหรือกระดานลง
print-unmade = ตอนนี้ยังเตรียมหน้ากระดาษไม่ได้ รอสักครู่แล้วลองใหม่
print-no-letters = ไม่พบฟอนต์สำหรับพิมพ์ ถ้าอยู่ในโฟลเดอร์ซอร์สโค้ด ให้รัน make web ก่อน
print-no-pictures = ไม่พบภาพ ถ้าอยู่ในโฟลเดอร์ซอร์สโค้ด ให้รัน make web ก่อน
