## What somebody prefers on a device: fetched with the menu, or when it is offered

web-theme = Theme
# Follows the setting of the device.
web-theme-system = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-aloud = Read clues aloud
web-vibration = Vibration
web-show-names = Names under pictures
web-notify = Notify me when it’s my turn and I’m elsewhere
web-notify-blocked = Your browser does not allow notifications from this page.
web-notify-missing = This browser shows notifications only over a secure connection.
web-notify-unsupported = This browser does not show notifications from web pages. On an iPhone or iPad, add this page to the home screen first.
# Asked once of somebody who is waiting for others.
web-notify-offer = Want to be told when it’s your turn?
web-notify-yes = Tell me
web-notify-no = No thanks
web-notify-on = We’ll tell you when it’s your turn, as long as this page stays open.
# All that a notification says; $room is the room's code.
web-notify-turn = It’s your turn in room { $room }

web-letters = Typeface and size
web-typeface = Typeface
web-typeface-ours = Standard
web-typeface-easy = Easy to read
web-spacing = Spacing
web-spacing-normal = Normal
web-spacing-wide = Wide
web-size = Size
web-size-normal = Normal
web-size-large = Large
web-size-largest = Largest
web-letters-about = “Easy to read” is Atkinson Hyperlegible, whose letters are hard to confuse. It has Latin letters only, so Bulgarian is shown in our own typeface at full width, Thai keeps its looped letters, and Chinese keeps your device’s typeface. Words on cards are made as large as will fit.

# In the menu of a table: shows the tips of the first game once more.
web-guide-again = Show the tips again
web-stored = What is stored?
web-stored-about = No accounts, no cookies, no tracking. This server keeps the room, its games and the names entered there, and deletes them once nobody has used the room for a while (by default, 30 days). The chat and your internet address are not stored. Your preferences, your notes, your list of games and the proof that your seat is yours stay in this browser. To remove them, delete this site’s data. If you agree to have your results in the case of the day counted, the server adds them to its totals without your name and deletes those after 30 days. If you share a replay, the server keeps a copy of that game, with or without names as you choose, by default for a year.
