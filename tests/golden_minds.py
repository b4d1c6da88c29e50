"""What bots make of small boards, written down. `python tests/golden_minds.py` writes it anew.

Whoever changes how bots hear, believe, plan or guess reads the difference: it shows what becomes of
clues that are short enough to reason about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

import numpy as np

from bot_boards import clue, game_with, small_space, words_at
from covernames import GiveClue, Guess, Session, Stop
from covernames.bots import operative, spymaster
from covernames.bots.belief import Belief
from covernames.bots.character import CHARACTERS, LEVELS, STEADY
from covernames.bots.lists import Class
from covernames.bots.mind import Floats, Mind
from covernames.bots.mind_bot import MindBot
from covernames.bots.nearness import Cosines, NearnessView, Places
from covernames.bots.pictured import PictureMind
from covernames.bots.plackett_luce import among, before_the_first_miss, speeds
from covernames.bots.space import Space
from covernames.bots.spelling import parts, spellings
from covernames.bots.stakes import Phantom, Rivalry, Stakes, Time
from covernames.game.table import Number, Tokens

GOLDEN = Path(__file__).parent / "golden" / "minds"
RED = "red-spymaster", "red-operatives"
BLUE = "blue-spymaster", "blue-operatives"

Lines = Iterator[str]


def numbers(values: Iterable[float]) -> str:
    return " ".join(f"{value:.3f}" for value in values)


def at_cells(values: Iterable[float]) -> str:
    """What is more than nothing, by its cell."""
    return " ".join(f"{cell}: {value:.3f}" for cell, value in enumerate(values) if value >= 0.0005)


# Spelling

FORMS = {
    "en": (
        "children feet geese knives leaves men mice oxen people scarves shelves teeth thieves "
        "wives wolves women halves loaves lives dice news mars lens christmas texas venus bus gas "
        "cats cities ties boxes buses quizzes churches dishes glass cactus basis dancing stopped "
        "played sing bed king red tried studied hopping seeing as pies Ice-cream café naïve "
        "o’clock thing cos using aged string eating acted skies axes oasis"
    ),
    "id": (
        "rumahnya makankan pergilah makanan gulai bukuku bukumu mengambil mengirim menyapu membaca "
        "memukul menulis mendapat merasa pengambil pengirim penyapu pembaca pemukul penulis "
        "pendapat perasa bermain terbang perbuatan dimakan kepergian sekolah anak-anak "
        "kuda-kuda batu mata airnya beras rumahan terasi memasak penari dibaca keju setia"
    ),
    "bg": (
        "градовете краевете лекцията лекцият градът конят реката селото хората децата градове "
        "краеве момчета имена красен красна красно красни лекция река земя книги село море деца "
        "хора очи уши ръце крака братя господа птици пръсти дом строевете строеве племена "
        "слънцето полето колата"
    ),
    "et": (
        "laulmine laulnud loetud majasse laulma laulja laulda maade raamatute koeraga jõeks "
        "linnast lauale laualt lapsena kolmeni linnad linnas maja tee laudade lauaks kirjutatud "
        "kassid"
    ),
    "th": "น้ำ นํ้า ว่ายน้ำ แม่น้ำ",
    "zh-Hant": "大海 海底 游泳",
}
MADE_OF = {
    "en": "rainbow sunset rains rain sun",
    "et": "vihmavari maa",
    "th": "แม่น้ำ มือ",
    "zh-Hant": "海海底 圖書館長",
}


def spelling() -> Lines:
    for language, words in FORMS.items():
        for word in words.split():
            yield f"{language} {word} = {' '.join(sorted(spellings(word, language)))}"
    for language, words in MADE_OF.items():
        for word in words.split():
            yield f"{language} {word} is made of {' '.join(parts(word, language))}"


# Hearing

SPACES = {
    "id": {
        "sungai": "air ikan jembatan perahu arus",
        "danau": "air perahu tenang ikan",
        "gunung": "tinggi batu salju mendaki",
        "buku": "membaca halaman perpustakaan tulisan",
    },
    "bg": {
        "река": "вода риба мост лодка",
        "море": "вода вълна риба дълбоко",
        "планина": "висока камък сняг",
        "книга": "четене страница библиотека",
    },
    "et": {
        "jõgi": "vesi kala sild paat",
        "meri": "vesi laine kalamees sügav",
        "mägi": "kõrge kivi lumi ronima",
        "raamat": "lugemine lehekülg raamatukogu lugema",
    },
    "th": {
        "ปลา": "แม่น้ำ ว่ายน้ำ ทะเล น้ำ",
        "ภูเขา": "สูง หิน หิมะ น้ำตก",
        "หนังสือ": "อ่าน หน้า ห้องสมุด",
    },
    "zh-Hant": {
        "魚": "大海 游泳 河 水",
        "山": "高 石頭 雪 登山",
        "書": "讀 圖書館 頁 讀書",
    },
}
TYPED = {
    "id": "air ikannya mendaki membca halaman-halaman perpustakaan perahukertas jembat gunung xyz",
    "bg": "вода реката рибата книги четен библиотеката камъкът лодкамост xyz",
    "et": "vesi kalad paadid lugemise raamatukogud kivimägi sügavad lume meri xyz",
    "th": "น้ำ นํ้า แม่น้ำ น้ำตก ว่าย ห้อง ปลาวาฬ xyz",
    "zh-Hant": "海 海底 讀書 圖 山水 登 河馬 xyz",
}
ENGLISH = (
    "water fish royal castle music concert crown crowns crowned crwon waterfish ocean swan green "
    "bridges leafy wood-water haunted scar piano orchestras orchst unknown castel-queen throned"
)


def hearing() -> Lines:
    everything = words_at(
        ocean=0, river=1, lake=2, tree=3, flower=4, king=5, palace=6, piano=7, violin=8, ghost=9
    )
    yield from heard("en", small_space(), everything, ENGLISH.split())
    own = words_at(ocean=0, water=1, castle=2, green=3, ghost=4)  # cards that have no list
    yield from heard("en", small_space(), own, ["fish", "royal", "tree", "ocean", "deep"])
    for language, lists in SPACES.items():
        space = Space(language, [(card, words.split()) for card, words in lists.items()])
        words = words_at(**{card: cell for cell, card in enumerate(lists)})
        yield from heard(language, space, words, TYPED[language].split())


def heard(language: str, space: Mind, words: tuple[str, ...], typed: list[str]) -> Lines:
    board = space.board(words)
    for each in typed:
        yield f"{language} hears {each}: {at_cells(board.strengths_of(each))}"
    for row, said in enumerate(board.clues):
        might, risk = board.strengths[row], board.risk_strengths[row]
        more = "" if np.allclose(might, risk) else f" | {at_cells(risk)}"
        yield f"{language} might say {said}: {at_cells(might)}{more}"


KINDS = (
    Class(("animal", "beast"), ("lion", "otter", "wombat")),
    Class(("circus", "fair", "beast"), ("clown", "lion", "seal")),
)
IN_CLASSES = {
    "zoo": "animal lion cage circus",
    "lion": "mane africa zoo animal",
    "otter": "river fur",
    "clown": "nose circus laugh",
    "river": "water bridge otter",
    "New York": "fair taxi river_boat big_apple",
}


def classes() -> Lines:
    """With classes beside the lists; the wombat and the seal have no list of their own."""
    lists = [(card, words.split()) for card, words in IN_CLASSES.items()]
    space = Space("en", lists, KINDS)
    words = words_at(zoo=0, lion=1, otter=2, clown=3, river=4, wombat=5, seal=6, taxi=7)
    typed = "animal animals beast circus fair lion wombat otters york apple river-boat boat cage"
    yield from heard("en", space, words, typed.split())


def pictured() -> Lines:
    """Two of the pictures wear a hat; the last one is of somebody's own."""
    lists = [(card, words.split()) for card, words in ON_PICTURES.items()]
    mind = PictureMind(Space("en", lists))
    words = (*PICTURED, "SQUID", *words_at()[5:])
    typed = "sea tentacle magician rabbit octopus Octopuses hat top-hat news jaws porcelain"
    yield from heard("en", mind, words, typed.split())


