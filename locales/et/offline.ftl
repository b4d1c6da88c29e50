### What the page says while the server cannot be reached; kept on the device with that page.

# The title where the device has no network, and where it has one but nobody answers.
offline-title = Internetiühendus puudub
offline-unreachable = Server ei vasta
offline-about = Iga mäng vajab serverit, ka bottidega või ühe seadmega mängides. Sinu toad on seal alles. Kui ühendus taastub, jätkab see leht ise.
offline-again = Proovi uuesti
