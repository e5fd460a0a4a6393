# Avalon Herald по-русски. Ключи и их порядок те же, что в английском файле.
# Строки `line-` звучат и стоят в подписи слово в слово. Имена игроков не склоняются: они в именительном падеже.

## Голос: ночь
line-close-eyes = Все игроки, закройте глаза и вытяните перед собой кулак.
line-evil-lancelot-thumb = Злой Ланселот, не открывая глаз, подними большой палец, чтобы сторонники зла тебя узнали.
line-evil-look = Сторонники зла, откройте глаза и найдите друг друга.
line-evil-look-not-oberon = Сторонники зла, кроме Оберона, откройте глаза и найдите друг друга.
line-evil-look-not-evil-lancelot = Сторонники зла, кроме злого Ланселота, откройте глаза и найдите друг друга.
line-evil-look-not-evil-lancelot-oberon = Сторонники зла, кроме Оберона и злого Ланселота, откройте глаза и найдите друг друга.
line-evil-close = Сторонники зла, закройте глаза.
line-evil-lancelot-fist = Злой Ланселот, опусти палец и снова сожми кулак.
line-check = Пусть у всех глаза будут закрыты, а руки сжаты в кулак.
line-merlin-thumbs = Сторонники зла, не открывая глаз, поднимите большой палец, чтобы Мерлин вас узнал.
line-merlin-thumbs-not-mordred = Сторонники зла, кроме Мордреда, не открывая глаз, поднимите большой палец, чтобы Мерлин вас узнал.
line-merlin-look = Мерлин, открой глаза и посмотри на сторонников зла.
line-merlin-thumbs-down = Сторонники зла, опустите палец и снова сожмите кулак.
line-merlin-close = Мерлин, закрой глаза.
line-percival-thumbs = Мерлин и Моргана, не открывая глаз, поднимите большой палец, чтобы Персиваль вас узнал.
line-percival-thumbs-merlin = Мерлин, не открывая глаз, подними большой палец, чтобы Персиваль тебя узнал.
line-percival-thumbs-morgana = Моргана, не открывая глаз, подними большой палец, чтобы Персиваль тебя узнал.
line-percival-look = Персиваль, открой глаза и посмотри, кто поднял палец.
line-percival-thumbs-down = Мерлин и Моргана, опустите палец и снова сожмите кулак.
line-percival-thumbs-down-merlin = Мерлин, опусти палец и снова сожми кулак.
line-percival-thumbs-down-morgana = Моргана, опусти палец и снова сожми кулак.
line-percival-close = Персиваль, закрой глаза.
line-lancelots-look = Оба Ланселота, откройте глаза и найдите друг друга.
line-lancelots-close = Оба Ланселота, закройте глаза.
line-open-eyes = Все игроки, откройте глаза.

## Голос: ночь «Сопротивления»
line-spies-look = Шпионы, откройте глаза и найдите друг друга.
line-spies-close = Шпионы, закройте глаза.

## Голос: что должно быть видно, если стол так решил; остановка; проверка звука
line-expect-eyes-one = Открыта одна пара глаз.
line-expect-eyes-two = Открыты две пары глаз.
line-expect-eyes-three = Открыты три пары глаз.
line-expect-eyes-four = Открыты четыре пары глаз.
line-expect-thumbs-one = Поднят один палец.
line-expect-thumbs-two = Подняты два пальца.
line-expect-thumbs-three = Подняты три пальца.
line-expect-thumbs-four = Подняты четыре пальца.
line-stop = Стоп. Все игроки, закройте глаза.
line-sound-check = Так громко будет звучать ночь. Тому, кто сидит дальше всех, слышно каждое слово?

