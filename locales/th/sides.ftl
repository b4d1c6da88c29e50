## What sides are called that are not red and blue: fetched with their colours

side-named = ทีม “{ $name }”
seat-named-spymaster = หัวหน้าสายลับทีม “{ $name }”
seat-named-operatives = หน่วยภาคสนามทีม “{ $name }”
identity-named = สายลับทีม “{ $name }”

web-colour-red = แดง
web-colour-blue = น้ำเงิน

side-orange = ทีมสีส้ม
seat-orange-spymaster = หัวหน้าสายลับทีมสีส้ม
seat-orange-operatives = หน่วยภาคสนามทีมสีส้ม
identity-orange = สายลับสีส้ม
web-colour-orange = ส้ม

side-yellow = ทีมสีเหลือง
seat-yellow-spymaster = หัวหน้าสายลับทีมสีเหลือง
seat-yellow-operatives = หน่วยภาคสนามทีมสีเหลือง
identity-yellow = สายลับสีเหลือง
web-colour-yellow = เหลือง

side-purple = ทีมสีม่วง
seat-purple-spymaster = หัวหน้าสายลับทีมสีม่วง
seat-purple-operatives = หน่วยภาคสนามทีมสีม่วง
identity-purple = สายลับสีม่วง
web-colour-purple = ม่วง

side-turquoise = ทีมสีเขียวอมฟ้า
seat-turquoise-spymaster = หัวหน้าสายลับทีมสีเขียวอมฟ้า
seat-turquoise-operatives = หน่วยภาคสนามทีมสีเขียวอมฟ้า
identity-turquoise = สายลับสีเขียวอมฟ้า
web-colour-turquoise = เขียวอมฟ้า

side-brown = ทีมสีน้ำตาล
seat-brown-spymaster = หัวหน้าสายลับทีมสีน้ำตาล
seat-brown-operatives = หน่วยภาคสนามทีมสีน้ำตาล
identity-brown = สายลับสีน้ำตาล
web-colour-brown = น้ำตาล

side-sky = ทีมสีฟ้า
seat-sky-spymaster = หัวหน้าสายลับทีมสีฟ้า
seat-sky-operatives = หน่วยภาคสนามทีมสีฟ้า
identity-sky = สายลับสีฟ้า
web-colour-sky = ฟ้า
