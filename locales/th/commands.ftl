## Commands that people type, in the terminal and in the command box of the page: one word each

command-stop = หยุด
command-challenge = ค้าน
command-ask = ถาม
command-ideas = ไอเดีย
command-waive = ข้าม
command-resign = ยอมแพ้
command-quit = ออก
command-stop-about = หยุดทายและจบตานี้
command-challenge-about = บอกว่าคำใบ้ไม่เหมาะสม
command-ask-about = ถามหัวหน้าสายลับอีกทีมก่อน: ถาม ดนตรี 2
command-ideas-about = ขอคำที่น่าจะใช้ได้ห้าคำจากบอท ทุกคนจะเห็นว่าคุณใช้ตัวช่วย
command-waive-about = ไม่ปิดทับการ์ดใบไหนเลย
command-resign-about = จบเกมนี้และนับว่าแพ้
command-quit-about = เลิกเล่น
command-board = กระดาน
command-mine = ของฉัน
command-log = ประวัติ
command-who = ใคร
command-clue = ใบ้
command-guess = ทาย
command-help = ช่วยเหลือ
command-board-about = การ์ดทั้งหมด และสิ่งที่รู้แล้วเกี่ยวกับแต่ละใบ
command-mine-about = การ์ดของคุณ
command-log-about = คำใบ้ทั้งหมดที่ผ่านมา
command-who-about = ใครนั่งตรงไหน และตอนนี้เป็นตาของใคร
command-clue-about = ให้คำใบ้: ใบ้ ดนตรี 2
command-guess-about = แตะหรือปิดทับการ์ด โดยพิมพ์หมายเลขหรือคำ: ทาย 7
command-help-about = รายการนี้

## What is answered

command-not-understood = ไม่เข้าใจ ลองพิมพ์ใหม่อีกที
command-card-ambiguous = มีการ์ดหลายใบที่ขึ้นต้นแบบนี้
command-box-title = ช่องคำสั่ง
command-box-type = พิมพ์คำสั่ง
command-box-hint = พิมพ์ “ช่วยเหลือ” เพื่อดูคำสั่งทั้งหมด กด Escape เพื่อปิด
# After what the referee has against a clue
command-box-again = ถ้ายืนยันจะให้คำใบ้นี้ พิมพ์ซ้ำอีกครั้ง
command-box-pointed = คุณทำเครื่องหมายที่ { $word }
# $words: cards
command-box-found = หาเจอแล้ว: { $words }
command-box-nothing = ยังไม่มี
# $names: of people
command-box-turn = ตอนนี้เป็นตาของ { $names }
command-box-cannot = ตอนนี้ทำแบบนั้นไม่ได้