## Голос: день, по строке на каждый шаг, которому она нужна
line-day-allegiance = Откройте карту перемены.
line-day-allegiance-deal = Выложите в ряд пять карт перемены, лицом вверх.
line-day-switch = Перемена. Оба Ланселота меняют сторону.
line-day-no-change = Без перемен. Оба Ланселота остаются на своей стороне.
line-day-plot-draw-one = Лидер, возьми одну сюжетную карту.
line-day-plot-draw-two = Лидер, возьми две сюжетные карты.
line-day-plot-draw-three = Лидер, возьми три сюжетные карты.
line-day-plot-give = Лидер, раздай эти сюжетные карты другим игрокам.
line-day-loyalty = Теперь один игрок смотрит карту верности другого.
line-day-restore = Теперь один игрок забирает сюжетную карту у другого.
line-day-lead-to-victory = Кто хочет стать лидером? Сейчас можно сыграть карту «Веди к победе».
line-day-the-king-returns = Кто хочет сыграть карту «Король вернулся»?
line-day-we-found-you = Кто хочет сыграть карту «Мы нашли тебя»?
line-day-ambush = Кто хочет сыграть карту «Засада»?
line-day-strong-leader = Кто хочет сыграть карту «Сильный лидер»?
line-day-no-confidence = Кто хочет сыграть карту «Недоверие»?
line-day-in-the-spotlight = Кто хочет сыграть карту «В центре внимания»?
line-day-close-eye = Кто хочет сыграть карту «Пристальный взгляд»?
line-day-team = Теперь лидер похода выбирает команду.
line-day-team-last = Последний состав. Если его отклонят, игра окончена.
line-day-charge = Владелец карты «В атаку» голосует первым, открыто. Потом голосуют все.
line-day-opinion-maker = Владелец карты «Лидер мнений» голосует первым, открыто. Потом голосуют все.
line-day-vote = Все игроки, голосуйте.
line-day-approved = Команда одобрена.
line-day-rejected = Команда отклонена.
line-day-excalibur = Экскалибур: сейчас или никогда.
line-day-exclude = Лидер, исключи одну карту.
line-day-witch-close = Все игроки, закройте глаза.
line-day-witch-act = Ведьма, открой глаза. Можешь взять стопку и пересчитать карты.
line-day-witch-close-again = Ведьма, положи карты обратно, потом закрой глаза.
line-day-quest-cards = Участники похода, сдайте свои карты.
line-day-reveal = Перемешайте карты похода и откройте их.
line-day-success = Поход закончился успехом.
line-day-fail = Поход закончился провалом.
line-day-veiled = Исход похода скрыт.
line-day-lady = Владычица озера, выбери, кого проверить.
line-day-assassin = Убийца, назови Мерлина.
line-day-evil-names = Сторонники зла, вместе назовите Мерлина.
line-day-good-wins = Игра окончена, победило добро.
line-day-evil-wins = Игра окончена, победило зло.
line-day-resistance-wins = Победило сопротивление.
line-day-spies-win = Победили шпионы.
line-day-time-up = Время вышло.

## Слова стола
app-name = Avalon Herald
side-good = { $edition ->
    [resistance] Сопротивление
   *[avalon] Добро
}
side-evil = { $edition ->
    [resistance] Шпионы
   *[avalon] Зло
}
role-merlin = Мерлин
role-percival = Персиваль
role-servant = Слуга
role-good-lancelot = Добрый Ланселот
role-assassin = Убийца
role-morgana = Моргана
role-mordred = Мордред
role-oberon = Оберон
role-minion = Миньон
role-evil-lancelot = Злой Ланселот
role-witch = Ведьма
role-resistance = Боец
role-spy = Шпион
role-lancelot-short = Ланселот
card-switch = Перемена
card-no-change = Без перемен
plot-lead-to-victory = { $edition ->
    [resistance] Сильный лидер
   *[avalon] Веди к победе
}
plot-ambush = { $edition ->
    [resistance] Пристальный взгляд
   *[avalon] Засада
}
plot-the-king-returns = { $edition ->
    [resistance] Недоверие
   *[avalon] Король вернулся
}
plot-restore-your-honor = { $edition ->
    [resistance] Возьми вину
   *[avalon] Верни честь
}
plot-charge = { $edition ->
    [resistance] Лидер мнений
   *[avalon] В атаку!
}
plot-we-found-you = { $edition ->
    [resistance] В центре внимания
   *[avalon] Мы нашли тебя!
}
plot-are-you-the-one = { $edition ->
    [resistance] Чужой разговор
   *[avalon] Это ты?
}
plot-show-your-strength = { $edition ->
    [resistance] Завоюй доверие
   *[avalon] Покажи силу
}
plot-show-your-true-nature = { $edition ->
    [resistance] Откройся
   *[avalon] Покажи, кто ты
}
quest-title = Поход { $quest }
two-fails-needed = нужно два провала
success = Успех
fail = Провал

## Помехи при подготовке: что не так и как надо
problem-player-count = { $found ->
    [one] За столом { $found } игрок, а нужно от 5 до 10.
    [few] За столом { $found } игрока, а нужно от 5 до 10.
   *[many] За столом { $found } игроков, а нужно от 5 до 10.
}
problem-empty-name = Место { $place }: нет имени.
problem-same-name = Места { $first } и { $second }: одно и то же имя, { $name }. Дайте кому-то другое.
problem-first-leader = Первым лидером записано место { $seat }, а нужно от 0 до { $last }: так места считаются в записи.
problem-side-count = { $side }: выбрано { $found }, а за этим столом нужно { $expected }.
problem-role-twice = { $role }: роль выбрана больше одного раза.
problem-wrong-edition = { $role }: такой роли в этом издании нет.
problem-lancelot-alone = { $missing }: не хватает этой роли. Ланселоты играют только парой.
problem-lancelot-without-mode = Оба Ланселота в игре, но не выбрано, как ими играть. Выберите один из пяти вариантов.
problem-mode-without-lancelot = Вариант с Ланселотом выбран, но двух его карт среди ролей нет.
problem-trapper-players = Ловец рассчитан на 8–10 игроков, а за столом: { $found }.
problem-trapper-with-plot-cards = Ловца и Сюжетные карты вместе включить нельзя. Выключите что-то одно.

