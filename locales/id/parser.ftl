## How a command line is explained, and what is wrong with one

parser-arguments = Argumen
parser-options = Opsi
parser-commands = Perintah
parser-default = [bawaan: { $value }]
parser-variable = [variabel lingkungan: { $value }]
parser-required = [wajib]
parser-any-options = [OPSI]
parser-any-command = PERINTAH [ARGUMEN]…
parser-usage = Pemakaian:
parser-help = Tampilkan bantuan ini, lalu keluar.
parser-no-option = Tidak ada opsi { $name }.
parser-no-command = Tidak ada perintah { $name }.
parser-missing = { $name } belum diisi.
parser-value-missing = Opsi { $name } memerlukan nilai.
parser-value-needless = Opsi { $name } tidak menerima nilai.
parser-too-many = Argumen berlebih: { $arguments }
parser-whole = Nilai { $name } harus berupa bilangan bulat.
parser-whole-least = Nilai { $name } harus berupa bilangan bulat, paling sedikit { $least }.
parser-whole-between = Nilai { $name } harus berupa bilangan bulat antara { $least } dan { $most }.
parser-number = Nilai { $name } harus berupa angka.
parser-number-least = Nilai { $name } harus berupa angka, paling sedikit { $least }.
parser-value-wrong = Nilai { $name } tidak bisa dipakai.
parser-unclear = Ini tidak bisa dipahami: { $what }
parser-meant = Maksudnya { $names }?
parser-more = Bantuan: { $command }
