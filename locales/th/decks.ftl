## Lists of words that somebody brings

language-unknown = ไม่มีภาษาชื่อ “{ $word }” เลือกได้จาก en, th, zh-Hant, id, bg หรือ et
deck-unknown = ไม่มีสำรับชื่อ “{ $word }”
pack-binary = นี่ไม่ใช่ไฟล์ข้อความ
pack-control-characters = บรรทัดที่ { $line }: มีอักขระควบคุมปนอยู่
pack-encoding = บรรทัดที่ { $line }: อ่านไม่ได้ กรุณาบันทึกไฟล์เป็น UTF-8
pack-field-unknown = บรรทัดที่ { $line }: “{ $word }” ไม่ใช่ความหมาย ไม่ใช่ส่วนประกอบ (parts) และไม่ใช่คำตระกูลเดียวกัน (kin)
pack-line-empty = บรรทัดที่ { $line }: ไม่มีคำ
pack-line-too-long = บรรทัดที่ { $line }: ยาวเกิน { $limit } ตัวอักษร
pack-mixed-scripts = บรรทัดที่ { $line }: { $word } มีตัวอักษรต่างระบบปนกัน
pack-other-script = บรรทัดที่ { $line }: { $word } ไม่ได้เขียนด้วยตัวอักษรของภาษานี้
pack-run-too-long = บรรทัดที่ { $line }: มีอักขระติดกันเกิน { $limit } ตัวโดยไม่เว้นวรรค
pack-too-few = ต้องมีคำที่ไม่ซ้ำกันอย่างน้อย { $limit } คำ
pack-too-few-cards = ถ้าการ์ดหนึ่งใบมีสองคำ ต้องมีการ์ดอย่างน้อย { $limit } ใบ
pack-too-large = ไฟล์ใหญ่เกินไป: ต้องไม่เกิน { $limit } ไบต์
pack-too-many = ใช้ได้ไม่เกิน { $limit } คำ
pack-unreadable = เปิดไฟล์นี้ไม่ได้
pack-word-too-long = บรรทัดที่ { $line }: แต่ละคำยาวได้ไม่เกิน { $limit } ตัวอักษร
deck-dropped = ตัดคำที่ซ้ำออก { $count } คำ
