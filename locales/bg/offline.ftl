### What the page says while the server cannot be reached; kept on the device with that page.

# The title where the device has no network, and where it has one but nobody answers.
offline-title = Няма интернет
offline-unreachable = Няма връзка със сървъра
offline-about = За всяка игра е нужен сървърът, дори с ботове или на едно устройство. Стаите ви са запазени там. Щом връзката се възстанови, страницата ще продължи сама.
offline-again = Нов опит