warning-percival-knows-merlin = Персиваль без Морганы: он наверняка узнает Мерлина.
warning-percival-at-five = Персиваль впятером: без Морганы или Мордреда злу будет трудно.
warning-percival-sees-nobody = Персиваль никого не увидит: в игре нет ни Мерлина, ни Морганы.
warning-merlin-without-assassin = Убийцы нет: в конце сторонники зла назовут Мерлина вместе.
warning-assassin-without-merlin = Без Мерлина убивать некого: три успеха приносят победу.
warning-lancelot-below-seven = Ланселот рассчитан на семерых и больше.
warning-lady-below-seven = Владычица озера рассчитана на семерых и больше.
warning-trapper-team-of-six = Команде из шести нужно по шесть карт похода каждого вида, а в коробке их пять. Добавьте по одной.

## Почему чего-то сделать нельзя: что не так и как надо
illegal-not-now = сейчас нельзя: { $got }; ожидается: { $expected }
illegal-nothing-more = больше нельзя: { $got }; игра окончена, и всё рассказано
illegal-nothing-to-draw = сейчас брать нечего
illegal-nothing-to-undo = отменять нечего
illegal-nothing-to-redo = возвращать нечего: ничего не отменяли
illegal-no-such-seat = за этим столом нет места { $seat }; ожидается от 0 до { $last }
illegal-team-size = { $found ->
    [one] в команду выбран { $found } игрок
    [few] в команду выбраны { $found } игрока
   *[many] в команду выбрано { $found } игроков
}; ожидается { $expected }
illegal-no-excalibur = в этой игре нет Экскалибура; ожидается команда без его владельца
illegal-approvals = голосов за названо { $found }; ожидается не больше { $players }, по одному от игрока
illegal-too-many-fails = провалов названо { $found }; в этом походе ожидается не больше { $most }
illegal-card-gone = в колоде перемен больше нет карты «{ $card }»; в ней осталось: без перемен { $noChange }, с переменой { $switch }
illegal-dealt-count = карт перемены выложено { $found }; ожидается 5, по одной на поход
illegal-dealt-switches = перемен выложено { $found }; в колоде их { $most }
illegal-excalibur-missing = Экскалибур никому не вручён; ожидается владелец из команды, не сам лидер
illegal-excalibur-holder = { $name }: вручить Экскалибур нельзя; можно: { $may }
illegal-excalibur-no-target = { $name }: карту подменить нельзя; Экскалибур останется без дела, все другие карты открыты
illegal-excalibur-target = { $name }: карту подменить нельзя; можно: { $may }
illegal-lady-target = { $name }: проверить нельзя; можно: { $may }
illegal-not-on-team = { $name }: карты в этом походе нет; она есть у других: { $may }
illegal-drawn-count = { $found ->
    [one] взята { $found } сюжетная карта
    [few] взяты { $found } сюжетные карты
   *[many] взято { $found } сюжетных карт
}; ожидается { $expected }
illegal-plot-card-gone = карт «{ $card }» в колоде осталось { $left }; всего в ней: { $deck }
illegal-card-not-drawn = карты «{ $card }» среди взятых нет; ожидается одна из этих: { $cards }
illegal-leader-keeps-none = { $name }: это лидер, себе сюжетных карт он не оставляет; ожидается другой игрок
illegal-loyalty-looker = { $name }: сейчас карту не смотрит; ожидается: { $may }
illegal-loyalty-shown = { $name }: эту карту сейчас не смотрят; ожидается: { $may }
illegal-not-asked = { $name }: сейчас такого хода нет; ожидается: { $may }
illegal-plot-target = «{ $card }»: такая цель не подходит: { $name }; ожидается: { $may }
illegal-plot-aims-at-nobody = «{ $card }»: у этой карты цели нет; ожидается ход без неё
illegal-plot-aim = не сказано, что делает «{ $card }»; ожидается её цель или чью карту она забирает
illegal-not-held = { $name }: нет карты «{ $card }», взять нечего
illegal-roles-witch = { $name }: этот игрок скрыл исход похода; ожидается Ведьма на этом месте
illegal-roles-count = ролей названо { $found }; ожидается { $players }, по одной на игрока
illegal-roles-line-up = { $role }: роль названа { $found ->
    [one] { $found } раз
    [few] { $found } раза
   *[many] { $found } раз
}; в составе ролей { $expected }
illegal-roles-fails = в походе { $quest } { $fails ->
    [one] был { $fails } провал
    [few] было { $fails } провала
   *[many] было { $fails } провалов
}, но при таких ролях команда могла сыграть не больше { $most }
illegal-roles-few-fails = в походе { $quest } { $fails ->
    [one] был { $fails } провал
    [few] было { $fails } провала
   *[many] было { $fails } провалов
}, но при таких ролях команда должна была сыграть не меньше { $least }
illegal-roles-merlin = { $merlin ->
    [yes] назван Мерлин, это { $name }; ожидается эта роль на этом месте
   *[no] названо имя { $name }, и это не Мерлин; ожидается другая роль на этом месте
}
illegal-roles-target = в конце названо имя { $name }, но { $role } по правилу этого стола целью быть не может

