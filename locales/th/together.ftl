### The replay of a finished game, watched together: the line above its player, the link to it, and what is refused.

lead-playing = เปิดเกมย้อนหลังให้คนอื่นดูด้วยกันได้เมื่อเกมในห้องจบแล้ว
moment-unknown = ไม่มีจังหวะนี้ในเกมย้อนหลัง

# A button in a replay: everybody in the room may follow
together-show = เปิดให้คนอื่นดูด้วย
# Ends that.
together-stop = หยุดเปิดให้ดู
# $name: who leads
together-following = คุณกำลังดูตาม { $name }
together-by-oneself = ดูเอง
together-follow = ดูตาม { $name }
together-leading = คุณกำลังเปิดเกมย้อนหลังนี้ให้คนอื่นดู
# The lead has ended.
together-over = { $name } เลิกเปิดเกมย้อนหลังให้ดูแล้ว
# The link of everybody else to the replay
together-watch = ไปดูด้วย
# Whoever is in a replay while the room begins another game
together-next = ห้องของคุณกำลังเล่นเกมอยู่
# The line, for screen readers
together = ดูด้วยกัน
