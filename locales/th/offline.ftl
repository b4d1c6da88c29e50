### What the page says while the server cannot be reached; kept on the device with that page.

# The title where the device has no network, and where it has one but nobody answers.
offline-title = คุณออฟไลน์อยู่
offline-unreachable = เชื่อมต่อเซิร์ฟเวอร์ไม่ได้
offline-about = ทุกเกมต้องใช้เซิร์ฟเวอร์ แม้จะเล่นกับบอทหรือเล่นเครื่องเดียวก็ตาม ห้องของคุณยังอยู่ครบที่นั่น พอกลับมาเชื่อมต่อได้ หน้านี้จะไปต่อให้เอง
offline-again = ลองใหม่
