"""``covernames benchmark`` as a person runs it."""

from __future__ import annotations

import hashlib
import io
import json
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from covernames.decks import LANGUAGES
from covernames.hearing import bigbench
from local_server import Answering
from terminal import invoke

COMMAND = ("benchmark", "people")
CLUES = [
    {"words": ["SEA", "KING", "PIANO"], "clue": "ocean", "targets": ["SEA"]},
    {"words": ["SEA", "KING", "zqxv"], "clue": "royal", "targets": ["KING"], "assassin": "SEA"},
]
TASK = {
    "examples": [
        {
            "input": "Try to identify the 1 word best associated with the word OCEAN from the "
            "following list: sea, king, piano. Give your answer in alphabetical order.",
            "target": "sea",
        }
    ]
}
SDIST = f"bigbench-{bigbench.VERSION}"


@pytest.fixture
def clues(tmp_path: Path) -> Path:
    path = tmp_path / "clues.jsonl"
    path.write_text("\n".join(map(json.dumps, CLUES)), "utf-8")
    return path


def packed(path: Path, **files: str) -> Path:
    """A source package of BIG-bench's form, with whatever else is in it."""
    member = f"{SDIST}/bigbench/{bigbench.MEMBER}"
    with tarfile.open(path, "w:gz") as archive:
        for name, text in {**files, member: json.dumps(TASK)}.items():
            about = tarfile.TarInfo(name)
            about.size = len(text.encode())
            archive.addfile(about, io.BytesIO(text.encode()))
    return path


def test_every_bot_has_its_rows(clues: Path) -> None:
    code, out = invoke(*COMMAND, clues, "--bot", "associations", "--bot", "noisy:0")
    assert code == 0
    assert out.index("associations") < out.index("noisy:0")
    assert "all well" in out
    assert "Assassin" in out
    assert "Other team" not in out


def test_as_json(clues: Path) -> None:
    clues.write_text(json.dumps({**CLUES[0], "guesses": ["KING"]}), "utf-8")
    code, out = invoke(*COMMAND, clues, "--json")
    assert code == 0
    of_people, ours = json.loads(out)
    assert (of_people["bot"], ours["bot"]) == ("people", "associations")
    assert ours["groups"]["all"]["first"]["count"] == 1
    assert of_people["groups"]["all"]["first"]["count"] == 0
    assert ours["heard"] == [{"clue": 0, "touched": [0]}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(clues: Path, language: str) -> None:
    code, out = invoke(*COMMAND, clues, "--ui", language)
    assert code == 0
    assert ("First touch" in out) == (language == "en")
    clues.write_text(json.dumps({**CLUES[0], "targets": ["TREE"]}), "utf-8")
    code, out = invoke(*COMMAND, clues, "--ui", language)
    assert code == 1
    assert "1" in out
    assert "TREE" in out
    assert ("line 1: TREE is not among the words." in out) == (language == "en")


def test_bigbench_is_read_from_its_task_or_its_package(tmp_path: Path) -> None:
    task, wheel = tmp_path / "task.json", tmp_path / "bigbench.whl"
    task.write_text(json.dumps(TASK), "utf-8")
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"bigbench/{bigbench.MEMBER}", json.dumps(TASK))
    for path in (task, wheel, packed(tmp_path / "sdist.tar.gz", other="1")):
        code, out = invoke(*COMMAND, path, "--json")
        assert code == 0, out
        assert json.loads(out)[0]["groups"]["all"]["first"]["count"] == 1


BACKEND = """
from pathlib import Path

def prepare_metadata_for_build_wheel(folder, settings=None):
    about = Path(folder) / "bigbench-1.0.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\\nName: bigbench\\nVersion: 1.0.0\\n")
    return about.name
"""
PROJECT = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'