## Что произошло: для отмены и хроники
event-allegiance = Карта: { $card }
event-allegiance-dealt = Выложены пять карт
event-team = Команда: { $names }
event-vote = Голоса: { $yes } за, { $no } против
event-quest = { $fails ->
    [0] Нет провалов
    [one] { $fails } провал
    [few] { $fails } провала
   *[many] { $fails } провалов
}
event-assassination = { $merlin ->
    [yes] Названо имя: { $name }, Мерлин
   *[no] Названо имя: { $name }, не Мерлин
}
event-roles = Кто кем был
event-plot-drawn = Взяты: { $cards }
event-plot-given = { $name } получает: { $card }
event-loyalty-checked = Смотрит { $by }, карту показывает { $of }
event-plot-played = { $name }: { $card }
event-plot-played-on = { $name }: { $card }, цель: { $on }
event-plot-taken = { $name } берёт карту «{ $card }», отдаёт { $from }
event-plot-passed = { $name } пропускает
event-excalibur-used = Экскалибур, цель: { $name }
event-excalibur-unused = Экскалибур не применён
event-excluded = Карта исключена: { $name }
event-veil = Исход скрыт
event-lady = Владычица у игрока: { $name }
event-undo = Отмена
event-redo = Возврат
log-quest = Поход { $quest }: { $what }
log-proposal = Поход { $quest }, состав { $proposal }: { $what }
log-title = Что произошло
ledger-held = Сюжетные карты на руках: { $cards }
ledger-used = Сыграны: { $cards }
ledger-left = В колоде: { $cards }
ledger-count = { $what } × { $count }
ledger-none = нет
log-empty = Пока ничего: начинается первый поход.
votes-title = Голоса
votes-quest = Поход
votes-proposal = состав
votes-yes = за
votes-no = против
votes-leader = лидер
votes-team = в команде
votes-excluded = карта исключена
votes-tally = { $yes } : { $no }
votes-tally-means = за : против
votes-shown = Голоса: { $how ->
    [hidden] не видно
    [totals] только счёт
    [full] кто как
   *[after] всё после игры
}
votes-earlier = Раньше
votes-later = Позже
votes-empty = Голосований ещё не было.
votes-column = Поход { $quest }, состав { $proposal }. { $what }
votes-leader-is = Лидер: { $name }. Команда: { $names }.
votes-who = За: { $yes }. Против: { $no }.
votes-nobody = никто

## Подготовка
setup-players = игроков
setup-count = { $found } из { $expected }
setup-modules = Дополнения
edition-avalon = Авалон
edition-resistance = Сопротивление
setup-excalibur = Экскалибур
setup-lady = Владычица озера
setup-plot-cards = Сюжетные карты
setup-trapper = Ловец
setup-lancelot-mode = Ланселот: { $mode }
setup-restore = { $edition ->
    [resistance] Возьми вину
   *[avalon] Верни честь
}
setup-restore-held = Хранится до хода
setup-restore-now = Играется сразу
box-lady = Владычица
box-excalibur = Экскалибур
box-plot = Сюжетных: { $count }
setup-lancelot = Ланселот
setup-lancelot-none = Без Ланселота
mode-acquainted = Знакомы
mode-acquainted-means = Знают друг друга и сторон не меняют.
mode-drawn = По карте
mode-drawn-means = Карта в каждом походе может сменить их стороны.
mode-dealt = В ряд
mode-dealt-means = Пять карт открыты; злой обязан проваливать.
mode-late-seven = Поздно, семь карт
mode-late-seven-means = По карте из семи, начиная с похода 3.
mode-late-five = Поздно, пять карт
mode-late-five-means = По карте из пяти, начиная с похода 3.
setup-deck = Карты перемены
setup-deck-app = Тянет Герольд
setup-deck-real = Своя колода
setup-deck-app-means = Перемешаны и открываются на экране.
setup-deck-real-means = Стол тянет сам и говорит Герольду, что вышло.
setup-more = Ещё
setup-house-rules = Правила стола
setup-herald = Голос и экран
setup-tv-means = Всё, что видно столу, без кнопок.
setup-votes = Прошлые голосования
setup-day-prompts = Голос днём
setup-day-prompts-means = Каждый шаг походов произносится вслух.
setup-back = К подготовке
setup-assassination = Убийство Мерлина
rule-reveal = Зло открыто, молчит
rule-discuss = Зло открыто, совещается
rule-hide-oberon = Оберон скрыт, молчат
rule-discuss-hide-oberon = Оберон скрыт, совещаются
rule-conceal = Все скрыты, совещаются
rule-means = { $rule ->
    [reveal] Откройте все карты зла. Все молчат: Убийца решает один.
    [discuss] Откройте все карты зла. Сначала зло может посовещаться.
    [hide_oberon] Откройте карты зла, кроме Оберона: его тоже могут назвать. Все молчат.
    [discuss_hide_oberon] Откройте карты зла, кроме Оберона: его тоже могут назвать. Зло может посовещаться.
   *[conceal] Карт не открывайте. Сначала зло может посовещаться.
}
setup-usual = Обычные роли
setup-add-player = Добавить игрока
setup-remove-player = Убрать
setup-remove-last = На одного меньше
setup-name = Имя, место { $place }
setup-new-name = Игрок { $number }
setup-leads-first = Лидер
setup-random-leader = Лидер по жребию
setup-move-left = Влево
setup-move-right = Вправо
setup-paste = Вставить имена
setup-paste-back = Убрать вставленное
setup-paste-none = В том, что скопировано, нет имён. Скопируйте список, по имени в строке, и вставьте снова.
setup-paste-few = { $count ->
    [one] Вставлено { $count } имя. За столом не меньше пяти мест: остальные остались как были.
    [few] Вставлено { $count } имени. За столом не меньше пяти мест: остальные остались как были.
   *[many] Вставлено { $count } имён. За столом не меньше пяти мест: остальные остались как были.
}
setup-paste-many = За столом не больше десяти мест. Без места: { $names }.
setup-known = Уже играли здесь
setup-known-keys = Вниз, вверх: выбрать. Enter: взять.
setup-begin = Раздать персонажей
setup-errors = { $count ->
    [one] Сначала исправьте { $count } ошибку
    [few] Сначала исправьте { $count } ошибки
   *[many] Сначала исправьте { $count } ошибок
}
setup-box = Возьмите из коробки
box-count = { $what } × { $count }
box-leader = Лидер
box-votes = Голоса: { $players } × 2
box-quest-cards = Карты похода: { $cards } + { $cards }
box-allegiance = Без перемен: { $noChange }, перемена: { $switch }

