## What the referee says

verdict-legal = คำใบ้นี้เหมาะสม
verdict-illegal = คำใบ้นี้ไม่เหมาะสม
verdict-ask = คำใบ้นี้ยังก้ำกึ่ง

# Why a clue is not allowed. $way: how clue and card are joined; from the card (from), the card from the
# clue (to), both from a third form (both), or by family alone.
reason-same-word = “{ $clue }” คือคำว่า { $card } ที่ยังเปิดอยู่บนโต๊ะ
reason-inflection = { $way ->
    [to] { $card } ที่ยังเปิดอยู่บนโต๊ะ เป็นอีกรูปหนึ่งของ “{ $clue }”
    [both] “{ $clue }” กับ { $card } ที่ยังเปิดอยู่บนโต๊ะ เป็นคนละรูปของคำเดียวกัน คือ “{ $form }”
   *[other] “{ $clue }” เป็นอีกรูปหนึ่งของ { $card } ที่ยังเปิดอยู่บนโต๊ะ
}
reason-derived = { $way ->
    [from] “{ $clue }” สร้างมาจาก { $card } ที่ยังเปิดอยู่บนโต๊ะ
    [to] { $card } ที่ยังเปิดอยู่บนโต๊ะ สร้างมาจาก “{ $clue }”
    [both] “{ $clue }” กับ { $card } ที่ยังเปิดอยู่บนโต๊ะ สร้างมาจาก “{ $form }” เหมือนกัน
   *[other] “{ $clue }” เป็นคำตระกูลเดียวกับ { $card } ที่ยังเปิดอยู่บนโต๊ะ
}
reason-contains-word = { $way ->
    [both] “{ $clue }” มีคำว่า “{ $form }” ซึ่งเป็นคำตระกูลเดียวกับ { $card } ที่ยังเปิดอยู่บนโต๊ะ
   *[other] “{ $clue }” มีคำว่า { $card } ที่ยังเปิดอยู่บนโต๊ะ
}
reason-contains-character = “{ $clue }” มีตัวอักษร { $form } เหมือนกับ { $card } ที่ยังเปิดอยู่บนโต๊ะ
reason-compound-part = { $way ->
    [both] “{ $clue }” เป็นคำตระกูลเดียวกับ “{ $form }” ซึ่งเป็นส่วนหนึ่งของ { $card } ที่ยังเปิดอยู่บนโต๊ะ
   *[other] “{ $clue }” เป็นส่วนหนึ่งของ { $card } ที่ยังเปิดอยู่บนโต๊ะ
}
reason-shared-part = { $way ->
    [both] “{ $clue }” มีส่วนประกอบ “{ $form }” ร่วมกับ { $card } ที่ยังเปิดอยู่บนโต๊ะ
   *[other] “{ $clue }” มีส่วนประกอบร่วมกับ { $card } ที่ยังเปิดอยู่บนโต๊ะ
}
reason-letters-only = “{ $clue }” บอกเสียงหรือตัวอักษรของคำ ไม่ได้บอกความหมาย
reason-position = “{ $clue }” บอกตำแหน่งของการ์ด ไม่ได้บอกความหมาย
reason-foreign-word = “{ $clue }” ไม่ใช่คำในภาษานี้
reason-multiword = “{ $clue }” มีมากกว่าหนึ่งคำ
reason-hyphenated = “{ $clue }” มีขีด (-) คั่น จึงนับเป็นหลายคำ
reason-extra-talk = คำใบ้ต้องเป็นคำเดียว ไม่ใช่ประโยค
reason-bad-number = ตัวเลขต้องเป็นจำนวนเต็มตั้งแต่ 0 ถึง 9 หรือ “ไม่จำกัด”
reason-empty = ต้องใส่คำใบ้ด้วย
reason-not-a-word = “{ $clue }” ไม่ใช่คำ
reason-too-long = คำใบ้ยาวเกินไป

