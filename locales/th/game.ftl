## The games, their seats and what lies on the table

variant-classic = คลาสสิก
variant-two-player = เล่นสองคน
variant-three-player = เล่นสามคน
variant-duet = ดูเอต
variant-classic-about = สองทีมแข่งกันหาสายลับของตัวเอง เล่นได้ตั้งแต่สี่คนขึ้นไป
variant-two-player-about = ทีมเดียวแข่งกับทีมจำลอง เล่นได้ตั้งแต่สองคนขึ้นไป
variant-three-player-about = หัวหน้าสายลับสองคนแข่งกัน โดยมีหน่วยภาคสนามคนเดียวกัน
variant-duet-about = สองฝ่ายช่วยกันหาสายลับสิบห้าคน

side-red = ทีมสีแดง
side-blue = ทีมสีน้ำเงิน
side-a = ฝ่าย A
side-b = ฝ่าย B

seat-red-spymaster = หัวหน้าสายลับทีมสีแดง
seat-red-operatives = หน่วยภาคสนามทีมสีแดง
seat-blue-spymaster = หัวหน้าสายลับทีมสีน้ำเงิน
seat-blue-operatives = หน่วยภาคสนามทีมสีน้ำเงิน
seat-operatives = หน่วยภาคสนาม
seat-a = ฝ่าย A
seat-b = ฝ่าย B

identity-red = สายลับสีแดง
identity-blue = สายลับสีน้ำเงิน
identity-agent = สายลับ
identity-bystander = ผู้บริสุทธิ์
identity-assassin = นักลอบสังหาร

number-unlimited = ไม่จำกัด

## How a game ends

outcome-all-found = หาสายลับเจอครบทุกคนแล้ว
outcome-assassin = เจอนักลอบสังหาร!
outcome-phantom-first = ทีมจำลองหาสายลับครบก่อน
outcome-sudden-death = ทายผิดในช่วงซัดเดนเดธ
outcome-out-of-tokens = พลาดครั้งนี้ต้องใช้โทเคนเวลามากกว่าที่เหลืออยู่
outcome-resigned = ยอมแพ้แล้ว
outcome-abandoned = จบเกมโดยไม่มีผลแพ้ชนะ
outcome-won = { $side }ชนะ!
outcome-won-together = พวกคุณชนะ!
outcome-lost-together = พวกคุณแพ้
outcome-score = คะแนน: { $score }

title-unbelievable = เหลือเชื่อ!
title-mission-impossible = ภารกิจที่เป็นไปไม่ได้เหรอ? พวกคุณทำได้!
title-wow = ว้าว!
title-secret-service-calls = รอรับสายได้เลย หน่วยสืบราชการลับจะติดต่อมา
title-top-secret-access = ตอนนี้พวกคุณมีสิทธิ์เข้าถึงข้อมูลลับสุดยอดแล้ว
title-minds-in-sync = พวกคุณใจตรงกันจริงๆ
title-can-do-better = ไม่เลว แต่ยังทำได้ดีกว่านี้
title-a-win-is-a-win = ชนะก็คือชนะ
title-go-on-missions = ยอดเยี่ยม ออกไปทำภารกิจกันเลย!
title-great = เก่งมาก
title-really-good = ทำได้ดีมาก
title-won = เล่นได้ดี

## What happened

event-card-touched = { $word }: { $identity }
event-card-covered = ปิดทับการ์ด { $word }: { $identity }
event-turn-missed = จบตานี้
event-turn-stopped = ผู้ทายขอหยุดทาย
event-turn-spent = หมดสิทธิ์ทายแล้ว
event-turn-finished = จบตานี้: ฝ่ายนี้ไม่เหลือสายลับให้หาแล้ว
event-turn-invalid-clue = คำใบ้ไม่เหมาะสม: จบตานี้
event-turn-time = หมดเวลา
event-clue-stands = คำใบ้นี้ผ่าน
event-clue-falls = คำใบ้นี้ไม่ผ่าน
event-clue-helped = ใช้ตัวช่วย: บอทเสนอไอเดียให้
event-clue-challenged = { $name } ค้านคำใบ้: { $reason }
event-by-bot = { $name } (บอท)
event-penalty-waived = ยกเว้นบทลงโทษ
event-side-finished = หาสายลับของ{ $side } เจอครบแล้ว
event-sudden-death = ซัดเดนเดธ: ไม่มีคำใบ้อีกแล้ว และห้ามพลาดแม้แต่ครั้งเดียว

## Why something cannot be done

