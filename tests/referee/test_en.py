"""English clues: L-en-01 to L-en-06, word by word."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from covernames.referee import Codename, Verdict, judge
from covernames.referee.languages.en import English
from covernames.referee.languages.en_words import affixes, lines


def say(clue: str, *board: str, options: tuple[str, ...] = ()) -> Verdict:
    return judge(clue, 1, board, "en", options)


def pairs(text: str) -> list[tuple[str, str]]:
    """``clue/card`` pairs."""
    return [(clue, card) for clue, _, card in (pair.partition("/") for pair in text.split())]


@pytest.mark.rule("L-en-01")
@pytest.mark.rule("N-05")
def test_a_clue_may_be_spelled_out() -> None:
    assert say("p-l-u-m", "ORCHARD").verdict == "legal"
    assert say("p-l-u-m-s", "PLUM").verdict == "illegal"


@pytest.mark.rule("L-en-01")
@pytest.mark.parametrize(("clue", "card"), pairs("flee/FLEA mail/MALE bored/BOARD reign/RAIN"))
def test_a_homophone_of_a_visible_word_is_weighed(clue: str, card: str) -> None:
    said = say(clue, card, "TEACUP")
    assert (said.verdict, said.reason, said.card) == ("ask", "sound-only", card)
    assert say(clue, card, options=("homophones",)).verdict == "legal"
    assert say(clue, "TEACUP").verdict == "legal"


@pytest.mark.rule("L-en-02")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("harbor/HARBOUR metre/METER tyre/TIRE draught/DRAFT organise/ORGANIZE mould/MOLD"),
)
def test_a_spelling_variant_is_the_same_word(clue: str, card: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.reason, said.rule) == ("illegal", "same-word", "L-en-02")


@pytest.mark.rule("L-en-02")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("bananna/BANANA p1zza/PIZZA elefant/ELEPHANT pengiun/PENGUIN D.O.G./DOG"),
)
def test_a_misspelt_word_is_the_same_word(clue: str, card: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.reason) == ("illegal", "same-word")


def test_a_real_word_is_nobody_elses_misspelling() -> None:
    assert say("sacred", "SCARED").verdict == say("coma", "COMMA").verdict == "legal"


@pytest.mark.rule("C-025")
def test_the_visible_word_itself() -> None:
    assert say("Teapot!", "TEAPOT").rule == "C-025"
    assert say("teapot", "SUGAR").verdict == "legal"


@pytest.mark.rule("L-en-03")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "lanterns/LANTERN thieves/THIEF lice/LOUSE crises/CRISIS rode/RIDE shrunk/SHRINK "
        "hiccupped/HICCUP angrier/ANGRY better/GOOD dwarf's/DWARF wrote/WRITING"
    ),
)
def test_inflected_forms(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "illegal"


@pytest.mark.rule("L-en-03")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "sweetness/SWEET painless/PAIN sailor/SAIL thorny/THORN acrobatic/ACROBAT shortage/SHORT "
        "rehearsal/REHEARSE adviser/ADVICE unwrap/WRAP disobey/OBEY imperfect/PERFECT "
        "misspell/SPELL lioness/LION cleverly/CLEVER collision/COLLIDE invasion/INVADE "
        "depth/DEEP loss/LOSE pride/PROUD droplet/DROP gangster/GANG guitarist/GUITAR "
        "undetected/DETECTIVE jokingly/JOKER brazilian/BRAZIL greek/GREECE"
    ),
)
def test_derived_words(clue: str, card: str) -> None:
    said = say(clue, card, options=("proper-nouns",))
    assert (said.verdict, said.rule) == ("illegal", "L-en-03")


@pytest.mark.rule("L-en-03")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("gym/GYMNASIUM hippo/HIPPOPOTAMUS ad/ADVERTISEMENT plane/AEROPLANE")
)
def test_short_forms(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "illegal"


@pytest.mark.rule("A-19b")
@pytest.mark.rule("C-118")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "barber/BARB butcher/BUTCH hammer/HAM ladder/LAD manner/MAN pepper/PEP river/RIVE "
        "summer/SUM temper/TEMP wander/WAND alley/ALL booty/BOOT bunny/BUN jockey/JOCK "
        "poppy/POP story/STORE animal/ANIME canal/CAN marshal/MARSH sandal/SAND cabbage/CAB "
        "garbage/GARB raven/RAVE token/TOKE peasant/PEA parish/PAR ravish/RAVE scarlet/SCAR "
        "starling/STAR spinster/SPIN bishop/SHOP cobra/BRA office/ICE reveal/VEAL german/GERM "
        "season/SEA palace/PAL legend/END warlock/LOCK thousand/SAND caterpillar/PILLAR "
        "partridge/RIDGE hippie/PIE martian/MART forgive/FORGE trousers/USER donkey/KEY"
    ),
)
def test_mere_resemblance_is_no_fault(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "legal"


@pytest.mark.rule("L-en-04")
def test_closed_compounds_are_one_word_and_others_need_an_option() -> None:
    assert say("doorbell", "VISITOR").verdict == "legal"
    for clue in ("polar bear", "jack-in-the-box"):
        assert say(clue, "VISITOR").verdict == "illegal"
        assert say(clue, "VISITOR", options=("compounds",)).verdict == "legal"
        assert say(clue, "BEARS", "BOXES", options=("compounds",)).verdict == "illegal"


@pytest.mark.rule("L-en-05")
@pytest.mark.rule("C-117")
@pytest.mark.parametrize(
    ("clue", "card", "reason"),
    [
        ("doorbell", "BELL", "contains-word"),
        ("craftsman", "CRAFT", "contains-word"),
        ("frostbitten", "FROST", "contains-word"),
        ("overcoat", "COAT", "contains-word"),
        ("overcoat", "OVER", "contains-word"),
        ("melon", "WATERMELON", "compound-part"),
        ("icy", "ICEBERG", "compound-part"),
        ("painter", "PAINTBRUSH", "compound-part"),
        ("doorbell", "DUMBBELL", "derived"),
        ("hairbrush", "PAINTBRUSH", "shared-part"),
        ("raincoat", "OVERCOAT", "shared-part"),
    ],
)
def test_parts_of_compounds(clue: str, card: str, reason: str) -> None:
    said = say(clue, card)
    if card == "DUMBBELL":  # what some feel in a word is for people
        assert said.verdict != "legal"
    else:
        assert (said.verdict, said.reason, said.rule) == ("illegal", reason, "L-en-05")


@pytest.mark.rule("L-en-05")
@pytest.mark.rule("A-34")
def test_a_card_of_several_words() -> None:
    assert say("creamy", "ICE CREAM").verdict == "illegal"
    assert say("boxing", "JACK-IN-THE-BOX").verdict == "illegal"


@pytest.mark.rule("L-en-05")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("lookout/TURNOUT undertaker/INTAKE upstream/DOWNSTREAM")
)
def test_a_loose_part_in_common_is_weighed(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "ask"


@pytest.mark.rule("L-en-05")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("airport/PASSPORT broadcast/PODCAST network/FIREWORK seesaw/CHAINSAW")
)
def test_a_part_that_nobody_feels_is_weighed_where_two_have_it(clue: str, card: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.reason) == ("ask", "shared-part")


def test_a_part_that_nobody_feels_counts_alone() -> None:
    assert say("port", "PASSPORT").verdict == "illegal"
    assert say("password", "PASSPORT").verdict == "illegal"


@pytest.mark.rule("L-en-03")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("tache/MOUSTACHE specs/SPECTACLES veggies/VEGETABLE")
)
def test_a_family_knows_its_words_in_every_spelling_and_form(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "illegal"


@pytest.mark.rule("A-58")
@pytest.mark.parametrize(("clue", "card"), pairs("pencil/PEN month/MOON slow/SLOTH mineral/MINE"))
def test_an_old_root_is_for_people(clue: str, card: str) -> None:
    said = say(clue, card)
    assert (said.verdict, said.rule) == ("ask", "A-58")


@pytest.mark.rule("A-58")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("rung/RING left/LEAVE revolution/REVOLVER officers/OFFICE")
)
def test_a_pair_that_people_decide_is_never_illegal(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "ask"


@pytest.mark.rule("L-en-05")
@pytest.mark.parametrize(
    ("clue", "card", "verdict"),
    [
        ("Newcastle", "CASTLE", "illegal"),
        ("Armstrong", "ARM", "ask"),
        ("Plymouth", "MOUTH", "ask"),
        ("mouth", "PLYMOUTH", "ask"),
        ("Galatea", "TEA", "legal"),
        ("Barcelona", "BAR", "legal"),
    ],
)
def test_what_is_heard_in_a_name(clue: str, card: str, verdict: str) -> None:
    assert say(clue, card, options=("proper-nouns",)).verdict == verdict


@pytest.mark.rule("L-en-06")
@pytest.mark.parametrize("clue", ["vienna", "Beethoven", "poseidon", "october", "pinocchio"])
def test_names_need_an_option(clue: str) -> None:
    assert say(clue, "TEACUP").verdict == "ask"
    assert say(clue, "TEACUP", options=("proper-nouns",)).verdict == "legal"


@pytest.mark.rule("L-en-06")
@pytest.mark.parametrize("clue", ["turkey", "mercury", "rose", "viking", "samurai", "Phoenix"])
def test_words_that_are_names_too_are_free(clue: str) -> None:
    assert say(clue, "TEACUP").verdict == "legal"


@pytest.mark.rule("L-en-06")
@pytest.mark.rule("C-135")
def test_abbreviations_need_an_option_and_words_that_were_some_do_not() -> None:
    for clue in ("CIA", "dvd", "U.F.O."):
        assert say(clue, "TEACUP").verdict == "ask"
        assert say(clue, "TEACUP", options=("acronyms",)).verdict == "legal"
    for clue in ("laser", "radar", "scuba"):
        assert say(clue, "TEACUP").verdict == "legal"


@pytest.mark.rule("L-en-06")
@pytest.mark.rule("C-136")
def test_rhymes_are_free() -> None:
    assert say("vase", "FACE").verdict == say("bell", "WELL").verdict == "legal"


@pytest.mark.rule("A-32")
@pytest.mark.parametrize("clue", ["schadenfreude", "fomo", "halloumi", "burpees", "lofi"])
def test_loans_and_slang_of_today_are_known(clue: str) -> None:
    assert say(clue, "UMBRELLA") == Verdict("legal", "meaning", "C-110")


@pytest.mark.rule("A-32")
@pytest.mark.parametrize("clue", ["splurgatious", "teacupdragon", "regenschirm", "qwrtz"])
def test_unknown_words_are_for_people(clue: str) -> None:
    assert say(clue, "UMBRELLA").verdict == "ask"


@pytest.mark.rule("N-01")
@pytest.mark.rule("N-08")
def test_one_word_in_any_dress() -> None:
    for clue in ("ｔｅａｐｏｔ", "TEA\u200bPOT", "tеаpot", "téapot"):
        assert say(clue, "TEAPOT").verdict == "illegal"


def test_our_own_kin_lists_count_too() -> None:
    card = Codename("QUILL", kin=("porcupine",))
    assert judge("porcupines", 1, [card], "en").verdict == "illegal"


@pytest.mark.parametrize(
    "missing", [("simplemma",), ("lemminflect",), ("lemminflect", "simplemma")]
)
def test_it_answers_without_an_analyser(missing: tuple[str, ...]) -> None:
    words = English()
    words.missing = words.english.missing = missing
    assert words.clash("bleed", Codename("BLOOD")) is not None
    assert words.clash("doorway", Codename("DOOR")) is not None
    assert words.clash("corner", Codename("CORN")) is None
    assert words.known("fridge")


def test_our_lists_are_well_formed() -> None:
    small = set(string.ascii_lowercase)
    for name in (
        "strangers",
        "doubts",
        "families",
        "variants",
        "compounds",
        "faded",
        "homophones",
    ):
        for line in lines(name):
            assert len(line) > 1, (name, line)
            assert set("".join(line)) <= small, (name, line)
    plain = (
        "wholes",
        "parts",
        "names",
        "peoples",
        "words",
        "loans",
        "acronyms",
        "particles",
        "places",
    )
    for name in plain:
        assert all(set(word) <= small | set(string.digits) for line in lines(name) for word in line)
    assert {affix.text for affix in affixes("loose")} > {"over", "under"}


@given(st.text(max_size=80), st.text(max_size=40))
def test_nothing_typed_makes_it_fall(clue: str, card: str) -> None:
    assert say(clue, card, "TEACUP").verdict in {"legal", "illegal", "ask"}
