"""A terminal speaks the language of the settings, and what is not translated stays English."""

import json
import subprocess
import sys

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands.index import COMMANDS, HelpText, raw_parser
from meadhall.client.system import speech
from meadhall.client.system.parser_words import texts_of
from meadhall.engines.phrases import Form, say


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    monkeypatch.delenv("MEADHALL_LANGUAGE", raising=False)
    return tmp_path


@pytest.fixture
def italian(monkeypatch):
    monkeypatch.setenv("MEADHALL_LANGUAGE", "it")


def choose_in_window(home, language):
    (home / "config").mkdir(exist_ok=True)
    (home / "config" / "settings.json").write_text(json.dumps({"language": language}))


def test_without_a_wish_it_is_english(capsys):
    assert speech.language() == "en"
    assert main(["--help"]) == 0
    assert "six Norse board games" in capsys.readouterr().out


def test_it_speaks_as_the_window_does_unless_the_environment_says_otherwise(home, monkeypatch):
    choose_in_window(home, "it")
    assert speech.language() == "it"
    monkeypatch.setenv("MEADHALL_LANGUAGE", "en")
    assert speech.language() == "en"


def test_a_language_that_is_not_there_is_english(monkeypatch):
    monkeypatch.setenv("MEADHALL_LANGUAGE", "xx")
    assert speech.language() == "en"


def test_every_command_is_listed_in_italian(italian, capsys):
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert "sei giochi da tavolo nordici" in out
    for _, purpose in COMMANDS.values():
        assert str(purpose) not in out


@pytest.mark.parametrize("name", COMMANDS)
def test_no_help_of_a_command_stays_english_in_italian(italian, capsys, name):
    assert main(["help", name]) == 0
    explained = " ".join(capsys.readouterr().out.split())
    with pytest.raises(SystemExit):
        main([name, "--help"])
    assert " ".join(capsys.readouterr().out.split()) == explained
    assert explained.startswith("uso: ") and "mostra questo aiuto" in explained
    for text in texts_of(raw_parser(name)):
        assert text not in explained, text
        assert " ".join(speech.translated(text).split()).split(" ", 1)[0] in explained


def test_a_language_that_is_only_begun_explains_commands_in_english(monkeypatch, capsys):
    monkeypatch.setenv("MEADHALL_LANGUAGE", "de")
    assert main(["help", "host"]) == 0
    assert "how many play; as few as possible if not given" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["host"], "mancano questi argomenti: game"),
        (["host", "hexentafl", "--seats", "x"], "valore non valido (int): 'x'"),
        (["host", "hexentafl", "--port", "x"], "'x' non è una porta"),
        (["join", "--at", "1.2.3.4:5", "--table", "Leif"], "non va insieme all'argomento --at"),
        (["join", "--at", "nowhere"], "'nowhere' non è un indirizzo"),
        (["join", "--nonsense"], "'--nonsense' qui non si capisce"),
        (["duel", "hexentafl"], "--seat va dato due volte, non 0"),
        (["duel", "hexentafl", "--seat", "leif", "--seat", "karl"], "nessuno si chiama 'leif'"),
        (["analyse"], "di' un gioco, o dai --position"),
        (["analyse", "hexentafl", "--lines", "0"], "--lines dev'essere da 1 a"),
        (["show", "hexentafl", "--board", "9x9"], "board non può essere '9x9'"),
        (["show", "hexentafel"], "intendevi hexentafl?"),
        (["completion", "tcsh"], "scelta non valida: 'tcsh'"),
    ],
)
def test_wrong_words_are_told_in_italian(italian, capsys, words, said):
    try:
        code = main(words)
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert said in capsys.readouterr().err


def test_a_duel_and_an_analysis_tell_their_results_in_italian(italian, capsys):
    seats = ["--seat", "random", "--seat", "greedy"]
    assert main(["duel", "hexentafl", *seats, "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert "2 partite in" in said and "ms per scelta" in said
    assert main(["analyse", "hexentafl", "--iterations", "40", "--jobs", "1"]) == 0
    assert "tocca a: difensori" in capsys.readouterr().out


def test_errors_are_told_in_italian(italian, capsys):
    assert main(["nonsense"]) == 2
    assert "non c'è un comando 'nonsense'" in capsys.readouterr().err
    assert main(["import", "-"]) in (1, 2)
    assert main(["show", "--position", "x"]) == 1
    assert "riga 1" in capsys.readouterr().err


def test_a_match_is_played_and_checked_in_italian(italian, home, monkeypatch, capsys):
    typed = iter(["d4-e4", "never", "resign", "yes"])
    monkeypatch.setattr("builtins.input", lambda prompt="": print(prompt) or next(typed))
    assert main(["play", "hexentafl", "--text", "--computer", "attackers:thrall"]) == 0
    said = capsys.readouterr().out
    assert "Scrivi una mossa" in said and "difensori>" in said
    assert "Vittoria: attaccanti" in said
    [file] = (home / "matches").glob("*.saga")
    assert main(["verify", str(file)]) == 0
    assert "La partita è in ordine fino alla fine" in capsys.readouterr().out


def test_what_programs_read_stays_english(italian, capsys):
    assert main(["games", "valheim", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["designer"] == "a designer the rulebook does not name"
    assert main(["games", "valheim"]) == 0
    assert "un autore che il regolamento non nomina" in capsys.readouterr().out


def test_a_form_without_a_translation_falls_back(italian):
    class Untranslated(Form):
        HELLO = "Hello to nobody in particular, {name}."

    assert speech.told(say(Untranslated.HELLO, name="Leif")).endswith("Leif.")
    assert speech.told(HelpText.STOPPED) == "Interrotto."


def test_help_loads_no_rules_and_compiles_nothing(home):
    program = (
        "import sys; from meadhall.client.__main__ import main; main(['--help']);"
        "sys.exit(any(name in sys.modules for name in"
        " ('meadhall.engines.hexentafl.state', 'mypyc', 'mypy', 'setuptools', 'PySide6')))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
