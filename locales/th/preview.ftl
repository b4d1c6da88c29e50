# What a chat shows of a link before anybody opens it. No names, no words of a game.
preview-game = ใบ้คำเดียว บอกเลขตัวเดียว ที่เหลือให้เพื่อนหาให้เจอ
preview-room = มาเล่นด้วยกัน! มีคนชวนคุณเข้าเกม ไม่ต้องสมัครสมาชิก
preview-daily = โจทย์ประจำวัน: ทุกคนได้การ์ดชุดเดียวกัน คุณจะไขได้ไหม?
preview-puzzle = ถ้าเป็นคุณ จะทายถูกไหม? คำใบ้จากเกมที่จบแล้ว
preview-replay = เกมที่จบแล้ว ดูย้อนหลังได้ทีละตา
preview-deal = ทุกโต๊ะได้การ์ดชุดเดียวกัน โต๊ะของคุณจะทำได้แค่ไหน?
