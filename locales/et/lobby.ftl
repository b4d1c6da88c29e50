## Words that everybody adds: fetched with that part of the lobby

web-gather-title = Lisa sõnu
web-gather-hint = Üks või mitu, eralda komade või reavahetustega
web-gather-add = Lisa
web-gather-count = { $count } sõna { $needed }-st
web-gather-enough = { $count } sõna: mängimiseks piisab. Võid veel lisada.
web-gather-words = Sõnad
web-gather-gone = Lahkunud mängija
web-gather-drop = Eemalda { $word }
web-gather-double = { $count } sõna oli juba nimekirjas.
words-full = Nimekiri on täis: { $most } sõna.
words-not-gathered = Praegu siin toas sõnu ei koguta.
words-too-many = Igaüks võib lisada kuni { $most } sõna.

## Colours and names of the sides

web-palette = Meeskondade värvid
web-palette-about = Paarid, mida eristavad ka värvipimedad.
web-side-named = Meeskonna nimi: { $colour }
sides-alike = Mõlemal meeskonnal on sama nimi. Vali neile erinevad nimed.