already-seated = คนนี้มีที่นั่งอยู่แล้ว
answer-other-clue = คำถามนั้นถามถึงคำใบ้อื่น
answer-own-clue = คุณยอมรับคำใบ้ของตัวเองไม่ได้
answer-nothing-asked = ตอนนี้ไม่มีคำถามให้ตอบ
cell-unknown = ไม่มีการ์ดใบนี้
sure-percent = บอกความมั่นใจเป็นเปอร์เซ็นต์ ตั้งแต่ 0 ถึง 100
challenge-open = มีคนค้านคำใบ้อยู่ ต้องตัดสินเรื่องนี้ก่อน
challenge-settled = คำใบ้นี้ตัดสินไปแล้ว ค้านอีกไม่ได้
clock-not-due = ยังไม่หมดเวลา
clue-bad-number = ตัวเลขต้องเป็นจำนวนเต็มตั้งแต่ 0 ขึ้นไป
clue-empty = ต้องใส่คำใบ้ด้วย
clue-no-unlimited = เกมนี้ไม่มี “ไม่จำกัด” เพราะทายกี่ครั้งก็ได้อยู่แล้ว
clue-not-a-word = นี่ไม่ใช่คำ: มีอักขระที่แสดงผลไม่ได้
clue-number-too-big = ตัวเลขมากเกินไป: เหลือให้หาไม่เกิน { $most } คน
clue-too-long = คำใบ้ยาวเกินไป: ใช้ได้ไม่เกิน { $most } ตัวอักษร
cover-wrong-card = ตอนนี้ปิดทับการ์ดใบนี้ไม่ได้
deal-words = หนึ่งเกมต้องใช้คำที่ไม่ซ้ำกัน { $count } คำ
deck-doubles = ในสำรับมีคำซ้ำกัน
deck-too-small = สำรับต้องมีการ์ดอย่างน้อย { $least } ใบ
game-over = เกมจบแล้ว
game-paused = นาฬิกาหยุดพักอยู่ ต้องให้เดินต่อก่อน
guess-card-covered = การ์ดใบนี้ถูกปิดทับไปแล้ว
guess-card-marked = คุณรู้ผลการ์ดใบนี้อยู่แล้ว: มีเครื่องหมายบอกไว้
look-not-allowed = ที่นั่งนี้ดูการ์ดเผยตำแหน่งไม่ได้
member-unnamed = ทุกคนที่โต๊ะต้องมีชื่อ
mission-numbers = ภารกิจนี้กำหนดจำนวนตาและจำนวนครั้งที่พลาดได้ไว้ต่างจากนี้
mission-family = ภารกิจต้องเล่นแบบมีนักลอบสังหาร
mission-locked = ภารกิจนี้ยังไม่ปลดล็อก
mission-unknown = ไม่มีภารกิจนี้
moved-on = เกมเดินหน้าไปแล้ว คำสั่งนี้จึงไม่มีผล
not-seated = คุณไม่ได้นั่งอยู่ตรงนี้
record-unreadable = บรรทัดที่ { $line } ไม่ใช่ส่วนหนึ่งของบันทึกเกม
record-version = บันทึกนี้เขียนด้วยเวอร์ชันอื่น ({ $version })
record-too-large = ไฟล์นี้ใหญ่เกินกว่าจะเป็นบันทึกเกม
seat-cannot = ทำแบบนั้นจากที่นั่งนี้ไม่ได้
seat-knows-key = คนที่เห็นการ์ดเผยตำแหน่งแล้ว จะใช้ที่นั่งนี้ในเกมเดียวกันไม่ได้
seat-taken = ที่นั่งนี้มีคนแล้ว
seat-unknown = ไม่มีที่นั่งนี้
seats-empty = ที่นั่งที่ยังว่างอยู่: { $seats }
settings-mistakes = จำนวนครั้งที่พลาดได้ต้องอยู่ในช่วง 0 ถึง { $most }
settings-not-here = เกมนี้ไม่มีการตั้งค่าเหล่านี้
settings-no-clock = เกมนี้เล่นแบบไม่จับเวลา
settings-starting-side = ฝ่ายนี้เริ่มก่อนไม่ได้
settings-timer-too-short = ต้องตั้งเวลาอย่างน้อยหนึ่งวินาที
settings-tokens = จำนวนโทเคนเวลาต้องอยู่ในช่วง 1 ถึง { $most }
settings-vote-too-short = ต้องให้เวลาโหวตอย่างน้อยหนึ่งวินาที
settings-time-too-long = ตัวจับเวลาและการโหวตตั้งได้ไม่เกิน { $hours } ชั่วโมง
stop-before-guess = ต้องทายอย่างน้อยหนึ่งครั้งก่อน จึงจะหยุดทายได้
time-is-up = หมดเวลา
variant-unknown = ไม่มีเกมแบบนี้

answer-not-your-turn = ตอนนี้ไม่มีคำถามที่รอคุณตอบ
challenge-not-your-turn = ตอนนี้คุณค้านคำใบ้ไม่ได้
clue-not-your-turn = ตอนนี้ไม่ใช่ตาคุณให้คำใบ้
consult-not-your-turn = ตอนนี้คุณถามหัวหน้าสายลับอีกทีมไม่ได้
cover-not-your-turn = ตอนนี้คุณปิดทับการ์ดไม่ได้
flip-timer-not-your-turn = ตอนนี้คุณพลิกนาฬิกาทรายไม่ได้
guess-not-your-turn = ตอนนี้ไม่ใช่ตาคุณทาย
pause-not-your-turn = ตอนนี้หยุดนาฬิกาไม่ได้
resign-not-your-turn = คุณยอมแพ้จากที่นั่งนี้ไม่ได้
resume-not-your-turn = นาฬิกาไม่ได้หยุดพักอยู่
stop-not-your-turn = ตอนนี้คุณหยุดทายไม่ได้
vote-not-your-turn = ตอนนี้คุณโหวตไม่ได้
waive-not-your-turn = ไม่มีบทลงโทษให้ยกเว้น