## Неоконченная игра
resume-title = Есть неоконченная игра
resume-unread = карты ещё не открыты
resume-nothing-yet = пока ничего
resume-go-on = Продолжить
resume-new = Новая игра
resume-night = Шла ночь

## Перед ночью: карты розданы, звук проверен
ready-title = Раздайте персонажей
ready-title-table = Звук и ночь
ready-hint = Каждый смотрит свою карту и кладёт её лицом вниз.
ready-begin = Начать ночь
ready-back = К столу
ready-test = Проверить звук
ready-sound = Звук
ready-night = Ночь
ready-keys = Вверх, вниз: выбрать · Влево, вправо: изменить · F1: помощь
ready-less = { $what }: меньше
ready-more = { $what }: больше
ready-voice = Голос
ready-ambience = Фон
ready-ambience-loudness = Громкость фона
ready-bell = Колокол в конце
ready-lead-in = Тишина до начала
ready-language = Язык
ready-pace = Темп
ready-look = Время смотреть
ready-pause = Пауза после слов
ready-counts = Сколько увидят
ready-constant = Равная длина
ready-second = Второй язык
ready-glow = Свечение
ready-percent = { $count } %
ready-secs = { $secs } с
ready-on = Да
ready-off = Нет
ambience-off = Нет
ambience-rain = Дождь
ambience-hearth = Очаг
ambience-wind = Ветер
ambience-hall = Музыка
pace-slow = Медленно
pace-normal = Обычно
pace-quick = Быстро
pace-own = Свой
counts-off = Молчать
counts-shown = Показать
counts-spoken = Сказать

## Ночь
night-paused = Пауза
night-keys = Пробел: пауза · S: стоп
night-go-on = Дальше
night-again = Ещё раз
night-back = Назад
night-next = Вперёд
night-stop = Стоп
night-restart = С начала
night-redeal = Раздать заново
night-lead-in = Наступает ночь.
night-quiet = Немного тишины.
night-done = Ночь окончена.
night-to-table = К столу
night-silent = Звука нет: читайте вслух сами.
night-no-answer = Звук не отвечает. Он вернётся сам.
night-cut-off = Звук пропал на полуслове. R: сказать ещё раз.
night-broken-clip = Эту фразу не проиграть. Прочтите её вслух сами.

