## The arena: bots play many games with each other

arena-help = ให้บอทเล่นด้วยกันหลายๆ เกม แล้วดูว่าเก่งแค่ไหน
arena-help-variant = รูปแบบเกม: classic, two-player, three-player, duet; ใส่ซ้ำได้
arena-help-lang = ภาษาของคำ: { $tags }; ใส่ซ้ำได้
arena-help-bot = บอท: associations, associations:bold, vectors:ชื่อ, blend, random, noisy:0.3, llm:โมเดล, http://…, โมดูล:คลาส; ใส่ซ้ำได้ โดยบอททุกตัวจะให้คำใบ้แก่ทุกตัว
arena-help-seat = จัดที่นั่งแบบเดียวแทนการจับคู่ทุกแบบ: ที่นั่ง=บอท เช่น red-spymaster=random; ใส่ซ้ำได้
arena-help-against = บอทที่เป็นทีมคู่แข่งเสมอ ถ้าไม่ใส่ คู่ต่างๆ จะแข่งกันเอง
arena-help-games = จำนวนเกมของแต่ละคู่
arena-help-seed = เลือกชุดการแจก: เลขเดียวกันจะแจกเกมเดียวกัน
arena-help-deck = การ์ดที่ใช้: base, tandem, both หรือไฟล์รายการคำ
arena-help-jobs = จำนวนโปรเซส; 0: เท่ากับจำนวนคอร์
arena-help-dask = ที่อยู่ของคลัสเตอร์ Dask ที่จะใช้เล่น
arena-help-out = ไฟล์สำหรับเก็บผล (JSON Lines) เกมที่มีอยู่แล้วในไฟล์จะไม่เล่นซ้ำ
arena-help-html = ไฟล์สำหรับรายงานพร้อมกราฟ
arena-help-records = โฟลเดอร์สำหรับเก็บตัวเกม เกมละหนึ่งบันทึก เปิดดูย้อนหลังได้
arena-help-table = ไฟล์สำหรับผลในรูปตาราง ลงท้ายด้วย .csv หรือ .parquet; ใส่ซ้ำได้
arena-title = สนามประลองของ Covernames
arena-games-played = { $games ->
   *[other] { $games } เกม
}
arena-deals = สำรับ: { $decks } · เลขสุ่มตั้งต้น (seed): { $seeds }
arena-matrix = ใครเล่นกับใครแล้วชนะ
arena-matrix-about = แถวคือผู้ให้คำใบ้ คอลัมน์คือผู้ทาย: สัดส่วนเกมที่ชนะด้วยกัน
arena-giver = ให้คำใบ้
arena-guesser = ทาย
arena-games = เกม
arena-wins = ชนะ
arena-turns = ตา
arena-turns-about = ค่าเฉลี่ยของเกมที่ไม่ได้จบกลางคันเพราะนักลอบสังหารหรือการทำผิดกติกา
arena-assassin = นักลอบสังหาร
arena-first = ทายครั้งแรกถูก
arena-size = ตัวเลข
arena-found = หาเจอ
arena-sizes = ตัวเลขของคำใบ้
arena-sizes-about = แต่ละตัวเลขถูกใช้บ่อยแค่ไหน ด้านขวาคือค่าเฉลี่ย
arena-pace = เวลาคิดคำใบ้
arena-pace-about = หน่วยเป็นมิลลิวินาที: ค่ามัธยฐาน และเส้นลากถึงเวลาที่ 95 ใน 100 คำใบ้ใช้ไม่เกิน
arena-faults = ผิดกติกา
arena-span-about = หน่วยเป็นเปอร์เซ็นต์ เส้นคือช่วงที่ค่าจริงน่าจะอยู่ 95 ใน 100 ครั้ง
arena-ratings = คะแนนฝีมือ
arena-ratings-about = ตาม openskill ทุกตัวเริ่มที่ 25 เส้นคือสองส่วนเบี่ยงเบนมาตรฐานทั้งสองข้าง การให้คำใบ้และการทายคิดคะแนนแยกกัน
arena-figures = สถิติทั้งหมด
arena-bot = บอท
arena-role = บทบาท
arena-rating = คะแนน
arena-role-giver = ให้คำใบ้
arena-role-guesser = ทาย
arena-role-partner = ให้คำใบ้และทาย
arena-role-deals = ตัวเกมเอง
arena-seat-unclear = { $text } ไม่ได้อยู่ในรูป ที่นั่ง=บอท
arena-out-broken = { $path } บรรทัดที่ { $line }: ไม่ใช่ผลของสนามประลอง
arena-workers-lost = โปรเซสที่กำลังเล่นหายไป: { $error } ถ้าใช้ --out ไว้ ใช้คำสั่งเดิมเพื่อเล่นต่อได้
arena-no-dask = ถ้าจะใช้คลัสเตอร์ ต้องติดตั้ง Dask ก่อน: pip install "covernames[dask]"
arena-no-parquet = ถ้าจะใช้ Parquet ต้องติดตั้ง pyarrow ก่อน: pip install "covernames[parquet]"
arena-table-unknown = { $path } ไม่ได้ลงท้ายด้วย .csv หรือ .parquet
arena-dask-unreachable = ไม่มีคลัสเตอร์ Dask ที่ { $address }
arena-stopped = หยุดแล้ว เล่นไป { $games } จาก { $all } เกม ผลไม่ได้เก็บไว้ ถ้าอยากเก็บให้ใช้ --out
arena-stopped-kept = หยุดแล้ว: เก็บไว้ { $games } จาก { $all } เกม ใช้คำสั่งเดิมเพื่อเล่นต่อ
arena-failed = { $games ->
   *[other] มี { $games } เกมที่เล่นไม่ได้ ใช้คำสั่งเดิมเพื่อลองใหม่
}
arena-gave-up = มีเกมที่เล่นไม่สำเร็จมากเกินไป จึงไม่ได้เล่นเกมที่เหลือ
