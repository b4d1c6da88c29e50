## What somebody prefers on a device: fetched with the menu, or when it is offered

web-theme = Värviteema
# As the device is set.
web-theme-system = Automaatne
web-theme-light = Hele
web-theme-dark = Tume
web-sound = Heli
web-aloud = Loe vihjed ette
web-vibration = Vibreerimine
web-show-names = Nimed piltide all
web-notify = Teata, kui olen mujal ja minu kord kätte jõuab
web-notify-blocked = Brauser ei luba siin teavitusi.
web-notify-missing = See brauser näitab teavitusi ainult turvalise ühenduse korral.
web-notify-unsupported = See brauser ei näita lehtede teavitusi. iPhone’is või iPadis lisa leht kõigepealt avakuvale.
# Asked once of somebody who waits for others.
web-notify-offer = Kas anname märku, kui on sinu kord?
web-notify-yes = Jah, palun
web-notify-no = Ei, aitäh
web-notify-on = Anname märku, kui on sinu kord, seni kuni see leht on avatud.
# All that a notification says; $room is the room's code.
web-notify-turn = Sinu kord toas { $room }

web-letters = Kiri ja suurus
web-typeface = Kiri
web-typeface-ours = Tavaline
web-typeface-easy = Kergesti loetav
web-spacing = Vahed
web-spacing-normal = Tavalised
web-spacing-wide = Laiad
web-size = Suurus
web-size-normal = Tavaline
web-size-large = Suur
web-size-largest = Suurim
web-letters-about = „Kergesti loetav“ on Atkinson Hyperlegible, mille tähti on raske segi ajada. Selles on ainult ladina tähed: bulgaaria keele jaoks on meie oma kiri täislaiuses, tai keelele jäävad aasadega tähed ja hiina keelele sinu seadme kiri. Sõnad kaartidel kasvavad nii suureks, kui mahub.

# In the menu of a table: shows the tips of the first game once more.
web-guide-again = Näita nõuandeid uuesti
web-stored = Mida salvestatakse?
web-stored-about = Kontosid ega küpsiseid pole ja keegi sind ei jälgi. Server hoiab alles toa, sinna kirjutatud nimed ja seal mängitud mängud ning kustutab need, kui tuba pole mõnda aega kasutatud, tavaliselt 30 päeva pärast. Vestlust ega sinu IP-aadressi ei salvestata. Eelistused, sinu märkmed, mängude nimekiri ja see, mis tõendab, et koht on sinu, on ainult selles brauseris; kui tahad neist lahti saada, kustuta selle saidi andmed. Kui lubad päevajuhtumite tulemused kaasa lugeda, lisab server need ilma nimeta koguarvudele ja kustutab koguarvud 30 päeva pärast. Kui jagad mängu kordust, hoiab server selle mängu koopiat, nimedega või ilma, nagu valid, tavaliselt aasta aega.