## Стол
now = Сейчас:
next = Далее: { $what }
next-vote = голосование
next-team = { $name } выбирает команду
team-ask = { $name }, выбери { $size ->
    [2] двоих
    [3] троих
    [4] четверых
    [5] пятерых
    [6] шестерых
   *[many] игроков: { $size }
}
team-chosen = выбрано { $chosen } из { $size }
team-choose-more = { $count ->
    [1] Нужен ещё один
    [2] Нужны ещё двое
    [3] Нужны ещё трое
    [4] Нужны ещё четверо
    [5] Нужны ещё пятеро
    [6] Нужны ещё шестеро
   *[many] Нужно ещё { $count }
}
team-ready = На голосование
draft-added = В команде: { $name }
draft-removed = Не в команде: { $name }
draft-said-no = { $name } против
draft-said-yes = { $name } за
seat-leads = лидер
seat-on-team = в команде
quest-now = идёт сейчас
quest-team = участников: { $count }
proposal-of = { $proposal }-й состав из 5
proposal-last = 5-й состав: отказ — конец
vote-ask = Кто против? Коснитесь.
vote-else = Остальные за.
vote-ask-yes = Кто за? Коснитесь.
vote-else-yes = Остальные против.
vote-totals-ask = Сколько голосов за?
vote-totals-hint = Остальные против.
vote-approved = Одобрено
vote-rejected = Отклонено
vote-approved-button = Одобрено, { $yes } против { $no }
vote-rejected-button = Отклонено, { $no } против { $yes }
vote-if-nobody-no = Если никто не против
vote-if-nobody-yes = Если никто не за
vote-last-rejects = Пятый отказ кончает игру.
vote-who-yes = Кто за?
vote-who-no = Кто против?
vote-totals = Числом
vote-by-seat = По местам
vote-more = Больше
vote-fewer = Меньше
fails-ask = Сколько провалов?
fails-hint = { $needed ->
    [2] Карт: { $cards }. Чтобы поход провалился, нужно два провала.
   *[other] Карт: { $cards }. Чтобы поход провалился, хватит одного провала.
}
fails-button = { $fails ->
    [0] Нет
    [1] Один
    [2] Два
    [3] Три
    [4] Четыре
    [5] Пять
    [6] Шесть
   *[many] { $fails }
}
result-success = Поход { $quest }: успех
result-fail = Поход { $quest }: провал
result-cards = { $successes ->
    [0] Нет успехов
    [1] Один успех
    [2] Два успеха
    [3] Три успеха
    [4] Четыре успеха
    [5] Пять успехов
    [one] { $successes } успех
    [few] { $successes } успеха
   *[many] { $successes } успехов
}, { $fails ->
    [0] нет провалов
    [1] один провал
    [2] два провала
    [3] три провала
    [4] четыре провала
    [one] { $fails } провал
    [few] { $fails } провала
   *[many] { $fails } провалов
}.
result-needed = { $needed ->
    [2] { $fails ->
        [0] Нужно было два.
        [1] Нужно было два.
       *[many] Двух хватило.
    }
   *[other] { $fails ->
        [0] Всё прошло гладко.
       *[many] Хватило одного.
    }
}
result-turn-all = Открыть все
result-on = К походу { $quest }
result-to-assassin = К убийству
result-to-end = Кто победил
score-good = { $edition ->
    [resistance] Бойцы { $count }
   *[avalon] Добро { $count }
}
score-evil = { $edition ->
    [resistance] { $count } Шпионы
   *[avalon] { $count } Зло
}
allegiance-ask = Откройте карту перемены
allegiance-hint = В колоде: без перемен { $noChange }, с переменой { $switch }.
allegiance-turn = Открыть карту
allegiance-real = Или скажите, что на настоящей карте:
allegiance-app = Какую карту вытянул стол? Или пусть тянет Герольд:
allegiance-deal-ask = Выложите пять карт перемены
allegiance-deal-hint = По одной над каждым походом. Две уходят закрытыми.
allegiance-deal = Выложить карты
allegiance-deal-real = Или отметьте настоящие карты с переменой и нажмите:
allegiance-deal-told = Карты верны
allegiance-deal-shown = По карте на поход
go-on = Дальше
allegiance-stay = Оба Ланселота остаются на своей стороне.
allegiance-swap = Оба Ланселота меняют сторону.
lancelots-as-dealt = Ланселоты на своих сторонах
lancelots-swapped = Ланселоты поменялись сторонами
lancelot-must-fail = злой обязан проваливать
token-lady = { $name }: Владычица озера
token-sword = { $name }: Экскалибур
token-face-up = { $name } играет в открытую
token-excluded = { $name }: карта исключена
token-plot = { $name }: { $cards }
window-ask = { $card }?
window-order = { $count ->
    [1] { $names }. Один шанс.
   *[many] { $names }, по порядку. У каждого один шанс.
}
window-plays = играет
window-first = сначала
window-next = потом
window-target = { $name }, на кого? { $card }
nobody = Никто
plot-draw-ask = { $count ->
    [1] { $name }, возьми сюжетную карту
    [2] { $name }, возьми две сюжетные карты
    [3] { $name }, возьми три сюжетные карты
   *[many] { $name }, возьми сюжетных карт: { $count }
}
plot-draw-hint = В колоде: { $count }. Их раздают другим игрокам, по одной.
plot-draw = { $count ->
    [1] Взять карту
   *[many] Взять карты
}
plot-draw-real = Или отметьте настоящие карты по порядку:
plot-drawn = Взяты: { $cards }
plot-give-ask = { $name }, отдай: { $card }
plot-give-next = Затем: { $cards }
plot-give-other = Сначала другую
plot-means = { $card ->
    [are_you_the_one] Посмотри карту верности соседа.
    [charge] Отныне голосуй открыто, раньше других.
    [show_your_strength] Лидер передаёт карту верности другому игроку.
    [show_your_true_nature] Передай свою карту верности другому игроку.
    [the_king_returns] Команду одобрили. Отклони её: это считается как отказ.
    [ambush] Посмотри одну сыгранную карту похода. Она не меняется.
    [lead_to_victory] Стань лидером, пока лидер ничего не сделал.
    [we_found_you] Назови участника похода: он сыграет карту в открытую.
   *[restore_your_honor] Забери сюжетную карту у другого игрока.
}
sword-ask = { $name }, подменить карту?
sword-hint = Экскалибур: сейчас или никогда. Потом владелец смотрит прежнюю карту.
sword-unused = Не подменять
sword-give-ask = { $name }, кому Экскалибур?
team-to-sword = Вручить Экскалибур
team-title = Команда
next-sword = Экскалибур, потом голосование
exclude-ask = { $name }, исключи карту
exclude-hint = Она не в счёт. После исключения её видит только лидер.
exclude-do = Исключить карту: { $name }
exclude-choose = Коснитесь, чью карту
exclude-random = Жребий
lady-ask = { $name }, кого проверишь?
lady-hint = Владычица озера переходит к этому игроку.
loyalty-pass = { $name } показывает карту верности. Кому?
loyalty-who = Кто смотрит?
loyalty-look = { $name }, чью карту смотришь?
loyalty-lot = Решить жребием
witch-price-means = Цена завесы: игрок по жребию смотрит карту другого.
witch-price = Цена завесы
witch-ask = Час Ведьмы
witch-hint = Все закрывают глаза. Она может пересчитать стопку и скрыть исход или нет.
witch-begin = Закройте глаза
witch-keys = Чтобы скрыть исход: цифра своего места, затем число провалов · Esc: ввести заново
veiled = Скрыт
result-veiled = Исход похода { $quest } скрыт
card-face-down = Карта похода рубашкой вверх
result-veiled-means = Он засчитан. Исход увидят, когда у одной стороны будет три.
setup-trapper-time = Время на исключение
setup-trapper-secs = { $count ->
    [0] Без ограничения
    [one] { $count } секунда, потом жребий
    [few] { $count } секунды, потом жребий
   *[many] { $count } секунд, потом жребий
}
exclude-time = { $count ->
    [one] Исключи карту: осталась { $count } секунда
    [few] Исключи карту: осталось { $count } секунды
   *[many] Исключи карту: осталось { $count } секунд
}
vote-charge = { $edition ->
    [resistance] { $count ->
        [1] Лидер мнений: { $names } голосует раньше всех, открыто.
       *[many] Лидер мнений: { $names } голосуют раньше всех, вместе, открыто.
    }
   *[avalon] { $count ->
        [1] В атаку! { $names } голосует раньше всех, открыто.
       *[many] В атаку! { $names } голосуют раньше всех, вместе, открыто.
    }
}
assassin-ask = Убийца, назови Мерлина
assassin-ask-evil = Зло, назови Мерлина сообща
assassin-confirm = Названо имя: { $name }. Это Мерлин?
assassin-merlin = Это Мерлин
assassin-not-merlin = Это не Мерлин
assassin-choose = Коснитесь, кто назван
over-good = { $edition ->
    [resistance] Победа сопротивления
   *[avalon] Победа добра
}
over-evil = { $edition ->
    [resistance] Победа шпионов
   *[avalon] Победа зла
}
reason-three-fails = Провалились три похода.
reason-five-rejections = Пять составов подряд отклонены.
reason-merlin-assassinated = Названо имя: { $name }. Это был Мерлин.
reason-assassination-missed = Названо имя: { $name }. Это был не Мерлин.
reason-three-successes = Удались три похода.
over-rematch = Ещё партию
undo = Отмена
redo = Вернуть
taken-back = Отменено: { $what }
menu = Меню
menu-back = К столу
menu-night-again = Прочесть ночь снова
menu-end = Выйти из игры…
menu-end-sure = Игра останется записанной как есть, но продолжить её больше не предложат.
menu-end-yes = Выйти и начать заново
menu-sound = Звук и ночь
menu-log = Что произошло
menu-votes = Голоса
menu-light = Светлая тема
menu-dark = Тёмная тема
menu-larger = Крупнее
menu-smaller = Мельче
menu-still = Без движения
menu-moves = С движением
menu-tv = Окно для ТВ
menu-full-screen = На весь экран
menu-quit = Выход
key-space = Пробел
key-who = W
key-up = Вверх
key-down = Вниз
key-esc = Esc
key-left = Влево
key-right = Вправо
key-home = Home
key-again = R
key-stop = S
key-redeal = D
key-test = T
key-delete = Del
key-undo = Ctrl Z
key-redo = Ctrl Shift Z
key-paste = Ctrl V
key-lead = Alt Вверх
key-leave = Alt Del
key-move-left = Alt Влево
key-move-right = Alt Вправо

