## The page of the missions: teams, map, sheet

web-missions-about = การเดินทางของทีมดูเอต ชนะที่ปรากแล้วเส้นทางไปเมืองถัดไปจะเปิด ยิ่งไปไกล จำนวนตาและจำนวนครั้งที่พลาดได้ยิ่งน้อยลง
web-team-new = ตั้งทีมใหม่
web-team-names = ใครร่วมเดินทางบ้าง?
web-team-names-about = ใส่ชื่อ คั่นด้วยจุลภาค (,)
web-team-begin = ออกเดินทาง
web-team-back = เดินทางต่อ
web-team-file-about = เลือกใบภารกิจที่บันทึกไว้ หรือลากมาวางที่นี่
web-team-file = เปิดใบภารกิจ
web-team-share = ชวนเพื่อนร่วมทีม
web-team-share-about = ใครมีลิงก์นี้ก็เปิดใบภารกิจของทีมได้
web-team-save = บันทึกใบภารกิจ
web-team-sheet = ใบภารกิจของทีม
# Heads of narrow columns.
web-sheet-city = เมือง
web-sheet-turns = ตา
web-sheet-mistakes = พลาดได้
# For screen readers.
web-mission-map-about = แผนที่ภารกิจ ใช้ปุ่มลูกศรเลื่อนไปทีละเมือง
web-mission-progress = { $won ->
    [0] มี { $all } ภารกิจรอให้พิชิต
   *[other] ชนะแล้ว { $won } จาก { $all } ภารกิจ
}
web-mission-turns = { $count ->
   *[other] { $count } ตา
}
# $cities: such as "Berlin or Cairo"
web-mission-first = ต้องชนะที่ { $cities } ก่อน
# $cities: such as "Berlin and Cairo"
web-mission-leads = จากที่นี่มีเส้นทางไปยัง{ $cities }
web-mission-play = เล่นภารกิจนี้
web-mission-again = เล่นอีกครั้ง
web-mission-note = โน้ต
web-mission-note-about = มีอะไรอยากจดไว้ไหม?
web-mission-note-kept = บันทึกโน้ตแล้ว