def test_bigbench_is_fetched_once_after_its_licence_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    files = {f"{SDIST}/pyproject.toml": PROJECT, f"{SDIST}/backend.py": BACKEND}
    package = packed(shelf / f"{SDIST}.tar.gz", **files)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(shelf))
    monkeypatch.setattr(bigbench, "user_cache_path", lambda _: tmp_path / "cache")

    code, out = invoke(*COMMAND, "--fetch", "bigbench")  # another package than the one we know
    assert code == 1
    assert "pip could not fetch bigbench==1.0.0" in out
    assert list(bigbench.place().parent.iterdir()) == []

    digest = hashlib.sha256(package.read_bytes()).hexdigest()
    monkeypatch.setattr(bigbench, "SHA256", digest)
    code, out = invoke(*COMMAND, "--fetch", "bigbench")
    assert code == 0, out
    assert out.index("Apache-2.0") < out.index("358 MB") < out.index("Clues that people gave")
    assert [path.name for path in bigbench.place().parent.iterdir()] == ["task.json"]

    package.unlink()
    code, out = invoke(*COMMAND, "--fetch", "bigbench")
    assert code == 0
    assert "Apache-2.0" in out
    assert "358 MB" not in out


def test_without_pip_people_are_told_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bigbench, "user_cache_path", lambda _: tmp_path)
    monkeypatch.setattr(bigbench, "find_spec", lambda _: None)
    code, out = invoke(*COMMAND, "--fetch", "bigbench")
    assert code == 1
    assert "source package of bigbench==1.0.0" in out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "Name a file with clues"),
        (["--fetch", "codes"], "codes cannot be fetched"),
        (["{folder}"], "cannot be read."),
        (["{folder}/none"], "none cannot be read."),
        (["{folder}/broken.gz"], "broken.gz cannot be read."),
        (["{folder}/empty.zip"], "does not contain BIG-bench’s “codenames” task"),
        (["{folder}/other.json"], "does not contain BIG-bench’s “codenames” task"),
        (["{folder}/text"], "text, line 2: this is not a clue with its cards."),
        (["{folder}/clues.jsonl", "--lang", "xx"], "There is no language called xx."),
        (["{folder}/clues.jsonl", "--bot", "nobody"], "The bot nobody cannot play"),
        (["{folder}/clues.jsonl", "--bot", "vectors:none"], "no vectors called none"),
    ],
)
def test_what_cannot_be_is_told(args: list[str], said: str, clues: Path) -> None:
    folder = clues.parent
    (folder / "broken.gz").write_bytes(b"\x1f\x8bnonsense")
    zipfile.ZipFile(folder / "empty.zip", "w").close()
    with zipfile.ZipFile(folder / "empty.zip", "w") as archive:
        archive.writestr("other.txt", "1")
    (folder / "other.json").write_text('{"examples": 1}')
    (folder / "text").write_text(f"{json.dumps(CLUES[0])}\nnonsense\n")
    code, out = invoke(*COMMAND, *(arg.replace("{folder}", str(folder)) for arg in args))
    assert code == 1
    assert said in out


def test_what_is_too_large_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covernames.hearing.sources.LARGEST", 10)
    code, out = invoke(*COMMAND, packed(tmp_path / "sdist.tar.gz"))
    assert code == 1
    assert "cannot be read." in out


def test_bots_of_ones_own_and_at_addresses(clues: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent.parent / "examples")
    before = list(sys.path)
    with Answering(lambda _: b'{"do": "guess", "cell": 0}') as server:
        code, out = invoke(*COMMAND, clues, "--bot", "letters:Letters", "--bot", server.url)
    assert code == 0, out
    assert sys.path == before
    asked = json.loads(server.requests[0][2])
    assert (asked["ask"], asked["touchable"]) == ("guess", [0, 1, 2])
    sys.modules.pop("letters", None)


def test_a_bot_that_fails_is_told(clues: Path) -> None:
    code, out = invoke(*COMMAND, clues, "--bot", "http://127.0.0.1:1", "--bot", "associations")
    assert code == 1
    assert "2 clues are not counted because http://127.0.0.1:1 failed." in out
    assert "100% (34–100)" in out.replace("\n", " ")


def test_a_model_that_never_answers_is_not_counted(clues: Path) -> None:
    with Answering(lambda _: b"I would rather not say.") as server:
        model = ("--bot", "llm:small", "--llm-url", server.url)
        code, out = invoke(*COMMAND, clues, *model)
    assert code == 1
    assert "the model never answered" in out


def test_what_bots_cannot_make_anything_of_is_told(clues: Path) -> None:
    clues.write_text(json.dumps({**CLUES[0], "clue": "zqxvk"}), "utf-8")
    assert "associations could make nothing of 1 clue." in invoke(*COMMAND, clues)[1]