## Помощь: каждый персонаж и каждый модуль в нескольких словах
help-title = Помощь
help-in-play = В игре
help-others = Не в игре
help-keys = Клавиши
help-role = { $role ->
    [merlin] Добро. Ночью видит сторонников зла, кроме Мордреда. Если в конце зло его назовёт, побеждает зло.
    [percival] Добро. Ночью видит Мерлина и Моргану, но не знает, кто из них кто.
    [servant] Добро. Не знает никого.
    [good_lancelot] Добро, пока перемена не сделает его злым. Играет за ту сторону, на которой он сейчас.
    [assassin] Зло. Когда у добра три похода, называет того, кого считает Мерлином.
    [morgana] Зло. Показывается Персивалю, будто она Мерлин.
    [mordred] Зло, и Мерлин его не видит.
    [oberon] Зло, но сам по себе: не знает остальных, и они его не знают. Мерлин его видит.
    [minion] Зло. Знает остальных сторонников зла, кроме Оберона.
    [evil_lancelot] Зло, пока перемена не сделает его добрым. Играет за ту сторону, на которой он сейчас.
    [witch] Зло. Раз за игру может скрыть исход похода; затем проверяют верность одного игрока.
    [resistance] Не знает никого. В каждом походе играет успех.
   *[spy] Знает остальных шпионов. Может сыграть провал.
}
help-module = { $module ->
    [lady] После походов 2, 3 и 4 тот, у кого она, смотрит верность другого игрока и отдаёт её ему. Дважды её никто не получает.
    [excalibur] Лидер отдаёт его кому-то из команды. Когда карты похода сданы, владелец может перевернуть исход одной из них и смотрит, какой она была.
    [lancelot] Два Ланселота, по одному на каждой стороне. Карта перемены может поменять их местами.
    [plot_cards] Лидер тянет их и раздаёт другим. Одни действуют сразу, другие ждут своего часа, и Герольд его объявит.
    [trapper] В поход идёт на одного больше. Когда карты сданы, лидер исключает одну из них: она не считается.
   *[witch] В каждом походе все ненадолго закрывают глаза, и Ведьма может скрыть его исход.
}
help-about = Слова, рисунки и звуки здесь свои; голоса и шрифты взяты по свободным лицензиям, они лежат в assets/audio и assets/fonts исходного кода. «Сопротивление» и «Авалон» — игры Дона Эскриджа.
help-command = { $command ->
    [seats] Места за столом
    [primary] Золотая кнопка
    [undo] Отменить
    [redo] Вернуть
    [menu] Меню или назад
    [log] Что произошло
    [votes] Прошлые голосования
    [timer] Таймер
    [help] Помощь
    [turn] Голоса: кто за
    [other] Голоса: только счёт
    [options] Ещё
    [night] Ночь: пауза
    [stop] Ночь: стоп
    [back] Ночь: фраза назад, вперёд
    [again] Ночь: ещё раз
    [size] Крупнее, мельче
    [tv] Окно для телевизора
   *[full] Во весь экран
}
timer-discussion = Обсуждение
timer-assassination = Убийство Мерлина
timer-left = Осталось секунд: { $count }
timer-over = Время вышло
timer-start = Пуск
timer-pause = Пауза
timer-shorter = − 30 с
timer-longer = + 30 с
go-back = Назад
menu-timer = Таймер
menu-help = Помощь

