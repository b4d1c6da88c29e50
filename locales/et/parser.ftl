## How a command line is explained, and what is wrong with one

parser-arguments = Argumendid
parser-options = Valikud
parser-commands = Käsud
parser-default = [vaikimisi: { $value }]
parser-variable = [keskkonnamuutuja: { $value }]
parser-required = [kohustuslik]
parser-any-options = [VALIKUD]
parser-any-command = KÄSK [ARGUMENDID]…
parser-usage = Kasutamine:
parser-help = Näita seda abiteksti ja lõpeta.
parser-no-option = Sellist valikut ei ole: { $name }.
parser-no-command = Sellist käsku ei ole: { $name }.
parser-missing = Puudub { $name }.
parser-value-missing = Valik { $name } vajab väärtust.
parser-value-needless = Valikule { $name } väärtust ei anta.
parser-too-many = Üleliigne: { $arguments }
parser-whole = { $name } väärtus peab olema täisarv.
parser-whole-least = { $name } väärtus peab olema täisarv, vähemalt { $least }.
parser-whole-between = { $name } väärtus peab olema täisarv vahemikus { $least } kuni { $most }.
parser-number = { $name } väärtus peab olema arv.
parser-number-least = { $name } väärtus peab olema arv, vähemalt { $least }.
parser-value-wrong = { $name } väärtus ei sobi.
parser-unclear = Sellest ei saa aru: { $what }
parser-meant = Kas mõtlesid: { $names }?
parser-more = Abi: { $command }
