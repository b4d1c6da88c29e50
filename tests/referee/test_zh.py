"""Clues in Traditional Chinese: characters, words, names and sounds."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from importlib.machinery import ModuleSpec

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from covernames.referee import Codename, Verdict, judge, language_of
from covernames.referee.languages import zh, zh_phrases, zh_sounds, zh_words, zh_writing


def said(clue: str, *visible: str, options: tuple[str, ...] = ()) -> Verdict:
    return judge(clue, 2, visible, "zh-Hant", options)


@pytest.mark.rule("L-zh-01")
@pytest.mark.rule("A-19")
@pytest.mark.parametrize(
    ("clue", "card", "shared"),
    [
        ("磁鐵", "鐵路", "鐵"),
        ("瓶子", "獅子", "子"),  # no character is too common to count
        ("銀行", "行星", "行"),  # nor does it matter how it is read
        ("瘋狂", "狂", "狂"),
        ("OK", "卡拉OK", "ok"),
    ],
)
def test_a_shared_character_blocks_a_clue(clue: str, card: str, shared: str) -> None:
    verdict = said(clue, card, "窗簾")
    assert (verdict.verdict, verdict.reason, verdict.rule) == (
        "illegal",
        "contains-character",
        "L-zh-01",
    )
    assert (verdict.card, verdict.form) == (card, shared)


@pytest.mark.rule("L-zh-01")
def test_the_visible_word_itself_and_listed_kin_are_blocked() -> None:
    assert said("窗簾", "窗簾").reason == "same-word"
    bicycle = Codename("自行車", kin=("單騎",))
    assert judge("單騎", 1, [bicycle], "zh-Hant").reason == "derived"


@pytest.mark.rule("N-10")
@pytest.mark.rule("N-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("学习", "學校"),
        ("电灯", "電燈"),
        ("臺北", "舞台"),
        ("羣島", "人群"),
        ("桜", "櫻花"),
        ("鉄", "鐵路"),
        ("发型", "頭髮"),
        ("发明", "發票"),
        ("面条", "麵包"),
        ("后来", "後門"),
        ("饼干", "乾杯"),
        ("⾺車", "馬"),  # a Kangxi radical
    ],
)
def test_other_forms_of_a_character_are_that_character(clue: str, card: str) -> None:
    assert said(clue, card).verdict == "illegal"


@pytest.mark.rule("N-10")
@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("後門", "皇后"),
        ("麵粉", "面具"),
        ("樹幹", "餅乾"),
        ("心裡", "里程碑"),
        ("出發", "頭髮"),
        ("鬧鐘", "鍾愛"),
        ("放鬆", "松鼠"),
        ("打鬥", "北斗"),
        ("稻穀", "山谷"),
        ("表格", "手錶"),
        ("占卜", "蘿蔔"),
        ("颱風", "舞台"),
    ],
)
def test_characters_that_only_simplified_writing_merges_are_different(clue: str, card: str) -> None:
    assert said(clue, card).verdict == "legal"


@pytest.mark.rule("N-10")
@pytest.mark.parametrize(
    ("clue", "card"),
    [("周圍", "週末"), ("游泳", "遊戲"), ("古蹟", "足跡"), ("头发", "發票"), ("心里", "裡面")],
)
def test_whether_two_characters_are_one_is_asked_where_people_differ(clue: str, card: str) -> None:
    verdict = said(clue, card)
    assert (verdict.verdict, verdict.rule) == ("ask", "N-10")


@pytest.mark.rule("L-zh-02")
def test_signs_of_sound_are_no_clues() -> None:
    assert said("ㄉ", "刀", "燈").rule == "L-zh-02"
    assert said("ㄉㄠ", "刀").verdict == "illegal"
    assert said("dao", "刀").verdict == "illegal"


@pytest.mark.rule("C-111")
@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("三點水", "沙漠"),
        ("三點水部首", "酒"),
        ("水字旁", "海浪"),
        ("木部", "橋"),
        ("提手旁", "按摩"),
        ("雨字頭", "霧"),
        ("八畫", "狗"),
        ("一個字", "貓"),
        ("疊字", "娃娃"),
    ],
)
def test_how_a_card_is_written_is_no_clue(clue: str, card: str) -> None:
    verdict = said(clue, "窗簾", card)
    assert (verdict.verdict, verdict.reason, verdict.rule) == ("illegal", "letters-only", "L-zh-02")
    assert said(clue, "毛筆", card).verdict == "ask"


@pytest.mark.rule("C-111")
def test_a_radical_that_no_card_has_is_asked_about() -> None:
    assert said("三點水", "窗簾", "溪頭").card == "溪頭"
    assert said("三點水", "窗簾", "豆漿", "永").reason == "letters-only"
    assert said("三點水", "窗簾", "豆漿", "永").verdict == "ask"
    assert said("金字旁", "窗簾", options=("proper-nouns",)).verdict == "ask"
    assert said("手部", "按摩").verdict == "legal"
    assert said("十字頭", "螺絲").verdict != "illegal"


@pytest.mark.rule("L-zh-03")
@pytest.mark.parametrize(
    "clue",
    ["圓圓的東西", "會發光的", "很大聲", "三隻狗", "貓與老鼠", "你們應該猜得到吧", "紅色 水果"],
)
def test_phrases_and_sentences_are_several_words(clue: str) -> None:
    assert said(clue, "窗簾").verdict == "illegal"


@pytest.mark.rule("L-zh-03")
@pytest.mark.parametrize(
    "clue",
    [
        "可以拿來喝",
        "長得像貓",
        "會游泳",
        "沒有輪子",
        "在天上飛",
        "掛在牆上",
        "有四隻腳",
        "一杯咖啡",
        "又大又圓",
        "跑得很慢",
        "比大象還重",
        "吃飽了",
        "好玩嗎",
        "開車時",
        "晚餐之後",
        "跟讀書有關",
        "下雨天會用到",
        "我最愛吃",
        "太好笑",
        "紅色水果",
        "沒看過",
        "像雪花",
        "很好吃喔",
        "會飛",
        "要付錢",
        "需要排隊",
        "想回家",
        "用手拿",
        "去海邊玩",
        "每天吃",
        "睡前喝",
        "家裡有",
        "水裡面",
        "跑很快",
        "比貓大",
        "最可怕",
        "四條腿",
        "圓形物體",
    ],
)
def test_what_is_built_as_only_phrases_are_is_several_words(clue: str) -> None:
    verdict = said(clue, "窗簾")
    assert verdict.verdict == "illegal"
    assert verdict.reason in {"multiword", "extra-talk"}


@pytest.mark.rule("C-112")
@pytest.mark.parametrize(
    "clue", ["第二排第三張", "左邊第三個", "最右邊那張", "旁邊那張", "左上角", "第三張", "最下排"]
)
def test_where_a_card_lies_is_no_clue(clue: str) -> None:
    verdict = said(clue, "窗簾", options=("compounds",))
    assert (verdict.verdict, verdict.reason, verdict.rule) == ("illegal", "position", "C-112")


@pytest.mark.rule("C-112")
def test_a_place_that_a_card_has_itself_may_be_meant() -> None:
    assert said("左上角", "窗簾", "郵票").verdict == "ask"


@pytest.mark.rule("C-112")
@pytest.mark.parametrize("clue", ["角落", "中間", "右邊", "上排", "最後一排", "最後一張"])
def test_what_may_mean_a_place_or_a_thing_is_not_refused(clue: str) -> None:
    assert said(clue, "窗簾").verdict != "illegal"


@pytest.mark.rule("L-zh-03")
@pytest.mark.parametrize(
    "clue",
    [
        "沙拉吧",
        "會員制",
        "和牛漢堡",
        "在地小吃",
        "六塊肌",
        "千層蛋糕",
        "太陽能板",
        "比較文學",
        "愛吃鬼",
        "不沾鍋",
        "現在時間",
        "格林威治時間",
        "高跟拖鞋",
        "自我感覺良好",
        "有氣質",
        "非常上訴",
        "圓圓的",
        "向前看",
        "想太多",
        "會員價",
        "三隻手",
        "最新款",
    ],
)
def test_words_that_begin_as_phrases_do_are_not_refused(clue: str) -> None:
    assert said(clue, "窗簾").verdict != "illegal"


@pytest.mark.rule("L-zh-03")
@pytest.mark.parametrize(
    "clue",
    ["目的地", "參與", "和平", "畫蛇添足", "吸塵器", "便利商店", "手搖飲", "大砲", "除濕機", "馬"],
)
def test_words_are_one_word_at_any_length(clue: str) -> None:
    assert said(clue, "窗簾").verdict == "legal"


@pytest.mark.rule("L-zh-04")
@pytest.mark.rule("C-115")
@pytest.mark.parametrize("clue", ["巧克力", "馬拉松", "便當", "卡拉OK", "T恤", "X光", "OK繃"])
def test_loanwords_are_words(clue: str) -> None:
    assert said(clue, "窗簾").verdict == "legal"


@pytest.mark.rule("L-zh-04")
@pytest.mark.parametrize("clue", ["fox", "FOX", "きつね", "の", "여우"])
def test_foreign_words_are_not(clue: str) -> None:
    verdict = said(clue, "狐狸")
    assert (verdict.verdict, verdict.rule) == ("illegal", "L-zh-04")


@pytest.mark.rule("L-zh-04")
@pytest.mark.parametrize("clue", ["chill", "Cosplay", "K-pop", "Wi-Fi", "Netflix", "e-mail"])
def test_what_people_say_every_day_in_latin_letters_is_weighed(clue: str) -> None:
    assert said(clue, "窗簾").verdict == "ask"


@pytest.mark.rule("L-zh-04")
@pytest.mark.parametrize(
    ("clue", "card"), [("party", "派對"), ("Pizza", "披薩"), ("T-shirt", "T恤")]
)
def test_beside_what_it_means_it_is_a_translation(clue: str, card: str) -> None:
    verdict = said(clue, card)
    assert (verdict.verdict, verdict.reason, verdict.card) == ("illegal", "foreign-word", card)


@pytest.mark.rule("L-zh-05")
@pytest.mark.rule("A-21")
@pytest.mark.parametrize(
    ("clue", "option"),
    [
        ("花蓮", "proper-nouns"),
        ("莫札特", "proper-nouns"),
        ("林志玲", "proper-nouns"),
        ("冰島", "proper-nouns"),
        ("薔薇屬", "proper-nouns"),
        ("美女與野獸", "titles"),
        ("西遊記", "titles"),
    ],
)
def test_names_and_titles_need_consent(clue: str, option: str) -> None:
    assert said(clue, "窗簾").verdict == "ask"
    assert said(clue, "窗簾", options=(option,)).verdict == "legal"


@pytest.mark.rule("L-zh-05")
@pytest.mark.parametrize("clue", ["鈕扣", "柳橙", "白開水", "沙發", "太陽", "高興", "獨木橋"])
def test_words_that_the_lexicon_takes_for_names_are_words(clue: str) -> None:
    assert said(clue, "窗簾").verdict == "legal"


@pytest.mark.rule("L-zh-06")
@pytest.mark.parametrize("clue", ["UFO", "ufo", "ＤＶＤ", "OECD", "WHO"])
def test_acronyms_need_consent(clue: str) -> None:
    assert said(clue, "窗簾").verdict == "ask"
    assert said(clue, "窗簾", options=("acronyms",)).verdict == "legal"


@pytest.mark.rule("L-zh-07")
@pytest.mark.rule("A-20")
@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("毛", "貓"),
        ("喵", "貓"),
        ("職業", "枝葉"),
        ("事實", "試食"),
        ("窗", "床"),
        ("知識", "姿勢"),
        ("精心", "金星"),
    ],
)
def test_homophones_of_a_visible_word_need_consent(clue: str, card: str) -> None:
    verdict = said(clue, card)
    assert (verdict.verdict, verdict.rule, verdict.card) == ("ask", "L-zh-07", card)
    assert said(clue, card, options=("homophones",)).verdict == "legal"


@pytest.mark.rule("A-20")
@pytest.mark.parametrize(
    ("clue", "card"), [("工廠", "公園"), ("東", "燈"), ("羊", "網"), ("明", "夢"), ("雞", "紙")]
)
def test_one_syllable_or_one_vowel_is_no_homophone(clue: str, card: str) -> None:
    assert said(clue, card).verdict == "legal"


@pytest.mark.rule("L-zh-08")
@pytest.mark.rule("A-20")
def test_rhymes_are_legal_unless_the_group_bars_them() -> None:
    verdict = said("霧", "樹", "路")
    assert (verdict.verdict, verdict.rule) == ("legal", "L-zh-08")
    assert said("霧", "樹", options=("-rhymes",)).verdict == "ask"


@pytest.mark.rule("L-zh-09")
@pytest.mark.rule("A-31")
def test_letters_and_numerals_by_meaning_are_legal() -> None:
    assert said("V", "勝利", "血型").verdict == "legal"
    assert said("九", "貓", "棒球").verdict == "legal"
    assert said("三", "長頸鹿", "貓頭鷹").rule == "A-31"


@pytest.mark.rule("A-32")
@pytest.mark.parametrize("clue", ["雷公鳥車", "豬飛天號", "草窗", "嚓嚕"])
def test_unknown_words_are_asked_about(clue: str) -> None:
    verdict = said(clue, "狐狸")
    assert (verdict.verdict, verdict.rule) == ("ask", "A-32")


@pytest.mark.rule("N-05")
def test_characters_joined_by_hyphens_are_a_word() -> None:
    assert said("貓-頭-鷹", "森林").verdict == "legal"


@pytest.mark.parametrize(
    ("pinyin", "parts"),
    [
        ("miao", ("m", "i", "ao")),
        ("shui", ("sh", "u", "ei")),
        ("yan", ("", "i", "an")),
        ("yu", ("", "", "v")),
        ("xue", ("x", "v", "eh")),
        ("wu", ("", "", "u")),
        ("si", ("s", "", "")),
        ("liu", ("l", "i", "ou")),
    ],
)
def test_syllables_come_apart_as_in_zhuyin(pinyin: str, parts: tuple[str, str, str]) -> None:
    assert zh_sounds.syllable(pinyin) == parts


@given(st.text(max_size=80), st.lists(st.text(max_size=12), max_size=3))
@settings(max_examples=300, deadline=None)
def test_any_text_is_answered(clue: str, visible: list[str]) -> None:
    assert judge(clue, 1, visible, "zh-Hant").verdict in {"legal", "illegal", "ask"}


CACHED = (
    zh_writing.simplified,
    zh_writing.characters,
    zh_writing.written,
    zh_writing._converter,  # noqa: SLF001 - the test takes the analysers away
    zh_writing._merged,  # noqa: SLF001 - as above
    zh_words.listed,
    zh_words.lexicon,
    zh_words.kind,
    zh_phrases.several,
    zh_sounds.sounds,
    zh_sounds._alike,  # noqa: SLF001 - as above
    zh_sounds._rimes,  # noqa: SLF001 - as above
)


@pytest.fixture
def without_analysers(monkeypatch: pytest.MonkeyPatch) -> Iterator[zh.Chinese]:
    find = importlib.util.find_spec

    def none_of_ours(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name in zh.Chinese.analysers else find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", none_of_ours)
    for function in CACHED:
        function.cache_clear()
    yield zh.Chinese()
    for function in CACHED:
        function.cache_clear()


def test_without_analysers_characters_still_count(without_analysers: zh.Chinese) -> None:
    language = without_analysers
    assert language.missing == ("opencc", "pypinyin")
    assert language.clash("銀行", Codename("行星")) is not None
    assert language.clash("羣島", Codename("人群")) is not None
    assert language.clash("後門", Codename("皇后")) is None
    assert language.known("鈕扣")
    assert not list(language.doubts("鈕扣", "鈕扣", [Codename("皇后")]))


def test_the_language_loads() -> None:
    language = language_of("zh-Hant")
    language.load()
    assert not language.missing