## Неполадки: что случилось и что делать
trouble-not-written = Ход не удалось записать, поэтому он не сделан. { $why }
trouble-other-folder = Другая папка
trouble-moved = Теперь игра хранится здесь: { $path }
trouble-nowhere = В другие папки записать тоже нельзя. Игра идёт только до записанного места.
trouble-tail = Последняя строка игры записана не целиком: программа прервалась. Строка отложена, всё до неё на месте. { $path }
trouble-crashed = В прошлый раз Герольд прервался из-за ошибки. Что случилось, записано здесь: { $path }
trouble-own-voice = Файл вашего голоса пропущен, вместо него говорит встроенный голос. { $why }
dismiss = Понятно

## Как слова соединяются
join-list = { $first }, { $then }
join-sentences = { $first } { $then }
join-also = { $first }; { $then }
join-value = { $what }: { $value }
join-whose = { $what } ({ $whose })
quoted = «{ $what }»

## Ваш голос: фразы записываются одна за другой
recording = Записать свой голос
recording-means = Фраза за фразой, с микрофона, вместо встроенного голоса.
recording-title = Ваш голос
recording-section = { $section ->
    [night] Ночь
   *[resistance] Ночь «Сопротивления»
    [counts] Что увидят
    [day] День
}
recording-place = Фраза { $place } из { $lines }
recording-own = { $count ->
    [0] пока ничего
   *[other] записано: { $count }
}
recording-built-in = Встроенный голос
recording-is-own = Ваш голос
recording-unkept = Новая запись, ещё не сохранена
recording-level = Громкость
recording-ready = Нажмите «Запись» и прочтите эти слова вслух.
recording-ready-own = Эта фраза уже записана. Запишите ещё раз или идите дальше.
recording-now = Запись: { $secs } с
recording-taken = { $secs } с. Послушайте, затем сохраните или запишите ещё раз.
recording-too-loud = { $secs } с, но местами слишком громко. Отодвиньтесь и запишите ещё раз.
recording-no-device = Микрофон не открыть. Подключите его или разрешите Герольду доступ.
recording-no-answer = Звук не отвечает. Запись продолжится, когда он вернётся.
recording-cut-off = Микрофон пропал. Всё, что вы успели сказать, здесь.
recording-silent = Ничего не слышно. Микрофон включён?
recording-no-voice = Слышен только шум. Говорите громче или ближе к микрофону.
recording-odd = Звук этого микрофона не подходит. Попробуйте другой.
recording-unheard = Проиграть не на чем. Запись всё равно здесь.
recording-record = Запись
recording-stop = Стоп
recording-keep = Сохранить, дальше
recording-keep-last = Сохранить
recording-hear = Послушать
recording-again = Ещё раз
recording-previous = Назад
recording-next = Вперёд
recording-only-needed = Только для этого стола
recording-all = Все фразы
recording-drop = Вернуть встроенный
recording-drop-sure = Эту фразу снова скажет встроенный голос. Ваша запись останется в папке, отложенной.
recording-drop-keep = Оставить мою запись
recording-drop-yes = Вернуть встроенный
recording-dont-keep = Не сохранять
recording-back = К подготовке