# What people have to decide.
doubt-near-kin = บางคนอาจรู้สึกว่า “{ $clue }” กับ { $card } เป็นคำตระกูลเดียวกัน บางคนอาจไม่
doubt-derived = บางคนอาจรู้สึกว่า “{ $clue }” กับ { $card } เป็นคำตระกูลเดียวกัน บางคนอาจไม่
doubt-shared-part = “{ $clue }” กับ { $card } มี “{ $form }” เหมือนกัน ถือว่าใบ้ตรงเกินไปไหม?
doubt-contains-word = บางคนอาจเห็นคำว่า { $card } ใน “{ $clue }” บางคนอาจไม่
doubt-compound-part = “{ $form }” เป็นส่วนหนึ่งของ { $card } กลุ่มของคุณตกลงให้ใช้ได้หรือเปล่า?
doubt-homograph-same = “{ $clue }” อ่านเป็นอีกรูปหนึ่งของ { $card } ได้ จะถือว่าเป็นคำเดียวกันไหม?
doubt-sound-only = “{ $clue }” ออกเสียงคล้าย { $card } ใช้ได้ก็ต่อเมื่อใบ้ด้วยความหมาย หรือกลุ่มตกลงให้ใบ้ด้วยเสียงได้
doubt-rhyme = “{ $clue }” คล้องจองกับ { $card } ใช้ได้ก็ต่อเมื่อใบ้ด้วยความหมาย หรือกลุ่มตกลงให้ใช้คำคล้องจองได้
doubt-contains-character = “{ $form }” ใน { $card } อาจนับเป็นตัวอักษรเดียวกับใน “{ $clue }”
doubt-letters-only = “{ $clue }” ตรงกับการสะกดของหลายคำ ใช้ได้ก็ต่อเมื่อใบ้ด้วยความหมาย
doubt-position = “{ $clue }” อาจบอกตำแหน่งของการ์ด ใช้ได้ก็ต่อเมื่อใบ้ด้วยความหมาย
doubt-foreign-word = กลุ่มของคุณใช้คำว่า “{ $clue }” เวลาพูดภาษานี้หรือเปล่า?
doubt-proper-name = “{ $clue }” เป็นชื่อเฉพาะ กลุ่มของคุณตกลงให้ใช้ชื่อได้หรือเปล่า?
doubt-acronym = “{ $clue }” เป็นคำย่อ กลุ่มของคุณตกลงให้ใช้คำย่อได้หรือเปล่า?
doubt-multiword = “{ $clue }” อาจนับเป็นหลายคำ
doubt-made-up-name = กรรมการไม่รู้จักชื่อ “{ $clue }” มีชื่อนี้จริงหรือเปล่า?
doubt-made-up-compound = กรรมการไม่รู้จักคำประสม “{ $clue }” มีคนใช้จริงหรือเปล่า?
doubt-made-up-word = กรรมการไม่รู้จักคำว่า “{ $clue }” มีคำนี้จริงหรือเปล่า?
doubt-fictional-word = “{ $clue }” มาจากเรื่องแต่ง กลุ่มของคุณตกลงให้ใช้คำแบบนี้ได้หรือเปล่า?
doubt-silent = ตอนนี้กรรมการไม่ตอบ

# What to mind about a clue that is allowed.
remark-letters-only = มีตัวอักษรเหมือน { $card } แต่ใช้ได้ ถ้าใบ้ด้วยความหมาย
remark-number-hint = ใช้ได้ ถ้าตัวเลขไม่ได้แฝงคำใบ้อื่น
remark-spelled-ok = สะกดคำใบ้ให้ฟังได้
remark-shared-part = มี “{ $form }” เหมือน { $card } แต่คำอื่นอีกมากก็มี จึงใช้ได้
remark-sound-only = ออกเสียงคล้าย { $card } แต่ใช้ได้ ถ้าใบ้ด้วยความหมาย

judge-unknown = ไม่รู้จัก: { $what }
judge-missing = รายการคำบางชุดยังไม่ได้ติดตั้ง ({ $names }) กรรมการจึงมั่นใจน้อยลง
judge-anyway = ยังจะให้คำใบ้นี้ไหม? ({ cli-yes }/{ cli-no })