ON_PICTURES = {
    "octopus": "sea tentacle squid ink rabbit",
    "top hat": "magician gentleman rabbit",
    "teapot": "tea kettle porcelain",
    "shark": "sea fin jaws fish",
    "television": "screen news remote sea",
    "squid": "sea octopus ink",
}
PICTURED = (
    "#octopus-wears-top-hat",
    "#teapot-wears-top-hat",
    "#shark-in-television",
    f"#7-{7:016x}/teapot",
)


# Nearness


def nearness() -> Lines:
    """How strong, how apt and how dangerous: for a card with a list, and for a stranger."""
    nowhere = Places(np.zeros((2, 1), np.float32), np.zeros((2, 1), np.float32))
    view = NearnessView(small_space().nearness, nowhere, [False, True])
    for cosine in (-0.5, 0.0, 0.1, 0.14, 0.16, 0.2, 0.25, 0.3, 0.35, 0.5, 0.7, 0.9, 1.0):
        both = np.full((1, 2), cosine, np.float32)
        near = Cosines(both, both)
        each = (view.strengths(near), view.aptness(near), view.dangers(near))
        yield f"{cosine}: {' | '.join(numbers(some[0]) for some in each)}"


def mishearing() -> Lines:
    """What each level hears in a clue."""
    words = words_at(ocean=0, river=1, king=2, palace=3, piano=4)
    for level in LEVELS:
        for seed in (1, 2):
            ears = MindBot(small_space(), "en", seed, level).ears
            for said in ("water", "royal"):
                heard = ears.board(words).strengths_of(said)
                yield f"{level.name} {seed} hears {said}: {at_cells(heard)}"


