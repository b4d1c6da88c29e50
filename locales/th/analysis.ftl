# วิเคราะห์เกมที่จบแล้ว: มีอะไรที่ดีกว่านี้ไหม

analysis-pane = วิเคราะห์
analysis-clue-of-the-game = คำใบ้ยอดเยี่ยมของเกม
analysis-clue-found = { $word }, { $number }: เจอ { $count } ใบ
analysis-boldest = การทายที่กล้าที่สุด
analysis-boldest-card = { $card } จากคำใบ้ “{ $word }”: บอทให้แค่ { $percent }%
analysis-better = มีคำใบ้ที่ดีกว่านี้ไหม
analysis-about = บอทฟังคำใบ้แบบที่คนทั่วไปฟัง “มั่นใจ” คือโอกาสที่จะนึกถึงการ์ดของทีมครบตามจำนวน ก่อนนึกถึงการ์ดใบอื่น “คุ้มค่า” คือสถานการณ์ที่น่าจะเป็นหลังจบตา ตั้งแต่ 0 (แพ้) ถึง 100 (ชนะ) คำใบ้เรียงตามความคุ้มค่า
analysis-given = ที่ให้จริง
analysis-sure = มั่นใจ { $percent }%
analysis-worth = คุ้มค่า { $points }
analysis-unknown = บอทไม่รู้จักคำใบ้นี้
analysis-zero = เลข 0 เป็นคำเตือน จึงไม่ได้จัดอันดับ
analysis-first = บอทหาคำใบ้ที่ดีกว่านี้ไม่ได้
analysis-alone = ตรงนี้บอทนึกคำอื่นไม่ออก
analysis-would-stop = บอทจะไม่แตะการ์ดใบไหนเลย
analysis-heard = สิ่งที่บอทได้ยิน
analysis-heard-about = คำใบ้ที่ผ่านมาน่าจะหมายถึงการ์ดที่ยังเปิดอยู่แต่ละใบแค่ไหน
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = บอทกำลังคิด…
analysis-again = ลองใหม่
analysis-what-if = ถ้าใบ้คำอื่นล่ะ
analysis-what-if-about = ลองคำใบ้อื่นตรงนี้ แล้วดูว่าบอทจะแตะการ์ดใบไหน
analysis-what-if-try = ลองดู

analysis-unfinished = วิเคราะห์เกมได้เมื่อเกมจบแล้ว
analysis-language = ไม่มีบอทที่พูดภาษาของเกมนี้
analysis-unanswered = ตอนนี้บอทยังดูเกมนี้ไม่ได้ ลองใหม่อีกครั้ง
clue-unknown = ไม่มีคำใบ้นี้
record-forged = การ์ดเผยตำแหน่งในบันทึกนี้ไม่ตรงกับรหัสยืนยันที่ประกาศไว้ตอนเริ่มเกม
