## Commands that people type, in the terminal and in the command box of the page: one word each

command-stop = stopp
command-challenge = vaidlusta
command-ask = küsi
command-ideas = ideed
command-waive = loobu
command-resign = alistu
command-quit = lahku
command-stop-about = lõpeta mängukord
command-challenge-about = ütle, et vihje oli lubamatu
command-ask-about = küsi enne teiselt luureülemalt: küsi taim 2
command-ideas-about = botilt viis sõna, mis võiksid sobida; kõik näevad, et sa abi küsisid
command-waive-about = ära kata midagi
command-resign-about = tunnista kaotust
command-quit-about = välju mängust
command-board = laud
command-mine = minu
command-log = logi
command-who = kes
command-clue = vihje
command-guess = arva
command-help = abi
command-board-about = kaardid ja see, mis nende kohta teada on
command-mine-about = sinu kaardid
command-log-about = kõik senised vihjed
command-who-about = kes kus istub ja kelle kord on
command-clue-about = anna vihje: vihje taim 2
command-guess-about = puuduta kaarti või kata see, numbri või sõna järgi: arva 7
command-help-about = see loend

## What is answered

command-not-understood = Sellest ma aru ei saanud.
command-card-ambiguous = Nii algab mitu sõna.
command-box-title = Käsurida
command-box-type = Kirjuta käsk
command-box-hint = „abi“ näitab käske. Escape sulgeb käsurea.
# After what the referee has against a clue
command-box-again = Kirjuta see veel kord, et vihje ikkagi anda.
command-box-pointed = Märkisid kaardi { $word }.
# $words: cards
command-box-found = Seni leitud: { $words }.
command-box-nothing = Veel mitte midagi.
# $names: of people
command-box-turn = Kelle kord on: { $names }.
command-box-cannot = Seda ei saa praegu teha.
