## People’s own pictures, in the lobby

web-own-pictures = Your own pictures
web-own-pictures-about = From { $least } to { $most } pictures (PNG, JPEG or WebP). They are made smaller on this device, and any camera data is removed. Only people who can see this room can see the pictures, which are deleted with the room.
web-own-pictures-names = Names help anybody who cannot see a picture. Bots cannot see pictures at all, so they go by the names.
web-own-pictures-choose = Choose pictures
web-own-pictures-loading = Fetching the room’s pictures…
web-own-pictures-reading = Reading pictures: { $done } of { $count }…
web-own-pictures-sending = Sending the pictures…
web-own-pictures-count = { $count ->
    [one] { $count } picture.
   *[other] { $count } pictures.
}
web-own-pictures-more = { $count ->
    [one] { $count } more is needed.
   *[other] { $count } more are needed.
}
web-own-pictures-list = Chosen pictures
web-own-pictures-name = Name of picture { $number }
web-own-pictures-remove = Remove picture { $number }
web-own-pictures-removed = Picture { $number } was removed.
web-own-pictures-use = Play with these
# $file: the name of a file
web-own-pictures-kind = { $file } is not a PNG, JPEG or WebP image.
web-own-pictures-broken = { $file } cannot be read as a picture.
web-own-pictures-huge = { $file } is larger than { $limit } MB.
web-own-pictures-double = { $file } has already been added.
web-own-pictures-full = { $file } was left out because the limit is { $most } pictures.