# Choosing


def choosing() -> Lines:
    links = np.array([[1.0, 0.7, 0.3, 0.0], [0.9, 0.9, 0.1, 0.05]], np.float32)
    for temperature in (0.3, 0.6, 1.2):
        fast = speeds(links, temperature)
        for row in fast:
            yield f"speeds at {temperature}: {numbers(row)}"
            for count in (0, 1, 2, 2.5, 4):
                yield f"  among the first {count}: {numbers(among(row, count))}"
        for bad in (0.0, 0.2, 1.5):
            for row in before_the_first_miss(fast, np.full(2, bad)):
                yield f"  before a miss of {bad}: {numbers(row)}"


def worth() -> Lines:
    kinds = ("bystander", "blue", "assassin")
    races = [(Rivalry(m, "blue", t), f"{m} to {t}") for m in (1, 3, 6, 9) for t in (1, 2, 5, 8)]
    alone = [(Phantom(m, "blue", t), f"{m} to {t} alone") for m in (1, 3, 9) for t in (1, 3, 8)]
    scores: list[tuple[Stakes, str]] = [*races, *alone]
    for stakes, score in scores:
        yield told(stakes, score, kinds)
    pools = (Tokens(9), Tokens(4), Tokens(1), Tokens(0, 3), Tokens(0))
    for tokens in pools:
        for left in (1, 4, 15):
            score = f"{left} with {tokens.bystanders} and {tokens.checks} tokens"
            yield told(Time(left, tokens), score, ("bystander", "assassin"))


def told(stakes: Stakes, score: str, kinds: tuple[str, ...]) -> str:
    misses = " ".join(f"{kind} {numbers([stakes.missed(0, kind)])}" for kind in kinds)
    hurry = " in a hurry" if stakes.hurried else ""
    return f"{score}: over {numbers(map(stakes.over, range(4)))} miss {misses}{hurry}"


# Games

SPACE = small_space()


