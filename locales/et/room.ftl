## Why something cannot be done in a room

host-not-a-bot = Bot ei saa olla võõrustaja.
host-only = Seda saab teha ainult võõrustaja.
host-stays = Võõrustajat ei saa toast välja saata. Anna see roll enne edasi.
member-unknown = Sellenimelist siin ei ole.
name-empty = Palun vali nimi.
name-taken = Kellelgi siin on juba see nimi.
name-too-long = Nimi on liiga pikk: lubatud on kuni { $most } märki.
no-game = Praegu mäng ei käi.
not-a-member = Tule enne tuppa.
room-full = Tuba on täis: mahub kuni { $most } inimest.
room-locked = Tuba on lukus. Palu võõrustajal end sisse lasta.
room-playing = Mängu ajal seda teha ei saa.

## What the server says

busy = Siin on praegu liiga kiire. Palun proovi uuesti.
chat-closed = Praegu ei saa siia kirjutada.
command-id = Käsul puudub sobiv tunnus.
hello-first = Seade ei tutvustanud end.
hello-once = Seade on end juba tutvustanud.
message-unreadable = Sellest sõnumist ei saadud aru.
record-unknown = Sellist mängulogi ei ole.
removed = Sind saadeti toast välja.
left = Sa lahkusid toast.
request-too-large = Seda on saatmiseks liiga palju.
request-too-slow = Päringu saatmine võttis liiga kaua.
request-unreadable = Sellest päringust ei saadud aru.
restart = Server taaskäivitub. Hetke pärast oled tagasi.
room-unknown = Sellist tuba ei ole.
secret-unknown = Seda seadet toas ei tunta. Palun liitu uuesti.
too-fast = Liiga palju sõnumeid korraga.
too-many = Ühelt aadressilt tuleb liiga palju päringuid. Palun oota minut.
connections-too-many = Sinu võrgust on ühendatud liiga palju seadmeid. Pääsed sisse kohe, kui koht vabaneb.
clue-illegal = Kohtunik ei luba seda vihjet.
guess-by-marks = Märgi kaart: siin üksi ei arvata.
not-saved = Praegu ei õnnestu seda salvestada. Midagi ei läinud kaduma, proovi uuesti.
note-too-long = Märkus on liiga pikk: lubatud on kuni { $most } märki.
option-unknown = Kohtunikul ei ole valikut nimega { $option }.
passcode-wrong = See pääsukood ei sobi. Kontrolli seda või küsi sellelt, kes sind kutsus.
bot-puzzled = „{ $word }“ ei ütle mulle midagi.
server-error = Meie poolel läks midagi viltu. Midagi ei läinud kaduma.
address-unknown = Sellel aadressil pole midagi.
bot-unknown = Botti nimega { $bot } ei ole.
bot-no-model = Bot llm vajab valikuid --llm-url ja --llm-model.
list-unknown = Toas ei ole enam seda sõnaloendit. Palun lisa see uuesti.
list-unread = Praegu ei õnnestu sõnaloendit lugeda. Midagi ei muutunud, proovi uuesti.
settings-team = Tuba jääb selle meeskonna omaks, kelle jaoks see avati.
team-names = Nimesid on liiga palju või need on liiga pikad.
team-unknown = Sellist meeskonda ei ole.
