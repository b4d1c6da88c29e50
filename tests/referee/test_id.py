"""Indonesian clues: L-id-01 to L-id-10, word by word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from covernames.referee import Codename, Verdict, judge
from covernames.referee.languages import id_words
from covernames.referee.languages.id import Indonesian
from covernames.referee.languages.id_affixes import cuts


def say(clue: str, *board: str, options: tuple[str, ...] = ()) -> Verdict:
    return judge(clue, 1, board, "id", options)


def pairs(text: str) -> list[tuple[str, str]]:
    """``clue/CARD`` pairs."""
    return [(clue, card) for clue, _, card in (pair.partition("/") for pair in text.split())]


@pytest.mark.rule("L-id-01")
@pytest.mark.rule("A-25")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "penyiram/SIRAM siram/PENYIRAMAN ketertiban/TERTIB mengepel/PEL memercikkan/PERCIK "
        "beterbangan/TERBANG berkebangsaan/BANGSA memperdalam/DALAM ketidakjujuran/JUJUR "
        "mengkritik/KRITIK memroses/PROSES nyangkul/CANGKUL lurah/KELURAHAN sertifikasi/SERTIFIKAT "
        "gerilyawan/GERILYA"
    ),
)
def test_the_root_and_all_that_is_built_on_it(clue: str, card: str) -> None:
    said = say(clue, card, "ZEBRA")
    assert (said.verdict, said.rule, said.card) == ("illegal", "L-id-01", card)


@pytest.mark.rule("L-id-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("gemuruh/GURUH telapak/TAPAK reruntuhan/RUNTUH leluhur/LUHUR dedaunan/DAUN tetamu/TAMU"),
)
def test_infixes_and_doubled_beginnings(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "illegal"


@pytest.mark.rule("L-id-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("prancis/PERANCIS nahkoda/NAKHODA pake/PAKAI slimut/SELIMUT boekoe/BUKU tjermin/CERMIN"),
)
def test_spellings_of_one_word(clue: str, card: str) -> None:
    assert say(clue, card).verdict == "illegal"


@pytest.mark.rule("L-id-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "mukul/PUKUL nulis/TULISAN ngerokok/ROKOK bukain/BUKA dimasakin/MASAKAN ketabrak/TABRAK "
        "temen/TEMAN dengerin/DENGAR legem/LEGAM rambutan/RAMBUT pengacara/ACARA tetikus/TIKUS"
    ),
)
def test_what_people_say_rather_than_write(clue: str, card: str) -> None:
    assert say(clue, card, "ZEBRA").verdict == "illegal"


@pytest.mark.rule("C-111")
@pytest.mark.rule("L-id-01")
@pytest.mark.parametrize(
    ("clue", "reason"),
    [("isilop", "letters-only"), ("p0l1si", "same-word"), ("polisiii", "same-word")],
)
def test_a_card_in_disguise(clue: str, reason: str) -> None:
    assert say(clue, "POLISI", "ZEBRA").reason == reason
    assert say(clue, "POLISI", "ZEBRA").verdict == "illegal"
    assert say(clue, "ZEBRA").verdict == "ask"


@pytest.mark.rule("C-111")
@pytest.mark.rule("L-id-01")
def test_words_that_are_words_both_ways_are_no_disguise() -> None:
    assert say("salam", "MALAS", "ZEBRA").verdict == "legal"
    assert say("po.li.si", "POLISI").verdict == "illegal"


@pytest.mark.rule("C-111")
@pytest.mark.rule("L-id-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "kapal/PAL pesta/PETA merak/RAK semangka/MANGKA kelabu/LABU seruni/UNI terigu/GURITA "
        "penasaran/PENA menara/NADA perkara/KERA selimut/LIMUN berkas/KAS bendahara/HARA "
        "pencari/PENCAR pelebaran/LEBARAN penyusunan/PENYU menemui/MENU kenaikan/IKAN "
        "Andalusia/USIA Maluku/MALU literatur/LITER"
    ),
)
def test_resemblance_is_no_fault(clue: str, card: str) -> None:
    assert say(clue, card, "ZEBRA").verdict == "legal"


@pytest.mark.rule("L-id-02")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("boga/TATABOGA niaga/PRAMUNIAGA menyapu/SAPUTANGAN netra/TUNANETRA mikro/MIKROBUS"),
)
def test_parts_of_a_visible_compound(clue: str, card: str) -> None:
    assert say(clue, card).rule == "L-id-02"


@pytest.mark.rule("A-34")
def test_every_word_of_a_card_of_several_words_counts() -> None:
    assert say("pendinginan", "LEMARI PENDINGIN").verdict == "illegal"
    assert say("kulkas", "LEMARI PENDINGIN").verdict == "legal"


@pytest.mark.rule("L-id-10")
@pytest.mark.rule("A-26")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs(
        "antikarat/KARAT narasumber/SUMBER pascapanen/PANEN serbaguna/GUNA lokakarya/KARYA "
        "memejahijaukan/MEJA penandatanganan/TANGAN desimeter/METER"
    ),
)
def test_a_compound_in_one_word_is_a_formation_of_its_parts(clue: str, card: str) -> None:
    assert say(clue, card).rule == "L-id-10"


@pytest.mark.rule("L-id-10")
@pytest.mark.rule("C-132")
@pytest.mark.parametrize(
    ("clue", "card", "verdict"),
    [
        ("Tokopedia", "TOKO", "illegal"),
        ("Bukittinggi", "BUKIT", "illegal"),
        ("Timunmas", "MENTIMUN", "illegal"),
        ("Gojek", "OJEK", "illegal"),
        ("Setiawan", "SETIA", "ask"),
        ("Singaraja", "SINGA", "ask"),
        ("Kalimantan", "KALI", "legal"),
    ],
)
def test_names_with_a_card_in_them(clue: str, card: str, verdict: str) -> None:
    assert say(clue, card, "ZEBRA").verdict == verdict
    assert say(clue, "ZEBRA").verdict == "legal"


@pytest.mark.rule("L-id-10")
@pytest.mark.rule("C-131")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("topisihir/SIHIR bukutulis/BUKU rotibakar/ROTI kelincikelinci/KELINCI")
)
def test_two_words_written_as_one_hide_neither(clue: str, card: str) -> None:
    assert say(clue, card, "ZEBRA").verdict == "illegal"
    assert say(clue, "ZEBRA").verdict == "ask"


@pytest.mark.rule("L-id-01")
@pytest.mark.parametrize(
    ("clue", "card", "verdict"),
    [
        ("ilmiah", "ILMUWAN", "ask"),
        ("aktivitas", "AKTIVIS", "ask"),
        ("musisi", "MUSIKAL", "ask"),
        ("mahkamah", "HAKIM", "ask"),
        ("keilmuan", "ILMUWAN", "illegal"),
        ("kimiawi", "KIMIAWAN", "illegal"),
        ("mekanisasi", "MEKANIS", "illegal"),
        ("efektivitas", "EFEKTIF", "illegal"),
        ("kreativitas", "KREATIF", "illegal"),
    ],
)
def test_learned_kinship_is_weighed_where_the_root_is_hidden(
    clue: str, card: str, verdict: str
) -> None:
    assert say(clue, card, "ZEBRA").verdict == verdict


@pytest.mark.rule("L-id-08")
@pytest.mark.rule("C-135")
@pytest.mark.parametrize(
    ("clue", "card"), pairs("mager/MALAS gabut/GAJI bucin/CINTA nasgor/NASI medsos/MEDIA")
)
def test_blends_that_became_words_ask_beside_what_they_are_made_of(clue: str, card: str) -> None:
    assert say(clue, card, "ZEBRA").verdict == "ask"
    assert say(clue, "ZEBRA").verdict == "legal"


@pytest.mark.rule("L-id-10")
@pytest.mark.rule("A-33")
@pytest.mark.parametrize("clue", ["biri-biri", "kemerah-merahan", "sayur-mayur"])
def test_reduplications_are_one_word(clue: str) -> None:
    assert say(clue, "ZEBRA").verdict == "legal"
    root = {"biri-biri": "BIRI", "kemerah-merahan": "MERAH", "sayur-mayur": "SAYUR"}[clue]
    assert say(clue, root).verdict == "illegal"


@pytest.mark.rule("L-id-10")
@pytest.mark.rule("A-33")
def test_other_hyphens_part_words() -> None:
    assert say("ibu-bapak", "ZEBRA").reason == "hyphenated"
    assert say("ibu-bapak", "ZEBRA", options=("compounds",)).verdict == "legal"
    assert say("kuda kuda", "ZEBRA").verdict == "legal"
    assert say("kuda2", "KUDA").verdict == "illegal"
    assert say("se-Jawa", "ZEBRA").verdict == "legal"


@pytest.mark.rule("L-id-03")
@pytest.mark.parametrize(
    ("clue", "card"),
    pairs("beruang/RUANG jamuan/JAMU mengecap/KECAP pemohon/POHON durian/DURI bokap/BAPAK"),
)
def test_homographs_are_weighed(clue: str, card: str) -> None:
    said = say(clue, card, "ZEBRA")
    assert (said.verdict, said.reason, said.card) == ("ask", "homograph-same", card)


@pytest.mark.rule("L-id-04")
@pytest.mark.rule("N-05")
def test_spelling_out_and_short_forms() -> None:
    assert say("s-a-n-k-s-i", "SANGSI", "ZEBRA").verdict == "legal"
    assert say("d-i-k", "ADIK").verdict == "illegal"
    assert say("bu", "IBU").verdict == "illegal"


@pytest.mark.rule("L-id-05")
@pytest.mark.rule("A-32")
def test_indonesian_words_are_known_others_are_weighed() -> None:
    for word in ("karaoke", "menanak", "sneaker", "berkeringat", "diunduh", "kepulauan"):
        assert say(word, "ZEBRA").verdict == "legal"
    for word in ("butterfly", "dog", "bergrumpel", "kucingterbang"):
        assert say(word, "ZEBRA").verdict == "ask"
    assert say("кошка", "ZEBRA").rule == "L-id-05"


@pytest.mark.rule("L-id-06")
def test_numerals_of_several_words() -> None:
    assert say("seribu sembilan ratus empat puluh lima", "ZEBRA").verdict == "legal"
    assert say("tiga belas", "TIGA").verdict == "illegal"
    assert say("tiga kucing", "ZEBRA").verdict == "illegal"


@pytest.mark.rule("L-id-07")
def test_names() -> None:
    for name in ("Bambang", "Tasikmalaya", "Cleopatra", "Kleopatra", "Gatotkaca"):
        assert say(name, "ZEBRA").verdict == "legal"
    assert say("Rhoma Irama", "ZEBRA").reason == "multiword"
    assert say("Rhoma Irama", "ZEBRA", options=("full-names",)).verdict == "legal"


@pytest.mark.rule("L-id-08")
@pytest.mark.rule("C-135")
def test_abbreviations_need_the_option_and_words_born_of_them_do_not() -> None:
    for clue in ("STNK", "stnk", "SIM.", "DPR"):
        assert say(clue, "ZEBRA").reason == "acronym"
        assert say(clue, "ZEBRA", options=("acronyms",)).verdict == "legal"
    for clue in ("sonar", "puskesmas", "sembako"):
        assert say(clue, "ZEBRA").verdict == "legal"


@pytest.mark.rule("L-id-09")
@pytest.mark.rule("C-136")
def test_rhymes_by_sound_alone_need_the_option() -> None:
    said = say("hadirin", "LABIRIN")
    assert (said.verdict, said.reason) == ("ask", "sound-only")
    assert say("hadirin", "LABIRIN", options=("rhymes",)).verdict == "legal"
    assert say("taman", "HALAMAN").verdict == "legal"
    assert say("operasi", "TERASI").verdict == "legal"


def test_the_parts_and_kin_of_our_own_cards() -> None:
    card = Codename("BEMO", ("becak", "motor"), ("perbecakan",))
    assert judge("bermotor", 1, [card], "id").reason == "shared-part"
    assert judge("perbecakan", 1, [card], "id").verdict == "illegal"
    assert judge("sopir", 1, [card], "id").verdict == "legal"


def test_words_that_players_bring_themselves() -> None:
    assert say("dismurfkan", "SMURFEX").verdict == "ask"
    for clue in ("disnorfelkan", "ngesnorfel", "snorfelisasi"):
        assert say(clue, "SNORFEL").verdict == "illegal"
    assert say("snorfelan", "KUDA").verdict == "ask"


@pytest.mark.parametrize(
    ("word", "root"),
    pairs("menyapu/sapu memukul/pukul menari/tari mengopi/kopi mengebom/bom berenang/renang"),
)
def test_prefixes_change_with_the_root(word: str, root: str) -> None:
    assert root in {cut.root for cut in cuts(word, {root})}


def test_it_does_without_the_analyser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Indonesian, "analysers", ("no_such_module",))
    alone = Indonesian()
    assert alone.missing == ("no_such_module",)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert id_words._analyser() == set()  # noqa: SLF001 - what is left without it


@given(st.text(max_size=40), st.text(max_size=12))
def test_anything_at_all_gets_an_answer(clue: str, card: str) -> None:
    assert say(clue, card, "KUDA").verdict in {"legal", "illegal", "ask"}