def at_the_start() -> Session:
    return game_with(ocean=0, river=1, king=2, palace=3, piano=9, violin=10, lake=17, ghost=24)


def near_the_assassin() -> Session:
    return game_with(ocean=0, lake=1, king=2, tree=9, flower=10, palace=18, river=24)


def with_leftovers() -> Session:
    """Two of three that water means are not found yet; blue has named music."""
    ours = {"ocean": 0, "river": 1, "lake": 2, "king": 3, "palace": 4}
    game = game_with(**ours, piano=9, violin=10, tree=14, flower=15, ghost=24)
    clue(game, "water", 3)
    game.act(RED[1], Guess(0))
    game.act(RED[1], Guess(17))
    clue(game, "music", 2)
    game.act(BLUE[1], Guess(9))
    game.act(BLUE[1], Stop())
    return game


def far_behind() -> Session:
    game = with_leftovers()
    clue(game, "nothing", 1)
    game.act(RED[1], Guess(18))
    clue(game, "anything", 3)
    for cell in (10, 11, 12, 13):
        game.act(BLUE[1], Guess(cell))
    return game


def warned() -> Session:
    game = with_leftovers()
    clue(game, "scary", 0)
    return game


def without_limit() -> Session:
    game = with_leftovers()
    clue(game, "royal", "unlimited")
    game.act(RED[1], Guess(3))
    return game


def in_mid_turn() -> Session:
    game = at_the_start()
    clue(game, "water", 2)
    game.act(RED[1], Guess(0))
    return game


def duet() -> Session:
    return game_with("duet", king=3, palace=4, ocean=13, river=15, lake=0, piano=8, violin=9)


def duet_later() -> Session:
    game = duet()
    game.act("a", GiveClue("royal", 2))
    game.act("b", Guess(3))
    game.act("b", Guess(18))
    game.act("b", GiveClue("music", 2))
    game.act("a", Guess(8))
    game.act("a", Stop())
    return game


def alone() -> Session:
    return game_with("two-player", ocean=0, river=1, king=2, piano=9, violin=10, ghost=24)


GAMES: dict[str, tuple[Callable[[], Session], tuple[str, ...]]] = {
    "at the start": (at_the_start, RED),
    "near the assassin": (near_the_assassin, RED),
    "with leftovers": (with_leftovers, RED),
    "far behind": (far_behind, RED),
    "far ahead": (far_behind, BLUE),
    "warned": (warned, RED),
    "without limit": (without_limit, RED),
    "in mid turn": (in_mid_turn, RED),
    "duet": (duet, ("a", "b")),
    "duet later": (duet_later, ("a", "b")),
    "alone": (alone, RED),
}


def planning() -> Lines:
    for name, (begin, (giver, _)) in GAMES.items():
        view = begin().view(giver)
        board = SPACE.board(view.table.words)
        for character in CHARACTERS.values():
            plan = spymaster.plan(view, board, character, lambda *_: True, Random(1))
            yield f"{name}, {character.name}: {planned(plan)}"
        asked: list[str] = []

        def never(word: str, number: Number) -> bool:
            asked.append(f"{word} {number}")  # noqa: B023 - asked below and not later
            return False

        spymaster.plan(view, board, STEADY, never, Random(1))
        yield f"  asks {', '.join(asked)}"


def planned(plan: spymaster.Plan | None) -> str:
    if plan is None:
        return "nothing"
    meant = " ".join(map(str, plan.meant))
    said = f"{plan.word} {plan.number} for {meant}"
    return f"{said} sure {numbers([plan.sure])} worth {numbers([plan.worth])}"


def guessing() -> Lines:
    for name, (begin, seats) in GAMES.items():
        guesser = seats[1]
        for said in ("water", "royal", "music", "haunted"):
            game = begin()
            if game.table.turn.phase == "clue":
                clue(game, said, 2)
            view = game.view(guesser)
            board = SPACE.board(view.table.words)
            yield f"{name}, {said}: {believed(operative.listen(view, board, 0.4))}"
            for character in CHARACTERS.values():
                touch = operative.guess(view, board, character)
                yield f"  {character.name} {touch.action} sure {numbers([touch.sure])}"


