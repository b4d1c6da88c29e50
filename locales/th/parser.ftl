## How a command line is explained, and what is wrong with one

parser-arguments = อาร์กิวเมนต์
parser-options = ตัวเลือก
parser-commands = คำสั่ง
parser-default = [ค่าเริ่มต้น: { $value }]
parser-variable = [ตัวแปรสภาพแวดล้อม: { $value }]
parser-required = [จำเป็น]
parser-any-options = [ตัวเลือก]
parser-any-command = คำสั่ง [อาร์กิวเมนต์]…
parser-usage = วิธีใช้:
parser-help = แสดงวิธีใช้นี้แล้วจบการทำงาน
parser-no-option = ไม่มีตัวเลือก { $name }
parser-no-command = ไม่มีคำสั่ง { $name }
parser-missing = ยังไม่ได้ระบุ { $name }
parser-value-missing = ตัวเลือก { $name } ต้องมีค่า
parser-value-needless = ตัวเลือก { $name } ไม่รับค่า
parser-too-many = ส่วนที่เกินมา: { $arguments }
parser-whole = ค่าของ { $name } ต้องเป็นจำนวนเต็ม
parser-whole-least = ค่าของ { $name } ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ขึ้นไป
parser-whole-between = ค่าของ { $name } ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ถึง { $most }
parser-number = ค่าของ { $name } ต้องเป็นตัวเลข
parser-number-least = ค่าของ { $name } ต้องเป็นตัวเลขตั้งแต่ { $least } ขึ้นไป
parser-value-wrong = ค่าของ { $name } ใช้ไม่ได้
parser-unclear = ไม่เข้าใจคำสั่งนี้: { $what }
parser-meant = หมายถึง { $names } ใช่ไหม?
parser-more = ดูวิธีใช้: { $command }
