## How well bots hear clues that people gave

hearing-help-benchmark = วัดฝีมือบอทโดยเทียบกับสิ่งที่คนทำไว้
hearing-help = ดูว่าบอทเข้าใจคำใบ้ที่คนให้ไว้ดีแค่ไหน
hearing-help-files = ไฟล์คำใบ้ที่คนให้ไว้: JSON Lines, แพ็กเกจของ BIG-bench หรือไฟล์ task.json ในนั้น
hearing-help-fetch = bigbench: ใช้ pip ดึงคำใบ้ภาษาอังกฤษที่คนให้ไว้ 85 คำจาก BIG-bench
hearing-help-bot = บอท: associations, vectors:ชื่อ, blend, noisy:0.8, llm:โมเดล, http://…, โมดูล:คลาส; ใส่ซ้ำได้
hearing-help-lang = ภาษาของคำ ถ้าในไฟล์ไม่ได้บอกไว้: { $tags }
hearing-help-seed = สำหรับบอทที่ใช้การสุ่ม: เลขเดียวกันจะได้ผลเหมือนเดิม
hearing-licence = BIG-bench { $version } โจทย์ “codenames”: เป็นผลงานของผู้จัดทำ ใช้สัญญาอนุญาต { $licence } และไม่ได้เป็นส่วนหนึ่งของ Covernames ผู้จัดทำขอว่าอย่าให้ข้อมูลนี้หลุดเข้าไปอยู่ในข้อความที่ใช้สอนโมเดล
hearing-fetching = pip กำลังดึงแพ็กเกจ ({ $size } MB) จะเก็บไว้เฉพาะไฟล์คำใบ้
hearing-title = คำใบ้ที่คนให้ไว้
hearing-about = “แตะครั้งแรก” คือแตะโดนการ์ดที่ผู้ให้คำใบ้หมายถึงตั้งแต่ใบแรก “หาเจอ” คือสัดส่วนของการ์ดเหล่านั้นที่หาเจอ เมื่อแตะเท่าจำนวนใบที่หมายถึง ในวงเล็บคือช่วงที่ค่าจริงน่าจะอยู่ 95 ใน 100 ครั้ง
hearing-listener = ผู้ฟัง
hearing-people = คนที่ทายจริง
hearing-cards = รู้จักการ์ด
hearing-clues = คำใบ้
hearing-first = แตะครั้งแรก
hearing-agreement = หาเจอ
hearing-assassin = นักลอบสังหาร
hearing-avoid = อีกทีม
hearing-same = แตะครั้งแรก ตรงกับคน
hearing-group-all = คำใบ้ทั้งหมด
hearing-group-well = ดีทุกใบ
hearing-group-little = บางใบเล็กน้อย
hearing-group-unknown = บางใบไม่รู้จักเลย
hearing-puzzled = { $clues ->
   *[other] มีคำใบ้ { $clues } คำที่ { $bot } ไม่เข้าใจเลย
}
hearing-failed = { $clues ->
   *[other] ไม่นับคำใบ้ { $clues } คำ เพราะ { $bot } ทำไม่สำเร็จ
}
hearing-nothing = ระบุไฟล์คำใบ้ หรือใช้ --fetch bigbench
hearing-fetch-unknown = ดึง { $word } ไม่ได้ ดึงได้เฉพาะ bigbench
hearing-no-pip = การดึงต้องใช้ pip แต่เครื่องนี้ไม่ได้ติดตั้งไว้ ให้ดาวน์โหลดแพ็กเกจซอร์สของ { $package } ด้วยวิธีอื่น แล้วระบุตำแหน่งของไฟล์
hearing-fetch-failed = pip ดึง { $package } ไม่สำเร็จ: { $error }
hearing-unreadable = อ่าน { $path } ไม่ได้
hearing-no-task = ใน { $path } ไม่มีโจทย์ “codenames” ของ BIG-bench
hearing-empty = ใน { $path } ไม่มีคำใบ้
hearing-example-broken = { $path } ตัวอย่างที่ { $number }: ไม่ใช่รูปแบบที่โจทย์นี้ใช้ถามถึงคำใบ้
hearing-line-broken = { $path } บรรทัดที่ { $line }: ไม่ใช่คำใบ้พร้อมการ์ด { $what }
hearing-language-unknown = { $path } บรรทัดที่ { $line }: ไม่มีภาษาชื่อ “{ $word }”
hearing-words-wrong = { $path } บรรทัดที่ { $line }: ต้องมี 2 ถึง 25 คำ และทุกคำต้องไม่ว่างเปล่า
hearing-word-twice = { $path } บรรทัดที่ { $line }: มีคำว่า “{ $word }” ซ้ำ
hearing-card-missing = { $path } บรรทัดที่ { $line }: ไม่มี “{ $word }” อยู่ในรายการคำ
hearing-clue-missing = { $path } บรรทัดที่ { $line }: ไม่มีคำใบ้
hearing-targets-wrong = { $path } บรรทัดที่ { $line }: ต้องมีคำที่คำใบ้หมายถึงอย่างน้อยหนึ่งคำ และคำที่ไม่ได้หมายถึงอย่างน้อยหนึ่งคำ
hearing-target-forbidden = { $path } บรรทัดที่ { $line }: “{ $word }” เป็นทั้งคำที่หมายถึงและคำที่ห้ามแตะ
hearing-number-wrong = { $path } บรรทัดที่ { $line }: ตัวเลขต้องเป็น 1 ถึง 9