def believed(belief: Belief) -> str:
    return (
        f"own {at_cells(belief.own)} last {at_cells(belief.chances[:, -1])} "
        f"now {at_cells(belief.current)} before {at_cells(belief.earlier)}"
    )


# By chance: links that nobody would write down lead into every corner


class ByChance:
    """A board whose links are chance: a few strong ones, and more that somebody might hear."""

    clues = (*(f"say{one}{other}" for one in "bcdfghjk" for other in "lmnpr"), "two words")

    def __init__(self, words: tuple[str, ...], seed: int) -> None:
        self.words, self._seed = words, seed
        rng = np.random.default_rng(seed)
        size = len(self.clues), len(words)
        self.strengths = (rng.random(size) ** 5).astype(np.float32)
        more = np.where(rng.random(size) < 0.1, 0.6, 0.0)
        self.risk_strengths = np.maximum(self.strengths, more).astype(np.float32)

    def strengths_of(self, clue: str) -> Floats:
        """Every clue leads to three cards or so."""
        if clue in self.clues:
            row: Floats = self.risk_strengths[self.clues.index(clue)]
            return row
        rng = np.random.default_rng([self._seed, *clue.encode()])
        heard: Floats = (rng.random(len(self.words)) ** 8).astype(np.float32)
        return heard


def all_found_but(few: int) -> Session:
    """Many are found on both sides, and what was said last has left something."""
    game = game_with()
    clue(game, "river", 9)
    for cell in range(few, 9):
        game.act(RED[1], Guess(cell))
    game.act(RED[1], Guess(23))
    clue(game, "stone", 8)
    for cell in range(9 + few, 17):
        game.act(BLUE[1], Guess(cell))
    game.act(BLUE[1], Stop())
    return game


def later_still() -> Session:
    game = all_found_but(4)
    clue(game, "moon", 3)
    game.act(RED[1], Guess(22))
    clue(game, "sand", 2)
    game.act(BLUE[1], Guess(21))
    return game


BY_CHANCE = GAMES | {
    "few are left": (lambda: all_found_but(3), RED),
    "fewer are left": (lambda: all_found_but(2), RED),
    "later still": (later_still, RED),
}


def weighing() -> Lines:
    for name, (begin, (giver, guesser)) in BY_CHANCE.items():
        for seed in range(1, 7):
            game = begin()
            board = ByChance(game.table.words, seed)
            if game.table.turn.phase == "clue":
                view = game.view(giver)
                for character in (CHARACTERS["cautious"], STEADY, CHARACTERS["bold"]):
                    plan = spymaster.plan(view, board, character, lambda *_: True, Random(1))
                    chance = "-"
                    if plan is not None and plan.meant:
                        chance = numbers([spymaster.chance_of(view, board, plan)])
                    yield f"{name} {seed}, {character.name}: {planned(plan)} chance {chance}"
                clue(game, "sky", 1 + seed % 2)
            touch = operative.guess(game.view(guesser), board, CHARACTERS["bold"])
            then = " ".join(f"{each.cell}: {each.sure:.3f}" for each in touch.then)
            yield f"  {touch.action} sure {numbers([touch.sure])} then {then}"


WRITTEN: dict[str, Callable[[], Lines]] = {
    "spelling": spelling,
    "hearing": hearing,
    "classes": classes,
    "pictured": pictured,
    "nearness": nearness,
    "mishearing": mishearing,
    "choosing": choosing,
    "worth": worth,
    "planning": planning,
    "guessing": guessing,
    "weighing": weighing,
}


def write(name: str) -> str:
    return "\n".join(WRITTEN[name]()) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in WRITTEN:
        (GOLDEN / f"{name}.txt").write_text(write(name), "utf-8")
