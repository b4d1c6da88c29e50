## The game in the terminal

cli-title = Covernames
cli-choose-variant = Millist mängu mängime?
cli-choose-language = Mis keeles on sõnad?
cli-choose-seat = Kuhu sa istud? Teised kohad saavad botid.
cli-everybody-here = kõik mängivad selle seadmega
cli-bot-thinks = Botid mõtlevad …
cli-resume = Sul jäi mäng pooleli: { $game }, { $language }. Kas jätkame? (j/e)
cli-choose-number = Sisesta number vahemikus 1–{ $most }.
cli-pass-to = Anna seade edasi: { $seat }
cli-curtain = Teised vaadaku mujale! Võtme nägemiseks vajuta Enterit.
cli-left = { $side }: leida veel { $count }
cli-agents-left = Agente veel leida: { $count }
cli-tokens = Ajažetoone: { $pool }
cli-tokens-mission = Ajažetoone: { $pool } (neist eksimuste jaoks { $mistakes })
cli-clue = Vihje: { $word }, { $number }
cli-guesses-left = { $count ->
    [one] veel { $count } arvamine
   *[other] veel { $count } arvamist
}
cli-no-limit = arvamisi piiramatult
cli-key = Võti
cli-clues-so-far = Senised vihjed
cli-you-are = { $seat }
cli-prompt-clue = Vihje ja number, näiteks: taim 2
cli-prompt-clue-unlimited = Vihje ja number, näiteks: taim 2 · taim 0 · taim { number-unlimited }
cli-prompt-guess = Puuduta kaarti: number või sõna
cli-prompt-cover-own = Võid katta ühe oma meeskonna kaardi: number või sõna
cli-prompt-cover-phantom = Kata üks kujuteldava vastase kaart: number või sõna
cli-prompt-who-first = Kes annab järgmise vihje? 1: { $first }, 2: { $second }
cli-prompt-who-guesses = Kes arvab (1: { $first }, 2: { $second }) ja millise kaardi? Näiteks: 1 14
cli-prompt-answer = { $seat }: kas nõustud selle vihjega? (j/e)
cli-prompt-vote = { $seat }: kas see vihje jääb kehtima? (j/e)
cli-prompt-consult-answer = { $seat }: { $word }, { $number }. Kas nõustud selle vihjega? (j/e)
cli-accepted = Teine luureülem nõustub selle vihjega.
cli-not-accepted = Teine luureülem ei nõustu selle vihjega.
cli-yes = j
cli-no = e
cli-commands = Käsud: { $commands }
cli-command-stop = stopp
cli-command-challenge = vaidlusta
cli-command-ask = küsi
cli-command-waive = loobu
cli-command-resign = alistu
cli-command-quit = lahku
cli-command-stop-about = lõpeta mängukord
cli-command-challenge-about = ütle, et vihje oli lubamatu
cli-command-ask-about = küsi enne teiselt luureülemalt: küsi taim 2
cli-command-waive-about = ära kata midagi
cli-command-resign-about = anna mäng alla
cli-command-quit-about = välju mängust
cli-not-understood = Sellest ma aru ei saanud.
cli-ambiguous = Nii algab mitu sõna.
cli-resign-sure = Kas alistud? (j/e)
cli-again = Veel üks mäng? pööra = pööra kaardid ümber, uued = uued kaardid, lahku = välju
cli-again-turn = pööra
cli-again-new = uued
cli-deal-fair = Jagamine oli aus: võti vastab alguses avaldatud sõrmejäljele.
cli-record-saved = Mängulogi: { $path }
cli-bye = Järgmise korrani!
file-unwritable = { $path }: siia ei saa kirjutada.
referee-unknown = Kohtunikku nimega { $word } ei ole. Vali off, advise või strict.

## Help

help-app = Covernames: sõnamängud Codenamesi perest.
help-play = Mängi terminalis: bottidega või käest kätte.
help-seat = Sinu koht, näiteks red-operatives; all: kõik mängivad selle seadmega
help-bot = Bot teistel kohtadel: associations, associations:bold, random …
help-llm-url = Bottidele llm: OpenAI-ga ühilduv aadress; võti on muutujas COVERNAMES_LLM_KEY
help-llm-model = Bottidele llm: mudel
help-variant = Mäng: classic, two-player, three-player, duet
help-lang = Sõnade keel: { $tags }
help-ui = Ekraanitekstide keel: { $tags }
help-deck-option = base, tandem, both või sõnadega fail
help-tokens = Duett: ajažetoonide arv
help-mission = Duett: linn missioonide maakaardilt
help-seed = Jaga samad mängud uuesti
help-records = Kaust mängulogide jaoks
help-json = Väljasta JSON
help-deck = Vaata pakke, kontrolli sõnaloendeid, koosta pakke.
help-deck-list = Kõik pakid, mis on Covernamesiga kaasas.
help-deck-show = Paki sõnad koos tähendustega või kõik, mis ühe sõna kohta teada on.
help-deck-check = Kas selle sõnaloendiga saab mängida ja mida tasub selles üle vaadata.
help-deck-new = Koosta loendist pakifail: kaardi kahel küljel on sõnad, mis pole omavahel seotud.
help-judge = Küsi kohtunikult ühe või mitme vihje kohta.
help-judge-clue = Vihje
help-judge-number = Vihje number: 0–9 või unlimited
help-judge-board = Nähtavad sõnad, komadega eraldatud
help-judge-options = Milles on seltskond kokku leppinud, komadega eraldatud: compounds, acronyms, -rhymes …
help-judge-jsonl = Loe juhtumid standardsisendist, igal real üks JSON-objekt, ja vasta igaühele
help-referee = Kohtunik: off (väljas), advise (annab enne vihjet nelja silma all nõu) või strict (keelab)
help-serve = Käivita server, mille tubadesse pääseb lingiga; see töötab, kuni peatatakse.
help-serve-host = Aadress, millel kuulata
help-serve-port = Port, millel kuulata
help-serve-data = Kaust, kus tube hoida
help-serve-store = Selle asemel muu andmebaas: postgresql://…
help-serve-public-url = Aadress, mida inimesed näevad, kui see on teine
help-serve-rate = Mitu tuba ja liiget tohib üks aadress minutis luua
help-serve-messages = Mitu sõnumit sekundis tohib üks seade saata
help-serve-keep = Mitme päeva pärast kustutatakse tuba, kuhu keegi ei tule
help-serve-bot-pause = Mitu sekundit bot enne tegutsemist ootab
help-serve-proxy = Puhverserveri aadress, mille andmeid külastajate kohta usaldatakse
help-serve-lan = Kuula kohtvõrgus ja näita liitumiseks QR-koodi
serve-link = Covernames töötab aadressil { $url }
serve-address-taken = Covernames ei saa kasutada aadressi { $host } porti { $port }; võib-olla kasutab seda mõni teine programm. Vali muu port: --port või make play PORT=…
serve-not-started = Covernames ei käivitunud; põhjus on ülalpool.
