## What somebody prefers on a device: fetched with the menu, or when it is offered

web-theme = ธีมสี
# As the device is set.
web-theme-system = อัตโนมัติ
web-theme-light = สว่าง
web-theme-dark = มืด
web-sound = เสียง
web-aloud = อ่านคำใบ้ออกเสียง
web-vibration = สั่น
web-show-names = แสดงชื่อใต้ภาพ
web-notify = แจ้งเตือนเมื่อถึงตาฉัน ตอนที่ดูหน้าอื่นอยู่
web-notify-blocked = เบราว์เซอร์ไม่อนุญาตให้แจ้งเตือนจากหน้านี้
web-notify-missing = เบราว์เซอร์นี้แจ้งเตือนได้เฉพาะเมื่อเชื่อมต่อแบบปลอดภัย
web-notify-unsupported = เบราว์เซอร์นี้แสดงการแจ้งเตือนจากหน้าเว็บไม่ได้ ถ้าใช้ iPhone หรือ iPad ให้เพิ่มหน้านี้ลงหน้าจอโฮมก่อน
# Asked once of somebody who waits for others.
web-notify-offer = ให้แจ้งเตือนเมื่อถึงตาคุณไหม?
web-notify-yes = แจ้งเตือนด้วย
web-notify-no = ไม่เป็นไร
web-notify-on = เมื่อถึงตาคุณ เราจะแจ้งเตือน ตราบใดที่ยังเปิดหน้านี้ค้างไว้
# All that a notification says; $room is the room's code.
web-notify-turn = ถึงตาคุณแล้วในห้อง { $room }

web-letters = ตัวอักษรและขนาด
web-typeface = ตัวอักษร
web-typeface-ours = แบบปกติ
web-typeface-easy = แบบอ่านง่าย
web-spacing = ระยะห่าง
web-spacing-normal = ปกติ
web-spacing-wide = กว้าง
web-size = ขนาด
web-size-normal = ปกติ
web-size-large = ใหญ่
web-size-largest = ใหญ่ที่สุด
web-letters-about = “แบบอ่านง่าย” คือฟอนต์ Atkinson Hyperlegible ซึ่งออกแบบให้แต่ละตัวดูต่างกันชัดเจน แต่มีเฉพาะอักษรละติน ภาษาไทยจึงยังใช้ตัวอักษรมีหัวเหมือนเดิม ภาษาบัลแกเรียใช้ตัวอักษรของเราแบบกว้างเต็มตัว และภาษาจีนใช้ฟอนต์ของเครื่องคุณ ระยะห่างแบบกว้างในภาษาไทยเพิ่มเฉพาะระหว่างบรรทัด คำบนการ์ดจะใหญ่ขึ้นเท่าที่การ์ดมีที่พอ

# In the menu of a table: shows the tips of the first game once more.
web-guide-again = แสดงคำแนะนำอีกครั้ง
web-stored = เก็บข้อมูลอะไรไว้บ้าง?
web-stored-about = ไม่มีบัญชีผู้ใช้ ไม่มีคุกกี้ และไม่มีการติดตามใดๆ เซิร์ฟเวอร์นี้เก็บห้อง ชื่อที่พิมพ์ไว้ในห้อง และเกมที่เล่นกัน แล้วลบทั้งหมดเมื่อไม่มีใครใช้ห้องนั้นสักระยะหนึ่ง โดยปกติคือ 30 วัน เราไม่เก็บข้อความแชทและหมายเลข IP ของคุณ ส่วนการตั้งค่า โน้ตของคุณ รายการเกมของคุณ และรหัสที่ยืนยันว่าที่นั่งเป็นของคุณ อยู่ในเบราว์เซอร์นี้เท่านั้น ถ้าไม่อยากเก็บไว้ ให้ล้างข้อมูลของเว็บไซต์นี้ ถ้าคุณยอมให้นับผลโจทย์ประจำวัน เซิร์ฟเวอร์จะบวกเข้ากับยอดรวมโดยไม่มีชื่อคุณ แล้วลบยอดนั้นหลังจาก 30 วัน ถ้าคุณแชร์เกมย้อนหลัง เซิร์ฟเวอร์จะเก็บสำเนาของเกมนั้นไว้ โดยปกติหนึ่งปี และคุณเลือกได้ว่าจะใส่ชื่อหรือไม่
