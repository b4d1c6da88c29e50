"""Estonian clues: L-et-01 to L-et-11, word by word."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from covernames.referee import Codename, Verdict, judge, language_of
from covernames.referee.languages import et_roots, et_words
from covernames.referee.languages.et import Estonian
from covernames.referee.languages.et_roots import bases
from covernames.referee.languages.et_words import entries, lines


def say(clue: str, *board: str | Codename, options: tuple[str, ...] = ()) -> Verdict:
    return judge(clue, 1, board, "et", options)


def pairs(text: str) -> list[tuple[str, str]]:
    """``clue/card`` pairs."""
    return [(clue, card) for clue, _, card in (pair.partition("/") for pair in text.split())]


@pytest.mark.rule("L-et-01")
@pytest.mark.rule("C-116")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "majad/MAJA käed/KÄSI sõi/SÖÖMA läheb/MINEMA jõe/JÕGI hambad/HAMMAS kuusele/KUUSK "
        "õdedega/ÕDE päeva/PÄEV pükse/PÜKSID kõigi/KÕIK Tallinnas/TALLINN"
    ),
)
def test_no_form_of_a_visible_word(clue: str, card: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.reason, said.rule) == ("illegal", "inflection", "L-et-01")


@pytest.mark.rule("L-et-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "tantsija/TANTS naeratus/NAER lugeja/LOENG kivine/KIVI sõbralik/SÕBER mägine/MÄGI "
        "aednik/AED kalur/KALA pildistama/PILT hüppama/HÜPE võitlus/VÕIT linlane/LINN "
        "kuninganna/KUNINGAS vennaskond/VEND jäätuma/JÄÄ pikkus/PIKK vanim/VANA ilusti/ILUS "
        "kergendama/KERGE soomlane/SOOME unenägu/UNI puhastaja/PUHAS mõtlema/MÕTE surm/SURNU"
    ),
)
def test_no_word_of_the_same_root(clue: str, card: str) -> None:
    said = say(clue, "TELLISKIVI" if card != "KIVI" else "LAMP", card)
    assert (said.verdict, said.rule, said.card) == ("illegal", "L-et-01", card)


@pytest.mark.rule("L-et-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("tuletorn/TULI rukkilill/LILL laulupidu/LAUL emadepäev/EMA külaskäik/KÜLA võileib/VÕI"),
)
def test_a_compound_uses_the_visible_word_in_it(clue: str, card: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.reason, said.rule) == ("illegal", "contains-word", "L-et-01")


@pytest.mark.rule("L-et-02")
@pytest.mark.rule("C-117")
@pytest.mark.parametrize(
    ("clue", "card", "reason"),
    [
        ("vihm", "VIHMAVARI", "compound-part"),
        ("kapp", "KÜLMKAPP", "compound-part"),
        ("jalg", "KAHEKSAJALG", "compound-part"),
        ("lugemine", "LUGEMISSAAL", "compound-part"),
        ("jalgratas", "JALGPALL", "shared-part"),
        ("külmetus", "KÜLMKAPP", "shared-part"),
        ("tuuleveski", "TUULELOHE", "shared-part"),
        ("inimlik", "INIMAHV", "shared-part"),
    ],
)
def test_no_part_of_a_visible_compound(clue: str, card: str, reason: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.reason, said.rule) == ("illegal", reason, "L-et-02")


@pytest.mark.rule("L-et-03")
@pytest.mark.rule("C-118")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "kassett/KASS majakas/MAJA tundma/TUND sinakas/SINA tulema/TULI õhuke/ÕHK kummitus/KUMM "
        "karistus/KARI veenma/VEEN vaikne/VAIK helikopter/HELI autogramm/AUTO "
        "salamander/SALADUS karikatuur/KARIKAS kaaslane/KAAS kreeklane/KREEK väike/VÄI laim/LAI "
        "tänav/TÄNAMA mõistus/MÕIS rikkuma/RIKKUS krookus/KROOKSUMA karikakar/KARI kuul/KUU "
        "peatus/PEA imema/IME jääma/JÄÄ üllatus/ÜLLAS kitsendus/KITS purikas/PURI palmik/PALM"
    ),
)
def test_letters_in_common_are_nothing(clue: str, card: str) -> None:
    assert say(clue, card, "TEEKANN").verdict == "legal"


@pytest.mark.rule("A-58")
@pytest.mark.parametrize(("clue", "card"), pairs("ristik/RIST niitma/NIIT nägema/NÄGU"))
def test_kinship_that_not_everybody_feels_is_weighed(clue: str, card: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.reason, said.card) == ("ask", "derived", card)


@pytest.mark.rule("A-58")
def test_a_compound_and_a_derived_card_that_come_from_a_third_word() -> None:
    assert say("lennujaam", "LENNUK").reason == "derived"
    assert say("lennujaam", "LENNUK").verdict == "ask"
    assert say("lennuk", "LENNUJAAM").verdict == "illegal"
    assert say("lennukikandja", "LENNUK").verdict == "illegal"
    assert say("lendur", "LENNUK").verdict == "illegal"


@pytest.mark.rule("L-et-01")
@pytest.mark.parametrize(("clue", "card"), pairs("tedretähn/TEDER rebasesaba/REBANE"))
def test_a_long_compound_has_its_parts_in_use_or_not(clue: str, card: str) -> None:
    assert say(clue, card).reason == "contains-word"
    assert say("karusell", "KARU").verdict == "legal"


@pytest.mark.rule("A-30")
@pytest.mark.parametrize(("clue", "card"), pairs("looma/LOOM maas/MAA jala/JALG laeva/LAEV"))
def test_a_form_that_a_verb_an_adverb_or_a_rare_name_hides(clue: str, card: str) -> None:
    assert say(clue, card).reason == "inflection"
    assert say("veel", "VESI").reason == "homograph-same"


@pytest.mark.rule("A-30")
def test_a_word_of_its_own_that_is_also_a_form_is_weighed() -> None:
    assert say("luud", "LUU").reason == "homograph-same"
    assert say("suled", "SULG").verdict == "illegal"
    assert say("šokk", "SOKK").verdict == "legal"


@pytest.mark.rule("L-et-04")
@pytest.mark.rule("C-115")
@pytest.mark.parametrize("clue", ["skippima", "weekend", "deadline", "feilima", "shortcut"])
def test_foreign_words_that_the_group_uses(clue: str) -> None:
    said = say(clue, "PUHKUS")
    assert (said.verdict, said.rule) == ("ask", "L-et-04")
    assert say(clue, "PUHKUS", options=("foreign-in-use",)).verdict == "legal"


@pytest.mark.rule("L-et-04")
def test_loans_of_every_day_are_estonian() -> None:
    for clue in ("blogi", "boss", "fänn", "äpp", "pitsa", "robot", "selfi", "tossud", "tšillima"):
        assert say(clue, "PUHKUS").verdict == "legal", clue


@pytest.mark.rule("L-et-05")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "rahakott/VARAS jõuluvana/HABE talvepuhkusehirm/TÖÖ sõjaväeorkester/TRUMM e-kiri/POSTMARK "
        "pikajuukseline/ROKKAR sissepääs/VÄRAV nõudepesumasin/TALDRIK vee-energia/TAMM "
        "pillerkaar/PIDU"
    ),
)
def test_compounds_in_use_are_one_word(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "legal"


@pytest.mark.rule("L-et-05")
@pytest.mark.rule("C-131")
@pytest.mark.parametrize("clue", ["pilvekass", "kahvelhunt", "jääporgand", "tünnilammas"])
def test_compounds_for_the_day_are_not(clue: str) -> None:
    said = say(clue, "KUPPEL")
    assert (said.verdict, said.reason, said.rule) == ("ask", "made-up-compound", "L-et-05")


@pytest.mark.rule("A-33")
def test_a_hyphen_joins_only_compounds_in_use() -> None:
    assert say("jää-äärne", "PINGVIIN").verdict == "legal"
    assert say("kass-lusikas", "PINGVIIN").reason == "hyphenated"
    assert say("raha-kott", "PINGVIIN").verdict == "legal"
    assert say("maa-alune", "MAA").verdict == "illegal"


@pytest.mark.rule("L-et-06")
def test_negation_only_where_it_is_in_use() -> None:
    assert say("ebamugav", "KING").verdict == "legal"
    assert say("mittesuitsetaja", "KOPS").verdict == "legal"
    assert say("ebasuur", "SIPELGAS").rule == "L-et-06"
    assert say("ebamugav", "MUGAV").verdict == "illegal"


@pytest.mark.rule("L-et-07")
@pytest.mark.rule("C-132")
@pytest.mark.parametrize("clue", ["Juhan", "Napoleon", "Pariis", "einstein", "Pipi", "saaremaa"])
def test_names(clue: str) -> None:
    assert say(clue, "TEEKANN").verdict == "legal"
    assert say(clue, "TEEKANN", options=("-proper-nouns",)).reason == "proper-name"


@pytest.mark.rule("L-et-07")
@pytest.mark.rule("C-134")
@pytest.mark.rule("A-32")
def test_what_nobody_knows_is_weighed() -> None:
    said = say("Brilgunork", "TEEKANN")
    assert (said.verdict, said.reason) == ("ask", "made-up-word")
    assert say("George Harrison", "TEEKANN").verdict == "illegal"
    assert say("George Harrison", "TEEKANN", options=("full-names",)).verdict == "legal"


@pytest.mark.rule("L-et-08")
@pytest.mark.rule("C-135")
def test_abbreviations() -> None:
    for clue in ("NATO", "dna", "ÜRO", "TV"):
        assert say(clue, "TEEKANN").reason == "acronym", clue
        assert say(clue, "TEEKANN", options=("acronyms",)).verdict == "legal"
    assert say("ufo", "TEEKANN").verdict == "legal"
    assert say("RADAR", "TEEKANN").verdict == "legal"


@pytest.mark.rule("L-et-09")
@pytest.mark.rule("C-136")
@pytest.mark.parametrize(("clue", "card"), pairs("päike/VÄIKE tunnel/KANNEL hiir/PIIR"))
def test_a_clear_rhyme_needs_a_meaning(clue: str, card: str) -> None:
    said = say(clue, "TEEKANN", card)
    assert (said.verdict, said.reason, said.rule) == ("ask", "sound-only", "L-et-09")
    assert say(clue, "TEEKANN", card, options=("rhymes",)).verdict == "legal"


@pytest.mark.rule("L-et-09")
def test_rhymes_that_mean_something_and_chance_endings() -> None:
    assert say("kann", "PANN").verdict == "legal"
    assert say("lendamine", "HUNDAMINE").verdict == "legal"
    assert say("buss", "USS").verdict == "legal"


@pytest.mark.rule("L-et-10")
@pytest.mark.rule("N-05")
def test_a_clue_may_be_spelled_out() -> None:
    assert say("m-e-r-i", "LAEV").verdict == "legal"
    assert say("m-e-r-e-d", "MERI").verdict == "illegal"


@pytest.mark.rule("L-et-11")
@pytest.mark.rule("A-28")
@pytest.mark.parametrize("clue", ["maa", "saksamaa", "maakera"])
def test_the_land_in_the_name_of_a_land(clue: str) -> None:
    card = Codename("PRANTSUSMAA", parts=("prantsuse", "maa"), kin=("prantslane",))
    said = say(clue, card)
    assert (said.verdict, said.rule) == ("ask", "L-et-11")
    assert say(clue, card, options=("agreed-part",)).verdict == "legal"
    assert say("prantslanna", card, options=("agreed-part",)).verdict == "illegal"
    assert say("prantsusmaa", "MAA").verdict == "illegal"


@pytest.mark.rule("L-et-11")
@pytest.mark.parametrize(("clue", "card"), pairs("meri/LÄÄNEMERI jõgi/EMAJÕGI maa/SETOMAA"))
def test_what_a_place_is_in_its_name(clue: str, card: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.rule) == ("illegal", "L-et-11")
    assert say(clue, card, options=("agreed-part",)).verdict == "legal"
    assert say("lääs", "LÄÄNEMERI", options=("agreed-part",)).verdict == "illegal"


@pytest.mark.rule("N-04")
def test_letters_with_marks_are_letters_of_their_own() -> None:
    assert say("öö", "OO").verdict == "legal"
    assert say("tänu", "TANU").verdict == "legal"


def test_what_the_deck_says_of_a_card_counts() -> None:
    card = Codename("VIKERKAAR", parts=("viker", "kaar"), kin=("vikerforell",))
    assert say("kaarjas", card).verdict == "illegal"
    assert say("vikerforelli", card).verdict == "illegal"


def test_a_chain_of_derivations() -> None:
    assert bases("õpetajanna") == {"õpetaja", "õpetama"}
    assert say("õpetajanna", "ÕPPIMA").verdict == "illegal"
    assert say("kummituslik", "KUMM").verdict == "legal"


def test_lists_name_no_stranger_twice() -> None:
    for name in ("false-friends", "parts", "whole"):
        words = [word for word, _ in entries(name)]
        assert len(words) == len(set(words)), name
    assert all(len(line.split()) > 1 for line in lines("families"))


@pytest.mark.parametrize("gone", [("Vabamorf",), ("Vabamorf", "Simplemma")])
def test_without_analysers_it_answers_with_what_it_has(
    gone: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("bases", "line_of", "part_words", "roots")
    caches = [et_words.analyser, et_words.readings, *(getattr(et_roots, name) for name in names)]

    class Missing:
        def __init__(self) -> None:
            raise ImportError

    for name in gone:
        monkeypatch.setattr(et_words, name, Missing)
    for cached in caches:
        cached.cache_clear()
    try:
        language = type(language_of("et"))()
        assert language.clash("suits", Codename("SUITS")) is not None
        assert language.clash("tantsima", Codename("TANTS")) is not None
        assert language.clash("karjäär", Codename("ÄÄR")) is None
        assert language.known("robot") or len(gone) > 1
    finally:
        monkeypatch.undo()
        for cached in caches:
            cached.cache_clear()


def test_estnltk_without_its_compiled_part_counts_as_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A wheel of another Python is there, and of no use."""
    assert Estonian().missing == ()
    et_words.analyser.cache_clear()
    try:
        with monkeypatch.context() as patch:
            patch.setattr(et_words, "EXTENSION_SUFFIXES", [".cpython-27.so"])
            assert Estonian().missing == ("estnltk",)
            et_words.analyser.cache_clear()
            patch.setitem(sys.modules, "simplemma", None)
            assert Estonian().missing == ("estnltk", "simplemma")
    finally:
        et_words.analyser.cache_clear()


@settings(deadline=None)  # the first one loads the analyser
@given(st.text(max_size=70), st.text(max_size=20))
def test_anything_at_all_gets_an_answer(clue: str, card: str) -> None:
    assert say(clue, card, "JÕULUVANA").verdict in {"legal", "illegal", "ask"}
