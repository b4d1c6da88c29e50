## Pictures of people's own, in the lobby

web-own-pictures = ภาพที่ใส่เอง
web-own-pictures-about = ใส่ได้ { $least } ถึง { $most } ภาพ (PNG, JPEG หรือ WebP) เครื่องนี้จะย่อภาพและตัดข้อมูลที่กล้องแนบมาออก เฉพาะคนที่ดูห้องนี้ได้เท่านั้นที่เห็นภาพ และภาพจะถูกลบไปพร้อมห้อง
web-own-pictures-names = ชื่อภาพช่วยคนที่มองไม่เห็นภาพ ส่วนบอทมองไม่เห็นภาพเลย จึงดูจากชื่อ
web-own-pictures-choose = เลือกภาพ
web-own-pictures-loading = กำลังโหลดภาพของห้อง…
web-own-pictures-reading = อ่านแล้ว { $done } จาก { $count } ภาพ…
web-own-pictures-sending = กำลังส่งภาพ…
web-own-pictures-count = { $count } ภาพ
web-own-pictures-more = ต้องเพิ่มอีก { $count } ภาพ
web-own-pictures-list = ภาพที่เลือก
web-own-pictures-name = ชื่อของภาพที่ { $number }
web-own-pictures-remove = เอาภาพที่ { $number } ออก
web-own-pictures-removed = เอาภาพที่ { $number } ออกแล้ว
web-own-pictures-use = เล่นด้วยภาพชุดนี้
# $file: the name of a file
web-own-pictures-kind = { $file }: ไม่ใช่ PNG, JPEG หรือ WebP
web-own-pictures-broken = { $file }: เปิดเป็นภาพไม่ได้
web-own-pictures-huge = { $file }: ใหญ่กว่า { $limit } MB
web-own-pictures-double = { $file }: มีภาพนี้อยู่แล้ว
web-own-pictures-full = { $file }: ไม่ได้ใส่ เพราะใช้ได้ไม่เกิน { $most } ภาพ
