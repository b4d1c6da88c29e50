## What somebody prefers on a device: fetched with the menu, or when it is offered

web-theme = Цветове
# As the device is set.
web-theme-system = Автоматично
web-theme-light = Светли
web-theme-dark = Тъмни
web-sound = Звук
web-aloud = Четене на указанията на глас
web-vibration = Вибрация
web-show-names = Имена под картинките
web-notify = Известие, когато дойде моят ред, а съм другаде
web-notify-blocked = Браузърът не позволява известия тук.
web-notify-missing = Този браузър показва известия само при защитена връзка.
web-notify-unsupported = Този браузър не показва известия от страници. На iPhone или iPad първо добавете страницата към началния екран.
# Asked once of somebody who waits for others.
web-notify-offer = Да ви известим ли, когато дойде вашият ред?
web-notify-yes = Да, моля
web-notify-no = Не, благодаря
web-notify-on = Ще ви известим, когато дойде вашият ред, стига тази страница да остане отворена.
# All that a notification says; $room is the room's code.
web-notify-turn = Вие сте на ред в стая { $room }

web-letters = Шрифт и размер
web-typeface = Шрифт
web-typeface-ours = Обикновен
web-typeface-easy = Лесен за четене
web-spacing = Разстояние
web-spacing-normal = Обикновено
web-spacing-wide = Увеличено
web-size = Размер
web-size-normal = Обикновен
web-size-large = Голям
web-size-largest = Най-голям
web-letters-about = „Лесен за четене“ е Atkinson Hyperlegible, чиито букви трудно се объркват. В него има само латиница: за български показваме нашия шрифт в пълна ширина, тайският запазва буквите с примки, а китайският е с шрифта на устройството ви. Думите на картите се уголемяват, доколкото се побират.

# In the menu of a table: shows the tips of the first game once more.
web-guide-again = Съветите отново
web-stored = Какво се съхранява?
web-stored-about = Няма профили, няма бисквитки и никой не ви следи. Сървърът пази само стаята, имената, въведени в нея, и игрите ѝ; всичко това се изтрива, когато никой не е ползвал стаята известно време, обикновено 30 дни. Чатът и интернет адресът ви не се съхраняват. Предпочитанията, бележките и списъкът на игрите ви, както и доказателството, че мястото ви е ваше, са само в този браузър; за да ги премахнете, изтрийте данните за този сайт. Ако се съгласите резултатите ви от случая на деня да се броят, сървърът ги прибавя към общия брой без името ви и го изтрива след 30 дни. Ако споделите повторение, сървърът пази копие на играта – с имена или без, както изберете – обикновено една година.
