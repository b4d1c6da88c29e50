## What sides are called that are not red and blue: fetched with their colours

side-named = Tim “{ $name }”
seat-named-spymaster = Kepala Intel Tim “{ $name }”
seat-named-operatives = Personel Lapangan Tim “{ $name }”
identity-named = agen Tim “{ $name }”

web-colour-red = Merah
web-colour-blue = Biru

side-orange = Tim Oranye
seat-orange-spymaster = Kepala Intel Oranye
seat-orange-operatives = Personel Lapangan Oranye
identity-orange = agen oranye
web-colour-orange = Oranye

side-yellow = Tim Kuning
seat-yellow-spymaster = Kepala Intel Kuning
seat-yellow-operatives = Personel Lapangan Kuning
identity-yellow = agen kuning
web-colour-yellow = Kuning

side-purple = Tim Ungu
seat-purple-spymaster = Kepala Intel Ungu
seat-purple-operatives = Personel Lapangan Ungu
identity-purple = agen ungu
web-colour-purple = Ungu

side-turquoise = Tim Toska
seat-turquoise-spymaster = Kepala Intel Toska
seat-turquoise-operatives = Personel Lapangan Toska
identity-turquoise = agen toska
web-colour-turquoise = Toska

side-brown = Tim Cokelat
seat-brown-spymaster = Kepala Intel Cokelat
seat-brown-operatives = Personel Lapangan Cokelat
identity-brown = agen cokelat
web-colour-brown = Cokelat

side-sky = Tim Biru Muda
seat-sky-spymaster = Kepala Intel Biru Muda
seat-sky-operatives = Personel Lapangan Biru Muda
identity-sky = agen biru muda
web-colour-sky = Biru Muda
