## Why something cannot be done in a room

host-not-a-bot = A bot cannot be host.
host-only = Only the host can do that.
host-stays = The host cannot be removed. Make somebody else host first.
member-unknown = There is nobody by that name here.
name-empty = Please choose a name.
name-taken = Somebody here has this name already.
name-too-long = The name is too long: at most { $most } characters.
no-game = No game is being played.
not-a-member = Join the room first.
room-full = The room is full: at most { $most } people.
room-locked = The room is locked. Ask the host to let you in.
room-playing = Not while a game is being played.

## What the server says

busy = The server is busy. Please try again.
chat-closed = Nobody may write here now.
command-id = The command has no usable id.
hello-first = The device did not introduce itself.
hello-once = The device has introduced itself already.
message-unreadable = That message could not be understood.
record-unknown = There is no such game record.
removed = You were removed from the room.
left = You have left the room.
request-too-large = That is too much to send.
request-too-slow = The request took too long to arrive.
request-unreadable = That request could not be understood.
restart = The server is restarting. You will be back in a moment.
room-unknown = There is no such room.
secret-unknown = This device is not known in the room. Please join again.
too-fast = Too many messages at once.
too-many = Too many requests from one address. Please wait a minute.
connections-too-many = Too many devices are connected from your network. You will be let in as soon as there is room.
clue-illegal = The referee does not allow this clue.
guess-by-marks = Mark the card: here a guess takes more than one of you.
not-saved = This cannot be saved just now. Nothing is lost; please try again.
note-too-long = The note is too long: at most { $most } characters.
option-unknown = The referee has no option called { $option }.
passcode-wrong = That is not the passcode. Please check it, or ask whoever invited you.
bot-puzzled = I cannot make anything of “{ $word }”.
server-error = Something went wrong on our side. Nothing was lost.
address-unknown = There is nothing at this address.
bot-unknown = There is no bot called { $bot }.
bot-no-model = A bot called llm needs --llm-url and --llm-model.
list-unknown = The room no longer has this list of words. Please bring it again.
list-unread = Your list could not be read just now. Nothing has changed; please try again.
settings-team = A room keeps the team it was opened for.
team-names = Too many names, or names that are too long.
team-unknown = There is no such team.
