## Ideas for whoever must give a clue and has none: at the table, in the lobby, in the terminal

# $words: five words
ideas-told = ไอเดีย: { $words }
ideas-off = เกมนี้ขอไอเดียไม่ได้
# $seconds: until ideas may be asked for
ideas-too-soon = ลองคิดเองก่อนนะ ขอไอเดียได้ในอีก { $seconds } วินาที
ideas-none = ตอนนี้บอทยังคิดไม่ออก ลองขอใหม่อีกครั้ง
ideas-not-your-turn = คนที่ต้องให้คำใบ้เท่านั้นที่ขอไอเดียได้

web-ideas = ไอเดีย
web-ideas-ask = ขอไอเดีย
web-ideas-ask-about = บอทจะกระซิบบอกคุณห้าคำ ทุกคนจะเห็นว่าคำใบ้ของคุณใช้ตัวช่วย
web-ideas-thinking = บอทกำลังคิด…
# Below the words
web-ideas-about = หมายถึงการ์ดใบไหนบ้าง คุณต้องคิดเอง

## A setting of the room: when there are ideas

web-set-ideas = ไอเดียสำหรับคำใบ้
web-set-ideas-about = คนที่ต้องให้คำใบ้ขอคำจากบอทได้ห้าคำ บอทจะไม่บอกว่าหมายถึงการ์ดใบไหน และทุกคนจะเห็นข้างคำใบ้ว่าใช้ตัวช่วย
web-ideas-off = ไม่ให้ขอ
web-ideas-alone = หลังผ่านไปหนึ่งนาที ถ้าที่นั่งอื่นเป็นบอททั้งหมด
web-ideas-minute = หลังผ่านไปหนึ่งนาที
web-ideas-always = ขอได้ทันที
