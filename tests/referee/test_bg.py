"""Bulgarian clues: L-bg-01 to L-bg-10, word by word."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from covernames.referee import Codename, Verdict, judge, language_of
from covernames.referee.languages.bg import Bulgarian
from covernames.referee.languages.bg_roots import lines


def say(clue: str, *board: str | Codename, options: tuple[str, ...] = ()) -> Verdict:
    return judge(clue, 1, board, "bg", options)


def pairs(text: str) -> list[tuple[str, str]]:
    """``clue/card`` pairs."""
    return [(clue, card) for clue, _, card in (pair.partition("/") for pair in text.split())]


@pytest.mark.rule("L-bg-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "лимони/ЛИМОН фенерите/ФЕНЕР тигри/ТИГЪР юнаци/ЮНАК паяци/ПАЯК върхове/ВРЪХ очи/ОКО "
        "ръце/РЪКА дни/ДЕН бели/БЯЛ ходихме/ХОДЯ градовете/ГРАД смартфона/СМАРТФОН дронове/ДРОН"
    ),
)
def test_no_form_of_a_visible_word(clue: str, card: str) -> None:
    said = say(clue, "ПАРКЕТ", card)
    assert (said.verdict, said.rule, said.card) == ("illegal", "L-bg-01", card)


@pytest.mark.rule("L-bg-01")
@pytest.mark.rule("D-073")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        # suffixes: small things, people, qualities, places, doings
        "масичка/МАСА гълъбче/ГЪЛЪБ рибар/РИБА цветарка/ЦВЕТЕ снежен/СНЯГ водичка/ВОДА "
        "градски/ГРАД мързеливец/МЪРЗЕЛ лудост/ЛУД хлебарница/ХЛЯБ учителка/УЧИТЕЛ "
        # prefixes
        "безсънен/СЪН подводен/ВОДА замръзвам/МРАЗ осолявам/СОЛ изписвам/ПИСМО полет/ЛЕТИЩЕ "
        # sounds that change: ят, к/ч, г/ж, х/ш, ър/ръ, ъ that comes and goes, д/жд, т/щ, о/а
        "цветен/ЦВЯТ речен/РЕКА книжен/КНИГА страшен/СТРАХ връх/ВЪРХОВЕ огнен/ОГЪН раждане/РОД "
        "плащам/ЗАПЛАТА изгарям/ГОРЯ грешник/ГРЯХ гръцки/ГЪРЦИЯ сръбски/СЪРБИЯ "
        # loans
        "футболист/ФУТБОЛ компютърен/КОМПЮТЪР шофирам/ШОФЬОР актриса/АКТЬОР японец/ЯПОНИЯ"
    ),
)
def test_no_word_of_the_same_root(clue: str, card: str) -> None:
    said = say(clue, "ПАРКЕТ", card)
    assert (said.verdict, said.rule, said.card) == ("illegal", "L-bg-01", card)


@pytest.mark.rule("L-bg-02")
@pytest.mark.parametrize(
    ("clue", "card", "reason"),
    [
        ("водопад", "ВОДА", "contains-word"),
        ("земетресение", "ЗЕМЯ", "contains-word"),
        ("железобетон", "БЕТОН", "contains-word"),
        ("лед", "СЛАДОЛЕД", "compound-part"),
        ("пиша", "РЪКОПИС", "compound-part"),
        ("бягам", "БОМБОУБЕЖИЩЕ", "compound-part"),
        ("водопровод", "ВОДОПАД", "shared-part"),
        ("вертолет", "САМОЛЕТ", "compound-part"),
    ],
)
def test_every_root_of_a_compound_counts(clue: str, card: str, reason: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.reason, said.rule) == ("illegal", reason, "L-bg-02")


@pytest.mark.rule("L-bg-03")
@pytest.mark.rule("L-bg-05")
@pytest.mark.rule("E-04")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("рок/РОГ леп/ЛЕБ град/ГРАТ бос/БОЗА комедиант/КОМЕНДАНТ ефрейтор/ЕСКАЛАТОР бонус/БОНБОН"),
)
def test_words_that_sound_alike_are_other_words(clue: str, card: str) -> None:
    assert say(clue, card).verdict != "illegal"


@pytest.mark.rule("C-118")
@pytest.mark.rule("E-11")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "барета/БАР ракета/РАК студент/СТУД картина/КАРТА портрет/ПОРТ партизанин/ПАРТИЯ "
        "пистолет/ПИСТА колет/КОЛА лазаня/ЛАЗ желатин/ЖЕЛАЯ горила/ГОРА солист/СОЛ носия/НОС "
        "сирена/СИРЕНЕ катедрала/КАТЕДРА турнир/ТУРНЕ степен/СТЕП маргарин/МАРГАРИТА "
        "булдозер/БУЛДОГ домино/ДОМ кукувица/КУКА магистрала/МАГИСТЪР завод/ВОДА палатка/ПАЛАТА "
        "нежен/ЖЕНА оптика/ПЪТ танци/ТАНК трик/ТРИ сума/СУМО нива/НИВО врата/ВРАТ интервю/ИНТЕРВАЛ"
    ),
)
def test_look_alikes_are_other_words(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "legal"


@pytest.mark.rule("L-bg-04")
@pytest.mark.rule("E-05")
@pytest.mark.rule("N-04")
@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("пе\u0301та", "ПЕТА"),
        ("Ва\u0301зовата", "ВАЗОВАТА"),
        ("вила\u0300", "ВИЛА"),
        ("КОС", "кос"),
    ],
)
def test_what_is_spelled_alike_is_one_word(clue: str, card: str) -> None:
    assert (say(clue, card).verdict, say(clue, card).reason) == ("illegal", "same-word")


@pytest.mark.rule("N-04")
def test_the_letters_with_a_sign_of_their_own_stay() -> None:
    fold = language_of("bg").fold
    assert fold("й") == "й"
    assert fold("ѝ") == "ѝ"
    assert fold("пѝта") == "пита"
    assert fold("сѐло") == "село"


@pytest.mark.rule("L-bg-04")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("осиновен/СИН синева/СИН косачка/КОСА дългокос/КОСА")
)
def test_a_word_with_two_meanings_has_the_kin_of_both(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "illegal"


@pytest.mark.rule("L-bg-06")
def test_foreign_words() -> None:
    assert say("dog", "КУЧЕ").verdict == "illegal"
    assert (say("лошадь", "КОН").verdict, say("лошадь", "КОН").reason) == ("ask", "foreign-word")
    assert say("лаптоп", "БЮРО").verdict == "legal"


@pytest.mark.rule("L-bg-07")
@pytest.mark.rule("C-132")
@pytest.mark.parametrize("name", ["Наполеон", "париж", "Зевс", "Айнщайн", "Раковски", "Пинокио"])
def test_names_are_allowed(name: str) -> None:
    assert say(name, "РАК", "ПЛАТ").verdict == "legal"


@pytest.mark.rule("L-bg-08")
@pytest.mark.rule("N-05")
def test_a_clue_may_be_spelled() -> None:
    assert say("ш-е-ф", "ШЕВ").verdict == "legal"
    assert say("р-и-б-а-р", "РИБА").verdict == "illegal"


@pytest.mark.rule("L-bg-09")
@pytest.mark.parametrize(
    ("clue", "option"),
    [
        ("ФБР", "acronyms"),
        ("днк", "acronyms"),
        ("Вазов Иван", "full-names"),
        ("Стара планина", "place-names"),
        ("бяло-черен", "compounds"),
    ],
)
def test_one_word_unless_agreed(clue: str, option: str) -> None:
    assert say(clue, "ТИГАН").verdict != "legal"
    assert say(clue, "ТИГАН", options=(option,)).verdict == "legal"


@pytest.mark.rule("N-09")
def test_a_full_stop_does_not_make_an_abbreviation() -> None:
    assert say("плаж.", "ПЯСЪК").verdict == "legal"
    assert say("риба.", "РИБА").verdict == "illegal"


@pytest.mark.rule("L-bg-10")
@pytest.mark.rule("A-32")
@pytest.mark.parametrize("clue", ["Мордор", "джедай", "Шмръцландия", "фурморт", "лампокраче"])
def test_invented_words_need_an_option(clue: str) -> None:
    said = say(clue, "ПРЪСТЕН")
    assert (said.verdict, said.rule) == ("ask", "L-bg-10")
    assert say(clue, "ПРЪСТЕН", options=("fictional-words",)).verdict == "legal"


@pytest.mark.rule("A-32")
@pytest.mark.parametrize(
    "clue",
    [
        "смартфоните",
        "блогърка",
        "чихуахуа",
        "пингвинче",
        "прахосмукачки",
        "тичахме",
        "кебапчийница",
    ],
)
def test_words_in_use_are_known(clue: str) -> None:
    assert say(clue, "ТИГАН").verdict == "legal"


@pytest.mark.rule("A-58")
@pytest.mark.parametrize(("clue", "card"), pairs("прилеп/ЛЕПЯ зелен/ЗЕЛЕ влача/ВЛАК водка/ВОДА"))
def test_old_kinship_is_for_people(clue: str, card: str) -> None:
    assert (say(clue, card).verdict, say(clue, card).rule) == ("ask", "A-58")


@pytest.mark.rule("L-bg-02")
@pytest.mark.parametrize(
    ("clue", "card", "reason"),
    [
        ("вицепрезидент", "ПРЕЗИДЕНТ", "contains-word"),
        ("ексминистърът", "МИНИСТЪР", "contains-word"),
        ("суперзвезда", "ЗВЕЗДА", "contains-word"),
        ("Димитровград", "ГРАД", "contains-word"),
        ("благоевградски", "ГРАД", "contains-word"),
        ("гара", "АВТОГАРА", "compound-part"),
        ("минибар", "СНЕКБАР", "shared-part"),
    ],
)
def test_a_felt_part_counts_where_no_root_shows_it(clue: str, card: str, reason: str) -> None:
    said = say(clue, "ПАРКЕТ", card)
    assert (said.verdict, said.reason, said.rule, said.card) == ("illegal", reason, "L-bg-02", card)


@pytest.mark.rule("C-118")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("автомат/МАТ експорт/ПОРТ министър/МИНИ телефон/ТЕЛЕ антилопа/ЛОПАТА радиус/РАДИО"),
)
def test_a_beginning_that_is_none_joins_nothing(clue: str, card: str) -> None:
    assert say(clue, card).verdict != "illegal"


@pytest.mark.rule("A-58", "L-bg-07")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("Огнян/ОГЪН Златка/ЗЛАТО Соколов/СОКОЛ айфон/ТЕЛЕФОН Евровизия/ВИЗИЯ")
)
def test_a_part_that_not_everybody_feels_is_for_people(clue: str, card: str) -> None:
    assert (say(clue, card).verdict, say(clue, card).rule) == ("ask", "A-58")


@pytest.mark.rule("N-08")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("4ушка/ЧУШКА 6апка/ШАПКА к0тка/КОТКА 4айник/ЧАЙ кооотка/КОТКА")
)
def test_tricks_of_spelling_hide_no_word(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "illegal"


@pytest.mark.rule("N-08")
@pytest.mark.parametrize(("clue", "card"), pairs("4ushka/ЧУШКА 6APKI/ШАПКА chay/ЧАЙ ma6ina/МАШИНА"))
def test_our_words_in_latin_letters_are_seen_through(clue: str, card: str) -> None:
    said = say(clue, "ПАРКЕТ", card)
    assert (said.verdict, said.rule, said.card) == ("illegal", "N-08", card)


@pytest.mark.rule("L-bg-06", "C-135")
def test_latin_digits_make_a_code_only_where_no_word_of_ours_is_meant() -> None:
    assert (say("4asovnik", "ПАРКЕТ").verdict, say("4asovnik", "ПАРКЕТ").rule) == (
        "illegal",
        "L-bg-06",
    )
    assert {say(clue, "ПАРКЕТ").reason for clue in ("mp4", "A4", "4ever", "SOS")} == {"acronym"}


@pytest.mark.rule("C-113", "C-135")
@pytest.mark.parametrize("clue", ["4", "5G", "ковид-19", "Ф16"])
def test_numbers_and_codes_stay_what_they_are(clue: str) -> None:
    assert language_of("bg").fold(clue) == clue.casefold()


@pytest.mark.rule("L-bg-10", "A-32")
@pytest.mark.parametrize("clue", ["квакалник", "шкафист", "мрънкалище", "лимонлък", "ябъл"])
def test_a_suffix_makes_no_word(clue: str) -> None:
    assert (say(clue, "ТИГАН").verdict, say(clue, "ТИГАН").reason) == ("ask", "made-up-word")


@pytest.mark.rule("L-bg-06")
@pytest.mark.parametrize("clue", ["рыба", "учитель", "батърфлай"])
def test_a_foreign_word_in_our_letters_is_asked_about(clue: str) -> None:
    assert (say(clue, "ТИГАН").verdict, say(clue, "ТИГАН").reason) == ("ask", "foreign-word")


@pytest.mark.rule("D-071")
def test_numerals_by_meaning() -> None:
    assert say("Седем", "ГРЯХ", "ДЖУДЖЕ").verdict == "legal"


def test_a_card_brings_its_own_kin() -> None:
    card = Codename("ТАЛАСЪМ", parts=(), kin=("призрак",))
    assert say("призрак", card).verdict == "illegal"


def test_without_the_analyser_roots_and_lists_remain() -> None:
    alone = Bulgarian()
    alone.missing = ("simplemma",)
    assert alone.clash("рибар", Codename("РИБА"))
    assert alone.clash("солист", Codename("СОЛ")) is None
    assert alone.known("смартфон")
    assert not alone.known("фурморт")


def test_the_list_of_roots_has_only_what_the_rules_can_read() -> None:
    for line in lines("bg-roots.txt"):
        kind, *roots = line.split()
        assert kind in {"n", "v", "s", "~", "+", "="}, line
        assert roots, line
        assert len(roots) == 2 or kind != "~", line


@given(st.text(max_size=70), st.text(max_size=20))
@settings(max_examples=200, deadline=None)
def test_anything_can_be_asked(clue: str, card: str) -> None:
    assert judge(clue, 1, [card], "bg").verdict in {"legal", "illegal", "ask"}
