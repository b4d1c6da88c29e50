### A result as a picture: drawn in the browser, then shared, copied or saved.

sharing-title = แชร์เป็นภาพ
sharing-save = บันทึก
sharing-copied = คัดลอกภาพแล้ว
sharing-not-copied = คัดลอกภาพไม่ได้ แต่บันทึกได้
sharing-drawing = กำลังสร้างภาพ…
sharing-failed = เบราว์เซอร์นี้สร้างภาพไม่ได้
# What the picture shows, for who cannot see it.
sharing-board = กระดานพร้อมคำใบ้ { $count } คำ เกม: { $variant }
